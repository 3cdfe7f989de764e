//! The game on the shelf: what it says of itself, and how it is drawn with characters.

use game_core::kit::Printed;
use game_core::{
    Drawn, Emblem, Lapses, Picture, Positions as _, Previews, Seat, Shelved, Survey, Viewer, Worded,
};

use crate::notation::seat_word;
use crate::{Cueillette, State};

impl Shelved for Cueillette {
    const SLUG: &'static str = "cueillette";
    const NAME: &'static str = "Cueillette";
    const DURATION: u16 = 5;
}

/// A knight among letters, which none of them may stand for.
const KNIGHT: Emblem = Emblem {
    signs: ['♘', '♞'],
    drawn: '♞',
};

impl Drawn for Cueillette {
    const EMBLEMS: &'static [Emblem] = &[KNIGHT];

    fn seat_name(&self, seat: Seat) -> String {
        seat_word(seat).to_owned()
    }

    fn picture(&self, state: &State, viewer: Viewer) -> Picture {
        let position = self.position_for(state, viewer);
        let (ranks, beside) = position.split_once(' ').unwrap_or((&position, ""));
        let [white, black] = KNIGHT.signs.map(String::from);
        Picture {
            emblems: Self::EMBLEMS,
            beside: Some(beside.to_owned()),
            ..Picture::of(ranks.replace('w', &white).replace('b', &black))
        }
    }
}

// What other games have besides and this one has not: a box to be printed, rulings on words, moves to be told
// one by one, faults that are punished instead of refused, and a look at what a move would do.
impl<R: 'static> Worded<R> for Cueillette {}

impl Printed for Cueillette {}

impl Survey for Cueillette {}

impl Lapses for Cueillette {}

impl Previews for Cueillette {
    type Preview = ();
}
