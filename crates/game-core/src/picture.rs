//! A table drawn with characters.

use crate::{Positions, Seat, Viewer};

/// A piece that is drawn with one character where colours tell its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Emblem {
    /// The signs that stand for it in rows: the light one's, and the dark one's.
    pub signs: [char; 2],
    /// What is drawn in their place.
    pub drawn: char,
}

impl Emblem {
    /// That of a piece whose sign is a letter: a capital for seat 0's, small for the other's.
    pub const fn of(letter: char, drawn: char) -> Emblem {
        Emblem {
            signs: [letter.to_ascii_uppercase(), letter.to_ascii_lowercase()],
            drawn,
        }
    }
}

/// A table to be drawn with characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The board, rank by rank from the top, between slashes: a letter or a sign of an [`Emblem`] for a piece,
    /// a number for so many empty squares, `~` and `#` for what no piece can stand on.
    pub rows: String,
    /// Whether ranks are counted from the top.
    pub from_top: bool,
    /// The number of the lowest rank, or of the first where they are counted from the top.
    pub first_rank: i8,
    /// Its pieces that colours draw with one character each.
    pub emblems: &'static [Emblem],
    /// Whether it is read from one side only, wherever its reader sits.
    pub upright: bool,
    /// What stands beside the board, as the viewer knows it.
    pub beside: Option<String>,
}

impl Picture {
    /// A board of pieces with ranks from 1 upwards, nothing beside it.
    pub fn of(rows: impl Into<String>) -> Picture {
        Picture {
            rows: rows.into(),
            from_top: false,
            first_rank: 1,
            emblems: &[],
            upright: false,
            beside: None,
        }
    }

    /// The squares of a rank as a picture writes them.
    pub fn rank(signs: impl IntoIterator<Item = Option<char>>) -> String {
        let signs: Vec<Option<char>> = signs.into_iter().collect();
        signs
            .chunk_by(|one, other| one.is_none() && other.is_none())
            .map(|run| run[0].map_or(run.len().to_string(), String::from))
            .collect()
    }
}

/// A game whose table can be drawn with characters.
pub trait Drawn: Positions {
    /// Its pieces that colours draw with one character each.
    const EMBLEMS: &'static [Emblem] = &[];

    /// What a seat is called in positions and actions: its number where the game names none.
    fn seat_name(&self, seat: Seat) -> String {
        seat.to_string()
    }

    /// The table as `viewer` knows it.
    fn picture(&self, state: &Self::State, viewer: Viewer) -> Picture {
        let position = self.position_for(state, viewer);
        Picture {
            emblems: Self::EMBLEMS,
            ..Picture::of(position.split_whitespace().next().unwrap_or_default())
        }
    }
}
