//! Marked letters in every Arsenal: no byte sent to anybody else tells of them (R-20 of La Guerre des Mots).
//!
//! The same game is played in several worlds. In each of them one seat holds other letters than in the first
//! world, and vowels with other backs, which it had from the reserve. Its coups are the same, so that nobody
//! else can tell the worlds apart: everything that they are told, over the socket and in answer to every
//! call that tells of tables, is the same to the byte.

pub(crate) mod deal;
mod unshown;
mod world;

use serde_json::{Value, json};

use self::deal::Deal;
use self::world::{Told, World};
use crate::fixture::{Guest, House, over};

/// What one seat holds in its own world in place of what it was dealt.
type Marks = &'static [(&'static str, &'static str)];

/// Something that somebody does, by place; those who watch come after those who play.
enum Step {
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

use Step::{Act, Asks, Denied, Does, Refused, Reopens, Restart};

/// A game to be played in several worlds.
struct Story {
    names: &'static [&'static str],
    hands: &'static [&'static str],
    marks: &'static [Marks],
    /// Every byte of the table's secret: what is drawn follows from it. Whoever draws draws the same in
    /// the worlds of the others, and other letters in their own.
    secret: &'static str,
    steps: Vec<Step>,
    outcome: Value,
}

impl Story {
    /// Sets the table, and gives a house that stands still before the first coup.
    async fn set(&self) -> (House, String, Vec<Guest>) {
        let mut house = House::open_with(std::time::Duration::from_secs(600)).await;
        let seats = self.names.len();
        let mut guests = Vec::new();
        for _ in 0..=seats {
            guests.push(house.guest().await);
        }
        let table = json!({
            "game": "guerre-des-mots",
            "options": [["seats", seats.to_string()]],
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
    async fn check(&self) {
        let (house, id, guests) = self.set().await;
        let deal = Deal::new(self.names, self.hands);
        let first = self.told(&house, &id, &guests, &deal).await;
        // Whoever knew the secret could deal the letters again (ADR 6).
        let secret = self.secret.repeat(32);
        for text in first
            .iter()
            .flat_map(|told| told.frames.iter().chain(&told.answers))
        {
            assert!(
                !text.contains(&secret) || text.contains("\"phase\":\"over\""),
                "{text}"
            );
        }
        for (marked, pairs) in self.marks.iter().enumerate() {
            let other = deal.exchanged(marked, pairs);
            let told = self.told(&house, &id, &guests, &other).await;
            for (who, (here, there)) in first.iter().zip(&told).enumerate() {
                let frames = difference(&here.frames, &there.frames);
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
        Act(who, action) => {
            let done = world.order(*who, &json!({ "act": action })).await;
            assert_eq!(done, Ok(()), "{action}");
        }
        Refused(who, action, code) => {
            let done = world.order(*who, &json!({ "act": action })).await;
            assert_eq!(done, Err((*code).to_owned()), "{action}");
        }
        Asks(who, action, verdict) => {
            let told = world.preview(*who, action).await;
            let told = told.map(|told| told["verdict"].as_str().unwrap_or_default().to_owned());
            assert_eq!(told.unwrap_or_else(|code| code), *verdict, "{action}");
        }
        Does(who, input) => assert_eq!(world.order(*who, input).await, Ok(()), "{input}"),
        Denied(who, input, code) => {
            assert_eq!(world.order(*who, input).await, Err((*code).to_owned()), "{input}");
        }
        Reopens(who) => world.reopens(*who).await,
        Restart => world.restarts().await,
    }
}

/// The first place at which two lists of texts differ, with what stands around it.
fn difference(here: &[String], there: &[String]) -> Option<(String, String)> {
    let around =
        |text: &str, at: usize| -> String { text.chars().skip(at.saturating_sub(80)).take(160).collect() };
    for (one, other) in here.iter().zip(there) {
        if one != other {
            let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
            return Some((around(one, same), around(other, same)));
        }
    }
    (here.len() != there.len()).then(|| (here.len().to_string(), there.len().to_string()))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_to_the_cross_and_neither_learns_what_the_other_holds() {
    let (takeback, agreed) = (json!({ "offer": "takeback" }), json!({ "accept": "takeback" }));
    let story = Story {
        names: &["S", "N"],
        hands: &[
            "A/À A/À A/Â A/Â E/É I/Î L N O P R R R R S S U/Û W",
            "A/À B C D E/É E/É G H J K L M N Q T V Y Z",
        ],
        marks: &[
            &[
                ("A/À", "A/Â"),
                ("A/À", "A/Â"),
                ("E/É", "E/È"),
                ("I/Î", "I/Ï"),
                ("U/Û", "U/Ù"),
                ("W", "X"),
            ],
            &[
                ("A/À", "A/Â"),
                ("E/É", "E/È"),
                ("E/É", "E/Ê"),
                ("B", "C"),
                ("G", "F"),
                ("J", "I/Ï"),
                ("K", "L"),
                ("M", "N"),
                ("Q", "P"),
                ("V", "U/Ù"),
                ("Z", "Y"),
            ],
        ],
        secret: "79",
        steps: vec![
            Refused(1, "N e3h (CHAT)", "not-your-turn"),
            Asks(0, "N e22h (RUSA)", "legal"),
            Asks(1, "N e3h (CHAT)", "legal"),
            Asks(2, "N e22h (RUSA)", "not-seated"),
            Act(0, "N e22h (RUSA)"),
            Refused(1, "N e22h (CHAT)", "not-own-base"),
            Act(1, "N e3h (CHAT)"),
            // An error: everybody sees what was tried, and that it cost the turn.
            Asks(0, "h18v (PORI)A", "legal"),
            Act(0, "h18v (PORI)A"),
            Does(1, json!({ "say": "dommage" })),
            Act(1, "D"),
            Act(0, "-"),
            Does(0, takeback.clone()),
            Does(1, json!({ "decline": "takeback" })),
            Does(0, takeback),
            Does(1, agreed),
            Act(0, "D"),
            Denied(0, json!({ "offer": "takeback" }), "cannot-take-back"),
            Denied(2, json!({ "act": "-" }), "not-seated"),
            Reopens(0),
            Act(1, "-"),
            Act(0, "h18v (PARI)A"),
            Asks(0, "h3v T(KZZ)", "refused"),
            Act(1, "h3v T(END)"),
            Restart,
            Act(0, "h18h P(URS) <e22:3 ;r"),
            Refused(0, "h18h PURS(Z)", "letter-not-in-arsenal"),
            Act(0, "D"),
            // N takes an S from the other chain, and back into its own hand.
            Asks(1, "h6h D(ES) <k18:1", "legal"),
            Act(1, "h6h D(ES) <k18:1"),
            Act(0, "h18h PUR(S)"),
            Reopens(1),
            Act(1, "R j6:1"),
            Asks(1, "k13v (ORALE)S", "refused"),
            Act(0, "k13v (ORALE)S"),
            Act(0, "k13h O(RNA)"),
        ],
        outcome: json!({ "winners": [0], "code": "central-cross", "clause": "15.1", "points": [2, 0] }),
    };
    story.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_play_until_one_is_left_and_nobody_learns_what_another_holds() {
    let story = Story {
        names: &["S", "O", "N", "E"],
        hands: &[
            "A/À A/À B D E/É E/É I/Î J L N O R R S T T U/Û W",
            "A/Â A/Â E/É E/É G I/Î K L N O P P Q R R S T V",
            "A/Â C C D E/É E/É E/È H I/Î L M N P R S T U/Û X",
            "A/À C E/É E/É F I/Î L M N O O R S T T U/Û Y Z",
        ],
        marks: &[
            &[
                ("D", "E/É"),
                ("E/É", "E/È"),
                ("I/Î", "I/Ï"),
                ("U/Û", "U/Ù"),
                ("W", "Y"),
            ],
            &[
                ("E/É", "E/È"),
                ("I/Î", "I/Ï"),
                ("G", "E/Ê"),
                ("Q", "P"),
                ("V", "U/Ù"),
            ],
            &[
                ("E/É", "E/Ê"),
                ("I/Î", "I/Ï"),
                ("M", "N"),
                ("X", "Y"),
                ("U/Û", "U/Ù"),
            ],
            &[
                ("A/À", "A/Â"),
                ("I/Î", "I/Ï"),
                ("Z", "Y"),
                ("T", "S"),
                ("U/Û", "U/Ù"),
            ],
        ],
        secret: "29",
        steps: vec![
            Act(0, "N e22h (RUSA)"),
            Act(1, "N c17v (PAIR)"),
            Act(2, "N e3h (CHAT)"),
            Act(3, "N v5v (FAIT)"),
            Act(0, "h20v (TT)A"),
            Act(1, "c17h P(RÉ)"),
            Act(2, "h3v T(END)"),
            Refused(3, "s8h (MOD)T", "letter-not-in-arsenal"),
            Act(3, "s8h (MON)T"),
            // S takes PAIR from O, whose vowels only O has seen.
            Asks(0, "h18v (PARI)A <c20:4", "legal"),
            Asks(2, "h18v (PARI)A <c20:4", "legal"),
            Asks(2, "h6h D(JO)", "refused"),
            // What lies on the back of the I is not told by asking for it (5.8).
            Asks(2, "h6h D(/ÎRPA) <c20:4", "legal"),
            Asks(2, "h6h D(/ÏRPA) <c20:4", "legal"),
            Act(0, "h18v (PARI)A <c20:4"),
            Act(0, "h18h P(URS) <e22:3 ;r"),
            Act(0, "-"),
            Act(1, "D"),
            Reopens(2),
            Act(2, "h6h D(ES)"),
            Act(3, "D"),
            Act(0, "k13v (ORALE)S"),
            Restart,
            Act(0, "-"),
            // O fires at PARIA and has its letters, and the backs of its vowels with them.
            Asks(1, "e17v É(LANS) *e21E:h22/1", "legal"),
            Act(1, "e17v É(LANS) *e21E:h22/1"),
            Act(1, "R j6:1"),
            Act(2, "no"),
            Act(1, "-"),
            Act(2, "R j6:1"),
            Does(3, json!({ "say": "je vous laisse" })),
            Does(3, json!("resign")),
            Denied(3, json!({ "act": "-" }), "not-your-turn"),
            Act(0, "-"),
            Does(0, json!({ "offer": "takeback" })),
            Does(1, json!({ "accept": "takeback" })),
            Does(2, json!({ "accept": "takeback" })),
            Refused(1, "-", "not-your-turn"),
            Reopens(3),
            Does(0, json!("resign")),
            Act(1, "-"),
            Does(1, json!("resign")),
        ],
        outcome: json!({ "winners": [2], "code": "others-resigned", "clause": "15.7", "points": [0, 0, 2, 0] }),
    };
    story.check().await;
}
