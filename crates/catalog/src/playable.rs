//! What a game must be able to do to stand on the shelf.

use books::Booked;
use bots::Players;
use game_core::kit::Printed;
use game_core::{
    Chronicled, Configurable, Drawn, Game, Lapses, Positions, Previews, Prospects, Records, Shelved, Survey,
    Tabled, Worded,
};
use lexicon::{Lexicon, Ruling};
use serde::Serialize;

/// A game that can be played at a table, against the computer, and from the command line.
pub trait Playable:
    Game<View: Serialize, Notice: Serialize>
    + Configurable<Materials: Material>
    + Shelved
    + Chronicled
    + Booked
    + Tabled
    + Prospects
    + Survey
    + Positions
    + Drawn
    + Printed
    + Previews<Preview: Serialize>
    + Lapses
    + Records
    + Worded<Ruling>
    + Clone
{
    /// Its computer players.
    type Computer: Players<Game = Self>;
}

/// What a game is made with besides its options.
pub trait Material: Copy {
    /// What there is of it where the word list is `lexicon`.
    fn of(lexicon: &'static Lexicon) -> Self;
}

impl Material for () {
    fn of(_lexicon: &'static Lexicon) {}
}

impl Material for &'static Lexicon {
    fn of(lexicon: &'static Lexicon) -> &'static Lexicon {
        lexicon
    }
}
