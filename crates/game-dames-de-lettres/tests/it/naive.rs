//! A second generator of moves, written in another way: on a plain grid of characters, it tries every
//! path of letters for every slide and looks each text up in a set of words.

use std::collections::{BTreeSet, HashSet};
use std::sync::OnceLock;

use game_core::{Game as _, Listing as _, Positions as _};
use game_dames_de_lettres::{Action, DamesDeLettres, Play, Rules, State};
use game_testkit::TestDice;
use lexicon::{Graph, Node};

type Grid = [[char; 8]; 6];

/// Every word of Dames de Lettres and every beginning of one.
pub(crate) struct Dictionary {
    words: HashSet<String>,
    beginnings: HashSet<String>,
}

impl Dictionary {
    pub(crate) fn of(graph: &Graph) -> Dictionary {
        fn gather(node: Node<'_>, spelled: &mut String, all: &mut Dictionary) {
            all.beginnings.insert(spelled.clone());
            if node.is_word() {
                all.words.insert(spelled.clone());
            }
            for (letter, next) in node.steps() {
                spelled.push(letter.capital());
                gather(next, spelled, all);
                spelled.pop();
            }
        }
        let mut all = Dictionary {
            words: HashSet::new(),
            beginnings: HashSet::new(),
        };
        gather(
            graph.root(game_dames_de_lettres::WORDS),
            &mut String::new(),
            &mut all,
        );
        all
    }

    pub(crate) fn french() -> &'static Dictionary {
        static FRENCH: OnceLock<Dictionary> = OnceLock::new();
        FRENCH.get_or_init(|| Dictionary::of(&lexicon_fr::french().graphs().forward))
    }
}

/// One slide: from, to, and the squares jumped over, each a column and a row.
type Square = (usize, usize);
type Way = (Square, Square, Vec<Square>);

/// The grid of a position without jokers, and whether White is to move.
fn grid(text: &str) -> (Grid, bool) {
    let mut fields = text.split(' ');
    let mut grid = [['.'; 8]; 6];
    for (row, rank) in fields.next().unwrap_or_default().split('/').enumerate() {
        let mut column = 0;
        for symbol in rank.chars() {
            if let Some(empty) = symbol.to_digit(10) {
                column += empty as usize;
            } else {
                grid[5 - row][column] = symbol;
                column += 1;
            }
        }
    }
    (grid, fields.next() == Some("w"))
}

fn own(symbol: char, white: bool) -> bool {
    symbol.is_ascii_alphabetic() && symbol.is_ascii_uppercase() == white
}

fn ways(grid: &Grid, white: bool) -> Vec<Way> {
    let mut all = Vec::new();
    for (row, column) in (0..6).flat_map(|row| (0..8).map(move |column| (row, column))) {
        if !own(grid[row][column], white) {
            continue;
        }
        for (up, right) in [
            (0, 1),
            (1, 1),
            (1, 0),
            (1, -1),
            (0, -1),
            (-1, -1),
            (-1, 0),
            (-1, 1),
        ] {
            let mut jumped = Vec::new();
            let mut jumping = false;
            for step in 1.. {
                let (y, x) = (row as i32 + up * step, column as i32 + right * step);
                if !(0..6).contains(&y) || !(0..8).contains(&x) {
                    break;
                }
                let here = (x as usize, y as usize);
                let symbol = grid[here.1][here.0];
                if symbol == '.' {
                    jumping = false;
                    all.push(((column, row), here, jumped.clone()));
                } else if jumping || own(symbol, white) {
                    break;
                } else {
                    jumping = true;
                    jumped.push(here);
                }
            }
        }
    }
    // The last letter jumped counts only if a free square follows, where the slide ends.
    all
}

struct Search<'d> {
    dictionary: &'d Dictionary,
    grid: Grid,
    white: bool,
    way: &'d Way,
    path: Vec<Square>,
    text: String,
    found: BTreeSet<(String, Vec<Square>)>,
}

impl Search<'_> {
    fn from(&mut self, at: Square) {
        let symbol = self.grid[at.1][at.0];
        if symbol == '.' || self.path.contains(&at) {
            return;
        }
        self.path.push(at);
        self.text.push(symbol.to_ascii_uppercase());
        if self.dictionary.beginnings.contains(&self.text) {
            if self.is_move() {
                self.found.insert((self.text.clone(), self.path.clone()));
            }
            for y in at.1.saturating_sub(1)..=(at.1 + 1).min(5) {
                for x in at.0.saturating_sub(1)..=(at.0 + 1).min(7) {
                    self.from((x, y));
                }
            }
        }
        self.path.pop();
        self.text.pop();
    }

    /// W1, W3, W4, W5.
    fn is_move(&self) -> bool {
        let (from, to, _) = self.way;
        let enemy_side = |square: &Square| (square.1 >= 3) == self.white;
        let enemy = |square: &&Square| !own(self.grid[square.1][square.0], self.white);
        self.dictionary.words.contains(&self.text)
            && self.path.len() >= 3
            && self.path.contains(to)
            && self.path.iter().any(|square| enemy(&square))
            && (enemy_side(from) || self.path.iter().any(enemy_side))
    }
}

fn name((x, y): Square) -> String {
    format!("{}{}", char::from(b'A' + x as u8), y + 1)
}

/// What the naive generator finds in a position without words written before.
pub(crate) struct Found {
    pub(crate) slides: usize,
    /// The texts of the word moves.
    pub(crate) moves: BTreeSet<String>,
    /// The texts of the pure captures.
    pub(crate) pure: BTreeSet<String>,
}

pub(crate) fn find(dictionary: &Dictionary, position: &str) -> Found {
    let (before, white) = grid(position);
    let all = ways(&before, white);
    let home = |row: usize| (row < 3) == white;
    let letters_home = (0..6)
        .filter(|&row| home(row))
        .flat_map(|row| before[row])
        .filter(|&symbol| own(symbol, white))
        .count();
    let mut found = Found {
        slides: all.len(),
        moves: BTreeSet::new(),
        pure: BTreeSet::new(),
    };
    for way in &all {
        let (from, to, jumped) = way;
        // K5.
        if letters_home == 1 && home(from.1) && !home(to.1) {
            continue;
        }
        let mut grid = before;
        grid[to.1][to.0] = grid[from.1][from.0];
        grid[from.1][from.0] = '.';
        for &(x, y) in jumped {
            grid[y][x] = '.';
        }
        let sign = if jumped.is_empty() { '-' } else { 'x' };
        let slide = format!("{}{sign}{}", name(*from), name(*to));
        if !jumped.is_empty() && home(from.1) {
            found.pure.insert(slide.clone());
        }
        let mut search = Search {
            dictionary,
            grid,
            white,
            way,
            path: Vec::new(),
            text: String::new(),
            found: BTreeSet::new(),
        };
        for row in 0..6 {
            for column in 0..8 {
                search.from((column, row));
            }
        }
        for (word, path) in search.found {
            let squares: String = path.into_iter().map(name).collect();
            found.moves.insert(format!("{slide} {word}@{squares}"));
        }
    }
    found
}

/// The counts of the specification, whose slides and pure captures are ours; its words are those of a
/// list of 26,067 common ones, ours all that the lexicon admits, so that ours are more.
///
/// Slides, (from, to) pairs with a word, (from, to, word, set of squares), words, pure captures.
fn counts(plays: &[Play], slides: usize, pure: usize) -> [usize; 5] {
    let pairs: HashSet<_> = plays.iter().map(|play| (play.from, play.to)).collect();
    let combos: HashSet<_> = plays
        .iter()
        .map(|play| {
            (
                play.from,
                play.to,
                play.words[0].word.clone(),
                play.words[0].cells(),
            )
        })
        .collect();
    let words: HashSet<_> = plays.iter().map(|play| &play.words[0].word).collect();
    [slides, pairs.len(), combos.len(), words.len(), pure]
}

/// Holds the generator to the naive one in a position, and gives the counts of the specification.
fn compare(game: &DamesDeLettres, dictionary: &Dictionary, position: &str) -> [usize; 5] {
    let naive = find(dictionary, position);
    let state: State = game.place(position).expect("a position");
    let slides = state.board().slides(game.rules(), state.side());
    assert_eq!(slides.len(), naive.slides, "{position}");
    let plays = game.word_moves(&state);
    let listed: BTreeSet<String> = plays.iter().map(Play::to_string).collect();
    assert_eq!(listed.len(), plays.len(), "a move twice in {position}");
    assert_eq!(listed, naive.moves, "{position}");
    let captures: BTreeSet<String> = game
        .wordless_moves(&state)
        .iter()
        .filter(|play| play.capture)
        .map(Play::to_string)
        .collect();
    assert_eq!(captures, naive.pure, "{position}");
    assert_eq!(game.has_word_move(&state), !listed.is_empty(), "{position}");
    counts(&plays, slides.len(), captures.len())
}

#[test]
fn d44_to_d49_by_two_generators() {
    let game = DamesDeLettres::new(Rules::DEFAULT, lexicon_fr::french());
    for (number, position, expected) in [
        (
            44,
            "ojVtiioI/1EIzLISA/6me/5i1s/QTt3l1/AKR1aEDR w",
            [65, 33, 443, 191, 11],
        ),
        (
            45,
            "zerogATE/hqjtsLbo/6S1/8/AEPPAN1N/ANUVIVSK b",
            [36, 14, 134, 83, 3],
        ),
        (
            46,
            "hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU w",
            [42, 18, 107, 72, 0],
        ),
        (
            47,
            "kazIdeEI/mI1EMLRa/GUFNU2i/nE1O4/7a/GXU1lAmI b",
            [54, 53, 759, 410, 12],
        ),
        (
            48,
            "ctsio1EE/erm2A1A/4T1R1/2l1n3/THpeY1fi/DoASANPX b",
            [65, 44, 394, 239, 2],
        ),
        (
            49,
            "imduasod/nxqijtel/8/8/IELAIUPA/TENKUZHA w",
            [42, 16, 138, 120, 0],
        ),
    ] {
        let counted = compare(&game, Dictionary::french(), position);
        assert_eq!(counted, expected, "D{number}");
    }
}

/// Positions of random games with few words written, and with none.
#[test]
fn both_generators_agree_along_random_games() {
    let game = DamesDeLettres::new(Rules::DEFAULT, lexicon_fr::french());
    let mut compared = 0;
    for seed in 0..6 {
        let mut dice = TestDice::new(seed);
        let mut state = game.blank();
        for event in game.setup(&mut dice) {
            game.evolve(&mut state, &event);
        }
        while state.end().is_none() {
            let actions = game.actions(&state, state.side());
            let action: &Action = dice.pick(&actions).expect("an awaited seat can do something");
            let events = game.decide(&state, state.side(), action, &mut dice);
            for event in events.expect("listed") {
                game.evolve(&mut state, &event);
            }
            let text = game.position(&state);
            // The naive generator knows neither jokers nor words written before, nor the final capture.
            let letters = |seat| state.board().letters(game_core::Seat(seat)).len();
            if !text.contains('*') && letters(0) > 1 && letters(1) > 1 && state.ply().is_multiple_of(3) {
                let board = text.split(' ').take(2).collect::<Vec<_>>().join(" ");
                compare(&game, Dictionary::french(), &board);
                compared += 1;
            }
        }
    }
    assert!(compared > 80, "{compared} positions");
}
