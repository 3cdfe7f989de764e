//! A conversation with a driver: orders are obeyed at once, thinking goes on beside them.
//!
//! The protocol lets a driver say `stop`, `ponderhit` or `quit` at any moment of a search, so the thread that
//! listens must never be the one that thinks. The engine with its memory is lent to that thread and comes
//! back.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;
use std::time::SystemTime;

use bot_echecs::{Course, LongCastle, Thinker};
use bots::{Budget, Effort, Level};

use super::order::{Go, Order};
use super::output::Output;
use super::thinking::{budget, think, wait};

/// Whether the conversation goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Line,
    Quit,
}

/// The memory for positions when nothing is said, in mebibytes.
const USUAL_HASH: usize = 16;
const MOST_HASH: usize = 4096;

/// The most lines that can be asked for: no position of play has more moves.
const MOST_LINES: usize = 218;

/// Thinking under way.
struct Search {
    stop: Arc<AtomicBool>,
    /// Wakes a search that has nothing more to find but may not answer yet.
    wake: Sender<()>,
    infinite: bool,
    /// What to think about in earnest once the move pondered on is played.
    pondered: Option<Go>,
    /// Whether the answer is to be kept back.
    hushed: Arc<AtomicBool>,
    thread: JoinHandle<(Thinker, io::Result<()>)>,
}

/// A conversation.
pub(crate) struct Session<W> {
    out: Output<W>,
    course: Course,
    level: Level,
    hash: usize,
    /// How many lines are told of.
    lines: usize,
    seed: Option<u64>,
    /// Away while it thinks.
    thinker: Option<Thinker>,
    search: Option<Search>,
}

impl<W: Write + Send + 'static> Session<W> {
    pub(crate) fn new(out: W) -> Session<W> {
        Session {
            out: Output::new(out),
            course: Course::usual(LongCastle::ThroughTwo),
            level: Level::HIGHEST,
            hash: USUAL_HASH,
            lines: 1,
            seed: None,
            thinker: None,
            search: None,
        }
    }

    /// Does what a line asks.
    pub(crate) fn obey(&mut self, line: &str) -> io::Result<Next> {
        match Order::read(line) {
            Order::Uci => self.introduce()?,
            Order::IsReady => self.out.say("readyok")?,
            Order::NewGame => {
                self.halt()?;
                self.thinker = None;
                self.course = Course::usual(LongCastle::ThroughTwo);
            }
            Order::Position { fen, moves } => self.place(fen.as_deref(), &moves)?,
            Order::Go(go) => self.go(&go)?,
            Order::Stop => self.halt()?,
            Order::PonderHit => self.ponder_hit()?,
            Order::Quit => return Ok(Next::Quit),
            Order::SetOption { name, value } => self.set(&name, &value)?,
            Order::Nothing => {}
            Order::Unknown(word) => self
                .out
                .say(&format!("info string unknown order \"{}\"", word.escape_debug()))?,
        }
        Ok(Next::Line)
    }

    /// Ends the thinking, if any, and the conversation.
    pub(crate) fn quit(mut self) -> io::Result<()> {
        self.halt()
    }

    /// Lets the thinking come to its end, if it has one, and ends the conversation.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        if self.search.as_ref().is_some_and(|search| search.infinite) {
            return self.halt();
        }
        self.rejoin()
    }

    fn introduce(&self) -> io::Result<()> {
        self.out
            .say(concat!("id name Cavalettres ", env!("CARGO_PKG_VERSION")))?;
        self.out.say("id author the Cavalettres project")?;
        self.out.say(&format!(
            "option name Hash type spin default {USUAL_HASH} min 1 max {MOST_HASH}"
        ))?;
        self.out.say("option name Clear Hash type button")?;
        self.out.say(&format!(
            "option name MultiPV type spin default 1 min 1 max {MOST_LINES}"
        ))?;
        self.out.say("option name Ponder type check default false")?;
        self.out
            .say("option name Level type spin default 8 min 1 max 8")?;
        self.out
            .say("option name Seed type spin default 0 min 0 max 2147483647")?;
        self.out.say("uciok")
    }

    fn set(&mut self, name: &str, value: &str) -> io::Result<()> {
        let done = match name.to_ascii_lowercase().as_str() {
            "hash" => value
                .parse()
                .ok()
                .filter(|megabytes| (1..=MOST_HASH).contains(megabytes))
                .map(|megabytes| self.hash = megabytes),
            "level" => value.parse().ok().map(|level| self.level = level),
            "multipv" => value
                .parse()
                .ok()
                .filter(|lines| (1..=MOST_LINES).contains(lines))
                .map(|lines| self.lines = lines),
            // Whoever ponders says so with each order; there is nothing to prepare.
            "ponder" => value.parse().ok().map(|_: bool| ()),
            // Zero leaves the whims of weak levels to the time of day.
            "seed" => value
                .parse()
                .ok()
                .map(|seed: u64| self.seed = (seed > 0).then_some(seed)),
            "clear hash" => Some(()),
            _ => {
                return self
                    .out
                    .say(&format!("info string unknown option \"{}\"", name.escape_debug()));
            }
        };
        if done.is_none() {
            return self.out.say(&format!(
                "info string option {name} cannot be \"{}\"",
                value.escape_debug()
            ));
        }
        self.halt()?;
        self.thinker = None;
        Ok(())
    }

    fn place(&mut self, fen: Option<&str>, moves: &[String]) -> io::Result<()> {
        self.halt()?;
        let course = match fen {
            None => Some(Course::usual(LongCastle::ThroughTwo)),
            Some(fen) => Course::read(fen, LongCastle::ThroughTwo),
        };
        let Some(mut course) = course else {
            let fen = fen.unwrap_or_default().escape_debug();
            return self.out.say(&format!("info string position \"{fen}\" malformed"));
        };
        let illegal = moves.iter().find(|mv| !course.play(mv));
        self.course = course;
        match illegal {
            None => Ok(()),
            Some(mv) => self
                .out
                .say(&format!("info string move \"{}\" illegal", mv.escape_debug())),
        }
    }

    fn go(&mut self, go: &Go) -> io::Result<()> {
        self.halt()?;
        let position = self.course.position();
        let only: Vec<_> = go.only.iter().filter_map(|text| position.find(text)).collect();
        let budget = if go.ponder {
            Budget::Infinite
        } else {
            budget(go, position.board().side_to_move() as usize)
        };
        let effort = Effort::new(budget);
        let infinite = budget == Budget::Infinite;
        let (wake, woken) = channel();
        let stop = effort.stop.clone();
        let thinker = self.thinker.take().unwrap_or_else(|| {
            let mut thinker = Thinker::new(self.level, self.seed.unwrap_or_else(time_of_day));
            thinker.remember_with(self.hash << 20);
            thinker
        });
        let (course, out, lines) = (self.course.clone(), self.out.clone(), self.lines);
        let hushed = Arc::new(AtomicBool::new(false));
        let quiet = hushed.clone();
        let thread = std::thread::spawn(move || {
            let mut thinker = thinker;
            let thought = think(&mut thinker, &course, &only, &effort, lines, &out);
            if infinite {
                wait(&woken, &effort.stop);
            }
            let said = if quiet.load(Ordering::Relaxed) {
                Ok(())
            } else {
                out.say(&answer(&thought.line))
            };
            (thinker, said)
        });
        self.search = Some(Search {
            stop,
            wake,
            infinite,
            pondered: go.ponder.then(|| Go {
                ponder: false,
                ..go.clone()
            }),
            hushed,
            thread,
        });
        Ok(())
    }

    /// The other side has played what was pondered on: from now on its own clock runs, and what has been
    /// found so far is remembered.
    fn ponder_hit(&mut self) -> io::Result<()> {
        let Some(search) = &self.search else {
            return Ok(());
        };
        let Some(go) = search.pondered.clone() else {
            return Ok(());
        };
        search.hushed.store(true, Ordering::Relaxed);
        self.halt()?;
        self.go(&go)
    }

    /// Makes the thinking, if any, answer now.
    fn halt(&mut self) -> io::Result<()> {
        if let Some(search) = &self.search {
            search.stop.store(true, Ordering::Relaxed);
            // A search that has already answered no longer listens.
            let _ = search.wake.send(());
        }
        self.rejoin()
    }

    fn rejoin(&mut self) -> io::Result<()> {
        let Some(search) = self.search.take() else {
            return Ok(());
        };
        let (thinker, said) = search.thread.join().expect("thinking does not panic");
        self.thinker = Some(thinker);
        said
    }
}

/// The move chosen, and the answer to it that is expected, for whoever wants to ponder.
fn answer(line: &[String]) -> String {
    match line {
        [] => "bestmove (none)".to_owned(),
        [best] => format!("bestmove {best}"),
        [best, reply, ..] => format!("bestmove {best} ponder {reply}"),
    }
}

fn time_of_day() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(1, |since| since.as_nanos() as u64)
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    /// Collects what is said.
    #[derive(Clone, Default)]
    struct Heard(Arc<Mutex<Vec<u8>>>);

    impl Write for Heard {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("not poisoned").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn converse(lines: &[&str]) -> Vec<String> {
        let heard = Heard::default();
        let mut session = Session::new(heard.clone());
        for line in lines {
            if session.obey(line).expect("memory takes all") == Next::Quit {
                break;
            }
        }
        session.finish().expect("memory takes all");
        let bytes = heard.0.lock().expect("not poisoned").clone();
        let text = String::from_utf8(bytes).expect("text");
        text.lines().map(str::to_string).collect()
    }

    #[test]
    fn it_introduces_itself() {
        let said = converse(&["uci", "isready"]);
        assert!(said[0].starts_with("id name Cavalettres"));
        assert_eq!(&said[said.len() - 2..], ["uciok", "readyok"]);
    }

    #[test]
    fn it_finds_a_mate_and_says_so() {
        let said = converse(&["position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "go depth 4"]);
        assert_eq!(said.last().map(String::as_str), Some("bestmove a1a8"));
        assert!(said.iter().any(|line| line.contains("score mate 1 ")), "{said:?}");
    }

    #[test]
    fn an_infinite_search_answers_only_when_stopped() {
        let heard = Heard::default();
        let mut session = Session::new(heard.clone());
        // A king against a king is over for the search, which ends at once.
        session
            .obey("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")
            .expect("obeyed");
        session.obey("go infinite").expect("obeyed");
        session.obey("isready").expect("obeyed");
        let so_far = || String::from_utf8(heard.0.lock().expect("not poisoned").clone()).expect("text");
        assert!(so_far().contains("readyok") && !so_far().contains("bestmove"));
        session.obey("stop").expect("obeyed");
        assert_eq!(so_far().matches("bestmove").count(), 1);
        session.quit().expect("obeyed");
        assert_eq!(so_far().matches("bestmove").count(), 1);
    }

    #[test]
    fn moves_are_limited_to_those_asked_for() {
        let said = converse(&["position startpos", "go nodes 500 searchmoves a2a3"]);
        assert!(
            said.last()
                .is_some_and(|line| line.starts_with("bestmove a2a3 ponder ")),
            "{said:?}"
        );
    }

    #[test]
    fn a_finished_game_has_no_best_move() {
        let said = converse(&["position startpos moves f2f3 e7e5 g2g4 d8h4", "go depth 3"]);
        assert_eq!(said.last().map(String::as_str), Some("bestmove (none)"));
    }

    #[test]
    fn bad_input_is_answered_and_survived() {
        let said = converse(&[
            "position fen nonsense",
            "position startpos moves e2e5",
            "setoption name Hash value -3",
            "setoption name Level value 99",
            "setoption name Nothing value 1",
            "setoption",
            "go depth nonsense nodes 10",
        ]);
        assert_eq!(
            said.iter().filter(|line| line.starts_with("info string")).count(),
            6
        );
        assert!(said.last().is_some_and(|line| line.starts_with("bestmove ")));
    }

    #[test]
    fn every_level_plays() {
        for level in 1..=8 {
            let set = format!("setoption name Level value {level}");
            let said = converse(&[
                &set,
                "setoption name Seed value 5",
                "position startpos",
                "go nodes 2000",
            ]);
            let words: Vec<&str> = said.last().map_or("", String::as_str).split(' ').collect();
            let mut course = Course::usual(LongCastle::ThroughTwo);
            assert!(words[0] == "bestmove" && course.play(words[1]), "{said:?}");
            // What is offered to ponder on is an answer to it.
            assert!(
                words.len() == 2 || (words[2] == "ponder" && course.play(words[3])),
                "{said:?}"
            );
        }
    }
}
