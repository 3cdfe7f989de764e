//! `cavalettres longest`: what letters can write.
//!
//! It searches by the ruling of one game, set as one likes: what it finds may be played there.

use clap::Args;
use lexicon::{Filter, Found, Lexicon, MAX_LETTERS, Pattern, Rack, Usage};
use serde_json::json;

use crate::asked::Setting;
use crate::dictionary::{ListArgs, ruling};
use crate::failure::Failure;
use crate::printer::Printer;
use crate::problem::Problem;

/// List the longest words that letters spell
///
/// One word a line in plain capitals, letters that were not given in small ones; the longest first,
/// then by alphabet. Where there is no word nothing is printed, and the status is 0.
#[derive(Args)]
pub(crate) struct Longest {
    /// The letters, at most 25; `?` is a joker, at most 2, and any letter in a pattern
    letters: String,
    /// The word game whose words are meant
    #[arg(long)]
    game: String,
    /// Set a rule option of the game; repeatable
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<Setting>,
    #[command(flatten)]
    seek: Seek,
    /// The least length of a word
    #[arg(long, value_name = "N", default_value_t = 1)]
    min: usize,
    /// The greatest length of a word
    #[arg(long, value_name = "N", default_value_t = MAX_LETTERS)]
    max: usize,
    /// The least frequency of a word: 0 for every word, 9 for the commonest only
    #[arg(long, value_name = "N", default_value_t = 0,
        value_parser = clap::value_parser!(u8).range(..=i64::from(Usage::COMMONEST)))]
    familiar: u8,
    /// Print so many words at most
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    #[command(flatten)]
    list: ListArgs,
}

/// How the letters are to be used; the longest words alone when nothing is said.
#[derive(Args)]
#[group(multiple = false)]
struct Seek {
    /// Every word that some of the letters spell
    #[arg(long)]
    all: bool,
    /// Words that all the letters spell, none left over
    #[arg(long)]
    anagrams: bool,
    /// Words that hold all the letters, among others
    #[arg(long)]
    containing: bool,
    /// Words of this pattern, `?` being any letter: `?A?IA`
    #[arg(long)]
    pattern: bool,
}

impl Longest {
    pub(crate) fn run(self, printer: &mut Printer) -> Result<(), Failure> {
        let ruling = ruling(&self.game, &self.options)?;
        if self.min > self.max {
            let (min, max) = (self.min, self.max);
            return Err(Failure::usage(format!(
                "--min {min} too large, expected at most --max {max}"
            )));
        }
        let filter = Filter {
            set: ruling.set,
            lengths: self.min..=self.max,
            familiar: self.familiar,
        };
        // Before the list, so that wrong letters are told without reading a file.
        let question = self.seek.question(&self.letters)?;
        let lexicon = self.list.open()?;
        for found in question
            .ask(lexicon, &filter)
            .iter()
            .take(self.limit.unwrap_or(usize::MAX))
        {
            let word = found.word();
            let object = json!({
                "word": found.to_string(),
                "spellings": lexicon.spellings(&word, ruling.set),
                "frequency": lexicon.frequency(&word, ruling.set),
            });
            printer.object(&object, &found.to_string())?;
        }
        Ok(())
    }
}

/// What the list is asked.
enum Question {
    Longest(Rack),
    All(Rack),
    Anagrams(Rack),
    Containing(Rack),
    Pattern(Pattern),
}

impl Seek {
    fn question(&self, letters: &str) -> Result<Question, Failure> {
        if self.pattern {
            let pattern = Pattern::read(letters).map_err(Problem::from)?;
            return Ok(Question::Pattern(pattern));
        }
        let rack = Rack::read(letters).map_err(Problem::from)?;
        Ok(match self {
            Seek { all: true, .. } => Question::All(rack),
            Seek { anagrams: true, .. } => Question::Anagrams(rack),
            Seek { containing: true, .. } => Question::Containing(rack),
            _ => Question::Longest(rack),
        })
    }
}

impl Question {
    fn ask(&self, lexicon: &Lexicon, filter: &Filter) -> Vec<Found> {
        match self {
            Question::Longest(rack) => lexicon.longest(rack, filter),
            Question::All(rack) => lexicon.writable(rack, filter),
            Question::Anagrams(rack) => lexicon.anagrams(rack, filter),
            Question::Containing(rack) => lexicon.containing(rack, filter),
            Question::Pattern(pattern) => lexicon.matching(pattern, filter),
        }
    }
}
