//! Short random openings that favour nobody, so that games differ and results are fair.
//!
//! Two players that do not stray play one game over and over where nothing is dealt, and a match of a hundred
//! would count it a hundred times. An opening must be short, or it plays the players' game for them; level,
//! or it decides; and random by a seed, or players could be fitted to a book. What lead is left in it cancels
//! out, since each is played from both sides.

use bots::Chance;
use catalog::{AnyGame, Budget, Effort, Level, Score};

use crate::chance::dice;

/// The position of a game that chance does not deal.
const START: &str = "start";

/// Random actions of each side before the players take over.
const ACTIONS: usize = 6;

/// An opening is dropped when one side stands better by more than this, in centipawns.
const BALANCE: i32 = 90;

/// What a judge may look at.
const JUDGE: Budget = Budget::Nodes(4000);

/// Tries until whatever comes is taken: some games may not know balance.
const TRIES: usize = 200;

/// The actions of the opening with this seed. Where chance deals, each seed has a game of its own from the
/// first action on, and every deal is played from both seats: there is none.
pub(crate) fn opening(game: &dyn AnyGame, seed: u64) -> Vec<String> {
    if game.place(START).is_err() {
        return Vec::new();
    }
    let mut chance = Chance::new(seed);
    let mut last = Vec::new();
    for _ in 0..TRIES {
        let mut session = game.deal(&mut dice(seed));
        let mut actions = Vec::new();
        // An odd number now and then lets the other side move first.
        for _ in 0..ACTIONS + chance.below(3) {
            let listed = session.actions();
            let Some(action) = listed.get(chance.below(listed.len())).cloned() else {
                break;
            };
            if session.act(&action, &mut dice(seed)).is_err() {
                break;
            }
            actions.push(action);
        }
        let Some(seat) = session.turn().awaited().iter().next() else {
            continue;
        };
        session.seat_bot(seat, Level::HIGHEST, seed);
        let judged = session
            .think(seat, &Effort::new(JUDGE))
            .map(|thought| thought.score);
        if matches!(judged, Some(Score::Centipawns(value)) if value.abs() <= BALANCE) {
            return actions;
        }
        last = actions;
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_follow_from_their_seed() {
        let game = catalog::game(catalog::Kind::Echecs, &[], catalog::french()).expect("chess");
        let first = opening(&*game, 1);
        assert_eq!(first, opening(&*game, 1));
        assert_ne!(first, opening(&*game, 2));
        assert!(first.len() >= ACTIONS);
    }

    #[test]
    fn a_deal_is_opening_enough() {
        for kind in [
            catalog::Kind::EchecEtMots,
            catalog::Kind::DamesDeLettres,
            catalog::Kind::GuerreDesMots,
        ] {
            let game = catalog::game(kind, &[], catalog::french()).expect("a word game");
            assert_eq!(opening(&*game, 1), [""; 0], "{kind}");
            let dealt = |seed| game.deal(&mut dice(seed)).position();
            assert_ne!(dealt(1), dealt(2), "{kind}");
        }
    }
}
