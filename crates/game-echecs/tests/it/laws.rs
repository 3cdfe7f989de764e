//! The laws of every game, on chess.

use game_core::{Clause as _, NoDice};
use game_echecs::{Action, ChessRules, Echecs, Ply, State};
use game_testkit::TestDice;
use game_testkit::laws::{self, Trial};
use shakmaty::{Position as _, Role, Square};

/// The two profiles, and starts from which castling, promotion and draws are near.
fn games() -> Vec<Echecs> {
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/8/4k3/8/8/4K3/4R3/8 w - - 96 80",
    ];
    let mut games = Vec::new();
    for rules in [ChessRules::FIDE, ChessRules::CARLIT] {
        for start in starts {
            games.push(Echecs::new(rules).starting_from(start).expect("a sound start"));
        }
    }
    games
}

fn each(trials: u64, plies: usize, law: impl Fn(&Echecs, Trial)) {
    for game in games() {
        for trial in Trial::series(trials, plies) {
            law(&game, trial);
        }
    }
}

#[test]
fn replay_from_text_equals_live_play() {
    each(6, 200, laws::replay);
}

#[test]
fn notation_round_trips() {
    each(6, 200, laws::notation);
}

#[test]
fn positions_round_trip() {
    // What a FEN leaves out is the past: where a draw is claimable or came by repetition, the
    // placed position is younger than the played one.
    each(6, 200, |game, trial| {
        laws::positions(game, trial, |state: &State| {
            state.occurrences() == 1 && state.end().is_none()
        });
    });
}

/// Every move from every square to every square, with and without promotion, and the claim.
fn every_action() -> Vec<Action> {
    let mut pool = vec![Action::Claim];
    for from in Square::ALL {
        for to in Square::ALL {
            for promotion in [None, Some(Role::Queen), Some(Role::Knight)] {
                if from != to {
                    pool.push(Action::Move(Ply { from, to, promotion }));
                }
            }
        }
    }
    pool
}

#[test]
fn listed_actions_are_exactly_the_accepted_ones() {
    let pool = every_action();
    each(1, 40, |game, trial| {
        laws::decisions(game, trial, |_, dice: &mut TestDice| {
            (0..400).filter_map(|_| dice.pick(&pool).copied()).collect()
        });
    });
    // All of them, on fewer positions.
    for game in games() {
        laws::decisions(&game, Trial::new(77, 4), |_, _| pool.clone());
    }
}

#[test]
fn incidents_end_the_game_or_are_refused() {
    each(4, 60, laws::incidents);
}

#[test]
fn every_game_ends() {
    // By C-4 no FIDE game outlasts 17,697 plies; random ones end far sooner, by C-3 at the latest.
    each(6, 17_697, laws::ends);
    each(6, 17_697, laws::outcomes);
}

#[test]
fn nothing_is_hidden() {
    each(3, 60, |game, trial| {
        laws::openness(game, trial, |mut view: game_echecs::View| {
            view.dests.clear();
            view.premoves.clear();
            view.promotes.clear();
            view.claim = None;
            view
        });
    });
}

#[test]
fn pieces_are_conserved() {
    use game_core::{Game as _, Viewer};
    for game in games() {
        for trial in Trial::series(4, 200) {
            laws::conserved(&game, trial, |state: &State| {
                let view = game.view(state, Viewer::Spectator);
                state.position().board().occupied().count() + view.captured.0.len() + view.captured.1.len()
            });
        }
    }
}

#[test]
fn refusals_come_from_the_list() {
    use game_core::{Game as _, Listing as _};
    let pool = every_action();
    for game in games() {
        let mut state = game.blank();
        let mut dice = TestDice::new(3);
        for _ in 0..30 {
            let seat = game.turn(&state).awaited().iter().next();
            let Some(seat) = seat else { break };
            for action in &pool {
                if let Err(violation) = game.decide(&state, seat, action, &mut NoDice) {
                    let known = game_echecs::REFUSALS.contains(&(violation.clause, violation.code));
                    assert!(known, "{} {}", violation.clause.id(), violation.code);
                }
            }
            let actions = game.actions(&state, seat);
            let action = *dice.pick(&actions).expect("an awaited seat can do something");
            for event in game.decide(&state, seat, &action, &mut NoDice).expect("listed") {
                game.evolve(&mut state, &event);
            }
        }
    }
}
