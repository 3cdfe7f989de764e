//! A game that is played in several worlds, and the comparison of what is told in them.

use serde_json::{Value, json};

use super::deal::Deal;
use super::world::{Told, World};
use crate::fixture::{Guest, House, over};

/// What one seat holds in its own world in place of what it was dealt.
pub(super) type Marks = &'static [(&'static str, &'static str)];

/// Something that somebody does, by place; those who watch come after those who play.
pub(super) enum Step {
    /// Plays.
    Act(usize, &'static str),
    /// Tries to play, and is refused with this code.
    Refused(usize, &'static str, &'static str),
    /// Asks what a coup would do, and is told a verdict or refused with a code.
    Asks(usize, &'static str, &'static str),
    /// Does something else.
    Does(usize, Value),
    /// Tries to, and is refused with this code.
    Denied(usize, Value, &'static str),
    /// Closes the page and opens it again.
    Reopens(usize),
    /// The server is stopped and started.
    Restart,
}

/// A game to be played in several worlds.
pub(super) struct Story {
    /// What errors do (7.6).
    pub(super) on_error: &'static str,
    pub(super) names: &'static [&'static str],
    pub(super) hands: &'static [&'static str],
    pub(super) marks: &'static [Marks],
    /// Every byte of the table's secret: what is drawn follows from it. Whoever draws draws the same in
    /// the worlds of the others, and other letters in their own.
    pub(super) secret: &'static str,
    pub(super) steps: Vec<Step>,
    pub(super) outcome: Value,
}

impl Story {
    /// Sets the table, and gives a house that stands still before the first coup.
    async fn set(&self) -> (House, String, Vec<Guest>) {
        let mut house = House::open().await;
        let seats = self.names.len();
        let mut guests = Vec::new();
        for _ in 0..=seats {
            guests.push(house.guest().await);
        }
        let table = json!({
            "game": "guerre-des-mots",
            "options": [["seats", seats.to_string()], ["on_error", self.on_error]],
        });
        let clock = crate::fixture::clock(5_000_000, 0);
        let id = guests[0].invite(over(table, &clock)).await;
        for guest in &guests[1..seats] {
            guest.sit(&id).await;
        }
        house.stop().await;
        plant(&house, &id, "seal", &self.secret.repeat(32));
        (house, id, guests)
    }

    /// Everything that everybody is told where this was dealt.
    async fn told(&self, house: &House, id: &str, guests: &[Guest], deal: &Deal) -> Vec<Told> {
        let twin = house.twin();
        plant(&twin, id, "begin", &deal.event());
        let mut world = World::enter(twin, id, guests).await;
        world.look().await;
        for step in &self.steps {
            play(&mut world, step).await;
            let over = world.table(0)["status"]["phase"] == "over";
            if !over {
                let sealed = world.sheet().await;
                assert_eq!(sealed.refusal(), (409, "sheet-sealed".to_owned()));
                world.look().await;
            }
        }
        for seat in 0..=self.names.len() {
            let status = &world.table(seat)["status"];
            assert_eq!(status["outcome"], self.outcome);
        }
        // Once the game is over everybody may read its sheet, from the deal to the end.
        let sheet = world.sheet().await;
        assert_eq!(sheet.status, 200);
        let dealt = deal.event();
        let first = dealt.split([' ', '|']).nth(1).expect("an Arsenal");
        assert!(sheet.text().contains(first), "{}", sheet.text());
        world.told().await
    }

    /// Plays the story in every world and compares what is told.
    pub(super) async fn check(&self) {
        let (house, id, guests) = self.set().await;
        let deal = Deal::new(self.names, self.hands);
        let first = self.told(&house, &id, &guests, &deal).await;
        // Whoever knew the secret could deal the letters again (ADR 6).
        let secret = self.secret.repeat(32);
        for text in first
            .iter()
            .flat_map(|told| told.frames.iter().chain(&told.answers))
        {
            assert!(!text.contains(&secret) || is_of_the_end(text), "{text}");
        }
        let resigned = |seat| {
            let resigns =
                |step: &Step| matches!(step, Step::Does(who, input) if *who == seat && input == "resign");
            self.steps.iter().any(resigns)
        };
        for (marked, pairs) in self.marks.iter().enumerate() {
            let other = deal.exchanged(marked, pairs);
            let told = self.told(&house, &id, &guests, &other).await;
            for (who, (here, there)) in first.iter().zip(&told).enumerate() {
                let frames = difference(&here.frames, &there.frames);
                let mut ends = here.frames.iter().zip(&there.frames);
                let is_shown = ends.any(|(here, there)| is_of_the_end(here) && here != there);
                // A stranger without a cookie has no socket, and whoever resigned no Arsenal any more (15.7).
                assert!(
                    is_shown || here.frames.is_empty() || resigned(marked),
                    "{who} sees at the end what seat {marked} had left"
                );
                let last = here.answers.len() - 1;
                // The spectator's last call is for the sheet of a game that is over.
                let kept = if who == self.names.len() { last } else { last + 1 };
                let answers = difference(&here.answers[..kept], &there.answers[..kept]);
                if who == marked {
                    assert!(
                        frames.is_some() && answers.is_some(),
                        "seat {who} sees its own letters"
                    );
                } else {
                    assert_eq!(frames, None, "{who} hears of the letters of seat {marked}");
                    assert_eq!(answers, None, "{who} reads of the letters of seat {marked}");
                }
            }
        }
    }
}

/// Writes something else into the last field of the first record of a kind.
pub(crate) fn plant(house: &House, id: &str, kind: &str, planted: &str) {
    let lines = house.lines(id);
    let of_kind = |line: &&String| line.split('\t').nth(1) == Some(kind);
    let line = lines.iter().find(of_kind).expect("a record of this kind");
    let (kept, _) = line.rsplit_once('\t').expect("fields");
    house.rewrite(id, line, &format!("{kept}\t{planted}"));
}

async fn play(world: &mut World, step: &Step) {
    match step {
        Step::Act(who, action) => {
            let done = world.order(*who, &json!({ "act": action })).await;
            assert_eq!(done, Ok(()), "{action}");
        }
        Step::Refused(who, action, code) => {
            let done = world.order(*who, &json!({ "act": action })).await;
            assert_eq!(done, Err((*code).to_owned()), "{action}");
        }
        Step::Asks(who, action, verdict) => {
            let told = world.preview(*who, action).await;
            let told = told.map(|told| told["verdict"].as_str().unwrap_or_default().to_owned());
            assert_eq!(told.unwrap_or_else(|code| code), *verdict, "{action}");
        }
        Step::Does(who, input) => assert_eq!(world.order(*who, input).await, Ok(()), "{input}"),
        Step::Denied(who, input, code) => {
            assert_eq!(world.order(*who, input).await, Err((*code).to_owned()), "{input}");
        }
        Step::Reopens(who) => world.reopens(*who).await,
        Step::Restart => world.restarts().await,
    }
}

/// Whether a text tells of a game that is over, when there is nothing left to hide.
fn is_of_the_end(text: &str) -> bool {
    text.contains("\"phase\":\"over\"")
}

/// The first place before the end at which two lists of texts differ, with what stands around it.
fn difference(here: &[String], there: &[String]) -> Option<(String, String)> {
    let around =
        |text: &str, at: usize| -> String { text.chars().skip(at.saturating_sub(80)).take(160).collect() };
    for (one, other) in here.iter().zip(there) {
        if one != other && !(is_of_the_end(one) && is_of_the_end(other)) {
            let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
            return Some((around(one, same), around(other, same)));
        }
    }
    (here.len() != there.len()).then(|| (here.len().to_string(), there.len().to_string()))
}
