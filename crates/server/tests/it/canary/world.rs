//! A table where everything that the server tells anybody is kept.

use serde_json::{Value, json};

use crate::fixture::http::{Answer, exchange_from, get, request};
use crate::fixture::{Guest, House, Socket};

/// Somebody who looks at the table.
struct Person {
    guest: Guest,
    /// None before the first frame and while they are away.
    socket: Option<Socket>,
    frames: Vec<String>,
    answers: Vec<String>,
}

/// A table, those who play at it by place, then a spectator, and last a stranger without a cookie, who
/// has no socket.
pub(super) struct World {
    house: House,
    id: String,
    people: Vec<Person>,
    /// Every address that tells something of tables.
    paths: Vec<String>,
    orders: u64,
}

/// What one viewer was told, byte by byte: over the socket, and in answer to calls.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Told {
    pub(super) frames: Vec<String>,
    pub(super) answers: Vec<String>,
}

impl World {
    /// Everybody opens the page of table `id`, one after another.
    pub(super) async fn enter(mut house: House, id: &str, guests: &[Guest]) -> World {
        house.start_again().await;
        let stranger = Guest {
            addr: house.addr,
            cookie: String::new(),
        };
        let people = guests.iter().chain([&stranger]).map(|guest| Person {
            guest: guest.at(house.addr),
            socket: None,
            frames: Vec::new(),
            answers: Vec::new(),
        });
        let description = get(house.addr, "/api/openapi.json").await.json();
        let paths = description["paths"].as_object().expect("paths").iter();
        let tables = paths.filter(|(path, calls)| path.contains("/tables") && calls.get("get").is_some());
        let mut world = World {
            people: people.collect(),
            paths: tables
                .map(|(path, _)| path.replace("{id}", id).replace("{number}", "1"))
                .collect(),
            house,
            id: id.to_owned(),
            orders: 0,
        };
        for who in 0..=world.spectator() {
            world.comes(who).await;
        }
        world
    }

    pub(super) fn spectator(&self) -> usize {
        self.people.len() - 2
    }

    async fn comes(&mut self, who: usize) {
        let person = &mut self.people[who];
        person.socket = Some(person.guest.socket(&self.id).await);
    }

    fn socket(&mut self, who: usize) -> &mut Socket {
        self.people[who].socket.as_mut().expect("is there")
    }

    /// What happens when `who` orders something: nothing, or the code of a refusal. Everybody hears of it.
    pub(super) async fn order(&mut self, who: usize, input: &Value) -> Result<(), String> {
        self.orders += 1;
        let k = self.orders;
        let socket = self.socket(who);
        let v = socket.v();
        socket.ask(k, v, input).await;
        let v = socket.answer(k).await?;
        for socket in self.people.iter_mut().filter_map(|person| person.socket.as_mut()) {
            socket.reach(v).await;
        }
        Ok(())
    }

    /// What `who` is told an action would do, or the code of a refusal.
    pub(super) async fn preview(&mut self, who: usize, action: &str) -> Result<Value, String> {
        let path = format!("/api/tables/{}/preview", self.id);
        let answer = self.call(who, "POST", &path, &json!({ "action": action })).await;
        if answer.status == 200 {
            Ok(answer.json())
        } else {
            Err(answer.refusal().1)
        }
    }

    /// Everybody reads every page that tells of tables.
    pub(super) async fn look(&mut self) {
        for path in self.paths.clone() {
            for who in 0..self.people.len() {
                self.call(who, "GET", &path, &Value::Null).await;
            }
        }
    }

    /// The sheet of the game, as anybody may have it.
    pub(super) async fn sheet(&mut self) -> Answer {
        let path = format!("/api/tables/{}/record", self.id);
        self.call(self.spectator(), "GET", &path, &Value::Null).await
    }

    async fn call(&mut self, who: usize, method: &str, path: &str, body: &Value) -> Answer {
        let person = &mut self.people[who];
        let mut headers = Vec::new();
        if !person.guest.cookie.is_empty() {
            headers.push(("cookie", person.guest.cookie.as_str()));
        }
        let mut sent = String::new();
        if !body.is_null() {
            headers.push(("content-type", "application/json"));
            sent = body.to_string();
        }
        // Each address may ask a few hundred times at once.
        let from = [127, 0, 1, u8::try_from(who).expect("few people")];
        let bytes = request(method, path, &headers, sent.as_bytes());
        let answer = exchange_from(from, person.guest.addr, &bytes).await;
        // A stranger is given a new name every time.
        let told = answer
            .headers
            .iter()
            .filter(|(name, _)| name != "date" && name != "set-cookie");
        let headers: Vec<String> = told.map(|(name, value)| format!("{name}: {value}")).collect();
        let body = String::from_utf8_lossy(&answer.body);
        person.answers.push(format!(
            "{method} {path} {sent} -> {} {headers:?} {}",
            answer.status,
            timeless(&body)
        ));
        answer
    }

    /// `who` closes the page and opens it again.
    pub(super) async fn reopens(&mut self, who: usize) {
        let witness = self.spectator();
        let mut left = self.people[who].socket.take().expect("is there");
        self.people[who].frames.append(&mut left.bytes);
        drop(left);
        let away = move |socket: &Socket| socket.table["presence"][who] == false;
        self.socket(witness).until(away).await;
        self.comes(who).await;
    }

    /// The server stops and starts again, and everybody comes back.
    pub(super) async fn restarts(&mut self) {
        self.settle().await;
        let said = async {
            for person in &mut self.people {
                if let Some(mut socket) = person.socket.take() {
                    socket.end().await;
                    // Who hears the others leave is a matter of who leaves first.
                    let last = socket.bytes.drain(..);
                    person
                        .frames
                        .extend(last.filter(|frame| !frame.starts_with(r#"{"t":"presence""#)));
                }
            }
        };
        tokio::join!(self.house.stop(), said);
        self.house.start_again().await;
        for person in &mut self.people {
            person.guest = person.guest.at(self.house.addr);
        }
        for who in 0..=self.spectator() {
            self.comes(who).await;
        }
    }

    /// The table as `who` sees it.
    pub(super) fn table(&mut self, who: usize) -> &Value {
        &self.socket(who).table
    }

    /// Lets everybody hear what has been said.
    async fn settle(&mut self) {
        for person in &mut self.people {
            if let Some(socket) = &mut person.socket {
                // Whatever was sent before the answer to a ping has then come.
                socket.ping().await;
                person.frames.append(&mut socket.bytes);
            }
        }
    }

    /// Everything that everybody was told.
    pub(super) async fn told(mut self) -> Vec<Told> {
        self.settle().await;
        let mut all = Vec::new();
        for person in &mut self.people {
            all.push(Told {
                frames: person.frames.iter().map(|frame| timeless(frame)).collect(),
                answers: std::mem::take(&mut person.answers),
            });
        }
        all
    }
}

/// A text without the readings of clocks, which differ from one run to the next.
fn timeless(text: &str) -> String {
    let mut parts = text.split("\"left\":");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain.push_str("\"left\":");
        plain.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    plain
}
