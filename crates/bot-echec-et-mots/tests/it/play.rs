//! The player of Échec et Mots at a table: whole games by the rules, told notices and views only.

use bot_echec_et_mots::{Computer, EchecEtMotsBot, Greedy};
use bots::{Bot, Budget, Effort, Level, Players as _};
use game_core::{Configurable as _, Game as _, Outcome, Positions as _, Seat, Turn, Viewer};
use game_echec_et_mots::{Action, EchecEtMots, Event, State};
use game_testkit::TestDice;
use lexicon::{Lexicon, Word};

type Player = Box<dyn Bot<EchecEtMots>>;

/// What all tests but those of time let a player look at.
const NODES: Budget = Budget::Nodes(300);

fn game(settings: &[(&str, &str)]) -> EchecEtMots {
    with_list(settings, lexicon_fr::french())
}

fn with_list(settings: &[(&str, &str)], list: &'static Lexicon) -> EchecEtMots {
    let settings: Vec<(String, String)> = settings
        .iter()
        .map(|&(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    EchecEtMots::configure(&settings, list).expect("options of the game")
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

fn dealt(game: &EchecEtMots, seed: u64) -> State {
    let mut state = game.blank();
    for event in game.setup(&mut TestDice::new(seed)) {
        game.evolve(&mut state, &event);
    }
    state
}

/// Plays a game out; every action is put to the rules, which refuse and punish none.
fn play(game: &EchecEtMots, mut players: [Player; 2], seed: u64) -> (Vec<Action>, Outcome) {
    let effort = Effort::new(NODES);
    let mut state = dealt(game, seed);
    let mut actions = Vec::new();
    loop {
        let seat = match game.turn(&state) {
            Turn::Over(outcome) => return (actions, outcome),
            Turn::Awaiting(seats) => seats.iter().next().expect("somebody is awaited"),
        };
        assert!(
            game.rules()
                .longest_game()
                .is_none_or(|most| actions.len() <= most)
        );
        let view = game.view(&state, Viewer::Seat(seat));
        let choice = players[seat.index()].choose(&view, &effort);
        let events = game
            .decide(&state, seat, &choice.action, &mut TestDice::new(seed))
            .unwrap_or_else(|violation| panic!("{violation}: {} in {}", choice.action, view.position));
        assert_eq!(choice.line.first(), Some(&choice.action));
        for event in events {
            let punished = matches!(event, Event::Void | Event::Announce(None));
            assert!(!punished, "{} in {}", choice.action, view.position);
            for (at, player) in players.iter_mut().enumerate() {
                player.observe(&game.redact(&state, &event, Viewer::Seat(Seat(u8::from(at == 1)))));
            }
            game.evolve(&mut state, &event);
        }
        actions.push(choice.action);
    }
}

/// Two players by their levels and seeds.
fn pair(game: &EchecEtMots, players: [(u8, u64); 2]) -> [Player; 2] {
    players.map(|(number, seed)| Computer::bot(game, level(number), seed))
}

/// The choice of a player in a position.
fn choose(game: &EchecEtMots, player: &mut dyn Bot<EchecEtMots>, position: &str) -> String {
    let state = game.place(position).expect("a position");
    let view = game.view(&state, Viewer::Seat(state.side()));
    let action = player.choose(&view, &Effort::new(NODES)).action;
    let decided = game.decide(&state, state.side(), &action, &mut TestDice::new(0));
    assert!(decided.is_ok(), "{action} in {position}: {decided:?}");
    action.to_string()
}

fn announced(actions: &[Action]) -> Option<String> {
    actions.iter().find_map(|action| match action {
        Action::Move { announce, .. } => announce.as_ref().map(ToString::to_string),
        Action::Reply(_) => None,
    })
}

#[test]
fn every_level_plays_whole_games_with_every_option() {
    let options: [&[(&str, &str)]; 8] = [
        &[],
        &[
            ("layout", "beyond"),
            ("start_entry", "free"),
            ("start_safe", "false"),
        ],
        &[
            ("layout", "inner"),
            ("start_entry", "protected"),
            ("dots", "plus5"),
        ],
        &[
            ("word_classes", "strict"),
            ("bad_announce", "void_turn"),
            ("start_entry", "free"),
        ],
        &[
            ("bad_announce", "forfeit_word"),
            ("start_safe", "false"),
            ("quiet_limit", "10"),
        ],
        &[
            ("capture10", "in_comparison"),
            ("tie", "words"),
            ("reply", "auto"),
        ],
        &[
            ("floor_zero", "true"),
            ("layout", "inner"),
            ("start_entry", "free"),
            ("start_safe", "false"),
        ],
        &[
            ("layout", "beyond"),
            ("start_entry", "protected"),
            ("bonus_cap", "50"),
        ],
    ];
    for (round, settings) in options.into_iter().enumerate() {
        let game = game(settings);
        for number in 1..=8 {
            let seed = round as u64 * 8 + u64::from(number);
            let other = 1 + (number + round as u8) % 8;
            play(&game, pair(&game, [(number, seed), (other, seed + 1)]), seed);
        }
    }
}

#[test]
fn equal_seeds_play_equal_games_and_whims_differ() {
    let game = game(&[]);
    let again = |number, seed| play(&game, pair(&game, [(number, seed), (number, 5)]), 3);
    for number in [1, 3, 5, 7] {
        assert_eq!(again(number, 9), again(number, 9), "level {number}");
    }
    assert!((10..20).any(|seed| again(1, seed) != again(1, 9)));
}

#[test]
fn the_strongest_beats_the_greedy_player() {
    let game = game(&[]);
    let mut won = 0;
    for seed in 0..12 {
        let own = Seat(u8::from(seed % 2 == 1));
        let greedy = || Computer::greedy(&game, seed).expect("a greedy player");
        let best = || -> Player { Box::new(EchecEtMotsBot::new(&game, Level::HIGHEST, seed)) };
        let players = if own == Seat(0) {
            [best(), greedy()]
        } else {
            [greedy(), best()]
        };
        let (_, outcome) = play(&game, players, seed);
        won += u32::from(outcome.winners.contains(own));
    }
    assert!(won >= 10, "{won} of 12");
}

#[test]
fn a_word_that_wins_is_announced() {
    let game = game(&[]);
    // CHEVAL is enough against ORANGE and a letter too many, and no longer against ORANGES.
    let position = "...S/.../..../.../..../.../.... a0,g0 a8,e6 ACEHLV AEGNORY w 0 9";
    let action = choose(&game, &mut *Computer::bot(&game, Level::HIGHEST, 1), position);
    assert!(action.ends_with("#CHEVAL"), "{action}");
    let mut greedy = Greedy::new(&game, 1);
    assert!(choose(&game, &mut greedy, position).contains('#'));
}

#[test]
fn a_word_that_loses_is_not() {
    let game = game(&[]);
    // CHEVAL and three letters too many against VACHE, which cannot stop the game: 9 to 10.
    let position = "..../.../..../.../..../.../.... c4,g0 f4,g8 ACEHKLVWX ACEHV w 0 9";
    for number in [5, 8] {
        let action = choose(&game, &mut *Computer::bot(&game, level(number), 1), position);
        assert!(!action.contains('#'), "level {number}: {action}");
    }
}

#[test]
fn the_second_knight_is_taken_with_a_word() {
    let game = game(&[]);
    // T21: ten points more than any other way to stop.
    let position = "..../.../..../.../..../.../.... c4,g0 d6 DEEENTT CEEHCXZ w 0 20";
    for number in [4, 6, 8] {
        let action = choose(&game, &mut *Computer::bot(&game, level(number), 2), position);
        assert!(action.starts_with("c4xd6 #"), "level {number}: {action}");
    }
    // T18: not without one.
    let position = "..../.../..../.../..../.../.... c4,g0 d6 ABC ABC w 0 20";
    for number in 1..=8 {
        let action = choose(&game, &mut *Computer::bot(&game, level(number), 2), position);
        assert!(!action.contains('x'), "level {number}: {action}");
    }
}

#[test]
fn a_longer_word_is_waited_for_when_nothing_threatens() {
    let game = game(&[]);
    // The S of CHEVALETS is two moves away, and Black is far from any word.
    let position = "..../.../..../.../S.../.../.... b5,g0 g8,e6 ACEEHLTV KWXZ w 0 30";
    let action = choose(&game, &mut *Computer::bot(&game, Level::HIGHEST, 2), position);
    assert!(!action.contains('#'), "{action}");
}

#[test]
fn the_reply_is_the_longest_word_known() {
    let game = game(&[]);
    let position = "..../.../..../.../..../.../.... e5,g0 d6,g8 ACEHLVX AEGNORYZ b 1 10 CHEVAL";
    let reply = choose(&game, &mut *Computer::bot(&game, Level::HIGHEST, 1), position);
    assert_eq!(reply.len(), 7, "{reply}");
    let child = choose(&game, &mut *Computer::bot(&game, Level::LOWEST, 1), position);
    assert!(child.starts_with('>'), "{child}");
    let nothing = "..../.../..../.../..../.../.... e5,g0 d6,g8 ACEHLVX BCDFG b 1 10 CHEVAL";
    let bare = "..../.../..../.../..../.../.... e5,g0 d6,g8 ACEHLVX - b 1 10 CHEVAL";
    for number in 1..=8 {
        let mut player = Computer::bot(&game, level(number), 1);
        assert_eq!(choose(&game, &mut *player, nothing), ">-");
        assert_eq!(choose(&game, &mut *player, bare), ">-");
    }
}

#[test]
fn a_child_announces_a_childs_words() {
    let game = game(&[]);
    let class = |text: &str| {
        let word = Word::read(text).expect("a word");
        lexicon_fr::french().frequency(&word, game_echec_et_mots::OPEN_WORDS)
    };
    let mut heard = 0;
    for seed in 0..10 {
        let players = [
            Computer::bot(&game, Level::LOWEST, seed),
            Computer::bot(&game, Level::LOWEST, seed + 1),
        ];
        if let Some(word) = announced(&play(&game, players, seed).0) {
            heard += 1;
            assert!(class(&word) >= Some(8), "{word}");
        }
    }
    assert!(heard >= 5);
}

#[test]
fn a_plain_list_of_words_is_enough() {
    let list = Lexicon::from_list(
        "mots",
        "cheval\norange\nchevaux\nvache\n",
        &game_echec_et_mots::SPELLINGS,
    )
    .expect("a list");
    let game = with_list(&[], Box::leak(Box::new(list)));
    for number in [1, 5, 8] {
        play(&game, pair(&game, [(number, 1), (number, 2)]), 6);
    }
}

#[test]
fn a_raised_flag_is_answered_at_once() {
    let game = game(&[]);
    let view = game.view(&dealt(&game, 1), Viewer::Seat(Seat(0)));
    let effort = Effort::new(Budget::Infinite);
    effort.stop.store(true, std::sync::atomic::Ordering::Relaxed);
    let choice = Computer::bot(&game, Level::HIGHEST, 1).choose(&view, &effort);
    assert!(choice.nodes <= 1);
}
