//! The ways to bring jokers in with a move (J1, J2).

use lexicon::Letter;

use crate::referee::Referee;
use crate::{Board, Cell, JokerEntry, Placing, Play, Stock, Token};

/// A move with the jokers put in so far.
struct Way {
    play: Play,
    after: Board,
    /// How many jokers may still come from the stock.
    earned: usize,
}

impl Referee<'_> {
    /// Every way to bring jokers in with a legal move that brings none: E before S, at least one.
    pub(crate) fn joker_plays(&self, play: &Play) -> Vec<Play> {
        let mut ways: Vec<Way> = self.bare_way(play).into_iter().collect();
        for joker in Stock::FULL.letters() {
            let more: Vec<Way> = ways.iter().flat_map(|way| self.brought(way, joker)).collect();
            ways.extend(more);
        }
        let plays = ways.into_iter().map(|way| way.play);
        plays.filter(|play| !play.jokers.is_empty()).collect()
    }

    /// Whether jokers may come in with a move.
    pub(crate) fn brings_jokers(&self, play: &Play) -> bool {
        let way = self.bare_way(play);
        way.is_some_and(|way| {
            let mut jokers = Stock::FULL.letters();
            jokers.any(|joker| !self.brought(&way, joker).is_empty())
        })
    }

    fn bare_way(&self, play: &Play) -> Option<Way> {
        let slide = play.slide(&self.slides)?;
        let long = |writing: &&crate::Writing| self.rules.earns_joker(writing.word.len());
        Some(Way {
            play: play.clone(),
            after: self.state.board().after(self.rules, self.seat, slide),
            earned: play.words.iter().filter(long).count(),
        })
    }

    /// The ways to put one joker in besides. One that its owner has put by is used before that of the
    /// stock, and is not put by again.
    fn brought(&self, way: &Way, joker: Letter) -> Vec<Way> {
        let kept = self.state.reserve(self.seat).has(joker);
        let earned = way.earned > 0 && self.state.stock().has(joker);
        if !kept && !earned {
            return Vec::new();
        }
        let by = (!kept && self.rules.joker_entry == JokerEntry::Reserve).then_some(None);
        let squares = way.after.empty();
        let squares = squares.iter().filter(|&at| self.enters(&way.after, at).is_ok());
        let places = squares.map(Some).chain(by);
        places.map(|at| self.placed(way, joker, at, kept)).collect()
    }

    fn placed(&self, way: &Way, joker: Letter, at: Option<Cell>, kept: bool) -> Way {
        let mut play = way.play.clone();
        play.jokers.push(Placing { joker, at });
        let mut after = way.after;
        if let Some(at) = at {
            let token = Token {
                letter: joker,
                seat: self.seat,
                joker: true,
            };
            after.put(at, Some(token));
        }
        Way {
            play,
            after,
            earned: way.earned - usize::from(!kept),
        }
    }
}
