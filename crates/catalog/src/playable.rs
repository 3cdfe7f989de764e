//! What a game must be able to do to stand on the shelf.

use bots::HasBot;
use game_chevaliers::Chevaliers;
use game_core::{Export, Game, Lapse, Listing, NoDice, Positions, Prospects, Pull, Seat, Square, Viewer};
use game_dames_de_lettres::{Breadth, DamesDeLettres};
use game_echec_et_mots::{Action, EchecEtMots};
use game_echecs::Echecs;
use game_guerre_des_mots::{Cell, Drawing, Ground, GuerreDesMots, SIZE, seating};
use room::Json;
use serde::Serialize;
use serde_json::value::to_raw_value;

use crate::Extent;

/// A game that can be played at a table, against the computer, and from the command line.
pub trait Playable:
    Game<View: Serialize, Notice: Serialize> + Clone + HasBot + Prospects + Positions + Export
{
    /// Whether there is so much to do that it is told best first, as far as somebody asks; otherwise
    /// everything is listed and sorted.
    const BEST_FIRST: bool = false;

    /// What every awaited seat may do, less what is so plentiful that it is listed only when asked for,
    /// such as every word that a move could announce.
    fn usual<'g>(&'g self, state: &'g Self::State) -> Pull<'g, (Seat, Self::Action)> {
        pull(self, state)
    }

    /// What every awaited seat may do, with what `extent` asks for besides.
    fn plentiful<'g>(&'g self, state: &'g Self::State, _extent: Extent) -> Pull<'g, (Seat, Self::Action)> {
        self.usual(state)
    }

    /// What a list of this extent leaves out although there is some, where that is not known to everybody.
    fn left_out(&self, _state: &Self::State, _extent: Extent) -> Extent {
        Extent::default()
    }

    /// What a seat may do because of what came before `state`, which its position does not tell.
    fn remembered(&self, _state: &Self::State) -> Vec<Self::Action> {
        Vec::new()
    }

    /// What the action that `text` tells would do if `seat` did it now, as far as that seat may know, in
    /// the game's own form; nothing where the game tells nothing beforehand.
    fn preview(&self, _state: &Self::State, _seat: Seat, _text: &str) -> Option<Json> {
        None
    }

    /// What was wrong with an action that was accepted in `before` and led to `events`; nothing where
    /// every fault is refused.
    fn lapse(&self, _before: &Self::State, _action: &Self::Action, _events: &[Self::Event]) -> Option<Lapse> {
        None
    }

    /// What a seat is called in positions and coups: its number where the game names none.
    fn seat_name(&self, seat: Seat) -> String {
        seat.to_string()
    }

    /// The table as `viewer` knows it, to be drawn.
    fn picture(&self, state: &Self::State, viewer: Viewer) -> Picture {
        let position = self.position_for(state, viewer);
        Picture::of(position.split_whitespace().next().unwrap_or_default())
    }

    /// How many actions from `state` surely need no chance, which sequences cannot be counted through.
    fn chanceless(&self, _state: &Self::State) -> u32 {
        u32::MAX
    }

    /// The number of sequences of `depth` usual actions from `state`, at most [`Playable::chanceless`].
    fn perft(&self, state: &Self::State, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let actions = self.usual(state);
        if depth == 1 {
            return actions.count() as u64;
        }
        actions
            .map(|(seat, action)| self.perft(&after(self, state, seat, &action), depth - 1))
            .sum()
    }

    /// The same, apart for each first action.
    fn divide(&self, state: &Self::State, depth: u32) -> Vec<(Self::Action, u64)> {
        let below = depth.saturating_sub(1);
        let count = |(seat, action): (Seat, Self::Action)| {
            let leaves = self.perft(&after(self, state, seat, &action), below);
            (action, leaves)
        };
        self.usual(state).map(count).collect()
    }
}

/// A table to be drawn with characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The board, rank by rank from the top, between slashes: a letter for a piece, a number for so many
    /// empty squares, `~` and `#` for what no piece can stand on, and `♘` and `♞` for knights among letters.
    pub rows: String,
    /// Whether ranks are counted from the top.
    pub from_top: bool,
    /// The number of the lowest rank, or of the first where they are counted from the top.
    pub first_rank: i8,
    /// Whether its letters are letters, not pieces of chess.
    pub letters: bool,
    /// Whether it is read from one side only, wherever its reader sits.
    pub upright: bool,
    /// What stands beside the board, as the viewer knows it.
    pub beside: Option<String>,
}

impl Picture {
    /// A board of pieces with ranks from 1 upwards, nothing beside it.
    pub fn of(rows: impl Into<String>) -> Picture {
        Picture {
            rows: rows.into(),
            from_top: false,
            first_rank: 1,
            letters: false,
            upright: false,
            beside: None,
        }
    }
}

/// The squares of a rank as a picture writes them.
fn rank_of_signs(signs: &[Option<char>]) -> String {
    signs
        .chunk_by(|one, other| one.is_none() && other.is_none())
        .map(|run| run[0].map_or(run.len().to_string(), String::from))
        .collect()
}

/// What every awaited seat may do.
pub(crate) fn pull<'g, G: Prospects>(game: &'g G, state: &'g G::State) -> Pull<'g, (Seat, G::Action)> {
    let awaited: Vec<Seat> = game.turn(state).awaited().iter().collect();
    let of = |seat| game.prospects(state, seat).map(move |action| (seat, action));
    Box::new(awaited.into_iter().flat_map(of))
}

/// The choices that a game loses when it is placed anew at its position: claims of what has happened.
fn lost_by_placing<G: Listing + Positions>(game: &G, state: &G::State) -> Vec<G::Action> {
    let placed = game.place(&game.position(state)).ok();
    let kept = placed.map_or(Vec::new(), |placed| game.choices(&placed));
    let choices = game.choices(state).into_iter().map(|(_, action)| action);
    let mut lost: Vec<G::Action> = Vec::new();
    for action in choices {
        if !lost.contains(&action) && kept.iter().all(|(_, other)| *other != action) {
            lost.push(action);
        }
    }
    lost
}

/// The state after an action that `seat` has listed and that needs no chance.
fn after<G: Game>(game: &G, state: &G::State, seat: Seat, action: &G::Action) -> G::State {
    let events = game
        .decide(state, seat, action, &mut NoDice)
        .expect("a listed action is legal");
    let mut next = state.clone();
    for event in &events {
        game.evolve(&mut next, event);
    }
    next
}

impl Playable for EchecEtMots {
    fn lapse(&self, before: &Self::State, action: &Self::Action, events: &[Self::Event]) -> Option<Lapse> {
        EchecEtMots::lapse(self, before, action, events)
    }

    fn usual<'g>(&'g self, state: &'g Self::State) -> Pull<'g, (Seat, Self::Action)> {
        if state.phase() != game_echec_et_mots::Phase::Play {
            return pull(self, state);
        }
        let plain = |leap| Action::Move { leap, announce: None };
        let leaps = self.leaps(state).into_iter();
        Box::new(leaps.map(move |leap| (state.side(), plain(leap))))
    }

    fn plentiful<'g>(&'g self, state: &'g Self::State, extent: Extent) -> Pull<'g, (Seat, Self::Action)> {
        if extent.announcements {
            pull(self, state)
        } else {
            self.usual(state)
        }
    }

    /// The squares with what lies on them; what is no square between them is the banner (M2).
    fn picture(&self, state: &Self::State, viewer: Viewer) -> Picture {
        let field = self.board().field();
        let squares = field.named();
        let ranks = || squares.iter().map(|square| square.rank);
        let (lowest, highest) = (ranks().min().unwrap_or(1), ranks().max().unwrap_or(1));
        let files = squares.iter().map(|square| square.file).max().unwrap_or(0);
        let sign = |square: Square| {
            let letter = state.letters().get(square).map(|letter| letter.capital());
            match [Seat(0), Seat(1)].map(|seat| state.knights(seat).contains(square)) {
                [true, _] => Some('♘'),
                [_, true] => Some('♞'),
                _ if !field.contains(square) => Some('#'),
                _ => letter,
            }
        };
        let row = |rank| {
            let signs = (0..=files).map(|file| sign(Square { file, rank }));
            rank_of_signs(&signs.collect::<Vec<_>>())
        };
        let rows: Vec<String> = (lowest..=highest).rev().map(row).collect();
        Picture {
            first_rank: lowest,
            letters: true,
            beside: Some(self.position_for(state, viewer)),
            ..Picture::of(rows.join("/"))
        }
    }
}

impl Playable for Chevaliers {
    fn lapse(&self, before: &Self::State, action: &Self::Action, events: &[Self::Event]) -> Option<Lapse> {
        Chevaliers::lapse(self, before, action, events)
    }

    fn remembered(&self, state: &Self::State) -> Vec<Self::Action> {
        lost_by_placing(self, state)
    }

    fn perft(&self, state: &Self::State, depth: u32) -> u64 {
        Chevaliers::perft(self, state, depth)
    }

    fn divide(&self, state: &Self::State, depth: u32) -> Vec<(Self::Action, u64)> {
        Chevaliers::divide(self, state, depth)
    }
}

impl Playable for DamesDeLettres {
    fn lapse(&self, before: &Self::State, action: &Self::Action, events: &[Self::Event]) -> Option<Lapse> {
        DamesDeLettres::lapse(self, before, action, events)
    }

    fn picture(&self, state: &Self::State, _viewer: Viewer) -> Picture {
        let position = self.position(state);
        let rows = position.split_whitespace().next().unwrap_or_default();
        Picture {
            letters: true,
            // A joker is drawn as the letter it is.
            ..Picture::of(rows.replace('*', ""))
        }
    }

    fn chanceless(&self, state: &Self::State) -> u32 {
        self.until_deal(state)
    }

    fn plentiful<'g>(&'g self, state: &'g Self::State, extent: Extent) -> Pull<'g, (Seat, Self::Action)> {
        let of = |seat| {
            let actions = self.listed(state, seat, breadth(extent)).into_iter();
            actions.map(move |action| (seat, action))
        };
        let all: Vec<_> = self.turn(state).awaited().iter().flat_map(of).collect();
        Box::new(all.into_iter())
    }

    fn left_out(&self, state: &Self::State, extent: Extent) -> Extent {
        let awaited = self.turn(state).awaited().iter();
        let left = awaited.map(|seat| self.left_out(state, seat, breadth(extent)));
        left.fold(Extent::default(), |all, left| Extent {
            doubles: all.doubles || left.doubles,
            jokers: all.jokers || left.jokers,
            ..all
        })
    }
}

fn breadth(extent: Extent) -> Breadth {
    Breadth {
        doubles: extent.doubles,
        jokers: extent.jokers,
    }
}

impl Playable for GuerreDesMots {
    const BEST_FIRST: bool = true;

    fn lapse(&self, before: &Self::State, _action: &Self::Action, events: &[Self::Event]) -> Option<Lapse> {
        GuerreDesMots::lapse(self, before, events)
    }

    fn seat_name(&self, seat: Seat) -> String {
        seating::name(self.seats(), seat).to_owned()
    }

    fn preview(&self, state: &Self::State, seat: Seat, text: &str) -> Option<Json> {
        let preview = GuerreDesMots::preview(self, state, seat, text)?;
        Some(to_raw_value(&preview).expect("previews are plain data"))
    }

    fn picture(&self, state: &Self::State, viewer: Viewer) -> Picture {
        let sign = |cell: Cell| match state.tile_at(cell) {
            Some((chain, index)) => {
                let glyph = state.chains()[chain].tiles[index].glyph();
                Some(glyph.map_or('#', |glyph| glyph.letter().capital()))
            }
            None => (Ground::of(cell) == Ground::Violet).then_some('~'),
        };
        let row = |rank| {
            let cells = Cell::all().filter(|cell| cell.rank() == rank);
            rank_of_signs(&cells.map(sign).collect::<Vec<_>>())
        };
        let rows = (0..SIZE).map(row).collect::<Vec<_>>().join("/");
        Picture {
            from_top: true,
            letters: true,
            // 2.2: whoever sits where, words are read from the south.
            upright: true,
            beside: Some(self.position_for(state, viewer)),
            ..Picture::of(rows)
        }
    }

    /// Whoever draws throws dice, and every position offers a draw while letters are left (15.4).
    fn chanceless(&self, state: &Self::State) -> u32 {
        let draws = self.rules().draw != Drawing::Never && !state.reserve().is_empty();
        if draws { 1 } else { u32::MAX }
    }
}

impl Playable for Echecs {
    fn remembered(&self, state: &Self::State) -> Vec<Self::Action> {
        lost_by_placing(self, state)
    }

    fn perft(&self, state: &Self::State, depth: u32) -> u64 {
        Echecs::perft(self, state, depth)
    }

    fn divide(&self, state: &Self::State, depth: u32) -> Vec<(Self::Action, u64)> {
        Echecs::divide(self, state, depth)
    }
}
