//! What journals of Dames de Lettres tell.

use game_core::Chronicled;

use crate::{DamesDeLettres, Decree, Event, OUTCOMES};

impl Chronicled for DamesDeLettres {
    game_core::kinds! { _before:
        "deal" => Event::Deal(_),
        "joker" => Event::Move(play) if !play.jokers.is_empty(),
        "turns" => Event::Move(play) if !play.via.is_empty(),
        "double" => Event::Move(play) if play.words.len() > 1,
        "word-capture" => Event::Move(play) if play.capture && !play.words.is_empty(),
        "capture" => Event::Move(play) if play.capture,
        "word" => Event::Move(play) if !play.words.is_empty(),
        "wordless" => Event::Move(_),
        "announce" => Event::Announce(_),
        "touch" => Event::Touch { binds: true, .. },
        "touch-free" => Event::Touch { binds: false, .. },
        "adoube" => Event::Adoube,
        "press" => Event::Press,
        "blocked" => Event::Blocked,
        "fault" => Event::Fault(..),
        "rule-fault" => Event::Rule(Decree::Fault(_)),
        "rule-admit" => Event::Rule(Decree::Admit(_)),
        "rule-bar" => Event::Rule(Decree::Bar(_)),
        "flag" => Event::Flag(_),
        "resign" => Event::Resign(_),
    }

    const UNTOLD: &'static [(&'static str, &'static str)] = &[
        (
            "game2",
            "the table seats the next game, and the records of it name the seats",
        ),
        ("grace", "it only forbids, and what is refused leaves no record"),
    ];

    fn ends() -> Vec<&'static str> {
        OUTCOMES.iter().map(|&(_, code)| code).collect()
    }
}
