//! Scenarios and playthroughs: what holds, what does not, and how that is told.

use game_testkit::{playthrough, scenario};

use crate::nim::{Flaw, Nim};

fn configure(settings: &[(String, String)]) -> Result<Nim, String> {
    let mut game = Nim {
        flaw: Flaw::Sound,
        heap: 7,
    };
    for (name, value) in settings {
        match (name.as_str(), value.parse()) {
            ("heap", Ok(heap)) => game.heap = heap,
            _ => return Err(format!("option {name} cannot be {value:?}")),
        }
    }
    Ok(game)
}

fn run(text: &str) -> Result<(), String> {
    scenario::run("N-1-take.txt", text, configure).map_err(|fault| fault.to_string())
}

#[test]
fn a_scenario_that_holds() {
    let text = "# takes\n\ngiven start\nturn 0\nmoves 3\nlists take 1; take 3\nlacks take 4\nwhen 0: take 4\nrefused N-1 wrong-count 4\n\
        when 1: take 1\nrefused N-1 not-your-turn 1\nwhen 0: take 2\nthen took 2\nposition 5 1\nplay take 3; take 2\n\
        over last N-2 wins 1\noption heap=1\ngiven start\nmoves 1\nwhen table: resign 1\nthen gone 1\n\
        over gone N-2 wins 0\nmalformed many\n";
    assert_eq!(run(text), Ok(()));
}

#[test]
fn what_does_not_hold_is_told_with_its_line() {
    for (text, told) in [
        (
            "given 5 0\nwhen 0: take 2\nthen took 3",
            "3: happened took 2, expected took 3",
        ),
        (
            "given 5 0\nwhen 0: take 4\nthen took 4",
            "3: refused N-1 wrong-count 4, expected took 4",
        ),
        (
            "given 5 0\nwhen 0: take 4\nturn 0",
            "3: refused N-1 wrong-count 4, expected to be accepted",
        ),
        (
            "given 5 0\nwhen 0: take 4",
            "2: refused N-1 wrong-count 4, expected to be accepted",
        ),
        (
            "given 5 0\nwhen 0: take 1\nrefused N-1 wrong-count 1",
            "3: happened took 1, expected refused N-1 wrong-count 1",
        ),
        (
            "given 5 0\nwhen 0: take 9\nrefused N-1 far",
            "3: refused N-1 wrong-count 9, expected refused N-1 far",
        ),
        ("given 5 0\nturn 1", "2: found 0, expected 1"),
        (
            "given 5 0\nover last N-2 wins 0",
            "2: found not over, expected last N-2 wins 0",
        ),
        ("given 5 0\nmoves 4", "2: found 3, expected 4"),
        (
            "given 0 0\nplay take 1",
            "2: take 1 cannot be played, the game is over",
        ),
        (
            "given x",
            "1: position \"x\" malformed at byte 0, expected a heap and a seat",
        ),
        (
            "given 5 0\nlists take 4",
            "2: take 4 not listed among take 1; take 2; take 3",
        ),
        (
            "given 5 0\nlacks take 3",
            "2: take 3 listed among take 1; take 2; take 3",
        ),
        ("turn 0", "1: no position yet, expected `given` first"),
        (
            "given 5 0\nthen took 1",
            "2: nothing happened, expected `when` before `then`",
        ),
        ("given 5 0\nsing", "2: line word \"sing\" unknown"),
        (
            "given 5 0\nwhen 0 take 1",
            "2: when \"0 take 1\" incomplete, expected `<seat>: <action>`",
        ),
        (
            "option heap\ngiven start",
            "1: option \"heap\" incomplete, expected `name=value`",
        ),
        ("option level=3\ngiven start", "2: option level cannot be \"3\""),
        ("malformed 5 0", "1: position \"5 0\" read, expected it malformed"),
        (
            "given 5 0",
            "1: nothing checked, expected `then`, `refused` or the like",
        ),
    ] {
        assert_eq!(run(text), Err(format!("N-1-take.txt:{told}")), "{text:?}");
    }
}

#[test]
fn a_file_cites_a_clause() {
    let fault = scenario::run("taking.txt", "given 5 0\nturn 0", configure).expect_err("no clause");
    assert_eq!(
        fault.to_string(),
        "taking.txt:1: file name unfit, expected a clause id first"
    );
}

#[test]
fn a_playthrough_tells_every_viewer_apart() {
    let script = "# two takes\noption heap=2\nwhen 0: take 5\nwhen 0: take 2\n    stale answer\nlook 0\n";
    let played = playthrough::play(script, configure).expect("a script");
    assert!(!played.contains("stale"));
    assert!(played.contains("    refused N-1 wrong-count 5\n"), "{played}");
    assert!(
        played.contains("      seat 0, seat 1, spectator: Took(2)\n"),
        "{played}"
    );
    assert!(played.contains("      spectator: Dealt(None)\n"), "{played}");
    assert!(
        played.ends_with("over N-2 last winners {1} points [0, 2]\n"),
        "{played}"
    );
    assert_eq!(
        playthrough::play(&played, configure).as_deref(),
        Ok(played.as_str())
    );
    let fault = playthrough::play("when 0: take x", configure);
    assert_eq!(
        fault,
        Err("1: action \"take x\" malformed at byte 0, expected take and a number".to_string())
    );
}
