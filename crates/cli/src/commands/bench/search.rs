//! How many positions a second the computer player looks at.
//!
//! The work is counted, not timed, so that the mean depth is the same on every machine: more positions a second
//! are worth nothing where it has become less.

use std::time::Instant;

use catalog::{Budget, Effort, Kind, Level};

use super::{Bed, Figure};
use crate::failure::Failure;
use crate::printer::Printer;

/// Chess: an opening, a crowded middle game, an attack and an endgame.
const ECHECS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/2PP4/2N1PN2/PPQ1BPPP/R1B2RK1 w - - 0 9",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];

/// Échec aux Chevaliers: the start, a crowded middle game, and few pieces left.
const CHEVALIERS: [&str; 3] = [
    "1nmmm1mmmn1/1nmmmnmmmn1/11/11/2~1~#~1~2/11/11/1NMMMNMMMN1/1NMMM1MMMN1 s 0 1",
    "3mm3m2/n2mmm5/4nnm2N1/3mm1mM1n1/2~1~#~1~1m/2N2M3M1/1N1M1M3N1/1M1M1M1M3/3MMN2M2 s 0 1",
    "4mm5/3m1n5/11/2m8/1n~1~#~1~2/8M2/3N7/4MN5/4M6 s 0 1",
];

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Failure> {
    look(printer, bed, Kind::Echecs, "search", &ECHECS)?;
    look(printer, bed, Kind::Chevaliers, "search chevaliers", &CHEVALIERS)
}

fn look(printer: &mut Printer, bed: &Bed, kind: Kind, name: &str, positions: &[&str]) -> Result<(), Failure> {
    let game = catalog::game(kind, &[], catalog::french()).map_err(Failure::usage)?;
    let budget = Budget::Nodes(bed.share(1_000_000) as u64);
    let (mut nodes, mut depths, mut seconds) = (0, 0, 0.0);
    for position in positions {
        let mut session = game.place(position).map_err(Failure::usage)?;
        let awaited = session.turn().awaited();
        let seat = awaited.iter().next().expect("none of the positions is over");
        session.seat_bot(seat, Level::HIGHEST, 0);
        let start = Instant::now();
        let thought = session
            .think(seat, &Effort::new(budget))
            .expect("a bot sits at the awaited seat");
        seconds += start.elapsed().as_secs_f64();
        nodes += thought.nodes;
        depths += u32::from(thought.depth);
    }
    let speed = nodes as f64 / seconds / 1e6;
    Figure::new(format!("{name}, level 8"), speed, "million positions/s").print(printer)?;
    let depth = f64::from(depths) / positions.len() as f64;
    Figure::new(format!("{name}, mean depth reached"), depth, "plies").print(printer)
}
