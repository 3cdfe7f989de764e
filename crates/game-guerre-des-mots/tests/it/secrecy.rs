//! What viewers must not be told, told one by one. That nothing else leaks is a law that the crate runs
//! on random tables.

use game_core::{Game as _, Incident, NoDice, Seat, Viewer};
use game_guerre_des_mots::{Action, Deal, Event, GuerreDesMots, Notice, Rules, State};
use game_testkit::TestDice;
use serde::Serialize;

use crate::laws::few_words;
use crate::views::{coup, listed, placed, play, seat};

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

/// Every viewer but one seat.
fn others(game: &GuerreDesMots, but: u8) -> Vec<Viewer> {
    Viewer::all(game.seats())
        .filter(|viewer| !viewer.is(Seat(but)))
        .collect()
}

#[test]
fn a_deal_tells_everybody_their_own_letters_only() {
    for seats in 2..=8 {
        let rules = Rules {
            seats,
            ..Rules::DEFAULT
        };
        let game = GuerreDesMots::new(rules, few_words());
        let events = game.setup(&mut TestDice::new(u64::from(seats)));
        let [event] = events.as_slice() else {
            panic!("one deal");
        };
        for viewer in Viewer::all(seats) {
            let Notice::Dealt {
                sizes,
                arsenals,
                reserve,
            } = game.redact(&game.blank(), event, viewer)
            else {
                panic!("a deal");
            };
            assert!(sizes.iter().all(|&size| size == rules.hand_size() + 2));
            assert_eq!(reserve, 88 - usize::from(seats) * rules.hand_size());
            for (holder, arsenal) in (0..).map(Seat).zip(&arsenals) {
                assert_eq!(arsenal.is_some(), viewer.is(holder), "{viewer} and {holder}");
            }
        }
    }
}

/// A deal in which two seats have changed hands, and the reserve with them, is told alike.
#[test]
fn two_deals_look_alike_to_whoever_got_the_same() {
    let game = GuerreDesMots::new(
        Rules {
            seats: 3,
            ..Rules::DEFAULT
        },
        few_words(),
    );
    let Some(Event::Deal(deal)) = game.setup(&mut TestDice::new(7)).pop() else {
        panic!("a deal");
    };
    let mut other = deal.clone();
    other.arsenals.swap(1, 2);
    assert_ne!(deal, other);
    let blank = game.blank();
    let told = |deal: &Deal, viewer| game.redact(&blank, &Event::Deal(Box::new(deal.clone())), viewer);
    for viewer in [seat(0), Viewer::Spectator] {
        assert_eq!(told(&deal, viewer), told(&other, viewer), "{viewer}");
    }
    assert_ne!(told(&deal, seat(1)), told(&other, seat(1)));
}

const DRAWING: &str = "S1:S:S:e22Rf22U/Ûg22Sh22A/À N1:N:N:e3Rf3U/Ùg3S | S=B N=T | E/ÉE/ÈZ | S 1 2 | -";

#[test]
fn letters_drawn_are_the_drawers_alone() {
    let (game, state) = placed(DRAWING);
    let events = game
        .decide(&state, Seat(0), &Action::Draw, &mut TestDice::new(4))
        .expect("he says that he is blocked");
    let [event @ Event::Draw(drawn)] = events.as_slice() else {
        panic!("a draw");
    };
    assert_eq!(drawn.len(), 2);
    let Notice::Drew { count, letters, .. } = game.redact(&state, event, seat(0)) else {
        panic!("a draw");
    };
    assert_eq!(
        (count, letters.map(|letters| letters.len() as u8 > 0)),
        (2, Some(true))
    );
    for viewer in others(&game, 0) {
        let told = game.redact(&state, event, viewer);
        let expected = Notice::Drew {
            seat: 0,
            count: 2,
            letters: None,
        };
        assert_eq!(told, expected, "{viewer}");
    }
    let mut after = state.clone();
    game.evolve(&mut after, event);
    for viewer in others(&game, 0) {
        let view = game.view(&after, viewer);
        assert_eq!((view.seats[0].size, view.reserve), (3, 1), "{viewer}");
        assert!(
            view.seats[0].known.is_empty(),
            "{viewer}: {:?}",
            view.seats[0].known
        );
    }
}

/// The same table with another hand, other backs and another reserve.
const TWINS: [&str; 2] = [
    "S1:S:S:e22Rf22U/Ûg22Sh22A/À N1:N:N:q3Rq4U/Ûq5E/È | S=A/ÂE/ÉPRI/Î N=BT | E/ÉE/ÈZ | S 1 2 | -",
    "S1:S:S:e22Rf22U/Ùg22Sh22A/Â N1:N:N:q3Rq4U/Ûq5E/È | S=A/ÀPRI/ÏX N=BT | E/ÉE/ÊE/É | S 1 2 | -",
];

fn twins() -> (GuerreDesMots, [State; 2]) {
    let [(game, one), (_, other)] = TWINS.map(placed);
    (game, [one, other])
}

#[test]
fn a_hand_backs_and_the_reserve_are_not_seen() {
    let (game, [one, other]) = twins();
    for viewer in others(&game, 0) {
        assert_eq!(game.view(&one, viewer), game.view(&other, viewer), "{viewer}");
    }
    assert_ne!(game.view(&one, seat(0)), game.view(&other, seat(0)));
}

#[test]
fn a_coup_tells_others_no_back() {
    let (game, [one, other]) = twins();
    for viewer in others(&game, 0) {
        let (after, told) = play(&game, &one, "h18v (PARI)A", viewer);
        let (also, masked) = play(&game, &other, "h18v (PARI)A", viewer);
        assert_eq!(told, masked, "{viewer}");
        assert_eq!(game.view(&after, viewer), game.view(&also, viewer), "{viewer}");
        assert_eq!(coup(told).text, "h18v (PARI)A");
    }
    let (_, told) = play(&game, &one, "h18v (PARI)A", seat(0));
    assert_eq!(coup(told).text, "h18v (PA'ÂRI'Î)A");
}

/// Nor does a player who names the back himself.
#[test]
fn a_back_that_the_player_names_is_not_told() {
    let text = "S1:S:S:e22Rf22U/Ûg22Sh22A/À N1:N:N:q3Rq4U/Ûq5E/È | S=A/ÂA/ÀPRI/Î N=BT | - | S 1 2 | -";
    let (game, state) = placed(text);
    for action in ["h18v (PA'ÀRI)A", "h18v (PA'ÂRI)A"] {
        for viewer in others(&game, 0) {
            let (after, told) = play(&game, &state, action, viewer);
            assert_eq!(coup(told).text, "h18v (PARI)A", "{viewer}");
            let seen = json(&game.view(&after, viewer).chains[0]);
            assert!(!seen.contains('À') && !seen.contains('Â'), "{viewer}: {seen}");
        }
    }
}

#[test]
fn an_error_tells_the_coup_and_the_reason_and_no_back() {
    let text = "S1:S:S:e22Rf22U/Ûg22Sh22A/À N1:N:N:q3Rq4U/Ûq5E/È | S=A/ÂE/ÉPRI/ÎX N=BT | - | S 1 2 | -";
    let (game, state) = placed(text);
    for viewer in others(&game, 0) {
        let (after, told) = play(&game, &state, "h18v (XA'ÂRI)A", viewer);
        let expected = Notice::Erred {
            seat: 0,
            text: "h18v (XARI)A".to_owned(),
            clause: "7.6",
            code: "not-a-word",
            about: "XARIA".to_owned(),
        };
        assert_eq!(told, [expected], "{viewer}");
        let view = game.view(&after, viewer);
        assert!(view.seats[0].known.is_empty() && view.turn == 1, "{viewer}");
    }
}

/// 5.8: an accent that no letter taken bears costs the turn, whatever the hidden backs are.
#[test]
fn an_accent_that_fails_tells_no_other_back() {
    let of = |backs: [char; 3]| {
        format!(
            "S1:S:S:e3Cf3Hg3A/Âh3Th4E/Éh5Nh6Di6E/Éj6S \
             N1:N:N:q3Rq4U/Ûq5E/{}q6Sp6E/{}o6Ln6Lm6E/{}l6S | S=- N=- | - | S 1 2 | -",
            backs[0], backs[1], backs[2]
        )
    };
    let (game, one) = placed(&of(['È', 'Ê', 'È']));
    let (_, other) = placed(&of(['Ê', 'È', 'È']));
    for viewer in [seat(0), Viewer::Spectator] {
        let (after, told) = play(&game, &one, "h6h DES(SELL/ÉES) <l6:7", viewer);
        let (also, masked) = play(&game, &other, "h6h DES(SELL/ÉES) <l6:7", viewer);
        assert_eq!(told, masked, "{viewer}");
        assert!(
            matches!(&told[..], [Notice::Erred { code: "accent-not-on-tile", about, .. }] if about == "É"),
            "{told:?}"
        );
        assert_eq!(game.view(&after, viewer), game.view(&also, viewer), "{viewer}");
    }
}

/// Letters taken back are known until one like them goes out.
#[test]
fn what_went_into_an_arsenal_is_known_as_long_as_it_must_be_there() {
    let text = "S1:S:S:e22Rf22U/Ûg22Sh22E/É N1:N:N:e3Rf3U/Ùg3S | S=RR N=T | - | S 1 2 | -";
    let (game, state) = placed(text);
    let (after, _) = play(&game, &state, "R e22:1", seat(1));
    assert_eq!(listed(&game.view(&after, seat(1)).seats[0].known), "R×1");
    let (passed, _) = play(&game, &after, "-", seat(1));
    let (laid, _) = play(&game, &passed, "e22h (R)USE", seat(1));
    // He may have laid that one.
    assert_eq!(listed(&game.view(&laid, seat(1)).seats[0].known), "");
}

#[test]
fn whoever_leaves_takes_a_secret_along() {
    let (game, state) = placed("S1:S:S:e22Rf22U/Ûg22Sh22E/É | S=R O=E/ÉQ N=T | - | S 1 2 | seats=3");
    let events = game
        .incident(&state, Incident::Resignation(Seat(1)))
        .expect("he may resign");
    let [event] = events.as_slice() else {
        panic!("he leaves");
    };
    let mut after = state.clone();
    for viewer in Viewer::all(3) {
        let told = game.redact(&state, event, viewer);
        let expected = Notice::Left {
            seat: 1,
            code: "resignation",
        };
        assert_eq!(told, expected);
    }
    game.evolve(&mut after, event);
    for viewer in Viewer::all(3) {
        let gone = &game.view(&after, viewer).seats[1];
        assert_eq!((gone.size, gone.known.len(), gone.left), (0, 0, true), "{viewer}");
    }
}

/// A refusal costs nothing: what it says does not depend on what the asker may not know.
#[test]
fn a_refusal_does_not_tell_what_others_hold() {
    let texts = [
        "S1:S:S:e22Rf22U/Ûg22Sh22A/À N1:N:N:q3Rq4U/Ûq5E/Éq6S | S=B N=E/ÉZ | E/È | S 1 2 | -",
        "S1:S:S:e22Rf22U/Ûg22Sh22A/À N1:N:N:q3Rq4U/Ùq5E/Èq6S | S=B N=XY | E/Ê | S 1 2 | -",
    ];
    let [(game, one), (_, other)] = texts.map(placed);
    for action in [
        "h18v (PARI)A",
        "R q3:1",
        "h21v (/É)A <q3:4",
        "h18v (R/ÛB)A <q3:2",
        "h20v (RU)A <q3:2",
        "yes",
    ] {
        let asked: Action = action.parse().expect("an action");
        let verdict = |state: &State| game.decide(state, Seat(0), &asked, &mut NoDice).err();
        assert_eq!(verdict(&one), verdict(&other), "{action}");
    }
}

/// Of the vowels seen going into an Arsenal, one laid plain may be any of its letter.
#[test]
fn which_of_the_known_vowels_was_laid_is_not_told() {
    let text = "S1:S:S:g4Dg5A/Âg6Mg7E/É \
                N1:N:N:n8E/Én9Nn10Cn11On12Rn13E/Ém13Ll13Lk13E/Éj13I/Îi13Th13Ng13E/Éf13Se13Sd13E/È \
                | S=I/ÎRT N=- | - | S 1 2 | -";
    let (game, state) = placed(text);
    // The I lies on green: he plays again.
    let (ready, _) = play(&game, &state, "d7h (RIT)E *d7S:d13/1", seat(1));
    let known = |state: &State| listed(&game.view(state, seat(1)).seats[0].known);
    assert_eq!(known(&ready), "E/É×2 E/È×1 I/Î×1 L×2 N×1 S×2 T×1");
    let (one, told) = play(&game, &ready, "d7v R(IE'ÉN)", seat(1));
    let (other, masked) = play(&game, &ready, "d7v R(IE'ÈN)", seat(1));
    assert_eq!(told, masked);
    assert_eq!(game.view(&one, seat(1)), game.view(&other, seat(1)));
    assert_eq!(known(&one), "E/É×1 E×1 L×2 S×2 T×1");
}
