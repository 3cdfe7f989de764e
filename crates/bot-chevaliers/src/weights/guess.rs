//! Weights as a player who knows only the rules would set them: where fitting begins, and what fitted ones
//! are measured against.

use super::super::features::{
    ENTRY, FAR, HANGING, KNIGHT_HOME, KNIGHT_TO_GO, MAN_HOME, MAN_TO_GO, MOST_HANGING, MOST_PARRIES, PARRIES,
    TEMPO,
};
use super::super::tally::Table;

/// The worth of a knight.
const KNIGHT: i16 = 250;
/// The worth of a man.
const MAN: i16 = 100;
/// What a step nearer to the enemy castle is worth.
const STEP: i16 = 4;
/// What holding the own castle is worth.
const HELD: i16 = 100;
/// What it is worth that whoever enters the own castle could be captured there.
const PARRIED: i16 = 20;
/// What it is worth that the enemy castle can be entered: by the side that moves, by the other.
const ENTERS: i16 = 200;
const THREATENS: i16 = 50;
/// What each piece costs that can be captured at once.
const HANGS: i16 = 30;
/// What the right to move is worth.
const MOVES: i16 = 10;

/// Material, the way to the castle, and what the rule document says of castles.
pub fn first_guess() -> Table {
    let mut table = [(0, 0); super::super::features::COUNT];
    for far in 0..FAR {
        let come = STEP * (FAR - far) as i16;
        table[KNIGHT_TO_GO + far] = (KNIGHT + come, KNIGHT + 2 * come);
        table[MAN_TO_GO + far] = (MAN + come, MAN + 2 * come);
    }
    table[MAN_TO_GO + FAR] = (MAN / 2, MAN / 2);
    table[KNIGHT_HOME] = (HELD, HELD);
    table[MAN_HOME] = (HELD, HELD);
    for ways in 1..=MOST_PARRIES {
        table[PARRIES + ways] = (PARRIED, PARRIED);
    }
    table[ENTRY] = (ENTERS, ENTERS);
    table[ENTRY + 1] = (THREATENS, THREATENS);
    for hanging in 1..=MOST_HANGING {
        let cost = -HANGS * hanging as i16;
        table[HANGING + hanging - 1] = (cost, cost);
    }
    table[TEMPO] = (MOVES, MOVES);
    table
}
