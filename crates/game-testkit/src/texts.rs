//! What must hold of everything a game reads: no text panics it, what is read can be written and read again,
//! and a fault lies inside the text.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use game_core::{Game, Malformed, Positions, Sheet, Sheets, Viewer, read_sheet, retrace};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

/// Texts near the valid ones: one of them with a few characters changed, added, left out, or cut off there.
/// Half of the characters are such as stand in the valid ones.
pub fn mutated(valid: &'static [&'static str]) -> impl Strategy<Value = String> {
    let own: Vec<char> = valid.iter().flat_map(|text| text.chars()).collect();
    let symbol = prop_oneof![
        2 => proptest::sample::select(own),
        1 => proptest::char::range(' ', '~'),
        1 => any::<char>(),
    ];
    let edit = (
        0usize..400,
        prop_oneof![Just(None), symbol.prop_map(Some)],
        any::<bool>(),
    );
    (0..valid.len(), proptest::collection::vec(edit, 0..4)).prop_map(move |(index, edits)| {
        let mut text: Vec<char> = valid[index].chars().collect();
        for (at, symbol, insert) in edits {
            let at = at % (text.len() + 1);
            match symbol {
                Some(symbol) if insert || at == text.len() => text.insert(at, symbol),
                Some(symbol) => text[at] = symbol,
                None if at < text.len() && insert => text.truncate(at),
                None if at < text.len() => {
                    text.remove(at);
                }
                None => {}
            }
        }
        text.into_iter().collect()
    })
}

/// Reads so many texts near the valid ones; `read` panics on what must not be.
///
/// # Panics
/// When it does, with the smallest such text.
pub fn nearly(cases: u32, valid: &'static [&'static str], read: fn(&str)) {
    let config = ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let tried = TestRunner::new(config).run(&mutated(valid), |text| {
        read(&text);
        Ok(())
    });
    if let Err(fault) = tried {
        panic!("{fault}");
    }
}

/// A fault points into the text, between two characters.
///
/// # Panics
/// When it does not.
pub fn inside(text: &str, fault: &Malformed) {
    assert!(text.is_char_boundary(fault.at), "{text:?} {fault}");
}

/// What a text says, if it says anything: written and read again it says the same.
///
/// # Panics
/// When it does not, or the fault lies outside the text.
pub fn read<T>(text: &str) -> Option<T>
where
    T: FromStr<Err = Malformed> + Display + PartialEq + Debug,
{
    match text.parse::<T>() {
        Ok(read) => {
            let written = read.to_string();
            assert_eq!(written.parse::<T>().as_ref(), Ok(&read), "{text:?}");
            Some(read)
        }
        Err(fault) => {
            inside(text, &fault);
            None
        }
    }
}

/// The same of what has one text only.
///
/// # Panics
/// When that, or when it was written otherwise.
pub fn read_exactly<T>(text: &str) -> Option<T>
where
    T: FromStr<Err = Malformed> + Display + PartialEq + Debug,
{
    let read = read::<T>(text)?;
    assert_eq!(read.to_string(), text);
    Some(read)
}

/// The state of a position, if the text is one: its own text is read again as the same, and everybody can
/// look at it.
///
/// # Panics
/// When one of these does not hold, or the fault lies outside the text.
pub fn place<G: Game + Positions>(game: &G, text: &str) -> Option<G::State> {
    match game.place(text) {
        Ok(state) => {
            let written = game.position(&state);
            let again = game.place(&written).expect("what was written can be read");
            assert_eq!(game.position(&again), written, "{text:?}");
            for viewer in Viewer::all(game.seats()) {
                game.view(&state, viewer);
            }
            Some(state)
        }
        Err(fault) => {
            inside(text, &fault);
            None
        }
    }
}

/// Every text is refused where it goes wrong.
///
/// # Panics
/// When one is read, or refused elsewhere.
pub fn go_wrong<T: FromStr<Err = Malformed> + Debug>(cases: &[(&str, usize)]) {
    for (text, at) in cases {
        let fault = text.parse::<T>().expect_err(text);
        assert_eq!(fault.at, *at, "{text:?}: {fault}");
    }
}

/// No position can stand as these texts say, and each is refused where it goes wrong.
///
/// # Panics
/// When one is placed, or refused elsewhere.
pub fn cannot_stand<G: Positions>(game: &G, cases: &[(&str, usize)]) {
    for (text, at) in cases {
        let Err(fault) = game.place(text) else {
            panic!("{text:?} should not be placed");
        };
        assert_eq!(fault.at, *at, "{text:?}: {fault}");
    }
}

/// A sheet that is read can be shown and decided again, true or not; a fault lies inside the text.
///
/// # Panics
/// When it does not.
pub fn sheet<G: Sheets + Positions>(text: &str, materials: G::Materials) {
    match read_sheet::<G>(text, materials) {
        Ok(Sheet { game, events, .. }) => {
            let mut state = game.blank();
            events.iter().for_each(|event| game.evolve(&mut state, event));
            game.position(&state);
            // Whether the rules bear it out is another question.
            let _ = retrace(&game, &events);
        }
        Err(fault) => spot_inside(text, fault.line, fault.column),
    }
}

/// The line and the column of a fault, both counted from 1, lie inside the text.
///
/// # Panics
/// When they do not.
pub fn spot_inside(text: &str, line: usize, column: usize) {
    let lines = text.split('\n').count();
    assert!((1..=lines).contains(&line), "{text:?} line {line}");
    let width = text
        .split('\n')
        .nth(line - 1)
        .map_or(0, |line| line.chars().count());
    assert!(
        (1..=width + 1).contains(&column),
        "{text:?} line {line} column {column}"
    );
}
