//! What lies in the box, to be printed: the board, the hundred and four tiles, a sheet to note games on.

use game_core::kit::{Counter, Face, Grain, Imprint, Kit, Livery, Lot, Pad, Plan, Printed, Tint};

use crate::cell::SIZE;
use crate::{Cell, Ground, GuerreDesMots, Piece, Tile};

const PLAIN: Tint = Tint::new(0xF1_E6_CC, Grain::Blank);
/// Where ink is saved, colours are hatched as engravers do it.
const BLUE: Tint = Tint::new(0x1B_47_70, Grain::Across);
const GREEN: Tint = Tint::new(0x28_61_3E, Grain::Falling);
const VIOLET: Tint = Tint::new(0x8A_4F_90, Grain::Dense);
const RED: Tint = Tint::new(0xA5_30_1F, Grain::Upright);
const BROWN: Tint = Tint::new(0x7C_4B_2A, Grain::Dotted);
/// A piece on a square or on the back of a tile.
const PIECE: Livery = Livery {
    face: Tint::new(0x5A_46_34, Grain::Blank),
    contour: Tint::new(0x5A_46_34, Grain::Solid),
    cut: Tint::new(0xF1_E6_CC, Grain::Solid),
    halo: None,
};
const PLUS: &str = "M32 16v32M16 32h32";

impl Printed for GuerreDesMots {
    fn kit(&self) -> Kit {
        Kit {
            plans: vec![plan()],
            lots: vec![tiles(self.rules().knights)],
            figurines: Vec::new(),
            pads: vec![Pad {
                name: "games",
                owners: Vec::new(),
                columns: vec![("game", 22.0), ("players", 88.0), ("winner", 38.0), ("end", 34.0)],
                lines: 16,
                numbered: false,
                strikes: Vec::new(),
            }],
        }
    }
}

fn plan() -> Plan {
    Plan {
        name: "board",
        columns: SIZE,
        rows: SIZE,
        least: 14.0,
        ground: PLAIN,
        squares: Cell::all()
            .map(|cell| ((cell.file(), cell.rank()), PLAIN))
            .collect(),
        marks: Cell::all().flat_map(sign).collect(),
    }
}

/// What marks a square: a colour with its sign, or a piece (1.1).
fn sign(cell: Cell) -> Vec<Imprint> {
    let (x, y) = (64.0 * f32::from(cell.file()), 64.0 * f32::from(cell.rank()));
    let square = |tint: Tint, inset: f32| {
        let side = 64.0 - 2.0 * inset;
        Imprint::fill(
            format!("M{} {}h{side}v{side}h-{side}z", x + inset, y + inset),
            tint,
        )
    };
    let frame = |tint: Tint| Imprint::line(format!("M{} {}h58v58h-58z", x + 3.0, y + 3.0), ink(tint), 1.6);
    let heart = || Imprint::fill(disc(x + 32.0, y + 32.0, 18.0), PLAIN);
    let coloured = |tint: Tint| vec![square(tint, 3.0), frame(tint)];
    match Ground::of(cell) {
        Ground::Plain => Vec::new(),
        Ground::Blue => {
            let mut marks = coloured(BLUE);
            marks.extend([square(PLAIN, 18.0), square(ink(BLUE), 25.0)]);
            marks
        }
        Ground::Green => {
            let mut marks = coloured(GREEN);
            let again = format!(
                "M{} {}A10 10 0 1 0 {} {}M{} {}v8h8",
                x + 23.5,
                y + 37.0,
                x + 26.0,
                y + 24.0,
                x + 26.0,
                y + 17.0
            );
            marks.extend([heart(), Imprint::line(again, ink(GREEN), 4.5)]);
            marks
        }
        Ground::Violet => {
            let mut marks = coloured(VIOLET);
            let plus = format!("M{} {}v20M{} {}h20", x + 32.0, y + 22.0, x + 22.0, y + 32.0);
            marks.extend([heart(), Imprint::line(plus, ink(VIOLET), 5.5)]);
            marks
        }
        Ground::Brown => {
            let mut marks = coloured(BROWN);
            let lozenge = format!("M{} {}l14 14-14 14-14-14z", x + 32.0, y + 18.0);
            marks.extend([
                Imprint::fill(lozenge.clone(), PLAIN),
                Imprint::line(lozenge, ink(BROWN), 1.2),
            ]);
            marks
        }
        Ground::Red => {
            let mut marks = coloured(RED);
            let love = format!(
                "M{} {}c-16-12-17-20-13-25c4-5 11-4 13 2c2-6 9-7 13-2c4 5 3 13-13 25z",
                x + 32.0,
                y + 51.0
            );
            marks.extend([
                Imprint::fill(love.clone(), PLAIN),
                Imprint::line(love, ink(RED), 1.2),
            ]);
            marks
        }
        Ground::Symbol(piece) => vec![Imprint::figure(drawing(piece), PIECE, (x + 8.0, y + 8.0), 48.0)],
    }
}

/// The same colour for lines: where ink is saved they are of ink.
fn ink(tint: Tint) -> Tint {
    Tint {
        saved: Grain::Solid,
        ..tint
    }
}

fn drawing(piece: Piece) -> &'static str {
    match piece {
        Piece::King => "roi",
        Piece::Queen => "dame",
        Piece::Rook => "tour",
        Piece::Bishop => "fou",
        Piece::Knight => "cavalier",
    }
}

/// Every tile with its two sides (1.2).
fn tiles(knights: bool) -> Lot {
    let counter = |tile: Tile| Counter {
        front: Face {
            ground: Tint::TILE,
            marks: front(tile),
        },
        back: Face {
            ground: Tint::TILE,
            marks: back(tile, knights),
        },
        count: tile.in_box(),
    };
    Lot {
        name: "tiles",
        round: false,
        width: 0.94,
        counters: Tile::all().map(counter).collect(),
    }
}

fn front(tile: Tile) -> Vec<Imprint> {
    match tile.front() {
        Some(letter) => vec![Imprint::word(
            letter.capital().to_string(),
            (32.0, 46.5),
            42.0,
            Tint::INK,
        )],
        None if tile == Tile::CROSS => vec![Imprint::line(PLUS, Tint::INK, 7.0)],
        // A joker is blank; its edge is told from a spare piece of card.
        None => vec![Imprint::line(
            "M8 8h48v48h-48z",
            Tint::new(0xC9_A6_6B, Grain::Solid),
            1.2,
        )],
    }
}

/// The accent of a vowel, the piece of a consonant with the letter that it still is (13.1), both for C.
fn back(tile: Tile, knights: bool) -> Vec<Imprint> {
    let piece = tile.piece(knights).map(drawing);
    let letter = |size: f32, at| {
        tile.front()
            .map(|front| Imprint::word(front.capital().to_string(), at, size, Tint::INK))
    };
    match (tile.accent(), piece) {
        (Some(accent), None) => vec![Imprint::word(
            accent.capital().to_string(),
            (32.0, 49.0),
            42.0,
            Tint::INK,
        )],
        (Some(accent), Some(piece)) => vec![
            Imprint::word(accent.capital().to_string(), (25.0, 44.0), 36.0, Tint::INK),
            Imprint::figure(piece, PIECE, (39.0, 36.0), 22.0),
        ],
        (None, Some(piece)) => {
            let mut marks = vec![Imprint::figure(piece, PIECE, (10.0, 6.0), 44.0)];
            marks.extend(letter(17.0, (53.0, 59.0)));
            marks
        }
        (None, None) => vec![Imprint::line(PLUS, Tint::INK, 7.0)],
    }
}

fn disc(x: f32, y: f32, radius: f32) -> String {
    let (left, wide) = (x - radius, 2.0 * radius);
    format!("M{left} {y}a{radius} {radius} 0 1 0 {wide} 0a{radius} {radius} 0 1 0 -{wide} 0z")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1.1, 1.2: a hundred and four tiles, of which eight crosses are the same on both sides; 24 by 24 squares.
    #[test]
    fn the_box_holds_what_the_rules_say() {
        let tiles = tiles(true).counters;
        let count = |of: &dyn Fn(&Counter) -> bool| -> u32 {
            let counters = tiles.iter().filter(|counter| of(counter));
            counters.map(|counter| u32::from(counter.count)).sum()
        };
        assert_eq!(count(&|_| true), 104);
        assert_eq!(count(&|counter| counter.front == counter.back), 8);
        let shows = |face: &Face, wanted: &str| {
            face.marks
                .iter()
                .any(|mark| matches!(mark, Imprint::Figure { name, .. } if *name == wanted))
        };
        // Three C and eight jokers bear the king, six letters the queen.
        assert_eq!(count(&|counter| shows(&counter.back, "roi")), 11);
        assert_eq!(count(&|counter| shows(&counter.back, "dame")), 6);
        assert_eq!(plan().squares.len(), 576);
        let kings = plan()
            .marks
            .iter()
            .filter(|mark| matches!(mark, Imprint::Figure { name: "roi", .. }))
            .count();
        assert_eq!(
            kings,
            Cell::all()
                .filter(|&cell| Ground::of(cell) == Ground::Symbol(Piece::King))
                .count()
        );
    }
}
