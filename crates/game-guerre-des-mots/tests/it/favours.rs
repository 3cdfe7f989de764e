//! What a chain keeps of which a neighbour takes letters back (10.5), as the page tells its owner before they
//! answer.

use game_core::{Game as _, NoDice};
use game_guerre_des_mots::{Action, Cell, Chain, Event, GuerreDesMots, Placed, Rules, State};
use game_testkit::{TestDice, wire};

use crate::coups::found;

/// How many are written down of one game.
const OF_A_GAME: usize = 6;

fn tile(placed: &Placed) -> String {
    let letter = placed.glyph().map_or('+', |glyph| glyph.capital());
    format!("{}{letter}", placed.cell)
}

fn told(chain: &Chain) -> String {
    let words = chain.words();
    let words = words.iter().map(|word| {
        let cells: Vec<String> = chain.cells(word).iter().map(Cell::to_string).collect();
        format!("[{:?}, {:?}]", chain.text(word), cells.join(" "))
    });
    format!(
        "{{ \"owner\": {}, \"tiles\": {}, \"words\": [{}] }}",
        chain.owner.0,
        wire::list(chain.tiles.iter().map(tile)),
        words.collect::<Vec<_>>().join(", "),
    )
}

/// Every way to take letters back from the chains of the others.
fn asked(state: &State) -> Vec<(usize, String)> {
    let others = state.chains().iter().enumerate();
    others
        .filter(|(_, chain)| chain.owner != state.side())
        .flat_map(|(number, chain)| {
            let (first, last) = (&chain.tiles[0], &chain.tiles[chain.tiles.len() - 1]);
            let ends = [first.cell, last.cell];
            ends.into_iter().flat_map(move |end| {
                (1..chain.tiles.len()).map(move |count| (number, format!("R {end}:{count}")))
            })
        })
        .collect()
}

/// The table once the owner has consented; none where nobody is asked.
fn granted(game: &GuerreDesMots, state: &State, coup: &str) -> Option<State> {
    let action: Action = coup.parse().expect("a reprise");
    let mut after = state.clone();
    for answer in [action, Action::Consent(true)] {
        let seat = game.turn(&after).awaited().iter().next()?;
        let events = game.decide(&after, seat, &answer, &mut NoDice).ok()?;
        if !matches!(events[0], Event::Ask(_) | Event::Coup(_)) {
            return None;
        }
        events.iter().for_each(|event| game.evolve(&mut after, event));
    }
    Some(after)
}

/// A letter or two of a word, all of it but its corner, whole words and more.
#[test]
fn the_page_tells_what_a_chain_keeps() {
    let mut cases = Vec::new();
    for seed in 0..8 {
        let mut dice = TestDice::new(seed);
        let rules = Rules {
            seats: 3,
            ..Rules::DEFAULT
        };
        let game = GuerreDesMots::new(rules, lexicon_fr::french());
        let mut state = game.blank();
        for event in game.setup(&mut dice) {
            game.evolve(&mut state, &event);
        }
        let mut written = Vec::new();
        for _ in 0..14 {
            if state.finish().is_some() {
                break;
            }
            for (number, coup) in asked(&state) {
                let Some(after) = granted(&game, &state, &coup) else {
                    continue;
                };
                let kept = &after.chains()[number];
                let left = kept.words();
                let chains: Vec<String> = state.chains().iter().map(told).collect();
                written.push(format!(
                    "{{ \"coup\": {coup:?}, \"owner\": {}, \"chains\": [{}], \"left\": {} }}",
                    kept.owner.0,
                    chains.join(", "),
                    wire::list(left.iter().map(|word| kept.text(word))),
                ));
            }
            let coups = found(&game, &state, &mut dice);
            let Some(coup) = dice.pick(&coups).cloned() else {
                break;
            };
            let action = Action::Coup(Box::new(coup));
            let seat = state.side();
            let Ok(events) = game.decide(&state, seat, &action, &mut dice) else {
                break;
            };
            events.iter().for_each(|event| game.evolve(&mut state, event));
            if state.asked().is_some() {
                break;
            }
        }
        // Of many alike, some from every part of the game.
        let step = written.len().div_ceil(OF_A_GAME).max(1);
        cases.extend(written.into_iter().step_by(step));
    }
    assert!(cases.len() > 40, "only {} cases", cases.len());
    wire::write("guerre-des-mots", "favours.json", &wire::cases(&cases));
}
