//! What lies in the box, to be printed: the board, the ninety-six tokens and the two jokers, the list of words.

use std::f32::consts::TAU;

use game_core::kit::{Counter, Face, Grain, Imprint, Kit, Lot, Pad, Plan, Printed, Tint};
use lexicon::Letter;

use crate::cell::{FILES, RANKS};
use crate::state::Stock;
use crate::{BAG, Cell, DamesDeLettres};

const LIGHT: Tint = Tint::new(0xEA_DC_BD, Grain::Blank);
const DARK: Tint = Tint::new(0xD6_C0_9A, Grain::Hatched);
const RED: Tint = Tint::new(0xA9_2F_1F, Grain::Blank);
const BLACK: Tint = Tint::new(0x2A_21_1C, Grain::Dense);
/// The black of a token under its letter.
const HEART: Tint = Tint::new(0x2A_21_1C, Grain::Blank);
const CREAM: Tint = Tint::new(0xFB_F3_E1, Grain::Solid);
const STAR: Tint = Tint::new(0xF2_C1_4A, Grain::Blank);

impl Printed for DamesDeLettres {
    fn kit(&self) -> Kit {
        Kit {
            plans: vec![plan()],
            lots: vec![tokens()],
            figurines: Vec::new(),
            pads: vec![Pad {
                name: "words",
                owners: vec!["first", "second"],
                columns: ["number", "word"]
                    .repeat(3)
                    .into_iter()
                    .map(|key| (key, if key == "number" { 9.0 } else { 51.0 }))
                    .collect(),
                lines: 8,
                numbered: true,
                strikes: Vec::new(),
            }],
        }
    }
}

fn plan() -> Plan {
    let square = |cell: Cell| {
        let (file, rank) = (cell.file(), cell.rank());
        let dark = (file + rank) % 2 == 0;
        ((file, RANKS - 1 - rank), if dark { DARK } else { LIGHT })
    };
    let (wide, middle) = (64.0 * f32::from(FILES), 32.0 * f32::from(RANKS));
    let studs: String = (0..=FILES)
        .map(|file| format!("M{} {}l8 8-8 8-8-8z", 64 * u16::from(file), middle - 8.0))
        .collect();
    Plan {
        name: "board",
        columns: FILES,
        rows: RANKS,
        least: 20.0,
        ground: LIGHT,
        squares: Cell::all().map(square).collect(),
        marks: vec![
            Imprint::line(format!("M0 {middle}H{wide}"), Tint::INK, 5.0),
            Imprint::fill(studs.clone(), Tint::new(0xDD_AE_63, Grain::Blank)),
            Imprint::line(studs, Tint::INK, 2.0),
        ],
    }
}

/// S1, W9: every token is red on one side and black on the other, and bears its letter on both.
fn tokens() -> Lot {
    let letters = Letter::all().map(|letter| counter(letter, false, BAG[letter.index()]));
    // J1: one joker of each letter.
    let jokers = Stock::FULL.letters().map(|letter| counter(letter, true, 1));
    Lot {
        name: "tokens",
        round: true,
        width: 0.78,
        counters: letters.chain(jokers).collect(),
    }
}

fn counter(letter: Letter, joker: bool, count: u8) -> Counter {
    Counter {
        front: face(letter, joker, RED, notches()),
        back: face(letter, joker, BLACK, ring()),
        count,
    }
}

fn face(letter: Letter, joker: bool, ground: Tint, rim: Vec<Imprint>) -> Face {
    let mut marks = rim;
    marks.push(Imprint::word(
        letter.capital().to_string(),
        (32.0, 44.0),
        34.0,
        CREAM,
    ));
    if joker {
        let star = "M32 5.5l1.8 3.7 4.1.6-3 2.9.7 4-3.6-1.9-3.6 1.9.7-4-3-2.9 4.1-.6z";
        marks.push(Imprint::fill(star, STAR));
        marks.push(Imprint::line(star, Tint::INK, 0.8));
    }
    Face { ground, marks }
}

/// The rim of the red side: notches all around.
fn notches() -> Vec<Imprint> {
    let notch = |turn: u8| {
        let (sine, cosine) = (f32::from(turn) / 24.0 * TAU).sin_cos();
        let at = |radius: f32| (32.0 + radius * sine, 32.0 - radius * cosine);
        let ((x1, y1), (x2, y2)) = (at(26.0), at(29.5));
        format!("M{x1:.2} {y1:.2}L{x2:.2} {y2:.2}")
    };
    vec![Imprint::line((0..24).map(notch).collect::<String>(), CREAM, 2.6)]
}

/// The rim of the black side: one ring.
fn ring() -> Vec<Imprint> {
    let circle = "M7 32a25 25 0 1 0 50 0a25 25 0 1 0 -50 0z";
    vec![Imprint::fill(circle, HEART), Imprint::line(circle, CREAM, 1.6)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S1, J5: ninety-six tokens and two jokers; forty-eight squares.
    #[test]
    fn the_box_holds_what_the_rules_say() {
        let tokens = tokens().counters;
        let count: u32 = tokens.iter().map(|token| u32::from(token.count)).sum();
        assert_eq!(count, 98);
        assert!(
            tokens
                .iter()
                .all(|token| token.front.ground == RED && token.back.ground == BLACK)
        );
        assert_eq!(plan().squares.len(), 48);
        assert!(plan().squares.contains(&((0, RANKS - 1), DARK)));
    }
}
