//! A word list, opened.

use std::fmt;

use crate::archive::{Archive, BadArchive, Section};
use crate::entries::{Entries, LemmaId, RowId};
use crate::{Analysis, Graphs, Letter, Spellings, TableFault, Usage, Word, WordSet, compile};

/// A word list, ready to be asked. It lies where it was compiled to; nothing is loaded.
pub struct Lexicon {
    identity: &'static str,
    pub(crate) entries: Entries,
    graphs: Graphs,
}

/// One line of the dictionary: a form, the word it belongs to, and what it can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The form with its accents.
    pub form: String,
    /// The word it is a form of.
    pub lemma: LemmaId,
    /// What it can be.
    pub analyses: Vec<Analysis>,
    /// How it is used.
    pub usage: Usage,
}

impl Reading {
    /// Whether `set` admits one of its analyses.
    pub fn is_in(&self, set: WordSet) -> bool {
        self.analyses.iter().any(|&analysis| set.admits(analysis))
    }
}

impl Lexicon {
    /// The list that an archive holds.
    ///
    /// # Errors
    /// When it holds none.
    pub fn open(archive: &'static [u32]) -> Result<Lexicon, BadArchive> {
        let archive = Archive::open(archive)?;
        let identity = archive.bytes(Section::Identity)?;
        Ok(Lexicon {
            identity: std::str::from_utf8(identity).map_err(|_| BadArchive::Damaged)?,
            entries: Entries::open(archive)?,
            graphs: Graphs::open(archive)?,
        })
    }

    /// Compiles a list for `sets` and opens it. It stays in memory as long as the process lives, as the
    /// embedded one does.
    ///
    /// # Errors
    /// When the list cannot be compiled.
    pub fn from_list(name: &str, text: &str, sets: &[Spellings]) -> Result<Lexicon, TableFault> {
        let archive = compile(name, text, sets)?.leak();
        Ok(Lexicon::open(archive).expect("an archive just compiled opens"))
    }

    /// Its name and the hash of its source: `name@hash`.
    pub fn identity(&self) -> &'static str {
        self.identity
    }

    /// How many lines the list has.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The sets that it was compiled for: its graphs hold no others.
    pub fn sets(&self) -> &[Spellings] {
        self.graphs.sets()
    }

    /// The graphs of its words, to search them by their letters.
    pub fn graphs(&self) -> &Graphs {
        &self.graphs
    }

    /// Every line with the plain letters of `word`, whatever its accents, by alphabet.
    pub fn readings(&self, word: &Word) -> Vec<Reading> {
        self.entries
            .rows_of(word.bare())
            .map(|row| self.reading(row, self.entries.form_on(row, word.bare())))
            .collect()
    }

    /// The name of a lemma.
    pub fn lemma(&self, lemma: LemmaId) -> String {
        self.entries.lemma_name(lemma)
    }

    /// Every form of a lemma, by alphabet.
    pub fn inflections(&self, lemma: LemmaId) -> Vec<Reading> {
        let rows = self.entries.rows_of_lemma(lemma).into_iter();
        rows.map(|row| self.reading(row, self.entries.form(row)))
            .collect()
    }

    /// The spellings with the plain letters of `word` that `set` admits, by alphabet.
    pub fn spellings(&self, word: &Word, set: WordSet) -> Vec<String> {
        let rows = self.entries.rows_of(word.bare());
        let admitted = rows.filter(|&row| self.entries.is_in(row, word.bare(), set));
        let mut forms: Vec<String> = admitted
            .map(|row| self.entries.form_on(row, word.bare()))
            .collect();
        forms.dedup();
        forms
    }

    /// How common the commonest word is that `set` admits for the plain letters of `word`.
    pub fn frequency(&self, word: &Word, set: WordSet) -> Option<u8> {
        let rows = self.entries.rows_of(word.bare());
        rows.filter(|&row| self.entries.is_in(row, word.bare(), set))
            .map(|row| self.entries.usage(row).frequency)
            .max()
    }

    /// Whether these plain letters are a word of `set` that is never proposed: every reading that the set
    /// admits is [shunned](Usage::is_shunned).
    pub fn shuns(&self, letters: &[Letter], set: WordSet) -> bool {
        let bare: String = letters.iter().map(|letter| letter.small()).collect();
        let mut rows = self.entries.rows_of(&bare).peekable();
        let shunned = |row| self.entries.usage(row).is_shunned() || !self.entries.is_in(row, &bare, set);
        rows.peek().is_some() && rows.all(shunned)
    }

    /// Every form that `set` admits, hyphens and apostrophes included, by plain spelling.
    pub fn forms(&self, set: WordSet) -> impl Iterator<Item = String> {
        let admitted = move |row: &RowId| set.has(self.entries.classes(*row));
        let mut last = None;
        self.entries
            .all()
            .filter(admitted)
            .map(|row| self.entries.form(row))
            .filter(move |form| last.replace(form.clone()).as_ref() != Some(form))
    }

    fn reading(&self, row: RowId, form: String) -> Reading {
        Reading {
            form,
            lemma: self.entries.lemma(row),
            analyses: self.entries.analyses(row).collect(),
            usage: self.entries.usage(row),
        }
    }
}

impl fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lexicon({})", self.identity)
    }
}
