//! The names of what the evaluation sees, as places in the table of weights.
//!
//! One flat table of numbers is all that fitting has to know of chess.

/// A piece of a kind on a square, seen from its own side: kind × 64 + square.
pub(crate) const PLACE: usize = 0;
/// Squares that a knight reaches without loss.
pub(crate) const KNIGHT_REACH: usize = PLACE + 6 * 64;
/// The same for a bishop.
pub(crate) const BISHOP_REACH: usize = KNIGHT_REACH + 9;
/// The same for a rook.
pub(crate) const ROOK_REACH: usize = BISHOP_REACH + 14;
/// The same for a queen.
pub(crate) const QUEEN_REACH: usize = ROOK_REACH + 15;
/// Two bishops.
pub(crate) const BISHOP_PAIR: usize = QUEEN_REACH + 28;
/// Own pawns on the colour of a bishop, by number.
pub(crate) const BISHOP_WALLED: usize = BISHOP_PAIR + 1;
/// A rook on a file without pawns, and on one without own pawns.
pub(crate) const ROOK_FILE: usize = BISHOP_WALLED + 9;
/// A knight, or a bishop, that no pawn can drive off a square its own pawn defends.
pub(crate) const OUTPOST: usize = ROOK_FILE + 2;
/// A minor piece right behind a pawn.
pub(crate) const SHIELDED: usize = OUTPOST + 2;

/// A pawn without neighbours; without neighbours on an open file.
pub(crate) const ISOLATED: usize = SHIELDED + 1;
/// A pawn behind another of its own.
pub(crate) const DOUBLED: usize = ISOLATED + 2;
/// A pawn that its neighbours have left behind; the same on an open file.
pub(crate) const BACKWARD: usize = DOUBLED + 1;
/// A pawn that another defends, by rank.
pub(crate) const DEFENDED: usize = BACKWARD + 2;
/// A pawn beside another, by rank.
pub(crate) const ABREAST: usize = DEFENDED + 8;
/// A pawn that no pawn can stop, by rank.
pub(crate) const PASSED: usize = ABREAST + 8;
/// A passed pawn with something in front of it, by rank.
pub(crate) const PASSED_BLOCKED: usize = PASSED + 8;
/// A passed pawn whose next square is attacked, by rank.
pub(crate) const PASSED_WATCHED: usize = PASSED_BLOCKED + 8;
/// A passed pawn that the own king is so far ahead of, by distance.
pub(crate) const PASSED_OWN_KING: usize = PASSED_WATCHED + 8;
/// A passed pawn that the other king is so far from, by distance.
pub(crate) const PASSED_OTHER_KING: usize = PASSED_OWN_KING + 8;

/// How hard a king is pressed, in steps.
pub(crate) const DANGER: usize = PASSED_OTHER_KING + 8;
/// The steps of danger.
pub(crate) const DANGER_STEPS: usize = 40;
/// The nearest own pawn in front of the king on a file by its distance, for the king's own file
/// and for those beside it.
pub(crate) const SHELTER: usize = DANGER + DANGER_STEPS;
/// The same for the nearest enemy pawn.
pub(crate) const STORM: usize = SHELTER + 16;

/// A pawn attacks a minor piece, a rook, a queen.
pub(crate) const PAWN_THREAT: usize = STORM + 16;
/// A minor piece attacks a pawn, minor, rook, queen.
pub(crate) const MINOR_THREAT: usize = PAWN_THREAT + 3;
/// A rook attacks a pawn, minor, rook, queen.
pub(crate) const ROOK_THREAT: usize = MINOR_THREAT + 4;
/// A piece is attacked and not defended.
pub(crate) const HANGING: usize = ROOK_THREAT + 4;
/// A pawn could attack a piece by stepping forward.
pub(crate) const PUSH_THREAT: usize = HANGING + 1;
/// Safe squares behind and among the own pawns in the centre.
pub(crate) const SPACE: usize = PUSH_THREAT + 1;
/// The right to move.
pub(crate) const TEMPO: usize = SPACE + 1;

/// How many features there are.
pub const COUNT: usize = TEMPO + 1;
