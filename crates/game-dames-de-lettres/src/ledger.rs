//! The words written before, ready to be asked whether a new one may follow (W7, R1 to R5).

use std::collections::{HashMap, HashSet};

use game_core::Seat;
use lexicon::{Earlier, LemmaId, Letter, Lexicon, Repetition, Senses, Succession, WordSet};

use crate::{InflectBy, Rules, Spelling, State};

/// The words written in a game, with what they can be, and what the arbiter ruled (F4).
///
/// It is made from a state and asks the word list; whoever looks ahead keeps one and adds to it.
#[derive(Clone, Debug)]
pub struct Ledger {
    lexicon: &'static Lexicon,
    repetition: Repetition,
    inflect_by: InflectBy,
    written: Vec<(Senses, Seat)>,
    /// The words whose forms may clash.
    lemmas: HashSet<LemmaId>,
    spelled: HashSet<Spelling>,
    barred: HashSet<Spelling>,
}

impl Ledger {
    /// The ledger of a state.
    pub(crate) fn new(rules: &Rules, lexicon: &'static Lexicon, state: &State) -> Ledger {
        let mut ledger = Ledger {
            lexicon,
            repetition: rules.repetition(),
            inflect_by: rules.inflect_by,
            written: Vec::with_capacity(state.used().len()),
            lemmas: HashSet::new(),
            spelled: HashSet::new(),
            barred: state.barred().iter().cloned().collect(),
        };
        for used in state.used() {
            ledger.write(&used.word, used.seat);
        }
        ledger
    }

    /// Adds a word that `seat` has written.
    pub fn write(&mut self, word: &Spelling, seat: Seat) {
        let senses = self.lexicon.senses(&word.word(), WordSet::DamesDeLettres);
        self.lemmas.extend(senses.all().iter().map(|sense| sense.lemma));
        self.spelled.insert(word.clone());
        self.written.push((senses, seat));
    }

    /// Whether the arbiter forbade a word (F4).
    pub fn bars(&self, word: &Spelling) -> bool {
        self.barred.contains(word)
    }

    /// What the words written before say of a word that `seat` would write. The earlier word is told by
    /// its place among them.
    pub fn judge(&self, word: &Spelling, seat: Seat) -> Succession {
        let senses = self.lexicon.senses(&word.word(), WordSet::DamesDeLettres);
        let earlier: Vec<Earlier<'_>> = self
            .written
            .iter()
            .map(|(senses, writer)| Earlier {
                senses,
                may_inflect: self.inflect_by == InflectBy::Any || *writer != seat,
            })
            .collect();
        self.repetition.judge(&senses, &earlier)
    }

    /// Whether `seat` may write a word that the list admits: neither barred nor too near to an earlier
    /// one.
    pub fn allows(&self, word: &Spelling, seat: Seat) -> bool {
        if self.spelled.contains(word) || self.bars(word) {
            return false;
        }
        if self.lemmas.is_empty() {
            return true;
        }
        let senses = self.lexicon.senses(&word.word(), WordSet::DamesDeLettres);
        let kin = senses
            .all()
            .iter()
            .any(|sense| self.lemmas.contains(&sense.lemma));
        !kin || self.judge(word, seat).is_free()
    }

    /// The words of `seat` judged once each.
    pub(crate) fn sieve(&self, seat: Seat) -> Sieve<'_> {
        Sieve {
            ledger: self,
            seat,
            known: HashMap::new(),
        }
    }
}

/// What the ledger said of the words met so far: a position offers the same word many times.
pub(crate) struct Sieve<'l> {
    ledger: &'l Ledger,
    seat: Seat,
    known: HashMap<Box<[Letter]>, bool>,
}

impl Sieve<'_> {
    pub(crate) fn allows(&mut self, letters: &[Letter]) -> bool {
        if let Some(&known) = self.known.get(letters) {
            return known;
        }
        let allowed = self
            .ledger
            .allows(&Spelling::of(letters.iter().copied()), self.seat);
        self.known.insert(letters.into(), allowed);
        allowed
    }
}
