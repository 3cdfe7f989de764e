//! What the features cannot say about endgames: which advantages do not win, and how to mate.

use cozy_chess::{BitBoard, Board, Color, Piece};
use search::Value;

use super::squares::distance;

/// What parts of an advantage are told in.
pub(super) const WHOLE: i32 = 64;

/// What pieces are worth in endgames without pawns, where a minor piece more is not enough.
const MINOR: i32 = 3;
const ROOK: i32 = 5;
const QUEEN: i32 = 9;

/// Without pawns a minor piece more does not win: what counts of it where there is enough to mate at all.
const HARDLY: i32 = 8;

/// Where only bishops of opposite colours are left: what counts without pawns, what each pawn adds, and how
/// many of them do.
const OPPOSITE: (i32, i32, i32) = (24, 4, 6);

/// The same in all other endgames: with four pawns the whole of it.
const USUAL: (i32, i32, i32) = (44, 5, 4);

/// What it is worth that a king is bare, each step of it away from the centre, and each by which the other
/// king has come nearer.
const BARE: Value = 200;
const DRIVEN: Value = 20;
const FOLLOWED: Value = 10;

/// The last file or rank, and so the farthest that kings can be apart.
const LAST: i32 = 7;

/// How much of an endgame advantage counts, of [`WHOLE`].
pub(super) fn drawishness(board: &Board, advantage: i32) -> i32 {
    let strong = if advantage >= 0 {
        Color::White
    } else {
        Color::Black
    };
    let pawns = board.colored_pieces(strong, Piece::Pawn).len() as i32;
    let might = |color: Color| -> i32 {
        [
            (Piece::Knight, MINOR),
            (Piece::Bishop, MINOR),
            (Piece::Rook, ROOK),
            (Piece::Queen, QUEEN),
        ]
        .into_iter()
        .map(|(piece, worth)| worth * board.colored_pieces(color, piece).len() as i32)
        .sum()
    };
    let (ours, theirs) = (might(strong), might(!strong));
    if pawns == 0 && ours - theirs <= MINOR {
        return if ours < ROOK { 0 } else { HARDLY };
    }
    let bishops = board.pieces(Piece::Bishop);
    let opposite = bishops.len() == 2
        && ours == MINOR
        && theirs == MINOR
        && (bishops & BitBoard::LIGHT_SQUARES).len() == 1
        && (bishops & board.colors(strong)).len() == 1;
    let (bare, each, most) = if opposite { OPPOSITE } else { USUAL };
    bare + each * pawns.min(most)
}

/// A bare king is driven to the edge and the other king follows, so that a mate comes into sight.
pub(super) fn lone_king(board: &Board) -> Value {
    let mut value = 0;
    for color in Color::ALL {
        let bare = board.colors(!color).len() == 1;
        let enough = board.colored_pieces(color, Piece::Rook) | board.colored_pieces(color, Piece::Queen);
        if bare && (!enough.is_empty() || board.colored_pieces(color, Piece::Bishop).len() > 1) {
            let (hunter, prey) = (board.king(color), board.king(!color));
            let off_centre = |index: i32| (2 * index - LAST).abs() / 2;
            let edge = off_centre(prey.file() as i32) + off_centre(prey.rank() as i32);
            let drive = BARE + DRIVEN * edge + FOLLOWED * (LAST - distance(hunter, prey));
            value += if color == Color::White { drive } else { -drive };
        }
    }
    value
}
