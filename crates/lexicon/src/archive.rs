//! The compiled form of a word list: a few sections of 32-bit words, read where they lie.
//!
//! An archive is made once, by the build or from a list at run time, and is never parsed: opening one
//! checks its frame and takes note of where each section is.

mod text;
mod varint;

pub(crate) use text::{Texts, pack_texts};
pub(crate) use varint::{Varints, push_varint};

/// The first word of every archive; its last byte is the version of the format.
const MAGIC: u32 = u32::from_be_bytes(*b"clx2");

/// A part of an archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    /// The name of the list and the hash of its source, as text.
    Identity,
    /// The sets of words that the graphs hold, a word each.
    Sets,
    /// Plain spelling → number of its group of rows, as `fst` keeps it.
    Keys,
    /// One word a row: lemma, tag, and whether the group ends.
    Rows,
    /// Four words for every 64 rows: where to find groups and accents.
    Blocks,
    /// For each row that has accents, in order, which.
    Accents,
    /// The ways accents lie on a spelling.
    Patterns,
    /// Two words a tag: what it says.
    Tags,
    /// The lists of analyses that tags name.
    Analyses,
    /// For each lemma its rows; nothing where every row is a word of its own.
    Lemmas,
    /// Where every sixteenth lemma begins.
    LemmaIndex,
    /// The word graph from first letter to last.
    Forward,
    /// The word graph from last letter to first.
    Backward,
    /// The graph of words with their letters by alphabet.
    Sorted,
}

const SECTIONS: usize = 14;

/// Why bytes are no archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadArchive {
    /// They are not one of this version.
    #[error("archive of another kind or version, expected one that this build compiled")]
    Foreign,
    /// They end too soon or contradict themselves.
    #[error("archive damaged, expected one that this build compiled")]
    Damaged,
}

/// A compiled list where it lies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Archive {
    words: &'static [u32],
}

impl Archive {
    pub(crate) fn open(words: &'static [u32]) -> Result<Archive, BadArchive> {
        if words.first() != Some(&MAGIC) {
            return Err(BadArchive::Foreign);
        }
        let bounds = words.get(1..2 + SECTIONS).ok_or(BadArchive::Damaged)?;
        let in_order = bounds.is_sorted() && bounds[SECTIONS] as usize == words.len();
        if !in_order {
            return Err(BadArchive::Damaged);
        }
        Ok(Archive { words })
    }

    /// A section; empty when the archive has none.
    pub(crate) fn words(self, section: Section) -> &'static [u32] {
        let at = 1 + section as usize;
        &self.words[self.words[at] as usize..self.words[at + 1] as usize]
    }

    /// A section of bytes, without what fills its last word.
    pub(crate) fn bytes(self, section: Section) -> Result<&'static [u8], BadArchive> {
        let (&length, words) = self.words(section).split_first().ok_or(BadArchive::Damaged)?;
        bytemuck::cast_slice::<u32, u8>(words)
            .get(..length as usize)
            .ok_or(BadArchive::Damaged)
    }
}

/// An archive being written.
#[derive(Default)]
pub(crate) struct Manuscript {
    sections: [Vec<u32>; SECTIONS],
}

impl Manuscript {
    pub(crate) fn put(&mut self, section: Section, words: Vec<u32>) {
        self.sections[section as usize] = words;
    }

    pub(crate) fn put_bytes(&mut self, section: Section, bytes: &[u8]) {
        let mut words = vec![bytes.len() as u32];
        words.extend(bytes.chunks(4).map(|chunk| {
            let mut word = [0; 4];
            word[..chunk.len()].copy_from_slice(chunk);
            u32::from_ne_bytes(word)
        }));
        self.put(section, words);
    }

    pub(crate) fn finish(self) -> Vec<u32> {
        let mut words = vec![MAGIC];
        let mut at = 2 + SECTIONS;
        for section in &self.sections {
            words.push(at as u32);
            at += section.len();
        }
        words.push(at as u32);
        words.reserve_exact(at - words.len());
        for section in self.sections {
            words.extend_from_slice(&section);
        }
        words
    }
}
