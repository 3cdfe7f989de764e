//! Legal moves under either profile: shakmaty's, with the long castling of the Carlit sheet.

use shakmaty::{
    CastlingMode, CastlingSide, Chess, EnPassantMode, File, FromSetup as _, Move, MoveList, Position,
    PositionError, Rank, Role, Square,
};

use crate::{ChessRules, Ply};

impl ChessRules {
    /// Whether the profile changes long castling at all.
    fn own_long_castle(self) -> bool {
        self.long_castle_king3 || self.castle_rook_path_safe
    }

    /// The square that the king reaches in castling.
    pub(crate) fn king_target(self, side: CastlingSide, home: Rank) -> Square {
        let file = match side {
            CastlingSide::KingSide => File::G,
            CastlingSide::QueenSide if self.long_castle_king3 => File::B,
            CastlingSide::QueenSide => File::C,
        };
        Square::from_coords(file, home)
    }

    /// The square that the rook reaches in castling: the king leaps its neighbour (C-1).
    pub(crate) fn rook_target(self, side: CastlingSide, home: Rank) -> Square {
        let file = match side {
            CastlingSide::KingSide => File::F,
            CastlingSide::QueenSide if self.long_castle_king3 => File::C,
            CastlingSide::QueenSide => File::D,
        };
        Square::from_coords(file, home)
    }

    /// Whether long castling, legal by the FIDE laws, is legal here too. C-1 brings the king to the
    /// b-file and C-2 the rook across it: either way an attack on that square forbids it.
    fn allows_long(self, pos: &Chess, king: Square) -> bool {
        let crossed = Square::from_coords(File::B, king.rank());
        let board = pos.board();
        board
            .attacks_to(crossed, !pos.turn(), board.occupied())
            .is_empty()
    }

    /// Every legal move.
    #[inline]
    pub(crate) fn legal(self, pos: &Chess) -> MoveList {
        let mut moves = pos.legal_moves();
        if self.own_long_castle() && pos.castles().has(pos.turn(), CastlingSide::QueenSide) {
            self.drop_unsafe_long(pos, &mut moves);
        }
        moves
    }

    fn drop_unsafe_long(self, pos: &Chess, moves: &mut MoveList) {
        let long = moves
            .iter()
            .position(|m| m.castling_side() == Some(CastlingSide::QueenSide));
        if let Some(at) = long
            && let Some(king) = moves[at].from()
            && !self.allows_long(pos, king)
        {
            moves.swap_remove(at);
        }
    }

    /// Makes a legal move.
    pub(crate) fn play(self, pos: &mut Chess, m: Move) {
        match m {
            Move::Castle { king, rook } if self.long_castle_king3 && rook < king => {
                *pos = self.long_castled(pos, king, rook);
            }
            _ => pos.play_unchecked(m),
        }
    }

    fn long_castled(self, pos: &Chess, king: Square, rook: Square) -> Chess {
        let color = pos.turn();
        let mut usual = pos.clone();
        usual.play_unchecked(Move::Castle { king, rook });
        let mut setup = usual.to_setup(EnPassantMode::Always);
        for (role, target) in [
            (Role::King, self.king_target(CastlingSide::QueenSide, king.rank())),
            (Role::Rook, self.rook_target(CastlingSide::QueenSide, king.rank())),
        ] {
            let placed = match role {
                Role::King => CastlingSide::QueenSide.king_to(color),
                _ => CastlingSide::QueenSide.rook_to(color),
            };
            setup.board.discard_piece_at(placed);
            setup.board.set_piece_at(target, role.of(color));
        }
        Chess::from_setup(setup, CastlingMode::Standard)
            .or_else(PositionError::ignore_impossible_check)
            .or_else(PositionError::ignore_too_much_material)
            .expect("castling keeps a position sound")
    }

    /// How a legal move is written.
    pub(crate) fn spell(self, m: Move) -> Ply {
        match m {
            Move::Castle { king, rook } => {
                let side = CastlingSide::from_king_side(king < rook);
                Ply {
                    from: king,
                    to: self.king_target(side, king.rank()),
                    promotion: None,
                }
            }
            _ => Ply {
                from: m.from().expect("chess has no drops"),
                to: m.to(),
                promotion: m.promotion(),
            },
        }
    }

    /// The legal move that `ply` writes.
    pub(crate) fn find(self, pos: &Chess, ply: Ply) -> Option<Move> {
        self.legal(pos).into_iter().find(|&m| self.spell(m) == ply)
    }

    /// The number of move sequences of `depth` plies; draws do not cut them short.
    pub(crate) fn perft(self, pos: &Chess, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.legal(pos);
        if depth == 1 {
            return moves.len() as u64;
        }
        moves
            .iter()
            .map(|&m| {
                let mut after = pos.clone();
                self.play(&mut after, m);
                self.perft(&after, depth - 1)
            })
            .sum()
    }
}
