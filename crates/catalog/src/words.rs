//! The word games: which words each admits, set each way, and by which clause it refuses one.
//!
//! The embedded French list is chosen here and nowhere else.

use std::fmt;

use game_core::{Clause as _, OptionFault};
use game_echec_et_mots::word_clause;
use lexicon::{Lexicon, Reason, TableFault, WordSet};

/// One game set one way, as far as words go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
}

impl WordRuling {
    /// The clause that refuses a word for `reason`.
    pub fn clause(&self, reason: Reason) -> &'static str {
        match self.set {
            WordSet::EchecEtMotsOpen | WordSet::EchecEtMotsStrict => word_clause(reason).id(),
            WordSet::DamesDeLettres => game_dames_de_lettres::word_clause(reason).id(),
            WordSet::GuerreDesMotsExact | WordSet::GuerreDesMotsFolded => "7.1",
        }
    }
}

const ECHEC_ET_MOTS: WordRuling = WordRuling {
    game: "echec-et-mots",
    name: "Échec et Mots",
    option: Some(("word_classes", "open")),
    default: true,
    set: WordSet::EchecEtMotsOpen,
};

const GUERRE_DES_MOTS: WordRuling = WordRuling {
    game: "guerre-des-mots",
    name: "La Guerre des Mots",
    option: Some(("accents", "exact")),
    default: true,
    set: WordSet::GuerreDesMotsExact,
};

static RULINGS: [WordRuling; 5] = [
    ECHEC_ET_MOTS,
    WordRuling {
        option: Some(("word_classes", "strict")),
        default: false,
        set: WordSet::EchecEtMotsStrict,
        ..ECHEC_ET_MOTS
    },
    WordRuling {
        game: "dames-de-lettres",
        name: "Dames de Lettres",
        option: None,
        default: true,
        set: WordSet::DamesDeLettres,
    },
    GUERRE_DES_MOTS,
    WordRuling {
        option: Some(("accents", "ignored")),
        default: false,
        set: WordSet::GuerreDesMotsFolded,
        ..GUERRE_DES_MOTS
    },
];

/// Every word game, set each way, in the order of the shelf.
pub fn word_rulings() -> &'static [WordRuling] {
    &RULINGS
}

/// The ruling of the word game `slug` with these options.
///
/// # Errors
/// When no word game has that slug, or an option is unknown or cannot be set so.
pub fn word_ruling(slug: &str, settings: &[(String, String)]) -> Result<&'static WordRuling, NoRuling> {
    let set = match slug {
        "echec-et-mots" => game_echec_et_mots::Rules::configure(settings).map(|rules| rules.word_set()),
        "dames-de-lettres" => {
            game_dames_de_lettres::Rules::configure(settings).map(|_| WordSet::DamesDeLettres)
        }
        "guerre-des-mots" => game_guerre_des_mots::Rules::configure(settings).map(|rules| rules.words()),
        _ => return Err(NoRuling::Game(slug.to_owned())),
    };
    let set = set.map_err(NoRuling::Option)?;
    let ruling = RULINGS.iter().find(|ruling| ruling.set == set);
    Ok(ruling.expect("every set has its ruling"))
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
                let defaults = RULINGS.iter().filter(|ruling| ruling.default);
                let slugs: Vec<_> = defaults.map(|ruling| ruling.game).collect();
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
    Ok(Box::leak(Box::new(Lexicon::from_list(name, text)?)))
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
        let sets: Vec<_> = RULINGS.iter().map(|ruling| ruling.set).collect();
        assert_eq!(sets, WordSet::ALL);
        for ruling in word_rulings() {
            let own = RULINGS.iter().filter(|other| other.game == ruling.game);
            assert_eq!(own.filter(|other| other.default).count(), 1, "{}", ruling.game);
        }
    }

    #[test]
    fn options_choose_the_ruling() {
        let strict = ("word_classes", "strict");
        assert_eq!(set("echec-et-mots", &[]), Ok(WordSet::EchecEtMotsOpen));
        assert_eq!(set("echec-et-mots", &[strict]), Ok(WordSet::EchecEtMotsStrict));
        assert!(set("echec-et-mots", &[strict, ("word_classes", "open")]).is_err());
        assert_eq!(set("dames-de-lettres", &[]), Ok(WordSet::DamesDeLettres));
        assert_eq!(set("guerre-des-mots", &[]), Ok(WordSet::GuerreDesMotsExact));
        for folded in [("accents", "ignored"), ("level", "simplified")] {
            assert_eq!(
                set("guerre-des-mots", &[folded]),
                Ok(WordSet::GuerreDesMotsFolded)
            );
        }
        assert_eq!(
            set(
                "guerre-des-mots",
                &[("level", "simplified"), ("accents", "exact")]
            ),
            Ok(WordSet::GuerreDesMotsExact)
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

    /// The dictionary and the referees say the same: clause and code of each reason are those of a refusal.
    #[test]
    fn each_reason_is_a_refusal_of_the_referee() {
        for reason in Reason::ALL {
            let dames = (game_dames_de_lettres::word_clause(reason), reason.code());
            assert!(game_dames_de_lettres::REFUSALS.contains(&dames), "{dames:?}");
            // Every length is a word there: only a stop asks for six letters (A1).
            if WordSet::EchecEtMotsOpen.least() > 1 || reason != Reason::TooShort {
                let mots = (word_clause(reason), reason.code());
                assert!(game_echec_et_mots::REFUSALS.contains(&mots), "{mots:?}");
            }
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
