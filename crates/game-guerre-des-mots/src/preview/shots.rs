//! The shots of a coup that is thought of: those it fires, and those it may fire besides (section 8).

use super::judge::Trial;
use super::{ShotPreview, SweepPreview};
use crate::attempt::{Attempt, Struck};
use crate::{Cell, Coup, CoupKind, Dir, End, Shot};

/// Every shot that the rules allow, by square and direction. One that is fired is told as it stands in
/// the order of fire, the others as if they came last.
pub(super) fn offered(trial: &Trial<'_>) -> Vec<ShotPreview> {
    if trial.coup.kind != CoupKind::Lay {
        return Vec::new();
    }
    let fired = &trial.coup.shots;
    let Some(unarmed) = after(trial, &[]) else {
        return Vec::new();
    };
    let mut shooters = unarmed.laid.clone();
    shooters.sort_unstable();
    shooters.dedup();
    let mut shots = Vec::new();
    for from in shooters {
        for dir in Dir::ALL {
            let chosen = fired.iter().position(|shot| (shot.from, shot.dir) == (from, dir));
            let earlier = &fired[..chosen.unwrap_or(fired.len())];
            shots.extend(shot(trial, earlier, from, dir, chosen.is_some()));
        }
    }
    shots
}

/// The table after the word is laid and these shots are fired, no cross laid.
fn after<'t>(trial: &'t Trial<'_>, shots: &[Shot]) -> Option<Attempt<'t>> {
    let coup = Coup {
        shots: shots.to_vec(),
        block: None,
        bonus: None,
        ..trial.coup.clone()
    };
    trial.carried_out(&coup).ok()
}

fn shot(trial: &Trial<'_>, earlier: &[Shot], from: Cell, dir: Dir, chosen: bool) -> Option<ShotPreview> {
    let before = after(trial, earlier)?;
    let number = struck(&before, from, dir)?;
    let chain = &before.chains[number];
    let mut ends: Vec<Cell> = End::BOTH
        .into_iter()
        .filter_map(|end| Some(chain.end(end)?.cell))
        .collect();
    ends.dedup();
    let most = u8::try_from(chain.words().len()).unwrap_or(u8::MAX);
    let mut told: Option<Struck> = None;
    let mut sweeps = Vec::new();
    for end in ends {
        for (words, corner) in (1..=most).flat_map(|words| [(words, false), (words, true)]) {
            let wanted = Shot {
                from,
                dir,
                end,
                words: Some(words),
                corner,
            };
            let Some(attempt) = after(trial, &[earlier, &[wanted]].concat()) else {
                continue;
            };
            let Some(struck) = attempt.struck.last() else {
                continue;
            };
            // What is left must have a sense (8.6), which is told only where words are.
            let asked = attempt.queries.get(before.queries.len()..).unwrap_or_default();
            let sound = |query| trial.referee().words.fault(query).is_none();
            told.get_or_insert_with(|| struck.clone());
            if struck.taken.is_empty() || (trial.game.tells_words() && !asked.iter().all(sound)) {
                continue;
            }
            sweeps.push(SweepPreview {
                end: end.to_string(),
                words,
                corner,
                cells: struck
                    .taken
                    .iter()
                    .map(|placed| placed.cell.to_string())
                    .collect(),
            });
        }
    }
    let told = told?;
    Some(ShotPreview {
        from: from.to_string(),
        dir: dir.sign().to_string(),
        target: told.cell.to_string(),
        chain: trial.state.name_of(chain),
        gap: told.gap,
        value: told.value,
        aim: told.aim,
        hits: told.value > told.aim,
        chosen,
        ends: sweeps,
    })
}

/// The chain of the first tile on a line.
fn struck(attempt: &Attempt<'_>, from: Cell, dir: Dir) -> Option<usize> {
    let mut cell = from.step(dir)?;
    loop {
        let chain = attempt
            .chains
            .iter()
            .position(|chain| chain.index_of(cell).is_some());
        if chain.is_some() {
            return chain;
        }
        cell = cell.step(dir)?;
    }
}
