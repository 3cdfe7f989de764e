//! What every computer player holds to, whatever its game.

use std::sync::atomic::Ordering;
use std::time::Duration;

use catalog::{AnySession, Budget, Effort, Kind, Level, Thought};
use game_core::Seat;
use game_testkit::TestDice;

/// A game just dealt in which the computer has the first seat.
fn begun(kind: Kind, level: Level) -> Box<dyn AnySession> {
    let game = catalog::game(kind, &[], catalog::french()).expect("every game has its defaults");
    let mut session = game.deal(&mut TestDice::new(4));
    session.seat_bot(Seat(0), level, 1);
    session
}

fn chosen(session: &mut dyn AnySession, effort: &Effort) -> Thought {
    session.think(Seat(0), effort).expect("it is awaited")
}

#[test]
fn whoever_is_told_to_stop_beforehand_still_answers() {
    for &kind in Kind::ALL {
        for level in Level::all() {
            for budget in [
                Budget::Infinite,
                Budget::MoveTime(Duration::ZERO),
                Budget::Nodes(0),
                Budget::Depth(0),
            ] {
                let effort = Effort::new(budget);
                effort.stop.store(true, Ordering::Relaxed);
                let mut session = begun(kind, level);
                let Thought { action, .. } = chosen(session.as_mut(), &effort);
                let done = session.act(&action, &mut TestDice::new(1));
                assert_eq!(done, Ok(None), "{kind}, level {level}, {budget:?}: {action}");
            }
        }
    }
}

#[test]
fn levels_below_the_highest_do_not_depend_on_time() {
    for &kind in Kind::ALL {
        for level in Level::all().filter(|&level| level < Level::HIGHEST) {
            let choose = |budget| chosen(begun(kind, level).as_mut(), &Effort::new(budget));
            let minute = choose(Budget::MoveTime(Duration::from_secs(60)));
            assert_eq!(minute, choose(Budget::Infinite), "{kind}, level {level}");
        }
    }
}
