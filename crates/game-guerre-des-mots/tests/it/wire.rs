//! The board, the tiles and the seats, as the page draws them; what a level has, why nothing can be done
//! somewhere, and who was nearest, as it says by itself.

use game_core::{Clause as _, Configurable as _, OptionValues, Seat, SeatSet};
use game_guerre_des_mots::{
    Cell, Device, Finish, Goal, Ground, GuerreDesMots, Leaving, Piece, REFUSALS, Rules, SIZE, Tile, seating,
};
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

/// The accents on the backs of every letter that has some, the commonest first (1.2).
fn accents() -> String {
    let mut letters: Vec<(char, Vec<Tile>)> = Vec::new();
    for tile in Tile::all().filter(|tile| tile.accent().is_some()) {
        let front = tile.front().expect("a letter").capital();
        match letters.last_mut() {
            Some((last, tiles)) if *last == front => tiles.push(tile),
            _ => letters.push((front, vec![tile])),
        }
    }
    let told = letters.into_iter().map(|(front, mut tiles)| {
        tiles.sort_by_key(|tile| std::cmp::Reverse(tile.in_box()));
        let backs = tiles.iter().filter_map(|tile| tile.accent());
        let backs: String = backs.map(|back| back.capital()).collect();
        format!("{front}: {backs:?}")
    });
    format!("{{ {} }}", told.collect::<Vec<_>>().join(", "))
}

/// What every level has of what the page offers (section 16): whether accents count, the tools of the bench,
/// and taking letters back, for oneself and for others (10.5).
fn levels() -> String {
    let level = Rules::OPTIONS.iter().find(|option| option.name == "level");
    let OptionValues::OneOf(levels) = level.expect("an option").values else {
        panic!("levels have names");
    };
    let told = levels.iter().map(|level| {
        let set = [("level".to_owned(), (*level).to_owned())];
        let game = GuerreDesMots::configure(&set, lexicon_fr::french()).expect("a level");
        let rules = game.rules();
        let tools = [
            ("turn", Device::Pivot),
            ("shot", Device::Shot),
            ("block", Device::WordBlockade),
            ("symbol", Device::ChainBlockade),
        ];
        let tools = tools.into_iter().filter(|(_, device)| rules.plays(*device));
        format!(
            "{level}: {{ exact: {}, tools: {}, reprise: {}, ally: {} }}",
            rules.exact(),
            wire::list(tools.map(|(tool, _)| tool)),
            rules.plays(Device::Reprise),
            rules.plays(Device::Reprise) && rules.plays(Device::Piracy),
        )
    });
    format!("{{ {} }}", told.collect::<Vec<_>>().join(", "))
}

#[test]
fn the_page_refuses_by_the_clauses_of_the_rules() {
    let pairs = REFUSALS
        .iter()
        .map(|(clause, code)| format!("{{ \"code\": {code:?}, \"clause\": {:?} }}", clause.id()));
    wire::write(
        "guerre-des-mots",
        "refusals.json",
        &wire::cases(&pairs.collect::<Vec<_>>()),
    );
}

/// 15.1 to 15.7: every way a game ends for three, with those who were nearest where nearness decides.
#[test]
fn the_page_tells_the_nearest_as_the_rules_do() {
    const SEATS: u8 = 3;
    let sets = [&[][..], &[1], &[0, 2], &[0, 1, 2]];
    let sets = sets.map(|seats| seats.iter().map(|&seat| Seat(seat)).collect::<SeatSet>());
    let ends = [Finish::Still, Finish::Repeated, Finish::Rounds];
    let undecided = ends
        .into_iter()
        .flat_map(|end| sets.into_iter().map(move |near| (end(near), Some(near))));
    let decided = [
        Finish::Goal(Seat(1), Goal::Central),
        Finish::Goal(Seat(1), Goal::Secondary),
        Finish::Alone(Seat(1), Leaving::Resigned),
        Finish::Alone(Seat(1), Leaving::Flagged),
    ];
    let list = |seats: SeatSet| format!("{:?}", seats.iter().map(|seat| seat.0).collect::<Vec<_>>());
    let cases = undecided
        .chain(decided.map(|end| (end, None)))
        .map(|(end, near)| {
            let outcome = end.outcome(SEATS);
            format!(
                "{{ \"code\": {:?}, \"winners\": {}, \"points\": {:?}, \"near\": {} }}",
                outcome.code,
                list(outcome.winners),
                outcome.points,
                near.map_or("null".to_owned(), list),
            )
        });
    wire::write(
        "guerre-des-mots",
        "finishes.json",
        &wire::cases(&cases.collect::<Vec<_>>()),
    );
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
        (
            "The accents on the backs of letters, the commonest first.",
            "ACCENTS",
            accents(),
        ),
        (
            "What every level has: whether accents count, the tools, and whether letters are taken back, for others as well (10.5).",
            "LEVELS",
            levels(),
        ),
    ];
    wire::write("guerre-des-mots", "facts.ts", &wire::constants(&facts));
}
