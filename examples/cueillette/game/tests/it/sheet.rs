//! The sheet that people keep.

use game_core::{Export as _, Game as _, Incident, Listing as _, Seat, Sheet, read_sheet, retrace};
use game_cueillette::Cueillette;
use game_testkit::TestDice;

/// What is written is read again and borne out by the rules, wherever the game was left.
#[test]
fn sheets_are_read_as_they_are_written() {
    for game in crate::games() {
        for length in [0, 1, 7, 20, 47] {
            let mut dice = TestDice::new(length as u64);
            let mut state = game.blank();
            let mut told = game.setup(&mut dice);
            told.iter().for_each(|event| game.evolve(&mut state, event));
            for _ in 0..length {
                let Some((seat, action)) = dice.pick(&game.choices(&state)).copied() else {
                    break;
                };
                let events = game.decide(&state, seat, &action, &mut dice).expect("listed");
                events.iter().for_each(|event| game.evolve(&mut state, event));
                told.extend(events);
            }
            if let Ok(left) = game.incident(&state, Incident::Resignation(Seat(1))) {
                left.iter().for_each(|event| game.evolve(&mut state, event));
                told.extend(left);
            }
            let text = game.export(&[("White".to_owned(), "Odile".to_owned())], &told);
            let sheet: Sheet<Cueillette> =
                read_sheet(&text, ()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(sheet.events, told);
            assert_eq!(sheet.game.rules(), game.rules());
            assert_eq!(retrace(&sheet.game, &sheet.events).ok(), Some(state), "{text}");
        }
    }
}
