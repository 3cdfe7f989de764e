//! R34, R35: several stores on one journal, as several nodes have them.

use std::sync::Barrier;
use std::thread;

use journal::{AppendError, Marks, Store};

use crate::home::Home;
use crate::{id, records, texts};

on_every_store!(
    of_two_who_race_for_every_place_one_wins_it,
    batches_that_cross_each_other_all_come_through,
    a_store_that_believes_in_an_old_length_is_told,
    marks_alone_do_not_outrun_records,
);

/// Both write the same words, so that only what they are answered tells them apart.
fn of_two_who_race_for_every_place_one_wins_it(home: &Home) {
    const PLACES: u64 = 60;
    let stores = [home.share(), home.share()];
    let start = Barrier::new(2);
    let wins = thread::scope(|scope| {
        let racers = stores.each_ref().map(|store| {
            let start = &start;
            scope.spawn(move || {
                let mut won = Vec::new();
                for place in 0..PLACES {
                    start.wait();
                    match store
                        .append(&id("a"), place, texts(["same"]), Marks::default())
                        .wait()
                    {
                        Ok(length) => {
                            assert_eq!(length, place + 1);
                            won.push(place);
                        }
                        Err(AppendError::Conflict { found }) => assert_eq!(found, place + 1),
                        Err(error) => panic!("{error:?}"),
                    }
                }
                won
            })
        });
        racers.map(|racer| racer.join().expect("racer ends"))
    });
    let mut all = wins.concat();
    all.sort_unstable();
    assert_eq!(all, (0..PLACES).collect::<Vec<_>>());
    assert_eq!(records(&*stores[0], &id("a")).len() as u64, PLACES);
}

/// Many tables at once, named by the two in opposite orders.
fn batches_that_cross_each_other_all_come_through(home: &Home) {
    let stores = [home.share(), home.share()];
    let won: usize = thread::scope(|scope| {
        let writers = [0, 1].map(|writer| {
            let store = &stores[writer];
            scope.spawn(move || {
                let mut won = 0;
                for round in 0..10 {
                    let mut tables: Vec<_> = (0..40).map(|n| id(&format!("t{n}"))).collect();
                    if writer == 1 {
                        tables.reverse();
                    }
                    let pending: Vec<_> = tables
                        .iter()
                        .map(|table| {
                            let marks = Marks::default().add("round", round.to_string()).live(true);
                            store.append(table, round, texts(["x"]), marks)
                        })
                        .collect();
                    for pending in pending {
                        match pending.wait() {
                            Ok(_) => won += 1,
                            // The other may be a round ahead by now, or behind.
                            Err(AppendError::Conflict { .. }) => {}
                            Err(error) => panic!("{error:?}"),
                        }
                    }
                }
                won
            })
        });
        writers
            .map(|writer| writer.join().expect("writer ends"))
            .iter()
            .sum()
    });
    let kept: usize = (0..40)
        .map(|n| records(&*stores[0], &id(&format!("t{n}"))).len())
        .sum();
    assert_eq!(won, kept);
    assert!(kept >= 40, "somebody won every first place");
}

fn a_store_that_believes_in_an_old_length_is_told(home: &Home) {
    let [one, other] = [home.share(), home.share()];
    let table = id("a");
    let append = |store: &dyn Store, length, texts: Vec<String>| {
        store.append(&table, length, texts, Marks::default()).wait()
    };
    assert_eq!(append(&*one, 0, texts(["x"])).expect("appended"), 1);
    assert_eq!(append(&*other, 1, texts(["y", "z"])).expect("appended"), 3);
    for length in [1, 0, 2, 4] {
        let refused = append(&*one, length, texts(["late"]));
        assert!(
            matches!(refused, Err(AppendError::Conflict { found: 3 })),
            "{refused:?}"
        );
    }
    assert_eq!(append(&*one, 3, Vec::new()).expect("as long as that"), 3);
    assert_eq!(records(&*other, &table), ["x", "y", "z"]);
}

/// One node lets a table rest at a length at which another goes on and wakes it: whichever comes first, the
/// table is awake in the end if records were the last to come.
fn marks_alone_do_not_outrun_records(home: &Home) {
    let stores = [home.share(), home.share()];
    let start = Barrier::new(2);
    for round in 0..40 {
        let table = id(&format!("t{round}"));
        let rested = thread::scope(|scope| {
            let rest = scope.spawn(|| {
                start.wait();
                stores[0]
                    .append(&table, 0, Vec::new(), Marks::default().live(false))
                    .wait()
            });
            start.wait();
            let woken = stores[1]
                .append(&table, 0, texts(["x"]), Marks::default().live(true))
                .wait();
            assert_eq!(woken.expect("nobody else appends records"), 1);
            rest.join().expect("ends")
        });
        assert!(
            matches!(rested, Ok(0) | Err(AppendError::Conflict { found: 1 })),
            "{rested:?}"
        );
        let live = stores[0].live().wait().expect("listed");
        assert!(live.contains(&table), "{rested:?}");
    }
}
