//! The book of a game: its rules told to people, with figures, tries and a first game.
//!
//! A game keeps its book as two documents, French and English, in its own crate. Both are read into a
//! [`Book`] by one reader, so that the page, the printed kit and the gate speak of the same sentences. What a
//! position shows and whether a try is allowed is the referee's to say: this crate only reads.
//!
//! ```
//! let book = books::Book::read("# Le jeu\n\n*Un jeu.*\n\n## En deux mots\n\nOn joue. [M1]\n\n**Deux joueurs**\n").unwrap();
//! assert_eq!(book.title, "Le jeu");
//! assert_eq!(book.summary[0].clauses, ["M1"]);
//! ```

mod block;
mod book;
mod page;
mod sentences;
mod sign;
mod table;

pub use book::{
    Answered, Block, Book, BookFault, Chapter, Choice, Figure, Group, Lesson, Paragraph, Preset, Question,
    Remark, Step, Tag, Term, Try,
};
pub use sign::{Shape, Sign, Tone};

/// The two documents of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts {
    /// The French one.
    pub fr: &'static str,
    /// The English one.
    pub en: &'static str,
}

/// A game that has a book.
pub trait Booked {
    /// Its documents.
    const BOOK: Texts;

    /// What the book cannot show.
    const UNSEEN: Unseen;

    /// The clauses by which the game refuses something, by id, each as often as there are refusals of it.
    fn refusing() -> Vec<&'static str>;
}

/// What a book cannot show, each with the reason, in a sentence of its own: all else it must, and the tests of
/// `catalog` fail where it does not, or where something is excused that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unseen {
    /// The clauses that refuse, but no action at a position.
    pub refusals: &'static [(&'static str, &'static str)],
    /// The clauses of which no board shows anything.
    pub clauses: &'static [(&'static str, &'static str)],
    /// The options of which no board shows anything.
    pub choices: &'static [(&'static str, &'static str)],
}

/// The documents of a book that lie in a folder of the crate: `texts!("../book")`.
#[macro_export]
macro_rules! texts {
    ($folder:literal) => {
        $crate::Texts {
            fr: include_str!(concat!($folder, "/fr.md")),
            en: include_str!(concat!($folder, "/en.md")),
        }
    };
}
