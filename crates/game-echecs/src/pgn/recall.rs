//! Games read back from PGN, whose tags and result may tell another end than the moves.

use game_core::{
    Belied, Claim, Disbelief, Doubted, Game, Incident, Marked, NoDice, Recalled, Records, Seat, SheetFault,
    Untold, Untrue,
};

use super::{PgnGame, read_pgn};
use crate::{Action, Echecs, Event, State};

/// PGN does not say that it is of chess.
impl Records for Echecs {
    const ANONYMOUS: bool = true;

    fn recall(text: &str, _materials: ()) -> Result<Vec<Recalled<Echecs>>, SheetFault> {
        Ok(read_pgn(text)?.into_iter().map(recalled).collect())
    }
}

fn recalled(read: PgnGame) -> Recalled<Echecs> {
    let late = late(&read.game, &read.events);
    let belied = belied(&read);
    let marked = read.result.points().map(|points| Marked {
        points: points.to_vec(),
        code: None,
    });
    Recalled {
        doubted: late.map(|late| (read.lines[late.after], Disbelief::Untrue(late))),
        belied,
        marked,
        // PGN has no word for a resignation, a flag or an agreement.
        untold: match read.last {
            Some(_) => Untold::Beside,
            None => Untold::Result,
        },
        last: read.last.unwrap_or(1),
        tags: read.tags,
        game: read.game,
        events: read.events,
    }
}

/// The first move that was made although the game was over: the reader has checked the others.
fn late(game: &Echecs, events: &[Event]) -> Option<Doubted<Echecs>> {
    let mut state = game.blank();
    for (after, event) in events.iter().enumerate() {
        let untrue = |violation| Untrue {
            after,
            violation,
            decided: Vec::new(),
        };
        let Event::Move(ply) = *event else {
            return Some(untrue(None));
        };
        let seat = game.turn(&state).awaited().iter().next().unwrap_or(Seat(0));
        if let Err(violation) = game.decide(&state, seat, &Action::Move(ply), &mut NoDice) {
            return Some(untrue(Some(violation)));
        }
        game.evolve(&mut state, event);
    }
    None
}

/// The tag that does not go with the result after the moves, or with the moves themselves.
fn belied(read: &PgnGame) -> Option<(usize, Belied)> {
    let mut state = read.game.blank();
    read.events
        .iter()
        .for_each(|event| read.game.evolve(&mut state, event));
    read.claims.iter().find_map(|claim| {
        let expected = match claim.name {
            "Result" => result(read, &state),
            _ => termination(read, &state, &claim.value)?,
        };
        (claim.value != expected).then(|| {
            let Claim { name, line, value } = claim.clone();
            let told = value;
            let expected = expected.to_owned();
            (line, Belied { name, told, expected })
        })
    })
}

/// The result that the tag should give: that of the board where it ended there, else what the moves
/// close with.
fn result(read: &PgnGame, state: &State) -> &'static str {
    match read.game.turn(state).outcome().map(|outcome| &outcome.points[..]) {
        Some([2, 0]) => "1-0",
        Some([0, 2]) => "0-1",
        Some(_) => "1/2-1/2",
        None => read.result.text(),
    }
}

/// What the tag should say in the place of `told`; none where it says nothing that could be checked.
fn termination<'t>(read: &PgnGame, state: &State, told: &'t str) -> Option<&'t str> {
    let over = read.game.turn(state).outcome().is_some();
    let points = read.result.points();
    let flagged = |seat| {
        let events = read.game.incident(state, Incident::Flag(Seat(seat))).ok()?;
        let mut after = state.clone();
        events
            .iter()
            .for_each(|event| read.game.evolve(&mut after, event));
        Some(read.game.turn(&after).outcome()?.points.clone())
    };
    let fits = match told.to_ascii_lowercase().as_str() {
        "normal" => over || points.is_some(),
        "unterminated" => !over && points.is_none(),
        // L-12: who cannot be mated does not lose on time.
        "time forfeit" => {
            (0..2).any(|seat| flagged(seat).as_deref() == points.as_ref().map(|points| &points[..]))
        }
        "abandoned" | "adjudication" | "death" | "emergency" | "rules infraction" => !over,
        _ => return None,
    };
    Some(match (fits, over || points.is_some()) {
        (true, _) => told,
        (false, true) => "normal",
        (false, false) => "unterminated",
    })
}
