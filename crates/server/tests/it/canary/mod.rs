//! Marked letters in every Arsenal: no byte sent to anybody else tells of them (R-20 of La Guerre des Mots).
//!
//! The same game is played in several worlds. In each of them one seat holds other letters than in the first
//! world, and vowels with other backs, which it had from the reserve. Its coups are the same, so that nobody
//! else can tell the worlds apart: everything that they are told until the game is over, over the socket and
//! in answer to every call that tells of tables, is the same to the byte. Then the Arsenals are shown.

pub(crate) mod deal;
mod story;
mod unshown;
mod world;

use serde_json::json;

use self::story::Step::{Act, Asks, Denied, Does, Refused, Reopens, Restart};
use self::story::{Marks, Story};

pub(crate) use self::story::plant;

/// The hands of two.
const TWO: &[&str] = &[
    "A/À A/À A/Â A/Â E/É I/Î L N O P R R R R S S U/Û W",
    "A/À B C D E/É E/É G H J K L M N Q T V Y Z",
];

/// What each of two holds in its own world.
const TWO_MARKED: &[Marks] = &[
    &[
        ("A/À", "A/Â"),
        ("A/À", "A/Â"),
        ("E/É", "E/È"),
        ("I/Î", "I/Ï"),
        ("U/Û", "U/Ù"),
        ("W", "X"),
    ],
    &[
        ("A/À", "A/Â"),
        ("E/É", "E/È"),
        ("E/É", "E/Ê"),
        ("B", "C"),
        ("G", "F"),
        ("J", "I/Ï"),
        ("K", "L"),
        ("M", "N"),
        ("Q", "P"),
        ("V", "U/Ù"),
        ("Z", "Y"),
    ],
];

#[tokio::test(flavor = "multi_thread")]
async fn two_play_to_the_cross_and_neither_learns_what_the_other_holds() {
    let (takeback, agreed) = (json!({ "offer": "takeback" }), json!({ "accept": "takeback" }));
    let story = Story {
        on_error: "turn",
        names: &["S", "N"],
        hands: TWO,
        marks: TWO_MARKED,
        secret: "79",
        steps: vec![
            Refused(1, "N e3h (CHAT)", "not-your-turn"),
            Asks(0, "N e22h (RUSA)", "legal"),
            Asks(1, "N e3h (CHAT)", "legal"),
            Asks(2, "N e22h (RUSA)", "not-seated"),
            Act(0, "N e22h (RUSA)"),
            Refused(1, "N e22h (CHAT)", "not-own-base"),
            Act(1, "N e3h (CHAT)"),
            // An error: everybody sees what was tried, and that it cost the turn.
            Asks(0, "h18v (PORI)A", "legal"),
            Act(0, "h18v (PORI)A"),
            Does(1, json!({ "say": "dommage" })),
            Act(1, "D"),
            Act(0, "-"),
            Does(0, takeback.clone()),
            Does(1, json!({ "decline": "takeback" })),
            Does(0, takeback),
            Does(1, agreed),
            Act(0, "D"),
            Denied(0, json!({ "offer": "takeback" }), "cannot-take-back"),
            Denied(2, json!({ "act": "-" }), "not-seated"),
            Reopens(0),
            Act(1, "-"),
            Act(0, "h18v (PARI)A"),
            Asks(0, "h3v T(KZZ)", "refused"),
            Act(1, "h3v T(END)"),
            Restart,
            Act(0, "h18h P(URS) <e22:3 ;r"),
            Refused(0, "h18h PURS(Z)", "letter-not-in-arsenal"),
            Refused(0, "D", "already-played"),
            Act(0, "-"),
            // N takes an S from the other chain, and back into its own hand.
            Asks(1, "h6h D(ES) <k18:1", "legal"),
            Act(1, "h6h D(ES) <k18:1"),
            Act(0, "h18h PUR(S)"),
            Reopens(1),
            Act(1, "R j6:1"),
            Asks(1, "k13v (ORALE)S", "refused"),
            Act(0, "k13v (ORALE)S"),
            Act(0, "k13h O(RNA)"),
        ],
        outcome: json!({ "winners": [0], "code": "central-cross", "clause": "15.1", "points": [2, 0] }),
    };
    story.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_play_until_one_is_left_and_nobody_learns_what_another_holds() {
    let story = Story {
        on_error: "turn",
        names: &["S", "O", "N", "E"],
        hands: &[
            "A/À A/À B D E/É E/É I/Î J L N O R R S T T U/Û W",
            "A/Â A/Â E/É E/É G I/Î K L N O P P Q R R S T V",
            "A/Â C C D E/É E/É E/È H I/Î L M N P R S T U/Û X",
            "A/À C E/É E/É F I/Î L M N O O R S T T U/Û Y Z",
        ],
        marks: &[
            &[
                ("D", "E/É"),
                ("E/É", "E/È"),
                ("I/Î", "I/Ï"),
                ("U/Û", "U/Ù"),
                ("W", "Y"),
            ],
            &[
                ("E/É", "E/È"),
                ("I/Î", "I/Ï"),
                ("G", "E/Ê"),
                ("Q", "P"),
                ("V", "U/Ù"),
            ],
            &[
                ("E/É", "E/Ê"),
                ("I/Î", "I/Ï"),
                ("M", "N"),
                ("X", "Y"),
                ("U/Û", "U/Ù"),
            ],
            &[
                ("A/À", "A/Â"),
                ("I/Î", "I/Ï"),
                ("Z", "Y"),
                ("T", "S"),
                ("U/Û", "U/Ù"),
            ],
        ],
        secret: "29",
        steps: vec![
            Act(0, "N e22h (RUSA)"),
            Act(1, "N c17v (PAIR)"),
            Act(2, "N e3h (CHAT)"),
            Act(3, "N v5v (FAIT)"),
            Act(0, "h20v (TT)A"),
            Act(1, "c17h P(RÉ)"),
            Act(2, "h3v T(END)"),
            Refused(3, "s8h (MOD)T", "letter-not-in-arsenal"),
            Act(3, "s8h (MON)T"),
            // S takes PAIR from O, whose vowels only O has seen.
            Asks(0, "h18v (PARI)A <c20:4", "legal"),
            Asks(2, "h18v (PARI)A <c20:4", "legal"),
            Asks(2, "h6h D(JO)", "refused"),
            // What lies on the back of the I is not told by asking for it (5.8).
            Asks(2, "h6h D(/ÎRPA) <c20:4", "legal"),
            Asks(2, "h6h D(/ÏRPA) <c20:4", "legal"),
            Act(0, "h18v (PARI)A <c20:4"),
            Act(0, "h18h P(URS) <e22:3 ;r"),
            Act(0, "-"),
            Act(1, "D"),
            Reopens(2),
            Act(2, "h6h D(ES)"),
            Act(3, "D"),
            Act(0, "k13v (ORALE)S"),
            Restart,
            Act(0, "-"),
            // O fires at PARIA and has its letters, and the backs of its vowels with them.
            Asks(1, "e17v É(LANS) *e21E:h22/1", "legal"),
            Act(1, "e17v É(LANS) *e21E:h22/1"),
            Act(1, "R j6:1"),
            Act(2, "no"),
            Act(1, "-"),
            Act(2, "R j6:1"),
            Does(3, json!({ "say": "je vous laisse" })),
            Does(3, json!("resign")),
            Denied(3, json!({ "act": "-" }), "not-your-turn"),
            Act(0, "-"),
            Does(0, json!({ "offer": "takeback" })),
            Does(1, json!({ "accept": "takeback" })),
            Does(2, json!({ "accept": "takeback" })),
            Refused(1, "-", "not-your-turn"),
            Reopens(3),
            Does(0, json!("resign")),
            Act(1, "-"),
            Does(1, json!("resign")),
        ],
        outcome: json!({ "winners": [2], "code": "others-resigned", "clause": "15.7", "points": [0, 0, 2, 0] }),
    };
    story.check().await;
}

/// Where an error is told beforehand, what is told depends on no letter of the others.
#[tokio::test(flavor = "multi_thread")]
async fn friends_are_told_of_their_errors_and_of_nothing_hidden() {
    let story = Story {
        on_error: "refuse",
        names: &["S", "N"],
        hands: TWO,
        marks: TWO_MARKED,
        secret: "58",
        steps: vec![
            Asks(0, "N e22h (RRRR)", "error"),
            Refused(0, "N e22h (RRRR)", "not-a-word"),
            Act(0, "N e22h (RUSA)"),
            Act(1, "N e3h (CHAT)"),
            Act(0, "h18v (PARI)A"),
            Act(1, "h3v T(END)"),
            Act(0, "-"),
            // The back of the U is S's secret, whichever is asked for (5.8).
            Asks(1, "h6h D(/ÛR) <e22:2", "error"),
            Asks(1, "h6h D(/ÙR) <e22:2", "error"),
            Asks(1, "h6h D(UR) <e22:2", "legal"),
            Act(1, "h6h D(UR) <e22:2"),
            Reopens(1),
            Act(1, "-"),
            Act(0, "D"),
            Does(1, json!("resign")),
        ],
        outcome: json!({ "winners": [0], "code": "others-resigned", "clause": "15.7", "points": [2, 0] }),
    };
    story.check().await;
}
