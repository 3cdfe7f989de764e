//! What every chess player should see.

use bot_echecs::{Course, EnginePosition, LongCastle, Thinker, Thought};
use bots::{Budget, Effort, Level, Score};
use search::Position as _;

fn think(course: &Course, budget: Budget) -> Thought {
    Thinker::new(Level::HIGHEST, 0).think(course, &[], &Effort::new(budget), &mut |_| {})
}

fn read(fen: &str) -> Course {
    Course::read(fen, LongCastle::ThroughTwo).expect("a position")
}

#[test]
fn mates_are_found_and_counted() {
    for (fen, moves, nodes) in [
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", 1, 1_000),
        (
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
            1,
            1_000,
        ),
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2, 20_000),
        (
            "r1b2k1r/ppp1bppp/8/1B1Q4/5q2/2P5/PPP2PPP/R3R1K1 w - - 1 1",
            2,
            50_000,
        ),
        (
            "5rk1/1p1q2bp/p2pN1p1/2pP2Bn/2P3P1/1P6/P4QKP/5R2 w - - 1 1",
            2,
            100_000,
        ),
        ("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 2, 20_000),
    ] {
        let thought = think(&read(fen), Budget::Nodes(nodes));
        assert_eq!(thought.score, Score::Mate(moves), "{fen}: {:?}", thought.line);
        assert_eq!(
            thought.line.len(),
            2 * moves as usize - 1,
            "{fen}: {:?}",
            thought.line
        );
    }
}

#[test]
fn being_mated_is_seen_coming() {
    let thought = think(&read("8/8/8/8/8/1k6/7r/K7 w - - 0 1"), Budget::Nodes(1000));
    assert_eq!(thought.score, Score::Mate(-1));
}

#[test]
fn a_rook_and_a_king_mate_a_king_within_the_fifty_moves() {
    let mut course = read("8/8/8/3k4/8/8/8/R3K3 w - - 0 1");
    let mut thinker = Thinker::new(Level::HIGHEST, 0);
    let effort = Effort::new(Budget::Nodes(20_000));
    for _ in 0..80 {
        let thought = thinker.think(&course, &[], &effort, &mut |_| {});
        let Some(mv) = thought.line.first() else { break };
        assert!(course.play(mv));
    }
    assert!(course.position().pressed() && course.position().moves().is_empty());
}

#[test]
fn a_lost_game_is_saved_by_repetition() {
    // The queen checks for ever; anything else loses to two rooks and a mate.
    let course = read("6k1/6p1/8/7Q/8/8/rr6/7K w - - 0 1");
    let thought = think(&course, Budget::Nodes(50_000));
    assert_eq!(thought.line.first().map(String::as_str), Some("h5e8"));
    assert_eq!(thought.score, Score::Centipawns(0));
}

#[test]
fn a_won_game_is_not_repeated_away() {
    let mut course = read("8/8/8/8/8/2K5/1Q4r1/6k1 w - - 0 1");
    let (mut thinker, effort) = (
        Thinker::new(Level::HIGHEST, 0),
        Effort::new(Budget::Nodes(20_000)),
    );
    let mut keys = std::collections::HashMap::new();
    for _ in 0..60 {
        let count = keys.entry(course.position().key()).or_insert(0);
        *count += 1;
        assert!(*count < 3, "the winner repeats");
        let thought = thinker.think(&course, &[], &effort, &mut |_| {});
        let Some(mv) = thought.line.first() else { break };
        assert!(course.play(mv));
    }
}

#[test]
fn the_count_of_moves_without_progress_draws_by_one_profile_only() {
    let fen = "8/8/4k3/8/8/4K3/4R3/8 w - - 99 80";
    let score = |long| {
        let course = Course::read(fen, long).expect("a position");
        Thinker::new(Level::HIGHEST, 0)
            .think(&course, &[], &Effort::new(Budget::Nodes(5_000)), &mut |_| {})
            .score
    };
    assert_eq!(score(LongCastle::ThroughTwo), Score::Centipawns(0));
    assert_ne!(score(LongCastle::ThroughThree), Score::Centipawns(0));
}

#[test]
fn the_evaluation_does_not_care_about_colours() {
    let mut chance = bots::Chance::new(9);
    for _ in 0..200 {
        let mut position = Course::usual(LongCastle::ThroughTwo).position().clone();
        for _ in 0..chance.below(80) {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position = position.after(moves[chance.below(moves.len())]);
        }
        let fen = position.board().to_string();
        let mirrored = EnginePosition::read(&mirror(&fen), LongCastle::ThroughTwo).expect("a position");
        assert_eq!(position.evaluate(), mirrored.evaluate(), "{fen}");
    }
}

/// The same position with the colours exchanged.
fn mirror(fen: &str) -> String {
    let swap = |text: &str| -> String {
        text.chars()
            .map(|symbol| {
                if symbol.is_ascii_uppercase() {
                    symbol.to_ascii_lowercase()
                } else {
                    symbol.to_ascii_uppercase()
                }
            })
            .collect()
    };
    let fields: Vec<&str> = fen.split(' ').collect();
    let board: Vec<String> = fields[0].split('/').rev().map(swap).collect();
    let side = if fields[1] == "w" { "b" } else { "w" };
    format!(
        "{} {side} {} - {} {}",
        board.join("/"),
        swap(fields[2]),
        fields[4],
        fields[5]
    )
}
