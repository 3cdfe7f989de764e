//! A game whose type is not known: what the command line speaks to.

use std::ops::ControlFlow;

use game_core::kit::Kit;
use game_core::{Dice, Extra, Malformed, OptionFault, Pull, Seat};
use lexicon::Lexicon;

use crate::session::Session;
use crate::{AnySession, Kind, Playable, Visitor};

/// A game of any kind, with its options chosen.
pub trait AnyGame: Send + Sync {
    /// How many seats it has with these options.
    fn seats(&self) -> u8;

    /// How many sides its seats go round.
    fn sides(&self) -> u8;

    /// What a seat is called in positions and actions: its number where the game names none.
    fn seat_name(&self, seat: Seat) -> String;

    /// What lies in its box.
    fn kit(&self) -> Kit;

    /// A game just dealt.
    fn deal(&self, dice: &mut dyn Dice) -> Box<dyn AnySession>;

    /// A game that stands at `position`; `start` means the fixed start of a game without chance.
    ///
    /// # Errors
    /// When the text is not a position of this game.
    fn place(&self, position: &str) -> Result<Box<dyn AnySession>, Malformed>;

    /// The number of sequences of `depth` actions from `position`.
    ///
    /// # Errors
    /// When the text is not a position of this game, or chance may be asked for within the depth.
    fn perft(&self, position: &str, depth: u32) -> Result<u64, Malformed>;

    /// The same, apart for each first action, sorted.
    ///
    /// # Errors
    /// When the text is not a position of this game, or chance may be asked for within the depth.
    fn divide(&self, position: &str, depth: u32) -> Result<Vec<(String, u64)>, Malformed>;

    /// Tells `each` what could be done at `position`, with those extras that are `asked` for, until it has
    /// enough: sorted, or best first and as it is found where a game has too much to work it all out.
    ///
    /// # Errors
    /// When the text is not a position of this game.
    fn moves(
        &self,
        position: &str,
        asked: &[Extra],
        each: &mut dyn FnMut(String) -> ControlFlow<()>,
    ) -> Result<(), Malformed>;

    /// How many actions that is, at most `limit`; `so_far` is told after each of them.
    ///
    /// # Errors
    /// When the text is not a position of this game.
    fn count_moves(
        &self,
        position: &str,
        asked: &[Extra],
        limit: usize,
        so_far: &mut dyn FnMut(usize),
    ) -> Result<usize, Malformed>;

    /// What a list with what is `asked` for leaves out at `position` although there is some, as far as the game says.
    ///
    /// # Errors
    /// When the text is not a position of this game.
    fn left_out(&self, position: &str, asked: &[Extra]) -> Result<Vec<Extra>, Malformed>;
}

/// Shared, so that sessions can keep the game they play.
struct Erased<G>(std::sync::Arc<G>);

impl<G: Playable> Erased<G> {
    fn state(&self, position: &str) -> Result<G::State, Malformed> {
        match self.0.start() {
            Some(start) if position == "start" => Ok(start),
            _ => self.0.place(position),
        }
    }

    /// What could be done in a state, one after another.
    fn pull<'g>(&'g self, state: &'g G::State, asked: &[Extra]) -> Pull<'g, G::Action> {
        if asked.is_empty() {
            return Box::new(self.0.usual(state).map(|(_, action)| action));
        }
        Box::new(self.0.plentiful(state, asked).map(|(_, action)| action))
    }

    /// A state whose sequences of `depth` actions can be counted.
    fn countable(&self, position: &str, depth: u32) -> Result<G::State, Malformed> {
        let state = self.state(position)?;
        if depth > self.0.chanceless(&state) {
            return Err(Malformed::new(
                0,
                "a position farther from the next deal than the depth",
            ));
        }
        Ok(state)
    }
}

impl<G: Playable> AnyGame for Erased<G> {
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn sides(&self) -> u8 {
        self.0.sides()
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.0.seat_name(seat)
    }

    fn kit(&self) -> Kit {
        self.0.kit()
    }

    fn deal(&self, dice: &mut dyn Dice) -> Box<dyn AnySession> {
        let events = self.0.setup(dice);
        let mut session = Session::new(self.0.clone(), self.0.blank());
        session.play(events);
        Box::new(session)
    }

    fn place(&self, position: &str) -> Result<Box<dyn AnySession>, Malformed> {
        Ok(Box::new(Session::new(self.0.clone(), self.state(position)?)))
    }

    fn perft(&self, position: &str, depth: u32) -> Result<u64, Malformed> {
        Ok(self.0.perft(&self.countable(position, depth)?, depth))
    }

    fn divide(&self, position: &str, depth: u32) -> Result<Vec<(String, u64)>, Malformed> {
        let state = self.countable(position, depth)?;
        if depth == 0 {
            return Ok(Vec::new());
        }
        let counted = self.0.divide(&state, depth).into_iter();
        let mut counts: Vec<_> = counted
            .map(|(action, leaves)| (action.to_string(), leaves))
            .collect();
        counts.sort();
        Ok(counts)
    }

    fn moves(
        &self,
        position: &str,
        asked: &[Extra],
        each: &mut dyn FnMut(String) -> ControlFlow<()>,
    ) -> Result<(), Malformed> {
        let state = self.state(position)?;
        let mut texts = self.pull(&state, asked).map(|action| action.to_string());
        // Whoever has enough is no fault.
        let _ = if G::BEST_FIRST {
            texts.try_for_each(each)
        } else {
            let mut sorted: Vec<String> = texts.collect();
            sorted.sort();
            sorted.into_iter().try_for_each(each)
        };
        Ok(())
    }

    fn count_moves(
        &self,
        position: &str,
        asked: &[Extra],
        limit: usize,
        so_far: &mut dyn FnMut(usize),
    ) -> Result<usize, Malformed> {
        let state = self.state(position)?;
        let counted = self.pull(&state, asked).take(limit);
        Ok(counted.fold(0, |count, _| {
            so_far(count + 1);
            count + 1
        }))
    }

    fn left_out(&self, position: &str, asked: &[Extra]) -> Result<Vec<Extra>, Malformed> {
        Ok(self.0.left_out(&self.state(position)?, asked))
    }
}

/// At most `limit` actions as text, in the order that the game lists them.
pub(crate) fn listed<G: Playable>(actions: impl Iterator<Item = G::Action>, limit: usize) -> Vec<String> {
    let texts = actions.map(|action| action.to_string());
    if G::BEST_FIRST {
        return texts.take(limit).collect();
    }
    let mut texts: Vec<String> = texts.collect();
    texts.sort();
    texts.truncate(limit);
    texts
}

/// The game of `kind` with these options and, if it is played with words, this list.
///
/// # Errors
/// When an option is unknown or cannot be set so.
pub fn game(
    kind: Kind,
    settings: &[(String, String)],
    lexicon: &'static Lexicon,
) -> Result<Box<dyn AnyGame>, OptionFault> {
    struct Erase;

    impl Visitor for Erase {
        type Out = Box<dyn AnyGame>;

        fn visit<G: Playable>(self, game: G) -> Box<dyn AnyGame> {
            Box::new(Erased(std::sync::Arc::new(game)))
        }
    }

    kind.visit(settings, lexicon, Erase)
}
