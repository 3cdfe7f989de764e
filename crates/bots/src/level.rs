//! How strong a bot plays.
//!
//! The same eight in every game: the page, the wire and the journal say a number, and only the player of a game
//! says what it means there.

use std::fmt;
use std::str::FromStr;

use game_core::Malformed;

/// A strength from 1, a child's first opponent, to 8, the best the bot can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const LOWEST: Level = Level(1);
    /// The strongest level.
    pub const HIGHEST: Level = Level(8);
    /// The level at which hints are thought of, whoever is played against: the strongest of those whose work is
    /// counted, so that a hint does not depend on the machine.
    pub const ADVISER: Level = Level(7);
    /// How many there are.
    pub const COUNT: usize = Level::HIGHEST.0 as usize;

    /// The level with this number, when there is one.
    pub fn new(number: u8) -> Option<Level> {
        (Level::LOWEST.0..=Level::HIGHEST.0)
            .contains(&number)
            .then_some(Level(number))
    }

    /// Every level, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Level::LOWEST.0..=Level::HIGHEST.0).map(Level)
    }

    /// The number, 1 to 8.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Level, Malformed> {
        text.parse()
            .ok()
            .and_then(Level::new)
            .ok_or(Malformed::new(0, "a level from 1 to 8"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_go_from_one_to_eight() {
        assert_eq!(Level::all().count(), 8);
        assert_eq!((Level::new(0), Level::new(9)), (None, None));
        assert_eq!("3".parse(), Ok(Level(3)));
        for wrong in ["", "0", "9", "x", "300"] {
            assert!(wrong.parse::<Level>().is_err());
        }
    }
}
