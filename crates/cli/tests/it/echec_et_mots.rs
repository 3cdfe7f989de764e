//! Échec et Mots from the command line: deals, moves, announcements, replies, the computer's choice.

use crate::binary::{done, refused, wrong};

/// T34 of the rules: one leap, and CHEVAL can be announced.
const READY: &str = "..../.../..../.../..../.../.... c4,g0 d6,g8 CHEVALX ORANGEYZ w 0 9";

fn deal(seed: &str) -> String {
    let dealt = done(&["deal", "echec-et-mots", "--seed", seed]);
    dealt.trim_end().to_owned()
}

#[test]
fn a_deal_hangs_on_its_seed_and_has_no_fixed_start() {
    assert_eq!(deal("7"), deal("7"));
    assert_ne!(deal("7"), deal("8"));
    assert!(deal("7").ends_with(" a0,g0 a8,g8 - - w 0 0"), "{}", deal("7"));
    let said = wrong(&["moves", "echec-et-mots", "start"]);
    assert!(said.contains("position malformed"), "{said}");
}

#[test]
fn moves_are_leaps_and_with_announce_words_too() {
    let leaps = done(&["moves", "echec-et-mots", &deal("7")]);
    assert_eq!(leaps, "a0-b2\na0-c1\ng0-e1\ng0-f2\n");
    assert_eq!(done(&["perft", "echec-et-mots", &deal("7"), "1"]), "4\n");
    let plain = done(&["moves", "echec-et-mots", READY]);
    assert!(!plain.contains('#'), "{plain}");
    let all = done(&["moves", "echec-et-mots", READY, "--announce"]);
    assert!(plain.lines().all(|leap| all.lines().any(|line| line == leap)));
    assert!(all.lines().any(|line| line == "c4-e5 #CHEVAL"), "{all}");
    assert!(all.lines().any(|line| line == "c4xd6 #CHEVAL"), "{all}");
}

#[test]
fn a_game_is_announced_answered_and_counted() {
    let announced = done(&["apply", "echec-et-mots", READY, "c4-e5 #cheval"]);
    assert!(announced.trim_end().ends_with(" b 1 10 CHEVAL"), "{announced}");
    let replies = done(&["moves", "echec-et-mots", announced.trim_end()]);
    assert!(replies.lines().any(|line| line == ">ORANGE"), "{replies}");
    assert!(replies.lines().any(|line| line == ">-"), "{replies}");
    let over = done(&["apply", "echec-et-mots", READY, "c4-e5 #cheval", ">orange"]);
    assert!(over.trim_end().ends_with(" end:14-10"), "{over}");
    let told = done(&["turn", "echec-et-mots", over.trim_end()]);
    assert!(
        told.starts_with("over words P8 winners 0 points 14 10\n"),
        "{told}"
    );
}

/// Nobody scores in any of them, and `turn` tells one from the other by the position alone.
#[test]
fn ends_at_which_nobody_scores_are_told_apart() {
    let bare = "..../.../..../.../..../.../....";
    let quiet = "TRSE/L.P/AEOI/BUR/.NT./CVD/.G.. c4,g0 d6,g8 - N b 39 60";
    let exhausted = "..../.../..../.../..../.../..H. g0,a0 d6,g8 BCDFG ZXKW w 3 60";
    let tie = format!("{bare} c4,g0 d6,g8 CHEVAL ORANGE w 0 9");
    let late = format!("{bare} c4,g0 d6,g8 CHEVAL ORANGE w 39 60");
    for (position, actions, code, field) in [
        (quiet, &["d6-b7"][..], "quiet A5", "end:0-0"),
        (exhausted, &["g0-e1"], "exhausted A6", "end:0-0"),
        (&tie, &["c4-e5 #CHEVAL", ">ORANGE"], "tie P7", "end:0-0"),
        // The board looks like a quiet end: the position says that it was none.
        (&late, &["c4-e5 #CHEVAL", ">ORANGE"], "tie P7", "end:0-0/tie"),
    ] {
        let mut asked = vec!["apply", "echec-et-mots", position];
        asked.extend(actions);
        let after = done(&asked);
        assert!(after.trim_end().ends_with(&format!(" {field}")), "{after}");
        let told = done(&["turn", "echec-et-mots", after.trim_end()]);
        assert!(
            told.starts_with(&format!("over {code} winners - points 0 0\n")),
            "{told}"
        );
    }
    let said = wrong(&[
        "turn",
        "echec-et-mots",
        &format!("{bare} a0,g0 a8,g8 - - w 0 0 end:14-10/words"),
    ]);
    assert!(said.contains("malformed at byte 64"), "{said}");
}

#[test]
fn refusals_cite_the_clause() {
    for (action, told) in [
        ("c4-c5", "refused M1 no-such-move\n"),
        ("c4-e5 #chevaux", "refused A1 letters-missing\n"),
        ("c4-e5 #vache", "refused A1 word-too-short\n"),
    ] {
        let said = refused(&["apply", "echec-et-mots", READY, action]);
        assert!(said.starts_with(told), "{action}: {said}");
    }
    let said = wrong(&["apply", "echec-et-mots", READY, "c4-e5 #"]);
    assert!(said.contains("malformed"), "{said}");
}

#[test]
fn the_computer_chooses_by_its_list() {
    let choice = done(&["best", "echec-et-mots", READY, "--level", "3"]);
    let action = choice.lines().next().unwrap_or_default();
    done(&["apply", "echec-et-mots", READY, action]);
    let few = std::env::temp_dir().join(format!("cavalettres-few-{}.txt", std::process::id()));
    std::fs::write(&few, "chevalx\n").unwrap();
    let list = few.to_string_lossy().into_owned();
    let all = done(&["moves", "echec-et-mots", READY, "--announce", "--lexicon", &list]);
    std::fs::remove_file(&few).unwrap();
    assert!(all.contains("#CHEVALX") && !all.contains("#CHEVAL\n"), "{all}");
}
