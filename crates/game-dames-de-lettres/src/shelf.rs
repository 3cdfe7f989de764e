//! The game on the shelf, its moves listed, its table drawn.

use game_core::{
    Clause as _, Drawn, Extra, Game as _, OptionFault, Picture, Positions, Previews, Pull, Seat, Shelved,
    Survey, Viewer, Worded,
};
use lexicon::Ruling;

use crate::listing::{DOUBLES, JOKERS};
use crate::rules::BlockedOpening;
use crate::state::STRATEGIC_LIMIT;
use crate::{Action, DamesDeLettres, Rules, State, WORDS, word_clause};

impl Shelved for DamesDeLettres {
    const SLUG: &'static str = "dames-de-lettres";
    const NAME: &'static str = "Dames de Lettres";
    const MINUTES: Option<u8> = Some(15); // E4
    const DURATION: u16 = 35;
}

impl Worded<Ruling> for DamesDeLettres {
    const RULINGS: &'static [Ruling] = &[Ruling {
        option: None,
        set: WORDS,
        clause: |reason| word_clause(reason).id(),
    }];

    fn ruling(settings: &[(String, String)]) -> Result<usize, OptionFault> {
        Rules::configure(settings).map(|_| 0)
    }
}

impl Survey for DamesDeLettres {
    const EXTRAS: &'static [Extra] = &[DOUBLES, JOKERS];

    fn plentiful<'g>(&'g self, state: &'g State, asked: &[Extra]) -> Pull<'g, (Seat, Action)> {
        let of = |seat| {
            let actions = self.listed(state, seat, asked).into_iter();
            actions.map(move |action| (seat, action))
        };
        let all: Vec<_> = self.turn(state).awaited().iter().flat_map(of).collect();
        Box::new(all.into_iter())
    }

    fn left_out(&self, state: &State, asked: &[Extra]) -> Vec<Extra> {
        let awaited = self.turn(state).awaited().iter();
        awaited
            .flat_map(|seat| self.unlisted(state, seat, asked))
            .collect()
    }

    /// The tokens may be dealt again after so many moves without a word (O2).
    fn chanceless(&self, state: &State) -> u32 {
        if self.rules().blocked_opening == BlockedOpening::GoesOn {
            return u32::MAX;
        }
        u32::from(STRATEGIC_LIMIT.saturating_sub(state.strategic().saturating_add(1)))
    }
}

impl Drawn for DamesDeLettres {
    fn picture(&self, state: &State, _viewer: Viewer) -> Picture {
        let position = self.position(state);
        let rows = position.split_whitespace().next().unwrap_or_default();
        Picture {
            // A joker is drawn as the letter it is.
            ..Picture::of(rows.replace('*', ""))
        }
    }
}

impl Previews for DamesDeLettres {
    type Preview = ();
}

#[cfg(test)]
mod tests {
    use lexicon::Reason;

    use super::*;
    use crate::REFUSALS;

    /// The dictionary and the referee say the same: clause and code of each reason are those of a refusal.
    #[test]
    fn each_reason_is_a_refusal_of_the_referee() {
        for reason in Reason::ALL {
            let refusal = (word_clause(reason), reason.code());
            assert!(REFUSALS.contains(&refusal), "{refusal:?}");
        }
    }
}
