//! Positions as text: written and read back, refused where they break.

use std::sync::OnceLock;

use game_core::{Configurable as _, Game as _, Positions as _, Seat, Viewer};
use game_guerre_des_mots::{Event, Finish, GuerreDesMots, State, position};
use game_testkit::TestDice;
use lexicon::Lexicon;
use proptest::prelude::*;

use crate::sheets::{random, with};

/// No position asks for the sense of a word.
fn words() -> &'static Lexicon {
    static WORDS: OnceLock<Lexicon> = OnceLock::new();
    WORDS.get_or_init(|| {
        Lexicon::from_list("few", "rusa\n", &game_guerre_des_mots::SPELLINGS).expect("a list")
    })
}

/// The game that a position belongs to.
fn game_of(text: &str) -> GuerreDesMots {
    GuerreDesMots::configure(&position::settings(text), words())
        .unwrap_or_else(|fault| panic!("{text:?} {fault}"))
}

fn placed(text: &str) -> (GuerreDesMots, State) {
    let game = game_of(text);
    let state = game
        .place(text)
        .unwrap_or_else(|fault| panic!("{text:?} {fault}"));
    (game, state)
}

/// Positions as they are written: every kind of tile, seat, count and end is among them.
const POSITIONS: &[&str] = &[
    "- | S=- N=- | - | S 0 0 | -",
    "- | S=A/ÀE/ÉR?+ N=BT?+ | E/ÉR | S 1 1 | -",
    "S1:S:S:e22Rf22U/Ûg22Sh22A/À | S=?+ N=BT?+ | E/ÉR | N 1 1 | -",
    "OSO1:OSO:W:a17Nb17A/Âc17Rd17Re17É | SO=- OSO=- ONO=- NO=- NE=- ENE=- ESE=- SE=- | - | OSO 1 2 | seats=8",
    "NO1:NO:N:k4Cj4E/Éi4Bi5Oi6!N | SO=- OSO=- ONO=- NO=- NE=- ENE=- ESE=- SE=- | - | NO 2 2 played=1 laid | seats=8",
    "OSO1:OSO:W:h16+Wg16Sf16Re16U/Ûd16Pd17A/Àd18N | SO=- OSO=- ONO=- NO=- NE=- ENE=- ESE=x SE=- | - | OSO 1 2 | seats=8",
    "S1:S:S:e22rf22ùg22Sh22Ç S2:S:S:q22Br22E/És22È | S=- N=- | - | N 1 1 | -",
    "S1:S:S:e22Rf22U/Ûg22Sh22É N1:N:N:e3Rf3U/Ùg3S | S=- O=x N=- | - | S 3 60 played=12 laid idle=1 | seats=3",
    "S1:S:S:e22Rf22U/Ûg22Sh22E/É N1:N:N:e3Rf3U/Ùg3S | S=- N=- | ?+ | N 1 4 ask R h22:1 | reserve_all=true",
    "S1:S:S:e22Rf22U/Ûg22Sh22E/É | S=- N=- | - | N 1 4 idle=4 #standstill:S | -",
    "- | S=- N=- | - | N 1 4 idle=4 #standstill:- | -",
    "- | S=- N=- | Z | S 1 61 #last-round:S,N | proximity=off",
    "- | S=- N=- | Z | S 1 10 #repetition:N | max_rounds=30",
    "- | S=x N=- | Z | S 1 3 #others-resigned:N | -",
    "- | S=- N=x | Z | S 1 3 #others-out-of-time:S | level=simplified,draw=never",
    "- | S=- N=- | Z | S 1 3 played=1 laid #central-cross:S | -",
    "- | S=- N=- | Z | N 1 3 played=1 laid #secondary-goal:N | -",
];

#[test]
fn positions_are_read_and_written_again() {
    for text in POSITIONS {
        let (game, state) = placed(text);
        assert_eq!(game.position(&state), *text);
    }
}

#[test]
fn a_position_says_what_lies_where() {
    let text = "NO1:NO:N:k4Cj4e/i4Bi5Oi6!N".replace("e/", "e");
    let text = format!(
        "{text} | SO=A/À? OSO=- ONO=x NO=- NE=- ENE=- ESE=- SE=- | ZE/É | NE 3 7 played=1 idle=2 | seats=8,draw=never"
    );
    let (game, state) = placed(&text);
    assert_eq!(game.rules().seats, 8);
    assert_eq!(state.side(), Seat(4));
    assert_eq!((state.due(), state.round()), (3, 7));
    assert_eq!(state.arsenal(Seat(0)).to_string(), "A/À?");
    assert_eq!(state.reserve().to_string(), "E/ÉZ");
    assert_eq!(state.left(), Seat(2).into());
    let chain = &state.chains()[0];
    assert_eq!((chain.owner, chain.ordinal), (Seat(3), 1));
    assert!(chain.is_blockaded());
    let words: Vec<String> = chain.words().iter().map(|word| chain.text(word)).collect();
    assert_eq!(words, ["BEC", "BON"]);
    assert_eq!(game.turn(&state).awaited(), Seat(4).into());
}

/// What may be left out or turned round is written whole.
#[test]
fn some_texts_are_read_in_more_than_one_way() {
    for (typed, written) in [
        (
            "S1:S:S:h22A/Àg22Sf22U/Ûe22R | S=+?R N=- | - | N 1 1",
            "S1:S:S:e22Rf22U/Ûg22Sh22A/À | S=R?+ N=- | - | N 1 1 | -",
        ),
        (
            "- | S=- O=- N=- E=- | - | E 1 1",
            "- | S=- O=- N=- E=- | - | E 1 1 | seats=4",
        ),
    ] {
        let (game, state) = placed(typed);
        assert_eq!(game.position(&state), written);
    }
}

#[test]
fn what_is_no_position_is_refused_where_it_breaks() {
    let rest = "| S=- N=- | - | S 1 1";
    let head = "- | S=- N=- | - |";
    for (text, at) in [
        ("", 0),
        ("-", 1),
        ("- | ", 4),
        ("- | S=- N=-", 11),
        ("- | S=- N=- | -", 15),
        ("- | S=- N=- | - | S 1 1 | - | -", 30),
        ("-|S=- N=-|-|S 1 1", 0),
        // Chains.
        ("S1 REST", 2),
        ("X1:X:S:e22R REST", 0),
        ("SO1:SO:S:e22R REST", 0),
        ("S3:S:S:e22R REST", 0),
        ("S2:S:S:e22R REST", 0),
        ("S1:N:S:e22R REST", 3),
        ("S1:S:N:e22R REST", 5),
        ("S1:S:S: REST", 7),
        ("S1:S:S:e22 REST", 10),
        ("S1:S:S:e25R REST", 8),
        ("S1:S:S:e22E REST", 11),
        ("S1:S:S:e22E/R REST", 12),
        ("S1:S:S:e22E/é REST", 12),
        ("S1:S:S:e22E/? REST", 12),
        ("S1:S:S:e22Ë REST", 10),
        ("S1:S:S:e22Œ REST", 10),
        ("S1:S:S:e22+ REST", 11),
        ("S1:S:S:e22Rf22+X REST", 15),
        ("S1:S:S:e22!R REST", 11),
        ("S1:S:S:i6!T REST", 10),
        ("S1:S:S:i6!E/É REST", 10),
        ("S1:S:S:e22R,f22U REST", 11),
        ("S1:S:S:e22R  REST", 12),
        ("N1:N:N:e3R S1:S:S:e22R REST", 11),
        ("S1:S:S:e22R S1:S:S:k22R REST", 12),
        ("S1:S:S:e22R S2:S:S:f22R REST", 19),
        ("S1:S:S:e22R S2:S:S:e22R REST", 19),
        ("S1:S:S:e22Rg22R REST", 11),
        ("S1:S:S:e22Rf22Re22R REST", 15),
        ("S1:S:S:e22Re21Rf21Rf22R REST", 19),
        ("S1:S:S:e15R REST", 7),
        ("S1:S:S:e22+N REST", 0),
        ("S1:S:S:e22Rf22+Wg22+E REST", 11),
        ("S1:S:S:e22Rf22+Wf21R REST", 11),
        ("S1:S:S:e22Be21B REST", 11),
        // Arsenals and reserve.
        ("- | S=- | - | S 1 1", 7),
        ("- | N=- S=- | - | S 1 1", 4),
        ("- | S=- N=- O=- | - | S 1 1", 12),
        ("- | S=- O=- | - | S 1 1", 8),
        ("- | S=E N=- | - | S 1 1", 7),
        ("- | S= N=- | - | S 1 1", 6),
        ("- | S=-  N=- | - | S 1 1", 8),
        ("- | S#3 N=- | - | S 1 1", 4),
        ("- | S=BB N=- | - | S 1 1", 7),
        ("- | S=B N=B | - | S 1 1", 10),
        ("- | S=B N=- | B | S 1 1", 14),
        ("- | S=- N=- | x | S 1 1", 14),
        ("S1:S:S:e22B | S=B N=- | - | S 1 1", 16),
        // The turn.
        ("HEAD O 1 1", 18),
        ("HEAD S", 19),
        ("HEAD S 1", 21),
        ("HEAD S 1 ", 22),
        ("HEAD S 01 1", 20),
        ("HEAD S 0 1", 20),
        ("HEAD S 1 0", 20),
        ("HEAD S 1 61", 22),
        ("HEAD S 1 62", 22),
        ("HEAD S 99999 1", 20),
        ("HEAD S 1 1 ", 23),
        ("HEAD S 1 1 idle=0", 29),
        ("HEAD S 1 1 idle=x", 29),
        ("HEAD S 1 1 idle=2 played=1", 30),
        ("HEAD S 1 1 laid", 23),
        ("HEAD S 1 1 nonsense", 23),
        ("HEAD S 1 1 ask yes", 28),
        ("HEAD S 1 1 ask R e22:1", 28),
        ("HEAD S 1 1 ask e22h (RUSA)", 28),
        ("HEAD S 1 1 #won:S", 25),
        ("HEAD S 1 1 #central-cross", 38),
        ("HEAD S 1 1 #central-cross:X", 39),
        ("HEAD S 1 1 #central-cross:S,N", 39),
        ("HEAD S 1 1 #central-cross:N", 25),
        ("HEAD S 1 1 #others-resigned:S", 25),
        ("HEAD S 1 1 #standstill:N,S", 38),
        ("- | S=x N=- | - | S 1 1", 18),
        ("- | S=- N=x | - | S 1 1", 18),
        ("- | S=- N=R | - | S 0 0", 20),
        // Options.
        ("HEAD S 1 1 | ", 26),
        ("HEAD S 1 1 | seats=3", 26),
        ("HEAD S 1 1 | draw=never", 26),
    ] {
        let text = text.replace("REST", rest).replace("HEAD", head);
        let game = GuerreDesMots::configure(&[], words()).expect("the game");
        let fault = game.place(&text).expect_err(&text);
        assert_eq!(fault.at, at, "{text:?} {fault}");
    }
    let asking = "S1:S:S:e22Rf22U/Ûg22Sh22E/É N1:N:N:e3Rf3U/Ùg3S | S=- N=- | - |";
    let game = game_of(POSITIONS[0]);
    for (turn, fits) in [
        ("N 1 1 ask R h22:1", true),
        ("N 1 1 ask R g22:1", false),
        ("N 1 1 ask R h22:4", false),
        ("N 1 1 ask R g3:1", false),
        ("N 1 1 ask e22h RUSE(S)", false),
    ] {
        assert_eq!(game.place(&format!("{asking} {turn}")).is_ok(), fits, "{turn}");
    }
}

/// What a position says of its options is true of the game; what it does not say is not looked at.
#[test]
fn the_options_must_be_those_of_the_game() {
    let turn = "- | S=- N=- | - | S 1 1 |";
    let set = |options: &str| position::settings(&format!("{turn} {options}"));
    assert!(set("-").is_empty());
    assert_eq!(set("a=b,c")[1], ("c".to_owned(), String::new()));
    let game = GuerreDesMots::configure(&set("hand=inclusive,draw=never"), words()).expect("a game");
    for (options, at) in [
        ("hand=inclusive,draw=never", None),
        ("draw=never", None),
        ("knights=on", None),
        ("-", None),
        ("hand=inclusive,draw=never,knights=off", Some(52)),
        ("hand=printed", Some(26)),
        ("hand=inclusive,", Some(41)),
        ("hand", Some(26)),
        ("moon=blue", Some(26)),
    ] {
        let fault = game.place(&format!("{turn} {options}")).err();
        assert_eq!(fault.map(|fault| fault.at), at, "{options}");
    }
}

#[test]
fn a_viewer_reads_no_more_than_he_may_know() {
    let text = "S1:S:S:e22Rf22U/Ûg22Sh22É | S=E/É?+ N=A/ÀBT | E/ÉR | N 1 1 | -";
    let (game, state) = placed(text);
    for (viewer, seen) in [
        (
            Viewer::Seat(Seat(0)),
            "S1:S:S:e22Rf22U/Ûg22Sh22É | S=E/É?+ N#3 | #2 | N 1 1 | -",
        ),
        (
            Viewer::Seat(Seat(1)),
            "S1:S:S:e22Rf22U/?g22Sh22É | S#3 N=A/ÀBT | #2 | N 1 1 | -",
        ),
        (
            Viewer::Spectator,
            "S1:S:S:e22Rf22U/?g22Sh22É | S#3 N#3 | #2 | N 1 1 | -",
        ),
    ] {
        assert_eq!(game.position_for(&state, viewer), seen);
        assert!(game.place(seen).is_err());
    }
}

/// The position after a deal is that deal: nothing is lost of what lies where.
#[test]
fn a_deal_is_in_its_position() {
    for seats in 2..=8 {
        let settings = [("seats".to_owned(), seats.to_string())];
        let game = GuerreDesMots::configure(&settings, words()).expect("a game");
        let mut state = game.blank();
        let events = game.setup(&mut TestDice::new(seats));
        events.iter().for_each(|event| game.evolve(&mut state, event));
        let text = game.position(&state);
        let read = game.place(&text).expect("a position");
        let [Event::Deal(deal)] = events.as_slice() else {
            panic!("one deal");
        };
        assert_eq!(*read.reserve(), deal.reserve);
        for (seat, arsenal) in (0..).map(Seat).zip(&deal.arsenals) {
            assert_eq!(read.arsenal(seat), arsenal);
        }
        assert_eq!(
            position::settings(&text),
            if seats == 2 { vec![] } else { settings.to_vec() }
        );
    }
}

/// A game can be gone on with from any of its positions: the same events lead to the same positions.
#[test]
fn what_follows_from_a_position_is_what_followed_in_the_game() {
    for options in [
        "max_rounds=5",
        "seats=3 public_backs=true",
        "seats=8",
        "seats=4 level=simplified",
    ] {
        let game = with(options);
        for seed in 0..8 {
            let mut state = game.blank();
            for event in random(&game, seed, 40) {
                let text = game.position(&state);
                let mut placed = game
                    .place(&text)
                    .unwrap_or_else(|fault| panic!("{text:?} {fault}"));
                assert_eq!(game.position(&placed), text);
                game.evolve(&mut state, &event);
                game.evolve(&mut placed, &event);
                // A position does not tell what came before it (15.6b).
                if !matches!(state.finish(), Some(Finish::Repeated(_))) {
                    assert_eq!(game.position(&placed), game.position(&state), "{text:?} {event}");
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,80}") {
        let game = game_of(POSITIONS[0]);
        position::settings(&text);
        if let Err(fault) = game.place(&text) {
            prop_assert!(fault.at <= text.len());
        }
    }

    /// A position with a sign changed, added or left out is one, or is refused inside it.
    #[test]
    fn positions_with_a_wrong_sign_are_read_or_refused(
        which in 0..POSITIONS.len(),
        cut in 0usize..300,
        sign in prop_oneof![any::<char>(), prop::char::range(' ', '~'), prop::char::range('0', '9')],
        how in 0..3,
    ) {
        let mut text: Vec<char> = POSITIONS[which].chars().collect();
        let at = cut % text.len();
        match how {
            0 => text.insert(at, sign),
            1 => text[at] = sign,
            _ => { text.remove(at); }
        }
        let text: String = text.into_iter().collect();
        let game = game_of(POSITIONS[which]);
        match game.place(&text) {
            Ok(state) => {
                let written = game.position(&state);
                let again = game.place(&written).expect("written");
                prop_assert_eq!(&again, &state);
                prop_assert_eq!(game.position(&again), written);
            }
            Err(fault) => prop_assert!(fault.at <= text.len(), "{:?} {}", text, fault),
        }
    }
}
