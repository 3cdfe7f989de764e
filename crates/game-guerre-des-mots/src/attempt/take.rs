//! Taking letters (section 5).

use super::{Attempt, Taken};
use crate::refusal::{Refused, at, refuse};
use crate::{Chain, Clause, Coup, End, Glyph, Take};

impl Attempt<'_> {
    /// Takes every letter asked for.
    pub(super) fn take(&mut self, coup: &Coup) -> Result<(), Refused> {
        let bound = |number: &usize| self.is_own(*number) && self.chains[*number].is_blockaded();
        self.bound = (0..self.chains.len()).filter(bound).collect();
        let mut touched: Vec<(usize, Chain)> = Vec::new();
        for &take in &coup.takes {
            let (number, end, count) = self.cut(take)?;
            if self.is_own(number) {
                if self.sources.contains(&(number, end.other())) {
                    return Err(at(Clause::C5_6, "transfer-from-both-ends", take.end));
                }
            } else {
                self.bound()?;
                self.open_to_capture(number, end, count, take)?;
            }
            if touched.iter().all(|&(earlier, _)| earlier != number) {
                touched.push((number, self.chains[number].clone()));
            }
            self.sources.push((number, end));
            let taken = cut_off(&mut self.chains[number], end, count);
            self.taken
                .extend(taken.into_iter().map(|placed| Taken { placed, used: false }));
        }
        self.return_crosses()?;
        // 5.4: what remains is tested before anything is laid.
        for (number, before) in &touched {
            self.ask_chain(*number);
            self.group(before);
        }
        Ok(())
    }

    /// The chain, the extremity and the number of tiles of a take (5.2, 3.6).
    pub(super) fn cut(&self, take: Take) -> Result<(usize, End, usize), Refused> {
        let Some((number, end)) = self.end_at(take.end) else {
            let code = match self.chain_at(take.end) {
                Some(_) => "not-an-extremity",
                None => "no-tile",
            };
            return Err(at(Clause::C5_2, code, take.end));
        };
        // A chain of one tile has both extremities on one square, and nothing to give.
        let count = usize::from(take.count);
        if count == 0 {
            return Err(at(Clause::C5_2, "nothing-taken", take.end));
        }
        let chain = &self.chains[number];
        let within = |inwards: usize| chain.index_from(end, inwards).map(|index| &chain.tiles[index]);
        let rest = (count..chain.tiles.len()).filter_map(within);
        if !rest.into_iter().any(|placed| !placed.is_cross()) {
            return Err(at(Clause::C3_6, "must-leave-a-word", take.end));
        }
        let cross = (0..count).filter_map(within).find(|placed| placed.is_cross());
        if let Some(cross) = cross {
            // 12.3, and 5.7 for whoever is not its owner.
            return Err(if self.is_own(number) {
                at(Clause::C12_3, "cross-stays", cross.cell)
            } else {
                at(Clause::C5_7, "word-protected", cross.cell)
            });
        }
        Ok((number, end, count))
    }

    /// 5.7: what cannot be captured.
    fn open_to_capture(&self, number: usize, end: End, count: usize, take: Take) -> Result<(), Refused> {
        let chain = &self.chains[number];
        if chain.is_blockaded() {
            return Err(at(Clause::C5_7, "chain-blockaded", take.end));
        }
        let mut taken = (0..count).filter_map(|inwards| chain.index_from(end, inwards));
        match taken.find(|&index| chain.is_guarded(index)) {
            Some(index) => Err(at(Clause::C5_7, "word-protected", chain.tiles[index].cell)),
            None => Ok(()),
        }
    }

    /// 9.2: the letters taken of each word of a chain as it lay before, in however many takes.
    fn group(&mut self, before: &Chain) {
        for word in before.words() {
            let cells = before.cells(&word);
            let letters = before.reading(&word);
            let gone = |cell| self.taken.iter().any(|taken| taken.placed.cell == cell);
            let group: Vec<Glyph> = cells
                .into_iter()
                .zip(letters)
                .filter_map(|(cell, letter)| gone(cell).then_some(letter))
                .collect();
            if !group.is_empty() {
                self.groups.push(group);
            }
        }
    }

    /// 5.6: letters do not go back to the extremity they came from.
    pub(super) fn transfer(&self, target: usize, end: End) -> Result<(), Refused> {
        if !self.rules.transfer_same_end && self.sources.contains(&(target, end)) {
            return Err(refuse(Clause::C5_6, "transfer-to-same-end", ()));
        }
        Ok(())
    }
}

/// Takes tiles off a chain, from the extremity inwards.
pub(super) fn cut_off(chain: &mut Chain, end: End, count: usize) -> Vec<crate::Placed> {
    match end {
        End::Head => chain.tiles.drain(..count).collect(),
        End::Tail => {
            let from = chain.tiles.len() - count;
            let mut taken: Vec<_> = chain.tiles.drain(from..).collect();
            taken.reverse();
            taken
        }
    }
}
