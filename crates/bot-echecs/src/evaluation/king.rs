//! The kings: their shelter and who presses them.

use cozy_chess::{
    BitBoard, Board, Color, Piece, get_bishop_moves, get_king_moves, get_knight_moves, get_rook_moves,
};

use super::pieces::Grip;
use super::squares::{ahead, rank, sideways};
use crate::features::{DANGER, DANGER_STEPS, SHELTER, STORM};
use crate::tally::Tally;

/// How many distances of a pawn from the king are told apart on a file; the last stands for no pawn.
const DISTANCES: usize = 8;

/// What a check presses that could be given without loss, by the piece that gives it. Here as below only the
/// proportions matter: what a step of danger costs is fitted (`DANGER`).
const KNIGHT_CHECK: i32 = 5;
const BISHOP_CHECK: i32 = 3;
const ROOK_CHECK: i32 = 6;
const QUEEN_CHECK: i32 = 5;

/// What each square beside the king presses that the other side attacks and nobody else holds.
const WEAK_SQUARE: i32 = 2;

/// Fewer attackers than this press half as hard, as does whoever has no queen.
const ATTACK: i32 = 2;

/// How safe the king of `color` is: its shelter, the pawns that storm it, the pieces around it.
pub(super) fn king<T: Tally>(board: &Board, color: Color, grips: &[Grip; 2], into: &mut T) {
    let king = board.king(color);
    let own = board.colored_pieces(color, Piece::Pawn);
    let other = board.colored_pieces(!color, Piece::Pawn);
    let in_front = ahead(BitBoard(king.rank().bitboard().0), color) | king.rank().bitboard();
    for file in sideways(king.file().bitboard()) & king.rank().bitboard() | king.bitboard() {
        let middle = DISTANCES * usize::from(file == king);
        let column = file.file().bitboard() & in_front;
        let nearest = |pawns: BitBoard| {
            (column & pawns)
                .into_iter()
                .map(|pawn| rank(pawn, color) - rank(king, color))
                .min()
                .unwrap_or(DISTANCES - 1)
        };
        into.add(color, SHELTER + middle + nearest(own), 1);
        into.add(color, STORM + middle + nearest(other), 1);
    }

    let (ours, theirs) = (&grips[color as usize], &grips[!color as usize]);
    let mut pressure = theirs.pressure;
    let occupied = board.occupied() ^ board.colored_pieces(color, Piece::Queen);
    let weak = !ours.all | (ours.by[Piece::King as usize] | ours.by[Piece::Queen as usize]) & !ours.twice;
    let safe = !board.colors(!color) & (!ours.all | (weak & theirs.twice));
    let straight = get_rook_moves(king, occupied) & safe;
    let diagonal = get_bishop_moves(king, occupied) & safe;
    let by = |piece: Piece| theirs.by[piece as usize];
    let checks = |squares: BitBoard, worth: i32| if squares.is_empty() { 0 } else { worth };
    pressure += checks(get_knight_moves(king) & safe & by(Piece::Knight), KNIGHT_CHECK);
    pressure += checks(diagonal & by(Piece::Bishop), BISHOP_CHECK);
    pressure += checks(straight & by(Piece::Rook), ROOK_CHECK);
    pressure += checks((straight | diagonal) & by(Piece::Queen), QUEEN_CHECK);
    pressure += WEAK_SQUARE * (get_king_moves(king) & weak & theirs.all).len() as i32;
    if board.colored_pieces(!color, Piece::Queen).is_empty() {
        pressure /= 2;
    }
    if theirs.attackers < ATTACK {
        pressure /= 2;
    }
    let step = usize::try_from(pressure).unwrap_or(0).min(DANGER_STEPS - 1);
    into.add(color, DANGER + step, 1);
}
