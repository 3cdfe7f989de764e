//! Whether one move is legal, and if not, by which rule.

use lexicon::{Class, Reason, Spellings, Verdict, WordSet};

use crate::board::other;
use crate::referee::Referee;
use crate::refusal::{Refused, about, among, at, refuse};
use crate::scan::{LEAST, crosses};
use crate::state::leaves_camp;
use crate::{
    Board, CapturePath, Cell, Cells, Clash, Clause, Fork, JokerEntry, Play, Shape, Slide, Spelling,
    Succession, Writing,
};

impl Referee<'_> {
    /// Whether the side to move may play so: the slide first, then what makes it legal, then the jokers.
    pub(crate) fn judge(&self, play: &Play) -> Result<(), Refused> {
        let slide = self.slide(play)?;
        let after = self.state.board().after(self.rules, self.seat, slide);
        if play.words.is_empty() {
            self.wordless(slide)?;
        } else {
            self.words(slide, &after, &play.words)?;
        }
        self.jokers(play, after)
    }

    /// The slide of a move (M1 to M6).
    pub(crate) fn slide(&self, play: &Play) -> Result<&Slide, Refused> {
        if let Some(slide) = play.slide(&self.slides) {
            return Ok(slide);
        }
        let board = self.state.board();
        match board.token(play.from) {
            None => return Err(at(Clause::M1, "no-letter", play.from)),
            Some(token) if token.seat != self.seat => return Err(at(Clause::M1, "not-yours", play.from)),
            Some(_) => {}
        }
        let same = |slide: &&Slide| slide.from == play.from && slide.to == play.to && slide.via == play.via;
        if let Some(slide) = self.slides.iter().find(same) {
            return Err(if play.capture {
                at(Clause::M3, "nothing-to-capture", play.to)
            } else {
                among(Clause::M3, "capture-not-written", slide.captures)
            });
        }
        if let Some(&turn) = play.via.first()
            && self.rules.capture_path == CapturePath::Line
        {
            return Err(at(Clause::M6, "no-turning", turn));
        }
        Err(self.obstacle(play))
    }

    /// What keeps a letter from going so.
    fn obstacle(&self, play: &Play) -> Refused {
        let board = self.state.board();
        let mut from = play.from;
        for to in play.via.iter().copied().chain([play.to]) {
            let Some(way) = from.way_to(to) else {
                return at(Clause::M1, "not-a-line", to);
            };
            if board.occupied().has(to) {
                return at(Clause::M2, "occupied", to);
            }
            let mut here = from;
            while here != to {
                let next = here.step(way).expect("a line to a square lies on the board");
                here = next;
                if !board.occupied().has(next) {
                    continue;
                }
                if board.jokers().has(next) {
                    return at(Clause::M4, "joker-between", next);
                }
                if board.held(self.seat).has(next) && !self.rules.jump_own {
                    return at(Clause::M4, "own-letter-between", next);
                }
                // The square reached is empty, so that there is one behind.
                let behind = next.step(way).expect("a line to a square lies on the board");
                if board.occupied().has(behind) {
                    let both = Cells::EMPTY.with(next).with(behind);
                    return among(Clause::M4, "two-in-a-row", both);
                }
            }
            from = to;
        }
        at(Clause::M6, "no-capture-after-turning", play.to)
    }

    /// W1 to W8 and K5.
    fn words(&self, slide: &Slide, after: &Board, words: &[Writing]) -> Result<(), Refused> {
        if let Some(third) = words.get(2) {
            return Err(about(Clause::W8, "three-words", &third.word));
        }
        if leaves_camp(self.state.board(), self.rules, self.seat, slide) {
            return Err(at(Clause::K5, "last-letter", slide.from));
        }
        for writing in words {
            self.shape(slide, after, writing)?;
            self.admitted(&writing.word)?;
            self.fresh(&writing.word)?;
        }
        match words {
            [first, second] => self.double(slide, first, second),
            _ => Ok(()),
        }
    }

    /// W1 to W5: where a word lies.
    fn shape(&self, slide: &Slide, after: &Board, writing: &Writing) -> Result<(), Refused> {
        let Writing { word, path } = writing;
        let Some(letters) = word.letters().filter(|letters| letters.len() >= LEAST) else {
            return self.listed(word);
        };
        for &cell in path {
            match after.token(cell) {
                None => return Err(at(Clause::W1, "no-letter", cell)),
                Some(token) if token.joker && token.seat != self.seat => {
                    return Err(at(Clause::J3, "enemy-joker", cell));
                }
                Some(_) => {}
            }
        }
        let spelled = path.iter().map(|&cell| after.letter(cell));
        if !spelled.eq(letters.into_iter().map(Some)) {
            return Err(about(Clause::W1, "letters-differ", word));
        }
        self.contact(path)?;
        if !path.contains(&slide.to) {
            return Err(at(Clause::W3, "moved-letter-missing", slide.to));
        }
        let foe = other(self.seat);
        let cells = writing.cells();
        let turned = cells.and(after.letters(foe));
        if turned.is_empty() {
            return Err(about(Clause::W4, "no-enemy-letter", word));
        }
        if !crosses(self.rules, Cells::camp(foe), slide, cells, turned) {
            return Err(among(Clause::W5, "own-camp", cells));
        }
        Ok(())
    }

    /// W2.
    fn contact(&self, path: &[Cell]) -> Result<(), Refused> {
        for (index, &cell) in path.iter().enumerate() {
            if !self.rules.reuse && path[..index].contains(&cell) {
                return Err(at(Clause::W2, "square-twice", cell));
            }
            let Some(&before) = index.checked_sub(1).and_then(|index| path.get(index)) else {
                continue;
            };
            let diagonal = before.file() != cell.file() && before.rank() != cell.rank();
            let apart = !before.touches(cell) || (diagonal && self.rules.path == Shape::Orthogonal);
            if apart {
                let both = Cells::EMPTY.with(before).with(cell);
                return Err(among(Clause::W2, "not-touching", both));
            }
            let bent = index >= 2 && path[index - 2].way_to(before) != before.way_to(cell);
            if bent && self.rules.path == Shape::Straight {
                return Err(at(Clause::W2, "not-straight", cell));
            }
        }
        Ok(())
    }

    /// W6, F4.
    fn admitted(&self, word: &Spelling) -> Result<(), Refused> {
        if self.ledger().bars(word) {
            return Err(about(Clause::F4, "word-barred", word));
        }
        if self.state.admitted().contains(word) {
            return Ok(());
        }
        self.listed(word)
    }

    /// What the word list says (W1, W6).
    fn listed(&self, word: &Spelling) -> Result<(), Refused> {
        match self.lexicon.verdict(&word.word(), crate::WORDS) {
            Verdict::Playable => Ok(()),
            Verdict::Compound => Err(unfit(Reason::HyphenOrApostrophe, word)),
            Verdict::Refused(reason) => Err(unfit(reason, word)),
        }
    }

    /// W7: the words written before.
    fn fresh(&self, word: &Spelling) -> Result<(), Refused> {
        let told = self.ledger().judge(word, self.seat);
        repeated(told, |earlier| self.state.used()[earlier].word.clone())
    }

    /// W8: two words from one move.
    fn double(&self, slide: &Slide, first: &Writing, second: &Writing) -> Result<(), Refused> {
        let (shared, code) = shared(self.rules.fork, slide.to, first, second);
        if !shared.is_empty() {
            return Err(among(Clause::W8, code, shared));
        }
        let mut ledger = self.ledger().clone();
        ledger.write(&first.word, self.seat);
        let told = ledger.judge(&second.word, self.seat);
        let used = self.state.used();
        repeated(told, |earlier| {
            used.get(earlier).map_or(&first.word, |used| &used.word).clone()
        })
    }

    /// J1, J2.
    fn jokers(&self, play: &Play, mut after: Board) -> Result<(), Refused> {
        let rules = self.rules;
        let words = play.words.iter();
        let mut earned = words
            .filter(|writing| rules.earns_joker(writing.word.len()))
            .count();
        let (mut stock, mut reserve) = (self.state.stock(), self.state.reserve(self.seat));
        for placing in &play.jokers {
            let letter = || game_core::Subject::Letter(placing.joker.capital());
            let kept = reserve.has(placing.joker);
            if kept {
                reserve.set(placing.joker, false);
            } else if earned == 0 {
                return Err(refuse(Clause::J1, "joker-not-earned", letter()));
            } else if !stock.has(placing.joker) {
                return Err(refuse(Clause::J1, "joker-gone", letter()));
            } else {
                earned -= 1;
                stock.set(placing.joker, false);
            }
            match placing.at {
                None if rules.joker_entry == JokerEntry::Reserve && !kept => {}
                None => return Err(refuse(Clause::J2, "joker-without-square", letter())),
                Some(cell) => self.enters(&after, cell)?,
            }
            if let Some(cell) = placing.at {
                let token = crate::Token {
                    letter: placing.joker,
                    seat: self.seat,
                    joker: true,
                };
                after.put(cell, Some(token));
            }
        }
        Ok(())
    }

    /// J2: where a joker may be put.
    pub(crate) fn enters(&self, after: &Board, cell: Cell) -> Result<(), Refused> {
        if after.occupied().has(cell) {
            return Err(at(Clause::J2, "joker-square-taken", cell));
        }
        let camp = Cells::camp(self.seat);
        let full = camp.and(after.empty()).is_empty();
        if camp.has(cell) || full || self.rules.joker_entry == JokerEntry::Anywhere {
            Ok(())
        } else {
            Err(at(Clause::J2, "joker-outside-camp", cell))
        }
    }
}

/// W8: the squares that two words may not both have, and how that is told.
pub(crate) fn shared(fork: Fork, moved: Cell, first: &Writing, second: &Writing) -> (Cells, &'static str) {
    match fork {
        Fork::Disjoint => (first.cells().and(second.cells()).without(moved), "letters-shared"),
        Fork::FirstStep => (
            Cells::beside(moved, &first.path).and(Cells::beside(moved, &second.path)),
            "same-direction",
        ),
    }
}

/// The refusal of a word that the words before it forbid, which tells the earlier one.
fn repeated(told: Succession, earlier_word: impl Fn(usize) -> Spelling) -> Result<(), Refused> {
    let (clause, code, earlier) = match told {
        Succession::Free => return Ok(()),
        Succession::Repeats { earlier } => (Clause::R1, "already-written", earlier),
        Succession::Clashes { earlier, clash } => {
            let (clause, code) = forbidden(clash);
            (clause, code, earlier)
        }
    };
    Err(about(clause, code, &earlier_word(earlier)))
}

/// By which rule a form may not follow another one of the same word, and how that is told.
pub(crate) fn forbidden(clash: Clash) -> (Clause, &'static str) {
    match clash {
        Clash::GenderGoesBack => (Clause::R2, "gender-goes-back"),
        Clash::NumberGoesBack => (Clause::R2, "number-goes-back"),
        Clash::MayNotInflect => (Clause::R2, "may-not-inflect"),
        Clash::SameTense => (Clause::R3, "same-tense"),
    }
}

/// W1, W6: words of three letters and more, of every part of speech but interjections.
pub const WORDS: WordSet = WordSet::of(Class::CORE)
    .and(&[Class::Finite, Class::Adverb, Class::Cardinal, Class::Grammatical])
    .of_letters(3);

/// The words that the game can be played with.
pub const SPELLINGS: [Spellings; 1] = [WORDS.spellings()];

/// The clause by which a word is refused for what it is: the dictionary cites the same as the referee.
pub fn word_clause(reason: Reason) -> Clause {
    match reason {
        Reason::TooShort => Clause::W1,
        _ => Clause::W6,
    }
}

/// The refusal of a word for what it is.
pub(crate) fn unfit(reason: Reason, word: &Spelling) -> Refused {
    about(word_clause(reason), reason.code(), word)
}
