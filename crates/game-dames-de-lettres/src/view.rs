//! The table as one viewer sees it.

use std::collections::BTreeMap;

use game_core::{Clause as _, Seat, Viewer};
use serde::Serialize;

use crate::board::other;
use crate::state::Last;
use crate::{Cell, Cells, DamesDeLettres, End, Forbidden, Mode, State, dln, judge};

/// What the page needs to draw the board and to let one viewer play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/dames-de-lettres/"))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The position.
    pub position: String,
    /// What becomes of a wrong move.
    #[cfg_attr(test, ts(type = "\"friendly\" | \"strict\""))]
    pub mode: &'static str,
    /// The seat to act.
    pub turn: u8,
    /// `o` until the first word, then `p`.
    #[cfg_attr(test, ts(type = "\"o\" | \"p\""))]
    pub phase: &'static str,
    /// How many half-moves were made since the deal.
    pub ply: u16,
    /// The tokens by square.
    pub tokens: BTreeMap<String, TokenView>,
    /// The jokers that can still be earned: `ES`, `E`, `S` or nothing.
    pub stock: String,
    /// The jokers that White and Black have put by.
    pub reserve: (String, String),
    /// The words written, oldest first.
    pub used: Vec<UsedView>,
    /// For the viewer awaited in a friendly game: the forms that the words written forbid them.
    pub forbidden: Vec<ForbiddenView>,
    /// For the viewer awaited: where each of their letters can slide, whether or not a word makes it
    /// legal.
    pub slides: BTreeMap<String, Vec<SlideView>>,
    /// For the viewer awaited: the moves that are legal without a word.
    pub wordless: Vec<String>,
    /// Whether the side to move has one letter only in its camp, which may not leave it.
    pub last_letter: bool,
    /// The words announced in this turn.
    pub announced: Vec<String>,
    /// The letter that must be moved in this turn.
    pub touched: Option<String>,
    /// Whether letters may be touched without being moved.
    pub adoube: bool,
    /// Whether the move waits for its player to press the clock.
    pub press: bool,
    /// The words that the arbiter allowed.
    pub admitted: Vec<String>,
    /// The words that the arbiter forbade.
    pub barred: Vec<String>,
    /// The last move.
    pub last: Option<Move>,
    /// What White and Black have.
    pub counts: (Count, Count),
    /// `#C`, `#R`, `#B`, `#T`, `#F` or `#A` once the game is over.
    pub result: Option<String>,
}

/// A token as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(
        rename = "Token",
        export,
        export_to = "../../../web/src/wire/dames-de-lettres/"
    )
)]
#[serde(rename_all = "camelCase")]
pub struct TokenView {
    /// Its letter.
    pub letter: String,
    /// Whose it is.
    pub seat: u8,
    /// Whether it is a joker.
    pub joker: bool,
}

/// A word written before, as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(
        rename = "Used",
        export,
        export_to = "../../../web/src/wire/dames-de-lettres/"
    )
)]
#[serde(rename_all = "camelCase")]
pub struct UsedView {
    /// The word.
    pub word: String,
    /// Who wrote it.
    pub seat: u8,
    /// At which half-move, counted from 0; none where the position was set up with it.
    pub ply: Option<u16>,
}

/// A form that a word written before forbids, as the page tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(
        rename = "Forbidden",
        export,
        export_to = "../../../web/src/wire/dames-de-lettres/"
    )
)]
#[serde(rename_all = "camelCase")]
pub struct ForbiddenView {
    /// The form.
    pub word: String,
    /// The rule that forbids it.
    pub clause: &'static str,
    /// How that is told.
    pub code: &'static str,
    /// The word written before.
    pub earlier: String,
}

/// A slide as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(
        rename = "Slide",
        export,
        export_to = "../../../web/src/wire/dames-de-lettres/"
    )
)]
#[serde(rename_all = "camelCase")]
pub struct SlideView {
    /// Where it turns.
    pub via: Vec<String>,
    /// The square reached.
    pub to: String,
    /// The squares of the letters captured.
    pub captures: Vec<String>,
}

/// The last move as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/dames-de-lettres/"))]
#[serde(rename_all = "camelCase")]
pub struct Move {
    /// The move.
    pub text: String,
    /// Who made it.
    pub seat: u8,
    /// The square left.
    pub from: String,
    /// The square reached.
    pub to: String,
    /// The letters captured, as they lay.
    pub captures: Vec<(String, TokenView)>,
    /// The words written.
    pub words: Vec<Written>,
    /// The jokers put on the board, with their squares.
    pub jokers: Vec<(String, String)>,
}

/// A word of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/dames-de-lettres/"))]
#[serde(rename_all = "camelCase")]
pub struct Written {
    /// The word.
    pub word: String,
    /// Its squares in order.
    pub path: Vec<String>,
    /// Those whose letters it turned over.
    pub turned: Vec<String>,
}

/// What a side has on the board, jokers apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/dames-de-lettres/"))]
#[serde(rename_all = "camelCase")]
pub struct Count {
    /// Its letters.
    pub letters: usize,
    /// Those in its own camp.
    pub in_own_camp: usize,
    /// Those in the enemy's.
    pub in_enemy_camp: usize,
}

/// What `viewer` sees of `state`.
pub(crate) fn view(game: &DamesDeLettres, state: &State, viewer: Viewer) -> View {
    let rules = game.rules();
    let moving = state.end().is_none() && !state.awaits_press() && viewer.is(state.side());
    let home = state.counted(rules, state.side()).and(Cells::camp(state.side()));
    View {
        position: dln::write(state),
        mode: rules.mode.word(),
        turn: game.awaited(state).0,
        phase: if state.is_opening() { "o" } else { "p" },
        ply: state.ply(),
        tokens: state
            .board()
            .tokens()
            .map(|(at, token)| (at.to_string(), TokenView::of(token)))
            .collect(),
        stock: state.stock().to_string(),
        reserve: (
            state.reserve(Seat(0)).to_string(),
            state.reserve(Seat(1)).to_string(),
        ),
        used: state
            .used()
            .iter()
            .map(|used| UsedView {
                word: used.word.to_string(),
                seat: used.seat.0,
                ply: used.ply,
            })
            .collect(),
        forbidden: if moving && rules.mode == Mode::Friendly {
            forbidden(game, state)
        } else {
            Vec::new()
        },
        slides: if moving {
            slides(game, state)
        } else {
            BTreeMap::new()
        },
        wordless: if moving { wordless(game, state) } else { Vec::new() },
        last_letter: state.end().is_none() && home.len() == 1,
        announced: state.announced().iter().map(ToString::to_string).collect(),
        touched: state.touched().map(|at| at.to_string()),
        adoube: state.adoube(),
        press: state.awaits_press(),
        admitted: state.admitted().iter().map(ToString::to_string).collect(),
        barred: state.barred().iter().map(ToString::to_string).collect(),
        last: state.last().map(Move::of),
        counts: (count(state, Seat(0)), count(state, Seat(1))),
        result: state.end().map(End::sign),
    }
}

/// F2: a friendly game tells what is wrong before the move; a strict one leaves it to the player (F1).
fn forbidden(game: &DamesDeLettres, state: &State) -> Vec<ForbiddenView> {
    let forms = game.ledger(state).forbidden(state.side());
    let told = |form: Forbidden| {
        let (clause, code) = judge::forbidden(form.clash);
        ForbiddenView {
            word: form.word.to_string(),
            clause: clause.id(),
            code,
            earlier: state.used()[form.earlier].word.to_string(),
        }
    };
    forms.into_iter().map(told).collect()
}

fn slides(game: &DamesDeLettres, state: &State) -> BTreeMap<String, Vec<SlideView>> {
    let mut all: BTreeMap<String, Vec<SlideView>> = BTreeMap::new();
    for slide in state.board().slides(game.rules(), state.side()) {
        all.entry(slide.from.to_string()).or_default().push(SlideView {
            via: names(slide.via.iter().copied()),
            to: slide.to.to_string(),
            captures: names(slide.captures.iter()),
        });
    }
    all
}

/// A strict game owes the words announced, and moves the letter touched (F1b).
fn wordless(game: &DamesDeLettres, state: &State) -> Vec<String> {
    if !state.announced().is_empty() {
        return Vec::new();
    }
    let bound = |from| state.touched().is_none_or(|touched| touched == from);
    game.wordless_moves(state)
        .iter()
        .filter(|play| bound(play.from))
        .map(ToString::to_string)
        .collect()
}

fn count(state: &State, seat: Seat) -> Count {
    let letters = state.board().letters(seat);
    Count {
        letters: letters.len(),
        in_own_camp: letters.and(Cells::camp(seat)).len(),
        in_enemy_camp: letters.and(Cells::camp(other(seat))).len(),
    }
}

fn names(cells: impl Iterator<Item = Cell>) -> Vec<String> {
    cells.map(|cell| cell.to_string()).collect()
}

impl TokenView {
    pub(crate) fn of(token: crate::Token) -> TokenView {
        TokenView {
            letter: token.letter.capital().to_string(),
            seat: token.seat.0,
            joker: token.joker,
        }
    }
}

impl Move {
    pub(crate) fn of(last: &Last) -> Move {
        let play = &last.play;
        let mut left = last.turned;
        let written = |writing: &crate::Writing| {
            // A letter that both words have is turned once.
            let turned = writing.cells().and(left);
            left = left.less(turned);
            Written {
                word: writing.word.to_string(),
                path: names(writing.path.iter().copied()),
                turned: names(writing.path.iter().copied().filter(|&at| turned.has(at))),
            }
        };
        Move {
            text: play.to_string(),
            seat: last.seat.0,
            from: play.from.to_string(),
            to: play.to.to_string(),
            captures: last
                .captured
                .iter()
                .map(|&(at, token)| (at.to_string(), TokenView::of(token)))
                .collect(),
            words: play.words.iter().map(written).collect(),
            jokers: play
                .jokers
                .iter()
                .filter_map(|placing| Some((placing.joker.capital().to_string(), placing.at?.to_string())))
                .collect(),
        }
    }
}
