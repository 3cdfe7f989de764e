//! The 104 double-faced tiles (1.2), and bags of them.

use std::fmt;
use std::sync::OnceLock;

use game_core::{Dice, Malformed};

use crate::{Glyph, Piece};

/// How many kinds of tiles there are: tiles of one kind cannot be told apart.
pub const KINDS: usize = 33;

/// A kind of tile: what its front and its back show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// Front, accented back or none, how many: consonants and Y, then vowels.
const LETTERS: [(char, Option<char>, u8); KINDS - 2] = [
    ('A', Some('À'), 3),
    ('A', Some('Â'), 4),
    ('B', None, 1),
    ('C', Some('Ç'), 3),
    ('D', None, 2),
    ('E', Some('É'), 9),
    ('E', Some('È'), 2),
    ('E', Some('Ê'), 1),
    ('F', None, 1),
    ('G', None, 1),
    ('H', None, 1),
    ('I', Some('Î'), 5),
    ('I', Some('Ï'), 1),
    ('J', None, 1),
    ('K', None, 1),
    ('L', None, 4),
    ('M', None, 2),
    ('N', None, 5),
    ('O', Some('Ô'), 5),
    ('P', None, 4),
    ('Q', None, 1),
    ('R', None, 9),
    ('S', None, 6),
    ('T', None, 6),
    ('U', Some('Û'), 3),
    ('U', Some('Ù'), 1),
    ('V', None, 1),
    ('W', None, 1),
    ('X', None, 1),
    ('Y', None, 2),
    ('Z', None, 1),
];

const JOKERS: u8 = 8;
const CROSSES: u8 = 8;

impl Tile {
    /// A joker.
    pub const JOKER: Tile = Tile(KINDS as u8 - 2);
    /// A cross.
    pub const CROSS: Tile = Tile(KINDS as u8 - 1);

    /// Every kind, letters by alphabet, then joker and cross.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> {
        (0..KINDS as u8).map(Tile)
    }

    /// The kinds whose front shows this plain letter.
    pub fn fronted(front: Glyph) -> impl Iterator<Item = Tile> {
        Tile::all().filter(move |tile| tile.front() == Some(front))
    }

    /// The kind with this front and this accented back.
    pub fn with_back(front: Glyph, back: Glyph) -> Option<Tile> {
        Tile::fronted(front).find(|tile| tile.accent() == Some(back))
    }

    /// Its place in a table of [`KINDS`] entries.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter on its front; none for jokers and crosses.
    pub fn front(self) -> Option<Glyph> {
        Faces::of(self).front
    }

    /// The accented letter on its back; vowels and C have one.
    pub fn accent(self) -> Option<Glyph> {
        Faces::of(self).accent
    }

    /// Whether it is one of several kinds with one front: its back cannot be told from the front.
    pub fn hides(self) -> bool {
        Faces::of(self).hides
    }

    /// The chess piece on its back (1.2, R-16, R-17); with knights off, knights are bishops.
    pub fn piece(self, knights: bool) -> Option<Piece> {
        if self == Tile::JOKER {
            return Some(Piece::King);
        }
        let piece = match LETTERS.get(self.index())?.0 {
            'C' => Piece::King,
            'J' | 'K' | 'Q' | 'W' | 'X' | 'Z' => Piece::Queen,
            'B' | 'F' | 'H' | 'P' | 'V' | 'Y' => Piece::Rook,
            'L' | 'N' | 'R' => Piece::Bishop,
            'D' | 'G' | 'M' | 'S' | 'T' if knights => Piece::Knight,
            'D' | 'G' | 'M' | 'S' | 'T' => Piece::Bishop,
            _ => return None,
        };
        Some(piece)
    }

    /// How far it fires (1.3).
    pub fn value(self) -> u8 {
        self.piece(true).map_or(0, Piece::range)
    }

    /// How many of the kind are in the box.
    pub fn in_box(self) -> u8 {
        match self {
            Tile::JOKER => JOKERS,
            Tile::CROSS => CROSSES,
            Tile(kind) => LETTERS[usize::from(kind)].2,
        }
    }
}

/// What the two sides of a kind show, read once.
#[derive(Clone, Copy)]
struct Faces {
    front: Option<Glyph>,
    accent: Option<Glyph>,
    hides: bool,
}

impl Faces {
    fn of(tile: Tile) -> Faces {
        static FACES: OnceLock<[Faces; KINDS]> = OnceLock::new();
        FACES.get_or_init(|| std::array::from_fn(Faces::read))[tile.index()]
    }

    fn read(kind: usize) -> Faces {
        let letter = LETTERS.get(kind);
        let alike = |front| LETTERS.iter().filter(|(other, _, _)| *other == front).count();
        Faces {
            front: letter.and_then(|&(front, _, _)| Glyph::of(front)),
            accent: letter.and_then(|&(_, back, _)| Glyph::of(back?)),
            hides: letter.is_some_and(|&(front, _, _)| alike(front) > 1),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.front(), self.accent()) {
            (Some(front), Some(back)) if self.hides() => write!(f, "{front}/{back}"),
            (Some(front), _) => front.fmt(f),
            (None, _) if *self == Tile::JOKER => f.write_str("?"),
            (None, _) => f.write_str("+"),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A bag of tiles: an Arsenal, the reserve.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tiles([u8; KINDS]);

impl Tiles {
    /// No tile.
    pub const EMPTY: Tiles = Tiles([0; KINDS]);

    /// The 88 letters of the box (2.4).
    pub fn letters() -> Tiles {
        Tile::all()
            .filter(|tile| tile.front().is_some())
            .flat_map(|tile| std::iter::repeat_n(tile, usize::from(tile.in_box())))
            .collect()
    }

    /// How many of a kind.
    pub fn count(&self, tile: Tile) -> u8 {
        self.0[tile.index()]
    }

    /// How many in all.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Puts one in.
    pub fn put(&mut self, tile: Tile) {
        self.0[tile.index()] += 1;
    }

    /// Takes one out; whether there was one.
    pub fn take(&mut self, tile: Tile) -> bool {
        let count = &mut self.0[tile.index()];
        let had = *count > 0;
        *count -= u8::from(had);
        had
    }

    /// Every tile, by kind.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(self.count(tile))))
    }

    /// Draws one at random (2.4).
    pub fn draw(&mut self, dice: &mut dyn Dice) -> Option<Tile> {
        let bound = u32::try_from(self.len()).expect("a box of 104 tiles");
        if bound == 0 {
            return None;
        }
        let drawn = self.iter().nth(dice.below(bound) as usize)?;
        self.take(drawn);
        Some(drawn)
    }

    /// Reads what [`fmt::Display`] writes, `-` for none.
    ///
    /// # Errors
    /// When the text holds what is no tile, or more of a kind than the box.
    pub(crate) fn read(text: &str) -> Result<Tiles, Malformed> {
        let mut tiles = Tiles::EMPTY;
        if text == "-" {
            return Ok(tiles);
        }
        let mut rest = text;
        while let Some(sign) = rest.chars().next() {
            let at = text.len() - rest.len();
            let (tile, read) =
                read_tile(rest, sign).map_err(|fault| Malformed::new(at + fault.at, fault.expected))?;
            tiles.put(tile);
            if tiles.count(tile) > tile.in_box() {
                return Err(Malformed::new(at, "no more tiles of a kind than the box holds"));
            }
            rest = &rest[read..];
        }
        if tiles.is_empty() {
            return Err(Malformed::new(0, "tiles, or - for none"));
        }
        Ok(tiles)
    }
}

/// Reads one tile: a front, with `/` and the back where fronts do not tell kinds apart.
fn read_tile(text: &str, sign: char) -> Result<(Tile, usize), Malformed> {
    match sign {
        '?' => return Ok((Tile::JOKER, 1)),
        '+' => return Ok((Tile::CROSS, 1)),
        _ => {}
    }
    let front = Some(sign).filter(char::is_ascii_uppercase).and_then(Glyph::of);
    let front = front.ok_or(Malformed::new(0, "a capital letter, ? or +"))?;
    let mut after = text[1..].chars();
    if after.next() == Some('/') {
        let back = after.next().and_then(Glyph::of);
        let tile = back.and_then(|back| Tile::with_back(front, back));
        let length = 2 + back.map_or(0, |back| back.capital().len_utf8());
        return tile
            .map(|tile| (tile, length))
            .ok_or(Malformed::new(2, "an accent that a tile of this letter bears"));
    }
    let tile = Tile::fronted(front).next().filter(|tile| !tile.hides());
    tile.map(|tile| (tile, 1))
        .ok_or(Malformed::new(1, "/ and the back of the vowel"))
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut bag = Tiles::EMPTY;
        bag.extend(tiles);
        bag
    }
}

impl Extend<Tile> for Tiles {
    fn extend<I: IntoIterator<Item = Tile>>(&mut self, tiles: I) {
        tiles.into_iter().for_each(|tile| self.put(tile));
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|tile| write!(f, "{tile}"))
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1.2: 52 consonants, 34 vowels, 2 Y, 8 crosses, 8 jokers.
    #[test]
    fn the_box_holds_104_tiles() {
        let count = |wanted: fn(char) -> bool| {
            Tiles::letters()
                .iter()
                .filter(|tile| tile.front().is_some_and(|front| wanted(front.capital())))
                .count()
        };
        assert_eq!(count(|front| "AEIOU".contains(front)), 34);
        assert_eq!(count(|front| front == 'Y'), 2);
        assert_eq!(count(|front| !"AEIOUY".contains(front)), 52);
        let all: u8 = Tile::all().map(Tile::in_box).sum();
        assert_eq!(all, 104);
    }

    /// Six queens, ten rooks, eighteen bishops, seventeen knights, three kings among the letters.
    #[test]
    fn pieces_are_shared_out_by_letter() {
        let count = |piece, knights| {
            Tiles::letters()
                .iter()
                .filter(|tile| tile.piece(knights) == Some(piece))
                .count()
        };
        assert_eq!(count(Piece::Queen, true), 6);
        assert_eq!(count(Piece::Rook, true), 10);
        assert_eq!(count(Piece::Bishop, true), 18);
        assert_eq!(count(Piece::Knight, true), 17);
        assert_eq!(count(Piece::King, true), 3);
        assert_eq!(count(Piece::Knight, false), 0);
        assert_eq!(count(Piece::Bishop, false), 35);
    }

    #[test]
    fn bags_are_written_and_read() {
        let all: Tiles = Tile::all()
            .flat_map(|tile| std::iter::repeat_n(tile, usize::from(tile.in_box())))
            .collect();
        for bag in [Tiles::EMPTY, all, Tiles::letters()] {
            assert_eq!(Tiles::read(&bag.to_string()), Ok(bag));
        }
        assert_eq!(all.len(), 104);
        assert!(Tiles::read("").is_err());
        assert_eq!(
            Tiles::read("BE"),
            Err(Malformed::new(2, "/ and the back of the vowel"))
        );
        assert!(Tiles::read("BB").is_err());
        assert!(Tiles::read("E/Ô").is_err());
        assert!(Tiles::read("b").is_err());
    }
}
