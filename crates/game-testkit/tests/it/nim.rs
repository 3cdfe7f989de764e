//! Nim with a hidden card in each hand: small, but with chance, secrets, listing and positions.

use std::fmt;
use std::str::FromStr;

use game_core::{
    Clause, Dice, Game, Incident, Lettered, Listing, Malformed, NoDice, Outcome, Positions, Seat, Subject,
    Turn, Viewer, Violation,
};

/// One way to break a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    Sound,
    /// What is left is a word that no list admits.
    LeavesNonsense,
    /// The text of an event loses something.
    ForgetfulText,
    /// A listed action is refused.
    ListsTooMuch,
    /// An accepted action is not listed.
    ListsTooLittle,
    /// The view shows the other card.
    ShowsCards,
    /// The notice shows the other card.
    TellsCards,
    /// The notice of a taking hints at the other card.
    WhispersCards,
    /// A refusal depends on the other card.
    RefusesByCards,
    /// What a taking leaves depends on the card of whoever takes.
    LeavesByCards,
    /// Taking takes nothing.
    NeverEnds,
    /// Anyone may take at any time.
    OutOfTurn,
    /// A resignation is accepted and forgotten.
    ResignsInVain,
    /// The position's text leaves the heap out.
    LosesHeap,
}

#[derive(Debug)]
pub(crate) struct Nim {
    pub(crate) flaw: Flaw,
    pub(crate) heap: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) heap: u8,
    pub(crate) taken: u8,
    pub(crate) turn: u8,
    pub(crate) cards: [u8; 2],
    gone: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Take(pub(crate) u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Dealt(u8, u8),
    Took(u8),
    Gone(u8),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    Dealt(Option<u8>),
    Took(u8),
    Gone(u8),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    heap: u8,
    card: Option<u8>,
    other: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    Take,
    End,
}

impl Clause for Rule {
    const ALL: &'static [Rule] = &[Rule::Take, Rule::End];
    fn id(self) -> &'static str {
        match self {
            Rule::Take => "N-1",
            Rule::End => "N-2",
        }
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = Malformed;
    fn from_str(text: &str) -> Result<Take, Malformed> {
        let count = text.strip_prefix("take ").and_then(|count| count.parse().ok());
        count.map(Take).ok_or(Malformed::new(0, "take and a number"))
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // Two digits are all that the text keeps of the first card.
            Event::Dealt(first, second) => write!(f, "dealt {} {second}", first.min(&99)),
            Event::Took(count) => write!(f, "took {count}"),
            Event::Gone(seat) => write!(f, "gone {seat}"),
        }
    }
}

impl FromStr for Event {
    type Err = Malformed;
    fn from_str(text: &str) -> Result<Event, Malformed> {
        let fault = Malformed::new(0, "an event");
        let number = |word: &str| word.parse().map_err(|_| fault.clone());
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["dealt", first, second] => Ok(Event::Dealt(number(first)?, number(second)?)),
            ["took", count] => Ok(Event::Took(number(count)?)),
            ["gone", seat] => Ok(Event::Gone(number(seat)?)),
            _ => Err(fault),
        }
    }
}

impl Game for Nim {
    type State = State;
    type Action = Take;
    type Event = Event;
    type Notice = Notice;
    type View = View;
    type Clause = Rule;

    fn seats(&self) -> u8 {
        2
    }

    fn blank(&self) -> State {
        State {
            heap: self.heap,
            taken: 0,
            turn: 0,
            cards: [0, 0],
            gone: None,
        }
    }

    fn setup(&self, dice: &mut dyn Dice) -> Vec<Event> {
        let least = if self.flaw == Flaw::ForgetfulText { 200 } else { 1 };
        let mut card = || u8::try_from(dice.below(5) + least).unwrap();
        vec![Event::Dealt(card(), card())]
    }

    fn turn(&self, state: &State) -> Turn {
        match state.gone {
            Some(seat) if self.flaw != Flaw::ResignsInVain => {
                Turn::Over(Outcome::won(Seat(1 - seat), 2, "N-2", "gone"))
            }
            _ if state.heap == 0 => Turn::Over(Outcome::won(Seat(state.turn), 2, "N-2", "last")),
            _ => Turn::of(Seat(state.turn)),
        }
    }

    fn decide(
        &self,
        state: &State,
        seat: Seat,
        action: &Take,
        _dice: &mut dyn Dice,
    ) -> Result<Vec<Event>, Violation<Rule>> {
        if self.turn(state).outcome().is_some() {
            return Err(Violation::new(Rule::End, "over", ()));
        }
        if seat != Seat(state.turn) && self.flaw != Flaw::OutOfTurn {
            return Err(Violation::new(Rule::Take, "not-your-turn", Subject::Seat(seat)));
        }
        if !(1..=3).contains(&action.0) || action.0 > state.heap {
            let count = Subject::Number(i64::from(action.0));
            return Err(Violation::new(Rule::Take, "wrong-count", count));
        }
        if self.flaw == Flaw::RefusesByCards
            && action.0 == 2
            && state.cards[1 - seat.index()].is_multiple_of(2)
        {
            return Err(Violation::new(Rule::Take, "wrong-count", ()));
        }
        Ok(vec![Event::Took(action.0)])
    }

    fn incident(&self, state: &State, incident: Incident) -> Result<Vec<Event>, Violation<Rule>> {
        match incident {
            _ if self.turn(state).outcome().is_some() => Err(Violation::new(Rule::End, "over", ())),
            Incident::Agreement => Err(Violation::new(Rule::End, "no-draws", ())),
            Incident::Flag(seat) | Incident::Resignation(seat) => Ok(vec![Event::Gone(seat.0)]),
        }
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        match *event {
            Event::Dealt(first, second) => state.cards = [first, second],
            Event::Took(count) => {
                if self.flaw != Flaw::NeverEnds {
                    state.heap -= count;
                }
                if self.flaw == Flaw::LeavesByCards {
                    let odd = state.cards[usize::from(state.turn)] % 2;
                    state.heap = state.heap.saturating_sub(odd);
                }
                state.taken = state.taken.wrapping_add(count);
                state.turn = 1 - state.turn;
            }
            Event::Gone(seat) => state.gone = Some(seat),
        }
    }

    fn redact(&self, before: &State, event: &Event, viewer: Viewer) -> Notice {
        match (*event, viewer) {
            (Event::Dealt(first, _), Viewer::Seat(Seat(0))) => Notice::Dealt(Some(first)),
            (Event::Dealt(_, second), _) if self.flaw == Flaw::TellsCards => Notice::Dealt(Some(second)),
            (Event::Dealt(_, second), Viewer::Seat(_)) => Notice::Dealt(Some(second)),
            (Event::Dealt(..), Viewer::Spectator) => Notice::Dealt(None),
            (Event::Took(count), _) if self.flaw == Flaw::WhispersCards => {
                Notice::Took(count + before.cards[usize::from(before.turn)])
            }
            (Event::Took(count), _) => Notice::Took(count),
            (Event::Gone(seat), _) => Notice::Gone(seat),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let (card, other) = match viewer {
            Viewer::Seat(seat) => (
                Some(state.cards[seat.index()]),
                Some(state.cards[1 - seat.index()]),
            ),
            Viewer::Spectator => (None, None),
        };
        View {
            heap: state.heap,
            card,
            other: other.filter(|_| self.flaw == Flaw::ShowsCards),
        }
    }
}

impl Lettered for Nim {
    fn senseless(&self, state: &State) -> Option<String> {
        let left = self.flaw == Flaw::LeavesNonsense && state.heap == 5;
        left.then(|| "CINQ".to_owned())
    }
}

impl Listing for Nim {
    fn actions(&self, state: &State, seat: Seat) -> Vec<Take> {
        if !self.turn(state).awaited().contains(seat) {
            return Vec::new();
        }
        let most = match self.flaw {
            Flaw::ListsTooMuch => 3,
            Flaw::ListsTooLittle => 1,
            _ => state.heap.min(3),
        };
        let listed = (1..=most).map(Take);
        if self.flaw == Flaw::RefusesByCards {
            // Honest about what it refuses: only the law of secrecy can find the fault.
            let accepted = |take: &Take| self.decide(state, seat, take, &mut NoDice).is_ok();
            return listed.filter(accepted).collect();
        }
        listed.collect()
    }
}

impl Positions for Nim {
    fn place(&self, text: &str) -> Result<State, Malformed> {
        let fault = Malformed::new(0, "a heap and a seat");
        let (heap, turn) = text.split_once(' ').ok_or(fault.clone())?;
        let number = |word: &str| word.parse::<u8>().map_err(|_| fault.clone());
        Ok(State {
            heap: number(heap)?,
            turn: number(turn)? % 2,
            ..self.blank()
        })
    }

    fn position(&self, state: &State) -> String {
        let heap = if self.flaw == Flaw::LosesHeap {
            4
        } else {
            state.heap
        };
        format!("{heap} {}", state.turn)
    }
}
