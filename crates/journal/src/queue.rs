//! The bounded queue between callers and the threads that serve them.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::StoreError;

/// The most calls in one transaction, so that the first of them does not wait on thousands more.
pub(crate) const BATCH: usize = 4096;

/// Work waiting for a thread, first come first served.
#[derive(Debug)]
pub(crate) struct Queue<J> {
    state: Mutex<State<J>>,
    arrival: Condvar,
    capacity: usize,
}

#[derive(Debug)]
struct State<J> {
    jobs: VecDeque<J>,
    idle: usize,
    closed: bool,
}

impl<J> Queue<J> {
    pub(crate) fn new(capacity: usize) -> Queue<J> {
        let state = State {
            jobs: VecDeque::new(),
            idle: 0,
            closed: false,
        };
        Queue {
            state: Mutex::new(state),
            arrival: Condvar::new(),
            capacity,
        }
    }

    /// Puts a job in, or gives it back: a caller on an async runtime must never be made to block here.
    pub(crate) fn push(&self, job: J) -> Result<(), (J, StoreError)> {
        let mut state = self.lock();
        if state.closed {
            return Err((job, StoreError::Closed));
        }
        if state.jobs.len() >= self.capacity {
            return Err((job, StoreError::Overloaded));
        }
        state.jobs.push_back(job);
        let wake = state.idle > 0;
        drop(state);
        if wake {
            self.arrival.notify_one();
        }
        Ok(())
    }

    /// Waits for work, then takes what is there, at most `most` jobs. Nothing means closed and empty.
    pub(crate) fn take(&self, most: usize) -> Vec<J> {
        let mut state = self.lock();
        while state.jobs.is_empty() && !state.closed {
            state.idle += 1;
            state = self.arrival.wait(state).unwrap_or_else(PoisonError::into_inner);
            state.idle -= 1;
        }
        let count = state.jobs.len().min(most);
        state.jobs.drain(..count).collect()
    }

    /// Refuses jobs from now on; those already in can still be taken.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.arrival.notify_all();
    }

    /// Closes, and drops what nobody is left to take.
    pub(crate) fn abandon(&self) {
        self.close();
        // Dropped outside the lock: a dropped job answers its caller, which may call again.
        let jobs = std::mem::take(&mut self.lock().jobs);
        drop(jobs);
    }

    /// No code of others runs under the lock, so a poisoned one holds sound data.
    fn lock(&self) -> MutexGuard<'_, State<J>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Should a worker ever panic, callers are told that the store is closed instead of waiting for ever.
pub(crate) struct AbandonOnExit<'a, J>(pub(crate) &'a Queue<J>);

impl<J> Drop for AbandonOnExit<'_, J> {
    fn drop(&mut self) {
        self.0.abandon();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::thread;

    use super::Queue;
    use crate::StoreError;

    #[test]
    fn jobs_come_out_in_order_and_in_batches() {
        let queue = Queue::new(8);
        for job in 0..5 {
            queue.push(job).expect("room");
        }
        assert_eq!(queue.take(3), [0, 1, 2]);
        assert_eq!(queue.take(3), [3, 4]);
    }

    #[test]
    fn a_full_queue_gives_the_job_back() {
        let queue = Queue::new(1);
        queue.push('a').expect("room");
        assert!(matches!(queue.push('b'), Err(('b', StoreError::Overloaded))));
        queue.take(1);
        queue.push('c').expect("room again");
    }

    #[test]
    fn a_closed_queue_lets_out_what_is_in_and_nothing_in() {
        let queue = Queue::new(8);
        queue.push('a').expect("room");
        queue.close();
        assert!(matches!(queue.push('b'), Err(('b', StoreError::Closed))));
        assert_eq!(queue.take(8), ['a']);
        assert!(queue.take(8).is_empty());
    }

    #[test]
    fn a_waiting_thread_is_woken_by_work_and_by_closing() {
        let queue = Arc::new(Queue::new(8));
        let taker = thread::spawn({
            let queue = Arc::clone(&queue);
            move || (queue.take(1), queue.take(1))
        });
        queue.push('a').expect("room");
        queue.close();
        assert_eq!(taker.join().expect("taker ends"), (vec!['a'], vec![]));
    }
}
