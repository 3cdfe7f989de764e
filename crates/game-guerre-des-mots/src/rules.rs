//! The rules with their options: every reading that the text leaves open, with its default (section 17).

use game_core::{FALSE_TRUE, ON_OFF, number, rules};
use lexicon::WordSet;

use crate::{EXACT_WORDS, FOLDED_WORDS};

rules! {
    /// The rules of La Guerre des Mots, option by option.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Rules {
        /// How many play (2.1).
        seats: u8 = number!(2 in 2..=8), ["2.1", "2.3"];
        /// How much of the rule is played (section 16).
        level: Level {
            /// All of it.
            General = "general",
            /// Sections I to IV of the general rule: no piracy, reprise, shots, blockades.
            GeneralFirst = "general_1",
            /// The simplified rule: no chess symbols, no change of direction.
            Simplified = "simplified",
        }, ["16"];
        /// Whether accents count (7.1).
        accents: Accents {
            /// In the general rule only.
            ByLevel = "by_level",
            /// They must be right.
            Exact = "exact",
            /// They are ignored: fronts only.
            Ignored = "ignored",
        }, ["7.1", "16"];
        /// Whether the simplified rule goes without what it does not state (section 16).
        simplified_strict: bool = FALSE_TRUE, ["16"];
        /// What the printed numbers of letters count (2.4, R-4).
        hand: HandSize {
            /// Letters, besides joker and cross.
            Printed = "printed",
            /// Joker and cross as well.
            Inclusive = "inclusive",
        }, ["2.4"];
        /// Whose the bases are (2.3, R-5).
        seating: Seating {
            /// Those of one's side.
            Sides = "sides",
            /// Those of the two sides that meet at one's corner.
            Corner = "corner",
            /// One each.
            OneBaseEach = "one_base_each",
        }, ["2.3"];
        /// Whether a word of two letters may link two words (3.5, R-7).
        two_letter_links: bool = ON_OFF, ["3.5"];
        /// Whether a transfer may go back to the end it came from (5.6, R-9).
        transfer_same_end: bool = FALSE_TRUE, ["5.6"];
        /// Whether the pair that a turned letter forms must be a word (6.5, R-10).
        pivot_pair_must_be_word: bool = ON_OFF, ["6.5"];
        /// How many letters a group taken must have to earn a replay (9.2, R-11).
        bonus_min_len: u8 = number!(2 in 1..=2), ["9.2"];
        /// How many coups a turn may have; 0 for any number (9.4, R-13).
        max_coups_per_turn: u8 = number!(0 in 0..=99), ["9.4"];
        /// Whether a shot may sweep the base word along (8.6, R-14).
        sweep_base: bool = FALSE_TRUE, ["8.6"];
        /// Whether crosses cannot be hit (8.9, R-15).
        cross_immune: bool = FALSE_TRUE, ["8.9"];
        /// Whether there are knights (1.2, R-17).
        knights: bool = ON_OFF, ["1.2"];
        /// Who may draw letters (15.4, R-19).
        draw: Drawing {
            /// Whoever says that he is blocked.
            Declared = "declared",
            /// Whoever has no coup that the generator finds.
            Verified = "verified",
            /// Nobody.
            Never = "never",
        }, ["15.4"];
        /// Whether everybody sees every Arsenal.
        open_arsenals: bool = FALSE_TRUE, ["2.4"];
        /// Whether everybody sees the backs of vowels on the board.
        public_backs: bool = FALSE_TRUE, ["5.8"];
        /// What an error costs (7.6, R-21).
        on_error: OnError {
            /// The turn.
            Turn = "turn",
            /// Nothing: it is refused.
            Refuse = "refuse",
        }, ["7.6"];
        /// Whether any prolonging may carry a hook (7.4, R-22).
        hook_any_extension: bool = FALSE_TRUE, ["7.4"];
        /// Whether compounds are played (7.5, R-23).
        compounds: bool = ON_OFF, ["7.5"];
        /// What a chain blockade freezes (13.2, R-25).
        freeze: Freeze {
            /// Its player, with all his chains.
            Player = "player",
            /// Coups on that chain.
            Chain = "chain",
        }, ["13.2"];
        /// Whether one may take letters back for another player (10.5, R-27).
        ally_reprise: AllyReprise {
            /// If he consents.
            Consent = "consent",
            /// Never.
            Off = "off",
        }, ["10.5"];
        /// Whether a longer word wins on a secondary goal (15.2, R-28).
        secondary_long_words: bool = FALSE_TRUE, ["15.2"];
        /// After how many rounds nobody has won (15.6, R-29).
        max_rounds: u16 = number!(60 in 1..=999), ["15.6"];
        /// Whether the nearest to the cross wins then (15.6).
        proximity: bool = ON_OFF, ["15.6"];
        /// Whether players are reminded of their shots (8.8, R-33).
        remind_shots: bool = FALSE_TRUE, ["8.8"];
        /// Whether unused jokers and crosses go to the reserve (2.4, R-35).
        reserve_all: bool = FALSE_TRUE, ["2.4"];
    }
}

impl Rules {
    /// Whether accents must be right (7.1, section 16).
    pub fn exact(&self) -> bool {
        match self.accents {
            Accents::ByLevel => self.level != Level::Simplified,
            Accents::Exact => true,
            Accents::Ignored => false,
        }
    }

    /// The words admitted (7.1).
    pub fn words(&self) -> WordSet {
        if self.exact() { EXACT_WORDS } else { FOLDED_WORDS }
    }

    /// How many letters everybody draws (2.4).
    pub fn hand_size(&self) -> usize {
        match (self.hand, self.seats) {
            (HandSize::Printed, 0..=4) => 18,
            (HandSize::Printed, 5) | (HandSize::Inclusive, 0..=4) => 16,
            (HandSize::Printed, 6) | (HandSize::Inclusive, 5 | 6) => 14,
            (_, 7) => 12,
            (_, _) => 11,
        }
    }

    /// Whether this is played at the level chosen (section 16).
    pub fn plays(&self, device: Device) -> bool {
        let stated = self.level != Level::Simplified || !self.simplified_strict;
        match device {
            Device::ChainBlockade => self.level == Level::General,
            Device::Pivot => self.level != Level::Simplified,
            Device::Piracy | Device::Reprise | Device::Shot | Device::WordBlockade => {
                self.level != Level::GeneralFirst
            }
            Device::Compound => stated && self.compounds,
            Device::SecondaryGoal | Device::SecondChain | Device::Hook => stated,
        }
    }
}

/// What one level has and another has not (section 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// Section 13.
    ChainBlockade,
    /// 6.5, the change of direction.
    Pivot,
    /// Section 10.
    Piracy,
    /// Section 11.
    Reprise,
    /// Section 8.
    Shot,
    /// Section 12.
    WordBlockade,
    /// 7.5.
    Compound,
    /// 15.2.
    SecondaryGoal,
    /// Section 14.
    SecondChain,
    /// 7.4.
    Hook,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2.4: the letters left for the reserve.
    #[test]
    fn hands_leave_the_reserve_they_should() {
        let left = |hand| {
            (2..=8).map(move |seats| {
                let rules = Rules {
                    seats,
                    hand,
                    ..Rules::DEFAULT
                };
                88 - rules.hand_size() * usize::from(seats)
            })
        };
        assert!(left(HandSize::Printed).eq([52, 34, 16, 8, 4, 4, 0]));
        assert!(left(HandSize::Inclusive).eq([56, 40, 24, 18, 4, 4, 0]));
    }
}
