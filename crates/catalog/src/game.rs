//! A game whose type is not known: what the command line speaks to.

use game_core::{Dice, Malformed, OptionFault};
use lexicon::Lexicon;

use crate::session::Session;
use crate::{AnySession, Kind, Playable, Visitor};

/// A game of any kind, with its options chosen.
pub trait AnyGame: Send + Sync {
    /// How many seats it has with these options.
    fn seats(&self) -> u8;

    /// How many sides its seats go round.
    fn sides(&self) -> u8;

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

    /// What could be done at `position`, at most `limit` actions: sorted, or best first where a game
    /// has too many to work them all out. See [`Playable::moves`].
    ///
    /// # Errors
    /// When the text is not a position of this game.
    fn moves(&self, position: &str, limit: usize) -> Result<Vec<String>, Malformed>;

    /// The same of everything that could be done, however much it is. See [`Playable::plentiful`].
    ///
    /// # Errors
    /// When the text is not a position of this game.
    fn all_moves(&self, position: &str, limit: usize) -> Result<Vec<String>, Malformed>;
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

    fn moves(&self, position: &str, limit: usize) -> Result<Vec<String>, Malformed> {
        let state = self.state(position)?;
        Ok(listed::<G>(self.0.moves(&state), limit))
    }

    fn all_moves(&self, position: &str, limit: usize) -> Result<Vec<String>, Malformed> {
        let state = self.state(position)?;
        let choices = self.0.plentiful(&state);
        Ok(listed::<G>(choices.map(|(_, action)| action), limit))
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
