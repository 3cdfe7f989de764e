//! The truth of a game under way.

use std::hash::{DefaultHasher, Hash, Hasher};

use game_core::{Outcome, Seat, SeatSet};

use crate::memory::Memory;
use crate::{Cell, Chain, Coup, End, Face, Goal, Leaving, Placed, Rules, Tiles, board, seating};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// A seat wins on a goal (15.1, 15.2).
    Goal(Seat, Goal),
    /// Everybody else has left; the last one did so for this reason (15.7).
    Alone(Seat, Leaving),
    /// The reserve is empty and nobody laid a letter for two rounds (15.6a).
    Still(SeatSet),
    /// A position came a third time (15.6b).
    Repeated(SeatSet),
    /// The last round is over (15.6c).
    Rounds(SeatSet),
}

/// Every way a game can end: the clause and the code.
pub const OUTCOMES: &[(&str, &str)] = &[
    ("15.1", "central-cross"),
    ("15.2", "secondary-goal"),
    ("15.7", "others-resigned"),
    ("15.7", "others-out-of-time"),
    ("15.6", "standstill"),
    ("15.6", "repetition"),
    ("15.6", "last-round"),
];

impl Finish {
    /// Its clause and its code.
    pub fn told(self) -> (&'static str, &'static str) {
        OUTCOMES[match self {
            Finish::Goal(_, Goal::Central) => 0,
            Finish::Goal(_, Goal::Secondary) => 1,
            Finish::Alone(_, Leaving::Resigned) => 2,
            Finish::Alone(_, Leaving::Flagged) => 3,
            Finish::Still(_) => 4,
            Finish::Repeated(_) => 5,
            Finish::Rounds(_) => 6,
        }]
    }

    /// The outcome among so many seats. Where several are equally near nobody wins: those draw.
    pub fn outcome(self, seats: u8) -> Outcome {
        let (clause, code) = self.told();
        match self {
            Finish::Goal(seat, _) | Finish::Alone(seat, _) => Outcome::won(seat, seats, clause, code),
            Finish::Still(nearest) | Finish::Repeated(nearest) | Finish::Rounds(nearest) => {
                if nearest.len() == 1 {
                    return Outcome::won(nearest, seats, clause, code);
                }
                let shares = |seat| i32::from(nearest.contains(Seat(seat)));
                Outcome {
                    winners: SeatSet::EMPTY,
                    clause,
                    code,
                    points: (0..seats).map(shares).collect(),
                }
            }
        }
    }
}

/// The whole truth of a game under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) seats: u8,
    /// By owner and ordinal.
    pub(crate) chains: Vec<Chain>,
    pub(crate) arsenals: Vec<Tiles>,
    pub(crate) reserve: Tiles,
    pub(crate) left: SeatSet,
    pub(crate) turn: Seat,
    /// How many coups the seat to move may still play, this one included.
    pub(crate) due: u16,
    /// How many coups it has played this turn.
    pub(crate) played: u16,
    pub(crate) round: u16,
    /// How many turns in a row nobody has laid a letter (15.6a).
    pub(crate) idle: u16,
    /// Whether a letter was laid this turn.
    pub(crate) stirred: bool,
    /// The positions of this turn (9.4).
    pub(crate) visited: Vec<u64>,
    /// The positions that turns began with (15.6b).
    pub(crate) history: Vec<u64>,
    /// The reprise that its owner is asked about (10.5).
    pub(crate) asked: Option<Box<Coup>>,
    /// The reprises declined this turn.
    pub(crate) declined: Vec<Coup>,
    pub(crate) memory: Memory,
    pub(crate) finish: Option<Finish>,
}

impl State {
    /// The table before the deal.
    pub(crate) fn blank(rules: &Rules) -> State {
        State {
            seats: rules.seats,
            chains: Vec::new(),
            arsenals: vec![Tiles::EMPTY; usize::from(rules.seats)],
            reserve: Tiles::EMPTY,
            left: SeatSet::EMPTY,
            turn: Seat(0),
            due: 0,
            played: 0,
            round: 0,
            idle: 0,
            stirred: false,
            visited: Vec::new(),
            history: Vec::new(),
            asked: None,
            declined: Vec::new(),
            memory: Memory::new(rules.seats),
            finish: None,
        }
    }

    /// A table set up by hand: `turn` is to move and has one coup to play, in the first round. Nobody
    /// remembers anything. Whether it may stand is for [`crate::check::standing`] to say.
    pub fn arranged(
        rules: &Rules,
        mut chains: Vec<Chain>,
        arsenals: Vec<Tiles>,
        reserve: Tiles,
        turn: Seat,
    ) -> State {
        chains.iter_mut().for_each(Chain::orient);
        chains.sort_by_key(|chain| (chain.owner, chain.ordinal));
        let mut state = State {
            chains,
            arsenals,
            reserve,
            round: 1,
            ..State::blank(rules)
        };
        state.begin_turn(turn);
        state
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The chains, by owner and number.
    pub fn chains(&self) -> &[Chain] {
        &self.chains
    }

    /// The Arsenal of a seat.
    pub fn arsenal(&self, seat: Seat) -> &Tiles {
        &self.arsenals[seat.index()]
    }

    /// The letters left to draw.
    pub fn reserve(&self) -> &Tiles {
        &self.reserve
    }

    /// The seats that have left (15.7).
    pub fn left(&self) -> SeatSet {
        self.left
    }

    /// Whose turn it is.
    pub fn side(&self) -> Seat {
        self.turn
    }

    /// How many coups that seat may still play, this one included; 0 before the deal.
    pub fn due(&self) -> u16 {
        self.due
    }

    /// The round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// How the game ended.
    pub fn finish(&self) -> Option<Finish> {
        self.finish
    }

    /// The reprise that a player wants to make for the owner of the chain (10.5).
    pub fn asked(&self) -> Option<&Coup> {
        self.asked.as_deref()
    }

    /// The chain with a tile on this square, and the tile's index.
    pub fn tile_at(&self, cell: Cell) -> Option<(usize, usize)> {
        self.chains
            .iter()
            .enumerate()
            .find_map(|(chain, tiles)| Some((chain, tiles.index_of(cell)?)))
    }

    /// The chain of which this square is an extremity.
    pub fn end_at(&self, cell: Cell) -> Option<(usize, End)> {
        self.chains
            .iter()
            .enumerate()
            .find_map(|(chain, tiles)| Some((chain, tiles.end_at(cell)?)))
    }

    /// The chains of a seat.
    pub fn chains_of(&self, seat: Seat) -> impl Iterator<Item = (usize, &Chain)> {
        let own = move |(_, chain): &(usize, &Chain)| chain.owner == seat;
        self.chains.iter().enumerate().filter(own)
    }

    /// The name of a chain.
    pub fn name_of(&self, chain: &Chain) -> String {
        format!("{}{}", seating::name(self.seats, chain.owner), chain.ordinal)
    }

    /// Who still plays.
    pub fn playing(&self) -> SeatSet {
        let all = SeatSet::first(self.seats);
        self.left.iter().fold(all, SeatSet::without)
    }

    /// The seats whose extremities are the fewest steps from the cross, among those that play (15.6).
    pub fn nearest(&self) -> SeatSet {
        let steps = |seat| {
            let ends = self.chains_of(seat).flat_map(|(_, chain)| {
                let end = |end| chain.end(end).map(|placed| board::steps_to_cross(placed.cell));
                End::BOTH.into_iter().filter_map(end)
            });
            ends.min()
        };
        let best = self.playing().iter().filter_map(steps).min();
        self.playing()
            .iter()
            .filter(|&seat| best.is_some() && steps(seat) == best)
            .collect()
    }

    /// What a seat can tell a position of its turn by (9.4): the chains as they are seen, and its own
    /// Arsenal.
    pub(crate) fn turn_key(chains: &[Chain], arsenal: &Tiles) -> u64 {
        let mut hasher = DefaultHasher::new();
        hash_chains(chains, &mut hasher);
        arsenal.hash(&mut hasher);
        hasher.finish()
    }

    /// What tells this position from others of the turn (9.4).
    pub fn key(&self) -> u64 {
        State::turn_key(&self.chains, self.arsenal(self.turn))
    }

    /// What tells the table apart from others (15.6b): the chains as they are seen, what everybody
    /// holds, and who moves.
    pub(crate) fn table_key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        hash_chains(&self.chains, &mut hasher);
        self.arsenals.hash(&mut hasher);
        self.reserve.hash(&mut hasher);
        self.turn.0.hash(&mut hasher);
        hasher.finish()
    }

    /// What a face needs of its tile to be seen: nothing, where both faces are known.
    pub(crate) fn shows_all(placed: &Placed) -> bool {
        !placed.tile.hides() || matches!(placed.face, Face::Letter(glyph) if glyph.is_accented())
    }
}

fn hash_chains(chains: &[Chain], hasher: &mut DefaultHasher) {
    for chain in chains {
        (chain.owner.0, chain.ordinal).hash(hasher);
        for Placed { cell, tile, face, .. } in &chain.tiles {
            (cell, face, *tile == crate::Tile::JOKER).hash(hasher);
        }
    }
}
