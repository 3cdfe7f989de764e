//! The engine's board and the rules agree on every move.

use bot_echecs::{Course, EnginePosition, LongCastle};
use bots::Chance;
use game_core::{Game, Listing, NoDice, Positions, Seat, Turn};
use game_echecs::{ChessRules, Echecs, State};
use search::Position as _;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

/// The texts of the engine's moves, sorted.
fn engine_moves(position: &EnginePosition) -> Vec<String> {
    let mut texts: Vec<_> = position
        .moves()
        .into_iter()
        .map(|mv| position.spell(mv))
        .collect();
    texts.sort_unstable();
    texts
}

/// Board, side and castling rights of a FEN.
fn lasting(fen: &str) -> String {
    fen.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_boards_agree_over_a_hundred_thousand_positions() {
    let mut chance = Chance::new(1);
    let mut seen = 0;
    while seen < 100_000 {
        let mut rules = Chess::default();
        let mut engine = Course::usual(LongCastle::ThroughTwo).position().clone();
        for _ in 0..240 {
            let legal = rules.legal_moves();
            let mut texts: Vec<_> = legal
                .iter()
                .map(|mv| mv.to_uci(CastlingMode::Standard).to_string())
                .collect();
            texts.sort_unstable();
            let fen = Fen::from_position(&rules, EnPassantMode::Legal).to_string();
            assert_eq!(engine_moves(&engine), texts, "{fen}");
            assert_eq!(lasting(&engine.board().to_string()), lasting(&fen));
            let read = EnginePosition::read(&fen, LongCastle::ThroughTwo).expect("a position of a game");
            assert_eq!(read.key(), engine.key(), "{fen}");
            assert_eq!(read.reversible(), engine.reversible(), "{fen}");
            seen += 1;
            if legal.is_empty() || rules.is_insufficient_material() {
                break;
            }
            let mv = legal[chance.below(legal.len())];
            let text = mv.to_uci(CastlingMode::Standard).to_string();
            engine = engine.after(engine.find(&text).expect("the boards agree"));
            rules.play_unchecked(mv);
        }
    }
}

/// Games that hurry to castle, so that the difference between the profiles is met often.
fn agrees_with(rules: ChessRules, long: LongCastle, positions: usize) -> usize {
    let game = Echecs::new(rules);
    let mut chance = Chance::new(2);
    let (mut seen, mut long_castles) = (0, 0);
    while seen < positions {
        let starts = [
            "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 8",
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ];
        let start = starts[chance.below(starts.len())];
        let mut state: State = game.place(start).expect("a position");
        let mut course = Course::read(start, long).expect("a position");
        for _ in 0..120 {
            let Turn::Awaiting(seats) = game.turn(&state) else {
                break;
            };
            let seat = seats.iter().next().unwrap_or(Seat(0));
            let actions = game.actions(&state, seat);
            let mut texts: Vec<_> = actions
                .iter()
                .map(ToString::to_string)
                .filter(|text| text != "claim")
                .collect();
            texts.sort_unstable();
            assert_eq!(
                engine_moves(course.position()),
                texts,
                "{}",
                game.position(&state)
            );
            seen += 1;
            let castling = texts
                .iter()
                .find(|text| ["e1b1", "e8b8", "e1c1", "e8c8"].contains(&text.as_str()));
            let text = match castling {
                Some(text) if chance.happens(500) => text.clone(),
                _ => texts[chance.below(texts.len())].clone(),
            };
            let rights = |fen: String| fen.split(' ').nth(2).map(str::len);
            let before = rights(game.position(&state));
            let action = text.parse().expect("a move");
            for event in game.decide(&state, seat, &action, &mut NoDice).expect("legal") {
                game.evolve(&mut state, &event);
            }
            assert!(course.play(&text));
            let fen = game.position(&state);
            assert_eq!(lasting(&course.position().board().to_string()), lasting(&fen));
            if castling == Some(&text) && before != rights(fen) {
                long_castles += 1;
            }
        }
    }
    long_castles
}

#[test]
fn the_rules_agree_by_the_fide_laws() {
    assert!(agrees_with(ChessRules::FIDE, LongCastle::ThroughTwo, 20_000) > 100);
}

#[test]
fn the_rules_agree_by_the_carlit_sheet() {
    assert!(agrees_with(ChessRules::CARLIT, LongCastle::ThroughThree, 20_000) > 100);
}

fn perft(position: &EnginePosition, depth: u32) -> u64 {
    let moves = position.moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|mv| perft(&position.after(mv), depth - 1))
        .sum()
}

#[test]
fn move_counts_are_the_known_ones_under_both_profiles() {
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (fen, long, depth, count) in [
        (kiwipete, LongCastle::ThroughTwo, 4, 4_085_603),
        (kiwipete, LongCastle::ThroughThree, 4, 4_090_958),
        (castling, LongCastle::ThroughTwo, 4, 314_346),
        (castling, LongCastle::ThroughThree, 4, 317_412),
    ] {
        let position = EnginePosition::read(fen, long).expect("a position");
        assert_eq!(perft(&position, depth), count, "{fen} {long:?}");
    }
}

#[test]
fn an_attack_on_the_b_file_forbids_only_the_long_way() {
    for (fen, two, three) in [
        ("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Some("e1c1"), None),
        ("r3k3/8/8/8/8/8/8/1R2K3 b q - 0 1", Some("e8c8"), None),
        ("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Some("e1c1"), Some("e1b1")),
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", None, None),
    ] {
        for (long, expected) in [(LongCastle::ThroughTwo, two), (LongCastle::ThroughThree, three)] {
            let position = EnginePosition::read(fen, long).expect("a position");
            let moves = engine_moves(&position);
            let found = ["e1c1", "e1b1", "e8c8", "e8b8"]
                .into_iter()
                .find(|text| moves.iter().any(|mv| mv == text));
            assert_eq!(found, expected, "{fen} {long:?}");
        }
    }
}
