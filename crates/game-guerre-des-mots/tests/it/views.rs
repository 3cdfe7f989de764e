//! What viewers see.

use game_core::{Configurable as _, Game as _, NoDice, Positions as _, Seat, Viewer};
use game_guerre_des_mots::{
    Action, ChainView, GuerreDesMots, HeldView, Notice, PlayedView, State, TileView, View, position,
};

/// The game and the state of a position.
pub(crate) fn placed(text: &str) -> (GuerreDesMots, State) {
    let game = GuerreDesMots::configure(&position::settings(text), lexicon_fr::french())
        .unwrap_or_else(|fault| panic!("{text:?} {fault}"));
    let state = game
        .place(text)
        .unwrap_or_else(|fault| panic!("{text:?} {fault}"));
    (game, state)
}

pub(crate) fn seat(seat: u8) -> Viewer {
    Viewer::Seat(Seat(seat))
}

/// The state after an action by whoever is awaited, and what a viewer is told of it.
pub(crate) fn play(
    game: &GuerreDesMots,
    state: &State,
    action: &str,
    viewer: Viewer,
) -> (State, Vec<Notice>) {
    let asked: Action = action
        .parse()
        .unwrap_or_else(|fault| panic!("{action:?} {fault}"));
    let awaited = game.turn(state).awaited();
    let who = awaited.iter().next().expect("a game under way");
    let events = game
        .decide(state, who, &asked, &mut NoDice)
        .unwrap_or_else(|violation| panic!("{action}: {violation} {}", violation.subject));
    let mut after = state.clone();
    let mut told = Vec::new();
    for event in &events {
        told.push(game.redact(&after, event, viewer));
        game.evolve(&mut after, event);
    }
    (after, told)
}

/// The only coup told.
pub(crate) fn coup(told: Vec<Notice>) -> PlayedView {
    match <[Notice; 1]>::try_from(told) {
        Ok([Notice::Played(played)]) => *played,
        other => panic!("{other:?} is no coup"),
    }
}

/// Tiles as `A/À×2`.
pub(crate) fn listed(held: &[HeldView]) -> String {
    let one = |held: &HeldView| {
        let back = held.back.as_ref().map(|back| format!("/{back}"));
        let back = back.unwrap_or_default();
        format!("{}{back}×{}", held.front, held.count)
    };
    held.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn chain<'v>(view: &'v View, name: &str) -> &'v ChainView {
    view.chains
        .iter()
        .find(|chain| chain.name == name)
        .unwrap_or_else(|| panic!("no chain {name}"))
}

fn tile<'v>(view: &'v View, cell: &str) -> &'v TileView {
    let mut tiles = view.chains.iter().flat_map(|chain| &chain.tiles);
    tiles
        .find(|tile| tile.cell == cell)
        .unwrap_or_else(|| panic!("no tile on {cell}"))
}

const FOUR: &str = "S1:S:S:e22Rf22U/Ûg22Sh22A/À N1:N:N:q3Rq4Ûq5E/Èq6s | \
                    S=A/ÂE/ÉE/ÉR?+ O=- N=BT?+ E=x | E/ÉRS | O 1 3 | seats=4";

#[test]
fn seats_are_told_with_their_sides_and_bases() {
    let (game, state) = placed(FOUR);
    let view = game.view(&state, Viewer::Spectator);
    let names: Vec<&str> = view.seats.iter().map(|seat| seat.name).collect();
    assert_eq!(names, ["S", "O", "N", "E"]);
    let sides: Vec<&str> = view.seats.iter().map(|seat| seat.side.as_str()).collect();
    assert_eq!(sides, ["S", "W", "N", "E"]);
    assert_eq!(
        view.seats[1].bases,
        [["c17", "c18", "c19", "c20"], ["c5", "c6", "c7", "c8"]]
    );
    let left: Vec<bool> = view.seats.iter().map(|seat| seat.left).collect();
    assert_eq!(left, [false, false, false, true]);
    assert_eq!(
        (view.turn, view.awaited, view.due, view.round, view.rounds),
        (1, Some(1), 1, 3, 60)
    );
    assert_eq!((view.reserve, view.finish), (3, None));
}

#[test]
fn an_arsenal_is_its_holders_alone() {
    let (game, state) = placed(FOUR);
    let own = game.view(&state, seat(0));
    let arsenal = own.seats[0].arsenal.as_deref().expect("one's own");
    assert_eq!(listed(arsenal), "A/Â×1 E/É×2 R×1 ?×1 +×1");
    for viewer in [seat(1), seat(2), seat(3), Viewer::Spectator] {
        let view = game.view(&state, viewer);
        assert_eq!(view.seats[0].arsenal, None, "{viewer}");
        assert_eq!(view.seats[0].size, 6);
    }
    assert!(own.seats[2].arsenal.is_none());
}

#[test]
fn open_arsenals_hide_nothing() {
    let text = FOUR.replace("seats=4", "seats=4,open_arsenals=true");
    let (game, state) = placed(&text);
    let spectator = game.view(&state, Viewer::Spectator);
    assert!(spectator.seats.iter().all(|seat| seat.arsenal.is_some()));
    assert_eq!(tile(&spectator, "q5").back.as_deref(), Some("È"));
    for viewer in Viewer::all(4) {
        assert_eq!(game.view(&state, viewer), spectator);
    }
}

#[test]
fn the_back_of_a_plain_vowel_is_its_holders() {
    let (game, state) = placed(FOUR);
    let back = |viewer, cell| tile(&game.view(&state, viewer), cell).back.clone();
    assert_eq!(back(seat(0), "h22").as_deref(), Some("À"));
    assert_eq!(back(seat(2), "q5").as_deref(), Some("È"));
    for viewer in [seat(1), seat(2), Viewer::Spectator] {
        assert_eq!(back(viewer, "h22"), None, "{viewer}");
        assert_eq!(back(viewer, "f22"), None, "{viewer}");
    }
    for viewer in [seat(0), seat(1), Viewer::Spectator] {
        assert_eq!(back(viewer, "q5"), None, "{viewer}");
    }
    let shown = game.view(&state, seat(0));
    assert_eq!(tile(&shown, "q4").letter.as_deref(), Some("Û"));
    assert_eq!(tile(&shown, "q4").back, None);
    assert!(tile(&shown, "q6").joker);
    let public = FOUR.replace("seats=4", "seats=4,public_backs=true");
    let (game, state) = placed(&public);
    let view = game.view(&state, Viewer::Spectator);
    assert_eq!(tile(&view, "h22").back.as_deref(), Some("À"));
    assert_eq!(view.seats[0].arsenal, None);
}

/// C and O have one kind of tile each: everybody knows their backs.
#[test]
fn backs_that_all_tiles_of_a_letter_share_are_known() {
    let (game, state) = placed("S1:S:S:e22Cf22Og22Rh22N N1:N:N:q3Rq4Oq5S | S=CO N=- | - | S 1 3 | -");
    let view = game.view(&state, Viewer::Spectator);
    assert_eq!(tile(&view, "e22").back.as_deref(), Some("Ç"));
    assert_eq!(tile(&view, "q4").back.as_deref(), Some("Ô"));
}

#[test]
fn words_are_told_with_what_protects_them() {
    let (game, state) = placed(
        "S1:S:S:h16+Wg16Sf16Re16U/Ûd16Pd17A/Àd18N N1:N:N:k4Cj4E/Éi4Bi5Oi6!N N2:N:N:q3Rr3U/Ûs3St3E/É \
         | S=- N=- | - | S 1 3 | -",
    );
    let view = game.view(&state, Viewer::Spectator);
    let words = |name| {
        let words = chain(&view, name).words.iter();
        let word = |word: &game_guerre_des_mots::WordView| (word.text.clone(), word.protected, word.base);
        words.map(word).collect::<Vec<_>>()
    };
    assert_eq!(
        words("S1"),
        [("PURS".to_owned(), true, false), ("PAN".to_owned(), false, false)]
    );
    assert_eq!(words("N2"), [("RUSE".to_owned(), false, true)]);
    assert_eq!(tile(&view, "h16").guard.as_deref(), Some("W"));
    assert!(chain(&view, "N1").blockaded && !chain(&view, "S1").blockaded);
    assert!(tile(&view, "i6").symbol);
    let frozen: Vec<bool> = view.seats.iter().map(|seat| seat.frozen).collect();
    assert_eq!(frozen, [false, true]);
}

#[test]
fn a_chain_without_a_player_is_told() {
    let (game, state) =
        placed("S1:S:S:e22Rf22U/Ûg22Sh22E/É N1:N:N:e3Rf3U/Ùg3S | S=- O=- N=x | - | S 1 3 | seats=3");
    let view = game.view(&state, seat(0));
    assert!(chain(&view, "N1").abandoned && !chain(&view, "S1").abandoned);
}

#[test]
fn the_owner_who_is_asked_is_awaited() {
    let (game, state) = placed(
        "S1:S:S:e22Rf22U/Ûg22Sh22A/Â N1:N:N:q3Rq4U/Ûq5E/Éq6Sp6E/Éo6Ln6Lm6E/Él6S | S=- N=- | - | S 1 2 | -",
    );
    let (asked, told) = play(&game, &state, "R q3:2", Viewer::Spectator);
    let expected = Notice::Asked {
        seat: 0,
        owner: 1,
        text: "R q3:2".to_owned(),
    };
    assert_eq!(told, [expected]);
    let view = game.view(&asked, seat(1));
    assert_eq!(
        (view.turn, view.awaited, view.asked.as_deref()),
        (0, Some(1), Some("R q3:2"))
    );
    let (_, told) = play(&game, &asked, "no", Viewer::Spectator);
    assert_eq!(told, [Notice::Declined { seat: 1 }]);
    let (after, told) = play(&game, &asked, "yes", Viewer::Spectator);
    let told = coup(told);
    assert_eq!((told.seat, told.coup, told.pirated), (0, "reprise", Some(1)));
    let view = game.view(&after, Viewer::Spectator);
    assert_eq!(listed(&view.seats[1].known), "R×1 U×1");
    // The owner laid the U and knows its back.
    let own = game.view(&after, seat(1));
    assert_eq!(
        listed(own.seats[1].arsenal.as_deref().expect("one's own")),
        "R×1 U/Û×1"
    );
}

#[test]
fn a_coup_is_told_with_what_it_took_and_earned() {
    let (game, state) = placed(
        "S1:S:S:e22Rf22U/Ûg22Sh22A/Â N1:N:N:q3Rq4U/Ûq5E/Éq6Sp6E/Éo6Ln6Lm6E/Él6S | S=APRI/Î+ N=- | - | S 1 2 | -"
            .replace("S=APRI/Î+", "S=A/ÂI/ÎPR+")
            .as_str(),
    );
    let (after, told) = play(&game, &state, "h18v (PARI)A", seat(1));
    let told = coup(told);
    assert_eq!(
        (told.seat, told.coup, told.chain.as_deref()),
        (0, "lay", Some("S1"))
    );
    assert_eq!(told.words, ["PARIA"]);
    assert_eq!(told.text, "h18v (PARI)A");
    assert_eq!(told.laid.len(), 4);
    assert!(told.taken.is_empty() && !told.bonus && told.pirated.is_none());
    let (_, passed) = play(&game, &after, "-", seat(0));
    assert_eq!(passed, [Notice::Passed { seat: 1 }]);
    let (ready, _) = play(&game, &after, "-", seat(0));
    let (_, told) = play(&game, &ready, "h18h P(URS) <q3:2 <l6:1", seat(1));
    let told = coup(told);
    let letters = |taken: &game_guerre_des_mots::TakenView| {
        let letters = taken.tiles.iter().filter_map(|tile| tile.letter.clone());
        (taken.chain.clone(), taken.owner, letters.collect::<String>())
    };
    let taken: Vec<_> = told.taken.iter().map(letters).collect();
    assert_eq!(
        taken,
        [
            ("N1".to_owned(), 1, "RU".to_owned()),
            ("N1".to_owned(), 1, "S".to_owned())
        ]
    );
    assert!(told.bonus && told.replays == 1 && told.greens == 0);
}

#[test]
fn shots_are_told_with_what_they_struck() {
    let (game, state) = placed(
        "S1:S:S:g4Dg5A/Âg6Mg7E/É N1:N:N:n8E/Én9Nn10Cn11On12Rn13E/Ém13Ll13Lk13E/Éj13I/Îi13Th13Ng13E/Éf13Se13Sd13E/È \
         | S=I/ÎRT N=- | - | S 1 2 | -",
    );
    let (after, told) = play(&game, &state, "d7h (RIT)E *d7S:d13/1", Viewer::Spectator);
    let told = coup(told);
    let [shot] = told.shots.as_slice() else {
        panic!("one shot");
    };
    assert_eq!(
        (shot.from.as_str(), shot.at.as_str(), shot.letter.as_deref()),
        ("d7", "d13", Some("E"))
    );
    assert_eq!((shot.gap, shot.value, shot.aim), (5, 8, 0));
    assert_eq!(shot.taken.tiles.len(), 10);
    assert!(
        shot.taken
            .tiles
            .iter()
            .all(|tile| tile.letter.as_deref() != Some("E") || tile.back.is_none())
    );
    let view = game.view(&after, Viewer::Spectator);
    assert_eq!(listed(&view.seats[0].known), "E×3 I×1 L×2 N×1 S×2 T×1");
    // Whoever laid the letters knows their backs, in the other's Arsenal as well.
    let view = game.view(&after, seat(1));
    assert_eq!(listed(&view.seats[0].known), "E/É×2 E/È×1 I/Î×1 L×2 N×1 S×2 T×1");
}

#[test]
fn the_end_is_told() {
    let (game, state) = placed(
        "S1:S:S:k13Ok14Rk15A/Âk16Lk17E/Ék18Sj18Ri18U/Ûh18Ph19A/Âh20Rh21I/Îh22A/Âg22Sf22U/Ûe22R \
         N1:N:N:e3Rf3U/Ùg3S | S=A/ÂNR N=- | - | S 1 2 | -",
    );
    let (after, told) = play(&game, &state, "k13h O(RNA)", Viewer::Spectator);
    assert_eq!(coup(told).goal, Some("central"));
    let view = game.view(&after, Viewer::Spectator);
    assert_eq!((view.finish, view.awaited), (Some("central-cross"), None));
}

/// what was hidden is shown to everybody when the game is over, and not before.
#[test]
fn arsenals_are_shown_when_it_is_over() {
    let (game, state) = placed(
        "S1:S:S:k13Ok14Rk15A/Âk16Lk17E/Ék18Sj18Ri18U/Ûh18Ph19A/Âh20Rh21I/Îh22A/Âg22Sf22U/Ûe22R \
         N1:N:N:e3Rf3U/Ùg3S | S=A/ÂNRT N=E/ÈZ | - | S 1 2 | -",
    );
    let hands = |state: &State, viewer: Viewer| -> Vec<Option<String>> {
        let view = game.view(state, viewer);
        let told = |hand: &Option<Vec<HeldView>>| hand.as_deref().map(listed);
        view.seats.iter().map(|seat| told(&seat.arsenal)).collect()
    };
    for viewer in [seat(0), Viewer::Spectator] {
        assert_eq!(hands(&state, viewer)[1], None, "{viewer}");
    }
    let (after, _) = play(&game, &state, "k13h O(RNA)", Viewer::Spectator);
    for viewer in Viewer::all(2) {
        let both = [Some("T×1".to_string()), Some("E/È×1 Z×1".to_string())];
        assert_eq!(hands(&after, viewer), both, "{viewer}");
    }
}

/// 9.4: whoever is to move can tell which positions have come in his turn, and nobody else is told.
#[test]
fn the_positions_of_a_turn_are_for_whoever_plays_it() {
    let chain = "S1:S:S:h18Ph19A/Âh20Rh21I/Îh22A/Âg22Sf22U/Ûe22R";
    let (game, state) = placed(&format!("{chain} | S=- N=- | - | S 1 2"));
    let (after, _) = play(&game, &state, "h18h P(URS) <e22:3", seat(0));
    let view = game.view(&after, seat(0));
    assert_eq!(view.visited.0, [state.key(), after.key()]);
    for other in [seat(1), Viewer::Spectator] {
        assert!(game.view(&after, other).visited.0.is_empty());
    }
    let told = serde_json::to_string(&view).expect("a view");
    assert!(!told.contains("visited"));
    // Whoever sits down in the middle of the turn knows as much.
    let imagined = game.imagine(&view, &mut NoDice);
    let back: Action = "e22h (RUS)A <k18:3".parse().expect("an action");
    for state in [&after, &imagined] {
        let refused = game.decide(state, Seat(0), &back, &mut NoDice);
        assert_eq!(
            refused.map_err(|violation| violation.code),
            Err("position-repeated")
        );
    }
}
