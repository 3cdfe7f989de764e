//! The numbered rules of `docs/rules/echecs.md`.

/// One rule of chess. `C` are the points where the Carlit sheet departs from the FIDE laws, `L` those
/// where it is loose and the laws decide, `M`, `R` and `E` what the laws alone say of moving,
/// castling and ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// Sixteen pieces of each colour.
    L11,
    /// The board's orientation.
    L10,
    /// The white line around the board.
    L13,
    /// White begins, then the sides alternate.
    L1,
    /// A piece of one's own must move.
    M1,
    /// The king's move.
    M2,
    /// The queen's move.
    M3,
    /// The bishop's move.
    M4,
    /// The rook's move.
    M5,
    /// The knight's move.
    L2,
    /// Pieces go forward and back.
    L3,
    /// Only the knight jumps.
    L4,
    /// The way must be free.
    M6,
    /// Not onto one's own piece.
    M7,
    /// The pawn's move.
    L5,
    /// En passant.
    L6,
    /// Promotion.
    L8,
    /// One's own king may not stand attacked.
    L7,
    /// How far the king goes in castling.
    C1,
    /// The right to castle.
    R1,
    /// Nothing between king and rook.
    R2,
    /// No castling out of check.
    L9,
    /// The king's way in castling is safe.
    R3,
    /// The rook's way in castling is safe.
    C2,
    /// Saying "check".
    C6,
    /// Checkmate.
    E1,
    /// Stalemate.
    E2,
    /// Dead positions.
    C7,
    /// Repetition.
    C3,
    /// Perpetual check.
    C5,
    /// Moves without progress.
    C4,
    /// Agreement.
    E3,
    /// Resignation.
    E4,
    /// Time.
    L12,
    /// After the end.
    E5,
}

impl game_core::Clause for Clause {
    const ALL: &'static [Clause] = &[
        Clause::L11,
        Clause::L10,
        Clause::L13,
        Clause::L1,
        Clause::M1,
        Clause::M2,
        Clause::M3,
        Clause::M4,
        Clause::M5,
        Clause::L2,
        Clause::L3,
        Clause::L4,
        Clause::M6,
        Clause::M7,
        Clause::L5,
        Clause::L6,
        Clause::L8,
        Clause::L7,
        Clause::C1,
        Clause::R1,
        Clause::R2,
        Clause::L9,
        Clause::R3,
        Clause::C2,
        Clause::C6,
        Clause::E1,
        Clause::E2,
        Clause::C7,
        Clause::C3,
        Clause::C5,
        Clause::C4,
        Clause::E3,
        Clause::E4,
        Clause::L12,
        Clause::E5,
    ];

    fn id(self) -> &'static str {
        match self {
            Clause::C1 => "C-1",
            Clause::C2 => "C-2",
            Clause::C3 => "C-3",
            Clause::C4 => "C-4",
            Clause::C5 => "C-5",
            Clause::C6 => "C-6",
            Clause::C7 => "C-7",
            Clause::L1 => "L-1",
            Clause::L2 => "L-2",
            Clause::L3 => "L-3",
            Clause::L4 => "L-4",
            Clause::L5 => "L-5",
            Clause::L6 => "L-6",
            Clause::L7 => "L-7",
            Clause::L8 => "L-8",
            Clause::L9 => "L-9",
            Clause::L10 => "L-10",
            Clause::L11 => "L-11",
            Clause::L12 => "L-12",
            Clause::L13 => "L-13",
            Clause::M1 => "M-1",
            Clause::M2 => "M-2",
            Clause::M3 => "M-3",
            Clause::M4 => "M-4",
            Clause::M5 => "M-5",
            Clause::M6 => "M-6",
            Clause::M7 => "M-7",
            Clause::R1 => "R-1",
            Clause::R2 => "R-2",
            Clause::R3 => "R-3",
            Clause::E1 => "E-1",
            Clause::E2 => "E-2",
            Clause::E3 => "E-3",
            Clause::E4 => "E-4",
            Clause::E5 => "E-5",
        }
    }
}
