//! Backs that a seat has not seen, as it hopes they are.

use game_core::{Seat, Viewer};

use crate::attempt::Attempt;
use crate::view::knows_back;
use crate::{Coup, Glyph, GuerreDesMots, How, Placed, State, Tile, WordTile};

/// The table where every letter that the coup turns bears its accent, unless the seat knows better: what
/// is told of it says nothing of the backs themselves (5.8, R-20).
pub(super) fn supposed(game: &GuerreDesMots, state: &State, seat: Seat, coup: &Coup) -> State {
    let mut table = state.clone();
    let mut hoped: Vec<Glyph> = turned(coup).collect();
    if hoped.is_empty() {
        return table;
    }
    let Ok(attempt) = Attempt::prepare(game.rules(), state, seat, coup) else {
        return table;
    };
    let known = |placed: &Placed| knows_back(game.rules(), Viewer::Seat(seat), placed);
    let mut free: Vec<Placed> = attempt.taken().filter(is_plain).collect();
    // Backs that are known serve first, so that the others are left for what nobody knows.
    hoped.retain(|&glyph| {
        let bears = |placed: &Placed| known(placed) && placed.tile.accent() == Some(glyph);
        free.iter()
            .position(bears)
            .map(|found| free.remove(found))
            .is_none()
    });
    for glyph in hoped {
        let plain = Glyph::plain(glyph.letter());
        let may_bear = |placed: &Placed| !known(placed) && placed.glyph() == Some(plain);
        let Some(found) = free.iter().position(may_bear) else {
            continue;
        };
        let cell = free.remove(found).cell;
        if let (Some((chain, index)), Some(tile)) = (table.tile_at(cell), Tile::with_back(plain, glyph)) {
            table.chains[chain].tiles[index].tile = tile;
        }
    }
    table
}

/// The letters that a coup turns.
fn turned(coup: &Coup) -> impl Iterator<Item = Glyph> + '_ {
    let tiles = coup.words.iter().flat_map(|word| &word.tiles);
    tiles.filter_map(|tile| match tile {
        WordTile::Laid(laying) if laying.how == How::Turned => Some(laying.glyph),
        _ => None,
    })
}

/// Whether a tile is a letter that shows its front.
fn is_plain(placed: &Placed) -> bool {
    placed.tile != Tile::JOKER && placed.glyph().is_some_and(|glyph| !glyph.is_accented())
}
