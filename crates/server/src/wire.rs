//! Between what a room is and what the wire says.
//!
//! What a room knows is not for everybody: secrets before the end, people's ids and, once a table has begun, its
//! code stay behind here. Frames and steps both come through, so that they say the same of a table.

use protocol::{
    Candidate, ClockState, Fairness, Offer, OutcomeInfo, PlaceInfo, PlaceKind, Status, TalkLine, You,
};
use room::{Actor, AnyRoom, Holder, Millis, Phase, Place, PlayerId, Salt, Speaker, Table, Talk};

/// The table around the board, at `now`.
pub(crate) fn status(room: &dyn AnyRoom, now: Millis) -> Status {
    let table = room.table();
    let places = (0u8..).map(Place).zip(table.holders());
    Status {
        phase: table.phase(),
        places: places
            .map(|(place, holder)| place_info(table, place, holder))
            .collect(),
        sides: table.sides(),
        host_seat: table.spec().seating.seat().map(|seat| seat.0),
        arbiter: table.spec().arbiter.then(|| {
            let arbiter = table.arbiter();
            arbiter.map_or_else(String::new, |arbiter| arbiter.name.to_string())
        }),
        candidate: table.candidate().map(|candidate| Candidate {
            name: candidate.name.to_string(),
            agreed: candidate.agreed.iter().map(|place| place.0).collect(),
        }),
        code: table
            .spec()
            .code
            .clone()
            .filter(|_| table.phase() == Phase::Waiting),
        claim_after: table.patience(),
        claimed_by: table.claimed().map(|place| place.0),
        acting: table.awaited_bots().next().map(|(place, ..)| place.0),
        handed_by: table.handed().map(|place| place.0),
        stand_in: table.spec().stand_in,
        hints: room.allows_hints().is_ok() && (table.phase() == Phase::Playing || table.spec().hints),
        paused: table.is_paused(),
        game: table.game(),
        games: table.spec().games,
        score: table.score().to_vec(),
        awaited: table.awaited().iter().map(|seat| seat.0).collect(),
        plies: u32::try_from(room.plies()).unwrap_or(u32::MAX),
        clocks: table.clocks().map(|clocks| {
            let seats = (0..table.holders().len() as u8).map(game_core::Seat);
            seats
                .map(|seat| ClockState {
                    left: clocks.left(seat, now),
                    running: clocks.is_running(seat),
                })
                .collect()
        }),
        offers: table
            .offers()
            .iter()
            .map(|offer| Offer {
                kind: offer.kind,
                by: offer.by.0,
                agreed: offer.agreed.iter().map(|place| place.0).collect(),
            })
            .collect(),
        outcome: table.outcome().map(|outcome| OutcomeInfo {
            winners: outcome.winners.iter().map(|seat| seat.0).collect(),
            code: outcome.code.to_owned(),
            clause: outcome.clause.to_owned(),
            points: outcome.points.clone(),
        }),
        next_first: room.next_first().map(|seat| seat.0),
        fairness: Fairness {
            commitment: table.commitment().to_owned(),
            salts: table.salts().map(Salt::as_str).map(str::to_owned).collect(),
            secret: table.revealed(),
        },
    }
}

fn place_info(table: &Table, place: Place, holder: &Holder) -> PlaceInfo {
    let (kind, name, level) = match holder {
        Holder::Free => (PlaceKind::Free, String::new(), None),
        Holder::Bot(level) => (PlaceKind::Bot, String::new(), Some(*level)),
        Holder::Person { name, .. } => (PlaceKind::Person, name.to_string(), None),
    };
    PlaceInfo {
        kind,
        name,
        level,
        stands_for: table.away(place).map(|away| away.name.to_string()),
        helped: table
            .seat_of(place)
            .is_some_and(|seat| table.helped().contains(seat)),
        seat: table.seat_of(place).map(|seat| seat.0),
        quota: table.quota(place),
    }
}

/// Who `player` is at the table.
pub(crate) fn you(table: &Table, player: PlayerId) -> You {
    let places: Vec<_> = table
        .places_of(Actor::Player(player))
        .map(|place| place.0)
        .collect();
    You {
        host: places.contains(&0),
        arbiter: table.arbiter().is_some_and(|arbiter| arbiter.player == player),
        candidate: table
            .candidate()
            .is_some_and(|candidate| candidate.player == player),
        places,
    }
}

/// What `player` may hear of `talk`.
pub(crate) fn talk(table: &Table, player: PlayerId, talk: &[Talk]) -> Vec<TalkLine> {
    talk.iter()
        .filter(|line| table.hears(player, line))
        .map(|line| TalkLine {
            by: match line.by {
                Speaker::Place(place) => Some(place.0),
                Speaker::Arbiter => None,
            },
            team: line.team,
            text: line.text.clone(),
        })
        .collect()
}
