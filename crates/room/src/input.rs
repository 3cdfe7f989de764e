//! What can be asked of a room, and by whom.

use crate::{Name, OfferKind, Place, PlayerId, Salt};

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// A person, wherever they sit, or a visitor.
    Player(PlayerId),
    /// The computer at a place.
    Bot(Place),
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Take a free place.
    Sit {
        /// Which; the first free one when it does not matter.
        place: Option<Place>,
        /// The nickname to show there.
        name: Name,
        /// The player's part of chance.
        salt: Salt,
    },
    /// Let computers of this level take the places that are still free, so that the game begins.
    Fill(u8),
    /// Take back the places in which a computer stands in for the asker.
    Return,
    /// Ask for the arbiter's chair, which everybody who plays must agree to.
    Arbitrate {
        /// The nickname to show there.
        name: Name,
    },
    /// Agree that whoever asks for the arbiter's chair may have it.
    Admit,
    /// Turn down whoever asks for the arbiter's chair, or ask for it no longer.
    Dismiss,
    /// The arbiter stops the game and its clocks.
    Pause,
    /// The arbiter lets the game and its clocks go on.
    Resume,
    /// The arbiter rules, in the notation of the game's actions.
    Rule(String),
    /// Play an action of the game, in its notation.
    Act(String),
    /// Give up the game.
    Resign,
    /// Claim the game from opponents who are awaited and have been away for too long.
    Claim,
    /// Leave the side's next action to one's partner.
    HandOver,
    /// The computer that asks is awaited and cannot be given the time to think yet.
    Queue,
    /// The computer that waited begins to think.
    Think,
    /// Give the game up as if it had never been.
    Abort,
    /// Make an offer.
    Offer(OfferKind),
    /// Agree to the other side's offer.
    Accept(OfferKind),
    /// Decline the other side's offer, or withdraw one's own.
    Decline(OfferKind),
    /// Start the next game of the match.
    Next,
    /// Say something to everybody.
    Say(String),
    /// Say something to one's partners only.
    SayTeam(String),
}
