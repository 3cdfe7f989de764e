//! What a room decided, whatever its game: printed for the journal once, and folded as it is.

use std::any::Any;
use std::fmt;

use game_core::Notation;

use crate::{OrderKey, Record};

/// Records that a room decided and has not folded. They stay what they are: the journal is given their
/// lines, and nobody reads those to go on.
pub struct Decided(Box<dyn Batch>);

impl Decided {
    pub(crate) fn new<E: Notation + Send + Sync + 'static>(records: Vec<Record<E>>) -> Decided {
        Decided(Box::new(records))
    }

    /// The records, when their events are of this kind.
    pub(crate) fn records<E: 'static>(&self) -> Option<&[Record<E>]> {
        self.0.any().downcast_ref::<Vec<Record<E>>>().map(Vec::as_slice)
    }

    /// Whether nothing happens.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether somebody may look through other eyes afterwards: places are taken or seats dealt.
    pub fn reseats(&self) -> bool {
        self.0.reseats()
    }

    /// Notes in the last record which order led to it: sent again, whether or not the server was away
    /// meanwhile, it is answered and not done.
    pub fn sign(&mut self, order: OrderKey) {
        self.0.sign(order);
    }

    /// The records as lines for the journal.
    pub fn lines(&self) -> Vec<String> {
        self.0.lines()
    }
}

impl fmt::Debug for Decided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.lines()).finish()
    }
}

/// Records of some game.
trait Batch: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn is_empty(&self) -> bool;
    fn reseats(&self) -> bool;
    fn sign(&mut self, order: OrderKey);
    fn lines(&self) -> Vec<String>;
}

impl<E: Notation + Send + Sync + 'static> Batch for Vec<Record<E>> {
    fn any(&self) -> &dyn Any {
        self
    }

    fn is_empty(&self) -> bool {
        Vec::is_empty(self)
    }

    fn reseats(&self) -> bool {
        self.iter().any(|record| record.kind.reseats())
    }

    fn sign(&mut self, order: OrderKey) {
        if let Some(last) = self.last_mut() {
            last.order = Some(order);
        }
    }

    fn lines(&self) -> Vec<String> {
        self.iter().map(ToString::to_string).collect()
    }
}
