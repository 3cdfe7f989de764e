//! A second generator, written to be slow and plain: it reads the text of a position onto a grid of
//! characters, tries every part of every move there, and picks the legal ones by comparing texts.

use std::collections::{BTreeMap, BTreeSet};

use game_chevaliers::{CastleHold, Chain, LAYOUTS, Obligation, OwnCastle, Players, Rules, Team};
use game_chevaliers::{Chevaliers, layout};
use game_core::{Dice as _, Game as _, Positions as _};
use game_testkit::TestDice;

type Spot = (i32, i32);
/// What stands where; water and voids are not in it, empty squares are dots.
type Grid = BTreeMap<Spot, char>;

const COMPASS: [Spot; 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

fn name((file, line): Spot) -> String {
    let letter = char::from(b'a' + u8::try_from(file).expect("a file"));
    format!("{letter}{}", line + 1)
}

fn beside((file, line): Spot, (right, up): Spot, far: i32) -> Spot {
    (file + right * far, line + up * far)
}

/// The grid of a position's first field.
fn grid(rows: &str) -> Grid {
    let rows: Vec<&str> = rows.split('/').collect();
    let mut grid = Grid::new();
    for (down, row) in rows.iter().enumerate() {
        let line = i32::try_from(rows.len() - 1 - down).expect("few lines");
        let mut file = 0;
        let mut digits = String::new();
        for symbol in row.chars().chain(['/']) {
            if symbol.is_ascii_digit() {
                digits.push(symbol);
                continue;
            }
            for _ in 0..digits.parse().unwrap_or(0) {
                grid.insert((file, line), '.');
                file += 1;
            }
            digits.clear();
            match symbol {
                '~' | '#' => file += 1,
                '/' => {}
                piece => {
                    grid.insert((file, line), piece);
                    file += 1;
                }
            }
        }
    }
    grid
}

struct Mirror<'a> {
    rules: &'a Rules,
    /// The castles of Silver and of Gold.
    castles: [Spot; 2],
    gold: bool,
}

impl Mirror<'_> {
    fn friend(&self, piece: char) -> bool {
        piece.is_alphabetic() && piece.is_lowercase() == self.gold
    }

    fn enemy(&self, piece: char) -> bool {
        piece.is_alphabetic() && piece.is_lowercase() != self.gold
    }

    fn back(&self, (_, up): Spot) -> bool {
        if self.gold { up > 0 } else { up < 0 }
    }

    /// Squares that leaps join to `start`, by adding to the set until it grows no more.
    fn joined(&self, grid: &Grid, start: Spot, man: bool) -> BTreeSet<Spot> {
        let mut all = BTreeSet::from([start]);
        if man && !self.rules.men_leap {
            return BTreeSet::new();
        }
        loop {
            let mut more = all.clone();
            for &at in &all {
                for way in COMPASS {
                    let over = grid.get(&beside(at, way, 1)).copied().unwrap_or('.');
                    let to = beside(at, way, 2);
                    let free = grid.get(&to) == Some(&'.');
                    if self.friend(over) && free && !self.shut(to) && !(man && self.back(way)) {
                        more.insert(to);
                    }
                }
            }
            if more.len() == all.len() {
                all.remove(&start);
                return all;
            }
            all = more;
        }
    }

    fn shut(&self, to: Spot) -> bool {
        self.rules.own_castle == OwnCastle::Forbidden && to == self.castles[usize::from(self.gold)]
    }

    /// Every text that captures from `at`, added to `head`, with where it ends.
    fn taking(&self, grid: &Grid, head: &str, at: Spot, man: bool, found: &mut BTreeMap<String, Spot>) {
        for way in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let over = beside(at, way, 1);
            let to = beside(at, way, 2);
            let met = grid.get(&over).copied().unwrap_or('.');
            if !self.enemy(met) || grid.get(&to) != Some(&'.') {
                continue;
            }
            if man && self.back(way) && !self.rules.men_capture_back {
                continue;
            }
            let text = format!("{head}x{}", name(to));
            let mut after = grid.clone();
            after.insert(over, '.');
            found.insert(text.clone(), to);
            self.taking(&after, &text, to, man, found);
            if self.rules.leap_after_capture && !man {
                for stop in self.joined(&after, to, false) {
                    let text = format!("{text}^{}", name(stop));
                    found.insert(text.clone(), stop);
                    self.taking(&after, &text, stop, false, found);
                }
            }
        }
    }

    /// Every move that the pieces can make, whatever they should.
    fn possible(&self, grid: &Grid, arm: Option<char>) -> BTreeMap<String, Spot> {
        let mut found = BTreeMap::new();
        for (&from, &piece) in grid {
            let kind = piece.to_ascii_lowercase();
            if !self.friend(piece) || arm.is_some_and(|arm| arm != kind) {
                continue;
            }
            let man = kind == 'm';
            let mut without = grid.clone();
            without.insert(from, '.');
            for way in COMPASS {
                let to = beside(from, way, 1);
                if without.get(&to) == Some(&'.') && !self.shut(to) && !(man && self.back(way)) {
                    found.insert(format!("{}-{}", name(from), name(to)), to);
                }
            }
            self.taking(&without, &name(from), from, man, &mut found);
            for stop in self.joined(&without, from, man) {
                let text = format!("{}^{}", name(from), name(stop));
                found.insert(text.clone(), stop);
                if !man {
                    self.taking(&without, &text, stop, false, &mut found);
                }
            }
        }
        found
    }

    /// Of the possible moves, those that R12 leaves.
    fn dutiful(&self, possible: &BTreeMap<String, Spot>, claimed: bool) -> BTreeSet<String> {
        let direct = |text: &str| {
            text.find(['-', '^', 'x'])
                .is_some_and(|at| text[at..].starts_with('x'))
        };
        let takes = |text: &str| text.contains('x');
        let due = claimed
            || possible
                .keys()
                .any(|text| direct(text) || (self.rules.charge_forces && takes(text)));
        let goes_on = |text: &str| {
            let longer = format!("{text}x");
            possible.keys().any(|other| other.starts_with(&longer))
        };
        let enemy_castle = self.castles[usize::from(!self.gold)];
        let complete = |text: &str, end: Spot| {
            if self.rules.chain == Chain::May || !takes(text) {
                return true;
            }
            // A leap after a capture only where no capture was left to make.
            let leaps = text.match_indices('^').map(|(at, _)| &text[..at]);
            let left = leaps.filter(|before| takes(before)).any(goes_on);
            // A chain ends where it can, or on the castle; after leaps one may stop anywhere.
            let ends_by_capture = text.rfind('x') > text.rfind('^');
            !left && (!ends_by_capture || end == enemy_castle || !goes_on(text))
        };
        possible
            .iter()
            .filter(|(text, _)| !due || takes(text))
            .filter(|&(text, &end)| complete(text, end))
            .map(|(text, _)| text.clone())
            .collect()
    }

    fn legal(&self, grid: &Grid, arm: Option<char>, claimed: bool) -> BTreeSet<String> {
        let possible = self.possible(grid, arm);
        if self.rules.capture == Obligation::Strict || claimed {
            self.dutiful(&possible, claimed)
        } else {
            possible.into_keys().collect()
        }
    }
}

/// The legal moves of a position, from its text alone.
fn moves(rules: &Rules, position: &str) -> BTreeSet<String> {
    let fields: Vec<&str> = position.split(' ').collect();
    let spot = |(file, line): (usize, usize)| {
        (
            i32::try_from(file).expect("a file"),
            i32::try_from(line).expect("a line"),
        )
    };
    let mirror = Mirror {
        rules,
        castles: layout(rules.layout).expect("a layout").castles().map(spot),
        gold: fields[1].starts_with('g'),
    };
    let grid = grid(fields[0]);
    let claimed = position.ends_with(" must");
    match fields[1].chars().nth(1) {
        None => mirror.legal(&grid, None, claimed),
        Some(arm) => {
            let own = mirror.legal(&grid, Some(arm), claimed);
            let partner = if arm == 'n' { 'm' } else { 'n' };
            if own.is_empty() {
                mirror.legal(&grid, Some(partner), claimed)
            } else {
                own
            }
        }
    }
}

/// Whether the position is one where the game goes on or is drawn.
fn lives(rules: &Rules, position: &str) -> bool {
    let fields: Vec<&str> = position.split(' ').collect();
    let rows = grid(fields[0]);
    let [silver, gold] = layout(rules.layout)
        .expect("a layout")
        .castles()
        .map(|(file, line)| {
            let spot = (
                i32::try_from(file).expect("a file"),
                i32::try_from(line).expect("a line"),
            );
            rows[&spot]
        });
    let both = rows.values().any(char::is_ascii_lowercase) && rows.values().any(char::is_ascii_uppercase);
    let gold_to_move = fields[1].starts_with('g');
    let silver_holds = gold.is_ascii_uppercase();
    let gold_holds = silver.is_ascii_lowercase();
    let held = if gold_to_move { gold_holds } else { silver_holds };
    let entered = rules.castle_hold == CastleHold::Entry && (silver_holds || gold_holds);
    both && !held && !entered
}

fn compare(game: &Chevaliers, position: &str) -> usize {
    let state = game
        .place(position)
        .unwrap_or_else(|fault| panic!("{position} {fault}"));
    let listed: Vec<String> = game.movements(&state).iter().map(ToString::to_string).collect();
    let found: BTreeSet<String> = listed.iter().cloned().collect();
    assert_eq!(listed.len(), found.len(), "a move twice in {position}");
    let expected = if lives(game.rules(), position) {
        moves(game.rules(), position)
    } else {
        BTreeSet::new()
    };
    assert_eq!(found, expected, "{position} {:?}", game.rules());
    found.len()
}

/// Options that differ in everything that changes moves.
fn option_sets() -> Vec<String> {
    let mut sets: Vec<String> = [
        "-",
        "capture=as_written",
        "capture=claim",
        "chain=may",
        "charge_forces=true",
        "men_leap=true",
        "men_capture_back=false",
        "leap_after_capture=true",
        "leap_after_capture=true chain=may",
        "leap_after_capture=true capture=as_written",
        "own_castle=forbidden",
        "castle_hold=0",
        "team=alternate",
        "team=alternate charge_forces=true",
        "team=alternate men_leap=true capture=claim",
        "men_leap=true leap_after_capture=true charge_forces=true own_castle=forbidden men_capture_back=false",
    ]
    .map(str::to_owned)
    .into();
    sets.extend(LAYOUTS.iter().map(|id| format!("layout={id}")));
    sets.extend(
        LAYOUTS
            .iter()
            .map(|id| format!("layout={id} leap_after_capture=true men_leap=true")),
    );
    sets
}

/// A position with pieces anywhere, in close contact.
fn scattered(game: &Chevaliers, dice: &mut TestDice) -> String {
    let start = game.position(&game.blank());
    let mut board = grid(start.split(' ').next().expect("the lines"));
    let (files, lines) = (game.board().layout().files(), game.board().layout().lines());
    board.values_mut().for_each(|piece| *piece = '.');
    let spots: Vec<Spot> = board.keys().copied().collect();
    for (piece, most) in [('N', 5), ('M', 12), ('n', 5), ('m', 12)] {
        for _ in 0..=dice.below(most - 1) {
            let &spot = dice.pick(&spots).expect("a square");
            board.insert(spot, piece);
        }
    }
    let rows: Vec<String> = (0..lines)
        .rev()
        .map(|line| {
            let mut row = String::new();
            let mut run = 0;
            for file in 0..files {
                let spot = (
                    i32::try_from(file).expect("a file"),
                    i32::try_from(line).expect("a line"),
                );
                let symbol = match board.get(&spot) {
                    Some('.') => {
                        run += 1;
                        continue;
                    }
                    Some(&piece) => piece,
                    None => game
                        .board()
                        .layout()
                        .at(file, line)
                        .to_string()
                        .chars()
                        .next()
                        .expect("a sign"),
                };
                if run > 0 {
                    row += &run.to_string();
                    run = 0;
                }
                row.push(symbol);
            }
            if run > 0 {
                row += &run.to_string();
            }
            row
        })
        .collect();
    let rules = game.rules();
    let sides: &[&str] = if rules.team == Team::Alternate {
        &["sn", "sm", "gn", "gm"]
    } else {
        &["s", "g"]
    };
    let side = dice.pick(sides).expect("a side");
    let layout = if rules.layout == LAYOUTS[0] {
        String::new()
    } else {
        format!(" layout={}", rules.layout)
    };
    format!("{} {side} 0 1{layout}", rows.join("/"))
}

#[test]
fn both_generators_agree_on_scattered_pieces() {
    let mut positions = 0;
    for (seed, options) in (0..).zip(option_sets()) {
        let game = crate::game(&options);
        let mut dice = TestDice::new(seed);
        for _ in 0..400 {
            let position = scattered(&game, &mut dice);
            compare(&game, &position);
            positions += 1;
            // The same once a capture is claimed, where there is one.
            let claimed = format!("{position} must");
            if game.rules().capture == Obligation::Claim && game.place(&claimed).is_ok() {
                compare(&game, &claimed);
                positions += 1;
            }
        }
    }
    println!("{positions} positions");
    assert!(positions > 13_000);
}

#[test]
fn both_generators_agree_along_random_games() {
    let mut positions = 0;
    let mut most = 0;
    for (seed, options) in (100..).zip(option_sets()) {
        let game = crate::game(&options);
        for round in 0..2 {
            let mut dice = TestDice::new(seed + 1000 * round);
            let mut state = game.blank();
            let mut ply = 0;
            while state.end().is_none() {
                if ply % 5 == 0 {
                    most = most.max(compare(&game, &game.position(&state)));
                    positions += 1;
                }
                let choices = game_core::Listing::choices(&game, &state);
                let (seat, action) = dice.pick(&choices).expect("somebody can do something").clone();
                let events = game.decide(&state, seat, &action, &mut dice).expect("listed");
                events.iter().for_each(|event| game.evolve(&mut state, event));
                ply += 1;
            }
        }
    }
    println!("{positions} positions, at most {most} moves in one");
    assert!(positions > 2000);
}

/// Faults of R13 are exactly the moves that R12 would not have left.
#[test]
fn both_agree_on_what_can_be_claimed() {
    let mut faults = 0;
    for options in [
        "capture=claim",
        "capture=claim chain=may",
        "capture=claim charge_forces=true",
        "capture=claim leap_after_capture=true",
        "capture=claim team=alternate",
        "capture=claim seats=4",
    ] {
        let game = crate::game(options);
        let strict = Rules {
            capture: Obligation::Strict,
            ..*game.rules()
        };
        let mut dice = TestDice::new(7);
        for _ in 0..60 {
            let position = scattered(&game, &mut dice);
            if !lives(game.rules(), &position) {
                continue;
            }
            let dutiful = moves(&strict, &position);
            let state = game.place(&position).expect("a position");
            for ply in game.movements(&state) {
                let mut after = state.clone();
                game.evolve(&mut after, &game_chevaliers::Event::Move(ply.clone()));
                if after.end().is_none() {
                    assert_eq!(
                        after.claimable(),
                        !dutiful.contains(&ply.to_string()),
                        "{position} {ply} {options}"
                    );
                    faults += usize::from(after.claimable());
                }
            }
        }
        assert!(game.rules().seats == Players::Two || game.seats() == 4);
    }
    assert!(faults > 500, "{faults}");
}
