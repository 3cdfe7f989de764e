//! What the search must be shown of a game.

use std::fmt;

use crate::Value;

/// How a game stands for the side that would move, when it cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The side to move has won.
    Won,
    /// Nobody wins.
    Drawn,
    /// The side to move has lost.
    Lost,
    /// The game is settled by points, worth this to the side to move in the units of the evaluation.
    Settled(Value),
}

/// A position of a game for two sides that move in turn and see everything.
///
/// Moves come in two lists. *Noisy* ones change the balance at once, such as captures, and
/// are followed until the position is quiet before it is evaluated; all others are *quiet*. A game
/// without such a difference lists every move as quiet.
pub trait Position: Clone {
    /// A move, small and without meaning outside its position.
    type Move: Copy + Eq + fmt::Debug;

    /// How many different values [`Position::slot`] has.
    const SLOTS: usize;

    /// A hash of everything that matters for what follows, the side to move included.
    fn key(&self) -> u64;

    /// The position after a legal move.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self;

    /// Adds every legal noisy move to `moves`.
    fn noisy(&self, moves: &mut Vec<Self::Move>);

    /// Adds every legal quiet move to `moves`.
    fn quiet(&self, moves: &mut Vec<Self::Move>);

    /// Whether a legal move is a noisy one.
    fn is_noisy(&self, mv: Self::Move) -> bool;

    /// Whether a move, which may come from another position, can be played here.
    fn is_legal(&self, mv: Self::Move) -> bool;

    /// How the game has ended although moves may remain, by a rule of its own.
    fn ended(&self) -> Option<Ending>;

    /// How the game ends for a side to move that has no move.
    fn stuck(&self) -> Ending;

    /// How many plies back the same position could have stood, where a return to it is a draw.
    fn reversible(&self) -> usize;

    /// How often the same position must have stood before the root for a return to it to be a draw.
    fn recurrences(&self) -> usize {
        2
    }

    /// The worth of the position to the side to move, without looking ahead.
    fn evaluate(&self) -> Value;

    /// Whether the side to move is under a threat it must answer, so that the position cannot be
    /// judged by standing still.
    fn pressed(&self) -> bool;

    /// The position with the turn given away; nothing where the rules or the danger of being forced
    /// to move (zugzwang) make that comparison worthless.
    fn pass(&self) -> Option<Self>;

    /// What a noisy move wins at once, before any answer, in the units of the evaluation.
    fn gain(&self, mv: Self::Move) -> Value;

    /// What a noisy move risks: of two equal gains the one that risks less is tried first.
    fn risk(&self, mv: Self::Move) -> Value;

    /// Whether the exchanges that follow a move where it lands leave at least `least`.
    fn exchange(&self, mv: Self::Move, least: Value) -> bool;

    /// The kind of a move, such as which piece goes where, below [`Position::SLOTS`]: moves of one
    /// kind are expected to do well or badly together in neighbouring positions.
    fn slot(&self, mv: Self::Move) -> usize;

    /// A hash of what changes slowly, such as a pawn skeleton, and of the side to move: positions
    /// that share it are expected to be misjudged in the same direction.
    fn texture(&self) -> u64;
}
