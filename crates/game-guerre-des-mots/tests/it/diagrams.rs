//! The two diagrams of the game: they stand, and the chain of the second is played again.

use game_core::{Game as _, NoDice, Positions as _};
use game_guerre_des_mots::{Action, Cell, Glyph, Ground, GuerreDesMots, Rules, State, check};

use crate::layout::Layout;

const EIGHT: Rules = Rules {
    seats: 8,
    ..Rules::DEFAULT
};

fn game() -> GuerreDesMots {
    GuerreDesMots::new(EIGHT, lexicon_fr::french())
}

fn first() -> Layout {
    Layout::new(8, "SO")
        .chain("SO1", &["CHER@e22h", "PAIR@h19v", "PARTIES@h19h", "SUS@n19v"])
        .chain("OSO1", &["PAN@d16v", "PURS@d16h", "+@h16W", "PRIA@i16h"])
        .chain("ONO1", &["RITE@d7h", "DAME@g4v"])
        .chain("NO1", &["BEC@i4h", "BON@i4v"])
        .chain("NE1", &["ENCORE@n8v", "ESSENTIELLE@d13h"])
        .chain("ENE1", &["DÉFI@v5v", "PARI@s8h"])
        .chain("ESE1", &["TOGE@u16v", "LEST@r16h"])
        .chain("SE1", &["TON@p13v", "TOUR@p13h"])
}

fn second() -> Layout {
    Layout::new(8, "SO")
        .chain(
            "SO1",
            &["RUSA@e22h", "PARIA@h18v", "PURS@h18h", "ORALES@k13v", "ORNA@k13h"],
        )
        .chain("OSO1", &["NARRÉ@a17h"])
        .chain("ONO1", &["OIE@v14h", "RITE@x11v"])
        .chain("NO1", &["CHAT@e3h", "TEND@h3v", "DES@h6h"])
        .chain("NE1", &["RUES@q3v", "SELLES@l6h"])
        .chain("ENE1", &["FAIT@v5v", "MONT@s8h", "MES@s8v"])
        .chain("SE1", &["TOGE@q22h", "BUT@q20v"])
}

/// The board as the diagrams draw it: colours of empty squares small, `*` for chess symbols.
fn drawn(state: &State) -> String {
    let sign = |cell: Cell| match state.tile_at(cell) {
        Some((chain, index)) => state.chains()[chain].tiles[index]
            .glyph()
            .map_or('+', Glyph::capital),
        None => match Ground::of(cell) {
            Ground::Plain => '.',
            Ground::Blue => 'b',
            Ground::Green => 'g',
            Ground::Violet => 'v',
            Ground::Brown => 'm',
            Ground::Red => 'r',
            Ground::Symbol(_) => '*',
        },
    };
    let signs: Vec<char> = Cell::all().map(sign).collect();
    let lines: Vec<String> = signs.chunks(24).map(|line| line.iter().collect()).collect();
    lines.join("\n")
}

/// Words, chains and letters of a table that stands.
fn counts(layout: &Layout) -> (usize, usize, usize) {
    let game = game();
    let text = layout.text();
    let state = game
        .place(&text)
        .unwrap_or_else(|fault| panic!("{text:?} {fault}"));
    check::standing(game.rules(), state.chains()).expect("a table that stands");
    for chain in state.chains() {
        assert_eq!(game.nonsense(chain), None, "{chain:?}");
    }
    let words = state.chains().iter().map(|chain| chain.words().len()).sum();
    let letters = state
        .chains()
        .iter()
        .flat_map(|chain| &chain.tiles)
        .filter(|placed| !placed.is_cross())
        .count();
    (words, state.chains().len(), letters)
}

fn placed(layout: &Layout) -> State {
    game().place(&layout.text()).expect("a position")
}

#[test]
fn the_first_diagram_stands() {
    let drawing = "\
..........grrg..........
........................
..g.bbbb.g....g.bbbb.g..
......D.BEC..*..........
..b.*.A.Ov....v..g.*.D..
..b..vM.N.*..*.*..v..É..
..bRITE..........*.g.F..
..b....vvv...Evvv.PARI..
.....*.v.....N..v.*.....
..g.v..v.....C..v..v.g..
g..*.*....gmmO....*.*..g
r.........mrrR.........r
r..ESSENTIELLE.TOUR....r
g..*.*....gmmg.O..*.*..g
..g.v..v.......Nv..v.g..
...PURS+PRIA....vLEST...
..bA...vvv....vvv...Ob..
..bNg.*..........*.gGb..
..b..v.PARTIES.*..v.Eb..
..b.*.gA.v...Uv..g.*.b..
.......I..*..S..........
..g.CHER.g....g.bbbb.g..
........................
..........grrg..........";
    assert_eq!(drawn(&placed(&first())), drawing);
    assert_eq!(counts(&first()), (19, 8, 73));
}

#[test]
fn the_second_diagram_stands() {
    let drawing = "\
..........grrg..........
........................
..g.CHAT.g....g.Rbbb.g..
.......E..*..*..U.......
..b.*.gN.v....v.Eg.*.F..
..b..v.DES*SELLES.v..A..
..b.g.*..........*.g.I..
..b....vvv....vvv.MONT..
.....*.v........v.E.....
..g.v..v........v.Sv.g..
g..*.*....gmmg....*.*..R
r.........mrrm.........I
r.........ORNA.........T
g..*.*....Rmmg....*.*OIE
..g.v..v..A.....v..v.g..
.....*.v..L.....v.*.....
NARRÉ..vvvE...vvv....b..
..b.g.*PURS......*.g.b..
..b..v.A*.*..*.*..v..b..
..b.*.gR.v....v.Bg.*.b..
.......I..*..*..U.......
..g.RUSA.g....g.TOGE.g..
........................
..........grrg..........";
    assert_eq!(drawn(&placed(&second())), drawing);
    assert_eq!(counts(&second()), (18, 7, 63));
}

/// RUSA, PARIA with the captured PAIR, PURS, ORALES on a green square, and ORNA with the captured NAR,
/// while OSO lays PAIR, PRÉ, and NARRÉ out of the RÉ that is left.
#[test]
fn the_chain_of_the_second_diagram_is_played_again() {
    let game = game();
    let layout = Layout::new(8, "SO")
        .arsenal("SO", "R U S A U R S O R A L E ? +")
        .arsenal("OSO", "P A I R R E/É N A R ? +");
    let mut state = game.place(&layout.text()).expect("a position");
    let mut played = |action: &str| {
        let asked: Action = action
            .parse()
            .unwrap_or_else(|fault| panic!("{action:?} {fault}"));
        let seat = state.side();
        let events = game
            .decide(&state, seat, &asked, &mut NoDice)
            .unwrap_or_else(|violation| panic!("{action}: {violation}"));
        for event in &events {
            game.evolve(&mut state, event);
        }
        let told: Vec<String> = events.iter().map(ToString::to_string).collect();
        (told.join("; "), state.side().0, state.due())
    };
    let mut round = |south: &[&str], west: &str| {
        let told: Vec<_> = south.iter().map(|action| played(action)).collect();
        if !west.is_empty() {
            played(west);
            for _ in 0..6 {
                played("-");
            }
        }
        told
    };
    round(&["N e22h (RUSA)"], "N c17v (PAIR)");
    round(&["-"], "c17h P(RÉ)");
    let third = round(&["h18v (PARI)A <c20:4", "h18h P(URS)"], "a17h (NAR)RÉ");
    assert!(third[0].0.contains("bonus"), "{third:?}");
    assert_eq!((third[0].1, third[0].2), (0, 1), "{third:?}");
    assert_eq!(third[1].1, 1, "{third:?}");
    let fourth = round(&["k13v (ORALE)S", "k13h O(RNA) <a17:3"], "");
    assert_eq!((fourth[0].1, fourth[0].2), (0, 1), "{fourth:?}");
    let outcome = game.turn(&state);
    let outcome = outcome.outcome().expect("a game that is over");
    assert_eq!((outcome.clause, outcome.code), ("15.1", "central-cross"));
    assert!(outcome.winners.contains(game_core::Seat(0)));
    let own = state.chains_of(game_core::Seat(0)).next().expect("a chain").1;
    assert_eq!(own.words().len(), 5);
    let west = state.chains_of(game_core::Seat(1)).next().expect("a chain").1;
    let left: Vec<String> = west.words().iter().map(|word| west.text(word)).collect();
    assert_eq!(left, ["RÉ"]);
}
