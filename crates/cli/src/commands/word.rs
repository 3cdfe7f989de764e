//! `cavalettres word`: whether a word may be played, and why.
//!
//! The status and the first word are for scripts; the clause, the sentence and the nearest words are for people,
//! who would have to take a bare no on trust.

use catalog::WordRuling;
use clap::Args;
use lexicon::{Lexicon, Reading, Reason, Verdict};
use serde_json::json;

use crate::asked::Setting;
use crate::dictionary::{ListArgs, reading_object, reading_text, ruling};
use crate::failure::{Failure, Refused};
use crate::printer::Printer;
use crate::problem::Problem;
use crate::voice::Voice;

/// Tell whether a word may be played, and why
///
/// A playable word leaves with 0: `playable` or `compound` and its plain letters, then one line for
/// each of its readings. A refused one leaves with 1: `refused`, clause and code, the sentence, then
/// the nearest words. Without `--game` every word game gives its verdict, and the status is 0.
#[derive(Args)]
pub(crate) struct Word {
    /// The word, with or without accents
    word: String,
    /// The word game whose rules decide; all of them when none is named
    #[arg(long)]
    game: Option<String>,
    /// Set a rule option of the game; repeatable
    #[arg(long = "option", value_name = "NAME=VALUE", requires = "game")]
    options: Vec<Setting>,
    #[command(flatten)]
    list: ListArgs,
}

impl Word {
    pub(crate) fn run(self, printer: &mut Printer, voice: &Voice) -> Result<(), Failure> {
        let one = self
            .game
            .as_deref()
            .map(|game| ruling(game, &self.options))
            .transpose()?;
        let word = lexicon::Word::read(&self.word).map_err(Problem::from)?;
        let asked = Asked {
            lexicon: self.list.open()?,
            word,
            voice,
        };
        match one {
            Some(ruling) => asked.one(ruling, printer),
            None => asked.all(printer),
        }
    }
}

/// A word to look up.
struct Asked<'a> {
    lexicon: &'static Lexicon,
    word: lexicon::Word,
    voice: &'a Voice,
}

impl Asked<'_> {
    /// The verdict of one game, and the readings that make the word playable.
    fn one(&self, ruling: &WordRuling, printer: &mut Printer) -> Result<(), Failure> {
        let verdict = match self.lexicon.verdict(&self.word, ruling.set) {
            Verdict::Playable => "playable",
            Verdict::Compound => "compound",
            Verdict::Refused(reason) => return Err(Failure::Refused(self.refused(ruling, reason))),
        };
        let folded = self.word.folded();
        let object = json!({
            "game": ruling.game,
            "verdict": verdict,
            "folded": folded,
            "spellings": self.lexicon.spellings(&self.word, ruling.set),
        });
        printer.object(&object, &format!("{verdict} {folded}"))?;
        self.readings(printer, |reading| reading.is_in(ruling.set))
    }

    /// The verdict of every game, set each way, and every reading.
    fn all(&self, printer: &mut Printer) -> Result<(), Failure> {
        let folded = self.word.folded();
        for ruling in catalog::word_rulings() {
            let option = ruling.option.map(|(name, value)| format!("{name}={value}"));
            let mut object = json!({
                "game": ruling.game,
                "option": option,
                "default": ruling.default,
                "folded": folded,
                "spellings": self.lexicon.spellings(&self.word, ruling.set),
            });
            let said = match self.lexicon.verdict(&self.word, ruling.set) {
                Verdict::Playable => {
                    object["verdict"] = "playable".into();
                    format!("playable {folded}")
                }
                Verdict::Compound => {
                    object["verdict"] = "compound".into();
                    format!("compound {folded}")
                }
                Verdict::Refused(reason) => {
                    let refused = self.refused(ruling, reason);
                    object["verdict"] = "refused".into();
                    object["refused"] = refused.object();
                    format!("refused {} {}", refused.clause, refused.code)
                }
            };
            let setting = option.as_deref().unwrap_or("-");
            printer.object(&object, &format!("{}\t{setting}\t{said}", ruling.game))?;
        }
        self.readings(printer, |_| true)
    }

    fn refused(&self, ruling: &WordRuling, reason: Reason) -> Refused {
        let spellings = self.lexicon.spellings(&self.word, ruling.set);
        Refused {
            clause: ruling.clause(reason).to_string(),
            code: reason.code().to_string(),
            subject: self.word.folded(),
            sentence: self
                .voice
                .word_refusal(reason.code(), &self.word, &spellings, ruling.set.least()),
            nearest: Some(self.lexicon.nearest(&self.word, ruling.set)),
        }
    }

    fn readings(&self, printer: &mut Printer, shown: impl Fn(&Reading) -> bool) -> Result<(), Failure> {
        for reading in self
            .lexicon
            .readings(&self.word)
            .iter()
            .filter(|reading| shown(reading))
        {
            printer.object(
                &reading_object(self.lexicon, reading),
                &reading_text(self.lexicon, reading, self.voice),
            )?;
        }
        Ok(())
    }
}
