//! The table as one viewer sees it.

use std::collections::{BTreeMap, BTreeSet};

use game_core::Viewer;
use serde::Serialize;

use crate::layout::Ground;
use crate::moves::Duty;
use crate::trace::Played;
use crate::{Board, Camp, Chevaliers, State, position};

/// What the page needs to draw the board and to let one viewer play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/chevaliers/"))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The position.
    pub position: String,
    /// The name of the board.
    pub layout: String,
    /// How many files it has.
    pub files: u8,
    /// How many lines it has.
    pub lines: u8,
    /// The ground, the highest line first, one character a cell: `.` a square, `~` water, `#` no
    /// square, `K` a square marked for a knight.
    pub rows: Vec<String>,
    /// The castles of Silver and of Gold.
    pub castles: [String; 2],
    /// The pieces by square: `N` and `M` of Silver, `n` and `m` of Gold.
    pub pieces: BTreeMap<String, String>,
    /// The camp to move; once the game is over, the last to have moved.
    pub camp: u8,
    /// What the player awaited may move.
    #[cfg_attr(test, ts(type = "\"all\" | \"knights\" | \"men\""))]
    pub arms: &'static str,
    /// For a viewer whose camp is to move: every legal move of the camp's awaited seats.
    pub moves: Vec<String>,
    /// The pieces that can capture, where a capture must be made now.
    pub must: Vec<String>,
    /// The castle of the camp to move, where an enemy stands on it: it is taken now or the game is lost.
    pub invader: Option<String>,
    /// Whether the viewer's camp may claim that the last move left a capture undone.
    pub claimable: bool,
    /// Whether a claim has left the camp to move nothing but captures.
    pub obliged: bool,
    /// The last move.
    pub last: Option<Move>,
    /// Knights and men left, of Silver and of Gold.
    pub counts: [[u8; 2]; 2],
    /// Moves in a row without progress.
    pub quiet: u16,
    /// The turn.
    pub number: u16,
}

/// A move as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/chevaliers/"))]
#[serde(rename_all = "camelCase")]
pub struct Move {
    /// The move as the journal writes it.
    pub text: String,
    /// The square left.
    pub from: String,
    /// The square reached.
    pub to: String,
    /// Every square stood on, the start first; leaps by a shortest way.
    pub path: Vec<String>,
    /// Whom it took: square and piece.
    pub captured: Vec<(String, String)>,
    /// How many parts of the path are leaps.
    pub leaps: u8,
    /// The camp that moved.
    pub camp: u8,
    /// Whether it ended on the enemy castle.
    pub entered: bool,
    /// Whether it won the game where it ended.
    pub wins: bool,
}

impl Move {
    pub(crate) fn of(board: &Board, played: &Played) -> Move {
        let named = |&at| board.square(at).to_string();
        Move {
            text: played.ply.to_string(),
            from: played.ply.from.to_string(),
            to: played.ply.to().to_string(),
            path: played.path.iter().map(named).collect(),
            captured: played
                .captured
                .iter()
                .map(|(at, piece)| (named(at), piece.to_string()))
                .collect(),
            leaps: played.leaps,
            camp: played.piece.camp as u8,
            entered: played.entered,
            wins: played.wins,
        }
    }
}

/// What `viewer` sees of `state`.
pub(crate) fn view(game: &Chevaliers, state: &State, viewer: Viewer) -> View {
    let board = game.board();
    let battle = state.battle();
    let open = state.end().is_none();
    let turn = match viewer {
        Viewer::Seat(seat) => open && seat.0 < game.rules().seat_count() && Camp::of(seat) == state.camp(),
        Viewer::Spectator => false,
    };
    let plies = if open {
        battle.legal(game.rules(), board)
    } else {
        Vec::new()
    };
    let mut moves: Vec<String> = Vec::new();
    if turn {
        moves.extend(plies.iter().map(ToString::to_string));
        moves.sort_unstable();
    }
    let forced = match battle.duty(game.rules()) {
        Duty::Free => false,
        Duty::Due | Duty::Claimed => plies.iter().all(|ply| ply.captures() > 0),
    };
    let must: BTreeSet<_> = plies.iter().filter(|_| forced).map(|ply| ply.from).collect();
    let pieces = board.cells().filter_map(|at| Some((at, battle.get(at)?)));
    let mut counts = [[0; 2]; 2];
    for (_, piece) in pieces.clone() {
        counts[piece.camp.index()][piece.arm.index()] += 1;
    }
    let mover = battle.mover(game.rules(), board);
    let small = |count: usize| u8::try_from(count).expect("at most sixteen");
    View {
        position: position::write(board, state),
        layout: board.layout().id().to_owned(),
        files: small(board.layout().files()),
        lines: small(board.layout().lines()),
        rows: rows(board),
        castles: Camp::BOTH.map(|camp| board.castle(camp).to_string()),
        pieces: pieces
            .map(|(at, piece)| (board.square(at).to_string(), piece.to_string()))
            .collect(),
        camp: if open { state.camp() } else { state.camp().other() } as u8,
        arms: mover.map_or("all", |arm| arm.word()),
        moves,
        must: must.iter().map(ToString::to_string).collect(),
        invader: (open && battle.invades(board, state.camp().other()))
            .then(|| board.castle(state.camp()).to_string()),
        claimable: turn && state.claimable(),
        obliged: open && state.obliged(),
        last: state.last().map(|played| Move::of(board, played)),
        counts,
        quiet: state.quiet(),
        number: state.number(),
    }
}

/// The ground, the highest line first.
fn rows(board: &Board) -> Vec<String> {
    let layout = board.layout();
    let symbol = |ground| match ground {
        Ground::Water => '~',
        Ground::Void => '#',
        Ground::Marked { knight: true, .. } => 'K',
        Ground::Open | Ground::Marked { .. } => '.',
    };
    let row = |line| {
        (0..layout.files())
            .map(|file| symbol(layout.at(file, line)))
            .collect()
    };
    (0..layout.lines()).rev().map(row).collect()
}
