//! What the features cannot say about endgames: which advantages do not win, and how to mate.

use cozy_chess::{BitBoard, Board, Color, Piece};
use search::Value;

use super::squares::distance;

/// How much of an endgame advantage counts, in sixty-fourths.
pub(super) fn drawishness(board: &Board, advantage: i32) -> i32 {
    let strong = if advantage >= 0 {
        Color::White
    } else {
        Color::Black
    };
    let pawns = board.colored_pieces(strong, Piece::Pawn).len() as i32;
    let might = |color: Color| -> i32 {
        [
            (Piece::Knight, 3),
            (Piece::Bishop, 3),
            (Piece::Rook, 5),
            (Piece::Queen, 9),
        ]
        .into_iter()
        .map(|(piece, worth)| worth * board.colored_pieces(color, piece).len() as i32)
        .sum()
    };
    let (ours, theirs) = (might(strong), might(!strong));
    if pawns == 0 && ours - theirs <= 3 {
        // Without pawns a minor piece more does not win.
        return if ours < 5 { 0 } else { 8 };
    }
    let bishops = board.pieces(Piece::Bishop);
    let opposite = bishops.len() == 2
        && ours == 3
        && theirs == 3
        && (bishops & BitBoard::LIGHT_SQUARES).len() == 1
        && (bishops & board.colors(strong)).len() == 1;
    if opposite {
        24 + 4 * pawns.min(6)
    } else {
        44 + 5 * pawns.min(4)
    }
}

/// A bare king is driven to the edge and the other king follows, so that a mate comes into sight.
pub(super) fn lone_king(board: &Board) -> Value {
    let mut value = 0;
    for color in Color::ALL {
        let bare = board.colors(!color).len() == 1;
        let enough = board.colored_pieces(color, Piece::Rook) | board.colored_pieces(color, Piece::Queen);
        if bare && (!enough.is_empty() || board.colored_pieces(color, Piece::Bishop).len() > 1) {
            let (hunter, prey) = (board.king(color), board.king(!color));
            let off_centre = |index: i32| (2 * index - 7).abs() / 2;
            let edge = off_centre(prey.file() as i32) + off_centre(prey.rank() as i32);
            let drive = 200 + 20 * edge + 10 * (7 - distance(hunter, prey));
            value += if color == Color::White { drive } else { -drive };
        }
    }
    value
}
