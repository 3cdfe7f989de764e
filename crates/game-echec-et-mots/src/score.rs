//! Points (P1 to P8).

use serde::Serialize;

use crate::{End, KnightPoints, Rules, TieBy};

/// What counts of one side: its word and its rack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The word.
    pub word: Option<String>,
    /// How many letters the word has.
    pub letters: u8,
    /// How many letters the rack has.
    pub rack: u8,
}

/// One line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/echec-et-mots/"))]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    /// The word.
    pub word: Option<String>,
    /// How many letters it has, two points each.
    pub letters: u8,
    /// How many letters are left on the rack, a point less each.
    pub unused: u8,
    /// The points of the word, less the letters left.
    pub points: i16,
    /// The bonus of whoever stopped the game.
    pub bonus: u8,
    /// The points for the second knight.
    pub knight: u8,
    /// What the side scores: nothing in a tie.
    pub total: i16,
}

/// P6: what taking the second knight is worth.
pub const SECOND_KNIGHT: u8 = 10;

/// P5: the bonus of a word of so many letters.
pub fn bonus(rules: &Rules, letters: u8) -> u8 {
    match letters {
        0..=5 => 0,
        6 => 3,
        7 => 6,
        8 => 9,
        9 => 12,
        10 => 20,
        _ => rules.bonus_cap,
    }
}

/// P1 to P3: two points for a letter used, one less for a letter left.
pub fn points(rules: &Rules, letters: u8, rack: u8) -> i16 {
    let points = 3 * i16::from(letters) - i16::from(rack);
    if rules.floor_zero { points.max(0) } else { points }
}

/// Compares the caller's hand with the reply. Gives the two lines, the caller's first, and the end
/// that they make.
pub fn settle(rules: &Rules, caller: &Hand, reply: &Hand, knight: bool) -> ([Tally; 2], End) {
    let line = |hand: &Hand| Tally {
        word: hand.word.clone(),
        letters: hand.letters,
        unused: hand.rack.saturating_sub(hand.letters),
        points: points(rules, hand.letters, hand.rack),
        bonus: 0,
        knight: 0,
        total: 0,
    };
    let mut lines = [line(caller), line(reply)];
    let [called, replied] = [lines[0].points, lines[1].points];
    // P6: compared or not.
    lines[0].knight = if knight { SECOND_KNIGHT } else { 0 };
    let compared = match rules.capture10 {
        KnightPoints::After => called,
        KnightPoints::InComparison => called + i16::from(lines[0].knight),
    };
    // P4: the caller's alone, and only if ahead.
    if compared > replied {
        lines[0].bonus = bonus(rules, caller.letters);
    }
    let totals = lines
        .each_ref()
        .map(|line| line.points + i16::from(line.bonus) + i16::from(line.knight));
    // P7: nobody scores in a tie.
    let tied = match rules.tie {
        TieBy::Totals => totals[0] == totals[1],
        TieBy::Words => called == replied,
    };
    let end = match knight {
        _ if tied => End::Tie,
        _ if totals[0] == totals[1] => End::Level,
        true => End::SecondKnight,
        false => End::Words,
    };
    if !tied {
        lines[0].total = totals[0];
        lines[1].total = totals[1];
    }
    (lines, end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(letters: u8, unused: u8) -> Hand {
        Hand {
            word: None,
            letters,
            rack: letters + unused,
        }
    }

    /// The totals of the caller and of the reply, and the end.
    fn totals(rules: &Rules, caller: Hand, reply: Hand, knight: bool) -> (i16, i16, End) {
        let ([caller, reply], end) = settle(rules, &caller, &reply, knight);
        (caller.total, reply.total, end)
    }

    const RULES: Rules = Rules::DEFAULT;

    #[test]
    fn t22_detente_and_the_second_knight_against_echec() {
        let end = totals(&RULES, hand(7, 0), hand(5, 2), true);
        assert_eq!(end, (30, 8, End::SecondKnight));
    }

    #[test]
    fn t23_t24_two_points_a_letter_and_one_less_for_a_letter_left() {
        for (letters, unused, expected) in [(4, 0, 8), (5, 0, 10), (6, 0, 12), (6, 2, 10)] {
            assert_eq!(points(&RULES, letters, letters + unused), expected);
        }
    }

    #[test]
    fn t25_to_t28_the_examples_of_the_sheet() {
        let word = |caller, reply| totals(&RULES, caller, reply, false);
        assert_eq!(word(hand(6, 1), hand(6, 2)), (14, 10, End::Words));
        assert_eq!(word(hand(6, 1), hand(6, 0)), (11, 12, End::Words));
        assert_eq!(word(hand(6, 0), hand(6, 0)), (0, 0, End::Tie));
        assert_eq!(word(hand(8, 0), hand(7, 1)), (25, 13, End::Words));
    }

    #[test]
    fn t29_bonus_by_length() {
        let bonuses: Vec<u8> = (5..=11).map(|letters| bonus(&RULES, letters)).collect();
        assert_eq!(bonuses, [0, 3, 6, 9, 12, 20, 20]);
        let more = Rules {
            bonus_cap: 25,
            ..RULES
        };
        assert_eq!((bonus(&more, 10), bonus(&more, 11)), (20, 25));
    }

    #[test]
    fn t30_to_t33_the_second_knight_and_no_word() {
        let knight = |caller, reply| totals(&RULES, caller, reply, true);
        assert_eq!(knight(hand(6, 0), hand(6, 0)), (22, 12, End::SecondKnight));
        assert_eq!(knight(hand(6, 6), hand(8, 1)), (16, 15, End::SecondKnight));
        assert_eq!(knight(hand(6, 7), hand(8, 1)), (0, 0, End::Tie));
        assert_eq!(
            totals(&RULES, hand(6, 0), hand(0, 5), false),
            (15, -5, End::Words)
        );
    }

    #[test]
    fn options_change_the_sum() {
        let floor = Rules {
            floor_zero: true,
            ..RULES
        };
        assert_eq!(totals(&floor, hand(6, 0), hand(0, 5), false), (15, 0, End::Words));
        let compared = Rules {
            capture10: KnightPoints::InComparison,
            ..RULES
        };
        assert_eq!(
            totals(&compared, hand(6, 6), hand(8, 1), true),
            (19, 15, End::SecondKnight)
        );
        assert_eq!(totals(&compared, hand(6, 6), hand(6, 6), false), (0, 0, End::Tie));
        let words = Rules {
            tie: TieBy::Words,
            ..RULES
        };
        assert_eq!(totals(&words, hand(6, 0), hand(6, 0), true), (0, 0, End::Tie));
        assert_eq!(totals(&words, hand(6, 7), hand(8, 1), true), (15, 15, End::Level));
    }

    #[test]
    fn a_caller_without_a_word_gets_no_bonus() {
        let (lines, end) = settle(&RULES, &hand(0, 2), &hand(0, 7), false);
        assert_eq!(
            (lines[0].bonus, lines[0].total, lines[1].total, end),
            (0, -2, -7, End::Words)
        );
    }
}
