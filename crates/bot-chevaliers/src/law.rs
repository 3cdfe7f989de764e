//! The rules as far as the engine must know them.
//!
//! To write rules a second time is a risk that only speed excuses: `tests/it/agreement.rs` compares both,
//! position by position and with every option.

/// What a camp must do when it can capture (R12, R13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// Capture, and complete the chain.
    Full,
    /// Nothing: it may play on and stop a chain anywhere.
    None,
}

/// The options of a game, as the engine obeys them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Law {
    /// What each camp must do; a player that holds itself to R12 expects less of the other.
    pub(crate) duty: [Duty; 2],
    /// A chain must be completed.
    pub(crate) chain_must: bool,
    pub(crate) men_leap: bool,
    pub(crate) men_capture_back: bool,
    /// A capture after leaps obliges as a direct one does.
    pub(crate) charge_forces: bool,
    pub(crate) leap_after_capture: bool,
    /// An invader must survive one reply; without, entering wins.
    pub(crate) castle_hold: bool,
    /// Steps and leaps may end on the own castle.
    pub(crate) own_castle: bool,
    /// A camp without a move has lost; without, the game is drawn.
    pub(crate) blocked_loses: bool,
    pub(crate) repetition: u8,
    pub(crate) no_progress: u16,
    /// Knights and men of a camp move in turn.
    pub(crate) alternate: bool,
}
