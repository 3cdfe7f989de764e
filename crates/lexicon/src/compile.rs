//! Compiling a word list.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::hash::Hash;

use sha2::{Digest, Sha256};

use crate::accents::Pattern;
use crate::archive::{Draft, Section, pack_texts, push_varint};
use crate::entries::{BLOCK, LAST, LEMMA_BITS, LEMMA_STEP, TAG_BITS};
use crate::graph::{GraphFault, MAX_LETTERS, Sown};
use crate::set::Membership;
use crate::table::{self, Row, TableFault, Tags};
use crate::{Graphs, Letter};

/// Compiles a list into an archive that [`crate::Lexicon::open`] reads: a table of forms with lemma
/// and tags, parted by tabs, or one word a line.
///
/// # Errors
/// When a line is malformed, or the list is empty or too large.
pub fn compile(name: &str, text: &str) -> Result<Vec<u32>, TableFault> {
    let mut entries = table::rows(text)
        .map(|row| row.map(Entry::of))
        .collect::<Result<Vec<_>, _>>()?;
    if entries.is_empty() {
        return Err(TableFault::Empty);
    }
    entries.sort_by(|a, b| (&a.bare, a.row.form).cmp(&(&b.bare, b.row.form)));
    // A word written twice in a list is one word.
    entries.dedup_by(|a, b| a.row == b.row);

    let mut draft = Draft::default();
    draft.put_bytes(Section::Identity, identity(name, text).as_bytes());
    put_keys(&mut draft, &entries)?;
    let tags = put_tags(&mut draft, &entries)?;
    let lemmas = put_lemmas(&mut draft, &entries)?;
    put_rows(&mut draft, &entries, &tags, &lemmas);
    put_accents(&mut draft, &entries)?;
    put_graphs(&mut draft, &entries, &tags)?;
    Ok(draft.finish())
}

/// A row with its plain spelling.
struct Entry<'t> {
    row: Row<'t>,
    bare: String,
    pattern: Pattern,
}

impl<'t> Entry<'t> {
    fn of(row: Row<'t>) -> Entry<'t> {
        let (bare, pattern) = Pattern::of(row.form);
        Entry { row, bare, pattern }
    }

    /// The plain letters of a spelling without hyphen or apostrophe.
    fn letters(&self) -> Option<Vec<Letter>> {
        self.bare.chars().map(Letter::of).collect()
    }
}

/// Name and hash: two lists with the same are the same. A name is one word.
fn identity(name: &str, text: &str) -> String {
    let parts = |c: char| c.is_whitespace() || c.is_control() || c == '@';
    let mut identity: String = name.chars().map(|c| if parts(c) { '-' } else { c }).collect();
    if identity.is_empty() {
        identity.push('-');
    }
    identity.push('@');
    let hash = Sha256::digest(text.as_bytes());
    for byte in &hash[..8] {
        // Writing to a text does not fail.
        let _ = write!(identity, "{byte:02x}");
    }
    identity
}

/// Things numbered in the order in which they are first seen.
struct Numbering<K> {
    numbers: HashMap<K, u32>,
    seen: Vec<K>,
}

impl<K: Clone + Eq + Hash> Numbering<K> {
    fn new() -> Numbering<K> {
        Numbering {
            numbers: HashMap::new(),
            seen: Vec::new(),
        }
    }

    fn number(&mut self, thing: K) -> u32 {
        *self.numbers.entry(thing.clone()).or_insert_with(|| {
            self.seen.push(thing);
            self.seen.len() as u32 - 1
        })
    }

    fn at_most(&self, bits: u32, what: &'static str) -> Result<(), TableFault> {
        let most = 1 << bits;
        if self.seen.len() > most {
            return Err(TableFault::TooLarge { what, most });
        }
        Ok(())
    }
}

fn put_keys(draft: &mut Draft, entries: &[Entry<'_>]) -> Result<(), TableFault> {
    let unsorted = |_| TableFault::Line {
        line: 0,
        expected: "spellings in order",
    };
    let groups = entries.chunk_by(|a, b| a.bare == b.bare);
    let keys = groups
        .zip(0..)
        .map(|(group, number)| (group[0].bare.as_bytes(), number));
    let map = fst::Map::from_iter(keys).map_err(unsorted)?;
    draft.put_bytes(Section::Keys, map.as_fst().as_bytes());
    Ok(())
}

/// For each row the number of its tag, and the sets it belongs to.
struct Tagged {
    numbers: Vec<u32>,
    members: Vec<Membership>,
}

fn put_tags(draft: &mut Draft, entries: &[Entry<'_>]) -> Result<Tagged, TableFault> {
    let mut tags = Numbering::new();
    let mut codes = Numbering::new();
    let numbers: Vec<u32> = entries.iter().map(|entry| tags.number(entry.row.tags)).collect();
    tags.at_most(TAG_BITS, "kinds of grammar")?;
    let mut words = Vec::with_capacity(2 * tags.seen.len());
    let mut sets = Vec::with_capacity(tags.seen.len());
    for tag in &tags.seen {
        let tag = Tags::read(tag).expect("rows were read with their tags");
        let members = Membership::of(tag.analyses.iter().copied());
        words.push(codes.number(tag.codes) << 8 | u32::from(members.0));
        words.push(tag.usage.pack());
        sets.push(members);
    }
    draft.put(Section::Tags, words);
    draft.put_bytes(Section::Analyses, &pack_texts(codes.seen.iter().copied()));
    let members = numbers.iter().map(|&tag| sets[tag as usize]).collect();
    Ok(Tagged { numbers, members })
}

/// For each row the number of its lemma.
fn put_lemmas(draft: &mut Draft, entries: &[Entry<'_>]) -> Result<Vec<u32>, TableFault> {
    let mut lemmas = Numbering::new();
    let numbers: Vec<u32> = entries
        .iter()
        .map(|entry| lemmas.number(entry.row.lemma))
        .collect();
    lemmas.at_most(LEMMA_BITS, "lemmas")?;
    let mut rows_of = vec![Vec::new(); lemmas.seen.len()];
    for (row, &lemma) in (0_u32..).zip(&numbers) {
        rows_of[lemma as usize].push(row);
    }
    let mut bytes = Vec::new();
    let mut index = Vec::new();
    let mut first = 0;
    for (lemma, rows) in rows_of.iter().enumerate() {
        if lemma % LEMMA_STEP == 0 {
            index.extend([bytes.len() as u32, first]);
        }
        push_varint(&mut bytes, rows.len() as u32);
        let name = lemmas.seen[lemma];
        let head = rows
            .iter()
            .position(|&row| entries[row as usize].row.form == name);
        push_varint(&mut bytes, head.map_or(0, |head| head as u32 + 1));
        if head.is_none() {
            push_varint(&mut bytes, name.len() as u32);
            bytes.extend(name.bytes());
        }
        // Lemmas are numbered by their first rows, so that no difference is negative.
        push_varint(&mut bytes, rows[0] - first);
        first = rows[0];
        rows.windows(2)
            .for_each(|pair| push_varint(&mut bytes, pair[1] - pair[0]));
    }
    draft.put_bytes(Section::Lemmas, &bytes);
    draft.put(Section::LemmaIndex, index);
    Ok(numbers)
}

fn put_rows(draft: &mut Draft, entries: &[Entry<'_>], tags: &Tagged, lemmas: &[u32]) {
    let last = |row: usize| {
        entries
            .get(row + 1)
            .is_none_or(|next| next.bare != entries[row].bare)
    };
    let words = (0..entries.len()).map(|row| {
        let last = if last(row) { LAST } else { 0 };
        lemmas[row] | tags.numbers[row] << LEMMA_BITS | last
    });
    draft.put(Section::Rows, words.collect());
}

fn put_accents(draft: &mut Draft, entries: &[Entry<'_>]) -> Result<(), TableFault> {
    let mut patterns = Numbering::new();
    let mut accents: Vec<u16> = Vec::new();
    let mut blocks = Vec::new();
    let mut group = 0_u32;
    for (number, block) in entries.chunks(BLOCK).enumerate() {
        let first = number * BLOCK;
        if first > 0 && entries[first - 1].bare != block[0].bare {
            group += 1;
        }
        blocks.extend([group, accents.len() as u32]);
        let mut dressed = 0_u64;
        for (bit, entry) in block.iter().enumerate() {
            if bit > 0 && block[bit - 1].bare != entry.bare {
                group += 1;
            }
            if !entry.pattern.is_plain() {
                dressed |= 1 << bit;
                accents.push(patterns.number(&entry.pattern) as u16);
            }
        }
        blocks.extend([dressed as u32, (dressed >> 32) as u32]);
        patterns.at_most(16, "ways of accents")?;
    }
    draft.put(Section::Blocks, blocks);
    let bytes: Vec<u8> = accents.iter().flat_map(|accent| accent.to_le_bytes()).collect();
    draft.put_bytes(Section::Accents, &bytes);

    let mut words = vec![0; patterns.seen.len() + 1];
    for (number, pattern) in patterns.seen.iter().enumerate() {
        words[number] = words.len() as u32;
        words.extend_from_slice(pattern.words());
    }
    let end = words.len() as u32;
    words[patterns.seen.len()] = end;
    draft.put(Section::Patterns, words);
    Ok(())
}

fn put_graphs(draft: &mut Draft, entries: &[Entry<'_>], tags: &Tagged) -> Result<(), TableFault> {
    let mut words: Vec<Sown> = Vec::new();
    for (entry, &members) in entries.iter().zip(&tags.members) {
        if members.is_empty() {
            continue;
        }
        if let Some(letters) = entry.letters() {
            words.push((letters, members));
        }
    }
    let nodes = Graphs::nodes(words).map_err(|fault| match fault {
        GraphFault::LongWord => TableFault::TooLarge {
            what: "letters in a word",
            most: MAX_LETTERS,
        },
        GraphFault::Large => TableFault::TooLarge {
            what: "nodes of a word graph",
            most: 1 << 20,
        },
    })?;
    for (section, nodes) in [Section::Forward, Section::Backward, Section::Sorted]
        .into_iter()
        .zip(nodes)
    {
        draft.put(section, nodes);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_named_by_what_it_holds() {
        let one = identity("mots", "chat\n");
        assert_eq!(one, identity("mots", "chat\n"));
        assert_ne!(one, identity("mots", "chats\n"));
        assert_ne!(one, identity("autres", "chat\n"));
        assert!(identity("mes mots@\t", "").starts_with("mes-mots--@"));
        assert!(identity("", "").starts_with("-@"));
    }

    #[test]
    fn what_cannot_be_compiled_is_told() {
        assert_eq!(compile("mots", "\n \n"), Err(TableFault::Empty));
        let long = "a".repeat(MAX_LETTERS + 1);
        let most = MAX_LETTERS;
        let what = "letters in a word";
        assert_eq!(compile("mots", &long), Err(TableFault::TooLarge { what, most }));
    }
}
