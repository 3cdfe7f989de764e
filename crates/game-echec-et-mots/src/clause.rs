//! The numbered rules of `docs/rules/echec-et-mots.md`.

game_core::clauses! {
    /// One rule of Échec et Mots: `S` the setting up, `M` the moves, `A` the stop, `W` the words, `P` the
    /// points, `H` the match; `O` what play at a distance adds to the sheet.
    pub enum Clause {
        /// The five dotted vowels.
        S1 => "S1",
        /// Twenty other letters.
        S2 => "S2",
        /// Letters lie face up.
        S3 => "S3",
        /// Where the knights start, and that White begins.
        S4 => "S4",
        /// The next game.
        S5 => "S5",
        /// The knight's leap, which is compulsory.
        M1 => "M1",
        /// The squares that may be entered.
        M2 => "M2",
        /// Not onto one's own knight.
        M3 => "M3",
        /// Letters are taken compulsorily.
        M4 => "M4",
        /// Capture.
        M5 => "M5",
        /// The shelter.
        M6 => "M6",
        /// The last knight.
        M7 => "M7",
        /// Twenty-five letters.
        M8 => "M8",
        /// There is always a move.
        M9 => "M9",
        /// The announcement.
        A1 => "A1",
        /// The reply.
        A2 => "A2",
        /// Nobody else stops the game.
        A3 => "A3",
        /// A wrong announcement.
        A4 => "A4",
        /// Too many quiet moves.
        A5 => "A5",
        /// Nothing left to write.
        A6 => "A6",
        /// Words that are allowed.
        W1 => "W1",
        /// Words that are excluded.
        W2 => "W2",
        /// Invariable words.
        W3 => "W3",
        /// Accents, ligatures, signs.
        W4 => "W4",
        /// Two points a letter.
        P1 => "P1",
        /// One point less for a letter left.
        P2 => "P2",
        /// No word.
        P3 => "P3",
        /// Who gets the bonus.
        P4 => "P4",
        /// How much it is.
        P5 => "P5",
        /// Ten points for the second knight.
        P6 => "P6",
        /// The tie.
        P7 => "P7",
        /// The winner.
        P8 => "P8",
        /// The number of games.
        H1 => "H1",
        /// Who wins the match.
        H2 => "H2",
        /// Who starts after a tie.
        H3 => "H3",
        /// Leaving the game, or the time used up, in play.
        O1 => "O1",
        /// The same while the reply is awaited.
        O2 => "O2",
        /// Agreement.
        O3 => "O3",
        /// After the end.
        O4 => "O4",
    }
}
