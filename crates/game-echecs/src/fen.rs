//! Positions as text: FEN, with the place of every fault.

use std::num::NonZeroU32;

use game_core::Malformed;
use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, EnPassantMode, FromSetup as _, Piece, PositionErrorKinds,
    Rank, Role, Setup, Square,
};

/// The FEN of a position; the en-passant square is written only where a capture is legal.
pub(crate) fn write(pos: &Chess) -> String {
    Fen::from_position(pos, EnPassantMode::Legal).to_string()
}

/// The position that a FEN describes. The two counters may be left out.
pub(crate) fn read(text: &str) -> Result<Chess, Malformed> {
    let mut fields = Fields { text, next: 0 };

    let (at, field) = fields.take().ok_or(Malformed::new(0, "a board"))?;
    let board = board(field).map_err(|fault| Malformed::new(at + fault.at, fault.expected))?;

    let (turn_at, field) = fields.need("w or b")?;
    let turn = match field {
        "w" => Color::White,
        "b" => Color::Black,
        _ => return Err(Malformed::new(turn_at, "w or b")),
    };

    let (castling_at, field) = fields.need("castling rights or -")?;
    let castling_rights =
        castling(field, &board).map_err(|fault| Malformed::new(castling_at + fault.at, fault.expected))?;

    let (ep_at, field) = fields.need("an en-passant square or -")?;
    let ep_square = match field {
        "-" => None,
        _ => Some(
            field
                .parse::<Square>()
                .map_err(|_| Malformed::new(ep_at, "an en-passant square or -"))?,
        ),
    };

    let halfmoves = fields
        .counter("half-moves since a capture or a pawn move")?
        .unwrap_or(0);
    let fullmoves = fields.counter("the number of the move")?.unwrap_or(1);
    if let Some((at, _)) = fields.take() {
        return Err(Malformed::new(at, "the end of the position"));
    }

    let setup = Setup {
        board,
        promoted: Bitboard::EMPTY,
        pockets: None,
        turn,
        castling_rights,
        ep_square,
        remaining_checks: None,
        halfmoves,
        fullmoves: NonZeroU32::new(fullmoves.max(1)).expect("at least one"),
    };
    Chess::from_setup(setup, CastlingMode::Standard).map_err(|error| {
        let kinds = error.kinds();
        if kinds.contains(PositionErrorKinds::OPPOSITE_CHECK) {
            Malformed::new(turn_at, "the side that is in check to move")
        } else if kinds.contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS) {
            Malformed::new(castling_at, "king and rook at home for castling")
        } else if kinds.contains(PositionErrorKinds::INVALID_EP_SQUARE) {
            Malformed::new(
                ep_at,
                "an en-passant square behind a pawn that has just moved two squares",
            )
        } else if kinds.contains(PositionErrorKinds::TOO_MUCH_MATERIAL) {
            Malformed::new(0, "at most sixteen pieces a side, promotions counted")
        } else {
            Malformed::new(0, "a position that play can reach")
        }
    })
}

/// The fields of a line, with the byte each begins at.
struct Fields<'a> {
    text: &'a str,
    next: usize,
}

impl<'a> Fields<'a> {
    fn take(&mut self) -> Option<(usize, &'a str)> {
        let rest = &self.text[self.next..];
        let start = self.next + (rest.len() - rest.trim_start_matches(' ').len());
        let rest = &self.text[start..];
        let field = &rest[..rest.find(' ').unwrap_or(rest.len())];
        self.next = start + field.len();
        (!field.is_empty()).then_some((start, field))
    }

    fn need(&mut self, expected: &'static str) -> Result<(usize, &'a str), Malformed> {
        self.take().ok_or(Malformed::new(self.text.len(), expected))
    }

    fn counter(&mut self, expected: &'static str) -> Result<Option<u32>, Malformed> {
        let Some((at, field)) = self.take() else {
            return Ok(None);
        };
        let fault = Malformed::new(at, expected);
        // Six digits outlast any game and cannot overflow by playing on.
        if field.len() > 6 || !field.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(fault);
        }
        field.parse().map(Some).map_err(|_| fault)
    }
}

fn board(field: &str) -> Result<Board, Malformed> {
    let mut board = Board::empty();
    let (mut rank, mut file) = (7u32, 0u32);
    let mut kings = [0u8; 2];
    for (at, symbol) in field.char_indices() {
        match symbol {
            '/' => {
                if file != 8 {
                    return Err(Malformed::new(at, "a rank of eight squares"));
                }
                if rank == 0 {
                    return Err(Malformed::new(at, "the end of the board after eight ranks"));
                }
                rank -= 1;
                file = 0;
            }
            '1'..='8' => {
                file += u32::from(symbol) - u32::from('0');
                if file > 8 {
                    return Err(Malformed::new(at, "a rank of eight squares"));
                }
            }
            _ => {
                let piece =
                    Piece::from_char(symbol).ok_or(Malformed::new(at, "a piece, 1 to 8 or a slash"))?;
                if file >= 8 {
                    return Err(Malformed::new(at, "a rank of eight squares"));
                }
                let square = Square::from_coords(shakmaty::File::new(file), Rank::new(rank));
                match piece.role {
                    Role::Pawn if rank == 0 || rank == 7 => {
                        return Err(Malformed::new(at, "no pawn on the first or the last rank"));
                    }
                    Role::King => {
                        let count = &mut kings[usize::from(piece.color.is_black())];
                        *count += 1;
                        if *count > 1 {
                            return Err(Malformed::new(at, "one king a side"));
                        }
                    }
                    _ => {}
                }
                board.set_piece_at(square, piece);
                file += 1;
            }
        }
    }
    if rank != 0 || file != 8 {
        return Err(Malformed::new(field.len(), "eight ranks of eight squares"));
    }
    if kings != [1, 1] {
        return Err(Malformed::new(field.len(), "one king a side"));
    }
    Ok(board)
}

fn castling(field: &str, board: &Board) -> Result<Bitboard, Malformed> {
    let mut rights = Bitboard::EMPTY;
    if field == "-" {
        return Ok(rights);
    }
    for (at, symbol) in field.char_indices() {
        let (color, rook) = match symbol {
            'K' => (Color::White, Square::H1),
            'Q' => (Color::White, Square::A1),
            'k' => (Color::Black, Square::H8),
            'q' => (Color::Black, Square::A8),
            _ => return Err(Malformed::new(at, "K, Q, k or q")),
        };
        if rights.contains(rook) {
            return Err(Malformed::new(at, "each castling right once"));
        }
        let king = color.fold_wb(Square::E1, Square::E8);
        if board.piece_at(king) != Some(color.king()) || board.piece_at(rook) != Some(color.rook()) {
            return Err(Malformed::new(at, "king and rook at home for castling"));
        }
        rights.add(rook);
    }
    Ok(rights)
}
