//! PGN out, PGN in, and where a broken file is broken.

use game_core::{Export as _, Game as _, Listing as _, NoDice};
use game_echecs::{Action, ChessRules, Echecs, Event, PgnProblem, PgnResult, read_pgn};
use game_testkit::TestDice;

fn tags(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |&(name, value): &(&str, &str)| (name.to_string(), value.to_string());
    pairs.iter().map(owned).collect()
}

fn events(words: &str) -> Vec<Event> {
    words.split(", ").map(|word| word.parse().unwrap()).collect()
}

#[test]
fn a_game_out() {
    let game = Echecs::new(ChessRules::FIDE);
    let tags = tags(&[
        ("White", "Anne \"la Tour\" B."),
        ("Black", "C:\\Doux\nDouble"),
        ("Date", "2026.11.15"),
        ("TimeControl", "300+3"),
        ("Result", "0-1"),
        ("bad name", "x"),
    ]);
    let pgn = game.export(&tags, &events("e2e4, e7e5, f1c4, b8c6, d1h5, g8f6, h5f7"));
    assert_eq!(
        pgn,
        r#"[Event "?"]
[Site "?"]
[Date "2026.11.15"]
[Round "?"]
[White "Anne \"la Tour\" B."]
[Black "C:\\Doux Double"]
[Result "1-0"]
[TimeControl "300+3"]
[Termination "normal"]

1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0
"#
    );
}

#[test]
fn a_game_from_a_position_and_carlit_castling() {
    let start = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 12";
    let game = Echecs::new(ChessRules::CARLIT).starting_from(start).unwrap();
    let pgn = game.export(&[], &events("e8b8, e1g1, flag b"));
    let body = pgn.lines().skip(6).collect::<Vec<_>>().join("\n");
    assert_eq!(
        body,
        r#"[Result "1-0"]
[Variant "Carlit"]
[SetUp "1"]
[FEN "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 12"]
[Termination "time forfeit"]

12... O-O-O 13. O-O 1-0"#
    );
}

#[test]
fn results_and_terminations() {
    let game = Echecs::new(ChessRules::FIDE);
    for (end, result, termination) in [
        ("e2e4", "*", "unterminated"),
        ("resign w", "0-1", "normal"),
        ("agree", "1/2-1/2", "normal"),
        ("flag w", "0-1", "time forfeit"),
    ] {
        let pgn = game.export(&[], &events(end));
        assert!(pgn.contains(&format!("[Result \"{result}\"]")), "{pgn}");
        assert!(pgn.contains(&format!("[Termination \"{termination}\"]")), "{pgn}");
        assert!(pgn.trim_end().ends_with(result), "{pgn}");
    }
}

fn random_game(game: &Echecs, seed: u64) -> Vec<Event> {
    let mut dice = TestDice::new(seed);
    let mut state = game.blank();
    let mut events = Vec::new();
    for _ in 0..160 {
        let mut choices = game.choices(&state);
        choices.retain(|(_, action)| *action != Action::Claim);
        let Some(&(seat, action)) = dice.pick(&choices) else {
            break;
        };
        for event in game.decide(&state, seat, &action, &mut NoDice).unwrap() {
            game.evolve(&mut state, &event);
            events.push(event);
        }
    }
    events
}

#[test]
fn what_goes_out_comes_in() {
    let mut file = String::new();
    let mut written = Vec::new();
    for seed in 0..24 {
        let rules = if seed % 2 == 0 {
            ChessRules::FIDE
        } else {
            ChessRules::CARLIT
        };
        let mut game = Echecs::new(rules);
        if seed % 3 == 0 {
            let start = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
            game = game.starting_from(start).unwrap();
        }
        let events = random_game(&game, seed);
        let pgn = game.export(&tags(&[("White", "\\ \" é"), ("Round", "3")]), &events);
        assert!(
            pgn.lines()
                .all(|line| line.chars().count() < 80 || line.starts_with('['))
        );
        file.push_str(&pgn);
        file.push('\n');
        written.push((game, events));
    }
    let read = read_pgn(&file).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(read.len(), written.len());
    for (read, (game, events)) in read.iter().zip(&written) {
        assert_eq!(read.events, *events);
        assert_eq!(read.game.rules().profile(), game.rules().profile());
        assert_eq!(read.game.blank(), game.blank());
        assert!(read.tags.contains(&("White".to_string(), "\\ \" é".to_string())));
    }
}

#[test]
fn what_other_programs_write() {
    let file = "\u{feff}[Event \"A\"]\r\n[Result \"1/2-1/2\"]\r\n\r\n\
        1.e4! {king's ) pawn (} 1... e5?? $14 2. Nf3 (2. Qh5 (2. xx {a } b) Nc6) Nc6 ; to the end ( {\r\n\
        % an escape (\r\n3.Bc4 Bc5 4. 0-0 Nf6 5.d3!? ( 5. c3 1-0 ) 0-0 1/2-1/2\r\n\
        [Event \"B\"]\n\n*\n\n[Event \"C\"]\n[Variant \"standard\"]\n1. d4 d5 0-1\n";
    let games = read_pgn(file).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(games.len(), 3);
    let moves: Vec<String> = games[0].events.iter().map(ToString::to_string).collect();
    assert_eq!(
        moves,
        [
            "e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "e1g1", "g8f6", "d2d3", "e8g8"
        ]
    );
    assert_eq!(games[0].result, PgnResult::Drawn);
    assert_eq!((games[1].events.len(), games[1].result), (0, PgnResult::Unknown));
    assert_eq!((games[2].events.len(), games[2].result), (2, PgnResult::Black));
}

#[test]
fn bare_moves_need_no_result() {
    let games = read_pgn("1. e4 e5\n2. Nf3").unwrap();
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].events.len(), 3);
    assert!(read_pgn("").unwrap().is_empty());
    assert!(read_pgn(" \n; nothing\n").unwrap().is_empty());
}

#[test]
fn long_castling_reads_by_its_variant() {
    let position = "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]";
    let read = |variant: &str| {
        let games = read_pgn(&format!("[Variant \"{variant}\"]\n{position}\n1. O-O-O *")).unwrap();
        games[0].events[0].to_string()
    };
    assert_eq!(read("Carlit"), "e1b1");
    assert_eq!(read("Standard"), "e1c1");
}

#[test]
fn a_broken_file_says_where() {
    use PgnProblem as P;
    let word = |text: &str| text.to_string();
    let cases: Vec<(&str, usize, usize, PgnProblem)> = vec![
        (
            "[Event \"A\"]\n\n1. e4 e5 2. Ke3 *",
            3,
            13,
            P::IllegalMove(word("Ke3")),
        ),
        (
            "[Event \"A\"]\n\n1. e4 e5\n  2. Nf9 *",
            4,
            6,
            P::MalformedMove(word("Nf9")),
        ),
        (
            "1. d4 d5 2. Nf3 Nf6 3. Nd2 *",
            1,
            24,
            P::AmbiguousMove(word("Nd2")),
        ),
        ("1. e4 {never closed", 1, 7, P::UnclosedComment),
        ("1. e4 (1. d4 (1. c4) *", 1, 7, P::UnclosedVariation),
        ("1. e4 ) e5", 1, 7, P::UnopenedVariation),
        ("[Event \"A]\n1. e4 *", 1, 1, P::UnclosedTag),
        ("[Event \"A\" 1. e4 *", 1, 1, P::UnclosedTag),
        ("[Event A]", 1, 8, P::MissingTagValue),
        ("[ \"A\"]", 1, 3, P::MissingTagName),
        ("[Variant \"Atomic\"]", 1, 11, P::UnknownVariant(word("Atomic"))),
        ("[Event \"A\"]\n1. e4\n[Event \"B\"]\n*", 3, 1, P::MissingResult),
        (
            "[Event \"A\"]\n1. e4 (1. d4\n[Event \"B\"]\n*",
            2,
            7,
            P::UnclosedVariation,
        ),
        ("[Event \"A\"]\n1. e4 e5\n", 3, 1, P::MissingResult),
        ("1. é4 *", 1, 4, P::MalformedMove(word("é4"))),
        ("1. e4 <x>", 1, 7, P::UnexpectedCharacter('<')),
        ("1. e4 -- *", 1, 7, P::IllegalMove(word("--"))),
    ];
    for (text, line, column, kind) in cases {
        let fault = read_pgn(text).map(|games| games.len()).expect_err(text);
        assert_eq!(
            (fault.line, fault.column, &fault.kind),
            (line, column, &kind),
            "{text:?}"
        );
    }
    let fault = read_pgn("[Event \"é\"]\n[FEN \"8/8/8/9/8/8/8/8 w - - 0 1\"]\n*").expect_err("no such rank");
    assert_eq!((fault.line, fault.column), (2, 13));
    assert!(matches!(fault.kind, P::BadPosition(_)));
}
