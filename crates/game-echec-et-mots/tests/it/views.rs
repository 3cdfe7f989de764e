//! What viewers see.

use game_core::{Game as _, NoDice, Positions as _, Seat, Viewer};
use game_echec_et_mots::{Action, EchecEtMots, Rules, View};

use crate::french;

const BARE: &str = "..../.../..../.../..../.../....";

fn seen(position: &str, viewer: Viewer) -> View {
    let game = french();
    game.view(&game.place(position).expect("a position"), viewer)
}

#[test]
fn only_the_seat_awaited_is_shown_its_moves() {
    let at = "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ a0,g0 a8,g8 - - w 0 0";
    let dests = |viewer| seen(at, viewer).dests;
    let own: Vec<(String, String)> = dests(Viewer::Seat(Seat(0))).into_iter().collect();
    let expected = [("a0", "b2c1"), ("g0", "e1f2")];
    assert_eq!(own, expected.map(|(from, to)| (from.to_owned(), to.to_owned())));
    assert!(dests(Viewer::Seat(Seat(1))).is_empty());
    assert!(dests(Viewer::Spectator).is_empty());
}

#[test]
fn dangers_are_squares_that_enemies_reach() {
    let at = format!("{BARE} c4,g0 d6,g8 ABC N w 3 4");
    let view = seen(&at, Viewer::Seat(Seat(0)));
    assert_eq!(view.threatened, ["c4"]);
    // From d6 and g8; a8 is no square of White, and Black cannot reach the strips of White.
    assert_eq!(view.dangers, ["b5", "b7", "c4", "e4", "e7", "f5", "f6", "f7"]);
    assert_eq!(seen(&at, Viewer::Seat(Seat(1))).threatened, ["d6"]);
    assert!(seen(&at, Viewer::Spectator).dangers.is_empty());
}

#[test]
fn a_last_knight_is_in_danger_of_racks_that_may_hold_a_word() {
    let few = format!("{BARE} c4 d6,g8 ABC ORANG w 3 4");
    assert!(seen(&few, Viewer::Seat(Seat(0))).dangers.is_empty());
    let enough = format!("{BARE} c4 d6,g8 ABC ORANGE w 3 4");
    assert_eq!(seen(&enough, Viewer::Seat(Seat(0))).threatened, ["c4"]);
    let finishing = format!("{BARE} c4,g0 d6 ABC ORANGE w 3 4");
    let view = seen(&finishing, Viewer::Seat(Seat(0)));
    assert_eq!(view.finishing, ["c4d6"]);
    assert!(!view.dests["c4"].contains("d6"));
    assert!(seen(&finishing, Viewer::Seat(Seat(1))).finishing.is_empty());
}

#[test]
fn a_sheltered_knight_is_in_no_danger() {
    let at = "T.SE/LNP/AEOI/BUR/MNTS/CVD/FGHJ c7,g0 a8,g8 R - b 0 4";
    assert!(seen(at, Viewer::Seat(Seat(1))).threatened.is_empty());
    let game = EchecEtMots::new(
        Rules {
            start_safe: false,
            ..Rules::DEFAULT
        },
        crate::few_words(),
    );
    let view = game.view(&game.place(at).expect("a position"), Viewer::Seat(Seat(1)));
    assert_eq!(view.threatened, ["a8"]);
}

#[test]
fn a_settled_game_explains_every_point() {
    let game = french();
    let mut state = game
        .place(&format!("{BARE} c4,g0 d6,g8 CHEVALX ORANGEYZ w 0 9"))
        .expect("a position");
    let mut phases = Vec::new();
    for action in ["c4-e5 #cheval", ">orange"] {
        let action: Action = action.parse().expect("an action");
        for event in game
            .decide(&state, state.side(), &action, &mut NoDice)
            .expect("legal")
        {
            game.evolve(&mut state, &event);
        }
        phases.push(game.view(&state, Viewer::Spectator).phase);
    }
    assert_eq!(phases, ["reply", "over"]);
    let view = game.view(&state, Viewer::Spectator);
    let announced = view.announced.expect("an announcement");
    assert_eq!(
        (announced.seat, announced.word.as_deref(), announced.knight),
        (0, Some("CHEVAL"), false)
    );
    let (white, black) = view.score.expect("a score");
    assert_eq!(
        (
            white.letters,
            white.unused,
            white.points,
            white.bonus,
            white.total
        ),
        (6, 1, 11, 3, 14)
    );
    assert_eq!(
        (
            black.letters,
            black.unused,
            black.points,
            black.bonus,
            black.total
        ),
        (6, 2, 10, 0, 10)
    );
    assert_eq!(white.word.as_deref(), Some("CHEVAL"));
    assert_eq!(view.longest.len(), 1);
    assert!(view.longest[0].0 >= 6 && view.longest[0].1 >= 6);
}
