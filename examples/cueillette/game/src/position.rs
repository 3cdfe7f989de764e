//! The position as one line of text: ranks from the top, whose turn it is, the points of both.
//!
//! `ABCDEFb/…/wABCDEF w 0 0`: capitals are letters, `w` and `b` the knights, a number so many empty squares.

use game_core::{Malformed, Picture, Seat};

use crate::State;
use crate::board::{CELLS, CORNERS, Cell, SIDE};
use crate::notation::seat_word;
use crate::state::Letters;

/// The ranks, the highest first.
pub(crate) fn ranks(letters: &Letters, knights: [Cell; 2]) -> String {
    let sign = |at: usize| match knights.iter().position(|knight| knight.0 == at) {
        Some(seat) => Some(if seat == 0 { 'w' } else { 'b' }),
        None => letters[at].map(char::from),
    };
    let rank = |rank: usize| Picture::rank((rank * SIDE..(rank + 1) * SIDE).map(sign));
    let ranks: Vec<String> = (0..SIDE).rev().map(rank).collect();
    ranks.join("/")
}

/// What the ranks tell: the letters and the knights.
fn read_ranks(text: &str) -> Result<(Letters, [Cell; 2]), Malformed> {
    let mut letters: Letters = [None; CELLS];
    let mut knights = [None; 2];
    // Where the next sign belongs, and whether the sign before it was a number: two of those are one.
    let (mut rank, mut file, mut counted) = (SIDE - 1, 0, false);
    for (at, sign) in text.char_indices() {
        let fault = |expected| Malformed::new(at, expected);
        let room = SIDE - file;
        let filled = match sign {
            '/' if room == 0 && rank > 0 => {
                (rank, file, counted) = (rank - 1, 0, false);
                continue;
            }
            '1'..='7' if !counted => (sign as usize) - ('0' as usize),
            'A'..='Z' | 'w' | 'b' => 1,
            _ => return Err(fault("a letter, a knight, a number or the next rank")),
        };
        if filled > room {
            return Err(fault("seven squares a rank"));
        }
        let cell = Cell(rank * SIDE + file);
        match sign {
            'w' | 'b' => {
                let knight = &mut knights[usize::from(sign == 'b')];
                if knight.replace(cell).is_some() {
                    return Err(fault("one knight of each colour"));
                }
            }
            'A'..='Z' => letters[cell.0] = u8::try_from(sign).ok(),
            _ => {}
        }
        file += filled;
        counted = sign.is_ascii_digit();
    }
    let end = |expected| Malformed::new(text.len(), expected);
    if (rank, file) != (0, SIDE) {
        return Err(end("seven ranks of seven squares"));
    }
    match knights {
        [Some(white), Some(black)] => Ok((letters, [white, black])),
        _ => Err(end("one knight of each colour")),
    }
}

/// The letters of a deal (C1): one on every square but the corners where the knights stand.
pub(crate) fn dealt(text: &str) -> Result<Letters, Malformed> {
    let (letters, knights) = read_ranks(text)?;
    let full = letters.iter().flatten().count() == CELLS - 2;
    if full && knights == CORNERS {
        Ok(letters)
    } else {
        Err(Malformed::new(
            text.len(),
            "a letter on every square but two corners",
        ))
    }
}

/// The position of a state.
pub(crate) fn write(state: &State) -> String {
    let side = Seat(u8::from(state.side == 1));
    let [white, black] = state.scores;
    let ranks = ranks(&state.letters, state.knights);
    format!("{ranks} {} {white} {black}", seat_word(side))
}

/// The state that a position tells.
pub(crate) fn read(text: &str) -> Result<State, Malformed> {
    let mut at = 0;
    let fields: Vec<(usize, &str)> = text
        .split(' ')
        .map(|field| {
            let from = at;
            at += field.len() + 1;
            (from, field)
        })
        .collect();
    let [(_, ranks), side, white, black] = fields[..] else {
        return Err(Malformed::new(text.len(), "ranks, a side and two scores"));
    };
    let (letters, knights) = read_ranks(ranks)?;
    let score = |(at, field): (usize, &str)| {
        let number = field.parse::<u16>().ok();
        // One text a number, and room for all that a board can be worth.
        let plain = number.filter(|number| number.to_string() == field && *number <= 1000);
        plain.ok_or(Malformed::new(at, "points"))
    };
    Ok(State {
        letters,
        knights,
        scores: [score(white)?, score(black)?],
        side: match side {
            (_, "w") => 0,
            (_, "b") => 1,
            (at, _) => return Err(Malformed::new(at, "w or b")),
        },
        ..State::blank()
    })
}
