//! How the page writes a coup: what a player does with his fingers, and the text that the rules have for it.
//!
//! The coups are those that the scenarios of the clauses have accepted, and a few more.

use std::collections::BTreeSet;
use std::path::Path;

use game_core::{Game as _, Positions as _, Seat, Viewer};
use game_guerre_des_mots::{
    Action, Cell, Coup, CoupKind, Event, GuerreDesMots, HeldView, How, LaidWord, State, Take, Tile, TileView,
    WordTile,
};
use game_testkit::{TestDice, scenario, wire};

/// Vowels of an Arsenal that differ only in their backs, which no clause is about.
const BACKS: &str = "\
given S1:S:S:h16+Wg16Sf16Re16U/Ûd16Pd17A/Âd18N | S=E/ÉE/È N=- | - | S 1 2
when 0: c18h (E'È)N
given S1:S:S:h16+Wg16Sf16Re16U/Ûd16Pd17A/Âd18N | S=E/ÉE/È N=- | - | S 1 2
when 0: c18h (E'É)N
given S1:S:S:h16+Wg16Sf16Re16U/Ûd16Pd17A/Âd18N | S=E/ÉE/È N=- | - | S 1 2
when 0: c18h (E)N
";

type Settings = Vec<(String, String)>;

/// A coup that the rules accept, where it is played.
struct Case {
    settings: Settings,
    game: GuerreDesMots,
    state: State,
    seat: Seat,
    coup: Coup,
}

/// Takes of which one goes on where the one before ended, told as one: a finger cannot tell them apart (5.2).
fn joined(state: &State, takes: &[Take]) -> Vec<Take> {
    let mut joined: Vec<Take> = Vec::new();
    for take in takes {
        let goes_on = |last: &mut Take| {
            let (chain, _) = state.tile_at(last.end).expect("a tile");
            let chain = &state.chains()[chain];
            let end = chain.end_at(last.end)?;
            let next = chain.index_from(end, usize::from(last.count))?;
            (chain.tiles[next].cell == take.end).then(|| last.count += take.count)
        };
        if joined.last_mut().and_then(goes_on).is_none() {
            joined.push(*take);
        }
    }
    joined
}

/// The coup as a page says it: neither the chain (10.1) nor the right of 9.2, which the rules find by
/// themselves, and the back of a vowel only where the Arsenal has several of its front.
fn said(state: &State, seat: Seat, coup: &Coup) -> Coup {
    let mut coup = coup.clone();
    coup.target = None;
    coup.bonus = None;
    coup.takes = joined(state, &coup.takes);
    let kinds = |front| {
        let fronted = Tile::fronted(front).filter(|&tile| state.arsenal(seat).count(tile) > 0);
        fronted.count()
    };
    for tile in coup.words.iter_mut().flat_map(|word| &mut word.tiles) {
        if let WordTile::Laid(laying) = tile
            && matches!(laying.how, How::Tile { back: Some(_) })
            && kinds(laying.glyph) < 2
        {
            laying.how = How::PLAIN;
        }
    }
    coup
}

/// The events of a coup that is accepted and no error.
fn accepted(game: &GuerreDesMots, state: &State, seat: Seat, coup: &Coup) -> Option<Vec<Event>> {
    let action = Action::Coup(Box::new(coup.clone()));
    let events = game.decide(state, seat, &action, &mut TestDice::new(0)).ok()?;
    matches!(events.first(), Some(Event::Coup(_))).then_some(events)
}

/// The accepted coups of one scenario.
fn of_scenario(text: &str) -> Vec<Case> {
    let mut settings = Settings::new();
    let mut table: Option<(GuerreDesMots, State)> = None;
    let mut cases = Vec::new();
    for line in text.lines() {
        let (word, rest) = line.trim().split_once(' ').unwrap_or_default();
        match word {
            "option" => {
                let (name, value) = rest.split_once('=').expect("an option");
                settings.retain(|(known, _)| known != name);
                settings.push((name.to_owned(), value.to_owned()));
            }
            "given" => {
                let game = crate::configure(&settings).expect("options");
                table = game.place(rest).ok().map(|state| (game, state));
            }
            "play" => table = None,
            "when" => {
                let Some((game, state)) = &mut table else { continue };
                let (seat, text) = rest.split_once(": ").expect("a seat");
                let (Ok(seat), Ok(Action::Coup(coup))) = (seat.parse().map(Seat), text.parse()) else {
                    table = None;
                    continue;
                };
                let Some(events) = accepted(game, state, seat, &coup) else {
                    continue;
                };
                let coup = said(state, seat, &coup);
                if accepted(game, state, seat, &coup).is_some() {
                    cases.push(Case {
                        settings: settings.clone(),
                        game: crate::configure(&settings).expect("options"),
                        state: state.clone(),
                        seat,
                        coup,
                    });
                }
                events.iter().for_each(|event| game.evolve(state, event));
            }
            _ => {}
        }
    }
    cases
}

impl Case {
    fn laid(&self) -> impl Iterator<Item = (Cell, WordTile)> {
        let laid = |word: &LaidWord| {
            word.cells()
                .filter(|(_, tile)| tile.is_laid())
                .collect::<Vec<_>>()
        };
        self.coup.words.iter().flat_map(laid)
    }

    /// The squares of the letters taken, in order (5.2).
    fn taken(&self) -> Vec<Cell> {
        let mut taken: Vec<Cell> = Vec::new();
        for take in &self.coup.takes {
            let (chain, _) = self.state.tile_at(take.end).expect("a tile");
            let tiles = &self.state.chains()[chain].tiles;
            let gone = |cell: &Cell| self.coup.lifts.contains(cell) || taken.contains(cell);
            let mut left: Vec<Cell> = tiles.iter().map(|placed| placed.cell).collect();
            left.retain(|cell| !gone(cell));
            if left.first() != Some(&take.end) {
                left.reverse();
            }
            taken.extend(left.into_iter().take(usize::from(take.count)));
        }
        taken
    }

    /// Whether a letter is that of a joker taken (5.8).
    fn takes_joker(&self, tile: WordTile) -> bool {
        let mut taken = self
            .taken()
            .into_iter()
            .filter_map(|cell| self.state.tile_at(cell));
        taken.any(|(chain, index)| {
            let placed = &self.state.chains()[chain].tiles[index];
            placed.tile == Tile::JOKER && placed.glyph() == tile.glyph()
        })
    }

    /// What is done for a tile: a letter typed, `+`, `?E` a joker of the Arsenal named, `E'É` a tile picked.
    fn gesture(&self, tile: WordTile) -> String {
        match (tile, tile.glyph()) {
            (WordTile::Laid(laying), Some(glyph)) => match laying.how {
                How::Joker if !self.takes_joker(tile) => format!("?{glyph}"),
                How::Tile { back: Some(back) } => format!("{glyph}'{back}"),
                _ => glyph.to_string(),
            },
            _ => "+".to_owned(),
        }
    }

    /// The square that a shot strikes.
    fn struck(&self, shot: &game_guerre_des_mots::Shot) -> Cell {
        let mut gone = self.taken();
        gone.extend(&self.coup.lifts);
        gone.extend(self.coup.pivot.map(|pivot| pivot.from));
        let mut at = shot.from.step(shot.dir).expect("a target");
        while self.state.tile_at(at).is_none() || gone.contains(&at) {
            at = at.step(shot.dir).expect("a target");
        }
        at
    }

    /// What is done, part by part.
    fn gestures(&self) -> String {
        let coup = &self.coup;
        let mut parts: Vec<String> = Vec::new();
        let mut cells = |name: &str, cells: &[Cell]| {
            if !cells.is_empty() {
                parts.push(format!("\"{name}\": {}", wire::list(cells)));
            }
        };
        cells("lifts", &coup.lifts);
        cells("unflips", &coup.unflips);
        cells("takes", &self.taken());
        cells(
            "pivot",
            &coup.pivot.map_or(Vec::new(), |pivot| vec![pivot.from, pivot.to]),
        );
        cells("block", coup.block.as_slice());
        cells("symbols", &coup.symbols);
        let word = |word: &LaidWord| {
            let laid = word.cells().filter(|(_, tile)| tile.is_laid());
            let laid = laid.map(|(cell, tile)| format!("{cell} {}", self.gesture(tile)));
            format!(
                "{{ \"axis\": \"{}\", \"laid\": {} }}",
                word.axis.sign(),
                wire::list(laid)
            )
        };
        let words: Vec<String> = coup.words.iter().map(word).collect();
        let shot = |shot: &game_guerre_des_mots::Shot| {
            let words = shot.words.map_or("null".to_owned(), |words| words.to_string());
            format!(
                "{{ \"from\": \"{}\", \"at\": \"{}\", \"end\": \"{}\", \"words\": {words}, \"corner\": {} }}",
                shot.from,
                self.struck(shot),
                shot.end,
                shot.corner,
            )
        };
        let shots: Vec<String> = coup.shots.iter().map(shot).collect();
        parts.push(format!("\"words\": [{}]", words.join(", ")));
        parts.push(format!("\"shots\": [{}]", shots.join(", ")));
        parts.join(", ")
    }

    /// The case as the page reads it.
    fn told(&self) -> String {
        let view = self.game.view(&self.state, Viewer::Seat(self.seat));
        let seat = &view.seats[usize::from(self.seat.0)];
        let settings = self
            .settings
            .iter()
            .map(|(name, value)| format!("{name}={value}"));
        let chains = view.chains.iter().map(|chain| {
            let tiles: Vec<String> = chain.tiles.iter().map(tile).collect();
            format!("{} {}", chain.owner, tiles.join(" "))
        });
        let arsenal = seat.arsenal.iter().flatten().flat_map(held);
        let bases = seat.bases.iter().map(|base| base.join(" "));
        format!(
            "{{ \"text\": {:?}, \"options\": {}, \"seats\": {}, \"seat\": {}, \"chains\": {}, \"arsenal\": {:?}, \"bases\": {}, {} }}",
            self.coup.to_string(),
            wire::list(settings),
            view.seats.len(),
            self.seat.0,
            wire::list(chains),
            arsenal.collect::<Vec<_>>().join(" "),
            wire::list(bases),
            self.gestures(),
        )
    }

    fn lays(&self, fits: impl Fn(WordTile) -> bool) -> bool {
        self.laid().any(|(_, tile)| fits(tile))
    }

    /// Whether a tile is laid so.
    fn how(&self, how: impl Fn(How) -> bool) -> bool {
        self.lays(|tile| matches!(tile, WordTile::Laid(laying) if how(laying.how)))
    }

    /// Whether it is played on the chain of another (10.1).
    fn pirates(&self) -> bool {
        let mut there = self.coup.words.iter().flat_map(LaidWord::cells);
        let lying = there.find(|(cell, tile)| !tile.is_laid() && self.state.tile_at(*cell).is_some());
        lying.is_some_and(|(cell, _)| {
            let (chain, _) = self.state.tile_at(cell).expect("a tile");
            self.state.chains()[chain].owner != self.seat
        })
    }

    /// What of the notation, and of what a player can do, the case has.
    fn has(&self) -> Vec<&'static str> {
        let coup = &self.coup;
        let compound = |word: &LaidWord| word.tiles.contains(&WordTile::LaidCross);
        let around = |word: &LaidWord| {
            let lying = word.tiles.iter().position(|tile| !tile.is_laid());
            let ends = word.tiles.first().into_iter().chain(word.tiles.last());
            lying.is_some() && ends.filter(|tile| tile.is_laid()).count() == 2
        };
        let alone = |word: &LaidWord| word.tiles.iter().all(|tile| tile.is_laid());
        let lay = coup.kind == CoupKind::Lay;
        let accent = |tile: WordTile| tile.glyph().is_some_and(|glyph| glyph.is_accented());
        let fires = |sign: char| coup.shots.iter().any(|shot| shot.dir.sign() == sign);
        let all = [
            ("a word laid", lay && !coup.words.is_empty()),
            ("N", coup.kind == CoupKind::Found),
            ("R", coup.kind == CoupKind::Reprise),
            ("^", !coup.lifts.is_empty()),
            ("_", !coup.unflips.is_empty()),
            ("~", coup.pivot.is_some()),
            ("~ alone", coup.pivot.is_some() && coup.words.is_empty()),
            ("~ with a word", coup.pivot.is_some() && !coup.words.is_empty()),
            ("<", lay && coup.takes.len() == 1),
            ("< <", lay && coup.takes.len() > 1),
            ("=", coup.block.is_some()),
            ("!", !coup.symbols.is_empty()),
            ("*N", fires('N')),
            ("*E", fires('E')),
            ("*S", fires('S')),
            ("*W", fires('W')),
            ("* *", coup.shots.len() > 1),
            ("*/", coup.shots.iter().any(|shot| shot.words.is_some())),
            ("*c", coup.shots.iter().any(|shot| shot.corner)),
            ("a hook", coup.words.len() == 2),
            ("a compound", coup.words.iter().any(compound)),
            ("a word on both sides", lay && coup.words.iter().any(around)),
            ("a word beyond a cross", lay && coup.words.iter().any(alone)),
            ("a pirate", lay && self.pirates()),
            ("an accent", self.lays(accent)),
            ("a letter turned", self.how(|how| how == How::Turned)),
            (
                "a back said",
                self.how(|how| matches!(how, How::Tile { back: Some(_) })),
            ),
            (
                "a joker of the Arsenal",
                self.lays(|tile| self.gesture(tile).starts_with('?')),
            ),
            (
                "a joker taken",
                self.how(|how| how == How::Joker) && self.lays(|tile| self.takes_joker(tile)),
            ),
        ];
        all.into_iter()
            .filter(|(_, has)| *has)
            .map(|(name, _)| name)
            .collect()
    }
}

/// Every kind of coup, and every sign of the notation that the page writes.
const KINDS: [&str; 29] = [
    "a word laid",
    "N",
    "R",
    "^",
    "_",
    "~",
    "~ alone",
    "~ with a word",
    "<",
    "< <",
    "=",
    "!",
    "*N",
    "*E",
    "*S",
    "*W",
    "* *",
    "*/",
    "*c",
    "a hook",
    "a compound",
    "a word on both sides",
    "a word beyond a cross",
    "a pirate",
    "an accent",
    "a letter turned",
    "a back said",
    "a joker of the Arsenal",
    "a joker taken",
];

/// `e16U/Û`, a joker small, `!` behind a chess symbol, `h16+W` a cross.
fn tile(tile: &TileView) -> String {
    let letter = tile.letter.clone().unwrap_or("+".to_owned());
    let letter = if tile.joker { letter.to_lowercase() } else { letter };
    let back = tile
        .back
        .as_ref()
        .map(|back| format!("/{back}"))
        .unwrap_or_default();
    let guard = tile.guard.clone().unwrap_or_default();
    let symbol = if tile.symbol { "!" } else { "" };
    format!("{}{letter}{back}{guard}{symbol}", tile.cell)
}

/// `E/É`, as often as it is held.
fn held(held: &HeldView) -> Vec<String> {
    let back = held
        .back
        .as_ref()
        .map(|back| format!("/{back}"))
        .unwrap_or_default();
    vec![format!("{}{back}", held.front); usize::from(held.count)]
}

#[test]
fn the_page_writes_coups_as_the_rules_do() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let scenarios = scenario::texts(&folder);
    let texts = scenarios.iter().map(|(_, text)| text.as_str()).chain([BACKS]);
    let cases: Vec<Case> = texts.flat_map(of_scenario).collect();
    let mut known = BTreeSet::new();
    let mut lines = Vec::new();
    for case in &cases {
        let line = case.told();
        if known.insert(line.clone()) {
            lines.push(line);
        }
    }
    let had: BTreeSet<&str> = cases.iter().flat_map(Case::has).collect();
    let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !had.contains(kind)).collect();
    assert!(missing.is_empty(), "no case of {missing:?}");
    wire::write("guerre-des-mots", "coups.json", &wire::cases(&lines));
}
