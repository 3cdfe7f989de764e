//! The transposition table: what was found out about positions met before.

use crate::value::{CERTAIN, Value};

/// How a stored value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// This is the true value.
    Exact,
}

/// What is remembered of one position.
#[derive(Clone, Copy, Debug)]
pub struct Entry<M> {
    check: u32,
    value: i16,
    eval: i16,
    hint: Option<M>,
    depth: u8,
    bound: Bound,
    age: u8,
}

impl<M: Copy> Entry<M> {
    /// The value, seen from a node `ply` plies below the root: distances to the end are stored from
    /// the position itself.
    pub fn value(&self, ply: usize) -> Value {
        let value = Value::from(self.value);
        if value >= CERTAIN {
            value - ply as Value
        } else if value <= -CERTAIN {
            value + ply as Value
        } else {
            value
        }
    }

    /// The evaluation without looking ahead.
    pub fn eval(&self) -> Value {
        Value::from(self.eval)
    }

    /// The best move found, which may belong to another position with the same hash.
    pub fn hint(&self) -> Option<M> {
        self.hint
    }

    /// How deep the position was searched.
    pub fn depth(&self) -> i32 {
        i32::from(self.depth)
    }

    /// How the value relates to the true one.
    pub fn bound(&self) -> Bound {
        self.bound
    }

    /// Whether the value settles a search with the window `alpha` to `beta`.
    pub(crate) fn settles(&self, value: Value, alpha: Value, beta: Value) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        }
    }
}

/// How many entries share a bucket: as many as a line of the processor's cache holds where moves are small, so
/// that all are looked through for one read.
const WAYS: usize = 4;

/// How many buckets tell how full the table is: with their four ways, a thousand entries.
const SAMPLE: usize = 250;

/// An entry of an earlier search is worth so many plies less for each search that came since.
const AGE: i32 = 8;

/// An entry of this search yields to a shallower one only within so many plies.
const DEEPER: u8 = 3;

/// A table of fixed size that forgets the shallow and the old first.
#[derive(Clone, Debug)]
pub struct Table<M> {
    buckets: Vec<[Option<Entry<M>>; WAYS]>,
    age: u8,
}

impl<M: Copy> Table<M> {
    /// A table of at most `bytes`, and at least one bucket.
    pub fn new(bytes: usize) -> Table<M> {
        let count = (bytes / size_of::<[Option<Entry<M>>; WAYS]>()).max(1);
        Table {
            buckets: vec![[None; WAYS]; count],
            age: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill([None; WAYS]);
        self.age = 0;
    }

    /// A new search begins: what earlier ones left may be replaced first.
    pub fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// How full the table is with entries of this search, in thousandths.
    pub fn fullness(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(SAMPLE)];
        let fresh = sample
            .iter()
            .flatten()
            .flatten()
            .filter(|entry| entry.age == self.age)
            .count();
        u16::try_from(fresh * 1000 / (sample.len() * WAYS)).unwrap_or(1000)
    }

    fn place(&self, key: u64) -> (usize, u32) {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        (index as usize, key as u32)
    }

    /// What is remembered of the position with this key.
    pub fn probe(&self, key: u64) -> Option<Entry<M>> {
        let (index, check) = self.place(key);
        self.buckets[index]
            .iter()
            .flatten()
            .find(|entry| entry.check == check)
            .copied()
    }

    /// Remembers a position found `ply` plies below the root. A missing `hint` keeps the known one.
    #[expect(
        clippy::too_many_arguments,
        reason = "one call site per outcome, each with all of them"
    )]
    pub fn store(
        &mut self,
        key: u64,
        ply: usize,
        depth: i32,
        value: Value,
        eval: Value,
        bound: Bound,
        hint: Option<M>,
    ) {
        let (index, check) = self.place(key);
        let age = self.age;
        let bucket = &mut self.buckets[index];
        let worth = |slot: &Option<Entry<M>>| match slot {
            None => i32::MIN,
            Some(entry) if entry.check == check => i32::MIN + 1,
            Some(entry) => entry.depth() - AGE * i32::from(age.wrapping_sub(entry.age)),
        };
        let same = bucket
            .iter()
            .position(|slot| slot.is_some_and(|entry| entry.check == check));
        let way = same.unwrap_or_else(|| (0..WAYS).min_by_key(|&way| worth(&bucket[way])).unwrap_or(0));
        let known = same.and_then(|way| bucket[way]);
        let depth = u8::try_from(depth.max(0)).unwrap_or(u8::MAX);
        if let Some(known) = known
            && bound != Bound::Exact
            && known.age == age
            && known.depth > depth.saturating_add(DEEPER)
        {
            return;
        }
        let value = if value >= CERTAIN {
            value + ply as Value
        } else if value <= -CERTAIN {
            value - ply as Value
        } else {
            value
        };
        bucket[way] = Some(Entry {
            check,
            value: value as i16,
            eval: eval as i16,
            hint: hint.or(known.and_then(|known| known.hint)),
            depth,
            bound,
            age,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::win_in;

    #[test]
    fn remembers_what_was_stored_last() {
        let mut table = Table::<u8>::new(1 << 12);
        table.store(77, 0, 4, 12, 5, Bound::Exact, Some(9));
        table.store(77, 0, 5, 13, 5, Bound::Lower, None);
        let entry = table.probe(77).expect("just stored");
        assert_eq!((entry.value(0), entry.depth(), entry.hint()), (13, 5, Some(9)));
        assert!(table.probe(78).is_none());
    }

    #[test]
    fn distances_to_the_end_are_kept_from_the_position() {
        let mut table = Table::<u8>::new(1 << 12);
        table.store(1, 6, 4, win_in(10), 0, Bound::Exact, None);
        assert_eq!(table.probe(1).expect("just stored").value(2), win_in(6));
    }

    #[test]
    fn a_full_bucket_gives_up_the_old_and_shallow() {
        let mut table = Table::<u8>::new(1);
        for key in 0..4 {
            table.store(key, 0, 10 + key as i32, 0, 0, Bound::Exact, None);
        }
        table.store(9, 0, 1, 0, 0, Bound::Exact, None);
        assert!(table.probe(0).is_none() && table.probe(9).is_some() && table.probe(3).is_some());
        table.clear();
        assert!(table.probe(9).is_none());
    }
}
