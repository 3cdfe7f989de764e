//! The numbered rules of Dames de Lettres. `docs/rules/dames-de-lettres.md` tells each of them.

/// A rule of Dames de Lettres.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// Sixteen tokens each.
    S1,
    /// Who begins.
    S2,
    /// Three games with one bag.
    S3,
    /// Straight lines.
    M1,
    /// Empty squares.
    M2,
    /// Capture.
    M3,
    /// What cannot be passed.
    M4,
    /// Where a capture stops.
    M5,
    /// No change of direction.
    M6,
    /// Word move.
    K1,
    /// Pure capture.
    K2,
    /// Final pure capture.
    K3,
    /// Strategic move.
    K4,
    /// The last letter of a camp.
    K5,
    /// Three letters that spell the word.
    W1,
    /// Letters that touch.
    W2,
    /// The moved letter.
    W3,
    /// An enemy letter.
    W4,
    /// The camp rule.
    W5,
    /// The words allowed.
    W6,
    /// No repetition.
    W7,
    /// Doubles.
    W8,
    /// Turning over.
    W9,
    /// The same letters.
    R1,
    /// Gender and number.
    R2,
    /// Tenses.
    R3,
    /// Infinitives.
    R4,
    /// Homographs.
    R5,
    /// The blocked opening.
    O1,
    /// A new deal.
    O2,
    /// Earning a joker.
    J1,
    /// Placing it.
    J2,
    /// What it can do.
    J3,
    /// What it does not count for.
    J4,
    /// Each game anew.
    J5,
    /// Conquest.
    E1,
    /// Total reversal.
    E2,
    /// Blocked.
    E3,
    /// Time and resignation.
    E4,
    /// Faults.
    F1,
    /// A strict turn.
    F1b,
    /// Friendly games.
    F2,
    /// The dictionary.
    F3,
    /// The arbiter.
    F4,
}

impl game_core::Clause for Clause {
    const ALL: &'static [Clause] = &[
        Clause::S1,
        Clause::S2,
        Clause::S3,
        Clause::M1,
        Clause::M2,
        Clause::M3,
        Clause::M4,
        Clause::M5,
        Clause::M6,
        Clause::K1,
        Clause::K2,
        Clause::K3,
        Clause::K4,
        Clause::K5,
        Clause::W1,
        Clause::W2,
        Clause::W3,
        Clause::W4,
        Clause::W5,
        Clause::W6,
        Clause::W7,
        Clause::W8,
        Clause::W9,
        Clause::R1,
        Clause::R2,
        Clause::R3,
        Clause::R4,
        Clause::R5,
        Clause::O1,
        Clause::O2,
        Clause::J1,
        Clause::J2,
        Clause::J3,
        Clause::J4,
        Clause::J5,
        Clause::E1,
        Clause::E2,
        Clause::E3,
        Clause::E4,
        Clause::F1,
        Clause::F1b,
        Clause::F2,
        Clause::F3,
        Clause::F4,
    ];

    fn id(self) -> &'static str {
        match self {
            Clause::S1 => "S1",
            Clause::S2 => "S2",
            Clause::S3 => "S3",
            Clause::M1 => "M1",
            Clause::M2 => "M2",
            Clause::M3 => "M3",
            Clause::M4 => "M4",
            Clause::M5 => "M5",
            Clause::M6 => "M6",
            Clause::K1 => "K1",
            Clause::K2 => "K2",
            Clause::K3 => "K3",
            Clause::K4 => "K4",
            Clause::K5 => "K5",
            Clause::W1 => "W1",
            Clause::W2 => "W2",
            Clause::W3 => "W3",
            Clause::W4 => "W4",
            Clause::W5 => "W5",
            Clause::W6 => "W6",
            Clause::W7 => "W7",
            Clause::W8 => "W8",
            Clause::W9 => "W9",
            Clause::R1 => "R1",
            Clause::R2 => "R2",
            Clause::R3 => "R3",
            Clause::R4 => "R4",
            Clause::R5 => "R5",
            Clause::O1 => "O1",
            Clause::O2 => "O2",
            Clause::J1 => "J1",
            Clause::J2 => "J2",
            Clause::J3 => "J3",
            Clause::J4 => "J4",
            Clause::J5 => "J5",
            Clause::E1 => "E1",
            Clause::E2 => "E2",
            Clause::E3 => "E3",
            Clause::E4 => "E4",
            Clause::F1 => "F1",
            Clause::F1b => "F1b",
            Clause::F2 => "F2",
            Clause::F3 => "F3",
            Clause::F4 => "F4",
        }
    }
}
