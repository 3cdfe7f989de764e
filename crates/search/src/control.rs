//! When to stop. Budgets are counted in nodes and depth, or kept by an object from outside.

use crate::Value;

/// How far the deepening has come when it asks whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The depth just completed, in plies.
    pub depth: u8,
    /// The nodes visited so far.
    pub nodes: u64,
    /// The value found.
    pub value: Value,
    /// How many iterations in a row have ended with the same best move.
    pub steady: u8,
    /// The part of the nodes spent below the best move, in thousandths.
    pub share: u16,
}

/// Decides when a search stops.
pub trait Control {
    /// Whether to stop at once. Asked at every node, so it must be cheap.
    fn stop(&self, nodes: u64) -> bool;

    /// Whether to begin a deeper iteration after the one reported.
    fn deepen(&self, progress: &Progress) -> bool;
}

/// Stops after a number of nodes.
#[derive(Clone, Copy, Debug)]
pub struct Nodes(pub u64);

impl Control for Nodes {
    fn stop(&self, nodes: u64) -> bool {
        nodes >= self.0
    }

    fn deepen(&self, progress: &Progress) -> bool {
        progress.nodes < self.0
    }
}

/// Stops after a depth in plies.
#[derive(Clone, Copy, Debug)]
pub struct Depth(pub u8);

impl Control for Depth {
    fn stop(&self, _nodes: u64) -> bool {
        false
    }

    fn deepen(&self, progress: &Progress) -> bool {
        progress.depth < self.0
    }
}

/// Goes on as deep as the search can.
#[derive(Clone, Copy, Debug)]
pub struct Forever;

impl Control for Forever {
    fn stop(&self, _nodes: u64) -> bool {
        false
    }

    fn deepen(&self, _progress: &Progress) -> bool {
        true
    }
}

impl<A: Control, B: Control> Control for (A, B) {
    fn stop(&self, nodes: u64) -> bool {
        self.0.stop(nodes) || self.1.stop(nodes)
    }

    fn deepen(&self, progress: &Progress) -> bool {
        self.0.deepen(progress) && self.1.deepen(progress)
    }
}
