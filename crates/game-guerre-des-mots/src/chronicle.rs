//! What journals of La Guerre des Mots tell.

use game_core::Chronicled;

use crate::{Coup, CoupKind, Event, GuerreDesMots, How, Leaving, OUTCOMES, State, WordTile};

impl Chronicled for GuerreDesMots {
    game_core::kinds! { before:
        "deal" => Event::Deal(_),
        "denied" => Event::Coup(deed) if deed.denied,
        "goal" => Event::Coup(deed) if deed.goal.is_some(),
        "found" => Event::Coup(deed) if deed.coup.kind == CoupKind::Found,
        "reprise" => Event::Coup(deed) if deed.coup.kind == CoupKind::Reprise,
        "shot" => Event::Coup(deed) if !deed.coup.shots.is_empty(),
        "blockade" => Event::Coup(deed) if deed.coup.block.is_some(),
        "symbol" => Event::Coup(deed) if !deed.coup.symbols.is_empty(),
        "lift" => Event::Coup(deed) if !deed.coup.lifts.is_empty() || !deed.coup.unflips.is_empty(),
        "pivot" => Event::Coup(deed) if deed.coup.pivot.is_some(),
        "compound" => Event::Coup(deed) if lays(&deed.coup, |tile| tile == WordTile::LaidCross),
        "hook" => Event::Coup(deed) if deed.coup.words.len() > 1,
        "replay" => Event::Coup(deed) if deed.bonus,
        "joker" => Event::Coup(deed) if lays(&deed.coup, is_joker),
        "piracy" => Event::Coup(deed) if is_piracy(before, &deed.coup),
        "transfer" => Event::Coup(deed) if !deed.coup.takes.is_empty(),
        "lay" => Event::Coup(_),
        "error" => Event::Error(_),
        "draw" => Event::Draw(_),
        "pass" => Event::Pass,
        "ask" => Event::Ask(_),
        "decline" => Event::Decline,
        "resign" => Event::Leave(_, Leaving::Resigned),
        "flag" => Event::Leave(_, Leaving::Flagged),
    }

    // What is refused leaves no record.
    const UNTOLD: &'static [(&'static str, &'static str)] = &[
        ("two_letter_links", "it only forbids"),
        ("cross_immune", "it only forbids"),
        ("draw", "it only forbids"),
        ("on_error", "what cost the turn is refused"),
        ("compounds", "it only forbids"),
        ("ally_reprise", "it only forbids"),
        (
            "open_arsenals",
            "it changes what viewers are told, and nothing that happens",
        ),
        (
            "public_backs",
            "it changes what viewers are told, and nothing that happens",
        ),
        (
            "remind_shots",
            "it changes what viewers are told, and nothing that happens",
        ),
        ("level=general_1", "it only forbids"),
        ("seating=one_base_each", "it only forbids"),
        ("max_coups_per_turn=99", "no turn has so many"),
    ];

    fn ends() -> Vec<&'static str> {
        OUTCOMES.iter().map(|&(_, code)| code).collect()
    }
}

fn lays(coup: &Coup, what: impl Fn(WordTile) -> bool) -> bool {
    coup.words
        .iter()
        .flat_map(|word| &word.tiles)
        .any(|&tile| what(tile))
}

fn is_joker(tile: WordTile) -> bool {
    matches!(tile, WordTile::Laid(laying) if laying.how == How::Joker)
}

/// Whether letters are taken from a chain of somebody else (10).
fn is_piracy(before: &State, coup: &Coup) -> bool {
    let own = |chain: usize| before.chains()[chain].owner == before.side();
    let foreign = |take: &crate::Take| before.end_at(take.end).is_some_and(|(chain, _)| !own(chain));
    coup.takes.iter().any(foreign)
}
