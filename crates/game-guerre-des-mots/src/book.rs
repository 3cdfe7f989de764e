//! The book of the game, and what it cannot show.

use books::{Booked, Texts, Unseen};
use game_core::Clause as _;

use crate::{GuerreDesMots, REFUSALS};

impl Booked for GuerreDesMots {
    const BOOK: Texts = books::texts!("../book");

    const UNSEEN: Unseen = Unseen {
        refusals: &[
            (
                "2.3",
                "an action at a position is taken for that of whoever is awaited",
            ),
            (
                "3.3",
                "a cross out of place is refused sooner: by 6.4, 7.5 or 12.1",
            ),
            (
                "9.4",
                "a position does not tell those that came before in the turn",
            ),
            ("15.3", "nothing is right at a finished game"),
            ("15.6", "players agree at the table, by no action"),
            ("15.7", "players leave the table, by no action"),
        ],
        clauses: &[],
        choices: &[
            ("remind_shots", "the table reminds beside the board"),
            (
                "public_backs",
                "the back of a vowel is told beside the board, when its letter is turned",
            ),
            ("reserve_all", "nobody sees what lies in the reserve"),
        ],
    };

    fn refusing() -> Vec<&'static str> {
        REFUSALS.iter().map(|(clause, _)| clause.id()).collect()
    }
}
