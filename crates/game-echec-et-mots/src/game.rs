//! The game itself: what decides, evolves and shows.

use game_core::{
    Arbitrated, Dice, Game, Incident, Lettered, LexiconId, Listing, Malformed, Matches, NextStart, Positions,
    Seat, Standing, Turn, Viewer, Violation, configurable,
};
use lexicon::{Lexicon, Rack};

use crate::state::other;
use crate::words::{LEAST, Words};
use crate::{
    Action, BadAnnouncement, Board, Clause, End, Event, Leap, Leaver, MatchBy, Notice, Phase, ReplyBy, Rules,
    Settlement, Spelling, State, View, bag, emn, notice, refusal, score, view,
};

/// Échec et Mots with its options and its word list chosen.
#[derive(Clone, Debug)]
pub struct EchecEtMots {
    rules: Rules,
    board: Board,
    words: Words,
}

impl EchecEtMots {
    /// The game by `rules` with the words of `lexicon`.
    pub fn new(rules: Rules, lexicon: &'static Lexicon) -> EchecEtMots {
        EchecEtMots {
            rules,
            board: Board::new(rules.layout, rules.dots),
            words: Words {
                lexicon,
                set: rules.word_set(),
            },
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

    /// The word list.
    pub fn word_list(&self) -> &'static Lexicon {
        self.words.lexicon
    }

    /// The leaps of the seat to move that need no word.
    pub fn leaps(&self, state: &State) -> Vec<Leap> {
        let [open, _] = self.moves(state);
        open
    }

    /// The captures of the enemy's last knight, which need a word (M7).
    pub fn finishing(&self, state: &State) -> Vec<Leap> {
        let [_, finishing] = self.moves(state);
        finishing
    }

    fn moves(&self, state: &State) -> [Vec<Leap>; 2] {
        match state.phase() {
            Phase::Play => self.rules.leaps(&self.board, state),
            Phase::Reply | Phase::Over(_) => [Vec::new(), Vec::new()],
        }
    }

    /// The rack of the seat to move after `leap`: the letter it takes counts (A1).
    pub(crate) fn rack_after(&self, state: &State, leap: Leap) -> Rack {
        let mut rack = *state.rack(state.side());
        if let Some(letter) = state.letters().get(leap.to) {
            // M8: twenty-five letters fill no rack past its bounds.
            let _ = rack.put(letter);
        }
        rack
    }

    /// The state after `events`.
    fn after(&self, state: &State, events: &[Event]) -> State {
        let mut after = state.clone();
        events.iter().for_each(|event| after.advance(event));
        after
    }

    fn play(
        &self,
        state: &State,
        leap: Leap,
        announce: Option<&Spelling>,
    ) -> Result<Vec<Event>, Violation<Clause>> {
        refusal::leap(&self.rules, &self.board, state, leap)?;
        let last = leap.capture && state.knights(other(state.side())).len() == 1;
        let moved = Event::Move {
            leap,
            letter: state.letters().get(leap.to),
        };
        let Some(word) = announce else {
            if last {
                return Err(refusal::needs_word(leap.to));
            }
            return Ok(self.quieted(state, vec![moved]));
        };
        match self.announcement(word, &self.rack_after(state, leap)) {
            Ok(()) => Ok(self.answered(state, vec![moved, Event::Announce(Some(word.clone()))])),
            Err(fault) => match self.rules.bad_announce {
                BadAnnouncement::Refuse => Err(fault),
                BadAnnouncement::VoidTurn => Ok(self.quieted(state, vec![Event::Void])),
                // A4: without a word the last knight is not captured.
                BadAnnouncement::ForfeitWord => {
                    let stands = if last { Event::Void } else { moved };
                    Ok(self.answered(state, vec![stands, Event::Announce(None)]))
                }
            },
        }
    }

    /// A1: whether `word` stops the game.
    pub(crate) fn announcement(&self, word: &Spelling, rack: &Rack) -> Result<(), Violation<Clause>> {
        if word.letters().is_some() && word.len() < LEAST {
            return Err(refusal::too_short(word));
        }
        self.words.judge(word, rack, Clause::A1)
    }

    /// A half-move, and the end when nothing can come of the game any more (A5, A6).
    fn quieted(&self, state: &State, mut events: Vec<Event>) -> Vec<Event> {
        let end = self.dried_up(&self.after(state, &events));
        events.extend(end.map(|end| Event::End(Settlement::nobody(end))));
        events
    }

    /// The end of a game that no announcement stops: nothing left to write, or too many quiet half-moves.
    pub(crate) fn dried_up(&self, state: &State) -> Option<End> {
        let wordless = |seat| self.words.longest_length(state.rack(seat)) < LEAST;
        if state.letters().is_empty() && wordless(Seat(0)) && wordless(Seat(1)) {
            return Some(End::Exhausted);
        }
        self.rules.stalled(state.quiet()).then_some(End::Quiet)
    }

    /// An announcement, and the reply when the table composes it (A2).
    fn answered(&self, state: &State, mut events: Vec<Event>) -> Vec<Event> {
        if self.rules.reply == ReplyBy::Auto {
            let after = self.after(state, &events);
            let word = self.words.longest(after.rack(after.side()));
            events.extend(self.replied(&after, word));
        }
        events
    }

    /// A reply, and the end that it makes.
    fn replied(&self, state: &State, word: Option<Spelling>) -> Vec<Event> {
        let reply = Event::Reply(word);
        let after = self.after(state, std::slice::from_ref(&reply));
        let (_, settlement) = after.score(&self.rules).expect("both hands are shown");
        vec![reply, Event::End(settlement)]
    }

    /// O1: who stays scores what their rack is worth now, or a fixed sum if that is more.
    fn forfeited(&self, state: &State, leaver: Leaver, seat: Seat) -> Settlement {
        let winner = other(seat);
        let rack = state.rack(winner);
        let count = |letters: usize| u8::try_from(letters).expect("at most twenty-five letters");
        let letters = count(self.words.longest_length(rack));
        let worth = score::points(&self.rules, letters, count(rack.len()))
            + i16::from(score::bonus(&self.rules, letters));
        let mut totals = [0, 0];
        totals[winner.index()] = worth.max(i16::from(self.rules.forfeit_points));
        let end = match leaver {
            Leaver::Flag => End::Flag,
            Leaver::Resign => End::Resignation,
        };
        Settlement { end, totals }
    }

    fn leave(&self, state: &State, leaver: Leaver, seat: Seat) -> Result<Vec<Event>, Violation<Clause>> {
        refusal::seated(seat)?;
        let left = Event::Leave(leaver, seat);
        if state.phase() == Phase::Play {
            let settlement = self.forfeited(state, leaver, seat);
            return Ok(vec![left, Event::End(settlement)]);
        }
        // O2: the words decide; whoever owes the reply has none, and the caller can do nothing.
        refusal::awaited(state, seat)?;
        let mut events = vec![left];
        events.extend(self.replied(state, None));
        Ok(events)
    }
}

configurable!(EchecEtMots by Rules with &'static Lexicon);

impl Game for EchecEtMots {
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
        State::blank(&self.board)
    }

    fn setup(&self, dice: &mut dyn Dice) -> Vec<Event> {
        vec![Event::Deal(bag::deal(&self.board, dice))]
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase() {
            Phase::Play | Phase::Reply => Turn::of(state.side()),
            Phase::Over(settlement) => Turn::Over(settlement.outcome(self.rules.match_by)),
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
        refusal::awaited(state, seat)?;
        match (state.phase(), action) {
            (Phase::Reply, Action::Reply(word)) => {
                if let Some(word) = word {
                    self.words.judge(word, state.rack(seat), Clause::A2)?;
                }
                Ok(self.replied(state, word.clone()))
            }
            (Phase::Reply, Action::Move { leap, .. }) => Err(refusal::no_more_moves(*leap)),
            (_, Action::Reply(_)) => Err(refusal::nothing_to_reply()),
            (_, Action::Move { leap, announce }) => self.play(state, *leap, announce.as_ref()),
        }
    }

    fn incident(&self, state: &State, incident: Incident) -> Result<Vec<Event>, Violation<Clause>> {
        refusal::open(state)?;
        match incident {
            Incident::Flag(seat) => self.leave(state, Leaver::Flag, seat),
            Incident::Resignation(seat) => self.leave(state, Leaver::Resign, seat),
            Incident::Agreement if state.phase() == Phase::Play => {
                let end = Event::End(Settlement::nobody(End::Agreement));
                Ok(vec![Event::Agree, end])
            }
            Incident::Agreement => Err(refusal::agreement_too_late()),
        }
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        state.advance(event);
    }

    fn redact(&self, before: &State, event: &Event, _viewer: Viewer) -> Notice {
        notice::notice(self, before, event)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, &self.words, state, viewer)
    }

    fn retractable(&self, event: &Event) -> bool {
        !matches!(event, Event::Deal(_))
    }

    /// O2: a minute to compose the reply.
    fn grace(&self, state: &State) -> u64 {
        match state.phase() {
            Phase::Reply => 60_000,
            Phase::Play | Phase::Over(_) => 0,
        }
    }
}

impl Matches for EchecEtMots {
    /// S5, H3.
    fn next_start(&self, _game: u16) -> NextStart {
        self.rules.next_start
    }

    /// H1.
    fn fits_match(&self, games: u16) -> bool {
        games % 2 == 1
    }

    /// H2: a tie calls for one more game.
    fn match_over(&self, standing: Standing<'_>) -> bool {
        let tied = match self.rules.match_by {
            MatchBy::Points => shared(standing.points) && shared(standing.wins),
            MatchBy::Games => shared(standing.wins),
        };
        standing.played >= standing.agreed && !tied
    }
}

impl Arbitrated for EchecEtMots {}

impl Lettered for EchecEtMots {
    fn lexicon(&self) -> Option<LexiconId> {
        Some(LexiconId::of(self.words.lexicon.identity()))
    }

    /// Letters lie on the board, not words: those that count are the announcement and the reply (A1, A2).
    fn senseless(&self, state: &State) -> Option<String> {
        let announced = state.announced()?;
        let called = announced.word.as_ref().map(|word| (word, announced.seat));
        let reply = state.reply.as_ref().and_then(Option::as_ref);
        let replied = reply.map(|word| (word, other(announced.seat)));
        let wrong =
            |&(word, seat): &(&Spelling, Seat)| self.words.judge(word, state.rack(seat), Clause::A1).is_err();
        let said = called.into_iter().chain(replied);
        said.filter(wrong).map(|(word, _)| word.to_string()).next()
    }
}

/// An announcement that an option punishes instead of refusing (A4) is accepted and not listed:
/// there is no end of wrong words.
/// Whether the highest of them is had by more than one.
fn shared<T: Ord>(scores: &[T]) -> bool {
    let best = scores.iter().max();
    scores.iter().filter(|&score| Some(score) == best).count() > 1
}

impl Listing for EchecEtMots {
    fn actions(&self, state: &State, seat: Seat) -> Vec<Action> {
        if !self.turn(state).awaited().contains(seat) {
            return Vec::new();
        }
        if state.phase() == Phase::Reply {
            let words = self.words.all(state.rack(seat), 1).into_iter().map(Some);
            return words.chain([None]).map(Action::Reply).collect();
        }
        let [open, finishing] = self.moves(state);
        let plain = open.iter().map(|&leap| Action::Move { leap, announce: None });
        let mut actions: Vec<Action> = plain.collect();
        // Leaps that take the same letter, or none, announce the same words.
        let mut known: Vec<(Rack, Vec<Spelling>)> = Vec::new();
        for leap in open.into_iter().chain(finishing) {
            let rack = self.rack_after(state, leap);
            let at = known
                .iter()
                .position(|(other, _)| *other == rack)
                .unwrap_or_else(|| {
                    known.push((rack, self.words.all(&rack, LEAST)));
                    known.len() - 1
                });
            actions.extend(known[at].1.iter().map(|word| Action::Move {
                leap,
                announce: Some(word.clone()),
            }));
        }
        actions
    }
}

impl Positions for EchecEtMots {
    fn place(&self, text: &str) -> Result<State, Malformed> {
        emn::read(self, text)
    }

    fn position(&self, state: &State) -> String {
        emn::write(self, state)
    }
}
