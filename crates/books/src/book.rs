//! What a book is made of.

use std::fmt;

use serde::Serialize;

use crate::{Sign, page};

/// A line of a book that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFault {
    /// The line, counted from one.
    pub line: usize,
    /// What was expected there.
    pub expected: String,
}

impl fmt::Display for BookFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "book, line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for BookFault {}

/// Derives what every part of a book has.
macro_rules! parts {
    ($($(#[$doc:meta])* pub struct $name:ident { $($(#[$field_doc:meta])* pub $field:ident: $type:ty,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
            #[cfg_attr(feature = "wire", derive(utoipa::ToSchema, ts_rs::TS))]
            #[cfg_attr(feature = "wire", ts(export, export_to = "../../../web/src/wire/book/"))]
            pub struct $name { $($(#[$field_doc])* pub $field: $type,)* }
        )*
    };
}

parts! {
    /// A whole book in one language.
    pub struct Book {
        /// The name of the game.
        pub title: String,
        /// What the game is, in a line.
        pub lead: String,
        /// What one plays for and how, in a few lines.
        pub summary: Vec<Paragraph>,
        /// How many play, how long, by whom.
        pub facts: Vec<String>,
        /// Where the game comes from: whose it is, what is reconstructed and why, what nobody knows.
        pub origin: Vec<Paragraph>,
        /// The rules, in chapters.
        pub chapters: Vec<Chapter>,
        /// What players ask.
        pub questions: Vec<Question>,
        /// The choices of a table, by what they are about.
        pub groups: Vec<Group>,
        /// Tables ready to play.
        pub presets: Vec<Preset>,
        /// A first game that is led; none where the book has none.
        pub lesson: Option<Lesson>,
        /// Where a term is explained.
        pub index: Vec<Term>,
    }

    /// One chapter.
    pub struct Chapter {
        /// The part of the book that begins with it, where the book has parts.
        pub part: Option<String>,
        /// Its number.
        pub number: u8,
        /// Its title.
        pub title: String,
        /// What it holds, in order.
        pub blocks: Vec<Block>,
    }

    /// Some sentences, and the clauses that they tell.
    pub struct Paragraph {
        /// The sentences; what stands between `**` is stressed.
        pub text: String,
        /// The clauses, by id.
        pub clauses: Vec<String>,
    }

    /// A position to look at.
    pub struct Figure {
        /// Its name within the book.
        pub id: String,
        /// The position, in the game's notation.
        pub position: String,
        /// The rules it is played by, where not those of the box.
        pub options: Vec<(String, String)>,
        /// What is drawn on it.
        pub marks: Vec<Sign>,
        /// What it shows, in a sentence.
        pub caption: String,
        /// What proves the caption: actions one after the other, and what the referee says of each; `table:
        /// agree` is what happens beside the board. It is for the gate, and no page is sent it.
        #[serde(skip)]
        #[cfg_attr(feature = "wire", ts(skip))]
        pub plays: Vec<(String, Answered)>,
        /// The position that they lead to, where the caption tells of it. It is for the gate as well.
        #[serde(skip)]
        #[cfg_attr(feature = "wire", ts(skip))]
        pub after: Option<String>,
        /// How the game has ended there, its code before its clause; none where it goes on. It is for the gate as
        /// well.
        #[serde(skip)]
        #[cfg_attr(feature = "wire", ts(skip))]
        pub end: Option<String>,
        /// The clauses that it shows besides those of the paragraph before it. They are for the gate as well.
        #[serde(skip)]
        #[cfg_attr(feature = "wire", ts(skip))]
        pub shows: Vec<String>,
    }

    /// A position to try a rule in.
    pub struct Try {
        /// Its name within the book.
        pub id: String,
        /// The clause it is about.
        pub clause: String,
        /// The position, in the game's notation.
        pub position: String,
        /// The rules it is played by, where not those of the box.
        pub options: Vec<(String, String)>,
        /// What is asked of the reader.
        pub ask: String,
        /// What answers it.
        pub right: Vec<Remark>,
        /// What does not.
        pub wrong: Vec<Remark>,
    }

    /// An action, and what is said of it.
    pub struct Remark {
        /// The action, in the game's notation.
        pub action: String,
        /// What the referee says of it.
        pub verdict: Answered,
        /// What the book says of it.
        pub say: String,
    }

    /// A question of players, and the answer.
    pub struct Question {
        /// What is asked.
        pub ask: String,
        /// What is answered.
        pub answer: Paragraph,
    }

    /// Choices about one thing.
    pub struct Group {
        /// What they are about.
        pub title: String,
        /// The choices.
        pub choices: Vec<Choice>,
        /// What some of their values look like: each is played by the value it shows.
        pub figures: Vec<Figure>,
    }

    /// One choice of a table.
    pub struct Choice {
        /// The name of the option, which no reader sees.
        pub option: String,
        /// What it is called.
        pub title: String,
        /// Each value, or the first and last of a range, and what it does.
        pub values: Vec<(String, Option<String>, String)>,
    }

    /// A table ready to play.
    pub struct Preset {
        /// What it is called.
        pub name: String,
        /// The options it sets.
        pub options: Vec<(String, String)>,
        /// For whom it is.
        pub say: String,
    }

    /// A first game that is led.
    pub struct Lesson {
        /// What is said before it.
        pub intro: String,
        /// Its steps.
        pub steps: Vec<Step>,
    }

    /// One step of a lesson.
    pub struct Step {
        /// The position, in the game's notation.
        pub position: String,
        /// The rules it is played by, where not those of the box.
        pub options: Vec<(String, String)>,
        /// Where it stands, where it does not go on from the step before.
        pub apart: Option<String>,
        /// What to do, in one sentence.
        pub say: String,
        /// The end of that sentence, which says what to touch.
        pub todo: String,
        /// What is lit on the board.
        pub lit: Vec<Sign>,
        /// What is lit beside it, by the names that the page gives its controls.
        pub controls: Vec<String>,
        /// The words that point at something lit, until a first try went wrong.
        pub tags: Vec<Tag>,
        /// The actions that go on, the first of them shown to who asks.
        pub expect: Vec<String>,
        /// What is said once it is done.
        pub done: Option<String>,
        /// What may be tried besides, and what is said of it.
        pub wrong: Vec<Remark>,
        /// What the others then do.
        pub replies: Vec<String>,
        /// What is said of that.
        pub then: String,
        /// How the game then ends, its code before its clause; none where it goes on. It is for the gate,
        /// and no page is sent it.
        #[serde(skip)]
        #[cfg_attr(feature = "wire", ts(skip))]
        pub end: Option<String>,
    }

    /// A word that points at something lit.
    pub struct Tag {
        /// The square or the control.
        pub at: String,
        /// The word.
        pub say: String,
    }

    /// A term, and where it is explained.
    pub struct Term {
        /// The term.
        pub term: String,
        /// The chapters.
        pub chapters: Vec<u8>,
    }
}

/// One thing in a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "wire", ts(export, export_to = "../../../web/src/wire/book/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Block {
    /// Sentences.
    Paragraph(Paragraph),
    /// A position to look at.
    Figure(Figure),
    /// A position to try a rule in.
    Try(Try),
    /// A table: its head, then its rows.
    Table {
        /// The head.
        head: Vec<String>,
        /// The rows.
        rows: Vec<Vec<String>>,
    },
}

/// What the referee says of an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "wire", ts(export, export_to = "../../../web/src/wire/book/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Answered {
    /// It is allowed.
    Legal,
    /// It is refused.
    Refused {
        /// By which clause.
        clause: String,
        /// And why.
        code: String,
    },
    /// It is done and punished.
    Fault {
        /// By which clause.
        clause: String,
        /// And why.
        code: String,
    },
}

impl Answered {
    /// The clause by which something is refused or punished.
    pub fn clause(&self) -> Option<&str> {
        match self {
            Answered::Legal => None,
            Answered::Refused { clause, .. } | Answered::Fault { clause, .. } => Some(clause),
        }
    }
}

impl Choice {
    /// Which of its sentences tells a value: the one of that value, of a range it lies in, or of any text.
    pub fn telling(&self, value: &str) -> Option<usize> {
        let of = |at: &dyn Fn(&str, Option<&str>) -> bool| {
            let told = |(first, last, _): &(String, Option<String>, String)| at(first, last.as_deref());
            self.values.iter().position(told)
        };
        let number: Option<i64> = value.parse().ok();
        let ends = |first: &str, last: Option<&str>| Some((first.parse().ok()?, last?.parse().ok()?));
        of(&|first, last| last.is_none() && first == value)
            .or_else(|| {
                of(&|first, last| {
                    let ends: Option<(i64, i64)> = ends(first, last);
                    ends.zip(number)
                        .is_some_and(|((low, high), number)| (low..=high).contains(&number))
                })
            })
            .or_else(|| of(&|first, _| first.is_empty()))
    }
}

impl Book {
    /// Reads the document of a book.
    ///
    /// # Errors
    /// When a line is not as books are written.
    pub fn read(text: &str) -> Result<Book, BookFault> {
        page::read(text)
    }

    /// The tries of all chapters.
    pub fn tries(&self) -> impl Iterator<Item = &Try> {
        self.blocks().filter_map(|block| match block {
            Block::Try(one) => Some(one),
            _ => None,
        })
    }

    /// The figures of all chapters, then those of the choices.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        let chapters = self.blocks().filter_map(|block| match block {
            Block::Figure(one) => Some(one),
            _ => None,
        });
        chapters.chain(self.groups.iter().flat_map(|group| &group.figures))
    }

    /// Every clause that a paragraph or an answer tells.
    pub fn clauses(&self) -> impl Iterator<Item = &str> {
        let told = self.blocks().filter_map(|block| match block {
            Block::Paragraph(one) => Some(one),
            _ => None,
        });
        let answers = self.questions.iter().map(|question| &question.answer);
        told.chain(&self.summary)
            .chain(&self.origin)
            .chain(answers)
            .flat_map(|paragraph| &paragraph.clauses)
            .map(String::as_str)
    }

    fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.chapters.iter().flat_map(|chapter| &chapter.blocks)
    }
}
