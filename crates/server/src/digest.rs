//! What lists say of a game at a table: made when something is kept, read without opening a journal.
//!
//! A list of twenty-four tables would else fold twenty-four journals. A digest is kept in the same
//! transaction as the records it follows from, so the two cannot disagree; and since it can be made again
//! from them its form may change freely (ADR 0017).

use protocol::TableSummary;
use room::{Actor, AnyRoom, Holder, Millis, Phase, Place, PlayerId, Quota, Refusal, Table};
use serde::{Deserialize, Serialize};

/// The form of digests. A file that holds others, or none, has them written anew when it is opened.
pub(crate) const EDITION: &str = "3";

/// How long a game that nobody's clock drives to its end still counts as being played, in milliseconds.
const LAID_ASIDE: u64 = 86_400_000;

/// What lists say of a game at a table, to whoever asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Digest {
    game: String,
    options: Vec<(String, String)>,
    places: Vec<Sitter>,
    quota: Option<Quota>,
    phase: Phase,
    /// The places that must act.
    awaited: Vec<u8>,
    outcome: Option<End>,
    /// The places that were lent a hand.
    helped: Vec<u8>,
    plies: u32,
    /// Those whom the rules of the game keep from the dictionary now.
    closed: Vec<Closed>,
    /// When the board last changed.
    at: u64,
}

/// Who holds a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Sitter {
    player: Option<u64>,
    name: String,
    level: Option<u8>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct End {
    code: String,
    /// The places that won.
    winners: Vec<u8>,
    /// The seats they won at.
    seats: Vec<u8>,
}

/// Somebody whom the rules of the game keep from the dictionary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Closed {
    player: u64,
    /// The code of the refusal.
    pub(crate) code: String,
    /// The clause that says so.
    pub(crate) clause: String,
}

impl Digest {
    pub(crate) fn of(room: &dyn AnyRoom) -> Digest {
        let table = room.table();
        let place = |seat| table.place_of(seat).map(|place| place.0);
        Digest {
            game: table.spec().game.clone(),
            options: table.spec().options.clone(),
            places: places(table).map(|place| sitter(table, place)).collect(),
            quota: table.quota(Place(0)),
            phase: table.phase(),
            awaited: table.awaited().iter().filter_map(place).collect(),
            outcome: table.outcome().map(|outcome| End {
                code: outcome.code.to_owned(),
                winners: outcome.winners.iter().filter_map(place).collect(),
                seats: outcome.winners.iter().map(|seat| seat.0).collect(),
            }),
            helped: table.helped().iter().filter_map(place).collect(),
            plies: u32::try_from(room.plies()).unwrap_or(u32::MAX),
            closed: closed(room),
            at: table.board_at().0,
        }
    }

    /// The digest of a game that another one has followed: in lists it is over, whatever the match.
    pub(crate) fn followed(mut self) -> Digest {
        self.phase = Phase::Over;
        self
    }

    /// The digest that `text` holds; none for one of another edition.
    pub(crate) fn read(text: &str) -> Option<Digest> {
        serde_json::from_str(text).ok()
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("digests are plain data")
    }

    /// Whether nothing more is to be expected of the game.
    pub(crate) fn is_settled(&self) -> bool {
        matches!(self.phase, Phase::Over | Phase::Aborted)
    }

    /// The line of a list that `player` sees: game `number` of table `id`.
    pub(crate) fn summary(self, id: &str, number: u32, past: bool, player: PlayerId) -> TableSummary {
        let own = |sitter: &Sitter| sitter.player == Some(player.0) && sitter.level.is_none();
        let places = (0u8..).zip(&self.places);
        let yours: Vec<u8> = places
            .filter(|(_, sitter)| own(sitter))
            .map(|(place, _)| place)
            .collect();
        TableSummary {
            id: id.to_owned(),
            number,
            past,
            game: self.game,
            options: self.options,
            level: self.places.iter().find_map(|sitter| sitter.level),
            names: self.places.into_iter().map(|sitter| sitter.name).collect(),
            quota: self.quota,
            phase: self.phase,
            your_turn: yours.iter().any(|place| self.awaited.contains(place)),
            yours,
            winners: self.outcome.as_ref().map(|end| end.winners.clone()),
            winning_seats: self.outcome.as_ref().map(|end| end.seats.clone()),
            outcome: self.outcome.map(|end| end.code),
            here: false,
            helped: self.helped,
            plies: self.plies,
        }
    }

    /// What keeps `player` from the dictionary at `now`, wherever they are. A game that is played with
    /// nobody but computers and without a clock binds at its own table alone, and so does one that was
    /// laid aside: neither is anybody else's affair.
    pub(crate) fn closed_to(&self, player: PlayerId, now: Millis) -> Option<&Closed> {
        let mut others = self.places.iter().filter_map(|sitter| sitter.player);
        let is_shared = self.quota.is_some() || others.any(|other| other != player.0);
        let is_played = self.phase == Phase::Playing && now.since(Millis(self.at)) < LAID_ASIDE;
        let bound = self.closed.iter().find(|closed| closed.player == player.0);
        bound.filter(|_| is_shared && is_played)
    }
}

fn places(table: &Table) -> impl Iterator<Item = Place> {
    (0u8..).map(Place).take(table.holders().len())
}

fn sitter(table: &Table, place: Place) -> Sitter {
    let (player, name, level) = match &table.holders()[place.index()] {
        Holder::Person { player, name, .. } => (Some(player.0), name.to_string(), None),
        Holder::Bot(level) => (
            table.away(place).map(|away| away.player.0),
            String::new(),
            Some(*level),
        ),
        Holder::Free => (None, String::new(), None),
    };
    Sitter { player, name, level }
}

/// Everybody whom the game under way keeps from the dictionary.
fn closed(room: &dyn AnyRoom) -> Vec<Closed> {
    if !room.limits_consultation() {
        return Vec::new();
    }
    let mut people: Vec<PlayerId> = people(room.table()).collect();
    people.sort_unstable();
    people.dedup();
    let refused = |player: PlayerId| {
        let refusal: Refusal = room.may_consult(player).err()?;
        Some(Closed {
            player: player.0,
            code: refusal.code().to_owned(),
            clause: refusal.clause()?.to_owned(),
        })
    };
    people.into_iter().filter_map(refused).collect()
}

/// The people who sit at a table, or would if they were not away; one who holds several places comes
/// several times.
pub(crate) fn people(table: &Table) -> impl Iterator<Item = PlayerId> {
    places(table).filter_map(|place| match &table.holders()[place.index()] {
        Holder::Person { player, .. } => Some(*player),
        Holder::Free | Holder::Bot(_) => table.away(place).map(|away| away.player),
    })
}

/// Whether `player` plays at a table, or would if they were not away.
pub(crate) fn plays(table: &Table, player: PlayerId) -> bool {
    table.places_of(Actor::Player(player)).next().is_some() || table.kept_for(player).next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: PlayerId = PlayerId(1);
    const BLAISE: PlayerId = PlayerId(2);
    const NOW: Millis = Millis(10 * LAID_ASIDE);

    /// A game under way that closes the dictionary to Ada, with these at its places.
    fn bound(others: &[(Option<PlayerId>, Option<u8>)]) -> Digest {
        let sitter = |&(player, level): &(Option<PlayerId>, Option<u8>)| Sitter {
            player: player.map(|player| player.0),
            name: String::new(),
            level,
        };
        let own = [(Some(ADA), None)];
        Digest {
            game: "game".to_owned(),
            options: Vec::new(),
            places: own.iter().chain(others).map(sitter).collect(),
            quota: None,
            phase: Phase::Playing,
            awaited: Vec::new(),
            outcome: None,
            helped: Vec::new(),
            plies: 9,
            closed: vec![Closed {
                player: ADA.0,
                code: "lookup-own-time".to_owned(),
                clause: "17.2".to_owned(),
            }],
            at: NOW.0 - 1_000,
        }
    }

    fn is_closed(digest: &Digest) -> bool {
        digest.closed_to(ADA, NOW).is_some()
    }

    #[test]
    fn a_game_with_others_closes_the_dictionary_while_it_is_played() {
        let mut digest = bound(&[(Some(BLAISE), None)]);
        assert!(is_closed(&digest));
        assert!(digest.closed_to(BLAISE, NOW).is_none(), "it is their time");
        // A computer that stands in for somebody is not all the company one has.
        assert!(is_closed(&bound(&[(Some(BLAISE), Some(3))])));
        digest.phase = Phase::Over;
        assert!(!is_closed(&digest));
        digest.phase = Phase::Playing;
        digest.at = NOW.0 - LAID_ASIDE;
        assert!(!is_closed(&digest), "laid aside");
    }

    #[test]
    fn a_game_with_computers_or_oneself_closes_it_by_the_clock_only() {
        for others in [[(None, Some(4))], [(Some(ADA), None)]] {
            let mut digest = bound(&others);
            assert!(!is_closed(&digest));
            digest.quota = Some(Quota {
                base: 600_000,
                increment: 0,
            });
            assert!(is_closed(&digest));
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let digest = bound(&[(None, Some(4))]);
        assert_eq!(Digest::read(&digest.text()), Some(digest));
        assert_eq!(Digest::read("{}"), None);
    }
}
