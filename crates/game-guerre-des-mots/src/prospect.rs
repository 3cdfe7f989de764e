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
mod lane;
mod purse;
mod scene;
mod setting;
mod shots;
mod spell;
mod table;
mod walk;

use std::rc::Rc;

use game_core::Seat;
use lexicon::Graphs;

use crate::{Cell, Chain, Coup, CoupKind, Device, End, Face, GuerreDesMots, State, Take};

use lane::Lane;
use purse::Purse;
use scene::{Judged, Scene};
use setting::{Aim, Setting};

/// The most letters that are taken from each of two chains.
pub const MOST_OF_TWO: usize = 4;

type Found<'g> = Box<dyn Iterator<Item = Judged> + 'g>;
type Settings<'g> = Box<dyn Iterator<Item = Rc<Setting<'g>>> + 'g>;

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

    /// How many steps through word graphs its searches have taken so far.
    pub fn steps(&self) -> u64 {
        self.scene.words.steps.get()
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

    /// Whether a seat finds no coup at all (15.4), as far as they are found.
    pub fn is_blocked(&self, state: &State, seat: Seat) -> bool {
        self.coups(state, seat).next().is_none()
    }
}

/// Every choice of own blockades to end, the fewest first (12.5, 13.3).
fn beginnings<'g>(scene: &Rc<Scene<'g>>) -> Settings<'g> {
    let (mut crosses, mut symbols): (Vec<Cell>, Vec<Cell>) = (Vec::new(), Vec::new());
    for (_, chain) in scene.state.chains_of(scene.seat) {
        let ends = End::BOTH.into_iter().filter_map(|end| chain.end(end));
        crosses.extend(ends.filter(|placed| placed.is_cross()).map(|placed| placed.cell));
        let up = chain
            .tiles
            .iter()
            .filter(|placed| matches!(placed.face, Face::Symbol(_)));
        symbols.extend(up.map(|placed| placed.cell));
    }
    let choices = crosses.len() + symbols.len();
    let mut masks: Vec<u32> = (0..1u32 << choices.min(16)).collect();
    masks.sort_by_key(|mask| mask.count_ones());
    let scene = Rc::clone(scene);
    Box::new(masks.into_iter().filter_map(move |mask| {
        let chosen = |cells: &[Cell], from: usize| -> Vec<Cell> {
            let all = cells.iter().enumerate();
            all.filter(|(at, _)| mask >> (from + at) & 1 == 1)
                .map(|(_, &cell)| cell)
                .collect()
        };
        let coup = Coup {
            lifts: chosen(&crosses, 0),
            unflips: chosen(&symbols, crosses.len()),
            ..Coup::new(CoupKind::Lay)
        };
        Setting::begin(&scene, coup).map(Rc::new)
    }))
}

/// The takes that an extremity of a chain, or both, may give, as far as their number goes.
fn cuts(chain: &Chain, both: bool) -> Vec<Vec<Take>> {
    let length = chain.tiles.len();
    let take = |end: End, count: usize| {
        let end = chain.end(end)?.cell;
        let count = u8::try_from(count).ok()?;
        Some(Take { end, count })
    };
    let mut cuts = Vec::new();
    for count in 1..length {
        for end in End::BOTH {
            cuts.extend(take(end, count).map(|take| vec![take]));
        }
    }
    if both {
        for head in 1..length {
            for tail in 1..length - head {
                let pair = take(End::Head, head).zip(take(End::Tail, tail));
                cuts.extend(pair.map(|(head, tail)| vec![head, tail]));
            }
        }
    }
    cuts
}

/// The settings in which letters were taken from one chain.
fn single_sources<'g>(scene: &Rc<Scene<'g>>) -> Settings<'g> {
    if scene.state.chains_of(scene.seat).next().is_none() {
        return Box::new(std::iter::empty());
    }
    Box::new(beginnings(scene).flat_map(|begun| {
        let seat = begun.scene.seat;
        let chains = begun.table.chains.iter();
        let takes: Vec<Vec<Take>> = chains
            .flat_map(|chain| cuts(chain, chain.owner != seat))
            .collect();
        takes.into_iter().filter_map(move |takes| {
            let coup = Coup {
                takes,
                ..begun.coup.clone()
            };
            Setting::begin(&begun.scene, coup).map(Rc::new)
        })
    }))
}

/// Which lanes are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Every,
    Winning,
}

/// Every coup that a setting may become.
fn coups_of<'g>(setting: Rc<Setting<'g>>, aim: Aim, wanted: Wanted) -> Found<'g> {
    let words = words_of(&setting, aim, wanted);
    let pivots = setting.pivots(aim).into_iter();
    let turned = pivots.filter_map(move |coup| setting.turned(coup));
    let turned = turned.flat_map(move |turned| {
        // Letters taken must be laid, and a pair covers no goal.
        let alone = if turned.takes() || wanted == Wanted::Winning {
            Vec::new()
        } else {
            turned.adorned(turned.coup.clone(), false)
        };
        let words = words_of(&Rc::new(turned), aim, wanted);
        alone.into_iter().chain(words)
    });
    Box::new(words.chain(turned))
}

/// Every word that may be laid in a setting as it is.
fn words_of<'g>(setting: &Rc<Setting<'g>>, aim: Aim, wanted: Wanted) -> Found<'g> {
    let setting = Rc::clone(setting);
    let lanes = setting.lanes(aim).into_iter();
    Box::new(lanes.flat_map(move |lane| -> Found<'g> {
        let (wins, wins_across) = match wanted {
            Wanted::Every => (true, true),
            Wanted::Winning => (
                setting.scene.may_win(&setting, &lane),
                setting.scene.may_win_across(&setting, &lane),
            ),
        };
        let hooks = (wins || wins_across).then(|| hook::hooks(&setting, &lane));
        let hooks = hooks.into_iter().flatten();
        if !wins {
            return Box::new(hooks);
        }
        let (later, there) = (Rc::clone(&setting), lane.clone());
        let compounds = std::iter::once_with(move || later.compounds(&there)).flatten();
        Box::new(plain_words(&setting, lane).chain(compounds).chain(hooks))
    }))
}

/// Every word in one piece that may be laid in a lane.
fn plain_words<'g>(setting: &Rc<Setting<'g>>, lane: Lane) -> Found<'g> {
    let setting = Rc::clone(setting);
    let purse = Purse::new(&setting.hand);
    let settled = setting.is_settled(&lane);
    let fits = setting.scene.words.fitting(&lane, &purse, true);
    Box::new(fits.flat_map(move |fit| {
        let scene = &setting.scene;
        let mut found = Vec::new();
        for glyphs in spell::spellings(scene.game.word_list(), scene.words.set, &fit.letters) {
            if !lane.agrees(&glyphs, fit.added_before) {
                continue;
            }
            let laid = lane.laid(&glyphs, fit.added_before);
            for way in setting.hand.ways(&laid, scene.sparing) {
                if let Some(word) = lane.spelling(&glyphs, fit.added_before, &way) {
                    found.extend(setting.adorned(setting.laying(&lane, vec![word]), settled));
                }
            }
        }
        found
    }))
}

fn arsenal<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
    Box::new(beginnings(scene).flat_map(|begun| coups_of(begun, Aim::Own, Wanted::Every)))
}

fn single_takes<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
    Box::new(single_sources(scene).flat_map(|taken| coups_of(taken, Aim::Own, Wanted::Every)))
}

fn piracy<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
    if !scene.game.rules().plays(Device::Piracy) {
        return Box::new(std::iter::empty());
    }
    let settings = beginnings(scene).chain(single_sources(scene));
    Box::new(settings.flat_map(|setting| coups_of(setting, Aim::Others, Wanted::Every)))
}

fn bonus<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
    let earning = single_sources(scene)
        .filter(|setting| setting.earns)
        .map(|setting| Rc::new(Rc::unwrap_or_clone(setting).without_letters()));
    let coups = earning.flat_map(|setting| {
        let own = coups_of(Rc::clone(&setting), Aim::Own, Wanted::Every);
        own.chain(coups_of(setting, Aim::Others, Wanted::Every))
    });
    Box::new(coups.filter(|judged| judged.bonus))
}

fn winning<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
    let settings = beginnings(scene).chain(single_sources(scene));
    let coups = settings.flat_map(|setting| coups_of(setting, Aim::Own, Wanted::Winning));
    Box::new(coups.filter(|judged| judged.wins))
}

fn reprises<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
    if !scene.game.rules().plays(Device::Reprise) {
        return Box::new(std::iter::empty());
    }
    Box::new(beginnings(scene).flat_map(|begun| {
        let seat = begun.scene.seat;
        let own = begun.table.chains.iter().filter(|chain| chain.owner == seat);
        let takes: Vec<Vec<Take>> = own.flat_map(|chain| cuts(chain, false)).collect();
        takes.into_iter().filter_map(move |takes| {
            begun.scene.accept(&Coup {
                kind: CoupKind::Reprise,
                takes,
                ..begun.coup.clone()
            })
        })
    }))
}

fn multi_takes<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
    if scene.state.chains_of(scene.seat).next().is_none() {
        return Box::new(std::iter::empty());
    }
    let settings = beginnings(scene).flat_map(|begun| {
        let few = |takes: &Vec<Take>| usize::from(takes[0].count) <= MOST_OF_TWO;
        let cuts: Vec<Vec<Take>> = begun
            .table
            .chains
            .iter()
            .map(|chain| {
                cuts(chain, false)
                    .into_iter()
                    .filter(few)
                    .map(|takes| takes[0])
                    .collect()
            })
            .collect();
        let mut pairs = Vec::new();
        for (at, first) in cuts.iter().enumerate() {
            for second in &cuts[at + 1..] {
                pairs.extend(
                    first
                        .iter()
                        .flat_map(|&one| second.iter().map(move |&other| vec![one, other])),
                );
            }
        }
        pairs.sort_by_key(|takes| takes.iter().map(|take| take.count).sum::<u8>());
        pairs.into_iter().filter_map(move |takes| {
            let coup = Coup {
                takes,
                ..begun.coup.clone()
            };
            Setting::begin(&begun.scene, coup).map(Rc::new)
        })
    });
    Box::new(settings.flat_map(|taken| coups_of(taken, Aim::Own, Wanted::Every)))
}
