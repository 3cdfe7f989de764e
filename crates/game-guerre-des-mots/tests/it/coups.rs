//! What a coup leaves behind, whatever it is: coups that the generator finds and coups that are changed
//! at random are played, and the table after each is looked at on a plain grid.

use std::collections::BTreeMap;

use game_core::{Dice as _, Game as _, Positions as _, Seat};
use game_guerre_des_mots::{
    Action, Cell, Chain, Coup, CoupKind, Deed, Event, Face, Glyph, Goal, Ground, GuerreDesMots, Prospector,
    Rules, State, Tile, WordTile, board,
};
use game_testkit::TestDice;

use crate::naive::dictionary::Dictionary;
use crate::naive::{Snake, broken, lines, sensible, snake_of};

/// How many tiles of every kind there are, wherever they are.
fn all_tiles(state: &State) -> BTreeMap<Tile, usize> {
    let mut count = BTreeMap::new();
    let laid = state.chains().iter().flat_map(|chain| &chain.tiles);
    let held = (0..state.seats()).flat_map(|seat| state.arsenal(Seat(seat)).iter());
    for tile in laid
        .map(|placed| placed.tile)
        .chain(held)
        .chain(state.reserve().iter())
    {
        *count.entry(tile).or_default() += 1;
    }
    count
}

/// The chain of the same owner and number.
fn same<'s>(state: &'s State, chain: &Chain) -> Option<&'s Chain> {
    let name = (chain.owner, chain.ordinal);
    state
        .chains()
        .iter()
        .find(|other| (other.owner, other.ordinal) == name)
}

fn words(chain: &Chain, protected: bool) -> Vec<(Vec<Cell>, String)> {
    let words = if protected {
        chain.guarded_words()
    } else {
        chain.words()
    };
    let told = |word| (chain.cells(&word), chain.text(&word));
    words.into_iter().map(told).collect()
}

/// The squares that a coup fills with crosses.
fn crossed(coup: &Coup) -> Vec<Cell> {
    let laid = |(cell, tile): (Cell, WordTile)| (tile == WordTile::LaidCross).then_some(cell);
    let words = coup.words.iter().flat_map(|word| word.cells().filter_map(laid));
    words.chain(coup.block).collect()
}

/// The squares that a coup fills with letters, one turned at a right angle included.
fn filled(coup: &Coup) -> Vec<Cell> {
    let laid = |(cell, tile): (Cell, WordTile)| matches!(tile, WordTile::Laid(_)).then_some(cell);
    let words = coup.words.iter().flat_map(|word| word.cells().filter_map(laid));
    words.chain(coup.pivot.map(|pivot| pivot.to)).collect()
}

struct Witness<'a> {
    game: &'a GuerreDesMots,
    words: &'a Dictionary,
    before: &'a State,
    seat: Seat,
    after: State,
}

impl Witness<'_> {
    /// 3.7: the table stands, every word has a sense, no tile is lost.
    fn stands(&self) {
        let snakes: Vec<Snake> = self.after.chains().iter().map(snake_of).collect();
        let broken = broken(&snakes, self.game.rules().two_letter_links);
        assert!(broken.is_empty(), "breaks {broken:?}");
        for (_, line) in lines(&snakes) {
            assert!(sensible(&line, self.words), "{line:?} has no sense");
        }
        assert_eq!(all_tiles(self.before), all_tiles(&self.after));
        for seat in (0..self.before.seats()).map(Seat) {
            assert!(self.after.chains_of(seat).count() <= 2);
        }
    }

    /// 7.6: nothing happens but the end of the turn.
    fn undone(&self) {
        assert_eq!(self.before.chains(), self.after.chains());
        for seat in (0..self.before.seats()).map(Seat) {
            assert_eq!(self.before.arsenal(seat), self.after.arsenal(seat));
        }
        assert_ne!(self.after.side(), self.seat);
    }

    fn played(&self, deed: &Deed) {
        self.stands();
        self.others(deed);
        self.lying(deed);
        assert_eq!(deed.bonus, self.bonus(&deed.coup), "9.2");
        assert_eq!(deed.goal, self.goal(&deed.coup), "15.1, 15.2");
        self.replays(deed);
        if deed.coup.shots.is_empty() && deed.coup.kind != CoupKind::Reprise {
            let (had, has) = (self.before.arsenal(self.seat), self.after.arsenal(self.seat));
            let letters = Tile::all().filter(|&tile| tile != Tile::CROSS);
            for tile in letters {
                assert!(has.count(tile) <= had.count(tile), "2.5: {tile}");
            }
        }
    }

    /// 5.7, 10.2, 12.4, 13.1, 13.2: what is protected is as it was, and whoever is frozen harms nobody.
    fn others(&self, deed: &Deed) {
        let own = |chain: &&Chain| chain.owner == self.seat;
        let frozen =
            deed.coup.unflips.is_empty() && self.before.chains().iter().filter(own).any(Chain::is_blockaded);
        for chain in self.before.chains().iter().filter(|chain| !own(chain)) {
            let now = same(&self.after, chain).expect("a chain keeps a word");
            if chain.is_blockaded() || frozen {
                assert_eq!(chain.tiles, now.tiles, "13.1, 13.2");
            }
            for word in words(chain, true) {
                assert!(words(now, true).contains(&word), "12.4: {word:?}");
            }
        }
    }

    /// 5.8, 6.6: a tile that is not moved shows what it showed.
    fn lying(&self, deed: &Deed) {
        let (filled, crossed) = (filled(&deed.coup), crossed(&deed.coup));
        for chain in self.after.chains() {
            for placed in &chain.tiles {
                let laid = if placed.is_cross() { &crossed } else { &filled };
                if laid.contains(&placed.cell) {
                    continue;
                }
                let (number, index) = self.before.tile_at(placed.cell).expect("a tile that lay there");
                let was = &self.before.chains()[number].tiles[index];
                let unflipped = deed.coup.unflips.contains(&placed.cell);
                let face = match was.face {
                    Face::Symbol(glyph) if unflipped => Face::Letter(glyph),
                    face => face,
                };
                assert_eq!((placed.tile, placed.face), (was.tile, face));
            }
        }
    }

    /// The squares of all letters taken, each with the number of its chain.
    fn taken(&self, coup: &Coup) -> Vec<(usize, Cell)> {
        let mut taken: Vec<(usize, Cell)> = Vec::new();
        for take in &coup.takes {
            let (number, _) = self.before.tile_at(take.end).expect("a tile taken");
            let gone: Vec<Cell> = taken
                .iter()
                .map(|&(_, cell)| cell)
                .chain(coup.lifts.clone())
                .collect();
            let tiles = &self.before.chains()[number].tiles;
            let mut left: Vec<Cell> = tiles
                .iter()
                .map(|placed| placed.cell)
                .filter(|cell| !gone.contains(cell))
                .collect();
            if left.last() == Some(&take.end) {
                left.reverse();
            }
            assert_eq!(left.first(), Some(&take.end), "5.2");
            taken.extend(
                left.iter()
                    .take(usize::from(take.count))
                    .map(|&cell| (number, cell)),
            );
        }
        taken
    }

    /// 9.2 from the words alone: letters of one chain, none of the Arsenal, a group that is a word.
    fn bonus(&self, coup: &Coup) -> bool {
        let taken = self.taken(coup);
        let tiles = coup.words.iter().flat_map(|word| &word.tiles);
        let laid = tiles.filter(|tile| tile.is_laid()).count();
        let Some(&(number, _)) = taken.first() else {
            return false;
        };
        if coup.kind != CoupKind::Lay
            || laid != taken.len()
            || taken.iter().any(|&(other, _)| other != number)
        {
            return false;
        }
        let least = usize::from(self.game.rules().bonus_min_len);
        words(&self.before.chains()[number], false)
            .iter()
            .any(|(cells, text)| {
                let letters = cells.iter().zip(text.chars());
                let group: String = letters
                    .filter(|(cell, _)| taken.contains(&(number, **cell)))
                    .map(|(_, letter)| letter)
                    .collect();
                group.chars().count() >= least && self.words.has(&group)
            })
    }

    /// 15.1, 15.2 from the letters alone.
    fn goal(&self, coup: &Coup) -> Option<Goal> {
        let filled = filled(coup);
        let number = filled.first().and_then(|&cell| self.after.tile_at(cell))?.0;
        let chain = &self.after.chains()[number];
        if chain.owner != self.seat || coup.kind != CoupKind::Lay {
            return None;
        }
        let won = |line: [Cell; 4], longer: bool| {
            let text: String = line
                .iter()
                .filter_map(|&cell| chain.tiles[chain.index_of(cell)?].glyph())
                .map(Glyph::capital)
                .collect();
            let covered = |(cells, _): &(Vec<Cell>, String)| {
                line.iter().all(|cell| cells.contains(cell)) && (longer || cells.len() == 4)
            };
            line.iter().any(|cell| filled.contains(cell))
                && words(chain, false).iter().any(covered)
                && self.words.has(&text)
        };
        if board::cross_lines().into_iter().any(|line| won(line, true)) {
            return Some(Goal::Central);
        }
        won(chain.side.opposite().goal(), false).then_some(Goal::Secondary)
    }

    /// 9.1 to 9.3: a coup more for every letter on green, and one for a word taken.
    fn replays(&self, deed: &Deed) {
        if deed.goal.is_some() {
            assert!(self.after.finish().is_some(), "15.3");
            return;
        }
        let green = |cell: &&Cell| Ground::of(**cell) == Ground::Green;
        let filled = filled(&deed.coup);
        let greens = filled.iter().filter(green).count();
        let earned = greens + usize::from(deed.bonus && deed.coup.block.is_none());
        let due = usize::from(self.before.due()) - 1 + earned;
        match due {
            0 => assert_ne!(self.after.side(), self.seat),
            _ => assert_eq!(
                (self.after.side(), usize::from(self.after.due())),
                (self.seat, due)
            ),
        }
    }
}

/// Changes the text of a coup: a square, a letter, a number, a part more or less.
fn changed(action: &str, state: &State, dice: &mut TestDice) -> String {
    let below = |dice: &mut TestDice, bound: usize| dice.below(u32::try_from(bound).expect("small")) as usize;
    let cell = |dice: &mut TestDice| {
        let tiles: Vec<Cell> = state
            .chains()
            .iter()
            .flat_map(|chain| [chain.tiles[0].cell, chain.tiles[chain.tiles.len() - 1].cell])
            .collect();
        let near = dice.pick(&tiles).copied().or(Cell::at(4, 21)).expect("a square");
        let around: Vec<Cell> = near.around().collect();
        match dice.below(3) {
            0 => *dice.pick(&around).expect("a square"),
            _ => near,
        }
    };
    let mut parts: Vec<String> = action.split(' ').map(str::to_owned).collect();
    let at = below(dice, parts.len());
    match dice.below(8) {
        0 => {
            parts.remove(at);
        }
        1 => parts.push(format!("<{}:{}", cell(dice), 1 + dice.below(5))),
        2 => parts.push(format!("={}", cell(dice))),
        3 => parts.push(format!("!{}", cell(dice))),
        4 => {
            let way = *dice.pick(&['N', 'E', 'S', 'W']).expect("a direction");
            let corner = if dice.below(2) == 0 { "c" } else { "" };
            let (from, end) = (cell(dice), cell(dice));
            parts.push(format!("*{from}{way}:{end}/{}{corner}", 1 + dice.below(3)));
        }
        5 => parts.insert(0, format!("~{}{}", cell(dice), cell(dice))),
        6 => {
            let sign = *dice.pick(&["^", "_"]).expect("a sign");
            parts.insert(0, format!("{sign}{}", cell(dice)));
        }
        _ => {
            let letters: Vec<char> = parts[at].chars().collect();
            let place = below(dice, letters.len().max(1));
            let letter = *dice
                .pick(&['E', 'S', 'A', 'R', '(', ')', '+', 'v', 'h', '2'])
                .expect("a sign");
            let swapped = letters.iter().enumerate();
            parts[at] = swapped
                .map(|(index, &old)| if index == place { letter } else { old })
                .collect();
        }
    }
    // The order of the parts is fixed: takes, a cross, symbols, shots.
    let order = |part: &String| match part.chars().next() {
        Some('<') => 1,
        Some('=') => 2,
        Some('!') => 3,
        Some('*') => 4,
        Some(';') => 5,
        _ => 0,
    };
    parts.sort_by_key(order);
    parts.join(" ")
}

/// Coups of every kind that the generator finds, a few of each.
pub(crate) fn found(game: &GuerreDesMots, state: &State, dice: &mut TestDice) -> Vec<Coup> {
    let prospector = Prospector::new(game, state, state.side());
    let mut coups: Vec<Coup> = Vec::new();
    let mut pull = |coups_found: &mut dyn Iterator<Item = Coup>, most: u32| {
        let skipped = dice.below(most) as usize;
        coups.extend(coups_found.skip(skipped).take(2));
    };
    pull(&mut prospector.bonus(), 4);
    pull(&mut prospector.arsenal(), 60);
    pull(&mut prospector.single_takes(), 60);
    pull(&mut prospector.piracy(), 30);
    pull(&mut prospector.reprises(), 4);
    pull(&mut prospector.multi_takes(), 10);
    coups
}

/// Tells what was played when an assertion fails.
struct Told(String);

impl Drop for Told {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.0);
        }
    }
}

#[derive(Debug, Default)]
struct Tally {
    coups: usize,
    changed: usize,
    errors: usize,
    parts: BTreeMap<&'static str, usize>,
}

impl Tally {
    fn count(&mut self, deed: &Deed, pirate: bool) {
        let coup = &deed.coup;
        let parts = [
            ("take", !coup.takes.is_empty()),
            ("pivot", coup.pivot.is_some()),
            ("shot", !coup.shots.is_empty()),
            ("block", coup.block.is_some()),
            ("symbol", !coup.symbols.is_empty()),
            ("hook", coup.words.len() == 2),
            ("bonus", deed.bonus),
            ("goal", deed.goal.is_some()),
            ("found", coup.kind == CoupKind::Found),
            ("reprise", coup.kind == CoupKind::Reprise),
            ("piracy", pirate),
        ];
        for (part, _) in parts.into_iter().filter(|(_, has)| *has) {
            *self.parts.entry(part).or_default() += 1;
        }
    }

    /// Asks for an action and looks at what it does; the state after it, if something happens.
    fn ask(
        &mut self,
        game: &GuerreDesMots,
        state: &State,
        action: &Action,
        dice: &mut TestDice,
    ) -> Option<State> {
        let seat = state.side();
        let events = game.decide(state, seat, action, dice).ok()?;
        let mut after = state.clone();
        events.iter().for_each(|event| game.evolve(&mut after, event));
        let _told = Told(format!("{} in {}", events[0], game.position(state)));
        let witness = Witness {
            game,
            words: Dictionary::exact(),
            before: state,
            seat,
            after,
        };
        match &events[0] {
            Event::Coup(deed) => {
                self.coups += 1;
                let target = filled(&deed.coup)
                    .first()
                    .and_then(|&cell| witness.after.tile_at(cell));
                let pirate = target.is_some_and(|(number, _)| witness.after.chains()[number].owner != seat);
                self.count(deed, pirate);
                witness.played(deed);
            }
            Event::Error(_) => {
                self.errors += 1;
                witness.undone();
            }
            _ => return None,
        }
        Some(witness.after)
    }
}

#[test]
fn every_coup_leaves_a_table_that_stands() {
    let mut tally = Tally::default();
    for seed in 0..15 {
        let mut dice = TestDice::new(seed);
        let rules = Rules {
            seats: 2 + u8::try_from(seed % 3).expect("small"),
            ..Rules::DEFAULT
        };
        let game = GuerreDesMots::new(rules, lexicon_fr::french());
        let mut state = game.blank();
        for event in game.setup(&mut dice) {
            game.evolve(&mut state, &event);
        }
        for _ in 0..18 {
            if state.finish().is_some() {
                break;
            }
            let mut next = Vec::new();
            for coup in found(&game, &state, &mut dice) {
                let action = Action::Coup(Box::new(coup));
                let text = action.to_string();
                let after = tally.ask(&game, &state, &action, &mut dice);
                next.push(after.unwrap_or_else(|| panic!("{text} is found and refused")));
                for _ in 0..12 {
                    let other = changed(&text, &state, &mut dice);
                    if let Ok(action) = other.parse::<Action>()
                        && other != text
                        && let Some(after) = tally.ask(&game, &state, &action, &mut dice)
                    {
                        tally.changed += 1;
                        next.push(after);
                    }
                }
            }
            let Some(after) = dice.pick(&next) else {
                break;
            };
            state = after.clone();
        }
    }
    assert!(tally.changed > 500 && tally.errors > 300, "{tally:?}");
    for (part, least) in [
        ("take", 500),
        ("piracy", 200),
        ("bonus", 100),
        ("reprise", 100),
        ("found", 100),
        ("hook", 50),
        ("block", 30),
        ("pivot", 10),
        ("shot", 10),
        ("symbol", 5),
    ] {
        assert!(
            tally.parts.get(part).is_some_and(|&count| count >= least),
            "{part}: {tally:?}"
        );
    }
}
