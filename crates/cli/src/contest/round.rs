//! One game of a match.
//!
//! All chance in it follows from its number, so that one game can be played again alone and the whole match
//! does not depend on how many threads played it.

use catalog::AnyGame;
use game_core::{Seat, Turn};

use super::opening::opening;
use super::player::{Player, Told};
use super::score::{End, Result as Outcome, Work};
use super::spec::Spec;
use crate::chance::dice;
use crate::failure::Failure;

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
    ) -> Result<&'p mut [Player; 2], Failure> {
        let made = match pair.take() {
            Some(made) => made,
            None => [Player::new(self.specs[0])?, Player::new(self.specs[1])?],
        };
        Ok(pair.insert(made))
    }

    /// Plays game `number`: each opening once from every side, the first player alone on its side.
    pub(crate) fn play(&self, pair: &mut [Player; 2], number: usize) -> Result<End, Failure> {
        let sides = usize::from(self.game.sides());
        let seed = self
            .seed
            .wrapping_mul(0x1_0000_0001)
            .wrapping_add((number / sides) as u64);
        let side = number % sides;
        let who_at = |seat: Seat| usize::from(seat.index() % sides != side);
        let mut session = self.game.deal(&mut dice(seed));
        let start = session.position();
        let mut actions = opening(self.game, seed);
        for action in &actions {
            let done = session.act(action, &mut dice(seed));
            done.map_err(|refusal| Failure::usage(format!("opening refused: {}", refusal.code())))?;
        }
        for seat in (0..self.game.seats()).map(Seat) {
            let seed = seed ^ (number as u64) << 32 ^ u64::from(seat.0);
            pair[who_at(seat)].begin(&mut *session, seat, seed)?;
        }
        let mut work = [Work::default(); 2];
        let (result, code) = loop {
            let seats = match session.turn() {
                Turn::Over(outcome) => {
                    let won = |seat: Seat| who_at(seat) == 0;
                    break if outcome.winners.is_empty() {
                        (Outcome::Draw, outcome.code)
                    } else if outcome.winners.iter().any(won) {
                        (Outcome::Win, outcome.code)
                    } else {
                        (Outcome::Loss, outcome.code)
                    };
                }
                Turn::Awaiting(_) if actions.len() >= LONGEST => break (Outcome::Draw, "unfinished"),
                Turn::Awaiting(seats) => seats,
            };
            let seat = seats
                .iter()
                .next()
                .ok_or_else(|| Failure::usage("nobody is awaited"))?;
            let who = who_at(seat);
            let told = Told {
                start: &start,
                actions: &actions,
            };
            let (action, own) = pair[who].act(&mut *session, seat, &told)?;
            work[who].add(&own);
            session.act(&action, &mut dice(seed)).map_err(|refusal| {
                Failure::usage(format!(
                    "{} played \"{action}\" in {}, refused as {}",
                    self.specs[who],
                    session.position(),
                    refusal.code()
                ))
            })?;
            actions.push(action);
        };
        Ok(End {
            result,
            code,
            side: side as u8,
            actions: actions.len(),
            work,
        })
    }
}
