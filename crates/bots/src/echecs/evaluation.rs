//! What a chess position is worth at a glance: material and places, reach, pawns, kings, threats,
//! weighed between opening and endgame by what is left on the board.

use cozy_chess::{
    BitBoard, Board, Color, File, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves,
    get_rook_moves,
};
use search::Value;

use super::features::*;
use super::tally::{Sum, Tally, Trace};

/// How much each piece counts towards the opening.
const PHASE: [i32; Piece::NUM] = [0, 1, 1, 2, 4, 0];
const FULL_PHASE: i32 = 24;

/// The worth of a position to its side to move.
pub(crate) fn evaluate(board: &Board) -> Value {
    let mut sum = Sum::default();
    tally(board, &mut sum);
    let endgame = sum.endgame() * drawishness(board, sum.endgame()) / 64;
    let phase = phase(board);
    let value = (sum.opening() * phase + endgame * (FULL_PHASE - phase)) / FULL_PHASE + lone_king(board);
    match board.side_to_move() {
        Color::White => value,
        Color::Black => -value,
    }
}

/// The features of a position and how much each half of their weights counts in it: what fitting
/// the weights needs.
#[derive(Clone, Debug)]
pub struct Traced {
    /// The features with their counts, White's less Black's.
    pub features: Vec<(usize, i32)>,
    /// How much the opening's weights count, 0 to 1.
    pub opening: f32,
    /// How much the endgame's weights count, 0 to 1.
    pub endgame: f32,
}

/// Takes the evaluation of a position apart.
pub fn trace(board: &Board) -> Traced {
    let (mut trace, mut sum) = (Trace::default(), Sum::default());
    tally(board, &mut trace);
    tally(board, &mut sum);
    let part = |whole: i32| whole as f32 / FULL_PHASE as f32;
    let phase = phase(board);
    Traced {
        features: trace.0,
        opening: part(phase),
        endgame: part(FULL_PHASE - phase) * drawishness(board, sum.endgame()) as f32 / 64.0,
    }
}

fn phase(board: &Board) -> i32 {
    let count = |piece: Piece| PHASE[piece as usize] * board.pieces(piece).len() as i32;
    Piece::ALL.into_iter().map(count).sum::<i32>().min(FULL_PHASE)
}

/// How much of an endgame advantage counts, in sixty-fourths.
fn drawishness(board: &Board, advantage: i32) -> i32 {
    let strong = if advantage >= 0 {
        Color::White
    } else {
        Color::Black
    };
    let pawns = board.colored_pieces(strong, Piece::Pawn).len() as i32;
    let might = |color: Color| -> i32 {
        [
            (Piece::Knight, 3),
            (Piece::Bishop, 3),
            (Piece::Rook, 5),
            (Piece::Queen, 9),
        ]
        .into_iter()
        .map(|(piece, worth)| worth * board.colored_pieces(color, piece).len() as i32)
        .sum()
    };
    let (ours, theirs) = (might(strong), might(!strong));
    if pawns == 0 && ours - theirs <= 3 {
        // Without pawns a minor piece more does not win.
        return if ours < 5 { 0 } else { 8 };
    }
    let bishops = board.pieces(Piece::Bishop);
    let opposite = bishops.len() == 2
        && ours == 3
        && theirs == 3
        && (bishops & BitBoard::LIGHT_SQUARES).len() == 1
        && (bishops & board.colors(strong)).len() == 1;
    if opposite {
        24 + 4 * pawns.min(6)
    } else {
        44 + 5 * pawns.min(4)
    }
}

/// A bare king is driven to the edge and the other king follows, so that a mate comes into sight.
fn lone_king(board: &Board) -> Value {
    let mut value = 0;
    for color in Color::ALL {
        let bare = board.colors(!color).len() == 1;
        let enough = board.colored_pieces(color, Piece::Rook) | board.colored_pieces(color, Piece::Queen);
        if bare && (!enough.is_empty() || board.colored_pieces(color, Piece::Bishop).len() > 1) {
            let (hunter, prey) = (board.king(color), board.king(!color));
            let off_centre = |index: i32| (2 * index - 7).abs() / 2;
            let edge = off_centre(prey.file() as i32) + off_centre(prey.rank() as i32);
            let drive = 200 + 20 * edge + 10 * (7 - distance(hunter, prey));
            value += if color == Color::White { drive } else { -drive };
        }
    }
    value
}

fn distance(one: Square, other: Square) -> i32 {
    let files = (one.file() as i32 - other.file() as i32).abs();
    let ranks = (one.rank() as i32 - other.rank() as i32).abs();
    files.max(ranks)
}

/// What one side attacks.
#[derive(Clone, Copy)]
struct Grip {
    by: [BitBoard; Piece::NUM],
    all: BitBoard,
    twice: BitBoard,
    /// How hard it presses the other king.
    pressure: i32,
    attackers: i32,
}

fn shift(board: BitBoard, color: Color) -> BitBoard {
    match color {
        Color::White => BitBoard(board.0 << 8),
        Color::Black => BitBoard(board.0 >> 8),
    }
}

fn sideways(board: BitBoard) -> BitBoard {
    let east = (board.0 & !File::H.bitboard().0) << 1;
    let west = (board.0 & !File::A.bitboard().0) >> 1;
    BitBoard(east | west)
}

fn pawn_grip(pawns: BitBoard, color: Color) -> BitBoard {
    sideways(shift(pawns, color))
}

/// Every square in front of those given, for `color`.
fn ahead(board: BitBoard, color: Color) -> BitBoard {
    let mut span = shift(board, color).0;
    match color {
        Color::White => {
            span |= span << 8;
            span |= span << 16;
            span |= span << 32;
        }
        Color::Black => {
            span |= span >> 8;
            span |= span >> 16;
            span |= span >> 32;
        }
    }
    BitBoard(span)
}

/// The rank of a square seen from `color`, 0 to 7.
fn rank(square: Square, color: Color) -> usize {
    square.rank().relative_to(color) as usize
}

fn tally<T: Tally>(board: &Board, into: &mut T) {
    let grips = [Color::White, Color::Black].map(|color| pieces(board, color, into));
    for color in Color::ALL {
        pawns(board, color, &grips, into);
        king(board, color, &grips, into);
        threats(board, color, &grips, into);
    }
    into.add(board.side_to_move(), TEMPO, 1);
}

/// Places and reach of the pieces, and what they attack.
fn pieces<T: Tally>(board: &Board, color: Color, into: &mut T) -> Grip {
    let us = board.colors(color);
    let occupied = board.occupied();
    let own_pawns = board.colored_pieces(color, Piece::Pawn);
    let other_pawns = board.colored_pieces(!color, Piece::Pawn);
    let other_pawn_grip = pawn_grip(other_pawns, !color);
    let other_king = board.king(!color);
    let ring = get_king_moves(other_king) | shift(get_king_moves(other_king), !color);
    let own_king = board.king(color);
    let stuck_pawns = own_pawns & shift(occupied, !color);
    let free = !(stuck_pawns | own_king.bitboard() | other_pawn_grip);
    let pawn_attacks = pawn_grip(own_pawns, color);
    let king_attacks = get_king_moves(own_king);
    let mut grip = Grip {
        by: [BitBoard::EMPTY; Piece::NUM],
        all: pawn_attacks | king_attacks,
        twice: pawn_attacks & king_attacks,
        pressure: 0,
        attackers: 0,
    };
    grip.by[Piece::Pawn as usize] = pawn_attacks;
    grip.by[Piece::King as usize] = king_attacks;
    let flip = |square: Square| match color {
        Color::White => square as usize,
        Color::Black => square as usize ^ 56,
    };
    // Squares that other pawns could ever attack.
    let contested = sideways(ahead(other_pawns, !color));

    for piece in Piece::ALL {
        for square in us & board.pieces(piece) {
            into.add(color, PLACE + piece as usize * 64 + flip(square), 1);
            let (attacks, reach, weight) = match piece {
                Piece::Pawn | Piece::King => continue,
                Piece::Knight => (get_knight_moves(square), KNIGHT_REACH, 2),
                Piece::Bishop => {
                    let through = occupied ^ board.colored_pieces(color, Piece::Queen);
                    (get_bishop_moves(square, through), BISHOP_REACH, 2)
                }
                Piece::Rook => {
                    let heavy = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
                    (get_rook_moves(square, occupied ^ (us & heavy)), ROOK_REACH, 3)
                }
                Piece::Queen => {
                    let attacks = get_bishop_moves(square, occupied) | get_rook_moves(square, occupied);
                    (attacks, QUEEN_REACH, 4)
                }
            };
            grip.twice |= grip.all & attacks;
            grip.all |= attacks;
            grip.by[piece as usize] |= attacks;
            into.add(color, reach + (attacks & free).len() as usize, 1);
            let near = (attacks & ring & !other_pawn_grip).len() as i32;
            if near > 0 {
                grip.attackers += 1;
                grip.pressure += weight + near;
            }
            match piece {
                Piece::Knight | Piece::Bishop => {
                    let safe = pawn_attacks.has(square) && !contested.has(square);
                    if safe && rank(square, color) >= 3 {
                        into.add(color, OUTPOST + usize::from(piece == Piece::Bishop), 1);
                    }
                    let pawns = own_pawns | other_pawns;
                    if shift(square.bitboard(), color).is_subset(pawns) {
                        into.add(color, SHIELDED, 1);
                    }
                    if piece == Piece::Bishop {
                        let light = BitBoard::LIGHT_SQUARES.has(square);
                        let same = if light {
                            BitBoard::LIGHT_SQUARES
                        } else {
                            BitBoard::DARK_SQUARES
                        };
                        into.add(color, BISHOP_WALLED + (own_pawns & same).len() as usize, 1);
                    }
                }
                Piece::Rook => {
                    let file = square.file().bitboard();
                    if (file & own_pawns).is_empty() {
                        into.add(
                            color,
                            ROOK_FILE + usize::from(!(file & other_pawns).is_empty()),
                            1,
                        );
                    }
                }
                _ => {}
            }
        }
    }
    if board.colored_pieces(color, Piece::Bishop).len() > 1 {
        into.add(color, BISHOP_PAIR, 1);
    }
    grip
}

/// The pawn skeleton.
fn pawns<T: Tally>(board: &Board, color: Color, grips: &[Grip; 2], into: &mut T) {
    let own = board.colored_pieces(color, Piece::Pawn);
    let other = board.colored_pieces(!color, Piece::Pawn);
    let own_grip = grips[color as usize].by[Piece::Pawn as usize];
    let other_grip = grips[!color as usize].by[Piece::Pawn as usize];
    for square in own {
        let here = square.bitboard();
        let front = ahead(here, color);
        let beside = sideways(square.file().bitboard());
        let height = rank(square, color);
        let open = usize::from((front & other).is_empty());
        if !(front & own).is_empty() {
            into.add(color, DOUBLED, 1);
        }
        if (beside & own).is_empty() {
            into.add(color, ISOLATED + open, 1);
        } else {
            let behind_neighbours =
                (beside & own & (ahead(sideways(here), !color) | sideways(here))).is_empty();
            if behind_neighbours && other_grip.has_any(shift(here, color)) {
                into.add(color, BACKWARD + open, 1);
            }
        }
        if own_grip.has(square) {
            into.add(color, DEFENDED + height, 1);
        }
        if !(sideways(here) & own).is_empty() {
            into.add(color, ABREAST + height, 1);
        }
        let stoppers = (front | sideways(front)) & other;
        if stoppers.is_empty() && (front & own).is_empty() {
            passed(board, color, square, grips, into);
        }
    }
}

fn passed<T: Tally>(board: &Board, color: Color, square: Square, grips: &[Grip; 2], into: &mut T) {
    let height = rank(square, color);
    let next = shift(square.bitboard(), color);
    into.add(color, PASSED + height, 1);
    if board.occupied().has_any(next) {
        into.add(color, PASSED_BLOCKED + height, 1);
    }
    if grips[!color as usize].all.has_any(next) {
        into.add(color, PASSED_WATCHED + height, 1);
    }
    // A pawn at home needs no escort yet.
    if height >= 3
        && let Some(next) = next.next_square()
    {
        let weight = height as i32 - 2;
        into.add(
            color,
            PASSED_OWN_KING + distance(board.king(color), next) as usize,
            weight,
        );
        into.add(
            color,
            PASSED_OTHER_KING + distance(board.king(!color), next) as usize,
            weight,
        );
    }
}

/// How safe the king of `color` is: its shelter, the pawns that storm it, the pieces around it.
fn king<T: Tally>(board: &Board, color: Color, grips: &[Grip; 2], into: &mut T) {
    let king = board.king(color);
    let own = board.colored_pieces(color, Piece::Pawn);
    let other = board.colored_pieces(!color, Piece::Pawn);
    let in_front = ahead(BitBoard(king.rank().bitboard().0), color) | king.rank().bitboard();
    for file in sideways(king.file().bitboard()) & king.rank().bitboard() | king.bitboard() {
        let middle = 8 * usize::from(file == king);
        let column = file.file().bitboard() & in_front;
        let nearest = |pawns: BitBoard| {
            (column & pawns)
                .into_iter()
                .map(|pawn| rank(pawn, color) - rank(king, color))
                .min()
                .unwrap_or(7)
        };
        into.add(color, SHELTER + middle + nearest(own), 1);
        into.add(color, STORM + middle + nearest(other), 1);
    }

    let (ours, theirs) = (&grips[color as usize], &grips[!color as usize]);
    let mut pressure = theirs.pressure;
    let occupied = board.occupied() ^ board.colored_pieces(color, Piece::Queen);
    let weak = !ours.all | (ours.by[Piece::King as usize] | ours.by[Piece::Queen as usize]) & !ours.twice;
    let safe = !board.colors(!color) & (!ours.all | (weak & theirs.twice));
    let straight = get_rook_moves(king, occupied) & safe;
    let diagonal = get_bishop_moves(king, occupied) & safe;
    let by = |piece: Piece| theirs.by[piece as usize];
    let checks = |squares: BitBoard, worth: i32| if squares.is_empty() { 0 } else { worth };
    pressure += checks(get_knight_moves(king) & safe & by(Piece::Knight), 5);
    pressure += checks(diagonal & by(Piece::Bishop), 3);
    pressure += checks(straight & by(Piece::Rook), 6);
    pressure += checks((straight | diagonal) & by(Piece::Queen), 5);
    pressure += 2 * (get_king_moves(king) & weak & theirs.all).len() as i32;
    if board.colored_pieces(!color, Piece::Queen).is_empty() {
        pressure /= 2;
    }
    if theirs.attackers < 2 {
        pressure /= 2;
    }
    let step = usize::try_from(pressure).unwrap_or(0).min(DANGER_STEPS - 1);
    into.add(color, DANGER + step, 1);
}

/// Attacks on pieces that cost more than what attacks them, or that nothing defends.
fn threats<T: Tally>(board: &Board, color: Color, grips: &[Grip; 2], into: &mut T) {
    let (ours, theirs) = (&grips[color as usize], &grips[!color as usize]);
    let them = board.colors(!color);
    let minors = them & (board.pieces(Piece::Knight) | board.pieces(Piece::Bishop));
    let rooks = them & board.pieces(Piece::Rook);
    let queens = them & board.pieces(Piece::Queen);
    let pawns = them & board.pieces(Piece::Pawn);
    let mut count = |feature: usize, squares: BitBoard| {
        let times = squares.len() as i32;
        if times > 0 {
            into.add(color, feature, times);
        }
    };
    let by_pawn = ours.by[Piece::Pawn as usize];
    for (at, targets) in [minors, rooks, queens].into_iter().enumerate() {
        count(PAWN_THREAT + at, by_pawn & targets);
    }
    let by_minor = ours.by[Piece::Knight as usize] | ours.by[Piece::Bishop as usize];
    let by_rook = ours.by[Piece::Rook as usize];
    let held = theirs.by[Piece::Pawn as usize];
    for (at, targets) in [pawns & !held, minors, rooks, queens].into_iter().enumerate() {
        count(MINOR_THREAT + at, by_minor & targets);
        count(ROOK_THREAT + at, by_rook & targets);
    }
    count(HANGING, them & !pawns & ours.all & !theirs.all);

    let own_pawns = board.colored_pieces(color, Piece::Pawn);
    let steps = shift(own_pawns, color) & !board.occupied() & !held & (ours.all | !theirs.all);
    count(
        PUSH_THREAT,
        pawn_grip(steps, color) & (minors | rooks | queens) & !by_pawn,
    );

    let centre = File::C.bitboard() | File::D.bitboard() | File::E.bitboard() | File::F.bitboard();
    let home = match color {
        Color::White => BitBoard(0xFFFF_FF00),
        Color::Black => BitBoard(0x00FF_FFFF_0000_0000),
    };
    count(SPACE, centre & home & !own_pawns & !held);
}

/// Whether two sets share a square.
trait HasAny {
    fn has_any(self, other: BitBoard) -> bool;
}

impl HasAny for BitBoard {
    fn has_any(self, other: BitBoard) -> bool {
        !(self & other).is_empty()
    }
}
