//! Threats, and room to move in.

use cozy_chess::{BitBoard, Board, Color, File, Piece};

use super::pieces::Grip;
use super::squares::{pawn_grip, shift};
use crate::features::{HANGING, MINOR_THREAT, PAWN_THREAT, PUSH_THREAT, ROOK_THREAT, SPACE};
use crate::tally::Tally;

/// Attacks on pieces that cost more than what attacks them, or that nothing defends.
pub(super) fn threats<T: Tally>(board: &Board, color: Color, grips: &[Grip; 2], into: &mut T) {
    let (ours, theirs) = (&grips[color as usize], &grips[!color as usize]);
    let them = board.colors(!color);
    let minors = them & (board.pieces(Piece::Knight) | board.pieces(Piece::Bishop));
    let rooks = them & board.pieces(Piece::Rook);
    let queens = them & board.pieces(Piece::Queen);
    let pawns = them & board.pieces(Piece::Pawn);
    let mut count = |feature: usize, squares: BitBoard| {
        let times = squares.len() as i32;
        if times > 0 {
            into.add(color, feature, times);
        }
    };
    let by_pawn = ours.by[Piece::Pawn as usize];
    for (at, targets) in [minors, rooks, queens].into_iter().enumerate() {
        count(PAWN_THREAT + at, by_pawn & targets);
    }
    let by_minor = ours.by[Piece::Knight as usize] | ours.by[Piece::Bishop as usize];
    let by_rook = ours.by[Piece::Rook as usize];
    let held = theirs.by[Piece::Pawn as usize];
    for (at, targets) in [pawns & !held, minors, rooks, queens].into_iter().enumerate() {
        count(MINOR_THREAT + at, by_minor & targets);
        count(ROOK_THREAT + at, by_rook & targets);
    }
    count(HANGING, them & !pawns & ours.all & !theirs.all);

    let own_pawns = board.colored_pieces(color, Piece::Pawn);
    let steps = shift(own_pawns, color) & !board.occupied() & !held & (ours.all | !theirs.all);
    count(
        PUSH_THREAT,
        pawn_grip(steps, color) & (minors | rooks | queens) & !by_pawn,
    );

    let centre = File::C.bitboard() | File::D.bitboard() | File::E.bitboard() | File::F.bitboard();
    let home = match color {
        Color::White => BitBoard(0xFFFF_FF00),
        Color::Black => BitBoard(0x00FF_FFFF_0000_0000),
    };
    count(SPACE, centre & home & !own_pawns & !held);
}
