//! One move as the wire and the journal write it.

use std::fmt;
use std::str::FromStr;

use game_core::Malformed;
use shakmaty::{Role, Square};

/// From where to where, and what a pawn becomes: UCI notation. Castling is the king's own move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ply {
    /// The square left.
    pub from: Square,
    /// The square reached; never the one left.
    pub to: Square,
    /// What a pawn on the last rank becomes: queen, rook, bishop or knight.
    pub promotion: Option<Role>,
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.char()),
            None => Ok(()),
        }
    }
}

impl FromStr for Ply {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Ply, Malformed> {
        let bytes = text.as_bytes();
        let square = |at: usize| {
            let field = bytes.get(at..at + 2);
            field
                .and_then(|field| Square::from_ascii(field).ok())
                .ok_or(Malformed::new(at.min(bytes.len()), "a square"))
        };
        let from = square(0)?;
        let to = square(2)?;
        if from == to {
            return Err(Malformed::new(2, "another square than the first"));
        }
        let promotion = match bytes.get(4) {
            None => None,
            Some(b'q') => Some(Role::Queen),
            Some(b'r') => Some(Role::Rook),
            Some(b'b') => Some(Role::Bishop),
            Some(b'n') => Some(Role::Knight),
            Some(_) => return Err(Malformed::new(4, "q, r, b or n")),
        };
        if bytes.len() > 5 {
            return Err(Malformed::new(5, "the end of the move"));
        }
        Ok(Ply { from, to, promotion })
    }
}
