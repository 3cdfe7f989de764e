//! The coups of a whole turn: a beam search over sequences of coups, as long as replays are due.

use game_core::{Dice, Game as _, Seat};
use game_guerre_des_mots::{Action, Coup, Event, State};
use search::{Value, plies_to_end};

use super::survey::{Pulls, Surveyor};
use super::ways::Ways;
use super::worth::worth;

/// What passing costs besides the turn: whoever can play plays.
const PASS: Value = 60;
/// What drawing costs.
const DRAW: Value = 30;

/// How wide and how far a turn is looked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beam {
    /// How many coups of a turn are looked at one after the other.
    pub(crate) depth: usize,
    /// How many positions are kept after each of them.
    pub(crate) width: usize,
    /// How many coups of a position are tried.
    pub(crate) keep: usize,
    /// How many are pulled to choose them from.
    pub(crate) pulls: Pulls,
    /// Whether winning coups are looked for by themselves.
    pub(crate) wins: bool,
    /// How many words that a chain may begin with are tried, as different as may be; none where they are
    /// coups like others.
    pub(crate) openings: usize,
}

/// A turn played out in thought.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub(crate) actions: Vec<Action>,
    pub(crate) after: State,
    pub(crate) value: Value,
}

/// The turns that a seat may play, the best first; never none while it is to move.
pub(crate) fn turns(
    surveyor: Surveyor<'_>,
    state: &State,
    seat: Seat,
    beam: Beam,
    dice: &mut dyn Dice,
) -> Vec<Turn> {
    let root = Turn {
        actions: Vec::new(),
        after: state.clone(),
        value: worth(state, seat),
    };
    let mut over: Vec<Turn> = Vec::new();
    for (action, cost) in [(Action::Pass, PASS), (Action::Draw, DRAW)] {
        if let Some(mut turn) = tried(surveyor, &root, seat, action, dice) {
            turn.value -= cost;
            over.push(turn);
        }
    }
    let mut open = vec![root];
    for _ in 0..beam.depth {
        let mut next: Vec<Turn> = Vec::new();
        for turn in &open {
            // However little may be looked at, the first position is.
            if surveyor.meter.is_up() && !turn.actions.is_empty() {
                break;
            }
            for child in children(surveyor, turn, seat, beam, dice) {
                if plies_to_end(child.value).is_some() && child.value > 0 {
                    return vec![child];
                }
                if child.after.finish().is_some() || child.after.side() != seat {
                    over.push(child);
                } else {
                    next.push(child);
                }
            }
        }
        // 9.4: a replay is a right.
        for turn in &next {
            over.extend(tried(surveyor, turn, seat, Action::Pass, dice));
        }
        next.sort_by_key(|turn| -turn.value);
        let mut keys = Vec::new();
        next.retain(|turn| {
            let key = turn.after.key();
            let fresh = keys.len() < beam.width && !keys.contains(&key);
            if fresh {
                keys.push(key);
            }
            fresh
        });
        if next.is_empty() {
            break;
        }
        open = next;
    }
    // 2.6: whoever can begin a chain does, at every level: no whim leaves him without one.
    let begins = |turn: &Turn| matches!(turn.actions.first(), Some(Action::Coup(_)));
    if state.chains_of(seat).next().is_none() && over.iter().any(begins) {
        over.retain(begins);
    }
    over.sort_by_key(|turn| -turn.value);
    over
}

/// What a turn may go on with.
fn children(surveyor: Surveyor<'_>, turn: &Turn, seat: Seat, beam: Beam, dice: &mut dyn Dice) -> Vec<Turn> {
    let state = &turn.after;
    let ways = Ways::new(state);
    let begins = beam.openings > 0 && state.chains_of(seat).next().is_none();
    let winning = (beam.wins && !begins)
        .then(|| surveyor.winning(state, &ways, seat))
        .flatten();
    let coups: Vec<Coup> = match winning {
        Some(coup) => vec![coup],
        None if begins => surveyor.openings(state, seat, beam.openings),
        None => surveyor.promising(state, &ways, seat, beam.pulls, beam.keep),
    };
    let mut children = Vec::new();
    for coup in coups {
        if surveyor.meter.is_up() && !children.is_empty() {
            break;
        }
        surveyor.meter.count();
        children.extend(tried(surveyor, turn, seat, Action::Coup(Box::new(coup)), dice));
    }
    children
}

/// A turn with one more action, if the rules take it.
fn tried(
    surveyor: Surveyor<'_>,
    turn: &Turn,
    seat: Seat,
    action: Action,
    dice: &mut dyn Dice,
) -> Option<Turn> {
    let mut after = turn.after.clone();
    if !carried_out(surveyor, &mut after, seat, &action, dice) {
        return None;
    }
    let mut actions = turn.actions.clone();
    actions.push(action);
    Some(Turn {
        actions,
        value: worth(&after, seat),
        after,
    })
}

/// Carries an action out; whether the rules took it and punished nothing.
pub(crate) fn carried_out(
    surveyor: Surveyor<'_>,
    state: &mut State,
    seat: Seat,
    action: &Action,
    dice: &mut dyn Dice,
) -> bool {
    surveyor.meter.carry_out();
    let Ok(events) = surveyor.game.decide(state, seat, action, dice) else {
        return false;
    };
    for event in &events {
        if matches!(event, Event::Error(_) | Event::Ask(_)) {
            return false;
        }
        surveyor.game.evolve(state, event);
    }
    true
}
