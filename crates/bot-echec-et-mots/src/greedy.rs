//! A player that looks no further than its own move: the most valuable letter now, and a stop as soon as
//! it leads. Stronger players are measured against it.

use game_echec_et_mots::{Action, EchecEtMots, Notice, View};
use search::Position as _;

use super::position::{EnginePosition, Step};
use super::{Reader, offer};
use bots::{Bot, Chance, Choice, Effort, Lore, Score};

/// The greedy player, who knows every word.
pub struct Greedy {
    reader: Reader,
    chance: Chance,
}

impl Greedy {
    /// A greedy player of `game`; the seed decides between moves of the same value.
    pub fn new(game: &EchecEtMots, seed: u64) -> Greedy {
        Greedy {
            reader: Reader::new(*game.rules(), game.word_list(), Lore::ALL),
            chance: Chance::new(seed),
        }
    }

    /// The move that it makes, when there is one.
    pub fn step(&mut self, position: &EnginePosition) -> Option<Step> {
        if let Some((step, _)) = position.best_call().filter(|(_, value)| *value > 0) {
            return Some(step);
        }
        let steps = position.steps().into_iter().filter(|step| !step.announces);
        let valued: Vec<(Step, _)> = steps.map(|step| (step, value(position, step))).collect();
        let best = valued.iter().map(|(_, value)| *value).max()?;
        let among: Vec<Step> = valued
            .iter()
            .filter(|(_, value)| *value == best)
            .map(|(step, _)| *step)
            .collect();
        among.get(self.chance.below(among.len())).copied()
    }
}

/// What a move is worth at once: a letter before none, the letter that makes the longest word, among such
/// the one of most words of the deal, and a knight before nothing.
fn value(position: &EnginePosition, step: Step) -> (bool, u8, usize, bool) {
    let takes = position.letter_taken(step);
    let side = position.side;
    let word = takes.map_or(position.promises[side].longest, |letter| {
        position.promises[side].longest_with(letter)
    });
    let common = takes.map_or(0, |letter| position.scene.vocabulary.words_with(letter));
    (takes.is_some(), word, common, position.is_noisy(step))
}

impl Bot<EchecEtMots> for Greedy {
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, _effort: &Effort) -> Choice<Action> {
        let Some(position) = self.reader.read(&view.position) else {
            return offer::any(view, &mut self.chance);
        };
        if view.phase == "reply" {
            return offer::reply(&position);
        }
        let action = self.step(&position).and_then(|step| position.action(step));
        match action.filter(|action| offer::is_offered(view, action)) {
            Some(action) => Choice {
                line: vec![action.clone()],
                action,
                score: Score::Centipawns(position.evaluate()),
                depth: 1,
                nodes: 1,
            },
            None => offer::any(view, &mut self.chance),
        }
    }
}
