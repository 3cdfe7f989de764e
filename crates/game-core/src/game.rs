//! The central trait: deciding apart from evolving.

use std::fmt;

use crate::{
    Clause, Consultation, Dice, Incident, LexiconId, NextStart, Notation, Seat, SeatSet, Standing, Turn,
    Viewer, Violation,
};

/// What follows from an arbiter's ruling, or why the rules refuse it.
pub type Ruled<G> = Result<Vec<<G as Game>::Event>, Violation<<G as Game>::Clause>>;

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

    /// What happens before the first action of a match: the deal.
    fn setup(&self, dice: &mut dyn Dice) -> Vec<Self::Event>;

    /// The deal of a game that follows others of the same match, which ended in the states `earlier`,
    /// oldest first.
    fn deal(&self, _earlier: &[Self::State], dice: &mut dyn Dice) -> Vec<Self::Event> {
        self.setup(dice)
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

    /// Who plays the first seat in the game of a match that follows, the one numbered `game`; 1 when the
    /// match is played again.
    fn next_start(&self, _game: u16) -> NextStart {
        NextStart::Alternate
    }

    /// Whether a match of so many games may be agreed on.
    fn fits_match(&self, _games: u16) -> bool {
        true
    }

    /// Whether a match that stands so is over.
    fn match_over(&self, standing: Standing<'_>) -> bool {
        standing.played >= standing.agreed
    }

    /// Whether a table may have an arbiter, who plays nothing and rules on what happens.
    fn has_arbiter(&self) -> bool {
        false
    }

    /// What follows from a ruling of the arbiter: an action that no seat may take. `None` where the game
    /// knows no arbiter; a ruling that the rules do not leave to one is refused like any action.
    fn arbitrate(&self, _state: &Self::State, _ruling: &Self::Action) -> Option<Ruled<Self>> {
        None
    }

    /// The word list that `decide` asks; none for a game without words.
    fn lexicon(&self) -> Option<LexiconId> {
        None
    }

    /// The first word that counts in `state` and that the word list, asked now, does not admit: none as
    /// long as the game obeys its own rules, and none for a game without words. Which words count is for
    /// the game to say: those that lie on the board, or those that were written or announced.
    fn senseless(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// When its players may consult the dictionary while a game is under way.
    fn consultation(&self) -> Consultation<Self::Clause> {
        Consultation::Free
    }
}
