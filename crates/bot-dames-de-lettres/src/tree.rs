//! The tree of moves looked at: alpha-beta, deeper step by step, over positions that keep what was found of
//! them. To find the words of a position costs far more than all else, so that none is asked twice. A table
//! of positions would not pay: of twenty looked at, one was met before by other moves, and its words were
//! others.

use std::cmp::Reverse;

use game_dames_de_lettres::Play;
use search::{Control, INFINITE, Value, WON};

use super::classes::{Class, Measure, Root, Wanted, classes};
use super::memory::{Memory, Written};
use super::position::{EnginePosition, Scene};
use super::tally::Finish;

/// How many moves are considered at the root.
const BROAD: usize = 64;

/// From the how-manieth move on one looks less deep.
const LATE: usize = 4;

/// From the how-manieth on less deep by one more.
const VERY_LATE: usize = 3 * LATE;

/// Where so many plies are left or fewer, nobody looks less deep: too little would be left to see.
const LATE_DEPTH: i32 = 3;
const VERY_LATE_DEPTH: i32 = 4;

/// A position, and its moves once they were asked for.
struct Node {
    position: EnginePosition,
    branches: Option<Vec<Branch>>,
}

/// A move, what it was worth when last looked at, and what it leads to.
struct Branch {
    class: Class,
    value: Value,
    node: Option<Box<Node>>,
}

/// A look into the game from one position.
pub(crate) struct Tree<'a, C> {
    scene: &'a Scene,
    memory: Memory<'a>,
    control: &'a C,
    beam: usize,
    view: Root<'a>,
    root: Node,
    /// The words written between the root and the position looked at.
    line: Vec<Written>,
    nodes: u64,
    stopped: bool,
}

/// A move at the root with its worth.
pub(crate) struct Found<'t> {
    pub(crate) play: &'t Play,
    pub(crate) value: Value,
}

impl<'a, C: Control> Tree<'a, C> {
    pub(crate) fn new(
        scene: &'a Scene,
        memory: Memory<'a>,
        position: EnginePosition,
        view: Root<'a>,
        beam: usize,
        control: &'a C,
    ) -> Tree<'a, C> {
        Tree {
            scene,
            memory,
            control,
            beam,
            view,
            root: Node {
                position,
                branches: None,
            },
            line: Vec::new(),
            nodes: 0,
            stopped: false,
        }
    }

    /// How many positions were asked for their moves.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether its time was up.
    pub(crate) fn stopped(&self) -> bool {
        self.stopped
    }

    /// The moves of the root as they were last put in order.
    pub(crate) fn found(&self) -> Vec<Found<'_>> {
        let branches = self.root.branches.iter().flatten();
        branches
            .map(|branch| Found {
                play: &branch.class.play,
                value: branch.value,
            })
            .collect()
    }

    /// The line expected, best moves first.
    pub(crate) fn expected(&self) -> Vec<Play> {
        let mut line = Vec::new();
        let mut node = Some(&self.root);
        while let Some(best) = node.and_then(|node| node.branches.as_ref()?.first()) {
            line.push(best.class.play.clone());
            node = best.node.as_deref();
        }
        line
    }

    /// Finds the moves of the root, worth what they seem at a glance; there are none when nothing is
    /// found.
    pub(crate) fn glance(&mut self) -> bool {
        self.nodes += 1;
        let wanted = Wanted {
            measure: Measure::Worth,
            keep: BROAD,
            root: Some(self.view),
        };
        self.root.branches = Some(grow(
            self.scene,
            &mut self.memory,
            &self.root.position,
            &[],
            &wanted,
        ));
        self.root
            .branches
            .as_ref()
            .is_some_and(|branches| !branches.is_empty())
    }

    /// Looks `depth` plies ahead from the root and puts its moves in order. Those worse than the best by
    /// more than `margin` are known to be so, and no more. A look that is cut short counts as far as it
    /// came.
    pub(crate) fn look(&mut self, depth: u8, margin: Value) {
        let Some(mut branches) = self.root.branches.take() else {
            return;
        };
        let mut best = -INFINITE;
        let mut done = 0;
        for (index, branch) in branches.iter_mut().enumerate() {
            let alpha = (best - margin).max(-INFINITE);
            let value = self.branch(branch, i32::from(depth), 0, (alpha, INFINITE), index);
            if self.stopped {
                break;
            }
            branch.value = value;
            best = best.max(value);
            done += 1;
        }
        // What was not looked at again keeps its place behind what was.
        branches[..done].sort_by_key(|branch| Reverse(branch.value));
        self.root.branches = Some(branches);
    }

    /// What a move is worth to whoever makes it, `place` being where it stands among its equals.
    fn branch(
        &mut self,
        branch: &mut Branch,
        depth: i32,
        ply: usize,
        (alpha, beta): (Value, Value),
        place: usize,
    ) -> Value {
        let class = &branch.class;
        match class.finish {
            // E2 counts double: it is taken where E1 would be as near.
            Some(Finish::Reversal) => return WON - ply as Value - 1,
            Some(Finish::Conquest) => return WON - ply as Value - 2,
            Some(Finish::Surrender) => return ply as Value + 2 - WON,
            None if depth <= 1 => return class.value,
            None => {}
        }
        let node = branch.node.get_or_insert_with(|| {
            Box::new(Node {
                position: class.next,
                branches: None,
            })
        });
        let written = self.line.len();
        self.line.extend(class.written());
        let mut value = INFINITE;
        let late = place >= LATE && depth >= LATE_DEPTH;
        let very_late = place >= VERY_LATE && depth >= VERY_LATE_DEPTH;
        let less = i32::from(late) + i32::from(very_late);
        if place > 0 && alpha > -INFINITE {
            value = -self.node(node, depth - 1 - less, ply + 1, (-alpha - 1, -alpha));
            if less > 0 && value > alpha && !self.stopped {
                value = -self.node(node, depth - 1, ply + 1, (-alpha - 1, -alpha));
            }
        }
        if value > alpha && !self.stopped && (value < beta || value == INFINITE) {
            value = -self.node(node, depth - 1, ply + 1, (-beta, -alpha));
        }
        self.line.truncate(written);
        value
    }

    /// What a position is worth to the side to move.
    fn node(&mut self, node: &mut Node, depth: i32, ply: usize, window: (Value, Value)) -> Value {
        let (mut alpha, beta) = window;
        if node.branches.is_none() {
            self.stopped |= self.control.stop(self.nodes);
            if self.stopped {
                return 0;
            }
            self.nodes += 1;
            let wanted = Wanted {
                measure: Measure::Worth,
                keep: self.beam,
                root: None,
            };
            let position = &node.position;
            node.branches = Some(grow(self.scene, &mut self.memory, position, &self.line, &wanted));
        }
        let Some(branches) = &mut node.branches else {
            return 0;
        };
        // E3: who cannot move has lost.
        let mut best = ply as Value + 1 - WON;
        let mut done = 0;
        for (index, branch) in branches.iter_mut().enumerate() {
            let value = self.branch(branch, depth, ply, (alpha, beta), index);
            if self.stopped {
                return 0;
            }
            branch.value = value;
            done += 1;
            best = if index == 0 { value } else { best.max(value) };
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        branches[..done].sort_by_key(|branch| Reverse(branch.value));
        best
    }
}

fn grow(
    scene: &Scene,
    memory: &mut Memory<'_>,
    position: &EnginePosition,
    line: &[Written],
    wanted: &Wanted<'_>,
) -> Vec<Branch> {
    let found = classes(scene, memory, position, line, wanted);
    let branch = |class: Class| Branch {
        value: class.value,
        class,
        node: None,
    };
    found.into_iter().map(branch).collect()
}
