//! The words by which the lines of a journal say what they are: one list, from which they are written and read.

use std::str::FromStr;

use crate::Corrupt;

/// Writes the list once: a record cannot be written without its word nor read without it, so that whoever
/// goes through all of them misses none.
macro_rules! names {
    ($($name:ident = $text:literal,)+) => {
        /// The word that says what a record is.
        #[allow(missing_docs)] // Each is told by the record it names.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum RecordName { $($name,)+ }

        impl RecordName {
            /// Every word of the journal.
            pub const ALL: &'static [RecordName] = &[$(RecordName::$name),+];

            /// The word as it is written.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(RecordName::$name => $text,)+
                }
            }
        }

        impl FromStr for RecordName {
            type Err = Corrupt;

            fn from_str(text: &str) -> Result<RecordName, Corrupt> {
                match text {
                    $($text => Ok(RecordName::$name),)+
                    _ => Err(Corrupt::Expected("a kind of record")),
                }
            }
        }
    };
}

names! {
    Open = "open",
    Lexicon = "lexicon",
    Seal = "seal",
    Sit = "sit",
    Computer = "computer",
    Begin = "begin",
    Act = "act",
    Flag = "flag",
    Resign = "resign",
    Agree = "agree",
    Candidate = "candidate",
    Admit = "admit",
    Dismiss = "dismiss",
    Arbiter = "arbiter",
    Pause = "pause",
    Resume = "resume",
    Rule = "rule",
    Offer = "offer",
    Accept = "accept",
    Decline = "decline",
    Takeback = "takeback",
    Claim = "claim",
    Hand = "hand",
    Hint = "hint",
    Queue = "queue",
    Think = "think",
    Expire = "expire",
    Abort = "abort",
    Say = "say",
    Confide = "confide",
    Away = "away",
}
