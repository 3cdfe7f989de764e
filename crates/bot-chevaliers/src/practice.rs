//! Games of the engine against itself, by which its weights are fitted and measured.

use search::{Care, Ending, Engine, Nodes, Position as _, Request, Value, plies_to_end};

use super::board::Effect;
use super::position::EnginePosition;
use super::reader::Reader;
use bots::Chance;

/// Random moves before the engine takes over; up to two more let either camp begin.
const OPENING: usize = 8;

/// By how many plies openings differ: after an odd number the other camp is the first to think.
const VARIED: usize = 3;

/// A game that is longer is drawn.
const LONGEST: usize = 600;

/// The memory of each player, in bytes.
const MEMORY: usize = 1 << 20;

/// A game played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Practice {
    /// Every position in which nothing had to be captured, with what the search found it worth to the
    /// camp to move.
    pub positions: Vec<(String, Value)>,
    /// 1 when Silver won, 0 when nobody did, -1 when Gold won.
    pub result: i8,
    /// The number of moves.
    pub plies: usize,
}

/// Plays a game between two ways of judging, Silver's and Gold's, that look at `nodes` positions a move.
/// The first moves are random and follow from `seed`; everything else follows from them.
pub fn practise(judges: [&Reader; 2], start: &str, nodes: u64, seed: u64) -> Option<Practice> {
    let mut sights = [judges[0].read(start)?, judges[1].read(start)?];
    let mut engines: [Engine<EnginePosition>; 2] = [
        Engine::new(MEMORY, Care::Selective),
        Engine::new(MEMORY, Care::Selective),
    ];
    let mut chance = Chance::new(seed);
    let mut past = Vec::new();
    let mut game = Practice {
        positions: Vec::new(),
        result: 0,
        plies: 0,
    };
    let opening = OPENING + chance.below(VARIED);
    while game.plies < LONGEST {
        let side = sights[0].side();
        let position = &sights[side];
        if let Some(ending) = ending(position, &past) {
            game.result = match ending {
                Ending::Won => [1, -1][side],
                Ending::Lost => [-1, 1][side],
                Ending::Drawn | Ending::Settled(_) => 0,
            };
            break;
        }
        let effect = if game.plies < opening {
            let effects = position.effects();
            effects[chance.below(effects.len())]
        } else {
            let (effect, value) = choose(&mut engines[side], position, &past, nodes)?;
            if plies_to_end(value).is_some() {
                game.result = if (value > 0) == (side == 0) { 1 } else { -1 };
                break;
            }
            if !position.pressed() {
                game.positions.push((position.text(), value));
            }
            effect
        };
        past.push(position.key());
        for sight in &mut sights {
            sight.make(effect);
        }
        game.plies += 1;
    }
    Some(game)
}

/// The move of one player, and what it is worth.
fn choose(
    engine: &mut Engine<EnginePosition>,
    position: &EnginePosition,
    past: &[u64],
    nodes: u64,
) -> Option<(Effect, Value)> {
    let request = Request {
        root: position,
        past,
        only: &[],
    };
    let report = engine.search(&request, &Nodes(nodes), &mut |_| {});
    Some((report.best?, report.value))
}

/// How the game stands, when it cannot go on.
fn ending(position: &EnginePosition, past: &[u64]) -> Option<Ending> {
    if let Some(ending) = position.ended() {
        return Some(ending);
    }
    if position.effects().is_empty() {
        return Some(position.stuck());
    }
    let before = past.iter().filter(|&&key| key == position.key()).count();
    (before + 1 >= position.repetition()).then_some(Ending::Drawn)
}
