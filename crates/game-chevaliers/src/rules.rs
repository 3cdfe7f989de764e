//! The options: every point that the sheet leaves open, with its default.

use game_core::{Domain, FALSE_TRUE, OptionFault, OptionSpec, OptionValues, TRUE_FALSE, number, rules};

use crate::boards::LAYOUTS;

rules! {
    /// The rules of Échec aux Chevaliers, option by option.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Rules {
        /// How many play.
        seats: Players {
            /// One a camp.
            Two = "2",
            /// Two a camp, who share its arms out among them (R20).
            Four = "4",
        }, ["R20"];
        /// In what order partners move (R20).
        team: Team {
            /// Either partner moves for the camp.
            Free = "free",
            /// The knights of both camps, then the men of both.
            Alternate = "alternate",
        }, ["R20"];
        /// The name of the board (R4).
        layout: LayoutName = LAYOUT_NAMES, ["R1", "R4"];
        /// Whether a capture must be made (R12, R13).
        capture: Obligation {
            /// Yes.
            Strict = "strict",
            /// It is never enforced.
            AsWritten = "as_written",
            /// It is enforced when the enemy claims it.
            Claim = "claim",
        }, ["R12", "R13"];
        /// Whether a chain must be completed where a capture must be made (R12).
        chain: Chain {
            /// Yes.
            Must = "must",
            /// It may stop after any capture.
            May = "may",
        }, ["R12"];
        /// Whether men leap over their own camp (R7).
        men_leap: bool = FALSE_TRUE, ["R7"];
        /// Whether men capture backward (R9).
        men_capture_back: bool = TRUE_FALSE, ["R9"];
        /// Whether a capture that needs leaps first obliges (R12).
        charge_forces: bool = FALSE_TRUE, ["R12"];
        /// Whether a knight may leap after a capture (R11).
        leap_after_capture: bool = FALSE_TRUE, ["R11"];
        /// How long a piece must hold the enemy castle (R14).
        castle_hold: CastleHold {
            /// Until the enemy has replied.
            Reply = "1",
            /// Entering wins.
            Entry = "0",
        }, ["R14"];
        /// Whether a piece may enter its own castle (R17).
        own_castle: OwnCastle {
            /// Like any other square.
            Allowed = "allowed",
            /// By a capture only.
            Forbidden = "forbidden",
        }, ["R17"];
        /// What it is worth to be blocked (R18).
        stalemate: Stalemate {
            /// The blocked camp loses.
            Loss = "loss",
            /// Nobody wins.
            Draw = "draw",
        }, ["R18"];
        /// How often a position must stand to draw (R19).
        repetition: u8 = number!(3 in 2..=9), ["R19"];
        /// How many moves without progress draw (R19).
        no_progress: u16 = number!(100 in 10..=1000), ["R19"];
    }
    agreed by settle
}

type LayoutName = &'static str;

const LAYOUT_NAMES: Domain<LayoutName> = Domain {
    default: LAYOUTS[0],
    word: LAYOUTS[0],
    values: OptionValues::OneOf(LAYOUTS),
    read: |name| LAYOUTS.iter().copied().find(|id| *id == name),
    write: |id| (*id).to_owned(),
};

impl Rules {
    /// R20: partners who alternate are four, said or not, and two have no partners.
    fn settle(self, settings: &[(String, String)]) -> Result<Rules, OptionFault> {
        if self.team != Team::Alternate {
            return Ok(self);
        }
        if settings
            .iter()
            .any(|(name, value)| name == "seats" && value == "2")
        {
            return Err(OptionFault {
                name: "team".to_owned(),
                value: "alternate".to_owned(),
                spec: Some(&TEAM_OF_TWO),
                before: None,
            });
        }
        Ok(Rules {
            seats: Players::Four,
            ..self
        })
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
static TEAM_OF_TWO: OptionSpec = OptionSpec {
    values: OptionValues::OneOf(&["free"]),
    ..Team::DOMAIN.spec("team", &["R20"])
};
