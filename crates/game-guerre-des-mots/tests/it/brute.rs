//! A second generator: every word of a small list on every square, in every way, with everything taken
//! and turned that lies there, and only the rules to say what is right.

use std::collections::{BTreeMap, BTreeSet};

use game_core::Seat;
use game_guerre_des_mots::{
    Axis, Cell, Chain, ChainName, Coup, CoupKind, Dir, End, Face, Glyph, Ground, GuerreDesMots, How,
    LaidWord, Laying, Pivot, Shot, State, Take, Tile, Unplayed, WordTile, seating,
};

/// What is tried besides words laid.
#[derive(Clone, Copy, Default)]
pub(crate) struct Scope {
    /// Letters are taken from one chain.
    pub(crate) takes: bool,
}

/// The coups of a seat, as text, by whether they are piracy.
pub(crate) struct Coups {
    pub(crate) own: BTreeMap<String, Coup>,
    pub(crate) pirated: BTreeMap<String, Coup>,
}

/// What lies on a square: a letter, or nothing for a cross.
type Grid = BTreeMap<Cell, Option<Glyph>>;

pub(crate) struct Brute<'g> {
    pub(crate) game: &'g GuerreDesMots,
    pub(crate) state: &'g State,
    pub(crate) seat: Seat,
    /// The words, a hyphen for each cross of a compound.
    pub(crate) words: &'g [&'g str],
}

pub(crate) fn text(coup: &Coup) -> String {
    format!("{coup:?}")
}

impl Brute<'_> {
    /// Every coup that lays or turns letters, without symbols, shots and blockades.
    pub(crate) fn bare(&self, scope: Scope) -> Coups {
        let mut coups = Coups {
            own: BTreeMap::new(),
            pirated: BTreeMap::new(),
        };
        for beginning in self.beginnings() {
            for takes in self.takes() {
                if takes.is_empty() == scope.takes {
                    continue;
                }
                for pivot in self.pivots() {
                    let coup = Coup {
                        takes: takes.clone(),
                        pivot,
                        ..beginning.clone()
                    };
                    self.lay(&coup, &mut coups);
                }
            }
        }
        coups
    }

    /// The coups that add to `coups` a choice of symbols, then of blockades.
    pub(crate) fn adorned(&self, coups: &BTreeMap<String, Coup>) -> BTreeSet<String> {
        let mut found: BTreeSet<String> = coups.keys().cloned().collect();
        let mut last: Vec<Coup> = coups.values().cloned().collect();
        for coup in coups.values() {
            let turned = coup.pivot.map(|pivot| pivot.to);
            let laid: Vec<Cell> = turned.into_iter().chain(laid(coup)).collect();
            for chosen in 1..1u32 << laid.len() {
                let up = (0..laid.len()).filter(|at| chosen >> at & 1 == 1);
                let symbols: Vec<Cell> = up.map(|at| laid[at]).collect();
                let coup = Coup {
                    symbols,
                    ..coup.clone()
                };
                if self.accepts(&coup) {
                    found.insert(text(&coup));
                    last.push(coup);
                }
            }
        }
        for coup in last {
            let earns = self
                .game
                .weigh(self.state, self.seat, &coup)
                .is_ok_and(|deed| deed.bonus);
            for cell in Cell::all().filter(|_| earns) {
                let coup = Coup {
                    block: Some(cell),
                    ..coup.clone()
                };
                if self.accepts(&coup) {
                    found.insert(text(&coup));
                }
            }
        }
        found
    }

    /// Every single shot that a coup may fire.
    pub(crate) fn shots(&self, coup: &Coup) -> Vec<Shot> {
        let mut shots = Vec::new();
        let mut from: Vec<Cell> = laid(coup);
        from.extend(coup.pivot.map(|pivot| pivot.to));
        for from in from {
            for dir in Dir::ALL {
                for chain in self.state.chains() {
                    for end in End::BOTH {
                        let Some(end) = self.end_left(coup, chain, end) else {
                            continue;
                        };
                        for words in 1..=5 {
                            for corner in [false, true] {
                                let shot = Shot {
                                    from,
                                    dir,
                                    end,
                                    words: Some(words),
                                    corner,
                                };
                                let coup = Coup {
                                    shots: vec![shot],
                                    ..coup.clone()
                                };
                                if self.accepts(&coup) {
                                    shots.push(shot);
                                }
                            }
                        }
                    }
                }
            }
        }
        shots
    }

    /// The extremity of a chain once letters are taken from it.
    fn end_left(&self, coup: &Coup, chain: &Chain, end: End) -> Option<Cell> {
        let taken = |cell: Cell| {
            let take = coup.takes.iter().find(|take| take.end == cell);
            take.map_or(0, |take| usize::from(take.count))
        };
        let inwards = taken(chain.end(end)?.cell);
        Some(chain.tiles[chain.index_from(end, inwards)?].cell)
    }

    /// Every reprise, by text.
    pub(crate) fn reprises(&self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for beginning in self.beginnings() {
            for (_, chain) in self.state.chains_of(self.seat) {
                for cell in chain.tiles.iter().map(|placed| placed.cell) {
                    for count in 1..24 {
                        let coup = Coup {
                            kind: CoupKind::Reprise,
                            takes: vec![Take { end: cell, count }],
                            ..beginning.clone()
                        };
                        if self.accepts(&coup) {
                            found.insert(text(&coup));
                        }
                    }
                }
            }
        }
        found
    }

    fn accepts(&self, coup: &Coup) -> bool {
        self.game.weigh(self.state, self.seat, coup).is_ok()
    }

    /// Every choice of own crosses lifted and symbols turned back.
    fn beginnings(&self) -> Vec<Coup> {
        let mut crosses = Vec::new();
        let mut symbols = Vec::new();
        for (_, chain) in self.state.chains_of(self.seat) {
            for placed in &chain.tiles {
                match placed.face {
                    Face::Cross(_) => crosses.push(placed.cell),
                    Face::Symbol(_) => symbols.push(placed.cell),
                    Face::Letter(_) => {}
                }
            }
        }
        // Lifted in the order that their chains tell them: head before tail.
        let mut beginnings = Vec::new();
        for lifts in subsets(&crosses) {
            for unflips in subsets(&symbols) {
                beginnings.push(Coup {
                    lifts: lifts.clone(),
                    unflips,
                    ..Coup::new(CoupKind::Lay)
                });
            }
        }
        beginnings
    }

    /// Nothing taken, or letters of one chain from its head, its tail or both.
    fn takes(&self) -> Vec<Vec<Take>> {
        let mut all = vec![Vec::new()];
        let mut singles: Vec<Take> = Vec::new();
        for chain in self.state.chains() {
            let inner = |end, skip: usize| chain.index_from(end, skip).map(|index| chain.tiles[index]);
            // A cross lifted first leaves the tile before it as the extremity.
            let ends = |end| {
                let lifted = inner(end, 0).filter(|placed| placed.is_cross());
                let next = lifted.and_then(|_| inner(end, 1));
                inner(end, 0).into_iter().chain(next).map(|placed| placed.cell)
            };
            let take = |end: Cell, count: usize| Take {
                end,
                count: u8::try_from(count).expect("a short chain"),
            };
            let length = chain.tiles.len();
            for count in 1..=length {
                for end in End::BOTH {
                    singles.extend(ends(end).map(|end| take(end, count)));
                }
            }
            for head in ends(End::Head) {
                for tail in ends(End::Tail) {
                    for first in 1..=length {
                        for second in 1..=length {
                            all.push(vec![take(head, first), take(tail, second)]);
                        }
                    }
                }
            }
        }
        all.extend(singles.into_iter().map(|take| vec![take]));
        all.dedup();
        all
    }

    /// No letter turned, or any extremity to any square around its neighbour.
    fn pivots(&self) -> Vec<Option<Pivot>> {
        let mut pivots = vec![None];
        for chain in self.state.chains() {
            for placed in &chain.tiles {
                let near = placed.cell.around().flat_map(Cell::around);
                let all: BTreeSet<Cell> = near.filter(|&to| to != placed.cell).collect();
                let from = placed.cell;
                pivots.extend(all.into_iter().map(|to| Some(Pivot { from, to })));
            }
        }
        pivots
    }

    /// What lies on the board once a coup is begun, as far as it can be, and the letters taken.
    fn grid(&self, coup: &Coup) -> Option<(Grid, Vec<char>)> {
        let mut grid = Grid::new();
        let mut taken = Vec::new();
        for chain in self.state.chains() {
            let mut tiles: Vec<(Cell, Option<Glyph>)> = chain
                .tiles
                .iter()
                .map(|placed| (placed.cell, placed.glyph()))
                .collect();
            tiles.retain(|(cell, _)| !coup.lifts.contains(cell));
            for take in &coup.takes {
                let count = usize::from(take.count);
                if tiles.first().is_some_and(|&(cell, _)| cell == take.end) && count < tiles.len() {
                    taken.extend(tiles.drain(..count));
                } else if tiles.last().is_some_and(|&(cell, _)| cell == take.end) && count < tiles.len() {
                    taken.extend(tiles.drain(tiles.len() - count..));
                } else if tiles.iter().any(|&(cell, _)| cell == take.end) {
                    return None;
                }
            }
            if let Some(pivot) = coup.pivot
                && let Some(tile) = tiles.iter_mut().find(|(cell, _)| *cell == pivot.from)
            {
                tile.0 = pivot.to;
            }
            grid.extend(tiles);
        }
        let letter = |(_, glyph): (Cell, Option<Glyph>)| glyph.map(|glyph| glyph.letter().capital());
        Some((grid, taken.into_iter().filter_map(letter).collect()))
    }

    /// Tries every word on every square where it covers a tile, goes on from one, or begins on blue.
    fn lay(&self, coup: &Coup, coups: &mut Coups) {
        let Some((grid, taken)) = self.grid(coup) else {
            return;
        };
        if coup.pivot.is_some() {
            // What is taken and turned is refused before any word, or it is not.
            if let Err(Unplayed::Refused(_)) = self.game.weigh(self.state, self.seat, coup) {
                return;
            }
            self.sort(coup.clone(), coups);
        }
        // An own cross can go back by itself and leave its square.
        let letters = grid.iter().filter(|(_, glyph)| glyph.is_some());
        let crossless: Grid = letters.map(|(&cell, &glyph)| (cell, glyph)).collect();
        let mut grids = vec![grid];
        if grids[0].len() != crossless.len() {
            grids.push(crossless);
        }
        for grid in &grids {
            for word in self.words {
                for place in places(grid, word) {
                    self.lay_word((coup, &taken), grid, word, place, coups);
                }
            }
        }
    }

    fn lay_word(
        &self,
        (coup, taken): (&Coup, &[char]),
        grid: &Grid,
        word: &str,
        place: (Cell, Axis),
        coups: &mut Coups,
    ) {
        let Some(tiles) = tiles(grid, word, place) else {
            return;
        };
        let (start, axis) = place;
        let length = u8::try_from(tiles.len()).expect("a short word");
        let cells: Vec<Cell> = (0..length)
            .filter_map(|at| start.steps(axis.reading(), at))
            .collect();
        let first = LaidWord { start, axis, tiles };
        self.hook((coup, taken), grid, &first, &cells, coups);
        if !self.has_letters(taken, &first.tiles) {
            return;
        }
        for tiles in self.ways(coup, &first.tiles) {
            let word = LaidWord { start, axis, tiles };
            let kinds = if Ground::of(start) == Ground::Blue {
                vec![CoupKind::Lay, CoupKind::Found]
            } else {
                vec![CoupKind::Lay]
            };
            for kind in kinds {
                let coup = Coup {
                    kind,
                    words: vec![word.clone()],
                    ..coup.clone()
                };
                self.sort(coup, coups);
            }
        }
    }

    /// Tries every second word through a letter laid by the first.
    fn hook(
        &self,
        (coup, taken): (&Coup, &[char]),
        grid: &Grid,
        first: &LaidWord,
        cells: &[Cell],
        coups: &mut Coups,
    ) {
        let there = first.tiles.iter().filter(|tile| !tile.is_laid()).count();
        // A compound carries no hook, unless any extension does: that is left out.
        if there < 2 || first.tiles.contains(&WordTile::LaidCross) {
            return;
        }
        for (place, &shared) in cells
            .iter()
            .enumerate()
            .filter(|&(place, _)| first.tiles[place].is_laid())
        {
            let Some(glyph) = first.tiles[place].glyph() else {
                continue;
            };
            let mut grid = grid.clone();
            grid.insert(shared, Some(glyph));
            let axis = first.axis.other();
            for word in self.words {
                for back in 0..u8::try_from(word.chars().count()).expect("a short word") {
                    let start = shared.steps(axis.reading().opposite(), back);
                    let second = start.and_then(|start| Some((start, tiles(&grid, word, (start, axis))?)));
                    let Some((start, second)) = second else {
                        continue;
                    };
                    let both = [&first.tiles[..], &second[..]].concat();
                    if !self.has_letters(taken, &both) {
                        continue;
                    }
                    for both in self.ways(coup, &both) {
                        let (first_tiles, second_tiles) = both.split_at(first.tiles.len());
                        let first = LaidWord {
                            tiles: first_tiles.to_vec(),
                            ..first.clone()
                        };
                        let second = LaidWord {
                            start,
                            axis,
                            tiles: second_tiles.to_vec(),
                        };
                        let coup = Coup {
                            words: vec![first, second],
                            ..coup.clone()
                        };
                        self.sort(coup, coups);
                    }
                }
            }
        }
    }

    /// Every choice of what the laid letters are: tiles, jokers, or letters turned.
    fn ways(&self, coup: &Coup, tiles: &[WordTile]) -> Vec<Vec<WordTile>> {
        let held = usize::from(self.state.arsenal(self.seat).count(Tile::JOKER));
        let most = if coup.takes.is_empty() {
            held
        } else {
            held + self.jokers_about()
        };
        let jokers = |way: &[WordTile]| {
            let joker = |tile: &&WordTile| matches!(tile, WordTile::Laid(laying) if laying.how == How::Joker);
            way.iter().filter(joker).count()
        };
        let mut ways = vec![Vec::new()];
        for &tile in tiles {
            let options = match tile {
                WordTile::Laid(laying) => {
                    let mut options = vec![tile];
                    if most > 0 {
                        options.push(WordTile::Laid(Laying {
                            how: How::Joker,
                            ..laying
                        }));
                    }
                    if laying.glyph.is_accented() && !coup.takes.is_empty() {
                        options.push(WordTile::Laid(Laying {
                            how: How::Turned,
                            ..laying
                        }));
                    }
                    options
                }
                _ => vec![tile],
            };
            ways = ways
                .into_iter()
                .flat_map(|way: Vec<WordTile>| {
                    options.iter().map(move |&option| [&way[..], &[option]].concat())
                })
                .filter(|way| jokers(way) <= most)
                .collect();
        }
        ways
    }

    /// How many jokers lie on the board.
    fn jokers_about(&self) -> usize {
        let tiles = self.state.chains().iter().flat_map(|chain| &chain.tiles);
        tiles.filter(|placed| placed.tile == Tile::JOKER).count()
    }

    /// Whether the letters laid can be there at all: all that are taken, and of each no more than taken
    /// ones, tiles and jokers.
    fn has_letters(&self, taken: &[char], tiles: &[WordTile]) -> bool {
        let mut taken: Vec<char> = taken.to_vec();
        let arsenal = self.state.arsenal(self.seat);
        let mut hand: Vec<char> = arsenal
            .iter()
            .filter_map(Tile::front)
            .map(Glyph::capital)
            .collect();
        let mut jokers = arsenal.count(Tile::JOKER);
        let letter = |tile: &WordTile| match tile {
            WordTile::Laid(laying) => Some(laying.glyph.letter().capital()),
            _ => None,
        };
        for letter in tiles.iter().filter_map(letter) {
            let spend = |among: &mut Vec<char>| {
                let at = among.iter().position(|&other| other == letter);
                at.map(|at| among.swap_remove(at)).is_some()
            };
            if !spend(&mut taken) && !spend(&mut hand) {
                match jokers.checked_sub(1) {
                    Some(left) => jokers = left,
                    None => return false,
                }
            }
        }
        taken.is_empty()
    }

    /// Asks the rules, and says whether it is piracy by the name of the chain they accept.
    fn sort(&self, coup: Coup, coups: &mut Coups) {
        if !self.accepts(&coup) {
            return;
        }
        for chain in self
            .state
            .chains()
            .iter()
            .filter(|chain| chain.owner != self.seat)
        {
            let target = Some(ChainName {
                owner: seating::name(self.state.seats(), chain.owner),
                ordinal: chain.ordinal,
            });
            let named = Coup {
                target,
                ..coup.clone()
            };
            if coup.kind == CoupKind::Lay && self.accepts(&named) {
                coups.pirated.insert(text(&named), named);
                return;
            }
        }
        coups.own.insert(text(&coup), coup);
    }
}

/// Where a word can cover a tile or go on from one, and where blue squares are.
fn places(grid: &Grid, word: &str) -> BTreeSet<(Cell, Axis)> {
    let length = u8::try_from(word.chars().count()).expect("a short word");
    let mut places = BTreeSet::new();
    for axis in [Axis::Across, Axis::Down] {
        let reading = axis.reading();
        for &cell in grid.keys() {
            places.extend(cell.step(reading).map(|start| (start, axis)));
            let covering = (0..=length).filter_map(|back| cell.steps(reading.opposite(), back));
            places.extend(covering.map(|start| (start, axis)));
        }
        let blue = Cell::all().filter(|&cell| Ground::of(cell) == Ground::Blue);
        places.extend(blue.map(|start| (start, axis)));
    }
    places
}

/// The tiles of a word where it would lie: letters there must be those of the word.
fn tiles(grid: &Grid, word: &str, (start, axis): (Cell, Axis)) -> Option<Vec<WordTile>> {
    let mut tiles = Vec::new();
    for (at, sign) in (0..).zip(word.chars()) {
        let cell = start.steps(axis.reading(), at)?;
        let tile = match (grid.get(&cell), Glyph::of(sign)) {
            (None, None) => WordTile::LaidCross,
            (None, Some(glyph)) => WordTile::Laid(Laying {
                glyph,
                how: How::PLAIN,
            }),
            (Some(&Some(lies)), Some(glyph)) if lies == glyph => WordTile::There(glyph),
            (Some(None), None) => WordTile::ThereCross,
            _ => return None,
        };
        tiles.push(tile);
    }
    tiles.iter().any(|tile| tile.is_laid()).then_some(tiles)
}

/// The squares of letters laid.
fn laid(coup: &Coup) -> Vec<Cell> {
    let words = coup.words.iter().flat_map(LaidWord::cells);
    words
        .filter(|(_, tile)| matches!(tile, WordTile::Laid(_)))
        .map(|(cell, _)| cell)
        .collect()
}

fn subsets(cells: &[Cell]) -> Vec<Vec<Cell>> {
    let chosen = |mask: u32| {
        let all = cells.iter().enumerate();
        all.filter(|(at, _)| mask >> at & 1 == 1)
            .map(|(_, &cell)| cell)
            .collect()
    };
    (0..1u32 << cells.len()).map(chosen).collect()
}
