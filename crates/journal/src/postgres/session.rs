//! A connection that is made again when it is lost.

use std::thread;
use std::time::{Duration, Instant};

use super::fault::Failure;
use super::{Link, PostgresUrl};

/// How long to wait before a server that is away is asked again.
const PAUSE: Duration = Duration::from_millis(50);

/// What a thread needs to talk to the database for as long as the store is open.
pub(super) struct Session {
    address: PostgresUrl,
    patience: Duration,
    link: Option<Link>,
    /// Since when nothing has been answered.
    silent: Option<Instant>,
}

impl Session {
    /// Nothing is connected yet: the first call connects.
    pub(super) fn new(address: PostgresUrl, patience: Duration) -> Session {
        Session {
            address,
            patience,
            link: None,
            silent: None,
        }
    }

    /// The connection, made if there is none.
    pub(super) fn link(&mut self) -> Result<&Link, Failure> {
        match &mut self.link {
            Some(link) => Ok(link),
            empty => Ok(empty.insert(Link::open(&self.address, self.patience)?)),
        }
    }

    /// Notes that the server has answered.
    pub(super) fn heard(&mut self) {
        self.silent = None;
    }

    /// Gives the connection up, and tells whether to try another; if so, once some time has passed. Callers
    /// are not kept waiting for a server that has been away for long.
    pub(super) fn lost(&mut self) -> bool {
        // The first loss may be of a connection that lay idle while the server was started anew.
        let at_once = self.link.take().is_some() && self.silent.is_none();
        let since = *self.silent.get_or_insert_with(Instant::now);
        let patient = since.elapsed() < self.patience;
        if patient && !at_once {
            thread::sleep(PAUSE);
        }
        patient
    }

    /// Does something that may as well be done twice, over as many connections as it takes.
    pub(super) fn ask<T>(&mut self, mut ask: impl FnMut(&Link) -> Result<T, Failure>) -> Result<T, Failure> {
        loop {
            match self.link().and_then(&mut ask) {
                Err(Failure::Lost(why)) => {
                    if !self.lost() {
                        return Err(Failure::Lost(why));
                    }
                }
                told => {
                    self.heard();
                    return told;
                }
            }
        }
    }
}
