//! The pieces: where they stand, how far they reach, what they hold.

use cozy_chess::{
    BitBoard, Board, Color, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves, get_rook_moves,
};

use super::squares::{ahead, pawn_grip, rank, shift, sideways};
use crate::features::{
    BISHOP_PAIR, BISHOP_REACH, BISHOP_WALLED, KNIGHT_REACH, OUTPOST, PLACE, QUEEN_REACH, ROOK_FILE,
    ROOK_REACH, SHIELDED,
};
use crate::tally::Tally;

/// What a piece that attacks squares around the king presses beside those squares.
const MINOR_PRESS: i32 = 2;
const ROOK_PRESS: i32 = 3;
const QUEEN_PRESS: i32 = 4;

/// The rank from which on a minor piece that no pawn can drive off stands on an outpost.
const OUTPOST_RANK: usize = 3;

/// Changes the number of a square to that of the same one seen from the other side.
const MIRRORED: usize = 56;

/// What one side attacks.
#[derive(Clone, Copy)]
pub(super) struct Grip {
    pub(super) by: [BitBoard; Piece::NUM],
    pub(super) all: BitBoard,
    pub(super) twice: BitBoard,
    /// How hard it presses the other king.
    pub(super) pressure: i32,
    pub(super) attackers: i32,
}

/// Places and reach of the pieces, and what they attack.
pub(super) fn pieces<T: Tally>(board: &Board, color: Color, into: &mut T) -> Grip {
    let us = board.colors(color);
    let occupied = board.occupied();
    let own_pawns = board.colored_pieces(color, Piece::Pawn);
    let other_pawns = board.colored_pieces(!color, Piece::Pawn);
    let other_pawn_grip = pawn_grip(other_pawns, !color);
    let other_king = board.king(!color);
    let ring = get_king_moves(other_king) | shift(get_king_moves(other_king), !color);
    let own_king = board.king(color);
    let stuck_pawns = own_pawns & shift(occupied, !color);
    let free = !(stuck_pawns | own_king.bitboard() | other_pawn_grip);
    let pawn_attacks = pawn_grip(own_pawns, color);
    let king_attacks = get_king_moves(own_king);
    let mut grip = Grip {
        by: [BitBoard::EMPTY; Piece::NUM],
        all: pawn_attacks | king_attacks,
        twice: pawn_attacks & king_attacks,
        pressure: 0,
        attackers: 0,
    };
    grip.by[Piece::Pawn as usize] = pawn_attacks;
    grip.by[Piece::King as usize] = king_attacks;
    let flip = |square: Square| match color {
        Color::White => square as usize,
        Color::Black => square as usize ^ MIRRORED,
    };
    // Squares that other pawns could ever attack.
    let contested = sideways(ahead(other_pawns, !color));

    for piece in Piece::ALL {
        for square in us & board.pieces(piece) {
            into.add(color, PLACE + piece as usize * Square::NUM + flip(square), 1);
            let (attacks, reach, weight) = match piece {
                Piece::Pawn | Piece::King => continue,
                Piece::Knight => (get_knight_moves(square), KNIGHT_REACH, MINOR_PRESS),
                Piece::Bishop => {
                    let through = occupied ^ board.colored_pieces(color, Piece::Queen);
                    (get_bishop_moves(square, through), BISHOP_REACH, MINOR_PRESS)
                }
                Piece::Rook => {
                    let heavy = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
                    (
                        get_rook_moves(square, occupied ^ (us & heavy)),
                        ROOK_REACH,
                        ROOK_PRESS,
                    )
                }
                Piece::Queen => {
                    let attacks = get_bishop_moves(square, occupied) | get_rook_moves(square, occupied);
                    (attacks, QUEEN_REACH, QUEEN_PRESS)
                }
            };
            grip.twice |= grip.all & attacks;
            grip.all |= attacks;
            grip.by[piece as usize] |= attacks;
            into.add(color, reach + (attacks & free).len() as usize, 1);
            let near = (attacks & ring & !other_pawn_grip).len() as i32;
            if near > 0 {
                grip.attackers += 1;
                grip.pressure += weight + near;
            }
            match piece {
                Piece::Knight | Piece::Bishop => {
                    let safe = pawn_attacks.has(square) && !contested.has(square);
                    if safe && rank(square, color) >= OUTPOST_RANK {
                        into.add(color, OUTPOST + usize::from(piece == Piece::Bishop), 1);
                    }
                    let pawns = own_pawns | other_pawns;
                    if shift(square.bitboard(), color).is_subset(pawns) {
                        into.add(color, SHIELDED, 1);
                    }
                    if piece == Piece::Bishop {
                        let light = BitBoard::LIGHT_SQUARES.has(square);
                        let same = if light {
                            BitBoard::LIGHT_SQUARES
                        } else {
                            BitBoard::DARK_SQUARES
                        };
                        into.add(color, BISHOP_WALLED + (own_pawns & same).len() as usize, 1);
                    }
                }
                Piece::Rook => {
                    let file = square.file().bitboard();
                    if (file & own_pawns).is_empty() {
                        into.add(
                            color,
                            ROOK_FILE + usize::from(!(file & other_pawns).is_empty()),
                            1,
                        );
                    }
                }
                _ => {}
            }
        }
    }
    if board.colored_pieces(color, Piece::Bishop).len() > 1 {
        into.add(color, BISHOP_PAIR, 1);
    }
    grip
}
