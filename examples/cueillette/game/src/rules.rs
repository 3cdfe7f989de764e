//! The options: one table, of which parsing, printing and the document come.

use game_core::rules;

rules! {
    /// The rules of Cueillette, option by option.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Rules {
        /// What becomes of a player whose knight cannot move (C5).
        stuck: Stuck {
            /// The other one plays on alone.
            Passes = "passes",
            /// The game ends.
            Ends = "ends",
        }, ["C5"];
    }
}
