//! The game itself: what decides, evolves and shows.

use game_core::Seat;
use lexicon::Lexicon;

use crate::referee::{Fault, Referee};
use crate::words::Words;
use crate::{Chain, Coup, Deed, Glyph, Rules, State};

/// La Guerre des Mots with its options and its word list chosen.
#[derive(Clone, Debug)]
pub struct GuerreDesMots {
    rules: Rules,
    lexicon: &'static Lexicon,
}

impl GuerreDesMots {
    /// The game by `rules` with the words of `lexicon`.
    pub fn new(rules: Rules, lexicon: &'static Lexicon) -> GuerreDesMots {
        GuerreDesMots { rules, lexicon }
    }

    /// The rules played.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The word list.
    pub fn word_list(&self) -> &'static Lexicon {
        self.lexicon
    }

    /// Whether letters are a word (7.1, 7.2).
    pub fn has_sense(&self, letters: &[Glyph]) -> bool {
        Words::new(&self.rules, self.lexicon).has_sense(letters)
    }

    /// The first word of a chain that has no sense (3.2).
    pub fn nonsense(&self, chain: &Chain) -> Option<String> {
        Words::new(&self.rules, self.lexicon).nonsense_of(chain)
    }

    /// What a coup of `seat` does, whoever's turn it is.
    ///
    /// # Errors
    /// When it is refused, or would cost the turn.
    pub fn weigh(&self, state: &State, seat: Seat, coup: &Coup) -> Result<Deed, Fault> {
        self.referee(state, seat).weigh(coup).map(|(deed, _)| deed)
    }

    pub(crate) fn referee<'g>(&'g self, state: &'g State, seat: Seat) -> Referee<'g> {
        Referee {
            rules: &self.rules,
            words: Words::new(&self.rules, self.lexicon),
            state,
            seat,
        }
    }
}
