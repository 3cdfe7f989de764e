//! The laws of every game, on La Guerre des Mots with few words, at tables of two to eight.

use std::sync::OnceLock;

use game_core::{Clause as _, Dice as _, Game as _, Prospects as _, Seat, Viewer};
use game_guerre_des_mots::{
    Accents, Action, Coup, CoupKind, Drawing, ERRORS, Event, Freeze, Glyph, GuerreDesMots, How, Laying,
    Level, OnError, REFUSALS, Rules, Seating, State, Take, Tile, Tiles, WordTile,
};
use game_testkit::TestDice;
use game_testkit::laws::{self, Trial};
use lexicon::Lexicon;

/// A few words, so that random games take, prolong, turn and shoot, and are blocked at times.
pub(crate) fn few_words() -> &'static Lexicon {
    static FEW: OnceLock<Lexicon> = OnceLock::new();
    FEW.get_or_init(|| {
        Lexicon::from_list(
            "few",
            include_str!("few-words.txt"),
            &game_guerre_des_mots::SPELLINGS,
        )
        .expect("a list")
    })
}

/// Options that differ in what changes play.
fn rules() -> Vec<Rules> {
    let default = Rules::DEFAULT;
    vec![
        default,
        Rules {
            level: Level::Simplified,
            seating: Seating::OneBaseEach,
            transfer_same_end: true,
            bonus_min_len: 1,
            max_coups_per_turn: 2,
            ..default
        },
        Rules {
            level: Level::GeneralFirst,
            accents: Accents::Ignored,
            reserve_all: true,
            two_letter_links: false,
            draw: Drawing::Verified,
            on_error: OnError::Refuse,
            ..default
        },
        Rules {
            pivot_pair_must_be_word: false,
            sweep_base: true,
            knights: false,
            freeze: Freeze::Chain,
            hook_any_extension: true,
            secondary_long_words: true,
            draw: Drawing::Never,
            proximity: false,
            open_arsenals: true,
            ..default
        },
    ]
}

/// Every number of seats with every set of options.
fn games() -> impl Iterator<Item = GuerreDesMots> {
    (2..=8).flat_map(|seats| {
        rules()
            .into_iter()
            .map(move |rules| GuerreDesMots::new(Rules { seats, ..rules }, few_words()))
    })
}

/// Runs a law on short games of every table. A seat chooses among its first prospects, or among many.
fn each(trials: u64, law: impl Fn(&GuerreDesMots, Trial)) {
    for game in games() {
        let plies = 2 * usize::from(game.seats()) + 6;
        for trial in Trial::series(trials, plies) {
            let reach = if trial.seed % 2 == 0 { 8 } else { 80 };
            law(&game, trial.reaching(reach));
        }
    }
}

#[test]
fn replay_from_text_equals_live_play() {
    each(4, laws::replay);
}

#[test]
fn every_word_has_a_sense_after_every_event() {
    each(4, laws::sense);
}

#[test]
fn notation_round_trips() {
    each(2, laws::notation);
}

#[test]
fn positions_round_trip() {
    each(4, |game, trial| laws::positions(game, trial, |_| false));
}

#[test]
fn incidents_are_told_or_refused() {
    each(2, laws::incidents);
}

/// Every tile of the box that is played with, by kind; before the deal, those that will be.
fn in_play(game: &GuerreDesMots, state: &State) -> Tiles {
    let mut all = Tiles::EMPTY;
    if state.round() == 0 {
        all.extend(Tiles::letters().iter());
        for tile in [Tile::JOKER, Tile::CROSS] {
            let count = if game.rules().reserve_all {
                tile.in_box()
            } else {
                game.seats()
            };
            all.extend(std::iter::repeat_n(tile, usize::from(count)));
        }
        return all;
    }
    for seat in (0..game.seats()).map(Seat) {
        all.extend(state.arsenal(seat).iter());
    }
    all.extend(state.reserve().iter());
    all.extend(
        state
            .chains()
            .iter()
            .flat_map(|chain| &chain.tiles)
            .map(|placed| placed.tile),
    );
    all
}

#[test]
fn no_tile_is_lost_or_made() {
    each(4, |game, trial| {
        laws::conserved(game, trial, |state| in_play(game, state));
    });
    let whole = Rules {
        reserve_all: true,
        ..Rules::DEFAULT
    };
    let game = GuerreDesMots::new(whole, few_words());
    let mut state = game.blank();
    for event in game.setup(&mut TestDice::new(1)) {
        game.evolve(&mut state, &event);
    }
    assert_eq!(in_play(&game, &state).len(), 104);
}

/// 15.6: the last round ends every game, and a turn has an end.
#[test]
fn every_game_ends() {
    for seats in 2..=8 {
        let rules = Rules {
            seats,
            max_rounds: 5,
            max_coups_per_turn: 3,
            ..Rules::DEFAULT
        };
        let game = GuerreDesMots::new(rules, few_words());
        for trial in Trial::series(6, 5 * 3 * usize::from(seats)) {
            let trial = trial.reaching(if trial.seed < 3 { 4 } else { 60 });
            laws::ends(&game, trial);
            laws::outcomes(&game, trial);
        }
    }
    // No position comes back within a turn, so a turn without a limit ends as well.
    let game = GuerreDesMots::new(Rules::DEFAULT, few_words());
    for trial in Trial::series(4, 2000) {
        laws::ends(&game, trial.reaching(12));
    }
}

#[test]
fn prospects_are_accepted_and_refusals_change_nothing() {
    each(1, |game, trial| {
        let trial = Trial {
            plies: usize::from(game.seats()) + 3,
            ..trial.reaching(20)
        };
        laws::offers(game, trial, |state, dice: &mut TestDice| pool(game, state, dice));
    });
}

/// Actions of every kind, right and wrong: what the seat to move may do, and the same with a letter,
/// a take or a place changed; letters taken back everywhere.
fn pool(game: &GuerreDesMots, state: &State, dice: &mut TestDice) -> Vec<Action> {
    let mut pool = vec![
        Action::Draw,
        Action::Pass,
        Action::Consent(true),
        Action::Consent(false),
    ];
    let ends = state.chains().iter().flat_map(|chain| {
        [chain.tiles.first(), chain.tiles.last()]
            .into_iter()
            .flatten()
            .map(|placed| placed.cell)
    });
    let ends: Vec<_> = ends.collect();
    for &end in &ends {
        for count in 1..=3 {
            let mut reprise = Coup::new(CoupKind::Reprise);
            reprise.takes.push(Take { end, count });
            pool.push(Action::Coup(Box::new(reprise)));
        }
    }
    let prospects: Vec<Action> = game.prospects(state, state.side()).take(60).collect();
    for action in prospects {
        let Action::Coup(coup) = action else {
            continue;
        };
        if let Some(changed) = changed(&coup, &ends, dice) {
            pool.push(Action::Coup(Box::new(changed)));
        }
    }
    // Nobody can ask for what cannot be written.
    pool.retain(|action| action.to_string().parse().as_ref() == Ok(action));
    pool
}

/// A coup with one thing changed.
fn changed(coup: &Coup, ends: &[game_guerre_des_mots::Cell], dice: &mut TestDice) -> Option<Coup> {
    let mut coup = coup.clone();
    match dice.below(6) {
        0 => {
            let word = coup.words.first_mut()?;
            let place = dice.below(word.tiles.len() as u32) as usize;
            let letters: Vec<char> = "AEIOURSTNLÉÔ".chars().collect();
            let glyph = Glyph::of(*dice.pick(&letters)?)?;
            let how = [How::PLAIN, How::Joker, How::Turned];
            let how = *dice.pick(&how)?;
            word.tiles[place] = WordTile::Laid(Laying { glyph, how });
        }
        1 => coup.words.first_mut()?.start = *dice.pick(ends)?,
        2 => coup.takes.push(Take {
            end: *dice.pick(ends)?,
            count: 1 + dice.below(4) as u8,
        }),
        3 => coup.takes.first_mut()?.count += 1,
        4 => coup.block = Some(dice.pick(ends)?.step(game_guerre_des_mots::Dir::North)?),
        _ => coup.symbols.push(coup.words.first()?.start),
    }
    Some(coup)
}

/// Random games in which seats ask for wrong things as well: errors, letters taken back for others.
#[test]
fn games_with_errors_and_requests_replay_and_keep_secrets() {
    let (mut errors, mut asks, mut refusals) = (0, 0, 0);
    for (seed, game) in (0..).zip(games()) {
        let mut dice = TestDice::new(seed);
        let (mut state, mut replayed) = (game.blank(), game.blank());
        let mut next = game.setup(&mut dice);
        for _ in 0..40 {
            for event in next.drain(..) {
                let text = event.to_string();
                let read: Event = text
                    .parse()
                    .unwrap_or_else(|fault| panic!("seed {seed}: {text:?} {fault}"));
                assert_eq!(read, event, "seed {seed}");
                told_without_backs(&game, &state, &event);
                errors += u32::from(matches!(event, Event::Error(_)));
                asks += u32::from(matches!(event, Event::Ask(_)));
                game.evolve(&mut state, &event);
                game.evolve(&mut replayed, &read);
                assert_eq!(state, replayed, "seed {seed}: {text}");
            }
            let Some(seat) = game.turn(&state).awaited().iter().next() else {
                break;
            };
            let mut actions = if dice.below(2) == 0 {
                pool(&game, &state, &mut dice)
            } else {
                Vec::new()
            };
            actions.extend(game.prospects(&state, seat).take(12));
            while let Some(action) = dice.pick(&actions).cloned() {
                match game.decide(&state, seat, &action, &mut dice) {
                    Ok(events) => {
                        next = events;
                        break;
                    }
                    Err(violation) => {
                        refusals += 1;
                        let known = REFUSALS.contains(&(violation.clause, violation.code));
                        assert!(known, "{} {}", violation.clause.id(), violation.code);
                        actions.retain(|other| *other != action);
                    }
                }
            }
        }
    }
    assert!(
        errors > 10 && asks > 10 && refusals > 100,
        "{errors} {asks} {refusals}"
    );
}

/// What others are told of an event names no back, and an error is one of the list.
fn told_without_backs(game: &GuerreDesMots, before: &State, event: &Event) {
    if let Event::Error(mistake) = event {
        assert!(ERRORS.contains(&(mistake.clause, mistake.code)));
    }
    if game.rules().open_arsenals || game.rules().public_backs {
        return;
    }
    for viewer in Viewer::all(game.seats()).filter(|viewer| !viewer.is(before.side())) {
        let told = serde_json::to_string(&game.redact(before, event, viewer)).expect("plain data");
        // Elsewhere an apostrophe stands in no notation and in no word of the list.
        assert!(!told.contains('\''), "{viewer}: {told}");
    }
}
