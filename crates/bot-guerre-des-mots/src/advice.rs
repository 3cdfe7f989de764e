//! Why a coup is good, as a person would see it: the words it lays, whom it takes letters from, how much nearer
//! the cross it comes.
//!
//! All of it is seen on a table that the seat cannot tell from the true one.

use bots::{Advice, Chance, Choice, Why};
use game_core::{Game as _, Previews as _, Seat};
use game_guerre_des_mots::{Action, Coup, CoupKind, Event, GuerreDesMots, State, View, WordTile};

use super::player::Lots;
use super::ways::Ways;

/// Every reason that it gives, by its code.
pub(crate) const REASONS: &[&str] = &[
    "draws",
    "passes",
    "consents",
    "declines",
    "wins",
    "founds",
    "takes-back",
    "shoots",
    "blockades",
    "captures",
    "replays",
    "nearer",
    "lays",
];

/// What to tell of a choice where `view` is seen.
pub(crate) fn advise(game: &GuerreDesMots, view: &View, choice: &Choice<Action>) -> Advice {
    let seat = Seat(view.awaited.unwrap_or(view.turn));
    let mut chance = Chance::new(0);
    let state = game.imagine(view, &mut Lots(&mut chance));
    let plain = |code| Advice {
        reason: Why::new(code),
        ..Advice::plain()
    };
    let coup = match &choice.action {
        Action::Coup(coup) => coup,
        Action::Draw => return plain("draws"),
        Action::Pass => return plain("passes"),
        Action::Consent(true) => return plain("consents"),
        Action::Consent(false) => return plain("declines"),
    };
    let squares: Vec<String> = squares(coup);
    Advice {
        around: squares.clone(),
        with: sources(&state, coup, seat),
        letters: letters(&state, coup),
        path: squares,
        reason: reason(game, &state, seat, coup, &choice.action, &mut chance),
    }
}

/// The squares that a coup lays on, or takes from where it lays nothing.
fn squares(coup: &Coup) -> Vec<String> {
    let laid = coup.words.iter().flat_map(|word| word.cells());
    let mut squares: Vec<String> = laid.map(|(cell, _)| cell.to_string()).collect();
    if let Some(pivot) = coup.pivot {
        squares.extend([pivot.from, pivot.to].map(|cell| cell.to_string()));
    }
    if squares.is_empty() {
        squares.extend(coup.takes.iter().map(|take| take.end.to_string()));
    }
    squares
}

/// The squares whose letters a coup goes on from or takes.
fn sources(state: &State, coup: &Coup, seat: Seat) -> Vec<String> {
    let there = coup.words.iter().flat_map(|word| word.cells());
    let there = there.filter(|(_, tile)| !tile.is_laid()).map(|(cell, _)| cell);
    let own = |cell: &game_guerre_des_mots::Cell| {
        state
            .tile_at(*cell)
            .is_some_and(|(chain, _)| state.chains_of(seat).any(|(own, _)| own == chain))
    };
    let mut squares: Vec<String> = there.filter(own).map(|cell| cell.to_string()).collect();
    squares.extend(coup.takes.iter().map(|take| take.end.to_string()));
    squares.extend(coup.pivot.iter().map(|pivot| pivot.from.to_string()));
    squares
}

/// The letters that a coup needs of one's own Arsenal: those it lays, less those it takes.
fn letters(state: &State, coup: &Coup) -> String {
    let laid = coup.words.iter().flat_map(|word| word.tiles.iter());
    let mut letters: Vec<char> = laid
        .filter_map(|tile| match tile {
            WordTile::Laid(laying) => Some(laying.glyph.capital()),
            WordTile::LaidCross => Some('+'),
            WordTile::There(_) | WordTile::ThereCross => None,
        })
        .collect();
    for take in &coup.takes {
        let Some((chain, end)) = state.end_at(take.end) else {
            continue;
        };
        let chain = &state.chains()[chain];
        for inwards in 0..usize::from(take.count) {
            let tile = chain.index_from(end, inwards).map(|at| &chain.tiles[at]);
            let glyph = tile.and_then(|placed| placed.glyph());
            let same = |letter: &char| glyph.is_some_and(|glyph| glyph.capital() == *letter);
            if let Some(at) = letters.iter().position(same) {
                letters.remove(at);
            }
        }
    }
    letters.into_iter().collect()
}

fn reason(
    game: &GuerreDesMots,
    state: &State,
    seat: Seat,
    coup: &Coup,
    action: &Action,
    chance: &mut Chance,
) -> Why {
    let words: Vec<String> = coup.words.iter().map(|word| word.text()).collect();
    let word = words.join(" + ");
    let named = |reason: Why| {
        if word.is_empty() {
            reason
        } else {
            reason.name("word", &word)
        }
    };
    let told = game.preview(state, seat, &action.to_string());
    let mut after = state.clone();
    let events = game.decide(state, seat, action, &mut Lots(chance));
    for event in events.unwrap_or_default() {
        if matches!(event, Event::Error(_) | Event::Ask(_)) {
            break;
        }
        game.evolve(&mut after, &event);
    }
    let won = after
        .finish()
        .is_some_and(|finish| finish.outcome(state.seats()).winners.contains(seat));
    if won {
        return named(Why::new("wins"));
    }
    if coup.kind == CoupKind::Found {
        return named(Why::new("founds"));
    }
    let taken: usize = coup.takes.iter().map(|take| usize::from(take.count)).sum();
    if coup.kind == CoupKind::Reprise {
        return Why::new("takes-back").count("taken", taken);
    }
    if !coup.shots.is_empty() {
        return named(Why::new("shoots")).count("shots", coup.shots.len());
    }
    if coup.block.is_some() {
        return named(Why::new("blockades"));
    }
    let foreign = |take: &&game_guerre_des_mots::Take| {
        let chain = state.end_at(take.end).map(|(chain, _)| chain);
        !state.chains_of(seat).any(|(own, _)| Some(own) == chain)
    };
    let captured: usize = coup
        .takes
        .iter()
        .filter(foreign)
        .map(|take| usize::from(take.count))
        .sum();
    if captured > 0 {
        return named(Why::new("captures")).count("captured", captured);
    }
    let replays = told.as_ref().map_or(0, |told| told.replays);
    if replays > 0 {
        return named(Why::new("replays")).count("replays", replays);
    }
    let cost = |state: &State| Ways::new(state).of_seat(state, seat)[0];
    if cost(&after) < cost(state) {
        return named(Why::new("nearer"));
    }
    if word.is_empty() {
        return Why::new(Why::BEST);
    }
    let letters: usize = coup.words.iter().map(|word| word.tiles.len()).sum();
    named(Why::new("lays")).count("letters", letters)
}

#[cfg(test)]
mod tests {
    use bots::{Level, advised};
    use game_guerre_des_mots::Rules;

    use super::*;
    use crate::Computer;

    const TO_PURS: &str = "S1:S:S:k18Sj18Ri18U/Ûh18Ph19A/Âh20Rh21I/Îh22A/Âg22Sf22U/Ûe22R";
    const TO_ORALES: &str =
        "S1:S:S:k13Ok14Rk15A/Âk16Lk17E/Ék18Sj18Ri18U/Ûh18Ph19A/Âh20Rh21I/Îh22A/Âg22Sf22U/Ûe22R";
    const ENEMY: &str = "N1:N:N:q3Rq4U/Ûq5E/Éq6Sp6E/Éo6Ln6Lm6E/Él6S";

    /// What is told of a coup, or of the player's own where none is given.
    #[track_caller]
    fn told(position: &str, text: Option<&str>) -> (Advice, String) {
        let game = GuerreDesMots::new(Rules::DEFAULT, lexicon_fr::french());
        let level = Level::new(4).expect("a level");
        let advice = advised::<Computer>(&game, position, text, level, 50);
        let reason = advice.reason.to_string();
        (advice, reason)
    }

    #[test]
    fn a_word_on_the_cross_wins() {
        let (advice, reason) = told(&format!("{TO_ORALES} | S=A/ÂNR N=- | - | S 1 2"), None);
        assert_eq!(reason, "wins word=ORNA");
        assert_eq!(
            (advice.letters.as_str(), advice.with),
            ("RNA", vec!["k13".to_owned()])
        );
        assert_eq!(advice.path, ["k13", "l13", "m13", "n13"]);
    }

    #[test]
    fn green_squares_replay_and_words_come_nearer() {
        let at = format!("{TO_PURS} | S=A/ÂE/ÉLOR N=- | - | S 1 2");
        assert_eq!(
            told(&at, Some("k13v (ORALE)S")).1,
            "replays word=ORALES replays=1"
        );
        let near = "S1:S:S:h18Ph19A/Âh20Rh21I/Îh22A/Âg22Sf22U/Ûe22R | S=RSU/Û N=- | - | S 1 2";
        let (advice, reason) = told(near, Some("h18h P(URS)"));
        assert_eq!(
            (advice.letters.as_str(), reason.as_str()),
            ("URS", "nearer word=PURS")
        );
    }

    #[test]
    fn letters_are_captured_from_others_and_shots_fired() {
        let at = format!("S1:S:S:h18Ph19A/Âh20Rh21I/Îh22A/Âg22Sf22U/Ûe22R {ENEMY} | S=U/Û N=- | - | S 1 2");
        let (advice, reason) = told(&at, Some("h18h P(URS) <e22:1 <l6:1"));
        assert_eq!(reason, "captures word=PURS captured=1");
        assert_eq!(advice.letters, "U", "what is taken is not asked of the Arsenal");
        let shot = "S1:S:S:g4Dg5A/Âg6Mg7E/É N1:N:N:n8E/Én9Nn10Cn11On12Rn13E/Ém13Ll13Lk13E/Éj13I/Îi13Th13Ng13E/Éf13Se13Sd13E/É | S=I/ÎRT N=- | - | S 1 2";
        assert_eq!(
            told(shot, Some("d7h (RIT)E *d7S:d13/1")).1,
            "shoots word=RITE shots=1"
        );
    }

    #[test]
    fn a_chain_is_founded_and_a_turn_may_pass() {
        let first = "- | S=A/ÂPRSU/Û?+ N=- | B | S 1 1";
        let (advice, reason) = told(first, Some("N e22h (RUSA)"));
        assert_eq!(
            (advice.letters.as_str(), reason.as_str()),
            ("RUSA", "founds word=RUSA")
        );
        assert_eq!(told(first, Some("-")).1, "passes");
    }
}
