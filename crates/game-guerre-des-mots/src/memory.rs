//! What the others can tell of an Arsenal from what they saw go into it.
//!
//! Whoever remembers every tile knows at least this much. A tile that leaves an Arsenal may be one of
//! those seen going in, so it takes away from what is known whatever it may have been.

use game_core::{Seat, SeatSet};

use crate::{Glyph, Placed, State, Tile, Tiles};

/// What is known of the Arsenals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    /// By holder, letters known to all: the first kind of every front stands for the front.
    fronts: Vec<Tiles>,
    /// By viewer, the spectator last, and by holder: vowels whose backs that viewer has seen.
    backs: Vec<Vec<Tiles>>,
}

impl Memory {
    /// Nothing is known.
    pub(crate) fn new(seats: u8) -> Memory {
        let none = vec![Tiles::EMPTY; usize::from(seats)];
        Memory {
            backs: vec![none.clone(); usize::from(seats) + 1],
            fronts: none,
        }
    }

    /// 2.4: everybody gets a joker and a cross.
    pub(crate) fn dealt(&mut self) {
        for known in &mut self.fronts {
            known.put(Tile::JOKER);
            known.put(Tile::CROSS);
        }
    }

    /// A tile goes from the board into an Arsenal before everybody's eyes.
    pub(crate) fn gained(&mut self, holder: Seat, placed: &Placed) {
        self.fronts[holder.index()].put(front_kind(placed.tile));
        if !placed.tile.hides() {
            return;
        }
        let public = State::shows_all(placed);
        for (viewer, known) in self.backs.iter_mut().enumerate() {
            let seat = u8::try_from(viewer).map(Seat);
            if public || seat.is_ok_and(|seat| placed.seen.contains(seat)) {
                known[holder.index()].put(placed.tile);
            }
        }
    }

    /// A tile goes out of an Arsenal: everybody sees its front, and its back if `shown`.
    pub(crate) fn spent(&mut self, holder: Seat, tile: Tile, shown: bool) {
        self.fronts[holder.index()].take(front_kind(tile));
        for known in &mut self.backs {
            let known = &mut known[holder.index()];
            if shown {
                known.take(tile);
            } else if let Some(front) = tile.front() {
                for kind in Tile::fronted(front) {
                    known.take(kind);
                }
            }
        }
    }

    /// A seat leaves with its Arsenal (15.7).
    pub(crate) fn forget(&mut self, holder: Seat) {
        self.fronts[holder.index()] = Tiles::EMPTY;
        for known in &mut self.backs {
            known[holder.index()] = Tiles::EMPTY;
        }
    }

    /// The fronts known to be in an Arsenal: letters by their plain glyph, then how many jokers and
    /// crosses.
    pub(crate) fn fronts(&self, holder: Seat) -> &Tiles {
        &self.fronts[holder.index()]
    }

    /// The vowels in an Arsenal whose backs a viewer has seen; nobody for the spectator.
    pub(crate) fn backs(&self, viewer: Option<Seat>, holder: Seat) -> &Tiles {
        let viewer = viewer.map_or(self.backs.len() - 1, Seat::index);
        &self.backs[viewer][holder.index()]
    }
}

/// The kind that stands for all tiles with the front of this one.
pub(crate) fn front_kind(tile: Tile) -> Tile {
    let of = |front: Glyph| Tile::fronted(front).next();
    tile.front().and_then(of).unwrap_or(tile)
}

/// Who has seen the back of a tile out of an Arsenal: its holder.
pub(crate) fn seen_by(holder: Seat) -> SeatSet {
    holder.into()
}
