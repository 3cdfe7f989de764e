//! The player of Cueillette as a table sees it.

use bot_cueillette::{Computer, Game as Cueillette};
use bots::{Bot, Budget, Effort, Level, Players as _};
use game_core::{Game as _, Seat, Viewer};
use game_cueillette::{Action, Rules, State};
use game_testkit::watch;

type Player = Box<dyn Bot<Cueillette>>;

/// Plays a whole game, which the rules must accept, and gives its actions and where it ended.
fn play(mut players: [Player; 2], deal: u64, budget: Budget) -> (Vec<Action>, [u16; 2]) {
    let game = Cueillette::new(Rules::DEFAULT);
    let mut actions = Vec::new();
    let mut state = game.blank();
    watch(&game, deal, 47, |now: &State, seat| {
        let view = game.view(now, Viewer::Seat(seat));
        let choice = players[seat.index()].choose(&view, &Effort::new(budget));
        actions.push(choice.action);
        state = now.clone();
        for event in game
            .decide(now, seat, &choice.action, &mut game_core::NoDice)
            .expect("legal")
        {
            game.evolve(&mut state, &event);
        }
        choice.action
    });
    assert!(game.turn(&state).outcome().is_some(), "the game goes on");
    (actions, [Seat(0), Seat(1)].map(|seat| state.score(seat)))
}

fn bot(number: u8, seed: u64) -> Player {
    let game = Cueillette::new(Rules::DEFAULT);
    Computer::bot(&game, Level::new(number).expect("a level"), seed)
}

#[test]
fn every_level_plays_whole_games_and_the_same_again() {
    for number in 1..=8 {
        let again = || play([bot(number, 5), bot(9 - number, 6)], 3, Budget::Nodes(300));
        assert_eq!(again(), again(), "level {number}");
    }
}

#[test]
fn the_strongest_gathers_more_than_the_weakest() {
    let mut lead = 0;
    for deal in 0..4 {
        let [strong, weak] = play([bot(8, 1), bot(1, 2)], deal, Budget::Infinite).1;
        let [other, best] = play([bot(1, 2), bot(8, 1)], deal, Budget::Infinite).1;
        lead += i32::from(strong) - i32::from(weak) + i32::from(best) - i32::from(other);
    }
    assert!(lead > 40, "{lead} points in eight games");
}
