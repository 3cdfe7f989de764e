//! The central trait: deciding apart from evolving.

use std::fmt;

use crate::{Clause, Dice, Incident, Notation, Seat, SeatSet, Turn, Viewer, Violation};

/// A rule set with its options chosen and, for a word game, its word list.
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

    /// How many sides its seats go round: seat `s` is of side `s % sides`, and seats of one side are
    /// partners, who win together, share one clock and may speak among themselves. Without partners
    /// every seat is a side of its own.
    fn sides(&self) -> u8 {
        self.seats()
    }

    /// The state before any event.
    fn blank(&self) -> Self::State;

    /// What happens before the first action of a match: the deal. Nothing where chance deals nothing.
    fn setup(&self, _dice: &mut dyn Dice) -> Vec<Self::Event> {
        Vec::new()
    }

    /// Who must act, or how the game ended.
    fn turn(&self, state: &Self::State) -> Turn;

    /// What follows from a seat's action: at least one event. A fault that the rules punish is not
    /// refused: it is an event. So is everything that a word list decided, since `evolve` and `turn`
    /// must read an old journal without it.
    ///
    /// # Errors
    /// When the seat is not awaited or the rules refuse the action; the state is then unchanged by
    /// definition. A refusal costs nothing and can be asked for again and again, so it may depend only
    /// on what the seat may know.
    fn decide(
        &self,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Self::Event>, Violation<Self::Clause>>;

    /// Which of the awaited seats `among`, all held by one player, an action belongs to.
    fn whose(&self, _state: &Self::State, among: SeatSet, _action: &Self::Action) -> Option<Seat> {
        among.iter().next()
    }

    /// What follows from something that happened at the table, outside the board. A seat whose flag
    /// or resignation was accepted is never awaited again.
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

    /// What `viewer` learns of an event that happens in `before`, the state right before this event
    /// and not before the action it belongs to. The one gate of secrecy for events.
    fn redact(&self, before: &Self::State, event: &Self::Event, viewer: Viewer) -> Self::Notice;

    /// What `viewer` sees of a state. The one gate of secrecy for states.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Whether players may agree to take this event back: one that showed a hidden thing may not, nor
    /// one that dice were thrown for.
    fn retractable(&self, _event: &Self::Event) -> bool {
        true
    }

    /// The least time, in milliseconds, that the seats awaited in `state` are granted when it comes
    /// about, however little their clocks have left.
    fn grace(&self, _state: &Self::State) -> u64 {
        0
    }
}
