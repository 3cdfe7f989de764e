//! The book of the game, and what it cannot show.

use books::{Booked, Texts, Unseen};
use game_core::Clause as _;

use crate::{DamesDeLettres, REFUSALS};

impl Booked for DamesDeLettres {
    const BOOK: Texts = books::texts!("../book");

    const UNSEEN: Unseen = Unseen {
        refusals: &[
            (
                "S2",
                "an action at a position is taken for that of whoever is awaited",
            ),
            ("E1", "players agree at the table, by no action"),
            ("E3", "nothing is right at a finished game"),
        ],
        clauses: &[
            ("S3", "it lies between two games, where no position is"),
            ("F3", "dictionary and arbiter are beside the board"),
        ],
        choices: &[
            ("clock", "the clock stands beside the board"),
            ("game2", "it lies between two games, where no position is"),
        ],
    };

    fn refusing() -> Vec<&'static str> {
        REFUSALS.iter().map(|(clause, _)| clause.id()).collect()
    }
}
