//! `uci`: the engine as a driver meets it.

use crate::binary::feed;

fn said(input: &str) -> Vec<String> {
    let ran = feed(&["uci"], input);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{input}");
    ran.out.lines().map(str::to_string).collect()
}

#[test]
fn a_conversation_goes_from_greeting_to_move() {
    let said = said("uci\nisready\nucinewgame\nposition startpos moves e2e4 e7e5\ngo nodes 3000\n");
    for word in ["uciok", "readyok"] {
        assert!(said.iter().any(|line| line == word), "{said:?}");
    }
    assert!(said.iter().any(|line| line.starts_with("info depth 1 ")));
    assert!(said.last().is_some_and(|line| line.starts_with("bestmove ")));
}

#[test]
fn quitting_ends_an_endless_search() {
    let said = said("position startpos\ngo infinite\nquit\n");
    assert!(said.last().is_some_and(|line| line.starts_with("bestmove ")));
}

#[test]
fn nonsense_is_survived() {
    let said = said(
        "\0\u{fffd}\nposition fen 8/8/8/8/8/8/8/8 w - - 0 1\nposition fen a b c d e f\nposition moves\n\
         go wtime x btime searchmoves zz\nstop\nsetoption name value\nsetoption name Hash value 99999999999\n\
         position fen kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w KQkq e9 -1 -1\ngo depth 1\nisready\n",
    );
    assert!(said.iter().any(|line| line == "readyok"), "{said:?}");
    assert_eq!(
        said.iter().filter(|line| line.starts_with("bestmove ")).count(),
        2,
        "{said:?}"
    );
}
