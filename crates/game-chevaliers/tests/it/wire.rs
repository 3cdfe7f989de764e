//! How a move goes over the board and why a piece cannot be played, as the page shows both while a finger
//! moves.

use std::collections::BTreeMap;

use game_chevaliers::{Action, Chevaliers, Gait, Ply, State};
use game_core::{Clause as _, Game as _, Seat, Square, Viewer};
use game_testkit::{TestDice, wire};

use crate::game;

/// How many cases of each kind are kept.
const EACH: usize = 12;

/// The tables that are played at: two players and four, with what pieces may do changed.
const TABLES: [&str; 5] = [
    "-",
    "men_leap=true leap_after_capture=true capture=claim",
    "layout=r99 chain=may",
    "seats=4",
    "seats=4 team=alternate",
];

/// Shows `visit` the positions of some random games.
fn each_position(options: &str, mut visit: impl FnMut(&Chevaliers, &State, &mut TestDice)) {
    let game = game(options);
    for seed in 0..6 {
        let mut dice = TestDice::new(seed);
        let mut state = game.blank();
        for _ in 0..120 {
            visit(&game, &state, &mut dice);
            // Long moves are rare at random: they are taken where they may be.
            let plies = game.movements(&state);
            let longest = plies.iter().max_by_key(|ply| ply.hops.len());
            let rare = longest.filter(|ply| ply.hops.len() > 1);
            let Some(ply) = rare.or(dice.pick(&plies)) else {
                break;
            };
            let Some(events) = game.turn(&state).awaited().iter().find_map(|seat| {
                let action = Action::Move(ply.clone());
                game.decide(&state, seat, &action, &mut game_core::NoDice).ok()
            }) else {
                break;
            };
            for event in &events {
                game.evolve(&mut state, event);
            }
        }
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

/// What is told apart of a move: its gaits, and how many.
fn kind(ply: &Ply) -> String {
    let sign = |gait| match gait {
        Gait::Step => '-',
        Gait::Leap => '^',
        Gait::Capture => 'x',
    };
    ply.hops.iter().map(|hop| sign(hop.gait)).collect()
}

#[test]
fn the_page_goes_over_the_board_as_the_rules_do() {
    let mut kept: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for options in TABLES {
        each_position(options, |game, state, _| {
            let view = game.view(state, Viewer::Spectator);
            for ply in game.movements(state) {
                let kind = kind(&ply);
                let cases = kept.entry(kind).or_default();
                if cases.len() >= EACH {
                    continue;
                }
                let mut after = state.clone();
                game.evolve(&mut after, &game_chevaliers::Event::Move(ply.clone()));
                let after = game.view(&after, Viewer::Spectator);
                let Some(played) = &after.last else {
                    continue;
                };
                let legal = game
                    .movements(state)
                    .into_iter()
                    .filter(|other| other.from == ply.from);
                let taken = played.captured.iter().map(|(square, _)| square);
                cases.push(format!(
                    "{{ \"rows\": {}, \"pieces\": {}, \"legal\": {}, \"move\": \"{ply}\", \"path\": {}, \"taken\": {}, \
                     \"after\": {} }}",
                    wire::list(&view.rows),
                    json(&view.pieces),
                    wire::list(legal),
                    wire::list(&played.path),
                    wire::list(taken),
                    json(&after.pieces),
                ));
            }
        });
    }
    for kind in ["-", "^", "x", "xx", "^x"] {
        assert!(kept.contains_key(kind), "no {kind:?} among {:?}", kept.keys());
    }
    let cases: Vec<String> = kept.into_values().flatten().collect();
    wire::write("chevaliers", "moves.json", &wire::cases(&cases));
}

/// The clauses by which a seat is refused every move of a piece; none where it may play one.
fn refused(game: &Chevaliers, state: &State, seat: Seat, from: Square) -> Option<Vec<&'static str>> {
    let own = game.movements(state).into_iter().filter(|ply| ply.from == from);
    let steps = (-1..=1).flat_map(|files| (-1..=1).map(move |lines| (files, lines)));
    let steps = steps.filter(|&way| way != (0, 0)).filter_map(|(files, lines)| {
        let file = from.file.checked_add_signed(files)?;
        let to = Square {
            file,
            rank: from.rank + lines,
        };
        format!("{from}-{to}").parse::<Ply>().ok()
    });
    let mut clauses = Vec::new();
    for ply in own.chain(steps) {
        match game.decide(state, seat, &Action::Move(ply), &mut game_core::NoDice) {
            Ok(_) => return None,
            Err(refused) => clauses.push(refused.clause.id()),
        }
    }
    Some(clauses)
}

#[test]
fn the_page_says_why_a_piece_cannot_be_played_as_the_rules_do() {
    let mut kept: BTreeMap<(&str, &str), Vec<String>> = BTreeMap::new();
    for options in TABLES {
        each_position(options, |game, state, dice| {
            let awaited: Vec<Seat> = game.turn(state).awaited().iter().collect();
            let Some(&seat) = dice.pick(&awaited) else {
                return;
            };
            let view = game.view(state, Viewer::Seat(seat));
            for (square, piece) in &view.pieces {
                let silver = piece.chars().all(char::is_uppercase);
                if silver != (view.camp == 0) {
                    continue;
                }
                let rank = square[1..].parse().expect("a line");
                let from = Square {
                    file: square.as_bytes()[0] - b'a',
                    rank,
                };
                let due = !view.must.is_empty();
                let clause = match refused(game, state, seat, from) {
                    None => "",
                    Some(clauses) if clauses.contains(&"R20") => "R20",
                    Some(clauses) if clauses.contains(&"R12") => "R12",
                    // What cannot move anyway is not told of what is due besides, or of whose it is.
                    Some(clauses) if clauses.contains(&"R4") && !due && game.seats() == 2 => "R4",
                    Some(_) => continue,
                };
                let cases = kept.entry((options, clause)).or_default();
                if cases.len() >= EACH {
                    continue;
                }
                cases.push(format!(
                    "{{ \"seats\": {}, \"awaited\": {}, \"seat\": {}, \"camp\": {}, \"arms\": {:?}, \"pieces\": {}, \
                     \"moves\": {}, \"must\": {}, \"square\": {square:?}, \"clause\": {clause:?} }}",
                    game.seats(),
                    json(&awaited.iter().map(|seat| seat.0).collect::<Vec<_>>()),
                    seat.0,
                    view.camp,
                    view.arms,
                    json(&view.pieces),
                    wire::list(&view.moves),
                    wire::list(&view.must),
                ));
            }
        });
    }
    for clause in ["", "R4", "R12", "R20"] {
        assert!(kept.keys().any(|(_, told)| *told == clause), "no {clause:?}");
    }
    let cases: Vec<String> = kept.into_values().flatten().collect();
    wire::write("chevaliers", "barred.json", &wire::cases(&cases));
}
