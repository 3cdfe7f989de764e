//! The game on the shelf, its coups listed, its table drawn.

use game_core::{
    Clause as _, Drawn, Game as _, OptionFault, Picture, Positions, Seat, Settings, Shelved, Survey, Viewer,
    Worded,
};
use lexicon::Ruling;

use crate::{
    Cell, Clause, Drawing, EXACT_WORDS, FOLDED_WORDS, Ground, GuerreDesMots, Rules, SIZE, State, position,
    seating,
};

impl Shelved for GuerreDesMots {
    const SLUG: &'static str = "guerre-des-mots";
    const NAME: &'static str = "La Guerre des Mots";
    const SEATS: &'static [u8] = &[2, 3, 4, 5, 6, 7, 8];
    const DURATION: u16 = 25;

    fn options_in(position: &str) -> Settings {
        position::settings(position)
    }
}

impl Worded<Ruling> for GuerreDesMots {
    const RULINGS: &'static [Ruling] = &[
        Ruling {
            option: Some(("accents", "exact")),
            set: EXACT_WORDS,
            clause: |_| Clause::C7_1.id(),
        },
        Ruling {
            option: Some(("accents", "ignored")),
            set: FOLDED_WORDS,
            clause: |_| Clause::C7_1.id(),
        },
    ];

    fn ruling(settings: &[(String, String)]) -> Result<usize, OptionFault> {
        Ok(usize::from(!Rules::configure(settings)?.exact()))
    }
}

impl Survey for GuerreDesMots {
    const BEST_FIRST: bool = true;

    /// Whoever draws throws dice, and every position offers a draw while letters are left (15.4).
    fn chanceless(&self, state: &State) -> u32 {
        let draws = self.rules().draw != Drawing::Never && !state.reserve().is_empty();
        if draws { 1 } else { u32::MAX }
    }
}

impl Drawn for GuerreDesMots {
    fn seat_name(&self, seat: Seat) -> String {
        seating::name(self.seats(), seat).to_owned()
    }

    fn picture(&self, state: &State, viewer: Viewer) -> Picture {
        let sign = |cell: Cell| match state.tile_at(cell) {
            Some((chain, index)) => {
                let glyph = state.chains()[chain].tiles[index].glyph();
                Some(glyph.map_or('#', |glyph| glyph.letter().capital()))
            }
            None => (Ground::of(cell) == Ground::Violet).then_some('~'),
        };
        let row = |rank| Picture::rank(Cell::all().filter(|cell| cell.rank() == rank).map(sign));
        let rows = (0..SIZE).map(row).collect::<Vec<_>>().join("/");
        Picture {
            from_top: true,
            // 2.2: whoever sits where, words are read from the south.
            upright: true,
            beside: Some(self.position_for(state, viewer)),
            ..Picture::of(rows)
        }
    }
}
