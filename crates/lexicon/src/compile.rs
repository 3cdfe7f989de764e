//! Compiling a word list.

use std::borrow::Cow;
use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::archive::{Manuscript, Section, pack_texts, push_varint};
use crate::entries::{BLOCK, LAST, LEMMA_BITS, LEMMA_STEP, TAG_BITS};
use crate::graph::{Arcs, Crop, GraphFault, Layout, MAX_LETTERS, MOST_SETS};
use crate::set::{Classes, Membership};
use crate::source::{Numbering, Source};
use crate::table::{TableFault, Tags};
use crate::{Graphs, Letter, Spellings};

/// Compiles a list into an archive that [`crate::Lexicon::open`] reads: a table of forms with lemma
/// and tags, parted by tabs, or one word a line. A table has at most 131,072 lemmas; a plain list may
/// have millions of words. Its graphs hold the words of `sets`, which are told apart by their letters.
///
/// # Errors
/// When a line is malformed, or the list is empty or too large, or there are too many sets.
pub fn compile(name: &str, text: &str, sets: &[Spellings]) -> Result<Vec<u32>, TableFault> {
    if sets.len() > MOST_SETS {
        let (what, most) = ("sets of words", MOST_SETS);
        return Err(TableFault::TooLarge { what, most });
    }
    let source = Source::read(text)?;
    let mut manuscript = Manuscript::default();
    manuscript.put_bytes(Section::Identity, identity(name, text).as_bytes());
    manuscript.put(Section::Sets, sets.iter().map(|set| set.pack()).collect());
    put_keys(&mut manuscript, &source)?;
    let tags = put_tags(&mut manuscript, &source)?;
    let lemmas = put_lemmas(&mut manuscript, &source)?;
    put_rows(&mut manuscript, &source, &tags, &lemmas);
    put_accents(&mut manuscript, &source);
    let arcs = if source.is_plain() {
        Arcs::Plain
    } else {
        Arcs::BySet
    };
    let layout = Layout::new(arcs, sets);
    let fault = |fault| too_large(fault, &layout);
    let words = words(&source, &tags, sets).map_err(fault)?;
    // Graphs need room, which a large list takes.
    drop((source, tags, lemmas));
    put_graphs(&mut manuscript, words, &layout).map_err(fault)?;
    Ok(manuscript.finish())
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

fn put_keys(manuscript: &mut Manuscript, source: &Source<'_>) -> Result<(), TableFault> {
    let unsorted = |_| TableFault::Line {
        line: 0,
        expected: "spellings in order",
    };
    let groups = source.entries().iter().filter(|entry| entry.opens);
    let keys = groups
        .zip(0..)
        .map(|(entry, number)| (source.bare(entry).as_bytes(), number));
    let map = fst::Map::from_iter(keys).map_err(unsorted)?;
    manuscript.put_bytes(Section::Keys, map.as_fst().as_bytes());
    Ok(())
}

/// For each row the number of its tag, and what its form can be.
struct Tagged {
    numbers: Vec<u32>,
    classes: Vec<Classes>,
}

fn put_tags(manuscript: &mut Manuscript, source: &Source<'_>) -> Result<Tagged, TableFault> {
    let mut tags = Numbering::new();
    let mut codes = Numbering::new();
    let entries = source.entries().iter();
    let kinds = entries.map(|entry| (source.tags(entry), source.is_shunned(entry)));
    let numbers: Vec<u32> = kinds.map(|kind| tags.number(kind)).collect();
    tags.at_most(TAG_BITS, "kinds of grammar")?;
    let mut words = Vec::with_capacity(2 * tags.seen.len());
    let mut kinds = Vec::with_capacity(tags.seen.len());
    for &(tag, shunned) in &tags.seen {
        let tag = Tags::read(tag).expect("rows were read with their tags");
        let classes = Classes::of(tag.analyses.iter().copied());
        words.push(codes.number(tag.codes) << Classes::BITS | classes.0);
        words.push(tag.usage.shun(shunned).pack());
        kinds.push(classes);
    }
    manuscript.put(Section::Tags, words);
    manuscript.put_bytes(Section::Analyses, &pack_texts(codes.seen.iter().copied()));
    codes.at_most(u32::BITS - Classes::BITS, "kinds of analyses")?;
    let classes = numbers.iter().map(|&tag| kinds[tag as usize]).collect();
    Ok(Tagged { numbers, classes })
}

/// For each row the number of its lemma; none where every row is a word of its own.
fn put_lemmas(manuscript: &mut Manuscript, source: &Source<'_>) -> Result<Vec<u32>, TableFault> {
    let entries = source.entries();
    if source.is_plain() {
        manuscript.put_bytes(Section::Lemmas, &[]);
        return Ok(vec![0; entries.len()]);
    }
    let mut lemmas: Numbering<Cow<'_, str>> = Numbering::new();
    let numbers: Vec<u32> = entries
        .iter()
        .map(|entry| lemmas.number(source.lemma(entry)))
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
        let name = &lemmas.seen[lemma];
        let head = rows
            .iter()
            .position(|&row| source.form(&entries[row as usize]) == *name);
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
    manuscript.put_bytes(Section::Lemmas, &bytes);
    manuscript.put(Section::LemmaIndex, index);
    Ok(numbers)
}

fn put_rows(manuscript: &mut Manuscript, source: &Source<'_>, tags: &Tagged, lemmas: &[u32]) {
    let entries = source.entries();
    let last = |row: usize| entries.get(row + 1).is_none_or(|next| next.opens);
    let words = (0..entries.len()).map(|row| {
        let last = if last(row) { LAST } else { 0 };
        lemmas[row] | tags.numbers[row] << LEMMA_BITS | last
    });
    manuscript.put(Section::Rows, words.collect());
}

fn put_accents(manuscript: &mut Manuscript, source: &Source<'_>) {
    let entries = source.entries();
    let mut accents: Vec<u16> = Vec::new();
    let mut blocks = Vec::new();
    let mut group = 0_u32;
    for (number, block) in entries.chunks(BLOCK).enumerate() {
        let first = number * BLOCK;
        if first > 0 && block[0].opens {
            group += 1;
        }
        blocks.extend([group, accents.len() as u32]);
        let mut dressed = 0_u64;
        for (bit, entry) in block.iter().enumerate() {
            if bit > 0 && entry.opens {
                group += 1;
            }
            if let Some(pattern) = entry.pattern {
                dressed |= 1 << bit;
                accents.push(pattern);
            }
        }
        blocks.extend([dressed as u32, (dressed >> 32) as u32]);
    }
    manuscript.put(Section::Blocks, blocks);
    let bytes: Vec<u8> = accents.iter().flat_map(|accent| accent.to_le_bytes()).collect();
    manuscript.put_bytes(Section::Accents, &bytes);

    let patterns = &source.patterns.seen;
    let mut words = vec![0; patterns.len() + 1];
    for (number, pattern) in patterns.iter().enumerate() {
        words[number] = words.len() as u32;
        words.extend_from_slice(pattern.words());
    }
    let end = words.len() as u32;
    words[patterns.len()] = end;
    manuscript.put(Section::Patterns, words);
}

/// The words that the graphs hold: those of some set without hyphen and apostrophe.
fn words(source: &Source<'_>, tags: &Tagged, sets: &[Spellings]) -> Result<Crop, GraphFault> {
    let mut words = Crop::default();
    for (entry, &classes) in source.entries().iter().zip(&tags.classes) {
        let bare = source.bare(entry);
        let members = Membership::of(sets, classes, bare.len());
        if !members.is_empty() && bare.bytes().all(|byte| byte.is_ascii_alphabetic()) {
            words.push(bare.chars().filter_map(Letter::of), members)?;
        }
    }
    Ok(words)
}

fn put_graphs(manuscript: &mut Manuscript, words: Crop, layout: &Layout) -> Result<(), GraphFault> {
    let nodes = Graphs::nodes(words, layout)?;
    for (section, nodes) in [Section::Forward, Section::Backward, Section::Sorted]
        .into_iter()
        .zip(nodes)
    {
        manuscript.put(section, nodes);
    }
    Ok(())
}

/// Why a list whose words are in no graph cannot be compiled.
fn too_large(fault: GraphFault, layout: &Layout) -> TableFault {
    let (what, most) = match fault {
        GraphFault::LongWord => ("letters in a word", MAX_LETTERS),
        GraphFault::Large => ("nodes of a word graph", layout.index() as usize + 1),
    };
    TableFault::TooLarge { what, most }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set::samples;
    use crate::{Lexicon, Verdict, Word};

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
        assert_eq!(compile("mots", "\n \n", &[]), Err(TableFault::Empty));
        let long = "a".repeat(MAX_LETTERS + 1);
        let most = MAX_LETTERS;
        let what = "letters in a word";
        assert_eq!(
            compile("mots", &long, &samples::SPELLINGS),
            Err(TableFault::TooLarge { what, most })
        );
    }

    /// The word of a number: six letters and more, no two alike.
    fn spelled(number: u32) -> String {
        let mut rest = number.wrapping_mul(2_654_435_761);
        let mut word = String::new();
        while rest > 0 || word.len() < 6 {
            word.push(char::from(b'a' + (rest % 26) as u8));
            rest /= 26;
        }
        word
    }

    #[test]
    fn a_plain_list_may_be_larger_than_any_table() {
        const WORDS: u32 = 200_000;
        let text: String = (0..WORDS).map(|number| spelled(number) + "\n").collect();
        let list = Lexicon::from_list("large", &text, &samples::SPELLINGS).expect("the list compiles");
        assert_eq!(list.len(), WORDS as usize);
        let verdict = |text: &str, set| list.verdict(&Word::read(text).expect("a word"), set);
        for number in (0..WORDS).step_by(997).chain([WORDS - 1]) {
            let word = spelled(number);
            for set in samples::ALL {
                assert_eq!(verdict(&word, set), Verdict::Playable, "{word}");
                assert_ne!(verdict(&format!("{word}qq"), set), Verdict::Playable, "{word}qq");
            }
            let readings = list.readings(&Word::read(&word).expect("a word"));
            assert_eq!(readings.len(), 1, "{word}");
            assert_eq!(list.lemma(readings[0].lemma), word);
            assert_eq!(list.inflections(readings[0].lemma), readings);
        }
    }

    #[test]
    fn capitals_of_a_plain_list_are_only_letters() {
        let list = Lexicon::from_list("capitals", "ÉTÉ\nMot\nmot\n", &samples::SPELLINGS);
        let list = list.expect("the list compiles");
        assert_eq!(list.len(), 2);
        let word = Word::read("ete").expect("a word");
        assert_eq!(list.spellings(&word, samples::LONGER), ["été"]);
    }
}
