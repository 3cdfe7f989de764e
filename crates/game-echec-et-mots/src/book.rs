//! The book of the game, and what it cannot show.

use books::{Booked, Texts, Unseen};
use game_core::Clause as _;

use crate::{EchecEtMots, REFUSALS};

impl Booked for EchecEtMots {
    const BOOK: Texts = books::texts!("../book");

    const UNSEEN: Unseen = Unseen {
        refusals: &[
            (
                "S4",
                "an action at a position is taken for that of whoever is awaited",
            ),
            ("O3", "players agree at the table, by no action"),
            ("O4", "nothing is right at a finished game"),
        ],
        clauses: &[
            ("S5", "it lies between two games, where no position is"),
            (
                "M9",
                "that a move is always left is true of every board, and shown by none",
            ),
            ("H1", "it is agreed before the first game"),
            ("H2", "it adds up games"),
            ("H3", "it lies between two games, where no position is"),
        ],
        choices: &[
            ("notes", "the notebook lies beside the board"),
            ("next_start", "it lies between two games, where no position is"),
            ("match", "it adds up games"),
        ],
    };

    fn refusing() -> Vec<&'static str> {
        REFUSALS.iter().map(|(clause, _)| clause.id()).collect()
    }
}
