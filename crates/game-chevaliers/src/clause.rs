//! The numbered rules of `docs/rules/chevaliers.md`.

/// One rule of Échec aux Chevaliers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// The two camps.
    R1,
    /// Whose turn it is.
    R2,
    /// The match.
    R3,
    /// The squares.
    R4,
    /// The knight's step.
    R5,
    /// The man-at-arms's step.
    R6,
    /// The leap.
    R7,
    /// A leap leads elsewhere.
    R8,
    /// Capture.
    R9,
    /// The chain.
    R10,
    /// The charge.
    R11,
    /// The obligation to capture.
    R12,
    /// A capture overlooked.
    R13,
    /// The castle.
    R14,
    /// What comes first.
    R15,
    /// Elimination.
    R16,
    /// One's own castle.
    R17,
    /// The blocked camp.
    R18,
    /// Draws.
    R19,
    /// Four players.
    R20,
}

impl game_core::Clause for Clause {
    const ALL: &'static [Clause] = &[
        Clause::R1,
        Clause::R2,
        Clause::R3,
        Clause::R4,
        Clause::R5,
        Clause::R6,
        Clause::R7,
        Clause::R8,
        Clause::R9,
        Clause::R10,
        Clause::R11,
        Clause::R12,
        Clause::R13,
        Clause::R14,
        Clause::R15,
        Clause::R16,
        Clause::R17,
        Clause::R18,
        Clause::R19,
        Clause::R20,
    ];

    fn id(self) -> &'static str {
        match self {
            Clause::R1 => "R1",
            Clause::R2 => "R2",
            Clause::R3 => "R3",
            Clause::R4 => "R4",
            Clause::R5 => "R5",
            Clause::R6 => "R6",
            Clause::R7 => "R7",
            Clause::R8 => "R8",
            Clause::R9 => "R9",
            Clause::R10 => "R10",
            Clause::R11 => "R11",
            Clause::R12 => "R12",
            Clause::R13 => "R13",
            Clause::R14 => "R14",
            Clause::R15 => "R15",
            Clause::R16 => "R16",
            Clause::R17 => "R17",
            Clause::R18 => "R18",
            Clause::R19 => "R19",
            Clause::R20 => "R20",
        }
    }
}
