//! A player who knows few words; see [`Players::novice`](bots::Players::novice). A word that stops the game
//! has six letters (A1): those he knows as well, and announces the first.

use std::sync::Arc;

use game_echec_et_mots::{Action, EchecEtMots, Notice, View};
use lexicon::{Graphs, Rack, WordSet};

use super::ground::{CELLS, bits};
use super::hopes::SHORTEST;
use super::position::{EnginePosition, Step};
use super::{Reader, offer};
use bots::{Bot, Chance, Choice, Effort, Lore};
use bots::{NOVICE_LETTERS, novice_graphs};

/// The novice.
pub struct Novice {
    reader: Reader,
    set: WordSet,
    /// The words that he replies with, and those that he announces.
    words: [Arc<Graphs>; 2],
}

impl Novice {
    /// A novice at `game`.
    pub fn new(game: &EchecEtMots) -> Novice {
        let set = game.rules().word_set();
        let words = [NOVICE_LETTERS, usize::from(SHORTEST)];
        Novice {
            reader: Reader::new(*game.rules(), game.word_list(), Lore::ALL),
            set,
            words: words.map(|longest| novice_graphs(game.word_list(), set, longest)),
        }
    }

    /// A word that these letters write.
    fn word(&self, graphs: &Graphs, rack: &Rack) -> Option<String> {
        let found = graphs.longest_word(rack, self.set)?;
        Some(found.letters.iter().map(|letter| letter.capital()).collect())
    }

    /// The leap that stops the game, or the first that leads to a letter soonest.
    fn leap(&self, position: &EnginePosition, view: &View) -> Option<Action> {
        let leaps: Vec<Step> = position.leaps().collect();
        let announced = leaps.iter().find_map(|&leap| {
            let rack = position.rack(position.held_after(leap))?;
            let word = self.word(&self.words[1], &rack)?;
            let stops = word.len() >= usize::from(SHORTEST);
            stops.then(|| format!("{} #{word}", position.spell(leap)))
        });
        let away = |leap: &&Step| leaps_to_a_letter(position, usize::from(leap.to));
        let plain = leaps.iter().min_by_key(away);
        let text = announced.or_else(|| plain.map(|&leap| position.spell(leap)))?;
        let action = text.parse().ok()?;
        offer::is_offered(view, &action).then_some(action)
    }
}

/// How many leaps from a square the nearest letter is, knights apart.
fn leaps_to_a_letter(position: &EnginePosition, square: usize) -> usize {
    let ground = &position.scene.ground;
    let (mut reached, mut leaps) = (1_u64 << square, 0);
    // A knight comes everywhere in fewer leaps.
    while reached & position.left == 0 && leaps < CELLS {
        reached |= bits(reached).fold(0, |wider, from| wider | ground.leaps(from));
        leaps += 1;
    }
    leaps
}

impl Bot<EchecEtMots> for Novice {
    fn observe(&mut self, _notice: &Notice) {}

    fn choose(&mut self, view: &View, _effort: &Effort) -> Choice<Action> {
        let Some(position) = self.reader.read(&view.position) else {
            return offer::any(view, &mut Chance::new(0));
        };
        if view.phase == "reply" {
            let rack = position.rack(position.held[position.side]);
            return offer::reply_with(rack.and_then(|rack| self.word(&self.words[0], &rack)));
        }
        match self.leap(&position, view) {
            Some(action) => Choice::alone(action),
            None => offer::any(view, &mut Chance::new(0)),
        }
    }
}
