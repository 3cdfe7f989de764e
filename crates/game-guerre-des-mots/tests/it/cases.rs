//! The cases of the specification, straight from their table.
//!
//! Where a case and a clause disagree the clause decides; [`amended`] tells where.

mod build;
mod told;

use game_core::{Game as _, NoDice, Seat};
use game_guerre_des_mots::{
    Action, Chain, Deed, Event, Face, Glyph, Goal, Ground, LaidWord, State, Tile, WordTile, seating,
};

use build::Table;
use told::{Case, Left};

const CASES: &str = include_str!("../cases/guerre-des-mots-cases.json");

/// The words of a chain, from one extremity to the other.
fn words_of(chain: &Chain) -> Vec<String> {
    chain.words().iter().map(|word| chain.text(word)).collect()
}

/// Whether two lists are one another, in one order or the other: a chain has no first extremity.
fn same_chain(mut found: Vec<String>, expected: &[String]) -> bool {
    if found == expected {
        return true;
    }
    found.reverse();
    found == expected
}

fn sorted(text: impl IntoIterator<Item = char>) -> String {
    let mut signs: Vec<char> = text.into_iter().collect();
    signs.sort_unstable();
    signs.into_iter().collect()
}

/// The letters of an Arsenal, by alphabet.
fn arsenal(state: &State, seat: Seat) -> String {
    sorted(state.arsenal(seat).iter().map(|tile| match tile.front() {
        Some(front) => front.capital(),
        None if tile == Tile::JOKER => '?',
        None => '+',
    }))
}

/// What does not hold of a case that a clause amends, or that holds as it stands.
fn check(case: &Case, faults: &mut Vec<String>) {
    let table = case.table();
    let coup = case.coup(&table);
    let action = Action::Coup(Box::new(coup.clone()));
    let verdict = table.game.decide(&table.state, table.seat, &action, &mut NoDice);
    let expected = case
        .expect
        .code
        .as_ref()
        .map_or("-".to_owned(), |code| code.replace('_', "-"));
    let mut fault = |problem: String| {
        faults.push(format!("{} {} [{action}]: {problem}", case.id, case.title));
    };
    let events = match verdict {
        Err(violation) => {
            if case.expect.verdict != "inadmissible" || violation.code != expected {
                fault(format!(
                    "refused {violation}, expected {} {expected}",
                    case.expect.verdict
                ));
            }
            return;
        }
        Ok(events) => events,
    };
    match (&events[0], case.expect.verdict.as_str()) {
        (Event::Error(mistake), "error") => {
            if mistake.code != expected {
                fault(format!("error {}, expected {expected}", mistake.code));
            }
            let mut after = table.state.clone();
            events
                .iter()
                .for_each(|event| table.game.evolve(&mut after, event));
            if after.chains() != table.state.chains() || after.side() == table.seat {
                fault("the coup is not undone, or the turn not over".to_owned());
            }
        }
        (Event::Coup(deed), "legal") => {
            let mut after = table.state.clone();
            events
                .iter()
                .for_each(|event| table.game.evolve(&mut after, event));
            outcome(case, &table, deed, &after, &mut fault);
        }
        (event, verdict) => fault(format!("{event}, expected {verdict} {expected}")),
    }
}

/// Compares everything that a legal case tells.
fn outcome(case: &Case, table: &Table, deed: &Deed, after: &State, fault: &mut impl FnMut(String)) {
    let expect = &case.expect;
    let mut differs = |what: &str, found: String, expected: String| {
        if found != expected {
            fault(format!("{what} {found}, expected {expected}"));
        }
    };
    let won = match deed.goal {
        Some(Goal::Central) => "central",
        Some(Goal::Secondary) => "secondary",
        None => "no",
    };
    differs(
        "win",
        won.to_owned(),
        expect.win.clone().unwrap_or("no".to_owned()),
    );
    if let Some(bonus) = expect.bonus {
        differs("bonus", deed.bonus.to_string(), bonus.to_string());
    }
    let laid = deed
        .coup
        .words
        .iter()
        .flat_map(|word| word.cells().filter(|(_, tile)| tile.is_laid()));
    let greens = laid
        .chain(deed.coup.pivot.map(|pivot| (pivot.to, WordTile::ThereCross)))
        .filter(|(at, _)| Ground::of(*at) == Ground::Green)
        .count();
    differs(
        "greens",
        greens.to_string(),
        expect.greens.unwrap_or(greens).to_string(),
    );
    if deed.goal.is_none() {
        let replays = if after.side() == table.seat {
            after.due()
        } else {
            0
        };
        let earned = greens + usize::from(deed.bonus && deed.coup.block.is_none());
        differs("replays", replays.to_string(), earned.to_string());
        if let Some(expected) = expect.replays {
            differs("replays", replays.to_string(), expected.to_string());
        }
    }
    if let Some(expected) = &expect.arsenal {
        differs("arsenal", arsenal(after, table.seat), expected.clone());
    }
    let named = |name: &str| {
        let name = case.name(name);
        after.chains().iter().find(|chain| after.name_of(chain) == name)
    };
    let left = match &expect.left {
        None => Vec::new(),
        Some(Left::Own(words)) => {
            let own = seating::name(table.seats, table.seat);
            vec![(format!("{own}1"), words.clone())]
        }
        Some(Left::Named(chains)) => chains.clone().into_iter().collect(),
    };
    for (name, words) in left {
        let found = named(&name).map(words_of).unwrap_or_default();
        if !same_chain(found.clone(), &words) {
            differs(&name, found.join("–"), words.join("–"));
        }
    }
    for word in &expect.words {
        let formed = after
            .chains()
            .iter()
            .any(|chain| lines_of(chain).contains(word) || words_of(chain).contains(word));
        differs(
            "words",
            if formed { word.clone() } else { String::new() },
            word.clone(),
        );
    }
    match expect.blockade.as_deref() {
        None => {}
        Some("chain") => {
            let own = after.chains_of(table.seat).any(|(_, chain)| chain.is_blockaded());
            differs("chain blockade", own.to_string(), "true".to_owned());
        }
        Some(_) => {
            let block = deed.coup.block.expect("a cross");
            let (chain, index) = after.tile_at(block).expect("a tile");
            let chain = &after.chains()[chain];
            let word = chain.guarded(index).map(|word| chain.text(&word));
            let crossed = matches!(chain.tiles[index].face, Face::Cross(_));
            differs("cross", crossed.to_string(), "true".to_owned());
            let laid = deed.coup.words.last().map(LaidWord::text);
            differs("protected", format!("{word:?}"), format!("{laid:?}"));
        }
    }
    shots(case, table, deed, after, &mut differs);
}

/// The lines of a chain with a hyphen for each cross.
fn lines_of(chain: &Chain) -> Vec<String> {
    let text = |line: &game_guerre_des_mots::Stretch| {
        let mut tiles: Vec<_> = chain.tiles[line.first..=line.last].iter().collect();
        tiles.sort_by_key(|placed| placed.cell);
        tiles
            .iter()
            .map(|placed| placed.glyph().map_or('-', Glyph::capital))
            .collect()
    };
    chain.lines().iter().map(text).collect()
}

fn shots(
    case: &Case,
    table: &Table,
    deed: &Deed,
    after: &State,
    differs: &mut impl FnMut(&str, String, String),
) {
    let mut taken = String::new();
    for (shot, expected) in deed.coup.shots.iter().zip(&case.expect.shots) {
        let mut gap = 0;
        let mut at = shot.from.step(shot.dir).expect("a target");
        while table.state.tile_at(at).is_none() {
            at = at.step(shot.dir).expect("a target");
            gap += 1;
        }
        let (number, index) = table.state.tile_at(at).expect("a tile");
        let target = &table.state.chains()[number].tiles[index];
        let sign = target.glyph().map_or('+', Glyph::capital);
        let from = after.tile_at(shot.from).expect("the letter that fires");
        let shooter = after.chains()[from.0].tiles[from.1].tile.value();
        differs(
            "shot",
            format!("{sign} {gap} {shooter} {}", target.tile.value()),
            format!(
                "{} {} {} {}",
                expected.target, expected.gap, expected.shooter, expected.aim
            ),
        );
        let words = words_of(&after.chains()[number]);
        match expected.result.as_str() {
            "hits" if !same_chain(words.clone(), &expected.left) => {
                differs("struck", words.join("–"), expected.left.join("–"));
            }
            "hits" => {}
            _ => {
                let before = words_of(&table.state.chains()[number]);
                differs("missed", words.join("–"), before.join("–"));
            }
        }
        taken.push_str(&expected.taken);
    }
    if !case.expect.shots.is_empty() {
        // Everything that the Arsenals of these cases held is laid, so what is there was shot.
        differs("taken", arsenal(after, table.seat), sorted(taken.chars()));
    }
}

/// The cases as the clauses have them.
fn amended() -> Vec<Case> {
    let mut cases: Vec<Case> = serde_json::from_str(CASES).expect("the table of cases");
    for case in &mut cases {
        if case.id == "T25" {
            // 2.6: whoever has no base word may not pirate either. With one, the case holds.
            let base = ("NE".to_owned(), vec!["TOGE@q3h".to_owned()]);
            case.pos.chains.insert("NE1".to_owned(), base);
        }
        if case.id == "T86" {
            // 7.6, R-45: only the word list tells that PARTIE is no form of PAR, so it is not told for nothing.
            case.expect.verdict = "error".to_owned();
        }
    }
    cases
}

#[test]
fn every_case_holds() {
    let cases = amended();
    assert_eq!(cases.len(), 94);
    let mut faults = Vec::new();
    for case in &cases {
        check(case, &mut faults);
    }
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// 2.6 decides where the case of the pirate who wins nothing does not: he has no base word.
#[test]
fn a_pirate_has_laid_his_base_word() {
    let cases: Vec<Case> = serde_json::from_str(CASES).expect("the table of cases");
    let mut case = cases.into_iter().find(|case| case.id == "T25").expect("T25");
    case.expect.verdict = "inadmissible".to_owned();
    case.expect.code = Some("base_word_first".to_owned());
    let mut faults = Vec::new();
    check(&case, &mut faults);
    assert!(faults.is_empty(), "{faults:?}");
}
