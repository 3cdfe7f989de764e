//! What reaches a game from the table instead of from a seat's own action.

use crate::Seat;

/// Something the table reports to the rules, which alone know what follows from it.
///
/// A flag loses at chess unless the opponent cannot mate, ends a reply without a word in Échec et
/// Mots, and takes one seat out of eight in La Guerre des Mots: the room cannot know which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Incident {
    /// The seat has used up its time.
    Flag(Seat),
    /// The seat gives up.
    Resignation(Seat),
    /// All seats agree to stop without a winner.
    Agreement,
}
