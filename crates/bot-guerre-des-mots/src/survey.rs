//! The coups worth a thought: pulled kind by kind, and put in order by what they seem to be worth before
//! the rules are asked what they do.

use game_core::Seat;
use game_guerre_des_mots::{
    Axis, Cell, Coup, CoupKind, Ground, GuerreDesMots, How, LaidWord, Prospector, State, WordTile, board,
};
use lexicon::{Graphs, Letter};
use search::Value;

use super::meter::Meter;
use super::ways::{NEVER, Ways};

/// How many coups of each kind are pulled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pulls {
    pub(crate) bonus: usize,
    pub(crate) arsenal: usize,
    pub(crate) takes: usize,
    pub(crate) piracy: usize,
    pub(crate) reprises: usize,
}

/// What letters laid on green squares and other gains seem to be worth, in hundredths of a coup.
const REPLAY: Value = 85;
const TAKEN: Value = 5;
const SHOT: Value = 60;
const PROTECTION: Value = 15;
/// What letters and jokers of one's own cost.
const LETTER: Value = 7;
const JOKER: Value = 30;
/// What it is worth to be rid of a letter, by how hard it is to lay later. From group to group it grows by about
/// what a letter costs, so that of two letters the harder is laid first; all of it is less than a joker, which
/// would lay the hardest.
const COMMON: Value = 0;
const USUAL: Value = 5;
const UNUSUAL: Value = 12;
const RARE: Value = 20;
/// How many coups that end on one square are kept.
const ALIKE: usize = 4;
/// From how near to the cross winning coups are looked for.
const NEAR: u16 = 400;
/// From how few squares to the other goal they are.
const GOAL: u8 = 7;

/// Whoever looks for coups with the words he knows.
#[derive(Clone, Copy)]
pub(crate) struct Surveyor<'m> {
    pub(crate) game: &'m GuerreDesMots,
    pub(crate) words: Option<&'m Graphs>,
    pub(crate) meter: &'m Meter<'m>,
}

impl<'m> Surveyor<'m> {
    fn prospector<'s>(&'s self, state: &'s State, seat: Seat, stop: &'s dyn Fn(u64) -> bool) -> Prospector<'s>
    where
        'm: 's,
    {
        let prospector = Prospector::new(self.game, state, seat)
            .sparing_jokers()
            .until(stop);
        match self.words {
            Some(words) => prospector.knowing(words),
            None => prospector,
        }
    }

    /// Whether a coup lays an insult: such words are left to others, unless they win. They are in no
    /// vocabulary but that of whoever knows every word.
    fn shuns(&self, coup: &Coup) -> bool {
        let (list, set) = (self.game.word_list(), self.game.rules().words());
        self.words.is_none()
            && coup.words.iter().any(|word| {
                let letters: Vec<Letter> = spelled(word).filter_map(Letter::of).collect();
                list.shuns(&letters, set)
            })
    }

    /// A coup that wins at once, looked for where one may be near.
    pub(crate) fn winning(&self, state: &State, ways: &Ways, seat: Seat) -> Option<Coup> {
        let near = ways.of_seat(state, seat)[0] <= NEAR
            || state.chains_of(seat).any(|(_, chain)| {
                let goal = chain.side.opposite().goal();
                let ends = [chain.tiles.first(), chain.tiles.last()];
                ends.into_iter()
                    .flatten()
                    .any(|end| goal.iter().any(|cell| cell.distance(end.cell) <= GOAL))
            });
        if !near {
            return None;
        }
        let search = self.meter.search();
        let stop = |done| search.worked(done);
        let prospector = self.prospector(state, seat, &stop);
        let found = prospector.winning().next();
        search.worked(prospector.worked());
        found
    }

    /// Words that a first chain may begin with (2.6), one for each pair of letters that it then begins and
    /// ends with: those first that spend the letters that are hardest to lay.
    pub(crate) fn openings(&self, state: &State, seat: Seat, most: usize) -> Vec<Coup> {
        let search = self.meter.search();
        let stop = |done| search.worked(done);
        let prospector = self.prospector(state, seat, &stop);
        let mut found: Vec<(Value, [Option<char>; 2], Coup)> = prospector
            .arsenal()
            .filter(|coup| !self.shuns(coup))
            .map(|coup| {
                let letters: Vec<char> = coup.words.iter().flat_map(spelled).collect();
                let hard: Value = letters.iter().map(|&letter| hardness(letter)).sum();
                let jokers = coup.words.iter().flat_map(jokers).count();
                let ends = [letters.first().copied(), letters.last().copied()];
                let cost = JOKER * Value::try_from(jokers).unwrap_or(0);
                (cost - hard, ends, coup)
            })
            .collect();
        search.worked(prospector.worked());
        found.sort_by_key(|&(cost, _, _)| cost);
        let mut kept: Vec<([Option<char>; 2], Coup)> = Vec::new();
        for (_, ends, coup) in found {
            if kept.len() < most && !kept.iter().any(|(other, _)| *other == ends) {
                kept.push((ends, coup));
            }
        }
        kept.into_iter().map(|(_, coup)| coup).collect()
    }

    /// The `keep` most promising coups of those pulled before the time is up.
    pub(crate) fn promising(
        &self,
        state: &State,
        ways: &Ways,
        seat: Seat,
        pulls: Pulls,
        keep: usize,
    ) -> Vec<Coup> {
        let search = self.meter.search();
        let stop = |done| search.worked(done);
        let prospector = self.prospector(state, seat, &stop);
        let now = ways.of_seat(state, seat)[0];
        let mut found: Vec<(Value, Cell, Coup)> = Vec::new();
        let mut pull = |coups: &mut dyn Iterator<Item = Coup>, most: usize, bonus: bool| {
            for coup in coups.filter(|coup| !self.shuns(coup)).take(most) {
                let (value, cell) = seems(&coup, ways, now, bonus);
                found.push((value, cell, coup));
                if self.meter.is_up() {
                    break;
                }
            }
        };
        pull(&mut prospector.arsenal(), pulls.arsenal, false);
        pull(&mut prospector.bonus(), pulls.bonus, true);
        pull(&mut prospector.single_takes(), pulls.takes, false);
        pull(&mut prospector.piracy(), pulls.piracy, false);
        pull(&mut prospector.reprises(), pulls.reprises, false);
        search.worked(prospector.worked());
        found.sort_by_key(|&(value, _, _)| -value);
        let mut kept: Vec<(Cell, Coup)> = Vec::new();
        for (_, cell, coup) in found {
            if kept.len() == keep {
                break;
            }
            let alike = kept.iter().filter(|(other, _)| *other == cell).count();
            if alike < ALIKE && !kept.iter().any(|(_, other)| *other == coup) {
                kept.push((cell, coup));
            }
        }
        kept.into_iter().map(|(_, coup)| coup).collect()
    }
}

/// The letters of a word without their accents.
fn spelled(word: &LaidWord) -> impl Iterator<Item = char> {
    let glyphs = word.tiles.iter().filter_map(|tile| tile.glyph());
    glyphs.map(|glyph| glyph.letter().capital())
}

/// The jokers of a word.
fn jokers(word: &LaidWord) -> impl Iterator<Item = &WordTile> {
    let joker = |tile: &&WordTile| matches!(tile, WordTile::Laid(laying) if laying.how == How::Joker);
    word.tiles.iter().filter(joker)
}

/// How hard a letter is to lay later: the more so, the fewer French words have it.
fn hardness(letter: char) -> Value {
    match letter {
        'E' | 'S' | 'A' | 'R' | 'I' | 'T' | 'N' => COMMON,
        'O' | 'L' | 'U' | 'C' | 'M' | 'P' | 'D' => USUAL,
        'B' | 'F' | 'G' | 'H' | 'V' | 'Q' => UNUSUAL,
        _ => RARE,
    }
}

/// What a coup seems to be worth, and where it leads.
fn seems(coup: &Coup, ways: &Ways, now: u16, bonus: bool) -> (Value, Cell) {
    let taken: Value = coup.takes.iter().map(|take| Value::from(take.count)).sum();
    let start = coup
        .words
        .first()
        .map(|word| word.start)
        .or(coup.pivot.map(|pivot| pivot.to))
        .or(coup.takes.first().map(|take| take.end));
    let mut value = TAKEN * taken
        + SHOT * Value::try_from(coup.shots.len()).unwrap_or(0)
        + if coup.block.is_some() || !coup.symbols.is_empty() {
            PROTECTION
        } else {
            0
        };
    if bonus && coup.block.is_none() {
        value += REPLAY;
    }
    let (mut laid, mut jokers) = (0, 0);
    for (cell, tile) in coup.words.iter().flat_map(LaidWord::cells) {
        if let WordTile::Laid(laying) = tile {
            laid += 1;
            jokers += Value::from(laying.how == How::Joker);
            if Ground::of(cell) == Ground::Green {
                value += REPLAY;
            }
        }
    }
    value -= LETTER * (laid - taken).max(0) + JOKER * jokers;
    let mut end = start;
    let mut cost = now;
    if coup.target.is_none() && coup.kind != CoupKind::Reprise {
        for word in &coup.words {
            for (cell, reached) in outer(word, ways) {
                if reached < cost || end == start {
                    end = Some(cell);
                }
                cost = cost.min(reached);
            }
        }
    }
    let end = end.unwrap_or(board::cross_lines()[0][0]);
    (value - Value::from(cost.min(NEVER)), end)
}

/// The squares of a word where the chain may go on, and how far they are from the cross.
fn outer(word: &LaidWord, ways: &Ways) -> impl Iterator<Item = (Cell, u16)> {
    let first = word
        .tiles
        .first()
        .filter(|tile| tile.is_laid())
        .map(|_| word.start);
    let last = word.tiles.last().filter(|tile| tile.is_laid());
    let last = last.and_then(|_| word.cell(word.tiles.len() - 1));
    let axis: Axis = word.axis;
    let ends = [first, last].into_iter().flatten();
    let reached: Vec<(Cell, u16)> = ends.map(|cell| (cell, ways.from(cell, axis))).collect();
    reached.into_iter()
}
