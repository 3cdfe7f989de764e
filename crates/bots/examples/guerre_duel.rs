//! Plays players of La Guerre des Mots against each other: one player against a table of others, each deal
//! once from every seat.
//!
//! `cargo run --release -p bots --example guerre_duel -- FIRST OTHERS GAMES [SEED] [SEATS] [LIST]`. A player
//! is `greedy` or `level=N`, with `nodes=N` or `time=MS`, apart by commas; `fresh` begins anew with every coup
//! and knows no more than it is told, as at a table of the server. The first sits alone, the others everywhere
//! else. LIST is a file of words, one a line, instead of the French list. Where the environment has DUEL_SHOWS
//! every action is told, where it has DUEL_THREADS so many games are played at once.

use std::collections::BTreeMap;
use std::env;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::guerre_des_mots::{Greedy, GuerreDesMotsBot};
use bots::{Bot, Budget, Chance, Effort, Level};
use game_core::{Dice, Game as _, Seat, Turn, Viewer};
use game_guerre_des_mots::{Action, CoupKind, GuerreDesMots, Rules};
use lexicon::Lexicon;

type Player = Box<dyn Bot<GuerreDesMots>>;

/// A player as asked for.
#[derive(Clone)]
struct Spec {
    level: Option<Level>,
    budget: Budget,
    fresh: bool,
}

fn spec(text: &str) -> Spec {
    let mut spec = Spec {
        level: Some(Level::HIGHEST),
        budget: Budget::Infinite,
        fresh: false,
    };
    for part in text.split(',') {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let number = || value.parse::<u64>().expect("a number");
        match name {
            "greedy" => spec.level = None,
            "fresh" => spec.fresh = true,
            "level" => spec.level = Some(value.parse().expect("a level")),
            "nodes" => spec.budget = Budget::Nodes(number()),
            "time" => spec.budget = Budget::MoveTime(Duration::from_millis(number())),
            _ => panic!("player \"{part}\" unknown"),
        }
    }
    spec
}

/// The dice of a deal.
struct Deal(Chance);

impl Dice for Deal {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound as usize) as u32
    }
}

/// What was counted of the two kinds of players.
#[derive(Default)]
struct Tally {
    wins: [u32; 2],
    drawn: u32,
    rounds: BTreeMap<u16, u32>,
    /// Games that the first player won, by his seat.
    from: BTreeMap<u8, u32>,
    ends: BTreeMap<(usize, &'static str), u32>,
    actions: [BTreeMap<&'static str, u32>; 2],
    nodes: [u64; 2],
    moves: [u64; 2],
    spent: [Duration; 2],
    longest: [Duration; 2],
    longest_turn: [Duration; 2],
    turns: [u64; 2],
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        for who in 0..2 {
            for (&kind, count) in &other.actions[who] {
                *self.actions[who].entry(kind).or_default() += count;
            }
            self.nodes[who] += other.nodes[who];
            self.moves[who] += other.moves[who];
            self.spent[who] += other.spent[who];
            self.longest[who] = self.longest[who].max(other.longest[who]);
            self.longest_turn[who] = self.longest_turn[who].max(other.longest_turn[who]);
            self.turns[who] += other.turns[who];
        }
    }
}

/// What is asked for.
struct Duel {
    specs: [Spec; 2],
    seed: u64,
    game: GuerreDesMots,
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let (Some(first), Some(others), Some(games)) = (arguments.get(1), arguments.get(2), arguments.get(3))
    else {
        eprintln!("usage: guerre_duel FIRST OTHERS GAMES [SEED] [SEATS] [LIST]");
        std::process::exit(2);
    };
    let number = |at: usize, usual: u64| {
        arguments
            .get(at)
            .map_or(usual, |text| text.parse().expect("a number"))
    };
    let games: u64 = games.parse().expect("a number of games");
    let rules = Rules {
        seats: u8::try_from(number(5, 2)).expect("two to eight seats"),
        ..Rules::DEFAULT
    };
    let duel = Duel {
        specs: [spec(first), spec(others)],
        seed: number(4, 0),
        game: GuerreDesMots::new(rules, arguments.get(6).map_or_else(lexicon_fr::french, listed)),
    };
    let next = AtomicU64::new(0);
    let tally = Mutex::new(Tally::default());
    let threads = env::var("DUEL_THREADS").ok().and_then(|text| text.parse().ok());
    let threads = threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    play(&duel, number, &tally);
                }
            });
        }
    });
    let tally = tally.into_inner().expect("no thread panics");
    let [wins, losses] = tally.wins;
    let share = 100.0 * (f64::from(wins) + f64::from(tally.drawn) / f64::from(rules.seats)) / games as f64;
    println!(
        "{first} among {others}, {} seats: +{wins} -{losses} ={} of {games}, {share:.1} %",
        rules.seats, tally.drawn
    );
    println!(
        "  games by rounds {:?}, by end {:?}, won by the first from seats {:?}",
        tally.rounds, tally.ends, tally.from
    );
    for (who, text) in [first, others].into_iter().enumerate() {
        let moves = tally.moves[who].max(1);
        println!(
            "  {text}: {} nodes a coup; work a coup {:.0} ms, at most {:.0} ms; a turn {:.0} ms, at most {:.0} ms; {:?}",
            tally.nodes[who] / moves,
            1000.0 * tally.spent[who].as_secs_f64() / moves as f64,
            1000.0 * tally.longest[who].as_secs_f64(),
            1000.0 * tally.spent[who].as_secs_f64() / tally.turns[who].max(1) as f64,
            1000.0 * tally.longest_turn[who].as_secs_f64(),
            tally.actions[who],
        );
    }
}

/// The word list of a file.
fn listed(path: &String) -> &'static Lexicon {
    let words = std::fs::read_to_string(path).expect("a file of words");
    let list = Lexicon::from_list("duel", &words).expect("a list of words");
    Box::leak(Box::new(list))
}

/// How long this thread has worked, waiting for other programs left out, as Linux tells it.
fn worked() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = told.split(' ').next().and_then(|text| text.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}

/// Plays one game and adds it up.
fn play(duel: &Duel, number: u64, tally: &Mutex<Tally>) {
    let game = &duel.game;
    let seats = u64::from(game.rules().seats);
    let deal = duel.seed.wrapping_mul(0x1_0000_0001).wrapping_add(number / seats);
    let mut dice = Deal(Chance::new(deal));
    let mut state = game.blank();
    for event in game.setup(&mut dice) {
        game.evolve(&mut state, &event);
    }
    let who_at = |seat: Seat| usize::from(u64::from(seat.0) != number % seats);
    let player = |seat: Seat, round: u64| -> Player {
        let seed = (deal << 8) ^ (number << 4) ^ u64::from(seat.0) ^ (round << 40);
        match duel.specs[who_at(seat)].level {
            None => Box::new(Greedy::new(game, seed)),
            Some(level) => Box::new(GuerreDesMotsBot::new(game, level, seed)),
        }
    };
    let mut players: Vec<Player> = (0..game.rules().seats)
        .map(|seat| player(Seat(seat), 0))
        .collect();
    let mut own = Tally::default();
    let mut turn = (0, Seat(0), Duration::ZERO);
    let outcome = loop {
        let seat = match game.turn(&state) {
            Turn::Over(outcome) => break outcome,
            Turn::Awaiting(seats) => seats.iter().next().expect("somebody is awaited"),
        };
        let who = who_at(seat);
        let view = game.view(&state, Viewer::Seat(seat));
        if duel.specs[who].fresh {
            players[seat.index()] = player(seat, own.moves[0] + own.moves[1]);
        }
        let begun = worked();
        let choice = players[seat.index()].choose(&view, &Effort::new(duel.specs[who].budget));
        let spent = worked().saturating_sub(begun);
        own.spent[who] += spent;
        own.longest[who] = own.longest[who].max(spent);
        if (turn.0, turn.1) != (state.round(), seat) {
            turn = (state.round(), seat, Duration::ZERO);
            own.turns[who] += 1;
        }
        turn.2 += spent;
        own.longest_turn[who] = own.longest_turn[who].max(turn.2);
        own.nodes[who] += choice.nodes;
        own.moves[who] += 1;
        for kind in kinds(&choice.action, game, &state, seat) {
            *own.actions[who].entry(kind).or_default() += 1;
        }
        if env::var_os("DUEL_SHOWS").is_some() {
            println!(
                "{number} {} {seat:?}: {} {}",
                state.round(),
                choice.action,
                choice.score
            );
        }
        let events = game
            .decide(&state, seat, &choice.action, &mut dice)
            .unwrap_or_else(|refusal| panic!("{}: {refusal}", choice.action));
        for event in events {
            for (at, player) in players.iter_mut().enumerate() {
                let viewer = Viewer::Seat(Seat(at as u8));
                player.observe(&game.redact(&state, &event, viewer));
            }
            game.evolve(&mut state, &event);
        }
    };
    let mut tally = tally.lock().expect("no thread panics");
    tally.add(&own);
    *tally.rounds.entry(state.round()).or_default() += 1;
    let winner = outcome.winners.iter().next().map(who_at);
    match winner {
        Some(winner) => {
            tally.wins[winner] += 1;
            if winner == 0 {
                *tally.from.entry((number % seats) as u8).or_default() += 1;
            }
        }
        None => tally.drawn += 1,
    }
    *tally.ends.entry((winner.unwrap_or(2), outcome.code)).or_default() += 1;
}

/// What an action is made of.
fn kinds(
    action: &Action,
    game: &GuerreDesMots,
    state: &game_guerre_des_mots::State,
    seat: Seat,
) -> Vec<&'static str> {
    let coup = match action {
        Action::Coup(coup) => coup,
        Action::Draw => return vec!["draw"],
        Action::Pass => return vec!["pass"],
        Action::Consent(_) => return vec!["consent"],
    };
    let mut kinds = vec![match coup.kind {
        CoupKind::Reprise => "reprise",
        CoupKind::Found => "base",
        CoupKind::Lay => "word",
    }];
    let own = |end| state.end_at(end).map(|(chain, _)| state.chains()[chain].owner) == Some(seat);
    // Who stands nearest to the cross, the player himself apart.
    let leads = |owner: Seat| owner != seat && state.nearest().contains(owner);
    let captured = coup.takes.iter().filter(|take| !own(take.end));
    let victims: Vec<Seat> = captured
        .filter_map(|take| Some(state.chains()[state.end_at(take.end)?.0].owner))
        .collect();
    if !victims.is_empty() {
        kinds.push("capture");
        if victims.into_iter().any(leads) {
            kinds.push("capture from the leader");
        }
    } else if coup.kind == CoupKind::Lay && !coup.takes.is_empty() {
        kinds.push("transfer");
    }
    if let Some(target) = coup.target {
        kinds.push("piracy");
        let chain = state
            .chains()
            .iter()
            .find(|chain| state.name_of(chain) == target.to_string());
        if chain.is_some_and(|chain| leads(chain.owner)) {
            kinds.push("piracy against the leader");
        }
    }
    if !coup.shots.is_empty() {
        kinds.push("shot");
    }
    if coup.block.is_some() {
        kinds.push("cross");
    }
    if !coup.symbols.is_empty() {
        kinds.push("symbol");
    }
    if coup.pivot.is_some() {
        kinds.push("turned");
    }
    if game
        .weigh(state, seat, coup)
        .is_ok_and(|deed| deed.bonus && coup.block.is_none())
    {
        kinds.push("replay");
    }
    kinds
}
