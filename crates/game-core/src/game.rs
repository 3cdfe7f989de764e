//! The central trait: deciding apart from evolving.

use std::fmt;

use crate::{Clause, Dice, Incident, Notation, Seat, Turn, Viewer, Violation};

/// A rule set with its options chosen.
pub trait Game: Send + Sync + 'static {
    /// The whole truth of a game under way. It is never serialized: it is folded from events.
    type State: Clone + Eq + fmt::Debug + Send + Sync;
    /// What a seat asks.
    type Action: Clone + Eq + fmt::Debug + Notation + Send;
    /// What happened, chance included.
    type Event: Clone + Eq + fmt::Debug + Notation + Send + Sync;
    /// An event as one viewer learns it.
    type Notice: Clone + Eq + fmt::Debug + Send;
    /// The table as one viewer sees it.
    type View: PartialEq + fmt::Debug + Send;
    /// The numbered rules.
    type Clause: Clause;

    /// How many seats the game has with these options.
    fn seats(&self) -> u8;

    /// The state before any event.
    fn blank(&self) -> Self::State;

    /// What happens before the first action: the deal.
    fn setup(&self, dice: &mut dyn Dice) -> Vec<Self::Event>;

    /// Who must act, or how the game ended.
    fn turn(&self, state: &Self::State) -> Turn;

    /// What follows from a seat's action.
    ///
    /// # Errors
    /// When the rules refuse it; the state is then unchanged by definition.
    fn decide(
        &self,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Self::Event>, Violation<Self::Clause>>;

    /// What follows from something that happened at the table, outside the board.
    ///
    /// # Errors
    /// When the rules do not know such an end, or the game is over.
    fn incident(
        &self,
        state: &Self::State,
        incident: Incident,
    ) -> Result<Vec<Self::Event>, Violation<Self::Clause>>;

    /// Brings the state past an event. Events come from `setup`, `decide` and `incident` only.
    fn evolve(&self, state: &mut Self::State, event: &Self::Event);

    /// What `viewer` learns of an event that happens in `before`. The one gate of secrecy for events.
    fn redact(&self, before: &Self::State, event: &Self::Event, viewer: Viewer) -> Self::Notice;

    /// What `viewer` sees of a state. The one gate of secrecy for states.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Whether players may agree to take this event back: one that showed a hidden thing may not.
    fn retractable(&self, _event: &Self::Event) -> bool {
        true
    }
}
