//! Coups that a seat may play, found one after another and no further than they are asked for.
//!
//! # What is found
//!
//! A coup that earns nothing by claims says nothing of its bonus, names the chain it pirates, and gives
//! no back of a vowel: of several tiles with one face the rules take the one the Arsenal has most of.
//! Coups that differ in nothing else are one. So told,
//!
//! * [`Prospector::arsenal`] finds every coup on one's own chains and bases that takes no letter;
//! * [`Prospector::single_takes`] every one that takes letters from one chain, at one end or at both;
//! * [`Prospector::bonus`] every coup that meets 9.2, on whosever chain, with a replay or a blockade;
//! * [`Prospector::piracy`] every coup on another's chain that takes no letter or takes from one chain;
//! * [`Prospector::reprises`] every reprise of one's own;
//! * [`Prospector::winning`] every coup of the first two kinds that wins.
//!
//! # What is left out
//!
//! * Letters of two chains are taken one group from each, of at most [`MOST_OF_TWO`] letters; of three
//!   chains or more none ([`Prospector::multi_takes`]).
//! * Of the sweeps of a shot from one extremity only the one that takes most; shots that fail; several
//!   shots in any order but by square and direction; a shot from a letter laid by a joker is none.
//! * A vowel taken plain is turned to its back only where the seat has seen that back, or all know it.
//! * Two takes from one chain come head first, one from each extremity.
//! * Letters taken back for another player (10.5).
//! * A hook on a word that a compound prolongs, which only `hook_any_extension` allows (7.4).
//! * With a vocabulary of one's own, compounds.

mod actions;
mod adorn;
mod compound;
mod hand;
mod hook;
mod kinds;
mod lane;
mod purse;
mod scene;
mod setting;
mod shots;
mod spell;
mod stages;
mod table;
mod toil;
mod walk;
mod ways;

use std::rc::Rc;

use game_core::Seat;
use lexicon::Graphs;

use crate::{Coup, CoupKind, GuerreDesMots, State};

use scene::{Judged, Scene};
use stages::{Found, arsenal, bonus, multi_takes, piracy, reprises, single_takes, winning};
use toil::Toil;

/// The most letters that are taken from each of two chains.
pub const MOST_OF_TWO: usize = 4;

/// Whoever looks for the coups of a seat. It uses nothing that the seat may not know.
pub struct Prospector<'g> {
    scene: Scene<'g>,
}

impl<'g> Prospector<'g> {
    /// Looks for the coups of `seat`, whoever's turn it is, with every word of the list.
    pub fn new(game: &'g GuerreDesMots, state: &'g State, seat: Seat) -> Prospector<'g> {
        Prospector {
            scene: Scene::new(game, state, seat),
        }
    }

    /// Knows the words of these graphs only.
    #[must_use]
    pub fn knowing(self, graphs: &'g Graphs) -> Prospector<'g> {
        Prospector {
            scene: self.scene.reading(graphs),
        }
    }

    /// Lets a joker stand for a letter only where no tile at hand shows it.
    #[must_use]
    pub fn sparing_jokers(mut self) -> Prospector<'g> {
        self.scene.sparing = true;
        self
    }

    /// Ends its searches soon after `stop` says so: it is told how much they have worked, and asked again
    /// before they have worked much more. What was found until then is the same as without it.
    #[must_use]
    pub fn until(mut self, stop: &'g dyn Fn(u64) -> bool) -> Prospector<'g> {
        self.scene.words.toil = Rc::new(Toil::new(Some(stop)));
        self
    }

    /// How many steps through word graphs its searches have taken so far.
    pub fn steps(&self) -> u64 {
        self.scene.toil().steps()
    }

    /// How much its searches have worked so far: their steps through word graphs, and all else they did as
    /// if it were such steps.
    pub fn worked(&self) -> u64 {
        self.scene.toil().done()
    }

    /// Coups of every kind, the promising first: winning ones, those of 9.2, those from the Arsenal alone
    /// nearest to the cross first, takes from one chain, piracy, reprises, takes from two chains. None
    /// comes twice.
    pub fn coups(&self) -> impl Iterator<Item = Coup> + use<'g> {
        let scene = self.shared();
        let open = |judged: &Judged| !judged.wins && !judged.bonus;
        let later = move |stage: fn(&Rc<Scene<'g>>) -> Found<'g>| {
            let scene = Rc::clone(&scene);
            // The stage begins when it is reached.
            std::iter::once_with(move || stage(&scene)).flatten()
        };
        let winning = later(winning);
        let bonus = later(bonus).filter(|judged| !judged.wins);
        let rest = later(arsenal)
            .chain(later(single_takes))
            .chain(later(piracy))
            .chain(later(reprises))
            .chain(later(multi_takes))
            .filter(open);
        winning.chain(bonus).chain(rest).map(|judged| judged.coup)
    }

    /// Every coup on one's own chains and bases that takes no letter: words chained, prolonged, laid
    /// beyond a cross or on a base, letters turned, compounds and hooks, each with every choice of
    /// symbols and shots.
    pub fn arsenal(&self) -> impl Iterator<Item = Coup> + use<'g> {
        arsenal(&self.shared()).map(|judged| judged.coup)
    }

    /// Every coup on one's own chains and bases that takes letters from one chain.
    pub fn single_takes(&self) -> impl Iterator<Item = Coup> + use<'g> {
        single_takes(&self.shared()).map(|judged| judged.coup)
    }

    /// Every coup that meets 9.2.
    pub fn bonus(&self) -> impl Iterator<Item = Coup> + use<'g> {
        bonus(&self.shared()).map(|judged| judged.coup)
    }

    /// Every coup that wins and takes letters from one chain at most.
    pub fn winning(&self) -> impl Iterator<Item = Coup> + use<'g> {
        winning(&self.shared()).map(|judged| judged.coup)
    }

    /// Every coup on another's chain that takes letters from one chain at most.
    pub fn piracy(&self) -> impl Iterator<Item = Coup> + use<'g> {
        piracy(&self.shared()).map(|judged| judged.coup)
    }

    /// Every reprise from one's own chains.
    pub fn reprises(&self) -> impl Iterator<Item = Coup> + use<'g> {
        reprises(&self.shared()).map(|judged| judged.coup)
    }

    /// Coups on one's own chains and bases that take a few letters from an extremity of each of two
    /// chains.
    pub fn multi_takes(&self) -> impl Iterator<Item = Coup> + use<'g> {
        multi_takes(&self.shared()).map(|judged| judged.coup)
    }

    fn shared(&self) -> Rc<Scene<'g>> {
        Rc::new(self.scene.clone())
    }
}

impl GuerreDesMots {
    /// Coups that `seat` may play, the promising first; see [`Prospector`].
    pub fn coups<'g>(&'g self, state: &'g State, seat: Seat) -> impl Iterator<Item = Coup> + use<'g> {
        Prospector::new(self, state, seat).coups()
    }

    /// Whether a seat finds no coup but reprises (15.4), as far as they are found.
    pub fn is_blocked(&self, state: &State, seat: Seat) -> bool {
        let mut coups = self.coups(state, seat);
        coups.all(|coup| coup.kind == CoupKind::Reprise)
    }
}
