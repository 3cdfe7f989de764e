//! A chain of words: a small game that is given a word list and says when a dictionary may be opened.
//!
//! The seats say in turn a word of the list that begins where the last one ended. Whoever says a word
//! that no other can follow wins; whoever gives up loses.

use std::fmt;
use std::str::FromStr;

use game_core::{
    Arbitrated, Clause, Consultation, Dice, Game, Incident, Lettered, LexiconId, Malformed, Matches,
    NextStart, Outcome, Seat, SeatSet, Standing, Subject, Turn, Viewer, Violation,
};

/// The usual word list: after `tasse` nothing follows.
pub(crate) const WORDS: &[&str] = &["mot", "tir", "tri", "rat", "roi", "ile", "tasse"];

/// The game with its word list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chain {
    pub(crate) seats: u8,
    /// Partners are awaited together, and any of them says the word.
    pub(crate) sides: u8,
    pub(crate) words: &'static [&'static str],
    pub(crate) dictionary: Consultation<Rule>,
    pub(crate) next_start: NextStart,
    /// The same for the first game of a rematch.
    pub(crate) rematch_start: NextStart,
    /// The least time for each word, in milliseconds.
    pub(crate) grace: u64,
    /// Whether a match has an odd number of games, and one more while the wins are even.
    pub(crate) decisive: bool,
    /// Whether a game begins with the last words of those before it.
    pub(crate) carries: bool,
    /// Whether an arbiter may say `faute`, which loses the game for whoever is to speak.
    pub(crate) arbiter: bool,
}

impl Chain {
    /// The game for two with the usual list, which binds as `dictionary` says.
    pub(crate) fn new(dictionary: Consultation<Rule>) -> Chain {
        Chain {
            seats: 2,
            sides: 2,
            words: WORDS,
            dictionary,
            next_start: NextStart::Alternate,
            rematch_start: NextStart::Alternate,
            grace: 0,
            decisive: false,
            carries: false,
            arbiter: false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// A word is of the list.
    Word,
    /// A word begins where the last one ended, and is said once.
    Link,
    /// The dictionary.
    Dictionary,
    /// The end.
    End,
}

impl Clause for Rule {
    const ALL: &'static [Rule] = &[Rule::Word, Rule::Link, Rule::Dictionary, Rule::End];

    fn id(self) -> &'static str {
        match self {
            Rule::Word => "M-1",
            Rule::Link => "M-2",
            Rule::Dictionary => "M-3",
            Rule::End => "M-4",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    said: Vec<String>,
    turn: u8,
    stuck: bool,
    gone: Option<Seat>,
}

/// A word that a seat says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Say(String);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Said(String),
    /// No word of the list follows: an event, since only the list knows.
    Stuck,
    Gone(Seat),
}

impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Say {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Say, Malformed> {
        match text.find(|letter: char| !letter.is_ascii_lowercase()) {
            None if !text.is_empty() => Ok(Say(text.to_owned())),
            at => Err(Malformed::new(at.unwrap_or_default(), "small letters")),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Said(word) => word.fmt(f),
            Event::Stuck => f.write_str("!"),
            Event::Gone(seat) => write!(f, "-{seat}"),
        }
    }
}

impl FromStr for Event {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Event, Malformed> {
        if text == "!" {
            return Ok(Event::Stuck);
        }
        match text.strip_prefix('-') {
            Some(seat) => seat
                .parse()
                .map(|seat| Event::Gone(Seat(seat)))
                .map_err(|_| Malformed::new(1, "a seat")),
            None => text.parse().map(|Say(word)| Event::Said(word)),
        }
    }
}

/// Whether `word` can be said after `said`.
fn links(said: &[String], word: &str) -> bool {
    let begins = said
        .last()
        .and_then(|last| last.chars().next_back())
        .is_none_or(|end| word.starts_with(end));
    begins && said.iter().all(|before| before != word)
}

impl Game for Chain {
    type State = State;
    type Action = Say;
    type Event = Event;
    type Notice = String;
    type View = Vec<String>;
    type Clause = Rule;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn sides(&self) -> u8 {
        self.sides
    }

    fn blank(&self) -> State {
        State {
            said: Vec::new(),
            turn: 0,
            stuck: false,
            gone: None,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        let is_of = |seat: &Seat, side: u8| seat.0 % self.sides == side % self.sides;
        let all = SeatSet::first(self.seats);
        let side = |side: u8| all.iter().filter(|seat| is_of(seat, side)).collect::<SeatSet>();
        match state.gone {
            Some(gone) => {
                let others = all.iter().filter(|seat| !is_of(seat, gone.0));
                Turn::Over(Outcome::won(
                    others.collect::<SeatSet>(),
                    self.seats,
                    "M-4",
                    "gone",
                ))
            }
            None if state.stuck => {
                let last = side(state.turn + self.seats - 1);
                Turn::Over(Outcome::won(last, self.seats, "M-4", "stuck"))
            }
            None => Turn::Awaiting(side(state.turn)),
        }
    }

    fn decide(
        &self,
        state: &State,
        seat: Seat,
        Say(word): &Say,
        _dice: &mut dyn Dice,
    ) -> Result<Vec<Event>, Violation<Rule>> {
        let refused = |clause, code| Violation::new(clause, code, Subject::Word(word.clone()));
        if !self.turn(state).awaited().contains(seat) {
            return Err(refused(Rule::Link, "not-awaited"));
        }
        if !self.words.contains(&word.as_str()) {
            return Err(refused(Rule::Word, "unknown"));
        }
        if !links(&state.said, word) {
            return Err(refused(Rule::Link, "no-link"));
        }
        let mut said = state.said.clone();
        said.push(word.clone());
        let mut events = vec![Event::Said(word.clone())];
        if !self.words.iter().any(|next| links(&said, next)) {
            events.push(Event::Stuck);
        }
        Ok(events)
    }

    fn incident(&self, state: &State, incident: Incident) -> Result<Vec<Event>, Violation<Rule>> {
        match incident {
            _ if self.turn(state).outcome().is_some() => Err(Violation::new(Rule::End, "over", ())),
            Incident::Agreement => Err(Violation::new(Rule::End, "no-draws", ())),
            Incident::Flag(seat) | Incident::Resignation(seat) => Ok(vec![Event::Gone(seat)]),
        }
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        match event {
            Event::Said(word) => {
                state.said.push(word.clone());
                state.turn = (state.turn + 1) % self.seats;
            }
            Event::Stuck => state.stuck = true,
            Event::Gone(seat) => state.gone = Some(*seat),
        }
    }

    fn redact(&self, _before: &State, event: &Event, _viewer: Viewer) -> String {
        event.to_string()
    }

    fn view(&self, state: &State, _viewer: Viewer) -> Vec<String> {
        state.said.clone()
    }

    fn grace(&self, _: &State) -> u64 {
        self.grace
    }
}

impl Matches for Chain {
    fn deal(&self, earlier: &[State], dice: &mut dyn Dice) -> Vec<Event> {
        if !self.carries {
            return self.setup(dice);
        }
        let firsts = earlier.iter().filter_map(|state| state.said.last());
        firsts.cloned().map(Event::Said).collect()
    }

    fn next_start(&self, game: u16) -> NextStart {
        if game == 1 {
            self.rematch_start
        } else {
            self.next_start
        }
    }

    fn fits_match(&self, games: u16) -> bool {
        !self.decisive || games % 2 == 1
    }

    fn match_over(&self, standing: Standing<'_>) -> bool {
        let even = standing.wins.iter().all(|wins| *wins == standing.wins[0]);
        standing.played >= standing.agreed && !(self.decisive && even)
    }
}

impl Arbitrated for Chain {
    fn has_arbiter(&self) -> bool {
        self.arbiter
    }

    fn arbitrate(&self, state: &State, Say(word): &Say) -> Option<Result<Vec<Event>, Violation<Rule>>> {
        let refused = || Violation::new(Rule::End, "no-ruling", ());
        let at_fault = || Event::Gone(Seat(state.turn));
        let ruled = (word == "faute").then(|| vec![at_fault()]);
        self.arbiter.then(|| ruled.ok_or_else(refused))
    }
}

impl Lettered for Chain {
    fn lexicon(&self) -> Option<LexiconId> {
        Some(LexiconId::new("chain", &self.words.join(".")))
    }

    fn consultation(&self) -> Consultation<Rule> {
        self.dictionary
    }

    fn unaided(&self) -> Option<Rule> {
        match self.dictionary {
            Consultation::Never(rule) => Some(rule),
            _ => None,
        }
    }
}
