//! What lies in the box, to be printed: the board, the fifty-four letters, the knights, the score sheet.

use game_core::kit::{Counter, Face, Figurine, Grain, Imprint, Kit, Livery, Lot, Pad, Plan, Printed, Tint};
use game_core::{Seat, Square};
use lexicon::Letter;

use crate::{BAG, Board, DOTTED, EchecEtMots};

const BROWN: Tint = Tint::new(0x7C_4B_2A, Grain::Hatched);
const ORANGE: Tint = Tint::new(0xDE_8F_42, Grain::Blank);
/// Brown lines on orange, which ink draws as lines.
const BROWN_LINE: Tint = Tint::new(0x7C_4B_2A, Grain::Solid);
/// The knight of a stable, paler than what stands on it.
const STABLED: Livery = Livery {
    face: Tint::new(0xB8_76_3A, Grain::Blank),
    contour: Tint::new(0xB8_76_3A, Grain::Solid),
    cut: Tint::new(0xDE_8F_42, Grain::Solid),
    halo: None,
};
const BACK: Tint = Tint::new(0x7A_4A_2A, Grain::Across);
/// The knight on the back of a letter.
const ENGRAVED: Livery = Livery {
    face: Tint::new(0xDD_AE_63, Grain::Blank),
    contour: Tint::INLAY,
    cut: Tint::new(0x7A_4A_2A, Grain::Solid),
    halo: None,
};

impl Printed for EchecEtMots {
    fn kit(&self) -> Kit {
        Kit {
            plans: vec![plan(self.board())],
            lots: vec![letters()],
            figurines: vec![
                Figurine {
                    figure: "cheval",
                    livery: Livery::WHITE,
                    disc: Tint::PAPER,
                    count: count(self.board(), Seat(0)),
                },
                Figurine {
                    figure: "cheval",
                    livery: Livery::BLACK,
                    disc: ORANGE,
                    count: count(self.board(), Seat(1)),
                },
            ],
            pads: vec![pad()],
        }
    }
}

/// S4: a knight for each start square.
fn count(board: &Board, seat: Seat) -> u8 {
    u8::try_from(board.starts(seat).len()).expect("few squares to start from")
}

fn plan(board: &Board) -> Plan {
    let field = board.field().named();
    let ranks = || field.iter().map(|square| square.rank);
    let (lowest, highest) = (ranks().min().unwrap_or(1), ranks().max().unwrap_or(1));
    let columns = field.iter().map(|square| square.file + 1).max().unwrap_or(0);
    let row = |rank: i8| u8::try_from(highest - rank).expect("a rank of the board");
    let corner = |square: Square| (64.0 * f32::from(square.file), 64.0 * f32::from(row(square.rank)));
    let colour = |square: &Square| {
        if Board::is_brown(*square) { BROWN } else { ORANGE }
    };
    let mut marks = Vec::new();
    for dot in board.dots().iter() {
        let (x, y) = corner(dot);
        let ring = |radius: f32| disc(x + 32.0, y + 32.0, radius);
        marks.push(Imprint::fill(ring(17.0), ORANGE));
        marks.push(Imprint::fill(ring(13.0), BROWN));
        marks.push(Imprint::fill(ring(7.0), ORANGE));
        marks.push(Imprint::line(ring(17.0), BROWN_LINE, 1.2));
        marks.push(Imprint::line(ring(7.0), BROWN_LINE, 1.2));
    }
    for (seat, turned) in [(Seat(0), false), (Seat(1), true)] {
        for start in board.starts(seat).iter() {
            let (x, y) = corner(start);
            let knight = Imprint::figure("cheval", STABLED, (x + 9.0, y + 9.0), 46.0);
            marks.push(if turned { knight.upside_down() } else { knight });
            let frame = format!("M{} {}h58v58h-58z", x + 3.0, y + 3.0);
            marks.push(Imprint::line(frame, BROWN_LINE, 3.0));
        }
    }
    for (rank, turned) in strips(board, lowest, highest) {
        let free = (0..columns).filter(|&file| !board.field().contains(Square { file, rank }));
        let (Some(first), Some(last)) = (free.clone().min(), free.max()) else {
            continue;
        };
        let (left, right) = (64.0 * f32::from(first), 64.0 * f32::from(last + 1));
        let top = 64.0 * f32::from(row(rank));
        let inside = right - left - 14.0;
        let frame = format!("M{} {}h{inside}v50h-{inside}z", left + 7.0, top + 7.0);
        marks.push(Imprint::line(frame, Tint::INLAY, 1.6));
        let foot = if turned { top + 21.0 } else { top + 43.0 };
        let title = Imprint::word("ÉCHEC ET MOTS", ((left + right) / 2.0, foot), 31.0, Tint::INLAY);
        marks.push(if turned { title.upside_down() } else { title });
    }
    Plan {
        name: "board",
        columns,
        rows: row(lowest) + 1,
        least: 20.0,
        ground: Tint::WOOD,
        squares: field
            .iter()
            .map(|square| ((square.file, row(square.rank)), colour(square)))
            .collect(),
        marks,
    }
}

/// The ranks that bear the title instead of seven squares, and whether it is read from the other side.
fn strips(board: &Board, lowest: i8, highest: i8) -> impl Iterator<Item = (i8, bool)> {
    let bare = |rank: i8| {
        (0..7)
            .filter(|&file| !board.field().contains(Square { file, rank }))
            .count()
    };
    // The stables beyond the strip leave squares free that belong to no strip.
    let widest = (lowest..=highest).map(bare).max().unwrap_or(0);
    let strip = move |rank: &i8| bare(*rank) == widest && widest > 0;
    let found: Vec<i8> = (lowest..=highest).filter(strip).collect();
    found.into_iter().map(|rank| (rank, rank > 4))
}

fn letters() -> Lot {
    let dotted = |letter: Letter| DOTTED.contains(&letter.capital());
    let counter = |letter: Letter, dot: bool, count: u8| Counter {
        front: Face {
            ground: Tint::TILE,
            marks: vec![Imprint::word(
                letter.capital().to_string(),
                (32.0, 46.5),
                40.0,
                Tint::INK,
            )],
        },
        back: back(dot),
        count,
    };
    let mut counters = Vec::new();
    for letter in Letter::all() {
        let all = BAG[letter.index()];
        // S1: one of each vowel bears a dot on its back.
        let with = u8::from(dotted(letter));
        counters.extend((with > 0).then(|| counter(letter, true, with)));
        counters.extend((all > with).then(|| counter(letter, false, all - with)));
    }
    Lot {
        name: "letters",
        round: false,
        width: 0.77,
        counters,
    }
}

fn back(dot: bool) -> Face {
    let mut marks = vec![
        Imprint::line(
            "M6 10a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4h-44a4 4 0 0 1-4-4z",
            Tint::INLAY,
            1.6,
        ),
        Imprint::figure("cavalier", ENGRAVED, (14.0, 14.0), 36.0),
    ];
    if dot {
        marks.push(Imprint::fill(disc(50.0, 14.0, 5.0), ORANGE));
        marks.push(Imprint::line(disc(50.0, 14.0, 5.0), Tint::INK, 1.6));
    }
    Face { ground: BACK, marks }
}

fn disc(x: f32, y: f32, radius: f32) -> String {
    let (left, wide) = (x - radius, 2.0 * radius);
    format!("M{left} {y}a{radius} {radius} 0 1 0 {wide} 0a{radius} {radius} 0 1 0 -{wide} 0z")
}

/// P1, P2, P5: two a letter of the word, one less for each that is left, the bonus.
fn pad() -> Pad {
    Pad {
        name: "score",
        owners: vec!["white", "black"],
        columns: vec![
            ("game", 16.0),
            ("word", 52.0),
            ("double", 16.0),
            ("left", 17.0),
            ("bonus", 17.0),
            ("total", 18.0),
        ],
        lines: 7,
        numbered: false,
        strikes: Letter::all()
            .flat_map(|letter| {
                let name = letter.capital().to_string();
                std::iter::repeat_n(name, usize::from(BAG[letter.index()]))
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dots, Layout};

    /// S1, S2: fifty-four letters, of which five bear a dot on their back; S4: two knights a side.
    #[test]
    fn the_box_holds_what_the_rules_say() {
        let letters = letters();
        let count = |of: &dyn Fn(&Counter) -> bool| -> u32 {
            let counters = letters.counters.iter().filter(|counter| of(counter));
            counters.map(|counter| u32::from(counter.count)).sum()
        };
        assert_eq!(count(&|_| true), 54);
        assert_eq!(count(&|counter| counter.back == back(true)), 5);
        assert_eq!(pad().strikes.len(), 54);
        for layout in [Layout::Corner79, Layout::Beyond, Layout::Inner] {
            let board = Board::new(layout, Dots::X5);
            assert_eq!([Seat(0), Seat(1)].map(|seat| super::count(&board, seat)), [2, 2]);
            let plan = plan(&board);
            assert_eq!(plan.squares.len(), board.field().len());
            let brown = plan.squares.iter().filter(|(_, tint)| *tint == BROWN).count();
            assert_eq!(brown, 25);
        }
    }

    /// M2: the title lies between the stables, across the board before them, or nowhere.
    #[test]
    fn the_title_lies_where_there_are_no_squares() {
        for (layout, ranks) in [
            (Layout::Corner79, vec![(0, false), (8, true)]),
            (Layout::Beyond, vec![(0, false), (8, true)]),
            (Layout::Inner, Vec::new()),
        ] {
            let board = Board::new(layout, Dots::X5);
            let ends = board.field().named();
            let ranks_of = || ends.iter().map(|square| square.rank);
            let (lowest, highest) = (ranks_of().min().unwrap(), ranks_of().max().unwrap());
            assert_eq!(
                strips(&board, lowest, highest).collect::<Vec<_>>(),
                ranks,
                "{layout:?}"
            );
        }
    }
}
