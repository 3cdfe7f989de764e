//! The fenced blocks of a book: figures, tries and steps of the lesson, as lines of `key: value`.

use crate::book::{Answered, Figure, Remark, Step, Tag, Try};
use crate::{BookFault, Sign};

/// A fenced block, its keys not yet asked for.
pub(crate) struct Fenced<'t> {
    /// The word after the fence.
    pub(crate) word: &'t str,
    /// The line of the fence.
    pub(crate) line: usize,
    fields: Vec<(usize, &'t str, &'t str)>,
}

impl<'t> Fenced<'t> {
    /// The block of these numbered lines between its fences.
    pub(crate) fn new(
        word: &'t str,
        line: usize,
        lines: impl IntoIterator<Item = (usize, &'t str)>,
    ) -> Result<Fenced<'t>, BookFault> {
        let mut fields = Vec::new();
        for (at, text) in lines {
            let (key, value) = text
                .split_once(':')
                .ok_or_else(|| fault(at, "a key, a colon and a value"))?;
            fields.push((at, key, value.trim()));
        }
        Ok(Fenced { word, line, fields })
    }

    /// A key that nobody reads would be a promise that nobody keeps.
    fn only(&self, keys: &[&str]) -> Result<(), BookFault> {
        match self.fields.iter().find(|(_, key, _)| !keys.contains(key)) {
            Some((line, key, _)) => {
                let known = keys.join(", ");
                Err(fault(*line, &format!("one of {known}, not {key:?}")))
            }
            None => Ok(()),
        }
    }

    fn all(&self, key: &str) -> impl Iterator<Item = (usize, &'t str)> {
        let found = self.fields.iter().filter(move |(_, name, _)| *name == key);
        found.map(|&(line, _, value)| (line, value))
    }

    fn one(&self, key: &str) -> Result<&'t str, BookFault> {
        self.maybe(key)
            .ok_or_else(|| fault(self.line, &format!("a line \"{key}:\" in this block")))
    }

    fn maybe(&self, key: &str) -> Option<&'t str> {
        self.all(key).next().map(|(_, value)| value)
    }

    fn text(&self, key: &str) -> Result<String, BookFault> {
        self.one(key).map(str::to_owned)
    }

    fn options(&self) -> Result<Vec<(String, String)>, BookFault> {
        match self.maybe("options") {
            None | Some("-") => Ok(Vec::new()),
            Some(told) => settings(told).ok_or_else(|| fault(self.line, "options as name=value")),
        }
    }

    fn marks(&self, key: &str) -> Result<Vec<Sign>, BookFault> {
        let told = self.maybe(key).filter(|told| *told != "-").unwrap_or_default();
        let marks = told.split_whitespace().filter(|one| !one.starts_with('@'));
        let read = marks.map(|one| {
            Sign::read(one).ok_or_else(|| fault(self.line, &format!("a mark such as e2>e4, not {one:?}")))
        });
        read.collect()
    }

    /// The controls among what is lit: `@word`.
    fn controls(&self) -> Vec<String> {
        let told = self.maybe("lit").unwrap_or_default().split_whitespace();
        told.filter_map(|one| one.strip_prefix('@'))
            .map(str::to_owned)
            .collect()
    }

    /// What points at something lit: `e2 Touchez · @word Votre mot`.
    fn tags(&self) -> Result<Vec<Tag>, BookFault> {
        let Some(told) = self.maybe("tags") else {
            return Ok(Vec::new());
        };
        let read = told.split(" · ").map(|one| {
            let (at, say) = one
                .split_once(' ')
                .ok_or_else(|| fault(self.line, "tags: e2 Word · @control Word"))?;
            Ok(Tag {
                at: at.trim_start_matches('@').to_lowercase(),
                say: say.to_owned(),
            })
        });
        read.collect()
    }

    /// The sentence of a step, and its end between `**`, which says what to touch.
    fn bidding(&self) -> Result<(String, String), BookFault> {
        let told = self.one("say")?;
        let (head, todo) = told
            .strip_suffix("**")
            .and_then(|rest| rest.split_once("**"))
            .ok_or_else(|| fault(self.line, "say: a sentence that ends with **what to do**"))?;
        Ok((format!("{head}{todo}"), todo.to_owned()))
    }

    fn remarks(&self, key: &str) -> Result<Vec<Remark>, BookFault> {
        self.all(key)
            .map(|(line, told)| remark(told).ok_or_else(|| fault(line, "action | CLAUSE code | sentence")))
            .collect()
    }

    /// The actions that prove a figure: `action`, or `action | CLAUSE code` where it is refused.
    fn plays(&self) -> Result<Vec<(String, Answered)>, BookFault> {
        let read = self.all("plays").map(|(line, told)| {
            let (action, said) = told.split_once(" | ").unwrap_or((told, "legal"));
            let said = verdict(said).ok_or_else(|| fault(line, "plays: action | CLAUSE code"))?;
            Ok((action.to_owned(), said))
        });
        read.collect()
    }

    pub(crate) fn figure(&self) -> Result<Figure, BookFault> {
        self.only(&[
            "id", "position", "options", "marks", "plays", "after", "end", "shows", "caption",
        ])?;
        let shows = self.maybe("shows").unwrap_or_default().split(", ");
        Ok(Figure {
            id: self.text("id")?,
            position: self.text("position")?,
            options: self.options()?,
            marks: self.marks("marks")?,
            caption: self.text("caption")?,
            plays: self.plays()?,
            after: self.maybe("after").map(str::to_owned),
            end: self.maybe("end").map(str::to_owned),
            shows: shows.filter(|id| !id.is_empty()).map(str::to_owned).collect(),
        })
    }

    pub(crate) fn attempt(&self) -> Result<Try, BookFault> {
        self.only(&["id", "clause", "position", "options", "ask", "right", "wrong"])?;
        let right = self.remarks("right")?;
        let wrong = self.remarks("wrong")?;
        if right.is_empty() || wrong.is_empty() {
            return Err(fault(self.line, "a right answer and a wrong one"));
        }
        Ok(Try {
            id: self.text("id")?,
            clause: self.text("clause")?,
            position: self.text("position")?,
            options: self.options()?,
            ask: self.text("ask")?,
            right,
            wrong,
        })
    }

    pub(crate) fn step(&self) -> Result<Step, BookFault> {
        self.only(&[
            "step", "position", "options", "apart", "say", "lit", "tags", "expect", "done", "wrong", "reply",
            "end",
        ])?;
        let (replies, then) = self
            .one("reply")?
            .split_once(" | ")
            .ok_or_else(|| fault(self.line, "reply: action | sentence"))?;
        let dash = |text: &str| (text != "-").then(|| text.to_owned());
        let actions = |text: &str, between: &str| -> Vec<String> {
            let parts = text.split(between).map(str::trim);
            parts.filter(|part| *part != "-").map(str::to_owned).collect()
        };
        let expect: Vec<String> = self
            .all("expect")
            .flat_map(|(_, told)| actions(told, " / "))
            .collect();
        if expect.is_empty() {
            return Err(fault(self.line, "what is expected in this step"));
        }
        let (say, todo) = self.bidding()?;
        Ok(Step {
            position: self.text("position")?,
            options: self.options()?,
            apart: self.maybe("apart").map(str::to_owned),
            say,
            todo,
            lit: self.marks("lit")?,
            controls: self.controls(),
            tags: self.tags()?,
            expect,
            done: self.maybe("done").map(str::to_owned),
            wrong: self.remarks("wrong")?,
            replies: actions(replies, " ; "),
            then: dash(then.trim()).unwrap_or_default(),
            end: self.maybe("end").map(str::to_owned),
        })
    }
}

pub(crate) fn fault(line: usize, expected: &str) -> BookFault {
    BookFault {
        line,
        expected: expected.to_owned(),
    }
}

/// Options as they are told in a book: `mode=strict clock=press`, with or without commas. What names no option
/// goes on with the value before it, such as a position.
pub(crate) fn settings(told: &str) -> Option<Vec<(String, String)>> {
    let mut read: Vec<(String, String)> = Vec::new();
    for part in told.split([' ', ',', '\u{a0}']).filter(|part| !part.is_empty()) {
        match part.split_once('=') {
            Some((name, value)) => read.push((name.to_owned(), value.to_owned())),
            None => {
                let (_, value) = read.last_mut()?;
                value.push(' ');
                value.push_str(part);
            }
        }
    }
    Some(read)
}

/// `action | sentence` or `action | verdict | sentence`.
fn remark(told: &str) -> Option<Remark> {
    let mut parts = told.splitn(3, " | ");
    let (action, second) = (parts.next()?, parts.next()?);
    let (verdict, say) = match parts.next() {
        None => (Answered::Legal, second),
        Some(say) => (verdict(second)?, say),
    };
    Some(Remark {
        action: action.to_owned(),
        verdict,
        say: say.to_owned(),
    })
}

fn verdict(told: &str) -> Option<Answered> {
    if told == "legal" {
        return Some(Answered::Legal);
    }
    let (punished, told) = match told.strip_prefix("fault ") {
        Some(rest) => (true, rest),
        None => (false, told),
    };
    let (clause, code) = told.split_once(' ')?;
    let (clause, code) = (clause.to_owned(), code.to_owned());
    Some(if punished {
        Answered::Fault { clause, code }
    } else {
        Answered::Refused { clause, code }
    })
}
