//! The options: every point that the sheet leaves open, with its default.

use game_core::{OptionFault, OptionSpec, OptionValues, choice};

use crate::boards::LAYOUTS;

choice! {
    /// How many play.
    Players {
        /// One a camp.
        Two = "2",
        /// Two a camp, who share its arms out among them (R20).
        Four = "4",
    }
}
choice! {
    /// In what order partners move (R20).
    Team {
        /// Either partner moves for the camp.
        Free = "free",
        /// The knights of both camps, then the men of both.
        Alternate = "alternate",
    }
}
choice! {
    /// Whether a capture must be made (R12, R13).
    Obligation {
        /// Yes.
        Strict = "strict",
        /// It is never enforced.
        AsWritten = "as_written",
        /// It is enforced when the enemy claims it.
        Claim = "claim",
    }
}
choice! {
    /// Whether a chain must be completed where a capture must be made (R12).
    Chain {
        /// Yes.
        Must = "must",
        /// It may stop after any capture.
        May = "may",
    }
}
choice! {
    /// How long a piece must hold the enemy castle (R14).
    CastleHold {
        /// Until the enemy has replied.
        Reply = "1",
        /// Entering wins.
        Entry = "0",
    }
}
choice! {
    /// Whether a piece may enter its own castle (R17).
    OwnCastle {
        /// Like any other square.
        Allowed = "allowed",
        /// By a capture only.
        Forbidden = "forbidden",
    }
}
choice! {
    /// What it is worth to be blocked (R18).
    Stalemate {
        /// The blocked camp loses.
        Loss = "loss",
        /// Nobody wins.
        Draw = "draw",
    }
}

/// The rules of Échec aux Chevaliers, option by option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// How many play.
    pub seats: Players,
    /// In what order partners move (R20).
    pub team: Team,
    /// The name of the board (R4).
    pub layout: &'static str,
    /// Whether a capture must be made (R12, R13).
    pub capture: Obligation,
    /// Whether a chain must be completed (R12).
    pub chain: Chain,
    /// Whether men leap over their own camp (R7).
    pub men_leap: bool,
    /// Whether men capture backward (R9).
    pub men_capture_back: bool,
    /// Whether a capture that needs leaps first obliges (R12).
    pub charge_forces: bool,
    /// Whether a knight may leap after a capture (R11).
    pub leap_after_capture: bool,
    /// How long a piece must hold the enemy castle (R14).
    pub castle_hold: CastleHold,
    /// Whether a piece may enter its own castle (R17).
    pub own_castle: OwnCastle,
    /// What it is worth to be blocked (R18).
    pub stalemate: Stalemate,
    /// How often a position must stand to draw (R19).
    pub repetition: u8,
    /// How many moves without progress draw (R19).
    pub no_progress: u16,
}

impl Rules {
    /// Every option at its default.
    pub const DEFAULT: Rules = Rules {
        seats: Players::Two,
        team: Team::Free,
        layout: LAYOUTS[0],
        capture: Obligation::Strict,
        chain: Chain::Must,
        men_leap: false,
        men_capture_back: true,
        charge_forces: false,
        leap_after_capture: false,
        castle_hold: CastleHold::Reply,
        own_castle: OwnCastle::Allowed,
        stalemate: Stalemate::Loss,
        repetition: 3,
        no_progress: 100,
    };

    /// The options as they are named and set.
    pub const OPTIONS: &'static [OptionSpec] = &[
        named("seats", Players::WORDS, &["R20"]),
        named("team", Team::WORDS, &["R20"]),
        named("layout", LAYOUTS, &["R1", "R4"]),
        named("capture", Obligation::WORDS, &["R12", "R13"]),
        named("chain", Chain::WORDS, &["R12"]),
        named("men_leap", &["false", "true"], &["R7"]),
        named("men_capture_back", &["true", "false"], &["R9"]),
        named("charge_forces", &["false", "true"], &["R12"]),
        named("leap_after_capture", &["false", "true"], &["R11"]),
        named("castle_hold", CastleHold::WORDS, &["R14"]),
        named("own_castle", OwnCastle::WORDS, &["R17"]),
        named("stalemate", Stalemate::WORDS, &["R18"]),
        counted("repetition", "3", 2, 9, &["R19"]),
        counted("no_progress", "100", 10, 1000, &["R19"]),
    ];

    /// The rules with these options set and every other one at its default. Partners who alternate are
    /// four, said or not.
    ///
    /// # Errors
    /// When a name is unknown, a value is not allowed, or two players are to alternate.
    pub fn configure(settings: &[(String, String)]) -> Result<Rules, OptionFault> {
        OptionFault::check(Rules::OPTIONS, settings)?;
        let mut rules = Rules::DEFAULT;
        for (name, value) in settings {
            rules
                .set(name, value)
                .ok_or_else(|| OptionFault::new(Rules::OPTIONS, name, value))?;
        }
        if rules.team == Team::Alternate {
            if rules.seats == Players::Two && settings.iter().any(|(name, _)| name == "seats") {
                return Err(OptionFault {
                    name: "team".to_owned(),
                    value: Team::Alternate.word().to_owned(),
                    spec: Some(&TEAM_OF_TWO),
                    before: None,
                });
            }
            rules.seats = Players::Four;
        }
        Ok(rules)
    }

    /// Sets one option; none when it cannot be set so.
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "seats" => self.seats = Players::of(value)?,
            "team" => self.team = Team::of(value)?,
            "layout" => self.layout = LAYOUTS.iter().find(|id| **id == value)?,
            "capture" => self.capture = Obligation::of(value)?,
            "chain" => self.chain = Chain::of(value)?,
            "men_leap" => self.men_leap = value.parse().ok()?,
            "men_capture_back" => self.men_capture_back = value.parse().ok()?,
            "charge_forces" => self.charge_forces = value.parse().ok()?,
            "leap_after_capture" => self.leap_after_capture = value.parse().ok()?,
            "castle_hold" => self.castle_hold = CastleHold::of(value)?,
            "own_castle" => self.own_castle = OwnCastle::of(value)?,
            "stalemate" => self.stalemate = Stalemate::of(value)?,
            "repetition" => self.repetition = value.parse().ok()?,
            "no_progress" => self.no_progress = value.parse().ok()?,
            _ => return None,
        }
        Some(())
    }

    /// The value of every option, in the order of [`Rules::OPTIONS`].
    pub fn settings(&self) -> Vec<(&'static str, String)> {
        let values = [
            self.seats.word().to_owned(),
            self.team.word().to_owned(),
            self.layout.to_owned(),
            self.capture.word().to_owned(),
            self.chain.word().to_owned(),
            self.men_leap.to_string(),
            self.men_capture_back.to_string(),
            self.charge_forces.to_string(),
            self.leap_after_capture.to_string(),
            self.castle_hold.word().to_owned(),
            self.own_castle.word().to_owned(),
            self.stalemate.word().to_owned(),
            self.repetition.to_string(),
            self.no_progress.to_string(),
        ];
        Rules::OPTIONS.iter().map(|spec| spec.name).zip(values).collect()
    }

    /// How many seats there are.
    pub fn seat_count(&self) -> u8 {
        match self.seats {
            Players::Two => 2,
            Players::Four => 4,
        }
    }
}

/// What `team` may be where two play: there are no partners to alternate.
static TEAM_OF_TWO: OptionSpec = named("team", &["free"], &["R20"]);

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
