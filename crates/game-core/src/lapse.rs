//! What is wrong with an action that was accepted all the same.

use crate::{Clause, Game, Seat, Subject, Violation};

/// A game that may accept an action which is a fault, and punish it.
pub trait Lapses: Game {
    /// What was wrong with an action that was accepted in `before` and led to `events`; nothing where
    /// every fault is refused.
    fn lapse(&self, _before: &Self::State, _action: &Self::Action, _events: &[Self::Event]) -> Option<Lapse> {
        None
    }
}

/// What a lapse costs whoever made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cost {
    /// Nothing yet: the other side may claim that it be made good.
    Claim,
    /// The move, which is taken back.
    Move,
    /// The right that was claimed; the rest of the action stands.
    Right,
    /// The turn.
    Turn,
    /// The word that would have counted.
    Word,
    /// The game.
    Game,
}

impl Cost {
    /// Every cost.
    pub const ALL: [Cost; 6] = [
        Cost::Claim,
        Cost::Move,
        Cost::Right,
        Cost::Turn,
        Cost::Word,
        Cost::Game,
    ];

    /// The code that sentences are keyed by.
    pub fn code(self) -> &'static str {
        match self {
            Cost::Claim => "claim",
            Cost::Move => "move",
            Cost::Right => "right",
            Cost::Turn => "turn",
            Cost::Word => "word",
            Cost::Game => "game",
        }
    }
}

/// An action that was accepted and broke a rule all the same: a fault that the rules punish instead of
/// refusing it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lapse {
    /// Whose it is.
    pub seat: Seat,
    /// The rule broken, by its id.
    pub clause: &'static str,
    /// How, as a code that sentences are keyed by.
    pub code: &'static str,
    /// What broke it.
    pub subject: Subject,
    /// What it costs.
    pub cost: Cost,
}

impl Lapse {
    /// What would have been refused, had it not been punished.
    pub fn of<C: Clause>(seat: Seat, violation: Violation<C>, cost: Cost) -> Lapse {
        Lapse {
            seat,
            clause: violation.clause.id(),
            code: violation.code,
            subject: violation.subject,
            cost,
        }
    }
}
