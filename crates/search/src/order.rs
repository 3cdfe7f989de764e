//! The order in which moves are tried: what is remembered, what wins something, what cut sister
//! nodes short, what has worked elsewhere, and last what loses something.

use crate::Position;
use crate::history::{History, Trail};

/// What a noisy move gains counts so much more than what it risks that the risk only orders equal gains.
const GAIN_OVER_RISK: i32 = 16;

/// A move with what it promises.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked<M> {
    mv: M,
    promise: i32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Hint,
    ListNoisy,
    Noisy,
    Favourite(usize),
    ListQuiet,
    Quiet,
    Losing,
    Done,
}

/// Which moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Want {
    /// All of them.
    All,
    /// Noisy ones that lose nothing.
    Gains,
}

/// How many quiet moves are tried before the others: the two that last cut sister positions short, and what
/// has answered the last move well.
pub(crate) const FAVOURITES: usize = 3;

/// Hands out the moves of a position one by one, working out as few as possible.
pub(crate) struct Picker<M> {
    stage: Stage,
    want: Want,
    hint: Option<M>,
    favourites: [Option<M>; FAVOURITES],
    trail: Trail,
    ranked: Vec<Ranked<M>>,
    listed: Vec<M>,
    /// `ranked[..losing]` are noisy moves put off until last.
    losing: usize,
    next: usize,
}

impl<M: Copy + Eq> Picker<M> {
    pub(crate) fn new(
        want: Want,
        hint: Option<M>,
        favourites: [Option<M>; FAVOURITES],
        trail: Trail,
        mut buffers: (Vec<Ranked<M>>, Vec<M>),
    ) -> Picker<M> {
        buffers.0.clear();
        buffers.1.clear();
        Picker {
            stage: Stage::Hint,
            want,
            hint,
            favourites,
            trail,
            ranked: buffers.0,
            listed: buffers.1,
            losing: 0,
            next: 0,
        }
    }

    pub(crate) fn into_buffers(self) -> (Vec<Ranked<M>>, Vec<M>) {
        (self.ranked, self.listed)
    }

    /// No quiet move is wanted any more.
    pub(crate) fn skip_quiet(&mut self) {
        if matches!(self.stage, Stage::Favourite(_) | Stage::ListQuiet | Stage::Quiet) {
            self.begin_losing();
        }
    }

    fn begin_losing(&mut self) {
        self.stage = Stage::Losing;
        self.next = 0;
    }

    /// Moves the most promising of the moves not yet handed out to the front of them.
    fn best(&mut self) -> Option<M> {
        let rest = self.ranked.get_mut(self.next..)?;
        let (at, _) = rest
            .iter()
            .enumerate()
            .rev()
            .max_by_key(|(_, ranked)| ranked.promise)?;
        rest.swap(0, at);
        self.next += 1;
        Some(self.ranked[self.next - 1].mv)
    }

    pub(crate) fn next<P: Position<Move = M>>(&mut self, position: &P, history: &History<M>) -> Option<M> {
        loop {
            match self.stage {
                Stage::Hint => {
                    self.stage = Stage::ListNoisy;
                    if self.hint.is_some() {
                        return self.hint;
                    }
                }
                Stage::ListNoisy => {
                    position.noisy(&mut self.listed);
                    for mv in self.listed.drain(..).filter(|&mv| Some(mv) != self.hint) {
                        let promise = GAIN_OVER_RISK * position.gain(mv) - position.risk(mv);
                        self.ranked.push(Ranked { mv, promise });
                    }
                    self.stage = Stage::Noisy;
                }
                Stage::Noisy => match self.best() {
                    Some(mv) if position.exchange(mv, 0) => return Some(mv),
                    Some(_) => {
                        self.ranked.swap(self.losing, self.next - 1);
                        self.losing += 1;
                    }
                    None if self.want == Want::Gains => self.stage = Stage::Done,
                    None => self.stage = Stage::Favourite(0),
                },
                Stage::Favourite(index) => {
                    self.stage = match index {
                        2 => Stage::ListQuiet,
                        index => Stage::Favourite(index + 1),
                    };
                    let Some(mv) = self.favourites[index] else {
                        continue;
                    };
                    let fresh = Some(mv) != self.hint && !self.favourites[..index].contains(&Some(mv));
                    if fresh && position.is_legal(mv) && !position.is_noisy(mv) {
                        return Some(mv);
                    }
                    self.favourites[index] = None;
                }
                Stage::ListQuiet => {
                    position.quiet(&mut self.listed);
                    self.ranked.truncate(self.losing);
                    self.next = self.losing;
                    for mv in self.listed.drain(..) {
                        if Some(mv) != self.hint && !self.favourites.contains(&Some(mv)) {
                            let promise = history.of(position.slot(mv), self.trail);
                            self.ranked.push(Ranked { mv, promise });
                        }
                    }
                    self.stage = Stage::Quiet;
                }
                Stage::Quiet => match self.best() {
                    Some(mv) => return Some(mv),
                    None => self.begin_losing(),
                },
                Stage::Losing => {
                    if self.next < self.losing {
                        self.next += 1;
                        return Some(self.ranked[self.next - 1].mv);
                    }
                    self.stage = Stage::Done;
                }
                Stage::Done => return None,
            }
        }
    }
}
