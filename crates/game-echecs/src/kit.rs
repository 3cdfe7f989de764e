//! What lies in the box, to be printed: the board, the thirty-two pieces, the sheet of a game.

use game_core::kit::{Figurine, Grain, Imprint, Kit, Livery, Pad, Plan, Printed, Tint};
use shakmaty::{Board, Color, File, Rank, Role, Square};

use crate::Echecs;

const LIGHT: Tint = Tint::new(0xEB_DA_B6, Grain::Blank);
const DARK: Tint = Tint::new(0xB9_86_55, Grain::Hatched);
/// The names of files and ranks, in the colour of the other squares.
const NAMES: [Tint; 2] = [
    Tint::new(0xB9_86_55, Grain::Solid),
    Tint::new(0xF6_EC_D4, Grain::Solid),
];

/// The pieces in the order of their rank, by the names of their drawings.
const DRAWN: [(Role, &str); 6] = [
    (Role::King, "roi"),
    (Role::Queen, "dame"),
    (Role::Rook, "tour"),
    (Role::Bishop, "fou"),
    (Role::Knight, "cavalier"),
    (Role::Pawn, "pion"),
];

impl Printed for Echecs {
    /// Every start has the same pieces, wherever they stand.
    fn kit(&self) -> Kit {
        let board = Board::default();
        let of = |colour: Color| {
            let (livery, disc) = match colour {
                Color::White => (Livery::WHITE, Tint::PAPER),
                Color::Black => (Livery::BLACK, Tint::new(0xE2_C4_9A, Grain::Blank)),
            };
            let material = *board.material().get(colour);
            DRAWN.map(|(role, figure)| Figurine {
                figure,
                livery,
                disc,
                count: *material.get(role),
            })
        };
        Kit {
            plans: vec![plan()],
            lots: Vec::new(),
            figurines: Color::ALL.into_iter().flat_map(of).collect(),
            pads: vec![Pad::moves(["white", "black"])],
        }
    }
}

fn plan() -> Plan {
    let place = |square: Square| {
        let column = u8::try_from(u32::from(square.file())).expect("eight files");
        let row = u8::try_from(7 - u32::from(square.rank())).expect("eight ranks");
        (column, row)
    };
    let names = Square::ALL.into_iter().flat_map(|square| {
        let (column, row) = place(square);
        let (x, y) = (64.0 * f32::from(column), 64.0 * f32::from(row));
        let tint = NAMES[usize::from(square.is_dark())];
        let word = |name: char, at| Imprint::word(name.to_string(), at, 13.0, tint);
        let file = (square.rank() == Rank::First).then(|| word(square.file().char(), (x + 57.0, y + 60.0)));
        let rank = (square.file() == File::A).then(|| word(square.rank().char(), (x + 7.0, y + 14.0)));
        file.into_iter().chain(rank)
    });
    Plan {
        name: "board",
        columns: 8,
        rows: 8,
        least: 20.0,
        ground: LIGHT,
        squares: Square::ALL
            .into_iter()
            .map(|square| (place(square), if square.is_dark() { DARK } else { LIGHT }))
            .collect(),
        marks: names.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ChessRules;

    #[test]
    fn the_box_holds_thirty_two_pieces_and_sixty_four_squares() {
        let kit = Echecs::new(ChessRules::FIDE).kit();
        let counts: Vec<u8> = kit.figurines.iter().map(|piece| piece.count).collect();
        assert_eq!(counts, [1, 1, 2, 2, 2, 8].repeat(2));
        assert_eq!(kit.plans[0].squares.len(), 64);
        // The square at each player's right is light.
        assert!(kit.plans[0].squares.contains(&((7, 7), LIGHT)));
        assert!(kit.plans[0].squares.contains(&((0, 0), LIGHT)));
    }
}
