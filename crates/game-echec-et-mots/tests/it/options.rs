//! What each option changes in play.

use game_core::{Configurable as _, Game as _, Incident, Matches as _, NoDice, Positions as _, Seat};
use game_echec_et_mots::{Action, EchecEtMots};

const BARE: &str = "..../.../..../.../..../.../....";
const FULL: &str = "TRSE/L.P/AEOI/BUR/.NT./CVD/.G..";

fn game(settings: &[(&str, &str)]) -> EchecEtMots {
    let settings: Vec<(String, String)> = settings
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    EchecEtMots::configure(&settings, lexicon_fr::french()).expect("options")
}

/// What follows from actions of whoever is awaited, or the refusal of the last.
fn told(game: &EchecEtMots, position: &str, actions: &[&str]) -> String {
    let mut state = game.place(position).expect("a position");
    let mut last = String::new();
    for action in actions {
        let action: Action = action.parse().expect("an action");
        match game.decide(&state, state.side(), &action, &mut NoDice) {
            Ok(events) => {
                last = events
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join("; ");
                for event in &events {
                    game.evolve(&mut state, event);
                }
            }
            Err(violation) => last = violation.to_string(),
        }
    }
    last
}

#[test]
fn layouts_move_the_start_squares() {
    for (layout, start) in [
        ("corner79", "a0-c1=G"),
        ("beyond", "b-1-c1=G"),
        ("inner", "b1-c3=N"),
    ] {
        let game = game(&[("layout", layout)]);
        let mut state = game.blank();
        let deal = "deal TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ".parse().expect("a deal");
        game.evolve(&mut state, &deal);
        let (action, _) = start.split_once('=').expect("a letter");
        let action: Action = action.parse().expect("an action");
        let events = game
            .decide(&state, Seat(0), &action, &mut NoDice)
            .expect("a first move");
        assert_eq!(events[0].to_string(), start);
    }
}

#[test]
fn start_squares_are_entered_and_attacked_as_chosen() {
    let empty = "T.SE/LNP/AEOI/BUR/MNTS/CVD/FGHJ c7,g0 d5,g8 R - w 0 4";
    let held = "T.SE/LNP/AEOI/BUR/MNTS/CVD/FGHJ c7,g0 a8,g8 R - w 0 4";
    for (entry, safe, entered, attacked) in [
        ("own_only", "true", "M2 enemy-start", "M6 sheltered"),
        ("own_only", "false", "M2 enemy-start", "c7xa8"),
        ("protected", "true", "c7-a8", "M6 sheltered"),
        ("protected", "false", "c7-a8", "M6 sheltered"),
        ("free", "true", "c7-a8", "M6 sheltered"),
        ("free", "false", "c7-a8", "c7xa8"),
    ] {
        let game = game(&[("start_entry", entry), ("start_safe", safe)]);
        assert_eq!(told(&game, empty, &["c7-a8"]), entered, "{entry} {safe}");
        assert_eq!(told(&game, held, &["c7xa8"]), attacked, "{entry} {safe}");
    }
}

#[test]
fn a_wrong_announcement_costs_what_is_chosen() {
    let at = format!("{FULL} c4,g0 d6,g8 ABC N w 38 9");
    let asked = ["c4-e5 #CHEVAL"];
    assert_eq!(told(&game(&[]), &at, &asked), "A1 letters-missing");
    let void = game(&[("bad_announce", "void_turn")]);
    assert_eq!(told(&void, &at, &asked), "void");
    let late = format!("{FULL} c4,g0 d6,g8 ABC N w 39 9");
    assert_eq!(told(&void, &late, &asked), "void; end 0-0 quiet");
    let forfeit = game(&[("bad_announce", "forfeit_word")]);
    assert_eq!(told(&forfeit, &at, &asked), "c4-e5=O; #-");
    assert_eq!(
        told(&forfeit, &at, &["c4-e5 #CHEVAL", ">-"]),
        ">-; end -4--1 words"
    );
    // An illegal leap is refused, whatever is said with it.
    assert_eq!(told(&void, &at, &["c4-c5 #CHEVAL"]), "M1 no-such-move");
}

#[test]
fn a_capture_of_the_last_knight_falls_with_its_word() {
    let at = format!("{FULL} c4,g0 d6 ABC N w 3 9");
    let asked = ["c4xd6 #CHEVAL"];
    assert_eq!(told(&game(&[]), &at, &asked), "A1 letters-missing");
    let void = game(&[("bad_announce", "void_turn")]);
    assert_eq!(told(&void, &at, &asked), "void");
    assert_eq!(told(&void, &at, &["c4xd6"]), "M7 last-knight-needs-word");
    let forfeit = game(&[("bad_announce", "forfeit_word")]);
    assert_eq!(told(&forfeit, &at, &asked), "void; #-");
    assert_eq!(
        told(&forfeit, &at, &["c4xd6 #CHEVAL", ">-"]),
        ">-; end -3--1 words"
    );
    let mut state = forfeit.place(&at).expect("a position");
    let action: Action = asked[0].parse().expect("an action");
    for event in forfeit
        .decide(&state, Seat(0), &action, &mut NoDice)
        .expect("punished")
    {
        forfeit.evolve(&mut state, &event);
    }
    assert_eq!(
        forfeit.position(&state),
        format!("{FULL} c4,g0 d6 ABC N b 4 10 -")
    );
}

#[test]
fn the_table_may_compose_the_reply() {
    let auto = game(&[("reply", "auto")]);
    let at = format!("{BARE} c4,g0 d6,g8 CHEVALX QQZZ w 0 9");
    assert_eq!(
        told(&auto, &at, &["c4-e5 #CHEVAL"]),
        "c4-e5; #CHEVAL; >-; end 14--4 words"
    );
    let at = format!("{BARE} c4,g0 d6,g8 CHEVALX ORANGEYZ w 0 9");
    let told = told(&auto, &at, &["c4-e5 #CHEVAL"]);
    assert!(
        told.starts_with("c4-e5; #CHEVAL; >") && told.contains("; end "),
        "{told}"
    );
}

#[test]
fn invariable_words_are_as_chosen() {
    let at = format!("{BARE} c4,g0 d6,g8 SOUVENT - w 0 9");
    let asked = ["c4-e5 #SOUVENT"];
    assert_eq!(told(&game(&[]), &at, &asked), "c4-e5; #SOUVENT");
    let strict = game(&[("word_classes", "strict")]);
    assert_eq!(told(&strict, &at, &asked), "W3 word-grammatical-word");
}

#[test]
fn quiet_moves_are_counted_to_the_limit() {
    let at = format!("{FULL} c4,g0 d6,g8 ABC N b 9 60");
    assert_eq!(
        told(&game(&[("quiet_limit", "10")]), &at, &["d6-d7"]),
        "M1 no-such-move"
    );
    assert_eq!(
        told(&game(&[("quiet_limit", "10")]), &at, &["d6-c8"]),
        "M2 banner"
    );
    assert_eq!(
        told(&game(&[("quiet_limit", "10")]), &at, &["d6-f7"]),
        "d6-f7; end 0-0 quiet"
    );
    assert_eq!(told(&game(&[("quiet_limit", "11")]), &at, &["d6-f7"]), "d6-f7");
}

#[test]
fn a_word_at_the_limit_comes_before_the_limit() {
    let at = format!("{BARE} c4,g0 d6,g8 CHEVALX ORANGEYZ w 39 60");
    assert_eq!(told(&game(&[]), &at, &["c4-e5 #CHEVAL"]), "c4-e5; #CHEVAL");
    assert_eq!(told(&game(&[]), &at, &["c4-e5"]), "c4-e5; end 0-0 quiet");
}

#[test]
fn who_stays_scores_the_rack_or_a_fixed_sum() {
    let told = |settings: &[(&str, &str)], racks: &str, incident| {
        let game = game(settings);
        let state = game
            .place(&format!("{BARE} c4,g0 d6,g8 {racks} w 0 9"))
            .expect("a position");
        let events = game.incident(&state, incident).expect("an end");
        events
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("; ")
    };
    assert_eq!(told(&[], "- N", Incident::Flag(Seat(0))), "flag w; end 0-15 flag");
    assert_eq!(
        told(&[], "- N", Incident::Resignation(Seat(1))),
        "resign b; end 15-0 resignation"
    );
    // MONUMENT: sixteen points for its letters, none less, and nine of bonus.
    assert_eq!(
        told(&[], "MONUMENT N", Incident::Flag(Seat(1))),
        "flag b; end 25-0 flag"
    );
    assert_eq!(
        told(&[("forfeit_points", "1")], "- N", Incident::Flag(Seat(0))),
        "flag w; end 0-1 flag"
    );
    assert_eq!(
        told(&[("forfeit_points", "30")], "- N", Incident::Flag(Seat(0))),
        "flag w; end 0-30 flag"
    );
}

#[test]
fn the_table_is_told_who_begins_next_and_how_long_a_reply_may_take() {
    use game_core::NextStart;
    for (value, next) in [
        ("loser", NextStart::Loser),
        ("alternate", NextStart::Alternate),
        ("lot", NextStart::Lot),
    ] {
        assert_eq!(game(&[("next_start", value)]).next_start(2), next);
    }
    let game = game(&[]);
    assert_eq!(game.next_start(2), NextStart::Loser);
    let reply = format!("{BARE} e5,g0 d6,g8 CHEVAL ORANGE b 1 10 CHEVAL");
    assert_eq!(game.grace(&game.place(&reply).expect("a position")), 60_000);
    assert_eq!(game.grace(&game.blank()), 0);
}
