//! The numbered rules of `docs/rules/cueillette.md`.

/// One rule of Cueillette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// The board and the deal.
    C1,
    /// Whose turn it is.
    C2,
    /// The leap.
    C3,
    /// The letter that is taken.
    C4,
    /// A knight that cannot move.
    C5,
    /// The end.
    C6,
}

impl game_core::Clause for Clause {
    const ALL: &'static [Clause] = &[
        Clause::C1,
        Clause::C2,
        Clause::C3,
        Clause::C4,
        Clause::C5,
        Clause::C6,
    ];

    fn id(self) -> &'static str {
        match self {
            Clause::C1 => "C1",
            Clause::C2 => "C2",
            Clause::C3 => "C3",
            Clause::C4 => "C4",
            Clause::C5 => "C5",
            Clause::C6 => "C6",
        }
    }
}
