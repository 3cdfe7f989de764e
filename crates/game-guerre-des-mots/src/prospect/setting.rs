//! A coup begun: own blockades ended, letters taken, perhaps a letter turned. What is left to choose is the
//! word.

use std::rc::Rc;

use crate::{
    Base, Cell, ChainName, Coup, CoupKind, Dir, End, Face, Freeze, Pivot, Tile, board, check, seating,
};
use crate::{Chain, Device};

use super::hand::Hand;
use super::lane::{Grow, Lane};
use super::scene::Scene;
use super::table::Table;
use super::toil::{JUDGE, LOOK};

/// On whose chains a word is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// One's own, and one's bases.
    Own,
    /// Everybody else's (section 10).
    Others,
}

/// A coup begun, and the table as it then is.
#[derive(Clone)]
pub(super) struct Setting<'g> {
    pub(super) scene: Rc<Scene<'g>>,
    /// What is chosen so far.
    pub(super) coup: Coup,
    pub(super) table: Table,
    pub(super) hand: Hand,
    /// Whether 9.2 is met if the Arsenal gives nothing.
    pub(super) earns: bool,
    /// Whether the letters of the Arsenal are left aside.
    bare: bool,
}

impl<'g> Setting<'g> {
    /// Begins a coup; none where the rules refuse it so far, or what is left has no sense (5.4).
    pub(super) fn begin(scene: &Rc<Scene<'g>>, coup: Coup) -> Option<Setting<'g>> {
        if !scene.toil().work(JUDGE) {
            return None;
        }
        let referee = scene.referee();
        let attempt = referee.prepare(&coup)?;
        if coup.pivot.is_some() {
            check::standing(scene.game.rules(), &attempt.chains).ok()?;
        }
        let earns = attempt.single_source() && referee.takes_a_word(&attempt);
        let hand = Hand::new(scene.game.rules(), scene.seat, attempt.arsenal, attempt.taken());
        Some(Setting {
            scene: Rc::clone(scene),
            hand,
            earns,
            bare: false,
            coup,
            table: Table::new(attempt.chains),
        })
    }

    /// The same with nothing but crosses in the Arsenal.
    pub(super) fn without_letters(mut self) -> Setting<'g> {
        self.hand = self.hand.without_letters();
        self.bare = true;
        self
    }

    /// The same with a letter turned, as `coup` says.
    pub(super) fn turned(&self, coup: Coup) -> Option<Setting<'g>> {
        let turned = Setting::begin(&self.scene, coup)?;
        Some(if self.bare {
            turned.without_letters()
        } else {
            turned
        })
    }

    /// Whether letters are taken from chains.
    pub(super) fn takes(&self) -> bool {
        !self.coup.takes.is_empty()
    }

    /// The chains that words may be laid on, by their number.
    pub(super) fn targets(&self, aim: Aim) -> Vec<usize> {
        let own = |chain: &Chain| chain.owner == self.scene.seat;
        let rules = self.scene.game.rules();
        let frozen = rules.freeze == Freeze::Player
            && self
                .table
                .chains
                .iter()
                .any(|chain| own(chain) && chain.is_blockaded());
        let begun = self.table.chains.iter().any(own);
        let open = |chain: &Chain| match aim {
            Aim::Own => own(chain),
            Aim::Others => {
                begun && !own(chain) && rules.plays(Device::Piracy) && !frozen && !chain.is_blockaded()
            }
        };
        (0..self.table.chains.len())
            .filter(|&number| open(&self.table.chains[number]))
            .collect()
    }

    /// Where a word may be laid, the nearest to the cross first.
    pub(super) fn lanes(&self, aim: Aim) -> Vec<Lane> {
        let pivot = self.coup.pivot;
        let mut lanes: Vec<Lane> = match pivot {
            Some(pivot) => self.beyond(pivot),
            None => {
                let ends = |chain| End::BOTH.into_iter().map(move |end| (chain, end));
                let targets = self.targets(aim).into_iter().flat_map(ends);
                targets
                    .flat_map(|(chain, end)| Lane::of_end(&self.table, chain, end))
                    .collect()
            }
        };
        if pivot.is_none() && aim == Aim::Own {
            lanes.extend(
                self.bases()
                    .iter()
                    .filter_map(|&base| Lane::base(&self.table, base)),
            );
        }
        self.scene.toil().work(LOOK * lanes.len() as u64);
        // Words that go on at both ends are long to look for and rare.
        lanes.sort_by_key(|lane| {
            let nearest = lane.cells().map(board::steps_to_cross).min();
            (lane.grow == Grow::Both, nearest)
        });
        lanes
    }

    /// The bases that a chain may begin on (2.6, 14.1).
    fn bases(&self) -> &'static [Base] {
        let seat = self.scene.seat;
        let own = self
            .table
            .chains
            .iter()
            .filter(|chain| chain.owner == seat)
            .count();
        let rules = self.scene.game.rules();
        match own {
            0 if !self.takes() => seating::bases(rules, seat),
            1 if rules.plays(Device::SecondChain) => seating::bases(rules, seat),
            _ => &[],
        }
    }

    /// The lanes beyond a letter turned: the new word goes on in its axis, and nothing else (6.5).
    fn beyond(&self, pivot: Pivot) -> Vec<Lane> {
        let Some((chain, index)) = self.table.tile_at(pivot.to) else {
            return Vec::new();
        };
        let end = if index == 0 { End::Head } else { End::Tail };
        let lanes = Lane::of_end(&self.table, chain, end);
        let goes_on = |lane: &Lane| lane.prolongs && lane.grow != Grow::Both;
        lanes.into_iter().filter(goes_on).collect()
    }

    /// Every letter that may be turned at a right angle, as a coup begun so (6.5).
    pub(super) fn pivots(&self, aim: Aim) -> Vec<Coup> {
        let rules = self.scene.game.rules();
        if !rules.plays(Device::Pivot) || self.coup.pivot.is_some() {
            return Vec::new();
        }
        let mut coups = Vec::new();
        for number in self.targets(aim) {
            for end in End::BOTH {
                let pivots = self.pivots_at(number, end);
                coups.extend(pivots.into_iter().map(|pivot| Coup {
                    pivot: Some(pivot),
                    target: self.name_of(number),
                    ..self.coup.clone()
                }));
            }
        }
        coups
    }

    fn pivots_at(&self, number: usize, end: End) -> Vec<Pivot> {
        let chain = &self.table.chains[number];
        let at = |inwards| {
            chain
                .index_from(end, inwards)
                .map(|index| chain.tiles[index].cell)
        };
        let (Some(from), Some(beside)) = (at(0), at(1)) else {
            return Vec::new();
        };
        let along = beside.toward(from).map(Dir::axis);
        let across = Dir::ALL.into_iter().filter(|dir| Some(dir.axis()) != along);
        let free = |to: &Cell| self.table.tile_at(*to).is_none();
        across
            .filter_map(|dir| beside.step(dir))
            .filter(free)
            .map(|to| Pivot { from, to })
            .collect()
    }

    /// The name of a chain, where a pirate must say it.
    pub(super) fn name_of(&self, number: usize) -> Option<ChainName> {
        let chain = self.table.chains.get(number)?;
        (chain.owner != self.scene.seat).then(|| ChainName {
            owner: seating::name(self.scene.state.seats(), chain.owner),
            ordinal: chain.ordinal,
        })
    }

    /// The coup that lays words in a lane.
    pub(super) fn laying(&self, lane: &Lane, words: Vec<crate::LaidWord>) -> Coup {
        let kind = match lane.grow {
            Grow::Base(_) => CoupKind::Found,
            _ => CoupKind::Lay,
        };
        Coup {
            kind,
            words,
            target: self.name_of(lane.chain),
            ..self.coup.clone()
        }
    }

    /// Whether every word that fits a lane can be laid without asking further: nothing is taken or
    /// turned, no cross is near, no goal in reach, and no position of this turn can come again.
    pub(super) fn is_settled(&self, lane: &Lane) -> bool {
        let rules = self.scene.game.rules();
        let crosses = |chain: &Chain| {
            chain
                .tiles
                .iter()
                .any(|placed| matches!(placed.face, Face::Cross(_)))
        };
        let own = match self.table.chains.get(lane.chain) {
            Some(chain) => chain.owner == self.scene.seat && !crosses(chain) && chain.tiles.len() > 1,
            None => true,
        };
        own && !self.takes()
            && self.coup.pivot.is_none()
            && rules.two_letter_links
            && self.scene.state.visited.len() <= 1
            && !self.scene.may_win(self, lane)
    }

    /// The table with letters added in a row beyond an extremity.
    pub(super) fn grown(&self, chain: usize, end: End, letters: &[(Cell, crate::Glyph)]) -> Table {
        let mut chains = self.table.chains.clone();
        let Some(first) = chains[chain].tiles.first().copied() else {
            return self.table.clone();
        };
        for &(cell, glyph) in letters {
            let placed = crate::Placed {
                cell,
                tile: Tile::JOKER,
                face: Face::Letter(glyph),
                seen: first.seen,
            };
            match end {
                End::Head => chains[chain].tiles.insert(0, placed),
                End::Tail => chains[chain].tiles.push(placed),
            }
        }
        Table::new(chains)
    }
}
