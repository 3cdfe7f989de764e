//! What happened, as text.

use std::fmt;
use std::str::FromStr;

use game_core::{Clause as _, Malformed, Seat};

use crate::dln::{read_board, write_board};
use crate::notation::{joined, read_side, side};
use crate::refusal::REFUSALS;
use crate::{Action, Board, Cell, Clause, Decree, Play, Spelling};

/// Why a strict game was lost: which rule was broken, how, and by what (F1).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Blunder {
    /// The rule.
    pub clause: Clause,
    /// How it was broken, as a refusal of a friendly game would tell it.
    pub code: &'static str,
    /// The move that broke it.
    pub play: Play,
}

/// What happened. What the word list decided is part of it, so that a journal is read without one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The tokens were dealt, or dealt again (O2): `deal hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU`.
    Deal(Box<Board>),
    /// A letter moved.
    Move(Play),
    /// Words were announced: `announce MOT`.
    Announce(Vec<Spelling>),
    /// A letter was touched: `touch D3`, or `touch D3 free` when it binds nobody.
    Touch {
        /// Where it lies.
        at: Cell,
        /// Whether it must be moved.
        binds: bool,
    },
    /// Letters may be put straight: `adoube`.
    Adoube,
    /// The clock was pressed: `press`.
    Press,
    /// The side to move has no legal move (E3): `blocked`.
    Blocked,
    /// A side lost by a wrong move (F1): `fault w W5 own-camp D3-E3 MOTS@E3F3G3H3`.
    Fault(Seat, Box<Blunder>),
    /// The arbiter ruled (F4): `fault w`, `admit MOT`, `bar MOT`.
    Rule(Decree),
    /// The time of a side is used up: `flag w`.
    Flag(Seat),
    /// A side gave up: `resign w`.
    Resign(Seat),
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Deal(board) => write!(f, "deal {}", write_board(board)),
            Event::Move(play) => play.fmt(f),
            Event::Announce(words) => write!(f, "announce {}", joined(words)),
            Event::Touch { at, binds } => write!(f, "touch {at}{}", if *binds { "" } else { " free" }),
            Event::Adoube => f.write_str("adoube"),
            Event::Press => f.write_str("press"),
            Event::Blocked => f.write_str("blocked"),
            Event::Fault(seat, blunder) => {
                let Blunder { clause, code, play } = &**blunder;
                write!(f, "fault {} {} {code} {play}", side(*seat), clause.id())
            }
            Event::Rule(ruling) => ruling.fmt(f),
            Event::Flag(seat) => write!(f, "flag {}", side(*seat)),
            Event::Resign(seat) => write!(f, "resign {}", side(*seat)),
        }
    }
}

impl FromStr for Event {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Event, Malformed> {
        let within = |at: usize| move |fault: Malformed| Malformed::new(at + fault.at, fault.expected);
        match text.split_once(' ') {
            None if text == "blocked" => return Ok(Event::Blocked),
            Some(("deal", board)) => {
                let board = read_board(board).map_err(within("deal ".len()))?;
                return Ok(Event::Deal(Box::new(board)));
            }
            Some(("flag", who)) => return read_side(who, "flag ".len()).map(Event::Flag),
            Some(("resign", who)) => return read_side(who, "resign ".len()).map(Event::Resign),
            Some(("fault", rest)) if rest.len() > 1 => return blunder(rest).map_err(within("fault ".len())),
            _ => {}
        }
        let (plain, binds) = match text.strip_suffix(" free") {
            Some(touch) if touch.starts_with("touch ") => (touch, false),
            _ => (text, true),
        };
        let event = match plain.parse()? {
            Action::Move(play) => Event::Move(play),
            Action::Announce(words) => Event::Announce(words),
            Action::Touch(at) => Event::Touch { at, binds },
            Action::Adoube => Event::Adoube,
            Action::Press => Event::Press,
            Action::Rule(ruling) => Event::Rule(ruling),
        };
        // One text an event: what was typed with accents or small letters is an action, not an event.
        if event.to_string() == text {
            Ok(event)
        } else {
            Err(Malformed::new(0, "an event in capitals"))
        }
    }
}

/// `w W5 own-camp D3-E3 MOTS@E3F3G3H3`.
fn blunder(text: &str) -> Result<Event, Malformed> {
    let mut parts = text.splitn(4, ' ');
    let mut at = 0;
    let mut take = |expected| {
        let here = at;
        let part = parts.next().ok_or(Malformed::new(text.len(), expected))?;
        at += part.len() + 1;
        Ok((here, part))
    };
    let (here, who) = take("w or b")?;
    let seat = read_side(who, here)?;
    let (here, id) = take("a clause")?;
    let (_, told) = take("a code")?;
    let &(clause, code) = REFUSALS
        .iter()
        .find(|(clause, code)| clause.id() == id && *code == told)
        .ok_or(Malformed::new(here, "a clause and a code of a refusal"))?;
    let (here, move_text) = take("a move")?;
    let play = Play::read(move_text).map_err(|fault| Malformed::new(here + fault.at, fault.expected))?;
    if play.to_string() != move_text {
        return Err(Malformed::new(here, "a move in capitals"));
    }
    Ok(Event::Fault(seat, Box::new(Blunder { clause, code, play })))
}
