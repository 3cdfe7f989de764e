//! What reaches a game from the table instead of from a seat's own action.

use crate::Seat;

/// Something the table reports to the rules, which alone know what follows from it.
///
/// A flag loses one game, unless the opponent has nothing left to win by, ends no more than a reply in
/// another, and takes one seat out of eight in a third: the room cannot know which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Incident {
    /// The seat has used up its time.
    Flag(Seat),
    /// The seat gives up.
    Resignation(Seat),
    /// All seats agree to stop without a winner.
    Agreement,
}
