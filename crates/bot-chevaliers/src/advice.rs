//! Why a move is good, as a person would see it: who is taken, which castle is entered, who is brought to safety.

use bots::{Advice, Choice, Score, Why};
use game_chevaliers::{Action, Camp, Chevaliers, End, Gait, Ply, State, View};
use game_core::{Game as _, NoDice, Positions as _, Square};

/// From a castle so near a piece threatens to enter it.
const NEAR: u8 = 2;

/// Every reason that it gives, by its code.
pub(crate) const REASONS: &[&str] = &[
    "claim",
    "last",
    "blocks",
    "castle",
    "expels",
    "enters-for-good",
    "enters",
    "wins-in",
    "charges",
    "captures",
    "saves",
    "guards",
    "threatens",
    "nears-castle",
    "leaps",
    "advances",
];

/// What to tell of a choice where `view` is seen.
pub(crate) fn advise(game: &Chevaliers, view: &View, choice: &Choice<Action>) -> Advice {
    let Action::Move(ply) = &choice.action else {
        let squares = view.last.iter().map(|last| last.to.as_str());
        return Advice::along(squares, Why::new("claim"));
    };
    let path = std::iter::once(ply.from).chain(ply.hops.iter().map(|hop| hop.to));
    let reason = match game.place(&view.position) {
        Ok(state) => reason(game, view, &state, ply, choice.score),
        Err(_) => Why::new(Why::BEST),
    };
    Advice::along(path, reason)
}

fn reason(game: &Chevaliers, view: &View, state: &State, ply: &Ply, score: Score) -> Why {
    let camp = state.camp();
    let Some(after) = after(game, state, ply) else {
        return Why::new(Why::BEST);
    };
    let castle = game.board().castle(camp.other());
    match after.end() {
        Some(End::Elimination(_)) => return Why::new("last"),
        Some(End::Blocked(winner)) if winner == camp => return Why::new("blocks"),
        Some(End::Castle(winner)) if winner == camp => return Why::new("castle"),
        _ => {}
    }
    let captures = ply.captures();
    if view.invader.is_some() {
        return Why::new("expels").count("captured", captures);
    }
    if ply.to() == castle {
        return Why::new(match score {
            Score::Mate(moves) if moves > 0 => "enters-for-good",
            _ => "enters",
        });
    }
    if let Score::Mate(moves) = score
        && moves > 1
    {
        return Why::new("wins-in").count("moves", moves);
    }
    if captures > 0 {
        let leapt = ply.hops.first().is_some_and(|hop| hop.gait == Gait::Leap);
        let code = if leapt { "charges" } else { "captures" };
        return Why::new(code).count("captured", captures);
    }
    let (before, now) = (prey(game, state, camp.other()), prey(game, &after, camp.other()));
    if before.contains(&ply.from) && !now.contains(&ply.to()) {
        return Why::new("saves").name("square", ply.from);
    }
    let guarded = before
        .iter()
        .find(|&&square| square != ply.from && !now.contains(&square));
    if let Some(square) = guarded {
        return Why::new("guards").name("square", square);
    }
    let fresh = prey(game, &after, camp);
    let known = prey(game, state, camp);
    let threatened = fresh.iter().filter(|square| !known.contains(square)).count();
    if threatened > 0 {
        return Why::new("threatens").count("threatened", threatened);
    }
    let (from, to) = (steps(ply.from, castle), steps(ply.to(), castle));
    if to < from && to <= NEAR {
        return Why::new("nears-castle").count("steps", to);
    }
    let gained = from.saturating_sub(to);
    if ply.hops.iter().any(|hop| hop.gait == Gait::Leap) && gained > 1 {
        return Why::new("leaps").count("steps", gained);
    }
    if gained > 0 {
        return Why::new("advances");
    }
    Why::new(Why::BEST)
}

fn after(game: &Chevaliers, state: &State, ply: &Ply) -> Option<State> {
    let action = Action::Move(ply.clone());
    let seat = game.whose(state, game.turn(state).awaited(), &action)?;
    let mut after = state.clone();
    for event in game.decide(state, seat, &action, &mut NoDice).ok()? {
        game.evolve(&mut after, &event);
    }
    Some(after)
}

/// How many steps it is from one square to another (R5).
fn steps(from: Square, to: Square) -> u8 {
    from.file.abs_diff(to.file).max(from.rank.abs_diff(to.rank))
}

/// The squares of pieces that `camp` could capture if it were to move.
fn prey(game: &Chevaliers, state: &State, camp: Camp) -> Vec<Square> {
    let text = game.position(state);
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let side = match camp {
        Camp::Silver => "s",
        Camp::Gold => "g",
    };
    if let Some(field) = fields.get_mut(1) {
        field.replace_range(..1, side);
    }
    let Ok(turned) = game.place(&fields.join(" ")) else {
        return Vec::new();
    };
    let mut taken: Vec<Square> = game.movements(&turned).iter().flat_map(victims).collect();
    taken.sort_unstable();
    taken.dedup();
    taken
}

/// The squares that a move captures on: half-way of each jump (R9).
fn victims(ply: &Ply) -> Vec<Square> {
    let mut at = ply.from;
    let mut found = Vec::new();
    for hop in &ply.hops {
        if hop.gait == Gait::Capture {
            found.push(Square {
                file: (at.file + hop.to.file) / 2,
                rank: (at.rank + hop.to.rank) / 2,
            });
        }
        at = hop.to;
    }
    found
}

#[cfg(test)]
mod tests {
    use bots::{Level, advised};
    use game_chevaliers::Rules;

    use super::*;
    use crate::Computer;

    /// What is told of a move, or of the player's own where none is given.
    #[track_caller]
    fn told(position: &str, text: Option<&str>) -> String {
        let game = Chevaliers::new(Rules::DEFAULT);
        let level = Level::new(6).expect("a level");
        let advice = advised::<Computer>(&game, position, text, level, 2_000);
        format!("{}: {}", advice.path.join("-"), advice.reason)
    }

    #[test]
    fn whoever_is_taken_is_counted() {
        let chain = "n10/11/11/11/2~1~#~1~2/2m8/1m1m7/1Nm8/11 s 0 1";
        assert_eq!(
            told(chain, Some("b2xb4xd4xd2xb2")),
            "b2-b4-d4-d2-b2: captures captured=4"
        );
        let last = "11/11/11/11/2~1~#~1~2/11/11/11/4Mn5 s 0 1";
        assert_eq!(told(last, None), "e1-g1: last");
        let one = "n10/11/11/11/2~1~#~1~2/11/4m6/4M6/N10 s 0 1";
        assert_eq!(told(one, Some("e2xe4")), "e2-e4: captures captured=1");
    }

    #[test]
    fn castles_are_entered_and_cleared() {
        let entry = "11/4N6/11/11/1n~1~#~1~2/11/11/11/11 s 0 1";
        let entered = told(entry, None);
        assert!(entered.starts_with("e8-f9: enters"), "{entered}");
        let invaded = "6n4/5N5/11/11/2~1~#~1~2/11/11/11/N10 s 0 1";
        assert_eq!(told(invaded, Some("f8-f9")), "f8-f9: enters");
        let cleared = "5Nn4/11/11/11/2~1~#~1~2/11/11/11/N10 g 0 1";
        assert_eq!(told(cleared, None), "g9-e9: expels captured=1");
    }

    #[test]
    fn a_piece_is_saved_guarded_or_threatened() {
        let saved = "n10/11/11/11/2~1~#~1~2/11/2MmN6/11/N10 s 0 1";
        assert_eq!(told(saved, Some("e3-f4")), "e3-f4: saves square=e3");
        let threat = "n10/11/11/11/2~1~#~1~2/11/3m7/11/N3N6 s 0 1";
        assert_eq!(told(threat, Some("e1-d2")), "e1-d2: threatens threatened=1");
    }

    #[test]
    fn leaps_and_steps_lead_to_the_castle() {
        let leap = "n10/11/11/11/2~1~#~1~2/11/2M8/1M1M7/1NM8 s 0 1";
        assert_eq!(told(leap, Some("b1^d3")), "b1-d3: leaps steps=2");
        let near = "n10/11/4N6/11/2~1~#~1~2/11/11/11/11 s 0 1";
        assert_eq!(told(near, Some("e7-e8")), "e7-e8: nears-castle steps=1");
        let step = "n10/11/11/11/2~1~#~1~2/11/11/11/N10 s 0 1";
        assert_eq!(told(step, Some("a1-a2")), "a1-a2: advances");
        assert_eq!(told(step, Some("a1-b1")), "a1-b1: best");
    }
}
