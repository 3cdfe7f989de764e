//! The options: every point that the sheet leaves open, with its default.

use game_core::{NextStart, OptionFault, OptionSpec, OptionValues, choice};
use lexicon::WordSet;

choice! {
    /// Where the start squares are.
    Layout {
        /// At the ends of the strip that carries the title: a0, g0, a8, g8.
        Corner79 = "corner79",
        /// Behind that strip: b−1, f−1, b9, f9.
        Beyond = "beyond",
        /// On the 49 squares: b1, f1, b7, f7.
        Inner = "inner",
    }
}
choice! {
    /// Which brown squares bear a dot (S1).
    Dots {
        /// d4 and the four beside it diagonally.
        X5 = "x5",
        /// d4 and the four two squares away.
        Plus5 = "plus5",
    }
}
choice! {
    /// Whether a knight may enter the other side's start squares (M2).
    StartEntry {
        /// Never while they are empty.
        OwnOnly = "own_only",
        /// While they are empty, and then only.
        Protected = "protected",
        /// Like any other square.
        Free = "free",
    }
}
choice! {
    /// Which words are allowed (W3).
    WordClasses {
        /// Every part of speech but conjugated forms.
        Open = "open",
        /// Nouns, adjectives, infinitives and participles.
        Strict = "strict",
    }
}
choice! {
    /// Whether the ten points of the second knight are compared (P6).
    KnightPoints {
        /// They are added afterwards.
        After = "after",
        /// They count when it is settled who gets the bonus.
        InComparison = "in_comparison",
    }
}
choice! {
    /// What must be equal for a tie (P7).
    TieBy {
        /// The totals.
        Totals = "totals",
        /// The points of the two words.
        Words = "words",
    }
}
choice! {
    /// What a wrong announcement does (A4).
    BadAnnouncement {
        /// It is refused.
        Refuse = "refuse",
        /// The move is taken back and the turn is lost.
        VoidTurn = "void_turn",
        /// The game stops, and the caller has no word.
        ForfeitWord = "forfeit_word",
    }
}
choice! {
    /// What decides the match (H2).
    MatchBy {
        /// The points of all games.
        Points = "points",
        /// The games won.
        Games = "games",
    }
}
choice! {
    /// Who composes the reply (A2).
    ReplyBy {
        /// The player.
        Player = "player",
        /// The table, which finds the longest word.
        Auto = "auto",
    }
}
choice! {
    /// How the page keeps the other side's letters. No rule depends on it.
    Notes {
        /// By itself.
        Auto = "auto",
        /// As the player ticks them.
        Manual = "manual",
        /// Not at all.
        Off = "off",
    }
}

/// The rules of Échec et Mots, option by option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Where the start squares are (S4).
    pub layout: Layout,
    /// Which brown squares bear a dot (S1).
    pub dots: Dots,
    /// Who plays White in the next game (S5, H3).
    pub next_start: NextStart,
    /// Who may enter a start square (M2).
    pub start_entry: StartEntry,
    /// Whether a knight on its own start square is safe (M6).
    pub start_safe: bool,
    /// Which words are allowed (W3).
    pub word_classes: WordClasses,
    /// The bonus for eleven letters or more (P5).
    pub bonus_cap: u8,
    /// Whether no word scores below zero (P3).
    pub floor_zero: bool,
    /// Whether the ten points of the second knight are compared (P6).
    pub capture10: KnightPoints,
    /// What must be equal for a tie (P7).
    pub tie: TieBy,
    /// What a wrong announcement does (A4).
    pub bad_announce: BadAnnouncement,
    /// What decides the match (H2).
    pub match_by: MatchBy,
    /// Whether quiet half-moves end the game at all (A5).
    pub quiet_end: bool,
    /// How many of them do.
    pub quiet_limit: u16,
    /// Who composes the reply (A2).
    pub reply: ReplyBy,
    /// How the page keeps the other side's letters.
    pub notes: Notes,
    /// The least that a win without a word scores (O1).
    pub forfeit_points: u8,
}

impl Rules {
    /// Every option at its default.
    pub const DEFAULT: Rules = Rules {
        layout: Layout::Corner79,
        dots: Dots::X5,
        next_start: NextStart::Loser,
        start_entry: StartEntry::OwnOnly,
        start_safe: true,
        word_classes: WordClasses::Open,
        bonus_cap: 20,
        floor_zero: false,
        capture10: KnightPoints::After,
        tie: TieBy::Totals,
        bad_announce: BadAnnouncement::Refuse,
        match_by: MatchBy::Points,
        quiet_end: true,
        quiet_limit: 40,
        reply: ReplyBy::Player,
        notes: Notes::Auto,
        forfeit_points: 15,
    };

    /// The options as they are named and set.
    pub const OPTIONS: &'static [OptionSpec] = &[
        named("layout", Layout::WORDS, &["S4", "M2"]),
        named("dots", Dots::WORDS, &["S1"]),
        named("next_start", NEXT_STARTS, &["S5", "H3"]),
        named("start_entry", StartEntry::WORDS, &["M2"]),
        named("start_safe", &["true", "false"], &["M6"]),
        named("word_classes", WordClasses::WORDS, &["W3"]),
        // No word of more letters is worth less than one of ten.
        counted("bonus_cap", "20", 20, 100, &["P5"]),
        named("floor_zero", &["false", "true"], &["P3"]),
        named("capture10", KnightPoints::WORDS, &["P6"]),
        named("tie", TieBy::WORDS, &["P7"]),
        named("bad_announce", BadAnnouncement::WORDS, &["A4"]),
        named("match", MatchBy::WORDS, &["H2"]),
        named("quiet_end", &["true", "false"], &["A5"]),
        counted("quiet_limit", "40", 10, 200, &["A5"]),
        named("reply", ReplyBy::WORDS, &["A2"]),
        named("notes", Notes::WORDS, &["S3"]),
        counted("forfeit_points", "15", 1, 100, &["O1"]),
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
            "layout" => self.layout = Layout::of(value)?,
            "dots" => self.dots = Dots::of(value)?,
            "next_start" => self.next_start = next_start(value)?,
            "start_entry" => self.start_entry = StartEntry::of(value)?,
            "start_safe" => self.start_safe = value.parse().ok()?,
            "word_classes" => self.word_classes = WordClasses::of(value)?,
            "bonus_cap" => self.bonus_cap = value.parse().ok()?,
            "floor_zero" => self.floor_zero = value.parse().ok()?,
            "capture10" => self.capture10 = KnightPoints::of(value)?,
            "tie" => self.tie = TieBy::of(value)?,
            "bad_announce" => self.bad_announce = BadAnnouncement::of(value)?,
            "match" => self.match_by = MatchBy::of(value)?,
            "quiet_end" => self.quiet_end = value.parse().ok()?,
            "quiet_limit" => self.quiet_limit = value.parse().ok()?,
            "reply" => self.reply = ReplyBy::of(value)?,
            "notes" => self.notes = Notes::of(value)?,
            "forfeit_points" => self.forfeit_points = value.parse().ok()?,
            _ => return None,
        }
        Some(())
    }

    /// The value of every option, in the order of [`Rules::OPTIONS`].
    pub fn settings(&self) -> Vec<(&'static str, String)> {
        let values = [
            self.layout.word().to_owned(),
            self.dots.word().to_owned(),
            next_start_word(self.next_start).to_owned(),
            self.start_entry.word().to_owned(),
            self.start_safe.to_string(),
            self.word_classes.word().to_owned(),
            self.bonus_cap.to_string(),
            self.floor_zero.to_string(),
            self.capture10.word().to_owned(),
            self.tie.word().to_owned(),
            self.bad_announce.word().to_owned(),
            self.match_by.word().to_owned(),
            self.quiet_end.to_string(),
            self.quiet_limit.to_string(),
            self.reply.word().to_owned(),
            self.notes.word().to_owned(),
            self.forfeit_points.to_string(),
        ];
        Rules::OPTIONS.iter().map(|spec| spec.name).zip(values).collect()
    }

    /// The words that the lexicon must know.
    pub fn word_set(&self) -> WordSet {
        match self.word_classes {
            WordClasses::Open => WordSet::EchecEtMotsOpen,
            WordClasses::Strict => WordSet::EchecEtMotsStrict,
        }
    }

    /// A5: whether so many quiet half-moves in a row end the game.
    pub fn stalled(&self, quiet: u16) -> bool {
        self.quiet_end && quiet >= self.quiet_limit
    }

    /// The most actions that a game can have: twenty-five letters and two knights can be taken before
    /// the end, each after fewer quiet half-moves than the limit, and one reply. None where quiet
    /// half-moves end nothing.
    pub fn longest_game(&self) -> Option<usize> {
        self.quiet_end
            .then(|| (25 + 2 + 1) * usize::from(self.quiet_limit) + 1)
    }
}

/// The values of `next_start`, the default first.
const NEXT_STARTS: &[&str] = &["loser", "alternate", "lot"];

fn next_start(word: &str) -> Option<NextStart> {
    match word {
        "loser" => Some(NextStart::Loser),
        "alternate" => Some(NextStart::Alternate),
        "lot" => Some(NextStart::Lot),
        _ => None,
    }
}

fn next_start_word(next_start: NextStart) -> &'static str {
    match next_start {
        NextStart::Loser => "loser",
        NextStart::Alternate => "alternate",
        NextStart::Lot => "lot",
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

const fn counted(
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
        let own = |name: &str, value: &str| vec![(name.to_owned(), value.to_owned())];
        for spec in Rules::OPTIONS {
            let values: Vec<String> = match spec.values {
                OptionValues::OneOf(words) => words.iter().map(|word| (*word).to_owned()).collect(),
                OptionValues::Number(low, high) => vec![low.to_string(), high.to_string()],
                OptionValues::Text(_) => Vec::new(),
            };
            assert!(!values.is_empty());
            for value in values {
                let rules = Rules::configure(&own(spec.name, &value)).expect("an allowed value");
                let told = rules.settings();
                assert!(
                    told.contains(&(spec.name, value.clone())),
                    "{} {value}",
                    spec.name
                );
                assert_eq!(
                    rules == Rules::DEFAULT,
                    value == spec.default,
                    "{} {value}",
                    spec.name
                );
            }
            let default = Rules::configure(&own(spec.name, spec.default));
            assert_eq!(default, Ok(Rules::DEFAULT), "{}", spec.name);
            assert!(
                Rules::configure(&own(spec.name, "never")).is_err(),
                "{}",
                spec.name
            );
        }
        assert!(Rules::configure(&own("colour", "blue")).is_err());
    }
}
