//! A guest as a browser would be: a cookie, a table, a socket.
//!
//! What players wait for is the way through the door, so nothing is called from within. Each household comes
//! from an address of its own, as through a proxy: from one, the budgets of the door would be measured, not
//! the tables.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::failure::Failure;

/// A guest whom the server knows by a cookie.
pub(super) struct Guest {
    host: String,
    /// Where the server takes them to come from: it lets one address open so many tables, and believes a
    /// proxy on its own machine about whom it asks for.
    from: String,
    cookie: String,
}

/// A guest at a table.
pub(super) struct Player {
    socket: WebSocketStream<TcpStream>,
    orders: u64,
    version: u64,
}

/// An answer over HTTP.
struct Answer {
    head: String,
    body: String,
}

fn problem(what: impl std::fmt::Display) -> Failure {
    Failure::usage(format!("server not understood: {what}"))
}

impl Guest {
    /// Lets the server give the guest a cookie, the `number`th household of guests.
    pub(super) async fn greet(host: &str, number: usize) -> Result<Guest, Failure> {
        let mut guest = Guest {
            host: host.to_string(),
            from: format!("10.0.{}.{}", number / 256, number % 256),
            cookie: String::new(),
        };
        let answer = guest.ask("GET", "/api/me", "").await?;
        let cookie = answer
            .head
            .lines()
            .find_map(|line| {
                line.to_ascii_lowercase()
                    .starts_with("set-cookie:")
                    .then(|| &line["set-cookie:".len()..])
            })
            .and_then(|cookie| cookie.split(';').next())
            .ok_or_else(|| problem("no cookie"))?;
        guest.cookie = cookie.trim().to_string();
        Ok(guest)
    }

    /// Opens a table for a friend, with ten minutes a side.
    pub(super) async fn open_table(&self, game: &str) -> Result<String, Failure> {
        let table = json!({
            "game": game, "opponent": { "kind": "invite" }, "colour": "first", "private": true,
            "clock": { "host": { "base": 600_000, "increment": 0 } },
        });
        let answer = self.post("/api/tables", &table).await?;
        let said: Value = serde_json::from_str(&answer.body).map_err(problem)?;
        said["id"]
            .as_str()
            .map(str::to_string)
            .ok_or_else(|| problem(answer.body))
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Answer, Failure> {
        self.ask("POST", path, &body.to_string()).await
    }

    async fn ask(&self, method: &str, path: &str, body: &str) -> Result<Answer, Failure> {
        let Guest { host, from, cookie } = self;
        let mut stream = TcpStream::connect(host).await.map_err(problem)?;
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: {from}\r\nConnection: close\r\n\
             Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.map_err(problem)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.map_err(problem)?;
        let (head, body) = answer
            .split_once("\r\n\r\n")
            .ok_or_else(|| problem("no answer"))?;
        Ok(Answer {
            head: head.to_string(),
            body: body.to_string(),
        })
    }

    /// Takes the free place.
    pub(super) async fn sit(&self, table: &str) -> Result<(), Failure> {
        let path = format!("/api/tables/{table}/sit");
        let answer = self.post(&path, &json!({})).await?;
        if answer.head.starts_with("HTTP/1.1 200") {
            Ok(())
        } else {
            Err(problem(answer.body))
        }
    }

    /// Opens the table's socket and waits for the table.
    pub(super) async fn enter(&self, table: &str) -> Result<Player, Failure> {
        let stream = TcpStream::connect(&self.host).await.map_err(problem)?;
        stream.set_nodelay(true).map_err(problem)?;
        let address = format!("ws://{}/ws/tables/{table}?protocol=1", self.host);
        let mut request = address.into_client_request().map_err(problem)?;
        let cookie = self.cookie.parse().map_err(problem)?;
        request.headers_mut().insert("cookie", cookie);
        let from = self.from.parse().map_err(problem)?;
        request.headers_mut().insert("x-forwarded-for", from);
        let (socket, _) = tokio_tungstenite::client_async(request, stream)
            .await
            .map_err(problem)?;
        let mut player = Player {
            socket,
            orders: 0,
            version: 0,
        };
        player.until(|kind, _| kind == "table").await?;
        Ok(player)
    }
}

impl Player {
    /// The version of the table that the player has heard of.
    pub(super) fn version(&self) -> u64 {
        self.version
    }

    /// Acts, and gives the version that the server has made durable.
    pub(super) async fn act(&mut self, action: &str, seen: u64) -> Result<u64, Failure> {
        let k = self.orders;
        self.orders += 1;
        let order = json!({ "t": "do", "d": { "k": k, "v": seen, "input": { "act": action } } });
        self.socket
            .send(Message::text(order.to_string()))
            .await
            .map_err(problem)?;
        self.until(|kind, body| kind == "ack" && body["k"] == k).await
    }

    /// Waits until the table has reached `version`.
    pub(super) async fn hear(&mut self, version: u64) -> Result<u64, Failure> {
        self.until(|kind, body| kind == "step" && body["v"].as_u64() >= Some(version))
            .await
    }

    /// Reads frames up to the one wanted, and gives its version.
    async fn until(&mut self, wanted: impl Fn(&str, &Value) -> bool) -> Result<u64, Failure> {
        loop {
            let message = self.socket.next().await.ok_or_else(|| problem("socket closed"))?;
            // The server asks now and then whether the client is there; the library answers.
            let Message::Text(text) = message.map_err(problem)? else {
                continue;
            };
            let frame: Value = serde_json::from_str(&text).map_err(problem)?;
            let (kind, body) = (frame["t"].as_str().unwrap_or_default(), &frame["d"]);
            if kind == "refused" {
                return Err(problem(body));
            }
            self.version = body["v"].as_u64().unwrap_or(self.version).max(self.version);
            if wanted(kind, body) {
                return Ok(self.version);
            }
        }
    }
}
