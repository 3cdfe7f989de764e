//! The numbered rules of `docs/rules/echec-et-mots.md`.

/// One rule of Échec et Mots: `S` the setting up, `M` the moves, `A` the stop, `W` the words, `P` the
/// points, `H` the match; `O` what play at a distance adds to the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// The five dotted vowels.
    S1,
    /// Twenty other letters.
    S2,
    /// Letters lie face up.
    S3,
    /// Where the knights start, and that White begins.
    S4,
    /// The next game.
    S5,
    /// The knight's leap, which is compulsory.
    M1,
    /// The squares that may be entered.
    M2,
    /// Not onto one's own knight.
    M3,
    /// Letters are taken compulsorily.
    M4,
    /// Capture.
    M5,
    /// The shelter.
    M6,
    /// The last knight.
    M7,
    /// Twenty-five letters.
    M8,
    /// There is always a move.
    M9,
    /// The announcement.
    A1,
    /// The reply.
    A2,
    /// Nobody else stops the game.
    A3,
    /// A wrong announcement.
    A4,
    /// Too many quiet moves.
    A5,
    /// Nothing left to write.
    A6,
    /// Words that are allowed.
    W1,
    /// Words that are excluded.
    W2,
    /// Invariable words.
    W3,
    /// Accents, ligatures, signs.
    W4,
    /// Two points a letter.
    P1,
    /// One point less for a letter left.
    P2,
    /// No word.
    P3,
    /// Who gets the bonus.
    P4,
    /// How much it is.
    P5,
    /// Ten points for the second knight.
    P6,
    /// The tie.
    P7,
    /// The winner.
    P8,
    /// The number of games.
    H1,
    /// Who wins the match.
    H2,
    /// Who starts after a tie.
    H3,
    /// Leaving the game, or the time used up, in play.
    O1,
    /// The same while the reply is awaited.
    O2,
    /// Agreement.
    O3,
    /// After the end.
    O4,
}

impl game_core::Clause for Clause {
    const ALL: &'static [Clause] = &[
        Clause::S1,
        Clause::S2,
        Clause::S3,
        Clause::S4,
        Clause::S5,
        Clause::M1,
        Clause::M2,
        Clause::M3,
        Clause::M4,
        Clause::M5,
        Clause::M6,
        Clause::M7,
        Clause::M8,
        Clause::M9,
        Clause::A1,
        Clause::A2,
        Clause::A3,
        Clause::A4,
        Clause::A5,
        Clause::A6,
        Clause::W1,
        Clause::W2,
        Clause::W3,
        Clause::W4,
        Clause::P1,
        Clause::P2,
        Clause::P3,
        Clause::P4,
        Clause::P5,
        Clause::P6,
        Clause::P7,
        Clause::P8,
        Clause::H1,
        Clause::H2,
        Clause::H3,
        Clause::O1,
        Clause::O2,
        Clause::O3,
        Clause::O4,
    ];

    fn id(self) -> &'static str {
        match self {
            Clause::S1 => "S1",
            Clause::S2 => "S2",
            Clause::S3 => "S3",
            Clause::S4 => "S4",
            Clause::S5 => "S5",
            Clause::M1 => "M1",
            Clause::M2 => "M2",
            Clause::M3 => "M3",
            Clause::M4 => "M4",
            Clause::M5 => "M5",
            Clause::M6 => "M6",
            Clause::M7 => "M7",
            Clause::M8 => "M8",
            Clause::M9 => "M9",
            Clause::A1 => "A1",
            Clause::A2 => "A2",
            Clause::A3 => "A3",
            Clause::A4 => "A4",
            Clause::A5 => "A5",
            Clause::A6 => "A6",
            Clause::W1 => "W1",
            Clause::W2 => "W2",
            Clause::W3 => "W3",
            Clause::W4 => "W4",
            Clause::P1 => "P1",
            Clause::P2 => "P2",
            Clause::P3 => "P3",
            Clause::P4 => "P4",
            Clause::P5 => "P5",
            Clause::P6 => "P6",
            Clause::P7 => "P7",
            Clause::P8 => "P8",
            Clause::H1 => "H1",
            Clause::H2 => "H2",
            Clause::H3 => "H3",
            Clause::O1 => "O1",
            Clause::O2 => "O2",
            Clause::O3 => "O3",
            Clause::O4 => "O4",
        }
    }
}
