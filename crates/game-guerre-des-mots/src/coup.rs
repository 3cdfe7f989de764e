//! What a player asks for: coups and their parts (section 4, section 18 of the rule document).

use crate::{Axis, Cell, Dir, Glyph, Tile};

/// What a seat asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Lays, begins or takes back letters.
    Coup(Box<Coup>),
    /// Draws letters, being blocked (15.4).
    Draw,
    /// Passes, or plays no replay that is due (9.4).
    Pass,
    /// Answers whoever wants to take letters back for the seat (10.5).
    Consent(bool),
}

/// What kind of coup it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CoupKind {
    /// Lays one word on a chain, one's own or, as a pirate, another's.
    Lay,
    /// Begins a chain on a base.
    Found,
    /// Takes letters back into the Arsenal.
    Reprise,
}

/// A coup, as its player tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coup {
    /// What it is.
    pub kind: CoupKind,
    /// Own crosses taken back first (12.5).
    pub lifts: Vec<Cell>,
    /// Own chess symbols turned back first (13.3).
    pub unflips: Vec<Cell>,
    /// The chain pirated, where the player says which.
    pub target: Option<ChainName>,
    /// The letter turned at a right angle (6.5).
    pub pivot: Option<Pivot>,
    /// The word laid; two for a hook (7.4); none where only a letter is turned or taken back.
    pub words: Vec<LaidWord>,
    /// Letters taken, in order.
    pub takes: Vec<Take>,
    /// The square of the cross of a word blockade (12.1).
    pub block: Option<Cell>,
    /// Letters laid with their chess symbol up (13.1).
    pub symbols: Vec<Cell>,
    /// Shots, in order (8.8).
    pub shots: Vec<Shot>,
    /// What the player says he earns (9.2, 9.3); it may be left out.
    pub bonus: Option<Bonus>,
}

impl Coup {
    /// A coup of this kind with nothing in it.
    pub fn new(kind: CoupKind) -> Coup {
        Coup {
            kind,
            lifts: Vec::new(),
            unflips: Vec::new(),
            target: None,
            pivot: None,
            words: Vec::new(),
            takes: Vec::new(),
            block: None,
            symbols: Vec::new(),
            shots: Vec::new(),
            bonus: None,
        }
    }
}

impl Coup {
    /// The same without any right of 9.2: the cross of a blockade stays in the Arsenal.
    pub(crate) fn unclaimed(&self) -> Coup {
        Coup {
            block: None,
            bonus: None,
            ..self.clone()
        }
    }
}

/// A chain by the name of its owner's seat and its number: `NE1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChainName {
    /// The name of the seat, one of [`crate::seating::ALL_NAMES`].
    pub owner: &'static str,
    /// 1 or 2.
    pub ordinal: u8,
}

/// A letter turned at a right angle (6.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pivot {
    /// Where it lies.
    pub from: Cell,
    /// Where it goes.
    pub to: Cell,
}

/// Letters taken from an extremity inwards (5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take {
    /// The extremity.
    pub end: Cell,
    /// How many letters.
    pub count: u8,
}

/// A shot (section 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shot {
    /// The letter that fires.
    pub from: Cell,
    /// Which way.
    pub dir: Dir,
    /// The extremity of the chain struck from which words are taken.
    pub end: Cell,
    /// How many words are taken from there; as far as the word struck where it is not said.
    pub words: Option<u8>,
    /// Whether the corner shared with the first word left is taken too (8.6).
    pub corner: bool,
}

/// What the coup of 9.2 earns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Another coup.
    Replay,
    /// A word blockade (9.3).
    Block,
}

/// A word as it will lie: where it begins, and every tile of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidWord {
    /// Its first square.
    pub start: Cell,
    /// The line it lies on.
    pub axis: Axis,
    /// Its tiles in reading order, crosses of a compound included.
    pub tiles: Vec<WordTile>,
}

impl LaidWord {
    /// The square of the tile at this place, if the board has it.
    pub fn cell(&self, place: usize) -> Option<Cell> {
        self.start.steps(self.axis.reading(), u8::try_from(place).ok()?)
    }

    /// Every tile with its square, as far as the board goes.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, WordTile)> + '_ {
        let cell = |(place, &tile)| Some((self.cell(place)?, tile));
        self.tiles.iter().enumerate().map_while(cell)
    }

    /// The word as text, a hyphen for each cross of a compound.
    pub fn text(&self) -> String {
        self.tiles
            .iter()
            .map(|tile| tile.glyph().map_or('-', Glyph::capital))
            .collect()
    }
}

/// One tile of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WordTile {
    /// A letter that lies there already.
    There(Glyph),
    /// A cross that lies there already.
    ThereCross,
    /// A letter laid now.
    Laid(Laying),
    /// A cross laid now (7.5).
    LaidCross,
}

impl WordTile {
    /// The letter; none for a cross.
    pub fn glyph(self) -> Option<Glyph> {
        match self {
            WordTile::There(glyph) => Some(glyph),
            WordTile::Laid(laying) => Some(laying.glyph),
            WordTile::ThereCross | WordTile::LaidCross => None,
        }
    }

    /// Whether it is laid by the coup.
    pub fn is_laid(self) -> bool {
        matches!(self, WordTile::Laid(_) | WordTile::LaidCross)
    }
}

/// A letter laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laying {
    /// What it is read as.
    pub glyph: Glyph,
    /// What tile it is.
    pub how: How,
}

/// What tile a laid letter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// A tile with this letter on a face: from the Arsenal, or taken as it was shown. The back may be
    /// said where an Arsenal holds vowels that differ only in theirs.
    Tile {
        /// The accent on the back of a vowel laid plain.
        back: Option<Glyph>,
    },
    /// A joker (7.3).
    Joker,
    /// A vowel or C that is taken plain and turned to its back (5.8).
    Turned,
}

impl How {
    /// A tile of which no more is said.
    pub const PLAIN: How = How::Tile { back: None };

    /// Whether a tile in hand can be laid so, and which letter it then shows.
    pub fn fits(self, tile: Tile, glyph: Glyph) -> bool {
        match self {
            How::Joker => tile == Tile::JOKER,
            How::Turned => false,
            How::Tile { back } => {
                let front = tile.front() == Some(glyph);
                let accent = tile.accent() == Some(glyph);
                (front && back.is_none_or(|back| tile.accent() == Some(back))) || (accent && back.is_none())
            }
        }
    }
}
