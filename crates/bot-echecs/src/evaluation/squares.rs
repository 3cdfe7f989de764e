//! Sets of squares, shifted and compared.

use cozy_chess::{BitBoard, Color, File, Square};

/// How many king's moves lie between two squares.
#[inline]
pub(super) fn distance(one: Square, other: Square) -> i32 {
    let files = (one.file() as i32 - other.file() as i32).abs();
    let ranks = (one.rank() as i32 - other.rank() as i32).abs();
    files.max(ranks)
}

#[inline]
pub(super) fn shift(board: BitBoard, color: Color) -> BitBoard {
    match color {
        Color::White => BitBoard(board.0 << 8),
        Color::Black => BitBoard(board.0 >> 8),
    }
}

#[inline]
pub(super) fn sideways(board: BitBoard) -> BitBoard {
    let east = (board.0 & !File::H.bitboard().0) << 1;
    let west = (board.0 & !File::A.bitboard().0) >> 1;
    BitBoard(east | west)
}

#[inline]
pub(super) fn pawn_grip(pawns: BitBoard, color: Color) -> BitBoard {
    sideways(shift(pawns, color))
}

/// Every square in front of those given, for `color`.
#[inline]
pub(super) fn ahead(board: BitBoard, color: Color) -> BitBoard {
    let mut span = shift(board, color).0;
    match color {
        Color::White => {
            span |= span << 8;
            span |= span << 16;
            span |= span << 32;
        }
        Color::Black => {
            span |= span >> 8;
            span |= span >> 16;
            span |= span >> 32;
        }
    }
    BitBoard(span)
}

/// The rank of a square seen from `color`, 0 to 7.
#[inline]
pub(super) fn rank(square: Square, color: Color) -> usize {
    square.rank().relative_to(color) as usize
}

/// Whether two sets share a square.
pub(super) trait HasAny {
    fn has_any(self, other: BitBoard) -> bool;
}

impl HasAny for BitBoard {
    fn has_any(self, other: BitBoard) -> bool {
        !(self & other).is_empty()
    }
}
