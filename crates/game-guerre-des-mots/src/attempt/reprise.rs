//! Taking letters back into the Arsenal (section 11), for oneself or for their owner (10.5).

use super::Attempt;
use super::take::cut_off;
use crate::refusal::{Refused, at, refuse};
use crate::{AllyReprise, Clause, Coup, Device, State, check};

impl Attempt<'_> {
    /// Takes one word or a part of it back.
    pub(super) fn reprise(&mut self, state: &State, coup: &Coup) -> Result<(), Refused> {
        self.played(Device::Reprise)?;
        let foreign = coup.pivot.is_some()
            || coup.target.is_some()
            || coup.block.is_some()
            || !coup.words.is_empty()
            || !coup.symbols.is_empty()
            || !coup.shots.is_empty();
        let [take] = coup.takes.as_slice() else {
            return Err(refuse(Clause::C11_1, "more-than-one-word", ()));
        };
        if foreign {
            return Err(at(Clause::C4_1, "not-part-of-this-coup", take.end));
        }
        let (number, end, count) = self.cut(*take)?;
        if !self.is_own(number) {
            self.ally(state, number, *take)?;
        }
        let chain = &self.chains[number];
        let index = chain.index_of(take.end).unwrap_or_default();
        let word = chain.words().into_iter().find(|word| word.has(index));
        if word.is_none_or(|word| count > word.len()) {
            return Err(at(Clause::C11_1, "more-than-one-word", take.end));
        }
        let taken = cut_off(&mut self.chains[number], end, count);
        taken.into_iter().for_each(|placed| self.gain(placed));
        self.return_crosses()?;
        self.ask_chain(number);
        self.target = Some(number);
        check::standing(self.rules, &self.chains)
    }

    /// 10.5: the tiles go to the owner, who must still be there to be asked.
    fn ally(&mut self, state: &State, number: usize, take: crate::Take) -> Result<(), Refused> {
        if self.rules.ally_reprise == AllyReprise::Off {
            return Err(at(Clause::C11_1, "not-your-chain", take.end));
        }
        self.played(Device::Piracy)?;
        self.frozen(Some(number))?;
        let owner = self.chains[number].owner;
        if self.left.contains(owner) {
            return Err(at(Clause::C10_5, "nobody-to-ask", take.end));
        }
        if !self.gained.is_empty() {
            // Crosses lifted are the asker's, and one coup fills one Arsenal.
            return Err(at(Clause::C4_1, "not-part-of-this-coup", take.end));
        }
        self.holder = owner;
        self.arsenal = state.arsenals[owner.index()];
        Ok(())
    }
}
