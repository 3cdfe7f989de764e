//! Laying the word (section 6, 7.4, 7.5).

use super::{Attempt, Failure, Formed, Query};
use crate::refusal::{Refused, among, at, refuse};
use crate::{
    Axis, Cell, Clause, Coup, Device, Dir, End, Face, Glyph, Ground, LaidWord, Placed, Tile, WordTile, check,
    seating,
};

/// Where laid tiles join a chain: the extremity, and the squares from there outwards.
struct Growth {
    end: End,
    cells: Vec<Cell>,
}

impl Attempt<'_> {
    /// Lays the words of a coup on the chain that receives them.
    pub(super) fn lay(&mut self, coup: &Coup) -> Result<(), Failure> {
        let Some(first) = coup.words.first() else {
            self.symbols_laid(coup, &[])?;
            check::standing(self.rules, &self.chains)?;
            return self.nothing_left();
        };
        if let Some(third) = coup.words.get(2) {
            return Err(at(Clause::C4_1, "more-than-one-word", third.start).into());
        }
        self.fits_ground(first, &[])?;
        let (target, growths) = self.joins(first)?;
        Self::off_violet(first)?;
        self.aim(target, coup)?;
        self.pivot_goes_on(coup, first)?;
        for growth in &growths {
            self.transfer(target, growth.end)?;
            self.pirate(target, growth.end)?;
        }
        // 7.4: the pair of a letter turned is a new word itself, and carries no other.
        let prolonged = self.prolonged(target, first).filter(|_| coup.pivot.is_none());
        let mut outward = growths;
        if let Some(second) = coup.words.get(1) {
            outward.push(self.hook(first, second, prolonged, &outward)?);
        }
        let compounds = self.compounds(coup)?;
        let tiles = match self.assign(coup) {
            Ok(tiles) => tiles,
            Err(failure) => return Err(self.refused_first(coup, target, &outward, failure)),
        };
        self.grow(coup, target, &outward, &tiles)?;
        self.settle(coup, target)?;
        self.queries.extend(compounds);
        self.ask_chain(target);
        Ok(())
    }

    /// Every tile of the word on the board, letters where they are said to be, room for the others (6.6).
    /// `fresh` are squares that this coup fills before.
    fn fits_ground(&self, word: &LaidWord, fresh: &[Cell]) -> Result<(), Refused> {
        if word.cell(word.tiles.len().saturating_sub(1)).is_none() {
            return Err(at(Clause::C1_1, "off-the-board", word.start));
        }
        if !word.tiles.iter().any(|tile| tile.is_laid()) {
            return Err(at(Clause::C4_2, "nothing-laid", word.start));
        }
        for (cell, tile) in word.cells() {
            let there = self.chain_at(cell).and_then(|number| {
                self.chains[number]
                    .tiles
                    .iter()
                    .find(|placed| placed.cell == cell)
            });
            match (tile, there) {
                (WordTile::Laid(_) | WordTile::LaidCross, Some(_)) => {
                    return Err(at(Clause::C6_6, "square-taken", cell));
                }
                (WordTile::Laid(_) | WordTile::LaidCross, None) => {}
                (WordTile::There(_), None) if fresh.contains(&cell) => {}
                (WordTile::There(_) | WordTile::ThereCross, None) => {
                    return Err(at(Clause::C6_6, "letter-not-there", cell));
                }
                (WordTile::There(glyph), Some(placed)) if placed.glyph() == Some(glyph) => {}
                (WordTile::ThereCross, Some(placed)) if placed.is_cross() => {}
                (_, Some(_)) => return Err(at(Clause::C6_6, "letter-differs", cell)),
            }
        }
        Ok(())
    }

    /// No letter is laid on violet (3.4).
    fn off_violet(word: &LaidWord) -> Result<(), Refused> {
        word.cells()
            .filter(|(_, tile)| matches!(tile, WordTile::Laid(_)))
            .try_for_each(|(cell, _)| Self::letter_ground(cell))
    }

    /// The chain that a word joins, and where it grows.
    fn joins(&self, word: &LaidWord) -> Result<(usize, Vec<Growth>), Refused> {
        let tiles = &word.tiles;
        let Some(first) = tiles.iter().position(|tile| !tile.is_laid()) else {
            return self.beyond_cross(word);
        };
        let last = tiles.iter().rposition(|tile| !tile.is_laid()).unwrap_or(first);
        let cells: Vec<Cell> = word.cells().map(|(cell, _)| cell).collect();
        let target = self.chain_at(cells[first]).expect("a letter that lies there");
        if tiles[first..=last].iter().any(|tile| tile.is_laid())
            || cells[first..=last]
                .iter()
                .any(|&cell| self.chain_at(cell) != Some(target))
        {
            return Err(at(Clause::C6_1, "isolated-letters", word.start));
        }
        let chain = &self.chains[target];
        let before = first > 0;
        let after = last + 1 < tiles.len();
        if before && after {
            return self.both_ways(word, target, first, last, &cells);
        }
        let joint = if before { cells[first] } else { cells[last] };
        let outward: Vec<Cell> = if before {
            cells[..first].iter().rev().copied().collect()
        } else {
            cells[last + 1..].to_vec()
        };
        let end = chain
            .end_at(joint)
            .ok_or(at(Clause::C6_1, "not-an-extremity", joint))?;
        // A chain of one tile has both extremities on one square: what was taken came from one of them.
        let given = self.sources.contains(&(target, End::Tail));
        let end = match end {
            End::Head if chain.tiles.len() == 1 && !given => End::Tail,
            end => end,
        };
        if chain.end(end).is_some_and(Placed::is_cross) {
            // 6.4: nothing but a word of its own follows a cross.
            return Err(at(Clause::C6_4, "only-in-the-axis-of-the-cross", joint));
        }
        Ok((target, vec![Growth { end, cells: outward }]))
    }

    /// 6.3: letters on both sides of what lies there, which must be a whole chain of one word.
    fn both_ways(
        &self,
        word: &LaidWord,
        target: usize,
        first: usize,
        last: usize,
        cells: &[Cell],
    ) -> Result<(usize, Vec<Growth>), Refused> {
        let chain = &self.chains[target];
        let whole = chain.tiles.len() == last - first + 1;
        if !whole {
            return Err(if first == last {
                // 6.1: the letter shared must be an end of the new word.
                at(Clause::C6_1, "isolated-letters", cells[first])
            } else {
                at(Clause::C6_3, "both-ends-need-one-word", word.start)
            });
        }
        let before = cells[..first].iter().rev().copied().collect();
        let after = cells[last + 1..].to_vec();
        let head_first = chain.tiles[0].cell <= chain.tiles[chain.tiles.len() - 1].cell;
        let (low, high) = if head_first {
            (End::Head, End::Tail)
        } else {
            (End::Tail, End::Head)
        };
        let growths = vec![
            Growth {
                end: low,
                cells: before,
            },
            Growth {
                end: high,
                cells: after,
            },
        ];
        Ok((target, growths))
    }

    /// 6.4: a word of its own beyond a cross, in the cross's axis.
    fn beyond_cross(&self, word: &LaidWord) -> Result<(usize, Vec<Growth>), Refused> {
        let cells: Vec<Cell> = word.cells().map(|(cell, _)| cell).collect();
        let (first, last) = (cells[0], cells[cells.len() - 1]);
        let reading = word.axis.reading();
        let sides: [(Option<Cell>, Dir, bool); 2] = [
            (first.step(reading.opposite()), reading, true),
            (last.step(reading), reading.opposite(), false),
        ];
        for (beside, outward, forwards) in sides {
            let Some((target, end)) = beside.and_then(|cell| self.end_at(cell)) else {
                continue;
            };
            let chain = &self.chains[target];
            let Some(cross) = chain.end(end).filter(|placed| placed.is_cross()) else {
                continue;
            };
            let inner = match end {
                End::Head => chain.tiles.get(1),
                End::Tail => chain.tiles.len().checked_sub(2).map(|index| &chain.tiles[index]),
            };
            let axis = inner.and_then(|inner| inner.cell.toward(cross.cell));
            if axis != Some(outward) {
                return Err(at(Clause::C6_4, "only-in-the-axis-of-the-cross", cross.cell));
            }
            let cells = if forwards {
                cells
            } else {
                cells.into_iter().rev().collect()
            };
            return Ok((target, vec![Growth { end, cells }]));
        }
        Err(at(Clause::C3_1, "isolated-letters", word.start))
    }

    /// Settles the chain that receives, and what a pirate may not do to it (10.1, 10.2).
    pub(super) fn aim(&mut self, target: usize, coup: &Coup) -> Result<(), Refused> {
        if self.target.is_some_and(|earlier| earlier != target) {
            let cell = self.chains[target].tiles[0].cell;
            return Err(at(Clause::C10_1, "other-chain", cell));
        }
        let chain = &self.chains[target];
        if let Some(name) = coup.target {
            let owner = seating::named(self.seats, name.owner);
            if owner != Some(chain.owner) || name.ordinal != chain.ordinal {
                return Err(at(Clause::C10_1, "other-chain", chain.tiles[0].cell));
            }
        }
        self.target = Some(target);
        if self.is_own(target) {
            // With a freeze of the chain alone, captures are known to be for it only now.
            let captures = self.sources.iter().any(|&(source, _)| !self.is_own(source));
            if captures && self.bound.contains(&target) {
                return Err(refuse(Clause::C13_2, "frozen-by-own-blockade", ()));
            }
            return Ok(());
        }
        self.played(Device::Piracy)?;
        self.bound()?;
        if self.chains[target].is_blockaded() {
            return Err(at(
                Clause::C10_2,
                "chain-blockaded",
                self.chains[target].tiles[0].cell,
            ));
        }
        Ok(())
    }

    /// 10.2: a pirate may not use an extremity of a protected word, except beyond its cross.
    fn pirate(&self, target: usize, end: End) -> Result<(), Refused> {
        let chain = &self.chains[target];
        let Some(index) = chain.index_from(end, 0) else {
            return Ok(());
        };
        if self.is_own(target) || chain.tiles[index].is_cross() || !chain.is_guarded(index) {
            return Ok(());
        }
        Err(at(Clause::C10_2, "word-protected", chain.tiles[index].cell))
    }

    /// 6.5: after a change of direction only the new word goes on, beyond the letter turned.
    fn pivot_goes_on(&self, coup: &Coup, word: &LaidWord) -> Result<(), Refused> {
        let Some(pivot) = coup.pivot else {
            return Ok(());
        };
        let there = |(cell, tile): (Cell, WordTile)| cell == pivot.to && !tile.is_laid();
        if word.cells().filter(|(_, tile)| !tile.is_laid()).count() >= 2 && word.cells().any(there) {
            return Ok(());
        }
        Err(at(Clause::C6_5, "pivot-word-elsewhere", word.start))
    }

    /// The word of the chain that a spelling prolongs in its axis (6.2), if it does.
    fn prolonged(&self, target: usize, word: &LaidWord) -> Option<Vec<Glyph>> {
        let there: Vec<Cell> = word
            .cells()
            .filter(|(_, tile)| matches!(tile, WordTile::There(_)))
            .map(|(cell, _)| cell)
            .collect();
        let chain = &self.chains[target];
        let old = chain.words().into_iter().find(|old| chain.cells(old) == there)?;
        let along = old.len() == 1 || old.axis == word.axis;
        (along && old.len() > 1).then(|| chain.reading(&old))
    }

    /// 7.4: a second word at a right angle on the last letter added to a word prolonged.
    fn hook(
        &mut self,
        first: &LaidWord,
        second: &LaidWord,
        prolonged: Option<Vec<Glyph>>,
        growths: &[Growth],
    ) -> Result<Growth, Refused> {
        let more = |cell| at(Clause::C4_1, "more-than-one-word", cell);
        let (Some(old), [growth]) = (prolonged, growths) else {
            return Err(more(second.start));
        };
        self.played(Device::Hook)?;
        let added = *growth.cells.last().ok_or_else(|| more(second.start))?;
        self.fits_ground(second, &[added])?;
        Self::off_violet(second)?;
        let cells: Vec<(Cell, WordTile)> = second.cells().collect();
        let there: Vec<Cell> = cells
            .iter()
            .filter(|(_, tile)| !tile.is_laid())
            .map(|&(cell, _)| cell)
            .collect();
        let letter = first
            .cells()
            .find(|&(cell, _)| cell == added)
            .and_then(|(_, tile)| tile.glyph());
        let shared = cells
            .iter()
            .find(|&&(cell, _)| cell == added)
            .and_then(|&(_, tile)| tile.glyph());
        if there != [added] || letter != shared || second.axis == first.axis {
            return Err(more(second.start));
        }
        let outward: Vec<Cell> = if cells[0].0 == added {
            cells[1..].iter().map(|&(cell, _)| cell).collect()
        } else if cells[cells.len() - 1].0 == added {
            cells[..cells.len() - 1]
                .iter()
                .rev()
                .map(|&(cell, _)| cell)
                .collect()
        } else {
            return Err(more(second.start));
        };
        let new = first.tiles.iter().filter_map(|tile| tile.glyph()).collect();
        self.hook = Some((old, new));
        Ok(Growth {
            end: growth.end,
            cells: outward,
        })
    }

    /// 7.5: crosses laid inside a word part the members of a compound, the first of which they protect.
    fn compounds(&self, coup: &Coup) -> Result<Vec<Query>, Refused> {
        let mut queries = Vec::new();
        for word in &coup.words {
            let Some(first) = word.tiles.iter().position(|&tile| tile == WordTile::LaidCross) else {
                if let Some((cell, _)) = word.cells().find(|&(_, tile)| tile == WordTile::ThereCross) {
                    return Err(at(Clause::C7_5, "cross-out-of-place", cell));
                }
                continue;
            };
            self.played(Device::Compound)?;
            let crosses: Vec<usize> = (0..word.tiles.len())
                .filter(|&place| word.tiles[place].glyph().is_none())
                .collect();
            let cell = word.cell(first).unwrap_or(word.start);
            let misplaced = crosses.contains(&0)
                || crosses.contains(&(word.tiles.len() - 1))
                || crosses.windows(2).any(|pair| pair[1] == pair[0] + 1)
                || word.tiles.contains(&WordTile::ThereCross);
            // either member may lie there already.
            if misplaced {
                return Err(at(Clause::C7_5, "cross-out-of-place", cell));
            }
            let members: Vec<Vec<Glyph>> = word
                .tiles
                .split(|tile| tile.glyph().is_none())
                .map(|member| member.iter().filter_map(|tile| tile.glyph()).collect())
                .collect();
            queries.push(Query::Compound(members));
        }
        Ok(queries)
    }

    /// Puts the tiles on the chain, from its extremities outwards.
    fn grow(
        &mut self,
        coup: &Coup,
        target: usize,
        growths: &[Growth],
        tiles: &[Placed],
    ) -> Result<(), Refused> {
        for growth in growths {
            for &cell in &growth.cells {
                let placed = match tiles.iter().find(|placed| placed.cell == cell) {
                    Some(&placed) => self.symbol(coup, target, placed)?,
                    None => self.compound_cross(coup, cell)?,
                };
                if !placed.is_cross() {
                    self.laid.push(cell);
                }
                self.attach(target, growth.end, placed);
            }
        }
        self.symbols_laid(coup, tiles)
    }

    /// 13.1: only letters laid or turned show their symbol.
    fn symbols_laid(&self, coup: &Coup, tiles: &[Placed]) -> Result<(), Refused> {
        let laid = |cell: Cell| {
            let turned = coup.pivot.is_some_and(|pivot| pivot.to == cell);
            turned || tiles.iter().any(|placed| placed.cell == cell)
        };
        match coup.symbols.iter().find(|&&cell| !laid(cell)) {
            Some(&cell) => Err(at(Clause::C13_1, "symbol-mismatch", cell)),
            None => Ok(()),
        }
    }

    fn attach(&mut self, target: usize, end: End, placed: Placed) {
        let tiles = &mut self.chains[target].tiles;
        match end {
            End::Head => tiles.insert(0, placed),
            End::Tail => tiles.push(placed),
        }
    }

    /// Letters that do not come out cost the turn only where the coup could stand with others: what
    /// cannot be done at all is refused.
    fn refused_first(&self, coup: &Coup, target: usize, growths: &[Growth], failure: Failure) -> Failure {
        if !matches!(failure, Failure::Letters(..)) {
            return failure;
        }
        let mut trial = self.clone();
        let tiles: Vec<(Cell, WordTile)> = coup.words.iter().flat_map(LaidWord::cells).collect();
        for growth in growths {
            for &cell in &growth.cells {
                let laid = tiles.iter().find(|(at, tile)| *at == cell && tile.is_laid());
                let placed = match laid.and_then(|(_, tile)| tile.glyph()) {
                    Some(glyph) => Placed {
                        cell,
                        tile: Tile::JOKER,
                        face: Face::Letter(glyph),
                        seen: game_core::SeatSet::EMPTY,
                    },
                    None => cross(cell, Dir::West),
                };
                trial.attach(target, growth.end, placed);
            }
        }
        let stands = trial
            .settle(coup, target)
            .and_then(|()| trial.return_crosses())
            .and_then(|()| check::standing(trial.rules, &trial.chains));
        match stands {
            Ok(()) => failure,
            Err(refused) => refused.into(),
        }
    }

    /// The cross of a compound: it protects the member before it in reading order (7.5).
    fn compound_cross(&mut self, coup: &Coup, cell: Cell) -> Result<Placed, Refused> {
        let axis = coup
            .words
            .iter()
            .find(|word| {
                word.cells()
                    .any(|(at, tile)| at == cell && tile == WordTile::LaidCross)
            })
            .map_or(Axis::Across, |word| word.axis);
        self.spend_cross(cell)?;
        self.arsenal_used = true;
        Ok(cross(cell, axis.reading().opposite()))
    }

    /// 13.1: a letter may lie symbol up where the square bears its symbol.
    pub(super) fn symbol(&self, coup: &Coup, target: usize, placed: Placed) -> Result<Placed, Refused> {
        if !coup.symbols.contains(&placed.cell) {
            return Ok(placed);
        }
        self.played(Device::ChainBlockade)?;
        if !self.is_own(target) {
            return Err(at(Clause::C13_1, "not-your-chain", placed.cell));
        }
        let knights = self.rules.knights;
        let ground = match Ground::of(placed.cell) {
            Ground::Symbol(crate::Piece::Knight) if !knights => Some(crate::Piece::Bishop),
            Ground::Symbol(piece) => Some(piece),
            _ => None,
        };
        let plain = placed
            .glyph()
            .is_some_and(|glyph| placed.tile == Tile::JOKER || !glyph.is_accented());
        match placed.glyph() {
            Some(glyph) if plain && ground.is_some() && placed.tile.piece(knights) == ground => Ok(Placed {
                face: Face::Symbol(glyph),
                ..placed
            }),
            _ => Err(at(Clause::C13_1, "symbol-mismatch", placed.cell)),
        }
    }

    /// What was spelled is what can be read: no letter before or after it in its axis (6.2).
    fn settle(&mut self, coup: &Coup, target: usize) -> Result<(), Refused> {
        let chain = &self.chains[target];
        let words: Vec<(Axis, Vec<Cell>)> = chain
            .words()
            .iter()
            .map(|word| (word.axis, chain.cells(word)))
            .collect();
        for word in &coup.words {
            let cells: Vec<(Cell, WordTile)> = word.cells().collect();
            for member in cells.split(|(_, tile)| tile.glyph().is_none()) {
                let member: Vec<Cell> = member.iter().map(|&(cell, _)| cell).collect();
                let read = words
                    .iter()
                    .any(|(axis, cells)| *cells == member && (*axis == word.axis || member.len() == 1));
                if !read {
                    return Err(among(Clause::C6_2, "word-goes-on", member));
                }
            }
            self.formed.push(Formed {
                cells: cells.iter().map(|&(cell, _)| cell).collect(),
                axis: word.axis,
            });
        }
        Ok(())
    }
}

/// A cross that protects the word lying that way.
pub(super) fn cross(cell: Cell, guard: Dir) -> Placed {
    Placed {
        cell,
        tile: Tile::CROSS,
        face: Face::Cross(guard),
        seen: game_core::SeatSet::EMPTY,
    }
}
