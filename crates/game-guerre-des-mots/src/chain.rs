//! Chains: paths of tiles with two extremities (section 3).

use game_core::{Seat, SeatSet};

use crate::{Axis, Cell, Dir, Glyph, Ground, Side, Tile};

/// What a tile on the board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// A letter: its own front or back, or what a joker stands for.
    Letter(Glyph),
    /// Its chess symbol; it still counts as this letter (13.1).
    Symbol(Glyph),
    /// A cross, and where the word lies that it protects (12.4).
    Cross(Dir),
}

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// Its square.
    pub cell: Cell,
    /// What it is.
    pub tile: Tile,
    /// What it shows.
    pub face: Face,
    /// Who has seen its back; the rules read nothing from it but what viewers may know.
    pub seen: SeatSet,
}

impl Placed {
    /// The letter it counts as; none for a cross.
    pub fn glyph(&self) -> Option<Glyph> {
        match self.face {
            Face::Letter(glyph) | Face::Symbol(glyph) => Some(glyph),
            Face::Cross(_) => None,
        }
    }

    /// Whether it is a cross.
    pub fn is_cross(&self) -> bool {
        matches!(self.face, Face::Cross(_))
    }
}

/// A word of a chain: a stretch of its tiles on one line (3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The index of its first tile in the chain, in path order.
    pub first: usize,
    /// The index of its last tile.
    pub last: usize,
    /// The line it lies on; any where it is one letter alone.
    pub axis: Axis,
}

impl Stretch {
    /// How many letters it has.
    pub fn len(&self) -> usize {
        self.last - self.first + 1
    }

    /// A stretch has at least one letter.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Whether the tile of this index is one of its letters.
    pub fn has(&self, index: usize) -> bool {
        (self.first..=self.last).contains(&index)
    }
}

/// A chain.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    /// Whose it is; nobody's any more when that seat has left (15.7).
    pub owner: Seat,
    /// 1 for a player's first chain, 2 for his second.
    pub ordinal: u8,
    /// The side of the base it began on (3.1).
    pub side: Side,
    /// Its tiles in path order, from the extremity that comes first in reading order.
    pub tiles: Vec<Placed>,
}

/// Which extremity of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Of its first tile.
    Head,
    /// Of its last tile.
    Tail,
}

impl End {
    /// Both.
    pub const BOTH: [End; 2] = [End::Head, End::Tail];

    /// The other one.
    pub fn other(self) -> End {
        match self {
            End::Head => End::Tail,
            End::Tail => End::Head,
        }
    }
}

impl Chain {
    /// The tile at an extremity.
    pub fn end(&self, end: End) -> Option<&Placed> {
        match end {
            End::Head => self.tiles.first(),
            End::Tail => self.tiles.last(),
        }
    }

    /// The extremity that lies on a square; the head where the chain is one tile.
    pub fn end_at(&self, cell: Cell) -> Option<End> {
        End::BOTH
            .into_iter()
            .find(|&end| self.end(end).is_some_and(|placed| placed.cell == cell))
    }

    /// The index of the tile on a square.
    pub fn index_of(&self, cell: Cell) -> Option<usize> {
        self.tiles.iter().position(|placed| placed.cell == cell)
    }

    /// The index that lies `inwards` tiles from an extremity.
    pub fn index_from(&self, end: End, inwards: usize) -> Option<usize> {
        match end {
            End::Head => (inwards < self.tiles.len()).then_some(inwards),
            End::Tail => self.tiles.len().checked_sub(inwards + 1),
        }
    }

    /// Turns the path so that the extremity that comes first in reading order is its head, which makes
    /// equal chains equal.
    pub fn orient(&mut self) {
        if let (Some(head), Some(tail)) = (self.tiles.first(), self.tiles.last())
            && head.cell > tail.cell
        {
            self.tiles.reverse();
        }
    }

    /// The lines of the chain: first and last index of every maximal straight stretch, crosses
    /// included; neighbouring lines share their corner (3.2). A single tile is one line across.
    pub fn lines(&self) -> Vec<Stretch> {
        let mut lines = Vec::new();
        let mut first = 0;
        while first + 1 < self.tiles.len() {
            let axis = self.axis_between(first);
            let mut last = first + 1;
            while last + 1 < self.tiles.len() && self.axis_between(last) == axis {
                last += 1;
            }
            lines.push(Stretch { first, last, axis });
            first = last;
        }
        if self.tiles.len() == 1 {
            lines.push(Stretch {
                first: 0,
                last: 0,
                axis: Axis::Across,
            });
        }
        lines
    }

    /// The line from one tile to the next. Tiles that are no neighbours count as across: such a chain
    /// is refused for that (3.1).
    fn axis_between(&self, index: usize) -> Axis {
        let (here, next) = (self.tiles[index].cell, self.tiles[index + 1].cell);
        if here.file() == next.file() {
            Axis::Down
        } else {
            Axis::Across
        }
    }

    /// The words of the chain, in path order: stretches of two letters or more, a single letter next to
    /// a cross, or the only letter of the chain (3.2).
    pub fn words(&self) -> Vec<Stretch> {
        let mut words = Vec::new();
        for line in self.lines() {
            let mut first = line.first;
            for index in line.first..=line.last + 1 {
                let ends = index > line.last || self.tiles[index].is_cross();
                if !ends {
                    continue;
                }
                let beside_cross = first > line.first || index <= line.last;
                let letters = index - first;
                if letters >= 2 || (letters == 1 && (beside_cross || self.tiles.len() == 1)) {
                    words.push(Stretch {
                        first,
                        last: index - 1,
                        axis: line.axis,
                    });
                }
                first = index + 1;
            }
        }
        words
    }

    /// The letters of a stretch of tiles in the order they are read (2.2), crosses left out.
    pub fn reading(&self, stretch: &Stretch) -> Vec<Glyph> {
        let mut tiles: Vec<&Placed> = self.tiles[stretch.first..=stretch.last].iter().collect();
        tiles.sort_by_key(|placed| placed.cell);
        tiles.iter().filter_map(|placed| placed.glyph()).collect()
    }

    /// The squares of a stretch in the order they are read.
    pub fn cells(&self, stretch: &Stretch) -> Vec<Cell> {
        let tiles = self.tiles[stretch.first..=stretch.last].iter();
        let mut cells: Vec<Cell> = tiles.map(|placed| placed.cell).collect();
        cells.sort_unstable();
        cells
    }

    /// The stretch as text.
    pub fn text(&self, stretch: &Stretch) -> String {
        self.reading(stretch)
            .iter()
            .map(|glyph| glyph.capital())
            .collect()
    }

    /// The word that the cross of this index protects, if it still stands beside it (12.4).
    pub fn guarded(&self, cross: usize) -> Option<Stretch> {
        let Face::Cross(dir) = self.tiles.get(cross)?.face else {
            return None;
        };
        let beside = self.index_of(self.tiles[cross].cell.step(dir)?)?;
        self.words()
            .into_iter()
            .find(|word| word.has(beside) && (word.axis == dir.axis()) && !word.has(cross))
    }

    /// The words that a cross protects.
    pub fn guarded_words(&self) -> Vec<Stretch> {
        let crosses = (0..self.tiles.len()).filter(|&index| self.tiles[index].is_cross());
        crosses.filter_map(|index| self.guarded(index)).collect()
    }

    /// Whether a cross protects the tile of this index: a letter of a protected word, corner included,
    /// or the cross itself (12.4).
    pub fn is_guarded(&self, index: usize) -> bool {
        self.tiles[index].is_cross() || self.guarded_words().iter().any(|word| word.has(index))
    }

    /// Whether a chess symbol protects the whole chain (13.1).
    pub fn is_blockaded(&self) -> bool {
        self.tiles
            .iter()
            .any(|placed| matches!(placed.face, Face::Symbol(_)))
    }

    /// Whether a word is the base word: it lies on the line of its bases with a tile on blue.
    pub fn is_base_word(&self, word: &Stretch) -> bool {
        let tiles = &self.tiles[word.first..=word.last];
        word.axis == self.side.axis()
            && tiles.iter().all(|placed| self.side.has_on_base_line(placed.cell))
            && tiles.iter().any(|placed| Ground::of(placed.cell) == Ground::Blue)
    }
}
