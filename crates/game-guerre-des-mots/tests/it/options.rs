//! Options of the deal and of what is seen: each with its effect.

use game_core::{Game as _, Positions as _, Seat, Viewer};
use game_guerre_des_mots::{GuerreDesMots, HandSize, Rules, State, Tile};
use game_testkit::TestDice;

use crate::layout::Layout;

fn dealt(rules: Rules) -> State {
    let game = GuerreDesMots::new(rules, lexicon_fr::french());
    let mut state = game.blank();
    for event in game.setup(&mut TestDice::new(7)) {
        game.evolve(&mut state, &event);
    }
    state
}

/// 2.4: letters, a joker and a cross for everybody, the rest in the reserve.
#[test]
fn hands_are_as_large_as_the_option_says() {
    for (hand, seats, letters, reserve) in [
        (HandSize::Printed, 2, 18, 52),
        (HandSize::Printed, 5, 16, 8),
        (HandSize::Printed, 8, 11, 0),
        (HandSize::Inclusive, 2, 16, 56),
        (HandSize::Inclusive, 5, 14, 18),
        (HandSize::Inclusive, 8, 11, 0),
    ] {
        let state = dealt(Rules {
            seats,
            hand,
            ..Rules::DEFAULT
        });
        for seat in (0..seats).map(Seat) {
            let arsenal = state.arsenal(seat);
            assert_eq!(arsenal.len(), letters + 2, "{hand:?} {seats}");
            assert_eq!((arsenal.count(Tile::JOKER), arsenal.count(Tile::CROSS)), (1, 1));
        }
        assert_eq!(state.reserve().len(), reserve, "{hand:?} {seats}");
    }
}

/// the jokers and crosses that nobody got.
#[test]
fn unused_jokers_and_crosses_go_to_the_reserve_if_wanted() {
    for (reserve_all, left) in [(false, 0), (true, 6)] {
        let state = dealt(Rules {
            reserve_all,
            ..Rules::DEFAULT
        });
        let count = |tile| state.reserve().count(tile);
        assert_eq!((count(Tile::JOKER), count(Tile::CROSS)), (left, left));
        assert_eq!(state.reserve().len(), 52 + 2 * usize::from(left));
    }
}

/// A table where S has laid RUSA and holds an E.
fn table(setting: &str) -> (GuerreDesMots, State) {
    let rules = match setting {
        "" => Rules::DEFAULT,
        _ => {
            let (name, value) = setting.split_once('=').expect("a setting");
            Rules::configure(&[(name.to_owned(), value.to_owned())]).expect("an option")
        }
    };
    let mut layout = Layout::new(2, "S")
        .chain("S1", &["RUSA@e22h"])
        .arsenal("S", "E/È");
    if !setting.is_empty() {
        layout = layout.option(setting);
    }
    let game = GuerreDesMots::new(rules, lexicon_fr::french());
    let state = game.place(&layout.text()).expect("a position");
    (game, state)
}

/// What N sees: the Arsenal of S, if he does, and the back of the A that S laid.
fn seen(setting: &str) -> (Option<Vec<String>>, Option<String>) {
    let (game, state) = table(setting);
    let view = game.view(&state, Viewer::Seat(Seat(1)));
    let arsenal = view.seats[0]
        .arsenal
        .as_ref()
        .map(|held| held.iter().map(|held| held.front.clone()).collect());
    let laid = &view.chains[0].tiles[3];
    assert_eq!(laid.letter.as_deref(), Some("A"));
    (arsenal, laid.back.clone())
}

/// Arsenals are hidden, and so are the backs of vowels that were never shown.
#[test]
fn arsenals_and_backs_are_open_if_wanted() {
    let back = Some("Â".to_owned());
    assert_eq!(seen(""), (None, None));
    assert_eq!(seen("public_backs=true"), (None, back.clone()));
    assert_eq!(seen("open_arsenals=true"), (Some(vec!["E".to_owned()]), back));
}
