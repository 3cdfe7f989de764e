//! The law of secrecy: two tables that differ only in what a viewer may not know look equal to that
//! viewer, before and after whatever is played.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use game_core::{Dice as _, Seat, Viewer, shuffle};
use game_testkit::TestDice;
use game_testkit::laws::{self, Disguise, Trial};
use lexicon::Lexicon;

use crate::attempt::Attempt;
use crate::memory::front_kind;
use crate::{
    Accents, Action, Cell, Coup, CoupKind, Event, Glyph, GuerreDesMots, How, Laying, Level, Placed, Rules,
    State, Tile, Tiles, WordTile,
};

/// A tile that a viewer cannot see the whole of.
struct Slot {
    place: Place,
    /// The kind that stands for the front, where the viewer knows it.
    front: Option<Tile>,
    tile: Tile,
}

#[derive(Clone, Copy)]
enum Place {
    /// A chain and an index in it.
    Board(usize, usize),
    Arsenal(Seat),
    Reserve,
}

/// Puts the tiles that a viewer does not know elsewhere, as far as he knows fronts and sizes.
struct Elsewhere<'g> {
    game: &'g GuerreDesMots,
    /// How often something of a kind was put to the test.
    met: &'g RefCell<BTreeMap<&'static str, u64>>,
}

impl Disguise<GuerreDesMots> for Elsewhere<'_> {
    fn state(
        &self,
        state: &State,
        viewer: Viewer,
        next: Option<(Seat, &Action)>,
        dice: &mut TestDice,
    ) -> Option<State> {
        let rules = self.game.rules();
        let mut twin = state.clone();
        let coming = self.coming(state, next);
        let mut slots = self.board(state, viewer, coming.as_ref());
        for seat in (0..state.seats).map(Seat) {
            if !may_look(rules, viewer, seat) {
                let hidden = self.arsenal(state, viewer, seat, coming.as_ref());
                for slot in &hidden {
                    twin.arsenals[seat.index()].take(slot.tile);
                }
                slots.extend(hidden);
            }
        }
        // Whoever draws learns what he draws: the dice must throw the same letters.
        let drawing = matches!(next, Some((seat, Action::Draw)) if may_look(rules, viewer, seat));
        if !drawing {
            twin.reserve = Tiles::EMPTY;
            slots.extend(state.reserve.iter().map(|tile| Slot {
                place: Place::Reserve,
                front: None,
                tile,
            }));
        }
        for (place, tile) in elsewhere(slots, dice) {
            match place {
                Place::Board(chain, index) => twin.chains[chain].tiles[index].tile = tile,
                Place::Arsenal(seat) => twin.arsenals[seat.index()].put(tile),
                Place::Reserve => twin.reserve.put(tile),
            }
        }
        remember(state, &mut twin);
        self.count(state, &twin, viewer, next);
        Some(twin)
    }

    fn deal(&self, event: &Event, viewer: Viewer, dice: &mut TestDice) -> Option<Event> {
        let Event::Deal(deal) = event else {
            return None;
        };
        let mut deal = deal.clone();
        let hidden = |seat| !may_look(self.game.rules(), viewer, Seat(seat));
        let arsenals = (0..).zip(&mut deal.arsenals);
        let mut bags: Vec<&mut Tiles> = arsenals
            .filter(|(seat, _)| hidden(*seat))
            .map(|(_, bag)| bag)
            .collect();
        bags.push(&mut deal.reserve);
        // Everybody gets a joker and a cross, and everybody knows it.
        let letters =
            |bag: &Tiles| -> Vec<Tile> { bag.iter().filter(|tile| tile.front().is_some()).collect() };
        let sizes: Vec<usize> = bags.iter().map(|bag| letters(bag).len()).collect();
        let mut pool = Vec::new();
        for bag in &mut bags {
            for tile in letters(bag) {
                bag.take(tile);
                pool.push(tile);
            }
        }
        shuffle(dice, &mut pool);
        for (bag, size) in bags.into_iter().zip(sizes) {
            bag.extend(pool.drain(..size));
        }
        Some(Event::Deal(deal))
    }
}

/// The coup that is about to be played, and what it does.
struct Coming<'s> {
    seat: Seat,
    coup: &'s Coup,
    attempt: Attempt<'s>,
}

impl Elsewhere<'_> {
    fn coming<'s>(&'s self, state: &State, next: Option<(Seat, &'s Action)>) -> Option<Coming<'s>> {
        let (seat, action) = next?;
        let Action::Coup(coup) = action else {
            return None;
        };
        let attempt = Attempt::play(self.game.rules(), state, seat, coup).ok()?;
        Some(Coming { seat, coup, attempt })
    }

    /// Vowels on the board whose backs the viewer does not know and is not about to learn: a coup that
    /// turns letters over shows the backs of those it takes, and whoever takes tiles into his Arsenal
    /// sees them.
    fn board(&self, state: &State, viewer: Viewer, coming: Option<&Coming<'_>>) -> Vec<Slot> {
        let mut shown = Vec::new();
        if let Some(coming) = coming {
            if turns(coming.coup) {
                shown.extend(taken(state, coming.coup));
            }
            if may_look(self.game.rules(), viewer, coming.attempt.holder) {
                shown.extend(coming.attempt.gained.iter().map(|placed| placed.cell));
            }
        }
        let mut slots = Vec::new();
        for (number, chain) in state.chains.iter().enumerate() {
            for (index, placed) in chain.tiles.iter().enumerate() {
                let known = may_know(self.game.rules(), viewer, placed) || shown.contains(&placed.cell);
                if !known {
                    slots.push(Slot {
                        place: Place::Board(number, index),
                        front: Some(front_kind(placed.tile)),
                        tile: placed.tile,
                    });
                }
            }
        }
        slots
    }

    /// Tiles of an Arsenal that the viewer does not see. What he knows of it stays, and so does what the
    /// coup to come shows; of a tile known with its back there is nothing to put elsewhere.
    fn arsenal(&self, state: &State, viewer: Viewer, holder: Seat, coming: Option<&Coming<'_>>) -> Vec<Slot> {
        let asker = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let mut rest = *state.arsenal(holder);
        let mut sure = *state.memory.backs(asker, holder);
        let mut fronts = *state.memory.fronts(holder);
        if let Some(coming) = coming.filter(|coming| coming.seat == holder) {
            // A cross taken back and laid again was not in the Arsenal.
            let mut held = rest;
            let spent: Vec<(Tile, bool)> = coming
                .attempt
                .spent
                .iter()
                .copied()
                .filter(|(tile, _)| held.take(*tile))
                .collect();
            let shown = spent.iter().filter(|(_, shown)| *shown);
            sure = most(&sure, &shown.map(|(tile, _)| *tile).collect());
            if (self.game.rules().public_backs || self.game.rules().open_arsenals)
                && spent.iter().any(|(_, shown)| !shown)
            {
                // Which of two vowels is laid, for all to see, depends on what else the Arsenal holds.
                return Vec::new();
            }
            fronts = most(
                &fronts,
                &spent.iter().map(|(tile, _)| front_kind(*tile)).collect(),
            );
        }
        for tile in sure.iter() {
            assert!(rest.take(tile), "seat {holder} is known to hold {tile}");
            fronts.take(front_kind(tile));
        }
        let mut slots = Vec::new();
        for front in fronts.iter() {
            let tile = rest.iter().find(|&tile| front_kind(tile) == front);
            let tile = tile.unwrap_or_else(|| panic!("seat {holder} is known to hold {front}"));
            rest.take(tile);
            slots.push(Slot {
                place: Place::Arsenal(holder),
                front: Some(front),
                tile,
            });
        }
        slots.extend(rest.iter().map(|tile| Slot {
            place: Place::Arsenal(holder),
            front: None,
            tile,
        }));
        slots
    }

    /// Notes what the disguise changes and what is played in it.
    fn count(&self, state: &State, twin: &State, viewer: Viewer, next: Option<(Seat, &Action)>) {
        let mut met = self.met.borrow_mut();
        let mut note = |what| *met.entry(what).or_default() += 1;
        let changes = [
            ("arsenals", state.arsenals != twin.arsenals),
            ("reserve", state.reserve != twin.reserve),
            ("backs", state.chains != twin.chains),
        ];
        for (what, _) in changes.into_iter().filter(|(_, differs)| *differs) {
            note(what);
        }
        let Some((seat, action)) = next else {
            return;
        };
        note(if viewer.is(seat) { "own" } else { "others" });
        match action {
            Action::Draw => note("draw"),
            Action::Pass => note("pass"),
            Action::Consent(_) => note("consent"),
            Action::Coup(coup) => {
                note(match coup.kind {
                    CoupKind::Lay => "lay",
                    CoupKind::Found => "found",
                    CoupKind::Reprise => "reprise",
                });
                let parts = [
                    ("take", coup.kind == CoupKind::Lay && !coup.takes.is_empty()),
                    ("piracy", coup.target.is_some()),
                    ("turned", turns(coup)),
                    ("pivot", coup.pivot.is_some()),
                    ("shot", !coup.shots.is_empty()),
                    ("blockade", coup.block.is_some() || !coup.symbols.is_empty()),
                ];
                for (what, _) in parts.into_iter().filter(|(_, has)| *has) {
                    note(what);
                }
            }
        }
    }
}

/// Whether a viewer may look into an Arsenal.
fn may_look(rules: &Rules, viewer: Viewer, holder: Seat) -> bool {
    rules.open_arsenals || viewer == Viewer::Seat(holder)
}

/// Whether a viewer may know the back of a tile on the board: it is open to all, it shows its
/// accent, the letter has one back only, or he has held it.
fn may_know(rules: &Rules, viewer: Viewer, placed: &Placed) -> bool {
    let kinds = |glyph: Glyph| Tile::all().filter(|tile| tile.front() == Some(glyph)).count();
    let one = placed.tile.front().is_none_or(|front| kinds(front) == 1);
    let shown = placed.glyph().is_some_and(Glyph::is_accented) && placed.tile != Tile::JOKER;
    let held = (0..16)
        .map(Seat)
        .any(|seat| viewer.is(seat) && placed.seen.contains(seat));
    rules.public_backs || rules.open_arsenals || one || shown || held
}

/// The tiles of slots in another order: a front that is known stays where it is.
fn elsewhere(slots: Vec<Slot>, dice: &mut TestDice) -> Vec<(Place, Tile)> {
    let mut pool: Vec<Tile> = slots.iter().map(|slot| slot.tile).collect();
    shuffle(dice, &mut pool);
    let (told, free): (Vec<Slot>, Vec<Slot>) = slots.into_iter().partition(|slot| slot.front.is_some());
    let mut placed = Vec::new();
    for slot in told {
        let at = pool.iter().position(|&tile| Some(front_kind(tile)) == slot.front);
        placed.push((
            slot.place,
            pool.swap_remove(at.expect("a tile of its own at least")),
        ));
    }
    placed.extend(free.into_iter().map(|slot| slot.place).zip(pool));
    placed
}

/// 15.6b: a position that came before came before in the disguise as well.
fn remember(state: &State, twin: &mut State) {
    let key = |state: &State, turn| {
        let mut then = state.clone();
        then.turn = turn;
        then.table_key()
    };
    for turn in (0..state.seats).map(Seat) {
        let (old, new) = (key(state, turn), key(twin, turn));
        twin.history
            .iter_mut()
            .filter(|came| **came == old)
            .for_each(|came| *came = new);
    }
}

/// By kind, the greater number of two bags.
fn most(one: &Tiles, other: &Tiles) -> Tiles {
    let of = |tile: Tile| std::iter::repeat_n(tile, usize::from(one.count(tile).max(other.count(tile))));
    Tile::all().flat_map(of).collect()
}

/// Whether a coup turns a letter taken to its back (5.8).
fn turns(coup: &Coup) -> bool {
    let mut tiles = coup.words.iter().flat_map(|word| &word.tiles);
    tiles.any(|tile| matches!(tile, WordTile::Laid(Laying { how: How::Turned, .. })))
}

/// The squares of the chains that a coup takes from.
fn taken(state: &State, coup: &Coup) -> Vec<Cell> {
    let ends = coup.takes.iter().filter_map(|take| state.end_at(take.end));
    let tiles = ends.flat_map(|(chain, _)| &state.chains[chain].tiles);
    tiles.map(|placed| placed.cell).collect()
}

fn few_words() -> &'static Lexicon {
    static FEW: OnceLock<Lexicon> = OnceLock::new();
    FEW.get_or_init(|| {
        Lexicon::from_list(
            "few",
            include_str!("../tests/it/few-words.txt"),
            &crate::SPELLINGS,
        )
        .expect("a list")
    })
}

/// Options that differ in what is hidden.
fn tables() -> Vec<Rules> {
    let default = Rules::DEFAULT;
    vec![
        default,
        default,
        Rules {
            reserve_all: true,
            ..default
        },
        Rules {
            level: Level::Simplified,
            ..default
        },
        Rules {
            public_backs: true,
            ..default
        },
        Rules {
            level: Level::GeneralFirst,
            accents: Accents::Exact,
            ..default
        },
    ]
}

/// Plays games at tables of so many, and tells what they met.
fn games(seats: u8, count: u64) -> BTreeMap<&'static str, u64> {
    let met = RefCell::new(BTreeMap::new());
    let tables = tables();
    for seed in 0..count {
        let mut lot = TestDice::new(seed);
        let rules = Rules {
            seats,
            ..*lot.pick(&tables).expect("some tables")
        };
        let game = GuerreDesMots::new(rules, few_words());
        let plies = usize::from(seats) + lot.below(8) as usize;
        // The first prospects are takes that earn a replay and words near the cross; far behind come
        // piracy, reprises and draws.
        let reach = *lot.pick(&[10, 10, 10, 25, 25, 100]).expect("a reach");
        let elsewhere = Elsewhere {
            game: &game,
            met: &met,
        };
        laws::secrecy(&game, Trial::new(seed, plies).reaching(reach), &elsewhere);
    }
    met.into_inner()
}

/// That many games look equal in every disguise, in which hidden things differ and everything is played.
fn look_equal(seats: u8, count: u64) {
    let met = games(seats, count);
    let games = |what| met.get(what).copied().unwrap_or_default() / count;
    assert!(games("arsenals") >= 5 && games("backs") >= 2, "{met:?}");
    assert!(seats == 8 || games("reserve") >= 5, "{met:?}");
    let coups = [
        "draw", "pass", "lay", "found", "reprise", "take", "piracy", "turned", "pivot", "shot", "blockade",
    ];
    for what in coups {
        // Two players sit too far apart to fire in so short a game; eight leave nothing to draw.
        let cannot = matches!((seats, what), (2, "shot") | (8, "draw"));
        assert!(met.contains_key(what) || cannot, "{what}: {met:?}");
    }
}

#[test]
fn two_players_learn_nothing_hidden() {
    look_equal(2, 800);
}

#[test]
fn three_players_learn_nothing_hidden() {
    look_equal(3, 800);
}

#[test]
fn four_players_learn_nothing_hidden() {
    look_equal(4, 800);
}

#[test]
fn five_players_learn_nothing_hidden() {
    look_equal(5, 400);
}

#[test]
fn six_players_learn_nothing_hidden() {
    look_equal(6, 400);
}

#[test]
fn seven_players_learn_nothing_hidden() {
    look_equal(7, 400);
}

#[test]
fn eight_players_learn_nothing_hidden() {
    look_equal(8, 400);
}
