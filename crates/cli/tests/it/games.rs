//! `games` and `deal`.

use crate::binary::{done, run, shelf, wrong};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";

#[test]
fn games_lists_slug_name_seats_and_defaults() {
    let out = done(&["games"]);
    for (game, option) in [
        ("echec-et-mots\tÉchec et Mots\t2 seats", "word_classes=open\t"),
        ("echecs\tJeu d’échecs\t2 seats", "profile=fide\t"),
    ] {
        let mut lines = out.lines().skip_while(|line| *line != game);
        assert!(lines.next().is_some(), "{game}: {out}");
        let mut own = lines.take_while(|line| line.starts_with(' '));
        assert!(own.any(|line| line.trim_start().starts_with(option)), "{out}");
    }
}

#[test]
fn chess_is_dealt_the_same_for_every_seed() {
    assert_eq!(done(&["deal", "echecs"]), START);
    assert_eq!(
        done(&["deal", "echecs", "--seed", "18446744073709551615", "--seats", "2"]),
        START
    );
}

#[test]
fn a_deal_follows_the_options() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    let option = format!("start={fen}");
    assert_eq!(done(&["deal", "echecs", "--option", &option]).trim_end(), fen);
}

#[test]
fn a_wrong_deal_says_why() {
    let none = format!("game \"tric-trac\" unknown, expected {}", shelf().join(", "));
    assert!(none.contains(" echec-et-mots, "), "{none}");
    for (args, why) in [
        (
            &["deal", "echecs", "--seats", "3"][..],
            "echecs cannot be dealt to 3 seats, expected 2",
        ),
        (
            &["deal", "echecs", "--option", "profile=x"],
            "option profile cannot be \"x\", expected fide or carlit",
        ),
        (
            &["deal", "echecs", "--option", "colour=x"],
            "option \"colour\" unknown",
        ),
        (
            &["deal", "echecs", "--option", "start=x"],
            "option start cannot be \"x\", expected a position",
        ),
        (&["deal", "tric-trac"], &none),
        (
            &["deal", "chevaliers", "--seats", "3"],
            "option seats cannot be \"3\", expected 2 or 4",
        ),
        (&["deal", "echecs", "--seed", "x"], "--seed"),
        (&["deal"], "<GAME>"),
    ] {
        let said = wrong(args);
        assert!(said.contains(why), "{args:?}: {said}");
    }
}

/// Two values of one option cannot both hold; the same one twice can.
#[test]
fn an_option_has_one_value() {
    let twice =
        |game: &str, first: &str, second: &str| run(&["deal", game, "--option", first, "--option", second]);
    for (game, first, second) in [
        ("echecs", "profile=fide", "profile=carlit"),
        ("chevaliers", "seats=2", "seats=4"),
        ("echec-et-mots", "tie=totals", "tie=words"),
        ("dames-de-lettres", "reuse=true", "reuse=false"),
        ("guerre-des-mots", "draw=never", "draw=verified"),
    ] {
        let ran = twice(game, first, second);
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{game}: {ran:?}");
        let name = first.split('=').next().unwrap_or_default();
        assert!(
            ran.err.contains(&format!("option {name} cannot be ")),
            "{game}: {}",
            ran.err
        );
        assert_eq!(twice(game, first, first).status, Some(0), "{game}");
    }
    let word = ["word", "mot", "--game", "echec-et-mots"];
    let options = ["--option", "word_classes=open", "--option", "word_classes=strict"];
    assert_eq!(run(&[&word[..], &options[..]].concat()).status, Some(2));
}
