//! What the list knows of a game whose type it has forgotten.

use books::Texts;
use bots::Players;
use game_core::{Extra, OptionFault, OptionSpec, Settings};
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
    pub(crate) book: Texts,
    pub(crate) seats: &'static [u8],
    pub(crate) arbiter: bool,
    pub(crate) uci: Option<&'static [(&'static str, &'static str)]>,
    pub(crate) media_type: &'static str,
    pub(crate) extension: &'static str,
    pub(crate) options: &'static [OptionSpec],
    pub(crate) extras: &'static [Extra],
    pub(crate) options_in: fn(&str) -> Settings,
    pub(crate) anonymous: bool,
    pub(crate) reasons: &'static [&'static str],
    pub(crate) recall: Recall,
    /// How it can rule on words; none where it is played without.
    pub(crate) rulings: &'static [Ruling],
    pub(crate) ruling: Choose,
}

impl Entry {
    pub(crate) const fn of<G: Playable>() -> Entry {
        Entry {
            slug: G::SLUG,
            name: G::NAME,
            book: G::BOOK,
            seats: G::SEATS,
            arbiter: G::ARBITER,
            uci: G::UCI,
            media_type: G::MEDIA_TYPE,
            extension: G::EXTENSION,
            options: G::OPTIONS,
            extras: G::EXTRAS,
            options_in: G::options_in,
            anonymous: G::ANONYMOUS,
            reasons: <G::Computer as Players>::REASONS,
            recall: records::recall::<G>,
            rulings: G::RULINGS,
            ruling: G::ruling,
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
