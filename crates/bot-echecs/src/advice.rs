//! Why a move is good, in the words of a person who looks at the board: what it takes, saves or threatens.
//!
//! What is found is true of the position, whatever the search thought of: exchanges are counted to their end,
//! and a threat is one that would win something if it were carried out at once.

use bots::{Advice, Choice, Score, Why};
use cozy_chess::{Color, File, Move, Piece, Rank, Square};
use game_echecs::{Action, View};
use search::{Position as _, Value};

use super::position::WORTH;
use super::{EnginePosition, LongCastle};

/// What must be won for it to be worth a word: a pawn.
const WORTHWHILE: Value = 100;
/// What must be threatened for that to be why a move is made: more than a pawn.
const SERIOUS: Value = 200;

/// Every reason that it gives, by its code.
pub(crate) const REASONS: &[&str] = &[
    "claim",
    "mate",
    "mate-in",
    "promotes",
    "takes-free",
    "takes-more",
    "trades",
    "takes",
    "parries",
    "castles",
    "saves",
    "guards",
    "forks",
    "checks-and-threatens",
    "threatens",
    "checks",
    "develops",
    "centre",
    "advances",
];

/// What to tell of a choice where `view` is seen.
pub(crate) fn advise(view: &View, choice: &Choice<Action>) -> Advice {
    let text = choice.action.to_string();
    let position = EnginePosition::read(&view.fen, LongCastle::of(view.profile));
    let Some((position, mv)) = position.and_then(|position| {
        let mv = position.find(&text)?;
        Some((position, mv))
    }) else {
        let claims = matches!(choice.action, Action::Claim);
        let reason = Why::new(if claims { "claim" } else { Why::BEST });
        return Advice {
            reason,
            ..Advice::plain()
        };
    };
    let squares = [&text[..2], &text[2..4]];
    Advice::along(squares, reason(&position, mv, choice.score))
}

fn reason(position: &EnginePosition, mv: Move, score: Score) -> Why {
    let board = position.board();
    let after = position.after(mv);
    let mover = board.piece_on(mv.from).unwrap_or(Piece::Pawn);
    let piece = letter(mover);
    match score {
        Score::Mate(1) => return Why::new("mate"),
        Score::Mate(moves) if moves > 1 => return Why::new("mate-in").count("moves", moves),
        _ => {}
    }
    if let Some(made) = mv.promotion {
        return Why::new("promotes").name("piece", letter(made));
    }
    if let Some(victim) = victim(position, mv) {
        let taken = Why::new(if position.exchange(mv, WORTH[victim as usize]) {
            "takes-free"
        } else if position.exchange(mv, WORTHWHILE) {
            "takes-more"
        } else if position.exchange(mv, 0) {
            "trades"
        } else {
            "takes"
        });
        return taken
            .name("piece", piece)
            .name("victim", letter(victim))
            .name("square", mv.to);
    }
    if position.pressed() {
        return Why::new("parries").name("piece", piece);
    }
    if is_castle(position, mv) {
        return Why::new("castles").name(
            "side",
            if mv.to.file() > mv.from.file() {
                "short"
            } else {
                "long"
            },
        );
    }
    let (before, now) = (hanging(position), left_hanging(&after));
    let lost = |square: Square| WORTH[board.piece_on(square).map_or(0, |piece| piece as usize)];
    if before.contains(&mv.from) && !now.contains(&mv.to) {
        return Why::new("saves").name("piece", piece).name("square", mv.from);
    }
    let guarded = before
        .iter()
        .filter(|&&square| square != mv.from && !now.contains(&square));
    if let Some(&square) = guarded.max_by_key(|&&square| lost(square))
        && let Some(other) = board.piece_on(square)
    {
        return Why::new("guards")
            .name("piece", letter(other))
            .name("square", square);
    }
    let threats = threats(position, &after);
    if let [first, second, ..] = threats[..] {
        return Why::new("forks")
            .name("first", letter(first.0))
            .name("second", letter(second.0));
    }
    let checks = after.pressed();
    if let [(prey, square)] = threats[..] {
        let code = if checks {
            "checks-and-threatens"
        } else {
            "threatens"
        };
        return Why::new(code).name("piece", letter(prey)).name("square", square);
    }
    if checks {
        return Why::new("checks").name("piece", piece);
    }
    plain(board.side_to_move(), mover, mv)
}

/// What a quiet move is good for.
fn plain(color: Color, mover: Piece, mv: Move) -> Why {
    let home = mv.from.rank() == Rank::First.relative_to(color);
    let central = matches!(mv.to.file(), File::D | File::E)
        && [Rank::Fourth, Rank::Fifth].contains(&mv.to.rank().relative_to(color));
    match mover {
        Piece::Knight | Piece::Bishop if home => Why::new("develops").name("piece", letter(mover)),
        Piece::Pawn if central => Why::new("centre").name("square", mv.to),
        Piece::Pawn if mv.to.rank().relative_to(color) >= Rank::Sixth => {
            let left = Rank::Eighth as usize - mv.to.rank().relative_to(color) as usize;
            Why::new("advances").count("left", left)
        }
        _ => Why::new(Why::BEST),
    }
}

/// The piece that a move captures.
fn victim(position: &EnginePosition, mv: Move) -> Option<Piece> {
    let board = position.board();
    let enemy = board.colors(!board.side_to_move());
    if enemy.has(mv.to) {
        return board.piece_on(mv.to);
    }
    position.is_en_passant(mv).then_some(Piece::Pawn)
}

fn is_castle(position: &EnginePosition, mv: Move) -> bool {
    let board = position.board();
    board.colors(board.side_to_move()).has(mv.to)
}

/// The squares of pieces that their enemy, who is to move, wins by capturing them.
fn left_hanging(position: &EnginePosition) -> Vec<Square> {
    let mut captures = Vec::new();
    position.noisy(&mut captures);
    captures.retain(|&mv| victim(position, mv).is_some() && position.exchange(mv, WORTHWHILE));
    captures.into_iter().map(|mv| mv.to).collect()
}

/// The squares of pieces of the side to move that would be lost if it did nothing.
fn hanging(position: &EnginePosition) -> Vec<Square> {
    turned(position).map_or_else(Vec::new, |idle| left_hanging(&idle))
}

/// The position with the other side to move, where that can be.
fn turned(position: &EnginePosition) -> Option<EnginePosition> {
    let board = position.board().null_move()?;
    Some(EnginePosition::new(board, position.long_castle()))
}

/// The pieces that a move threatens to win which were not threatened before, the dearest first. A king in
/// check must first be brought out of it, and what else is attacked stands where it stood.
fn threats(before: &EnginePosition, after: &EnginePosition) -> Vec<(Piece, Square)> {
    let seriously = |position: &EnginePosition| {
        let mut captures = Vec::new();
        position.noisy(&mut captures);
        captures.retain(|&mv| victim(position, mv).is_some() && position.exchange(mv, SERIOUS));
        captures.into_iter().map(|mv| mv.to).collect::<Vec<Square>>()
    };
    let known = seriously(before);
    let Some(again) = turned(after) else {
        return Vec::new();
    };
    let mut prey: Vec<(Piece, Square)> = seriously(&again)
        .into_iter()
        .filter(|square| !known.contains(square))
        .filter_map(|square| Some((again.board().piece_on(square)?, square)))
        .collect();
    prey.sort_by_key(|&(piece, square)| (-WORTH[piece as usize], square as usize));
    prey.dedup();
    prey
}

/// The letter by which sentences tell pieces apart.
fn letter(piece: Piece) -> char {
    match piece {
        Piece::Pawn => 'p',
        Piece::Knight => 'n',
        Piece::Bishop => 'b',
        Piece::Rook => 'r',
        Piece::Queen => 'q',
        Piece::King => 'k',
    }
}

#[cfg(test)]
mod tests {
    use bots::{Level, advised};
    use game_core::Configurable as _;
    use game_echecs::Echecs;

    use crate::Computer;

    /// What is told of a move, or of the player's own where none is given.
    #[track_caller]
    fn told(fen: &str, text: Option<&str>) -> String {
        let game = Echecs::configure(&[], ()).expect("the usual rules");
        let level = Level::new(6).expect("a level");
        let advice = advised::<Computer>(&game, fen, text, level, 2_000);
        format!("{}: {}", advice.path.join("-"), advice.reason)
    }

    #[test]
    fn a_mate_is_seen_by_the_engine() {
        assert_eq!(told("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", None), "a1-a8: mate");
        let two = told("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", None);
        assert!(two.ends_with("mate-in moves=2"), "{two}");
    }

    #[test]
    fn captures_are_counted_to_their_end() {
        let free = "4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1";
        assert_eq!(told(free, None), "c3-d5: takes-free piece=n victim=q square=d5");
        let more = "4k3/8/2p5/3r4/8/2N5/8/4K3 w - - 0 1";
        assert_eq!(
            told(more, Some("c3d5")),
            "c3-d5: takes-more piece=n victim=r square=d5"
        );
        let even = "4k3/8/2p5/3n4/8/2N5/8/4K3 w - - 0 1";
        assert_eq!(
            told(even, Some("c3d5")),
            "c3-d5: trades piece=n victim=n square=d5"
        );
        let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        assert_eq!(
            told(passing, Some("e5d6")),
            "e5-d6: takes-free piece=p victim=p square=d6"
        );
    }

    #[test]
    fn what_is_attacked_is_saved_or_guarded() {
        let attacked = "4k3/8/8/2p5/3N4/8/8/4K3 w - - 0 1";
        assert_eq!(told(attacked, Some("d4f3")), "d4-f3: saves piece=n square=d4");
        let by_pawn = "3rk3/8/8/8/3N4/8/2P5/4K3 w - - 0 1";
        assert_eq!(told(by_pawn, Some("c2c3")), "c2-c3: guards piece=n square=d4");
    }

    #[test]
    fn a_fork_threatens_two_at_once_and_a_check_is_parried() {
        let fork = "4k3/8/8/2r1r3/8/8/3P4/6K1 w - - 0 1";
        assert_eq!(told(fork, Some("d2d4")), "d2-d4: forks first=r second=r");
        let threat = "4k3/8/8/4q3/8/8/3P4/4K1N1 w - - 0 1";
        assert_eq!(told(threat, Some("g1e2")), "g1-e2: parries piece=n");
        let one = "4k3/8/8/4q3/8/8/3P4/3K2N1 w - - 0 1";
        assert_eq!(told(one, Some("g1f3")), "g1-f3: threatens piece=q square=e5");
    }

    #[test]
    fn the_opening_and_the_last_ranks_have_words_of_their_own() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(told(start, Some("e2e4")), "e2-e4: centre square=e4");
        assert_eq!(told(start, Some("g1f3")), "g1-f3: develops piece=n");
        let castle = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
        assert_eq!(told(castle, Some("e1g1")), "e1-g1: castles side=short");
        let pawn = "8/4P3/8/8/8/1k6/8/4K3 w - - 0 1";
        assert_eq!(told(pawn, Some("e7e8q")), "e7-e8: promotes piece=q");
        let runner = "8/8/4P3/8/8/1k6/8/4K3 w - - 0 1";
        assert_eq!(told(runner, Some("e6e7")), "e6-e7: advances left=1");
        assert_eq!(told(start, Some("a2a3")), "a2-a3: best");
    }
}
