//! `replay`: files of games shown, checked, and refused with a line and a column.

use std::path::PathBuf;
use std::process;

use crate::binary::{Ran, run};

/// A file of two games, all ASCII.
pub(crate) const TWO_GAMES: &str = "\
[Event \"Two games\"]
[White \"Odile\"]
[Black \"Kervella\"]
[Result \"0-1\"]

1. f3 {weak} e5 (1... d5 2. e4) 2. g4 $4 Qh4# 0-1

[Event \"Carlit\"]
[Variant \"Carlit\"]
[SetUp \"1\"]
[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]

1. O-O-O *
";

/// Runs `replay` on a file that holds `text`.
pub(crate) fn replay(name: &str, text: &[u8], args: &[&str]) -> Ran {
    let folder = std::env::temp_dir().join(format!("cavalettres-replay-{}", process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    let file: PathBuf = folder.join(name);
    std::fs::write(&file, text).expect("the temporary folder can be written");
    let mut all = vec![
        "replay",
        file.to_str().expect("the temporary folder has a plain name"),
    ];
    all.extend(args);
    let ran = run(&all);
    std::fs::remove_file(&file).expect("the file was written above");
    ran
}

#[test]
fn every_game_of_a_file_is_shown() {
    let ran = replay("two.pgn", TWO_GAMES.as_bytes(), &[]);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    assert!(
        ran.out
            .contains("game 1: echecs, 4 of 4 actions\n  Event: Two games"),
        "{}",
        ran.out
    );
    assert!(
        ran.out.contains("over checkmate E-1 winners 1 points 0 2"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("  1 . K R . . . . R"), "{}", ran.out);
}

#[test]
fn a_position_on_the_way_is_shown() {
    let ran = replay("at.pgn", TWO_GAMES.as_bytes(), &["--at", "1", "--json"]);
    let first: serde_json::Value = serde_json::from_str(ran.out.lines().next().unwrap()).unwrap();
    assert_eq!(
        first["position"],
        "rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1"
    );
    assert_eq!(
        (&first["awaiting"], &first["at"]),
        (&serde_json::json!([1]), &serde_json::json!(1))
    );
    let beyond = replay("beyond.pgn", TWO_GAMES.as_bytes(), &["--at", "5"]);
    assert_eq!(beyond.status, Some(2));
    assert!(beyond.err.contains("game 1 has 4 actions"), "{}", beyond.err);
}

#[test]
fn a_good_file_is_verified() {
    let ran = replay("good.pgn", TWO_GAMES.as_bytes(), &["--verify"]);
    assert_eq!(
        ran.out,
        "game 1: 4 actions, verified\ngame 2: 1 actions, verified\n"
    );
    assert_eq!(ran.status, Some(0));
}

#[test]
fn an_illegal_move_is_refused_with_its_place() {
    let text = TWO_GAMES.replace("2. g4", "2. Ke4");
    let ran = replay("illegal.pgn", text.as_bytes(), &["--verify"]);
    assert_eq!(ran.status, Some(1), "{ran:?}");
    assert!(ran.out.starts_with("refused - illegal-move\n"), "{}", ran.out);
    assert!(
        ran.out.contains("line 6, column 36: move \"Ke4\" illegal"),
        "{}",
        ran.out
    );
}

#[test]
fn a_wrong_result_is_refused() {
    let text = TWO_GAMES.replace("Qh4# 0-1", "Qh4# 1/2-1/2");
    let ran = replay("result.pgn", text.as_bytes(), &["--verify"]);
    assert_eq!(ran.status, Some(1), "{ran:?}");
    assert!(ran.out.starts_with("refused E-1 wrong-result\n"), "{}", ran.out);
}

#[test]
fn a_game_that_another_word_list_decided_is_not_vouched_for() {
    let named = "\tmots@12ab";
    let journal = |lexicon: &str| {
        let place = r#"{"bot":null,"quota":null}"#;
        format!(
            "1\topen\t{{\"game\":\"echecs\",\"options\":[],\"places\":[{place},{place}],\
             \"seating\":\"first\",\"games\":1,\"private\":true}}{lexicon}\n\
             1\tseal\t{}\n1\tsit\t0\t0000000000000001\t\tAda\n\
             2\tsit\t1\t0000000000000002\t\tBlaise\n2\tbegin\t1\t0,1\n3\tact\t0\te2e4\te2e4\n",
            "05".repeat(32)
        )
    };
    let ran = replay("own.txt", journal("").as_bytes(), &["--verify"]);
    assert_eq!(
        (ran.status, ran.out.as_str()),
        (Some(0), "game 1: 1 actions, verified\n")
    );
    let ran = replay("other.txt", journal(named).as_bytes(), &["--verify"]);
    assert_eq!(ran.status, Some(1), "{ran:?}");
    assert_eq!(
        ran.out,
        "refused - other-lexicon\ngame 1: decided with lexicon mots@12ab, this build has no lexicon\n"
    );
    let shown = replay("shown.txt", journal(named).as_bytes(), &[]);
    assert_eq!(shown.status, Some(0), "{shown:?}");
}

/// The deal of Dames de Lettres that the tests play on.
const DLN: &str = "[Game \"dames-de-lettres\"]\n[White \"Odile\"]\n\
                   [Deal \"hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU w o ES - 0\"]\n\n";
/// The deal of Échec et Mots that the tests play on.
const EMN: &str = "[Game \"echec-et-mots\"]\n[Termination \"resignation\"]\n\
                   [Deal \"TRSB/LNP/BEAM/LUR/MOIS/CVD/FGHJ a0,g0 a8,g8 - - w 0 0\"]\n\n";

#[test]
fn sheets_of_word_games_are_checked() {
    for (name, head, moves, answer) in [
        (
            "good.dln",
            DLN,
            "1. E2-E4 AGE@E6E5E4\nresign b\n#Aw\n",
            "game 1: 3 actions, verified\n",
        ),
        (
            "open.dln",
            DLN,
            "1. E2-E4 AGE@E6E5E4\n*\n",
            "game 1: 2 actions, verified\n",
        ),
        (
            "word.dln",
            DLN,
            "1. E2-E4 AGI@E6E5E4\n*\n",
            "refused W1 letters-differ\n",
        ),
        (
            "end.dln",
            DLN,
            "1. E2-E4 AGE@E6E5E4\nresign b\n#Ab\n",
            "refused E4 wrong-result\n",
        ),
        (
            "cause.dln",
            DLN,
            "1. E2-E4 AGE@E6E5E4\nresign b\n#Tw\n",
            "refused E4 wrong-result\n",
        ),
        (
            "unended.dln",
            DLN,
            "1. E2-E4 AGE@E6E5E4\n#Aw\n",
            "refused - wrong-result\n",
        ),
        (
            "good.emn",
            EMN,
            "1. a0-c1=G resign-b 15-0\n",
            "game 1: 4 actions, verified\n",
        ),
        (
            "letter.emn",
            EMN,
            "1. a0-c1=F resign-b 15-0\n",
            "refused - not-borne-out\n",
        ),
        (
            "total.emn",
            EMN,
            "1. a0-c1=G resign-b 16-0\n",
            "refused - not-borne-out\n",
        ),
    ] {
        let ran = replay(name, format!("{head}{moves}").as_bytes(), &["--verify"]);
        let status = if answer.starts_with("refused") { 1 } else { 0 };
        assert_eq!(ran.status, Some(status), "{name}: {ran:?}");
        assert!(ran.out.starts_with(answer), "{name}: {ran:?}");
    }
    let shown = replay(
        "shown.dln",
        format!("{DLN}1. E2-E4 AGE@E6E5E4\n*\n").as_bytes(),
        &["--json"],
    );
    assert!(shown.out.contains("\"tags\":{\"White\":\"Odile\"}"), "{shown:?}");
}

#[test]
fn a_broken_file_is_located() {
    for (name, text, place) in [
        ("comment.pgn", &b"1. e4 {open"[..], "line 1, column 7"),
        ("move.pgn", b"1. e4\ne5 2. Zz9", "line 2, column 7"),
        ("bytes.pgn", b"1. e4\nab\xff", "line 2, column 3: text not UTF-8"),
        ("empty.pgn", b"", "line 1, column 1: no game found"),
        ("journal.txt", b"12\topen\t{}", "line 1, column 1"),
        (
            "deal.dln",
            b"[Game \"dames-de-lettres\"]\n*",
            "line 1, column 1: deal missing",
        ),
        (
            "tag.emn",
            b"[Game \"echec-et-mots\"]\n[Deal]\n*",
            "line 2, column 1: tag malformed",
        ),
        (
            "option.chn",
            b"[Game \"chevaliers\"]\n[Options \"layout=moon\"]\n*",
            "line 2, column 1: option layout cannot be \"moon\"",
        ),
    ] {
        let ran = replay(name, text, &[]);
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{name}: {ran:?}");
        assert!(ran.err.contains(place), "{name}: {}", ran.err);
    }
}

#[test]
fn a_file_that_is_not_there_is_told() {
    for path in ["no-such-file.pgn", "."] {
        let ran = run(&["replay", path]);
        assert_eq!(ran.status, Some(2));
        assert!(ran.err.contains("file cannot be read"), "{}", ran.err);
    }
}
