//! What a table asks of a game besides its rules. What only some games have is told by those; the others
//! leave each trait as it is.

use crate::{Consultation, Dice, Game, LexiconId, NextStart, Standing, Violation};

/// A game that can be played at a table.
pub trait Tabled: Game + Matches + Arbitrated + Lettered {}

impl<G: Game + Matches + Arbitrated + Lettered> Tabled for G {}

/// A game of which several are played in a row.
pub trait Matches: Game {
    /// The deal of a game that follows others of the same match, which ended in the states `earlier`,
    /// oldest first.
    fn deal(&self, _earlier: &[Self::State], dice: &mut dyn Dice) -> Vec<Self::Event> {
        self.setup(dice)
    }

    /// Who plays the first seat in the game of a match that follows, the one numbered `game`; 1 when the
    /// match is played again.
    fn next_start(&self, _game: u16) -> NextStart {
        NextStart::Alternate
    }

    /// Whether a match of so many games may be agreed on.
    fn fits_match(&self, _games: u16) -> bool {
        true
    }

    /// Whether a match that stands so is over.
    fn match_over(&self, standing: Standing<'_>) -> bool {
        standing.played >= standing.agreed
    }
}

/// What follows from an arbiter's ruling, or why the rules refuse it.
pub type Ruled<G> = Result<Vec<<G as Game>::Event>, Violation<<G as Game>::Clause>>;

/// A game that may have an arbiter, who plays nothing and rules on what happens.
pub trait Arbitrated: Game {
    /// Whether the game knows one.
    const ARBITER: bool = false;

    /// Whether a table may have one with these options.
    fn has_arbiter(&self) -> bool {
        Self::ARBITER
    }

    /// What follows from a ruling of the arbiter: an action that no seat may take. `None` where the game
    /// knows no arbiter; a ruling that the rules do not leave to one is refused like any action.
    fn arbitrate(&self, _state: &Self::State, _ruling: &Self::Action) -> Option<Ruled<Self>> {
        None
    }
}

/// A game that may be played with words.
pub trait Lettered: Game {
    /// The word list that `decide` asks; none for a game without words.
    fn lexicon(&self) -> Option<LexiconId> {
        None
    }

    /// The first word that counts in `state` and that the word list, asked now, does not admit: none as
    /// long as the game obeys its own rules, and none for a game without words. Which words count is for
    /// the game to say: those that lie on the board, or those that were written or announced.
    fn senseless(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// When its players may consult the dictionary while a game is under way.
    fn consultation(&self) -> Consultation<Self::Clause> {
        Consultation::Free
    }

    /// The rule that wants its players to find their words by themselves, so that where people play against
    /// each other nobody may be lent a hand; none where the rules do not mind.
    fn unaided(&self) -> Option<Self::Clause> {
        None
    }
}
