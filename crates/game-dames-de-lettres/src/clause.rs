//! The numbered rules of Dames de Lettres. `docs/rules/dames-de-lettres.md` tells each of them.

game_core::clauses! {
    /// A rule of Dames de Lettres.
    pub enum Clause {
        /// Sixteen tokens each.
        S1 => "S1",
        /// Who begins.
        S2 => "S2",
        /// Three games with one bag.
        S3 => "S3",
        /// Straight lines.
        M1 => "M1",
        /// Empty squares.
        M2 => "M2",
        /// Capture.
        M3 => "M3",
        /// What cannot be passed.
        M4 => "M4",
        /// Where a capture stops.
        M5 => "M5",
        /// No change of direction.
        M6 => "M6",
        /// Word move.
        K1 => "K1",
        /// Pure capture.
        K2 => "K2",
        /// Final pure capture.
        K3 => "K3",
        /// Strategic move.
        K4 => "K4",
        /// The last letter of a camp.
        K5 => "K5",
        /// Three letters that spell the word.
        W1 => "W1",
        /// Letters that touch.
        W2 => "W2",
        /// The moved letter.
        W3 => "W3",
        /// An enemy letter.
        W4 => "W4",
        /// The camp rule.
        W5 => "W5",
        /// The words allowed.
        W6 => "W6",
        /// No repetition.
        W7 => "W7",
        /// Doubles.
        W8 => "W8",
        /// Turning over.
        W9 => "W9",
        /// The same letters.
        R1 => "R1",
        /// Gender and number.
        R2 => "R2",
        /// Tenses.
        R3 => "R3",
        /// Infinitives.
        R4 => "R4",
        /// Homographs.
        R5 => "R5",
        /// The blocked opening.
        O1 => "O1",
        /// A new deal.
        O2 => "O2",
        /// Earning a joker.
        J1 => "J1",
        /// Placing it.
        J2 => "J2",
        /// What it can do.
        J3 => "J3",
        /// What it does not count for.
        J4 => "J4",
        /// Each game anew.
        J5 => "J5",
        /// Conquest.
        E1 => "E1",
        /// Total reversal.
        E2 => "E2",
        /// Blocked.
        E3 => "E3",
        /// Time and resignation.
        E4 => "E4",
        /// Faults.
        F1 => "F1",
        /// A strict turn.
        F1b => "F1b",
        /// Friendly games.
        F2 => "F2",
        /// The dictionary.
        F3 => "F3",
        /// The arbiter.
        F4 => "F4",
    }
}
