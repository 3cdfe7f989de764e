//! What a mind has come to, in the moves of its engine, before a player makes an action of it.
//!
//! Minds come to it in different ways: one searches, one weighs several moves and strays, one moves at once. The
//! player around them need not know which it has.

use search::{Control, Engine, Position, Rated, Request, Value};

/// What a mind has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<M> {
    /// The moves expected, beginning with the chosen one; empty where it knows none.
    pub line: Vec<M>,
    /// What they are worth to the side that moves.
    pub value: Value,
    /// How deep it looked, in plies.
    pub depth: u8,
    /// How many positions it looked at.
    pub nodes: u64,
}

impl<M> Thought<M> {
    /// A move that took no thought, if there is one.
    pub fn at_once(mv: Option<M>) -> Thought<M> {
        Thought {
            line: mv.into_iter().collect(),
            value: 0,
            depth: 0,
            nodes: 1,
        }
    }

    /// A move chosen among several that were looked at so deep.
    pub fn chosen(rated: Option<Rated<M>>, depth: u8, nodes: u64) -> Thought<M> {
        Thought {
            value: rated.as_ref().map_or(0, |rated| rated.value),
            line: rated.into_iter().map(|rated| rated.mv).collect(),
            depth,
            nodes,
        }
    }

    /// What an engine finds until `control` says stop.
    pub fn searched<P: Position<Move = M>>(
        engine: &mut Engine<P>,
        request: &Request<'_, P>,
        control: &impl Control,
    ) -> Thought<M> {
        let report = engine.search(request, control, &mut |_| {});
        Thought {
            line: report.line,
            value: report.value,
            depth: report.depth,
            nodes: report.nodes,
        }
    }
}
