//! What the end of a game is worth to a player: to win first, by much second.

use game_echec_et_mots::{Hand, Rules, settle};
use search::Value;

/// The worth of winning by whatever margin.
pub(crate) const WIN: Value = 400;

/// The worth of each point of the margin.
pub(crate) const POINT: Value = 20;

/// One side at the stop: the letters of its word and of its rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    pub(crate) word: u8,
    pub(crate) rack: u8,
}

/// What stopping the game is worth to the caller, by the rules themselves.
pub(crate) fn worth(rules: &Rules, caller: Side, reply: Side, knight: bool) -> Value {
    let hand = |side: Side| Hand {
        word: None,
        letters: side.word,
        rack: side.rack,
    };
    let ([called, replied], _) = settle(rules, &hand(caller), &hand(reply), knight);
    of_margin(Value::from(called.total) - Value::from(replied.total))
}

/// What a margin is worth.
pub(crate) fn of_margin(margin: Value) -> Value {
    WIN * margin.signum() + POINT * margin
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrow_win_is_worth_more_than_a_tie() {
        let side = |word, rack| Side { word, rack };
        let worth = |caller, reply, knight| worth(&Rules::DEFAULT, caller, reply, knight);
        // T25, T26, T27 and T22.
        assert_eq!(worth(side(6, 7), side(6, 8), false), WIN + 4 * POINT);
        assert_eq!(worth(side(6, 7), side(6, 6), false), -WIN - POINT);
        assert_eq!(worth(side(6, 6), side(6, 6), false), 0);
        assert_eq!(worth(side(7, 7), side(5, 7), true), WIN + 22 * POINT);
    }
}
