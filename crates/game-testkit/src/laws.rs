//! What must hold for every game, checked along random play. Each law panics with the seed and the
//! ply where it is broken.

use std::fmt::Debug;

use game_core::{
    Clause as _, Game, Incident, Lettered, Listing, Positions, Prospects, Seat, Turn, Viewer, Violation,
};

use crate::TestDice;
use crate::effort::many;
use crate::script::prospects;

/// One random game to check a law on.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// The seed of the play and of the game's own dice.
    pub seed: u64,
    /// How many actions to play at most.
    pub plies: usize,
    /// Among how many prospects of a seat to choose at most.
    pub reach: usize,
}

impl Trial {
    /// The trial of this seed and of `plies` actions, chosen among all prospects.
    pub fn new(seed: u64, plies: usize) -> Trial {
        Trial {
            seed,
            plies,
            reach: usize::MAX,
        }
    }

    /// `count` trials of `plies` actions, with seeds from 0 on; more of them in a long run.
    pub fn series(count: u64, plies: usize) -> impl Iterator<Item = Trial> {
        (0..many(count)).map(move |seed| Trial::new(seed, plies))
    }

    /// The same, with no more than `reach` prospects of a seat pulled: for games that have millions.
    pub fn reaching(self, reach: usize) -> Trial {
        Trial { reach, ..self }
    }
}

/// What leads out of a state.
struct Step<'a, G: Game> {
    /// Who asked what, and the dice as they lay then; none for the deal and after the last action.
    cause: Option<&'a (Seat, G::Action, TestDice)>,
    events: &'a [G::Event],
}

/// Plays a random game, showing every state and the events that lead out of it to `each`. Gives the
/// events of the game and the state it reached.
fn walk<G: Prospects>(
    game: &G,
    trial: Trial,
    mut each: impl FnMut(&G::State, &[G::Event], &mut TestDice),
) -> (Vec<G::Event>, G::State) {
    walk_by_cause(game, trial, |state, step, dice| each(state, step.events, dice))
}

/// The same, with what was asked.
fn walk_by_cause<G: Prospects>(
    game: &G,
    trial: Trial,
    mut each: impl FnMut(&G::State, Step<'_, G>, &mut TestDice),
) -> (Vec<G::Event>, G::State) {
    let mut dice = TestDice::new(trial.seed);
    let mut state = game.blank();
    let mut events = Vec::new();
    let mut cause = None;
    let mut next = game.setup(&mut dice);
    for ply in 0..=trial.plies {
        let step = Step {
            cause: cause.as_ref(),
            events: &next,
        };
        each(&state, step, &mut dice);
        for event in &next {
            game.evolve(&mut state, event);
        }
        events.append(&mut next);
        let awaited: Vec<Seat> = game.turn(&state).awaited().iter().collect();
        let Some(&seat) = dice.pick(&awaited) else {
            break;
        };
        if ply == trial.plies {
            break;
        }
        let actions: Vec<G::Action> = game.prospects(&state, seat).take(trial.reach).collect();
        let action = dice
            .pick(&actions)
            .unwrap_or_else(|| {
                panic!(
                    "seed {} ply {ply}: seat {seat} awaited but has no action",
                    trial.seed
                )
            })
            .clone();
        let lying = dice.clone();
        next = game
            .decide(&state, seat, &action, &mut dice)
            .unwrap_or_else(|violation| {
                panic!(
                    "seed {} ply {ply}: prospect {action} refused: {violation}",
                    trial.seed
                )
            });
        cause = Some((seat, action, lying));
    }
    let end = Step {
        cause: None,
        events: &[],
    };
    each(&state, end, &mut dice);
    (events, state)
}

/// Replaying the text of the events gives the live state after every event.
pub fn replay<G: Prospects>(game: &G, trial: Trial) {
    let mut replayed = game.blank();
    let mut count = 0;
    walk(game, trial, |live, events, _| {
        assert_eq!(&replayed, live, "seed {} after {count} events", trial.seed);
        let mut live = live.clone();
        for event in events {
            let text = event.to_string();
            let read: G::Event = text
                .parse()
                .unwrap_or_else(|fault| panic!("seed {}: event {text:?} {fault}", trial.seed));
            game.evolve(&mut replayed, &read);
            game.evolve(&mut live, event);
            count += 1;
            assert_eq!(replayed, live, "seed {} after {count} events", trial.seed);
        }
    });
}

/// Actions and events written and read again are the same, and hold no line break.
pub fn notation<G: Prospects>(game: &G, trial: Trial) {
    walk(game, trial, |state, events, _| {
        for (_, action) in prospects(game, state, trial.reach) {
            let text = action.to_string();
            assert_eq!(text.parse::<G::Action>().as_ref(), Ok(&action), "{text:?}");
            assert!(!text.contains(['\n', '\r']), "{text:?}");
        }
        for event in events {
            let text = event.to_string();
            assert_eq!(text.parse::<G::Event>().as_ref(), Ok(event), "{text:?}");
            assert!(!text.contains(['\n', '\r']), "{text:?}");
        }
    });
}

/// A position written, read and written again is the same text, and has the same actions.
pub fn positions<G: Prospects + Positions>(game: &G, trial: Trial, same_actions: impl Fn(&G::State) -> bool) {
    walk(game, trial, |state, _, _| {
        let text = game.position(state);
        assert!(!text.contains(['\n', '\r']), "{text:?}");
        let placed = game
            .place(&text)
            .unwrap_or_else(|fault| panic!("seed {}: position {text:?} {fault}", trial.seed));
        assert_eq!(game.position(&placed), text);
        if same_actions(state) {
            let listed = |state| {
                sorted(
                    prospects(game, state, trial.reach)
                        .into_iter()
                        .map(|(_, action)| action)
                        .collect(),
                )
            };
            assert_eq!(listed(&placed), listed(state), "{text}");
        }
    });
}

/// Every refusal names a clause of the game and a code, and changes nothing; every action of `pool`
/// is accepted exactly when it is listed; a seat not awaited is refused everything, and one awaited
/// can do something.
pub fn decisions<G: Listing>(
    game: &G,
    trial: Trial,
    pool: impl Fn(&G::State, &mut TestDice) -> Vec<G::Action>,
) {
    decided(game, trial, Offered::All, pool);
}

/// The same of a game whose actions are too many to list: some that are accepted are not offered.
pub fn offers<G: Prospects>(
    game: &G,
    trial: Trial,
    pool: impl Fn(&G::State, &mut TestDice) -> Vec<G::Action>,
) {
    decided(game, trial, Offered::Some, pool);
}

/// How much of what is accepted a game offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    /// All of it, each action once.
    All,
    /// As much as it finds worth the search.
    Some,
}

/// The law of decisions for a game that offers so much.
pub fn decided<G: Prospects>(
    game: &G,
    trial: Trial,
    offered: Offered,
    pool: impl Fn(&G::State, &mut TestDice) -> Vec<G::Action>,
) {
    walk(game, trial, |state, _, dice| {
        let before = state.clone();
        let awaited = game.turn(state).awaited();
        let pulled = prospects(game, state, trial.reach);
        let mut candidates = pool(state, dice);
        candidates.extend(pulled.iter().map(|(_, action)| action.clone()));
        for seat in (0..=game.seats()).map(Seat) {
            let own: Vec<&G::Action> = pulled
                .iter()
                .filter(|(who, _)| *who == seat)
                .map(|(_, action)| action)
                .collect();
            assert_eq!(
                game.prospects(state, seat).next().is_some(),
                awaited.contains(seat),
                "seed {}: prospects of seat {seat}",
                trial.seed
            );
            let texts = sorted(own.clone());
            assert!(
                offered == Offered::Some || texts.windows(2).all(|pair| pair[0] != pair[1]),
                "seed {}: an action is listed twice among {texts:?}",
                trial.seed
            );
            for action in &candidates {
                let verdict = game.decide(state, seat, action, &mut dice.clone());
                assert_eq!(&before, state, "{action} changed the state");
                let listed = own.contains(&action);
                match verdict {
                    Ok(events) => {
                        assert!(!events.is_empty(), "{action} accepted but nothing happens");
                        assert!(
                            awaited.contains(seat),
                            "seat {seat} not awaited but played {action}"
                        );
                        assert!(
                            listed || offered == Offered::Some,
                            "{action} accepted but not listed"
                        );
                    }
                    Err(violation) => {
                        named(game, &violation);
                        assert!(!listed, "{action} listed but refused: {violation}");
                    }
                }
            }
        }
    });
}

/// After every event, every word that counts is one that the word list admits.
pub fn sense<G: Prospects + Lettered>(game: &G, trial: Trial) {
    walk(game, trial, |state, events, _| {
        let mut state = state.clone();
        for event in events {
            game.evolve(&mut state, event);
            let senseless = game.senseless(&state);
            assert_eq!(senseless, None, "seed {}: after {event}", trial.seed);
        }
    });
}

/// Every game ends within `trial.plies` actions.
pub fn ends<G: Prospects>(game: &G, trial: Trial) {
    let (events, state) = walk(game, trial, |_, _, _| {});
    assert!(
        matches!(game.turn(&state), Turn::Over(_)),
        "seed {}: still going after {} events, expected an end within {} actions",
        trial.seed,
        events.len(),
        trial.plies
    );
}

/// A flag, a resignation or an agreement is told in events or refused by a clause; once the game is
/// over, all are refused. With two seats a flag and a resignation end the game.
pub fn incidents<G: Prospects>(game: &G, trial: Trial) {
    let seats = game.seats();
    let all = || {
        (0..seats)
            .map(Seat)
            .flat_map(|seat| [Incident::Flag(seat), Incident::Resignation(seat)])
            .chain([Incident::Agreement])
    };
    walk(game, trial, |state, _, _| {
        let over = game.turn(state).outcome().is_some();
        for incident in all() {
            match game.incident(state, incident) {
                Err(violation) => named(game, &violation),
                Ok(_) if over => panic!("seed {}: {incident:?} accepted after the end", trial.seed),
                Ok(events) => {
                    assert!(!events.is_empty(), "{incident:?} accepted but nothing happens");
                    let mut after = state.clone();
                    for event in &events {
                        let text = event.to_string();
                        assert_eq!(text.parse::<G::Event>().as_ref(), Ok(event), "{text:?}");
                        game.evolve(&mut after, event);
                    }
                    let ended = game.turn(&after).outcome().is_some();
                    assert!(
                        ended || seats > 2,
                        "seed {}: {incident:?} does not end",
                        trial.seed
                    );
                }
            }
        }
    });
}

/// What is over lists nothing: `listed` gives an action of a state if it lists one. Asked of what the game
/// comes to by itself, of what a resignation or an agreement makes of it, and of the position as a text.
pub fn finality<G: Prospects + Positions>(
    game: &G,
    trial: Trial,
    listed: impl Fn(&G::State) -> Option<G::Action>,
) {
    let check = |state: &G::State| {
        let text = game.position(state);
        let placed = game
            .place(&text)
            .unwrap_or_else(|fault| panic!("seed {}: position {text:?} {fault}", trial.seed));
        for state in [state, &placed] {
            let Turn::Over(outcome) = game.turn(state) else {
                continue;
            };
            if let Some(action) = listed(state) {
                panic!(
                    "seed {}: {text} is over by {} but lists {action}",
                    trial.seed, outcome.code
                );
            }
        }
    };
    walk(game, trial, |state, _, _| {
        check(state);
        for incident in [Incident::Resignation(Seat(0)), Incident::Agreement] {
            let Ok(events) = game.incident(state, incident) else {
                continue;
            };
            let mut after = state.clone();
            events.iter().for_each(|event| game.evolve(&mut after, event));
            check(&after);
        }
    });
}

/// Outcomes name a clause of the game, give every seat its points, and have winners among the seats.
pub fn outcomes<G: Prospects>(game: &G, trial: Trial) {
    let (_, state) = walk(game, trial, |_, _, _| {});
    let turn = game.turn(&state);
    let Some(outcome) = turn.outcome() else {
        return;
    };
    assert!(
        G::Clause::ALL.iter().any(|clause| clause.id() == outcome.clause),
        "outcome {} cites {}, not a clause",
        outcome.code,
        outcome.clause
    );
    assert!(is_code(outcome.code), "outcome code {:?}", outcome.code);
    assert_eq!(outcome.points.len(), usize::from(game.seats()));
    assert!(outcome.winners.iter().all(|seat| seat.0 < game.seats()));
}

/// What a viewer may not know, put otherwise: the hook of the law of secrecy that a game fills.
pub trait Disguise<G: Game> {
    /// A state that differs only in what `viewer` may not know; none when nothing is hidden. The action
    /// that is about to be decided is given, so that its actor can hold in the disguise what it shows.
    fn state(
        &self,
        state: &G::State,
        viewer: Viewer,
        next: Option<(Seat, &G::Action)>,
        dice: &mut TestDice,
    ) -> Option<G::State>;

    /// A deal that differs only in what `viewer` may not learn; none when nothing is hidden.
    fn deal(&self, event: &G::Event, viewer: Viewer, dice: &mut TestDice) -> Option<G::Event>;
}

/// A viewer cannot tell a state from its disguise, nor a deal from another, nor what follows from an
/// action in one state from what follows in the other: neither what is told nor what is seen then. The
/// action is decided anew in the disguise: handing both states one event would compare the event with
/// itself.
pub fn secrecy<G: Prospects>(game: &G, trial: Trial, disguise: &impl Disguise<G>) {
    walk_by_cause(game, trial, |state, step, dice| {
        for viewer in Viewer::all(game.seats()) {
            let (told, after) = told(game, state, step.events, viewer);
            let asked = step.cause.map(|(seat, action, _)| (*seat, action));
            if step.cause.is_none() {
                for (event, told) in step.events.iter().zip(&told) {
                    let Some(masked) = disguise.deal(event, viewer, dice) else {
                        continue;
                    };
                    let also = game.redact(state, &masked, viewer);
                    assert_eq!(told, &also, "{viewer} tells {event} from {masked}");
                }
            }
            let Some(twin) = disguise.state(state, viewer, asked, dice) else {
                continue;
            };
            let seen = game.view(&twin, viewer);
            assert_eq!(game.view(state, viewer), seen, "{viewer} sees hidden things");
            let Some((seat, action, lying)) = step.cause else {
                continue;
            };
            match game.decide(&twin, *seat, action, &mut lying.clone()) {
                Ok(events) => {
                    let (also, masked) = self::told(game, &twin, &events, viewer);
                    assert_eq!(told, also, "{viewer} learns hidden things from {action}");
                    let seen = game.view(&masked, viewer);
                    assert_eq!(
                        game.view(&after, viewer),
                        seen,
                        "{viewer} sees hidden things after {action}"
                    );
                }
                // A refusal costs nothing, so it must not depend on what the asker may not know; in
                // others' disguises the actor may lack what the action needs.
                Err(violation) => assert!(
                    !viewer.is(*seat),
                    "{viewer} learns hidden things from a refusal of {action}: {violation}"
                ),
            }
        }
    });
}

/// What `viewer` learns from `events` that happen in `state`, and the state after them.
fn told<G: Game>(
    game: &G,
    state: &G::State,
    events: &[G::Event],
    viewer: Viewer,
) -> (Vec<G::Notice>, G::State) {
    let mut state = state.clone();
    let mut learnt = Vec::new();
    for event in events {
        learnt.push(game.redact(&state, event, viewer));
        game.evolve(&mut state, event);
    }
    (learnt, state)
}

/// What every viewer sees and learns is the same: the law of a game that hides nothing, up to
/// `public`, which strips a view of what only helps its viewer to play.
pub fn openness<G: Prospects, P: PartialEq + Debug>(game: &G, trial: Trial, public: impl Fn(G::View) -> P) {
    walk(game, trial, |state, events, _| {
        let spectator = public(game.view(state, Viewer::Spectator));
        for viewer in Viewer::all(game.seats()) {
            assert_eq!(public(game.view(state, viewer)), spectator, "{viewer}");
        }
        let mut state = state.clone();
        for event in events {
            let told = game.redact(&state, event, Viewer::Spectator);
            for viewer in Viewer::all(game.seats()) {
                assert_eq!(game.redact(&state, event, viewer), told, "{viewer}");
            }
            game.evolve(&mut state, event);
        }
    });
}

/// What `measure` counts, such as all tiles of the box, stays the same through the game.
pub fn conserved<G: Prospects, M: PartialEq + Debug>(
    game: &G,
    trial: Trial,
    measure: impl Fn(&G::State) -> M,
) {
    let mut first = None;
    walk(game, trial, |state, _, _| {
        let count = measure(state);
        let first = first.get_or_insert_with(|| measure(state));
        assert_eq!(*first, count, "seed {}", trial.seed);
    });
}

fn named<G: Game>(_game: &G, violation: &Violation<G::Clause>) {
    assert!(
        G::Clause::ALL.contains(&violation.clause),
        "{violation} cites no clause of the game"
    );
    assert!(is_code(violation.code), "refusal code {:?}", violation.code);
}

fn is_code(code: &str) -> bool {
    !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

fn sorted<A: ToString>(actions: Vec<A>) -> Vec<String> {
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}
