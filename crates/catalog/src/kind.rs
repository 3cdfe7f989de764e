//! Which games there are.

use std::fmt;
use std::str::FromStr;

use game_chevaliers::Chevaliers;
use game_core::{Configurable, OptionFault, OptionSpec, Settings};
use game_dames_de_lettres::DamesDeLettres;
use game_echec_et_mots::EchecEtMots;
use game_echecs::Echecs;
use game_guerre_des_mots::GuerreDesMots;
use lexicon::Lexicon;

use crate::Playable;

/// A game of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Échec et Mots.
    EchecEtMots,
    /// Échec aux Chevaliers.
    Chevaliers,
    /// Dames de Lettres.
    DamesDeLettres,
    /// La Guerre des Mots.
    GuerreDesMots,
    /// Chess.
    Echecs,
}

/// Something to do with a game whose type is not known beforehand.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with the game.
    fn visit<G: Playable>(self, game: G) -> Self::Out;
}

impl Kind {
    /// Every game, in the order of the shelf.
    pub const ALL: &'static [Kind] = &[
        Kind::EchecEtMots,
        Kind::Chevaliers,
        Kind::DamesDeLettres,
        Kind::GuerreDesMots,
        Kind::Echecs,
    ];

    /// The name used in addresses, commands and journals.
    pub fn slug(self) -> &'static str {
        match self {
            Kind::EchecEtMots => "echec-et-mots",
            Kind::Chevaliers => "chevaliers",
            Kind::DamesDeLettres => "dames-de-lettres",
            Kind::GuerreDesMots => "guerre-des-mots",
            Kind::Echecs => "echecs",
        }
    }

    /// The name on the box.
    pub fn name(self) -> &'static str {
        match self {
            Kind::EchecEtMots => "Échec et Mots",
            Kind::Chevaliers => "Échec aux Chevaliers",
            Kind::DamesDeLettres => "Dames de Lettres",
            Kind::GuerreDesMots => "La Guerre des Mots",
            Kind::Echecs => "Jeu d’échecs",
        }
    }

    /// The numbers of seats it can be played with.
    pub fn seats(self) -> &'static [u8] {
        match self {
            Kind::EchecEtMots | Kind::DamesDeLettres | Kind::Echecs => &[2],
            Kind::Chevaliers => &[2, 4],
            Kind::GuerreDesMots => &[2, 3, 4, 5, 6, 7, 8],
        }
    }

    /// Whether a table may have an arbiter.
    pub fn has_arbiter(self) -> bool {
        match self {
            Kind::DamesDeLettres => true,
            Kind::EchecEtMots | Kind::Chevaliers | Kind::GuerreDesMots | Kind::Echecs => false,
        }
    }

    /// The rule options.
    pub fn options(self) -> &'static [OptionSpec] {
        match self {
            Kind::EchecEtMots => EchecEtMots::OPTIONS,
            Kind::Chevaliers => Chevaliers::OPTIONS,
            Kind::DamesDeLettres => DamesDeLettres::OPTIONS,
            Kind::GuerreDesMots => GuerreDesMots::OPTIONS,
            Kind::Echecs => Echecs::OPTIONS,
        }
    }

    /// The options that a position of the game is told with, where its notation tells them.
    pub fn options_in(self, position: &str) -> Settings {
        match self {
            Kind::GuerreDesMots => game_guerre_des_mots::position::settings(position),
            Kind::EchecEtMots | Kind::Chevaliers | Kind::DamesDeLettres | Kind::Echecs => Vec::new(),
        }
    }

    /// Makes the game with these options, and with `lexicon` if it is played with words, and hands it to
    /// `visitor`.
    ///
    /// # Errors
    /// When an option is unknown or cannot be set so.
    pub fn visit<V: Visitor>(
        self,
        settings: &[(String, String)],
        lexicon: &'static Lexicon,
        visitor: V,
    ) -> Result<V::Out, OptionFault> {
        Ok(match self {
            Kind::EchecEtMots => visitor.visit(EchecEtMots::configure(settings, lexicon)?),
            Kind::Chevaliers => visitor.visit(Chevaliers::configure(settings, ())?),
            Kind::DamesDeLettres => visitor.visit(DamesDeLettres::configure(settings, lexicon)?),
            Kind::GuerreDesMots => visitor.visit(GuerreDesMots::configure(settings, lexicon)?),
            Kind::Echecs => visitor.visit(Echecs::configure(settings, ())?),
        })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// No game has that slug.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slugs: Vec<_> = Kind::ALL.iter().map(|kind| kind.slug()).collect();
        write!(f, "game \"{}\" unknown, expected {}", self.0, slugs.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for Kind {
    type Err = UnknownGame;

    fn from_str(slug: &str) -> Result<Kind, UnknownGame> {
        let known = Kind::ALL.iter().find(|kind| kind.slug() == slug);
        known.copied().ok_or_else(|| UnknownGame(slug.to_owned()))
    }
}
