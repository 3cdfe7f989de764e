//! Reading the FEN that views and notices carry.

use cozy_chess::Board;

use super::position::{EnginePosition, LongCastle};

impl EnginePosition {
    /// The position that a FEN describes; nothing when it is malformed or stranger than the engine's
    /// board can hold.
    pub fn read(fen: &str, long: LongCastle) -> Option<EnginePosition> {
        let mut fields: Vec<&str> = fen.split_ascii_whitespace().collect();
        if !(4..=6).contains(&fields.len()) {
            return None;
        }
        fields.resize(6, "");
        // The board counts to 100 and 65535; a longer count says nothing more.
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
                halfmoves.min(100),
                fullmoves.clamp(1, 60_000)
            );
            Board::from_fen(&text, false).ok()
        };
        // Some programs name an en-passant square that no pawn could have crossed.
        let board = read(fields[3]).or_else(|| read("-"))?;
        Some(EnginePosition::new(board, long).with_past(halfmoves))
    }
}
