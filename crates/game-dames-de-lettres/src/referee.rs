//! What the side to move may do in one position: K1 to K5, O1.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use game_core::Seat;
use lexicon::{Graph, Lexicon};

use crate::board::other;
use crate::scan::{self, Trace};
use crate::state::leaves_camp;
use crate::{
    Cell, Cells, Clause, FinalCapture, LastLetter, Ledger, Play, Rules, Slide, Spelling, State, Strategic,
    Writing, refusal, spell,
};

/// The judge of one position. What is costly is found out when it is first asked for.
pub(crate) struct Referee<'g> {
    pub(crate) rules: &'g Rules,
    pub(crate) lexicon: &'static Lexicon,
    pub(crate) state: &'g State,
    pub(crate) seat: Seat,
    /// Every slide of the side to move.
    pub(crate) slides: Vec<Slide>,
    ledger: OnceCell<Ledger>,
    any_word: OnceCell<bool>,
}

impl<'g> Referee<'g> {
    pub(crate) fn new(rules: &'g Rules, lexicon: &'static Lexicon, state: &'g State) -> Referee<'g> {
        let seat = state.side();
        Referee {
            rules,
            lexicon,
            state,
            seat,
            slides: state.board().slides(rules, seat),
            ledger: OnceCell::new(),
            any_word: OnceCell::new(),
        }
    }

    pub(crate) fn ledger(&self) -> &Ledger {
        self.ledger
            .get_or_init(|| Ledger::new(self.rules, self.lexicon, self.state))
    }

    /// Shows `visit` every word move of one word with the words of `graph` and those that the arbiter
    /// admitted, until it breaks.
    pub(crate) fn each_word(
        &self,
        graph: &Graph,
        slides: &[Slide],
        visit: &mut dyn FnMut(&Trace<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut sieve = self.ledger().sieve(self.seat);
        let mut allowed = |trace: &Trace<'_>| {
            if sieve.allows(trace.letters()) {
                visit(trace)
            } else {
                ControlFlow::Continue(())
            }
        };
        let board = self.state.board();
        scan::scan(board, self.rules, self.seat, slides, graph, &mut allowed)?;
        for word in self.state.admitted() {
            let letters = word.letters().unwrap_or_default();
            if !spell::holds(graph, &letters) {
                spell::spell(board, self.rules, self.seat, slides, &letters, &mut allowed)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether there is any word move.
    pub(crate) fn any_word(&self) -> bool {
        *self.any_word.get_or_init(|| {
            let graph = &self.lexicon.graphs().forward;
            self.each_word(graph, &self.slides, &mut |_| ControlFlow::Break(()))
                .is_break()
        })
    }

    /// Whether there is any legal move (E3).
    pub(crate) fn any_move(&self) -> bool {
        // What costs nothing to find out comes first.
        let captures = |slide: &&Slide| !slide.captures.is_empty();
        self.slides.iter().filter(captures).any(|slide| self.pure(slide))
            || self.any_word()
            || self.slides.iter().any(|slide| self.wordless(slide).is_ok())
    }

    /// Whether the letter on `from` has any legal move (F1b).
    pub(crate) fn letter_moves(&self, from: Cell) -> bool {
        let own: Vec<Slide> = self
            .slides
            .iter()
            .filter(|slide| slide.from == from)
            .cloned()
            .collect();
        let graph = &self.lexicon.graphs().forward;
        own.iter().any(|slide| self.wordless(slide).is_ok())
            || self
                .each_word(graph, &own, &mut |_| ControlFlow::Break(()))
                .is_break()
    }

    /// The moves that are legal without a word.
    pub(crate) fn wordless_plays(&self) -> Vec<Play> {
        self.slides
            .iter()
            .filter(|slide| self.wordless(slide).is_ok())
            .map(Play::bare)
            .collect()
    }

    /// The moves that write one word, one for each word and path.
    pub(crate) fn word_plays(&self) -> Vec<Play> {
        let mut plays = Vec::new();
        let graph = &self.lexicon.graphs().forward;
        let _ = self.each_word(graph, &self.slides, &mut |trace| {
            plays.push(Play::writing(trace.slide, vec![writing(trace)]));
            ControlFlow::Continue(())
        });
        plays
    }

    /// K5, where it holds for moves without a word.
    fn stays_home(&self, slide: &Slide) -> bool {
        self.rules.last_letter == LastLetter::Words
            || !leaves_camp(self.state.board(), self.rules, self.seat, slide)
    }

    /// K2.
    fn pure(&self, slide: &Slide) -> bool {
        Cells::camp(self.seat).has(slide.from) && self.stays_home(slide)
    }

    /// K3: whether a capture takes the one letter that is left.
    fn takes_last(&self, slide: &Slide) -> bool {
        let foe = other(self.seat);
        let letters = self.state.counted(self.rules, foe);
        let left = match self.rules.ppf {
            FinalCapture::Board => letters,
            FinalCapture::EnemyCamp => letters.and(Cells::camp(foe)),
        };
        left.len() == 1 && left.less(slide.captures).is_empty()
    }

    /// Whether a slide is legal without a word (K2 to K5, O1).
    pub(crate) fn wordless(&self, slide: &Slide) -> Result<(), refusal::Refused> {
        if slide.captures.is_empty() {
            return self.strategic(slide);
        }
        if self.pure(slide) || (self.takes_last(slide) && !self.any_word()) {
            return Ok(());
        }
        Err(if Cells::camp(self.seat).has(slide.from) {
            refusal::at(Clause::K5, "last-letter", slide.from)
        } else if self.takes_last(slide) {
            refusal::at(Clause::K3, "word-possible", slide.from)
        } else {
            refusal::at(Clause::K2, "capture-needs-word", slide.from)
        })
    }

    /// K4, O1.
    fn strategic(&self, slide: &Slide) -> Result<(), refusal::Refused> {
        if !self.state.in_grace(self.rules) {
            return Err(refusal::at(Clause::K4, "opening-over", slide.to));
        }
        if !self.stays_home(slide) {
            return Err(refusal::at(Clause::K5, "last-letter", slide.from));
        }
        if self.rules.strategic == Strategic::Checked && self.any_word() {
            return Err(refusal::at(Clause::O1, "word-possible", slide.to));
        }
        Ok(())
    }
}

/// A word found on the board, as a move writes it.
pub(crate) fn writing(trace: &Trace<'_>) -> Writing {
    Writing {
        word: Spelling::of(trace.letters().iter().copied()),
        path: trace.path().collect(),
    }
}
