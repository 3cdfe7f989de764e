//! One file per command.
//!
//! Each reads its arguments, asks `catalog`, and prints. Only `bench` and `uci` know which game they are about.

mod apply;
mod bench;
mod best;
mod deal;
mod games;
mod longest;
mod moves;
mod perft;
mod play;
mod print;
mod replay;
mod serve;
mod turn;
mod word;

use clap::Subcommand;

use crate::failure::Failure;
use crate::printer::Printer;
use crate::voice::Voice;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the games to browsers
    Serve(serve::Serve),
    /// List the games: slug, name, seats, options with their defaults
    Games(games::Games),
    /// Print a start position
    Deal(deal::Deal),
    /// List every legal action, sorted
    Moves(moves::Moves),
    /// Print the position after some actions, and what it cannot tell: an end, a claim that is due
    Apply(apply::Apply),
    /// Tell who is to act, or the outcome
    Turn(turn::Turn),
    /// Count the sequences of actions of a given length
    Perft(perft::Perft),
    /// Print the computer's choice, its score and its line
    Best(best::Best),
    /// Let two players meet over many games
    Match(Box<crate::contest::Contest>),
    Word(word::Word),
    Longest(longest::Longest),
    Uci(crate::uci::Uci),
    /// Play in the terminal
    Play(play::Play),
    /// Show or check a recorded game
    Replay(replay::Replay),
    /// Write the box of a game as a PDF to print, to cut out and to play with
    Print(print::Print),
    /// Measure the engine rooms
    Bench(bench::Bench),
}

impl Command {
    /// Does what is asked.
    pub(crate) fn run(self, printer: &mut Printer, voice: &Voice) -> Result<(), Failure> {
        match self {
            Command::Serve(command) => command.run(printer),
            Command::Games(command) => command.run(printer),
            Command::Deal(command) => command.run(printer),
            Command::Moves(command) => command.run(printer),
            Command::Apply(command) => command.run(printer, voice),
            Command::Turn(command) => command.run(printer, voice),
            Command::Perft(command) => command.run(printer),
            Command::Best(command) => command.run(printer, voice),
            Command::Match(command) => command.run(printer),
            Command::Word(command) => command.run(printer, voice),
            Command::Longest(command) => command.run(printer),
            Command::Uci(command) => command.run(),
            Command::Play(command) => command.run(printer, voice),
            Command::Replay(command) => command.run(printer, voice),
            Command::Print(command) => command.run(printer, voice),
            Command::Bench(command) => command.run(printer),
        }
    }
}
