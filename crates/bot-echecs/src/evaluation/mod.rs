//! What a chess position is worth at a glance: material and places, reach, pawns, kings, threats,
//! weighed between opening and endgame by what is left on the board.

mod endgame;
mod king;
mod pawns;
mod pieces;
mod squares;
mod threats;

use cozy_chess::{Board, Color, Piece};
use search::Value;

use self::endgame::{drawishness, lone_king};
use self::king::king;
use self::pawns::pawns;
use self::pieces::pieces;
use self::threats::threats;
use super::features::TEMPO;
use super::tally::{Sum, Tally, Trace};

/// How much each piece counts towards the opening.
const PHASE: [i32; Piece::NUM] = [0, 1, 1, 2, 4, 0];
const FULL_PHASE: i32 = 24;

/// The worth of a position to its side to move.
pub(crate) fn evaluate(board: &Board) -> Value {
    let mut sum = Sum::default();
    tally(board, &mut sum);
    let late = sum.endgame() * drawishness(board, sum.endgame()) / endgame::WHOLE;
    let phase = phase(board);
    let value = (sum.opening() * phase + late * (FULL_PHASE - phase)) / FULL_PHASE + lone_king(board);
    match board.side_to_move() {
        Color::White => value,
        Color::Black => -value,
    }
}

/// The features of a position and how much each half of their weights counts in it: what fitting
/// the weights needs.
#[derive(Clone, Debug)]
pub struct Traced {
    /// The features with their counts, White's less Black's.
    pub features: Vec<(usize, i32)>,
    /// How much the opening's weights count, 0 to 1.
    pub opening: f32,
    /// How much the endgame's weights count, 0 to 1.
    pub endgame: f32,
}

/// Takes the evaluation of a position apart.
pub fn trace(board: &Board) -> Traced {
    let (mut trace, mut sum) = (Trace::default(), Sum::default());
    tally(board, &mut trace);
    tally(board, &mut sum);
    let part = |whole: i32| whole as f32 / FULL_PHASE as f32;
    let phase = phase(board);
    Traced {
        features: trace.0,
        opening: part(phase),
        endgame: part(FULL_PHASE - phase) * drawishness(board, sum.endgame()) as f32 / endgame::WHOLE as f32,
    }
}

fn phase(board: &Board) -> i32 {
    let count = |piece: Piece| PHASE[piece as usize] * board.pieces(piece).len() as i32;
    Piece::ALL.into_iter().map(count).sum::<i32>().min(FULL_PHASE)
}

fn tally<T: Tally>(board: &Board, into: &mut T) {
    let grips = [Color::White, Color::Black].map(|color| pieces(board, color, into));
    for color in Color::ALL {
        pawns(board, color, &grips, into);
        king(board, color, &grips, into);
        threats(board, color, &grips, into);
    }
    into.add(board.side_to_move(), TEMPO, 1);
}
