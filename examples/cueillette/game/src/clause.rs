//! The numbered rules of `docs/rules/cueillette.md`.

game_core::clauses! {
    /// One rule of Cueillette.
    pub enum Clause {
        /// The board and the deal.
        C1 => "C1",
        /// Whose turn it is.
        C2 => "C2",
        /// The leap.
        C3 => "C3",
        /// The letter that is taken.
        C4 => "C4",
        /// A knight that cannot move.
        C5 => "C5",
        /// The end.
        C6 => "C6",
    }
}
