//! A move as it is seen: every square stood on, and who was taken.

use std::collections::VecDeque;

use crate::battle::{Battle, between};
use crate::board::{Cell, WAYS};
use crate::moves::Walk;
use crate::{Arm, Board, Gait, Piece, Ply, Rules};

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) ply: Ply,
    pub(crate) piece: Piece,
    /// Every square stood on, the start first; leaps by a shortest way.
    pub(crate) path: Vec<Cell>,
    pub(crate) captured: Vec<(Cell, Piece)>,
    /// How many parts of the path are leaps.
    pub(crate) leaps: u8,
    /// Whether the enemy castle was entered.
    pub(crate) entered: bool,
    /// R19: whether it took somebody, or a man gained a line.
    pub(crate) progress: bool,
    /// Whether it won the game where it ended.
    pub(crate) wins: bool,
}

/// What a legal move does in `battle`.
pub(crate) fn trace(rules: &Rules, board: &Board, battle: &Battle, ply: &Ply) -> Played {
    let cell = |square| board.cell(square).expect("a legal move stays on the board");
    let from = cell(ply.from);
    let piece = battle.get(from).expect("a legal move moves a piece");
    let mut walk = Walk::new(battle.field(rules, board), from, piece.arm, false);
    let mut path = vec![from];
    let mut captured = Vec::new();
    let mut leaps = 0;
    for hop in &ply.hops {
        let at = *path.last().expect("a path begins where the piece stood");
        let to = cell(hop.to);
        match hop.gait {
            Gait::Step => path.push(to),
            Gait::Leap => {
                let way = shortest(&walk, at, to);
                leaps += u8::try_from(way.len()).expect("fewer leaps than squares");
                path.extend(way);
            }
            Gait::Capture => {
                let victim = between(at, to);
                captured.extend(battle.get(victim).map(|piece| (victim, piece)));
                walk.take(victim);
                path.push(to);
            }
        }
    }
    let to = *path.last().expect("a path begins where the piece stood");
    let gained = board.ahead(to, piece.camp) < board.ahead(from, piece.camp);
    Played {
        ply: ply.clone(),
        piece,
        progress: !captured.is_empty() || (piece.arm == Arm::Men && gained),
        path,
        captured,
        leaps,
        entered: to == board.castle_cell(piece.camp.other()),
        wins: false,
    }
}

/// The squares of a shortest row of leaps from `start` to `goal`, the goal last.
fn shortest(walk: &Walk<'_>, start: Cell, goal: Cell) -> Vec<Cell> {
    let mut came: Vec<(Cell, Cell)> = Vec::new();
    let mut queue = VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        for to in (0..WAYS.len()).filter_map(|way| walk.leap(at, way)) {
            if to != start && !came.iter().any(|&(known, _)| known == to) {
                came.push((to, at));
                queue.push_back(to);
            }
        }
    }
    let mut way = Vec::new();
    let mut at = goal;
    while let Some(&(_, before)) = came.iter().find(|&&(known, _)| known == at) {
        way.push(at);
        at = before;
    }
    way.reverse();
    way
}
