//! The word games: which words each admits, set each way, and by which clause it refuses one.
//!
//! The embedded French list is chosen here and nowhere else.

use std::fmt;
use std::sync::LazyLock;

use game_core::OptionFault;
use lexicon::{Lexicon, Reason, Ruling, Spellings, TableFault, WordSet};

use crate::Kind;

/// One game set one way, as far as words go.
#[derive(Clone, Copy, Debug)]
pub struct WordRuling {
    /// The game's slug.
    pub game: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// The option that chooses this ruling and its value, where the game has more than one.
    pub option: Option<(&'static str, &'static str)>,
    /// Whether the game is set so unless one says otherwise.
    pub default: bool,
    /// The words that it admits.
    pub set: WordSet,
    clause: fn(Reason) -> &'static str,
}

impl WordRuling {
    fn of(kind: Kind, at: usize, ruling: &Ruling) -> WordRuling {
        WordRuling {
            game: kind.slug(),
            name: kind.name(),
            option: ruling.option,
            default: at == 0,
            set: ruling.set,
            clause: ruling.clause,
        }
    }

    /// The clause that refuses a word for `reason`.
    pub fn clause(&self, reason: Reason) -> &'static str {
        (self.clause)(reason)
    }
}

/// The word games, in the order of the shelf.
fn word_games() -> impl Iterator<Item = Kind> {
    let worded = |kind: &Kind| !kind.entry().rulings.is_empty();
    Kind::ALL.iter().copied().filter(worded)
}

static RULINGS: LazyLock<Vec<WordRuling>> = LazyLock::new(|| {
    let of = |kind: Kind| {
        let rulings = kind.entry().rulings.iter().enumerate();
        rulings.map(move |(at, ruling)| WordRuling::of(kind, at, ruling))
    };
    word_games().flat_map(of).collect()
});

/// Every word game, set each way, in the order of the shelf.
pub fn word_rulings() -> &'static [WordRuling] {
    &RULINGS
}

/// The ruling of the word game `slug` with these options.
///
/// # Errors
/// When no word game has that slug, or an option is unknown or cannot be set so.
pub fn word_ruling(slug: &str, settings: &[(String, String)]) -> Result<&'static WordRuling, NoRuling> {
    let found = word_games().find(|kind| kind.slug() == slug);
    let kind = found.ok_or_else(|| NoRuling::Game(slug.to_owned()))?;
    let at = (kind.entry().ruling)(settings).map_err(NoRuling::Option)?;
    let mut own = RULINGS.iter().filter(|ruling| ruling.game == slug);
    Ok(own.nth(at).expect("a game chooses one of its rulings"))
}

/// Every set of words that the games can be played with, as far as letters tell it apart, each once.
pub fn spellings() -> Vec<Spellings> {
    let mut all: Vec<Spellings> = Vec::new();
    for ruling in word_rulings() {
        let spellings = ruling.set.spellings();
        if !all.contains(&spellings) {
            all.push(spellings);
        }
    }
    all
}

/// Why there is no ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoRuling {
    /// No word game has that slug.
    Game(String),
    /// An option cannot be set so.
    Option(OptionFault),
}

impl fmt::Display for NoRuling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoRuling::Game(slug) => {
                let slugs: Vec<_> = word_games().map(Kind::slug).collect();
                write!(
                    f,
                    "game \"{}\" not played with words, expected {}",
                    slug.escape_debug(),
                    slugs.join(", ")
                )
            }
            NoRuling::Option(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for NoRuling {}

/// The French list that the word games are played with.
pub fn french() -> &'static Lexicon {
    lexicon_fr::french()
}

/// The size of that list in the binary, in bytes.
pub const FRENCH_BYTES: usize = lexicon_fr::EMBEDDED_BYTES;

/// Another list, which stays in memory as long as the process lives: one word a line, or a table.
///
/// # Errors
/// When a line is malformed, or the list is empty or too large.
pub fn word_list(name: &str, text: &str) -> Result<&'static Lexicon, TableFault> {
    Ok(Box::leak(Box::new(Lexicon::from_list(name, text, &spellings())?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(slug: &str, settings: &[(&str, &str)]) -> Result<WordSet, String> {
        let owned: Vec<_> = settings
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect();
        word_ruling(slug, &owned)
            .map(|ruling| ruling.set)
            .map_err(|fault| fault.to_string())
    }

    #[test]
    fn each_set_has_one_ruling_and_each_game_one_default() {
        for (at, ruling) in RULINGS.iter().enumerate() {
            assert!(RULINGS[..at].iter().all(|other| other.set != ruling.set));
        }
        for ruling in word_rulings() {
            let own = RULINGS.iter().filter(|other| other.game == ruling.game);
            assert_eq!(own.filter(|other| other.default).count(), 1, "{}", ruling.game);
        }
    }

    #[test]
    fn options_choose_the_ruling() {
        let strict = ("word_classes", "strict");
        assert_eq!(set("echec-et-mots", &[]), Ok(game_echec_et_mots::OPEN_WORDS));
        assert_eq!(
            set("echec-et-mots", &[strict]),
            Ok(game_echec_et_mots::STRICT_WORDS)
        );
        assert!(set("echec-et-mots", &[strict, ("word_classes", "open")]).is_err());
        assert_eq!(set("dames-de-lettres", &[]), Ok(game_dames_de_lettres::WORDS));
        assert_eq!(set("guerre-des-mots", &[]), Ok(game_guerre_des_mots::EXACT_WORDS));
        for folded in [("accents", "ignored"), ("level", "simplified")] {
            assert_eq!(
                set("guerre-des-mots", &[folded]),
                Ok(game_guerre_des_mots::FOLDED_WORDS)
            );
        }
        assert_eq!(
            set(
                "guerre-des-mots",
                &[("level", "simplified"), ("accents", "exact")]
            ),
            Ok(game_guerre_des_mots::EXACT_WORDS)
        );
    }

    #[test]
    fn what_cannot_be_says_why() {
        for (slug, settings, why) in [
            ("echecs", &[][..], "not played with words, expected echec-et-mots"),
            ("", &[], "not played with words"),
            (
                "dames-de-lettres",
                &[("accents", "exact")],
                "option \"accents\" unknown",
            ),
            (
                "guerre-des-mots",
                &[("accents", "loud")],
                "expected by_level or exact or ignored",
            ),
            (
                "echec-et-mots",
                &[("word_classes", "x"), ("word_classes", "open")],
                "expected open or strict",
            ),
        ] {
            let fault = set(slug, settings).expect_err(slug);
            assert!(fault.contains(why), "{slug}: {fault}");
        }
    }

    #[test]
    fn each_reason_cites_the_clause_that_names_it() {
        let clause = |slug, reason| word_ruling(slug, &[]).map(|ruling| ruling.clause(reason));
        for reason in Reason::ALL {
            let dames = if reason == Reason::TooShort { "W1" } else { "W6" };
            assert_eq!(clause("dames-de-lettres", reason), Ok(dames));
            assert_eq!(clause("guerre-des-mots", reason), Ok("7.1"));
        }
        for (reason, expected) in [
            (Reason::Unknown, "W1"),
            (Reason::GrammaticalWord, "W3"),
            (Reason::Locution, "W1"),
            (Reason::ConjugatedForm, "W2"),
            (Reason::FirstName, "W2"),
            (Reason::Symbol, "W2"),
            (Reason::HyphenOrApostrophe, "W4"),
        ] {
            assert_eq!(clause("echec-et-mots", reason), Ok(expected));
        }
    }
}
