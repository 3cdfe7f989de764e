//! What the side to move may do, as lists.

use std::collections::HashMap;
use std::ops::ControlFlow;

use game_core::{Extra, Game as _, Listing, Seat, Survey as _};
use lexicon::LemmaId;

use crate::judge::shared;
use crate::referee::Referee;
use crate::{Action, Cell, DamesDeLettres, Mode, Play, Slide, Spelling, State, Writing};

/// The moves with two words (W8).
pub const DOUBLES: Extra = Extra {
    name: "doubles",
    what: "moves with two words",
};

/// The moves with the jokers that they may bring in (J2).
pub const JOKERS: Extra = Extra {
    name: "jokers",
    what: "joker placements",
};

/// Moves with one word or none are listed, without the jokers that a long word may bring in (J2): more is
/// listed by [`DamesDeLettres::listed`]. In a strict game what only loses is accepted and not listed (F1b),
/// and what binds nobody neither.
impl Listing for DamesDeLettres {
    fn actions(&self, state: &State, seat: Seat) -> Vec<Action> {
        self.listed(state, seat, &[])
    }
}

impl DamesDeLettres {
    /// What [`Listing::actions`] lists, and the moves with two words, each pair once.
    pub fn with_doubles(&self, state: &State, seat: Seat) -> Vec<Action> {
        self.listed(state, seat, &[DOUBLES])
    }

    /// What a list with what is `asked` for leaves out here although there is some.
    pub(crate) fn unlisted(&self, state: &State, seat: Seat, asked: &[Extra]) -> Vec<Extra> {
        if !self.turn(state).awaited().contains(seat) || state.awaits_press() {
            return Vec::new();
        }
        let referee = self.referee(state);
        let single = referee.word_plays();
        let doubled = || referee.double_plays(&single);
        let brings = |play: &Play| referee.brings_jokers(play);
        let listed_brings = || {
            single.iter().any(brings)
                || referee.wordless_plays().iter().any(brings)
                || asked.contains(&DOUBLES) && doubled().iter().any(brings)
        };
        let there_are = |extra: &Extra| match *extra {
            DOUBLES => referee.any_double(&single),
            _ => listed_brings(),
        };
        let unasked = Self::EXTRAS.iter().filter(|extra| !asked.contains(extra));
        unasked.copied().filter(there_are).collect()
    }

    /// What [`Listing::actions`] lists, and what is `asked` for besides.
    pub fn listed(&self, state: &State, seat: Seat, asked: &[Extra]) -> Vec<Action> {
        if !self.turn(state).awaited().contains(seat) {
            return Vec::new();
        }
        if state.awaits_press() {
            return vec![Action::Press];
        }
        let referee = self.referee(state);
        match self.rules().mode {
            Mode::Friendly => {
                let mut plays = referee.plays(asked.contains(&DOUBLES));
                referee.add_jokers(&mut plays, asked);
                plays.into_iter().map(Action::Move).collect()
            }
            Mode::Strict => self.strictly(&referee, asked),
        }
    }

    /// F1b: the words are announced first, then the move is made.
    fn strictly(&self, referee: &Referee<'_>, asked: &[Extra]) -> Vec<Action> {
        let state = referee.state;
        let bound = |from: Cell| state.touched().is_none_or(|touched| touched == from);
        let announced = state.announced();
        let mut actions = Vec::new();
        let plays = if announced.is_empty() {
            let mut plays = referee.plays(asked.contains(&DOUBLES));
            plays.retain(|play| bound(play.from));
            let (wordless, writing): (Vec<&Play>, Vec<&Play>) =
                plays.iter().partition(|play| play.words.is_empty());
            let mut said: Vec<Vec<Spelling>> = writing.into_iter().map(words_of).collect();
            said.sort();
            said.dedup();
            let mut wordless: Vec<Play> = wordless.into_iter().cloned().collect();
            referee.add_jokers(&mut wordless, asked);
            actions.extend(wordless.into_iter().map(Action::Move));
            actions.extend(said.into_iter().map(Action::Announce));
            plays
        } else {
            let mut plays = referee.word_plays();
            plays.retain(|play| bound(play.from) && announced.contains(&play.words[0].word));
            if announced.len() == 2 {
                plays = referee.double_plays(&plays);
            }
            plays.retain(|play| same_words(&words_of(play), announced));
            referee.add_jokers(&mut plays, asked);
            actions.extend(plays.iter().cloned().map(Action::Move));
            plays
        };
        if state.touched().is_none() && !state.adoube() {
            let mut froms: Vec<Cell> = plays.iter().map(|play| play.from).collect();
            froms.sort_unstable();
            froms.dedup();
            actions.extend(froms.into_iter().map(Action::Touch));
            actions.push(Action::Adoube);
        }
        actions
    }
}

/// The words of a move.
pub(crate) fn words_of(play: &Play) -> Vec<Spelling> {
    play.words.iter().map(|writing| writing.word.clone()).collect()
}

/// Whether both are the same words, in whichever order.
pub(crate) fn same_words(one: &[Spelling], other: &[Spelling]) -> bool {
    let sorted = |words: &[Spelling]| {
        let mut words = words.to_vec();
        words.sort();
        words
    };
    sorted(one) == sorted(other)
}

impl Referee<'_> {
    /// The legal moves without jokers: those with a word, perhaps those with two, those without.
    pub(crate) fn plays(&self, doubles: bool) -> Vec<Play> {
        let single = self.word_plays();
        let mut plays = if doubles {
            self.double_plays(&single)
        } else {
            Vec::new()
        };
        plays.extend(single);
        plays.extend(self.wordless_plays());
        plays
    }

    /// Adds the ways to bring jokers in, if they are asked for.
    fn add_jokers(&self, plays: &mut Vec<Play>, asked: &[Extra]) {
        if asked.contains(&JOKERS) {
            let more: Vec<Play> = plays.iter().flat_map(|play| self.joker_plays(play)).collect();
            plays.extend(more);
        }
    }

    /// W8: the moves with two words, from those with one.
    fn double_plays(&self, single: &[Play]) -> Vec<Play> {
        let mut plays = Vec::new();
        let _ = self.each_double(single, &mut |play| {
            plays.push(play);
            ControlFlow::Continue(())
        });
        plays
    }

    /// Whether there is a move with two words.
    fn any_double(&self, single: &[Play]) -> bool {
        self.each_double(single, &mut |_| ControlFlow::Break(()))
            .is_break()
    }

    /// Shows `visit` the moves with two words until it breaks.
    fn each_double(
        &self,
        single: &[Play],
        visit: &mut dyn FnMut(Play) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut by_slide: HashMap<(Cell, &[Cell], Cell), Vec<&Writing>> = HashMap::new();
        for play in single {
            let words = by_slide.entry((play.from, &play.via, play.to)).or_default();
            words.extend(&play.words);
        }
        let mut pairs = Pairs::new(self);
        for slide in &self.slides {
            let words = by_slide
                .get(&(slide.from, slide.via.as_slice(), slide.to))
                .map_or(&[][..], Vec::as_slice);
            for (index, &first) in words.iter().enumerate() {
                for &second in &words[index + 1..] {
                    if let Some(pair) = pairs.pair(slide, first, second) {
                        visit(Play::writing(slide, pair.map(Writing::clone).into()))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Which words may be written together.
struct Pairs<'r, 'g> {
    referee: &'r Referee<'g>,
    lemmas: HashMap<Spelling, Vec<LemmaId>>,
}

impl<'r, 'g> Pairs<'r, 'g> {
    fn new(referee: &'r Referee<'g>) -> Pairs<'r, 'g> {
        Pairs {
            referee,
            lemmas: HashMap::new(),
        }
    }

    /// The two in an order in which they may be written.
    fn pair<'w>(
        &mut self,
        slide: &Slide,
        first: &'w Writing,
        second: &'w Writing,
    ) -> Option<[&'w Writing; 2]> {
        let (common, _) = shared(self.referee.rules.fork, slide.to, first, second);
        if !common.is_empty() || first.word == second.word {
            return None;
        }
        if !self.kin(&first.word, &second.word) {
            return Some([first, second]);
        }
        [[first, second], [second, first]]
            .into_iter()
            .find(|[earlier, later]| {
                let mut ledger = self.referee.ledger().clone();
                ledger.write(&earlier.word, self.referee.seat);
                ledger.judge(&later.word, self.referee.seat).is_free()
            })
    }

    /// Whether the two can be forms of one word.
    fn kin(&mut self, first: &Spelling, second: &Spelling) -> bool {
        for word in [first, second] {
            if !self.lemmas.contains_key(word) {
                let senses = self.referee.lexicon.senses(&word.word(), crate::WORDS);
                let lemmas = senses.all().iter().map(|sense| sense.lemma).collect();
                self.lemmas.insert(word.clone(), lemmas);
            }
        }
        let second = &self.lemmas[second];
        self.lemmas[first].iter().any(|lemma| second.contains(lemma))
    }
}
