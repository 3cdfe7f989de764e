//! The boards of the house, and what is wrong with a broken one.

use game_chevaliers::{Ground, LAYOUTS, Layout, LayoutFault, Mirror, layout};

const USUAL: &str = include_str!("../../../../data/boards/chevaliers/c98.json");

#[test]
fn every_layout_of_the_house_holds() {
    assert_eq!(LAYOUTS[0], "c98");
    for known in ["c98", "c98b", "c98c", "c98s", "d98", "e98", "k98", "r99", "t98"] {
        assert!(LAYOUTS.contains(&known), "{known}");
    }
    for id in LAYOUTS {
        let layout = layout(id).expect("the build has read it");
        assert_eq!(layout.id(), *id);
        if id.ends_with("99") {
            assert_eq!(layout.squares(), 99, "{id}");
        } else if id.contains("98") {
            assert_eq!(layout.squares(), 98, "{id}");
        }
        let cells = || (0..layout.lines()).flat_map(|line| (0..layout.files()).map(move |file| (file, line)));
        let count = |wanted: Ground| {
            cells()
                .filter(|&(file, line)| layout.at(file, line) == wanted)
                .count()
        };
        assert_eq!(count(Ground::Water), 4, "{id}");
        for silver in [true, false] {
            for (knight, number) in [(true, 5), (false, 12)] {
                assert_eq!(count(Ground::Marked { silver, knight }), number, "{id}");
            }
        }
        let [own, other] = layout.castles();
        assert_ne!(own, other);
        for (file, line) in [own, other] {
            assert_eq!(layout.at(file, line), Ground::Open, "{id}");
        }
    }
    assert_eq!(layout("c99"), None);
}

/// Where boards are not alike both ways, their files say so.
#[test]
fn which_boards_are_lopsided() {
    let mirrored = |layout: &Layout| {
        let (files, lines) = (layout.files(), layout.lines());
        let exchanged = |ground| match ground {
            Ground::Marked { silver, knight } => Ground::Marked {
                silver: !silver,
                knight,
            },
            same => same,
        };
        let all = |holds: &dyn Fn(usize, usize) -> bool| {
            (0..lines).all(|line| (0..files).all(|file| holds(file, line)))
        };
        let across = all(&|file, line| layout.at(file, line) == layout.at(files - 1 - file, line));
        let beyond = all(&|file, line| layout.at(file, line) == exchanged(layout.at(file, lines - 1 - line)));
        (across, beyond)
    };
    for id in LAYOUTS {
        let expected = match *id {
            "e98" => (false, true),
            "d98" => (false, false),
            _ => (true, true),
        };
        assert_eq!(mirrored(&layout(id).expect("a layout")), expected, "{id}");
    }
}

/// The usual layout with one text replaced by another.
fn spoilt(from: &str, to: &str) -> LayoutFault {
    assert!(USUAL.contains(from), "{from:?} is not in the file");
    Layout::read(&USUAL.replacen(from, to, 1)).expect_err(to)
}

#[test]
fn every_fault_is_told_where_it_lies() {
    assert!(Layout::read(USUAL).is_ok());
    for (from, to, sentence) in [
        (
            "\"id\": \"c98\"",
            "\"id\": \"C 98\"",
            "id \"C 98\" unfit, expected small letters and digits",
        ),
        ("98,", "99,", "98 squares with the water, expected 99 as declared"),
        (
            "\"..~.~#~.~..\"",
            "\"..~.~#~.~.\"",
            "line 5 has 10 cells, expected 11 as in the first row",
        ),
        (
            "\"..~.~#~.~..\"",
            "\"..~.~#~.~.?\"",
            "line 5, cell 11 is '?', expected one of . ~ # N M n m",
        ),
        (
            "\"..~.~#~.~..\"",
            "\"..~..#..~..\"",
            "2 water squares, expected 4",
        ),
        (
            ".NMMMNMMMN.",
            ".NMMMNMMNN.",
            "6 pieces N, expected 5 (5 knights and 12 men a camp)",
        ),
        (
            ".NMMMNMMMN.",
            ".NMMMN.MMN.",
            "11 pieces M, expected 12 (5 knights and 12 men a camp)",
        ),
        (
            ".nmmmnmmmn.",
            ".mmmmnmmmn.",
            "4 pieces n, expected 5 (5 knights and 12 men a camp)",
        ),
        (
            ".nmmmnmmmn.",
            "mnmmmnmmmn.",
            "13 pieces m, expected 12 (5 knights and 12 men a camp)",
        ),
        (
            "\"silver\": \"f1\"",
            "\"silver\": \"F1\"",
            "castle \"F1\" unknown, expected a square such as f1",
        ),
        (
            "\"silver\": \"f1\"",
            "\"silver\": \"f01\"",
            "castle \"f01\" unknown, expected a square such as f1",
        ),
        (
            "\"silver\": \"f1\"",
            "\"silver\": \"l1\"",
            "castle l1 outside the board, expected one of its squares",
        ),
        (
            "\"silver\": \"f1\"",
            "\"silver\": \"f10\"",
            "castle f10 outside the board, expected one of its squares",
        ),
        (
            "\"silver\": \"f1\"",
            "\"silver\": \"e1\"",
            "castle e1 is M, expected an empty square",
        ),
        (
            "\"silver\": \"f1\"",
            "\"silver\": \"f5\"",
            "castle f5 is #, expected an empty square",
        ),
        (
            "\"silver\": \"f1\"",
            "\"silver\": \"c5\"",
            "castle c5 is ~, expected an empty square",
        ),
        (
            "\"silver\": \"f1\"",
            "\"silver\": \"f9\"",
            "both castles on f9, expected one a camp",
        ),
        (
            "\"..~.~#~.~..\"",
            "\"..~.~#~~...\"",
            "c5 does not mirror i5 left to right, expected the same or a field \"symmetry\": \"front_back\"",
        ),
        (
            "\"silver\": \"f1\"",
            "\"silver\": \"f3\"",
            "f3 does not mirror f7 front to back, expected the same or a field \"symmetry\": \"none\"",
        ),
        (
            "\"silver\": \"f1\"",
            "\"silver\": \"a1\"",
            "a1 does not mirror k1 left to right, expected the same or a field \"symmetry\": \"front_back\"",
        ),
    ] {
        let fault = spoilt(from, to);
        assert_eq!(fault.to_string(), sentence, "{fault:?}");
    }
}

#[test]
fn a_file_that_is_none_is_told_by_line_and_column() {
    for (from, to, at) in [
        ("{", "", (2, 6)),
        ("\"rows\"", "\"row\"", (4, 7)),
        ("\"castles\"", "\"castle\"", (15, 10)),
        ("98,", "\"98\",", (3, 26)),
    ] {
        match spoilt(from, to) {
            LayoutFault::Unreadable {
                line,
                column,
                problem,
            } => {
                assert_eq!((line, column), at, "{to:?} {problem}");
            }
            other => panic!("{to:?} {other}"),
        }
    }
    assert!(
        spoilt("\"castles\"", "\"castle\"")
            .to_string()
            .starts_with("layout unreadable, ")
    );
}

#[test]
fn sizes_have_their_limits() {
    let rows = |files: usize, lines: usize| {
        let row = format!("\"{}\"", ".".repeat(files));
        let rows = vec![row; lines].join(",");
        format!(
            "{{\"id\":\"x\",\"declared_squares\":1,\"rows\":[{rows}],\"castles\":{{\"silver\":\"a1\",\"gold\":\"a2\"}}}}"
        )
    };
    for (files, lines) in [(17, 2), (2, 17), (0, 3), (3, 0), (12, 11), (16, 9)] {
        let files_read = if lines == 0 { 0 } else { files };
        let expected = LayoutFault::Size {
            files: files_read,
            lines,
        };
        assert_eq!(
            Layout::read(&rows(files, lines)),
            Err(expected),
            "{files} by {lines}"
        );
    }
    // Just within them, another fault is met.
    for (files, lines) in [(16, 8), (8, 16), (11, 11)] {
        let fault = Layout::read(&rows(files, lines)).expect_err("no pieces");
        assert!(matches!(fault, LayoutFault::Squares { .. }), "{fault}");
    }
}

#[test]
fn mirrors_are_asked_for_as_the_file_says() {
    let skewed = USUAL
        .replace("\"..~.~#~.~..\"", "\"..~.~#~~...\"")
        .replace("\"castles\"", "\"symmetry\": \"front_back\", \"castles\"");
    assert!(Layout::read(&skewed).is_ok());
    let third = "\"...........\",\n    \".NMMMNMMMN.\"";
    assert!(skewed.contains(third));
    // A pond moved from the middle line to Silver's third leaves the camps unlike.
    let unfair = skewed
        .replace("\"..~.~#~~...\"", "\"..~.~#~....\"")
        .replace(third, "\"..~........\",\n    \".NMMMNMMMN.\"");
    match Layout::read(&unfair).expect_err("unlike camps") {
        LayoutFault::Lopsided {
            mirror,
            square,
            other,
        } => {
            assert_eq!(
                (mirror, square.as_str(), other.as_str()),
                (Mirror::FrontBack, "c3", "c7")
            );
        }
        fault => panic!("{fault}"),
    }
    assert!(Layout::read(&unfair.replace("front_back", "none")).is_ok());
    assert!(Layout::read(&unfair.replace("front_back", "left_right")).is_err());
}

#[test]
fn a_file_bears_the_name_of_its_layout() {
    let layout = || Layout::read(USUAL).expect("the usual layout");
    assert!(layout().filed_under("c98").is_ok());
    let fault = layout().filed_under("c97").expect_err("another name");
    assert_eq!(
        fault.to_string(),
        "id c98 in the file c97.json, expected c98.json"
    );
}
