//! Where a word may be laid: on an extremity at a right angle, in its axis, beyond a cross, on a base
//! (section 6).

use crate::{Axis, Base, Cell, Dir, End, Glyph, Stretch};

use super::table::{Run, Table};

/// How a lane is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Grow {
    /// Letters are added after those that lie there.
    After,
    /// Letters are added before them.
    Before,
    /// Letters are added at both ends (6.3).
    Both,
    /// All four squares of a base are filled (2.6).
    Base(Base),
}

/// A stretch of board that can take a word, with the letters of it that lie there already.
#[derive(Clone, Debug)]
pub(super) struct Lane {
    /// The chain that grows; any number for a base.
    pub(super) chain: usize,
    pub(super) axis: Axis,
    pub(super) grow: Grow,
    /// The square after the last letter that can be added before: that of the first fixed letter.
    pub(super) fixed_at: Cell,
    pub(super) fixed: Vec<Glyph>,
    /// How much can be added before and after.
    pub(super) before: Run,
    pub(super) after: Run,
    /// Whether the word prolonged lies there already: no corner is formed.
    pub(super) prolongs: bool,
}

impl Lane {
    /// The lane of a base, if it is free.
    pub(super) fn base(table: &Table, base: Base) -> Option<Lane> {
        let cells = base.cells();
        table.is_clear(&cells).then(|| Lane {
            chain: usize::MAX,
            axis: base.side().axis(),
            grow: Grow::Base(base),
            fixed_at: cells[0],
            fixed: Vec::new(),
            before: Run::default(),
            after: Run { letters: 4, tiles: 4 },
            prolongs: false,
        })
    }

    /// Every lane of an extremity of a chain, and of both at once where the chain is one word; that one
    /// comes with the head.
    pub(super) fn of_end(table: &Table, chain: usize, end: End) -> Vec<Lane> {
        let tiles = &table.chains[chain];
        let Some(last) = tiles.end(end) else {
            return Vec::new();
        };
        let from = last.cell;
        let Some(inner) = tiles.index_from(end, 1).map(|index| tiles.tiles[index]) else {
            return lone(table, chain, end);
        };
        let Some(out) = inner.cell.toward(from) else {
            return Vec::new();
        };
        let Some(glyph) = last.glyph() else {
            // 6.4: only a new word in the axis of the cross.
            return one_way(table, chain, end, out, &[], from).into_iter().collect();
        };
        let mut lanes = Vec::new();
        for dir in Dir::ALL {
            if dir.axis() != out.axis() {
                lanes.extend(one_way(table, chain, end, dir, &[glyph], from));
            }
        }
        let Some(word) = end_word(table, chain, end) else {
            return lanes;
        };
        let (fixed, first) = reading(table, chain, &word);
        let mut prolonging = one_way(table, chain, end, out, &fixed, from);
        if let Some(lane) = &mut prolonging {
            lane.prolongs = true;
            lane.fixed_at = first;
        }
        lanes.extend(prolonging);
        if end == End::Head && word.len() == tiles.tiles.len() {
            lanes.extend(both_ends(table, chain, word.axis));
        }
        lanes
    }

    /// The first square of a word with so many letters added before.
    pub(super) fn start(&self, added: usize) -> Option<Cell> {
        let back = self.axis.reading().opposite();
        self.fixed_at.steps(back, u8::try_from(added).ok()?)
    }

    /// Every square that a word in it may cover.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        let before = usize::from(self.before.tiles);
        let covered = before + self.fixed.len() + usize::from(self.after.tiles);
        let start = self.start(before);
        let reading = self.axis.reading();
        (0..covered).filter_map(move |at| start?.steps(reading, u8::try_from(at).ok()?))
    }
}

/// The word at an extremity, with the line it lies on: the one it would be prolonged in.
fn end_word(table: &Table, chain: usize, end: End) -> Option<Stretch> {
    let tiles = &table.chains[chain];
    let at = tiles.index_from(end, 0)?;
    tiles.words().into_iter().find(|word| word.has(at))
}

/// The letters of a word in reading order, and the square of the first.
fn reading(table: &Table, chain: usize, word: &Stretch) -> (Vec<Glyph>, Cell) {
    let tiles = &table.chains[chain];
    let first = tiles.tiles[word.first].cell.min(tiles.tiles[word.last].cell);
    (tiles.reading(word), first)
}

/// A lane that leads away from an extremity on `from`, in one direction, with the letters `fixed` that
/// the word begins or ends with.
fn one_way(table: &Table, chain: usize, end: End, dir: Dir, fixed: &[Glyph], from: Cell) -> Option<Lane> {
    let run = table.run(chain, end, from, dir);
    if run.tiles == 0 {
        return None;
    }
    let (before, after) = if dir.reads() {
        (Run::default(), run)
    } else {
        (run, Run::default())
    };
    // Beyond a cross nothing is fixed: letters are added after or before its square.
    let fixed_at = if fixed.is_empty() && dir.reads() {
        from.step(dir)?
    } else {
        from
    };
    Some(Lane {
        chain,
        axis: dir.axis(),
        grow: if dir.reads() { Grow::After } else { Grow::Before },
        fixed_at,
        fixed: fixed.to_vec(),
        before,
        after,
        prolongs: false,
    })
}

/// The lane that prolongs the only word of a chain at both ends (6.3).
fn both_ends(table: &Table, chain: usize, axis: Axis) -> Option<Lane> {
    let tiles = &table.chains[chain];
    let (head, tail) = (tiles.end(End::Head)?, tiles.end(End::Tail)?);
    let (first, first_end, last, last_end) = if head.cell <= tail.cell {
        (head.cell, End::Head, tail.cell, End::Tail)
    } else {
        (tail.cell, End::Tail, head.cell, End::Head)
    };
    let before = table.run(chain, first_end, first, axis.reading().opposite());
    let after = table.run(chain, last_end, last, axis.reading());
    let word = Stretch {
        first: 0,
        last: tiles.tiles.len() - 1,
        axis,
    };
    (before.tiles > 0 && after.tiles > 0).then(|| Lane {
        chain,
        axis,
        grow: Grow::Both,
        fixed_at: first,
        fixed: tiles.reading(&word),
        before,
        after,
        prolongs: true,
    })
}

/// The lanes of a chain of one letter: it can be gone on from in every direction (6.1, 6.3), and is told
/// once, with its head.
fn lone(table: &Table, chain: usize, end: End) -> Vec<Lane> {
    let tiles = &table.chains[chain];
    let Some(glyph) = tiles.end(end).and_then(|placed| placed.glyph()) else {
        return Vec::new();
    };
    if end == End::Tail {
        return Vec::new();
    }
    let from = tiles.tiles[0].cell;
    let around = Dir::ALL
        .into_iter()
        .filter_map(|dir| one_way(table, chain, end, dir, &[glyph], from));
    let both = [Axis::Across, Axis::Down]
        .into_iter()
        .filter_map(|axis| both_ends(table, chain, axis));
    around.chain(both).collect()
}
