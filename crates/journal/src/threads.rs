//! The threads of a store, and waiting for them to end.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use crate::OpenError;

/// Threads that are joined together.
#[derive(Debug, Default)]
pub(crate) struct Threads(Mutex<Vec<JoinHandle<()>>>);

impl Threads {
    /// Starts one more.
    pub(crate) fn start(&self, name: &str, run: impl FnOnce() + Send + 'static) -> Result<(), OpenError> {
        let thread = thread::Builder::new()
            .name(name.to_owned())
            .spawn(run)
            .map_err(OpenError::Thread)?;
        self.handles().push(thread);
        Ok(())
    }

    /// Waits for all of them to end, held locked meanwhile so that every closer waits.
    pub(crate) fn join(&self) {
        for thread in self.handles().drain(..) {
            // Waking a task can drop the last handle on the store from the very thread that woke it.
            if thread.thread().id() != thread::current().id() {
                // A worker that panicked has answered its callers through their abandoned answers.
                drop(thread.join());
            }
        }
    }

    fn handles(&self) -> MutexGuard<'_, Vec<JoinHandle<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
