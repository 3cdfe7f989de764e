//! The rules with their options: every reading that the text leaves open, with its default (section 17).

use game_core::{OptionFault, OptionSpec, OptionValues, choice};
use lexicon::WordSet;

choice! {
    /// How much of the rule is played (section 16).
    Level {
        /// All of it.
        General = "general",
        /// Sections I to IV of the general rule: no piracy, reprise, shots, blockades.
        GeneralFirst = "general_1",
        /// The simplified rule: no chess symbols, no change of direction.
        Simplified = "simplified",
    }
}
choice! {
    /// Whether accents count (7.1).
    Accents {
        /// In the general rule only.
        ByLevel = "by_level",
        /// They must be right.
        Exact = "exact",
        /// They are ignored: fronts only.
        Ignored = "ignored",
    }
}
choice! {
    /// What the printed numbers of letters count (2.4, R-4).
    HandSize {
        /// Letters, besides joker and cross.
        Printed = "printed",
        /// Joker and cross as well.
        Inclusive = "inclusive",
    }
}
choice! {
    /// Whose the bases are (2.3, R-5).
    Seating {
        /// Those of one's side.
        Sides = "sides",
        /// Those of the two sides that meet at one's corner.
        Corner = "corner",
        /// One each.
        OneBaseEach = "one_base_each",
    }
}
choice! {
    /// Who may draw letters (15.4, R-19).
    Drawing {
        /// Whoever says that he is blocked.
        Declared = "declared",
        /// Whoever has no coup that the generator finds.
        Verified = "verified",
        /// Nobody.
        Never = "never",
    }
}
choice! {
    /// What an error costs (7.6, R-21).
    OnError {
        /// The turn.
        Turn = "turn",
        /// Nothing: it is refused.
        Refuse = "refuse",
    }
}
choice! {
    /// What a chain blockade freezes (13.2, R-25).
    Freeze {
        /// Its player, with all his chains.
        Player = "player",
        /// Coups on that chain.
        Chain = "chain",
    }
}
choice! {
    /// Whether one may take letters back for another player (10.5, R-27).
    AllyReprise {
        /// If he consents.
        Consent = "consent",
        /// Never.
        Off = "off",
    }
}

/// The rules of La Guerre des Mots, option by option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// How many play (2.1).
    pub seats: u8,
    /// How much of the rule is played (section 16).
    pub level: Level,
    /// Whether accents count (7.1).
    pub accents: Accents,
    /// Whether the simplified rule goes without what it does not state (section 16).
    pub simplified_strict: bool,
    /// What the printed numbers of letters count (2.4).
    pub hand: HandSize,
    /// Whose the bases are (2.3).
    pub seating: Seating,
    /// Whether a word of two letters may link two words (3.5, R-7).
    pub two_letter_links: bool,
    /// Whether a transfer may go back to the end it came from (5.6, R-9).
    pub transfer_same_end: bool,
    /// Whether the pair that a turned letter forms must be a word (6.5, R-10).
    pub pivot_pair_must_be_word: bool,
    /// How many letters a group taken must have to earn a replay (9.2, R-11).
    pub bonus_min_len: u8,
    /// How many coups a turn may have; 0 for any number (9.4, R-13).
    pub max_coups_per_turn: u8,
    /// Whether a shot may sweep the base word along (8.6, R-14).
    pub sweep_base: bool,
    /// Whether crosses cannot be hit (8.9, R-15).
    pub cross_immune: bool,
    /// Whether there are knights (1.2, R-17).
    pub knights: bool,
    /// Who may draw letters (15.4).
    pub draw: Drawing,
    /// Whether everybody sees every Arsenal.
    pub open_arsenals: bool,
    /// Whether everybody sees the backs of vowels on the board.
    pub public_backs: bool,
    /// What an error costs (7.6).
    pub on_error: OnError,
    /// Whether any prolonging may carry a hook (7.4, R-22).
    pub hook_any_extension: bool,
    /// Whether compounds are played (7.5, R-23).
    pub compounds: bool,
    /// What a chain blockade freezes (13.2).
    pub freeze: Freeze,
    /// Whether one may take letters back for another player (10.5).
    pub ally_reprise: AllyReprise,
    /// Whether a longer word wins on a secondary goal (15.2, R-28).
    pub secondary_long_words: bool,
    /// After how many rounds nobody has won (15.6, R-29).
    pub max_rounds: u16,
    /// Whether the nearest to the cross wins then (15.6).
    pub proximity: bool,
    /// Whether players are reminded of their shots (8.8, R-33).
    pub remind_shots: bool,
    /// Whether unused jokers and crosses go to the reserve (2.4, R-35).
    pub reserve_all: bool,
}

const FALSE_TRUE: &[&str] = &["false", "true"];
const ON_OFF: &[&str] = &["on", "off"];

impl Rules {
    /// Every option at its default.
    pub const DEFAULT: Rules = Rules {
        seats: 2,
        level: Level::General,
        accents: Accents::ByLevel,
        simplified_strict: false,
        hand: HandSize::Printed,
        seating: Seating::Sides,
        two_letter_links: true,
        transfer_same_end: false,
        pivot_pair_must_be_word: true,
        bonus_min_len: 2,
        max_coups_per_turn: 0,
        sweep_base: false,
        cross_immune: false,
        knights: true,
        draw: Drawing::Declared,
        open_arsenals: false,
        public_backs: false,
        on_error: OnError::Turn,
        hook_any_extension: false,
        compounds: true,
        freeze: Freeze::Player,
        ally_reprise: AllyReprise::Consent,
        secondary_long_words: false,
        max_rounds: 60,
        proximity: true,
        remind_shots: false,
        reserve_all: false,
    };

    /// The options as they are named and set.
    pub const OPTIONS: &'static [OptionSpec] = &[
        number("seats", "2", 2, 8, &["2.1", "2.3"]),
        named("level", Level::WORDS, &["16"]),
        named("accents", Accents::WORDS, &["7.1", "16"]),
        named("simplified_strict", FALSE_TRUE, &["16"]),
        named("hand", HandSize::WORDS, &["2.4"]),
        named("seating", Seating::WORDS, &["2.3"]),
        named("two_letter_links", ON_OFF, &["3.5"]),
        named("transfer_same_end", FALSE_TRUE, &["5.6"]),
        named("pivot_pair_must_be_word", ON_OFF, &["6.5"]),
        number("bonus_min_len", "2", 1, 2, &["9.2"]),
        number("max_coups_per_turn", "0", 0, 99, &["9.4"]),
        named("sweep_base", FALSE_TRUE, &["8.6"]),
        named("cross_immune", FALSE_TRUE, &["8.9"]),
        named("knights", ON_OFF, &["1.2"]),
        named("draw", Drawing::WORDS, &["15.4"]),
        named("open_arsenals", FALSE_TRUE, &["2.4"]),
        named("public_backs", FALSE_TRUE, &["5.8"]),
        named("on_error", OnError::WORDS, &["7.6"]),
        named("hook_any_extension", FALSE_TRUE, &["7.4"]),
        named("compounds", ON_OFF, &["7.5"]),
        named("freeze", Freeze::WORDS, &["13.2"]),
        named("ally_reprise", AllyReprise::WORDS, &["10.5"]),
        named("secondary_long_words", FALSE_TRUE, &["15.2"]),
        number("max_rounds", "60", 1, 999, &["15.6"]),
        named("proximity", ON_OFF, &["15.6"]),
        named("remind_shots", FALSE_TRUE, &["8.8"]),
        named("reserve_all", FALSE_TRUE, &["2.4"]),
    ];

    /// The rules with these options set and every other one at its default.
    ///
    /// # Errors
    /// When a name is unknown or a value is not allowed.
    pub fn configure(settings: &[(String, String)]) -> Result<Rules, OptionFault> {
        OptionFault::check(Rules::OPTIONS, settings)?;
        let mut rules = Rules::DEFAULT;
        for (name, value) in settings {
            rules
                .set(name, value)
                .ok_or_else(|| OptionFault::new(Rules::OPTIONS, name, value))?;
        }
        Ok(rules)
    }

    /// Sets one option; none when it cannot be set so.
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "seats" => self.seats = value.parse().ok()?,
            "level" => self.level = Level::of(value)?,
            "accents" => self.accents = Accents::of(value)?,
            "simplified_strict" => self.simplified_strict = flag(value)?,
            "hand" => self.hand = HandSize::of(value)?,
            "seating" => self.seating = Seating::of(value)?,
            "two_letter_links" => self.two_letter_links = flag(value)?,
            "transfer_same_end" => self.transfer_same_end = flag(value)?,
            "pivot_pair_must_be_word" => self.pivot_pair_must_be_word = flag(value)?,
            "bonus_min_len" => self.bonus_min_len = value.parse().ok()?,
            "max_coups_per_turn" => self.max_coups_per_turn = value.parse().ok()?,
            "sweep_base" => self.sweep_base = flag(value)?,
            "cross_immune" => self.cross_immune = flag(value)?,
            "knights" => self.knights = flag(value)?,
            "draw" => self.draw = Drawing::of(value)?,
            "open_arsenals" => self.open_arsenals = flag(value)?,
            "public_backs" => self.public_backs = flag(value)?,
            "on_error" => self.on_error = OnError::of(value)?,
            "hook_any_extension" => self.hook_any_extension = flag(value)?,
            "compounds" => self.compounds = flag(value)?,
            "freeze" => self.freeze = Freeze::of(value)?,
            "ally_reprise" => self.ally_reprise = AllyReprise::of(value)?,
            "secondary_long_words" => self.secondary_long_words = flag(value)?,
            "max_rounds" => self.max_rounds = value.parse().ok()?,
            "proximity" => self.proximity = flag(value)?,
            "remind_shots" => self.remind_shots = flag(value)?,
            "reserve_all" => self.reserve_all = flag(value)?,
            _ => return None,
        }
        Some(())
    }

    /// The value of every option, in the order of [`Rules::OPTIONS`].
    pub fn settings(&self) -> Vec<(&'static str, String)> {
        let truth = |on: bool| if on { "true" } else { "false" }.to_owned();
        let switch = |on: bool| if on { "on" } else { "off" }.to_owned();
        let values = [
            self.seats.to_string(),
            self.level.word().to_owned(),
            self.accents.word().to_owned(),
            truth(self.simplified_strict),
            self.hand.word().to_owned(),
            self.seating.word().to_owned(),
            switch(self.two_letter_links),
            truth(self.transfer_same_end),
            switch(self.pivot_pair_must_be_word),
            self.bonus_min_len.to_string(),
            self.max_coups_per_turn.to_string(),
            truth(self.sweep_base),
            truth(self.cross_immune),
            switch(self.knights),
            self.draw.word().to_owned(),
            truth(self.open_arsenals),
            truth(self.public_backs),
            self.on_error.word().to_owned(),
            truth(self.hook_any_extension),
            switch(self.compounds),
            self.freeze.word().to_owned(),
            self.ally_reprise.word().to_owned(),
            truth(self.secondary_long_words),
            self.max_rounds.to_string(),
            switch(self.proximity),
            truth(self.remind_shots),
            truth(self.reserve_all),
        ];
        Rules::OPTIONS.iter().map(|spec| spec.name).zip(values).collect()
    }

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
        if self.exact() {
            WordSet::GuerreDesMotsExact
        } else {
            WordSet::GuerreDesMotsFolded
        }
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

fn flag(word: &str) -> Option<bool> {
    match word {
        "true" | "on" => Some(true),
        "false" | "off" => Some(false),
        _ => None,
    }
}

const fn named(
    name: &'static str,
    words: &'static [&'static str],
    clauses: &'static [&'static str],
) -> OptionSpec {
    OptionSpec {
        name,
        default: words[0],
        values: OptionValues::OneOf(words),
        clauses,
    }
}

const fn number(
    name: &'static str,
    default: &'static str,
    low: i64,
    high: i64,
    clauses: &'static [&'static str],
) -> OptionSpec {
    OptionSpec {
        name,
        default,
        values: OptionValues::Number(low, high),
        clauses,
    }
}

#[cfg(test)]
mod tests {
    use game_core::Clause as _;

    use super::*;
    use crate::Clause;

    #[test]
    fn options_cite_clauses_that_exist() {
        for spec in Rules::OPTIONS {
            for id in spec.clauses {
                assert!(Clause::ALL.iter().any(|clause| clause.id() == *id), "{id}");
            }
        }
    }

    #[test]
    fn every_value_of_every_option_is_set_and_told() {
        for spec in Rules::OPTIONS {
            let values: Vec<String> = match spec.values {
                OptionValues::OneOf(values) => values.iter().map(|&value| value.to_owned()).collect(),
                OptionValues::Number(low, high) => vec![low.to_string(), high.to_string()],
                OptionValues::Text(_) => Vec::new(),
            };
            for value in values {
                let set = [(spec.name.to_owned(), value.clone())];
                let rules = Rules::configure(&set).expect("an allowed value");
                assert!(rules.settings().contains(&(spec.name, value.clone())));
                assert_eq!(
                    rules == Rules::DEFAULT,
                    value == spec.default,
                    "{} {value}",
                    spec.name
                );
            }
            assert!(Rules::configure(&[(spec.name.to_owned(), "never-so".to_owned())]).is_err());
        }
        assert!(Rules::configure(&[("colour".to_owned(), "blue".to_owned())]).is_err());
    }

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
