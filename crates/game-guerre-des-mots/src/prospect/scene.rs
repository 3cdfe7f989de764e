//! Who looks for coups, where, and with which words.

use std::rc::Rc;

use game_core::Seat;
use lexicon::Graphs;

use crate::referee::{Referee, Unplayed};
use crate::{Axis, Cell, Chain, Coup, Device, GuerreDesMots, State, board};

use super::lane::{Grow, Lane};
use super::setting::Setting;
use super::toil::{JUDGE, Toil};
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
pub(super) enum Finding {
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
                toil: Rc::new(Toil::new(None)),
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

    /// How much is worked, and whether it goes on.
    pub(super) fn toil(&self) -> &Toil<'g> {
        &self.words.toil
    }

    pub(super) fn referee(&self) -> Referee<'g> {
        self.game.referee(self.state, self.seat)
    }

    /// Asks the rules.
    pub(super) fn judge(&self, coup: &Coup) -> Finding {
        if !self.toil().work(JUDGE) {
            return Finding::Refused;
        }
        match self.game.weigh(self.state, self.seat, coup) {
            Ok(deed) => Finding::Accepted(Judged {
                coup: coup.clone(),
                bonus: deed.bonus,
                wins: deed.goal.is_some(),
            }),
            Err(Unplayed::Refused(refused)) if refused.code == "position-repeated" => Finding::Repeats,
            Err(_) => Finding::Refused,
        }
    }

    /// The same, for whoever needs the accepted only.
    pub(super) fn accept(&self, coup: &Coup) -> Option<Judged> {
        match self.judge(coup) {
            Finding::Accepted(judged) => Some(judged),
            Finding::Repeats | Finding::Refused => None,
        }
    }

    /// Whether a word in a lane may win: it lies on one's own chain and can cover a goal (15.1, 15.2).
    pub(super) fn may_win(&self, setting: &Setting<'g>, lane: &Lane) -> bool {
        let cells: Vec<Cell> = lane.cells().collect();
        let covers = |line: &[Cell; 4]| line.iter().all(|cell| cells.contains(cell));
        self.goals(setting, lane).iter().any(covers)
    }

    /// Whether a word at a right angle on one in a lane may win: a goal lies across it, and there are
    /// letters enough to get there.
    pub(super) fn may_win_across(&self, setting: &Setting<'g>, lane: &Lane) -> bool {
        let letters = setting.hand.len();
        let reaches = |line: &[Cell; 4], from: Cell| {
            let far = line
                .iter()
                .map(|cell| cell.distance(from))
                .max()
                .unwrap_or_default();
            let across = match lane.axis {
                Axis::Across => line.iter().all(|cell| cell.file() == from.file()),
                Axis::Down => line.iter().all(|cell| cell.rank() == from.rank()),
            };
            across && usize::from(far) <= letters
        };
        let goals = self.goals(setting, lane);
        lane.cells()
            .any(|from| goals.iter().any(|line| reaches(line, from)))
    }

    /// The goals that the chain of a lane may win on.
    fn goals(&self, setting: &Setting<'g>, lane: &Lane) -> Vec<[Cell; 4]> {
        let chain = setting.table.chains.get(lane.chain);
        let own = |chain: &&Chain| chain.owner == self.seat && !matches!(lane.grow, Grow::Base(_));
        let Some(chain) = chain.filter(own) else {
            return Vec::new();
        };
        let mut goals = board::cross_lines().to_vec();
        if self.game.rules().plays(Device::SecondaryGoal) {
            goals.push(chain.side.opposite().goal());
        }
        goals
    }
}
