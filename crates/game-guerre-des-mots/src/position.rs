//! Positions as one line of text: five fields, ` | ` between them, `-` for one that is empty.
//!
//! 1. The chains: `SO1:SO:S:e22Rf22U` is the name of a chain, its owner, the side it began on, and its
//!    tiles in path order, each a square and what it shows: `R` a letter, `É` an accent, `r` a joker that
//!    stands for R, `!N` a chess symbol that counts as N, `+W` a cross that protects what lies west of it.
//!    The back of a plain vowel follows after `/` where the front does not tell it: `E/É`.
//! 2. The Arsenals: `SO=A/ÀE/ÉR?+`, `NE=-`, and `NE=x` where a seat has left.
//! 3. The reserve.
//! 4. Whose turn it is, how many coups are due, the round: `SO 1 3`. Where needed follow `played=2` (coups
//!    of this turn), `laid` (letters were laid this turn), `idle=3` (turns in a row without a letter
//!    laid), how the game ended and who won or shares (`#central-cross:SO`), and last `ask` with the
//!    reprise that its owner is asked about.
//! 5. The options that are not at their default: `seats=8,draw=never`. They must be those of the game;
//!    what is left out, up to the whole field, is for the game to say.
//!
//! What is not in it: which positions came before (9.4, 15.6b), which reprises were declined this turn,
//! and who remembers what. In a position as one viewer knows it, `E/?` is a vowel whose back he has not
//! seen, `NE#17` an Arsenal of which he knows the size, `#52` such a reserve.

mod chains;
mod read;

use game_core::{Seat, Settings, Viewer, sheet_options};

use crate::view::{knows_back, sees_arsenal};
use crate::{Chain, Face, Placed, Rules, State, Tile, Tiles, seating};

pub(crate) use read::read;

/// What stands between two fields.
const BETWEEN: &str = " | ";

/// The text of a state.
pub(crate) fn write(rules: &Rules, state: &State) -> String {
    let arsenal = |seat| format!("={}", state.arsenal(seat));
    let known = |_: &Placed| true;
    written(rules, state, known, arsenal, state.reserve().to_string())
}

/// The text of a state as one viewer knows it. It is for reading: no state can be placed from it.
pub(crate) fn write_for(rules: &Rules, state: &State, viewer: Viewer) -> String {
    let sized = |tiles: &Tiles| format!("#{}", tiles.len());
    let arsenal = |seat| {
        let tiles = state.arsenal(seat);
        if sees_arsenal(rules, viewer, seat) {
            format!("={tiles}")
        } else {
            sized(tiles)
        }
    };
    let known = |placed: &Placed| knows_back(rules, viewer, placed);
    written(rules, state, known, arsenal, sized(state.reserve()))
}

fn written(
    rules: &Rules,
    state: &State,
    known: impl Fn(&Placed) -> bool,
    arsenal: impl Fn(Seat) -> String,
    reserve: String,
) -> String {
    let chains = state
        .chains()
        .iter()
        .map(|chain| chain_text(state, chain, &known));
    let arsenals = (0..state.seats()).map(Seat).map(|seat| {
        let name = seating::name(state.seats(), seat);
        if state.left().contains(seat) {
            format!("{name}=x")
        } else {
            format!("{name}{}", arsenal(seat))
        }
    });
    let fields = [
        or_dash(joined(chains)),
        joined(arsenals),
        reserve,
        turn_text(state),
        or_dash(options(rules)),
    ];
    fields.join(BETWEEN)
}

fn joined(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

fn chain_text(state: &State, chain: &Chain, known: &impl Fn(&Placed) -> bool) -> String {
    let owner = seating::name(state.seats(), chain.owner);
    let mut text = format!("{owner}{}:{owner}:{}:", chain.ordinal, chain.side.sign());
    for placed in &chain.tiles {
        text.push_str(&placed.cell.to_string());
        text.push_str(&face_text(placed, known(placed)));
    }
    text
}

fn face_text(placed: &Placed, known: bool) -> String {
    let letter = |glyph: crate::Glyph| {
        if placed.tile == Tile::JOKER {
            glyph.small()
        } else {
            glyph.capital()
        }
    };
    match placed.face {
        Face::Cross(guard) => format!("+{}", guard.sign()),
        Face::Symbol(glyph) => format!("!{}", letter(glyph)),
        Face::Letter(glyph) => {
            let hidden = placed.tile.hides() && !glyph.is_accented();
            match placed.tile.accent().filter(|_| hidden) {
                Some(back) if known => format!("{}/{back}", letter(glyph)),
                Some(_) => format!("{}/?", letter(glyph)),
                None => letter(glyph).to_string(),
            }
        }
    }
}

fn turn_text(state: &State) -> String {
    let name = seating::name(state.seats(), state.turn);
    let mut words = vec![format!("{name} {} {}", state.due, state.round)];
    if state.played > 0 {
        words.push(format!("played={}", state.played));
    }
    if state.stirred {
        words.push("laid".to_owned());
    }
    if state.idle > 0 {
        words.push(format!("idle={}", state.idle));
    }
    if let Some(finish) = state.finish() {
        words.push(format!("#{}", finish.text(state.seats())));
    }
    if let Some(coup) = state.asked() {
        words.push(format!("ask {coup}"));
    }
    words.join(" ")
}

/// The options that are not at their default.
fn options(rules: &Rules) -> String {
    sheet_options(Rules::OPTIONS, rules.settings()).replace(' ', ",")
}

/// The options of the game that a position belongs to, as far as its text says: the fifth field, or how
/// many seats have an Arsenal. Whether they can be set is for the game to say.
pub fn settings(text: &str) -> Settings {
    let mut fields = text.split(BETWEEN);
    let seats = fields.nth(1).map(|arsenals| arsenals.split(' ').count());
    let set = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    match fields.nth(2) {
        None => seats
            .into_iter()
            .map(|seats| set("seats", &seats.to_string()))
            .collect(),
        Some("-") => Settings::new(),
        Some(options) => options
            .split(',')
            .map(|option| option.split_once('=').unwrap_or((option, "")))
            .map(|(name, value)| set(name, value))
            .collect(),
    }
}
