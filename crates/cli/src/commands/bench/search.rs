//! How many positions a second the computer player looks at.

use std::time::Instant;

use catalog::{Budget, Effort, Kind, Level};

use super::{Bed, Figure};
use crate::fault::Fault;
use crate::printer::Printer;

/// An opening, a crowded middle game, an attack and an endgame.
const POSITIONS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/2PP4/2N1PN2/PPQ1BPPP/R1B2RK1 w - - 0 9",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];

pub(super) fn measure(printer: &mut Printer, bed: &Bed) -> Result<(), Fault> {
    let game = catalog::game(Kind::Echecs, &[], catalog::french()).map_err(Fault::usage)?;
    let budget = Budget::Nodes(bed.share(1_000_000) as u64);
    let (mut nodes, mut depths, mut seconds) = (0, 0, 0.0);
    for position in POSITIONS {
        let mut session = game.place(position).map_err(Fault::usage)?;
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
    Figure::new(
        "search, level 8",
        nodes as f64 / seconds / 1e6,
        "million positions/s",
    )
    .print(printer)?;
    let depth = f64::from(depths) / POSITIONS.len() as f64;
    Figure::new("search, mean depth reached", depth, "plies").print(printer)
}
