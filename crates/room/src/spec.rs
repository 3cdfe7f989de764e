//! What a table is set up for: written once, in its first record.

use std::fmt;

use game_core::{Seat, Settings};
use serde::{Deserialize, Serialize};

use crate::Quota;

/// What a table is set up for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSpec {
    /// The game's slug.
    pub game: String,
    /// The rule options that were set.
    pub options: Settings,
    /// The places, the host's first.
    pub places: Vec<PlaceSpec>,
    /// Which side the host begins on.
    pub seating: Seating,
    /// How many games the match has.
    pub games: u16,
    /// Whether the table is kept off every list.
    pub private: bool,
    /// Whether there is a chair for an arbiter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub arbiter: bool,
    /// When a computer takes the place of somebody who is away; never where it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<StandIn>,
    /// How long the others wait for somebody who is awaited and away before they may claim the game, in
    /// milliseconds; as long as befits the pace where it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patience: Option<u64>,
    /// Whether those who play have agreed that each of them may be lent a hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The word that leads to the table for as long as it waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// When a computer takes the place of somebody who is awaited and away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "wire", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "wire", ts(export, export_to = "../../../web/src/wire/"))]
pub struct StandIn {
    /// How long the others wait, in milliseconds: from a second to a day.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub after: u64,
    /// The computer's level, from 1 to 8.
    pub level: u8,
}

impl StandIn {
    fn is_sane(self) -> bool {
        is_sane_wait(self.after)
    }
}

/// Whether the others wait at least a second and at most a day.
fn is_sane_wait(millis: u64) -> bool {
    (1_000..=86_400_000).contains(&millis)
}

/// What one place is for: a person without a clock where nothing else is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceSpec {
    /// The computer's level when it plays here; people otherwise.
    pub bot: Option<u8>,
    /// The time this place has; none to play without clocks.
    pub quota: Option<Quota>,
}

/// Which side the host takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "wire", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "wire", ts(export, export_to = "../../../web/src/wire/"))]
#[cfg_attr(feature = "wire", ts(rename = "Colour"), schema(as = Colour))]
pub enum Seating {
    /// By lot.
    // Records of the first form call it so.
    #[default]
    #[serde(rename = "random", alias = "lot")]
    Lot,
    /// The seat that begins.
    First,
    /// The one after it.
    Second,
    /// The one after that, where there are more than two.
    Third,
    /// The fourth.
    Fourth,
    /// The fifth.
    Fifth,
    /// The sixth.
    Sixth,
    /// The seventh.
    Seventh,
    /// The eighth.
    Eighth,
}

impl Seating {
    /// The seat wished for; none when the lot decides.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Seating::Lot => None,
            Seating::First => Some(Seat(0)),
            Seating::Second => Some(Seat(1)),
            Seating::Third => Some(Seat(2)),
            Seating::Fourth => Some(Seat(3)),
            Seating::Fifth => Some(Seat(4)),
            Seating::Sixth => Some(Seat(5)),
            Seating::Seventh => Some(Seat(6)),
            Seating::Eighth => Some(Seat(7)),
        }
    }
}

/// A table that cannot be set up so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecFault {
    /// The game cannot be played by that many, or has no such seat for the host.
    Places,
    /// A quota out of range, clocks at some places only, or partners with different times.
    Clock,
    /// A match of no games, of more than ninety-nine, or of a number that the game does not know.
    Games,
    /// Nobody but computers.
    NoPerson,
    /// A chair for an arbiter, whom the game does not know.
    Arbiter,
    /// A computer that stands in after a delay out of range, or in a game for two.
    StandIn,
    /// A game that may be claimed after a delay out of range.
    Patience,
    /// Hints where clocks run, where an arbiter sits, or where the rules want players to find their words by
    /// themselves.
    Hints,
}

impl SpecFault {
    /// The code that sentences are keyed by.
    pub fn code(self) -> &'static str {
        match self {
            SpecFault::Places => "bad-places",
            SpecFault::Clock => "bad-clock",
            SpecFault::Games => "bad-games",
            SpecFault::NoPerson => "no-person",
            SpecFault::Arbiter => "bad-arbiter",
            SpecFault::StandIn => "bad-stand-in",
            SpecFault::Patience => "bad-patience",
            SpecFault::Hints => "bad-hints",
        }
    }
}

impl fmt::Display for SpecFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SpecFault::Places => "number of places or seat of the host not playable in this game",
            SpecFault::Clock => {
                "clock out of range, expected 1 s to 24 h at every place or none, and the same for partners"
            }
            SpecFault::Games => "number of games not playable, expected 1 to 99 as the game allows",
            SpecFault::NoPerson => "no place for a person",
            SpecFault::Arbiter => "arbiter unknown to this game, expected a table without one",
            SpecFault::StandIn => {
                "stand-in out of place, expected one after 1 s to 24 h at a table for more than two"
            }
            SpecFault::Patience => "patience out of range, expected 1 s to 24 h",
            SpecFault::Hints => "hints out of place, expected no clock, no arbiter and no strict play",
        })
    }
}

impl std::error::Error for SpecFault {}

impl TableSpec {
    /// One game by its usual rules, which the host begins, at a table kept off the lists.
    pub fn new(game: &str, places: Vec<PlaceSpec>) -> TableSpec {
        TableSpec {
            game: game.to_owned(),
            options: Vec::new(),
            places,
            seating: Seating::First,
            games: 1,
            private: true,
            arbiter: false,
            stand_in: None,
            patience: None,
            hints: false,
            code: None,
        }
    }

    /// Checks what can be checked without knowing the game beyond its numbers of `seats` and `sides`.
    ///
    /// # Errors
    /// The first fault found.
    pub fn check(&self, seats: u8, sides: u8) -> Result<(), SpecFault> {
        let quotas: Vec<_> = self.places.iter().filter_map(|place| place.quota).collect();
        let has_seat = self.seating.seat().is_none_or(|seat| seat.0 < seats);
        if self.places.len() != usize::from(seats) || !has_seat {
            Err(SpecFault::Places)
        } else if !(quotas.is_empty() || quotas.len() == self.places.len())
            || !quotas.iter().all(|quota| quota.is_sane())
            || quotas
                .iter()
                .zip(quotas.iter().skip(usize::from(sides)))
                .any(|(quota, partner)| quota != partner)
        {
            Err(SpecFault::Clock)
        } else if !(1..=99).contains(&self.games) {
            Err(SpecFault::Games)
        } else if self.places.iter().all(|place| place.bot.is_some()) {
            Err(SpecFault::NoPerson)
        } else if self
            .stand_in
            .is_some_and(|stand_in| seats <= 2 || !stand_in.is_sane())
        {
            Err(SpecFault::StandIn)
        } else if self.patience.is_some_and(|wait| !is_sane_wait(wait)) {
            Err(SpecFault::Patience)
        } else if self.hints && (self.has_clocks() || self.arbiter) {
            Err(SpecFault::Hints)
        } else {
            Ok(())
        }
    }

    /// How long the others wait for somebody who is awaited and away before they may claim the game: as
    /// was agreed, or a tenth of the time for a game of forty actions, from half a minute to two; without
    /// clocks nobody expects a player to sit and wait, and it is five.
    pub fn patience(&self) -> u64 {
        let quota = self.places.first().and_then(|place| place.quota);
        let usual = quota.map_or(300_000, |quota| {
            ((quota.base + 40 * quota.increment) / 10).clamp(30_000, 120_000)
        });
        self.patience.unwrap_or(usual)
    }

    /// Whether the table has clocks.
    pub fn has_clocks(&self) -> bool {
        self.places.iter().any(|place| place.quota.is_some())
    }

    /// The quotas by place, when the table has clocks.
    pub fn quotas(&self) -> Option<Vec<Quota>> {
        self.places.iter().map(|place| place.quota).collect()
    }
}
