//! Positions that nobody can win any more (C-7).

use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Position, Role, attacks};

/// Whether no sequence of moves leads to mate, as far as this is told at a glance: too little
/// material, or nothing but locked pawns that no king can reach. True is always proven.
pub(crate) fn is_dead(pos: &Chess) -> bool {
    pos.is_insufficient_material() || is_locked(pos)
}

/// Kings and pawns only, no pawn can ever move and no king can ever capture: since the kings alone
/// move, nobody is ever mated.
fn is_locked(pos: &Chess) -> bool {
    let board = pos.board();
    let pawns = board.pawns();
    if board.occupied() != pawns | board.kings() || pos.is_check() {
        return false;
    }
    let white = pawns & board.white();
    let black = pawns & board.black();
    white.shift(8).is_subset(black)
        && black.shift(-8).is_subset(white)
        && strikes(white, Color::White).is_disjoint(black)
        && pos.ep_square(EnPassantMode::Legal).is_none()
        && Color::ALL.into_iter().all(|color| !can_capture(pos, color))
}

/// Whether the king of `color` could walk to a pawn that it may capture, the other king out of the way.
fn can_capture(pos: &Chess, color: Color) -> bool {
    let board = pos.board();
    let theirs = board.by_piece(Role::Pawn.of(!color));
    let guarded = strikes(theirs, !color);
    let open = !(board.pawns() | guarded);
    let mut reached = board.by_piece(Role::King.of(color));
    loop {
        let next = around(reached);
        if !(next & theirs).is_subset(guarded) {
            return true;
        }
        let grown = reached | (next & open);
        if grown == reached {
            return false;
        }
        reached = grown;
    }
}

/// The squares that pawns of `color` attack.
fn strikes(pawns: Bitboard, color: Color) -> Bitboard {
    pawns.into_iter().fold(Bitboard::EMPTY, |all, pawn| {
        all | attacks::pawn_attacks(color, pawn)
    })
}

/// The squares next to any of `squares`.
fn around(squares: Bitboard) -> Bitboard {
    squares
        .into_iter()
        .fold(Bitboard::EMPTY, |all, square| all | attacks::king_attacks(square))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use game_core::Dice as _;
    use game_testkit::TestDice;
    use shakmaty::{Board, File, Rank, Square};

    use super::*;
    use crate::fen;

    /// Looks at every position that play can reach: is one of them mate?
    fn some_mate(start: &Chess) -> bool {
        let mut seen = HashSet::new();
        let mut open = vec![start.clone()];
        while let Some(pos) = open.pop() {
            if pos.is_checkmate() {
                return true;
            }
            for m in pos.legal_moves() {
                let mut next = pos.clone();
                next.play_unchecked(m);
                if seen.insert(shakmaty::fen::Epd::from_position(&next, EnPassantMode::Legal).to_string()) {
                    open.push(next);
                }
            }
        }
        false
    }

    fn read(text: &str) -> Chess {
        fen::read(text).expect("a position")
    }

    #[test]
    fn walls_are_dead_by_exhaustion() {
        for text in [
            "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
            "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1",
            "8/1k6/1p1p1p1p/1P1P1P1P/8/8/4K3/8 w - - 0 1",
            "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1",
        ] {
            let pos = read(text);
            assert!(is_locked(&pos), "{text}");
            assert!(!some_mate(&pos), "{text}");
        }
    }

    #[test]
    fn walls_with_a_gap_are_alive() {
        for text in [
            // A king walks round the wall on the h-file.
            "4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1",
            // A pawn still moves.
            "4k3/7p/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
            "4k3/8/8/p1p1p1p1/P1P1P1P1/8/7P/4K3 w - - 0 1",
            // A pawn may capture, straight or in passing.
            "4k3/8/8/pp1p1p1p/PP1P1P1P/8/8/4K3 w - - 0 1",
            "8/3k4/1p1p1p2/1P1P1Pp1/6P1/8/3K4/8 w - g6 0 1",
            // A king stands beside a pawn that nothing guards.
            "8/8/4K3/p1p1p1p1/P1P1P1P1/8/8/4k3 w - - 0 1",
            // A piece is left.
            "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/N3K3 w - - 0 1",
        ] {
            assert!(!is_dead(&read(text)), "{text}");
        }
    }

    #[test]
    fn every_wall_called_dead_is_dead() {
        let mut dice = TestDice::new(11);
        let mut dead = 0;
        for _ in 0..4_000 {
            let mut board = Board::empty();
            for file in File::ALL {
                let rank = dice.below(7);
                if (1..6).contains(&rank) {
                    board.set_piece_at(Square::from_coords(file, Rank::new(rank)), Color::White.pawn());
                    board.set_piece_at(
                        Square::from_coords(file, Rank::new(rank + 1)),
                        Color::Black.pawn(),
                    );
                }
            }
            for color in Color::ALL {
                let empty: Vec<Square> = (!board.occupied()).into_iter().collect();
                board.set_piece_at(*dice.pick(&empty).expect("room for a king"), color.king());
            }
            let text = format!("{} w - - 0 1", board.board_fen());
            let Ok(pos) = fen::read(&text) else { continue };
            if is_locked(&pos) {
                dead += 1;
                assert!(!some_mate(&pos), "{text}");
            }
        }
        assert!(dead >= 5, "only {dead} walls called dead, expected a few");
    }
}
