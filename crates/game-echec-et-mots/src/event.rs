//! What happened, as text.

use std::fmt;
use std::str::FromStr;

use game_core::{Malformed, Seat};
use lexicon::Letter;

use crate::{Leap, Rows, Settlement, Spelling};

/// How somebody left the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaver {
    /// The time is used up.
    Flag,
    /// They gave up.
    Resign,
}

impl Leaver {
    fn word(self) -> &'static str {
        match self {
            Leaver::Flag => "flag",
            Leaver::Resign => "resign",
        }
    }
}

/// What happened. What the board or the word list decided is part of it, so that a journal is read
/// without either.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The letters were dealt: `deal TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ`.
    Deal(Rows),
    /// A knight moved: `a0-c1=G`, `c4-d5`, `c4xd6`.
    Move {
        /// The leap.
        leap: Leap,
        /// The letter taken.
        letter: Option<Letter>,
    },
    /// The turn was lost by a wrong announcement (A4): `void`.
    Void,
    /// The game was stopped: `#CHEVAL`, or `#-` by a wrong announcement that forfeits the word (A4).
    Announce(Option<Spelling>),
    /// The reply: `>ORANGE`, or `>-` for no word.
    Reply(Option<Spelling>),
    /// A seat left: `flag w`, `resign b`.
    Leave(Leaver, Seat),
    /// Both agreed to a tie: `agree`.
    Agree,
    /// The game ended: `end 14-10 words`.
    End(Settlement),
}

/// The letter of a seat in notation.
pub(crate) fn side(seat: Seat) -> char {
    if seat.0 == 0 { 'w' } else { 'b' }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Deal(rows) => write!(f, "deal {rows}"),
            Event::Move { leap, letter: None } => leap.fmt(f),
            Event::Move {
                leap,
                letter: Some(letter),
            } => write!(f, "{leap}={}", letter.capital()),
            Event::Void => f.write_str("void"),
            Event::Announce(Some(word)) => write!(f, "#{word}"),
            Event::Announce(None) => f.write_str("#-"),
            Event::Reply(Some(word)) => write!(f, ">{word}"),
            Event::Reply(None) => f.write_str(">-"),
            Event::Leave(leaver, seat) => write!(f, "{} {}", leaver.word(), side(*seat)),
            Event::Agree => f.write_str("agree"),
            Event::End(settlement) => write!(f, "end {settlement}"),
        }
    }
}

impl FromStr for Event {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Event, Malformed> {
        let word = |word: &str| match word {
            "-" => Ok(None),
            _ => Spelling::read_plain(word)
                .map(Some)
                .ok_or(Malformed::new(1, "a word in capitals or -")),
        };
        if let Some(announced) = text.strip_prefix('#') {
            return word(announced).map(Event::Announce);
        }
        if let Some(reply) = text.strip_prefix('>') {
            return word(reply).map(Event::Reply);
        }
        let within = |at: usize| move |fault: Malformed| Malformed::new(at + fault.at, fault.expected);
        let seat = |word: &str| match word {
            "w" => Ok(Seat(0)),
            "b" => Ok(Seat(1)),
            _ => Err(Malformed::new(text.len() - word.len(), "w or b")),
        };
        match text.split_once(' ') {
            None if text == "void" => Ok(Event::Void),
            None if text == "agree" => Ok(Event::Agree),
            None => movement(text),
            Some(("deal", rows)) => {
                let dealt: Rows = rows.parse().map_err(within(5))?;
                if dealt.is_full() {
                    Ok(Event::Deal(dealt))
                } else {
                    Err(Malformed::new(5, "a letter on every brown square"))
                }
            }
            Some(("flag", who)) => Ok(Event::Leave(Leaver::Flag, seat(who)?)),
            Some(("resign", who)) => Ok(Event::Leave(Leaver::Resign, seat(who)?)),
            Some(("end", settlement)) => settlement.parse().map(Event::End).map_err(within(4)),
            Some(_) => Err(Malformed::new(0, "a deal, a move, a word, flag, resign or end")),
        }
    }
}

fn movement(text: &str) -> Result<Event, Malformed> {
    let (leap, rest) = Leap::take(text, 0)?;
    let at = text.len() - rest.len();
    let mut taken = rest.chars();
    let letter = match (taken.next(), taken.next(), taken.next()) {
        (None, _, _) => None,
        // M5: whoever captures takes no letter.
        (Some('='), Some(capital @ 'A'..='Z'), None) if !leap.capture => Letter::of(capital),
        (Some('='), _, _) if !leap.capture => return Err(Malformed::new(at + 1, "a capital letter")),
        _ => return Err(Malformed::new(at, "the end of the move or = and a letter")),
    };
    Ok(Event::Move { leap, letter })
}
