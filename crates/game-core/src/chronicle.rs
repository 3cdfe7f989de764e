//! Of what the journals of a game are made, as far as some must be kept for ever.

use crate::{Configurable, Game};

/// A game that says what its journals can tell, so that one of each is kept and read by every later version
/// (docs/adr/0028).
pub trait Chronicled: Game + Configurable {
    /// The kinds of what happens, each by a word; [`kinds!`](crate::kinds) writes them.
    const KINDS: &'static [&'static str];

    /// Options whose values no journal tells apart, and kinds and ends that none of those kept tells, each with
    /// the reason.
    const UNTOLD: &'static [(&'static str, &'static str)] = &[];

    /// Of which kind an event is that happens in `before`.
    fn kind(before: &Self::State, event: &Self::Event) -> &'static str;

    /// The codes of the ways it can end.
    fn ends() -> Vec<&'static str>;
}

/// Writes the kinds of events of a [`Chronicled`] game, each once: a word and what is of that kind. An event of
/// no kind does not compile.
///
/// ```
/// # trait Told {
/// #     type State;
/// #     type Event;
/// #     const KINDS: &'static [&'static str];
/// #     fn kind(before: &Self::State, event: &Self::Event) -> &'static str;
/// # }
/// # struct Toy;
/// # enum Event { Move(u8), Flag }
/// # impl Told for Toy {
/// #     type State = u8;
/// #     type Event = Event;
/// game_core::kinds! { before:
///     "leap" => Event::Move(square) if square.abs_diff(*before) > 1,
///     "move" => Event::Move(_),
///     "flag" => Event::Flag,
/// }
/// # }
/// assert_eq!(Toy::KINDS, ["leap", "move", "flag"]);
/// assert_eq!(Toy::kind(&1, &Event::Move(3)), "leap");
/// assert_eq!(Toy::kind(&2, &Event::Move(3)), "move");
/// # assert_eq!(Toy::kind(&2, &Event::Flag), "flag");
/// ```
#[macro_export]
macro_rules! kinds {
    ($before:ident: $($word:literal => $event:pat $(if $holds:expr)?),+ $(,)?) => {
        const KINDS: &'static [&'static str] = &[$($word),+];

        fn kind($before: &Self::State, event: &Self::Event) -> &'static str {
            match event {
                $($event $(if $holds)? => $word,)+
            }
        }
    };
}
