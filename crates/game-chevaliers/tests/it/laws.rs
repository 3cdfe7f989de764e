//! The laws of every game, on Échec aux Chevaliers.

use game_chevaliers::{Action, Chevaliers, Gait, Hop, Ply, REFUSALS, State, View};
use game_core::{Clause as _, Dice as _, Game as _, Listing as _, NoDice, Seat, Square};
use game_testkit::TestDice;
use game_testkit::laws::{self, Trial};

/// Options that differ in everything that changes play.
const OPTIONS: [&str; 14] = [
    "-",
    "capture=as_written",
    "capture=claim",
    "capture=claim chain=may",
    "seats=4",
    "seats=4 capture=claim",
    "team=alternate",
    "team=alternate capture=claim",
    "men_leap=true men_capture_back=false charge_forces=true",
    "leap_after_capture=true own_castle=forbidden",
    "castle_hold=0 stalemate=draw repetition=2 no_progress=10",
    "layout=t98 seats=4",
    "layout=k98 capture=claim",
    "layout=d98 team=alternate leap_after_capture=true men_leap=true",
];

fn games() -> Vec<Chevaliers> {
    OPTIONS.into_iter().map(crate::game).collect()
}

fn each(trials: u64, plies: usize, law: impl Fn(&Chevaliers, Trial)) {
    for game in games() {
        for trial in Trial::series(trials, plies) {
            law(&game, trial);
        }
    }
}

#[test]
fn replay_from_text_equals_live_play() {
    each(4, 500, laws::replay);
}

#[test]
fn notation_round_trips() {
    each(4, 500, laws::notation);
}

#[test]
fn positions_round_trip() {
    // What a position leaves out is the past: a fault to claim, how often it has stood, and an end
    // beside the board.
    each(4, 500, |game, trial| {
        laws::positions(game, trial, |state: &State| {
            !state.claimable() && state.occurrences() == 1
        });
    });
}

fn any_square(game: &Chevaliers, dice: &mut TestDice) -> Square {
    // One file and one line more than the board has.
    let files = u32::try_from(game.board().layout().files()).expect("few files");
    let lines = u32::try_from(game.board().layout().lines()).expect("few lines");
    Square {
        file: u8::try_from(dice.below(files + 1)).expect("a file"),
        rank: i8::try_from(1 + dice.below(lines + 1)).expect("a line"),
    }
}

/// A square one or two steps away, more often than not.
fn near(game: &Chevaliers, at: Square, dice: &mut TestDice) -> Square {
    if dice.below(8) == 0 {
        return any_square(game, dice);
    }
    let far = i16::try_from(1 + dice.below(2)).expect("one or two");
    let mut shifted = |from: i16| from + far * (i16::try_from(dice.below(3)).expect("a way") - 1);
    Square {
        file: u8::try_from(shifted(i16::from(at.file)).max(0)).expect("a file"),
        rank: i8::try_from(shifted(i16::from(at.rank)).max(1)).expect("a line"),
    }
}

/// Captures in all directions by every piece of the camp to move, whoever stands there.
fn jumps<'a>(game: &'a Chevaliers, state: &'a State) -> impl Iterator<Item = Ply> + 'a {
    let layout = game.board().layout();
    let squares = (0..layout.files()).flat_map(|file| {
        (1..=layout.lines()).map(move |line| Square {
            file: u8::try_from(file).expect("a file"),
            rank: i8::try_from(line).expect("a line"),
        })
    });
    let own = squares.filter(|&square| {
        let piece = state.piece(game.board(), square);
        piece.is_some_and(|piece| piece.camp == state.camp())
    });
    own.flat_map(|from| {
        let ways = [(0, 2), (2, 0), (0, -2), (-2, 0)].into_iter();
        ways.filter_map(move |(right, up)| {
            let to = Square {
                file: from.file.checked_add_signed(right)?,
                rank: (from.rank + up).max(1),
            };
            let gait = Gait::Capture;
            Some(Ply {
                from,
                hops: vec![Hop { gait, to }],
            })
        })
    })
}

/// Moves of any piece along any squares, legal moves cut short, drawn out and bent, and the claim.
fn pool(game: &Chevaliers, state: &State, dice: &mut TestDice, count: usize) -> Vec<Action> {
    let gaits = [Gait::Step, Gait::Leap, Gait::Capture];
    let legal = game.movements(state);
    let mut pool = vec![Action::Claim];
    pool.extend(jumps(game, state).map(Action::Move));
    for _ in 0..count {
        let mut ply = match dice.pick(&legal) {
            Some(ply) if dice.below(2) == 0 => ply.clone(),
            _ => {
                let from = any_square(game, dice);
                let to = near(game, from, dice);
                let gait = *dice.pick(&gaits).expect("a gait");
                Ply {
                    from,
                    hops: vec![Hop { gait, to }],
                }
            }
        };
        match dice.below(4) {
            0 if ply.hops.len() > 1 => {
                ply.hops.pop();
            }
            1 => {
                let to = near(game, ply.to(), dice);
                let gait = *dice.pick(&gaits).expect("a gait");
                let leaps = ply.hops.last().is_some_and(|hop| hop.gait == Gait::Leap);
                if !(leaps && gait == Gait::Leap) {
                    ply.hops.push(Hop { gait, to });
                }
            }
            2 => {
                let hop = ply.hops.last_mut().expect("a part");
                hop.to = near(game, hop.to, dice);
            }
            _ => {}
        }
        pool.push(Action::Move(ply));
    }
    pool
}

#[test]
fn listed_actions_are_exactly_the_accepted_ones() {
    each(1, 300, |game, trial| {
        laws::decisions(game, trial, |state, dice: &mut TestDice| {
            pool(game, state, dice, 20)
        });
    });
}

#[test]
fn incidents_end_the_game_or_are_refused() {
    each(4, 120, laws::incidents);
}

#[test]
fn every_game_ends() {
    for game in games() {
        for trial in Trial::series(4, game.longest_game()) {
            laws::ends(&game, trial);
            laws::outcomes(&game, trial);
        }
    }
}

#[test]
fn nothing_is_hidden() {
    each(2, 200, |game, trial| {
        laws::openness(game, trial, |mut view: View| {
            view.moves.clear();
            view.claimable = false;
            view
        });
    });
}

/// What was taken and what is left are seventeen a camp.
#[test]
fn pieces_are_conserved() {
    use game_core::Viewer;
    for game in games() {
        for trial in Trial::series(2, 400) {
            let mut taken = 0;
            let mut state = game.blank();
            let mut dice = TestDice::new(trial.seed);
            for _ in 0..trial.plies {
                let choices = game.choices(&state);
                let Some((seat, action)) = dice.pick(&choices).cloned() else {
                    break;
                };
                let back = action == Action::Claim;
                let before = game.view(&state, Viewer::Spectator);
                for event in game.decide(&state, seat, &action, &mut NoDice).expect("listed") {
                    game.evolve(&mut state, &event);
                }
                let after = game.view(&state, Viewer::Spectator);
                let captured = |view: &View| view.last.as_ref().map_or(0, |last| last.captured.len());
                if back {
                    taken -= captured(&before);
                } else {
                    taken += captured(&after);
                }
                let left: u8 = after.counts.iter().flatten().sum();
                assert_eq!(usize::from(left), after.pieces.len());
                assert_eq!(after.pieces.len() + taken, 34, "seed {}", trial.seed);
            }
        }
    }
}

#[test]
fn refusals_come_from_the_list_and_all_of_them_come() {
    let mut met = Vec::new();
    for game in games() {
        for seed in 0..2 {
            let mut dice = TestDice::new(seed);
            let mut state = game.blank();
            loop {
                for action in pool(&game, &state, &mut dice, 30) {
                    for seat in (0..=game.seats()).map(Seat) {
                        if let Err(violation) = game.decide(&state, seat, &action, &mut NoDice) {
                            let refusal = (violation.clause, violation.code);
                            assert!(
                                REFUSALS.contains(&refusal),
                                "{} {}",
                                violation.clause.id(),
                                violation.code
                            );
                            if !met.contains(&refusal) {
                                met.push(refusal);
                            }
                        }
                    }
                }
                let choices = game.choices(&state);
                let Some((seat, action)) = dice.pick(&choices).cloned() else {
                    break;
                };
                for event in game.decide(&state, seat, &action, &mut NoDice).expect("listed") {
                    game.evolve(&mut state, &event);
                }
            }
        }
    }
    for refusal in REFUSALS {
        assert!(
            met.contains(refusal),
            "{} {} never met",
            refusal.0.id(),
            refusal.1
        );
    }
}
