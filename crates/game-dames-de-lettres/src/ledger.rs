//! The words written before, ready to be asked whether a new one may follow (W7, R1 to R5).

use std::cell::OnceCell;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::BuildHasherDefault;

use game_core::Seat;
use game_core::mix::Mixer;
use lexicon::{LemmaId, Letter, Lexicon, Senses, Word};

use crate::scan::LEAST;
use crate::{Clash, Earlier, InflectBy, Repetition, Rules, Spelling, State, Succession};

/// The words written in a game, and what the arbiter forbade (F4).
///
/// It is made from a state and asks the word list; whoever looks ahead keeps one and adds to it.
#[derive(Clone, Debug)]
pub struct Ledger {
    lexicon: &'static Lexicon,
    repetition: Repetition,
    inflect_by: InflectBy,
    written: Vec<Entry>,
    /// The words whose forms may clash.
    lemmas: HashSet<LemmaId, Quick>,
    /// The words that cannot be written whatever they are: those written and those barred.
    closed: HashSet<Key, Quick>,
    barred: Vec<Spelling>,
}

/// A form of a word written before that may not follow it (R2, R3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// The form.
    pub word: Spelling,
    /// What forbids it.
    pub clash: Clash,
    /// Which of the words written, by its place among them.
    pub earlier: usize,
}

/// A word written before.
#[derive(Clone, Debug)]
struct Entry {
    word: Spelling,
    seat: Seat,
    lemmas: Vec<LemmaId>,
    /// What it can be; found out when a word that may clash with it is met.
    senses: OnceCell<Senses>,
}

impl Ledger {
    /// The ledger of a state.
    pub(crate) fn new(rules: &Rules, lexicon: &'static Lexicon, state: &State) -> Ledger {
        let mut ledger = Ledger {
            lexicon,
            repetition: rules.repetition(),
            inflect_by: rules.inflect_by,
            written: Vec::with_capacity(state.used().len()),
            lemmas: HashSet::default(),
            closed: HashSet::default(),
            barred: state.barred().to_vec(),
        };
        for word in state.barred() {
            ledger.close(word);
        }
        for used in state.used() {
            ledger.write(&used.word, used.seat);
        }
        ledger
    }

    /// Adds a word that `seat` has written.
    pub fn write(&mut self, word: &Spelling, seat: Seat) {
        self.close(word);
        let letters = word.letters().unwrap_or_default();
        let lemmas: Vec<LemmaId> = self.lexicon.lemmas(&letters, crate::WORDS).collect();
        self.lemmas.extend(&lemmas);
        self.written.push(Entry {
            word: word.clone(),
            seat,
            lemmas,
            senses: OnceCell::new(),
        });
    }

    fn close(&mut self, word: &Spelling) {
        let letters = word.letters().unwrap_or_default();
        self.closed.insert(key(&letters));
    }

    /// Whether the arbiter forbade a word (F4).
    pub fn bars(&self, word: &Spelling) -> bool {
        self.barred.contains(word)
    }

    /// What the words written before say of a word that `seat` would write. The earlier word is told by
    /// its place among them.
    pub fn judge(&self, word: &Spelling, seat: Seat) -> Succession {
        self.judge_against(self.written.iter(), word, seat)
    }

    fn judge_against<'l>(
        &'l self,
        entries: impl Iterator<Item = &'l Entry>,
        word: &Spelling,
        seat: Seat,
    ) -> Succession {
        let senses_of = |word: &Spelling| self.lexicon.senses(&word.word(), crate::WORDS);
        let earlier: Vec<Earlier<'_>> = entries
            .map(|entry| Earlier {
                senses: entry.senses.get_or_init(|| senses_of(&entry.word)),
                may_inflect: self.inflect_by == InflectBy::Any || entry.seat != seat,
            })
            .collect();
        self.repetition.judge(&senses_of(word), &earlier)
    }

    /// Whether `seat` may write a word that the list admits: neither barred nor too near to an earlier
    /// one.
    pub fn allows(&self, letters: &[Letter], seat: Seat) -> bool {
        if self.closed.contains(&key(letters)) {
            return false;
        }
        // Only a form of a word that was written can clash with it.
        let known = |lemma: &LemmaId| self.lemmas.contains(lemma);
        let kin: Vec<LemmaId> = self.lexicon.lemmas(letters, crate::WORDS).filter(known).collect();
        if kin.is_empty() {
            return true;
        }
        let near = |entry: &&Entry| entry.lemmas.iter().any(|lemma| kin.contains(lemma));
        let word = Spelling::of(letters.iter().copied());
        self.judge_against(self.written.iter().filter(near), &word, seat)
            .is_free()
    }

    /// Every form of the words written that `seat` may not write after them, by alphabet: those words
    /// themselves apart, for R1 says the same of them to everybody.
    pub fn forbidden(&self, seat: Seat) -> Vec<Forbidden> {
        let written = self
            .lemmas
            .iter()
            .flat_map(|&lemma| self.lexicon.inflections(lemma));
        let forms: BTreeSet<Spelling> = written
            .filter_map(|reading| Word::read(&reading.form).ok()?.letters())
            .filter(|letters| letters.len() >= LEAST && !self.allows(letters, seat))
            .map(Spelling::of)
            .collect();
        let clash = |word: Spelling| match self.judge(&word, seat) {
            Succession::Clashes { earlier, clash } => Some(Forbidden { word, clash, earlier }),
            Succession::Free | Succession::Repeats { .. } => None,
        };
        forms.into_iter().filter_map(clash).collect()
    }

    /// The words of `seat` judged once each.
    pub fn sieve(&self, seat: Seat) -> Sieve<'_> {
        Sieve {
            ledger: self,
            seat,
            known: HashMap::default(),
        }
    }
}

/// What a ledger said of the words met so far: a position offers the same word many times.
pub struct Sieve<'l> {
    ledger: &'l Ledger,
    seat: Seat,
    known: HashMap<Key, bool, Quick>,
}

impl Sieve<'_> {
    /// What [`Ledger::allows`] says.
    pub fn allows(&mut self, letters: &[Letter]) -> bool {
        let Sieve { ledger, seat, known } = self;
        *known
            .entry(key(letters))
            .or_insert_with(|| ledger.allows(letters, *seat))
    }
}

/// The letters of a word in one number. Letters take five bits, so that two words have the same one
/// only beyond twenty-five letters: more than a path on the board has ever spelled, and then only if
/// their last twenty-five agree.
type Key = u128;

fn key(letters: &[Letter]) -> Key {
    let shifted = |key: Key, letter: &Letter| key << 5 | (letter.index() as Key + 1);
    letters.iter().fold(0, shifted)
}

type Quick = BuildHasherDefault<Mixer>;
