//! Beginning a chain on a base (2.6, section 14).

use super::{Attempt, Failure, Formed};
use crate::refusal::{Refused, at, refuse};
use crate::{Base, Cell, Chain, Clause, Coup, Device, Placed, WordTile, check, seating};

impl Attempt<'_> {
    /// Lays four letters on a free base of one's own.
    pub(super) fn found(&mut self, coup: &Coup) -> Result<(), Failure> {
        let [word] = coup.words.as_slice() else {
            return Err(match coup.words.get(1) {
                Some(second) => at(Clause::C4_1, "more-than-one-word", second.start).into(),
                None => refuse(Clause::C4_2, "nothing-laid", ()).into(),
            });
        };
        let own = self
            .chains
            .iter()
            .filter(|chain| chain.owner == self.seat)
            .count();
        let base = self.base(own, word.start, Base::covered(word.start, word.axis))?;
        if coup.pivot.is_some() || coup.target.is_some() || !coup.symbols.is_empty() {
            return Err(at(Clause::C4_1, "not-part-of-this-coup", word.start).into());
        }
        if !coup.shots.is_empty() {
            return Err(at(Clause::C8_5, "no-shot-from-blue", word.start).into());
        }
        if coup.block.is_some() {
            return Err(refuse(Clause::C12_1, "no-right-to-blockade", ()).into());
        }
        let letters = word
            .tiles
            .iter()
            .filter(|tile| matches!(tile, WordTile::Laid(_)))
            .count();
        if letters != 4 || word.tiles.len() != 4 {
            return Err(at(Clause::C2_6, "four-letters-wanted", word.start).into());
        }
        if own == 0 && !coup.takes.is_empty() {
            return Err(refuse(Clause::C2_6, "arsenal-only", ()).into());
        }
        self.take(coup)?;
        self.free(&base.cells())?;
        let tiles = self.assign(coup)?;
        if !self.arsenal_used {
            return Err(refuse(Clause::C14_2, "new-chain-needs-arsenal", ()).into());
        }
        self.laid = tiles.iter().map(|placed| placed.cell).collect();
        self.formed.push(Formed {
            cells: self.laid.clone(),
            axis: word.axis,
        });
        self.target = Some(self.chains.len());
        self.chains.push(self.chain(base, tiles));
        check::standing(self.rules, &self.chains)?;
        self.ask_chain(self.chains.len() - 1);
        Ok(())
    }

    /// The base, if it is one's own and another chain may begin (2.6, 14.1).
    fn base(&self, own: usize, start: Cell, base: Option<Base>) -> Result<Base, Refused> {
        if own >= 2 {
            return Err(refuse(Clause::C14_1, "two-chains-already", ()));
        }
        if own == 1 {
            self.played(Device::SecondChain)?;
        }
        let base = base.ok_or(at(Clause::C2_6, "not-on-a-base", start))?;
        if !seating::bases(self.rules, self.seat).contains(&base) {
            let clause = if own == 0 { Clause::C2_6 } else { Clause::C14_1 };
            return Err(at(clause, "not-own-base", start));
        }
        Ok(base)
    }

    /// 15.8: a base with a tile on it or touching it is not free.
    fn free(&self, cells: &[Cell]) -> Result<(), Refused> {
        let taken = cells
            .iter()
            .flat_map(|cell| cell.around())
            .find(|&near| self.chain_at(near).is_some());
        match taken {
            Some(near) => Err(at(Clause::C15_8, "base-not-free", near)),
            None => Ok(()),
        }
    }

    fn chain(&self, base: Base, tiles: Vec<Placed>) -> Chain {
        let first = self
            .chains
            .iter()
            .any(|chain| chain.owner == self.seat && chain.ordinal == 1);
        Chain {
            owner: self.seat,
            ordinal: if first { 2 } else { 1 },
            side: base.side(),
            tiles,
        }
    }
}
