//! What is looked for, one stage after another.

use std::rc::Rc;

use crate::{Cell, Chain, Coup, CoupKind, Device, End, Face, Take};

use super::MOST_OF_TWO;
use super::lane::Lane;
use super::purse::Purse;
use super::scene::{Judged, Scene};
use super::setting::{Aim, Setting};
use super::toil::LOOK;
use super::{hook, spell};

/// Coups found one after another.
pub(super) type Found<'g> = Box<dyn Iterator<Item = Judged> + 'g>;
type Settings<'g> = Box<dyn Iterator<Item = Rc<Setting<'g>>> + 'g>;

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
        scene.toil().work(LOOK);
        for glyphs in spell::spellings(scene.game.word_list(), scene.words.set, &fit.letters) {
            if !lane.agrees(&glyphs, fit.added_before) {
                continue;
            }
            let laid = lane.laid(&glyphs, fit.added_before);
            for way in setting.hand.ways(&laid, scene.sparing) {
                if !scene.toil().work(LOOK) {
                    return found;
                }
                if let Some(word) = lane.spelling(&glyphs, fit.added_before, &way) {
                    found.extend(setting.adorned(setting.laying(&lane, vec![word]), settled));
                }
            }
        }
        found
    }))
}

/// Every coup on own chains and bases that takes no letter.
pub(super) fn arsenal<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
    Box::new(beginnings(scene).flat_map(|begun| coups_of(begun, Aim::Own, Wanted::Every)))
}

/// Every coup on own chains and bases that takes letters from one chain.
pub(super) fn single_takes<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
    Box::new(single_sources(scene).flat_map(|taken| coups_of(taken, Aim::Own, Wanted::Every)))
}

/// Every coup on others' chains that takes letters from one chain at most (section 10).
pub(super) fn piracy<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
    if !scene.game.rules().plays(Device::Piracy) {
        return Box::new(std::iter::empty());
    }
    let settings = beginnings(scene).chain(single_sources(scene));
    Box::new(settings.flat_map(|setting| coups_of(setting, Aim::Others, Wanted::Every)))
}

/// Every coup that meets 9.2.
pub(super) fn bonus<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
    let earning = single_sources(scene)
        .filter(|setting| setting.earns)
        .map(|setting| Rc::new(Rc::unwrap_or_clone(setting).without_letters()));
    let coups = earning.flat_map(|setting| {
        let own = coups_of(Rc::clone(&setting), Aim::Own, Wanted::Every);
        own.chain(coups_of(setting, Aim::Others, Wanted::Every))
    });
    Box::new(coups.filter(|judged| judged.bonus))
}

/// Every coup that wins and takes letters from one chain at most (15.1, 15.2).
pub(super) fn winning<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
    let settings = beginnings(scene).chain(single_sources(scene));
    let coups = settings.flat_map(|setting| coups_of(setting, Aim::Own, Wanted::Winning));
    Box::new(coups.filter(|judged| judged.wins))
}

/// Every reprise of one's own (11.1).
pub(super) fn reprises<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
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

/// Coups that take a few letters from each of two chains (5.3).
pub(super) fn multi_takes<'g>(scene: &Rc<Scene<'g>>) -> Found<'g> {
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
