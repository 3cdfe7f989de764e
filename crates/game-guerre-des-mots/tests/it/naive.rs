//! A second check of positions (3.1 to 3.7), written in another way: on a plain grid of characters, every
//! pair of tiles is measured and every run of the grid is read.

mod breed;
pub(crate) mod dictionary;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use game_core::{Clause as _, Seat, SeatSet};
use game_guerre_des_mots::{
    Accents, Cell, Chain, Dir, Face, Glyph, GuerreDesMots, Placed, Rules, Side, Tile, check,
};

use breed::Breeder;
use dictionary::Dictionary;

const SIZE: i32 = 24;
const CROSS: char = '+';

/// A tile: column and row from the north-west, and a capital or a cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    x: i32,
    y: i32,
    sign: char,
}

/// A chain, tile after tile.
pub(crate) type Snake = Vec<Spot>;

fn map() -> &'static [Vec<char>] {
    static MAP: OnceLock<Vec<Vec<char>>> = OnceLock::new();
    MAP.get_or_init(|| {
        let text = include_str!("../../../../data/boards/guerre-des-mots.txt");
        text.lines().map(|line| line.chars().collect()).collect()
    })
}

/// The grid: which chain lies where, and what it shows.
type Grid = Vec<Vec<Option<(usize, char)>>>;

fn grid(snakes: &[Snake]) -> Grid {
    let mut grid = vec![vec![None; SIZE as usize]; SIZE as usize];
    for (number, snake) in snakes.iter().enumerate() {
        for spot in snake {
            grid[spot.y as usize][spot.x as usize] = Some((number, spot.sign));
        }
    }
    grid
}

fn at(grid: &Grid, x: i32, y: i32) -> Option<(usize, char)> {
    let row = grid.get(usize::try_from(y).ok()?)?;
    *row.get(usize::try_from(x).ok()?)?
}

fn belongs(grid: &Grid, x: i32, y: i32, snake: usize) -> bool {
    at(grid, x, y).is_some_and(|(number, _)| number == snake)
}

/// The squares of every row and column, one line after another.
fn rows_and_columns() -> impl Iterator<Item = Vec<(i32, i32)>> {
    let rows = (0..SIZE).map(|y| (0..SIZE).map(|x| (x, y)).collect());
    let columns = (0..SIZE).map(|x| (0..SIZE).map(|y| (x, y)).collect());
    rows.chain(columns)
}

/// Every run of squares side by side that one chain covers, in reading order: the lines of 3.2, of one
/// square where the chain only crosses the row or column.
fn runs(grid: &Grid) -> Vec<(usize, Vec<(i32, i32)>)> {
    let mut runs: Vec<(usize, Vec<(i32, i32)>)> = Vec::new();
    for line in rows_and_columns() {
        let mut open = None;
        for (x, y) in line {
            let snake = at(grid, x, y).map(|(snake, _)| snake);
            match snake {
                Some(snake) if open == Some(snake) => {
                    runs.last_mut().expect("an open run").1.push((x, y));
                }
                Some(snake) => runs.push((snake, vec![(x, y)])),
                None => {}
            }
            open = snake;
        }
    }
    runs
}

/// The clauses that a position breaks, apart from what its words mean.
pub(crate) fn broken(snakes: &[Snake], links: bool) -> BTreeSet<&'static str> {
    let mut broken = BTreeSet::new();
    let grid = grid(snakes);
    for (number, snake) in snakes.iter().enumerate() {
        for (index, spot) in snake.iter().enumerate() {
            // A square holds one tile, of whatever chain.
            let on_it = snakes
                .iter()
                .flatten()
                .filter(|other| (other.x, other.y) == (spot.x, spot.y));
            if on_it.count() > 1 {
                broken.insert("3.1");
            }
            if let Some(next) = snake.get(index + 1)
                && (next.x - spot.x).abs() + (next.y - spot.y).abs() != 1
            {
                broken.insert("3.1");
            }
            let beside = [(-1, 0), (1, 0), (0, -1), (0, 1)].map(|(dx, dy)| (spot.x + dx, spot.y + dy));
            let [west, east, north, south] = beside.map(|(x, y)| belongs(&grid, x, y, number));
            if spot.sign == CROSS {
                let corner = (west || east) && (north || south);
                let doubled = beside
                    .iter()
                    .any(|&(x, y)| at(&grid, x, y) == Some((number, CROSS)));
                if corner || doubled {
                    broken.insert("3.3");
                }
            } else if map()[spot.y as usize][spot.x as usize] == 'v' {
                broken.insert("3.4");
            }
            for (other_number, other_snake) in snakes.iter().enumerate() {
                for (other_index, other) in other_snake.iter().enumerate() {
                    let near = (other.x - spot.x).abs() <= 1 && (other.y - spot.y).abs() <= 1;
                    let apart = number != other_number || index.abs_diff(other_index) >= 3;
                    if near && apart {
                        broken.insert("3.5");
                    }
                }
            }
        }
        if snake.iter().all(|spot| spot.sign == CROSS) {
            broken.insert("3.6");
        }
    }
    if !links && runs(&grid).iter().any(|(snake, run)| is_link(&grid, *snake, run)) {
        broken.insert("3.5");
    }
    broken
}

/// Whether a run of two squares turns at both.
fn is_link(grid: &Grid, snake: usize, run: &[(i32, i32)]) -> bool {
    let &[first, second] = run else { return false };
    let across = first.1 == second.1;
    let turns = |(x, y): (i32, i32)| match across {
        true => belongs(grid, x, y - 1, snake) || belongs(grid, x, y + 1, snake),
        false => belongs(grid, x - 1, y, snake) || belongs(grid, x + 1, y, snake),
    };
    turns(first) && turns(second)
}

/// The words of a position that stands, line by line as crosses part them, with the number of their
/// chain (3.2).
pub(crate) fn lines(snakes: &[Snake]) -> Vec<(usize, Vec<String>)> {
    let grid = grid(snakes);
    let mut lines = Vec::new();
    for (snake, run) in runs(&grid) {
        let text: String = run
            .iter()
            .filter_map(|&(x, y)| at(&grid, x, y))
            .map(|(_, sign)| sign)
            .collect();
        let alone = !text.contains(CROSS) && text.chars().count() == 1 && snakes[snake].len() > 1;
        if !alone {
            let pieces = text.split(CROSS).filter(|piece| !piece.is_empty());
            lines.push((snake, pieces.map(str::to_owned).collect()));
        }
    }
    lines
}

/// Whether words that crosses part all have a sense, by themselves or joined by hyphens (7.5).
pub(crate) fn sensible(words: &[String], known: &Dictionary) -> bool {
    words.is_empty()
        || (1..=words.len()).any(|first| {
            let (head, rest) = words.split_at(first);
            known.has(&head.join("-")) && sensible(rest, known)
        })
}

/// A chain of the game as tiles on a plain grid.
pub(crate) fn snake_of(chain: &Chain) -> Snake {
    let spot = |placed: &Placed| Spot {
        x: i32::from(placed.cell.file()),
        y: i32::from(placed.cell.rank()),
        sign: placed.glyph().map_or(CROSS, Glyph::capital),
    };
    chain.tiles.iter().map(spot).collect()
}

fn direction(from: Spot, to: Spot) -> Dir {
    match (to.x - from.x, to.y - from.y) {
        (0, dy) if dy < 0 => Dir::North,
        (0, _) => Dir::South,
        (dx, _) if dx < 0 => Dir::West,
        _ => Dir::East,
    }
}

fn chain_of(number: usize, snake: &Snake) -> Chain {
    let owner = u8::try_from(number).expect("a few chains");
    let tiles = snake.iter().enumerate().map(|(index, &spot)| {
        let cell = Cell::at(spot.x as u8, spot.y as u8).expect("a square of the board");
        let (tile, face) = match Glyph::of(spot.sign) {
            Some(glyph) => {
                let bears = |tile: &Tile| tile.front() == Some(glyph) || tile.accent() == Some(glyph);
                let tile = Tile::all().find(bears).unwrap_or(Tile::JOKER);
                (tile, Face::Letter(glyph))
            }
            None => {
                let beside = index.checked_sub(1).or(Some(1)).and_then(|at| snake.get(at));
                let guards = beside.map_or(Dir::West, |&beside| direction(spot, beside));
                (Tile::CROSS, Face::Cross(guards))
            }
        };
        Placed {
            cell,
            tile,
            face,
            seen: SeatSet::EMPTY,
        }
    });
    let mut chain = Chain {
        owner: Seat(owner),
        ordinal: 1,
        side: Side::South,
        tiles: tiles.collect(),
    };
    chain.orient();
    chain
}

/// What a series of positions showed.
#[derive(Debug, Default)]
struct Tally {
    legal: usize,
    without_sense: usize,
    broken: BTreeMap<&'static str, usize>,
    by_links_alone: usize,
}

impl Tally {
    fn compare(&mut self, game: &GuerreDesMots, words_known: &Dictionary, snakes: &[Snake]) {
        let rules = game.rules();
        let chains: Vec<Chain> = snakes
            .iter()
            .enumerate()
            .map(|(number, snake)| chain_of(number, snake))
            .collect();
        let naive = broken(snakes, rules.two_letter_links);
        match check::standing(rules, &chains) {
            Ok(()) => assert!(naive.is_empty(), "stands, but breaks {naive:?}: {snakes:?}"),
            Err(violation) => {
                let clause = violation.clause.id();
                assert!(
                    naive.contains(clause),
                    "refused by {violation}, but breaks {naive:?}: {snakes:?}"
                );
                if naive.len() == 1 {
                    *self.broken.entry(clause).or_default() += 1;
                }
                self.by_links_alone += usize::from(broken(snakes, true).is_empty());
                return;
            }
        }
        let mut senseless = vec![Vec::new(); snakes.len()];
        for (snake, line) in lines(snakes) {
            if !sensible(&line, words_known) {
                let without = line.into_iter().filter(|word| !words_known.has(word));
                senseless[snake].extend(without);
            }
        }
        for (chain, senseless) in chains.iter().zip(&senseless) {
            match game.nonsense(chain) {
                None => assert!(senseless.is_empty(), "{senseless:?} found none: {chain:?}"),
                Some(word) => assert!(
                    senseless.contains(&word),
                    "{word} not in {senseless:?}: {chain:?}"
                ),
            }
        }
        match senseless.iter().all(Vec::is_empty) {
            true => self.legal += 1,
            false => self.without_sense += 1,
        }
    }
}

#[test]
fn both_checks_agree_on_random_positions() {
    let mut tally = Tally::default();
    for (links, accents) in [
        (true, Accents::Exact),
        (false, Accents::Exact),
        (true, Accents::Ignored),
        (false, Accents::Ignored),
    ] {
        let rules = Rules {
            seats: 8,
            two_letter_links: links,
            accents,
            ..Rules::DEFAULT
        };
        let game = GuerreDesMots::new(rules, lexicon_fr::french());
        let words = match accents {
            Accents::Ignored => Dictionary::folded(),
            _ => Dictionary::exact(),
        };
        for seed in 0..game_testkit::effort::many(25_000) {
            let mut breeder = Breeder::new(seed, words, links);
            tally.compare(&game, words, &breeder.position());
        }
    }
    assert!(tally.legal > 20_000, "{tally:?}");
    assert!(tally.without_sense > 5_000, "{tally:?}");
    for clause in ["3.1", "3.3", "3.4", "3.5", "3.6"] {
        let alone = tally.broken.get(clause).copied().unwrap_or_default();
        assert!(alone > 500, "{clause} alone {alone} times: {tally:?}");
    }
    assert!(tally.by_links_alone > 300, "{tally:?}");
}
