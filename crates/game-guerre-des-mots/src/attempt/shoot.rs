//! Shots (section 8).

use super::Attempt;
use super::take::cut_off;
use crate::refusal::{Refused, at};
use crate::{
    Cell, Chain, Clause, Coup, Device, Dir, End, Face, Glyph, Ground, Placed, Shot, Stretch, Tile, check,
};

/// What a shot struck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Struck {
    /// The shot.
    pub(crate) shot: Shot,
    /// The tile on its line: where it lies.
    pub(crate) cell: Cell,
    /// The letter struck; none for a cross.
    pub(crate) glyph: Option<Glyph>,
    /// How many squares lie between.
    pub(crate) gap: u8,
    /// The value of the letter that fires.
    pub(crate) value: u8,
    /// The value of the tile struck.
    pub(crate) aim: u8,
    /// The chain struck.
    pub(crate) chain: usize,
    /// What it takes; empty where it fails (8.8).
    pub(crate) taken: Vec<Placed>,
}

impl Attempt<'_> {
    /// Fires every shot, one after the other.
    pub(super) fn shoot(&mut self, coup: &Coup) -> Result<(), Refused> {
        if coup.shots.is_empty() {
            return Ok(());
        }
        self.played(Device::Shot)?;
        // 13.2, R-25: the freeze begins with this very coup's shots.
        self.frozen(self.target)?;
        for (number, shot) in coup.shots.iter().enumerate() {
            let twice = |earlier: &Shot| (earlier.from, earlier.dir) == (shot.from, shot.dir);
            if coup.shots[..number].iter().any(twice) {
                return Err(at(Clause::C8_2, "shot-twice", shot.from));
            }
            self.fire(*shot)?;
        }
        check::standing(self.rules, &self.chains)
    }

    fn fire(&mut self, shot: Shot) -> Result<(), Refused> {
        let value = self.shooter(shot)?;
        let (gap, cell) = self.ray(shot)?;
        let number = self.chain_at(cell).expect("a tile that was struck");
        if value <= gap {
            return Err(at(Clause::C8_4, "out-of-range", cell));
        }
        let chain = &self.chains[number];
        if chain.is_blockaded() {
            return Err(at(Clause::C8_5, "chain-blockaded", cell));
        }
        let index = chain.index_of(cell).unwrap_or_default();
        let words = chain.words();
        let hit = self.struck_words(chain, index, &words)?;
        let placed = chain.tiles[index];
        let aim = if placed.is_cross() { 0 } else { placed.tile.value() };
        let mut struck = Struck {
            shot,
            cell,
            glyph: placed.glyph(),
            gap,
            value,
            aim,
            chain: number,
            taken: Vec::new(),
        };
        if value > aim {
            let (end, count) = self.sweep(shot, (number, index), &words, &hit)?;
            struck.taken = cut_off(&mut self.chains[number], end, count);
            struck.taken.iter().for_each(|&placed| self.gain(placed));
            // 8.6: what is left is judged as after a capture.
            self.ask_chain(number);
        }
        self.struck.push(struck);
        Ok(())
    }

    /// The value of the letter that fires (8.1, 8.2, 8.5).
    fn shooter(&self, shot: Shot) -> Result<u8, Refused> {
        if !self.laid.contains(&shot.from) {
            return Err(at(Clause::C8_1, "not-laid-now", shot.from));
        }
        if Ground::of(shot.from) == Ground::Blue {
            return Err(at(Clause::C8_5, "no-shot-from-blue", shot.from));
        }
        let target = self.target.ok_or(at(Clause::C8_1, "not-laid-now", shot.from))?;
        let chain = &self.chains[target];
        let index = chain
            .index_of(shot.from)
            .ok_or(at(Clause::C8_1, "not-laid-now", shot.from))?;
        let tile = chain.tiles[index].tile;
        if tile == Tile::JOKER || tile.value() == 0 {
            return Err(at(Clause::C8_1, "no-firing-value", shot.from));
        }
        // A compound is fired from the ends of its members: each is a word of the line (3.2).
        let formed = |word: &Stretch| {
            let cells = chain.cells(word);
            let of = |formed: &super::Formed| cells.iter().all(|cell| formed.cells.contains(cell));
            self.formed.iter().any(of).then_some((cells, word.axis))
        };
        let ends: Vec<(Vec<Cell>, crate::Axis)> = chain
            .words()
            .iter()
            .filter_map(formed)
            .filter(|(cells, _)| cells.first() == Some(&shot.from) || cells.last() == Some(&shot.from))
            .collect();
        if ends.is_empty() {
            return Err(at(Clause::C8_1, "shooter-not-at-word-end", shot.from));
        }
        // 8.2: outwards in the axis, and the two perpendiculars.
        let inwards = |(cells, axis): &(Vec<Cell>, crate::Axis)| {
            shot.dir.axis() == *axis && shot.from.step(shot.dir).is_some_and(|next| cells.contains(&next))
        };
        if ends.iter().all(inwards) {
            return Err(at(Clause::C8_2, "not-that-way", shot.from));
        }
        Ok(tile.value())
    }

    /// The first tile on the line, and how many squares lie between (8.3).
    fn ray(&self, shot: Shot) -> Result<(u8, Cell), Refused> {
        let mut gap = 0;
        let mut cell = shot.from;
        loop {
            cell = cell
                .step(shot.dir)
                .ok_or(at(Clause::C8_3, "shot-meets-nothing", shot.from))?;
            if let Some(number) = self.chain_at(cell) {
                if self.is_own(number) || self.target == Some(number) {
                    return Err(at(Clause::C8_3, "shot-meets-own-chain", cell));
                }
                return Ok((gap, cell));
            }
            if Ground::of(cell) == Ground::Violet {
                return Err(at(Clause::C8_3, "shot-crosses-violet", cell));
            }
            gap += 1;
        }
    }

    /// The words struck that may be (8.5, 8.9).
    fn struck_words(&self, chain: &Chain, index: usize, words: &[Stretch]) -> Result<Vec<Stretch>, Refused> {
        let cell = chain.tiles[index].cell;
        let protected = || at(Clause::C8_5, "word-protected", cell);
        let hit: Vec<Stretch> = match chain.tiles[index].face {
            Face::Cross(_) if self.rules.cross_immune => return Err(protected()),
            Face::Cross(guard) => {
                let behind = beyond(chain, index, guard.opposite(), words);
                vec![behind.ok_or(at(Clause::C8_9, "nothing-behind-cross", cell))?]
            }
            _ if chain.is_guarded(index) => return Err(protected()),
            _ => words.iter().filter(|word| word.has(index)).copied().collect(),
        };
        let guarded = chain.guarded_words();
        if hit.iter().any(|word| guarded.contains(word)) {
            return Err(protected());
        }
        let open: Vec<Stretch> = hit.into_iter().filter(|word| !chain.is_base_word(word)).collect();
        if open.is_empty() {
            return Err(at(Clause::C8_5, "base-word-cannot-be-shot", cell));
        }
        Ok(open)
    }

    /// From which extremity, and how many tiles (8.6).
    fn sweep(
        &self,
        shot: Shot,
        (number, struck): (usize, usize),
        words: &[Stretch],
        hit: &[Stretch],
    ) -> Result<(End, usize), Refused> {
        let chain = &self.chains[number];
        let end = chain
            .end_at(shot.end)
            .ok_or(at(Clause::C8_6, "not-an-extremity", shot.end))?;
        let order: Vec<Stretch> = match end {
            End::Head => words.to_vec(),
            End::Tail => words.iter().rev().copied().collect(),
        };
        let nearest = order
            .iter()
            .position(|word| hit.contains(word))
            .unwrap_or_default();
        let count = shot.words.map_or(nearest + 1, usize::from);
        if count <= nearest {
            return Err(at(Clause::C8_6, "word-struck-stays", shot.end));
        }
        if count >= order.len() {
            return Err(at(Clause::C8_6, "must-leave-a-word", shot.end));
        }
        let guarded = chain.guarded_words();
        for word in &order[..count] {
            if guarded.contains(word) {
                return Err(at(Clause::C8_5, "word-protected", chain.tiles[word.first].cell));
            }
            if chain.is_base_word(word) && !self.rules.sweep_base {
                return Err(at(Clause::C8_6, "base-word-stays", chain.tiles[word.first].cell));
            }
        }
        let (last, kept) = (order[count - 1], order[count]);
        let length = chain.tiles.len();
        let tiles = match end {
            End::Head => last.last + 1,
            End::Tail => length - last.first,
        };
        let shared = match end {
            End::Head => kept.first == last.last,
            End::Tail => kept.last == last.first,
        };
        if shared && shot.corner && guarded.contains(&kept) {
            // 12.4: a protected word keeps its corner.
            let corner = chain.tiles[last.first.max(kept.first)].cell;
            return Err(at(Clause::C8_5, "word-protected", corner));
        }
        let corner = last.first.max(kept.first);
        if shared && shot.corner && corner == struck && chain.is_base_word(&kept) && !self.rules.sweep_base {
            // struck as a letter of the next word, it is still one of the base word.
            return Err(at(Clause::C8_6, "base-word-stays", chain.tiles[corner].cell));
        }
        match (shared, shot.corner) {
            (false, true) => Err(at(Clause::C8_6, "no-corner", shot.end)),
            (true, false) => Ok((end, tiles - 1)),
            (_, _) if tiles >= length => Err(at(Clause::C8_6, "must-leave-a-word", shot.end)),
            (_, _) => Ok((end, tiles)),
        }
    }
}

/// The word that lies on the other side of a cross.
fn beyond(chain: &Chain, cross: usize, dir: Dir, words: &[Stretch]) -> Option<Stretch> {
    let beside = chain.index_of(chain.tiles[cross].cell.step(dir)?)?;
    words
        .iter()
        .find(|word| word.has(beside) && word.axis == dir.axis())
        .copied()
}
