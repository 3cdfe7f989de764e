//! Reads the document of a book, line after line.
//!
//! Headings alone tell what follows, whatever the language: the summary is the first section, with the facts and
//! below them where the game comes from; chapters are numbered; then come questions, choices (whose last group are tables ready to play), lesson and index.

use crate::block::{Fenced, fault};
use crate::book::{Block, Book, Chapter, Group, Lesson, Paragraph, Question};
use crate::{BookFault, table};

/// What a line or several belong to, read so far.
enum Item<'t> {
    Title(&'t str),
    Section(&'t str),
    Sub(&'t str),
    Text(String),
    Rows(Vec<Vec<String>>),
    Fenced(Fenced<'t>),
}

/// What the sections after the chapters are about, in order.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Place {
    Summary,
    Chapters,
    Questions,
    Choices,
    Lesson,
    Index,
}

impl Place {
    /// What a section that is no chapter is about.
    fn next(self) -> Place {
        match self {
            Place::Summary | Place::Chapters => Place::Questions,
            Place::Questions => Place::Choices,
            Place::Choices => Place::Lesson,
            Place::Lesson | Place::Index => Place::Index,
        }
    }
}

pub(crate) fn read(text: &str) -> Result<Book, BookFault> {
    let mut items = items(text)?.into_iter();
    let Some((_, Item::Title(title))) = items.next() else {
        return Err(fault(1, "a title"));
    };
    let mut book = Book {
        title: title.to_owned(),
        lead: String::new(),
        summary: Vec::new(),
        facts: Vec::new(),
        origin: Vec::new(),
        chapters: Vec::new(),
        questions: Vec::new(),
        groups: Vec::new(),
        presets: Vec::new(),
        lesson: None,
        index: Vec::new(),
    };
    let mut part = None;
    let mut place: Option<Place> = None;
    for (line, item) in items {
        match item {
            Item::Title(named) => part = Some(named.to_owned()),
            Item::Section(named) => {
                let numbered = named
                    .split_once(". ")
                    .and_then(|(number, title)| Some((number.parse().ok()?, title)));
                place = Some(match (place, numbered) {
                    (None, _) => Place::Summary,
                    (Some(_), Some((number, title))) => {
                        book.chapters.push(Chapter {
                            part: part.take(),
                            number,
                            title: title.to_owned(),
                            blocks: Vec::new(),
                        });
                        Place::Chapters
                    }
                    (Some(place), None) => place.next(),
                });
            }
            Item::Sub(named) => book.groups.push(Group {
                title: named.to_owned(),
                choices: Vec::new(),
                figures: Vec::new(),
            }),
            other => fill(&mut book, place, line, other)?,
        }
    }
    // The last group of choices are the tables ready to play.
    book.groups.retain(|group| !group.choices.is_empty());
    Ok(book)
}

fn fill(book: &mut Book, place: Option<Place>, line: usize, item: Item<'_>) -> Result<(), BookFault> {
    match (place, item) {
        (None, Item::Text(text)) => book.lead = text.trim_matches('*').to_owned(),
        (Some(Place::Summary), Item::Text(text)) => match text.strip_prefix("**") {
            Some(facts) => {
                let told = facts.trim_end_matches('*').split(" · ");
                book.facts = told.map(str::to_owned).collect();
            }
            None if book.facts.is_empty() => book.summary.push(paragraph(&text)),
            None => book.origin.push(paragraph(&text)),
        },
        (Some(Place::Chapters), item) => {
            let block = match item {
                Item::Text(text) => Block::Paragraph(paragraph(&text)),
                Item::Rows(mut rows) => Block::Table {
                    head: rows.remove(0),
                    rows,
                },
                Item::Fenced(block) => match block.word {
                    "figure" => Block::Figure(block.figure()?),
                    "essai" => Block::Try(block.attempt()?),
                    _ => return Err(fault(line, "figure or essai")),
                },
                _ => return Err(fault(line, "a paragraph, a table, a figure or a try")),
            };
            let chapter = book.chapters.last_mut();
            chapter.expect("a chapter is begun").blocks.push(block);
        }
        (Some(Place::Questions), Item::Text(text)) => {
            let (ask, answer) = text
                .strip_prefix("**")
                .and_then(|rest| rest.split_once("**"))
                .ok_or_else(|| fault(line, "**question** answer"))?;
            book.questions.push(Question {
                ask: ask.trim().to_owned(),
                answer: paragraph(answer.trim()),
            });
        }
        // A word before the choices is for those who keep the book.
        (Some(Place::Choices), Item::Text(_)) => {}
        (Some(Place::Choices), Item::Rows(rows)) => {
            for (n, row) in rows.iter().enumerate().skip(1) {
                // The head takes a line and the rule under it another.
                let at = line + n + 1;
                if row[0].starts_with('`') {
                    let group = book.groups.last_mut();
                    let group = group.ok_or_else(|| fault(at, "a group of choices"))?;
                    group.choices.push(table::choice(at, row)?);
                } else {
                    book.presets.push(table::preset(at, row)?);
                }
            }
        }
        (Some(Place::Choices), Item::Fenced(block)) if block.word == "figure" => {
            let group = book.groups.last_mut();
            let group = group.ok_or_else(|| fault(line, "a group of choices"))?;
            group.figures.push(block.figure()?);
        }
        (Some(Place::Lesson), Item::Text(text)) => {
            book.lesson = Some(Lesson {
                intro: text,
                steps: Vec::new(),
            });
        }
        (Some(Place::Lesson), Item::Fenced(block)) if block.word == "lecon" => {
            let lesson = book.lesson.as_mut();
            let lesson = lesson.ok_or_else(|| fault(line, "a word before the first step"))?;
            lesson.steps.push(block.step()?);
        }
        (Some(Place::Index), Item::Rows(rows)) => {
            let terms = rows.iter().enumerate().skip(1);
            let read: Result<Vec<_>, _> = terms.map(|(n, row)| table::term(line + n + 1, row)).collect();
            book.index = read?;
        }
        _ => return Err(fault(line, "something that belongs to this section")),
    }
    Ok(())
}

/// A paragraph, and the clauses that it names at its end: `[M1, M4]`.
fn paragraph(text: &str) -> Paragraph {
    let cited = text
        .strip_suffix(']')
        .and_then(|rest| rest.rsplit_once('['))
        .map(|(text, cited)| (text.trim_end(), cited));
    let (text, cited) = cited.unwrap_or((text, ""));
    let clauses = cited
        .split(',')
        .map(str::trim)
        .filter(|clause| !clause.is_empty());
    Paragraph {
        text: text.to_owned(),
        clauses: clauses.map(str::to_owned).collect(),
    }
}

/// The document in pieces, each with the line it begins at.
fn items(text: &str) -> Result<Vec<(usize, Item<'_>)>, BookFault> {
    let mut items: Vec<(usize, Item<'_>)> = Vec::new();
    let mut lines = (1..).zip(text.lines()).peekable();
    // Whether the line before belongs to the same paragraph or table.
    let mut open = false;
    while let Some((line, text)) = lines.next() {
        let item = if let Some(word) = text.strip_prefix("```") {
            let mut inside = Vec::new();
            loop {
                match lines.next() {
                    Some((_, "```")) => break,
                    Some(one) => inside.push(one),
                    None => return Err(fault(line, "the end of this block")),
                }
            }
            Item::Fenced(Fenced::new(word, line, inside)?)
        } else if let Some(title) = text.strip_prefix("### ") {
            Item::Sub(title)
        } else if let Some(title) = text.strip_prefix("## ") {
            Item::Section(title)
        } else if let Some(title) = text.strip_prefix("# ") {
            Item::Title(title)
        } else if text.trim().is_empty() {
            open = false;
            continue;
        } else if text.starts_with('|') {
            let row = table::cells(text);
            match items.last_mut() {
                Some((_, Item::Rows(_))) if open && row.iter().all(|cell| cell.starts_with("---")) => {}
                Some((_, Item::Rows(rows))) if open => rows.push(row),
                _ => items.push((line, Item::Rows(vec![row]))),
            }
            open = true;
            continue;
        } else {
            match items.last_mut() {
                Some((_, Item::Text(before))) if open => {
                    before.push(' ');
                    before.push_str(text.trim());
                }
                _ => items.push((line, Item::Text(text.trim().to_owned()))),
            }
            open = true;
            continue;
        };
        open = false;
        items.push((line, item));
    }
    Ok(items)
}

#[cfg(test)]
mod tests {
    use crate::Book;

    #[test]
    fn a_key_that_no_block_has_is_a_fault_in_its_line() {
        let text = |key: &str| {
            format!(
                "# Jeu\n\n*Lead.*\n\n## Mots\n\nBut.\n\n**Fait**\n\n## 1. Chapitre\n\n```figure\nid: f\nposition: pos\n\
                 {key}: -\ncaption: Figure.\n```\n"
            )
        };
        assert!(Book::read(&text("marks")).is_ok());
        let fault = Book::read(&text("mark")).expect_err("an unknown key");
        assert_eq!(fault.line, 16);
        assert!(fault.expected.ends_with("not \"mark\""), "{fault}");
    }
}
