//! Results on standard output, as text or as one JSON object a line; messages on standard error.
//!
//! What a pipe reads is results and nothing else, in either form; and they are held back until there is a
//! bufferful, since a listing may have a line for every action of a position.

use std::io::{self, BufWriter, Stdout, Write};

use serde_json::{Value, json};

/// Where a command's words go.
pub(crate) struct Printer {
    out: BufWriter<Stdout>,
    json: bool,
}

impl Printer {
    /// A printer of JSON or of text.
    pub(crate) fn new(json: bool) -> Printer {
        Printer {
            out: BufWriter::new(io::stdout()),
            json,
        }
    }

    /// Whether results are printed as JSON.
    pub(crate) fn json(&self) -> bool {
        self.json
    }

    /// Prints a result in whichever of its two forms is wanted.
    pub(crate) fn object(&mut self, object: &Value, text: &str) -> io::Result<()> {
        if self.json {
            writeln!(self.out, "{object}")
        } else {
            writeln!(self.out, "{text}")
        }
    }

    /// Prints text that has no JSON form, such as a drawn board.
    pub(crate) fn text(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Sends out what is still held back.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Says why the command cannot be done, by a code and in words.
    pub(crate) fn error(&mut self, code: &str, message: &str) {
        if self.json {
            let object = json!({ "error": { "code": code, "message": message } });
            let _ = writeln!(io::stderr(), "{object}");
        } else {
            self.message(message);
        }
    }

    /// Says something about the command itself. A closed standard error is nobody's loss.
    pub(crate) fn message(&mut self, message: &str) {
        let _ = writeln!(io::stderr(), "cavalettres: {message}");
    }
}
