//! The cross of a word blockade (12.1 to 12.3).

use super::Attempt;
use super::lay::cross;
use crate::refusal::{Refused, at, refuse};
use crate::{Clause, Coup, Device, End, check};

impl Attempt<'_> {
    /// Whether letters came from one chain only and none from the Arsenal: what 9.2 asks besides a
    /// group that has a sense.
    pub(crate) fn single_source(&self) -> bool {
        let chain = self.sources.first().map(|&(chain, _)| chain);
        chain.is_some() && !self.arsenal_used && self.sources.iter().all(|&(other, _)| Some(other) == chain)
    }

    /// Lays the cross beyond the free extremity of the word just laid; whether it is earned is asked later
    /// (7.6).
    pub(super) fn block(&mut self, coup: &Coup) -> Result<(), Refused> {
        let Some(cell) = coup.block else {
            return Ok(());
        };
        self.played(Device::WordBlockade)?;
        let target = self
            .target
            .ok_or(refuse(Clause::C12_1, "no-right-to-blockade", ()))?;
        if !self.is_own(target) {
            return Err(at(Clause::C10_3, "no-blockade-by-pirate", cell));
        }
        if self.chain_at(cell).is_some() {
            return Err(at(Clause::C12_2, "square-taken", cell));
        }
        let chain = &self.chains[target];
        let word = self.formed.last();
        let free = End::BOTH.into_iter().find_map(|end| {
            let last = chain.end(end)?.cell;
            let word = word.filter(|word| word.cells.contains(&last))?;
            let dir = last.toward(cell).filter(|dir| dir.axis() == word.axis)?;
            Some((end, dir))
        });
        let Some((end, dir)) = free else {
            return Err(at(Clause::C12_1, "not-beyond-the-word", cell));
        };
        self.spend_cross(cell)?;
        let placed = cross(cell, dir.opposite());
        let tiles = &mut self.chains[target].tiles;
        match end {
            End::Head => tiles.insert(0, placed),
            End::Tail => tiles.push(placed),
        }
        check::standing(self.rules, &self.chains)
    }
}
