//! What a computer is told, watched from beside the table: the position of the version that it answers for.
//!
//! A computer thinks on a thread of its own while its table may go on. It must be told the very version that its
//! answer is then sent for, or it would answer for a board that it never saw.

use std::sync::{Arc, Mutex};

use catalog::{AnyTable, BotJob, HintJob, Level, PlainJob, PreviewJob};
use game_core::{Seat, Viewer};
use room::{Actor, AnyRoom, Decided, Input, Millis, PlayerId, Refusal, Secret};

use crate::live::tests::{prompt, tell};
use crate::within::room_within;

/// A version, and the board of it as the computer's seat sees it.
type Seen = (u64, String);

/// What computers were told and what they answered for.
#[derive(Default)]
struct Log {
    told: Mutex<Vec<Seen>>,
    answered: Mutex<Vec<u64>>,
}

/// A table whose computers are watched.
struct Watched {
    room: Arc<dyn AnyTable>,
    log: Arc<Log>,
}

impl Watched {
    fn over(room: Box<dyn AnyTable>, log: &Arc<Log>) -> Watched {
        Watched {
            room: room.into(),
            log: Arc::clone(log),
        }
    }

    fn own(&mut self) -> &mut dyn AnyTable {
        Arc::get_mut(&mut self.room).expect("what a computer looks at is not changed")
    }
}

impl AnyTable for Watched {
    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(Watched::over(self.room.fork(), &self.log))
    }

    fn bot_job(self: Arc<Self>, seat: Seat, level: Level, seed: u64) -> BotJob {
        let job = Arc::clone(&self.room).bot_job(seat, level, seed);
        Box::new(move |effort| {
            self.log.told.lock().unwrap().push(seen(self.room.as_ref(), seat));
            job(effort)
        })
    }

    fn hint_job(self: Arc<Self>, seat: Seat, seed: u64) -> HintJob {
        Arc::clone(&self.room).hint_job(seat, seed)
    }

    fn plain_job(&self, seat: Seat) -> PlainJob {
        self.room.plain_job(seat)
    }

    fn preview_job(&self, player: PlayerId, text: String) -> Result<PreviewJob, Refusal> {
        self.room.preview_job(player, text)
    }

    fn seat_tag(&self, seat: Seat) -> String {
        self.room.seat_tag(seat)
    }

    fn export(&self, tags: &[(String, String)]) -> Result<(&'static str, &'static str, String), Refusal> {
        self.room.export(tags)
    }
}

impl AnyRoom for Watched {
    room_within!(this => this.room.as_ref(), this.own());

    fn decide(
        &self,
        now: Millis,
        actor: Actor,
        seen: u64,
        input: &Input,
        fresh: &mut dyn FnMut() -> Secret,
    ) -> Result<Decided, Refusal> {
        if matches!((actor, input), (Actor::Bot(_), Input::Act(_))) {
            self.log.answered.lock().unwrap().push(seen);
        }
        self.room.decide(now, actor, seen, input, fresh)
    }
}

/// What a seat sees of a table now.
fn seen(room: &dyn AnyTable, seat: Seat) -> Seen {
    (
        room.table().version(),
        room.view(Viewer::Seat(seat)).get().to_owned(),
    )
}

/// The table goes on while a computer waits for the right to think. What it is told then is what the version
/// that it answers for was, neither what was before nor what came meanwhile.
#[tokio::test]
async fn a_computer_is_told_of_the_version_that_it_answers_for() {
    let (house, table) = prompt().await;
    let log = Arc::new(Log::default());
    {
        let mut inner = table.look().await;
        inner.room = Arc::new(Watched::over(inner.room.fork(), &log));
    }
    let mut awaited: Vec<Seen> = Vec::new();
    for (action, meanwhile) in [("e2e4", "bonjour"), ("b1c3", "alors ?")] {
        let slot = house.thinkers.enter(PlayerId(100));
        tell(&house, &table, Input::Act(action.to_owned())).await;
        awaited.push(seen(table.look().await.room.as_ref(), Seat(1)));
        tell(&house, &table, Input::Say(meanwhile.to_owned())).await;
        assert_eq!(log.told.lock().unwrap().len() + 1, awaited.len(), "it waits");
        drop(slot);
        while table.look().await.room.plies() < 2 * awaited.len() {
            tokio::task::yield_now().await;
        }
    }
    assert_eq!(*log.told.lock().unwrap(), awaited);
    let versions: Vec<u64> = awaited.iter().map(|(version, _)| *version).collect();
    assert_eq!(*log.answered.lock().unwrap(), versions);
}
