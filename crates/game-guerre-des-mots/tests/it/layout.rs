//! Tables told by their words: `RUSA@e22h` is a word and where it lies, `+@h16W` a cross that protects
//! the word west of it. They become the text of a position.

use std::collections::BTreeMap;

use game_core::Seat;
use game_guerre_des_mots::{Cell, Dir, seating};

/// The square that a text names.
pub(crate) fn cell(text: &str) -> Cell {
    let file = text.bytes().next().map(|byte| byte.wrapping_sub(b'a'));
    let rank = text
        .get(1..)
        .and_then(|rank| rank.parse::<u8>().ok()?.checked_sub(1));
    let cell = file.zip(rank).and_then(|(file, rank)| Cell::at(file, rank));
    cell.unwrap_or_else(|| panic!("{text:?} is no square"))
}

/// The squares and letters of `RUSA@e22h`, or the square of `+@h16W` with `+` and its direction.
pub(crate) fn spelled(text: &str) -> Vec<(Cell, char)> {
    let (word, place) = text.split_once('@').expect("a word and its place");
    let (start, way) = place.split_at(place.len() - 1);
    let dir = match way {
        "v" => Dir::South,
        _ => Dir::East,
    };
    let letters = (0..).zip(word.chars());
    let square = |(step, sign)| (cell(start).steps(dir, step).expect("on the board"), sign);
    letters.map(square).collect()
}

/// One tile of a table.
#[derive(Clone, Debug)]
struct Spot {
    /// Its letter, small for a joker, or `+`.
    sign: char,
    /// Which way a cross protects.
    guard: Option<char>,
}

/// A table with its chains, Arsenals and who is to move.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    seats: u8,
    /// By name: owner, and squares in path order.
    chains: Vec<(String, Seat, Vec<Cell>)>,
    spots: BTreeMap<Cell, Spot>,
    symbols: Vec<Cell>,
    backs: BTreeMap<Cell, char>,
    arsenals: BTreeMap<u8, Vec<String>>,
    to_move: Seat,
    options: Vec<String>,
}

impl Layout {
    pub(crate) fn new(seats: u8, to_move: &str) -> Layout {
        Layout {
            seats,
            chains: Vec::new(),
            spots: BTreeMap::new(),
            symbols: Vec::new(),
            backs: BTreeMap::new(),
            arsenals: BTreeMap::new(),
            to_move: named(seats, to_move),
            options: match seats {
                2 => Vec::new(),
                seats => vec![format!("seats={seats}")],
            },
        }
    }

    pub(crate) fn option(mut self, setting: &str) -> Layout {
        self.options.push(setting.to_owned());
        self
    }

    pub(crate) fn symbol(mut self, square: &str) -> Layout {
        self.symbols.push(cell(square));
        self
    }

    pub(crate) fn back(mut self, square: &str, back: char) -> Layout {
        self.backs.insert(cell(square), back);
        self
    }

    /// Puts tiles into an Arsenal, told as `R U E/É ? +`; a vowel without a back has any.
    pub(crate) fn arsenal(mut self, seat: &str, tiles: &str) -> Layout {
        let seat = named(self.seats, seat);
        let tiles = tiles.split_whitespace().map(str::to_owned);
        self.arsenals.entry(seat.0).or_default().extend(tiles);
        self
    }

    /// Lays a chain by its words, in order.
    pub(crate) fn chain(mut self, name: &str, words: &[&str]) -> Layout {
        let owner = named(
            self.seats,
            name.trim_end_matches(|end: char| end.is_ascii_digit()),
        );
        let mut cells = Vec::new();
        for word in words {
            for (cell, sign) in spelled(word) {
                let guard = (sign == '+').then(|| word.chars().last()).flatten();
                let spot = self.spots.entry(cell).or_insert(Spot { sign, guard });
                if sign.is_lowercase() {
                    spot.sign = sign;
                }
                if !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
        }
        self.chains.push((name.to_owned(), owner, path(&cells)));
        self
    }

    /// What lies on a square: a capital, a small letter for a joker, or `+`.
    pub(crate) fn at(&self, cell: Cell) -> Option<char> {
        self.spots.get(&cell).map(|spot| spot.sign)
    }

    /// The squares of the chain that ends on a square, from there inwards.
    pub(crate) fn inwards(&self, end: Cell) -> Option<Vec<Cell>> {
        let paths = self.chains.iter().map(|(_, _, path)| path);
        for path in paths {
            if path.first() == Some(&end) {
                return Some(path.clone());
            }
            if path.last() == Some(&end) {
                return Some(path.iter().rev().copied().collect());
            }
        }
        None
    }

    /// The tiles of a seat as they were given.
    pub(crate) fn tiles(&self, seat: Seat) -> &[String] {
        self.arsenals.get(&seat.0).map_or(&[], Vec::as_slice)
    }

    /// The table as the text of a position.
    pub(crate) fn text(&self) -> String {
        let mut backs = Backs::new();
        for (cell, spot) in &self.spots {
            backs.settle(spot.sign, self.backs.get(cell).copied());
        }
        for tile in self.arsenals.values().flatten() {
            let mut signs = tile.chars().filter(|&sign| sign != '/');
            if let (Some(front), back) = (signs.next(), signs.next()) {
                backs.settle(front, back);
            }
        }
        let mut chains: Vec<&(String, Seat, Vec<Cell>)> = self.chains.iter().collect();
        chains.sort_by_key(|(name, owner, _)| (*owner, name.clone()));
        let chains: Vec<String> = chains
            .iter()
            .map(|(name, owner, path)| {
                let side = seating::side(self.seats, *owner).expect("a seat of the table");
                let tiles: String = path.iter().map(|cell| self.tile(*cell, &mut backs)).collect();
                let owner = seating::name(self.seats, *owner);
                format!("{name}:{owner}:{}:{tiles}", side.sign())
            })
            .collect();
        let arsenals: Vec<String> = (0..self.seats)
            .map(|seat| {
                let tiles: String = self
                    .tiles(Seat(seat))
                    .iter()
                    .map(|tile| backs.written(tile))
                    .collect();
                let tiles = if tiles.is_empty() { "-" } else { &tiles };
                format!("{}={tiles}", seating::name(self.seats, Seat(seat)))
            })
            .collect();
        let chains = if chains.is_empty() {
            "-".to_owned()
        } else {
            chains.join(" ")
        };
        let options = if self.options.is_empty() {
            "-".to_owned()
        } else {
            self.options.join(",")
        };
        let to_move = seating::name(self.seats, self.to_move);
        format!(
            "{chains} | {} | - | {to_move} 1 2 | {options}",
            arsenals.join(" ")
        )
    }

    fn tile(&self, cell: Cell, backs: &mut Backs) -> String {
        let spot = &self.spots[&cell];
        if let Some(guard) = spot.guard {
            return format!("{cell}+{guard}");
        }
        if self.symbols.contains(&cell) {
            return format!("{cell}!{}", spot.sign);
        }
        match self.backs.get(&cell) {
            Some(back) => format!("{cell}{}/{back}", spot.sign),
            None => format!("{cell}{}", backs.written(&spot.sign.to_string())),
        }
    }
}

fn named(seats: u8, name: &str) -> Seat {
    seating::named(seats, name).unwrap_or_else(|| panic!("{name:?} does not sit at a table of {seats}"))
}

/// The squares of a chain from one extremity to the other. Squares side by side follow each other: a
/// chain does not touch itself (3.5).
fn path(cells: &[Cell]) -> Vec<Cell> {
    let beside = |cell: Cell| cells.iter().filter(move |other| cell.toward(**other).is_some());
    let first = cells.iter().find(|cell| beside(**cell).count() <= 1);
    let mut path = vec![*first.expect("a chain with an extremity")];
    while let Some(&next) = beside(path[path.len() - 1]).find(|cell| !path.contains(cell)) {
        path.push(next);
    }
    assert_eq!(path.len(), cells.len(), "a chain is one path: {cells:?}");
    path
}

/// The backs left for vowels of which none is told: as many as the box has.
struct Backs(BTreeMap<char, Vec<(char, i32)>>);

impl Backs {
    fn new() -> Backs {
        Backs(BTreeMap::from([
            ('A', vec![('Â', 4), ('À', 3)]),
            ('E', vec![('É', 9), ('È', 2), ('Ê', 1)]),
            ('I', vec![('Î', 5), ('Ï', 1)]),
            ('U', vec![('Û', 3), ('Ù', 1)]),
        ]))
    }

    /// Takes the tiles out whose backs are told or seen.
    fn settle(&mut self, sign: char, back: Option<char>) {
        for (kind, left) in self.0.values_mut().flatten() {
            if back == Some(*kind) || sign == *kind {
                *left -= 1;
            }
        }
    }

    /// A tile with its back, where it has one that its front does not tell.
    fn written(&mut self, tile: &str) -> String {
        let mut signs = tile.chars();
        let kinds = signs.next().and_then(|front| self.0.get_mut(&front));
        match (kinds, signs.next()) {
            (Some(kinds), None) => {
                let kind = kinds.iter_mut().find(|(_, left)| *left > 0);
                let (back, left) = kind.expect("a vowel that the box still has");
                *left -= 1;
                format!("{tile}/{back}")
            }
            _ => tile.to_owned(),
        }
    }
}
