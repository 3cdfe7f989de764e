//! What journals of Échec et Mots tell.

use game_core::Chronicled;

use crate::{EchecEtMots, Event, Leap, Leaver, OUTCOMES};

impl Chronicled for EchecEtMots {
    game_core::kinds! { _before:
        "deal" => Event::Deal(_),
        "capture" => Event::Move { leap: Leap { capture: true, .. }, .. },
        "take" => Event::Move { letter: Some(_), .. },
        "quiet" => Event::Move { letter: None, .. },
        "void" => Event::Void,
        "announce" => Event::Announce(Some(_)),
        "forfeit" => Event::Announce(None),
        "reply" => Event::Reply(Some(_)),
        "no-reply" => Event::Reply(None),
        "flag" => Event::Leave(Leaver::Flag, _),
        "resign" => Event::Leave(Leaver::Resign, _),
        "agree" => Event::Agree,
        "end" => Event::End(_),
    }

    // What the page keeps of the other side's letters is nobody else's (S3).
    const UNTOLD: &'static [(&'static str, &'static str)] = &[
        ("notes", "the page keeps them, and no rule asks"),
        (
            "next_start",
            "the table seats the next game, and the records of it name the seats",
        ),
    ];

    fn ends() -> Vec<&'static str> {
        OUTCOMES.iter().map(|&(_, code)| code).collect()
    }
}
