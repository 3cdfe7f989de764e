//! What a player asks, as text.

use std::fmt;
use std::str::FromStr;

use game_core::Malformed;

use crate::{Leap, Spelling};

/// What a player asks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// A move, and perhaps the word that stops the game: `c4-e5`, `c4xd6 #CHEVAL`.
    Move {
        /// The knight's leap.
        leap: Leap,
        /// The word announced with it.
        announce: Option<Spelling>,
    },
    /// The reply to an announcement: `>ORANGE`, or `>-` for no word.
    Reply(Option<Spelling>),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move { leap, announce: None } => leap.fmt(f),
            Action::Move {
                leap,
                announce: Some(word),
            } => write!(f, "{leap} #{word}"),
            Action::Reply(Some(word)) => write!(f, ">{word}"),
            Action::Reply(None) => f.write_str(">-"),
        }
    }
}

impl FromStr for Action {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Action, Malformed> {
        let word = |word: &str| {
            let at = text.len() - word.len();
            Spelling::read(word).map_err(|_| Malformed::new(at, "a word"))
        };
        if let Some(reply) = text.strip_prefix('>') {
            let none = reply == "-";
            return Ok(Action::Reply(if none { None } else { Some(word(reply)?) }));
        }
        let (leap, rest) = Leap::take(text, 0)?;
        let announce = match rest.strip_prefix(" #") {
            Some(announced) => Some(word(announced)?),
            None if rest.is_empty() => None,
            None => {
                let at = text.len() - rest.len();
                return Err(Malformed::new(at, "the end of the move or # and a word"));
            }
        };
        Ok(Action::Move { leap, announce })
    }
}
