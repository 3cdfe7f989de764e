//! The two camps, their two arms, and the pieces.

use std::fmt;

use game_core::Seat;

/// One of the two camps (R1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Camp {
    /// Les Argentés, who begin and move up the board.
    Silver,
    /// Les Dorés, who move down the board.
    Gold,
}

impl Camp {
    /// Both, Silver first.
    pub const BOTH: [Camp; 2] = [Camp::Silver, Camp::Gold];

    /// The camp as an index.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The enemy.
    #[must_use]
    pub fn other(self) -> Camp {
        match self {
            Camp::Silver => Camp::Gold,
            Camp::Gold => Camp::Silver,
        }
    }

    /// The camp that a seat plays for.
    pub fn of(seat: Seat) -> Camp {
        Camp::BOTH[usize::from(seat.0 % 2)]
    }

    /// The letter of the camp in positions.
    pub(crate) fn letter(self) -> char {
        match self {
            Camp::Silver => 's',
            Camp::Gold => 'g',
        }
    }
}

/// One of the two arms of a camp, which partners share out among them (R20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Arm {
    /// Les Chevaliers.
    Knights,
    /// Les Gens d'Armes.
    Men,
}

impl Arm {
    /// Both, the knights first.
    pub const BOTH: [Arm; 2] = [Arm::Knights, Arm::Men];

    /// The arm as an index.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The partner's arm.
    #[must_use]
    pub fn other(self) -> Arm {
        match self {
            Arm::Knights => Arm::Men,
            Arm::Men => Arm::Knights,
        }
    }

    /// The arm of a seat of four.
    pub fn of(seat: Seat) -> Arm {
        Arm::BOTH[usize::from(seat.0 / 2 % 2)]
    }

    /// The letter of the arm in positions.
    pub(crate) fn letter(self) -> char {
        match self {
            Arm::Knights => 'n',
            Arm::Men => 'm',
        }
    }

    /// The word for it in views.
    pub fn word(self) -> &'static str {
        match self {
            Arm::Knights => "knights",
            Arm::Men => "men",
        }
    }
}

/// A knight or a man of a camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub camp: Camp,
    /// What it is.
    pub arm: Arm,
}

impl Piece {
    /// The piece of a letter: `N` and `M` are Silver's, `n` and `m` Gold's.
    pub fn of(letter: char) -> Option<Piece> {
        let camp = if letter.is_ascii_uppercase() {
            Camp::Silver
        } else {
            Camp::Gold
        };
        let arm = match letter.to_ascii_lowercase() {
            'n' => Arm::Knights,
            'm' => Arm::Men,
            _ => return None,
        };
        Some(Piece { camp, arm })
    }

    /// Its letter.
    pub fn letter(self) -> char {
        match self.camp {
            Camp::Silver => self.arm.letter().to_ascii_uppercase(),
            Camp::Gold => self.arm.letter(),
        }
    }

    /// The seat of four that moves it (R20).
    pub(crate) fn seat_of_four(self) -> Seat {
        seat_of_four(self.camp, self.arm)
    }
}

/// The seat of four that has an arm of a camp: the knights of Silver and of Gold, then the men of both.
pub(crate) fn seat_of_four(camp: Camp, arm: Arm) -> Seat {
    Seat(camp as u8 + 2 * arm as u8)
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
