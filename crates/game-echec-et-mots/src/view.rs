//! The table as one viewer sees it.

use std::collections::BTreeMap;

use game_core::{Seat, Square, Viewer};
use serde::Serialize;

use crate::notice::capital;
use crate::words::Words;
use crate::{EchecEtMots, Phase, Spelling, Squares, State, Tally, emn};

/// What the page needs to draw the board and to let one viewer play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/echec-et-mots/"))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The position.
    pub position: String,
    /// Where the game stands.
    #[cfg_attr(test, ts(type = "\"play\" | \"reply\" | \"over\""))]
    pub phase: &'static str,
    /// The seat to move, or to reply.
    pub turn: u8,
    /// Where the start squares are.
    #[cfg_attr(test, ts(type = "\"corner79\" | \"beyond\" | \"inner\""))]
    pub layout: &'static str,
    /// The brown squares with a dot.
    pub dots: Vec<String>,
    /// The start squares of White and of Black.
    pub starts: (Vec<String>, Vec<String>),
    /// The letters still on the board, by square.
    pub letters: BTreeMap<String, String>,
    /// The knights of White and of Black.
    pub knights: (Vec<String>, Vec<String>),
    /// The letters that White and Black have taken, by alphabet. The order of a rack is its owner's.
    pub racks: (String, String),
    /// For the viewer awaited in play: every origin with its destinations, run together.
    pub dests: BTreeMap<String, String>,
    /// For the same: captures of the last knight, origin and square run together, which need a word.
    pub finishing: Vec<String>,
    /// For a seated viewer: the squares where an enemy knight could capture one of theirs.
    pub dangers: Vec<String>,
    /// For a seated viewer: their knights that can be captured where they stand.
    pub threatened: Vec<String>,
    /// The last move.
    pub last: Option<Move>,
    /// Who stopped the game, once somebody has.
    pub announced: Option<Announced>,
    /// The score sheet of White and of Black, once both words are shown.
    pub score: Option<(Tally, Tally)>,
    /// How many half-moves in a row took nothing.
    pub quiet: u16,
    /// How many half-moves were made.
    pub ply: u16,
    /// Once the game is over: how many letters the longest word of White and of Black had after each
    /// half-move.
    pub longest: Vec<(u8, u8)>,
}

/// The last move as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/echec-et-mots/"))]
#[serde(rename_all = "camelCase")]
pub struct Move {
    /// The square left.
    pub from: String,
    /// The square reached.
    pub to: String,
    /// The letter taken.
    pub letter: Option<String>,
    /// Whether a knight was captured.
    pub captured: bool,
}

/// An announcement as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/echec-et-mots/"))]
#[serde(rename_all = "camelCase")]
pub struct Announced {
    /// The caller.
    pub seat: u8,
    /// The word; none when a wrong announcement forfeited it.
    pub word: Option<String>,
    /// Whether the second knight was taken with it.
    pub knight: bool,
}

/// What `viewer` sees of `state`.
pub(crate) fn view(game: &EchecEtMots, words: &Words, state: &State, viewer: Viewer) -> View {
    let board = game.board();
    let both = |of: &dyn Fn(Seat) -> Vec<String>| (of(Seat(0)), of(Seat(1)));
    let phase = state.phase();
    let awaited = phase == Phase::Play && viewer.is(state.side());
    let dangers = match viewer {
        Viewer::Seat(seat) if phase == Phase::Play && seat.0 < 2 => game.rules().dangers(board, state, seat),
        _ => Squares::EMPTY,
    };
    let own = match viewer {
        Viewer::Seat(seat) => state.knights(seat),
        Viewer::Spectator => Squares::EMPTY,
    };
    let finishing = || game.finishing(state).into_iter();
    View {
        position: emn::write(game, state),
        phase: match phase {
            Phase::Play => "play",
            Phase::Reply => "reply",
            Phase::Over(_) => "over",
        },
        turn: state.side().0,
        layout: board.layout().word(),
        dots: names(board.dots()),
        starts: both(&|seat| names(board.starts(seat))),
        letters: state
            .letters()
            .letters()
            .map(|(square, letter)| (square.to_string(), capital(letter)))
            .collect(),
        knights: both(&|seat| names(state.knights(seat))),
        racks: (state.rack(Seat(0)).to_string(), state.rack(Seat(1)).to_string()),
        dests: if awaited {
            destinations(game, state)
        } else {
            BTreeMap::new()
        },
        finishing: if awaited {
            finishing()
                .map(|leap| format!("{}{}", leap.from, leap.to))
                .collect()
        } else {
            Vec::new()
        },
        dangers: names(dangers),
        threatened: names(dangers.and(own)),
        last: state.last().map(|(leap, letter)| Move {
            from: leap.from.to_string(),
            to: leap.to.to_string(),
            letter: letter.map(capital),
            captured: leap.capture,
        }),
        announced: state.announced().map(|announced| Announced {
            seat: announced.seat.0,
            word: announced.word.as_ref().map(Spelling::to_string),
            knight: announced.knight,
        }),
        score: state
            .score(game.rules())
            .map(|([white, black], _)| (white, black)),
        quiet: state.quiet(),
        ply: state.ply(),
        longest: if matches!(phase, Phase::Over(_)) {
            longest(words, state)
        } else {
            Vec::new()
        },
    }
}

fn names(squares: Squares) -> Vec<String> {
    squares.named().iter().map(Square::to_string).collect()
}

fn destinations(game: &EchecEtMots, state: &State) -> BTreeMap<String, String> {
    let mut dests: BTreeMap<String, String> = BTreeMap::new();
    for leap in game.leaps(state) {
        dests
            .entry(leap.from.to_string())
            .or_default()
            .push_str(&leap.to.to_string());
    }
    dests
}

/// How many letters the longest word of each side had after each half-move.
fn longest(words: &Words, state: &State) -> Vec<(u8, u8)> {
    let mut seen = [(lexicon::Rack::default(), 0); 2];
    let mut length = |side: usize, rack: lexicon::Rack| {
        let (known, letters) = &mut seen[side];
        if *known != rack {
            *known = rack;
            *letters = u8::try_from(words.longest_length(&rack)).expect("at most twenty-five letters");
        }
        *letters
    };
    let both = |[white, black]: [lexicon::Rack; 2]| (length(0, white), length(1, black));
    state.racks_by_ply().into_iter().map(both).collect()
}
