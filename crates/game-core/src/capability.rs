//! What some games can do besides being played: separate traits, so that none has to pretend.

use crate::{Game, Malformed, Seat, Viewer};

/// A game whose legal actions can be listed.
pub trait Listing: Game {
    /// Every action that `decide` accepts from `seat`, without order or repetition. Empty when the
    /// seat is not awaited: partners who are awaited together do not move the same pieces.
    fn actions(&self, state: &Self::State, seat: Seat) -> Vec<Self::Action>;

    /// What every awaited seat may do.
    fn choices(&self, state: &Self::State) -> Vec<(Seat, Self::Action)> {
        let of = |seat| {
            self.actions(state, seat)
                .into_iter()
                .map(move |action| (seat, action))
        };
        self.turn(state).awaited().iter().flat_map(of).collect()
    }
}

/// Legal actions that are pulled one after another.
pub type Pull<'g, A> = Box<dyn Iterator<Item = A> + 'g>;

/// A game whose legal actions can be pulled one after another, so that what is not asked for is never
/// worked out. Each game says which it leaves out; a [`Listing`] game leaves out none.
pub trait Prospects: Game {
    /// Actions that `decide` accepts from `seat`. At least one when the seat is awaited, none when it
    /// is not. They depend only on what the seat may know.
    fn prospects<'g>(&'g self, state: &'g Self::State, seat: Seat) -> Pull<'g, Self::Action>;
}

impl<G: Listing> Prospects for G {
    fn prospects<'g>(&'g self, state: &'g Self::State, seat: Seat) -> Pull<'g, Self::Action> {
        Box::new(self.actions(state, seat).into_iter())
    }
}

/// A game whose states have a one-line text form.
pub trait Positions: Game {
    /// The state that `text` describes.
    ///
    /// # Errors
    /// When the text is not in the notation, or describes what cannot stand on the board.
    fn place(&self, text: &str) -> Result<Self::State, Malformed>;

    /// The text form of a state.
    fn position(&self, state: &Self::State) -> String;

    /// The same as far as `viewer` may know; where something is hidden it is for reading only.
    fn position_for(&self, state: &Self::State, _viewer: Viewer) -> String {
        self.position(state)
    }

    /// The state that every game begins with, where chance deals nothing.
    fn start(&self) -> Option<Self::State> {
        None
    }
}

/// A game with a record format of its own that other programs read, such as PGN.
pub trait Export: Game {
    /// The media type of the format.
    const MEDIA_TYPE: &'static str;
    /// The ending of a file in that format, without the dot.
    const EXTENSION: &'static str;

    /// The tag that says who played a seat.
    fn seat_tag(&self, seat: Seat) -> String;

    /// Whether a record tells things that some viewer may not know while the game is under way.
    fn tells_hidden(&self) -> bool {
        false
    }

    /// The record of a game: `tags` such as player names and dates, then what happened. Of the tags that the
    /// game determines itself only one is heard: that a game resigned was [abandoned](crate::ABANDONED).
    fn export(&self, tags: &[(String, String)], events: &[Self::Event]) -> String;
}

/// A game that can tell beforehand what an action would do.
pub trait Previews: Game {
    /// What it tells, in its own form.
    type Preview;

    /// What the action that `text` tells would do if `seat` did it now, as far as that seat may know;
    /// nothing where the game tells nothing beforehand.
    fn preview(&self, _state: &Self::State, _seat: Seat, _text: &str) -> Option<Self::Preview> {
        None
    }
}
