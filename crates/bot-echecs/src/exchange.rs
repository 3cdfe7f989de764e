//! Static exchange evaluation: who wins the captures on one square, without searching.
//!
//! The search asks this of every capture to know which to try first and which to drop, so it must cost far less
//! than trying. Pins are left out of account for that: to be right about them each time would cost more than to
//! be wrong now and then.

use cozy_chess::{Board, Move, Piece, Square, get_bishop_moves, get_rook_moves};
use search::{Position, Value};

use super::position::{EnginePosition, WORTH, attackers};

/// Whether `mv` and the best captures after it on its square leave the mover at least `least`.
pub(crate) fn leaves(position: &EnginePosition, mv: Move, least: Value) -> bool {
    let board = position.board();
    let us = board.side_to_move();
    if board.colors(us).has(mv.to) {
        // Castling captures nothing and cannot be captured into.
        return least <= 0;
    }
    let Some(mover) = board.piece_on(mv.from) else {
        return least <= 0;
    };
    let mut balance = position.gain(mv) - least;
    if balance < 0 {
        return false;
    }
    balance -= WORTH[mv.promotion.unwrap_or(mover) as usize];
    if balance >= 0 {
        return true;
    }

    let mut occupied = (board.occupied() ^ mv.from.bitboard()) | mv.to.bitboard();
    if position.is_en_passant(mv) {
        occupied ^= Square::new(mv.to.file(), mv.from.rank()).bitboard();
    }
    let diagonal = board.pieces(Piece::Bishop) | board.pieces(Piece::Queen);
    let straight = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let mut left = attackers(board, mv.to, occupied) & occupied;
    let mut side = !us;
    loop {
        let ours = left & board.colors(side);
        let Some((piece, square)) = cheapest(board, ours) else {
            break;
        };
        // A king may capture only what nobody defends.
        if piece == Piece::King && !(left & board.colors(!side)).is_empty() {
            break;
        }
        occupied ^= square.bitboard();
        if matches!(piece, Piece::Pawn | Piece::Bishop | Piece::Queen) {
            left |= get_bishop_moves(mv.to, occupied) & diagonal;
        }
        if matches!(piece, Piece::Rook | Piece::Queen) {
            left |= get_rook_moves(mv.to, occupied) & straight;
        }
        left &= occupied;
        side = !side;
        balance = -balance - 1 - WORTH[piece as usize];
        if balance >= 0 {
            break;
        }
    }
    side != us
}

fn cheapest(board: &Board, among: cozy_chess::BitBoard) -> Option<(Piece, Square)> {
    Piece::ALL.into_iter().find_map(|piece| {
        (among & board.pieces(piece))
            .next_square()
            .map(|square| (piece, square))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LongCastle;

    #[track_caller]
    fn worth(fen: &str, mv: &str) -> Value {
        let position = EnginePosition::new(fen.parse().expect("a position"), LongCastle::ThroughTwo);
        let mv = mv.parse().expect("a move");
        assert!(position.board().is_legal(mv));
        (-2000..2000)
            .rev()
            .find(|&least| leaves(&position, mv, least))
            .expect("something is left")
    }

    #[test]
    fn exchanges_are_counted_to_their_end() {
        let rook_takes_pawn = "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1";
        assert_eq!(worth(rook_takes_pawn, "e1e5"), 100);
        let knight_takes_defended_pawn = "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1";
        assert_eq!(worth(knight_takes_defended_pawn, "d3e5"), 100 - 320);
        let quiet_into_attack = "4k3/8/3p4/8/8/5N2/8/4K3 w - - 0 1";
        assert_eq!(worth(quiet_into_attack, "f3e5"), -320);
        let en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        assert_eq!(worth(en_passant, "e5d6"), 100);
        let x_ray = "3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1";
        assert_eq!(worth(x_ray, "d2d5"), 100 - 510);
    }

    #[test]
    fn a_king_does_not_recapture_what_is_defended() {
        assert_eq!(worth("8/8/4k3/3p4/8/1B6/8/3RK3 w - - 0 1", "b3d5"), 100);
        assert_eq!(worth("8/8/4k3/3p4/8/1B6/8/4K3 w - - 0 1", "b3d5"), 100 - 330);
    }
}
