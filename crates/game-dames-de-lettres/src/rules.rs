//! The options: every point that the sheet leaves open, with its default.

use game_core::{NextStart, OptionFault, OptionSpec, OptionValues, choice};
use lexicon::{Homographs, Repetition};

use crate::state::STRATEGIC_LIMIT;

choice! {
    /// What becomes of a wrong move (F1, F2).
    Mode {
        /// It is refused.
        Friendly = "friendly",
        /// It loses the game.
        Strict = "strict",
    }
}
choice! {
    /// The shape of words (W2).
    Shape {
        /// Letters that touch, diagonally as well.
        Contact = "contact",
        /// Letters in one straight line.
        Straight = "straight",
        /// Letters that touch by a side.
        Orthogonal = "orthogonal",
    }
}
choice! {
    /// What becomes of a captured letter (M3).
    Capture {
        /// It leaves the board.
        Remove = "remove",
        /// It is turned over and stays.
        Turn = "turn",
    }
}
choice! {
    /// Whether a capture may change direction (M6).
    CapturePath {
        /// Never.
        Line = "line",
        /// After each capture, as at draughts.
        Chain = "chain",
    }
}
choice! {
    /// Which letter a final pure capture takes (K3).
    FinalCapture {
        /// The enemy's only letter on the board.
        Board = "board",
        /// The enemy's only letter in his own camp.
        EnemyCamp = "enemy_camp",
    }
}
choice! {
    /// What the last-letter rule forbids (K5).
    LastLetter {
        /// Every move into the enemy camp.
        All = "all",
        /// Word moves only.
        Words = "words",
    }
}
choice! {
    /// What tells the two words of a double apart (W8).
    Fork {
        /// They share the moved letter only.
        Disjoint = "disjoint",
        /// They leave the moved letter by different squares.
        FirstStep = "first_step",
    }
}
choice! {
    /// Who may put an earlier word in the feminine or in the plural (R2).
    InflectBy {
        /// The opponent of whoever wrote it.
        Opponent = "opponent",
        /// Both.
        Any = "any",
    }
}
choice! {
    /// Which words earn a joker (J1).
    JokerLength {
        /// Seven letters or more.
        AtLeast = "min7",
        /// Seven exactly.
        Exact = "exact7",
    }
}
choice! {
    /// How a joker enters (J2).
    JokerEntry {
        /// At once, in its owner's camp.
        OwnCamp = "own_camp",
        /// At once, anywhere.
        Anywhere = "anywhere",
        /// Whenever its owner likes.
        Reserve = "reserve",
    }
}
choice! {
    /// How long strategic moves are allowed (O1).
    Grace {
        /// Until the first word, and on each side's first turn.
        FirstWordOrTurn = "first_word_or_first_turn",
        /// Until the first word.
        FirstWord = "first_word",
    }
}
choice! {
    /// Whether it is checked that whoever plays a strategic move has no word (O1).
    Strategic {
        /// Yes.
        Checked = "checked",
        /// The player is believed.
        OnClaim = "on_claim",
    }
}
choice! {
    /// What becomes of an opening in which nobody finds a word (O2).
    BlockedOpening {
        /// The tokens are dealt again after twenty strategic moves of each side.
        NewDeal = "new_deal",
        /// It goes on.
        GoesOn = "goes_on",
    }
}
choice! {
    /// Which letters carry a word over the median line (W5).
    CampCross {
        /// Any letter of the word.
        AnyLetter = "any_letter",
        /// An enemy letter, or the one moved.
        EnemyOrMoved = "enemy_letter_or_moved",
    }
}
choice! {
    /// Who begins the second game of a match (S2).
    SecondGame {
        /// Whoever did not begin the first.
        Swap = "swap",
        /// The lot decides.
        Lot = "lot",
        /// Whoever lost the first.
        Loser = "loser",
    }
}
choice! {
    /// What stops a player's clock (E4).
    Clock {
        /// The move.
        Auto = "auto",
        /// The player, after the move; in strict games only.
        Press = "press",
    }
}

/// The rules of Dames de Lettres, option by option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// What becomes of a wrong move (F1, F2).
    pub mode: Mode,
    /// The shape of words (W2).
    pub path: Shape,
    /// What becomes of a captured letter (M3).
    pub capture: Capture,
    /// Whether one passes over one's own letters (M4).
    pub jump_own: bool,
    /// Whether a capture may change direction (M6).
    pub capture_path: CapturePath,
    /// Which letter a final pure capture takes (K3).
    pub ppf: FinalCapture,
    /// What the last-letter rule forbids (K5).
    pub last_letter: LastLetter,
    /// Whether a token may serve twice in a word (W2).
    pub reuse: bool,
    /// What tells the two words of a double apart (W8).
    pub fork: Fork,
    /// How words that can be read in several ways are taken (R5).
    pub homograph: Homographs,
    /// Who may inflect an earlier word (R2).
    pub inflect_by: InflectBy,
    /// Which words earn a joker (J1).
    pub joker_len: JokerLength,
    /// How a joker enters (J2).
    pub joker_entry: JokerEntry,
    /// Whether jokers count as letters at the end and for the last letter (J4).
    pub joker_counts: bool,
    /// How long strategic moves are allowed (O1).
    pub grace: Grace,
    /// Whether strategic moves are checked (O1).
    pub strategic: Strategic,
    /// What becomes of an opening in which nobody finds a word (O2).
    pub blocked_opening: BlockedOpening,
    /// Whether another person of one tense may follow (R3).
    pub same_tense: bool,
    /// Which letters carry a word over the median line (W5).
    pub camp_cross: CampCross,
    /// Who begins the second game (S2).
    pub game2: SecondGame,
    /// Whether a total reversal by a capture without a word counts double (E2).
    pub ppf_double: bool,
    /// What stops a player's clock (E4).
    pub clock: Clock,
}

impl Rules {
    /// Every option at its default.
    pub const DEFAULT: Rules = Rules {
        mode: Mode::Friendly,
        path: Shape::Contact,
        capture: Capture::Remove,
        jump_own: false,
        capture_path: CapturePath::Line,
        ppf: FinalCapture::Board,
        last_letter: LastLetter::All,
        reuse: false,
        fork: Fork::Disjoint,
        homograph: Homographs::Best,
        inflect_by: InflectBy::Opponent,
        joker_len: JokerLength::AtLeast,
        joker_entry: JokerEntry::OwnCamp,
        joker_counts: false,
        grace: Grace::FirstWordOrTurn,
        strategic: Strategic::Checked,
        blocked_opening: BlockedOpening::NewDeal,
        same_tense: false,
        camp_cross: CampCross::AnyLetter,
        game2: SecondGame::Swap,
        ppf_double: true,
        clock: Clock::Auto,
    };

    /// The options as they are named and set.
    pub const OPTIONS: &'static [OptionSpec] = &[
        named("mode", Mode::WORDS, &["F1", "F1b", "F2"]),
        named("path", Shape::WORDS, &["W2"]),
        named("capture", Capture::WORDS, &["M3"]),
        named("jump_own", OFF_ON, &["M4"]),
        named("capture_path", CapturePath::WORDS, &["M6"]),
        named("ppf", FinalCapture::WORDS, &["K3"]),
        named("last_letter", LastLetter::WORDS, &["K5"]),
        named("reuse", OFF_ON, &["W2"]),
        named("fork", Fork::WORDS, &["W8"]),
        named("homograph", HOMOGRAPHS, &["R5"]),
        named("inflect_by", InflectBy::WORDS, &["R2"]),
        named("joker_len", JokerLength::WORDS, &["J1"]),
        named("joker_entry", JokerEntry::WORDS, &["J2"]),
        named("joker_counts", OFF_ON, &["J4"]),
        named("grace", Grace::WORDS, &["O1"]),
        named("strategic", Strategic::WORDS, &["O1"]),
        named("blocked_opening", BlockedOpening::WORDS, &["O2"]),
        named("same_tense", &["forbid", "allow"], &["R3"]),
        named("camp_cross", CampCross::WORDS, &["W5"]),
        named("game2", SecondGame::WORDS, &["S2"]),
        named("ppf_double", &["true", "false"], &["E2"]),
        named("clock", Clock::WORDS, &["E4", "F1b"]),
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
            "mode" => self.mode = Mode::of(value)?,
            "path" => self.path = Shape::of(value)?,
            "capture" => self.capture = Capture::of(value)?,
            "jump_own" => self.jump_own = value.parse().ok()?,
            "capture_path" => self.capture_path = CapturePath::of(value)?,
            "ppf" => self.ppf = FinalCapture::of(value)?,
            "last_letter" => self.last_letter = LastLetter::of(value)?,
            "reuse" => self.reuse = value.parse().ok()?,
            "fork" => self.fork = Fork::of(value)?,
            "homograph" => self.homograph = homographs(value)?,
            "inflect_by" => self.inflect_by = InflectBy::of(value)?,
            "joker_len" => self.joker_len = JokerLength::of(value)?,
            "joker_entry" => self.joker_entry = JokerEntry::of(value)?,
            "joker_counts" => self.joker_counts = value.parse().ok()?,
            "grace" => self.grace = Grace::of(value)?,
            "strategic" => self.strategic = Strategic::of(value)?,
            "blocked_opening" => self.blocked_opening = BlockedOpening::of(value)?,
            "same_tense" => self.same_tense = value == "allow",
            "camp_cross" => self.camp_cross = CampCross::of(value)?,
            "game2" => self.game2 = SecondGame::of(value)?,
            "ppf_double" => self.ppf_double = value.parse().ok()?,
            "clock" => self.clock = Clock::of(value)?,
            _ => return None,
        }
        Some(())
    }

    /// The value of every option, in the order of [`Rules::OPTIONS`].
    pub fn settings(&self) -> Vec<(&'static str, &'static str)> {
        let flag = |on: bool| if on { "true" } else { "false" };
        let values = [
            self.mode.word(),
            self.path.word(),
            self.capture.word(),
            flag(self.jump_own),
            self.capture_path.word(),
            self.ppf.word(),
            self.last_letter.word(),
            flag(self.reuse),
            self.fork.word(),
            homograph_word(self.homograph),
            self.inflect_by.word(),
            self.joker_len.word(),
            self.joker_entry.word(),
            flag(self.joker_counts),
            self.grace.word(),
            self.strategic.word(),
            self.blocked_opening.word(),
            if self.same_tense { "allow" } else { "forbid" },
            self.camp_cross.word(),
            self.game2.word(),
            flag(self.ppf_double),
            self.clock.word(),
        ];
        Rules::OPTIONS.iter().map(|spec| spec.name).zip(values).collect()
    }

    /// O2: whether so many strategic moves in a row call for a new deal.
    pub(crate) fn deals_again(&self, strategic: u16) -> bool {
        self.blocked_opening == BlockedOpening::NewDeal && strategic >= STRATEGIC_LIMIT
    }

    /// How the repetition rule is judged (R1 to R5).
    pub fn repetition(&self) -> Repetition {
        Repetition {
            homographs: self.homograph,
            persons_pass: self.same_tense,
        }
    }

    /// S2: who begins the game of this number.
    pub(crate) fn next_start(&self, game: u16) -> NextStart {
        match (game, self.game2) {
            (2, SecondGame::Swap) => NextStart::Alternate,
            (2, SecondGame::Loser) => NextStart::Loser,
            _ => NextStart::Lot,
        }
    }

    /// Whether so many letters earn a joker (J1).
    pub(crate) fn earns_joker(&self, letters: usize) -> bool {
        match self.joker_len {
            JokerLength::AtLeast => letters >= 7,
            JokerLength::Exact => letters == 7,
        }
    }

    /// Whether a move waits for its player to press the clock (F1b).
    pub(crate) fn presses(&self) -> bool {
        self.mode == Mode::Strict && self.clock == Clock::Press
    }
}

const OFF_ON: &[&str] = &["false", "true"];

/// The values of `homograph`, the default first.
const HOMOGRAPHS: &[&str] = &["best", "lenient", "strict"];

fn homographs(word: &str) -> Option<Homographs> {
    match word {
        "best" => Some(Homographs::Best),
        "lenient" => Some(Homographs::Lenient),
        "strict" => Some(Homographs::Strict),
        _ => None,
    }
}

fn homograph_word(homographs: Homographs) -> &'static str {
    match homographs {
        Homographs::Best => "best",
        Homographs::Lenient => "lenient",
        Homographs::Strict => "strict",
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
            let OptionValues::OneOf(values) = spec.values else {
                panic!("{} has named values", spec.name);
            };
            for value in values {
                let rules = Rules::configure(&own(spec.name, value)).expect("an allowed value");
                assert!(
                    rules.settings().contains(&(spec.name, value)),
                    "{} {value}",
                    spec.name
                );
                assert_eq!(
                    rules == Rules::DEFAULT,
                    *value == spec.default,
                    "{} {value}",
                    spec.name
                );
            }
            assert!(
                Rules::configure(&own(spec.name, "never")).is_err(),
                "{}",
                spec.name
            );
        }
        assert!(Rules::configure(&own("colour", "blue")).is_err());
    }

    #[test]
    fn s2_lots_and_turns() {
        let of = |game2| Rules {
            game2,
            ..Rules::DEFAULT
        };
        assert_eq!(Rules::DEFAULT.next_start(2), NextStart::Alternate);
        assert_eq!(Rules::DEFAULT.next_start(3), NextStart::Lot);
        assert_eq!(Rules::DEFAULT.next_start(1), NextStart::Lot);
        assert_eq!(of(SecondGame::Loser).next_start(2), NextStart::Loser);
        assert_eq!(of(SecondGame::Lot).next_start(2), NextStart::Lot);
        assert_eq!(of(SecondGame::Loser).next_start(3), NextStart::Lot);
    }
}
