//! `cavalettres play`: a game against the computer in the terminal, or through a pipe.
//!
//! A line that cannot be done is told and does not end the game; a pipe that ends does.

mod order;

use std::io::{self, BufRead, IsTerminal, Read};
use std::time::Duration;

use catalog::{AnySession, Budget, Effort, Level};
use clap::Args;
use game_core::{Incident, Lapse, Seat, SeatSet, Viewer};
use room::{Refusal, SealedDice};
use serde_json::json;

use crate::asked::GameArgs;
use crate::board::{Board, Ink};
use crate::chance;
use crate::commands::turn;
use crate::failure::Failure;
use crate::lapse::Told;
use crate::printer::Printer;
use crate::problem::Problem;
use crate::seats::Seats;
use crate::voice::Voice;
use order::Order;

/// How long the computer may think about an action.
const PATIENCE: Duration = Duration::from_secs(1);

/// The most bytes read as one line.
const LONGEST: u64 = 4096;

#[derive(Args)]
pub(crate) struct Play {
    #[command(flatten)]
    game: GameArgs,
    /// How strong the computer plays, from 1 to 8
    #[arg(long, value_name = "1..8", default_value = "3")]
    level: Level,
    /// The seat you play, by its number or its name; 0 begins
    #[arg(long, value_name = "SEAT", default_value = "0")]
    seat: String,
    /// Begin at this position instead of a dealt one
    #[arg(long, value_name = "POSITION")]
    from: Option<String>,
    /// The seed of the deal and of the computer's whims
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

impl Play {
    pub(crate) fn run(self, printer: &mut Printer, voice: &Voice) -> Result<(), Failure> {
        let game = self.game.open()?;
        let called = |&seat: &Seat| self.seat == seat.to_string() || self.seat == game.seat_name(seat);
        let Some(you) = (0..game.seats()).map(Seat).find(called) else {
            let problem = Problem::new("no-such-seat")
                .with("seat", self.seat.escape_debug())
                .with("last", game.seats() - 1);
            return Err(problem.into());
        };
        let mut dice = chance::dice(self.seed);
        let mut session = match &self.from {
            None => game.deal(&mut dice),
            Some(position) => game.place(position).map_err(|fault| Problem::position(&fault))?,
        };
        // One player at one terminal plays for all of their side.
        let is_yours = |seat: &Seat| seat.0 % game.sides() == you.0 % game.sides();
        let (yours, others): (Vec<_>, Vec<_>) = (0..game.seats()).map(Seat).partition(is_yours);
        for seat in others {
            session.seat_bot(seat, self.level, self.seed);
        }
        let mut table = Table {
            play: &self,
            session,
            dice,
            you,
            yours: yours.into_iter().collect(),
            flipped: !you.0.is_multiple_of(game.sides()),
            ink: Ink::of_output(io::stdout().is_terminal()),
            printer,
            voice,
        };
        table.run(io::stdin().lock())
    }
}

/// The game, and those who sit at it.
struct Table<'a> {
    play: &'a Play,
    session: Box<dyn AnySession>,
    dice: SealedDice,
    you: Seat,
    /// Your seat and those of your partners.
    yours: SeatSet,
    flipped: bool,
    ink: Ink,
    printer: &'a mut Printer,
    voice: &'a Voice,
}

/// Whether the game goes on.
enum Next {
    Go,
    Leave,
}

impl Table<'_> {
    fn run(&mut self, mut lines: impl BufRead) -> Result<(), Failure> {
        self.say(
            "terminal-welcome",
            &[
                ("game", self.play.game.kind().name()),
                ("level", &self.play.level.to_string()),
                ("seat", &self.session.seat_name(self.you)),
            ],
        )?;
        self.show()?;
        loop {
            let turn = self.session.turn();
            if let Some(outcome) = turn.outcome() {
                let sentence = self.voice.outcome(self.play.game.kind(), outcome);
                let seats = Seats(&|seat| self.session.seat_name(seat));
                let text = format!("{sentence}\n{}", turn::in_a_line(outcome, &seats));
                let object = turn::described(outcome, &seats);
                self.printer.object(&json!({ "over": object }), &text)?;
                return Ok(());
            }
            if !self.is_your_turn() {
                self.computer()?;
                continue;
            }
            self.say("terminal-your-turn", &[])?;
            self.printer.flush()?;
            let mut line = Vec::new();
            let read = lines.by_ref().take(LONGEST).read_until(b'\n', &mut line);
            if read.map_err(|error| Failure::usage(format!("input cannot be read: {error}")))? == 0 {
                return Ok(());
            }
            if let Next::Leave = self.obey(String::from_utf8_lossy(&line).trim())? {
                return Ok(());
            }
        }
    }

    fn is_your_turn(&self) -> bool {
        let awaited = self.session.turn().awaited();
        awaited.iter().any(|seat| self.yours.contains(seat))
    }

    fn obey(&mut self, line: &str) -> Result<Next, Failure> {
        match Order::read(line) {
            Order::Nothing => {}
            Order::Help => self.say("terminal-help", &[])?,
            Order::Quit => return Ok(Next::Leave),
            Order::Flip => {
                self.flipped = !self.flipped;
                self.show()?;
            }
            Order::Moves => {
                let actions = self.session.actions();
                self.printer
                    .object(&json!({ "actions": actions }), &actions.join(" "))?;
            }
            Order::Undo => self.undo()?,
            Order::Resign => match self.session.incident(Incident::Resignation(self.you)) {
                Ok(()) => {}
                Err(refusal) => self.refuse(line, &refusal)?,
            },
            Order::Act(action) => match self.session.act(action, &mut self.dice) {
                Ok(lapse) => {
                    self.blame(action, lapse)?;
                    self.show()?;
                }
                Err(refusal) => self.refuse(action, &refusal)?,
            },
        }
        Ok(Next::Go)
    }

    fn computer(&mut self) -> Result<(), Failure> {
        let awaited = self.session.turn().awaited();
        let seat = awaited
            .iter()
            .next()
            .expect("a game that is not over awaits a seat");
        let thought = self
            .session
            .think(seat, &Effort::new(Budget::MoveTime(PATIENCE)))
            .expect("a bot sits at every seat of the other sides");
        let action = thought.action;
        let lapse = self
            .session
            .act(&action, &mut self.dice)
            .map_err(|refusal| self.voice.fault(self.play.game.kind(), &action, &refusal))?;
        let text = self.voice.sentence("terminal-played", &[("action", &action)]);
        let seat = Seats(&|seat| self.session.seat_name(seat)).value(seat);
        self.printer
            .object(&json!({ "played": { "seat": seat, "action": action } }), &text)?;
        self.blame(&action, lapse)?;
        self.show()
    }

    /// Tells what was wrong with an action that was accepted, if anything was.
    fn blame(&mut self, action: &str, lapse: Option<Lapse>) -> Result<(), Failure> {
        let Some(lapse) = lapse else { return Ok(()) };
        let seats = Seats(&|seat| self.session.seat_name(seat));
        let told = Told::of(self.play.game.kind(), action, &lapse, &seats, self.voice);
        let text = self.voice.sentence(
            "terminal-refused",
            &[("sentence", &told.sentence), ("clause", lapse.clause)],
        );
        self.printer.object(&json!({ "error": told.object }), &text)?;
        Ok(())
    }

    /// Takes back until it is your turn again, the computer's answer included.
    fn undo(&mut self) -> Result<(), Failure> {
        let mut undone = self.session.undo();
        if !undone {
            return self.say("terminal-nothing-to-undo", &[]);
        }
        while undone && !self.is_your_turn() {
            undone = self.session.undo();
        }
        self.show()
    }

    fn refuse(&mut self, action: &str, refusal: &Refusal) -> Result<(), Failure> {
        let sentence = match refusal {
            Refusal::Malformed(_) => {
                let shown = action.escape_debug().to_string();
                self.voice.sentence("terminal-malformed", &[("action", &shown)])
            }
            refusal => {
                let sentence = self.voice.refusal(self.play.game.kind(), refusal);
                match refusal.clause() {
                    Some(clause) => self
                        .voice
                        .sentence("terminal-refused", &[("sentence", &sentence), ("clause", clause)]),
                    None => sentence,
                }
            }
        };
        let object = json!({ "clause": refusal.clause(), "code": refusal.code(), "sentence": sentence });
        self.printer.object(&json!({ "refused": object }), &sentence)?;
        Ok(())
    }

    fn show(&mut self) -> Result<(), Failure> {
        let viewer = Viewer::Seat(self.you);
        let position = self.session.position_for(viewer);
        let picture = self.session.picture(viewer);
        let text = match (Board::of(&picture), picture.beside) {
            (Some(board), None) => format!("\n{}", board.draw(self.flipped, self.ink)),
            (Some(board), Some(beside)) => {
                format!("\n{}\n{beside}", board.draw(self.flipped, self.ink))
            }
            (None, _) => position.clone(),
        };
        self.printer.object(&json!({ "position": position }), &text)?;
        Ok(())
    }

    fn say(&mut self, key: &str, args: &[(&str, &str)]) -> Result<(), Failure> {
        if !self.printer.json() {
            let sentence = self.voice.sentence(key, args);
            self.printer.text(&sentence)?;
        }
        Ok(())
    }
}
