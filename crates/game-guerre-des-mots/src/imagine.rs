//! A table that a viewer cannot tell from the true one: for players who think about what they do not
//! know.

use game_core::{Dice, Seat, SeatSet};

use crate::view::{ChainView, HeldView, TileView};
use crate::{Action, Cell, Chain, Dir, Face, Glyph, GuerreDesMots, Placed, Side, State, Tile, Tiles, View};

impl GuerreDesMots {
    /// A table as `view` shows it. What is hidden is drawn from the tiles that are nowhere to be seen:
    /// backs of vowels, other Arsenals beyond what is known of them, the reserve. What was played
    /// before this turn is not imagined: no position is known to have come before it.
    pub fn imagine(&self, view: &View, dice: &mut dyn Dice) -> State {
        let mut pool = self.dealt_tiles();
        let known = |held: &HeldView| kinds_of(held).len() == 1;
        for held in view
            .seats
            .iter()
            .flat_map(|seat| seat.arsenal.iter().flatten().chain(&seat.known))
        {
            if known(held) {
                kinds_of(held)
                    .iter()
                    .for_each(|&kind| remove(&mut pool, kind, held.count));
            }
        }
        for tile in view.chains.iter().flat_map(|chain| &chain.tiles) {
            if let [kind] = kinds_on_board(tile).as_slice() {
                pool.take(*kind);
            }
        }
        let chains = view
            .chains
            .iter()
            .filter_map(|chain| imagined_chain(chain, &mut pool, dice))
            .collect();
        let mut arsenals: Vec<Tiles> = Vec::new();
        for seat in &view.seats {
            let sure = seat.arsenal.as_deref().unwrap_or(&seat.known);
            arsenals.push(imagined_hand(sure, &mut pool, dice));
        }
        for (seat, arsenal) in view.seats.iter().zip(&mut arsenals) {
            while arsenal.len() < seat.size {
                let Some(tile) = pool.draw(dice) else { break };
                arsenal.put(tile);
            }
        }
        let reserve = (0..view.reserve).filter_map(|_| pool.draw(dice)).collect();
        let mut state = State::arranged(self.rules(), chains, arsenals, reserve, Seat(view.turn));
        state.due = view.due;
        state.played = view.played;
        state.round = view.round;
        state.left = left(view);
        if !view.visited.0.is_empty() {
            state.visited.clone_from(&view.visited.0);
        }
        state.asked = view.asked.as_deref().and_then(|coup| match coup.parse() {
            Ok(Action::Coup(coup)) => Some(coup),
            _ => None,
        });
        state
    }

    /// The tiles that a deal brings into play (2.4).
    fn dealt_tiles(&self) -> Tiles {
        let mut tiles = Tiles::letters();
        for tile in [Tile::JOKER, Tile::CROSS] {
            let all = self.rules().reserve_all;
            let count = if all { tile.in_box() } else { self.rules().seats };
            tiles.extend(std::iter::repeat_n(tile, usize::from(count)));
        }
        tiles
    }
}

fn left(view: &View) -> SeatSet {
    let seats = view.seats.iter().zip(0..).filter(|(seat, _)| seat.left);
    seats.map(|(_, number)| Seat(number)).collect()
}

fn remove(pool: &mut Tiles, kind: Tile, count: u8) {
    for _ in 0..count {
        pool.take(kind);
    }
}

/// The kinds that tiles in an Arsenal may be.
fn kinds_of(held: &HeldView) -> Vec<Tile> {
    match held.front.as_str() {
        "?" => vec![Tile::JOKER],
        "+" => vec![Tile::CROSS],
        front => fronted(glyph(front), held.back.as_deref().and_then(glyph)),
    }
}

/// The kinds that a tile on the board may be.
fn kinds_on_board(tile: &TileView) -> Vec<Tile> {
    let Some(shown) = tile.letter.as_deref().and_then(glyph) else {
        return vec![Tile::CROSS];
    };
    if tile.joker {
        return vec![Tile::JOKER];
    }
    let back = if shown.is_accented() {
        Some(shown)
    } else {
        tile.back.as_deref().and_then(glyph)
    };
    fronted(Some(Glyph::plain(shown.letter())), back)
}

fn fronted(front: Option<Glyph>, back: Option<Glyph>) -> Vec<Tile> {
    let kinds = front.into_iter().flat_map(Tile::fronted);
    kinds
        .filter(|kind| back.is_none_or(|back| kind.accent() == Some(back)))
        .collect()
}

fn glyph(text: &str) -> Option<Glyph> {
    text.chars().next().and_then(Glyph::of)
}

/// One of `kinds` out of the pool, as likely as the pool has it.
fn draw_among(kinds: &[Tile], pool: &mut Tiles, dice: &mut dyn Dice) -> Option<Tile> {
    let mut among: Tiles = Tiles::EMPTY;
    for &kind in kinds {
        among.extend(std::iter::repeat_n(kind, usize::from(pool.count(kind))));
    }
    let drawn = among.draw(dice).or_else(|| kinds.first().copied())?;
    pool.take(drawn);
    Some(drawn)
}

/// The tiles that are surely in an Arsenal, with backs where none is known. Those whose kind is known
/// have left the pool already.
fn imagined_hand(sure: &[HeldView], pool: &mut Tiles, dice: &mut dyn Dice) -> Tiles {
    let mut hand = Tiles::EMPTY;
    for held in sure {
        let kinds = kinds_of(held);
        for _ in 0..held.count {
            let tile = match kinds.as_slice() {
                [kind] => Some(*kind),
                _ => draw_among(&kinds, pool, dice),
            };
            hand.extend(tile);
        }
    }
    hand
}

fn imagined_chain(chain: &ChainView, pool: &mut Tiles, dice: &mut dyn Dice) -> Option<Chain> {
    let tiles = chain.tiles.iter().filter_map(|tile| {
        let kinds = kinds_on_board(tile);
        let kind = match kinds.as_slice() {
            [kind] => *kind,
            _ => draw_among(&kinds, pool, dice)?,
        };
        let face = match tile.letter.as_deref().and_then(glyph) {
            Some(shown) if tile.symbol => Face::Symbol(shown),
            Some(shown) => Face::Letter(shown),
            None => Face::Cross(
                tile.guard
                    .as_deref()
                    .and_then(|sign| Dir::of(sign.chars().next()?))?,
            ),
        };
        // A back that the viewer knows is one that the imagined players may know.
        let seen = if kinds.len() == 1 {
            SeatSet::first(16)
        } else {
            SeatSet::EMPTY
        };
        let cell = Cell::read(&tile.cell).ok()?.0;
        Some(Placed {
            cell,
            tile: kind,
            face,
            seen,
        })
    });
    let tiles = tiles.collect();
    let ordinal = chain.name.chars().last().and_then(|sign| sign.to_digit(10));
    Some(Chain {
        owner: Seat(chain.owner),
        ordinal: u8::try_from(ordinal?).ok()?,
        side: Side::of(chain.side.chars().next()?)?,
        tiles,
    })
}
