//! A player who knows few words and lays the first that the rules allow; see
//! [`Players::novice`](bots::Players::novice).

use std::sync::Arc;

use game_core::Seat;
use game_guerre_des_mots::{Action, Coup, GuerreDesMots, Notice, Prospector, View};
use lexicon::Graphs;

use super::meter::Meter;
use super::player::{Lots, alone};
use super::survey::Surveyor;
use super::turn::carried_out;
use bots::{Bot, Chance, Choice, Effort};
use bots::{NOVICE_LETTERS, novice_graphs};

/// The novice.
pub struct Novice {
    game: GuerreDesMots,
    words: Arc<Graphs>,
    chance: Chance,
}

impl Novice {
    /// A novice at `game`.
    pub fn new(game: &GuerreDesMots) -> Novice {
        Novice {
            words: novice_graphs(game.word_list(), game.rules().words(), NOVICE_LETTERS),
            game: game.clone(),
            chance: Chance::new(0),
        }
    }
}

impl Bot<GuerreDesMots> for Novice {
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, _effort: &Effort) -> Choice<Action> {
        let state = self.game.imagine(view, &mut Lots(&mut self.chance));
        let seat = Seat(view.awaited.unwrap_or(view.turn));
        if state.asked().is_some() {
            return alone(Action::Consent(false), 0);
        }
        let surveyor = Surveyor {
            game: &self.game,
            words: Some(&self.words),
            meter: &Meter::endless(),
        };
        let prospector = Prospector::new(&self.game, &state, seat).knowing(&self.words);
        let coups = prospector.arsenal().chain(prospector.single_takes());
        let chance = &mut self.chance;
        let taken = |coup: Coup| {
            let action = Action::Coup(Box::new(coup));
            let dice = &mut Lots(chance);
            carried_out(surveyor, &mut state.clone(), seat, &action, dice).then_some(action)
        };
        let mut coups = coups;
        let found = coups.find_map(taken);
        let quiet = [Action::Draw, Action::Pass].into_iter().find(|action| {
            let dice = &mut Lots(&mut self.chance);
            carried_out(surveyor, &mut state.clone(), seat, action, dice)
        });
        alone(found.or(quiet).unwrap_or(Action::Pass), 0)
    }
}
