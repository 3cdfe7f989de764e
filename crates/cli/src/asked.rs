//! What most commands are asked about: a game, its options, a position.
//!
//! Written once, so that `--option` and a position mean the same wherever they are said.

use std::str::FromStr;

use catalog::{AnyGame, AnySession, Kind};
use clap::Args;
use game_core::Malformed;

use crate::dictionary::ListArgs;
use crate::failure::Failure;
use crate::problem::Problem;

/// The option that says how many play, in the games that leave a choice.
const SEATS: &str = "seats";

/// A game with its rule options.
#[derive(Args)]
pub(crate) struct GameArgs {
    /// The game, by its slug: see `cavalettres games`
    game: Kind,
    /// Set a rule option of the game; repeatable
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<Setting>,
    #[command(flatten)]
    list: ListArgs,
}

/// A position of a game.
#[derive(Args)]
pub(crate) struct PositionArgs {
    #[command(flatten)]
    game: GameArgs,
    /// The position in one argument, or `start` where the game has a fixed one
    #[arg(allow_hyphen_values = true)]
    position: String,
}

/// One rule option as said.
#[derive(Clone)]
pub(crate) struct Setting {
    name: String,
    value: String,
}

impl Setting {
    /// Its name and its value.
    pub(crate) fn pair(&self) -> (String, String) {
        (self.name.clone(), self.value.clone())
    }
}

impl FromStr for Setting {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Setting, &'static str> {
        match text.split_once('=') {
            Some((name, value)) if !name.is_empty() => Ok(Setting {
                name: name.to_string(),
                value: value.to_string(),
            }),
            _ => Err("expected NAME=VALUE"),
        }
    }
}

impl GameArgs {
    /// Which game it is.
    pub(crate) fn kind(&self) -> Kind {
        self.game
    }

    /// What an option was set to, if it was.
    pub(crate) fn said(&self, name: &str) -> Option<&str> {
        let setting = self.options.iter().rev().find(|setting| setting.name == name);
        setting.map(|setting| setting.value.as_str())
    }

    /// What an option is set to, by who asks or by default.
    pub(crate) fn set(&self, name: &str) -> Option<&str> {
        let usual = self.game.options().iter().find(|option| option.name == name);
        self.said(name).or_else(|| usual.map(|option| option.default))
    }

    /// The game with its options set.
    pub(crate) fn open(&self) -> Result<Box<dyn AnyGame>, Failure> {
        self.open_for(None)
    }

    /// The game that a position belongs to, with the options that the position tells and those set.
    fn open_at(&self, position: &str) -> Result<Box<dyn AnyGame>, Failure> {
        let mut settings = self.game.options_in(position);
        settings.extend(self.options.iter().map(Setting::pair));
        Ok(catalog::game(self.game, &settings, self.list.open()?)?)
    }

    /// The game with its options set, for so many players where the game has an option for that.
    pub(crate) fn open_for(&self, seats: Option<u8>) -> Result<Box<dyn AnyGame>, Failure> {
        let mut settings: Vec<_> = self.options.iter().map(Setting::pair).collect();
        let leaves_a_choice = self.game.options().iter().any(|option| option.name == SEATS);
        if let Some(seats) = seats
            && leaves_a_choice
            && self.said(SEATS).is_none()
        {
            settings.push((SEATS.to_owned(), seats.to_string()));
        }
        Ok(catalog::game(self.game, &settings, self.list.open()?)?)
    }
}

impl PositionArgs {
    /// Which game it is.
    pub(crate) fn kind(&self) -> Kind {
        self.game.kind()
    }

    /// The position as said.
    pub(crate) fn text(&self) -> &str {
        &self.position
    }

    /// The game with its options set.
    pub(crate) fn game(&self) -> Result<Box<dyn AnyGame>, Failure> {
        self.game.open_at(&self.position)
    }

    /// The game that stands at the position.
    pub(crate) fn session(&self) -> Result<Box<dyn AnySession>, Failure> {
        self.game()?
            .place(&self.position)
            .map_err(|fault| self.malformed(&fault))
    }

    /// The fault of a position that is not in the game's notation.
    pub(crate) fn malformed(&self, fault: &Malformed) -> Failure {
        Problem::position(fault).into()
    }
}
