//! What the page says of a move while it is composed: whether two words stand together, which jokers come
//! with them and where, and whether the last letter of a camp leaves it.

use game_core::{Game as _, Listing as _, NoDice, Viewer};
use game_dames_de_lettres::{
    Action, Cell, Cells, Clause, DamesDeLettres, Placing, Play, Slide, State, Writing,
};
use game_testkit::{TestDice, wire};

use crate::wire::{square, told};
use crate::{configure, placed};

/// How many cases of each kind are kept.
const EACH: usize = 24;

fn game(options: &[(&str, &str)]) -> DamesDeLettres {
    let options = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    configure(&options.collect::<Vec<_>>()).expect("known options")
}

fn set(options: &[(&str, &str)]) -> String {
    let said: Vec<String> = options
        .iter()
        .map(|(name, value)| format!("{name:?}: {value:?}"))
        .collect();
    format!("{{ {} }}", said.join(", "))
}

fn writing(Writing { word, path }: &Writing) -> String {
    let path = wire::list(path.iter().copied().map(square));
    format!("{{ \"word\": \"{word}\", \"path\": {path} }}")
}

fn read(text: &str) -> Play {
    match text.parse() {
        Ok(Action::Move(play)) => play,
        other => panic!("{text:?} {other:?}"),
    }
}

/// Why a move is refused; none where it is not.
fn refusal(game: &DamesDeLettres, state: &State, play: &Play) -> Option<(Clause, &'static str)> {
    let action = Action::Move(play.clone());
    let refused = game.decide(state, state.side(), &action, &mut NoDice).err()?;
    Some((refused.clause, refused.code))
}

/// W8.
#[test]
fn the_page_puts_words_together_as_the_rules_do() {
    let mut cases = Vec::new();
    for (seed, options) in (1..).zip([
        [("fork", "disjoint"), ("reuse", "false")],
        [("fork", "first_step"), ("reuse", "false")],
        [("fork", "disjoint"), ("reuse", "true")],
        [("fork", "first_step"), ("reuse", "true")],
    ]) {
        let game = game(&options);
        let mut dice = TestDice::new(seed);
        let mut state = game.blank();
        let mut events = game.setup(&mut dice);
        let mut kept = [Vec::new(), Vec::new()];
        for _ in 0..24 {
            for event in &events {
                game.evolve(&mut state, event);
            }
            let plays = game.word_moves(&state);
            for _ in 0..8.min(plays.len()) {
                let first = dice.pick(&plays).expect("some");
                let beside: Vec<&Play> = plays
                    .iter()
                    .filter(|play| (play.from, &play.via, play.to) == (first.from, &first.via, first.to))
                    .filter(|play| play.words[0].word != first.words[0].word)
                    .collect();
                let Some(second) = dice.pick(&beside) else {
                    continue;
                };
                let mut double = first.clone();
                double.words.extend(second.words.iter().cloned());
                let together = match refusal(&game, &state, &double) {
                    None => true,
                    Some((Clause::W8, _)) => false,
                    // What was written before is another matter.
                    Some(_) => continue,
                };
                let kept = &mut kept[usize::from(together)];
                if kept.len() < EACH {
                    kept.push(format!(
                        "{{ \"fork\": {:?}, \"moved\": {:?}, \"first\": {}, \"second\": {}, \"together\": {together} }}",
                        options[0].1,
                        square(first.to),
                        writing(&first.words[0]),
                        writing(&second.words[0]),
                    ));
                }
            }
            let actions = game.actions(&state, state.side());
            let Some(action) = dice.pick(&actions) else {
                break;
            };
            events = game
                .decide(&state, state.side(), action, &mut dice)
                .expect("a listed action");
            if game.turn(&state).awaited().is_empty() {
                break;
            }
        }
        assert!(kept.iter().all(|kept| kept.len() >= EACH / 2), "{options:?}");
        cases.extend(kept.into_iter().flatten());
    }
    wire::write("dames-de-lettres", "doubles.json", &wire::cases(&cases));
}

/// Moves with words short and long, one and two, before stocks full, half empty and empty.
const WRITTEN: [(&str, &str); 12] = [
    ("z7/1aisser1/8/8/L7/B7 w p ES - 8", "A2-A4 LAISSER@A4B5C5D5E5F5G5"),
    ("z7/1aisse2/8/8/L7/B7 w p ES - 8", "A2-A4 LAISSE@A4B5C5D5E5F5"),
    (
        "z7/1aissera/8/8/L7/B7 w p ES - 8",
        "A2-A4 LAISSERA@A4B5C5D5E5F5G5H5",
    ),
    ("z7/1aisser1/8/8/L7/B7 w p E - 8", "A2-A4 LAISSER@A4B5C5D5E5F5G5"),
    ("z7/1aisser1/8/8/L7/B7 w p - - 8", "A2-A4 LAISSER@A4B5C5D5E5F5G5"),
    (
        "z7/1aisser1/8/1iberte1/L7/B7 w p ES - 8",
        "A2-A4 LAISSER@A4B5C5D5E5F5G5 + LIBERTE@A4B3C3D3E3F3G3",
    ),
    (
        "z7/1aisser1/8/1iberte1/L7/B7 w p S - 8",
        "A2-A4 LAISSER@A4B5C5D5E5F5G5 + LIBERTE@A4B3C3D3E3F3G3",
    ),
    (
        "z7/1aisser1/8/1ie5/L7/B7 w p ES - 8",
        "A2-A4 LAISSER@A4B5C5D5E5F5G5 + LIE@A4B3C3",
    ),
    ("b7/l7/8/8/1AISSER1/Z7 b p ES - 9", "A5-A3 LAISSER@A3B2C2D2E2F2G2"),
    // A camp with one square left, and with none.
    (
        "z7/8/1aisser1/1BBBBBBB/LBBBBBBB/BBBBBBBB w p ES - 8",
        "A2-A3 LAISSER@A3B4C4D4E4F4G4",
    ),
    (
        "z7/8/L7/1aisserB/BBBBBBBB/BBBBBBBB w p ES - 8",
        "A4-A3 LAISSER@A3B3C3D3E3F3G3",
    ),
    ("z7/4ot2/8/8/4M3/B7 w p S - 8 reserve=E/-", "E2-E4 MOT@E4E5F5"),
];

/// J1, J2.
#[test]
fn the_page_brings_jokers_as_the_rules_do() {
    let mut cases = Vec::new();
    for length in ["min7", "exact7"] {
        for entry in ["own_camp", "anywhere", "reserve"] {
            let options = [("joker_len", length), ("joker_entry", entry)];
            let game = game(&options);
            for (position, text) in WRITTEN {
                if position.contains("reserve") && entry != "reserve" {
                    continue;
                }
                let state = placed(&game, position);
                let play = read(text);
                assert_eq!(refusal(&game, &state, &play), None, "{text}");
                cases.extend(jokers(&game, &state, &play, &options));
            }
        }
    }
    wire::write("dames-de-lettres", "jokers.json", &wire::cases(&cases));
}

/// What may come with a move, with no joker in it yet and with each one that may come first.
fn jokers(game: &DamesDeLettres, state: &State, play: &Play, options: &[(&str, &str)]) -> Vec<String> {
    let accepts = |jokers: &[Placing]| {
        let jokers = jokers.to_vec();
        let play = Play {
            jokers,
            ..play.clone()
        };
        refusal(game, state, &play).is_none()
    };
    let stock: Vec<_> = state.stock().letters().collect();
    let own: Vec<_> = state.reserve(state.side()).letters().collect();
    let places = |before: &[Placing], joker| -> Vec<Cell> {
        let with = |at| [before, &[Placing { joker, at: Some(at) }]].concat();
        Cell::all().filter(|&at| accepts(&with(at))).collect()
    };
    let case = |before: &[Placing]| {
        let left = |letters: &[lexicon::Letter]| -> Vec<lexicon::Letter> {
            let gone = |joker: &lexicon::Letter| before.iter().any(|placing| placing.joker == *joker);
            letters.iter().copied().filter(|joker| !gone(joker)).collect()
        };
        let may: Vec<_> = left(&[&stock[..], &own[..]].concat())
            .into_iter()
            .filter(|&joker| !places(before, joker).is_empty())
            .collect();
        // How many may come out of the stock, wherever they are put.
        let mut brought = before.to_vec();
        for joker in left(&stock) {
            if let Some(&at) = places(&brought, joker).first() {
                brought.push(Placing { joker, at: Some(at) });
            }
        }
        let from_stock = |placing: &&Placing| stock.contains(&placing.joker);
        let earned = brought.iter().filter(from_stock).count();
        let keeps = stock.iter().any(|&joker| accepts(&[Placing { joker, at: None }]));
        let berths = may.first().map_or("null".to_owned(), |&joker| {
            wire::list(places(before, joker).into_iter().map(square))
        });
        let capital = |joker: &lexicon::Letter| joker.capital().to_string();
        let laid: Vec<String> = before
            .iter()
            .map(|Placing { joker, at }| {
                let at = at.map(square).expect("on the board");
                format!("{{ \"joker\": {:?}, \"at\": {at:?} }}", capital(joker))
            })
            .collect();
        let words: Vec<String> = play.words.iter().map(writing).collect();
        let slides = state.board().slides(game.rules(), state.side());
        let alike = |slide: &&Slide| (slide.from, slide.to, &slide.via) == (play.from, play.to, &play.via);
        format!(
            "{{ \"position\": {:?}, \"seat\": {}, \"stock\": {:?}, \"own\": {:?}, \"options\": {}, \"slide\": {}, \
             \"words\": [{}], \"jokers\": [{}], \"offered\": {}, \"earned\": {earned}, \"keeps\": {keeps}, \
             \"berths\": {berths} }}",
            game_core::Positions::position(game, state),
            state.side().0,
            stock.iter().map(capital).collect::<String>(),
            own.iter().map(capital).collect::<String>(),
            set(options),
            told(slides.iter().find(alike).expect("a slide")),
            words.join(", "),
            laid.join(", "),
            wire::list(may.iter().map(capital)),
        )
    };
    let firsts = stock.iter().chain(&own).filter_map(|&joker| {
        let at = *places(&[], joker).first()?;
        Some(vec![Placing { joker, at: Some(at) }])
    });
    [vec![]]
        .into_iter()
        .chain(firsts)
        .map(|before| case(&before))
        .collect()
}

/// Camps with one letter, with two, with a joker beside it, with a joker alone.
const HOMES: [&str; 7] = [
    "z7/8/8/3M1ots/8/8 w p ES - 9",
    "z7/8/8/3M1ots/8/B7 w p ES - 9",
    "z7/8/8/3M4/8/*S7 w p E - 9",
    "z7/8/3M4/8/8/*S7 w p E - 9",
    "z7/5R2/8/3M4/8/8 w p ES - 9",
    "8/3m4/8/8/5r2/Z7 b p ES - 9",
    "8/*s2m4/8/8/8/Z7 b p E - 9",
];

/// K5.
#[test]
fn the_page_keeps_the_last_letter_at_home_as_the_rules_do() {
    let word = read("A1-A2 MOT@A2").words.remove(0).word;
    let mut cases = Vec::new();
    for counts in ["false", "true"] {
        let options = [("joker_counts", counts)];
        let game = game(&options);
        for position in HOMES {
            let state = placed(&game, position);
            let seat = state.side();
            let last = game.view(&state, Viewer::Seat(seat)).last_letter;
            let mut slides = state.board().slides(game.rules(), seat);
            // One slide of each letter into either camp tells as much as all.
            slides.sort_by_key(|slide| (slide.from, Cells::camp(seat).has(slide.to)));
            slides.dedup_by_key(|slide| (slide.from, Cells::camp(seat).has(slide.to)));
            for slide in slides {
                // No word, but the letter must be allowed to go there before words are looked at.
                let writing = Writing {
                    word: word.clone(),
                    path: vec![slide.to],
                };
                let refused = refusal(&game, &state, &Play::writing(&slide, vec![writing]));
                let leaves = refused == Some((Clause::K5, "last-letter"));
                cases.push(format!(
                    "{{ \"position\": {position:?}, \"seat\": {}, \"options\": {}, \"lastLetter\": {last}, \
                     \"slide\": {}, \"leaves\": {leaves} }}",
                    seat.0,
                    set(&options),
                    told(&slide),
                ));
            }
        }
    }
    for leaves in [true, false] {
        let told = format!("\"leaves\": {leaves} }}");
        let of_kind = |case: &&String| case.contains("\"lastLetter\": true") && case.ends_with(&told);
        assert!(cases.iter().filter(of_kind).count() > 5, "{leaves}");
    }
    wire::write("dames-de-lettres", "homes.json", &wire::cases(&cases));
}

/// W1, S1, S3.
#[test]
fn the_page_is_told_how_long_words_are_and_the_bag() {
    let least = game_dames_de_lettres::WORDS.least();
    let bag: u32 = game_dames_de_lettres::BAG
        .iter()
        .map(|&count| u32::from(count))
        .sum();
    let game = game(&[]);
    let mut state = game.blank();
    for event in game.setup(&mut TestDice::new(1)) {
        game.evolve(&mut state, &event);
    }
    let facts = [
        ("The fewest letters of a word.", "LEAST", least.to_string()),
        (
            "The most letters of a word: more are in none of the list.",
            "LONGEST",
            lexicon::MAX_LETTERS.to_string(),
        ),
        ("How many tokens the bag holds.", "BAG", bag.to_string()),
        (
            "How many of them a game takes.",
            "DEAL",
            state.board().tokens().count().to_string(),
        ),
    ];
    wire::write("dames-de-lettres", "facts.ts", &wire::constants(&facts));
}
