//! What a game says of itself before its options are chosen.

use crate::{Configurable, Game, OptionFault, Settings};

/// A game that can stand on a shelf among others.
pub trait Shelved: Game + Configurable {
    /// The name used in addresses, commands and journals.
    const SLUG: &'static str;
    /// The name on the box.
    const NAME: &'static str;
    /// The numbers of seats it can be played with.
    const SEATS: &'static [u8] = &[2];
    /// The settings of its options that engines which speak UCI do not know, each a name and a value; none
    /// where no such engine knows the game at all.
    const UCI: Option<&'static [(&'static str, &'static str)]> = None;
    /// The minutes that its rules give each side, where they do.
    const MINUTES: Option<u8> = None;
    /// About how many minutes two people take over a game, from games that were counted (`docs/durations.md`).
    const DURATION: u16;

    /// The options that a position of the game is told with, where its notation tells them.
    fn options_in(_position: &str) -> Settings {
        Vec::new()
    }
}

/// How a game rules on words, each of which it admits or refuses by one of its rulings. One played without
/// words has none.
pub trait Worded<R: 'static>: Shelved {
    /// The rulings that it can be set to.
    const RULINGS: &'static [R] = &[];

    /// Which of them these options choose.
    ///
    /// # Errors
    /// When an option is unknown or cannot be set so.
    fn ruling(_settings: &[(String, String)]) -> Result<usize, OptionFault> {
        Ok(0)
    }
}
