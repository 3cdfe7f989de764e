//! The options: every point that the sheet leaves open, with its default.

use game_core::{FALSE_TRUE, NextStart, TRUE_FALSE, number, rules, words};
use lexicon::WordSet;

use crate::{OPEN_WORDS, STRICT_WORDS};

rules! {
    /// The rules of Échec et Mots, option by option.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Rules {
        /// Where the start squares are (S4).
        layout: Layout {
            /// At the ends of the strip that carries the title: a0, g0, a8, g8.
            Corner79 = "corner79",
            /// Behind that strip: b−1, f−1, b9, f9.
            Beyond = "beyond",
            /// On the 49 squares: b1, f1, b7, f7.
            Inner = "inner",
        }, ["S4", "M2"];
        /// Which brown squares bear a dot (S1).
        dots: Dots {
            /// d4 and the four beside it diagonally.
            X5 = "x5",
            /// d4 and the four two squares away.
            Plus5 = "plus5",
        }, ["S1"];
        /// Who plays White in the next game (S5, H3).
        next_start: NextStart = words![
            "loser" => NextStart::Loser,
            "alternate" => NextStart::Alternate,
            "lot" => NextStart::Lot,
        ], ["S5", "H3"];
        /// Whether a knight may enter the other side's start squares (M2).
        start_entry: StartEntry {
            /// Never while they are empty.
            OwnOnly = "own_only",
            /// While they are empty, and then only.
            Protected = "protected",
            /// Like any other square.
            Free = "free",
        }, ["M2"];
        /// Whether a knight on its own start square is safe (M6).
        start_safe: bool = TRUE_FALSE, ["M6"];
        /// Which words are allowed (W3).
        word_classes: WordClasses {
            /// Every part of speech but conjugated forms.
            Open = "open",
            /// Nouns, adjectives, infinitives and participles.
            Strict = "strict",
        }, ["W3"];
        /// The bonus for eleven letters or more (P5).
        // No word of more letters is worth less than one of ten.
        bonus_cap: u8 = number!(20 in 20..=100), ["P5"];
        /// Whether no word scores below zero (P3).
        floor_zero: bool = FALSE_TRUE, ["P3"];
        /// Whether the ten points of the second knight are compared (P6).
        capture10: KnightPoints {
            /// They are added afterwards.
            After = "after",
            /// They count when it is settled who gets the bonus.
            InComparison = "in_comparison",
        }, ["P6"];
        /// What must be equal for a tie (P7).
        tie: TieBy {
            /// The totals.
            Totals = "totals",
            /// The points of the two words.
            Words = "words",
        }, ["P7"];
        /// What a wrong announcement does (A4).
        bad_announce: BadAnnouncement {
            /// It is refused.
            Refuse = "refuse",
            /// The move is taken back and the turn is lost.
            VoidTurn = "void_turn",
            /// The game stops, and the caller has no word.
            ForfeitWord = "forfeit_word",
        }, ["A4"];
        /// What decides the match (H2).
        match_by as "match": MatchBy {
            /// The points of all games.
            Points = "points",
            /// The games won.
            Games = "games",
        }, ["H2"];
        /// Whether quiet half-moves end the game at all (A5).
        quiet_end: bool = TRUE_FALSE, ["A5"];
        /// How many of them do.
        quiet_limit: u16 = number!(40 in 10..=200), ["A5"];
        /// Who composes the reply (A2).
        reply: ReplyBy {
            /// The player.
            Player = "player",
            /// The table, which finds the longest word.
            Auto = "auto",
        }, ["A2"];
        /// How the page keeps the other side's letters. No rule depends on it.
        notes: Notes {
            /// By itself.
            Auto = "auto",
            /// As the player ticks them.
            Manual = "manual",
            /// Not at all.
            Off = "off",
        }, ["S3"];
        /// The least that a win without a word scores (O1).
        forfeit_points: u8 = number!(15 in 1..=100), ["O1"];
    }
}

impl Rules {
    /// The words that the lexicon must know.
    pub fn word_set(&self) -> WordSet {
        match self.word_classes {
            WordClasses::Open => OPEN_WORDS,
            WordClasses::Strict => STRICT_WORDS,
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
