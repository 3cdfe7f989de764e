//! The rows of a compiled list: from a plain spelling to its readings, and from a lemma to its forms.

use fst::raw::Fst;

use crate::accents::dress;
use crate::archive::{Archive, BadArchive, Section, Texts, Varints};
use crate::set::Classes;
use crate::{Analysis, Usage, WordSet};

/// A row's lemma takes this many bits, its tag the next ones; the highest bit ends a group.
pub(crate) const LEMMA_BITS: u32 = 17;
pub(crate) const TAG_BITS: u32 = 14;
pub(crate) const LAST: u32 = 1 << 31;
/// How many rows share a block.
pub(crate) const BLOCK: usize = 64;
/// Every this many lemmas the index says where they begin.
pub(crate) const LEMMA_STEP: usize = 16;

/// The rows of a list.
#[derive(Clone)]
pub(crate) struct Entries {
    keys: Fst<&'static [u8]>,
    rows: &'static [u32],
    blocks: &'static [[u32; 4]],
    accents: &'static [[u8; 2]],
    patterns: &'static [u32],
    tags: &'static [[u32; 2]],
    analyses: Texts,
    lemmas: &'static [u8],
    lemma_index: &'static [[u32; 2]],
}

/// The number of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RowId(u32);

/// The number of a lemma.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LemmaId(u32);

impl Entries {
    pub(crate) fn open(archive: Archive) -> Result<Entries, BadArchive> {
        let keys = Fst::new(archive.bytes(Section::Keys)?).map_err(|_| BadArchive::Damaged)?;
        let pairs =
            |section| bytemuck::try_cast_slice(archive.words(section)).map_err(|_| BadArchive::Damaged);
        Ok(Entries {
            keys,
            rows: archive.words(Section::Rows),
            blocks: bytemuck::try_cast_slice(archive.words(Section::Blocks))
                .map_err(|_| BadArchive::Damaged)?,
            accents: bytemuck::try_cast_slice(archive.bytes(Section::Accents)?)
                .map_err(|_| BadArchive::Damaged)?,
            patterns: archive.words(Section::Patterns),
            tags: pairs(Section::Tags)?,
            analyses: Texts::open(archive.bytes(Section::Analyses)?).ok_or(BadArchive::Damaged)?,
            lemmas: archive.bytes(Section::Lemmas)?,
            lemma_index: pairs(Section::LemmaIndex)?,
        })
    }

    /// How many rows there are.
    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// Every row, by plain spelling.
    pub(crate) fn all(&self) -> impl Iterator<Item = RowId> {
        (0..self.rows.len() as u32).map(RowId)
    }

    /// The rows of a plain spelling in small letters.
    pub(crate) fn rows_of(&self, bare: &str) -> impl Iterator<Item = RowId> {
        let group = self.keys.get(bare.as_bytes()).map(|output| output.value() as u32);
        group.into_iter().flat_map(|group| self.group(group))
    }

    /// Every plain spelling with the number of its group of rows.
    pub(crate) fn keys(&self) -> &Fst<&'static [u8]> {
        &self.keys
    }

    /// The rows of the group of this number.
    pub(crate) fn group(&self, group: u32) -> impl Iterator<Item = RowId> {
        let block = self
            .blocks
            .partition_point(|block| block[0] < group)
            .saturating_sub(1);
        let mut row = block * BLOCK;
        let mut at = self.blocks[block][0];
        // Rows of the block that belong to groups before.
        while at < group && row < self.rows.len() {
            if self.rows[row] & LAST != 0 {
                at += 1;
            }
            row += 1;
        }
        let first = row as u32;
        let length = self.rows[row.min(self.rows.len())..]
            .iter()
            .position(|row| row & LAST != 0)
            .map_or(0, |last| last as u32 + 1);
        (first..first + length).map(RowId)
    }

    /// The group a row belongs to.
    fn group_of(&self, row: RowId) -> u32 {
        let row = row.0 as usize;
        let block = row / BLOCK;
        let ended = self.rows[block * BLOCK..row]
            .iter()
            .filter(|row| **row & LAST != 0);
        self.blocks[block][0] + ended.count() as u32
    }

    /// The form of a row, and its plain spelling.
    pub(crate) fn form(&self, row: RowId) -> String {
        let bare = self
            .keys
            .get_key(u64::from(self.group_of(row)))
            .unwrap_or_default();
        self.form_on(row, std::str::from_utf8(&bare).unwrap_or_default())
    }

    /// The form of a row whose plain spelling is known.
    pub(crate) fn form_on(&self, row: RowId, bare: &str) -> String {
        dress(bare, self.marks(row))
    }

    fn marks(&self, row: RowId) -> &'static [u32] {
        let row = row.0 as usize;
        let [_, before, low, high] = self.blocks[row / BLOCK];
        let dressed = u64::from(high) << 32 | u64::from(low);
        let bit = row % BLOCK;
        if dressed >> bit & 1 == 0 {
            return &[];
        }
        let earlier = (dressed & ((1 << bit) - 1)).count_ones();
        let pattern = usize::from(u16::from_le_bytes(self.accents[(before + earlier) as usize]));
        let (begin, end) = (self.patterns[pattern], self.patterns[pattern + 1]);
        &self.patterns[begin as usize..end as usize]
    }

    fn tag(&self, row: RowId) -> [u32; 2] {
        let tag = self.rows[row.0 as usize] >> LEMMA_BITS & ((1 << TAG_BITS) - 1);
        self.tags[tag as usize]
    }

    /// What a row's form can be, as far as sets tell it apart.
    pub(crate) fn classes(&self, row: RowId) -> Classes {
        Classes(self.tag(row)[0] & ((1 << Classes::BITS) - 1))
    }

    /// Whether a row whose plain spelling is known is a word of `set`.
    pub(crate) fn is_in(&self, row: RowId, bare: &str, set: WordSet) -> bool {
        bare.len() >= set.least() && set.has(self.classes(row))
    }

    /// What a row's form can be.
    pub(crate) fn analyses(&self, row: RowId) -> impl Iterator<Item = Analysis> + use<> {
        let codes = self.analyses.get((self.tag(row)[0] >> Classes::BITS) as usize);
        codes.split(',').filter_map(Analysis::of)
    }

    /// How a row's word is used.
    pub(crate) fn usage(&self, row: RowId) -> Usage {
        Usage::unpack(self.tag(row)[1])
    }

    /// Whether every row is a word of its own, as in a plain list.
    fn is_plain(&self) -> bool {
        self.lemmas.is_empty()
    }

    /// The lemma of a row.
    pub(crate) fn lemma(&self, row: RowId) -> LemmaId {
        if self.is_plain() {
            return LemmaId(row.0);
        }
        LemmaId(self.rows[row.0 as usize] & ((1 << LEMMA_BITS) - 1))
    }

    /// The name of a lemma.
    pub(crate) fn lemma_name(&self, lemma: LemmaId) -> String {
        if self.is_plain() {
            return self.form(RowId(lemma.0));
        }
        match self.lemma_entry(lemma) {
            LemmaEntry { name: Some(name), .. } => name.to_owned(),
            LemmaEntry { head, rows, .. } => rows.get(head).map(|&row| self.form(row)).unwrap_or_default(),
        }
    }

    /// The rows of a lemma.
    pub(crate) fn rows_of_lemma(&self, lemma: LemmaId) -> Vec<RowId> {
        if self.is_plain() {
            return vec![RowId(lemma.0)];
        }
        self.lemma_entry(lemma).rows
    }

    fn lemma_entry(&self, lemma: LemmaId) -> LemmaEntry {
        let number = lemma.0 as usize;
        let Some(&[offset, mut first]) = self.lemma_index.get(number / LEMMA_STEP) else {
            return LemmaEntry::default();
        };
        let mut numbers = Varints::new(self.lemmas.get(offset as usize..).unwrap_or_default());
        for _ in 0..number % LEMMA_STEP {
            first = LemmaEntry::read(&mut numbers, first).first();
        }
        LemmaEntry::read(&mut numbers, first)
    }
}

/// What the archive says of a lemma.
#[derive(Default)]
struct LemmaEntry {
    /// Which of its rows is the lemma itself, where one is.
    head: usize,
    /// Its name, where no row is.
    name: Option<&'static str>,
    rows: Vec<RowId>,
}

impl LemmaEntry {
    fn read(numbers: &mut Varints<'static>, before: u32) -> LemmaEntry {
        let count = numbers.number();
        let head = numbers.number() as usize;
        let name = (head == 0).then(|| {
            let length = numbers.number() as usize;
            std::str::from_utf8(numbers.take(length)).unwrap_or_default()
        });
        let mut row = before;
        let rows = (0..count).map(|_| {
            row += numbers.number();
            RowId(row)
        });
        LemmaEntry {
            rows: rows.collect(),
            head: head.saturating_sub(1),
            name,
        }
    }

    fn first(&self) -> u32 {
        self.rows.first().map_or(0, |row| row.0)
    }
}
