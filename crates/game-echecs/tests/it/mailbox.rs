//! A second move generator, written the slow and plain way, to check the first one by: a board of
//! bytes, every move tried, every king looked at afterwards.

use game_core::{Game as _, Listing as _, NoDice, Positions as _};
use game_echecs::{Action, ChessRules, Echecs, Event};
use game_testkit::TestDice;

#[derive(Clone)]
struct Mailbox {
    /// Pieces as FEN letters, `.` where empty; index = 8 * rank + file.
    board: [u8; 64],
    white: bool,
    rights: String,
    passing: Option<usize>,
}

const ROOK: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const KNIGHT: [(i32, i32); 8] = [
    (1, 2),
    (2, 1),
    (-1, 2),
    (-2, 1),
    (1, -2),
    (2, -1),
    (-1, -2),
    (-2, -1),
];

fn square(text: &str) -> usize {
    let bytes = text.as_bytes();
    usize::from(bytes[0] - b'a') + 8 * usize::from(bytes[1] - b'1')
}

fn name(square: usize) -> String {
    format!("{}{}", char::from(b"abcdefgh"[square % 8]), square / 8 + 1)
}

fn step(from: usize, (dx, dy): (i32, i32)) -> Option<usize> {
    let x = i32::try_from(from % 8).unwrap() + dx;
    let y = i32::try_from(from / 8).unwrap() + dy;
    ((0..8).contains(&x) && (0..8).contains(&y)).then(|| usize::try_from(8 * y + x).unwrap())
}

impl Mailbox {
    fn read(fen: &str) -> Mailbox {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut board = [b'.'; 64];
        for (index, rank) in fields[0].split('/').enumerate() {
            let mut at = 8 * (7 - index);
            for symbol in rank.bytes() {
                if symbol.is_ascii_digit() {
                    at += usize::from(symbol - b'0');
                } else {
                    board[at] = symbol;
                    at += 1;
                }
            }
        }
        Mailbox {
            board,
            white: fields[1] == "w",
            rights: fields[2].to_string(),
            passing: (fields[3] != "-").then(|| square(fields[3])),
        }
    }

    fn is_white(&self, at: usize) -> Option<bool> {
        let piece = self.board[at];
        (piece != b'.').then(|| piece.is_ascii_uppercase())
    }

    fn attacked(&self, target: usize, by_white: bool) -> bool {
        (0..64).any(|from| self.is_white(from) == Some(by_white) && self.strikes(from).contains(&target))
    }

    /// The squares that the piece on `from` attacks.
    fn strikes(&self, from: usize) -> Vec<usize> {
        let piece = self.board[from];
        let slide = |directions: &[(i32, i32)]| {
            let mut reached = Vec::new();
            for &direction in directions {
                let mut at = from;
                while let Some(next) = step(at, direction) {
                    reached.push(next);
                    at = next;
                    if self.board[at] != b'.' {
                        break;
                    }
                }
            }
            reached
        };
        let hop = |steps: &[(i32, i32)]| steps.iter().filter_map(|&one| step(from, one)).collect();
        match piece.to_ascii_lowercase() {
            b'p' => {
                let ahead = if piece == b'P' { 1 } else { -1 };
                hop(&[(-1, ahead), (1, ahead)])
            }
            b'n' => hop(&KNIGHT),
            b'b' => slide(&BISHOP),
            b'r' => slide(&ROOK),
            b'q' => slide(&[ROOK, BISHOP].concat()),
            _ => hop(&[ROOK, BISHOP].concat()),
        }
    }

    fn safe(&self, white: bool) -> bool {
        let king = if white { b'K' } else { b'k' };
        let at = self.board.iter().position(|&piece| piece == king).unwrap();
        !self.attacked(at, !white)
    }

    /// The board after moving one piece, without asking whether it may.
    fn moved(&self, from: usize, to: usize, becomes: u8) -> Mailbox {
        let mut after = self.clone();
        if self.board[from].eq_ignore_ascii_case(&b'p') && Some(to) == self.passing {
            after.board[8 * (from / 8) + to % 8] = b'.';
        }
        after.board[from] = b'.';
        after.board[to] = becomes;
        after
    }

    /// Every legal move with the board it leads to.
    fn moves(&self, rules: ChessRules) -> Vec<(String, [u8; 64])> {
        let mut moves = Vec::new();
        for from in (0..64).filter(|&from| self.is_white(from) == Some(self.white)) {
            let piece = self.board[from];
            let pawn = piece.eq_ignore_ascii_case(&b'p');
            let mut targets = self.strikes(from);
            targets.retain(|&to| self.is_white(to) != Some(self.white));
            if pawn {
                targets.retain(|&to| self.board[to] != b'.' || Some(to) == self.passing);
                let ahead = if self.white { 1 } else { -1 };
                let home = if self.white { 1 } else { 6 };
                if let Some(one) = step(from, (0, ahead)).filter(|&to| self.board[to] == b'.') {
                    targets.push(one);
                    let two = step(one, (0, ahead)).filter(|&to| self.board[to] == b'.');
                    targets.extend(two.filter(|_| from / 8 == home));
                }
            }
            for to in targets {
                let promotes = pawn && (to / 8 == 0 || to / 8 == 7);
                let letters: &[u8] = if promotes { b"qrbn" } else { b" " };
                for &letter in letters {
                    let becomes = match (promotes, self.white) {
                        (false, _) => piece,
                        (true, true) => letter.to_ascii_uppercase(),
                        (true, false) => letter,
                    };
                    let after = self.moved(from, to, becomes);
                    if after.safe(self.white) {
                        let text = format!("{}{}{}", name(from), name(to), char::from(letter));
                        moves.push((text.trim_end().to_string(), after.board));
                    }
                }
            }
        }
        moves.extend(self.castles(rules));
        moves
    }

    fn castles(&self, rules: ChessRules) -> Vec<(String, [u8; 64])> {
        let home = if self.white { 0 } else { 56 };
        let letter = |piece: char| {
            if self.white {
                piece
            } else {
                piece.to_ascii_lowercase()
            }
        };
        let king_to_long = if rules.long_castle_king3 { 1 } else { 2 };
        let mut castles = Vec::new();
        // Right, rook, squares that must be empty, where the king goes, where the rook goes.
        let sides: [(char, usize, &[usize], usize, usize); 2] = [
            ('K', 7, &[5, 6], 6, 5),
            ('Q', 0, &[1, 2, 3], king_to_long, king_to_long + 1),
        ];
        for (right, rook, between, king_to, rook_to) in sides {
            if !self.rights.contains(letter(right)) || between.iter().any(|&at| self.board[home + at] != b'.')
            {
                continue;
            }
            let mut must_be_safe: Vec<usize> = (king_to.min(4)..=king_to.max(4)).collect();
            if rules.castle_rook_path_safe {
                must_be_safe.extend((rook.min(rook_to)..=rook.max(rook_to)).filter(|&at| at != rook));
            }
            if must_be_safe
                .iter()
                .any(|&at| self.attacked(home + at, !self.white))
            {
                continue;
            }
            let mut board = self.board;
            let (king, tower) = (board[home + 4], board[home + rook]);
            board[home + 4] = b'.';
            board[home + rook] = b'.';
            board[home + king_to] = king;
            board[home + rook_to] = tower;
            castles.push((format!("{}{}", name(home + 4), name(home + king_to)), board));
        }
        castles
    }
}

/// Both generators along random games from places where castling, promotion and pins abound.
fn compare(rules: ChessRules) {
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1",
        "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "r3k2r/pppq1ppp/2npbn2/1Bb1p3/4P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 8",
    ];
    let mut castled = 0;
    for (seed, start) in (0..).zip(starts.into_iter().cycle().take(70)) {
        let game = Echecs::new(rules).starting_from(start).unwrap();
        let mut dice = TestDice::new(seed);
        let mut state = game.blank();
        for _ in 0..60 {
            if state.end().is_some() {
                break;
            }
            let fen = game.position(&state);
            let seat = game.turn(&state).awaited().iter().next().unwrap();
            let mut actions = game.actions(&state, seat);
            actions.retain(|action| *action != Action::Claim);
            let mut listed: Vec<String> = actions.iter().map(ToString::to_string).collect();
            listed.sort();
            let mut naive = Mailbox::read(&fen).moves(rules);
            naive.sort();
            let spelled: Vec<&String> = naive.iter().map(|(text, _)| text).collect();
            assert_eq!(listed.iter().collect::<Vec<_>>(), spelled, "{fen}");
            for (text, board) in &naive {
                let event: Event = text.parse().unwrap();
                let mut after = state.clone();
                game.evolve(&mut after, &event);
                let reached = Mailbox::read(&game.position(&after)).board;
                assert!(reached == *board, "{fen} after {text}");
            }
            // Castle when one can, so that it is seen from both sides often.
            let castle = actions.iter().find(|action| {
                matches!(
                    action.to_string().as_str(),
                    "e1g1" | "e1c1" | "e1b1" | "e8g8" | "e8c8" | "e8b8"
                ) && dice.clone().pick(&[true, false]) == Some(&true)
            });
            castled += usize::from(castle.is_some());
            let action = castle.or(dice.pick(&actions)).copied().unwrap();
            for event in game.decide(&state, seat, &action, &mut NoDice).unwrap() {
                game.evolve(&mut state, &event);
            }
        }
    }
    assert!(castled > 30, "castled only {castled} times, expected more");
}

#[test]
fn fide() {
    compare(ChessRules::FIDE);
}

#[test]
fn carlit() {
    compare(ChessRules::CARLIT);
}

#[test]
fn each_castling_switch_alone() {
    compare(ChessRules {
        castle_rook_path_safe: true,
        ..ChessRules::FIDE
    });
    compare(ChessRules {
        long_castle_king3: true,
        ..ChessRules::FIDE
    });
}
