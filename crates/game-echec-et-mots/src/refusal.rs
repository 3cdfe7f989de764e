//! Why an action is refused: which rule it breaks, and what breaks it.

use game_core::{Seat, Square, Subject, Violation};

use crate::board::jumps;
use crate::state::other;
use crate::{Board, Clause, Leap, Phase, Rules, Spelling, StartEntry, State};

type Refused = Violation<Clause>;

/// Every refusal that the game knows: its clause and its code.
pub const REFUSALS: &[(Clause, &str)] = &[
    (Clause::S4, "not-your-turn"),
    (Clause::S4, "no-such-seat"),
    (Clause::M1, "no-knight"),
    (Clause::M1, "not-yours"),
    (Clause::M1, "no-such-move"),
    (Clause::M2, "banner"),
    (Clause::M2, "enemy-start"),
    (Clause::M3, "own-knight"),
    (Clause::M5, "capture-not-written"),
    (Clause::M5, "nothing-to-capture"),
    (Clause::M6, "sheltered"),
    (Clause::M7, "last-knight-needs-word"),
    (Clause::A1, "word-too-short"),
    (Clause::A1, "letters-missing"),
    (Clause::A2, "letters-missing"),
    (Clause::A2, "reply-awaited"),
    (Clause::A2, "nothing-to-reply"),
    (Clause::A3, "no-more-moves"),
    (Clause::W1, "word-unknown"),
    (Clause::W1, "word-locution"),
    (Clause::W2, "word-conjugated-form"),
    (Clause::W2, "word-interjection"),
    (Clause::W2, "word-onomatopoeia"),
    (Clause::W2, "word-first-name"),
    (Clause::W2, "word-proper-noun"),
    (Clause::W2, "word-acronym"),
    (Clause::W2, "word-symbol"),
    (Clause::W3, "word-grammatical-word"),
    (Clause::W4, "word-hyphen-or-apostrophe"),
    (Clause::W4, "word-wrong-accents"),
    (Clause::O3, "agreement-too-late"),
    (Clause::O4, "game-over"),
];

fn refuse(clause: Clause, code: &'static str, subject: impl Into<Subject>) -> Refused {
    debug_assert!(REFUSALS.contains(&(clause, code)), "a refusal is listed");
    Violation::new(clause, code, subject)
}

/// A refusal for a word.
pub(crate) fn about_word(clause: Clause, code: &'static str, word: &Spelling) -> Refused {
    refuse(clause, code, Subject::Word(word.to_string()))
}

/// O4: nothing happens once the game is over.
pub(crate) fn open(state: &State) -> Result<(), Refused> {
    match state.phase() {
        Phase::Over(_) => Err(refuse(Clause::O4, "game-over", ())),
        Phase::Play | Phase::Reply => Ok(()),
    }
}

/// The seat, when the game has it.
pub(crate) fn seated(seat: Seat) -> Result<Seat, Refused> {
    if seat.0 < 2 {
        Ok(seat)
    } else {
        Err(refuse(Clause::S4, "no-such-seat", Subject::Seat(seat)))
    }
}

/// S4, A2: only the seat awaited acts.
pub(crate) fn awaited(state: &State, seat: Seat) -> Result<(), Refused> {
    let subject = Subject::Seat(state.side());
    match state.phase() {
        _ if seat == state.side() => Ok(()),
        Phase::Reply => Err(refuse(Clause::A2, "reply-awaited", subject)),
        Phase::Play | Phase::Over(_) => Err(refuse(Clause::S4, "not-your-turn", subject)),
    }
}

/// A2: nobody has stopped the game.
pub(crate) fn nothing_to_reply() -> Refused {
    refuse(Clause::A2, "nothing-to-reply", ())
}

/// A3: the game is stopped, and no knight moves any more.
pub(crate) fn no_more_moves(leap: Leap) -> Refused {
    refuse(Clause::A3, "no-more-moves", leap.to)
}

/// M7: the last knight is captured only with a word.
pub(crate) fn needs_word(square: Square) -> Refused {
    refuse(Clause::M7, "last-knight-needs-word", square)
}

/// A1: a word that stops the game has six letters or more.
pub(crate) fn too_short(word: &Spelling) -> Refused {
    about_word(Clause::A1, "word-too-short", word)
}

/// O3: once the game is stopped, the words decide.
pub(crate) fn agreement_too_late() -> Refused {
    refuse(Clause::O3, "agreement-too-late", ())
}

/// Whether the seat to move may make a leap, a word being announced if it takes one. First whose
/// knight it is, then how it leaps, then what is on the square it wants.
pub(crate) fn leap(rules: &Rules, board: &Board, state: &State, leap: Leap) -> Result<(), Refused> {
    let Leap { from, to, capture } = leap;
    let own = state.knights(state.side());
    let enemy = state.knights(other(state.side()));
    let starts = board.starts(other(state.side()));
    if !own.contains(from) {
        let code = if enemy.contains(from) {
            "not-yours"
        } else {
            "no-knight"
        };
        return Err(refuse(Clause::M1, code, from));
    }
    if !jumps(from).any(|square| square == to) {
        return Err(refuse(Clause::M1, "no-such-move", to));
    }
    if !board.field().contains(to) {
        return Err(refuse(Clause::M2, "banner", to));
    }
    if own.contains(to) {
        return Err(refuse(Clause::M3, "own-knight", to));
    }
    let met = enemy.contains(to);
    if starts.contains(to) && met && rules.shelters() {
        return Err(refuse(Clause::M6, "sheltered", to));
    }
    if starts.contains(to) && !met && rules.start_entry == StartEntry::OwnOnly {
        return Err(refuse(Clause::M2, "enemy-start", to));
    }
    match (met, capture) {
        (true, false) => Err(refuse(Clause::M5, "capture-not-written", to)),
        (false, true) => Err(refuse(Clause::M5, "nothing-to-capture", to)),
        _ => Ok(()),
    }
}
