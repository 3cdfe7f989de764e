//! Reading positions.

use game_core::{Malformed, Seat};

use super::BETWEEN;
use super::chains::read_chains;
use crate::attempt::Attempt;
use crate::notation::{Bags, Scan, shifted};
use crate::{Coup, CoupKind, Finish, Rules, State, Tiles, seating};

/// The state that a text describes.
///
/// # Errors
/// When the text is no position, or one that cannot stand.
pub(crate) fn read(rules: &Rules, text: &str) -> Result<State, Malformed> {
    let mut fields = Fields { text, next: Some(0) };
    let mut state = State::blank(rules);
    let mut bags = Bags::default();
    let (at, chains) = fields.take("the chains")?;
    if chains != "-" {
        state.chains = read_chains(rules, chains, &mut bags).map_err(shifted(at))?;
    }
    let (at, arsenals) = fields.take("the Arsenals")?;
    read_arsenals(&mut state, arsenals, at, &mut bags)?;
    let (at, reserve) = fields.take("the reserve")?;
    state.reserve = bags.read(reserve, at)?;
    let (turn_at, turn) = fields.take("whose turn it is, coups due, round")?;
    read_turn(rules, &mut state, turn).map_err(shifted(turn_at))?;
    if fields.next.is_some() {
        let (at, told) = fields.take("the options of the game, or -")?;
        read_options(rules, told).map_err(shifted(at))?;
    }
    if let Some(at) = fields.next {
        return Err(Malformed::new(at, "the end of the position"));
    }
    if state.due > 0 {
        state
            .visited
            .push(State::turn_key(&state.chains, state.arsenal(state.turn)));
        state.history.push(state.table_key());
    }
    Ok(state)
}

/// The fields of a position.
struct Fields<'t> {
    text: &'t str,
    /// Where the next one begins.
    next: Option<usize>,
}

impl<'t> Fields<'t> {
    fn take(&mut self, expected: &'static str) -> Result<(usize, &'t str), Malformed> {
        let at = self.next.ok_or(Malformed::new(self.text.len(), expected))?;
        let rest = &self.text[at..];
        let end = rest.find(BETWEEN);
        self.next = end.map(|end| at + end + BETWEEN.len());
        match &rest[..end.unwrap_or(rest.len())] {
            "" => Err(Malformed::new(at, expected)),
            field => Ok((at, field)),
        }
    }
}

/// `S=A/ÀR?+ N=x`, which begins at this byte.
fn read_arsenals(state: &mut State, text: &str, start: usize, bags: &mut Bags) -> Result<(), Malformed> {
    let mut words = text.split(' ');
    let end = start + text.len();
    let mut at = start;
    for seat in (0..state.seats).map(Seat) {
        let name = seating::name(state.seats, seat);
        let word = words.next().and_then(|word| word.strip_prefix(name));
        let tiles = word.and_then(|rest| rest.strip_prefix('='));
        let tiles = tiles.ok_or(Malformed::new(at.min(end), "the seats in their order"))?;
        at += name.len() + 1;
        if tiles == "x" {
            state.left = state.left.with(seat);
        } else {
            state.arsenals[seat.index()] = bags.read(tiles, at)?;
        }
        at += tiles.len() + 1;
    }
    match words.next() {
        None => Ok(()),
        Some(_) => Err(Malformed::new(at, "no more seats than play")),
    }
}

/// `SO 1 3 played=2 laid idle=3`, then the end of the game or what is asked.
fn read_turn(rules: &Rules, state: &mut State, text: &str) -> Result<(), Malformed> {
    let mut scan = Scan::new(text);
    state.turn = read_seat(rules, &mut scan)?;
    scan.sign(' ', "a space and the coups due")?;
    let due_at = scan.at();
    state.due = scan.number(u16::MAX, "how many coups are due")?;
    scan.sign(' ', "a space and the round")?;
    let round_at = scan.at();
    state.round = scan.number(rules.max_rounds + 1, "the round")?;
    if scan.word(" played=") {
        state.played = read_count(&mut scan)?;
    }
    let laid_at = scan.at();
    state.stirred = scan.word(" laid");
    if scan.word(" idle=") {
        state.idle = read_count(&mut scan)?;
    }
    if scan.word(" #") {
        let fault = scan.fault("how the game can have ended");
        let told = scan.run(|sign| sign != ' ');
        let finish = Finish::read(state.seats, told).map_err(shifted(fault.at))?;
        state.finish = Some(finish).filter(|&finish| may_end(state, finish));
        state.finish.ok_or(fault)?;
    }
    if scan.word(" ask ") {
        let at = scan.at();
        let coup: Coup = scan.rest().parse().map_err(shifted(at))?;
        if !may_ask(rules, state, &coup) {
            return Err(Malformed::new(at, "a reprise for another player"));
        }
        state.asked = Some(Box::new(coup));
    } else if !scan.is_done() {
        return Err(scan.fault("played=, laid, idle=, #, ask or the end, in this order"));
    }
    if state.stirred && state.played == 0 {
        return Err(Malformed::new(laid_at, "coups played before letters laid"));
    }
    if state.finish.is_none() {
        if !state.playing().contains(state.turn) || state.playing().len() < 2 {
            return Err(Malformed::new(0, "a seat that plays, and another"));
        }
        if state.round > rules.max_rounds {
            return Err(Malformed::new(round_at, "a round that is played"));
        }
    }
    if state.due > 0 && state.round > 0 {
        return Ok(());
    }
    // Before the deal nothing is due and nothing lies anywhere.
    if state.due > 0 || state.round > 0 {
        return Err(Malformed::new(
            due_at,
            "coups due in a round, none before the first",
        ));
    }
    let empty = state.chains.is_empty() && state.arsenals.iter().chain([&state.reserve]).all(Tiles::is_empty);
    let unplayed = state.played == 0 && state.idle == 0 && state.asked.is_none();
    (empty && unplayed)
        .then_some(())
        .ok_or(Malformed::new(due_at, "coups due, where letters are dealt"))
}

/// A number that is only written when it is not 0.
fn read_count(scan: &mut Scan<'_>) -> Result<u16, Malformed> {
    let fault = scan.fault("a number from 1 to 9999");
    let count = scan.number(9999, fault.expected)?;
    (count > 0).then_some(count).ok_or(fault)
}

/// Whether its owner can be asked about a reprise (10.5). A game may end meanwhile.
fn may_ask(rules: &Rules, state: &State, coup: &Coup) -> bool {
    if coup.kind != CoupKind::Reprise {
        return false;
    }
    let others = state.playing().without(state.turn);
    let owner = state.owner_asked(coup).filter(|&owner| others.contains(owner));
    state.finish.is_some() || (owner.is_some() && Attempt::play(rules, state, state.turn, coup).is_ok())
}

/// Whether a game can have ended so as it stands.
fn may_end(state: &State, finish: Finish) -> bool {
    let playing = state.playing();
    match finish {
        Finish::Goal(seat, _) => seat == state.turn && playing.contains(seat),
        Finish::Alone(seat, _) => playing == seat.into(),
        Finish::Still(seats) | Finish::Repeated(seats) | Finish::Rounds(seats) => {
            playing.len() > 1 && seats.iter().all(|seat| playing.contains(seat))
        }
    }
}

/// What the position says of its options must be true of the game; of what it does not say the game
/// decides, so that a position can be tried by other rules.
fn read_options(rules: &Rules, text: &str) -> Result<(), Malformed> {
    if text == "-" {
        return Ok(());
    }
    let own = rules.settings();
    let mut at = 0;
    for told in text.split(',') {
        let set = told.split_once('=');
        if !own
            .iter()
            .any(|(name, value)| set == Some((name, value.as_str())))
        {
            return Err(Malformed::new(at, "the options of the game"));
        }
        at += told.len() + 1;
    }
    Ok(())
}

pub(super) fn read_seat(rules: &Rules, scan: &mut Scan<'_>) -> Result<Seat, Malformed> {
    let fault = scan.fault("the name of a seat");
    let name = scan.run(|sign| sign.is_ascii_uppercase());
    seating::named(rules.seats, name).ok_or(fault)
}
