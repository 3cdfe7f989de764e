//! `cavalettres match`: one player against another over many games.
//!
//! Strength is measured in pairs of games from one opening with the sides exchanged: what the opening or the
//! deal gives to one of them it gives to the other as well.

mod course;
mod driver;
mod opening;
mod player;
mod round;
mod score;
mod spec;
mod sprt;

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::asked::GameArgs;
use crate::failure::Failure;
use crate::printer::Printer;

use course::Course;
use round::Arena;
use score::{Results, Score, Work};
use spec::Spec;
use sprt::Sprt;

#[derive(Args)]
pub(crate) struct Contest {
    #[command(flatten)]
    game: GameArgs,
    /// One player: level=1..8, random, greedy (looks no further than its own action), novice (in the word
    /// games: knows the 3,000 commonest words and writes the first that the rules allow, of five letters at
    /// most) or `uci:/path/to/engine arguments`, with nodes=N, depth=N or time=MS, for a level weights=FILE
    /// to judge by (in the games whose player has any) and, for an engine, its options as Name=Value, all
    /// apart by commas
    #[arg(long, value_name = "SPEC")]
    first: Spec,
    /// The other player; with more than two sides, all the others
    #[arg(long, value_name = "SPEC")]
    second: Spec,
    /// How many games; every opening is played once with the first player on each side
    #[arg(long, value_name = "N")]
    games: NonZeroUsize,
    /// Stop as soon as it is decided whether the first player is better by LOW or by HIGH Elo points, wrong
    /// once in twenty
    #[arg(long, num_args = 2, value_names = ["LOW", "HIGH"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// The seed of openings and whims
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How many games at a time; by default one per processor
    #[arg(long, visible_alias = "threads", value_name = "N")]
    concurrency: Option<NonZeroUsize>,
}

impl Contest {
    pub(crate) fn run(self, printer: &mut Printer) -> Result<(), Failure> {
        let game = self.game.open()?;
        for spec in [&self.first, &self.second] {
            spec.check(&self.game)?;
        }
        let arena = Arena {
            game: &*game,
            specs: [&self.first, &self.second],
            seed: self.seed,
        };
        let test = self.test(game.sides())?;
        let games = self.games.get();
        let at_once = self
            .concurrency
            .or_else(|| std::thread::available_parallelism().ok())
            .map_or(1, NonZeroUsize::get)
            .min(games);
        let (score, test) = play(&arena, Course::new(game.sides(), test), games, at_once)?;
        print(printer, &self, &score, test.as_ref())
    }

    /// The test asked for.
    fn test(&self, sides: u8) -> Result<Option<Sprt>, Failure> {
        let Some(&[low, high]) = self.sprt.as_deref() else {
            return Ok(None);
        };
        if sides != 2 {
            return Err(Failure::usage(format!("{sides} sides, expected two for --sprt")));
        }
        let test = Sprt::new(low, high);
        let test = test
            .ok_or_else(|| Failure::usage(format!("--sprt {low} {high}, expected the lower number first")));
        test.map(Some)
    }
}

/// Plays the games on several threads, each with players of its own.
fn play(
    arena: &Arena<'_>,
    course: Course,
    games: usize,
    at_once: usize,
) -> Result<(Score, Option<Sprt>), Failure> {
    let bar = ProgressBar::new(games as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} ({elapsed}, {eta} left)") {
        bar.set_style(style);
    }
    let next = AtomicUsize::new(0);
    let course: Mutex<Result<Course, Failure>> = Mutex::new(Ok(course));
    std::thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(|| {
                let mut pair = None;
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let ended = arena.players(&mut pair).and_then(|pair| arena.play(pair, number));
                    let mut held = course.lock().expect("no thread panics while it counts");
                    let Ok(course) = &mut *held else { break };
                    match ended {
                        Ok(end) => {
                            course.end(number, end);
                            bar.set_message(course.to_string());
                            bar.set_position(course.counted() as u64);
                            if course.decided() {
                                break;
                            }
                        }
                        // After the end it is nobody's fault.
                        Err(_) if course.decided() => break,
                        Err(fault) => {
                            *held = Err(fault);
                            break;
                        }
                    }
                }
            });
        }
    });
    bar.finish_and_clear();
    let course = course.into_inner().expect("no thread panics while it counts")?;
    Ok(course.over())
}

fn print(printer: &mut Printer, asked: &Contest, score: &Score, test: Option<&Sprt>) -> Result<(), Failure> {
    let rating = score.rating();
    // Times are told to people only: no two runs have the same.
    let work = |work: &Work| {
        json!({
            "actions": work.actions,
            "nodes": work.nodes,
            "depth": work.each(work.depths as f64),
        })
    };
    let side =
        |results: &Results| json!({"wins": results.wins, "draws": results.draws, "losses": results.losses});
    let mut object = json!({
        "first": asked.first.to_string(),
        "second": asked.second.to_string(),
        "seed": asked.seed,
        "games": score.games(),
        "wins": score.all.wins,
        "draws": score.all.draws,
        "losses": score.all.losses,
        "points": score.points(),
        "share": score.share(),
        "elo": rating.and_then(|rating| rating.difference),
        "error": rating.and_then(|rating| rating.error),
        "ends": score.ends,
        "sides": score.by_side.iter().map(side).collect::<Vec<_>>(),
        "length": score.length(),
        "work": score.work.iter().map(work).collect::<Vec<_>>(),
    });
    let mut lines = vec![
        format!("{} against {}", asked.first, asked.second),
        format!(
            "{score}, {} of {} points ({:.1} %)",
            score.points(),
            score.games(),
            100.0 * score.share()
        ),
    ];
    lines.extend(rating.map(|rating| format!("Elo difference {rating}")));
    if let Some(test) = test {
        let finding = test.finding().map(|finding| finding.to_string());
        object["sprt"] = json!({
            "low": test.low(),
            "high": test.high(),
            "llr": test.ratio(),
            "bounds": Sprt::bounds(),
            "pairs": test.pairs(),
            "finding": finding,
        });
        lines.push(format!("{test}, pairs {:?}", test.pairs()));
    }
    let ends = score.ends.iter().map(|(code, count)| format!("{code} {count}"));
    lines.push(ends.collect::<Vec<_>>().join(", "));
    let sides = (1..).zip(&score.by_side);
    let sides = sides.map(|(side, results)| format!("side {side}: {results}"));
    lines.push(format!(
        "{:.1} actions a game; {}",
        score.length(),
        sides.collect::<Vec<_>>().join(", ")
    ));
    for (spec, work) in [&asked.first, &asked.second].into_iter().zip(&score.work) {
        lines.push(format!("{spec}: {work}"));
    }
    printer.object(&object, &lines.join("\n"))?;
    Ok(())
}
