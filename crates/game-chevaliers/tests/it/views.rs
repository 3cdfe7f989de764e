//! What viewers see: what is lawful for whom, what threatens, and the last move square by square.

use game_chevaliers::{Action, Chevaliers, Event, Notice, State, View};
use game_core::{Game as _, Positions as _, Seat, Viewer};

fn placed(options: &str, position: &str) -> (Chevaliers, State) {
    let game = crate::game(options);
    let state = game.place(position).expect("a position");
    (game, state)
}

fn seen(game: &Chevaliers, state: &State, seat: u8) -> View {
    game.view(state, Viewer::Seat(Seat(seat)))
}

fn play(game: &Chevaliers, state: &mut State, text: &str) -> Notice {
    let event: Event = text.parse().expect("an event");
    let notice = game.redact(state, &event, Viewer::Spectator);
    game.evolve(state, &event);
    notice
}

#[test]
fn the_board_is_shown_with_its_marks() {
    let game = crate::game("-");
    let view = seen(&game, &game.blank(), 0);
    assert_eq!((view.files, view.lines, view.layout.as_str()), (11, 9, "c98"));
    assert_eq!(view.castles, ["f1", "f9"]);
    let rows = [
        ".K.......K.",
        ".K...K...K.",
        "...........",
        "...........",
        "..~.~#~.~..",
        "...........",
        "...........",
        ".K...K...K.",
        ".K.......K.",
    ];
    assert_eq!(view.rows, rows);
    assert_eq!(view.pieces.len(), 34);
    assert_eq!(
        (view.pieces["b1"].as_str(), view.pieces["c9"].as_str()),
        ("N", "m")
    );
    assert_eq!(view.counts, [[5, 12], [5, 12]]);
    assert_eq!((view.camp, view.arms, view.quiet, view.number), (0, "all", 0, 1));
    assert_eq!(view.last, None);
    let tall = crate::game("layout=t98");
    let view = seen(&tall, &tall.blank(), 1);
    assert_eq!((view.files, view.lines), (7, 14));
    assert_eq!(view.castles, ["d1", "d14"]);
}

/// Moves are for the camp to move; what must be captured, for everybody.
#[test]
fn moves_are_shown_to_the_camp_that_has_them() {
    let (game, state) = placed("-", "n10/11/11/11/1m~1~#~1~2/11/1M7m1/1N7M1/11 s 0 1");
    let view = seen(&game, &state, 0);
    assert_eq!(view.moves, ["b2^b4xb6", "j2xj4"]);
    assert_eq!(view.must, ["b2", "j2"]);
    for other in [seen(&game, &state, 1), game.view(&state, Viewer::Spectator)] {
        assert!(other.moves.is_empty());
        assert_eq!(other.must, ["b2", "j2"]);
    }
    // As the sheet has it, nobody is told what they overlook.
    for options in ["capture=as_written", "capture=claim"] {
        let game = crate::game(options);
        let view = seen(&game, &state, 0);
        assert!(view.must.is_empty() && view.moves.len() > 2, "{options}");
    }
    // Nothing must be captured where nothing can.
    let game = crate::game("-");
    assert!(seen(&game, &game.blank(), 0).must.is_empty());
}

/// R20: partners see what the team may do, and whose turn it is.
#[test]
fn partners_see_the_moves_of_the_team() {
    let game = crate::game("seats=4");
    let start = game.blank();
    assert_eq!(seen(&game, &start, 0), seen(&game, &start, 2));
    assert_eq!(seen(&game, &start, 0).moves.len(), 48);
    assert!(seen(&game, &start, 3).moves.is_empty());
    let game = crate::game("team=alternate");
    let mut state = game.blank();
    let view = seen(&game, &state, 2);
    assert_eq!(view.arms, "knights");
    assert!(
        view.moves
            .iter()
            .all(|text| ["b", "f", "j"].contains(&&text[..1]))
    );
    play(&game, &mut state, "f2-f3");
    play(&game, &mut state, "f8-f7");
    assert_eq!(seen(&game, &state, 0).arms, "men");
    // Without men the partner moves instead.
    let (game, state) = placed("team=alternate", "n10/11/11/11/2~1~#~1~2/11/11/11/N10 sm 0 1");
    assert_eq!(seen(&game, &state, 2).arms, "knights");
}

#[test]
fn an_invader_is_announced_to_everybody() {
    let (game, mut state) = placed("-", "6n4/4N6/11/11/1n~1~#~1~2/11/11/11/N10 s 0 1");
    assert_eq!(seen(&game, &state, 0).invader, None);
    let notice = play(&game, &mut state, "e8-f9");
    let Notice::Moved {
        r#move: Some(entry),
        seat,
        ..
    } = notice
    else {
        panic!("a move was made");
    };
    assert!(entry.entered && !entry.wins);
    assert_eq!(seat, Some(0));
    for seat in [0, 1] {
        assert_eq!(seen(&game, &state, seat).invader.as_deref(), Some("f9"));
    }
    assert_eq!(seen(&game, &state, 1).moves, ["g9xe9"]);
    play(&game, &mut state, "g9xe9");
    assert_eq!(seen(&game, &state, 0).invader, None);
}

#[test]
fn the_last_move_is_told_square_by_square() {
    let (game, mut state) = placed("-", "10n/11/2m8/1m9/2~1~#~1~2/1M9/11/1M9/1N9 s 0 1");
    let notice = play(&game, &mut state, "b1^b5xb7xd7");
    let last = seen(&game, &state, 1).last.expect("a move");
    assert_eq!(last.path, ["b1", "b3", "b5", "b7", "d7"]);
    assert_eq!((last.from.as_str(), last.to.as_str()), ("b1", "d7"));
    assert_eq!(last.leaps, 2);
    let pair = |square: &str, piece: &str| (square.to_owned(), piece.to_owned());
    assert_eq!(last.captured, [pair("b6", "m"), pair("c7", "m")]);
    assert_eq!((last.camp, last.entered, last.wins), (0, false, false));
    let Notice::Moved {
        text,
        r#move,
        position,
        ..
    } = notice
    else {
        panic!("a move was made");
    };
    assert_eq!((text.as_str(), r#move), ("b1^b5xb7xd7", Some(last)));
    assert_eq!(position, game.position(&state));
    // Leaps are shown by a shortest way, whichever was written.
    let (game, mut state) = placed("-", "n10/11/11/11/2~1~#~1~2/11/2M8/1M1M7/1NM8 s 0 1");
    let action: Action = "b1^d1^d3^b3".parse().expect("leaps");
    assert_eq!(action.to_string(), "b1^b3");
    play(&game, &mut state, "b1^b3");
    assert_eq!(seen(&game, &state, 0).last.expect("a move").path, ["b1", "b3"]);
    // Leaps between captures, where they are allowed.
    let (game, mut state) = placed(
        "leap_after_capture=true",
        "n10/11/1m9/11/1M~1~#~1~2/11/1m9/1N9/11 s 0 1",
    );
    play(&game, &mut state, "b2xb4^b6xb8");
    let last = seen(&game, &state, 0).last.expect("a move");
    assert_eq!((last.path.join(" ").as_str(), last.leaps), ("b2 b4 b6 b8", 1));
}

#[test]
fn a_claim_is_shown_to_whom_it_belongs() {
    let (game, mut state) = placed("capture=claim", "n10/11/11/11/2~1~#~1~2/2m8/1m9/1M9/11 s 0 1");
    play(&game, &mut state, "b2-a2");
    assert!(seen(&game, &state, 1).claimable);
    assert!(!seen(&game, &state, 0).claimable && !game.view(&state, Viewer::Spectator).claimable);
    let notice = play(&game, &mut state, "claim");
    let Notice::Claimed {
        seat, camp, r#move, ..
    } = notice
    else {
        panic!("a claim was made");
    };
    assert_eq!((seat, camp), (Some(1), 1));
    assert_eq!(r#move.expect("the move taken back").text, "b2-a2");
    let view = seen(&game, &state, 0);
    assert!(view.obliged && !view.claimable);
    assert_eq!(
        (view.must, view.moves),
        (vec!["b2".to_owned()], vec!["b2xb4xd4".to_owned()])
    );
    assert!(view.position.ends_with(" must"));
}

#[test]
fn an_end_is_shown_as_it_came() {
    let (game, mut state) = placed("-", "11/11/11/11/2~1~#~1~2/11/1m9/1N9/11 s 0 1");
    play(&game, &mut state, "b2xb4");
    let view = seen(&game, &state, 1);
    assert!(view.last.expect("a move").wins);
    assert!(view.moves.is_empty() && view.must.is_empty());
    assert_eq!(view.camp, 0, "the last to have moved");
    // The reply that loses the castle wins nothing.
    let (game, mut state) = placed("-", "11/4N6/11/11/1n~1~#~1~2/11/11/11/11 s 0 1");
    play(&game, &mut state, "e8-f9");
    play(&game, &mut state, "b5-b6");
    let view = seen(&game, &state, 0);
    assert!(!view.last.expect("a move").wins);
    assert_eq!((view.camp, view.invader), (1, None));
    let game = crate::game("seats=4");
    let mut state = game.blank();
    let notice = play(&game, &mut state, "resign gm");
    assert_eq!(
        notice,
        Notice::Ended {
            text: "resign gm".to_owned(),
            seat: Some(3),
            code: "resignation"
        }
    );
}
