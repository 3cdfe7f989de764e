//! The shots that a coup may fire (section 8).
//!
//! Of the sweeps that a shot may make from one extremity of the chain it strikes only the one that takes
//! most is kept; shots that fail are left out, and several shots come in one order: by square, then by
//! direction.

use crate::{Cell, Coup, Device, Dir, End, Glyph, Ground, How, Shot, Tile, WordTile};

use super::scene::Judged;
use super::setting::Setting;

/// A line of fire that strikes a tile it can take.
struct Ray {
    from: Cell,
    dir: Dir,
    /// The chain struck.
    chain: usize,
}

/// Adds a coup with every choice of its shots.
pub(super) fn fired(setting: &Setting<'_>, coup: &Coup, found: &mut Vec<Judged>) {
    if !setting.scene.game.rules().plays(Device::Shot) {
        return;
    }
    let rays = rays(setting, coup);
    aim(setting, coup, &rays, found);
}

/// Adds the coup with one more shot of these, and others after it.
fn aim(setting: &Setting<'_>, coup: &Coup, rays: &[Ray], found: &mut Vec<Judged>) {
    for (at, ray) in rays.iter().enumerate() {
        for end in ends(setting, ray.chain) {
            if let Some(judged) = widest(setting, coup, ray, end) {
                let fired = judged.coup.clone();
                found.push(judged);
                aim(setting, &fired, &rays[at + 1..], found);
            }
        }
    }
}

fn ends(setting: &Setting<'_>, chain: usize) -> Vec<Cell> {
    let chain = &setting.table.chains[chain];
    let cells = End::BOTH.into_iter().filter_map(|end| Some(chain.end(end)?.cell));
    let mut cells: Vec<Cell> = cells.collect();
    cells.dedup();
    cells
}

/// The shot that takes most from one extremity.
fn widest(setting: &Setting<'_>, coup: &Coup, ray: &Ray, end: Cell) -> Option<Judged> {
    let most = setting.table.chains[ray.chain].words().len();
    let sweeps = (1..most).rev().flat_map(|words| [(words, true), (words, false)]);
    sweeps
        .filter_map(|(words, corner)| {
            let shot = Shot {
                from: ray.from,
                dir: ray.dir,
                end,
                words: u8::try_from(words).ok(),
                corner,
            };
            let mut coup = coup.clone();
            coup.shots.push(shot);
            setting.scene.accept(&coup)
        })
        .next()
}

/// The lines of fire of a coup that strike somebody's tile within range and of lower value.
fn rays(setting: &Setting<'_>, coup: &Coup) -> Vec<Ray> {
    let mut rays = Vec::new();
    for (from, glyph) in shooters(setting, coup) {
        let value = Tile::fronted(Glyph::plain(glyph.letter()))
            .next()
            .map_or(0, Tile::value);
        if value == 0 || Ground::of(from) == Ground::Blue {
            continue;
        }
        for dir in Dir::ALL {
            if let Some(chain) = strikes(setting, coup, from, dir, value) {
                rays.push(Ray { from, dir, chain });
            }
        }
    }
    rays
}

/// The letters laid or turned that lie at the end of a word, by square.
fn shooters(setting: &Setting<'_>, coup: &Coup) -> Vec<(Cell, Glyph)> {
    let mut shooters = Vec::new();
    if let (Some(pivot), true) = (coup.pivot, coup.words.is_empty()) {
        let tile = setting.table.tile_at(pivot.to);
        let placed = tile.map(|(chain, index)| setting.table.chains[chain].tiles[index]);
        if let Some(placed) = placed.filter(|placed| placed.tile != Tile::JOKER) {
            shooters.extend(placed.glyph().map(|glyph| (pivot.to, glyph)));
        }
    }
    for word in &coup.words {
        let cells: Vec<(Cell, WordTile)> = word.cells().collect();
        for member in cells.split(|(_, tile)| tile.glyph().is_none()) {
            for &(cell, tile) in member.first().into_iter().chain(member.last()) {
                match tile {
                    WordTile::Laid(laying) if laying.how != How::Joker => shooters.push((cell, laying.glyph)),
                    _ => {}
                }
            }
        }
    }
    shooters.sort_by_key(|&(cell, _)| cell);
    shooters.dedup_by_key(|&mut (cell, _)| cell);
    shooters
}

/// The chain that a shot strikes, if it is in range, of lower value, and not one's own (8.3, 8.4).
fn strikes(setting: &Setting<'_>, coup: &Coup, from: Cell, dir: Dir, value: u8) -> Option<usize> {
    let mut cell = from;
    for _gap in 0..value {
        cell = cell.step(dir)?;
        let laid = |word: &crate::LaidWord| word.cells().any(|(covered, _)| covered == cell);
        if coup.words.iter().any(laid) {
            return None;
        }
        if let Some((number, index)) = setting.table.tile_at(cell) {
            let chain = &setting.table.chains[number];
            let placed = chain.tiles[index];
            let aim = if placed.is_cross() { 0 } else { placed.tile.value() };
            return (chain.owner != setting.scene.seat && value > aim).then_some(number);
        }
        if Ground::of(cell) == Ground::Violet {
            return None;
        }
    }
    None
}
