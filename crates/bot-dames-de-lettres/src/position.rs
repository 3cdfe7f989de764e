//! A position as the player thinks of it, and what there is to know of the game it belongs to.

use std::sync::Arc;

use game_core::Seat;
use game_dames_de_lettres::{
    Board, Cells, DamesDeLettres, FinalCapture, Grace, LastLetter, Rules, Slide, State, Strategic,
};
use lexicon::{Graph, Graphs};

use super::evaluation::Weights;
use super::jokers::Purse;
use super::tally::{Counter, other};
use bots::Lore;

/// The game, the words a player knows of it, and how it judges.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: DamesDeLettres,
    pub(crate) graphs: Option<Arc<Graphs>>,
    /// Whether moves with two words are looked for (W8).
    pub(crate) doubles: bool,
    pub(crate) weights: Arc<Weights>,
}

impl Scene {
    /// A scene for whoever knows these words.
    pub(crate) fn new(game: &DamesDeLettres, lore: Lore) -> Scene {
        Scene {
            game: game.clone(),
            graphs: lore.graphs(game.word_list(), game_dames_de_lettres::WORDS),
            doubles: true,
            weights: Arc::new(Weights::usual()),
        }
    }

    /// The words that the player knows.
    pub(crate) fn graph(&self) -> &Graph {
        let graphs = self.graphs.as_deref();
        &graphs.unwrap_or(self.game.word_list().graphs()).forward
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.game.rules()
    }

    pub(crate) fn counter(&self) -> Counter<'_> {
        Counter {
            rules: self.game.rules(),
            weights: &self.weights,
        }
    }
}

/// A position without its words, which a [`Memory`](super::memory::Memory) and the line that leads to it tell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EnginePosition {
    pub(crate) board: Board,
    pub(crate) side: Seat,
    pub(crate) purse: Purse,
    /// Whether no word has been written yet (O1).
    pub(crate) opening: bool,
    pub(crate) ply: u16,
}

impl EnginePosition {
    pub(crate) fn of(state: &State) -> EnginePosition {
        EnginePosition {
            board: *state.board(),
            side: state.side(),
            purse: Purse::new(state.stock(), [Seat(0), Seat(1)].map(|seat| state.reserve(seat))),
            opening: state.is_opening(),
            ply: state.ply(),
        }
    }

    /// J4: the letters of a seat that count.
    fn counted(&self, rules: &Rules, seat: Seat) -> Cells {
        if rules.joker_counts {
            self.board.held(seat)
        } else {
            self.board.letters(seat)
        }
    }

    /// K5, where it holds for moves without a word.
    fn stays_home(&self, rules: &Rules, slide: &Slide) -> bool {
        let home = self.counted(rules, self.side).and(Cells::camp(self.side));
        let leaves = home == Cells::EMPTY.with(slide.from) && Cells::camp(other(self.side)).has(slide.to);
        rules.last_letter == LastLetter::Words || !leaves
    }

    /// Whether a slide is legal without a word (K2 to K5, O1), `any_word` telling whether one is possible.
    pub(crate) fn wordless(&self, rules: &Rules, slide: &Slide, any_word: bool) -> bool {
        if slide.captures.is_empty() {
            let first_turn = self.ply < 2 && rules.grace == Grace::FirstWordOrTurn;
            return (self.opening || first_turn)
                && self.stays_home(rules, slide)
                && (rules.strategic == Strategic::OnClaim || !any_word);
        }
        let pure = Cells::camp(self.side).has(slide.from) && self.stays_home(rules, slide);
        pure || (!any_word && self.takes_last(rules, slide))
    }

    /// K3.
    fn takes_last(&self, rules: &Rules, slide: &Slide) -> bool {
        let foe = other(self.side);
        let letters = self.counted(rules, foe);
        let left = match rules.ppf {
            FinalCapture::Board => letters,
            FinalCapture::EnemyCamp => letters.and(Cells::camp(foe)),
        };
        left.len() == 1 && left.less(slide.captures).is_empty()
    }
}
