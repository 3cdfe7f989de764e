//! Fits the weights of the chess evaluation to judged positions.
//!
//! `cargo run --release -p bot-echecs --example fit -- POSITIONS TABLE` reads lines `FEN;CENTIPAWNS`, the
//! judgement being that of a stronger player for the side to move, and writes the table of weights
//! that comes nearest to it, beginning from the present one.

use std::fmt::Write as _;
use std::{env, fs};

use bot_echecs::{FEATURES, WEIGHTS, trace};
use cozy_chess::{Board, Color};

/// The advantage, in centipawns, that turns even chances into about 73 %.
const SCALE: f32 = 220.0;
const ROUNDS: usize = 120;
const BATCH: usize = 16_384;
/// What a pawn is worth on average: all weights are scaled so.
const PAWN: f32 = 100.0;

/// One judged position.
struct Sample {
    from: usize,
    to: usize,
    opening: f32,
    endgame: f32,
    target: f32,
}

fn chances(value: f32) -> f32 {
    1.0 / (1.0 + (-value / SCALE).exp())
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let [_, positions, table] = arguments.as_slice() else {
        eprintln!("usage: fit POSITIONS TABLE");
        std::process::exit(2);
    };
    let text = fs::read_to_string(positions).expect("the positions can be read");
    let mut counts: Vec<(u16, i8)> = Vec::new();
    let mut samples = Vec::new();
    for line in text.lines() {
        let Some((fen, judged)) = line.split_once(';') else {
            continue;
        };
        let (Ok(board), Ok(judged)) = (fen.parse::<Board>(), judged.trim().parse::<f32>()) else {
            continue;
        };
        let judged = if board.side_to_move() == Color::White {
            judged
        } else {
            -judged
        };
        let traced = trace(&board);
        let from = counts.len();
        counts.extend(
            traced
                .features
                .iter()
                .filter(|(_, times)| *times != 0)
                .map(|&(feature, times)| (feature as u16, times as i8)),
        );
        samples.push(Sample {
            from,
            to: counts.len(),
            opening: traced.opening,
            endgame: traced.endgame,
            target: chances(judged),
        });
    }
    eprintln!("{} positions, {} features", samples.len(), FEATURES);

    // Every twentieth position is kept aside to see whether the fit holds for others.
    let (aside, used): (Vec<_>, Vec<_>) = samples.into_iter().enumerate().partition(|(at, _)| at % 20 == 0);
    let aside: Vec<Sample> = aside.into_iter().map(|(_, sample)| sample).collect();
    let used: Vec<Sample> = used.into_iter().map(|(_, sample)| sample).collect();
    let mut weights: Vec<[f32; 2]> = WEIGHTS
        .iter()
        .map(|&(opening, endgame)| [f32::from(opening), f32::from(endgame)])
        .collect();
    let value = |weights: &[[f32; 2]], sample: &Sample| {
        let mut sum = [0.0, 0.0];
        for &(feature, times) in &counts[sample.from..sample.to] {
            let [opening, endgame] = weights[usize::from(feature)];
            sum[0] += opening * f32::from(times);
            sum[1] += endgame * f32::from(times);
        }
        sum[0] * sample.opening + sum[1] * sample.endgame
    };
    let loss = |weights: &[[f32; 2]], samples: &[Sample]| {
        let total: f64 = samples
            .iter()
            .map(|sample| f64::from((chances(value(weights, sample)) - sample.target).powi(2)))
            .sum();
        total / samples.len() as f64
    };
    eprintln!("before: {:.6}", loss(&weights, &aside));

    let mut momentum = vec![[0.0_f32; 2]; FEATURES];
    let mut spread = vec![[0.0_f32; 2]; FEATURES];
    let mut step = 0;
    for round in 0..ROUNDS {
        let rate = 2.0 * (1.0 - round as f32 / ROUNDS as f32) + 0.02;
        for batch in used.chunks(BATCH) {
            step += 1;
            let mut slope = vec![[0.0_f32; 2]; FEATURES];
            for sample in batch {
                let guess = chances(value(&weights, sample));
                let error = (guess - sample.target) * guess * (1.0 - guess);
                for &(feature, times) in &counts[sample.from..sample.to] {
                    let slope = &mut slope[usize::from(feature)];
                    slope[0] += error * f32::from(times) * sample.opening;
                    slope[1] += error * f32::from(times) * sample.endgame;
                }
            }
            let (fade, fade_spread) = (
                1.0 - 0.9_f32.powi(step.min(1000)),
                1.0 - 0.999_f32.powi(step.min(10_000)),
            );
            for at in 0..FEATURES {
                for half in 0..2 {
                    // Features that are hardly ever seen stay near where they began.
                    let begin = [WEIGHTS[at].0, WEIGHTS[at].1][half];
                    let slope =
                        slope[at][half] / batch.len() as f32 + 2e-9 * (weights[at][half] - f32::from(begin));
                    momentum[at][half] = 0.9 * momentum[at][half] + 0.1 * slope;
                    spread[at][half] = 0.999 * spread[at][half] + 0.001 * slope * slope;
                    let change = momentum[at][half] / fade / ((spread[at][half] / fade_spread).sqrt() + 1e-9);
                    weights[at][half] -= rate * change;
                }
            }
        }
        if round % 20 == 19 {
            eprintln!(
                "round {}: {:.6} {:.6}",
                round + 1,
                loss(&weights, &used),
                loss(&weights, &aside)
            );
        }
    }

    let home: f32 = (8..56)
        .map(|square| (weights[square][0] + weights[square][1]) / 2.0)
        .sum::<f32>()
        / 48.0;
    let scale = PAWN / home;
    eprintln!("scaled by {scale:.3}");
    let mut out = String::new();
    for row in weights.chunks(8) {
        out.push_str("   ");
        for [opening, endgame] in row {
            write!(out, " ({:.0}, {:.0}),", opening * scale, endgame * scale).expect("a string takes all");
        }
        out.push('\n');
    }
    fs::write(table, out).expect("the table can be written");
}
