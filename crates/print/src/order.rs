//! What is to be printed, and in which words.

use books::{Block, Book, Texts};
use game_core::kit::Kit;
use phrases::Locale;

use crate::paper::{Ink, Paper};

/// A rule, to be told on one page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rule {
    /// What it is, in a line.
    pub(crate) lead: String,
    /// What one plays for and how.
    pub(crate) summary: Vec<String>,
    /// Its chapters, as far as there is room for them.
    pub(crate) chapters: Vec<Chapter>,
}

/// A chapter of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chapter {
    /// Its title.
    pub(crate) title: String,
    /// What it tells.
    pub(crate) paragraphs: Vec<String>,
}

impl Rule {
    /// The rule of a book: its sentences and its tables, without figures and tries.
    fn of(book: &Book) -> Rule {
        let told = |chapter: &books::Chapter| {
            let mut paragraphs: Vec<String> = Vec::new();
            for block in &chapter.blocks {
                match block {
                    Block::Paragraph(paragraph) => paragraphs.push(plain(&paragraph.text)),
                    // A table goes with the sentences that announce it.
                    Block::Table { head, rows } => {
                        let lines = [head].into_iter().chain(rows);
                        let lines: Vec<String> = lines.map(|row| plain(&row.join("\u{A0}· "))).collect();
                        let announced = paragraphs.pop().into_iter().chain(lines);
                        paragraphs.push(announced.collect::<Vec<_>>().join("\n"));
                    }
                    Block::Figure(_) | Block::Try(_) => {}
                }
            }
            paragraphs
        };
        Rule {
            lead: plain(&book.lead),
            summary: book
                .summary
                .iter()
                .map(|paragraph| plain(&paragraph.text))
                .collect(),
            chapters: book
                .chapters
                .iter()
                .map(|chapter| Chapter {
                    title: chapter.title.clone(),
                    paragraphs: told(chapter),
                })
                .collect(),
        }
    }
}

/// Sentences without what stresses them.
fn plain(text: &str) -> String {
    text.replace(['*', '`'], "")
}

/// What is to be printed.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// The slug of the game, which its sentences are keyed by.
    pub slug: String,
    /// The name on the box.
    pub name: String,
    /// What lies in the box.
    pub kit: Kit,
    /// Its rule, where there is one.
    pub(crate) rule: Option<Rule>,
    /// The size of the paper.
    pub paper: Paper,
    /// How much ink is spent.
    pub ink: Ink,
    /// The language of what is written.
    pub locale: Locale,
}

impl Order {
    /// The box of the game with this slug and name, and the rule of its book.
    pub fn new(slug: &str, name: &str, kit: Kit, book: Texts, locale: Locale) -> Order {
        let text = match locale {
            Locale::Fr => book.fr,
            Locale::En => book.en,
        };
        Order {
            slug: slug.to_owned(),
            name: name.to_owned(),
            kit,
            rule: Book::read(text).ok().map(|book| Rule::of(&book)),
            paper: Paper::default(),
            ink: Ink::default(),
            locale,
        }
    }

    /// The same on a paper and with an ink.
    #[must_use]
    pub fn on(mut self, paper: Paper, ink: Ink) -> Order {
        self.paper = paper;
        self.ink = ink;
        self
    }

    /// What a sheet says under a key: in the game's own words, or else in the house's.
    pub(crate) fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.find(key, args).unwrap_or_else(|| {
            // The box of a test has no words of its own; that of a game has them all.
            if cfg!(all(debug_assertions, not(test))) {
                panic!("{} says nothing under {key}", self.slug);
            }
            key.to_owned()
        })
    }

    fn find(&self, key: &str, args: &[(&str, &str)]) -> Option<String> {
        let own = self.locale.sentence(&format!("{}-print-{key}", self.slug), args);
        own.or_else(|| self.locale.sentence(&format!("print-{key}"), args))
    }
}
