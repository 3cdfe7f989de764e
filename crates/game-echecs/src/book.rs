//! The book of the game, and what it cannot show.

use books::{Booked, Texts, Unseen};
use game_core::Clause as _;

use crate::{Echecs, REFUSALS};

impl Booked for Echecs {
    const BOOK: Texts = books::texts!("../book");

    const UNSEEN: Unseen = Unseen {
        refusals: &[
            (
                "L-1",
                "an action at a position is taken for that of whoever is awaited",
            ),
            ("E-3", "players agree at the table, by no action"),
            ("E-5", "nothing is right at a finished game"),
        ],
        clauses: &[],
        choices: &[],
    };

    fn refusing() -> Vec<&'static str> {
        REFUSALS.iter().map(|(clause, _)| clause.id()).collect()
    }
}
