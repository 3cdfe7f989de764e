//! The two players of a match at work.

use bots::Chance;
use catalog::{AnySession, Budget, Effort, Level, Yardstick};
use game_core::Seat;

use super::driver::Driver;
use super::spec::{Spec, Who, yardstick_name};
use crate::fault::Fault;

/// A player, who may play many games one after the other.
pub(crate) enum Player {
    Random(Chance),
    Yardstick(Yardstick, Budget),
    Bot(Level, Budget),
    Engine(Box<Driver>, Budget),
}

/// What has been played so far, as engines want to be told.
pub(crate) struct Told<'a> {
    pub(crate) start: &'a str,
    pub(crate) actions: &'a [String],
}

impl Player {
    pub(crate) fn new(spec: &Spec) -> Result<Player, Fault> {
        Ok(match &spec.who {
            Who::Random => Player::Random(Chance::new(0)),
            Who::Yardstick(yardstick) => Player::Yardstick(*yardstick, spec.budget),
            Who::Bot(level) => Player::Bot(*level, spec.budget),
            Who::Engine {
                path,
                arguments,
                options,
            } => {
                let driver = Driver::start(path, arguments, options).map_err(Fault::usage)?;
                Player::Engine(Box::new(driver), spec.budget)
            }
        })
    }

    /// Sits down for a new game.
    pub(crate) fn begin(&mut self, session: &mut dyn AnySession, seat: Seat, seed: u64) -> Result<(), Fault> {
        match self {
            Player::Random(chance) => *chance = Chance::new(seed),
            Player::Yardstick(yardstick, _) => {
                if !session.seat_yardstick(seat, *yardstick, seed) {
                    let name = yardstick_name(*yardstick);
                    return Err(Fault::usage(format!(
                        "{name} player not known to this game, expected level= or random"
                    )));
                }
            }
            Player::Bot(level, _) => session.seat_bot(seat, *level, seed),
            Player::Engine(driver, _) => driver.new_game().map_err(Fault::usage)?,
        }
        Ok(())
    }

    /// The action of this player, whose turn it is.
    pub(crate) fn act(
        &mut self,
        session: &mut dyn AnySession,
        seat: Seat,
        told: &Told<'_>,
    ) -> Result<String, Fault> {
        match self {
            Player::Random(chance) => {
                let actions = session.actions();
                let at = chance.below(actions.len());
                actions
                    .into_iter()
                    .nth(at)
                    .ok_or_else(|| Fault::usage("an awaited seat has no action"))
            }
            Player::Yardstick(_, budget) | Player::Bot(_, budget) => session
                .think(seat, &Effort::new(*budget))
                .map(|thought| thought.action)
                .ok_or_else(|| Fault::usage("the bot is not seated")),
            Player::Engine(driver, budget) => {
                // The protocol has no word for claims: the arbiter makes them for the engine.
                if session.actions().iter().any(|action| action == "claim") {
                    return Ok("claim".to_string());
                }
                driver
                    .best(told.start, told.actions, *budget)
                    .map_err(Fault::usage)
            }
        }
    }
}
