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

#[test]
fn several_lines_are_told_with_their_rank() {
    let said = said(
        "uci\nsetoption name MultiPV value 3\nsetoption name MultiPV value 0\nposition startpos\ngo depth 3\n",
    );
    assert!(
        said.iter()
            .any(|line| line == "option name MultiPV type spin default 1 min 1 max 218"),
        "{said:?}"
    );
    assert!(
        said.iter().any(|line| line.contains("cannot be \"0\"")),
        "{said:?}"
    );
    let deepest: Vec<&String> = said
        .iter()
        .filter(|line| line.starts_with("info depth 3 "))
        .collect();
    assert_eq!(deepest.len(), 3, "{said:?}");
    let after = |line: &str, word: &str| -> String {
        let mut words = line.split(' ').skip_while(|said| *said != word);
        words.nth(1).unwrap_or_default().to_owned()
    };
    let ranks: Vec<String> = deepest.iter().map(|line| after(line, "multipv")).collect();
    assert_eq!(ranks, ["1", "2", "3"]);
    let mut firsts: Vec<String> = deepest.iter().map(|line| after(line, "pv")).collect();
    let best = said.iter().find_map(|line| line.strip_prefix("bestmove "));
    assert!(best.is_some_and(|best| best.starts_with(&firsts[0])), "{said:?}");
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts.len(), 3, "three different moves: {said:?}");
}

#[test]
fn fewer_moves_than_lines_are_all_told() {
    let said =
        said("setoption name MultiPV value 5\nposition fen 7k/8/6K1/8/8/8/8/R7 b - - 0 1\ngo depth 2\n");
    let lines = said.iter().filter(|line| line.starts_with("info depth 2 "));
    assert_eq!(lines.count(), 1, "{said:?}");
}

/// Pondering answers nothing before it is told that the move was played, or to stop.
#[test]
fn pondering_waits_for_the_move() {
    let said =
        said("uci\nposition startpos moves e2e4 e7e5\ngo ponder depth 3\nisready\nponderhit\nisready\n");
    assert!(
        said.iter()
            .any(|line| line == "option name Ponder type check default false"),
        "{said:?}"
    );
    let answers: Vec<usize> = (0..said.len())
        .filter(|&at| said[at].starts_with("bestmove "))
        .collect();
    let ready = said.iter().position(|line| line == "readyok");
    assert_eq!(answers.len(), 1, "one answer, by the search in earnest: {said:?}");
    assert!(ready.is_some_and(|ready| ready < answers[0]), "{said:?}");
    assert!(said[answers[0]].contains(" ponder "), "{said:?}");
}

#[test]
fn pondering_on_a_move_that_is_not_played_is_stopped() {
    let said = said("position startpos moves e2e4 e7e5\ngo ponder wtime 1000 btime 1000\nstop\nponderhit\n");
    let answers = said.iter().filter(|line| line.starts_with("bestmove "));
    assert_eq!(answers.count(), 1, "{said:?}");
}
