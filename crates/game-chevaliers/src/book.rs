//! The book of the game, and what it cannot show.

use books::{Booked, Texts, Unseen};
use game_core::Clause as _;

use crate::{Chevaliers, REFUSALS};

impl Booked for Chevaliers {
    const BOOK: Texts = books::texts!("../book");

    const UNSEEN: Unseen = Unseen {
        refusals: &[],
        clauses: &[("R3", "it lies between two games, where no position is")],
        choices: &[
            (
                "seats",
                "who sits where is chosen with the seats, and no rule of the board",
            ),
            (
                "team",
                "which of two partners plays is seen at the table, not on a board",
            ),
        ],
    };

    fn refusing() -> Vec<&'static str> {
        REFUSALS.iter().map(|(clause, _)| clause.id()).collect()
    }
}
