//! Who sits where, and who is looking.

use std::fmt;

/// A role in a game's rules, counted from zero: seat 0 begins, unless the rules say otherwise.
///
/// Who holds the seat is the room's business; the rules know seats only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a per-seat table.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats; at most sixteen, twice what the largest game needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `count` seats.
    pub fn first(count: u8) -> SeatSet {
        (0..count).map(Seat).collect()
    }

    /// Whether `seat` is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with `seat` added.
    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        debug_assert!(seat.0 < 16, "a seat set holds seats 0 to 15");
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The set without `seat`.
    #[must_use]
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// Whose eyes a state or an event is shown to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The holder of a seat, who may know what that seat may know.
    Seat(Seat),
    /// Anyone else, who may know only what lies open on the table.
    Spectator,
}

impl Viewer {
    /// Every viewer of a game with `seats` seats, the spectator last.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        (0..seats)
            .map(|seat| Viewer::Seat(Seat(seat)))
            .chain([Viewer::Spectator])
    }

    /// Whether this viewer holds `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}
