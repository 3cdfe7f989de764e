//! The book of the game, and what it cannot show.

use books::{Booked, Texts, Unseen};
use game_core::Clause as _;

use crate::{Cueillette, REFUSALS};

impl Booked for Cueillette {
    const BOOK: Texts = books::texts!("../book");

    const UNSEEN: Unseen = Unseen {
        refusals: &[
            (
                "C2",
                "an action at a position is taken for that of whoever is awaited",
            ),
            (
                "C6",
                "nothing is right at a finished game",
            ),
        ],
        clauses: &[],
        choices: &[],
    };

    fn refusing() -> Vec<&'static str> {
        REFUSALS.iter().map(|(clause, _)| clause.id()).collect()
    }
}
