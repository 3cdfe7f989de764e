//! What was wrong with an action that was accepted, and what it cost.
//!
//! Nothing else tells of it: the action stands, and the position after it may look like any other. So it is told
//! in each form that a command prints, an object, a line and a sentence.

use catalog::Kind;
use game_core::{Lapse, Subject};
use serde_json::{Value, json};

use crate::seats::Seats;
use crate::voice::Voice;

/// A lapse as a command tells it.
pub(crate) struct Told {
    /// Its fields, sentence included.
    pub(crate) object: Value,
    /// Its fields in a line: `error 7.6 not-a-word seat S costs turn`.
    pub(crate) line: String,
    /// What a player is told: what was wrong, and what it cost.
    pub(crate) sentence: String,
}

impl Told {
    /// The lapse of an action of a game whose seats are called so.
    pub(crate) fn of(kind: Kind, action: &str, lapse: &Lapse, seats: &Seats<'_>, voice: &Voice) -> Told {
        let Lapse {
            clause, code, cost, ..
        } = lapse;
        let subject = match &lapse.subject {
            Subject::Seat(seat) => (seats.0)(*seat),
            subject => subject.to_string(),
        };
        let sentence = voice.lapse(kind, code, &subject, *cost);
        let seat = seats.value(lapse.seat);
        let cost = cost.code();
        Told {
            object: json!({
                "action": action, "seat": seat, "clause": clause, "code": code, "subject": subject,
                "cost": cost, "sentence": sentence,
            }),
            line: format!(
                "error {clause} {code} seat {} costs {cost}",
                (seats.0)(lapse.seat)
            ),
            sentence,
        }
    }
}
