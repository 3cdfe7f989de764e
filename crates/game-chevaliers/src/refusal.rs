//! Why an action is refused: which rule it breaks, and what breaks it.

use std::collections::BTreeSet;

use game_core::{Seat, Square, Subject, Violation};

use crate::battle::between;
use crate::board::{Cell, STRAIGHT, WAYS, heading};
use crate::layout::Ground;
use crate::moves::Walk;
use crate::{Arm, Camp, Chevaliers, Clause, Gait, Hop, OwnCastle, Piece, Ply, State};

type Refused = Violation<Clause>;

/// Every refusal that the game knows: its clause and its code.
pub const REFUSALS: &[(Clause, &str)] = &[
    (Clause::R2, "not-your-turn"),
    (Clause::R2, "no-such-seat"),
    (Clause::R2, "game-over"),
    (Clause::R2, "no-piece"),
    (Clause::R2, "not-yours"),
    (Clause::R2, "no-passing"),
    (Clause::R4, "no-square"),
    (Clause::R4, "into-water"),
    (Clause::R4, "occupied"),
    (Clause::R5, "too-far"),
    (Clause::R6, "too-far"),
    (Clause::R6, "man-backward"),
    (Clause::R7, "man-leaps"),
    (Clause::R7, "nobody-to-leap"),
    (Clause::R7, "enemy-leapt"),
    (Clause::R7, "no-leap-there"),
    (Clause::R8, "leap-to-start"),
    (Clause::R9, "diagonal-capture"),
    (Clause::R9, "not-a-jump"),
    (Clause::R9, "nobody-to-capture"),
    (Clause::R9, "own-piece-captured"),
    (Clause::R9, "landing-occupied"),
    (Clause::R9, "man-captures-back"),
    (Clause::R10, "jumped-twice"),
    (Clause::R11, "leap-after-capture"),
    (Clause::R11, "man-charges"),
    (Clause::R11, "step-combined"),
    (Clause::R12, "capture-due"),
    (Clause::R12, "chain-unfinished"),
    (Clause::R13, "no-fault"),
    (Clause::R17, "own-castle"),
    (Clause::R20, "partners-piece"),
    (Clause::R20, "partners-turn"),
];

fn refuse(clause: Clause, code: &'static str, subject: impl Into<Subject>) -> Refused {
    debug_assert!(REFUSALS.contains(&(clause, code)), "a refusal is listed");
    Violation::new(clause, code, subject)
}

/// One square, or several.
fn all(squares: impl IntoIterator<Item = Square>) -> Subject {
    let squares: Vec<Square> = squares.into_iter().collect();
    match squares[..] {
        [square] => Subject::Square(square),
        _ => Subject::Squares(squares),
    }
}

/// Nothing happens once the game is over.
pub(crate) fn open(state: &State) -> Result<(), Refused> {
    match state.end() {
        None => Ok(()),
        Some(_) => Err(refuse(Clause::R2, "game-over", ())),
    }
}

/// The seat, when the game has it.
pub(crate) fn seated(game: &Chevaliers, seat: Seat) -> Result<Seat, Refused> {
    if seat.0 < game.rules().seat_count() {
        Ok(seat)
    } else {
        Err(refuse(Clause::R2, "no-such-seat", Subject::Seat(seat)))
    }
}

/// R2, R20: whether a seat is one of the camp to move, and its turn where partners alternate.
pub(crate) fn turn(game: &Chevaliers, state: &State, seat: Seat) -> Result<(), Refused> {
    let awaited = game.awaited(state);
    let first = Subject::Seat(awaited.iter().next().unwrap_or(seat));
    if Camp::of(seat) != state.camp() {
        return Err(refuse(Clause::R2, "not-your-turn", first));
    }
    if state.arm().is_some() && !awaited.contains(seat) {
        return Err(refuse(Clause::R20, "partners-turn", first));
    }
    Ok(())
}

/// R13: the last move left nothing to claim.
pub(crate) fn no_fault() -> Refused {
    refuse(Clause::R13, "no-fault", ())
}

/// The rule that an illegal move breaks: first whose piece it is, then how it goes from square to
/// square, last what should have been captured.
pub(crate) fn diagnose(game: &Chevaliers, state: &State, seat: Seat, ply: &Ply) -> Refused {
    let inquiry = Inquiry {
        game,
        state,
        legal: state.battle().legal(game.rules(), game.board()),
    };
    let refused = inquiry
        .mover(seat, ply)
        .and_then(|(from, piece)| inquiry.course(from, piece, ply));
    match refused {
        Err(refused) => refused,
        Ok(()) => inquiry.duty(ply),
    }
}

/// R12, R13: the capture that a move left undone, though nobody refused it.
pub(crate) fn undone(game: &Chevaliers, state: &State, ply: &Ply) -> Refused {
    let inquiry = Inquiry {
        game,
        state,
        legal: state.battle().dutiful(game.rules(), game.board()),
    };
    inquiry.duty(ply)
}

struct Inquiry<'a> {
    game: &'a Chevaliers,
    state: &'a State,
    legal: Vec<Ply>,
}

impl Inquiry<'_> {
    /// The piece that is to move, if it is one of the seat's.
    fn mover(&self, seat: Seat, ply: &Ply) -> Result<(Cell, Piece), Refused> {
        let from = ply.from;
        let at = self.usable(from)?;
        let Some(piece) = self.state.battle().get(at) else {
            return Err(refuse(Clause::R2, "no-piece", from));
        };
        if piece.camp != self.state.camp() {
            return Err(refuse(Clause::R2, "not-yours", from));
        }
        // R20: where partners move for the camp, what neither of them may play breaks another rule.
        let partners = self.state.arm().is_some() || self.legal.contains(ply);
        if partners && !self.game.moves_arm(self.state, seat, piece.arm) {
            return Err(refuse(Clause::R20, "partners-piece", from));
        }
        Ok((at, piece))
    }

    /// R4: the cell of a square that a piece can stand on.
    fn usable(&self, square: Square) -> Result<Cell, Refused> {
        let board = self.game.board();
        let at = board
            .cell(square)
            .ok_or_else(|| refuse(Clause::R4, "no-square", square))?;
        match board.ground(at) {
            Ground::Water => Err(refuse(Clause::R4, "into-water", square)),
            Ground::Void => Err(refuse(Clause::R4, "no-square", square)),
            Ground::Open | Ground::Marked { .. } => Ok(at),
        }
    }

    /// Follows the piece from square to square.
    fn course(&self, from: Cell, piece: Piece, ply: &Ply) -> Result<(), Refused> {
        let field = self.state.battle().field(self.game.rules(), self.game.board());
        let mut walk = Walk::new(field, from, piece.arm, false);
        let mut taken = Vec::new();
        let mut at = from;
        for (index, &hop) in ply.hops.iter().enumerate() {
            let before = &ply.hops[..index];
            let to = self.usable(hop.to)?;
            match hop.gait {
                Gait::Step => {
                    if ply.hops.len() > 1 {
                        return Err(refuse(Clause::R11, "step-combined", hop.to));
                    }
                    self.step(piece, at, to)?;
                }
                Gait::Leap => {
                    self.may_leap(piece, before, hop)?;
                    self.leap(&walk, piece, at, to)?;
                }
                Gait::Capture => {
                    // R11: men leap at most, and then stop.
                    let leapt = before.iter().any(|hop| hop.gait == Gait::Leap);
                    if piece.arm == Arm::Men && leapt {
                        return Err(refuse(Clause::R11, "man-charges", hop.to));
                    }
                    let victim = self.capture(&walk, piece, at, to, &taken)?;
                    walk.take(victim);
                    taken.push(victim);
                }
            }
            at = to;
        }
        Ok(())
    }

    /// How far apart two cells are, in files and lines.
    fn apart(&self, from: Cell, to: Cell) -> (i8, i8) {
        let [from, to] = [from, to].map(|at| self.game.board().square(at));
        let files = i8::try_from(to.file).expect("few files") - i8::try_from(from.file).expect("few files");
        (files, to.rank - from.rank)
    }

    fn occupied(&self, at: Cell, from: Cell) -> bool {
        at != from && self.state.battle().get(at).is_some()
    }

    /// R4, R17: whether a step or a leap may end here.
    fn entry(&self, at: Cell) -> Result<(), Refused> {
        let board = self.game.board();
        let own = self.game.rules().own_castle == OwnCastle::Forbidden
            && at == board.castle_cell(self.state.camp());
        if own {
            return Err(refuse(Clause::R17, "own-castle", board.square(at)));
        }
        Ok(())
    }

    fn step(&self, piece: Piece, from: Cell, to: Cell) -> Result<(), Refused> {
        let goal = self.game.board().square(to);
        let (files, lines) = self.apart(from, to);
        if (files, lines) == (0, 0) {
            return Err(refuse(Clause::R2, "no-passing", goal));
        }
        let Some(way) = WAYS.iter().position(|&way| way == (files, lines)) else {
            let clause = match piece.arm {
                Arm::Knights => Clause::R5,
                Arm::Men => Clause::R6,
            };
            return Err(refuse(clause, "too-far", goal));
        };
        if piece.arm == Arm::Men && heading(way, piece.camp) < 0 {
            return Err(refuse(Clause::R6, "man-backward", goal));
        }
        if self.occupied(to, from) {
            return Err(refuse(Clause::R4, "occupied", goal));
        }
        self.entry(to)
    }

    /// R7, R11: whether a piece may leap at this point of its move.
    fn may_leap(&self, piece: Piece, before: &[Hop], hop: Hop) -> Result<(), Refused> {
        let rules = self.game.rules();
        if piece.arm == Arm::Men && !rules.men_leap {
            return Err(refuse(Clause::R7, "man-leaps", hop.to));
        }
        let captured = before.iter().any(|hop| hop.gait == Gait::Capture);
        if captured && (piece.arm == Arm::Men || !rules.leap_after_capture) {
            return Err(refuse(Clause::R11, "leap-after-capture", hop.to));
        }
        Ok(())
    }

    fn leap(&self, walk: &Walk<'_>, piece: Piece, at: Cell, to: Cell) -> Result<(), Refused> {
        let board = self.game.board();
        let goal = board.square(to);
        if at == to {
            return Err(refuse(Clause::R8, "leap-to-start", goal));
        }
        if walk.reach(at).contains(&to) {
            return Ok(());
        }
        if !walk.empty(to) {
            return Err(refuse(Clause::R4, "occupied", goal));
        }
        self.entry(to)?;
        let (files, lines) = self.apart(at, to);
        let single = WAYS
            .iter()
            .position(|&(right, up)| (2 * right, 2 * up) == (files, lines));
        let Some(way) = single else {
            return Err(refuse(Clause::R7, "no-leap-there", goal));
        };
        if piece.arm == Arm::Men && heading(way, piece.camp) < 0 {
            return Err(refuse(Clause::R6, "man-backward", goal));
        }
        let middle = board.square(between(at, to));
        let middle_cell = self.usable(middle)?;
        Err(match self.state.battle().get(middle_cell) {
            Some(other) if other.camp != piece.camp => refuse(Clause::R7, "enemy-leapt", middle),
            _ => refuse(Clause::R7, "nobody-to-leap", middle),
        })
    }

    /// R9, R10: whom a capture takes.
    fn capture(
        &self,
        walk: &Walk<'_>,
        piece: Piece,
        at: Cell,
        to: Cell,
        taken: &[Cell],
    ) -> Result<Cell, Refused> {
        let board = self.game.board();
        let goal = board.square(to);
        let (files, lines) = self.apart(at, to);
        if files != 0 && lines != 0 {
            return Err(refuse(Clause::R9, "diagonal-capture", goal));
        }
        let straight = WAYS[..STRAIGHT]
            .iter()
            .position(|&(right, up)| (2 * right, 2 * up) == (files, lines));
        let Some(way) = straight else {
            return Err(refuse(Clause::R9, "not-a-jump", goal));
        };
        let victim = between(at, to);
        let middle = board.square(victim);
        if taken.contains(&victim) {
            return Err(refuse(Clause::R10, "jumped-twice", middle));
        }
        match self.state.battle().get(self.usable(middle)?) {
            None => return Err(refuse(Clause::R9, "nobody-to-capture", middle)),
            Some(other) if other.camp == piece.camp => {
                return Err(refuse(Clause::R9, "own-piece-captured", middle));
            }
            Some(_) => {}
        }
        let back = heading(way, piece.camp) < 0;
        if piece.arm == Arm::Men && back && !self.game.rules().men_capture_back {
            return Err(refuse(Clause::R9, "man-captures-back", goal));
        }
        if !walk.empty(to) {
            return Err(refuse(Clause::R9, "landing-occupied", goal));
        }
        Ok(victim)
    }

    /// R12: every square of the move is one that the piece can reach, so that a capture is left undone.
    fn duty(&self, ply: &Ply) -> Refused {
        // What a longer or another move captures after the same beginning.
        let onward: BTreeSet<Square> = self
            .legal
            .iter()
            .filter(|other| other.from == ply.from)
            .filter_map(|other| {
                let shared = other
                    .hops
                    .iter()
                    .zip(&ply.hops)
                    .take_while(|(a, b)| a == b)
                    .count();
                let next = other.hops.get(shared)?;
                let begun = other.hops[..shared].iter().any(|hop| hop.gait == Gait::Capture);
                (begun && next.gait == Gait::Capture).then_some((shared, next.to))
            })
            .fold((0, BTreeSet::new()), |(deepest, mut squares), (shared, to)| {
                if shared > deepest {
                    squares.clear();
                }
                if shared >= deepest {
                    squares.insert(to);
                }
                (deepest.max(shared), squares)
            })
            .1;
        if onward.is_empty() {
            let capturers: BTreeSet<Square> = self.legal.iter().map(|ply| ply.from).collect();
            refuse(Clause::R12, "capture-due", all(capturers))
        } else {
            refuse(Clause::R12, "chain-unfinished", all(onward))
        }
    }
}
