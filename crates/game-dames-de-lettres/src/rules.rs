//! The options: every point that the sheet leaves open, with its default.

use game_core::{FALSE_TRUE, NextStart, TRUE_FALSE, rules, words};

use crate::state::STRATEGIC_LIMIT;
use crate::{Homographs, Repetition};

rules! {
    /// The rules of Dames de Lettres, option by option.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Rules {
        /// What becomes of a wrong move (F1, F2).
        mode: Mode {
            /// It is refused.
            Friendly = "friendly",
            /// It loses the game.
            Strict = "strict",
        }, ["F1", "F1b", "F2"];
        /// The shape of words (W2).
        path: Shape {
            /// Letters that touch, diagonally as well.
            Contact = "contact",
            /// Letters in one straight line.
            Straight = "straight",
            /// Letters that touch by a side.
            Orthogonal = "orthogonal",
        }, ["W2"];
        /// What becomes of a captured letter (M3).
        capture: Capture {
            /// It leaves the board.
            Remove = "remove",
            /// It is turned over and stays.
            Turn = "turn",
        }, ["M3"];
        /// Whether one passes over one's own letters (M4).
        jump_own: bool = FALSE_TRUE, ["M4"];
        /// Whether a capture may change direction (M6).
        capture_path: CapturePath {
            /// Never.
            Line = "line",
            /// After each capture, as at draughts.
            Chain = "chain",
        }, ["M6"];
        /// Which letter a final pure capture takes (K3).
        ppf: FinalCapture {
            /// The enemy's only letter on the board.
            Board = "board",
            /// The enemy's only letter in his own camp.
            EnemyCamp = "enemy_camp",
        }, ["K3"];
        /// What the last-letter rule forbids (K5).
        last_letter: LastLetter {
            /// Every move into the enemy camp.
            All = "all",
            /// Word moves only.
            Words = "words",
        }, ["K5"];
        /// Whether a token may serve twice in a word (W2).
        reuse: bool = FALSE_TRUE, ["W2"];
        /// What tells the two words of a double apart (W8).
        fork: Fork {
            /// They share the moved letter only.
            Disjoint = "disjoint",
            /// They leave the moved letter by different squares.
            FirstStep = "first_step",
        }, ["W8"];
        /// How words that can be read in several ways are taken (R5).
        homograph: Homographs = words![
            "best" => Homographs::Best,
            "lenient" => Homographs::Lenient,
            "strict" => Homographs::Strict,
        ], ["R5"];
        /// Who may put an earlier word in the feminine or in the plural (R2).
        inflect_by: InflectBy {
            /// The opponent of whoever wrote it.
            Opponent = "opponent",
            /// Both.
            Any = "any",
        }, ["R2"];
        /// Which words earn a joker (J1).
        joker_len: JokerLength {
            /// Seven letters or more.
            AtLeast = "min7",
            /// Seven exactly.
            Exact = "exact7",
        }, ["J1"];
        /// How a joker enters (J2).
        joker_entry: JokerEntry {
            /// At once, in its owner's camp.
            OwnCamp = "own_camp",
            /// At once, anywhere.
            Anywhere = "anywhere",
            /// Whenever its owner likes.
            Reserve = "reserve",
        }, ["J2"];
        /// Whether jokers count as letters at the end and for the last letter (J4).
        joker_counts: bool = FALSE_TRUE, ["J4"];
        /// How long strategic moves are allowed (O1).
        grace: Grace {
            /// Until the first word, and on each side's first turn.
            FirstWordOrTurn = "first_word_or_first_turn",
            /// Until the first word.
            FirstWord = "first_word",
        }, ["O1"];
        /// Whether it is checked that whoever plays a strategic move has no word (O1).
        strategic: Strategic {
            /// Yes.
            Checked = "checked",
            /// The player is believed.
            OnClaim = "on_claim",
        }, ["O1"];
        /// What becomes of an opening in which nobody finds a word (O2).
        blocked_opening: BlockedOpening {
            /// The tokens are dealt again after twenty strategic moves of each side.
            NewDeal = "new_deal",
            /// It goes on.
            GoesOn = "goes_on",
        }, ["O2"];
        /// Whether another person of one tense may follow (R3).
        same_tense: bool = words!["forbid" => false, "allow" => true], ["R3"];
        /// Which letters carry a word over the median line (W5).
        camp_cross: CampCross {
            /// Any letter of the word.
            AnyLetter = "any_letter",
            /// An enemy letter, or the one moved.
            EnemyOrMoved = "enemy_letter_or_moved",
        }, ["W5"];
        /// Who begins the second game of a match (S2).
        game2: SecondGame {
            /// Whoever did not begin the first.
            Swap = "swap",
            /// The lot decides.
            Lot = "lot",
            /// Whoever lost the first.
            Loser = "loser",
        }, ["S2"];
        /// Whether a total reversal by a capture without a word counts double (E2).
        ppf_double: bool = TRUE_FALSE, ["E2"];
        /// What stops a player's clock (E4).
        clock: Clock {
            /// The move.
            Auto = "auto",
            /// The player, after the move; in strict games only.
            Press = "press",
        }, ["E4", "F1b"];
    }
}

/// The letters of a word that earns a joker (J1).
const EARNING: usize = 7;

impl Rules {
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

    /// Whether a word of so many letters earns a joker (J1).
    pub fn earns_joker(&self, letters: usize) -> bool {
        match self.joker_len {
            JokerLength::AtLeast => letters >= EARNING,
            JokerLength::Exact => letters == EARNING,
        }
    }

    /// Whether a move waits for its player to press the clock (F1b).
    pub(crate) fn presses(&self) -> bool {
        self.mode == Mode::Strict && self.clock == Clock::Press
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
