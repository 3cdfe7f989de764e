//! A chess position as the search sees it.

use cozy_chess::{
    BitBoard, Board, BoardBuilder, Color, File, Move, Piece, Rank, Square, get_bishop_moves, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_rook_moves,
};
use search::{Ending, Position, Value};

use super::evaluation;

/// Where long castling brings the king (C-1, C-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LongCastle {
    /// To the c-file, by the FIDE laws; fifty moves without progress are a draw.
    ThroughTwo,
    /// To the b-file, which must be safe, by the Carlit sheet; moves are not counted (C-4).
    ThroughThree,
}

/// What each piece is worth in exchanges, in the order of `Piece`.
pub(crate) const WORTH: [Value; Piece::NUM] = [100, 320, 330, 510, 980, 10_000];

/// About how many moves a position has.
const USUAL: usize = 48;

/// After so many plies without progress a game is drawn by the FIDE laws (C-4).
const WORN_OUT: u8 = 100;

/// What the hash of a pawn skeleton is stirred with: odd numbers whose multiples spread evenly, so that
/// skeletons that differ by one pawn meet nowhere near.
const WHITE_PAWNS: u64 = 0x9E37_79B9_7F4A_7C15;
const BLACK_PAWNS: u64 = 0xC2B2_AE3D_27D4_EB4F;
const SKELETON: u64 = 0xD6E8_FEB8_6659_FD93;

/// A position with what the rules need of its past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnginePosition {
    board: Board,
    long: LongCastle,
    /// Plies since a capture, a pawn move or a passed turn: none before can repeat.
    back: u16,
}

impl EnginePosition {
    /// The position on `board`, played by the rules that `long` stands for.
    pub fn new(board: Board, long: LongCastle) -> EnginePosition {
        let back = u16::from(board.halfmove_clock());
        EnginePosition { board, long, back }
    }

    /// The same, with this many plies behind it that could repeat.
    pub(crate) fn with_past(self, plies: u32) -> EnginePosition {
        EnginePosition {
            back: u16::try_from(plies).unwrap_or(u16::MAX),
            ..self
        }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// By which rules long castling goes.
    pub fn long_castle(&self) -> LongCastle {
        self.long
    }

    /// Every legal move.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(USUAL);
        self.noisy(&mut moves);
        self.quiet(&mut moves);
        moves
    }

    /// Whether a legal move, which the board spells "king takes own rook", is long castling.
    pub(crate) fn is_long_castle(&self, mv: Move) -> bool {
        self.board.colors(self.board.side_to_move()).has(mv.to) && mv.to.file() < mv.from.file()
    }

    /// C-1 and C-2: the b-file of the home rank must not be attacked.
    fn allows(&self, mv: Move) -> bool {
        if self.long == LongCastle::ThroughTwo || !self.is_long_castle(mv) {
            return true;
        }
        let square = Square::new(File::B, mv.from.rank());
        let them = self.board.colors(!self.board.side_to_move());
        (attackers(&self.board, square, self.board.occupied()) & them).is_empty()
    }

    /// The board after long castling by the Carlit sheet: king on the b-file, rook beside it.
    fn castled_long(&self, mv: Move) -> Board {
        let color = self.board.side_to_move();
        let mut usual = self.board.clone();
        usual.play_unchecked(mv);
        let mut builder = BoardBuilder::from_board(&usual);
        let home = Rank::First.relative_to(color);
        for (piece, from, to) in [(Piece::King, File::C, File::B), (Piece::Rook, File::D, File::C)] {
            *builder.square_mut(Square::new(from, home)) = None;
            *builder.square_mut(Square::new(to, home)) = Some((piece, color));
        }
        builder.build().expect("castling keeps a position sound")
    }

    /// Neither side has what a mate needs (C-7).
    pub(crate) fn is_dead(&self) -> bool {
        let board = &self.board;
        let heavy = board.pieces(Piece::Pawn) | board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
        if !heavy.is_empty() {
            return false;
        }
        let (knights, bishops) = (board.pieces(Piece::Knight), board.pieces(Piece::Bishop));
        match (knights.len(), bishops.len()) {
            (0, 0) | (1, 0) => true,
            (0, _) => bishops.is_subset(BitBoard::LIGHT_SQUARES) || bishops.is_subset(BitBoard::DARK_SQUARES),
            _ => false,
        }
    }

    fn victim(&self, mv: Move) -> Option<Piece> {
        let them = !self.board.side_to_move();
        if self.board.colors(them).has(mv.to) {
            return self.board.piece_on(mv.to);
        }
        (self.is_en_passant(mv)).then_some(Piece::Pawn)
    }

    pub(crate) fn is_en_passant(&self, mv: Move) -> bool {
        self.en_passant_square() == Some(mv.to) && self.board.pieces(Piece::Pawn).has(mv.from)
    }

    fn en_passant_square(&self) -> Option<Square> {
        let rank = Rank::Sixth.relative_to(self.board.side_to_move());
        self.board.en_passant().map(|file| Square::new(file, rank))
    }
}

/// The pieces of both sides that attack a square, with other pieces standing on `occupied`.
pub(crate) fn attackers(board: &Board, square: Square, occupied: BitBoard) -> BitBoard {
    let queens = board.pieces(Piece::Queen);
    (get_pawn_attacks(square, Color::Black) & board.colored_pieces(Color::White, Piece::Pawn))
        | (get_pawn_attacks(square, Color::White) & board.colored_pieces(Color::Black, Piece::Pawn))
        | (get_knight_moves(square) & board.pieces(Piece::Knight))
        | (get_king_moves(square) & board.pieces(Piece::King))
        | (get_bishop_moves(square, occupied) & (board.pieces(Piece::Bishop) | queens))
        | (get_rook_moves(square, occupied) & (board.pieces(Piece::Rook) | queens))
}

impl Position for EnginePosition {
    type Move = Move;
    const SLOTS: usize = 2 * Piece::NUM * Square::NUM;

    fn key(&self) -> u64 {
        // Two positions are the same unless the capture in passing can really be made.
        match self.en_passant_square() {
            Some(square) => {
                let us = self.board.side_to_move();
                let pawns = self.board.colored_pieces(us, Piece::Pawn) & get_pawn_attacks(square, !us);
                let possible = pawns.iter().any(|from| {
                    self.board.is_legal(Move {
                        from,
                        to: square,
                        promotion: None,
                    })
                });
                if possible {
                    self.board.hash()
                } else {
                    self.board.hash_without_ep()
                }
            }
            None => self.board.hash(),
        }
    }

    fn after(&self, mv: Move) -> EnginePosition {
        let progress = self.board.pieces(Piece::Pawn).has(mv.from)
            || self.board.colors(!self.board.side_to_move()).has(mv.to);
        let back = if progress { 0 } else { self.back.saturating_add(1) };
        let board = if self.long == LongCastle::ThroughThree && self.is_long_castle(mv) {
            self.castled_long(mv)
        } else {
            let mut board = self.board.clone();
            board.play_unchecked(mv);
            board
        };
        EnginePosition {
            board,
            back,
            long: self.long,
        }
    }

    fn noisy(&self, moves: &mut Vec<Move>) {
        let them = self.board.colors(!self.board.side_to_move());
        let last = Rank::Eighth.relative_to(self.board.side_to_move()).bitboard();
        let passing = self.en_passant_square().map_or(BitBoard::EMPTY, Square::bitboard);
        self.board.generate_moves(|mut list| {
            if list.piece == Piece::Pawn {
                list.to &= them | passing | last;
                moves.extend(list.into_iter().filter(|mv| match mv.promotion {
                    None | Some(Piece::Queen) => true,
                    Some(_) => them.has(mv.to),
                }));
            } else {
                list.to &= them;
                moves.extend(list);
            }
            false
        });
    }

    fn quiet(&self, moves: &mut Vec<Move>) {
        let them = self.board.colors(!self.board.side_to_move());
        let passing = self.en_passant_square().map_or(BitBoard::EMPTY, Square::bitboard);
        self.board.generate_moves(|mut list| {
            if list.piece == Piece::Pawn {
                list.to &= !(them | passing);
                moves.extend(list.into_iter().filter(|mv| mv.promotion != Some(Piece::Queen)));
            } else {
                list.to &= !them;
                let king = list.piece == Piece::King;
                moves.extend(list.into_iter().filter(|&mv| !king || self.allows(mv)));
            }
            false
        });
    }

    fn is_noisy(&self, mv: Move) -> bool {
        mv.promotion == Some(Piece::Queen)
            || self.board.colors(!self.board.side_to_move()).has(mv.to)
            || self.is_en_passant(mv)
    }

    fn is_legal(&self, mv: Move) -> bool {
        self.board.is_legal(mv) && self.allows(mv)
    }

    fn ended(&self) -> Option<Ending> {
        let worn_out = self.long == LongCastle::ThroughTwo
            && self.board.halfmove_clock() >= WORN_OUT
            // A mate on the last move counts before the draw.
            && (self.board.checkers().is_empty() || self.board.generate_moves(|_| true));
        (worn_out || self.is_dead()).then_some(Ending::Drawn)
    }

    fn stuck(&self) -> Ending {
        if self.pressed() {
            Ending::Lost
        } else {
            Ending::Drawn
        }
    }

    fn reversible(&self) -> usize {
        usize::from(self.back)
    }

    fn evaluate(&self) -> Value {
        evaluation::evaluate(&self.board)
    }

    fn pressed(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    fn pass(&self) -> Option<EnginePosition> {
        let us = self.board.colors(self.board.side_to_move());
        let minors = us & (self.board.pieces(Piece::Knight) | self.board.pieces(Piece::Bishop));
        let majors = us & (self.board.pieces(Piece::Rook) | self.board.pieces(Piece::Queen));
        // With one minor piece or none, having to move is too often what loses.
        if majors.is_empty() && minors.len() < 2 {
            return None;
        }
        Some(EnginePosition {
            board: self.board.null_move()?,
            long: self.long,
            back: 0,
        })
    }

    fn gain(&self, mv: Move) -> Value {
        let taken = self.victim(mv).map_or(0, |piece| WORTH[piece as usize]);
        let made = mv
            .promotion
            .map_or(0, |piece| WORTH[piece as usize] - WORTH[Piece::Pawn as usize]);
        taken + made
    }

    fn risk(&self, mv: Move) -> Value {
        self.board
            .piece_on(mv.from)
            .map_or(0, |piece| WORTH[piece as usize])
    }

    fn exchange(&self, mv: Move, least: Value) -> bool {
        super::exchange::leaves(self, mv, least)
    }

    fn slot(&self, mv: Move) -> usize {
        let piece = self.board.piece_on(mv.from).map_or(0, |piece| piece as usize);
        let side = self.board.side_to_move() as usize;
        (side * Piece::NUM + piece) * Square::NUM + mv.to as usize
    }

    fn texture(&self) -> u64 {
        let pawns = self.board.pieces(Piece::Pawn);
        let white = (pawns & self.board.colors(Color::White)).0;
        let black = (pawns & self.board.colors(Color::Black)).0;
        let mixed = white.wrapping_mul(WHITE_PAWNS) ^ black.wrapping_mul(BLACK_PAWNS).rotate_left(29);
        let mixed = (mixed ^ (mixed >> 32)).wrapping_mul(SKELETON);
        (mixed >> 40) << 1 | self.board.side_to_move() as u64
    }
}
