//! Scripts played at a table.

use std::cell::Cell;
use std::fmt::Display;

use bots::Players as _;
use catalog::{Budget, Effort, Kind, Level, Playable, Visitor, french};
use game_core::{Seat, Settings, Turn, Viewer};
use game_testkit::TestDice;
use room::{
    Actor, Host, Input, Millis, Name, OfferKind, Phase, Place, PlaceSpec, PlayerId, Quota, Record, Room,
    Salt, Secret, TableSpec,
};

use super::PLAYER;
use super::file::Kept;
use super::script::{Clue, Deed, Script, Wish};

/// How many deals a script is tried with.
const DEALS: u64 = 1_000;

/// How many actions of a game are looked at before another one is dealt.
const ACTIONS: usize = 400;

/// How many actions are looked at in one position.
const LOOKS: usize = 250;

/// How many actions are pulled of a game that has too many to list, and of one that has not.
const REACH: [usize; 2] = [40, 20_000];

/// How many of the actions listed before are tried again, when most of them are no longer right.
const STALE: usize = 40;

const ARBITER: PlayerId = PlayerId(9);

/// How many actions are listed and looked at in all the deals of a script. Not a time: what is found must not
/// depend on the machine.
const PATIENCE: usize = 2_000_000;

/// Plays a script with the first deal that leads where it wants.
pub(super) fn played(kind: Kind, script: &Script) -> Option<Kept> {
    let looked = &Cell::new(0);
    let mut deals = (0..DEALS).take_while(|_| looked.get() < PATIENCE);
    deals.find_map(|deal| {
        let play = Play {
            kind,
            script,
            deal,
            looked,
        };
        let made = kind.visit(&script.options, french(), play);
        made.unwrap_or_else(|fault| panic!("{kind} {}: {fault}", script.title))
    })
}

struct Play<'s> {
    kind: Kind,
    script: &'s Script,
    deal: u64,
    looked: &'s Cell<usize>,
}

impl Visitor for Play<'_> {
    type Out = Option<Kept>;

    fn visit<G: Playable>(self, game: G) -> Option<Kept> {
        let mut played = Played::opened(&game, &self);
        for deed in &self.script.deeds {
            played.does(deed)?;
        }
        while played.room.table().phase() == Phase::Playing {
            played.tell(PLAYER, &Input::Resign);
        }
        let lines: Vec<String> = played.records.iter().map(ToString::to_string).collect();
        Some(Kept {
            title: self.script.title.clone(),
            journal: lines.join("\n") + "\n",
            position: game.position(played.room.state()) + "\n",
            sheet: game.export(&[], played.room.events()),
        })
    }
}

/// A game under way.
struct Played<'s, G: Playable> {
    kind: Kind,
    script: &'s Script,
    room: Room<G>,
    records: Vec<Record<G::Event>>,
    dice: TestDice,
    /// How many actions have been listed and looked at.
    looked: &'s Cell<usize>,
    /// Actions that were listed before.
    stale: Vec<G::Action>,
}

impl<'s, G: Playable> Played<'s, G> {
    fn opened(game: &G, play: &Play<'s>) -> Played<'s, G> {
        let Play {
            kind,
            script,
            deal,
            looked,
        } = *play;
        let quota = script.minutes.map(|minutes| Quota {
            base: minutes * 60_000,
            increment: 0,
        });
        let seats = game.seats();
        let spec = TableSpec {
            options: script.options.clone(),
            games: script.games,
            arbiter: script.arbiter,
            ..TableSpec::new(kind.slug(), vec![PlaceSpec { bot: None, quota }; seats.into()])
        };
        let host = Host {
            player: PLAYER,
            name: Name::new("Odile").expect("a name"),
            salt: Salt::new(&deal.to_string()).expect("a salt"),
            places: (0..seats).map(Place).collect(),
        };
        let opened = Room::open(game.clone(), spec, Millis(0), host, Secret::new([3; 32]));
        let (room, records) = opened.unwrap_or_else(|fault| panic!("{kind} {}: {fault:?}", script.title));
        let mut played = Played {
            kind,
            script,
            room,
            records,
            dice: TestDice::new(deal),
            looked,
            stale: Vec::new(),
        };
        if script.arbiter {
            let name = Name::new("Ambre").expect("a name");
            played.tell(ARBITER, &Input::Arbitrate { name });
            played.tell(PLAYER, &Input::Admit);
        }
        played
    }

    fn now(&self) -> Millis {
        Millis(1_000 * self.records.len() as u64)
    }

    fn tell(&mut self, player: PlayerId, input: &Input) {
        let seen = self.room.table().version();
        let mut fresh = || Secret::new([0; 32]);
        let decided = self
            .room
            .decide(self.now(), Actor::Player(player), seen, input, &mut fresh);
        let records = decided.unwrap_or_else(|refusal| {
            let position = self.room.game().position(self.room.state());
            panic!(
                "{} {}: {input:?} at {position}: {refusal:?}",
                self.kind, self.script.title
            )
        });
        self.keep(records);
    }

    fn keep(&mut self, records: Vec<Record<G::Event>>) {
        for record in records {
            self.room.fold(&record, &mut |_, _, _| ());
            self.records.push(record);
        }
    }

    fn act(&mut self, action: &impl Display) {
        self.tell(PLAYER, &Input::Act(action.to_string()));
    }

    /// Does it, unless what is looked for is not found.
    fn does(&mut self, deed: &Deed) -> Option<()> {
        match deed {
            Deed::Do(action) => self.act(action),
            Deed::Any(count) => {
                for _ in 0..*count {
                    let own = self.listed();
                    let action = self.ordinary(&own)?;
                    self.act(&action);
                }
            }
            Deed::Seek(wish) => return self.seek(wish),
            Deed::Resign => self.tell(PLAYER, &Input::Resign),
            Deed::Agree => self.tell(PLAYER, &Input::Offer(OfferKind::Draw)),
            Deed::Next => self.tell(PLAYER, &Input::Next),
            Deed::Rule(ruling) => self.tell(ARBITER, &Input::Rule(ruling.clone())),
            Deed::Flag => {
                let late = self.room.deadline().expect("a clock runs");
                let fallen = self.room.overdue(late);
                self.keep(fallen);
            }
        }
        Some(())
    }

    /// What the rules list.
    fn listed(&self) -> Vec<(Seat, G::Action)> {
        let (game, state) = (self.room.game(), self.room.state());
        if G::BEST_FIRST {
            return game
                .usual(state)
                .take(self.script.reach.unwrap_or(REACH[0]))
                .collect();
        }
        let more = game.plentiful(state, G::EXTRAS).take(REACH[1]);
        more.chain(game.usual(state)).collect()
    }

    /// An action that ends nothing, one that is preferred more often than not.
    fn ordinary(&mut self, own: &[(Seat, G::Action)]) -> Option<G::Action> {
        if self.script.computers {
            return self.advised();
        }
        let marked = |marks: &[Clue], (seat, action): &(Seat, G::Action)| {
            !marks.is_empty() && {
                let text = self.leading(*seat, action);
                marks.iter().any(|mark| mark.is_of(*seat, &text))
            }
        };
        let mut own = own.to_vec();
        if own.iter().any(|one| !marked(&self.script.avoided, one)) {
            own.retain(|one| !marked(&self.script.avoided, one));
        }
        let best: Vec<_> = own
            .iter()
            .filter(|one| marked(&self.script.preferred, one))
            .cloned()
            .collect();
        let mut picked = None;
        for look in 0..12 {
            let some = if look % 4 < 3 && !best.is_empty() {
                &best
            } else {
                &own
            };
            let (seat, action) = self.dice.pick(some)?.clone();
            let over = self.after(self.room.game(), self.room.state(), seat, &action);
            if let Some((_, Turn::Awaiting(_))) = over {
                return Some(action);
            }
            picked = Some(action);
        }
        picked
    }

    /// An action with what it leads to, as text.
    fn leading(&self, seat: Seat, action: &G::Action) -> String {
        let after = self.after(self.room.game(), self.room.state(), seat, action);
        let events = after.into_iter().flat_map(|(events, _)| events);
        events.fold(action.to_string(), |all, event| format!("{all} {event}"))
    }

    /// What the computer would do.
    fn advised(&self) -> Option<G::Action> {
        let seat = self.room.table().awaited().iter().next()?;
        let (game, viewer) = (self.room.game(), Viewer::Seat(seat));
        let level = Level::new(4).expect("a level");
        let mut computer = G::Computer::bot(game, level, self.records.len() as u64);
        self.room
            .walk(|before, event| computer.observe(&game.redact(before, event, viewer)));
        let view = game.view(self.room.state(), viewer);
        Some(computer.choose(&view, &Effort::new(Budget::Nodes(200))).action)
    }

    /// What an action leads to by the rules of `game`, if they accept it.
    fn after(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        action: &G::Action,
    ) -> Option<(Vec<G::Event>, Turn)> {
        let events = game.decide(state, seat, action, &mut TestDice::new(1)).ok()?;
        let mut state = state.clone();
        events.iter().for_each(|event| game.evolve(&mut state, event));
        Some((events, game.turn(&state)))
    }

    /// The rules with this option at its default.
    fn otherwise(&self, name: &str) -> G {
        let options = self.script.options.iter().filter(|(said, _)| said != name);
        let options: Settings = options.cloned().collect();
        struct Same<G>(std::marker::PhantomData<G>);
        impl<G: Playable> Visitor for Same<G> {
            type Out = Option<Box<dyn std::any::Any>>;
            fn visit<H: Playable>(self, game: H) -> Self::Out {
                Some(Box::new(game))
            }
        }
        let made = self
            .kind
            .visit(&options, french(), Same::<G>(std::marker::PhantomData));
        let made = made.expect("the others can be set").expect("a game");
        *made.downcast::<G>().expect("the same game")
    }

    /// Plays by lot until what is wished comes about.
    fn seek(&mut self, wish: &Wish) -> Option<()> {
        let other = match wish {
            Wish::Option(name) => Some(self.otherwise(name)),
            _ => None,
        };
        for _ in 0..ACTIONS {
            if self.room.table().phase() != Phase::Playing {
                return None;
            }
            let own = self.listed();
            let besides = other.as_ref().map(|other| {
                let mut state = other.blank();
                let events = self.room.events().iter();
                events.for_each(|event| other.evolve(&mut state, event));
                (other, state)
            });
            let mut listed = self.tried(&own, besides.as_ref());
            self.looked.set(self.looked.get() + 1 + own.len() + listed.len());
            game_core::shuffle(&mut self.dice, &mut listed);
            listed.truncate(LOOKS);
            let said = self.said();
            let looks = said.iter().chain(&listed);
            let mut found = looks.filter(|(seat, action)| self.grants(wish, *seat, action, besides.as_ref()));
            if let Some((_, action)) = found.next().cloned() {
                self.act(&action);
                return Some(());
            }
            let action = self.ordinary(&own)?;
            let seat = self.room.table().awaited().iter().next()?;
            if self.grants(wish, seat, &action, besides.as_ref()) {
                self.act(&action);
                return Some(());
            }
            self.stale
                .extend(own.iter().take(4).map(|(_, action)| action.clone()));
            self.act(&action);
        }
        None
    }

    /// What the script says is to be tried.
    fn said(&self) -> Vec<(Seat, G::Action)> {
        let Some(seat) = self.room.table().awaited().iter().next() else {
            return Vec::new();
        };
        let texts = self.script.tried.iter().flat_map(|text| everywhere(text));
        texts
            .filter_map(|text| Some((seat, text.parse().ok()?)))
            .collect()
    }

    /// What is listed, also by the other rules, and what was listed before.
    fn tried(&self, own: &[(Seat, G::Action)], other: Option<&(&G, G::State)>) -> Vec<(Seat, G::Action)> {
        let mut tried = own.to_vec();
        if let Some((other, state)) = other
            && matches!(other.turn(state), Turn::Awaiting(_))
        {
            let reach = self.script.reach.unwrap_or(REACH[usize::from(!G::BEST_FIRST)]);
            tried.extend(other.usual(state).take(reach));
            if !G::BEST_FIRST {
                tried.extend(other.plentiful(state, G::EXTRAS).take(reach));
            }
        }
        for seat in self.room.table().awaited().iter() {
            let stale = self.stale.iter().rev().take(STALE);
            tried.extend(stale.map(|action| (seat, action.clone())));
        }
        for suffix in &self.script.suffixes {
            let with = |(seat, action): &(Seat, G::Action)| {
                let action = format!("{action} {suffix}").parse().ok()?;
                Some((*seat, action))
            };
            let some: Vec<_> = own.iter().filter_map(with).take(20).collect();
            tried.extend(some);
        }
        if self.script.misspelt {
            let wrong = own.iter().flat_map(|(seat, action)| {
                let wrong = misspelt(&action.to_string());
                wrong
                    .into_iter()
                    .filter_map(|text| Some((*seat, text.parse().ok()?)))
            });
            tried.extend(wrong.take(LOOKS).collect::<Vec<_>>());
        }
        tried
    }

    /// Whether an action brings about what is wished.
    fn grants(&self, wish: &Wish, seat: Seat, action: &G::Action, other: Option<&(&G, G::State)>) -> bool {
        let (game, state) = (self.room.game(), self.room.state());
        let Some((events, turn)) = self.after(game, state, seat, action) else {
            return false;
        };
        match wish {
            Wish::Option(_) => {
                let (other, state) = other.expect("rules to compare with");
                self.after(other, state, seat, action) != Some((events, turn))
            }
            Wish::End(code) => turn.outcome().is_some_and(|outcome| outcome.code == code),
            Wish::Kind(kind) => {
                let mut state = state.clone();
                events.iter().any(|event| {
                    let is = G::kind(&state, event) == kind;
                    game.evolve(&mut state, event);
                    is
                })
            }
        }
    }
}

/// A text, or one for each square where it says `{square}`.
fn everywhere(text: &str) -> Vec<String> {
    if !text.contains("{square}") {
        return vec![text.to_owned()];
    }
    let squares = ('a'..='z').flat_map(|file| (1..=30).map(move |rank| format!("{file}{rank}")));
    squares.map(|square| text.replace("{square}", &square)).collect()
}

/// A text with each two capitals beside each other exchanged.
fn misspelt(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let pairs =
        (1..letters.len()).filter(|&at| letters[at - 1..=at].iter().all(|letter| letter.is_uppercase()));
    let exchanged = |at: usize| {
        let mut letters = letters.clone();
        letters.swap(at - 1, at);
        letters.into_iter().collect()
    };
    pairs.map(exchanged).collect()
}
