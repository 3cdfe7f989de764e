//! The numbered rules of `docs/rules/echecs.md`.

game_core::clauses! {
    /// One rule of chess. `C` are the points where the Carlit sheet departs from the FIDE laws, `L` those
    /// where it is loose and the laws decide, `M`, `R` and `E` what the laws alone say of moving,
    /// castling and ending.
    pub enum Clause {
        /// Sixteen pieces of each colour.
        L11 => "L-11",
        /// The board's orientation.
        L10 => "L-10",
        /// The white line around the board.
        L13 => "L-13",
        /// White begins, then the sides alternate.
        L1 => "L-1",
        /// A piece of one's own must move.
        M1 => "M-1",
        /// The king's move.
        M2 => "M-2",
        /// The queen's move.
        M3 => "M-3",
        /// The bishop's move.
        M4 => "M-4",
        /// The rook's move.
        M5 => "M-5",
        /// The knight's move.
        L2 => "L-2",
        /// Pieces go forward and back.
        L3 => "L-3",
        /// Only the knight jumps.
        L4 => "L-4",
        /// The way must be free.
        M6 => "M-6",
        /// Not onto one's own piece.
        M7 => "M-7",
        /// The pawn's move.
        L5 => "L-5",
        /// En passant.
        L6 => "L-6",
        /// Promotion.
        L8 => "L-8",
        /// One's own king may not stand attacked.
        L7 => "L-7",
        /// How far the king goes in castling.
        C1 => "C-1",
        /// The right to castle.
        R1 => "R-1",
        /// Nothing between king and rook.
        R2 => "R-2",
        /// No castling out of check.
        L9 => "L-9",
        /// The king's way in castling is safe.
        R3 => "R-3",
        /// The rook's way in castling is safe.
        C2 => "C-2",
        /// Saying "check".
        C6 => "C-6",
        /// Checkmate.
        E1 => "E-1",
        /// Stalemate.
        E2 => "E-2",
        /// Dead positions.
        C7 => "C-7",
        /// Repetition.
        C3 => "C-3",
        /// Perpetual check.
        C5 => "C-5",
        /// Moves without progress.
        C4 => "C-4",
        /// Agreement.
        E3 => "E-3",
        /// Resignation.
        E4 => "E-4",
        /// Time.
        L12 => "L-12",
        /// After the end.
        E5 => "E-5",
    }
}
