//! The player of La Guerre des Mots at a table: whole games by the rules, told notices and views only.

use std::sync::OnceLock;
use std::time::Duration;

use bot_guerre_des_mots::Computer;
use bots::{Bot, Budget, Choice, Effort, Level, Players as _};
use game_core::{Game as _, Outcome, Positions as _, Seat, Turn, Viewer};
use game_guerre_des_mots::{Action, Event, Finish, GuerreDesMots, Prospector, Rules, State};
use game_testkit::TestDice;
use lexicon::Lexicon;

type Player = Box<dyn Bot<GuerreDesMots>>;

/// What players look at in games of few words.
const NODES: Budget = Budget::Nodes(40);

/// RUSA, PARIA, PURS and ORALES up to the cross.
const AT_THE_CROSS: &str = "k13Ok14Rk15A/Âk16Lk17E/Ék18Sj18Ri18U/Ûh18Ph19A/Âh20Rh21I/Îh22A/Âg22Sf22U/Ûe22R";
/// The same without ORALES.
const BELOW_THE_CROSS: &str = "k18Sj18Ri18U/Ûh18Ph19A/Âh20Rh21I/Îh22A/Âg22Sf22U/Ûe22R";

fn few_words() -> &'static Lexicon {
    static FEW: OnceLock<Lexicon> = OnceLock::new();
    let words = "A\nY\nRU\nON\nEN\nNE\nET\nTE\nSE\nES\nSI\nOS\nOR\nUN\nNU\nDU\nRUE\nRUS\nLES\nTES\nMES\n\
        EST\nSEL\nTON\nSON\nNON\nART\nTIR\nPAR\nPRÉ\nÉTÉ\nSUR\nMUR\nSOL\nLIT\nROI\nTRI\nAIR\nUNE\nNUE\nPUR\n\
        RUSE\nRUES\nSELS\nTONS\nSONT\nARTS\nTARE\nRARE\nRITE\nTIRE\nTIRS\nPAIR\nPARI\nPARE\nPRÉS\nTÊTE\n\
        MURS\nSOLS\nLOIN\nNOIR\nRIEN\nTIENS\nSORTE\nTERRE\nARTISTE\nSORTIE\nENTRE\nENTRÉE\n";
    FEW.get_or_init(|| {
        Lexicon::from_list("bots-few", words, &game_guerre_des_mots::SPELLINGS).expect("a list")
    })
}

fn table(seats: u8, list: &'static Lexicon) -> GuerreDesMots {
    let rules = Rules {
        seats,
        ..Rules::DEFAULT
    };
    GuerreDesMots::new(rules, list)
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

fn dealt(game: &GuerreDesMots, seed: u64) -> State {
    let mut state = game.blank();
    for event in game.setup(&mut TestDice::new(seed)) {
        game.evolve(&mut state, &event);
    }
    state
}

fn awaited(game: &GuerreDesMots, state: &State) -> Option<Seat> {
    match game.turn(state) {
        Turn::Awaiting(seats) => seats.iter().next(),
        Turn::Over(_) => None,
    }
}

/// The choice of a player in a position.
fn choose(game: &GuerreDesMots, player: &mut dyn Bot<GuerreDesMots>, state: &State) -> Choice<Action> {
    let seat = awaited(game, state).expect("somebody is awaited");
    let choice = player.choose(
        &game.view(state, Viewer::Seat(seat)),
        &Effort::new(Budget::Infinite),
    );
    assert_eq!(choice.line.first(), Some(&choice.action));
    choice
}

/// Puts an action to the rules, which neither refuse nor punish it.
fn carry_out(game: &GuerreDesMots, state: &mut State, action: &Action, dice: &mut TestDice) -> Vec<Event> {
    let seat = awaited(game, state).expect("somebody is awaited");
    let events = game
        .decide(state, seat, action, dice)
        .unwrap_or_else(|violation| panic!("{violation}: {action} in {}", game.position(state)));
    for event in &events {
        assert!(
            !matches!(event, Event::Error(_)),
            "{action} in {}",
            game.position(state)
        );
        game.evolve(state, event);
    }
    events
}

/// Plays a game out.
fn play(game: &GuerreDesMots, players: &mut [Player], seed: u64, effort: &Effort) -> (Vec<Action>, Outcome) {
    let mut state = dealt(game, seed);
    let mut dice = TestDice::new(seed + 1);
    let mut actions = Vec::new();
    while let Some(seat) = awaited(game, &state) {
        let view = game.view(&state, Viewer::Seat(seat));
        let choice = players[seat.index()].choose(&view, effort);
        let before = state.clone();
        for event in carry_out(game, &mut state, &choice.action, &mut dice) {
            for (at, player) in (0..).zip(players.iter_mut()) {
                player.observe(&game.redact(&before, &event, Viewer::Seat(Seat(at))));
            }
        }
        actions.push(choice.action);
    }
    let Turn::Over(outcome) = game.turn(&state) else {
        panic!("nobody is awaited in {}", game.position(&state));
    };
    (actions, outcome)
}

/// Plays the turn of whoever is to move.
fn turn_of(game: &GuerreDesMots, number: u8, position: &str) -> State {
    let mut state = game.place(position).expect("a position");
    let seat = awaited(game, &state).expect("somebody is awaited");
    let mut player = Computer::bot(game, level(number), 1);
    while awaited(game, &state) == Some(seat) {
        let action = choose(game, &mut *player, &state).action;
        carry_out(game, &mut state, &action, &mut TestDice::new(0));
    }
    state
}

#[test]
fn every_level_plays_whole_games_at_tables_of_two_to_eight() {
    for seats in 2..=8 {
        let game = table(seats, few_words());
        for offset in [0, 4] {
            let seed = u64::from(seats + offset);
            let mut players: Vec<Player> = (0..seats)
                .map(|seat| Computer::bot(&game, level(1 + (seat + offset) % 8), seed))
                .collect();
            if offset == 4 {
                players[0] = Computer::greedy(&game, seed).expect("a greedy player");
            }
            play(&game, &mut players, seed, &Effort::new(NODES));
        }
    }
}

/// A player who sits down anew for every coup, as computers do at a table of the server, knows what came
/// before in the turn (9.4): nothing that he does is refused.
#[test]
fn players_who_take_over_in_mid_turn_play_by_the_rules() {
    let game = table(3, few_words());
    let mut replayed = 0;
    for seed in 0..6 {
        let mut state = dealt(&game, seed);
        let mut dice = TestDice::new(seed + 1);
        let mut levels = (2..=8).chain([1]).cycle();
        while let Some(seat) = awaited(&game, &state) {
            let view = game.view(&state, Viewer::Seat(seat));
            replayed += usize::from(view.visited.0.len() > 1);
            let number = levels.next().expect("they go round");
            let mut player = Computer::bot(&game, level(number), seed);
            let action = player.choose(&view, &Effort::new(NODES)).action;
            carry_out(&game, &mut state, &action, &mut dice);
        }
    }
    assert!(replayed > 10, "{replayed}");
}

#[test]
fn options_are_played_by() {
    let few = few_words();
    let default = Rules::DEFAULT;
    for settings in [
        &[("level", "simplified")][..],
        &[("level", "general_1"), ("seats", "3")],
        &[("draw", "verified"), ("on_error", "refuse")],
        &[("draw", "never"), ("max_coups_per_turn", "2")],
        &[("open_arsenals", "true"), ("two_letter_links", "off")],
        &[("knights", "off"), ("freeze", "chain"), ("seats", "4")],
    ] {
        let settings: Vec<(String, String)> = settings
            .iter()
            .map(|&(name, value)| (name.to_owned(), value.to_owned()))
            .collect();
        let rules = Rules::configure(&settings).expect("options of the game");
        assert_ne!(rules, default);
        let game = GuerreDesMots::new(rules, few);
        let mut players: Vec<Player> = (0..rules.seats)
            .map(|seat| Computer::bot(&game, level(8 - 3 * (seat % 3)), 2))
            .collect();
        play(&game, &mut players, 3, &Effort::new(NODES));
    }
}

#[test]
fn equal_seeds_play_equal_games_and_whims_differ() {
    let game = table(3, few_words());
    let again = |number, seed: u64| {
        let mut players: Vec<Player> = (0..3u64)
            .map(|seat| Computer::bot(&game, level(number), seed + seat))
            .collect();
        play(&game, &mut players, 3, &Effort::new(NODES)).0
    };
    for number in [1, 4, 8] {
        assert_eq!(again(number, 9), again(number, 9), "level {number}");
    }
    assert!((10..20).any(|seed| again(1, seed) != again(1, 9)));
}

/// Two truths that a seat cannot tell apart are played alike, whatever the others hold.
#[test]
fn what_is_hidden_changes_nothing() {
    let game = table(2, lexicon_fr::french());
    let ways = |hand: &str, back: &str| {
        let chains = format!("S1:S:S:e22Rf22U/Ûg22Sh22A/Â N1:N:N:q3Rq4U/Ûq5E/{back}q6S");
        game.place(&format!("{chains} | S=DE/ÉI/ÎLNPRT N={hand} | - | S 1 2"))
            .expect("a position")
    };
    let (one, other) = (ways("A/ÂBCDE/É", "É"), ways("E/ÉMMOU/Û", "È"));
    let seen = |state: &State| game.view(state, Viewer::Seat(Seat(0)));
    assert!(seen(&one) == seen(&other) && one != other);
    for number in [1, 5, 8] {
        let choice = |state: &State| choose(&game, &mut *Computer::bot(&game, level(number), 4), state);
        assert_eq!(choice(&one), choice(&other), "level {number}");
    }
}

#[test]
fn a_game_that_can_be_won_is_won() {
    let game = table(2, lexicon_fr::french());
    let position = format!("S1:S:S:{AT_THE_CROSS} | S=A/ÂNR N=- | - | S 1 2");
    for number in 4..=8 {
        let state = turn_of(&game, number, &position);
        assert!(state.finish().is_some(), "level {number}");
    }
}

/// 9.1: a letter on green brings the coup that wins.
#[test]
fn replays_are_played_to_win_in_one_turn() {
    let game = table(2, lexicon_fr::french());
    let position = format!("S1:S:S:{BELOW_THE_CROSS} | S=A/ÂA/ÂE/ÉLNORR N=- | - | S 1 2");
    for number in 5..=8 {
        let state = turn_of(&game, number, &position);
        assert!(state.finish().is_some(), "level {number}");
    }
}

/// An opponent with ORNA in hand is kept from the cross by whatever means there are.
#[test]
fn a_winning_threat_is_parried() {
    let rules = Rules {
        open_arsenals: true,
        ..Rules::DEFAULT
    };
    let game = GuerreDesMots::new(rules, lexicon_fr::french());
    let position =
        format!("S1:S:S:q22Tr22Os22Gt22E/É N1:N:N:{AT_THE_CROSS} | S=A/ÀE/ÉI/ÎLPRST N=A/ÂNR | - | S 1 2");
    let wins = |state: &State| Prospector::new(&game, state, Seat(1)).winning().next().is_some();
    assert!(wins(&game.place(&position).expect("a position")));
    let state = turn_of(&game, 8, &position);
    let won = matches!(state.finish(), Some(Finish::Goal(Seat(0), _)));
    assert!(won || !wins(&state), "{}", game.position(&state));
}

#[test]
fn an_owner_who_is_asked_answers() {
    let game = table(2, lexicon_fr::french());
    let mut state = game
        .place("S1:S:S:e22Rf22U/Ûg22Sh22A/Â N1:N:N:q3Rq4U/Ûq5E/Éq6Sp6E/Éo6Ln6Lm6E/Él6S | S=- N=- | - | S 1 2")
        .expect("a position");
    let ask = "R q3:2".parse().expect("an action");
    carry_out(&game, &mut state, &ask, &mut TestDice::new(0));
    let mut players = [
        Computer::bot(&game, level(1), 1),
        Computer::bot(&game, level(8), 1),
        Computer::greedy(&game, 1).expect("one"),
    ];
    for player in &mut players {
        let action = choose(&game, &mut **player, &state).action;
        assert!(matches!(action, Action::Consent(_)), "{action}");
        carry_out(&game, &mut state.clone(), &action, &mut TestDice::new(0));
    }
}

#[test]
fn a_spent_clock_is_answered_at_once() {
    let game = table(4, lexicon_fr::french());
    let mut state = dealt(&game, 5);
    let spent = Budget::Clock {
        remaining: Duration::ZERO,
        increment: Duration::ZERO,
    };
    for _ in 0..12 {
        let Some(seat) = awaited(&game, &state) else {
            break;
        };
        let view = game.view(&state, Viewer::Seat(seat));
        let choice = Computer::bot(&game, Level::HIGHEST, 1).choose(&view, &Effort::new(spent));
        assert!(choice.nodes <= 1, "{}", choice.nodes);
        carry_out(&game, &mut state, &choice.action, &mut TestDice::new(0));
    }
}

#[test]
fn the_strongest_beats_the_greedy_player() {
    let game = table(2, lexicon_fr::french());
    let mut won = 0;
    for seed in 0..6 {
        let own = Seat(u8::from(seed % 2 == 1));
        let mut players = vec![
            Computer::bot(&game, Level::HIGHEST, seed),
            Computer::greedy(&game, seed).expect("a greedy player"),
        ];
        players.rotate_right(own.index());
        let (_, outcome) = play(&game, &mut players, seed, &Effort::new(Budget::Infinite));
        won += u32::from(outcome.winners.contains(own));
    }
    assert!(won >= 4, "{won} of 6");
}
