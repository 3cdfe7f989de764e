//! A French word list compiled to be searched: every form with its grammar, word graphs of the sets of
//! words it is compiled for, verdicts with their reasons, and what words have to do with each other.
//!
//! It knows no boards, no scores and no turns. Words are compared by their plain letters: ligatures
//! opened, accents dropped ([`Word`]).
//!
//! ```
//! use lexicon::{Class, Filter, Lexicon, Rack, Reason, Verdict, Word, WordSet};
//!
//! // Which words count is for whoever plays with them to say; the list is compiled for that.
//! const WORDS: WordSet = WordSet::of(Class::CORE).of_letters(3);
//! let list = Lexicon::from_list("small", "été\ntête\nthé\nos\n", &[WORDS.spellings()])?;
//!
//! assert_eq!(list.verdict(&Word::read("hôte")?, WORDS), Verdict::Refused(Reason::Unknown));
//! assert_eq!(list.verdict(&Word::read("tete")?, WORDS), Verdict::Playable);
//! assert_eq!(list.verdict(&Word::read("os")?, WORDS), Verdict::Refused(Reason::TooShort));
//!
//! let found = list.writable(&Rack::read("TEE?")?, &Filter::of(WORDS));
//! assert_eq!(found.len(), 3, "the joker is a T, an H, or left over");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accents;
mod analysis;
mod archive;
mod codes;
mod compile;
mod entries;
mod graph;
mod graphs;
mod letter;
mod lexicon;
mod relations;
mod ruling;
mod search;
mod set;
mod shunned;
mod source;
mod spelling;
mod table;
mod usage;
mod verdict;
mod word;

pub use analysis::{Agreement, Analysis, Gender, GrammaticalWord, Number, Person, Tense};
pub use archive::BadArchive;
pub use codes::Traits;
pub use compile::compile;
pub use entries::LemmaId;
pub use graph::{Cursor, Graph, MAX_LETTERS, Node};
pub use graphs::Graphs;
pub use letter::{Letter, LetterSet};
pub use lexicon::{Lexicon, Reading};
pub use relations::{Family, Sense, Senses};
pub use ruling::Ruling;
pub use search::{BadLetters, Filter, Found, Harvest, Pattern, Rack};
pub use set::{BadSpellings, Class, Spellings, WordSet};
pub use spelling::Spelling;
pub use table::TableFault;
pub use usage::{Label, Usage};
pub use verdict::{Reason, Verdict};
pub use word::{MAX_CHARACTERS, Unreadable, Word, fold};
