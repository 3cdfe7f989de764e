//! The engine: memory that outlives a search, and the worker that runs one.

use crate::frame::Frame;
use crate::history::{History, NOWHERE, Trail};
use crate::reduction::Reductions;
use crate::value::{DRAWN, MAX_PLY, Value, loss_in, tame, win_in};
use crate::{Control, Ending, Position, Table};

/// How much the search may presume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// Only cuts that cannot change the result: the value is that of plain minimax.
    Exact,
    /// Unpromising moves are searched less deeply or not at all, so that the others go deeper.
    Selective,
}

/// What to search.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a, P: Position> {
    /// Where to begin.
    pub root: &'a P,
    /// The keys of the positions before it, oldest first.
    pub past: &'a [u64],
    /// The moves to consider at the root; empty means all.
    pub only: &'a [P::Move],
}

impl<'a, P: Position> Request<'a, P> {
    /// Every move of a position without a past.
    pub fn new(root: &'a P) -> Request<'a, P> {
        Request {
            root,
            past: &[],
            only: &[],
        }
    }
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// The best move; nothing when there is none.
    pub best: Option<M>,
    /// The worth of the root to its side to move.
    pub value: Value,
    /// The line expected, beginning with the best move.
    pub line: Vec<M>,
    /// The depth completed, in plies.
    pub depth: u8,
    /// The deepest ply reached.
    pub reach: u8,
    /// The nodes visited.
    pub nodes: u64,
}

/// A searcher with its memory: the transposition table and the histories.
#[derive(Clone, Debug)]
pub struct Engine<P: Position> {
    pub(crate) table: Table<P::Move>,
    pub(crate) history: History<P::Move>,
    pub(crate) reductions: Reductions,
    pub(crate) care: Care,
}

impl<P: Position> Engine<P> {
    /// An engine whose transposition table takes at most `bytes`.
    pub fn new(bytes: usize, care: Care) -> Engine<P> {
        Engine {
            table: Table::new(bytes),
            history: History::new(P::SLOTS),
            reductions: Reductions::new(),
            care,
        }
    }

    /// Forgets everything, as for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    /// Replaces the transposition table by an empty one of at most `bytes`.
    pub fn resize(&mut self, bytes: usize) {
        self.table = Table::new(bytes);
    }

    /// How full the table is, in thousandths.
    pub fn fullness(&self) -> u16 {
        self.table.fullness()
    }
}

/// One search under way.
pub(crate) struct Worker<'a, P: Position, C> {
    pub(crate) table: &'a mut Table<P::Move>,
    pub(crate) history: &'a mut History<P::Move>,
    pub(crate) reductions: &'a Reductions,
    pub(crate) care: Care,
    pub(crate) control: &'a C,
    /// The moves to consider at the root; empty means all.
    pub(crate) only: Vec<P::Move>,
    /// The keys of the past and of the line being searched.
    pub(crate) keys: Vec<u64>,
    /// How many of `keys` lie before the root.
    pub(crate) past: usize,
    pub(crate) frames: Vec<Frame<P::Move>>,
    pub(crate) nodes: u64,
    pub(crate) reach: usize,
    pub(crate) stopped: bool,
    pub(crate) root_depth: i32,
    /// The best move at the root found by the iteration under way, with its value and nodes.
    pub(crate) found: Option<(P::Move, Value)>,
    pub(crate) found_nodes: u64,
}

impl<'a, P: Position, C: Control> Worker<'a, P, C> {
    pub(crate) fn new(engine: &'a mut Engine<P>, request: &Request<'a, P>, control: &'a C) -> Self {
        engine.table.grow_older();
        let mut keys = request.past.to_vec();
        keys.push(request.root.key());
        Worker {
            table: &mut engine.table,
            history: &mut engine.history,
            reductions: &engine.reductions,
            care: engine.care,
            control,
            only: request.only.to_vec(),
            keys,
            past: request.past.len(),
            frames: (0..MAX_PLY + 2).map(|_| Frame::new()).collect(),
            nodes: 0,
            reach: 0,
            stopped: false,
            root_depth: 0,
            found: None,
            found_nodes: 0,
        }
    }

    /// Counts a node and asks whether to go on.
    pub(crate) fn visit(&mut self, ply: usize) -> bool {
        if !self.stopped && self.control.stop(self.nodes) {
            self.stopped = true;
        }
        self.nodes += u64::from(!self.stopped);
        self.reach = self.reach.max(ply);
        !self.stopped
    }

    pub(crate) fn selective(&self) -> bool {
        self.care == Care::Selective
    }

    /// The kinds of the two moves that led to `ply`.
    pub(crate) fn trail(&self, ply: usize) -> Trail {
        let back = |plies: usize| match ply.checked_sub(plies) {
            Some(ply) => self.frames[ply].slot,
            None => NOWHERE,
        };
        [back(1), back(2)]
    }

    /// Whether the position at the end of `keys` stood before: once since the root, where coming
    /// back proves nothing new, or as often before it as makes a draw.
    pub(crate) fn repeats(&self, position: &P) -> bool {
        let Some((&now, before)) = self.keys.split_last() else {
            return false;
        };
        let since = before.len().saturating_sub(position.reversible());
        let mut seen = 0;
        for at in (since..before.len()).rev().skip(1).step_by(2) {
            if before[at] == now {
                seen += 1;
                if at >= self.past || seen >= position.recurrences() {
                    return true;
                }
            }
        }
        false
    }

    pub(crate) fn ending(ending: Ending, ply: usize) -> Value {
        match ending {
            Ending::Won => win_in(ply),
            Ending::Drawn => DRAWN,
            Ending::Lost => loss_in(ply),
            Ending::Settled(value) => tame(value),
        }
    }

    /// Makes the best line of `ply` the move and the best line of the next ply.
    pub(crate) fn extend_line(&mut self, ply: usize, mv: P::Move) {
        let (head, tail) = self.frames.split_at_mut(ply + 1);
        let line = &mut head[ply].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&tail[0].line);
    }
}
