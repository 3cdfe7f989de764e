//! Weights as a player who knows only the rules would set them: where fitting begins, and what fitted ones
//! are measured against.

use super::super::features::{
    ENTRY, FAR, HANGING, KNIGHT_HOME, KNIGHT_TO_GO, MAN_HOME, MAN_TO_GO, PARRIES, TEMPO,
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
    table[PARRIES + 1] = (20, 20);
    table[PARRIES + 2] = (20, 20);
    table[ENTRY] = (200, 200);
    table[ENTRY + 1] = (50, 50);
    table[HANGING] = (-30, -30);
    table[HANGING + 1] = (-60, -60);
    table[HANGING + 2] = (-90, -90);
    table[TEMPO] = (10, 10);
    table
}
