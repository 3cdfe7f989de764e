//! What a game keeps besides its pieces: repetitions, moves without progress, claims, camps and seats.

use game_chevaliers::{Action, Camp, Chevaliers, End, Event, State};
use game_core::{
    Game as _, Listing as _, Matches as _, NextStart, NoDice, Positions as _, Seat, SeatSet, Turn,
};

/// Plays by whoever is awaited.
fn play(game: &Chevaliers, state: &mut State, actions: &str) {
    for text in actions.split_whitespace() {
        let action: Action = text.parse().expect("an action");
        let awaited = game.turn(state).awaited();
        let seat = game.whose(state, awaited, &action).expect("somebody is awaited");
        let events = game
            .decide(state, seat, &action, &mut NoDice)
            .unwrap_or_else(|violation| panic!("{text} {violation}"));
        for event in events {
            game.evolve(state, &event);
        }
    }
}

/// R3, R20: camps change after each game, and partners keep together.
#[test]
fn camps_change_after_each_game() {
    for (options, seats) in [("-", 2), ("seats=4", 4), ("team=alternate", 4)] {
        let game = crate::game(options);
        assert_eq!(game.next_start(2), NextStart::Alternate);
        assert_eq!((game.seats(), game.sides()), (seats, 2));
        // Everybody moves on by one seat: whoever had Silver has Gold.
        for seat in 0..seats {
            assert_ne!(seat % game.sides(), (seat + 1) % seats % game.sides());
        }
    }
}

/// R19: a position is the same with the same camp to move, however it came about.
#[test]
fn the_third_time_draws_whatever_lies_between() {
    let game = crate::game("-");
    let mut state = game
        .place("n10/11/11/11/2~1~#~1~2/11/11/11/10N s 0 1")
        .expect("a position");
    assert_eq!(state.occurrences(), 1);
    play(&game, &mut state, "k1-k2 a9-a8 k2-k1 a8-a9");
    assert_eq!(state.occurrences(), 2);
    // By another way, and with the same pieces but Gold to move in between.
    play(&game, &mut state, "k1-j1 a9-b9 j1-j2 b9-b8 j2-k2 b8-a8 k2-k1");
    assert_eq!((state.occurrences(), state.end()), (2, None));
    play(&game, &mut state, "a8-a9");
    assert_eq!((state.occurrences(), state.end()), (3, Some(End::Repetition)));
}

/// R19: pieces of one arm are alike.
#[test]
fn knights_that_change_places_repeat_the_position() {
    let game = crate::game("repetition=2");
    let mut state = game
        .place("n10/11/11/11/2~1~#~1~2/11/11/10N/10N s 0 1")
        .expect("a position");
    play(&game, &mut state, "k1-j1 a9-a8 k2-k1 a8-a9 j1-k2");
    assert_eq!(state.end(), None);
    play(&game, &mut state, "a9-a8 k2-j2 a8-a9 j2-k2");
    assert_eq!(state.end(), Some(End::Repetition));
}

/// R19: what stood before a capture or a man's advance cannot come again, and is forgotten.
#[test]
fn progress_begins_anew() {
    let game = crate::game("-");
    let start = "n10/11/11/11/2~1~#~1~2/11/1m9/11/M9N s 7 1";
    let mut state = game.place(start).expect("a position");
    for (moves, quiet) in [
        // A knight, a man sideways, a man who gains a line, a capture.
        ("k1-k2", 8),
        ("a9-a8", 9),
        ("a1-b1", 10),
        ("b3-b2", 0),
        ("b1xb3", 0),
        ("a8-a9", 1),
        ("b3-c4", 0),
    ] {
        play(&game, &mut state, moves);
        assert_eq!(state.quiet(), quiet, "{moves}");
        let forgotten = quiet == 0;
        assert!(!forgotten || state.occurrences() == 1);
    }
    assert_eq!(state.number(), 4);
}

#[test]
fn a_hundred_moves_without_progress_draw() {
    let game = crate::game("repetition=9");
    let mut state = game
        .place("n10/11/11/11/2~1~#~1~2/11/11/11/10N s 0 1")
        .expect("a position");
    // Two walks of different lengths, so that no position stands nine times.
    let silver = ["k1-k2", "k2-k3", "k3-j3", "j3-j2", "j2-j1", "j1-k1"];
    let gold = [
        "a9-a8", "a8-a7", "a7-b7", "b7-b8", "b8-b9", "b9-c9", "c9-c8", "c8-c7", "c7-b8", "b8-a9",
    ];
    for ply in 0..100 {
        assert_eq!(state.end(), None, "after {ply} moves");
        let action = if ply % 2 == 0 {
            silver[ply / 2 % silver.len()]
        } else {
            gold[ply / 2 % gold.len()]
        };
        play(&game, &mut state, action);
    }
    assert_eq!(state.end(), Some(End::NoProgress));
}

/// R13: a claim brings everything back as it was, but that a capture is owed.
#[test]
fn a_claim_takes_the_move_back() {
    let game = crate::game("capture=claim");
    let mut state = game
        .place("n10/11/11/11/2~1~#~1~2/2m8/1m9/1M7N1/1M9 s 0 1")
        .expect("a position");
    play(&game, &mut state, "j2-j1 a9-a8");
    let before = state.clone();
    let view = |state: &State| game.view(state, game_core::Viewer::Seat(Seat(0)));
    for fault in ["j1-j2", "b2-a2", "b2xb4"] {
        let mut state = before.clone();
        play(&game, &mut state, fault);
        assert!(state.claimable() && !state.obliged());
        play(&game, &mut state, "claim");
        assert!(state.obliged() && !state.claimable());
        assert_eq!(game.position(&state), game.position(&before) + " must");
        assert_eq!((state.quiet(), state.number()), (before.quiet(), before.number()));
        assert_eq!(state.occurrences(), before.occurrences());
        assert_eq!(view(&state).last, view(&before).last);
        assert_eq!(crate::moves(&game, &state), "b2xb4xd4");
        // What is owed is owed once.
        play(&game, &mut state, "b2xb4xd4");
        assert!(!state.obliged() && !state.claimable());
    }
}

/// R13: whoever moves on forgoes the claim, and a move that should have been made is none to claim.
#[test]
fn a_claim_lapses() {
    let game = crate::game("capture=claim");
    let mut state = game
        .place("n10/11/11/11/2~1~#~1~2/2m8/1m9/1M7N1/1M9 s 0 1")
        .expect("a position");
    play(&game, &mut state, "j2-j1");
    assert!(state.claimable());
    play(&game, &mut state, "a9-a8");
    assert!(!state.claimable());
    play(&game, &mut state, "b2xb4xd4");
    assert!(!state.claimable());
}

/// R13, R18: a camp with nothing left but the claim is not blocked.
#[test]
fn a_claim_is_something_to_do() {
    let game = crate::game("capture=claim");
    // Silver overlooks a1xc1 and shuts Gold's last man in.
    let mut state = game
        .place("11/11/11/11/2~1~#~1~2/11/11/3N7/Nm1M7 s 0 1")
        .expect("a position");
    play(&game, &mut state, "d2-c1");
    let awaited = game.turn(&state).awaited();
    assert_eq!(awaited, SeatSet::from(Seat(1)));
    assert!(game.actions(&state, Seat(1)).contains(&Action::Claim));
    play(&game, &mut state, "claim");
    assert_eq!(crate::moves(&game, &state), "a1xc1");
    // Where nothing was overlooked, the camp is blocked.
    let written = crate::game("capture=as_written");
    let mut state = written
        .place("11/11/11/11/2~1~#~1~2/11/11/3N7/Nm1M7 s 0 1")
        .expect("a position");
    play(&written, &mut state, "d2-c1");
    assert_eq!(state.end(), Some(End::Blocked(Camp::Silver)));
}

/// R13: with four, what one arm overlooks is told by either partner of the other camp.
#[test]
fn partners_claim_for_each_other() {
    let game = crate::game("capture=claim team=alternate");
    let mut state = game
        .place("n10/11/11/11/2~1~#~1~2/2m8/1m9/1M7N1/11 sm 0 1")
        .expect("a position");
    play(&game, &mut state, "b2-a2");
    // The men of Gold are to move, and so it is theirs to tell.
    assert_eq!(game.turn(&state), Turn::of(Seat(3)));
    play(&game, &mut state, "claim");
    assert_eq!(game.turn(&state), Turn::of(Seat(2)));
    assert_eq!(
        game.position(&state),
        "n10/11/11/11/2~1~#~1~2/2m8/1m9/1M7N1/11 sm 0 1 must"
    );
    // The knights' player overlooks nothing that only the men can take.
    let mut state = game
        .place("n10/11/11/11/2~1~#~1~2/2m8/1m9/1M7N1/11 sn 0 1")
        .expect("a position");
    play(&game, &mut state, "j2-j1");
    assert!(!state.claimable());
}

/// R20: of several seats in one hand, a move is the seat's whose arm it moves.
#[test]
fn an_action_belongs_to_an_arm() {
    let game = crate::game("seats=4");
    let state = game.blank();
    let both: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
    let whose = |text: &str| game.whose(&state, both, &text.parse().expect("an action"));
    assert_eq!(whose("f2-f3"), Some(Seat(0)));
    assert_eq!(whose("c2-c3"), Some(Seat(2)));
    assert_eq!(whose("claim"), Some(Seat(0)));
    assert_eq!(whose("a5-a6"), Some(Seat(0)));
    assert_eq!(game.whose(&state, SeatSet::EMPTY, &Action::Claim), None);
}

/// A journal with a move that is none is read without harm.
#[test]
fn an_illegal_event_changes_nothing() {
    let game = crate::game("-");
    let mut state = game.blank();
    for text in ["f2-f4", "a5-a6", "z9-z10", "claim", "f2xf4"] {
        let event: Event = text.parse().expect("an event");
        game.evolve(&mut state, &event);
        assert_eq!(state, game.blank(), "{text}");
    }
}
