//! What can be asked of a room, and by whom.

use serde::{Deserialize, Serialize};

use crate::{Name, OfferKind, Place, PlayerId, Salt};

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// A person, wherever they sit, or a visitor.
    Player(PlayerId),
    /// The computer at a place.
    Bot(Place),
}

/// What one may do at a table.
//
// What is skipped is asked by the house, for those who come and for computers: no client can send it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "wire", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "wire", ts(export, export_to = "../../../web/src/wire/"))]
pub enum Input {
    /// An action of the game, in its notation.
    Act(String),
    /// The host lets computers of a level from 1 to 8 take the places that are still free, so that the
    /// game begins.
    Fill(u8),
    /// Agree that whoever asks for the arbiter's chair may have it.
    Admit,
    /// Turn down whoever asks for the arbiter's chair, or ask for it no longer.
    Dismiss,
    /// Claim the game from opponents who are awaited and have been away for too long.
    Claim,
    /// Leave the side's next action to one's partner.
    HandOver,
    /// The arbiter stops the game and its clocks.
    Pause,
    /// The arbiter lets the game and its clocks go on.
    Resume,
    /// The arbiter rules, in the notation of the game's actions.
    Rule(String),
    /// Give up the game.
    Resign,
    /// Give the game up as if it had never been: only before the second move.
    Abort,
    /// Make an offer.
    Offer(OfferKind),
    /// Accept the other side's offer.
    Accept(OfferKind),
    /// Decline the other side's offer, or withdraw one's own.
    Decline(OfferKind),
    /// Start the next game of the match.
    Next,
    /// Say something to the table; whoever watches says it to the others who do.
    Say(String),
    /// Say something to one's partners only.
    SayTeam(String),
    /// Take a free place.
    #[serde(skip)]
    Sit {
        /// Which; the first free one when it does not matter.
        place: Option<Place>,
        /// The nickname to show there.
        name: Name,
        /// The player's part of chance.
        salt: Salt,
    },
    /// Take back the places in which a computer stands in for the asker.
    #[serde(skip)]
    Return,
    /// Ask for the arbiter's chair, which everybody who plays must agree to.
    #[serde(skip)]
    Arbitrate {
        /// The nickname to show there.
        name: Name,
    },
    /// Be lent a hand, by a step from 1 to 3.
    #[serde(skip)]
    Hint(u8),
    /// The computer that asks is awaited and cannot be given the time to think yet.
    #[serde(skip)]
    Queue,
    /// The computer that waited begins to think.
    #[serde(skip)]
    Think,
}
