//! How a game ended, as text: `central-cross:SO`, `standstill:S,N`, `standstill:-` where nobody is near.

use game_core::{Malformed, Seat, SeatSet};

use crate::{Finish, Goal, Leaving, seating};

impl Finish {
    /// The code of the outcome, and who wins or is equally near.
    pub(crate) fn text(self, seats: u8) -> String {
        let who = match self {
            Finish::Goal(seat, _) | Finish::Alone(seat, _) => seat.into(),
            Finish::Still(seats) | Finish::Repeated(seats) | Finish::Rounds(seats) => seats,
        };
        let names: Vec<&str> = who.iter().map(|seat| seating::name(seats, seat)).collect();
        let names = if names.is_empty() {
            "-".to_owned()
        } else {
            names.join(",")
        };
        format!("{}:{names}", self.told().1)
    }

    /// Reads what [`Finish::text`] writes at a table of so many seats.
    pub(crate) fn read(seats: u8, text: &str) -> Result<Finish, Malformed> {
        let (code, names) = text
            .split_once(':')
            .ok_or(Malformed::new(text.len(), ": and who won"))?;
        let mut at = code.len() + 1;
        let mut who = SeatSet::EMPTY;
        let mut least = 0;
        for name in names.split(',').filter(|_| names != "-") {
            let seat = seating::named(seats, name).filter(|seat| seat.0 >= least);
            let seat = seat.ok_or(Malformed::new(at, "the names of seats in their order"))?;
            who = who.with(seat);
            least = seat.0 + 1;
            at += name.len() + 1;
        }
        let one = || -> Result<Seat, Malformed> {
            let winner = who.iter().next().filter(|_| who.len() == 1);
            winner.ok_or(Malformed::new(code.len() + 1, "one seat"))
        };
        match code {
            "central-cross" => Ok(Finish::Goal(one()?, Goal::Central)),
            "secondary-goal" => Ok(Finish::Goal(one()?, Goal::Secondary)),
            "others-resigned" => Ok(Finish::Alone(one()?, Leaving::Resigned)),
            "others-out-of-time" => Ok(Finish::Alone(one()?, Leaving::Flagged)),
            "standstill" => Ok(Finish::Still(who)),
            "repetition" => Ok(Finish::Repeated(who)),
            "last-round" => Ok(Finish::Rounds(who)),
            _ => Err(Malformed::new(0, "how the game ended")),
        }
    }
}
