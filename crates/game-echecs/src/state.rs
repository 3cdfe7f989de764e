//! The truth of a chess game under way.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, Color, EnPassantMode, Position, Role, Square};

use crate::notation::{Ending, Right};
use crate::{ChessRules, End, MoveCount, Ply, Repetition, dead};

/// The position, what of the past still counts, and the end if it has come.
#[derive(Clone, Debug)]
pub struct State {
    pos: Chess,
    /// Hashes of the positions since the last capture or pawn move, the present one last. Equal
    /// hashes mean the same position in the sense of C-3: side to move, castling rights and a truly
    /// possible en-passant capture included.
    past: Vec<u64>,
    last: Option<(Square, Square)>,
    /// What each side has captured, pawns to queens, White first.
    captured: [[u8; 5]; 2],
    plies: u32,
    end: Option<End>,
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        // Equality of `Chess` leaves the counters out.
        let counters = |state: &State| (state.pos.halfmoves(), state.pos.fullmoves());
        self.pos == other.pos
            && counters(self) == counters(other)
            && self.past == other.past
            && self.last == other.last
            && self.captured == other.captured
            && self.plies == other.plies
            && self.end == other.end
    }
}

impl Eq for State {}

impl State {
    /// A game that starts from `pos`.
    pub(crate) fn new(rules: ChessRules, pos: Chess) -> State {
        let mut state = State {
            past: vec![identity(&pos)],
            pos,
            last: None,
            captured: [[0; 5]; 2],
            plies: 0,
            end: None,
        };
        state.end = state.natural_end(rules);
        state
    }

    /// The position on the board.
    pub fn position(&self) -> &Chess {
        &self.pos
    }

    /// How the game ended, once it has.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The squares left and reached by the last move.
    pub fn last(&self) -> Option<(Square, Square)> {
        self.last
    }

    /// How many moves both sides have made since the start of the game.
    pub fn plies(&self) -> u32 {
        self.plies
    }

    /// How often the present position has stood on the board, this time included (C-3).
    pub fn occurrences(&self) -> usize {
        let (present, before) = self.past.split_last().expect("the present position is kept");
        1 + before.iter().filter(|&past| past == present).count()
    }

    /// What `color` has captured, as the number of pawns, knights, bishops, rooks and queens.
    pub(crate) fn captured_by(&self, color: Color) -> [u8; 5] {
        self.captured[usize::from(color.is_black())]
    }

    /// The draw that the player to move may claim now (C-3, C-4).
    pub(crate) fn claimable(&self, rules: ChessRules) -> Option<Right> {
        if self.end.is_some() {
            None
        } else if rules.repetition == Repetition::Claim3Auto5 && self.occurrences() >= 3 {
            Some(Right::Repetition)
        } else if rules.move_count == MoveCount::Claim50Auto75 && self.pos.halfmoves() >= 100 {
            Some(Right::Moves)
        } else {
            None
        }
    }

    /// Brings the state past a move. A move that is not legal changes nothing.
    pub(crate) fn advance(&mut self, rules: ChessRules, ply: Ply) {
        let Some(m) = rules.find(&self.pos, ply) else {
            return;
        };
        if let Some(role) = m.capture() {
            let side = usize::from(self.pos.turn().is_black());
            self.captured[side][rank_of(role)] += 1;
        }
        if m.is_zeroing() {
            self.past.clear();
        }
        rules.play(&mut self.pos, m);
        // A table in memory holds its game at rest: room for one more, not for twice as many.
        self.past.reserve_exact(1);
        self.past.push(identity(&self.pos));
        self.last = Some((ply.from, ply.to));
        self.plies += 1;
        self.end = self.natural_end(rules);
    }

    /// Ends the game beside the board.
    pub(crate) fn close(&mut self, ending: Ending) {
        self.end = Some(self.end_by(ending));
    }

    /// The end that `ending` brings here.
    pub(crate) fn end_by(&self, ending: Ending) -> End {
        match ending {
            Ending::Claim(Right::Repetition) => End::Threefold,
            Ending::Claim(Right::Moves) => End::FiftyMoves,
            Ending::Agree => End::Agreement,
            Ending::Resign(color) => End::Resignation(!color),
            // L-12: a flag draws when the other side cannot mate by any sequence of moves.
            Ending::Flag(color) if self.pos.has_insufficient_material(!color) => End::TimeNoMate,
            Ending::Flag(color) => End::Time(!color),
        }
    }

    /// The end that the position itself brings. Mate comes before any draw (E-1).
    fn natural_end(&self, rules: ChessRules) -> Option<End> {
        let pos = &self.pos;
        if rules.legal(pos).is_empty() {
            return Some(if pos.is_check() {
                End::Checkmate(!pos.turn())
            } else {
                End::Stalemate
            });
        }
        if dead::is_dead(pos) {
            return Some(End::DeadPosition);
        }
        match (rules.repetition, self.occurrences()) {
            (Repetition::Claim3Auto5, 5..) => return Some(End::Fivefold),
            (Repetition::Auto3, 3..) => return Some(End::Repetition),
            _ => {}
        }
        let stalled = rules.move_count == MoveCount::Claim50Auto75 && pos.halfmoves() >= 150;
        stalled.then_some(End::SeventyFiveMoves)
    }
}

fn identity(pos: &Chess) -> u64 {
    pos.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0
}

/// The place of a capturable role in per-role tables: pawn 0 to queen 4.
pub(crate) fn rank_of(role: Role) -> usize {
    match role {
        Role::Pawn => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen | Role::King => 4,
    }
}
