//! What viewers see.

use game_core::{Export as _, Game as _, Seat, Viewer};
use game_dames_de_lettres::{DamesDeLettres, Event, View};

use crate::{after, french, placed};

const FORK: &str = "z7/2to1ue1/8/8/4M3/B7 w p ES - 8";

fn seen(game: &DamesDeLettres, position: &str, viewer: Viewer) -> View {
    game.view(&placed(game, position), viewer)
}

#[test]
fn only_the_seat_awaited_is_shown_its_slides() {
    let game = french();
    let view = seen(&game, FORK, Viewer::Seat(Seat(0)));
    assert_eq!(view.slides.keys().collect::<Vec<_>>(), ["A1", "E2"]);
    assert!(view.slides["E2"].iter().any(|slide| slide.to == "E4"));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = seen(&game, FORK, viewer);
        assert!(view.slides.is_empty() && view.wordless.is_empty());
    }
}

#[test]
fn moves_without_a_word_are_told_and_words_never() {
    let game = french();
    let position = "z7/4ot2/8/e7/4M3/A6B w p ES - 8";
    let view = seen(&game, position, Viewer::Seat(Seat(0)));
    let mut told = view.wordless;
    told.sort();
    assert_eq!(told, ["A1xA4", "A1xA5", "A1xF6", "E2xE6"]);
    let opening = "kkkkkkkk/wwwwwwww/8/8/XXXXXXXX/ZZZZZZZZ w o ES - 0";
    assert_eq!(seen(&game, opening, Viewer::Seat(Seat(0))).wordless.len(), 42);
}

#[test]
fn the_last_move_tells_what_it_took_and_turned() {
    let game = french();
    let start = "zz6/M7/e7/8/1ot5/B6T w p ES - 8";
    let state = after(&game, &placed(&game, start), "A5xA3 MOT@A3B2C2").expect("legal");
    let view = game.view(&state, Viewer::Spectator);
    let last = view.last.expect("a move");
    assert_eq!((last.seat, last.from.as_str(), last.to.as_str()), (0, "A5", "A3"));
    assert_eq!(last.captures.len(), 1);
    assert_eq!((last.captures[0].0.as_str(), last.captures[0].1.seat), ("A4", 1));
    assert_eq!(last.words[0].path, ["A3", "B2", "C2"]);
    assert_eq!(last.words[0].turned, ["B2", "C2"]);
    assert_eq!(view.used[0].ply, Some(8));
    let counts = (
        view.counts.0.letters,
        view.counts.0.in_own_camp,
        view.counts.1.letters,
    );
    assert_eq!(counts, (5, 5, 2));
}

#[test]
fn the_last_letter_of_a_camp_is_told_to_everybody() {
    let game = french();
    let position = "z7/8/8/3M1ots/8/8 w p ES - 9";
    for viewer in Viewer::all(2) {
        assert!(seen(&game, position, viewer).last_letter);
    }
    assert!(!seen(&game, FORK, Viewer::Spectator).last_letter);
}

#[test]
fn the_sheet_has_tags_moves_and_result() {
    let game = french();
    let events: Vec<Event> = [
        "deal hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU",
        "E2-E4 GERE@F5E4G6G5",
        "flag b",
    ]
    .iter()
    .map(|text| text.parse().expect("an event"))
    .collect();
    let tags = [
        ("White".to_owned(), "Anne \"la\" Reine".to_owned()),
        ("Deal".to_owned(), "forged".to_owned()),
    ];
    let sheet = game.export(&tags, &events);
    let lines: Vec<&str> = sheet.lines().collect();
    assert_eq!(lines[0], "[White \"Anne \\\"la\\\" Reine\"]");
    assert_eq!(
        lines[1],
        "[Deal \"hpuaaieu/hciwgevo/8/8/OVRTEMUE/JLAQASSU w o ES - 0\"]"
    );
    assert!(
        sheet.contains("[Result \"#Tw\"]\n[Termination \"flag\"]\n\n1. E2-E4 GERE@F5E4G6G5\nflag b\n#Tw\n")
    );
    assert!(!sheet.contains("forged"));
}
