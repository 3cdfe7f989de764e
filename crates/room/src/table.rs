//! Everything at a table but the board: who sits where, the clocks, the match.

use game_core::{LexiconId, Outcome, Seat, SeatSet, Viewer};

use crate::{
    Actor, Clocks, Millis, Name, Offer, OfferKind, Place, PlayerId, Quota, Salt, SealedDice, Secret,
    TableSpec,
};

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A place is free.
    Waiting,
    /// A game is under way.
    Playing,
    /// A game has ended and the match goes on.
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

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk {
    /// The place that spoke.
    pub by: Place,
    /// What was said.
    pub text: String,
}

/// Everything at a table but the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) spec: TableSpec,
    pub(crate) lexicon: Option<LexiconId>,
    pub(crate) secret: Secret,
    /// Kept beside the secret because every frame shows it.
    pub(crate) commitment: String,
    pub(crate) holders: Vec<Holder>,
    pub(crate) phase: Phase,
    pub(crate) version: u64,
    /// The version at which the board last changed: who decided before it decided on another one.
    pub(crate) board_version: u64,
    pub(crate) game: u16,
    pub(crate) seats: Vec<Place>,
    pub(crate) score: Vec<i32>,
    /// How many finished games of the match each place won.
    pub(crate) wins: Vec<u16>,
    pub(crate) clocks: Option<Clocks>,
    pub(crate) offers: Vec<Offer>,
    /// How many marks there were when each place last offered a draw in this game.
    pub(crate) draw_offered: Vec<Option<usize>>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) awaited: SeatSet,
    pub(crate) talk: Vec<Talk>,
    pub(crate) opened: Millis,
    pub(crate) updated: Millis,
}

impl Table {
    pub(crate) fn new(spec: TableSpec, lexicon: Option<LexiconId>, at: Millis) -> Table {
        let holders: Vec<_> = spec
            .places
            .iter()
            .map(|place| place.bot.map_or(Holder::Free, Holder::Bot))
            .collect();
        let places = holders.len();
        Table {
            spec,
            lexicon,
            // Replaced by the `seal` record, which comes before anyone can sit.
            secret: Secret::new([0; 32]),
            commitment: String::new(),
            holders,
            phase: Phase::Waiting,
            version: 0,
            board_version: 0,
            game: 0,
            seats: Vec::new(),
            score: vec![0; places],
            wins: vec![0; places],
            clocks: None,
            offers: Vec::new(),
            draw_offered: vec![None; places],
            outcome: None,
            awaited: SeatSet::EMPTY,
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

    /// The number of the present game in the match, from 1; 0 before the first.
    pub fn game(&self) -> u16 {
        self.game
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

    /// What the server committed to.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// The secret, once nothing hangs on it any more.
    pub fn revealed(&self) -> Option<String> {
        matches!(self.phase, Phase::Over | Phase::Aborted).then(|| self.secret.reveal())
    }

    /// The salts by place; empty for computers and free places.
    pub fn salts(&self) -> impl Iterator<Item = &Salt> {
        static NONE: Salt = Salt::EMPTY;
        self.holders.iter().map(|holder| match holder {
            Holder::Person { salt, .. } => salt,
            _ => &NONE,
        })
    }

    pub(crate) fn dice(&self, game: u16, purpose: &str) -> SealedDice {
        SealedDice::new(&self.secret, self.salts(), game, purpose)
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

    /// The computers that must act: place, seat and level.
    pub fn awaited_bots(&self) -> impl Iterator<Item = (Place, Seat, u8)> {
        self.awaited.iter().filter_map(|seat| {
            let place = self.place_of(seat)?;
            match self.holders[place.index()] {
                Holder::Bot(level) => Some((place, seat, level)),
                _ => None,
            }
        })
    }

    pub(crate) fn free_place(&self) -> Option<Place> {
        let free = self.holders.iter().position(|holder| *holder == Holder::Free)?;
        u8::try_from(free).ok().map(Place)
    }

    pub(crate) fn offer(&self, kind: OfferKind) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.kind == kind)
    }

    /// The places whose agreement an offer of `by` needs: people other than the one who offers.
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
