//! What the search keeps for each ply of the line it is in.

use crate::history::NOWHERE;
use crate::order::Ranked;
use crate::value::Value;

#[derive(Clone, Debug)]
pub(crate) struct Frame<M> {
    /// The evaluation, or nothing under pressure.
    pub(crate) eval: Option<Value>,
    /// The kind of the move played here.
    pub(crate) slot: usize,
    /// Quiet moves that cut sister nodes short.
    pub(crate) killers: [Option<M>; 2],
    /// A move left out, to see whether the others are much worse.
    pub(crate) excluded: Option<M>,
    /// The best line from here.
    pub(crate) line: Vec<M>,
    /// Buffers that would otherwise be allocated at every node.
    pub(crate) ranked: Vec<Ranked<M>>,
    pub(crate) listed: Vec<M>,
    pub(crate) tried: Vec<M>,
}

impl<M> Frame<M> {
    pub(crate) fn new() -> Frame<M> {
        Frame {
            eval: None,
            slot: NOWHERE,
            killers: [None, None],
            excluded: None,
            line: Vec::new(),
            ranked: Vec::new(),
            listed: Vec::new(),
            tried: Vec::new(),
        }
    }
}
