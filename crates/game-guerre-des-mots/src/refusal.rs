//! Why a coup is refused, and which faults cost the turn.

use game_core::{Seat, Subject, Violation};

use crate::{Cell, Clause};

pub(crate) type Refused = Violation<Clause>;

/// Every refusal that the game knows: its clause and its code. Nothing happens.
pub const REFUSALS: &[(Clause, &str)] = &[
    (Clause::C1_1, "off-the-board"),
    (Clause::C2_3, "not-your-turn"),
    (Clause::C2_3, "no-such-seat"),
    (Clause::C2_6, "base-word-first"),
    (Clause::C2_6, "not-on-a-base"),
    (Clause::C2_6, "not-own-base"),
    (Clause::C2_6, "four-letters-wanted"),
    (Clause::C2_6, "arsenal-only"),
    (Clause::C3_1, "broken-chain"),
    (Clause::C3_1, "square-twice"),
    (Clause::C3_1, "isolated-letters"),
    (Clause::C3_3, "two-crosses"),
    (Clause::C3_3, "cross-at-corner"),
    (Clause::C3_4, "violet"),
    (Clause::C3_5, "opposition"),
    (Clause::C3_5, "two-letter-link"),
    (Clause::C3_6, "must-leave-a-word"),
    (Clause::C4_1, "more-than-one-word"),
    (Clause::C4_1, "not-part-of-this-coup"),
    (Clause::C4_2, "nothing-laid"),
    (Clause::C5_1, "letter-not-in-arsenal"),
    (Clause::C5_2, "no-tile"),
    (Clause::C5_2, "not-an-extremity"),
    (Clause::C5_2, "nothing-taken"),
    (Clause::C5_6, "transfer-to-same-end"),
    (Clause::C5_6, "transfer-from-both-ends"),
    (Clause::C5_7, "word-protected"),
    (Clause::C5_7, "chain-blockaded"),
    (Clause::C6_1, "isolated-letters"),
    (Clause::C6_1, "not-an-extremity"),
    (Clause::C6_2, "word-goes-on"),
    (Clause::C6_3, "both-ends-need-one-word"),
    (Clause::C6_4, "only-in-the-axis-of-the-cross"),
    (Clause::C6_5, "pivot-not-right-angle"),
    (Clause::C6_5, "pivot-too-short"),
    (Clause::C6_5, "pivot-word-elsewhere"),
    (Clause::C6_6, "letter-not-there"),
    (Clause::C6_6, "letter-differs"),
    (Clause::C6_6, "square-taken"),
    (Clause::C7_1, "no-accents-here"),
    (Clause::C7_5, "cross-out-of-place"),
    (Clause::C8_1, "not-laid-now"),
    (Clause::C8_1, "shooter-not-at-word-end"),
    (Clause::C8_1, "no-firing-value"),
    (Clause::C8_2, "not-that-way"),
    (Clause::C8_2, "shot-twice"),
    (Clause::C8_3, "shot-crosses-violet"),
    (Clause::C8_3, "shot-meets-own-chain"),
    (Clause::C8_3, "shot-meets-nothing"),
    (Clause::C8_4, "out-of-range"),
    (Clause::C8_5, "no-shot-from-blue"),
    (Clause::C8_5, "base-word-cannot-be-shot"),
    (Clause::C8_5, "word-protected"),
    (Clause::C8_5, "chain-blockaded"),
    (Clause::C8_6, "not-an-extremity"),
    (Clause::C8_6, "must-leave-a-word"),
    (Clause::C8_6, "word-struck-stays"),
    (Clause::C8_6, "base-word-stays"),
    (Clause::C8_6, "no-corner"),
    (Clause::C8_9, "nothing-behind-cross"),
    (Clause::C9_2, "no-right-to-replay"),
    (Clause::C9_4, "position-repeated"),
    (Clause::C10_1, "other-chain"),
    (Clause::C10_2, "word-protected"),
    (Clause::C10_2, "chain-blockaded"),
    (Clause::C10_3, "no-blockade-by-pirate"),
    (Clause::C10_5, "nothing-asked"),
    (Clause::C10_5, "answer-first"),
    (Clause::C10_5, "already-declined"),
    (Clause::C10_5, "nobody-to-ask"),
    (Clause::C11_1, "more-than-one-word"),
    (Clause::C11_1, "not-your-chain"),
    (Clause::C12_1, "no-right-to-blockade"),
    (Clause::C12_1, "not-beyond-the-word"),
    (Clause::C12_2, "square-taken"),
    (Clause::C12_3, "no-cross-left"),
    (Clause::C12_3, "cross-stays"),
    (Clause::C12_5, "cross-not-at-end"),
    (Clause::C12_5, "not-your-cross"),
    (Clause::C12_6, "protected-word-fixed"),
    (Clause::C13_1, "symbol-mismatch"),
    (Clause::C13_1, "not-your-chain"),
    (Clause::C13_2, "frozen-by-own-blockade"),
    (Clause::C13_3, "no-symbol"),
    (Clause::C14_1, "not-own-base"),
    (Clause::C14_1, "two-chains-already"),
    (Clause::C14_2, "new-chain-needs-arsenal"),
    (Clause::C15_3, "game-over"),
    (Clause::C15_4, "reserve-empty"),
    (Clause::C15_4, "draw-not-allowed"),
    (Clause::C15_4, "not-blocked"),
    (Clause::C15_4, "already-played"),
    (Clause::C15_6, "no-draw-by-agreement"),
    (Clause::C15_7, "already-left"),
    (Clause::C15_8, "base-not-free"),
    (Clause::C16, "not-at-this-level"),
    (Clause::C7_6, "not-a-word"),
    (Clause::C7_6, "not-a-compound"),
    (Clause::C7_6, "captured-letters-left-over"),
];

/// Every fault that costs the turn (7.6): its clause and its code.
pub const ERRORS: &[(Clause, &str)] = &[
    (Clause::C7_6, "not-a-word"),
    (Clause::C7_6, "not-a-compound"),
    (Clause::C7_6, "captured-letters-left-over"),
    (Clause::C7_6, "more-than-one-word"),
    (Clause::C5_8, "accent-not-on-tile"),
];

/// A refusal that the list knows.
pub(crate) fn refuse(clause: Clause, code: &'static str, subject: impl Into<Subject>) -> Refused {
    debug_assert!(REFUSALS.contains(&(clause, code)), "{clause:?} {code} is listed");
    Violation::new(clause, code, subject)
}

/// A refusal for a square.
pub(crate) fn at(clause: Clause, code: &'static str, cell: Cell) -> Refused {
    refuse(clause, code, cell.square())
}

/// A refusal for several squares.
pub(crate) fn among(clause: Clause, code: &'static str, cells: impl IntoIterator<Item = Cell>) -> Refused {
    let squares = cells.into_iter().map(Cell::square).collect();
    refuse(clause, code, Subject::Squares(squares))
}

/// A refusal for a seat.
pub(crate) fn of_seat(clause: Clause, code: &'static str, seat: Seat) -> Refused {
    refuse(clause, code, Subject::Seat(seat))
}
