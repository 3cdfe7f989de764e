//! The two players of a match at work.
//!
//! A bot sits at the game itself, a foreign engine is told it move by move. Both are made once for a thread
//! and play many games: starting an engine costs more than a quick game.

use std::time::Instant;

use bots::Chance;
use catalog::{AnySession, Budget, Effort, Level, Yardstick};
use game_core::Seat;

use super::driver::Driver;
use super::score::Work;
use super::spec::{Spec, Who, yardstick_name};
use crate::failure::Failure;

/// A player, who may play many games one after the other.
pub(crate) enum Player {
    Random(Chance),
    Yardstick(Yardstick, Budget),
    Bot(Level, Budget),
    /// A bot that judges by other weights, told as text.
    Weighed(Level, String, Budget),
    Engine(Box<Driver>, Budget),
}

/// What has been played so far, as engines want to be told.
pub(crate) struct Told<'a> {
    pub(crate) start: &'a str,
    pub(crate) actions: &'a [String],
}

impl Player {
    pub(crate) fn new(spec: &Spec) -> Result<Player, Failure> {
        Ok(match &spec.who {
            Who::Random => Player::Random(Chance::new(0)),
            Who::Yardstick(yardstick) => Player::Yardstick(*yardstick, spec.budget),
            Who::Bot(level, None) => Player::Bot(*level, spec.budget),
            Who::Bot(level, Some(file)) => {
                let weights = std::fs::read_to_string(file)
                    .map_err(|fault| Failure::usage(format!("weights {} {fault}", file.display())))?;
                Player::Weighed(*level, weights, spec.budget)
            }
            Who::Engine {
                path,
                arguments,
                options,
            } => {
                let driver = Driver::start(path, arguments, options).map_err(Failure::usage)?;
                Player::Engine(Box::new(driver), spec.budget)
            }
        })
    }

    /// Sits down for a new game.
    pub(crate) fn begin(
        &mut self,
        session: &mut dyn AnySession,
        seat: Seat,
        seed: u64,
    ) -> Result<(), Failure> {
        match self {
            Player::Random(chance) => *chance = Chance::new(seed),
            Player::Yardstick(yardstick, _) => {
                if !session.seat_yardstick(seat, *yardstick, seed) {
                    let name = yardstick_name(*yardstick);
                    return Err(Failure::usage(format!(
                        "{name} player not known to this game, expected level= or random"
                    )));
                }
            }
            Player::Bot(level, _) => session.seat_bot(seat, *level, seed),
            Player::Weighed(level, weights, _) => session
                .seat_weighed(seat, *level, seed, weights)
                .map_err(Failure::usage)?,
            Player::Engine(driver, _) => driver.new_game().map_err(Failure::usage)?,
        }
        Ok(())
    }

    /// The action of this player, whose turn it is, and what it took to find it.
    pub(crate) fn act(
        &mut self,
        session: &mut dyn AnySession,
        seat: Seat,
        told: &Told<'_>,
    ) -> Result<(String, Work), Failure> {
        let begun = Instant::now();
        let (action, nodes, depth) = self.find(session, seat, told)?;
        let spent = begun.elapsed();
        let work = Work {
            actions: 1,
            nodes,
            depths: depth.into(),
            spent,
            slowest: spent,
        };
        Ok((action, work))
    }

    /// The action, how many positions were looked at for it and how deep, as far as is known.
    fn find(
        &mut self,
        session: &mut dyn AnySession,
        seat: Seat,
        told: &Told<'_>,
    ) -> Result<(String, u64, u8), Failure> {
        match self {
            Player::Random(chance) => {
                let actions = session.actions();
                let at = chance.below(actions.len());
                let action = actions.into_iter().nth(at);
                let action = action.ok_or_else(|| Failure::usage("an awaited seat has no action"))?;
                Ok((action, 0, 0))
            }
            Player::Yardstick(_, budget) | Player::Bot(_, budget) | Player::Weighed(_, _, budget) => session
                .think(seat, &Effort::new(*budget))
                .map(|thought| (thought.action, thought.nodes, thought.depth))
                .ok_or_else(|| Failure::usage("the bot is not seated")),
            Player::Engine(driver, budget) => {
                // The protocol has no word for claims: the arbiter makes them for the engine.
                if session.actions().iter().any(|action| action == "claim") {
                    return Ok(("claim".to_string(), 0, 0));
                }
                let best = driver.best(told.start, told.actions, *budget);
                Ok((best.map_err(Failure::usage)?, 0, 0))
            }
        }
    }
}
