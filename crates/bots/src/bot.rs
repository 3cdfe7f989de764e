//! What a computer player is.
//!
//! The shelf, matches and tables ask for players through one trait, with the weaker ones that others are
//! measured against, so that none of them names a player of one game.

use std::fmt;

use game_core::Game;

#[cfg(doc)]
use crate::Why;
use crate::{Advice, Effort, Level, WeightsFault};

/// A computer player at one seat.
pub trait Bot<G: Game>: Send {
    /// Something happened at the table, as this bot's seat learns it.
    fn observe(&mut self, notice: &G::Notice);

    /// What to do now. Asked only when the seat is awaited, and always answered with something the
    /// rules allow.
    fn choose(&mut self, view: &G::View, effort: &Effort) -> Choice<G::Action>;
}

/// The computer players of one game: a type of the crate that holds them, so that neither the rules know their
/// players nor the players of one game those of another.
pub trait Players {
    /// The game they play.
    type Game: Game;

    /// The codes of the reasons that [`Players::advise`] gives, besides [`Why::BEST`]: the page has a
    /// sentence for each.
    const REASONS: &'static [&'static str] = &[];

    /// A player of the given level. Two of the same level and seed, told the same things and given
    /// budgets that do not depend on time, choose the same.
    fn bot(game: &Self::Game, level: Level, seed: u64) -> Box<dyn Bot<Self::Game>>;

    /// What to tell a person of a choice that one of them would make at their seat, made from what `view`
    /// shows that seat and from what was seen while choosing.
    fn advise(
        _game: &Self::Game,
        _view: &<Self::Game as Game>::View,
        _choice: &Choice<<Self::Game as Game>::Action>,
    ) -> Advice {
        Advice::plain()
    }

    /// A player that judges by the weights that a text tells where it does not judge by its own.
    ///
    /// # Errors
    /// When the player of this game has no such weights, or the text is not understood.
    fn weighed(
        _game: &Self::Game,
        _level: Level,
        _seed: u64,
        _weights: &str,
    ) -> Result<Box<dyn Bot<Self::Game>>, WeightsFault> {
        Err(WeightsFault::Unweighed)
    }

    /// A player of one plain idea, such as taking whatever it can, to measure others against; none
    /// where the game has none.
    fn greedy(_game: &Self::Game, _seed: u64) -> Option<Box<dyn Bot<Self::Game>>> {
        None
    }

    /// A player who knows the 3,000 commonest words only and writes the first that the rules allow, of
    /// five letters at most: whom a child's first opponent must not beat. None where the game is not
    /// played with words.
    fn novice(_game: &Self::Game) -> Option<Box<dyn Bot<Self::Game>>> {
        None
    }
}

/// What a bot decided, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// What the bot thinks of its position.
    pub score: Score,
    /// The line it expects, beginning with the action.
    pub line: Vec<A>,
    /// How deep it looked, in plies.
    pub depth: u8,
    /// How many positions it looked at.
    pub nodes: u64,
}

impl<A: Clone> Choice<A> {
    /// An action that took no thought, of which nothing is known.
    pub fn alone(action: A) -> Choice<A> {
        Choice {
            line: vec![action.clone()],
            action,
            score: Score::Centipawns(0),
            depth: 0,
            nodes: 0,
        }
    }
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// An advantage in hundredths of a pawn, or of a game's own unit.
    Centipawns(i32),
    /// The game is won in this many moves of the winner; a negative number is lost, and 0 means lost
    /// already.
    Mate(i32),
}

impl Score {
    /// The score that a search value stands for.
    pub fn of(value: search::Value) -> Score {
        match search::plies_to_end(value) {
            None => Score::Centipawns(value),
            Some(plies) => {
                let moves = i32::try_from(plies.div_ceil(2)).unwrap_or(i32::MAX);
                Score::Mate(if value > 0 { moves } else { -moves })
            }
        }
    }
}

impl fmt::Display for Score {
    /// As engines write it: `cp 35`, `mate 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Centipawns(value) => write!(f, "cp {value}"),
            Score::Mate(moves) => write!(f, "mate {moves}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn certain_values_become_mates_in_moves() {
        assert_eq!(Score::of(35), Score::Centipawns(35));
        assert_eq!(Score::of(search::win_in(1)), Score::Mate(1));
        assert_eq!(Score::of(search::win_in(5)), Score::Mate(3));
        assert_eq!(Score::of(search::loss_in(4)), Score::Mate(-2));
        assert_eq!(Score::of(search::loss_in(0)).to_string(), "mate 0");
    }
}
