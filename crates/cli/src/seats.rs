//! Seats as they are called in positions and actions, by name where the game has names.
//!
//! What a command prints, another takes back: a seat must be called as positions and actions call it, and a
//! script must not mistake a name for a number.

use game_core::{Seat, SeatSet};
use serde_json::Value;

/// What a game calls its seats.
pub(crate) struct Seats<'a>(pub(crate) &'a dyn Fn(Seat) -> String);

impl Seats<'_> {
    /// A seat as JSON: a number where the game names none.
    pub(crate) fn value(&self, seat: Seat) -> Value {
        let name = (self.0)(seat);
        if name == seat.to_string() {
            Value::from(seat.0)
        } else {
            Value::from(name)
        }
    }

    /// Several seats as JSON.
    pub(crate) fn values(&self, seats: SeatSet) -> Value {
        seats.iter().map(|seat| self.value(seat)).collect()
    }

    /// Several seats in a line; a dash for none.
    pub(crate) fn line(&self, seats: SeatSet) -> String {
        if seats.is_empty() {
            return "-".to_owned();
        }
        seats.iter().map(self.0).collect::<Vec<_>>().join(" ")
    }
}
