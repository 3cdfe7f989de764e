//! The change of direction (6.5).

use super::{Attempt, Formed};
use crate::refusal::{Refused, among, at};
use crate::{Clause, Coup, Device, End, Face};

impl Attempt<'_> {
    /// Turns the last letter of an end word at a right angle.
    pub(super) fn turn(&mut self, coup: &Coup) -> Result<(), Refused> {
        let Some(pivot) = coup.pivot else {
            return Ok(());
        };
        self.played(Device::Pivot)?;
        let Some((number, end)) = self.end_at(pivot.from) else {
            return Err(match self.chain_at(pivot.from) {
                Some(_) => at(Clause::C5_2, "not-an-extremity", pivot.from),
                None => at(Clause::C5_2, "no-tile", pivot.from),
            });
        };
        self.aim(number, coup)?;
        self.transfer(number, end)?;
        let chain = &self.chains[number];
        let length = chain.tiles.len();
        let index = match end {
            End::Head => 0,
            End::Tail => length - 1,
        };
        if !self.is_own(number) && chain.is_guarded(index) {
            return Err(at(Clause::C10_2, "word-protected", pivot.from));
        }
        let word = chain.words().into_iter().find(|word| word.has(index));
        let Some(word) = word.filter(|word| word.len() >= 3) else {
            return Err(at(Clause::C6_5, "pivot-too-short", pivot.from));
        };
        let beside = match end {
            End::Head => chain.tiles[1].cell,
            End::Tail => chain.tiles[length - 2].cell,
        };
        if beside.toward(pivot.to).is_none_or(|dir| dir.axis() == word.axis) {
            return Err(among(
                Clause::C6_5,
                "pivot-not-right-angle",
                [pivot.from, pivot.to],
            ));
        }
        Self::letter_ground(pivot.to)?;
        let mut turned = self.chains[number].tiles[index];
        turned.cell = pivot.to;
        // 13.3: a symbol that is moved is a letter again, unless it shows the one of its new square (13.1).
        if let Face::Symbol(glyph) = turned.face {
            turned.face = Face::Letter(glyph);
        }
        self.chains[number].tiles[index] = self.symbol(coup, number, turned)?;
        self.return_crosses()?;
        // the pair may only be no word where more letters make it one.
        if self.rules.pivot_pair_must_be_word || coup.words.is_empty() {
            self.ask_chain(number);
        }
        self.laid.push(pivot.to);
        if coup.words.is_empty() {
            let mut cells = vec![beside, pivot.to];
            cells.sort_unstable();
            self.formed.push(Formed {
                cells,
                axis: word.axis.other(),
            });
        }
        Ok(())
    }
}
