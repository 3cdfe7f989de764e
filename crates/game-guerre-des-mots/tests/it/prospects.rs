//! The coups that are found, against those that brute force finds, in positions reached by play.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::OnceLock;

use game_core::{Dice as _, Game as _, Positions as _, Seat};
use game_guerre_des_mots::{
    Accents, Action, Coup, Deal, Event, Freeze, GuerreDesMots, How, LaidWord, Level, Prospector, Rules, Shot,
    State, Tile, Tiles, WordTile,
};
use game_testkit::{TestDice, scenario};
use lexicon::{Filter, Lexicon};

use crate::brute::{Brute, Scope, text};

/// Words that meet: accents, one letter, inflections, a compound.
const WORDS: [&str; 26] = [
    "a", "à", "y", "as", "es", "et", "né", "ré", "sa", "se", "te", "ras", "set", "tas", "tes", "été", "rase",
    "rasé", "sera", "tare", "taré", "tares", "tarés", "restes", "re-as", "ta-se",
];

fn few() -> &'static Lexicon {
    static FEW: OnceLock<Lexicon> = OnceLock::new();
    FEW.get_or_init(|| {
        Lexicon::from_list("prospects", &WORDS.join("\n"), &game_guerre_des_mots::SPELLINGS).expect("a list")
    })
}

fn game(rules: Rules) -> GuerreDesMots {
    GuerreDesMots::new(rules, few())
}

/// Letters that base words can be made of, then a few more; small hands, so that brute force ends.
fn hands(dice: &mut TestDice, seats: u8) -> Deal {
    let bases = ["RASE", "SERA", "TARE"];
    let more = [
        "A/À", "A/Â", "E/É", "E/É", "E/È", "R", "S", "S", "T", "T", "N", "Y", "?", "+",
    ];
    let mut arsenals = Vec::new();
    for _ in 0..seats {
        let mut tiles = Tiles::EMPTY;
        let base = bases[dice.below(3) as usize];
        base.chars()
            .for_each(|letter| tiles.put(tile(&letter.to_string())));
        for _ in 0..4 {
            let at = dice.below(u32::try_from(more.len()).expect("few")) as usize;
            tiles.put(tile(more[at]));
        }
        arsenals.push(tiles);
    }
    Deal {
        arsenals,
        reserve: Tiles::EMPTY,
    }
}

/// The first kind that is written so.
fn tile(sign: &str) -> Tile {
    Tile::all()
        .find(|tile| tile.to_string() == sign || tile.to_string().starts_with(&format!("{sign}/")))
        .unwrap_or_else(|| panic!("{sign} is no tile"))
}

/// Positions of random games, each with the seat to move.
fn positions(game: &GuerreDesMots, seed: u64, plies: usize) -> Vec<State> {
    let mut dice = TestDice::new(seed);
    let mut state = game.blank();
    let deal = hands(&mut dice, game.rules().seats);
    game.evolve(&mut state, &Event::Deal(Box::new(deal)));
    let mut positions = Vec::new();
    for _ in 0..plies {
        if state.finish().is_some() {
            break;
        }
        positions.push(state.clone());
        let seat = state.side();
        let coups: Vec<Coup> = Prospector::new(game, &state, seat).coups().take(400).collect();
        let rare: Vec<Coup> = coups.iter().filter(|coup| is_rare(coup)).cloned().collect();
        let coups = if rare.is_empty() || dice.below(2) == 0 {
            coups
        } else {
            rare
        };
        let action = match dice.pick(&coups) {
            Some(coup) => Action::Coup(Box::new(coup.clone())),
            None => Action::Pass,
        };
        let events = game
            .decide(&state, seat, &action, &mut dice)
            .unwrap_or_else(|fault| panic!("{action:?} {fault:?}"));
        events.iter().for_each(|event| game.evolve(&mut state, event));
    }
    positions
}

/// Whether a coup does what random ones seldom do.
fn is_rare(coup: &Coup) -> bool {
    let crosses = |word: &LaidWord| word.tiles.contains(&WordTile::LaidCross);
    coup.block.is_some()
        || coup.words.len() > 1
        || coup.words.iter().any(crosses)
        || !coup.lifts.is_empty()
        || !coup.symbols.is_empty()
        || !coup.shots.is_empty()
}

fn by_text(coups: impl Iterator<Item = Coup>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for coup in coups {
        let coup = text(&coup);
        assert!(found.insert(coup.clone()), "{coup} comes twice");
    }
    found
}

fn same(what: &str, state: &State, found: &BTreeSet<String>, brute: &BTreeSet<String>) {
    let missing: Vec<&String> = brute.difference(found).take(3).collect();
    let wrong: Vec<&String> = found.difference(brute).take(3).collect();
    assert!(
        missing.is_empty() && wrong.is_empty(),
        "{what}: {} found, {} by brute force; missing {missing:#?}, wrong {wrong:#?} in {state:?}",
        found.len(),
        brute.len(),
    );
}

/// Compares the complete stages with brute force in one position; how many coups there were.
fn compare(game: &GuerreDesMots, state: &State) -> [usize; 4] {
    let seat = state.side();
    let capitals: Vec<String> = few()
        .forms(game.rules().words())
        .map(|word| word.to_uppercase())
        .map(|word| if game.rules().exact() { word } else { plain(&word) })
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect();
    let words: Vec<&str> = capitals.iter().map(String::as_str).collect();
    let brute = Brute {
        game,
        state,
        seat,
        words: &words,
    };
    let unshot = |coup: &Coup| coup.shots.is_empty();
    let stage = |coups: &mut dyn Iterator<Item = Coup>| by_text(coups.filter(unshot));
    let prospector = || Prospector::new(game, state, seat);

    let laid = brute.bare(Scope::default());
    let takes = brute.bare(Scope { takes: true });
    let arsenal = stage(&mut prospector().arsenal());
    same("arsenal", state, &arsenal, &brute.adorned(&laid.own));
    let single = stage(&mut prospector().single_takes());
    same("single takes", state, &single, &brute.adorned(&takes.own));
    let mut pirated = laid.pirated.clone();
    pirated.extend(takes.pirated.clone());
    let piracy = stage(&mut prospector().piracy());
    same("piracy", state, &piracy, &brute.adorned(&pirated));
    let reprises = stage(&mut prospector().reprises());
    same("reprises", state, &reprises, &brute.reprises());

    let weighed = |coup: &Coup| game.weigh(state, seat, coup).expect("a coup that was found");
    let all = || {
        let own = prospector().arsenal().chain(prospector().single_takes());
        own.chain(prospector().piracy())
    };
    let bonus = by_text(all().filter(|coup| weighed(coup).bonus));
    same("bonus", state, &by_text(prospector().bonus()), &bonus);
    let wins = by_text(all().filter(|coup| weighed(coup).goal.is_some()));
    same("winning", state, &by_text(prospector().winning()), &wins);
    [arsenal.len(), single.len(), piracy.len(), bonus.len()]
}

fn plain(word: &str) -> String {
    lexicon::fold(word).expect("a word")
}

fn rules(seats: u8, accents: Accents) -> Rules {
    Rules {
        seats,
        accents,
        // Brute force turns any letter to its back, known or not.
        public_backs: true,
        ..Rules::DEFAULT
    }
}

/// Compares in the positions of some games; how many coups of each kind there were.
fn play_and_compare(rules: Rules, seeds: std::ops::Range<u64>, plies: usize) -> [usize; 4] {
    let game = game(rules);
    let mut counts = [0; 4];
    for seed in seeds {
        for state in positions(&game, seed, plies) {
            let found = compare(&game, &state);
            counts
                .iter_mut()
                .zip(found)
                .for_each(|(count, found)| *count += found);
        }
    }
    counts
}

#[test]
fn complete_stages_agree_with_brute_force_with_accents() {
    let counts = play_and_compare(rules(2, Accents::Exact), 0..4, 8);
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn complete_stages_agree_with_brute_force_without_accents() {
    let counts = play_and_compare(rules(3, Accents::Ignored), 100..102, 9);
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn complete_stages_agree_with_brute_force_whatever_the_options() {
    let default = rules(2, Accents::Exact);
    let all = [
        Rules {
            transfer_same_end: true,
            hook_any_extension: true,
            bonus_min_len: 1,
            ..default
        },
        Rules {
            pivot_pair_must_be_word: false,
            two_letter_links: false,
            ..default
        },
        Rules {
            freeze: Freeze::Chain,
            knights: false,
            secondary_long_words: true,
            ..default
        },
    ];
    for (seed, rules) in (200..).zip(all) {
        let [arsenal, takes, piracy, _] = play_and_compare(rules, seed..seed + 1, 8);
        assert!(arsenal > 0 && takes > 0 && piracy > 0, "{rules:?}");
    }
}

/// Piracy, reprises and shots are not played at the level between the two (section 16).
#[test]
fn nothing_is_found_that_the_level_has_not() {
    let game = game(Rules {
        level: Level::GeneralFirst,
        ..rules(2, Accents::Exact)
    });
    for state in positions(&game, 300, 8) {
        let prospector = Prospector::new(&game, &state, state.side());
        assert_eq!(prospector.piracy().count() + prospector.reprises().count(), 0);
        assert!(
            prospector
                .coups()
                .all(|coup| coup.shots.is_empty() && coup.block.is_none())
        );
    }
}

fn french(seats: u8) -> GuerreDesMots {
    GuerreDesMots::new(rules(seats, Accents::Exact), lexicon_fr::french())
}

/// A table of four after everybody's base word.
fn opening(game: &GuerreDesMots) -> State {
    let mut dice = TestDice::new(7);
    let mut state = game.blank();
    let mut events = game.setup(&mut dice);
    for _ in 0..game.rules().seats {
        events.iter().for_each(|event| game.evolve(&mut state, event));
        let seat = state.side();
        let joker = |tile: &WordTile| matches!(tile, WordTile::Laid(laying) if laying.how == How::Joker);
        let mut coups = Prospector::new(game, &state, seat).arsenal();
        let coup = coups.find(|coup| !coup.words[0].tiles.iter().any(joker));
        let action = Action::Coup(Box::new(coup.expect("a base word")));
        events = game
            .decide(&state, seat, &action, &mut dice)
            .expect("a coup that was found");
    }
    events.iter().for_each(|event| game.evolve(&mut state, event));
    state
}

#[test]
fn what_is_not_asked_for_is_not_worked_out() {
    let game = french(4);
    let state = opening(&game);
    let lazy = Prospector::new(&game, &state, state.side());
    assert_eq!(lazy.arsenal().take(5).count(), 5);
    let few = lazy.steps();
    let eager = Prospector::new(&game, &state, state.side());
    assert!(eager.arsenal().count() > 100);
    assert!(few > 0 && few * 20 < eager.steps(), "{few} of {}", eager.steps());
    // All stages together are far longer; they begin with what wins and what earns, which is soon done.
    let lazy = Prospector::new(&game, &state, state.side());
    assert_eq!(lazy.coups().take(5).count(), 5);
    let few = lazy.steps();
    let eager = Prospector::new(&game, &state, state.side());
    assert!(eager.coups().take(5_000).count() > 1_000);
    assert!(few * 10 < eager.steps(), "{few} of {}", eager.steps());
}

/// A search that is told to stop does so soon, and has found the same as any other until then.
#[test]
fn a_search_told_to_stop_stops() {
    let game = french(4);
    let state = opening(&game);
    let all: Vec<Coup> = Prospector::new(&game, &state, state.side())
        .arsenal()
        .take(3_000)
        .collect();
    let mut counts = Vec::new();
    for most in [0, 5_000, 20_000, 50_000] {
        let stop = |done: u64| done >= most;
        let stopped = Prospector::new(&game, &state, state.side()).until(&stop);
        let found: Vec<Coup> = stopped.arsenal().take(3_000).collect();
        assert!(all.starts_with(&found), "{most}");
        assert!(stopped.worked() < most + 10_000, "{} of {most}", stopped.worked());
        counts.push(found.len());
    }
    assert!(
        counts.is_sorted() && 0 < counts[1] && counts[1] < counts[3],
        "{counts:?}"
    );
    assert!(counts[3] < all.len());
}

#[test]
fn every_coup_of_an_opening_is_accepted_and_comes_once() {
    let game = french(4);
    let state = opening(&game);
    let seat = state.side();
    let coups: Vec<Coup> = Prospector::new(&game, &state, seat).coups().take(4_000).collect();
    for coup in &coups {
        assert!(game.weigh(&state, seat, coup).is_ok(), "{coup:?}");
    }
    assert_eq!(by_text(coups.into_iter()).len(), 4_000);
}

#[test]
fn jokers_are_spared_and_small_vocabularies_kept() {
    let game = french(4);
    let state = opening(&game);
    let seat = state.side();
    let all = by_text(Prospector::new(&game, &state, seat).arsenal());
    let sparing = by_text(Prospector::new(&game, &state, seat).sparing_jokers().arsenal());
    assert!(sparing.is_subset(&all) && sparing.len() < all.len());
    let graphs = game.word_list().vocabulary(&Filter {
        familiar: 8,
        ..Filter::of(game.rules().words())
    });
    let known = by_text(Prospector::new(&game, &state, seat).knowing(&graphs).arsenal());
    assert!(known.is_subset(&all) && known.len() < all.len() && !known.is_empty());
}

/// Inflections are found by their lemma; here among all extensions, by the rules.
#[test]
fn hooks_are_those_of_all_extensions_that_inflect() {
    let game = french(4);
    let any = GuerreDesMots::new(
        Rules {
            hook_any_extension: true,
            ..*game.rules()
        },
        lexicon_fr::french(),
    );
    let positions = [
        "S1:S:S:h19Pi19A/Âj19Rk19Tl19I/Îm19E/É | S=A/ÂE/ÉSSTU/Û O=- N=- E=- | - | S 1 2",
        "S1:S:S:h19Fi19I/Îj19Nk19I/Î | S=E/ÉE/ÉRSST O=- N=- E=- | - | S 1 2",
    ];
    for position in positions {
        let state = game.place(position).expect("a position");
        let hooks = |game: &GuerreDesMots| -> Vec<Coup> {
            let coups = Prospector::new(game, &state, Seat(0)).arsenal();
            coups.filter(|coup| coup.words.len() == 2).collect()
        };
        let legal = |coup: &Coup| game.weigh(&state, Seat(0), coup).is_ok();
        let all = by_text(hooks(&any).into_iter().filter(legal));
        assert!(!all.is_empty());
        same("hooks", &state, &by_text(hooks(&game).into_iter()), &all);
    }
}

/// Every coup that a scenario shows is found, but for what is said to be left out.
#[test]
fn coups_of_scenarios_are_found() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut shown = 0;
    let mut missing = Vec::new();
    for (file, script) in scenario::texts(&folder) {
        let mut options: Vec<(String, String)> = Vec::new();
        let mut state: Option<(GuerreDesMots, State)> = None;
        let mut asked: Option<&str> = None;
        for line in script.lines() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "option" => {
                    let (name, value) = rest.split_once('=').expect("a setting");
                    options.retain(|(other, _)| other != name);
                    options.push((name.to_owned(), value.to_owned()));
                }
                "given" => {
                    let game = crate::configure(&options).expect("options");
                    let placed = game.place(rest).ok();
                    state = placed.map(|placed| (game, placed));
                }
                "when" => asked = rest.split_once(": ").map(|(_, action)| action),
                "then" if rest.starts_with("coup ") => {
                    if let (Some((game, before)), Some(asked)) = (state.take(), asked) {
                        shown += 1;
                        if !finds(&game, &before, asked) {
                            missing.push(format!("{file} {asked}"));
                        }
                    }
                }
                "then" | "play" => state = None,
                _ => {}
            }
        }
    }
    assert!(shown > 50, "{shown}");
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Whether a coup is found that leads where this one does, or it is one that is left out.
fn finds(game: &GuerreDesMots, state: &State, asked: &str) -> bool {
    let action: Action = asked.parse().expect("an action");
    let Action::Coup(wanted) = &action else {
        return true;
    };
    let turned = |tile: &WordTile| matches!(tile, WordTile::Laid(laying) if laying.how == How::Turned);
    // Backs that the seat has not seen, sweeps that are not the widest, an extremity that gives twice.
    let left_out = wanted.words.iter().any(|word| word.tiles.iter().any(turned))
        || !wanted.shots.is_empty()
        || wanted.takes.iter().any(|take| state.end_at(take.end).is_none());
    if left_out {
        return true;
    }
    let seat = state.side();
    let after = |action: &Action| {
        let events = game
            .decide(state, seat, action, &mut TestDice::new(0))
            .expect("a legal coup");
        let mut after = state.clone();
        events.iter().for_each(|event| game.evolve(&mut after, event));
        game.position(&after)
    };
    let reached = after(&action);
    let mut takes = wanted.takes.clone();
    takes.sort_by_key(|take| take.end);
    let alike = |coup: &Coup| {
        let mut others = coup.takes.clone();
        others.sort_by_key(|take| take.end);
        let texts = |coup: &Coup| {
            coup.words
                .iter()
                .map(|word| (word.start, word.text()))
                .collect::<Vec<_>>()
        };
        coup.kind == wanted.kind && takes == others && texts(coup) == texts(wanted)
    };
    Prospector::new(game, state, seat)
        .coups()
        .filter(alike)
        .any(|coup| after(&Action::Coup(Box::new(coup))) == reached)
}

/// what is on the back of a letter that the seat has not seen does not change what is found.
#[test]
fn hidden_backs_change_nothing() {
    let open = GuerreDesMots::new(Rules::DEFAULT, lexicon_fr::french());
    let found = |game: &GuerreDesMots, back: char, seat: Seat| {
        let position = format!(
            "S1:S:S:e22Rf22U/Ûg22Sh22A/À N1:N:N:q3Rq4U/Ûq5E/{back} | S=C N=C | - | {} 1 2",
            ["S", "N"][seat.index()],
        );
        let state = game.place(&position).expect("a position");
        by_text(Prospector::new(game, &state, seat).coups())
    };
    let (hidden, other) = (found(&open, 'É', Seat(0)), found(&open, 'È', Seat(0)));
    assert_eq!(hidden, other);
    let turned = |found: BTreeSet<String>| found.iter().any(|coup| coup.contains("glyph: 'É', how: Turned"));
    assert!(!turned(hidden));
    // Its owner laid it and knows it, and so does everybody where backs are public.
    assert!(turned(found(&open, 'É', Seat(1))));
    let public = GuerreDesMots::new(rules(2, Accents::Exact), lexicon_fr::french());
    assert!(turned(found(&public, 'É', Seat(0))));
}

/// Of the shots that brute force finds, those that take most from each extremity are found.
#[test]
fn shots_agree_with_brute_force() {
    let game = french(2);
    let positions = [
        "S1:S:S:g4Dg5A/Âg6Mg7E/É N1:N:N:n8E/Én9Nn10Cn11On12Rn13E/Ém13Ll13Lk13E/Éj13I/Îi13Th13Ng13E/Éf13Se13Sd13E/É N2:N:N:e1U/Ûd1Rd2Od3C | S=I/ÎRT N=- | - | S 1 2",
        "S1:S:S:l2Tl3Ol4N N1:N:N:t3E/És3Sr3U/Ûq3Rq4A/Âq5Tr5I/Îs5R | S=I/ÎOR N=- | - | S 1 2",
        "S1:S:S:q3Rq4U/Ûq5E/Éq6Sp6E/Éo6Ln6Lm6E/Él6S N1:N:N:m1I/Îl1Ck1I/Îk2L | S=- N=- | - | S 1 2",
        "S1:S:S:p13Tp14Op15N N1:N:N:v5Dv6Év7Fv8I/Îu8Rt8A/Âs8P | S=ORU/Û N=- | - | S 1 2",
    ];
    let mut fired = 0;
    for position in positions {
        let state = game.place(position).expect("a position");
        let coups: Vec<Coup> = Prospector::new(&game, &state, Seat(0)).arsenal().collect();
        for coup in coups
            .iter()
            .filter(|coup| coup.shots.is_empty() && coup.symbols.is_empty())
        {
            let found: BTreeSet<String> = coups
                .iter()
                .filter(|other| other.shots.len() == 1)
                .filter(|other| text(&with(other, Vec::new())) == text(coup))
                .map(text)
                .collect();
            let widest = widest(&game, &state, coup);
            fired += widest.len();
            same("shots", &state, &found, &widest);
        }
        for coup in coups.iter().filter(|coup| coup.shots.len() > 1) {
            assert!(game.weigh(&state, Seat(0), coup).is_ok(), "{coup:?}");
            fired += 1;
        }
    }
    assert!(fired > 4, "{fired}");
}

fn with(coup: &Coup, shots: Vec<Shot>) -> Coup {
    Coup {
        shots,
        ..coup.clone()
    }
}

/// The single shots that take something, the most from each extremity.
fn widest(game: &GuerreDesMots, state: &State, coup: &Coup) -> BTreeSet<String> {
    let brute = Brute {
        game,
        state,
        seat: Seat(0),
        words: &[],
    };
    let held = |coup: &Coup| {
        let action = Action::Coup(Box::new(coup.clone()));
        let events = game
            .decide(state, Seat(0), &action, &mut TestDice::new(0))
            .expect("a legal coup");
        let mut after = state.clone();
        events.iter().for_each(|event| game.evolve(&mut after, event));
        after.arsenal(Seat(0)).len()
    };
    let bare = held(coup);
    let gains = |shot: &Shot| held(&with(coup, vec![*shot])) - bare;
    let shots: Vec<Shot> = brute
        .shots(coup)
        .into_iter()
        .filter(|shot| gains(shot) > 0)
        .collect();
    let best = |shot: &&Shot| {
        let rival = |other: &Shot| {
            (other.from, other.dir, other.end) == (shot.from, shot.dir, shot.end)
                && gains(other) > gains(shot)
        };
        !shots.iter().any(rival)
    };
    shots
        .iter()
        .filter(best)
        .map(|&shot| text(&with(coup, vec![shot])))
        .collect()
}
