//! Leaf counts: of chess through our rules, as a ratio to the library called directly; of Échec aux
//! Chevaliers through the engine, as a ratio to our rules.
//!
//! The library is what no rules of ours can be quicker than, and our rules are what an engine is made to beat.

use std::time::{Duration, Instant};

use catalog::Kind;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

use super::{Bed, Figure};
use crate::failure::Failure;
use crate::printer::Printer;

/// The positions of the rule document, with their counts at depths 3 and 5.
const POSITIONS: [(&str, &str, u64, u64); 9] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        8_902,
        4_865_609,
    ),
    (
        "Kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        97_862,
        193_690_690,
    ),
    (
        "position 3",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        2_812,
        674_624,
    ),
    (
        "position 4",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        9_467,
        15_833_292,
    ),
    (
        "position 4 mirrored",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        9_467,
        15_833_292,
    ),
    (
        "position 5",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        62_379,
        89_941_194,
    ),
    (
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        89_890,
        164_075_551,
    ),
    (
        "castling",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        13_744,
        7_594_526,
    ),
    (
        "promotion",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        9_483,
        3_605_103,
    ),
];

/// The start of Échec aux Chevaliers, with its counts at depths 3 and 4.
const CHEVALIERS: (&str, u64, u64) = (
    "1nmmm1mmmn1/1nmmmnmmmn1/11/11/2~1~#~1~2/11/11/1NMMMNMMMN1/1NMMM1MMMN1 s 0 1",
    114_672,
    5_707_321,
);

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    measure_echecs(printer, bed)?;
    measure_chevaliers(printer, bed)
}

/// The generator of the computer player against that of the rules, which goes square by square. Both count
/// the last moves without making them, as is usual.
fn measure_chevaliers(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    let game = catalog::game(Kind::Chevaliers, &[], catalog::french()).map_err(Failure::usage)?;
    let (text, shallow, deep) = CHEVALIERS;
    let (depth, expected) = if bed.quick { (3, shallow) } else { (4, deep) };
    let name = "chevaliers start";
    let position = bot_chevaliers::Reader::usual()
        .read(text)
        .ok_or_else(|| Failure::usage(format!("position {name} cannot stand")))?;
    let (counted, fast) = timed(|| position.perft(depth));
    agree(name, depth, counted, expected)?;
    let (counted, plain) = timed(|| game.perft(text, depth));
    agree(name, depth, counted.map_err(Failure::usage)?, expected)?;
    let mut tell = |what: String, time: Duration| {
        let speed = expected as f64 / time.as_secs_f64() / 1e6;
        Figure::new(what, speed, "million leaves/s").print(printer)
    };
    tell(format!("perft {name}, depth {depth}"), fast)?;
    tell(format!("perft {name}, depth {depth}, by the rules"), plain)?;
    let ratio = plain.as_secs_f64() / fast.as_secs_f64();
    Figure::new("perft chevaliers, ratio to the rules", ratio, "times as fast").print(printer)
}

fn measure_echecs(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    let game = catalog::game(Kind::Echecs, &[], catalog::french()).map_err(Failure::usage)?;
    let (mut ours, mut direct, mut leaves) = (Duration::ZERO, Duration::ZERO, 0);
    for (name, fen, shallow, deep) in POSITIONS {
        let (depth, expected) = if bed.quick { (3, shallow) } else { (5, deep) };
        let board: Chess = fen
            .parse::<Fen>()
            .ok()
            .and_then(|fen| fen.into_position(CastlingMode::Standard).ok())
            .ok_or_else(|| Failure::usage(format!("position {name} cannot stand")))?;
        let (counted, time) = timed(|| shakmaty::perft(&board, depth));
        direct += time;
        agree(name, depth, counted, expected)?;
        let (counted, time) = timed(|| game.perft(fen, depth));
        ours += time;
        agree(name, depth, counted.map_err(Failure::usage)?, expected)?;
        leaves += expected;
        let speed = expected as f64 / time.as_secs_f64() / 1e6;
        Figure::new(format!("perft {name}, depth {depth}"), speed, "million leaves/s").print(printer)?;
    }
    let speed = |time: Duration| leaves as f64 / time.as_secs_f64() / 1e6;
    Figure::new("perft, all positions", speed(ours), "million leaves/s").print(printer)?;
    Figure::new(
        "perft, shakmaty called directly",
        speed(direct),
        "million leaves/s",
    )
    .print(printer)?;
    let ratio = direct.as_secs_f64() / ours.as_secs_f64();
    Figure::new("perft, ratio to shakmaty", ratio, "times as fast").print(printer)
}

fn timed<T>(count: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let counted = count();
    (counted, start.elapsed())
}

fn agree(name: &str, depth: u32, counted: u64, expected: u64) -> Result<(), Failure> {
    if counted == expected {
        return Ok(());
    }
    Err(Failure::usage(format!(
        "perft of {name} to depth {depth} gives {counted}, expected {expected}"
    )))
}
