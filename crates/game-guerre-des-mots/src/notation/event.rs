//! Events as text.

use std::fmt;
use std::str::FromStr;

use game_core::{Clause as _, Malformed, Seat};

use super::shifted;
use crate::{Clause, Coup, Deal, Deed, ERRORS, Event, Goal, Leaving, Mistake, Tile, Tiles, seating};

/// What a mistake is about is a word of the board, so it is no longer than this in bytes.
const LONGEST_ABOUT: usize = 64;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Deal(deal) => deal.fmt(f),
            Event::Coup(deed) => deed.fmt(f),
            Event::Error(mistake) => mistake.fmt(f),
            Event::Draw(tiles) => write!(f, "draw {tiles}"),
            Event::Pass => f.write_str("pass"),
            Event::Ask(coup) => write!(f, "ask {coup}"),
            Event::Decline => f.write_str("decline"),
            Event::Leave(seat, leaving) => write!(f, "leave {seat} {}", leaving.word()),
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("deal")?;
        let seats = u8::try_from(self.arsenals.len()).unwrap_or(u8::MAX);
        for (seat, arsenal) in (0..).map(Seat).zip(&self.arsenals) {
            write!(f, " {}={arsenal}", seating::name(seats, seat))?;
        }
        write!(f, " | {}", self.reserve)
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "coup {}", self.coup)?;
        if self.bonus {
            f.write_str(" bonus")?;
        }
        if self.denied {
            f.write_str(" denied")?;
        }
        match self.goal {
            Some(goal) => write!(f, " {}", goal.sign()),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let about = if self.about.is_empty() { "-" } else { &self.about };
        write!(
            f,
            "error {} {} {about} {}",
            self.clause.id(),
            self.code,
            self.coup
        )
    }
}

impl Goal {
    const ALL: [Goal; 2] = [Goal::Central, Goal::Secondary];

    fn sign(self) -> &'static str {
        match self {
            Goal::Central => "#central",
            Goal::Secondary => "#secondary",
        }
    }
}

impl Leaving {
    fn word(self) -> &'static str {
        match self {
            Leaving::Resigned => "resigned",
            Leaving::Flagged => "flagged",
        }
    }
}

impl FromStr for Event {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Event, Malformed> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest_at = (word.len() + 1).min(text.len());
        let inside = shifted(rest_at);
        let event = match word {
            "deal" => Event::Deal(Box::new(deal(rest).map_err(inside)?)),
            "coup" => Event::Coup(Box::new(deed(rest).map_err(inside)?)),
            "error" => Event::Error(Box::new(mistake(rest).map_err(inside)?)),
            "draw" => Event::Draw(Tiles::read(rest).map_err(inside)?),
            "ask" => Event::Ask(Box::new(rest.parse().map_err(inside)?)),
            "leave" => leave(rest).map_err(inside)?,
            "pass" => Event::Pass,
            "decline" => Event::Decline,
            _ => return Err(Malformed::new(0, "what happened")),
        };
        // One text an event: a journal that is read and written again does not change.
        let written = event.to_string();
        if written == text {
            return Ok(event);
        }
        let same = text.bytes().zip(written.bytes()).take_while(|(a, b)| a == b);
        Err(Malformed::new(same.count(), "an event as it is written"))
    }
}

/// `S=A/ÀRS?+ N=BT?+ | E/ÉZ`.
fn deal(text: &str) -> Result<Deal, Malformed> {
    let (hands, reserve) = text
        .split_once(" | ")
        .ok_or(Malformed::new(text.len(), "| and the reserve"))?;
    let reserve_at = text.len() - reserve.len();
    let count = hands.split(' ').take(usize::from(seating::MOST) + 1).count();
    let names = u8::try_from(count).map_or(&[][..], seating::names);
    if names.is_empty() {
        return Err(Malformed::new(0, "the Arsenals of two to eight seats"));
    }
    let mut bags = Bags::default();
    let mut arsenals = Vec::new();
    let mut at = 0;
    for (hand, name) in hands.split(' ').zip(names) {
        let tiles = hand.strip_prefix(name).and_then(|rest| rest.strip_prefix('='));
        let tiles = tiles.ok_or(Malformed::new(at, "the seats in their order"))?;
        arsenals.push(bags.read(tiles, at + name.len() + 1)?);
        at += hand.len() + 1;
    }
    Ok(Deal {
        arsenals,
        reserve: bags.read(reserve, reserve_at)?,
    })
}

/// Bags out of one box.
#[derive(Default)]
pub(crate) struct Bags {
    out: Vec<Tile>,
}

impl Bags {
    /// Reads a bag that begins at this byte; what the box does not hold besides the others is a fault.
    pub(crate) fn read(&mut self, text: &str, at: usize) -> Result<Tiles, Malformed> {
        let tiles = Tiles::read(text).map_err(shifted(at))?;
        self.add(tiles.iter(), at)?;
        Ok(tiles)
    }

    /// Takes tiles out of the box.
    pub(crate) fn add(&mut self, tiles: impl Iterator<Item = Tile>, at: usize) -> Result<(), Malformed> {
        self.out.extend(tiles);
        let out = |tile: &Tile| self.out.iter().filter(|other| *other == tile).count();
        let fits = Tile::all().all(|tile| out(&tile) <= usize::from(tile.in_box()));
        fits.then_some(())
            .ok_or(Malformed::new(at, "no more tiles of a kind than the box holds"))
    }
}

/// A coup, what it earns, what it wins.
fn deed(text: &str) -> Result<Deed, Malformed> {
    let won = |goal: &Goal| text.ends_with(&format!(" {}", goal.sign()));
    let goal = Goal::ALL.into_iter().find(won);
    let rest = &text[..text.len() - goal.map_or(0, |goal| goal.sign().len() + 1)];
    let (rest, denied) = rest
        .strip_suffix(" denied")
        .map_or((rest, false), |rest| (rest, true));
    let (text, bonus) = rest
        .strip_suffix(" bonus")
        .map_or((rest, false), |coup| (coup, true));
    let coup: Coup = text.parse()?;
    // 7.6: only a right that was claimed can be denied, and only one that is not earned.
    if denied && (bonus || (coup.block.is_none() && coup.bonus.is_none())) {
        return Err(Malformed::new(text.len(), "a claim that can be denied"));
    }
    Ok(Deed {
        coup,
        bonus,
        denied,
        goal,
    })
}

/// `7.6 not-a-word RRÉ` and a coup.
fn mistake(text: &str) -> Result<Mistake, Malformed> {
    let mut at = 0;
    let mut next = |expected| {
        let here = at;
        let (word, _) = text[here..]
            .split_once(' ')
            .ok_or(Malformed::new(text.len(), expected))?;
        at += word.len() + 1;
        Ok((here, word))
    };
    let (here, id) = next("the clause of an error")?;
    let known = |(clause, _): &&(Clause, &str)| clause.id() == id;
    let mut of_clause = ERRORS.iter().filter(known).peekable();
    of_clause
        .peek()
        .ok_or(Malformed::new(here, "the clause of an error"))?;
    let (here, told) = next("the code of an error")?;
    let &(clause, code) = of_clause
        .find(|(_, code)| *code == told)
        .ok_or(Malformed::new(here, "the code of an error"))?;
    let (here, about) = next("a word, or -")?;
    if about.is_empty() || about.len() > LONGEST_ABOUT {
        return Err(Malformed::new(here, "a word, or -"));
    }
    let coup: Coup = text[at..].parse().map_err(shifted(at))?;
    Ok(Mistake {
        coup,
        clause,
        code,
        about: if about == "-" {
            String::new()
        } else {
            about.to_owned()
        },
    })
}

/// `2 resigned`.
fn leave(text: &str) -> Result<Event, Malformed> {
    let (seat, why) = text
        .split_once(' ')
        .ok_or(Malformed::new(text.len(), "a seat and why it leaves"))?;
    let number = seat.parse().ok().filter(|&seat: &u8| seat < seating::MOST);
    let number = number.ok_or(Malformed::new(0, "a seat from 0 to 7"))?;
    let leaving = [Leaving::Resigned, Leaving::Flagged]
        .into_iter()
        .find(|leaving| leaving.word() == why)
        .ok_or(Malformed::new(seat.len() + 1, "resigned or flagged"))?;
    Ok(Event::Leave(Seat(number), leaving))
}
