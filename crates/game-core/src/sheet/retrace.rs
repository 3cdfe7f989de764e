//! Deciding again what a sheet tells.

use super::{Origin, Sheets};
use crate::{Dice, Game, Violation};

/// Something that a sheet tells and the rules do not bear out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Untrue<C, E> {
    /// How many events came before it.
    pub after: usize,
    /// Why the rules refuse it; none when something else follows from it.
    pub violation: Option<Violation<C>>,
    /// What the rules decide in its place, where they accept what led to it.
    pub decided: Vec<E>,
}

/// What [`retrace`] does not bear out.
pub type Doubted<G> = Untrue<<G as Game>::Clause, <G as Game>::Event>;

/// What chance gave is told by the sheet, and [`Sheets::agrees`] says whether it can be.
struct AnyDice;

impl Dice for AnyDice {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}

/// Decides a whole game again.
///
/// # Errors
/// The first event that the rules do not bear out.
pub fn retrace<G: Sheets>(game: &G, events: &[G::Event]) -> Result<G::State, Doubted<G>> {
    let mut state = game.blank();
    let mut after = 0;
    while let rest @ [_, ..] = &events[after..] {
        let mut violation = None;
        let mut borne_out = None;
        let mut instead: Option<(usize, Vec<G::Event>)> = None;
        for origin in game.origins(&state, rest) {
            match decide(game, &state, &origin) {
                Ok(decided) => {
                    let told = rest.get(..decided.len()).filter(|told| !told.is_empty());
                    if told.is_some_and(|told| game.agrees(&state, &decided, told)) {
                        borne_out = Some(decided.len());
                        break;
                    }
                    // As far as both tell the same, the sheet is right.
                    let same = decided
                        .iter()
                        .zip(rest)
                        .take_while(|(ours, theirs)| ours == theirs);
                    let same = same.count();
                    // Another deal is as good as the one the dice would give here.
                    if origin != Origin::Deal && instead.as_ref().is_none_or(|(most, _)| same > *most) {
                        instead = Some((same, decided[same..].to_vec()));
                    }
                }
                Err(refused) => violation = violation.or(refused),
            }
        }
        let Some(count) = borne_out else {
            let (same, decided) = match violation {
                Some(_) => Default::default(),
                None => instead.unwrap_or_default(),
            };
            return Err(Untrue {
                after: after + same,
                violation,
                decided,
            });
        };
        rest[..count]
            .iter()
            .for_each(|event| game.evolve(&mut state, event));
        after += count;
    }
    Ok(state)
}

/// What the rules say of an origin; a refusal without a violation where they do not know of such.
fn decide<G: Sheets>(
    game: &G,
    state: &G::State,
    origin: &Origin<G::Action>,
) -> Result<Vec<G::Event>, Option<Violation<G::Clause>>> {
    let decided = match origin {
        Origin::Deal => Ok(game.setup(&mut AnyDice)),
        Origin::Action(action) => {
            let awaited = game.turn(state).awaited();
            // Where nobody is awaited the first seat is told why.
            let seat = game.whose(state, awaited, action).unwrap_or(crate::Seat(0));
            game.decide(state, seat, action, &mut AnyDice)
        }
        Origin::Incident(incident) => game.incident(state, *incident),
        Origin::Ruling(ruling) => game.arbitrate(state, ruling).ok_or(None)?,
    };
    decided.map_err(Some)
}
