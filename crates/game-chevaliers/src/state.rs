//! The truth of a game under way.

use game_core::Square;

use crate::battle::Battle;
use crate::trace::Played;
use crate::{Arm, Board, Camp, End, Ending, Obligation, Piece, Ply, Rules, Stalemate, trace};

/// The position, what of the past still counts, and the end if it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    battle: Battle,
    /// Identities of the positions since the last progress, the present one last.
    past: Vec<u64>,
    /// Moves in a row without progress.
    quiet: u16,
    /// The turn, counted from 1; it goes up when Gold has moved.
    number: u16,
    last: Option<Played>,
    /// What the state was before the last move, where that move broke R12 and a claim can undo it.
    fault: Option<Box<State>>,
    end: Option<End>,
}

impl State {
    /// A game that starts from `battle`.
    pub(crate) fn new(rules: &Rules, board: &Board, battle: Battle, quiet: u16, number: u16) -> State {
        let mut state = State {
            past: vec![battle.identity()],
            battle,
            quiet,
            number,
            last: None,
            fault: None,
            end: None,
        };
        state.end = state.natural_end(rules, board);
        state
    }

    pub(crate) fn battle(&self) -> &Battle {
        &self.battle
    }

    /// The camp to move.
    pub fn camp(&self) -> Camp {
        self.battle.camp
    }

    /// Whose turn it is in the cycle of four (R20); none where it is the camp's.
    pub fn arm(&self) -> Option<Arm> {
        self.battle.arm
    }

    /// Whether a claim has left the camp to move nothing but captures (R13).
    pub fn obliged(&self) -> bool {
        self.battle.must
    }

    /// The piece on a square of `board`.
    pub fn piece(&self, board: &Board, square: Square) -> Option<Piece> {
        self.battle.get(board.cell(square)?)
    }

    /// How many moves in a row made no progress (R19).
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The turn, counted from 1.
    pub fn number(&self) -> u16 {
        self.number
    }

    /// How the game ended, once it has.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// How often the present position has stood on the board, this time included (R19).
    pub fn occurrences(&self) -> usize {
        let present = self.past.last();
        self.past.iter().filter(|&past| Some(past) == present).count()
    }

    /// Whether the camp to move may claim that the last move broke R12 (R13).
    pub fn claimable(&self) -> bool {
        self.fault.is_some() && self.end.is_none()
    }

    pub(crate) fn last(&self) -> Option<&Played> {
        self.last.as_ref()
    }

    /// Brings the state past a move. A move that is not legal changes nothing.
    pub(crate) fn advance(&mut self, rules: &Rules, board: &Board, ply: &Ply) {
        if self.end.is_some() || !self.battle.legal(rules, board).contains(ply) {
            return;
        }
        let faulty = rules.capture == Obligation::Claim
            && !self.battle.must
            && !self.battle.dutiful(rules, board).contains(ply);
        let before = faulty.then(|| {
            Box::new(State {
                fault: None,
                ..self.clone()
            })
        });
        let mover = self.battle.camp;
        let mut played = trace::trace(rules, board, &self.battle, ply);
        self.battle.play(board, ply);
        if played.progress {
            self.past.clear();
            self.quiet = 0;
        } else {
            self.quiet = self.quiet.saturating_add(1);
        }
        self.past.push(self.battle.identity());
        if mover == Camp::Gold {
            self.number = self.number.saturating_add(1);
        }
        self.fault = before;
        self.end = self.natural_end(rules, board);
        played.wins = self.end.is_some_and(|end| end.winner() == Some(mover));
        self.last = Some(played);
    }

    /// R13: takes the last move back, and leaves its camp nothing but captures.
    pub(crate) fn claim(&mut self) {
        if let Some(before) = self.fault.take() {
            *self = *before;
            self.battle.must = true;
        }
    }

    /// Ends the game beside the board.
    pub(crate) fn close(&mut self, ending: Ending) {
        self.end = Some(end_by(ending));
    }

    /// The end that the position itself brings: R15 puts the ends in this order.
    fn natural_end(&self, rules: &Rules, board: &Board) -> Option<End> {
        if let Some(end) = self.battle.won(rules, board) {
            return Some(end);
        }
        // A camp that can still claim is not blocked.
        if self.fault.is_none() && !self.battle.movable(rules, board) {
            return Some(match rules.stalemate {
                Stalemate::Loss => End::Blocked(self.battle.camp.other()),
                Stalemate::Draw => End::Stalemate,
            });
        }
        if self.occurrences() >= usize::from(rules.repetition) {
            return Some(End::Repetition);
        }
        (self.quiet >= rules.no_progress).then_some(End::NoProgress)
    }
}

/// The end that `ending` brings.
pub(crate) fn end_by(ending: Ending) -> End {
    match ending {
        Ending::Flag(seat) => End::Flag(Camp::of(seat).other()),
        Ending::Resign(seat) => End::Resignation(Camp::of(seat).other()),
        Ending::Agree => End::Agreement,
    }
}
