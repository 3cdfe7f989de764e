//! What the page must know of every game before anybody sits down to it, written for it.

use catalog::{Kind, Playable, Visitor};
use game_core::{Incident, Positions};
use game_testkit::{TestDice, wire};
use lexicon::{MAX_LETTERS, Rack};

/// The longest match that is asked about.
const LONGEST: u16 = 9;

/// After how many actions nothing is too early to be agreed on.
const OPENING: usize = 4;

/// The word by which the home page shows that its games do not admit the same ones: a verb that is conjugated.
const EXAMPLE: &str = "mangeait";

/// What a word game says of the example as it comes.
fn example(kind: Kind) -> Option<bool> {
    let mut own = catalog::word_rulings()
        .iter()
        .filter(|ruling| ruling.game == kind.slug());
    let usual = own.find(|ruling| ruling.default)?;
    let word = lexicon::Word::read(EXAMPLE).expect("a word");
    Some(!catalog::french().spellings(&word, usual.set).is_empty())
}

/// What the rules say of a game with some options.
struct Ask;

/// What they answer.
struct Told {
    sides: u8,
    draws: bool,
    deals: bool,
    matches: Vec<u16>,
    minutes: Option<u8>,
    duration: u16,
}

impl Visitor for Ask {
    type Out = Told;

    fn visit<G: Playable>(self, game: G) -> Told {
        let mut dice = TestDice::new(1);
        let mut state = game.blank();
        let mut events = game.setup(&mut dice);
        let mut draws = false;
        for _ in 0..=OPENING {
            for event in &events {
                game.evolve(&mut state, event);
            }
            draws |= game.incident(&state, Incident::Agreement).is_ok();
            let Some((seat, action)) = game.usual(&state).next() else {
                break;
            };
            events = game
                .decide(&state, seat, &action, &mut dice)
                .expect("a listed action");
        }
        Told {
            sides: game.sides(),
            draws,
            deals: Positions::start(&game).is_none(),
            matches: (1..=LONGEST).filter(|&games| game.fits_match(games)).collect(),
            minutes: G::MINUTES,
            duration: G::DURATION,
        }
    }
}

/// The word lists that letters can be matched with, by the option that chooses each: none for the one the
/// game comes with. Lists that differ in accents alone have the same letters.
fn words(kind: Kind) -> Vec<String> {
    let mut seen = Vec::new();
    let own = catalog::word_rulings()
        .iter()
        .filter(|ruling| ruling.game == kind.slug());
    let fresh = own.filter(|ruling| {
        let letters = ruling.set.spellings();
        let fresh = !seen.contains(&letters);
        seen.push(letters);
        fresh
    });
    let told = fresh.map(|ruling| match ruling.option {
        Some((name, value)) if !ruling.default => {
            format!("{{ name: \"{value}\", option: \"{name}={value}\" }}")
        }
        _ => "{}".to_owned(),
    });
    told.collect()
}

#[test]
fn the_page_is_told_what_every_table_is_like() {
    for (place, &kind) in Kind::ALL.iter().enumerate() {
        let told = |seats: u8| {
            let several = kind.seats().len() > 1;
            let set = several.then(|| ("seats".to_owned(), seats.to_string()));
            let set: Vec<_> = set.into_iter().collect();
            kind.visit(&set, catalog::french(), Ask).expect("its own seats")
        };
        let sides = kind
            .seats()
            .iter()
            .map(|&seats| format!("{seats}: {}", told(seats).sides));
        let sides: Vec<String> = sides.collect();
        let Told {
            draws,
            deals,
            matches,
            minutes,
            duration,
            ..
        } = told(kind.seats()[0]);
        let sides = sides.join(", ");
        let words = words(kind).join(", ");
        let sheets = catalog::game(kind, &[], catalog::french()).expect("a game as it comes");
        let boxed = !sheets.kit().is_empty();
        let minutes = minutes.map_or("null".to_owned(), |minutes| minutes.to_string());
        let example = example(kind).map_or("null".to_owned(), |playable| {
            format!("{{ word: \"{EXAMPLE}\", playable: {playable} }}")
        });
        let value = format!(
            "{{ place: {place}, sides: {{ {sides} }}, draws: {draws}, deals: {deals}, matches: {matches:?}, minutes: {minutes}, duration: {duration}, words: [{words}], example: {example}, box: {boxed} }}"
        );
        let what = "Its place on the shelf; how many sides the seats make; whether nobody may win, whether something is dealt; the lengths of a match, up to nine games; the minutes that the rules give each side, and about how many two people take; the options that choose among its word lists; whether it admits an example, where it is played with words; whether it has a box to print.";
        wire::write(
            kind.slug(),
            "tables.ts",
            &wire::constants(&[(what, "TABLES", value)]),
        );
    }
}

#[test]
fn the_page_is_told_what_the_dictionary_seeks() {
    let facts = [
        ("The most letters of a word.", "LONGEST", MAX_LETTERS.to_string()),
        (
            "The most letters that words are sought with, jokers not counted.",
            "MOST_LETTERS",
            Rack::MAX_LETTERS.to_string(),
        ),
        (
            "The most jokers beside them.",
            "MOST_JOKERS",
            Rack::MAX_JOKERS.to_string(),
        ),
    ];
    wire::write("dictionary", "facts.ts", &wire::constants(&facts));
}

#[test]
fn the_page_is_told_how_options_stand_by_themselves_and_what_else_they_may_be() {
    for &kind in Kind::ALL {
        wire::write(kind.slug(), "options.ts", &wire::options(kind.options()));
    }
}
