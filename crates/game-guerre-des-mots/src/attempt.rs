//! A coup carried out on a copy of the table, without the word list: every impossibility is refused, and
//! whatever a word list must be asked is written down.
//!
//! The order is that of section 18 of the rule document: own blockades end, letters are taken, a letter
//! is turned, the word is laid, shots are fired, the cross of a blockade is laid.

mod assign;
mod block;
mod found;
mod lay;
mod pivot;
mod reprise;
mod shoot;
mod take;

use game_core::{Seat, SeatSet};

use crate::refusal::{Refused, at, refuse};
use crate::{
    Axis, Cell, Chain, Clause, Coup, CoupKind, Device, End, Face, Freeze, Glyph, Ground, Placed, Rules,
    State, Tile, Tiles, check,
};

pub(crate) use shoot::Struck;

/// A question for the word list. All of them together make the coup right or an error (7.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Query {
    /// Words of one line that crosses part, in reading order: each has a sense, or several make a
    /// compound (3.2, 7.5).
    Line(Vec<Vec<Glyph>>),
    /// A compound laid by this coup (7.5).
    Compound(Vec<Vec<Glyph>>),
}

/// Why a coup does not come off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// It cannot be done: nothing happens.
    Refused(Refused),
    /// The letters do not come out (5.5, 5.8): it costs the turn.
    Letters(&'static str, Glyph),
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        Failure::Refused(refused)
    }
}

/// A letter or cross taken from a chain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    placed: Placed,
    used: bool,
}

/// A word that the coup forms, by its squares in reading order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Formed {
    pub(crate) cells: Vec<Cell>,
    pub(crate) axis: Axis,
}

/// The table as a coup leaves it, and what was done.
#[derive(Clone, Debug)]
pub(crate) struct Attempt<'r> {
    rules: &'r Rules,
    seats: u8,
    seat: Seat,
    left: SeatSet,
    /// The chains as they stand; a chain never leaves the list, a new one comes last.
    pub(crate) chains: Vec<Chain>,
    /// The Arsenal of whoever gains and spends: the seat, or the owner whose letters are taken back.
    pub(crate) holder: Seat,
    pub(crate) arsenal: Tiles,
    /// The chain that receives, once known.
    pub(crate) target: Option<usize>,
    /// The coup with every tile settled.
    pub(crate) coup: Coup,
    taken: Vec<Taken>,
    /// The own chains under blockade as letters are taken (13.2): taking the symbol away frees nobody
    /// for that very taking.
    bound: Vec<usize>,
    /// The chains and extremities that gave letters.
    sources: Vec<(usize, End)>,
    /// The taken letters of each word they came from, in reading order (9.2).
    pub(crate) groups: Vec<Vec<Glyph>>,
    /// Whether the Arsenal gave a letter or the cross of a compound.
    pub(crate) arsenal_used: bool,
    /// The squares of letters laid or turned.
    pub(crate) laid: Vec<Cell>,
    pub(crate) formed: Vec<Formed>,
    /// The word prolonged and what it becomes, where a hook hangs on it (7.4).
    pub(crate) hook: Option<(Vec<Glyph>, Vec<Glyph>)>,
    pub(crate) queries: Vec<Query>,
    /// Tiles out of the Arsenal, and whether their backs are seen.
    pub(crate) spent: Vec<(Tile, bool)>,
    /// Tiles from the board into the Arsenal.
    pub(crate) gained: Vec<Placed>,
    pub(crate) struck: Vec<Struck>,
    /// By chain, the words that crosses protect as the coup begins.
    guards: Vec<Vec<Guard>>,
}

/// A word that a cross protects.
#[derive(Clone, Debug)]
struct Guard {
    cross: Cell,
    cells: Vec<Cell>,
}

impl Guard {
    /// The protected words of a chain.
    fn all(chain: &Chain) -> Vec<Guard> {
        let guard = |index: usize| {
            let word = chain.guarded(index)?;
            Some(Guard {
                cross: chain.tiles[index].cell,
                cells: chain.cells(&word),
            })
        };
        (0..chain.tiles.len()).filter_map(guard).collect()
    }

    /// Whether the word is still what it was.
    fn stands(&self, chain: &Chain) -> bool {
        let index = chain.index_of(self.cross);
        let word = index.and_then(|index| chain.guarded(index));
        word.is_some_and(|word| chain.cells(&word) == self.cells)
    }
}

impl<'r> Attempt<'r> {
    /// Carries out a coup.
    ///
    /// # Errors
    /// When it cannot be done, or its letters do not come out.
    pub(crate) fn play(
        rules: &'r Rules,
        state: &State,
        seat: Seat,
        coup: &Coup,
    ) -> Result<Attempt<'r>, Failure> {
        let mut attempt = Attempt::begin(rules, state, seat, coup)?;
        match coup.kind {
            CoupKind::Lay => attempt.lay_word(coup)?,
            CoupKind::Found => attempt.found(coup)?,
            CoupKind::Reprise => attempt.reprise(state, coup)?,
        }
        attempt.shoot(coup)?;
        attempt.block(coup)?;
        attempt.chains.iter_mut().for_each(Chain::orient);
        Ok(attempt)
    }

    /// Ends own blockades, takes and turns, as far as the coup says so, and lays nothing yet. What is
    /// left is to be asked about.
    ///
    /// # Errors
    /// When it cannot be done.
    pub(crate) fn prepare(
        rules: &'r Rules,
        state: &State,
        seat: Seat,
        coup: &Coup,
    ) -> Result<Attempt<'r>, Refused> {
        let mut attempt = Attempt::begin(rules, state, seat, coup)?;
        attempt.take(coup)?;
        let asked = attempt.queries.len();
        attempt.turn(coup)?;
        // whether the pair must be a word depends on what follows.
        if !rules.pivot_pair_must_be_word {
            attempt.queries.truncate(asked);
        }
        Ok(attempt)
    }

    /// The letters taken, in order.
    pub(crate) fn taken(&self) -> impl Iterator<Item = Placed> + '_ {
        self.taken.iter().map(|taken| taken.placed)
    }

    /// The table with own blockades ended.
    fn begin(rules: &'r Rules, state: &State, seat: Seat, coup: &Coup) -> Result<Attempt<'r>, Refused> {
        let mut attempt = Attempt {
            rules,
            seats: state.seats,
            seat,
            left: state.left,
            chains: state.chains.clone(),
            holder: seat,
            arsenal: state.arsenals[seat.index()],
            target: None,
            coup: coup.clone(),
            taken: Vec::new(),
            bound: Vec::new(),
            sources: Vec::new(),
            groups: Vec::new(),
            arsenal_used: false,
            laid: Vec::new(),
            formed: Vec::new(),
            hook: None,
            queries: Vec::new(),
            spent: Vec::new(),
            gained: Vec::new(),
            struck: Vec::new(),
            guards: Vec::new(),
        };
        attempt.end_blockades(coup)?;
        attempt.guards = attempt.chains.iter().map(Guard::all).collect();
        Ok(attempt)
    }

    /// Takes, turns and lays.
    fn lay_word(&mut self, coup: &Coup) -> Result<(), Failure> {
        if coup.words.is_empty() && coup.pivot.is_none() {
            return Err(refuse(Clause::C4_2, "nothing-laid", ()).into());
        }
        self.take(coup)?;
        self.turn(coup)?;
        self.lay(coup)?;
        self.return_crosses()?;
        check::standing(self.rules, &self.chains)?;
        Ok(())
    }

    /// 12.5, 13.3: own crosses taken back, own symbols turned.
    fn end_blockades(&mut self, coup: &Coup) -> Result<(), Refused> {
        for &cell in &coup.lifts {
            let Some(chain) = self.chain_at(cell) else {
                return Err(at(Clause::C12_5, "not-your-cross", cell));
            };
            let index = self.chains[chain].index_of(cell).unwrap_or_default();
            let placed = self.chains[chain].tiles[index];
            if !placed.is_cross() || self.chains[chain].owner != self.seat {
                return Err(at(Clause::C12_5, "not-your-cross", cell));
            }
            if self.chains[chain].end_at(cell).is_none() {
                return Err(at(Clause::C12_5, "cross-not-at-end", cell));
            }
            self.chains[chain].tiles.remove(index);
            self.gain(placed);
        }
        for &cell in &coup.unflips {
            let own = self
                .chain_at(cell)
                .filter(|&chain| self.chains[chain].owner == self.seat);
            let tile = own.and_then(|chain| {
                let chain = &mut self.chains[chain];
                let index = chain.index_of(cell)?;
                chain.tiles.get_mut(index)
            });
            match tile {
                Some(Placed {
                    face: face @ Face::Symbol(_),
                    ..
                }) => {
                    if let Face::Symbol(glyph) = *face {
                        *face = Face::Letter(glyph);
                    }
                }
                _ => return Err(at(Clause::C13_3, "no-symbol", cell)),
            }
        }
        Ok(())
    }

    /// The chain with a tile on a square.
    fn chain_at(&self, cell: Cell) -> Option<usize> {
        self.chains
            .iter()
            .position(|chain| chain.index_of(cell).is_some())
    }

    /// The chain with an extremity on a square.
    fn end_at(&self, cell: Cell) -> Option<(usize, End)> {
        let end = |(number, chain): (usize, &Chain)| Some((number, chain.end_at(cell)?));
        self.chains.iter().enumerate().find_map(end)
    }

    fn is_own(&self, chain: usize) -> bool {
        self.chains[chain].owner == self.seat
    }

    /// 13.2: whether an own chain blockade keeps the seat from what it asks, on the chain that receives.
    fn frozen(&self, target: Option<usize>) -> Result<(), Refused> {
        let blockaded = |chain: &Chain| chain.owner == self.seat && chain.is_blockaded();
        let frozen = match self.rules.freeze {
            Freeze::Player => self.chains.iter().any(blockaded),
            Freeze::Chain => target.is_some_and(|target| blockaded(&self.chains[target])),
        };
        if frozen {
            return Err(refuse(Clause::C13_2, "frozen-by-own-blockade", ()));
        }
        Ok(())
    }

    /// 13.2: whether a blockade that stood as letters were taken keeps the player from others' chains.
    fn bound(&self) -> Result<(), Refused> {
        if self.rules.freeze == Freeze::Player && !self.bound.is_empty() {
            return Err(refuse(Clause::C13_2, "frozen-by-own-blockade", ()));
        }
        Ok(())
    }

    /// Section 16.
    fn played(&self, device: Device) -> Result<(), Refused> {
        if self.rules.plays(device) {
            Ok(())
        } else {
            Err(refuse(Clause::C16, "not-at-this-level", ()))
        }
    }

    fn gain(&mut self, placed: Placed) {
        self.arsenal.put(placed.tile);
        self.gained.push(placed);
    }

    /// Takes a tile out of the Arsenal; whether there was one.
    fn spend(&mut self, tile: Tile, shown: bool) -> bool {
        let had = self.arsenal.take(tile);
        if had {
            self.spent.push((tile, shown));
        }
        had
    }

    /// Takes a cross out of the Arsenal, to be laid on a square. One that this coup took off the board is
    /// not in stock: a cross is not moved (12.3, R-43).
    fn spend_cross(&mut self, cell: Cell) -> Result<(), Refused> {
        let gained: Vec<Cell> = self
            .gained
            .iter()
            .filter(|placed| placed.is_cross())
            .map(|placed| placed.cell)
            .collect();
        if usize::from(self.arsenal.count(Tile::CROSS)) > gained.len() && self.spend(Tile::CROSS, true) {
            return Ok(());
        }
        Err(match gained.first() {
            Some(&from) => at(Clause::C12_3, "cross-stays", from),
            None => at(Clause::C12_3, "no-cross-left", cell),
        })
    }

    /// 12.6: where a protected word of the holder is no longer what it was, its cross goes back into
    /// the Arsenal; a cross between two words cannot.
    fn return_crosses(&mut self) -> Result<(), Refused> {
        for number in 0..self.chains.len() {
            let chain = &self.chains[number];
            let changed = self.guards[number].iter().find_map(|guard| {
                let index = chain.index_of(guard.cross)?;
                (!guard.stands(chain)).then_some((guard.cross, index))
            });
            let Some((cell, index)) = changed else {
                continue;
            };
            if chain.end_at(cell).is_none() {
                return Err(at(Clause::C12_6, "protected-word-fixed", cell));
            }
            let cross = self.chains[number].tiles.remove(index);
            self.gain(cross);
        }
        Ok(())
    }

    /// Whether a square may hold a letter (3.4).
    fn letter_ground(cell: Cell) -> Result<(), Refused> {
        if Ground::of(cell) == Ground::Violet {
            return Err(at(Clause::C3_4, "violet", cell));
        }
        Ok(())
    }

    /// Asks whether every word of a chain has a sense (3.2).
    fn ask_chain(&mut self, number: usize) {
        self.queries.append(&mut questions(&self.chains[number]));
    }
}

/// What a word list must be asked of a chain: line by line, in path order (3.2).
pub(crate) fn questions(chain: &Chain) -> Vec<Query> {
    let words = chain.words();
    let joined = |pair: &[crate::Stretch]| pair[0].axis == pair[1].axis && pair[1].first == pair[0].last + 2;
    let mut queries = Vec::new();
    let mut first = 0;
    for last in 0..words.len() {
        if words.get(last..last + 2).is_some_and(joined) {
            continue;
        }
        let mut line: Vec<Vec<Glyph>> = words[first..=last]
            .iter()
            .map(|word| chain.reading(word))
            .collect();
        if backwards(chain, &words[first..=last]) {
            line.reverse();
        }
        queries.push(Query::Line(line));
        first = last + 1;
    }
    queries
}

/// Whether words that follow each other along a chain are read in the other order.
fn backwards(chain: &Chain, words: &[crate::Stretch]) -> bool {
    match words {
        [first, .., last] => chain.tiles[first.first].cell > chain.tiles[last.first].cell,
        _ => false,
    }
}
