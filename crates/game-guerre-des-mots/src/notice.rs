//! Events as one viewer learns them: what was dealt and drawn is its holder's alone, and so are the
//! backs of vowels laid plain.

use game_core::{Clause as _, Seat, Viewer};
use serde::Serialize;

use crate::attempt::{Attempt, Formed, Struck};
use crate::view::{HeldView, TileView, awaited, held, sees_arsenal, sees_backs};
use crate::{
    Bonus, Cell, Chain, Coup, CoupKind, Deal, Deed, Event, Goal, Ground, GuerreDesMots, How, Laying, Leaving,
    Mistake, Placed, State, Tiles, WordTile,
};

/// An event as one viewer learns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(export, export_to = "../../../web/src/wire/guerre-des-mots/"))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Notice {
    /// Everybody got an Arsenal.
    Dealt {
        /// How many tiles each seat got.
        sizes: Vec<usize>,
        /// By seat, the Arsenals that the viewer may see.
        arsenals: Vec<Option<Vec<HeldView>>>,
        /// How many letters are left to draw.
        reserve: usize,
    },
    /// A coup was played.
    Played(Box<PlayedView>),
    /// A coup was undone and the turn is over.
    Erred {
        /// Who erred.
        seat: u8,
        /// The coup, as the viewer may read it.
        text: String,
        /// The rule broken.
        clause: &'static str,
        /// How.
        code: &'static str,
        /// The word or letter at fault; empty where there is none to name.
        about: String,
    },
    /// Letters were drawn.
    Drew {
        /// Who drew.
        seat: u8,
        /// How many letters.
        count: usize,
        /// The letters, where the viewer may see them.
        letters: Option<Vec<HeldView>>,
    },
    /// A seat passed, or played no replay that was due.
    Passed {
        /// Who passed.
        seat: u8,
    },
    /// A player wants to take letters back for their owner.
    Asked {
        /// Who asks.
        seat: u8,
        /// Who must answer.
        owner: u8,
        /// The coup.
        text: String,
    },
    /// The owner said no.
    Declined {
        /// Who said no.
        seat: u8,
    },
    /// A seat left the game.
    Left {
        /// Which one.
        seat: u8,
        /// How.
        #[cfg_attr(test, ts(type = "\"flag\" | \"resignation\""))]
        code: &'static str,
    },
}

/// A coup as the page tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(
        rename = "Played",
        export,
        export_to = "../../../web/src/wire/guerre-des-mots/"
    )
)]
#[serde(rename_all = "camelCase")]
pub struct PlayedView {
    /// Who played it.
    pub seat: u8,
    /// What it is: a word laid, a chain begun, letters taken back.
    #[cfg_attr(test, ts(type = "\"lay\" | \"found\" | \"reprise\""))]
    pub coup: &'static str,
    /// The coup, as the viewer may read it.
    pub text: String,
    /// The chain that it was played on: `NE1`.
    pub chain: Option<String>,
    /// The owner of that chain, where another player pirated it or helped him.
    pub pirated: Option<u8>,
    /// The words formed.
    pub words: Vec<String>,
    /// The squares of letters laid or turned.
    pub laid: Vec<String>,
    /// What was taken from whom.
    pub taken: Vec<TakenView>,
    /// The shots, in order.
    pub shots: Vec<ShotView>,
    /// How many letters lie on green squares.
    pub greens: usize,
    /// Whether it earns the replay or the blockade of 9.2.
    pub bonus: bool,
    /// The right of 9.2 that was claimed for nothing.
    #[cfg_attr(test, ts(type = "\"replay\" | \"blockade\" | null"))]
    pub denied: Option<&'static str>,
    /// How many replays it earns.
    pub replays: usize,
    /// Where it wins.
    #[cfg_attr(test, ts(type = "\"central\" | \"secondary\" | null"))]
    pub goal: Option<&'static str>,
}

/// Tiles taken from a chain, as the page tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(
        rename = "Taken",
        export,
        export_to = "../../../web/src/wire/guerre-des-mots/"
    )
)]
#[serde(rename_all = "camelCase")]
pub struct TakenView {
    /// The chain.
    pub chain: String,
    /// Its owner.
    pub owner: u8,
    /// The tiles, from the extremity inwards, as they lay.
    pub tiles: Vec<TileView>,
}

/// A shot as the page tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(rename = "Shot", export, export_to = "../../../web/src/wire/guerre-des-mots/")
)]
#[serde(rename_all = "camelCase")]
pub struct ShotView {
    /// The square of the letter that fires.
    pub from: String,
    /// The square of the tile struck.
    pub at: String,
    /// The letter struck; none for a cross.
    pub letter: Option<String>,
    /// How many squares lie between.
    pub gap: u8,
    /// The value of the letter that fires.
    pub value: u8,
    /// The value of the tile struck.
    pub aim: u8,
    /// What it took; empty where it failed.
    pub taken: TakenView,
}

/// The notice of an event that happens in `before`.
pub(crate) fn notice(game: &GuerreDesMots, before: &State, event: &Event, viewer: Viewer) -> Notice {
    let seat = before.side();
    let teller = Teller {
        game,
        before,
        seat,
        viewer,
    };
    match event {
        Event::Deal(deal) => teller.dealt(deal),
        Event::Coup(deed) => Notice::Played(Box::new(teller.played(deed))),
        Event::Error(mistake) => teller.erred(mistake),
        Event::Draw(tiles) => Notice::Drew {
            seat: seat.0,
            count: tiles.len(),
            letters: teller.held(seat, tiles),
        },
        Event::Pass => Notice::Passed { seat: seat.0 },
        Event::Ask(coup) => Notice::Asked {
            seat: seat.0,
            owner: before.owner_asked(coup).unwrap_or(seat).0,
            text: teller.text(coup),
        },
        Event::Decline => Notice::Declined {
            seat: awaited(before).0,
        },
        Event::Leave(leaver, leaving) => Notice::Left {
            seat: leaver.0,
            code: match leaving {
                Leaving::Resigned => "resignation",
                Leaving::Flagged => "flag",
            },
        },
    }
}

/// Whoever tells one viewer what a seat did.
struct Teller<'g> {
    game: &'g GuerreDesMots,
    before: &'g State,
    seat: Seat,
    viewer: Viewer,
}

impl Teller<'_> {
    fn dealt(&self, deal: &Deal) -> Notice {
        let seats = (0..self.game.rules().seats).map(Seat);
        Notice::Dealt {
            sizes: deal.arsenals.iter().map(Tiles::len).collect(),
            arsenals: seats
                .zip(&deal.arsenals)
                .map(|(seat, arsenal)| self.held(seat, arsenal))
                .collect(),
            reserve: deal.reserve.len(),
        }
    }

    /// Tiles that went into an Arsenal unseen.
    fn held(&self, holder: Seat, tiles: &Tiles) -> Option<Vec<HeldView>> {
        sees_arsenal(self.game.rules(), self.viewer, holder).then(|| held(tiles))
    }

    /// What everybody at the table sees of an error: the coup and what is wrong with it.
    fn erred(&self, mistake: &Mistake) -> Notice {
        Notice::Erred {
            seat: self.seat.0,
            text: self.text(&mistake.coup),
            clause: mistake.clause.id(),
            code: mistake.code,
            about: mistake.about.clone(),
        }
    }

    /// A coup without the backs that only its player knows.
    fn text(&self, coup: &Coup) -> String {
        if self.viewer.is(self.seat) || sees_backs(self.game.rules()) {
            return coup.to_string();
        }
        let mut coup = coup.clone();
        for tile in coup.words.iter_mut().flat_map(|word| &mut word.tiles) {
            if let WordTile::Laid(Laying {
                how: how @ How::Tile { .. },
                ..
            }) = tile
            {
                *how = How::PLAIN;
            }
        }
        coup.to_string()
    }

    fn played(&self, deed: &Deed) -> PlayedView {
        let done = deed.done();
        let coup = &done;
        let rules = self.game.rules();
        let mut told = PlayedView {
            seat: self.seat.0,
            coup: match coup.kind {
                CoupKind::Lay => "lay",
                CoupKind::Found => "found",
                CoupKind::Reprise => "reprise",
            },
            text: self.text(&done),
            chain: None,
            pirated: None,
            words: Vec::new(),
            laid: Vec::new(),
            taken: self.taken(coup),
            shots: Vec::new(),
            greens: 0,
            bonus: deed.bonus,
            denied: deed.lost().map(|bonus| match bonus {
                Bonus::Replay => "replay",
                Bonus::Block => "blockade",
            }),
            replays: 0,
            goal: deed.goal.map(|goal| match goal {
                Goal::Central => "central",
                Goal::Secondary => "secondary",
            }),
        };
        let Ok(attempt) = Attempt::play(rules, self.before, self.seat, coup) else {
            return told;
        };
        if let Some(chain) = attempt.target.map(|target| &attempt.chains[target]) {
            told.chain = Some(self.before.name_of(chain));
            told.pirated = (chain.owner != self.seat).then_some(chain.owner.0);
        }
        told.words = attempt
            .formed
            .iter()
            .map(|formed| spelled(&attempt, formed))
            .collect();
        told.laid = attempt.laid.iter().map(Cell::to_string).collect();
        let green = |cell: &&Cell| Ground::of(**cell) == Ground::Green;
        told.greens = attempt.laid.iter().filter(green).count();
        told.replays = told.greens + usize::from(deed.bonus && coup.block.is_none());
        told.shots = attempt
            .struck
            .iter()
            .map(|struck| self.shot(&attempt, struck))
            .collect();
        told
    }

    /// What a coup takes from every chain, in order.
    fn taken(&self, coup: &Coup) -> Vec<TakenView> {
        let mut chains = self.before.chains().to_vec();
        for chain in &mut chains {
            chain.tiles.retain(|placed| !coup.lifts.contains(&placed.cell));
        }
        let mut all = Vec::new();
        for take in &coup.takes {
            let Some(chain) = chains.iter_mut().find(|chain| chain.end_at(take.end).is_some()) else {
                continue;
            };
            let tail = chain.tiles.last().is_some_and(|placed| placed.cell == take.end);
            if tail {
                chain.tiles.reverse();
            }
            let count = usize::from(take.count).min(chain.tiles.len());
            let tiles: Vec<Placed> = chain.tiles.drain(..count).collect();
            all.push(self.spoils(chain, &tiles));
        }
        all
    }

    fn spoils(&self, chain: &Chain, tiles: &[Placed]) -> TakenView {
        let rules = self.game.rules();
        TakenView {
            chain: self.before.name_of(chain),
            owner: chain.owner.0,
            tiles: tiles
                .iter()
                .map(|placed| TileView::of(rules, placed, self.viewer))
                .collect(),
        }
    }

    fn shot(&self, attempt: &Attempt<'_>, struck: &Struck) -> ShotView {
        ShotView {
            from: struck.shot.from.to_string(),
            at: struck.cell.to_string(),
            letter: struck.glyph.map(|glyph| glyph.to_string()),
            gap: struck.gap,
            value: struck.value,
            aim: struck.aim,
            taken: self.spoils(&attempt.chains[struck.chain], &struck.taken),
        }
    }
}

/// A word formed, a hyphen for each cross in it.
fn spelled(attempt: &Attempt<'_>, formed: &Formed) -> String {
    let letter = |cell: &Cell| {
        let placed = attempt
            .chains
            .iter()
            .find_map(|chain| chain.tiles.get(chain.index_of(*cell)?))?;
        Some(placed.glyph().map_or('-', |glyph| glyph.capital()))
    };
    formed.cells.iter().filter_map(letter).collect()
}
