//! `replay`: files of games shown, checked, and refused with a line and a column.

use std::path::PathBuf;
use std::process;

use crate::binary::{Ran, done, run};

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
        "refused - other-lexicon\n\
         game 1: line 5: decided with lexicon mots@12ab, this build has no lexicon\n"
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
            "refused - not-borne-out\ngame 1: line 5: action 2: “a0-c1=F” is written, the rules decide “a0-c1=G”\n",
        ),
        (
            "total.emn",
            EMN,
            "1. a0-c1=G resign-b 16-0\n",
            "refused - not-borne-out\ngame 1: line 5: action 4: \
             “end 16-0 resignation” is written, the rules decide “end 15-0 resignation”\n",
        ),
        (
            "missing.emn",
            EMN,
            "1. a0-c1=G\nresign-b\n*\n",
            "refused - not-borne-out\ngame 1: line 7: action 4: \
             nothing more is written, the rules decide “end 15-0 resignation”\n",
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
        (
            "bytes.pgn",
            b"1. e4\nab\xff\x01",
            "line 2, column 4: text neither UTF-8 nor Latin-1",
        ),
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

/// A chess game that mate ends, with these tags and this result.
fn mated(tags: &str, result: &str) -> String {
    format!("{tags}\n1. f3 e5 2. g4 Qh4# {result}\n")
}

/// Tags that tell another end than the moves are not vouched for, in any format.
#[test]
fn tags_that_belie_the_game_are_told() {
    let chess = |tags: &str, moves: &str| format!("[Event \"?\"]\n{tags}\n{moves}\n");
    let going = "1. e4 e5";
    let bare = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"]\n[Termination \"time forfeit\"]\n";
    let silver = |tags: &str| format!("[Game \"chevaliers\"]\n{tags}\n1. c2-c3 c8-c7 resign-s 0-1\n");
    let letters = |tags: &str| {
        let deal = "[Deal \"hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU w o ES - 0\"]";
        format!("[Game \"dames-de-lettres\"]\n{deal}\n{tags}\n1. E2-E4 AGE@E6E5E4\nresign b\n#Aw\n")
    };
    for (name, text, answer) in [
        (
            "right.pgn",
            mated("[Result \"0-1\"]\n[Termination \"normal\"]\n", "0-1"),
            "game 1",
        ),
        (
            "result.pgn",
            mated("[Event \"?\"]\n[Result \"1-0\"]\n", "0-1"),
            "refused E-1 wrong-tag\ngame 1: line 2: ",
        ),
        (
            "time.pgn",
            mated("[Termination \"Time forfeit\"]\n", "0-1"),
            "refused E-1 wrong-tag\ngame 1: line 1: ",
        ),
        (
            "open.pgn",
            mated("[Event \"?\"]\n", "*"),
            "refused E-1 wrong-result\ngame 1: line 3: ",
        ),
        (
            "free.pgn",
            mated("[Termination \"Kervella won by checkmate\"]\n", "0-1"),
            "game 1",
        ),
        (
            "gone.pgn",
            chess("[Result \"1-0\"]\n", &format!("{going} 1/2-1/2")),
            "refused - wrong-tag\n",
        ),
        (
            "resigned.pgn",
            chess("[Termination \"normal\"]\n", &format!("{going} 1-0")),
            "game 1",
        ),
        (
            "unended.pgn",
            chess("[Termination \"unterminated\"]\n", &format!("{going} 1-0")),
            "refused - wrong-tag\n",
        ),
        (
            "flag.pgn",
            chess("[Termination \"time forfeit\"]\n", &format!("{going} 1-0")),
            "game 1",
        ),
        (
            "goes-on.pgn",
            chess("[Termination \"time forfeit\"]\n", &format!("{going} *")),
            "refused - wrong-tag\n",
        ),
        // L-12: the king alone mates nobody, so that no flag wins for White.
        ("alone.pgn", chess(bare, "1. Kd2 1-0"), "refused - wrong-tag\n"),
        (
            "right.chn",
            silver("[Result \"0-1\"]\n[Termination \"resignation\"]\n"),
            "game 1",
        ),
        (
            "result.chn",
            silver("[Result \"1-0\"]\n"),
            "refused R2 wrong-tag\ngame 1: line 2: ",
        ),
        (
            "end.chn",
            silver("[Termination \"castle\"]\n"),
            "refused R2 wrong-tag\ngame 1: line 2: ",
        ),
        (
            "right.dln",
            letters("[Result \"#Aw\"]\n[Termination \"resignation\"]\n"),
            "game 1",
        ),
        (
            "result.dln",
            letters("[Result \"#Ab\"]\n"),
            "refused E4 wrong-tag\ngame 1: line 3: ",
        ),
        (
            "end.dln",
            letters("[Termination \"flag\"]\n"),
            "refused E4 wrong-tag\ngame 1: line 3: ",
        ),
        (
            "result.emn",
            format!("[Result \"14-10\"]\n{EMN}1. a0-c1=G resign-b 15-0\n"),
            "refused O1 wrong-tag\ngame 1: line 1: ",
        ),
        (
            "end.emn",
            format!("{EMN}1. a0-c1=G resign-b 15-0\n").replace("\"resignation\"", "\"flag\""),
            "refused - not-borne-out\n",
        ),
    ] {
        let ran = replay(name, text.as_bytes(), &["--verify"]);
        assert_eq!(ran.status, Some(i32::from(answer != "game 1")), "{name}: {ran:?}");
        assert!(ran.out.starts_with(answer), "{name}: {ran:?}");
        if answer != "game 1" {
            let french = replay(name, text.as_bytes(), &["--verify", "--lang", "fr"]);
            assert!(
                french.out.contains("\npartie 1\u{a0}: ligne "),
                "{name}: {french:?}"
            );
        }
    }
}

/// The sheet of a whole game of La Guerre des Mots, left by its first player.
#[test]
fn a_sheet_of_la_guerre_des_mots_is_held_to_its_tags() {
    let head = "[Game \"guerre-des-mots\"]\n";
    let deal = done(&["deal", "guerre-des-mots", "--seats", "2"]);
    let text = |tags: &str| {
        format!(
            "{head}[Deal \"{}\"]\n{tags}\nleave 0 resigned\n#others-resigned:N\n",
            deal.trim_end()
        )
    };
    let ran = replay("bare.gmn", text("").as_bytes(), &["--verify"]);
    assert_eq!(ran.out, "game 1: 2 actions, verified\n", "{ran:?}");
    for tag in [
        "[Result \"#others-resigned:S\"]\n",
        "[Termination \"central-cross\"]\n",
    ] {
        let ran = replay("belied.gmn", text(tag).as_bytes(), &["--verify"]);
        assert_eq!(ran.status, Some(1), "{tag}: {ran:?}");
        assert!(ran.out.contains(" wrong-tag\ngame 1: line 3: "), "{tag}: {ran:?}");
    }
}

/// Older programs write the names of players in Latin-1.
#[test]
fn a_file_in_latin_1_is_read() {
    let text =
        "[White \"Zo\u{eb} Fran\u{e7}ois\"]\n[Black \"N\u{e9}\"]\n\n1. f3 {\u{e0} voir} e5 2. g4 Qh4# 0-1\n";
    let latin: Vec<u8> = text.chars().map(|letter| letter as u8).collect();
    assert!(std::str::from_utf8(&latin).is_err());
    let ran = replay("latin.pgn", &latin, &[]);
    assert_eq!(ran.status, Some(0), "{ran:?}");
    assert!(ran.out.contains("White: Zo\u{eb} Fran\u{e7}ois"), "{}", ran.out);
    let ran = replay("latin-verified.pgn", &latin, &["--verify"]);
    assert_eq!(ran.out, "game 1: 4 actions, verified\n");
}

#[test]
fn an_illegal_move_is_told_in_french() {
    let text = TWO_GAMES.replace("2. g4", "2. Ke4");
    let ran = replay("illegal-fr.pgn", text.as_bytes(), &["--verify", "--lang", "fr"]);
    assert_eq!(ran.status, Some(1), "{ran:?}");
    assert!(ran.out.contains("coup «\u{a0}Ke4\u{a0}» illégal"), "{}", ran.out);
}
