//! The way back to the driver.
//!
//! Two threads answer, and a driver reads lines: each is written whole and sent at once.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

/// Where answers go; the thinking thread writes too.
pub(crate) struct Output<W>(Arc<Mutex<W>>);

impl<W> Clone for Output<W> {
    fn clone(&self) -> Output<W> {
        Output(self.0.clone())
    }
}

impl<W: Write> Output<W> {
    pub(crate) fn new(out: W) -> Output<W> {
        Output(Arc::new(Mutex::new(out)))
    }

    pub(crate) fn say(&self, line: &str) -> io::Result<()> {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(out, "{line}")?;
        out.flush()
    }
}
