//! Games to play while measuring: long, legal and always the same.
//!
//! Made from a seed by the rules themselves, so that no list of moves has to be kept and none can become
//! illegal.

use catalog::Kind;
use game_core::Dice;

use crate::chance;

/// Actions of a game that does not end before so many.
pub(super) const LENGTH: usize = 80;

/// `count` different games of [`LENGTH`] actions each.
pub(super) fn games(kind: Kind, count: usize) -> Vec<Vec<String>> {
    let game = catalog::game(kind, &[], catalog::french()).expect("every game has its defaults");
    let played = (0u64..).filter_map(|seed| {
        let mut dice = chance::dice(seed);
        let mut session = game.deal(&mut dice);
        let mut actions = Vec::with_capacity(LENGTH);
        while actions.len() < LENGTH {
            let choices = session.actions();
            let bound = u32::try_from(choices.len()).ok().filter(|&bound| bound > 0)?;
            let action = choices[dice.below(bound) as usize].clone();
            session.act(&action, &mut dice).ok()?;
            actions.push(action);
        }
        // The last action must not end the game either: some measurements go on at the table.
        session.turn().outcome().is_none().then_some(actions)
    });
    played.take(count).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_long_and_the_same_each_time() {
        let once = games(Kind::ALL[0], 3);
        assert!(once.iter().all(|game| game.len() == LENGTH));
        assert_eq!(once, games(Kind::ALL[0], 3));
        assert_ne!(once[0], once[1]);
    }
}
