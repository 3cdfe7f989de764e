//! Why a move is refused: which rule it breaks, and what breaks it.

use game_core::{Seat, Subject, Violation};
use shakmaty::{Bitboard, CastlingSide, Chess, File, Piece, Position, Rank, Role, Square, attacks};

use crate::{ChessRules, Clause, Ply, Repetition, State};

type Refused = Violation<Clause>;

/// Every refusal that the game knows: its clause and its code.
pub const REFUSALS: &[(Clause, &str)] = &[
    (Clause::L1, "not-your-turn"),
    (Clause::M1, "no-piece"),
    (Clause::M1, "not-yours"),
    (Clause::M2, "not-a-king-move"),
    (Clause::M3, "not-a-queen-move"),
    (Clause::M4, "not-a-bishop-move"),
    (Clause::M5, "not-a-rook-move"),
    (Clause::L2, "not-a-knight-move"),
    (Clause::M6, "path-blocked"),
    (Clause::M7, "own-piece"),
    (Clause::L5, "not-a-pawn-move"),
    (Clause::L5, "pawn-too-far"),
    (Clause::L5, "pawn-not-at-home"),
    (Clause::L5, "pawn-blocked"),
    (Clause::L5, "pawn-nothing-to-capture"),
    (Clause::L6, "en-passant-lapsed"),
    (Clause::L8, "promotion-missing"),
    (Clause::L8, "promotion-not-allowed"),
    (Clause::L7, "king-into-check"),
    (Clause::L7, "leaves-king-in-check"),
    (Clause::L7, "pinned"),
    (Clause::C1, "castle-distance"),
    (Clause::R1, "castle-right-lost"),
    (Clause::R2, "castle-path-blocked"),
    (Clause::L9, "castle-in-check"),
    (Clause::R3, "castle-through-check"),
    (Clause::C2, "castle-rook-path"),
    (Clause::C3, "nothing-to-claim"),
    (Clause::C4, "nothing-to-claim"),
    (Clause::E3, "agreement-too-early"),
    (Clause::E5, "game-over"),
    (Clause::L1, "no-such-seat"),
];

fn refuse(clause: Clause, code: &'static str, subject: impl Into<Subject>) -> Refused {
    debug_assert!(REFUSALS.contains(&(clause, code)), "a refusal is listed");
    Violation::new(clause, code, subject)
}

fn at(square: Square) -> Subject {
    Subject::Square(core_square(square))
}

fn core_square(square: Square) -> game_core::Square {
    let (file, rank) = square.coords();
    game_core::Square {
        file: u8::try_from(file.to_u32()).expect("eight files"),
        rank: i8::try_from(rank.to_u32() + 1).expect("eight ranks"),
    }
}

fn all(squares: Bitboard) -> Subject {
    match squares.single_square() {
        Some(square) => at(square),
        None => Subject::Squares(squares.into_iter().map(core_square).collect()),
    }
}

/// E-5: nothing happens once the game is over.
pub(crate) fn open(state: &State) -> Result<(), Refused> {
    match state.end() {
        None => Ok(()),
        Some(_) => Err(refuse(Clause::E5, "game-over", ())),
    }
}

/// The seat, when chess has it.
pub(crate) fn seated(seat: Seat) -> Result<Seat, Refused> {
    if seat.0 < 2 {
        Ok(seat)
    } else {
        Err(refuse(Clause::L1, "no-such-seat", Subject::Seat(seat)))
    }
}

/// E-3: both players have moved before they agree.
pub(crate) fn both_moved(state: &State) -> Result<(), Refused> {
    if state.plies() >= 2 {
        Ok(())
    } else {
        let plies = Subject::Number(i64::from(state.plies()));
        Err(refuse(Clause::E3, "agreement-too-early", plies))
    }
}

/// Why there is no draw to claim: the count that comes nearest to one.
pub(crate) fn no_claim(rules: ChessRules, state: &State) -> Refused {
    let occurrences = state.occurrences();
    if rules.repetition == Repetition::Auto3 || occurrences > 1 {
        let seen = i64::try_from(occurrences).expect("a game has few positions");
        refuse(Clause::C3, "nothing-to-claim", Subject::Number(seen))
    } else {
        let moves = i64::from(state.position().halfmoves());
        refuse(Clause::C4, "nothing-to-claim", Subject::Number(moves))
    }
}

/// The rule that an illegal move breaks: first whose piece it is, then how it moves, then what
/// stands in its way, last what becomes of the king.
pub(crate) fn diagnose(rules: ChessRules, pos: &Chess, ply: Ply) -> Refused {
    let board = pos.board();
    let Some(Piece { color, role }) = board.piece_at(ply.from) else {
        return refuse(Clause::M1, "no-piece", at(ply.from));
    };
    if color != pos.turn() {
        return refuse(Clause::M1, "not-yours", at(ply.from));
    }
    let refused = match role {
        Role::King => king(rules, pos, ply),
        Role::Pawn => pawn(pos, ply),
        _ => piece(pos, ply, role),
    };
    refused
        .or_else(|| promotion(pos, ply, role))
        .unwrap_or_else(|| exposed(pos, ply, role))
}

fn piece(pos: &Chess, ply: Ply, role: Role) -> Option<Refused> {
    let mover = role.of(pos.turn());
    if !attacks::attacks(ply.from, mover, Bitboard::EMPTY).contains(ply.to) {
        let (clause, code) = match role {
            Role::Knight => (Clause::L2, "not-a-knight-move"),
            Role::Bishop => (Clause::M4, "not-a-bishop-move"),
            Role::Rook => (Clause::M5, "not-a-rook-move"),
            _ => (Clause::M3, "not-a-queen-move"),
        };
        return Some(refuse(clause, code, at(ply.to)));
    }
    let between = attacks::between(ply.from, ply.to) & pos.board().occupied();
    if between.any() {
        return Some(refuse(Clause::M6, "path-blocked", all(between)));
    }
    onto_own(pos, ply)
}

fn onto_own(pos: &Chess, ply: Ply) -> Option<Refused> {
    pos.us()
        .contains(ply.to)
        .then(|| refuse(Clause::M7, "own-piece", at(ply.to)))
}

fn pawn(pos: &Chess, ply: Ply) -> Option<Refused> {
    let color = pos.turn();
    let occupied = pos.board().occupied();
    if attacks::pawn_attacks(color, ply.from).contains(ply.to) {
        return diagonal(pos, ply);
    }
    let ahead = color.fold_wb(8, -8);
    let one = ply.from.offset(ahead).expect("no pawn stands on the last rank");
    let two = one.offset(ahead);
    if ply.to != one && Some(ply.to) != two {
        let ranks = |square: Square| color.relative_rank(square.rank());
        let farther = ply.to.file() == ply.from.file() && ranks(ply.to) > ranks(ply.from);
        let code = if farther {
            "pawn-too-far"
        } else {
            "not-a-pawn-move"
        };
        return Some(refuse(Clause::L5, code, at(ply.to)));
    }
    if ply.to != one && ply.from.rank() != color.relative_rank(Rank::Second) {
        return Some(refuse(Clause::L5, "pawn-not-at-home", at(ply.from)));
    }
    [one, ply.to]
        .into_iter()
        .find(|&square| occupied.contains(square))
        .map(|square| refuse(Clause::L5, "pawn-blocked", at(square)))
}

fn diagonal(pos: &Chess, ply: Ply) -> Option<Refused> {
    if let Some(own) = onto_own(pos, ply) {
        return Some(own);
    }
    if pos.them().contains(ply.to) || pos.maybe_ep_square() == Some(ply.to) {
        return None;
    }
    // L-6: a pawn that stands beside on the fifth rank was free to be taken in passing once, if at all.
    let passed = Square::from_coords(ply.to.file(), ply.from.rank());
    let fifth = ply.from.rank() == pos.turn().relative_rank(Rank::Fifth);
    Some(if fifth && pos.their(Role::Pawn).contains(passed) {
        refuse(Clause::L6, "en-passant-lapsed", at(passed))
    } else {
        refuse(Clause::L5, "pawn-nothing-to-capture", at(ply.to))
    })
}

fn promotion(pos: &Chess, ply: Ply, role: Role) -> Option<Refused> {
    let arrives = role == Role::Pawn && ply.to.rank() == pos.turn().relative_rank(Rank::Eighth);
    match (arrives, ply.promotion) {
        (true, None) => Some(refuse(Clause::L8, "promotion-missing", at(ply.to))),
        (false, Some(_)) => Some(refuse(Clause::L8, "promotion-not-allowed", at(ply.to))),
        _ => None,
    }
}

fn king(rules: ChessRules, pos: &Chess, ply: Ply) -> Option<Refused> {
    if attacks::king_attacks(ply.from).contains(ply.to) {
        return onto_own(pos, ply);
    }
    let home = pos.turn().fold_wb(Square::E1, Square::E8);
    if ply.from != home || ply.to.rank() != home.rank() {
        return Some(refuse(Clause::M2, "not-a-king-move", at(ply.to)));
    }
    let side = match ply.to.file() {
        File::G => CastlingSide::KingSide,
        File::B | File::C => CastlingSide::QueenSide,
        _ => return Some(refuse(Clause::M2, "not-a-king-move", at(ply.to))),
    };
    castle(rules, pos, ply, side)
}

fn castle(rules: ChessRules, pos: &Chess, ply: Ply, side: CastlingSide) -> Option<Refused> {
    let board = pos.board();
    let color = pos.turn();
    let rank = ply.from.rank();
    let attackers = |square: Square| board.attacks_to(square, !color, board.occupied());

    let target = rules.king_target(side, rank);
    if ply.to != target {
        return Some(refuse(Clause::C1, "castle-distance", at(target)));
    }
    let corner = Square::from_coords(if side.is_king_side() { File::H } else { File::A }, rank);
    if !pos.castles().has(color, side) {
        return Some(refuse(Clause::R1, "castle-right-lost", at(corner)));
    }
    let between = attacks::between(ply.from, corner) & board.occupied();
    if between.any() {
        return Some(refuse(Clause::R2, "castle-path-blocked", all(between)));
    }
    let checkers = pos.checkers();
    if checkers.any() {
        return Some(refuse(Clause::L9, "castle-in-check", all(checkers)));
    }
    let third = Square::from_coords(File::B, rank);
    let unsafe_for_king: Bitboard = attacks::between(ply.from, target)
        .with(target)
        .into_iter()
        .filter(|&square| attackers(square).any())
        .filter(|&square| !(rules.castle_rook_path_safe && square == third))
        .collect();
    if unsafe_for_king.any() {
        return Some(refuse(Clause::R3, "castle-through-check", all(unsafe_for_king)));
    }
    let crossed = rules.castle_rook_path_safe && side == CastlingSide::QueenSide && attackers(third).any();
    crossed.then(|| refuse(Clause::C2, "castle-rook-path", at(third)))
}

/// L-7: the move is one the piece could make, but it leaves its king attacked. By whom?
fn exposed(pos: &Chess, ply: Ply, role: Role) -> Refused {
    let board = pos.board();
    let color = pos.turn();
    let king = board.king_of(color).expect("each side has its king");
    let taken = match (role, pos.maybe_ep_square()) {
        (Role::Pawn, Some(passing)) if passing == ply.to && ply.from.file() != ply.to.file() => {
            Square::from_coords(ply.to.file(), ply.from.rank())
        }
        _ => ply.to,
    };
    let occupied = board.occupied().without(ply.from).without(taken).with(ply.to);
    let threatened = if role == Role::King { ply.to } else { king };
    let attackers = board.attacks_to(threatened, !color, occupied).without(taken);
    let code = match role {
        Role::King => "king-into-check",
        _ if pos.is_check() => "leaves-king-in-check",
        _ => "pinned",
    };
    refuse(Clause::L7, code, all(attackers))
}
