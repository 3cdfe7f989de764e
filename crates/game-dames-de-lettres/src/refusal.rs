//! Why an action is refused: which rule it breaks, and what breaks it.

use game_core::{Seat, Subject, Violation};

use crate::{Cell, Cells, Clause, Spelling, State};

pub(crate) type Refused = Violation<Clause>;

/// Every refusal that the game knows: its clause and its code.
pub const REFUSALS: &[(Clause, &str)] = &[
    (Clause::S2, "not-your-turn"),
    (Clause::S2, "no-such-seat"),
    (Clause::M1, "no-letter"),
    (Clause::M1, "not-yours"),
    (Clause::M1, "not-a-line"),
    (Clause::M2, "occupied"),
    (Clause::M3, "capture-not-written"),
    (Clause::M3, "nothing-to-capture"),
    (Clause::M4, "own-letter-between"),
    (Clause::M4, "two-in-a-row"),
    (Clause::M4, "joker-between"),
    (Clause::M6, "no-turning"),
    (Clause::M6, "no-capture-after-turning"),
    (Clause::K2, "capture-needs-word"),
    (Clause::K3, "word-possible"),
    (Clause::K4, "opening-over"),
    (Clause::K5, "last-letter"),
    (Clause::W1, "too-short"),
    (Clause::W1, "no-letter"),
    (Clause::W1, "letters-differ"),
    (Clause::W2, "not-touching"),
    (Clause::W2, "not-straight"),
    (Clause::W2, "square-twice"),
    (Clause::W3, "moved-letter-missing"),
    (Clause::W4, "no-enemy-letter"),
    (Clause::W5, "own-camp"),
    (Clause::W6, "word-unknown"),
    (Clause::W6, "word-locution"),
    (Clause::W6, "word-conjugated-form"),
    (Clause::W6, "word-interjection"),
    (Clause::W6, "word-onomatopoeia"),
    (Clause::W6, "word-first-name"),
    (Clause::W6, "word-proper-noun"),
    (Clause::W6, "word-acronym"),
    (Clause::W6, "word-symbol"),
    (Clause::W6, "word-grammatical-word"),
    (Clause::W6, "word-hyphen-or-apostrophe"),
    (Clause::W6, "word-wrong-accents"),
    (Clause::W8, "three-words"),
    (Clause::W8, "letters-shared"),
    (Clause::W8, "same-direction"),
    (Clause::R1, "already-written"),
    (Clause::R2, "gender-goes-back"),
    (Clause::R2, "number-goes-back"),
    (Clause::R2, "may-not-inflect"),
    (Clause::R3, "same-tense"),
    (Clause::O1, "word-possible"),
    (Clause::J1, "joker-not-earned"),
    (Clause::J1, "joker-gone"),
    (Clause::J2, "joker-square-taken"),
    (Clause::J2, "joker-outside-camp"),
    (Clause::J2, "joker-without-square"),
    (Clause::J3, "enemy-joker"),
    (Clause::E1, "no-draw"),
    (Clause::E3, "game-over"),
    (Clause::F1, "not-announced"),
    (Clause::F1, "other-words"),
    (Clause::F1, "word-owed"),
    (Clause::F1b, "strict-only"),
    (Clause::F1b, "already-announced"),
    (Clause::F1b, "already-touched"),
    (Clause::F1b, "already-said"),
    (Clause::F1b, "other-letter-touched"),
    (Clause::F1b, "nothing-to-press"),
    (Clause::F1b, "press-first"),
    (Clause::F4, "arbiter-only"),
    (Clause::F4, "not-a-ruling"),
    (Clause::F4, "already-ruled"),
    (Clause::F4, "word-barred"),
];

/// A refusal that the list knows.
pub(crate) fn refuse(clause: Clause, code: &'static str, subject: impl Into<Subject>) -> Refused {
    debug_assert!(REFUSALS.contains(&(clause, code)), "a refusal is listed");
    Violation::new(clause, code, subject)
}

/// A refusal for a square.
pub(crate) fn at(clause: Clause, code: &'static str, cell: Cell) -> Refused {
    refuse(clause, code, cell.square())
}

/// A refusal for several squares.
pub(crate) fn among(clause: Clause, code: &'static str, cells: Cells) -> Refused {
    refuse(clause, code, Subject::Squares(cells.squares()))
}

/// A refusal for a word.
pub(crate) fn about(clause: Clause, code: &'static str, word: &Spelling) -> Refused {
    refuse(clause, code, Subject::Word(word.to_string()))
}

/// Nothing happens once the game is over.
pub(crate) fn open(state: &State) -> Result<(), Refused> {
    match state.end() {
        Some(_) => Err(refuse(Clause::E3, "game-over", ())),
        None => Ok(()),
    }
}

/// The seat, when the game has it.
pub(crate) fn seated(seat: Seat) -> Result<Seat, Refused> {
    if seat.0 < 2 {
        Ok(seat)
    } else {
        Err(refuse(Clause::S2, "no-such-seat", Subject::Seat(seat)))
    }
}

/// S2: only the seat awaited acts.
pub(crate) fn awaited(awaited: Seat, seat: Seat) -> Result<(), Refused> {
    if seated(seat)? == awaited {
        Ok(())
    } else {
        Err(refuse(Clause::S2, "not-your-turn", Subject::Seat(awaited)))
    }
}
