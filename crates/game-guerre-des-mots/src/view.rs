//! The table as one viewer sees it. An Arsenal is its holder's alone, and so is the back of a vowel that
//! was never shown; everything else lies open.

use std::fmt;

use game_core::{Seat, Viewer};
use serde::Serialize;

use crate::memory::front_kind;
use crate::{Chain, Dir, Face, GuerreDesMots, Placed, Rules, Side, State, Stretch, Tile, Tiles, seating};

/// What the page needs to draw the table for one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/guerre-des-mots/"))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The seats, clockwise from the first player's.
    pub seats: Vec<SeatView>,
    /// The chains, by owner and number.
    pub chains: Vec<ChainView>,
    /// How many letters are left to draw.
    pub reserve: usize,
    /// Whose turn it is.
    pub turn: u8,
    /// Who must act: whoever's turn it is, or the owner who is asked; nobody before the deal and after
    /// the end.
    pub awaited: Option<u8>,
    /// How many coups that turn may still have, this one included.
    pub due: u16,
    /// How many coups that turn has had.
    pub played: u16,
    /// The round, from 1.
    pub round: u16,
    /// How many rounds are played at most.
    pub rounds: u16,
    /// The reprise that the owner of a chain is asked about.
    pub asked: Option<String>,
    /// The code of the outcome once the game is over.
    pub finish: Option<&'static str>,
    /// What tells the positions of this turn apart (9.4), the first to the present one, for whoever sees the
    /// Arsenal of whoever's turn it is. Players who do not remember them need it; no page does.
    #[serde(skip)]
    #[cfg_attr(test, ts(skip))]
    pub visited: Visited,
}

/// Keys of positions. They are told by their number: a key means nothing by itself.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Visited(pub Vec<u64>);

impl fmt::Debug for Visited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.len().fmt(f)
    }
}

/// A seat as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(rename = "Seat", export, export_to = "../../../web/src/wire/guerre-des-mots/")
)]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Its name: `S`, `OSO`.
    pub name: &'static str,
    /// The side it sits at.
    #[cfg_attr(test, ts(type = "\"S\" | \"W\" | \"N\" | \"E\""))]
    pub side: String,
    /// The squares of its bases, base by base.
    pub bases: Vec<Vec<String>>,
    /// Whether it has left.
    pub left: bool,
    /// Whether a chain blockade of its own keeps it from capturing, shooting and pirating.
    pub frozen: bool,
    /// How many tiles its Arsenal holds.
    pub size: usize,
    /// The Arsenal, where the viewer may see it: everybody's once the game is over.
    pub arsenal: Option<Vec<HeldView>>,
    /// What the viewer can tell of an Arsenal that he may not see.
    pub known: Vec<HeldView>,
}

/// Tiles of one kind in an Arsenal, as the page shows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(rename = "Held", export, export_to = "../../../web/src/wire/guerre-des-mots/")
)]
#[serde(rename_all = "camelCase")]
pub struct HeldView {
    /// The letter on the front, `?` for a joker, `+` for a cross.
    pub front: String,
    /// The accented letter on the back, where there is one and the viewer knows it.
    pub back: Option<String>,
    /// How many.
    pub count: u8,
}

/// A chain as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(
        rename = "Chain",
        export,
        export_to = "../../../web/src/wire/guerre-des-mots/"
    )
)]
#[serde(rename_all = "camelCase")]
pub struct ChainView {
    /// Its name: `NE1`.
    pub name: String,
    /// Whose it is, or was.
    pub owner: u8,
    /// Whether its owner has left.
    pub abandoned: bool,
    /// The side it began on.
    #[cfg_attr(test, ts(type = "\"S\" | \"W\" | \"N\" | \"E\""))]
    pub side: String,
    /// Its tiles, from one extremity to the other.
    pub tiles: Vec<TileView>,
    /// Its words, in the same order.
    pub words: Vec<WordView>,
    /// Whether a chess symbol protects all of it.
    pub blockaded: bool,
}

/// A tile on the board as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(rename = "Tile", export, export_to = "../../../web/src/wire/guerre-des-mots/")
)]
#[serde(rename_all = "camelCase")]
pub struct TileView {
    /// Its square.
    pub cell: String,
    /// The letter it counts as; none for a cross.
    pub letter: Option<String>,
    /// Whether it is a joker.
    pub joker: bool,
    /// The accented letter on the back of a tile that lies plain, where the viewer knows it.
    pub back: Option<String>,
    /// Whether it shows its chess symbol.
    pub symbol: bool,
    /// Where the word lies that a cross protects.
    #[cfg_attr(test, ts(type = "\"N\" | \"E\" | \"S\" | \"W\" | null"))]
    pub guard: Option<String>,
}

/// A word of a chain as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(rename = "Word", export, export_to = "../../../web/src/wire/guerre-des-mots/")
)]
#[serde(rename_all = "camelCase")]
pub struct WordView {
    /// The word.
    pub text: String,
    /// Its squares in reading order.
    pub cells: Vec<String>,
    /// Whether a cross protects it.
    pub protected: bool,
    /// Whether it is a base word, which cannot be shot.
    pub base: bool,
}

/// What `viewer` sees of `state`.
pub(crate) fn view(game: &GuerreDesMots, state: &State, viewer: Viewer) -> View {
    let rules = game.rules();
    let open = state.finish().is_none() && state.due() > 0;
    View {
        seats: (0..rules.seats)
            .map(|seat| seat_view(rules, state, Seat(seat), viewer))
            .collect(),
        chains: state
            .chains()
            .iter()
            .map(|chain| chain_view(rules, state, chain, viewer))
            .collect(),
        reserve: state.reserve().len(),
        turn: state.side().0,
        awaited: open.then(|| awaited(state).0),
        due: state.due(),
        played: state.played,
        round: state.round(),
        rounds: rules.max_rounds,
        asked: state.asked().map(ToString::to_string),
        finish: state.finish().map(|finish| finish.told().1),
        visited: if sees_arsenal(rules, viewer, state.side()) {
            Visited(state.visited.clone())
        } else {
            Visited::default()
        },
    }
}

/// The seat that must act: the owner who is asked (10.5), or whoever is to move.
pub(crate) fn awaited(state: &State) -> Seat {
    let asked = state.asked().and_then(|coup| state.owner_asked(coup));
    asked.unwrap_or(state.side())
}

fn seat_view(rules: &Rules, state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let arsenal = state.arsenal(seat);
    // Once the game is over there is nothing left to hide.
    let sees = state.finish().is_some() || sees_arsenal(rules, viewer, seat);
    SeatView {
        name: seating::name(rules.seats, seat),
        side: sign(seating::side(rules.seats, seat)),
        bases: seating::bases(rules, seat)
            .iter()
            .map(|base| base.cells().map(|cell| cell.to_string()).to_vec())
            .collect(),
        left: state.left().contains(seat),
        frozen: state.chains_of(seat).any(|(_, chain)| chain.is_blockaded()),
        size: arsenal.len(),
        arsenal: sees.then(|| held(arsenal)),
        known: if sees {
            Vec::new()
        } else {
            known(state, seat, viewer)
        },
    }
}

fn sign(side: Option<Side>) -> String {
    side.map(|side| side.sign().to_string()).unwrap_or_default()
}

/// Whether a viewer may look into an Arsenal.
pub(crate) fn sees_arsenal(rules: &Rules, viewer: Viewer, holder: Seat) -> bool {
    rules.open_arsenals || viewer.is(holder)
}

/// Whether the backs of all tiles on the board lie open: who sees every Arsenal sees what leaves
/// them.
pub(crate) fn sees_backs(rules: &Rules) -> bool {
    rules.public_backs || rules.open_arsenals
}

/// Whether a viewer may know the back of a tile on the board.
pub(crate) fn knows_back(rules: &Rules, viewer: Viewer, placed: &Placed) -> bool {
    let seen = matches!(viewer, Viewer::Seat(seat) if placed.seen.contains(seat));
    seen || sees_backs(rules) || State::shows_all(placed)
}

/// Tiles by kind, with their backs.
pub(crate) fn held(tiles: &Tiles) -> Vec<HeldView> {
    Tile::all()
        .filter(|&tile| tiles.count(tile) > 0)
        .map(|tile| HeldView {
            front: front(tile),
            back: tile.accent().map(|back| back.to_string()),
            count: tiles.count(tile),
        })
        .collect()
}

fn front(tile: Tile) -> String {
    match tile.front() {
        Some(front) => front.to_string(),
        None => tile.to_string(),
    }
}

/// What a viewer can tell of an Arsenal: backs where he saw them, fronts for the rest.
fn known(state: &State, holder: Seat, viewer: Viewer) -> Vec<HeldView> {
    let viewer = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let fronts = state.memory.fronts(holder);
    let backs = state.memory.backs(viewer, holder);
    let mut known = Vec::new();
    for kind in Tile::all().filter(|&tile| front_kind(tile) == tile) {
        let kinds: Vec<Tile> = match kind.front() {
            Some(front) if kind.hides() => Tile::fronted(front).collect(),
            _ => Vec::new(),
        };
        let told: u8 = kinds.iter().map(|&tile| backs.count(tile)).sum();
        for tile in kinds.into_iter().filter(|&tile| backs.count(tile) > 0) {
            known.push(HeldView {
                front: front(tile),
                back: tile.accent().map(|back| back.to_string()),
                count: backs.count(tile),
            });
        }
        let rest = fronts.count(kind).saturating_sub(told);
        if rest > 0 {
            let back = kind.accent().filter(|_| !kind.hides());
            known.push(HeldView {
                front: front(kind),
                back: back.map(|back| back.to_string()),
                count: rest,
            });
        }
    }
    known
}

fn chain_view(rules: &Rules, state: &State, chain: &Chain, viewer: Viewer) -> ChainView {
    let guarded = chain.guarded_words();
    let word = |word: &Stretch| WordView {
        text: chain.text(word),
        cells: chain.cells(word).iter().map(ToString::to_string).collect(),
        protected: guarded.contains(word),
        base: chain.is_base_word(word),
    };
    ChainView {
        name: state.name_of(chain),
        owner: chain.owner.0,
        abandoned: state.left().contains(chain.owner),
        side: sign(Some(chain.side)),
        tiles: chain
            .tiles
            .iter()
            .map(|placed| TileView::of(rules, placed, viewer))
            .collect(),
        words: chain.words().iter().map(word).collect(),
        blockaded: chain.is_blockaded(),
    }
}

impl TileView {
    /// A tile of the board as a viewer sees it.
    pub(crate) fn of(rules: &Rules, placed: &Placed, viewer: Viewer) -> TileView {
        let plain = placed.glyph().is_some_and(|glyph| !glyph.is_accented());
        let back = placed
            .tile
            .accent()
            .filter(|_| plain && knows_back(rules, viewer, placed));
        TileView {
            cell: placed.cell.to_string(),
            letter: placed.glyph().map(|glyph| glyph.to_string()),
            joker: placed.tile == Tile::JOKER,
            back: back.map(|back| back.to_string()),
            symbol: matches!(placed.face, Face::Symbol(_)),
            guard: match placed.face {
                Face::Cross(dir) => Some(Dir::sign(dir).to_string()),
                Face::Letter(_) | Face::Symbol(_) => None,
            },
        }
    }
}
