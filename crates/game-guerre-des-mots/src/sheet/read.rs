//! Reading the sheet of a game, and deciding it again.

use game_core::{
    Account, Game as _, Incident, Malformed, Marked, Origin, Seat, SheetFault, SheetProblem, SheetText,
    Sheets, Spot,
};

use crate::notation::shifted;
use crate::{Action, Deal, Event, Finish, GuerreDesMots, Leaving, State, Tile, Tiles, position};

/// Where no deal is, before the moves begin.
const START: Spot = Spot { line: 1, column: 1 };

impl Sheets for GuerreDesMots {
    fn read_events(&self, text: &SheetText<'_>) -> Result<Account<Event>, SheetFault> {
        let (spot, dealt) = text.own("Deal").ok_or(START.fault(SheetProblem::MissingDeal))?;
        let deal = self
            .dealt(dealt)
            .map_err(|fault| spot.fault(SheetProblem::BadDeal(fault)))?;
        let mut account = Account::new([(spot, deal)]);
        let mut lines = text.lines();
        let seats = self.rules().seats;
        while let Some((spot, line)) = lines.next() {
            let bad = |fault| spot.fault(SheetProblem::BadMove(fault));
            let finish = match line.strip_prefix('#') {
                Some(told) => Some(Finish::read(seats, told).map_err(shifted(1)).map_err(bad)?),
                None if line == "*" => None,
                None => {
                    account.push(spot, line.parse().map_err(bad)?);
                    continue;
                }
            };
            if let Some((spot, _)) = lines.next() {
                return Err(spot.fault(SheetProblem::AfterResult));
            }
            let marked = finish.map(|finish| Marked {
                points: finish.outcome(seats).points,
                code: Some(finish.told().1),
            });
            return Ok(account.close(spot, marked));
        }
        Err(text.unfinished("# with how it ended and who won, or *"))
    }

    fn origins(&self, state: &State, events: &[Event]) -> Vec<Origin<Action>> {
        let coup = |coup: &crate::Coup| Origin::Action(Action::Coup(Box::new(coup.clone())));
        let consent = state.asked().map(|_| Origin::Action(Action::Consent(true)));
        match events.first() {
            None => Vec::new(),
            Some(Event::Deal(_)) if *state == self.blank() => vec![Origin::Deal],
            Some(Event::Deal(_)) => Vec::new(),
            Some(Event::Coup(deed)) => consent.into_iter().chain([coup(&deed.coup)]).collect(),
            Some(Event::Error(mistake)) => consent.into_iter().chain([coup(&mistake.coup)]).collect(),
            Some(Event::Draw(_)) => vec![Origin::Action(Action::Draw)],
            Some(Event::Pass) => vec![Origin::Action(Action::Pass)],
            Some(Event::Ask(asked)) => vec![coup(asked)],
            Some(Event::Decline) => vec![Origin::Action(Action::Consent(false))],
            Some(Event::Leave(seat, Leaving::Resigned)) => {
                vec![Origin::Incident(Incident::Resignation(*seat))]
            }
            Some(Event::Leave(seat, Leaving::Flagged)) => vec![Origin::Incident(Incident::Flag(*seat))],
        }
    }

    fn agrees(&self, before: &State, decided: &[Event], told: &[Event]) -> bool {
        let agree = |(decided, told): (&Event, &Event)| match (decided, told) {
            (Event::Deal(decided), Event::Deal(told)) => same_deal(decided, told),
            (Event::Draw(decided), Event::Draw(told)) => {
                let held = |tile| told.count(tile) <= before.reserve().count(tile);
                decided.len() == told.len() && Tile::all().all(held)
            }
            _ => decided == told,
        };
        decided.len() == told.len() && decided.iter().zip(told).all(agree)
    }
}

impl GuerreDesMots {
    /// The deal after which the table stands as a text says.
    fn dealt(&self, text: &str) -> Result<Event, Malformed> {
        let placed = position::read(self.rules(), text)?;
        let deal = Event::Deal(Box::new(Deal {
            arsenals: (0..placed.seats())
                .map(|seat| *placed.arsenal(Seat(seat)))
                .collect(),
            reserve: *placed.reserve(),
        }));
        let mut state = self.blank();
        self.evolve(&mut state, &deal);
        let written = position::write(self.rules(), &state);
        if written == text {
            return Ok(deal);
        }
        let same = written.bytes().zip(text.bytes()).take_while(|(a, b)| a == b);
        Err(Malformed::new(same.count(), "the position after a deal"))
    }
}

/// Whether one deal could have come about where another did: as many letters each, the joker and the
/// cross, and the same tiles in all (2.4).
fn same_deal(one: &Deal, other: &Deal) -> bool {
    let bags = |deal: &Deal| {
        let given = |tiles: &Tiles| (tiles.len(), tiles.count(Tile::JOKER), tiles.count(Tile::CROSS));
        let all: Tiles = deal
            .arsenals
            .iter()
            .chain([&deal.reserve])
            .flat_map(|tiles| tiles.iter().collect::<Vec<_>>())
            .collect();
        let given: Vec<_> = deal.arsenals.iter().map(given).collect();
        (given, all)
    };
    bags(one) == bags(other)
}
