//! Moves between the board's spelling, where castling is "king takes own rook", and that of the
//! game, where it is the king's own move.

use cozy_chess::{File, Move, Square};

use super::position::{EnginePosition, LongCastle};
use search::Position;

impl EnginePosition {
    /// How the game writes a legal move.
    pub fn spell(&self, mv: Move) -> String {
        let castles = self.board().colors(self.board().side_to_move()).has(mv.to);
        let file = match (self.is_long_castle(mv), self.long_castle()) {
            _ if !castles => mv.to.file(),
            (false, _) => File::G,
            (true, LongCastle::ThroughTwo) => File::C,
            (true, LongCastle::ThroughThree) => File::B,
        };
        let to = Square::new(file, mv.to.rank());
        Move { to, ..mv }.to_string()
    }

    /// The legal move that the game writes so.
    pub fn find(&self, text: &str) -> Option<Move> {
        self.moves().into_iter().find(|&mv| self.spell(mv) == text)
    }

    /// The texts of a line of moves that begins here; it ends where a move is not legal.
    pub fn spell_line(&self, line: &[Move]) -> Vec<String> {
        let mut position = self.clone();
        let mut texts = Vec::with_capacity(line.len());
        for &mv in line {
            if !position.is_legal(mv) {
                break;
            }
            texts.push(position.spell(mv));
            position = position.after(mv);
        }
        texts
    }
}
