//! What the rules take: the engine's own idea of legality is never trusted alone.
//!
//! A move that the table refuses would leave a computer awaited for ever, and in the strict game (F1) lose it on
//! the spot. So each is asked of the rules first, in a game that refuses instead of punishing, and there is
//! always something to do: for whoever knows no word, for a promise that binds, for a game lost whatever one does.

use std::cmp::Reverse;

use game_core::{Dice, Game as _, Listing as _};
use game_dames_de_lettres::{Action, Cells, DamesDeLettres, Mode, Play, Rules, Spelling, State};
use lexicon::Word;

use bots::{Chance, Lore};

/// The game with which a player tries out its moves: the same rules, but what is wrong is refused, and
/// costs nothing.
pub(crate) fn patient(game: &DamesDeLettres) -> DamesDeLettres {
    let rules = Rules {
        mode: Mode::Friendly,
        ..*game.rules()
    };
    DamesDeLettres::new(rules, game.word_list())
}

/// Dice for a deal that nobody will see (O2).
struct Dummy(Chance);

impl Dice for Dummy {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound as usize) as u32
    }
}

/// Whether the rules allow a move where the game stands, `patient` being as the function of that name
/// gives it.
pub(crate) fn takes(patient: &DamesDeLettres, state: &State, play: &Play) -> bool {
    let bound = state.touched().is_none_or(|touched| touched == play.from);
    let action = Action::Move(play.clone());
    let mut dice = Dummy(Chance::new(0));
    bound && patient.decide(state, state.side(), &action, &mut dice).is_ok()
}

/// A move for whoever knows none: the one of all words that turns the most letters. Whoever writes short
/// words keeps to those, or to the shortest that there are, and takes the commonest of them.
pub(crate) fn any(patient: &DamesDeLettres, state: &State, lore: Lore) -> Option<Play> {
    let bound = |play: &Play| state.touched().is_none_or(|touched| touched == play.from);
    let actions = patient.actions(state, state.side());
    if !lore.is_short() {
        return most(actions, state, bound);
    }
    let plays = actions.into_iter().filter_map(|action| match action {
        Action::Move(play) => Some(play).filter(bound),
        _ => None,
    });
    let list = patient.word_list();
    let rarity = |play: &Play| {
        let word = play.words.first().map(|writing| &writing.word);
        let class = |word: &Spelling| {
            let word = Word::read(word.as_str()).ok()?;
            list.frequency(&word, game_dames_de_lettres::WORDS)
        };
        let beyond = word.map_or(0, |word| word.len().saturating_sub(lore.longest));
        (beyond, Reverse(word.and_then(class)))
    };
    plays.min_by_key(rarity)
}

/// The moves that write a word which the arbiter allowed (F4).
pub(crate) fn admitted(game: &DamesDeLettres, state: &State) -> Vec<Play> {
    if state.admitted().is_empty() {
        return Vec::new();
    }
    let mut plays = game.word_moves(state);
    plays.retain(|play| {
        play.words
            .iter()
            .all(|writing| state.admitted().contains(&writing.word))
    });
    plays
}

/// A move that writes the words announced (F1b).
pub(crate) fn promised(game: &DamesDeLettres, state: &State) -> Option<Play> {
    most(game.with_doubles(state, state.side()), state, |_| true)
}

/// Of the moves among `actions` the first that turns the most letters.
fn most(actions: Vec<Action>, state: &State, wanted: impl Fn(&Play) -> bool) -> Option<Play> {
    let enemy = state.board().occupied().less(state.board().held(state.side()));
    let turned = |play: &Play| {
        let written = play.words.iter();
        let cells = written.fold(Cells::EMPTY, |all, writing| all.or(writing.cells()));
        cells.and(enemy).len()
    };
    let plays = actions.into_iter().filter_map(|action| match action {
        Action::Move(play) => Some(play).filter(&wanted),
        _ => None,
    });
    // The last of equals is taken, and so the first.
    let plays: Vec<Play> = plays.collect();
    plays.into_iter().rev().max_by_key(turned)
}

/// What to do in a game that is lost by fault whatever one does (F1b): any slide.
pub(crate) fn lost(game: &DamesDeLettres, state: &State) -> Action {
    let slides = state.board().slides(game.rules(), state.side());
    slides
        .first()
        .map_or(Action::Press, |slide| Action::Move(Play::bare(slide)))
}
