//! Tables of any game, opened and restored.

use std::sync::Arc;

use catalog::{Budget, Effort, Kind, Level, OpenFault, open_table, restore_table};
use game_core::{Seat, Viewer};
use room::{
    Actor, Host, Input, Millis, Name, OfferKind, Phase, Place, PlaceSpec, PlayerId, Refusal, Salt, Secret,
    SpecFault, TableSpec,
};

fn spec(kind: Kind) -> TableSpec {
    let mut places = vec![PlaceSpec::default(); usize::from(kind.seats()[0])];
    places[1].bot = Some(1);
    TableSpec {
        private: false,
        ..TableSpec::new(kind.slug(), places)
    }
}

fn host() -> Host {
    Host {
        player: PlayerId(1),
        name: Name::new("Odile").unwrap(),
        salt: Salt::EMPTY,
        places: vec![Place(0), Place(1)],
    }
}

#[test]
fn what_was_opened_is_restored_and_the_computer_can_play_it() {
    for &kind in Kind::ALL {
        let (mut table, mut lines) = open_table(
            spec(kind),
            Millis(5),
            host(),
            Secret::new([3; 32]),
            catalog::french(),
        )
        .unwrap();
        for _ in 0..6 {
            let Some((place, seat, _)) = table.table().awaited_bots().next() else {
                // The computer's advice serves the person as well as anybody's.
                let seat = table.table().awaited().iter().next().unwrap();
                let job =
                    Arc::<dyn catalog::AnyTable>::from(table.fork()).bot_job(seat, Level::new(1).unwrap(), 1);
                let action = job(&Effort::new(Budget::Nodes(200))).action;
                play(table.as_mut(), &mut lines, Actor::Player(PlayerId(1)), action);
                continue;
            };
            let job =
                Arc::<dyn catalog::AnyTable>::from(table.fork()).bot_job(seat, Level::new(1).unwrap(), 2);
            let action = job(&Effort::new(Budget::Nodes(200))).action;
            play(table.as_mut(), &mut lines, Actor::Bot(place), action);
        }
        let restored = restore_table(&lines, catalog::french()).unwrap();
        assert_eq!(restored.table(), table.table());
        let viewer = Viewer::Seat(Seat(0));
        assert_eq!(restored.view(viewer).get(), table.view(viewer).get());
        assert_eq!(restored.length(), table.history(viewer).len());
        let secretive =
            Viewer::all(2).any(|other| texts(&table.history(other)) != texts(&table.history(viewer)));
        let sheet = restored.export(&[]);
        if secretive {
            assert_eq!(sheet, Err(Refusal::SheetSealed), "{}", kind.slug());
            tell(
                table.as_mut(),
                &mut lines,
                Actor::Player(PlayerId(1)),
                &Input::Resign,
            );
            assert!(!table.export(&[]).unwrap().2.is_empty());
        } else {
            assert!(!sheet.unwrap().2.is_empty());
        }
    }
}

fn texts(notices: &[room::Json]) -> Vec<&str> {
    notices.iter().map(|notice| notice.get()).collect()
}

/// Échec et Mots H1, H2: an odd number of games, and one more when nobody leads.
#[test]
fn a_tied_match_of_echec_et_mots_goes_on() {
    let mut spec = spec(Kind::EchecEtMots);
    spec.places[1].bot = None;
    let open = |spec| open_table(spec, Millis(5), host(), Secret::new([3; 32]), catalog::french());
    let even = TableSpec {
        games: 2,
        ..spec.clone()
    };
    assert!(matches!(
        open(even).err(),
        Some(OpenFault::Spec(SpecFault::Games))
    ));
    let (mut table, mut lines) = open(spec).unwrap();
    assert!(lines[0].contains("\tdicollecte-7.5@"), "{}", lines[0]);
    let player = Actor::Player(PlayerId(1));
    tell(table.as_mut(), &mut lines, player, &Input::Offer(OfferKind::Draw));
    assert_eq!(
        (table.table().phase(), table.table().score()),
        (Phase::Between, &[0, 0][..])
    );
    tell(table.as_mut(), &mut lines, player, &Input::Next);
    assert_eq!(table.table().place_of(Seat(0)), Some(Place(1)));
    tell(table.as_mut(), &mut lines, player, &Input::Resign);
    assert_eq!((table.table().phase(), table.table().game()), (Phase::Over, 2));
    assert_eq!(
        restore_table(&lines, catalog::french()).unwrap().table(),
        table.table()
    );
}

fn play(table: &mut dyn catalog::AnyTable, lines: &mut Vec<String>, actor: Actor, action: String) {
    tell(table, lines, actor, &Input::Act(action));
}

fn tell(table: &mut dyn catalog::AnyTable, lines: &mut Vec<String>, actor: Actor, input: &Input) {
    let seen = table.table().version();
    let mut fresh = || Secret::new([0; 32]);
    let decided = table.decide(Millis(9), actor, seen, input, &mut fresh).unwrap();
    table.fold(&decided, &[]);
    lines.extend(decided.lines());
}

#[test]
fn a_table_that_cannot_be_opened_says_why() {
    let open = |change: fn(&mut TableSpec)| {
        let mut spec = spec(Kind::Echecs);
        change(&mut spec);
        open_table(spec, Millis(5), host(), Secret::new([3; 32]), catalog::french()).err()
    };
    assert!(matches!(
        open(|spec| spec.game = "go".into()),
        Some(OpenFault::Game(_))
    ));
    assert!(matches!(
        open(|spec| spec.places[1].bot = Some(9)),
        Some(OpenFault::Level(9))
    ));
    assert!(matches!(open(|spec| spec.games = 0), Some(OpenFault::Spec(_))));
    let option = open(|spec| spec.options = vec![("profile".into(), "blitz".into())]);
    assert!(matches!(option, Some(OpenFault::Option(..))));
    assert!(matches!(
        restore_table(&[], catalog::french()),
        Err(OpenFault::Corrupt(_))
    ));
    assert!(matches!(
        restore_table(&["no record".to_owned()], catalog::french()),
        Err(OpenFault::Corrupt(_))
    ));
}

/// La Guerre des Mots 15.7: whoever's time is up leaves, and the next player's runs.
#[test]
fn a_fallen_flag_hands_the_time_over() {
    let mut spec = spec(Kind::GuerreDesMots);
    spec.options = vec![("seats".to_owned(), "3".to_owned())];
    let place = PlaceSpec {
        bot: None,
        quota: Some(room::Quota {
            base: 10_000,
            increment: 0,
        }),
    };
    spec.places = vec![place; 3];
    let host = Host {
        places: (0..3).map(Place).collect(),
        ..host()
    };
    let (mut table, mut lines) =
        open_table(spec, Millis(5), host, Secret::new([3; 32]), catalog::french()).unwrap();
    let player = Actor::Player(PlayerId(1));
    for _ in 0..3 {
        play(table.as_mut(), &mut lines, player, "-".to_owned());
    }
    assert_eq!(table.deadline(), Some(Millis(10_009)));
    let flag = table.overdue(Millis(10_009));
    assert_eq!(flag.lines().len(), 1);
    table.fold(&flag, &[]);
    lines.extend(flag.lines());
    assert_eq!(table.table().phase(), Phase::Playing);
    assert_eq!(table.table().awaited(), Seat(1).into());
    let clocks = table.table().clocks().unwrap();
    assert!(clocks.is_running(Seat(1)) && !clocks.is_running(Seat(0)));
    assert!(table.overdue(Millis(10_009)).is_empty());
    assert_eq!(table.deadline(), Some(Millis(20_009)));
    let restored = restore_table(&lines, catalog::french()).unwrap();
    assert_eq!(restored.table(), table.table());
}
