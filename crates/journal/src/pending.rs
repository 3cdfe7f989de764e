//! An answer that is not there yet.

use std::fmt;
use std::future::Future;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

/// The answer to a call, once it comes: a future that needs no particular runtime, or any.
#[must_use = "the call has succeeded only when its answer says so"]
pub struct Pending<T> {
    slot: Arc<Mutex<Slot<T>>>,
}

/// The other end of a [`Pending`], by which a store answers.
///
/// Dropped without an answer, it gives the one it was made with: nobody waits for ever.
pub struct Answer<T> {
    slot: Arc<Mutex<Slot<T>>>,
    abandoned: Option<fn() -> T>,
}

enum Slot<T> {
    Awaited(Option<Waker>),
    Answered(T),
    Taken,
}

impl<T> Pending<T> {
    /// Both ends of an answer; `abandoned` makes the one given if the [`Answer`] is dropped.
    pub fn channel(abandoned: fn() -> T) -> (Answer<T>, Pending<T>) {
        let slot = Arc::new(Mutex::new(Slot::Awaited(None)));
        let answer = Answer {
            slot: Arc::clone(&slot),
            abandoned: Some(abandoned),
        };
        (answer, Pending { slot })
    }

    /// An answer that is already there.
    pub fn ready(value: T) -> Pending<T> {
        Pending {
            slot: Arc::new(Mutex::new(Slot::Answered(value))),
        }
    }

    /// Blocks this thread until the answer comes. Not for use inside an async task.
    pub fn wait(self) -> T {
        let waker = Waker::from(Arc::new(Unpark(thread::current())));
        let mut context = Context::from_waker(&waker);
        let mut pending = pin!(self);
        loop {
            match pending.as_mut().poll(&mut context) {
                Poll::Ready(value) => return value,
                Poll::Pending => thread::park(),
            }
        }
    }
}

impl<T> Future for Pending<T> {
    type Output = T;

    /// # Panics
    /// If polled again after it was ready.
    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<T> {
        let mut slot = lock(&self.slot);
        match &mut *slot {
            Slot::Awaited(Some(waker)) => {
                waker.clone_from(context.waker());
                return Poll::Pending;
            }
            Slot::Awaited(empty) => {
                *empty = Some(context.waker().clone());
                return Poll::Pending;
            }
            Slot::Answered(_) | Slot::Taken => {}
        }
        match std::mem::replace(&mut *slot, Slot::Taken) {
            Slot::Answered(value) => Poll::Ready(value),
            Slot::Awaited(_) | Slot::Taken => panic!("pending polled after its answer was taken"),
        }
    }
}

impl<T> Answer<T> {
    /// Gives the answer.
    pub fn give(mut self, value: T) {
        self.abandoned = None;
        self.put(value);
    }

    fn put(&self, value: T) {
        let before = std::mem::replace(&mut *lock(&self.slot), Slot::Answered(value));
        // Woken outside the lock, so that the task does not run into it at once.
        if let Slot::Awaited(Some(waker)) = before {
            waker.wake();
        }
    }
}

impl<T> Drop for Answer<T> {
    fn drop(&mut self) {
        if let Some(abandoned) = self.abandoned.take() {
            self.put(abandoned());
        }
    }
}

impl<T> fmt::Debug for Pending<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pending").finish_non_exhaustive()
    }
}

impl<T> fmt::Debug for Answer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answer").finish_non_exhaustive()
    }
}

/// A slot is whole between any two statements that could panic, so a poisoned lock holds sound data.
fn lock<T>(slot: &Mutex<Slot<T>>) -> MutexGuard<'_, Slot<T>> {
    slot.lock().unwrap_or_else(PoisonError::into_inner)
}

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::pin;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::task::{Context, Poll, Wake, Waker};
    use std::thread;

    use super::Pending;

    struct Count(AtomicUsize);

    impl Wake for Count {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::SeqCst);
        }
    }

    #[test]
    fn an_answer_from_another_thread_ends_the_wait() {
        let (answer, pending) = Pending::channel(|| 0);
        let teller = thread::spawn(move || answer.give(7));
        assert_eq!(pending.wait(), 7);
        teller.join().expect("teller ends");
    }

    #[test]
    fn an_answer_wakes_the_task_that_polled_last() {
        let (first, last) = (
            Arc::new(Count(AtomicUsize::new(0))),
            Arc::new(Count(AtomicUsize::new(0))),
        );
        let (answer, pending) = Pending::channel(|| 0);
        let mut pending = pin!(pending);
        for count in [&first, &last] {
            let waker = Waker::from(Arc::clone(count));
            assert_eq!(
                pending.as_mut().poll(&mut Context::from_waker(&waker)),
                Poll::Pending
            );
        }
        answer.give(3);
        assert_eq!(
            (first.0.load(Ordering::SeqCst), last.0.load(Ordering::SeqCst)),
            (0, 1)
        );
        assert_eq!(
            pending.poll(&mut Context::from_waker(Waker::noop())),
            Poll::Ready(3)
        );
    }

    #[test]
    fn an_abandoned_answer_still_comes() {
        let (answer, pending) = Pending::channel(|| "abandoned");
        drop(answer);
        assert_eq!(pending.wait(), "abandoned");
    }

    #[test]
    fn a_ready_answer_needs_no_teller() {
        assert_eq!(Pending::ready(5).wait(), 5);
    }
}
