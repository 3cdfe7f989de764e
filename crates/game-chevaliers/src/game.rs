//! The game itself: what decides, evolves and shows.

use game_core::{
    Arbitrated, Dice, Game, Incident, Lettered, Listing, Malformed, Matches, Positions, Seat, SeatSet, Turn,
    Viewer, Violation, configurable,
};

use crate::battle::Battle;
use crate::layout::{KNIGHTS, MEN};
use crate::piece::seat_of_four;
use crate::{
    Action, Arm, Board, Clause, Ending, Event, Notice, Players, Ply, Rules, State, View, boards, notice,
    position, refusal, view,
};

/// Échec aux Chevaliers with its options chosen.
#[derive(Clone, Debug)]
pub struct Chevaliers {
    rules: Rules,
    board: Board,
}

impl Chevaliers {
    /// The game by `rules`.
    ///
    /// # Panics
    /// When `rules` name no layout of the house.
    pub fn new(rules: Rules) -> Chevaliers {
        let layout = boards::layout(rules.layout).expect("rules name a layout that the build has checked");
        Chevaliers {
            rules,
            board: Board::new(layout),
        }
    }

    /// The rules played.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The board played on.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What the pieces may do in `state`, by whichever seat: a position that is drawn where it stands
    /// (R19) has moves, though nobody is awaited to make one. One that is won has none.
    pub fn movements(&self, state: &State) -> Vec<Ply> {
        match state.battle().won(&self.rules, &self.board) {
            Some(_) => Vec::new(),
            None => state.battle().legal(&self.rules, &self.board),
        }
    }

    /// The most actions that a game can have.
    ///
    /// A move makes progress or is one of fewer than `no_progress` in a row that do not (R19). Progress
    /// is a capture, of which there are at most 33 before the last, or a line that a man gains: the
    /// lines before all men at the start, and two more for every capture that takes one back. A claim
    /// undoes one move and is followed by a capture, so that each capture allows for two more actions.
    pub fn longest_game(&self) -> usize {
        let captures = 2 * (KNIGHTS + MEN);
        let start = self.board.start();
        let lines: usize = self
            .board
            .cells()
            .filter_map(|at| Some((at, start[usize::from(at)]?)))
            .filter(|(_, piece)| piece.arm == Arm::Men)
            .map(|(at, piece)| self.board.ahead(at, piece.camp))
            .sum();
        let progress = captures + lines + 2 * captures;
        (progress + 1) * usize::from(self.rules.no_progress) + 2 * captures
    }

    /// Whether a seat may move an arm now, where its camp may.
    pub(crate) fn moves_arm(&self, state: &State, seat: Seat, arm: Arm) -> bool {
        let held = self.rules.seats == Players::Two || Arm::of(seat) == arm;
        let turn = state.battle().mover(&self.rules, &self.board);
        held && turn.is_none_or(|mover| mover == arm)
    }

    /// The seats that may act.
    pub(crate) fn awaited(&self, state: &State) -> SeatSet {
        let camp = state.camp();
        if self.rules.seats == Players::Two {
            return Seat(camp as u8).into();
        }
        if let Some(arm) = state.battle().mover(&self.rules, &self.board) {
            return seat_of_four(camp, arm).into();
        }
        let plies = state.battle().legal(&self.rules, &self.board);
        let has = |arm: Arm| {
            state.claimable()
                || plies.iter().any(|ply| {
                    state
                        .piece(&self.board, ply.from)
                        .is_some_and(|piece| piece.arm == arm)
                })
        };
        Arm::BOTH
            .into_iter()
            .filter(|&arm| has(arm))
            .map(|arm| seat_of_four(camp, arm))
            .collect()
    }

    /// Brings a state past an event.
    pub(crate) fn bring(&self, state: &mut State, event: &Event) {
        match event {
            Event::Move(ply) => state.advance(&self.rules, &self.board, ply),
            Event::Claim => state.claim(),
            Event::End(ending) => state.close(*ending),
        }
    }
}

configurable!(Chevaliers by Rules);

impl Game for Chevaliers {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Notice = Notice;
    type View = View;
    type Clause = Clause;

    fn seats(&self) -> u8 {
        self.rules.seat_count()
    }

    /// R1, R20: partners or not, there are two camps.
    fn sides(&self) -> u8 {
        2
    }

    fn blank(&self) -> State {
        let battle = Battle::start(&self.rules, &self.board);
        State::new(&self.rules, &self.board, battle, 0, 1)
    }

    fn turn(&self, state: &State) -> Turn {
        match state.end() {
            Some(end) => Turn::Over(end.outcome(self.seats())),
            None => Turn::Awaiting(self.awaited(state)),
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
        refusal::seated(self, seat)?;
        refusal::turn(self, state, seat)?;
        match action {
            Action::Claim if state.claimable() => Ok(vec![Event::Claim]),
            Action::Claim => Err(refusal::no_fault()),
            Action::Move(ply) => {
                let piece = state.piece(&self.board, ply.from);
                let own = piece.is_some_and(|piece| self.moves_arm(state, seat, piece.arm));
                if own && state.battle().legal(&self.rules, &self.board).contains(ply) {
                    Ok(vec![Event::Move(ply.clone())])
                } else {
                    Err(refusal::diagnose(self, state, seat, ply))
                }
            }
        }
    }

    /// R20: a move belongs to whoever has the arm of its piece.
    fn whose(&self, state: &State, among: SeatSet, action: &Action) -> Option<Seat> {
        let arm = match action {
            Action::Move(ply) => state.piece(&self.board, ply.from).map(|piece| piece.arm),
            Action::Claim => None,
        };
        among
            .iter()
            .find(|&seat| arm.is_some_and(|arm| self.moves_arm(state, seat, arm)))
            .or_else(|| among.iter().next())
    }

    fn incident(&self, state: &State, incident: Incident) -> Result<Vec<Event>, Violation<Clause>> {
        refusal::open(state)?;
        let ending = match incident {
            Incident::Flag(seat) => Ending::Flag(refusal::seated(self, seat)?),
            Incident::Resignation(seat) => Ending::Resign(refusal::seated(self, seat)?),
            Incident::Agreement => Ending::Agree,
        };
        Ok(vec![Event::End(ending)])
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        self.bring(state, event);
    }

    fn redact(&self, before: &State, event: &Event, _viewer: Viewer) -> Notice {
        notice::notice(self, before, event)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }
}

/// R3: the camps change with each game.
impl Matches for Chevaliers {}

impl Arbitrated for Chevaliers {}

impl Lettered for Chevaliers {}

impl Listing for Chevaliers {
    fn actions(&self, state: &State, seat: Seat) -> Vec<Action> {
        if !self.turn(state).awaited().contains(seat) {
            return Vec::new();
        }
        let plies = state.battle().legal(&self.rules, &self.board).into_iter();
        let own = |ply: &Ply| {
            state
                .piece(&self.board, ply.from)
                .is_some_and(|piece| self.moves_arm(state, seat, piece.arm))
        };
        let mut actions: Vec<Action> = plies.filter(own).map(Action::Move).collect();
        if state.claimable() {
            actions.push(Action::Claim);
        }
        actions
    }
}

impl Positions for Chevaliers {
    fn place(&self, text: &str) -> Result<State, Malformed> {
        position::read(&self.rules, &self.board, text)
    }

    fn position(&self, state: &State) -> String {
        position::write(&self.board, state)
    }

    fn start(&self) -> Option<State> {
        Some(self.blank())
    }
}
