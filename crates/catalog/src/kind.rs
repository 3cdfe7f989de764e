//! Which games there are: the one list of the house.
//!
//! A game tells everything about itself in its own crate. The list is that of the `bot-*` dependencies in the
//! manifest of this crate, in the order of the shelf: `build.rs` reads it, so that one line puts a game there.

use std::fmt;
use std::str::FromStr;

use books::Texts;
use game_core::{Extra, OptionFault, OptionSpec, Settings};
use lexicon::Lexicon;

use crate::Playable;
use crate::entry::{Entry, made};

/// Something to do with a game whose type is not known beforehand.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with the game.
    fn visit<G: Playable>(self, game: G) -> Self::Out;
}

/// Puts games on the shelf, in its order: each by the crate of its computer players,
/// which names them `Computer` and what they play `Game`.
macro_rules! shelf {
    ($($name:ident = $bot:ident;)+) => {
        /// A game of the house.
        #[allow(missing_docs)] // Each is the game of its own crate.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Kind { $($name,)+ }

        impl Kind {
            /// Every game, in the order of the shelf.
            pub const ALL: &'static [Kind] = &[$(Kind::$name),+];

            pub(crate) fn entry(self) -> &'static Entry {
                match self {
                    $(Kind::$name => const { &Entry::of::<$bot::Game>() },)+
                }
            }

            /// Makes the game with these options, and with `lexicon` if it is played with words, and hands
            /// it to `visitor`.
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
                    $(Kind::$name => {
                        visitor.visit(made::<$bot::Game>(settings, lexicon)?)
                    })+
                })
            }
        }

        $(impl Playable for $bot::Game {
            type Computer = $bot::Computer;
        })+
    };
}

include!(concat!(env!("OUT_DIR"), "/shelf.rs"));

impl Kind {
    /// The name used in addresses, commands and journals.
    pub fn slug(self) -> &'static str {
        self.entry().slug
    }

    /// The name on the box.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The documents of its book.
    pub fn book(self) -> Texts {
        self.entry().book
    }

    /// The numbers of seats it can be played with.
    pub fn seats(self) -> &'static [u8] {
        self.entry().seats
    }

    /// Whether a table may have an arbiter.
    pub fn has_arbiter(self) -> bool {
        self.entry().arbiter
    }

    /// The settings that engines which speak UCI do not know; none where no such engine knows the game.
    pub fn unknown_to_uci(self) -> Option<&'static [(&'static str, &'static str)]> {
        self.entry().uci
    }

    /// The media type of its sheets.
    pub fn media_type(self) -> &'static str {
        self.entry().media_type
    }

    /// How the names of files with its sheets end, without the dot.
    pub fn extension(self) -> &'static str {
        self.entry().extension
    }

    /// The rule options.
    pub fn options(self) -> &'static [OptionSpec] {
        self.entry().options
    }

    /// The codes of the reasons that its hints give. See [`bots::Players::REASONS`].
    pub fn reasons(self) -> &'static [&'static str] {
        self.entry().reasons
    }

    /// What a list of its actions holds only when asked for.
    pub fn extras(self) -> &'static [Extra] {
        self.entry().extras
    }

    /// The options that a position of the game is told with, where its notation tells them.
    pub fn options_in(self, position: &str) -> Settings {
        (self.entry().options_in)(position)
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
