//! The lines that scenarios and playthroughs share: options, positions and what happens.

use game_core::{Game, Incident, Positions, Prospects, Seat, Violation};

use crate::TestDice;

/// A game that scripts can drive.
pub(crate) trait Scripted: Prospects + Positions {}
impl<G: Prospects + Positions> Scripted for G {}

/// The first `reach` prospects of every awaited seat.
pub(crate) fn prospects<G: Prospects>(game: &G, state: &G::State, reach: usize) -> Vec<(Seat, G::Action)> {
    let of = |seat| {
        let pulled = game.prospects(state, seat).take(reach);
        pulled.map(move |action| (seat, action))
    };
    game.turn(state).awaited().iter().flat_map(of).collect()
}

/// What a `when` line says: a seat's action or an incident of the table.
pub(crate) enum Deed<A> {
    Seat(Seat, A),
    Table(Incident),
}

impl<A: std::str::FromStr<Err = game_core::Malformed>> Deed<A> {
    /// Reads `0: e2e4`, `table: flag 0`, `table: resign 1` or `table: agree`.
    pub(crate) fn read(text: &str) -> Result<Deed<A>, String> {
        let (who, what) = text
            .split_once(':')
            .ok_or_else(|| format!("when {text:?} incomplete, expected `<seat>: <action>`"))?;
        let (who, what) = (who.trim(), what.trim());
        if who == "table" {
            return incident(what).map(Deed::Table);
        }
        let action = what.parse().map_err(|fault| format!("action {what:?} {fault}"))?;
        Ok(Deed::Seat(seat(who)?, action))
    }
}

pub(crate) fn seat(text: &str) -> Result<Seat, String> {
    text.parse()
        .map(Seat)
        .map_err(|_| format!("seat {text:?} unknown, expected a number"))
}

/// Reads `flag 0`, `resign 1` or `agree`.
///
/// # Errors
/// When it is none of these.
pub fn incident(text: &str) -> Result<Incident, String> {
    match text.split_once(' ') {
        None if text == "agree" => Ok(Incident::Agreement),
        Some(("flag", who)) => Ok(Incident::Flag(seat(who)?)),
        Some(("resign", who)) => Ok(Incident::Resignation(seat(who)?)),
        _ => Err(format!(
            "incident {text:?} unknown, expected `flag <seat>`, `resign <seat>` or `agree`"
        )),
    }
}

/// What the rules say to a deed.
pub(crate) fn judge<G: Game>(
    game: &G,
    state: &G::State,
    deed: &Deed<G::Action>,
    dice: &mut TestDice,
) -> Result<Vec<G::Event>, Violation<G::Clause>> {
    match deed {
        Deed::Seat(seat, action) => game.decide(state, *seat, action, dice),
        Deed::Table(incident) => game.incident(state, *incident),
    }
}

/// The events as one line.
pub(crate) fn told<E: ToString>(events: &[E]) -> String {
    let texts: Vec<String> = events.iter().map(ToString::to_string).collect();
    texts.join("; ")
}

/// A refusal as scenarios write it: clause, code, and the subject when there is one.
pub(crate) fn refusal<C: game_core::Clause>(violation: &Violation<C>) -> String {
    let subject = violation.subject.to_string();
    let gap = if subject.is_empty() { "" } else { " " };
    format!("{violation}{gap}{subject}")
}

/// Reads `name=value`.
pub(crate) fn setting(text: &str) -> Result<(String, String), String> {
    let (name, value) = text
        .split_once('=')
        .ok_or_else(|| format!("option {text:?} incomplete, expected `name=value`"))?;
    Ok((name.trim().to_string(), value.trim().to_string()))
}
