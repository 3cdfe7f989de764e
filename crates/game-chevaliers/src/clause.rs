//! The numbered rules of `docs/rules/chevaliers.md`.

game_core::clauses! {
    /// One rule of Échec aux Chevaliers.
    pub enum Clause {
        /// The two camps.
        R1 => "R1",
        /// Whose turn it is.
        R2 => "R2",
        /// The match.
        R3 => "R3",
        /// The squares.
        R4 => "R4",
        /// The knight's step.
        R5 => "R5",
        /// The man-at-arms's step.
        R6 => "R6",
        /// The leap.
        R7 => "R7",
        /// A leap leads elsewhere.
        R8 => "R8",
        /// Capture.
        R9 => "R9",
        /// The chain.
        R10 => "R10",
        /// The charge.
        R11 => "R11",
        /// The obligation to capture.
        R12 => "R12",
        /// A capture overlooked.
        R13 => "R13",
        /// The castle.
        R14 => "R14",
        /// What comes first.
        R15 => "R15",
        /// Elimination.
        R16 => "R16",
        /// One's own castle.
        R17 => "R17",
        /// The blocked camp.
        R18 => "R18",
        /// Draws.
        R19 => "R19",
        /// Four players.
        R20 => "R20",
    }
}
