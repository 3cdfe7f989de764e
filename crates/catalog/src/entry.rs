//! What the list knows of a game whose type it has forgotten.

use game_core::{OptionFault, OptionSpec, Settings, Worded};
use lexicon::{Lexicon, Ruling};

use crate::playable::Material;
use crate::replay::{AnyReplay, ReplayFault, records};
use crate::{Kind, Playable};

/// Reads the games that a record holds.
type Recall = fn(Kind, &str, &'static Lexicon) -> Result<Vec<Box<dyn AnyReplay>>, ReplayFault>;

/// Says which ruling options choose.
type Choose = fn(&[(String, String)]) -> Result<usize, OptionFault>;

/// What a game says of itself.
pub(crate) struct Entry {
    pub(crate) slug: &'static str,
    pub(crate) name: &'static str,
    pub(crate) seats: &'static [u8],
    pub(crate) arbiter: bool,
    pub(crate) uci: bool,
    pub(crate) options: &'static [OptionSpec],
    pub(crate) options_in: fn(&str) -> Settings,
    pub(crate) anonymous: bool,
    pub(crate) recall: Recall,
    pub(crate) words: Option<Words>,
}

/// How a game rules on words.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    pub(crate) rulings: &'static [Ruling],
    pub(crate) chosen: Choose,
}

impl Entry {
    pub(crate) const fn of<G: Playable>() -> Entry {
        Entry {
            slug: G::SLUG,
            name: G::NAME,
            seats: G::SEATS,
            arbiter: G::ARBITER,
            uci: G::UCI,
            options: G::OPTIONS,
            options_in: G::options_in,
            anonymous: G::ANONYMOUS,
            recall: records::recall::<G>,
            words: None,
        }
    }

    pub(crate) const fn with_words<G: Worded<Ruling>>(self) -> Entry {
        let words = Words {
            rulings: G::RULINGS,
            chosen: G::ruling,
        };
        Entry {
            words: Some(words),
            ..self
        }
    }
}

/// The game with these options.
pub(crate) fn made<G: Playable>(
    settings: &[(String, String)],
    lexicon: &'static Lexicon,
) -> Result<G, OptionFault> {
    G::configure(settings, Material::of(lexicon))
}
