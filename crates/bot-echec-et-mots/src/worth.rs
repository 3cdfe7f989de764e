//! What the end of a game is worth to a player: to win first, by much second.
//!
//! For points alone a player would let a sure win go for the chance of a larger one; for the win alone it would
//! stop at the first word that wins and leave the longer one lying.

use game_echec_et_mots::{Hand, Rules, settle};
use search::Value;

use super::evaluation::Weights;

/// One side at the stop: the letters of its word and of its rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    pub(crate) word: u8,
    pub(crate) rack: u8,
}

/// What stopping the game is worth to the caller, by the rules themselves.
pub(crate) fn worth(rules: &Rules, weights: &Weights, caller: Side, reply: Side, knight: bool) -> Value {
    let hand = |side: Side| Hand {
        word: None,
        letters: side.word,
        rack: side.rack,
    };
    let ([called, replied], _) = settle(rules, &hand(caller), &hand(reply), knight);
    weights.of_margin(Value::from(called.total) - Value::from(replied.total))
}

impl Weights {
    /// What a margin is worth.
    pub(crate) fn of_margin(&self, margin: Value) -> Value {
        self.win * margin.signum() + self.point * margin
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrow_win_is_worth_more_than_a_tie() {
        let side = |word, rack| Side { word, rack };
        let weights = Weights::USUAL;
        let Weights { win, point, .. } = weights;
        let worth = |caller, reply, knight| worth(&Rules::DEFAULT, &weights, caller, reply, knight);
        // T25, T26, T27 and T22.
        assert_eq!(worth(side(6, 7), side(6, 8), false), win + 4 * point);
        assert_eq!(worth(side(6, 7), side(6, 6), false), -win - point);
        assert_eq!(worth(side(6, 6), side(6, 6), false), 0);
        assert_eq!(worth(side(7, 7), side(5, 7), true), win + 22 * point);
    }
}
