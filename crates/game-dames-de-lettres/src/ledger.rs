//! The words written before, ready to be asked whether a new one may follow (W7, R1 to R5).

use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use game_core::Seat;
use lexicon::{Earlier, LemmaId, Letter, Lexicon, Repetition, Senses, Succession, WordSet};

use crate::{InflectBy, Rules, Spelling, State};

/// The words written in a game, and what the arbiter forbade (F4).
///
/// It is made from a state and asks the word list; whoever looks ahead keeps one and adds to it.
#[derive(Clone, Debug)]
pub struct Ledger {
    lexicon: &'static Lexicon,
    repetition: Repetition,
    inflect_by: InflectBy,
    written: Vec<(Spelling, Seat)>,
    /// What the words written can be; found out when a word that may clash is met.
    senses: OnceCell<Vec<Senses>>,
    /// The words whose forms may clash.
    lemmas: HashSet<LemmaId, Quick>,
    /// The words that cannot be written whatever they are: those written and those barred.
    closed: HashSet<Key, Quick>,
    barred: Vec<Spelling>,
}

impl Ledger {
    /// The ledger of a state.
    pub(crate) fn new(rules: &Rules, lexicon: &'static Lexicon, state: &State) -> Ledger {
        let mut ledger = Ledger {
            lexicon,
            repetition: rules.repetition(),
            inflect_by: rules.inflect_by,
            written: Vec::with_capacity(state.used().len()),
            senses: OnceCell::new(),
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
        self.lemmas
            .extend(self.lexicon.lemmas(&letters, WordSet::DamesDeLettres));
        self.written.push((word.clone(), seat));
        if let Some(senses) = self.senses.get_mut() {
            senses.push(self.lexicon.senses(&word.word(), WordSet::DamesDeLettres));
        }
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
        let senses_of = |word: &Spelling| self.lexicon.senses(&word.word(), WordSet::DamesDeLettres);
        let written = || self.written.iter().map(|(word, _)| senses_of(word)).collect();
        let earlier: Vec<Earlier<'_>> = self
            .senses
            .get_or_init(written)
            .iter()
            .zip(&self.written)
            .map(|(senses, (_, writer))| Earlier {
                senses,
                may_inflect: self.inflect_by == InflectBy::Any || *writer != seat,
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
        let kin = |lemma| self.lemmas.contains(&lemma);
        self.lemmas.is_empty()
            || !self.lexicon.lemmas(letters, WordSet::DamesDeLettres).any(kin)
            || self.judge(&Spelling::of(letters.iter().copied()), seat).is_free()
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

/// A hash for numbers that nobody chooses in order to make them meet.
#[derive(Clone, Copy, Debug, Default)]
struct Mixer(u64);

type Quick = BuildHasherDefault<Mixer>;

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
    }

    fn write_u128(&mut self, number: u128) {
        self.write_u64(number as u64);
        self.write_u64((number >> 64) as u64);
    }
}
