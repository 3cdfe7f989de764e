//! `cavalettres match`: one player against another over many games.

mod driver;
mod opening;
mod player;
mod round;
mod score;
mod spec;

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::asked::GameArgs;
use crate::fault::Fault;
use crate::printer::Printer;

use round::Arena;
use score::{Rating, Score};
use spec::Spec;

#[derive(Args)]
pub(crate) struct Contest {
    #[command(flatten)]
    game: GameArgs,
    /// One player: level=1..8, random, greedy (looks no further than its own action), novice (in the word
    /// games: knows the 3,000 commonest words and writes the first that the rules allow, of five letters at
    /// most) or `uci:/path/to/engine arguments`, with nodes=N, depth=N or time=MS and, for an engine, its
    /// options as Name=Value, all apart by commas
    #[arg(long, value_name = "SPEC")]
    first: Spec,
    /// The other player
    #[arg(long, value_name = "SPEC")]
    second: Spec,
    /// How many games; every opening is played twice, with the seats exchanged
    #[arg(long, value_name = "N")]
    games: NonZeroUsize,
    /// The seed of openings and whims
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How many games at a time; by default one per processor
    #[arg(long, value_name = "N")]
    concurrency: Option<NonZeroUsize>,
}

impl Contest {
    pub(crate) fn run(self, printer: &mut Printer) -> Result<(), Fault> {
        let game = self.game.open()?;
        if game.seats() != 2 {
            return Err(Fault::usage("a match needs a game for two seats"));
        }
        for spec in [&self.first, &self.second] {
            spec.check(&self.game)?;
        }
        let arena = Arena {
            game: &*game,
            specs: [&self.first, &self.second],
            seed: self.seed,
        };
        let games = self.games.get();
        let at_once = self
            .concurrency
            .or_else(|| std::thread::available_parallelism().ok())
            .map_or(1, NonZeroUsize::get)
            .min(games);
        let score = play(&arena, games, at_once)?;
        print(printer, &self, &score)
    }
}

/// Plays the games on several threads, each with players of its own.
fn play(arena: &Arena<'_>, games: usize, at_once: usize) -> Result<Score, Fault> {
    let bar = ProgressBar::new(games as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} ({elapsed}, {eta} left)") {
        bar.set_style(style);
    }
    let next = AtomicUsize::new(0);
    let so_far: Mutex<Result<Score, Fault>> = Mutex::new(Ok(Score::default()));
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
                    let mut so_far = so_far.lock().expect("no thread panics while it counts");
                    let Ok(score) = &mut *so_far else { break };
                    match ended {
                        Ok(end) => {
                            score.add(end);
                            bar.set_message(score.to_string());
                            bar.inc(1);
                        }
                        Err(fault) => {
                            *so_far = Err(fault);
                            break;
                        }
                    }
                }
            });
        }
    });
    bar.finish_and_clear();
    so_far.into_inner().expect("no thread panics while it counts")
}

fn print(printer: &mut Printer, asked: &Contest, score: &Score) -> Result<(), Fault> {
    let Rating { difference, error } = score.rating();
    let object = json!({
        "first": asked.first.to_string(),
        "second": asked.second.to_string(),
        "seed": asked.seed,
        "games": score.games(),
        "wins": score.wins,
        "draws": score.draws,
        "losses": score.losses,
        "points": score.points(),
        "share": score.share(),
        "elo": difference,
        "error": error,
        "ends": score.ends,
    });
    let ends: Vec<_> = score
        .ends
        .iter()
        .map(|(code, count)| format!("{code} {count}"))
        .collect();
    let text = format!(
        "{} against {}\n{score}, {} of {} points ({:.1} %)\nElo difference {}\n{}",
        asked.first,
        asked.second,
        score.points(),
        score.games(),
        100.0 * score.share(),
        score.rating(),
        ends.join(", "),
    );
    printer.object(&object, &text)?;
    Ok(())
}
