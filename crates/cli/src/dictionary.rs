//! Which words a command is asked about: those of a game, from a list.
//!
//! Every command that asks about words takes these arguments from here, so that a list of one's own, the name of
//! a game and its options mean the same to all of them.

use std::path::PathBuf;

use catalog::{NoRuling, WordRuling};
use clap::Args;
use lexicon::{Lexicon, Reading, Traits};
use serde_json::{Value, json};

use crate::asked::Setting;
use crate::failure::Failure;
use crate::voice::Voice;

/// A word list.
#[derive(Args)]
pub(crate) struct ListArgs {
    /// Read this word list in place of the French one: one word a line
    #[arg(long, value_name = "FILE")]
    lexicon: Option<PathBuf>,
}

impl ListArgs {
    /// The list, which lives as long as the process.
    pub(crate) fn open(&self) -> Result<&'static Lexicon, Failure> {
        let Some(file) = &self.lexicon else {
            return Ok(catalog::french());
        };
        let shown = file.display();
        let text = std::fs::read_to_string(file)
            .map_err(|error| Failure::usage(format!("lexicon {shown} cannot be read: {error}")))?;
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        // Some editors begin a file with a mark of its encoding, which is no part of the first word.
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        catalog::word_list(&name, text).map_err(|fault| Failure::usage(format!("lexicon {shown} {fault}")))
    }
}

/// The ruling of the word game `game` with these options.
pub(crate) fn ruling(game: &str, options: &[Setting]) -> Result<&'static WordRuling, Failure> {
    let settings: Vec<_> = options.iter().map(Setting::pair).collect();
    catalog::word_ruling(game, &settings).map_err(|fault| match fault {
        NoRuling::Option(fault) => fault.into(),
        NoRuling::Game(_) => Failure::usage(fault),
    })
}

/// A line of the dictionary as an object.
pub(crate) fn reading_object(lexicon: &Lexicon, reading: &Reading) -> Value {
    let analyses: Vec<Value> = reading
        .analyses
        .iter()
        .map(|analysis| traits_object(analysis.traits()))
        .collect();
    let marks: Vec<&str> = reading.usage.labels().map(|label| label.code()).collect();
    json!({ "reading": {
        "form": reading.form,
        "lemma": lexicon.lemma(reading.lemma),
        "analyses": analyses,
        "marks": marks,
        "frequency": reading.usage.frequency,
    }})
}

/// What is not there is left out.
fn traits_object(traits: Traits) -> Value {
    let mut object = json!({ "class": traits.class });
    for (name, code) in [
        ("gender", traits.gender),
        ("number", traits.number),
        ("tense", traits.tense),
    ] {
        if let Some(code) = code {
            object[name] = code.into();
        }
    }
    if let Some(person) = traits.person {
        object["person"] = person.into();
    }
    object
}

/// The same in words: form, lemma, what it can be, how common it is and how it is used.
pub(crate) fn reading_text(lexicon: &Lexicon, reading: &Reading, voice: &Voice) -> String {
    let analyses: Vec<String> = reading
        .analyses
        .iter()
        .map(|analysis| voice.analysis(analysis.traits()))
        .collect();
    let level = reading.usage.frequency.to_string();
    let mut columns = vec![
        reading.form.clone(),
        lexicon.lemma(reading.lemma),
        analyses.join("; "),
        voice.sentence("word-frequency-scale", &[("level", &level)]),
    ];
    let marks: Vec<String> = reading
        .usage
        .labels()
        .map(|mark| voice.sentence(&format!("word-mark-{}", mark.code()), &[]))
        .collect();
    if !marks.is_empty() {
        columns.push(marks.join(", "));
    }
    columns.join("\t")
}
