//! Sentences for whoever sits at the terminal.
//!
//! Rules, rooms and word lists give codes with arguments, never prose. Here, and nowhere deeper, they become
//! sentences, from the Fluent files that the page has too.

use std::str::FromStr;

use catalog::Kind;
use game_core::{Cost, Outcome, Subject};
use lexicon::{Traits, Word};
use phrases::Locale;
use room::Refusal;

use crate::failure::{Failure, Refused};
use crate::problem::{Arg, Problem};

/// A language asked for by name.
#[derive(Clone, Copy)]
pub(crate) struct Language(Locale);

impl Language {
    /// The language of the environment, by the variables that POSIX names, in their order.
    pub(crate) fn of_environment() -> Language {
        let said = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        Language(Locale::asked_for(&said.unwrap_or_default()))
    }
}

impl FromStr for Language {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Language, &'static str> {
        let known = Locale::ALL.into_iter().find(|locale| locale.tag() == text);
        known.map(Language).ok_or("expected fr or en")
    }
}

/// Says things in one language.
pub(crate) struct Voice(Locale);

impl Voice {
    /// A voice that speaks `language`.
    pub(crate) fn new(language: Language) -> Voice {
        Voice(language.0)
    }

    /// The language.
    pub(crate) fn locale(&self) -> Locale {
        self.0
    }

    /// The sentence under `key`, or the key itself when nobody wrote one.
    pub(crate) fn sentence(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.0.sentence(key, args).unwrap_or_else(|| key.to_string())
    }

    /// What is wrong with an input.
    pub(crate) fn problem(&self, problem: &Problem) -> String {
        let said: Vec<(&str, String)> = problem
            .args()
            .iter()
            .map(|(name, arg)| {
                let text = match arg {
                    Arg::Text(text) => text.clone(),
                    Arg::Expected(english) => self.0.expected(english).to_owned(),
                    Arg::Choice(words) => words.join(&self.sentence("terminal-or", &[])),
                    Arg::Problem(within) => self.problem(within),
                };
                (*name, text)
            })
            .collect();
        let args: Vec<(&str, &str)> = said.iter().map(|(name, text)| (*name, text.as_str())).collect();
        self.sentence(&format!("terminal-{}", problem.code()), &args)
    }

    /// How a game ended.
    pub(crate) fn outcome(&self, kind: Kind, outcome: &Outcome) -> String {
        self.0.outcome(kind.slug(), outcome.code)
    }

    /// Why a word may not be played, in capitals as on the board.
    pub(crate) fn word_refusal(&self, code: &str, word: &Word, spellings: &[String], least: usize) -> String {
        self.0
            .word_refusal(code, &word.spelled().to_uppercase(), spellings, least)
    }

    /// What a form can be.
    pub(crate) fn analysis(&self, traits: Traits) -> String {
        let name = |kind: &str, code: &str| self.sentence(&format!("word-{kind}-{code}"), &[]);
        let what = traits
            .tense
            .map_or_else(|| name("class", traits.class), |tense| name("tense", tense));
        if let Some(person) = traits.person {
            let number = traits.number.unwrap_or_default();
            let args = [
                ("tense", &*what),
                ("person", &person.to_string()),
                ("number", number),
            ];
            return self.sentence("word-conjugated", &args);
        }
        // What agrees with nothing has no gender to speak of.
        let agrees = traits.tense.is_none() || traits.number != Some("invariable");
        let gender = traits.gender.filter(|_| agrees).map(|code| name("gender", code));
        let number = traits.number.map(|code| name("number", code));
        let told: Vec<String> = gender.into_iter().chain(number).collect();
        if told.is_empty() {
            return what;
        }
        self.sentence("word-declined", &[("what", &what), ("traits", &told.join(" "))])
    }

    /// What was wrong with an action that was accepted, and what it cost.
    pub(crate) fn lapse(&self, kind: Kind, code: &str, subject: &str, cost: Cost) -> String {
        let wrong = self.0.refusal(Some(kind.slug()), code, &[("subject", subject)]);
        let cost = self.sentence(&format!("terminal-cost-{}", cost.code()), &[]);
        format!("{wrong} {cost}")
    }

    /// Why `action` was refused.
    pub(crate) fn refusal(&self, kind: Kind, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Malformed(malformed) => self.problem(&Problem::recorded(malformed)),
            Refusal::Violation { code, subject, .. } => {
                let subject = subject.to_string();
                self.0.refusal(Some(kind.slug()), code, &[("subject", &subject)])
            }
            other => self.0.refusal(None, other.code(), &[]),
        }
    }

    /// The refusal of `action` as the end of a command: what is malformed is no matter for the rules.
    pub(crate) fn fault(&self, kind: Kind, action: &str, refusal: &Refusal) -> Failure {
        if let Refusal::Malformed(malformed) = refusal {
            return Problem::action(action, malformed).into();
        }
        let subject = match refusal {
            Refusal::Violation { subject, .. } => subject.clone(),
            _ => Subject::Nothing,
        };
        Failure::Refused(Refused {
            clause: refusal.clause().unwrap_or("-").to_string(),
            code: refusal.code().to_string(),
            subject: subject.to_string(),
            sentence: self.refusal(kind, refusal),
            nearest: None,
        })
    }
}
