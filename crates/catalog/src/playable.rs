//! What a game must be able to do to stand on the shelf.

use bots::HasBot;
use game_chevaliers::Chevaliers;
use game_core::{Export, Game, Lapse, Listing as _, NoDice, Positions, Prospects, Pull, Seat, Viewer};
use game_dames_de_lettres::DamesDeLettres;
use game_echec_et_mots::{Action, EchecEtMots};
use game_echecs::Echecs;
use game_guerre_des_mots::{Cell, Drawing, Ground, GuerreDesMots, SIZE, seating};
use room::Json;
use serde::Serialize;
use serde_json::value::to_raw_value;

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

    /// What every awaited seat may do, with all that is listed only when asked for.
    fn plentiful<'g>(&'g self, state: &'g Self::State) -> Pull<'g, (Seat, Self::Action)> {
        pull(self, state)
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
        Picture {
            rows: position.split_whitespace().next().unwrap_or_default().to_owned(),
            from_top: false,
            letters: false,
            beside: None,
        }
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

    /// What could be done in `state`, as a position and not as a game: where a game that is drawn by
    /// its position still has moves, they count here as they do in [`Playable::perft`].
    fn moves<'g>(&'g self, state: &'g Self::State) -> Pull<'g, Self::Action> {
        Box::new(self.usual(state).map(|(_, action)| action))
    }
}

/// A table to be drawn with characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The board, rank by rank from the top, between slashes: a letter for a piece, a number for so many
    /// empty squares, `~` and `#` for what no piece can stand on.
    pub rows: String,
    /// Whether ranks are counted from the top.
    pub from_top: bool,
    /// Whether its letters are letters, not pieces of chess.
    pub letters: bool,
    /// What stands beside the board, as the viewer knows it.
    pub beside: Option<String>,
}

/// What every awaited seat may do.
pub(crate) fn pull<'g, G: Prospects>(game: &'g G, state: &'g G::State) -> Pull<'g, (Seat, G::Action)> {
    let awaited: Vec<Seat> = game.turn(state).awaited().iter().collect();
    let of = |seat| game.prospects(state, seat).map(move |action| (seat, action));
    Box::new(awaited.into_iter().flat_map(of))
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
}

impl Playable for Chevaliers {
    fn lapse(&self, before: &Self::State, action: &Self::Action, events: &[Self::Event]) -> Option<Lapse> {
        Chevaliers::lapse(self, before, action, events)
    }

    fn perft(&self, state: &Self::State, depth: u32) -> u64 {
        Chevaliers::perft(self, state, depth)
    }

    fn divide(&self, state: &Self::State, depth: u32) -> Vec<(Self::Action, u64)> {
        Chevaliers::divide(self, state, depth)
    }

    fn moves<'g>(&'g self, state: &'g Self::State) -> Pull<'g, Self::Action> {
        let choices = self.choices(state);
        if choices.is_empty() {
            let movements = self.movements(state).into_iter();
            return Box::new(movements.map(game_chevaliers::Action::Move));
        }
        Box::new(choices.into_iter().map(|(_, action)| action))
    }
}

impl Playable for DamesDeLettres {
    fn lapse(&self, before: &Self::State, action: &Self::Action, events: &[Self::Event]) -> Option<Lapse> {
        DamesDeLettres::lapse(self, before, action, events)
    }

    fn picture(&self, state: &Self::State, _viewer: Viewer) -> Picture {
        Picture {
            rows: self
                .position(state)
                .split_whitespace()
                .next()
                .unwrap_or_default()
                .to_owned(),
            from_top: false,
            letters: true,
            beside: None,
        }
    }

    fn chanceless(&self, state: &Self::State) -> u32 {
        self.until_deal(state)
    }

    fn plentiful<'g>(&'g self, state: &'g Self::State) -> Pull<'g, (Seat, Self::Action)> {
        let of = |seat| {
            let actions = self.with_doubles(state, seat).into_iter();
            actions.map(move |action| (seat, action))
        };
        let all: Vec<_> = self.turn(state).awaited().iter().flat_map(of).collect();
        Box::new(all.into_iter())
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
            let squares: Vec<Option<char>> = cells.map(sign).collect();
            let runs = squares.chunk_by(|one, other| one.is_none() && other.is_none());
            runs.map(|run| run[0].map_or(run.len().to_string(), String::from))
                .collect::<String>()
        };
        let rows = (0..SIZE).map(row).collect::<Vec<_>>().join("/");
        Picture {
            rows,
            from_top: true,
            letters: true,
            beside: Some(self.position_for(state, viewer)),
        }
    }

    /// Whoever draws throws dice, and every position offers a draw while letters are left (15.4).
    fn chanceless(&self, state: &Self::State) -> u32 {
        let draws = self.rules().draw != Drawing::Never && !state.reserve().is_empty();
        if draws { 1 } else { u32::MAX }
    }
}

impl Playable for Echecs {
    fn perft(&self, state: &Self::State, depth: u32) -> u64 {
        Echecs::perft(self, state, depth)
    }

    fn divide(&self, state: &Self::State, depth: u32) -> Vec<(Self::Action, u64)> {
        Echecs::divide(self, state, depth)
    }

    fn moves<'g>(&'g self, state: &'g Self::State) -> Pull<'g, Self::Action> {
        let choices = self.choices(state);
        if choices.is_empty() {
            return Box::new(self.movements(state).into_iter());
        }
        Box::new(choices.into_iter().map(|(_, action)| action))
    }
}
