//! Who looks for coups, where, and with which words.

use std::cell::Cell as Counter;
use std::rc::Rc;

use game_core::Seat;
use lexicon::Graphs;

use crate::referee::{Fault, Referee};
use crate::{Cell, Coup, Device, GuerreDesMots, State, board};

use super::lane::{Grow, Lane};
use super::setting::Setting;
use super::walk::Words;

/// Who looks for coups, where, and with which words.
#[derive(Clone)]
pub(super) struct Scene<'g> {
    pub(super) game: &'g GuerreDesMots,
    pub(super) state: &'g State,
    pub(super) seat: Seat,
    pub(super) words: Words<'g>,
    /// Whether all words of the list are known, compounds included.
    pub(super) well_read: bool,
    /// Whether a joker stands only for what no tile shows.
    pub(super) sparing: bool,
}

/// A coup that the rules accept.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    pub(super) coup: Coup,
    /// Whether it meets 9.2.
    pub(super) bonus: bool,
    pub(super) wins: bool,
}

/// What becomes of a coup that is judged.
pub(super) enum Verdict {
    Accepted(Judged),
    /// It would be right, but for the position it brings back (9.4).
    Repeats,
    Refused,
}

impl<'g> Scene<'g> {
    pub(super) fn new(game: &'g GuerreDesMots, state: &'g State, seat: Seat) -> Scene<'g> {
        Scene {
            game,
            state,
            seat,
            words: Words {
                graphs: game.word_list().graphs(),
                set: game.rules().words(),
                steps: Rc::new(Counter::new(0)),
            },
            well_read: true,
            sparing: false,
        }
    }

    /// The same with the words of other graphs.
    pub(super) fn reading(mut self, graphs: &'g Graphs) -> Scene<'g> {
        self.words.graphs = graphs;
        self.well_read = false;
        self
    }

    pub(super) fn referee(&self) -> Referee<'g> {
        self.game.referee(self.state, self.seat)
    }

    /// Asks the rules.
    pub(super) fn judge(&self, coup: &Coup) -> Verdict {
        match self.game.weigh(self.state, self.seat, coup) {
            Ok(deed) => Verdict::Accepted(Judged {
                coup: coup.clone(),
                bonus: deed.bonus,
                wins: deed.goal.is_some(),
            }),
            Err(Fault::Refused(refused)) if refused.code == "position-repeated" => Verdict::Repeats,
            Err(_) => Verdict::Refused,
        }
    }

    /// The same, for whoever needs the accepted only.
    pub(super) fn accept(&self, coup: &Coup) -> Option<Judged> {
        match self.judge(coup) {
            Verdict::Accepted(judged) => Some(judged),
            Verdict::Repeats | Verdict::Refused => None,
        }
    }

    /// Whether a word in a lane may win: it lies on one's own chain and can cover a goal (15.1, 15.2).
    pub(super) fn may_win(&self, setting: &Setting<'g>, lane: &Lane) -> bool {
        let Some(chain) = setting.table.chains.get(lane.chain) else {
            return false;
        };
        if chain.owner != self.seat || matches!(lane.grow, Grow::Base(_)) {
            return false;
        }
        let cells: Vec<Cell> = lane.cells().collect();
        let covers = |line: &[Cell; 4]| line.iter().all(|cell| cells.contains(cell));
        let secondary = self.game.rules().plays(Device::SecondaryGoal);
        board::cross_lines().iter().any(covers) || (secondary && covers(&chain.side.opposite().goal()))
    }
}
