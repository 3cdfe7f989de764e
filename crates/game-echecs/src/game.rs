//! The game itself: what decides, evolves and shows.

use game_core::{
    Arbitrated, Configurable, Dice, Game, Incident, Lettered, Listing, Malformed, Matches, OptionFault,
    OptionSpec, Positions, Seat, Turn, Viewer, Violation,
};
use shakmaty::{Chess, Position as _};

use crate::notation::{Ending, color_of, seat_of};
use crate::rules::Chosen;
use crate::{Action, ChessRules, Clause, Event, Notice, State, View, fen, notice, refusal, view};

/// Chess with its options chosen.
#[derive(Clone, Debug)]
pub struct Echecs {
    rules: ChessRules,
    start: Chess,
}

impl Echecs {
    /// Chess by `rules` from the usual start.
    pub fn new(rules: ChessRules) -> Echecs {
        Echecs {
            rules,
            start: Chess::default(),
        }
    }

    /// Chess by `rules` from a position known to be sound.
    pub(crate) fn with_start(rules: ChessRules, start: Chess) -> Echecs {
        Echecs { rules, start }
    }

    /// The same game from another position.
    ///
    /// # Errors
    /// When `position` is not the FEN of a position that can stand on the board.
    pub fn starting_from(self, position: &str) -> Result<Echecs, Malformed> {
        Ok(Echecs {
            start: fen::read(position)?,
            ..self
        })
    }

    /// The rules played.
    pub fn rules(&self) -> ChessRules {
        self.rules
    }

    /// The position that the game starts from.
    pub(crate) fn start(&self) -> &Chess {
        &self.start
    }
}

impl Configurable for Echecs {
    type Materials = ();

    const OPTIONS: &'static [OptionSpec] = Chosen::OPTIONS;

    fn configure(settings: &[(String, String)], (): ()) -> Result<Echecs, OptionFault> {
        let Chosen { profile, start } = Chosen::configure(settings)?;
        Ok(Echecs::with_start(profile, start))
    }

    fn settings(&self) -> Vec<(&'static str, String)> {
        let chosen = Chosen {
            profile: self.rules,
            start: self.start.clone(),
        };
        chosen.settings()
    }
}

impl Game for Echecs {
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
        State::new(self.rules, self.start.clone())
    }

    fn turn(&self, state: &State) -> Turn {
        match state.end() {
            Some(end) => Turn::Over(end.outcome()),
            None => Turn::of(seat_of(state.position().turn())),
        }
    }

    fn decide(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        _dice: &mut dyn Dice,
    ) -> Result<Vec<Event>, Violation<Clause>> {
        refusal::open(state)?;
        let awaited = seat_of(state.position().turn());
        if seat != awaited {
            return Err(Violation::new(
                Clause::L1,
                "not-your-turn",
                game_core::Subject::Seat(awaited),
            ));
        }
        match *action {
            Action::Move(ply) => match self.rules.find(state.position(), ply) {
                Some(_) => Ok(vec![Event::Move(ply)]),
                None => Err(refusal::diagnose(self.rules, state.position(), ply)),
            },
            Action::Claim => match state.claimable(self.rules) {
                Some(right) => Ok(vec![Event::End(Ending::Claim(right))]),
                None => Err(refusal::no_claim(self.rules, state)),
            },
        }
    }

    fn incident(&self, state: &State, incident: Incident) -> Result<Vec<Event>, Violation<Clause>> {
        refusal::open(state)?;
        let ending = match incident {
            Incident::Flag(seat) => Ending::Flag(color_of(refusal::seated(seat)?)),
            Incident::Resignation(seat) => Ending::Resign(color_of(refusal::seated(seat)?)),
            Incident::Agreement => {
                refusal::both_moved(state)?;
                Ending::Agree
            }
        };
        Ok(vec![Event::End(ending)])
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        match *event {
            Event::Move(ply) => state.advance(self.rules, ply),
            Event::End(ending) => state.close(ending),
        }
    }

    fn redact(&self, before: &State, event: &Event, _viewer: Viewer) -> Notice {
        notice::notice(self.rules, before, event)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self.rules, state, viewer)
    }
}

impl Matches for Echecs {}

impl Arbitrated for Echecs {}

impl Lettered for Echecs {}

impl Listing for Echecs {
    fn actions(&self, state: &State, seat: Seat) -> Vec<Action> {
        if !self.turn(state).awaited().contains(seat) {
            return Vec::new();
        }
        let moves = self.rules.legal(state.position());
        let mut actions: Vec<Action> = moves
            .into_iter()
            .map(|m| Action::Move(self.rules.spell(m)))
            .collect();
        if state.claimable(self.rules).is_some() {
            actions.push(Action::Claim);
        }
        actions
    }
}

impl Positions for Echecs {
    fn place(&self, text: &str) -> Result<State, Malformed> {
        Ok(State::new(self.rules, fen::read(text)?))
    }

    fn position(&self, state: &State) -> String {
        fen::write(state.position())
    }

    fn start(&self) -> Option<State> {
        Some(self.blank())
    }
}
