//! Reading the FEN that views and notices carry.
//!
//! Apart from the library's own reader, which refuses what the rules admit: counts without end, fields left
//! out, squares that no pawn could have crossed.

use cozy_chess::Board;

use super::position::{EnginePosition, LongCastle};

/// How many fields a FEN has, and how many of them nobody leaves out.
const FIELDS: usize = 6;
const NEEDED: usize = 4;

/// As far as the engine's board counts, and a little less: a longer count says nothing more.
const HALFMOVES: u32 = 100;
const FULLMOVES: u32 = 60_000;

impl EnginePosition {
    /// The position that a FEN describes; nothing when it is malformed or stranger than the engine's
    /// board can hold.
    pub fn read(fen: &str, long: LongCastle) -> Option<EnginePosition> {
        let mut fields: Vec<&str> = fen.split_ascii_whitespace().collect();
        if !(NEEDED..=FIELDS).contains(&fields.len()) {
            return None;
        }
        fields.resize(FIELDS, "");
        let halfmoves = if fields[4].is_empty() {
            0
        } else {
            fields[4].parse::<u32>().ok()?
        };
        let fullmoves = if fields[5].is_empty() {
            1
        } else {
            fields[5].parse::<u32>().ok()?
        };
        let read = |passing: &str| {
            let text = format!(
                "{} {} {} {passing} {} {}",
                fields[0],
                fields[1],
                fields[2],
                halfmoves.min(HALFMOVES),
                fullmoves.clamp(1, FULLMOVES)
            );
            Board::from_fen(&text, false).ok()
        };
        // Some programs name an en-passant square that no pawn could have crossed.
        let board = read(fields[3]).or_else(|| read("-"))?;
        Some(EnginePosition::new(board, long).with_past(halfmoves))
    }
}
