//! Whether chains may stand as they do (3.1, 3.3 to 3.6). Whether their words have a sense is for the
//! word list.

use crate::cell::CELLS;
use crate::refusal::{Refused, among, at, refuse};
use crate::{Chain, Clause, Ground, Rules};

/// Checks a table of chains.
///
/// # Errors
/// The first rule that a chain breaks.
pub fn standing(rules: &Rules, chains: &[Chain]) -> Result<(), Refused> {
    for chain in chains {
        path(chain)?;
        crosses(chain)?;
        if let Some(placed) = chain.tiles.iter().find(|placed| on_violet(placed)) {
            return Err(at(Clause::C3_4, "violet", placed.cell));
        }
        if !rules.two_letter_links {
            links(chain)?;
        }
    }
    opposition(chains)
}

fn on_violet(placed: &crate::Placed) -> bool {
    !placed.is_cross() && Ground::of(placed.cell) == Ground::Violet
}

/// 3.1, 3.6: a path of neighbours with at least one letter.
fn path(chain: &Chain) -> Result<(), Refused> {
    if chain.tiles.iter().all(crate::Placed::is_cross) {
        return Err(refuse(Clause::C3_6, "must-leave-a-word", ()));
    }
    for pair in chain.tiles.windows(2) {
        if pair[0].cell.toward(pair[1].cell).is_none() {
            return Err(among(Clause::C3_1, "broken-chain", [pair[0].cell, pair[1].cell]));
        }
    }
    Ok(())
}

/// 3.3: one cross between two words in one axis, none at a corner.
fn crosses(chain: &Chain) -> Result<(), Refused> {
    for (index, placed) in chain.tiles.iter().enumerate() {
        if !placed.is_cross() {
            continue;
        }
        let before = index.checked_sub(1).map(|before| &chain.tiles[before]);
        let after = chain.tiles.get(index + 1);
        if before.into_iter().chain(after).any(crate::Placed::is_cross) {
            return Err(at(Clause::C3_3, "two-crosses", placed.cell));
        }
        if let (Some(before), Some(after)) = (before, after)
            && before.cell.toward(placed.cell) != placed.cell.toward(after.cell)
        {
            return Err(at(Clause::C3_3, "cross-at-corner", placed.cell));
        }
    }
    Ok(())
}

/// R-7 with links of two letters off: no inner word of two letters.
fn links(chain: &Chain) -> Result<(), Refused> {
    let lines = chain.lines();
    let inner = lines.iter().skip(1).take(lines.len().saturating_sub(2));
    match inner.into_iter().find(|line| line.len() == 2) {
        Some(line) => {
            let cells = [chain.tiles[line.first].cell, chain.tiles[line.last].cell];
            Err(among(Clause::C3_5, "two-letter-link", cells))
        }
        None => Ok(()),
    }
}

/// 3.5: tiles of different chains, and tiles of one chain three or more apart along it, do not touch.
fn opposition(chains: &[Chain]) -> Result<(), Refused> {
    let mut grid = [None; CELLS];
    for (number, chain) in chains.iter().enumerate() {
        for (index, placed) in chain.tiles.iter().enumerate() {
            if grid[placed.cell.index()].replace((number, index)).is_some() {
                return Err(at(Clause::C3_1, "square-twice", placed.cell));
            }
        }
    }
    for (number, chain) in chains.iter().enumerate() {
        for (index, placed) in chain.tiles.iter().enumerate() {
            for near in placed.cell.around() {
                let Some((other, place)) = grid[near.index()] else {
                    continue;
                };
                if other != number || index.abs_diff(place) >= 3 {
                    return Err(among(Clause::C3_5, "opposition", [placed.cell, near]));
                }
            }
        }
    }
    Ok(())
}
