//! One game of a match.

use catalog::AnyGame;
use game_core::{Seat, Turn};

use super::opening::opening;
use super::player::{Player, Told};
use super::score::{End, Result as Outcome};
use super::spec::Spec;
use crate::chance::dice;
use crate::fault::Fault;

/// A game that is still going on after so many actions is drawn.
const LONGEST: usize = 1200;

/// What all games of a match share.
pub(crate) struct Arena<'a> {
    pub(crate) game: &'a dyn AnyGame,
    pub(crate) specs: [&'a Spec; 2],
    pub(crate) seed: u64,
}

impl Arena<'_> {
    /// The players of one thread, made when first needed.
    pub(crate) fn players<'p>(
        &self,
        pair: &'p mut Option<[Player; 2]>,
    ) -> Result<&'p mut [Player; 2], Fault> {
        let made = match pair.take() {
            Some(made) => made,
            None => [Player::new(self.specs[0])?, Player::new(self.specs[1])?],
        };
        Ok(pair.insert(made))
    }

    /// Plays game `number`: each opening twice, the first player at seat 0 and then at seat 1.
    pub(crate) fn play(&self, pair: &mut [Player; 2], number: usize) -> Result<End, Fault> {
        let seed = self
            .seed
            .wrapping_mul(0x1_0000_0001)
            .wrapping_add(number as u64 / 2);
        let first_seat = Seat((number % 2) as u8);
        let mut session = self.game.deal(&mut dice(seed));
        let start = session.position();
        let mut actions = opening(self.game, seed);
        for action in &actions {
            let done = session.act(action, &mut dice(seed));
            done.map_err(|refusal| Fault::usage(format!("opening refused: {}", refusal.code())))?;
        }
        for (player, seat) in pair.iter_mut().zip([first_seat, Seat(1 - first_seat.0)]) {
            player.begin(
                &mut *session,
                seat,
                seed ^ (number as u64) << 32 ^ u64::from(seat.0),
            )?;
        }
        loop {
            let turn = session.turn();
            let outcome = match &turn {
                Turn::Over(outcome) => outcome,
                Turn::Awaiting(seats) => {
                    if actions.len() >= LONGEST {
                        return Ok(End {
                            result: Outcome::Draw,
                            code: "unfinished",
                        });
                    }
                    let seat = seats
                        .iter()
                        .next()
                        .ok_or_else(|| Fault::usage("nobody is awaited"))?;
                    let who = usize::from(seat != first_seat);
                    let told = Told {
                        start: &start,
                        actions: &actions,
                    };
                    let action = pair[who].act(&mut *session, seat, &told)?;
                    session.act(&action, &mut dice(seed)).map_err(|refusal| {
                        Fault::usage(format!(
                            "{} played \"{action}\" in {}, refused as {}",
                            self.specs[who],
                            session.position(),
                            refusal.code()
                        ))
                    })?;
                    actions.push(action);
                    continue;
                }
            };
            let result = if outcome.winners.is_empty() {
                Outcome::Draw
            } else if outcome.winners.contains(first_seat) {
                Outcome::Win
            } else {
                Outcome::Loss
            };
            return Ok(End {
                result,
                code: outcome.code,
            });
        }
    }
}
