//! What viewers see.

use game_core::{Clause as _, Game as _, Seat, Subject, Viewer};
use game_dames_de_lettres::{DamesDeLettres, Mode, Rules, View};

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

/// The forms that a view calls forbidden, as `form earlier clause code`.
fn forbidden(game: &DamesDeLettres, used: &str) -> Vec<String> {
    let position = format!("z7/4ot2/8/e7/4M3/A6B w p ES {used} 8");
    let told = seen(game, &position, Viewer::Seat(Seat(0))).forbidden;
    told.iter()
        .map(|form| format!("{} {} {} {}", form.word, form.earlier, form.clause, form.code))
        .collect()
}

#[test]
fn the_forms_that_words_forbid_are_told_with_their_clause() {
    let game = french();
    assert!(forbidden(&game, "-").is_empty());
    // Black wrote the plural: White may not go back to the singular.
    assert_eq!(forbidden(&game, "rois"), ["ROI ROIS R2 number-goes-back"]);
    // White wrote the singular: only Black may inflect it.
    assert_eq!(forbidden(&game, "ROI"), ["ROIS ROI R2 may-not-inflect"]);
    assert!(forbidden(&game, "roi").is_empty());
    let tense = forbidden(&game, "mangeais");
    assert!(tense.contains(&"MANGEAIT MANGEAIS R3 same-tense".to_owned()));
    assert!(tense.iter().all(|form| !form.starts_with("MANGER ")), "R4");
    assert!(forbidden(&game, "manger").is_empty(), "R4");
}

#[test]
fn what_is_forbidden_is_what_a_move_is_refused_for() {
    let game = french();
    let position = "z7/4ri2/8/8/4O3/B7 w p ES rois 8";
    let state = placed(&game, position);
    let refused = after(&game, &state, "E2-E4 ROI@E5E4F5").expect_err("the plural was written");
    let told = game.view(&state, Viewer::Seat(Seat(0))).forbidden;
    let form = told.iter().find(|form| form.word == "ROI").expect("told");
    assert_eq!((form.clause, form.code), (refused.clause.id(), refused.code));
    assert_eq!(Subject::Word(form.earlier.clone()), refused.subject);
}

#[test]
fn a_strict_game_does_not_tell_what_would_be_a_fault() {
    let rules = Rules {
        mode: Mode::Strict,
        ..Rules::DEFAULT
    };
    let game = DamesDeLettres::new(rules, french().word_list());
    assert!(forbidden(&game, "rois").is_empty());
    let game = french();
    let position = "z7/4ot2/8/e7/4M3/A6B w p ES rois 8";
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert!(seen(&game, position, viewer).forbidden.is_empty());
    }
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
