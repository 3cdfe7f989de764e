//! What a player who asks for a hand is told, in text.

use bots::Reason;

/// What a bot would do, and what to tell of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The action, in the game's notation.
    pub action: String,
    /// Squares in whose neighbourhood to look.
    pub around: Vec<String>,
    /// The squares of what is moved.
    pub with: Vec<String>,
    /// The letters in hand that are used.
    pub letters: String,
    /// The squares that the action goes by.
    pub path: Vec<String>,
    /// Why it is good.
    pub reason: Reason,
}

impl Advice {
    pub(crate) fn of(action: &impl ToString, advice: bots::Advice) -> Advice {
        let bots::Advice {
            around,
            with,
            letters,
            path,
            reason,
        } = advice;
        Advice {
            action: action.to_string(),
            around,
            with,
            letters,
            path,
            reason,
        }
    }
}
