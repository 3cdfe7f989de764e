//! Everything at a table but the board: who sits where, the clocks, the match.

use game_core::{LexiconId, Outcome, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::order::Done;
use crate::script;
use crate::{
    Actor, Clocks, Millis, Name, Offer, OfferKind, OrderKey, Place, PlayerId, Quota, Refusal, Salt,
    SealedDice, Secret, TableSpec,
};

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "wire", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "wire", ts(export, export_to = "../../../web/src/wire/"))]
pub enum Phase {
    /// A place is free.
    Waiting,
    /// A game is under way.
    Playing,
    /// A game of the match has ended and another is to come.
    Between,
    /// The match has ended.
    Over,
    /// The game was given up before it began.
    Aborted,
}

/// Who holds a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Free,
    /// The computer, at a level.
    Bot(u8),
    /// A person.
    Person {
        /// Who.
        player: PlayerId,
        /// The nickname they sat down with.
        name: Name,
        /// Their part of chance.
        salt: Salt,
    },
}

/// Somebody who is away, and for whom a computer stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Away {
    /// Who.
    pub player: PlayerId,
    /// The nickname they sat down with.
    pub name: Name,
    /// Their part of chance, which stays.
    pub salt: Salt,
}

/// Who sits in the arbiter's chair: somebody who plays nothing, watches, and rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arbiter {
    /// Who.
    pub player: PlayerId,
    /// The nickname they sat down with.
    pub name: Name,
}

/// Who asks for the arbiter's chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Who.
    pub player: PlayerId,
    /// The nickname they asked with.
    pub name: Name,
    /// The places whose holders have agreed so far.
    pub agreed: Vec<Place>,
    /// The version of the table since which they ask.
    pub since: u64,
}

/// Who speaks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// Whoever holds a place.
    Place(Place),
    /// The arbiter.
    Arbiter,
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk {
    /// Who spoke.
    pub by: Speaker,
    /// Whether it is for partners only.
    pub team: bool,
    /// What was said.
    pub text: String,
}

/// The longest thing one can say, in characters.
const MAX_TALK: usize = 200;

impl Talk {
    /// What somebody wants to say as it is said: on one line, without what deceives, and neither empty nor
    /// too long.
    ///
    /// # Errors
    /// [`Refusal::TooLong`].
    pub fn plain(text: &str) -> Result<String, Refusal> {
        let text = script::audible(text);
        if text.is_empty() || text.chars().count() > MAX_TALK {
            return Err(Refusal::TooLong);
        }
        Ok(text)
    }
}

/// Everything at a table but the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) spec: TableSpec,
    pub(crate) sides: u8,
    pub(crate) lexicon: Option<LexiconId>,
    pub(crate) secret: Secret,
    /// Kept beside the secret because every frame shows it.
    pub(crate) commitment: String,
    pub(crate) holders: Vec<Holder>,
    /// By place, for whom a computer stands in.
    pub(crate) away: Vec<Option<Away>>,
    pub(crate) arbiter: Option<Arbiter>,
    pub(crate) candidate: Option<Candidate>,
    /// Those who asked for the chair and were turned down: they do not ask again.
    pub(crate) turned_down: Vec<PlayerId>,
    /// Whether the arbiter has stopped the game.
    pub(crate) paused: bool,
    pub(crate) phase: Phase,
    pub(crate) version: u64,
    /// The version at which the board last changed: who decided before it decided on another one.
    pub(crate) board_version: u64,
    /// When that was.
    pub(crate) board_at: Millis,
    /// The version at which the present game began.
    pub(crate) game_version: u64,
    pub(crate) done: Done,
    pub(crate) game: u16,
    pub(crate) serial: u32,
    pub(crate) begun: Millis,
    pub(crate) seats: Vec<Place>,
    pub(crate) score: Vec<i32>,
    /// How many finished games of the match each place won.
    pub(crate) wins: Vec<u16>,
    pub(crate) clocks: Option<Clocks>,
    pub(crate) offers: Vec<Offer>,
    /// How many milestones there were when each team last offered a draw in this game.
    pub(crate) draw_offered: Vec<Option<usize>>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) awaited: SeatSet,
    /// The seats that left the game under way, and have no say in it any more.
    pub(crate) retired: SeatSet,
    /// By side, the seat that acted last in the present game.
    pub(crate) acted: Vec<Option<Seat>>,
    /// The place whose holder left the side's next action to a partner.
    pub(crate) handed: Option<Place>,
    /// The seats that were lent a hand in the present game.
    pub(crate) helped: SeatSet,
    /// Who was lent one for the action that is awaited, and how far.
    pub(crate) hinted: Option<(Seat, u8)>,
    /// The computer that is awaited and waits for the time to think.
    pub(crate) queued: Option<Place>,
    /// The place that claimed the present game from opponents who were gone.
    pub(crate) claimed: Option<Place>,
    pub(crate) talk: Vec<Talk>,
    pub(crate) opened: Millis,
    pub(crate) updated: Millis,
}

impl Table {
    pub(crate) fn new(spec: TableSpec, sides: u8, lexicon: Option<LexiconId>, at: Millis) -> Table {
        let holders: Vec<_> = spec
            .places
            .iter()
            .map(|place| place.bot.map_or(Holder::Free, Holder::Bot))
            .collect();
        let places = holders.len();
        Table {
            spec,
            sides,
            lexicon,
            // Replaced by the `seal` record, which comes before anyone can sit.
            secret: Secret::new([0; 32]),
            commitment: String::new(),
            holders,
            away: vec![None; places],
            arbiter: None,
            candidate: None,
            turned_down: Vec::new(),
            paused: false,
            phase: Phase::Waiting,
            version: 0,
            board_version: 0,
            board_at: at,
            game_version: 0,
            done: Done::default(),
            game: 0,
            serial: 0,
            begun: at,
            seats: Vec::new(),
            score: vec![0; places],
            wins: vec![0; places],
            clocks: None,
            offers: Vec::new(),
            draw_offered: vec![None; usize::from(sides)],
            outcome: None,
            awaited: SeatSet::EMPTY,
            retired: SeatSet::EMPTY,
            acted: vec![None; usize::from(sides)],
            handed: None,
            helped: SeatSet::EMPTY,
            hinted: None,
            queued: None,
            claimed: None,
            talk: Vec::new(),
            opened: at,
            updated: at,
        }
    }

    /// What the table was set up for.
    pub fn spec(&self) -> &TableSpec {
        &self.spec
    }

    /// The word list that decided what came last, as the journal names it.
    pub fn lexicon(&self) -> Option<&LexiconId> {
        self.lexicon.as_ref()
    }

    /// Where it stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many records have been folded.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The holders by place.
    pub fn holders(&self) -> &[Holder] {
        &self.holders
    }

    /// For whom the computer at a place stands in.
    pub fn away(&self, place: Place) -> Option<&Away> {
        self.away.get(place.index())?.as_ref()
    }

    /// The places where a computer stands in for `player`.
    pub fn kept_for(&self, player: PlayerId) -> impl Iterator<Item = Place> {
        let kept = move |away: &Option<Away>| away.as_ref().is_some_and(|away| away.player == player);
        let places = (0u8..).map(Place).zip(&self.away);
        places.filter(move |(_, away)| kept(away)).map(|(place, _)| place)
    }

    /// Who sits in the arbiter's chair.
    pub fn arbiter(&self) -> Option<&Arbiter> {
        self.arbiter.as_ref()
    }

    /// Who asks for the arbiter's chair.
    pub fn candidate(&self) -> Option<&Candidate> {
        self.candidate.as_ref()
    }

    /// The place that claimed the present game from opponents who were gone, which ended it.
    pub fn claimed(&self) -> Option<Place> {
        self.claimed
    }

    /// The place whose holder left the side's next action to a partner.
    pub fn handed(&self) -> Option<Place> {
        self.handed
    }

    /// The seats that were lent a hand in the present game, which is marked for it.
    pub fn helped(&self) -> SeatSet {
        self.helped
    }

    /// How far `seat` was lent a hand for the action that is awaited: from 1 to 3, 0 for not at all.
    pub fn hinted(&self, seat: Seat) -> u8 {
        let own = self.hinted.filter(|(hinted, _)| *hinted == seat);
        own.map_or(0, |(_, step)| step)
    }

    /// The version since which the board is as it is.
    pub fn board_version(&self) -> u64 {
        self.board_version
    }

    /// Whether the computer at `place` waits for the time to think, its clock standing.
    pub fn is_queued(&self, place: Place) -> bool {
        self.queued == Some(place)
    }

    /// After how long the game may be claimed from opponents who are gone: nowhere that a computer stands
    /// in for them, nor where nobody else plays.
    pub fn patience(&self) -> Option<u64> {
        let mut teams = (0u8..)
            .map(Place)
            .zip(&self.holders)
            .filter(|(_, holder)| matches!(holder, Holder::Person { .. }))
            .map(|(place, _)| self.held_with(place));
        let first = teams.next();
        let opposed = self.spec.stand_in.is_none() && teams.any(|other| Some(other) != first);
        opposed.then(|| self.spec.patience())
    }

    /// Whether the arbiter has stopped the game.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// The number of the present game in the match, from 1; 0 before the first.
    pub fn game(&self) -> u16 {
        self.game
    }

    /// How many games have begun at the table, whatever the match: the number of the present one, from 1;
    /// 0 before the first.
    pub fn serial(&self) -> u32 {
        self.serial
    }

    /// When the present game began; before the first, when the table was set up.
    pub fn begun(&self) -> Millis {
        self.begun
    }

    /// The version that an order led to, when it was done lately.
    pub fn done(&self, order: OrderKey) -> Option<u64> {
        self.done.version(order)
    }

    /// The points by place in the finished games of the match.
    pub fn score(&self) -> &[i32] {
        &self.score
    }

    /// The clocks of the present game.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    /// The quota of each place, when the table has clocks.
    pub fn quota(&self, place: Place) -> Option<Quota> {
        self.spec.places[place.index()].quota
    }

    /// The offers that stand.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// How the present game ended.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The seats that must act.
    pub fn awaited(&self) -> SeatSet {
        self.awaited
    }

    /// What was said.
    pub fn talk(&self) -> &[Talk] {
        &self.talk
    }

    /// When the table was set up.
    pub fn opened(&self) -> Millis {
        self.opened
    }

    /// When something last happened.
    pub fn updated(&self) -> Millis {
        self.updated
    }

    /// When the board last changed.
    pub fn board_at(&self) -> Millis {
        self.board_at
    }

    /// What the server committed to.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// The secret, once nothing hangs on it any more.
    pub fn revealed(&self) -> Option<String> {
        matches!(self.phase, Phase::Over | Phase::Aborted).then(|| self.secret.reveal())
    }

    /// The secret of this game's match, when the match has ended since: `now` is the same table later on.
    pub fn revealed_since(&self, now: &Table) -> Option<String> {
        // Another match has another secret.
        (self.revealed().is_some() || now.revealed().is_some() || now.commitment != self.commitment)
            .then(|| self.secret.reveal())
    }

    /// The salts by place; empty for computers and free places.
    pub fn salts(&self) -> impl Iterator<Item = &Salt> {
        static NONE: Salt = Salt::EMPTY;
        self.holders
            .iter()
            .zip(&self.away)
            .map(|(holder, away)| match (holder, away) {
                (Holder::Person { salt, .. }, _) | (_, Some(Away { salt, .. })) => salt,
                _ => &NONE,
            })
    }

    pub(crate) fn dice(&self, game: u16, purpose: &str) -> SealedDice {
        SealedDice::new(&self.secret, self.salts(), game, purpose)
    }

    /// How many sides the seats go round, and teams the places.
    pub fn sides(&self) -> u8 {
        self.sides
    }

    /// The team of a place. Everybody moves on by as many seats at once, so that those who are of one
    /// side in a game are so in all of them, whatever the side.
    pub fn team(&self, place: Place) -> u8 {
        place.0 % self.sides
    }

    /// Whether the holder of `place` is of the side of `seat` in the present game.
    pub(crate) fn is_of(&self, place: Place, seat: Seat) -> bool {
        self.seat_of(place)
            .is_some_and(|own| own.0 % self.sides == seat.0 % self.sides)
    }

    /// The side that `place` plays in the present game; its team's number before the first.
    fn team_side(&self, place: Place) -> u8 {
        self.seat_of(place).map_or(place.0, |seat| seat.0) % self.sides
    }

    /// Whether `player` may hear what was said.
    pub fn hears(&self, player: PlayerId, talk: &Talk) -> bool {
        let mut places = self.places_of(Actor::Player(player));
        match talk.by {
            Speaker::Place(by) if talk.team => places.any(|place| self.team(place) == self.team(by)),
            Speaker::Place(_) | Speaker::Arbiter => true,
        }
    }

    /// Whether a game is under way in which people play against each other: what onlookers say could sway
    /// them.
    pub fn is_contested(&self) -> bool {
        let mut people = self.holders.iter().filter_map(|holder| match holder {
            Holder::Person { player, .. } => Some(*player),
            Holder::Free | Holder::Bot(_) => None,
        });
        let first = people.next();
        self.phase == Phase::Playing && people.any(|other| Some(other) != first)
    }

    /// Whether somebody else plays in the team of `place`.
    pub(crate) fn has_partner(&self, place: Place) -> bool {
        self.others(place)
            .any(|other| self.team(other) == self.team(place))
    }

    /// The seat that `place` plays in the present game.
    pub fn seat_of(&self, place: Place) -> Option<Seat> {
        let seat = self.seats.iter().position(|&at| at == place)?;
        u8::try_from(seat).ok().map(Seat)
    }

    /// The place that plays `seat` in the present game.
    pub fn place_of(&self, seat: Seat) -> Option<Place> {
        self.seats.get(seat.index()).copied()
    }

    /// The places `actor` holds, lowest first.
    pub fn places_of(&self, actor: Actor) -> impl Iterator<Item = Place> {
        let holds = move |place: Place, holder: &Holder| match (actor, holder) {
            (Actor::Player(asker), Holder::Person { player, .. }) => asker == *player,
            (Actor::Bot(asker), Holder::Bot(_)) => asker == place,
            _ => false,
        };
        (0u8..)
            .map(Place)
            .zip(&self.holders)
            .filter(move |(place, holder)| holds(*place, holder))
            .map(|(place, _)| place)
    }

    /// Whether `player` sat down with this salt, at `place` where one was asked for. Without a salt one
    /// wish is like another.
    pub fn has_sat(&self, player: PlayerId, place: Option<Place>, salt: &Salt) -> bool {
        let mut own = self.places_of(Actor::Player(player));
        *salt != Salt::EMPTY
            && own.any(|at| {
                let same =
                    matches!(&self.holders[at.index()], Holder::Person { salt: own, .. } if own == salt);
                same && place.is_none_or(|wanted| wanted == at)
            })
    }

    /// The place `actor` speaks for: the awaited one when they hold several.
    pub fn place_for(&self, actor: Actor) -> Option<Place> {
        let awaited = |&place: &Place| {
            self.seat_of(place)
                .is_some_and(|seat| self.awaited.contains(seat))
        };
        self.places_of(actor)
            .find(awaited)
            .or_else(|| self.places_of(actor).next())
    }

    /// With whose eyes `player` sees the table. On a shared screen they are those of the awaited seat.
    pub fn viewer(&self, player: PlayerId) -> Viewer {
        let seat = self
            .place_for(Actor::Player(player))
            .and_then(|place| self.seat_of(place));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// All the eyes with which `player` may see the table, whoever is awaited: those of their seats, or a
    /// spectator's.
    pub fn eyes(&self, player: PlayerId) -> Vec<Viewer> {
        let places = self.places_of(Actor::Player(player));
        let seats: Vec<Viewer> = places
            .filter_map(|place| self.seat_of(place).map(Viewer::Seat))
            .collect();
        if seats.is_empty() {
            vec![Viewer::Spectator]
        } else {
            seats
        }
    }

    /// The computers that must act: place, seat and level. Where a person of its own side is awaited too,
    /// a computer acts by turns with them (R20): after their action, or when they hand over theirs.
    pub fn awaited_bots(&self) -> impl Iterator<Item = (Place, Seat, u8)> {
        let holder = |seat| self.place_of(seat).map(|place| &self.holders[place.index()]);
        let is_person = move |seat| matches!(holder(seat), Some(Holder::Person { .. }));
        let leaves_it = move |place| {
            let last = self.acted[usize::from(self.team_side(place))];
            let handed = self.handed.is_some_and(|by| self.team(by) == self.team(place));
            if handed || last.is_some_and(is_person) {
                return false;
            }
            let mut people = self.awaited.iter().filter(move |&seat| is_person(seat));
            people.any(|seat| self.is_of(place, seat))
        };
        let awaited = if self.paused { SeatSet::EMPTY } else { self.awaited };
        awaited.iter().filter_map(move |seat| {
            let place = self.place_of(seat)?;
            match self.holders[place.index()] {
                Holder::Bot(level) if !leaves_it(place) => Some((place, seat, level)),
                _ => None,
            }
        })
    }

    /// The awaited seats that `actor` may act for: their own, and for a computer those of the computers
    /// on its side, who are of one mind.
    pub(crate) fn awaited_of(&self, actor: Actor) -> SeatSet {
        let acts_for = |seat: &Seat| match (actor, self.place_of(*seat)) {
            (_, None) => false,
            (Actor::Bot(by), Some(place)) => {
                matches!(self.holders[place.index()], Holder::Bot(_)) && self.is_of(by, *seat)
            }
            (Actor::Player(_), Some(place)) => self.places_of(actor).any(|own| own == place),
        };
        self.awaited.iter().filter(acts_for).collect()
    }

    /// The place `wanted` if it is free, or the first free one.
    pub(crate) fn free_place(&self, wanted: Option<Place>) -> Option<Place> {
        let mut free = (0u8..)
            .map(Place)
            .zip(&self.holders)
            .filter(|(_, holder)| **holder == Holder::Free)
            .map(|(place, _)| place);
        free.find(|&place| wanted.is_none_or(|wanted| wanted == place))
    }

    pub(crate) fn offer(&self, kind: OfferKind) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.kind == kind)
    }

    /// Those whose agreement an offer of `by` needs, one place of each group: for a game to be played
    /// again everybody else, once each whatever places they hold, for anything else one person of each
    /// other team that still plays.
    pub(crate) fn juries(&self, kind: OfferKind, by: Place) -> Vec<Vec<Place>> {
        if kind == OfferKind::Rematch {
            let mut people: Vec<Vec<Place>> = self.others(by).map(|place| self.held_with(place)).collect();
            people.sort();
            people.dedup();
            return people;
        }
        let plays = |place: &Place| {
            self.seat_of(*place)
                .is_some_and(|seat| !self.retired.contains(seat))
        };
        (0..self.sides)
            .filter(|&team| team != self.team(by))
            .map(|team| {
                self.others(by)
                    .filter(|&place| self.team(place) == team)
                    .filter(plays)
                    .collect()
            })
            .filter(|jury: &Vec<Place>| !jury.is_empty())
            .collect()
    }

    /// The places of the person at `place`, that one among them; none where no person sits.
    pub(crate) fn held_with(&self, place: Place) -> Vec<Place> {
        match self.holders[place.index()] {
            Holder::Person { player, .. } => self.places_of(Actor::Player(player)).collect(),
            Holder::Free | Holder::Bot(_) => Vec::new(),
        }
    }

    /// The places of people other than the holder of `by`.
    pub(crate) fn others(&self, by: Place) -> impl Iterator<Item = Place> {
        let own = match &self.holders[by.index()] {
            Holder::Person { player, .. } => Some(*player),
            _ => None,
        };
        (0u8..)
            .map(Place)
            .zip(&self.holders)
            .filter_map(move |(place, holder)| match holder {
                Holder::Person { player, .. } if Some(*player) != own => Some(place),
                _ => None,
            })
    }

    /// Whether a computer sits at the table.
    pub(crate) fn has_bot(&self) -> bool {
        self.holders.iter().any(|holder| matches!(holder, Holder::Bot(_)))
    }
}
