//! The game itself: what decides, evolves and shows.

use game_core::{
    Arbitrated, Consultation, Dice, Game, Incident, Lettered, LexiconId, Malformed, Matches, Positions, Seat,
    Turn, Viewer, Violation, configurable,
};
use lexicon::Lexicon;

use crate::referee::{Referee, Unplayed};
use crate::refusal::{Refused, of_seat, refuse};
use crate::words::Words;
use crate::{
    Action, Chain, Clause, Coup, CoupKind, Deal, Deed, Drawing, Event, Glyph, Leaving, Notice, OnError,
    Rules, State, Tile, Tiles, View, notice, position, view,
};

/// How many letters a blocked player draws (15.4).
const DRAWN: usize = 2;

/// La Guerre des Mots with its options and its word list chosen.
#[derive(Clone, Debug)]
pub struct GuerreDesMots {
    rules: Rules,
    lexicon: &'static Lexicon,
}

impl GuerreDesMots {
    /// The game by `rules` with the words of `lexicon`.
    pub fn new(rules: Rules, lexicon: &'static Lexicon) -> GuerreDesMots {
        GuerreDesMots { rules, lexicon }
    }

    /// The rules played.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The word list.
    pub fn word_list(&self) -> &'static Lexicon {
        self.lexicon
    }

    /// Whether letters are a word (7.1, 7.2).
    pub fn has_sense(&self, letters: &[Glyph]) -> bool {
        Words::new(&self.rules, self.lexicon).has_sense(letters)
    }

    /// The first word of a chain that has no sense (3.2).
    pub fn nonsense(&self, chain: &Chain) -> Option<String> {
        Words::new(&self.rules, self.lexicon).nonsense_of(chain)
    }

    /// What a coup of `seat` does, whoever's turn it is.
    ///
    /// # Errors
    /// When it is refused, or would cost the turn.
    pub fn weigh(&self, state: &State, seat: Seat, coup: &Coup) -> Result<Deed, Unplayed> {
        self.referee(state, seat).weigh(coup).map(|(deed, _)| deed)
    }

    pub(crate) fn referee<'g>(&'g self, state: &'g State, seat: Seat) -> Referee<'g> {
        Referee {
            rules: &self.rules,
            words: Words::new(&self.rules, self.lexicon),
            state,
            seat,
        }
    }

    fn coup(&self, state: &State, seat: Seat, coup: &Coup) -> Result<Vec<Event>, Refused> {
        match self.weigh(state, seat, coup) {
            Ok(deed) if self.wants_consent(state, seat, coup) => {
                if state.declined.contains(&deed.coup) {
                    return Err(refuse(Clause::C10_5, "already-declined", ()));
                }
                Ok(vec![Event::Ask(Box::new(deed.coup))])
            }
            Ok(deed) => Ok(vec![Event::Coup(Box::new(deed))]),
            Err(Unplayed::Error(mistake)) => Ok(vec![Event::Error(mistake)]),
            Err(Unplayed::Refused(refused)) => Err(refused),
        }
    }

    /// 10.5: whether a coup takes letters back for another player.
    fn wants_consent(&self, state: &State, seat: Seat, coup: &Coup) -> bool {
        coup.kind == CoupKind::Reprise && state.owner_asked(coup).is_some_and(|owner| owner != seat)
    }

    fn consent(&self, state: &State, consents: bool) -> Result<Vec<Event>, Refused> {
        let Some(coup) = state.asked() else {
            return Err(refuse(Clause::C10_5, "nothing-asked", ()));
        };
        if !consents {
            return Ok(vec![Event::Decline]);
        }
        match self.weigh(state, state.turn, coup) {
            Ok(deed) => Ok(vec![Event::Coup(Box::new(deed))]),
            Err(Unplayed::Error(mistake)) => Ok(vec![Event::Error(mistake)]),
            Err(Unplayed::Refused(refused)) => Err(refused),
        }
    }

    /// 15.4.
    fn draw(&self, state: &State, seat: Seat, dice: &mut dyn Dice) -> Result<Vec<Event>, Refused> {
        if state.played > 0 {
            return Err(refuse(Clause::C15_4, "already-played", ()));
        }
        match self.rules.draw {
            Drawing::Never => return Err(refuse(Clause::C15_4, "draw-not-allowed", ())),
            Drawing::Verified if !self.is_blocked(state, seat) => {
                return Err(refuse(Clause::C15_4, "not-blocked", ()));
            }
            Drawing::Declared | Drawing::Verified => {}
        }
        let mut reserve = state.reserve;
        let drawn: Tiles = (0..DRAWN).filter_map(|_| reserve.draw(dice)).collect();
        if drawn.is_empty() {
            return Err(refuse(Clause::C15_4, "reserve-empty", ()));
        }
        Ok(vec![Event::Draw(drawn)])
    }
}

/// 15.3: nothing happens once the game is over.
fn open(state: &State) -> Result<(), Refused> {
    match state.finish {
        Some(_) => Err(refuse(Clause::C15_3, "game-over", ())),
        None => Ok(()),
    }
}

configurable!(GuerreDesMots by Rules with &'static Lexicon);

impl Game for GuerreDesMots {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Notice = Notice;
    type View = View;
    type Clause = Clause;

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    fn blank(&self) -> State {
        State::blank(&self.rules)
    }

    /// 2.4.
    fn setup(&self, dice: &mut dyn Dice) -> Vec<Event> {
        let mut letters = Tiles::letters();
        let mut arsenals = Vec::new();
        for _ in 0..self.rules.seats {
            let mut arsenal: Tiles = [Tile::JOKER, Tile::CROSS].into_iter().collect();
            arsenal.extend((0..self.rules.hand_size()).filter_map(|_| letters.draw(dice)));
            arsenals.push(arsenal);
        }
        if self.rules.reserve_all {
            for tile in [Tile::JOKER, Tile::CROSS] {
                let left = tile.in_box().saturating_sub(self.rules.seats);
                letters.extend(std::iter::repeat_n(tile, usize::from(left)));
            }
        }
        vec![Event::Deal(Box::new(Deal {
            arsenals,
            reserve: letters,
        }))]
    }

    fn turn(&self, state: &State) -> Turn {
        match state.finish {
            Some(finish) => Turn::Over(finish.outcome(self.rules.seats)),
            None if state.due == 0 => Turn::Awaiting(game_core::SeatSet::EMPTY),
            None => Turn::of(view::awaited(state)),
        }
    }

    fn decide(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Event>, Violation<Clause>> {
        open(state)?;
        if seat.0 >= self.rules.seats {
            return Err(of_seat(Clause::C2_3, "no-such-seat", seat));
        }
        let awaited = view::awaited(state);
        if seat != awaited || state.due == 0 {
            return Err(of_seat(Clause::C2_3, "not-your-turn", awaited));
        }
        match action {
            Action::Consent(consents) => self.consent(state, *consents),
            _ if state.asked.is_some() => Err(refuse(Clause::C10_5, "answer-first", ())),
            Action::Coup(coup) => self.coup(state, seat, coup),
            Action::Draw => self.draw(state, seat, dice),
            Action::Pass => Ok(vec![Event::Pass]),
        }
    }

    /// 15.7.
    fn incident(&self, state: &State, incident: Incident) -> Result<Vec<Event>, Violation<Clause>> {
        open(state)?;
        let (seat, leaving) = match incident {
            Incident::Flag(seat) => (seat, Leaving::Flagged),
            Incident::Resignation(seat) => (seat, Leaving::Resigned),
            Incident::Agreement => return Err(refuse(Clause::C15_6, "no-draw-by-agreement", ())),
        };
        if seat.0 >= self.rules.seats {
            return Err(of_seat(Clause::C2_3, "no-such-seat", seat));
        }
        if state.left.contains(seat) {
            return Err(of_seat(Clause::C15_7, "already-left", seat));
        }
        Ok(vec![Event::Leave(seat, leaving)])
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        state.advance(&self.rules, event);
    }

    fn redact(&self, before: &State, event: &Event, viewer: Viewer) -> Notice {
        notice::notice(self, before, event, viewer)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    /// Letters drawn, an accent that was looked for and a coup that showed hidden letters cannot be
    /// unseen.
    fn retractable(&self, event: &Event) -> bool {
        matches!(event, Event::Pass | Event::Ask(_) | Event::Decline)
    }
}

impl Matches for GuerreDesMots {}

impl Arbitrated for GuerreDesMots {}

impl Lettered for GuerreDesMots {
    fn lexicon(&self) -> Option<LexiconId> {
        Some(LexiconId::of(self.lexicon.identity()))
    }

    /// 3.7: every word of every chain.
    fn senseless(&self, state: &State) -> Option<String> {
        state.chains().iter().find_map(|chain| self.nonsense(chain))
    }

    /// 7.6, R-21.
    fn consultation(&self) -> Consultation<Clause> {
        Consultation::Never(Clause::C7_6)
    }

    /// 7.6: where an error costs something, the risk of a word is its player's.
    fn unaided(&self) -> Option<Clause> {
        (self.rules.on_error != OnError::Refuse).then_some(Clause::C7_6)
    }
}

impl Positions for GuerreDesMots {
    fn place(&self, text: &str) -> Result<State, Malformed> {
        position::read(&self.rules, text)
    }

    fn position(&self, state: &State) -> String {
        position::write(&self.rules, state)
    }

    fn position_for(&self, state: &State, viewer: Viewer) -> String {
        position::write_for(&self.rules, state, viewer)
    }
}
