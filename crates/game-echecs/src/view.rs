//! The table as one viewer sees it.

use game_core::Viewer;
use serde::Serialize;
use shakmaty::{Bitboard, CastlingSide, Chess, Color, Position, Rank, Role, Square, attacks};

use crate::notation::{Right, seat_of};
use crate::notice::checked_king;
use crate::state::rank_of;
use crate::{ChessRules, State, Targets, fen};

/// What the page needs to draw the board and to let one viewer move.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/echecs/"))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The position.
    pub fen: String,
    /// The seat whose turn the position shows.
    pub turn: u8,
    /// The square of the king in check.
    pub check: Option<String>,
    /// The squares left and reached by the last move; the king's when castling.
    pub last: Option<(String, String)>,
    /// For the viewer awaited: every origin with its legal destinations, run together.
    #[cfg_attr(test, ts(type = "{ [key in string]: string }"))]
    pub dests: Targets,
    /// For a seated viewer not awaited: every origin with the squares the piece could reach on
    /// some board.
    #[cfg_attr(test, ts(type = "{ [key in string]: string }"))]
    pub premoves: Targets,
    /// The origins above that promote on the last rank.
    pub promotes: Vec<String>,
    /// The draw that the viewer awaited may claim.
    #[cfg_attr(test, ts(type = "\"repetition\" | \"moves\" | null"))]
    pub claim: Option<&'static str>,
    /// The pieces White has captured and those Black has, upper case, pawns first.
    pub captured: (String, String),
    /// White's material less Black's, in pawns.
    pub balance: i32,
    /// The profile played.
    #[cfg_attr(test, ts(type = "\"fide\" | \"carlit\""))]
    pub profile: &'static str,
}

/// What `viewer` sees of `state`.
pub(crate) fn view(rules: ChessRules, state: &State, viewer: Viewer) -> View {
    let pos = state.position();
    let turn = seat_of(pos.turn());
    let open = state.end().is_none();
    let mut dests = Targets::default();
    let mut premoves = Targets::default();
    let mut claim = None;
    match viewer {
        Viewer::Seat(seat) if open && seat == turn => {
            dests = legal_targets(rules, pos);
            claim = state.claimable(rules).map(Right::word);
        }
        Viewer::Seat(seat) if open && seat == seat_of(!pos.turn()) => {
            premoves = reach(rules, pos, !pos.turn());
        }
        _ => {}
    }
    let origins = dests.iter().chain(premoves.iter());
    let promotes = promoting(pos, origins.map(|(from, _)| from));
    View {
        fen: fen::write(pos),
        turn: turn.0,
        check: checked_king(pos),
        last: state.last().map(|(from, to)| (from.to_string(), to.to_string())),
        dests,
        premoves,
        promotes,
        claim,
        captured: (
            letters(state.captured_by(Color::White)),
            letters(state.captured_by(Color::Black)),
        ),
        balance: balance(pos),
        profile: rules.profile(),
    }
}

fn legal_targets(rules: ChessRules, pos: &Chess) -> Targets {
    let mut targets = [Bitboard::EMPTY; 64];
    for m in rules.legal(pos) {
        let ply = rules.spell(m);
        targets[ply.from.to_usize()].add(ply.to);
    }
    Targets::of(|from| targets[from.to_usize()])
}

/// Where the pieces of `color` could go if the rest of the board allowed it.
fn reach(rules: ChessRules, pos: &Chess, color: Color) -> Targets {
    let board = pos.board();
    Targets::of(|from| {
        let Some(piece) = board.piece_at(from).filter(|piece| piece.color == color) else {
            return Bitboard::EMPTY;
        };
        let mut squares = attacks::attacks(from, piece, Bitboard::EMPTY);
        match piece.role {
            Role::Pawn => squares |= pawn_steps(from, color),
            Role::King => {
                for side in CastlingSide::ALL {
                    if pos.castles().has(color, side) {
                        squares.add(rules.king_target(side, from.rank()));
                    }
                }
            }
            _ => {}
        }
        squares
    })
}

fn pawn_steps(from: Square, color: Color) -> Bitboard {
    let ahead = color.fold_wb(8, -8);
    let mut squares = Bitboard::EMPTY;
    if let Some(one) = from.offset(ahead) {
        squares.add(one);
        if from.rank() == color.relative_rank(Rank::Second)
            && let Some(two) = one.offset(ahead)
        {
            squares.add(two);
        }
    }
    squares
}

fn promoting(pos: &Chess, origins: impl Iterator<Item = Square>) -> Vec<String> {
    let pawns = pos.board().pawns();
    let promotes = |square: &Square| {
        let color = pos.board().color_at(*square);
        pawns.contains(*square)
            && color.is_some_and(|color| square.rank() == color.relative_rank(Rank::Seventh))
    };
    origins
        .filter(promotes)
        .map(|square| square.to_string())
        .collect()
}

const CAPTURABLE: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

fn letters(captured: [u8; 5]) -> String {
    CAPTURABLE
        .into_iter()
        .flat_map(|role| std::iter::repeat_n(role.upper_char(), usize::from(captured[rank_of(role)])))
        .collect()
}

fn balance(pos: &Chess) -> i32 {
    const WORTH: [i32; 5] = [1, 3, 3, 5, 9];
    let side = |color: Color| -> i32 {
        CAPTURABLE
            .into_iter()
            .map(|role| {
                let count = pos.board().by_piece(role.of(color)).count();
                WORTH[rank_of(role)] * i32::try_from(count).expect("a board has 64 squares")
            })
            .sum()
    };
    side(Color::White) - side(Color::Black)
}
