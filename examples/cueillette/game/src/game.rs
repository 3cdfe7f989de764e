//! The game itself: what decides, evolves and shows.

use game_core::{
    Arbitrated, Dice, Game, Incident, Lettered, Listing, Malformed, Matches, Positions, Seat, Turn, Viewer,
    Violation, configurable,
};

use crate::board::{BAG, CORNERS, Cell};
use crate::{Action, Clause, Ending, Event, Notice, Rules, State, Stuck, View, end, position, refusal, view};

/// Cueillette with its options chosen.
#[derive(Clone, Debug)]
pub struct Cueillette {
    rules: Rules,
}

impl Cueillette {
    /// The game by `rules`.
    pub fn new(rules: Rules) -> Cueillette {
        Cueillette { rules }
    }

    /// The rules played.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whose knight moves next (C2, C5); nobody's once the game is over.
    pub(crate) fn mover(&self, state: &State) -> Option<Seat> {
        let can = |seat: &usize| state.leaps(*seat).next().is_some();
        let next = Some(state.side).filter(can);
        let alone = Some(1 - state.side).filter(|_| self.rules.stuck == Stuck::Passes);
        let seat = next.or(alone.filter(can)).filter(|_| state.ended.is_none())?;
        Some(Seat(u8::from(seat == 1)))
    }
}

configurable!(Cueillette by Rules);

impl Game for Cueillette {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Notice = Notice;
    type View = View;
    type Clause = Clause;

    fn seats(&self) -> u8 {
        2
    }

    fn blank(&self) -> State {
        State::blank()
    }

    /// C1. Chance comes from outside, and what it brought is an event: a journal needs no dice.
    fn setup(&self, dice: &mut dyn Dice) -> Vec<Event> {
        let bound = u32::try_from(BAG.len()).expect("a small bag");
        let mut letters = State::blank().letters;
        for cell in Cell::all().filter(|cell| !CORNERS.contains(cell)) {
            letters[cell.0] = Some(BAG[dice.below(bound) as usize]);
        }
        vec![Event::Deal(Box::new(letters))]
    }

    fn turn(&self, state: &State) -> Turn {
        match self.mover(state) {
            Some(seat) => Turn::of(seat),
            None => Turn::Over(end::outcome(state)),
        }
    }

    fn decide(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        _dice: &mut dyn Dice,
    ) -> Result<Vec<Event>, Violation<Clause>> {
        refusal::leap(self, state, seat, action.0)?;
        Ok(vec![Event::Take { seat, to: action.0 }])
    }

    fn incident(&self, state: &State, incident: Incident) -> Result<Vec<Event>, Violation<Clause>> {
        refusal::mover(self, state)?;
        let ending = match incident {
            Incident::Flag(seat) => Ending::Flag(refusal::seated(seat)?),
            Incident::Resignation(seat) => Ending::Resign(refusal::seated(seat)?),
            Incident::Agreement => Ending::Agree,
        };
        Ok(vec![Event::End(ending)])
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        state.advance(event);
    }

    fn redact(&self, before: &State, event: &Event, _viewer: Viewer) -> Notice {
        view::notice(before, event)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }
}

// What a table may ask of a game and this one has not is one line each.
impl Matches for Cueillette {}

impl Arbitrated for Cueillette {}

impl Lettered for Cueillette {}

impl Listing for Cueillette {
    fn actions(&self, state: &State, seat: Seat) -> Vec<Action> {
        match self.mover(state) {
            Some(mover) if mover == seat => state.leaps(seat.index()).map(Action).collect(),
            _ => Vec::new(),
        }
    }
}

impl Positions for Cueillette {
    fn place(&self, text: &str) -> Result<State, Malformed> {
        position::read(text)
    }

    fn position(&self, state: &State) -> String {
        position::write(state)
    }
}
