//! The pawns: how they stand together, and those that nothing stops.

use cozy_chess::{Board, Color, Piece, Square};

use super::pieces::Grip;
use super::squares::{HasAny as _, ahead, distance, rank, shift, sideways};
use crate::features::{
    ABREAST, BACKWARD, DEFENDED, DOUBLED, ISOLATED, PASSED, PASSED_BLOCKED, PASSED_OTHER_KING,
    PASSED_OWN_KING, PASSED_WATCHED,
};
use crate::tally::Tally;

/// The rank from which on a passed pawn wants its king beside it: nearer home it needs no escort yet.
const ESCORTED: usize = 3;

/// The pawn skeleton.
pub(super) fn pawns<T: Tally>(board: &Board, color: Color, grips: &[Grip; 2], into: &mut T) {
    let own = board.colored_pieces(color, Piece::Pawn);
    let other = board.colored_pieces(!color, Piece::Pawn);
    let own_grip = grips[color as usize].by[Piece::Pawn as usize];
    let other_grip = grips[!color as usize].by[Piece::Pawn as usize];
    for square in own {
        let here = square.bitboard();
        let front = ahead(here, color);
        let beside = sideways(square.file().bitboard());
        let height = rank(square, color);
        let open = usize::from((front & other).is_empty());
        if !(front & own).is_empty() {
            into.add(color, DOUBLED, 1);
        }
        if (beside & own).is_empty() {
            into.add(color, ISOLATED + open, 1);
        } else {
            let behind_neighbours =
                (beside & own & (ahead(sideways(here), !color) | sideways(here))).is_empty();
            if behind_neighbours && other_grip.has_any(shift(here, color)) {
                into.add(color, BACKWARD + open, 1);
            }
        }
        if own_grip.has(square) {
            into.add(color, DEFENDED + height, 1);
        }
        if !(sideways(here) & own).is_empty() {
            into.add(color, ABREAST + height, 1);
        }
        let stoppers = (front | sideways(front)) & other;
        if stoppers.is_empty() && (front & own).is_empty() {
            passed(board, color, square, grips, into);
        }
    }
}

fn passed<T: Tally>(board: &Board, color: Color, square: Square, grips: &[Grip; 2], into: &mut T) {
    let height = rank(square, color);
    let next = shift(square.bitboard(), color);
    into.add(color, PASSED + height, 1);
    if board.occupied().has_any(next) {
        into.add(color, PASSED_BLOCKED + height, 1);
    }
    if grips[!color as usize].all.has_any(next) {
        into.add(color, PASSED_WATCHED + height, 1);
    }
    if height >= ESCORTED
        && let Some(next) = next.next_square()
    {
        let weight = (height + 1 - ESCORTED) as i32;
        into.add(
            color,
            PASSED_OWN_KING + distance(board.king(color), next) as usize,
            weight,
        );
        into.add(
            color,
            PASSED_OTHER_KING + distance(board.king(!color), next) as usize,
            weight,
        );
    }
}
