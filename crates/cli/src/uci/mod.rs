//! `cavalettres uci`: the chess engine for programs that speak the Universal Chess Interface.
//!
//! One loop hears every line as it comes, and hands it on: a driver may say `stop` at any moment. When the
//! input ends without `quit`, as it does behind a pipe, what was asked is still thought through and answered.

mod order;
mod output;
mod session;
mod thinking;

use std::io::{self, BufRead as _};

use clap::Args;

use crate::failure::Failure;

use session::{Next, Session};

/// Play chess for a program that speaks the Universal Chess Interface
#[derive(Args)]
pub(crate) struct Uci {}

impl Uci {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut session = Session::new(io::stdout());
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        loop {
            line.clear();
            // Bytes that are not UTF-8 become a word nobody knows, which the protocol ignores.
            if input.read_until(b'\n', &mut line)? == 0 {
                break;
            }
            if session.obey(&String::from_utf8_lossy(&line))? == Next::Quit {
                return Ok(session.quit()?);
            }
        }
        // The input has ended: what was asked is still answered.
        Ok(session.finish()?)
    }
}
