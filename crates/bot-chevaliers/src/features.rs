//! The names of what the evaluation sees, as places in the table of weights.
//!
//! One flat table of numbers is all that fitting has to know of the game.

/// Distances to the enemy castle that are told apart, the last for all beyond.
pub(crate) const FAR: usize = 13;
/// Distances to the own castle that are told apart.
pub(crate) const HOME: usize = 6;

/// A knight so many steps from the enemy castle.
pub(crate) const KNIGHT_TO_GO: usize = 0;
/// A man so many steps from it; the last one is for men that have passed it by.
pub(crate) const MAN_TO_GO: usize = KNIGHT_TO_GO + FAR;
/// A knight so many steps from its own castle: 0 holds it.
pub(crate) const KNIGHT_HOME: usize = MAN_TO_GO + FAR + 1;
/// The same for a man.
pub(crate) const MAN_HOME: usize = KNIGHT_HOME + HOME;

/// So many own pieces next to the own castle.
pub(crate) const GUARDS: usize = MAN_HOME + HOME;
/// The most guards told apart.
pub(crate) const MOST_GUARDS: usize = 5;
/// The own castle is empty and so many ways lie open to capture who enters it.
pub(crate) const PARRIES: usize = GUARDS + MOST_GUARDS + 1;
/// The most ways told apart.
pub(crate) const MOST_PARRIES: usize = 2;
/// So many own pieces next to the enemy castle.
pub(crate) const SIEGE: usize = PARRIES + MOST_PARRIES + 1;
/// The most besiegers told apart.
pub(crate) const MOST_SIEGE: usize = 3;
/// The enemy castle can be entered with the next move: by the side that moves, by the other.
pub(crate) const ENTRY: usize = SIEGE + MOST_SIEGE + 1;

/// A square that a knight can step to.
pub(crate) const KNIGHT_STEPS: usize = ENTRY + 2;
/// A square that a man can step to.
pub(crate) const MAN_STEPS: usize = KNIGHT_STEPS + 1;
/// A square that knights can leap to.
pub(crate) const LEAPS: usize = MAN_STEPS + 1;
/// The nearest to the enemy castle that a knight can leap, in steps.
pub(crate) const LADDER: usize = LEAPS + 1;
/// The distances of ladders told apart, the last for all beyond or none.
pub(crate) const LADDERS: usize = 9;
/// The piece nearest to the enemy castle, in steps.
pub(crate) const VAN: usize = LADDER + LADDERS;
/// The distances of the van told apart.
pub(crate) const VANS: usize = 9;

/// A knight without a friend next to it, and a man.
pub(crate) const LONELY: usize = VAN + VANS;
/// A piece straight beside an enemy.
pub(crate) const CONTACT: usize = LONELY + 2;
/// So many pieces of the side that moves can be captured: one, two, more.
pub(crate) const HANGING: usize = CONTACT + 1;
/// The most of them told apart.
pub(crate) const MOST_HANGING: usize = 3;
/// A piece that a step of an enemy would put under attack.
pub(crate) const EXPOSED: usize = HANGING + MOST_HANGING;
/// The right to move.
pub(crate) const TEMPO: usize = EXPOSED + 1;

/// How many features there are.
pub const COUNT: usize = TEMPO + 1;
