//! The board, the backs of the letters and the seats, as the page draws them.

use game_guerre_des_mots::{Cell, Ground, Piece, SIZE, Tile, seating};
use game_testkit::wire;

/// The sign of a piece on the map.
fn sign(piece: Piece) -> char {
    match piece {
        Piece::King => 'K',
        Piece::Queen => 'D',
        Piece::Rook => 'T',
        Piece::Bishop => 'F',
        Piece::Knight => 'C',
    }
}

/// The map of the board, a text for each rank (1.1).
fn map() -> String {
    let at = |cell: Cell| match Ground::of(cell) {
        Ground::Plain => '.',
        Ground::Blue => 'b',
        Ground::Green => 'g',
        Ground::Violet => 'v',
        Ground::Brown => 'm',
        Ground::Red => 'r',
        Ground::Symbol(piece) => sign(piece),
    };
    let rank = |rank| -> String { Cell::all().filter(|cell| cell.rank() == rank).map(at).collect() };
    wire::list((0..SIZE).map(rank))
}

/// The piece on the back of every front that has one (1.2, R-16, R-17).
fn backs(knights: bool) -> String {
    let mut backs: Vec<String> = Tile::all()
        .filter_map(|tile| {
            let front = tile.front().map_or(tile.to_string(), |front| front.to_string());
            Some(format!("{front:?}: {:?}", sign(tile.piece(knights)?).to_string()))
        })
        .collect();
    backs.dedup();
    format!("{{ {} }}", backs.join(", "))
}

#[test]
fn the_page_is_told_the_board_and_the_backs() {
    let seats = |seats| format!("{seats}: {}", wire::list(seating::names(seats)));
    let seats: Vec<String> = (seating::FEWEST..=seating::MOST).map(seats).collect();
    let what = "Where the seats lie, clockwise from the first player's, by how many there are.";
    let seats = [(what, "SEATS", format!("{{ {} }}", seats.join(", ")))];
    wire::write("guerre-des-mots", "seats.ts", &wire::constants(&seats));
    let facts = [
        ("What every square is, rank by rank from the north.", "MAP", map()),
        ("The pieces on the backs of letters.", "BACKS", backs(true)),
        (
            "The same where knights are off.",
            "BACKS_WITHOUT_KNIGHTS",
            backs(false),
        ),
    ];
    wire::write("guerre-des-mots", "facts.ts", &wire::constants(&facts));
}
