//! One client's socket at one table.
//!
//! A client that comes back says which version it has and is told what it missed, or everything: see ADR
//! 0005. Whether it is there is asked, not guessed from silence, and a client that does not read is let go
//! rather than waited for.

#[cfg(test)]
mod packets;

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::Response;
use futures_util::{Sink, SinkExt as _, Stream, StreamExt as _};
use phrases::Locale;
use protocol::{Ack, ClientFrame, MAX_FRAME, Order, PING, PONG, Refused, ServerFrame};
use room::PlayerId;
use serde::Deserialize;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;

use crate::address::Address;
use crate::census::Counted;
use crate::error::{Denial, HouseFault};
use crate::extract::Id;
use crate::flood::Bucket;
use crate::identity::{Guest, Visitor};
use crate::live::LiveTable;
use crate::locale::Asked;
use crate::security::Caller;
use crate::sessions::Session;
use crate::{House, Shared, metrics};

/// The size of each buffer: five thousand sockets of the usual size would take 650 MB. What is written is
/// held back up to this size until it is flushed.
const BUFFER: usize = 4096;
/// A frame up to this size is read to its end though it is too large: what is left unread when the
/// socket closes would reset the connection, and the client would never hear why.
const READ: usize = 4 * MAX_FRAME;
/// A client that takes so long to take a frame does not read.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a client has to answer a goodbye.
const FAREWELL: Duration = Duration::from_secs(1);
/// How often a client is asked before its silence means that it is gone.
const ASKED: u32 = 3;

/// Why the server closes a socket, as RFC 6455 numbers it.
mod close {
    pub(super) const RESTART: u16 = 1012;
    pub(super) const BROKEN: u16 = 1002;
    pub(super) const NOT_TEXT: u16 = 1003;
    pub(super) const NOT_UTF8: u16 = 1007;
    pub(super) const POLICY: u16 = 1008;
    pub(super) const TOO_LARGE: u16 = 1009;
    /// Of our own: the cookie was revoked, and coming back with it is no use.
    pub(super) const REVOKED: u16 = 4010;
}

/// How a client comes in.
#[derive(Debug, Deserialize)]
pub(crate) struct Arrival {
    /// The version of the table it has.
    v: Option<String>,
    /// The version of the protocol it speaks.
    protocol: Option<String>,
}

/// Opens the socket of a table.
pub(crate) async fn open(
    State(house): Shared,
    visitor: Visitor,
    asked: Asked,
    Id(id): Id,
    arrival: Result<Query<Arrival>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let (Ok(Query(arrival)), Ok(upgrade)) = (arrival, upgrade) else {
        return Denial::from(HouseFault::BadRequest).response(asked);
    };
    let table = match crate::api::find(&house, &id).await {
        Ok(table) => table,
        Err(denial) => return denial.response(asked),
    };
    let spoken = arrival
        .protocol
        .as_deref()
        .map_or(Some(protocol::VERSION), |text| text.parse().ok());
    if spoken != Some(protocol::VERSION) {
        return Denial::from(HouseFault::BadProtocol).response(asked);
    }
    let seen = match arrival.v.as_deref().map(str::parse) {
        None => None,
        Some(Ok(version)) => Some(version),
        Some(Err(_)) => return Denial::from(HouseFault::BadRequest).response(asked),
    };
    let guest = visitor.guest.clone();
    let player = guest.player;
    let Some(counted) = counted(&house, &visitor.caller, player) else {
        return Denial::from(HouseFault::TooMany).response(asked);
    };
    let (session, caller) = (visitor.session, visitor.caller.clone());
    let response = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(65 * BUFFER)
        .max_message_size(MAX_FRAME)
        .max_frame_size(READ)
        .on_upgrade(move |socket| async move {
            let _open = metrics::OpenSocket::open();
            let _counted = counted;
            let (key, frames) = table.join(&house, player, seen).await;
            let client = Client {
                house: Arc::clone(&house),
                table: Arc::clone(&table),
                guest,
                session,
                caller,
                locale: asked.0,
                socket,
                frames,
            };
            // In a task of its own: should it fail, the table still learns that the client has gone.
            let served = tokio::spawn(client.serve()).await;
            table.leave(&house, key).await;
            if let Err(error) = served {
                tracing::error!(table = %table.id, %error, "a socket failed");
            }
        });
    visitor.greet(response)
}

/// One socket more of a guest and of an address, unless they have as many as they may.
fn counted(
    house: &House,
    caller: &Caller,
    player: PlayerId,
) -> Option<(Counted<PlayerId>, Option<Counted<Address>>)> {
    let of_guest = house.sockets_of_guest.admit(player)?;
    let from_address = match caller.stranger() {
        Some(address) => Some(house.sockets_from_address.admit(address)?),
        None => None,
    };
    Some((of_guest, from_address))
}

/// What messages come and go by.
trait Wire: Stream<Item = Result<Message, axum::Error>> + Sink<Message, Error = axum::Error> + Unpin {}

impl<S> Wire for S where
    S: Stream<Item = Result<Message, axum::Error>> + Sink<Message, Error = axum::Error> + Unpin
{
}

/// A client with its socket.
struct Client<S> {
    house: Arc<House>,
    table: Arc<LiveTable>,
    guest: Guest,
    session: Session,
    caller: Caller,
    locale: Locale,
    socket: S,
    /// What happens at the table.
    frames: mpsc::Receiver<Utf8Bytes>,
}

impl<S: Wire> Client<S> {
    async fn serve(mut self) {
        let house = Arc::clone(&self.house);
        let pace = house.config.limits.frames;
        let mut bucket = Bucket::full(pace, Instant::now());
        let mut closing = pin!(until_closing(house.closing.subscribe()));
        let mut revoked = pin!(house.sessions.until_revoked(self.guest.player, self.session));
        let quiet = house.config.silence / (ASKED + 1);
        let mut heard = house.clock.running();
        let mut asked = 0;
        // What the client is told says nothing about whether it is there; what it is asked does. Whoever is
        // heard meanwhile is given more time once this wait is over: to set it anew by every message would
        // cost more than that.
        let mut silence = pin!(house.clock.run_to(heard + quiet));
        loop {
            let alive = tokio::select! {
                // What happened goes out before what is asked comes in.
                biased;
                frame = self.frames.recv() => match frame {
                    Some(frame) => self.tell(frame).await,
                    // The queue was full: this client does not read.
                    None => false,
                },
                () = closing.as_mut() => {
                    let goodbye = serde_json::to_string(&ServerFrame::Restart).expect("frames are plain data");
                    self.send(Message::Text(goodbye.into())).await;
                    self.close(close::RESTART, "restart").await;
                    false
                }
                () = revoked.as_mut() => {
                    self.refuse(None, &HouseFault::BadCookie.into()).await;
                    self.close(close::REVOKED, "revoked").await;
                    false
                }
                message = self.socket.next() => match message {
                    Some(Ok(message)) => {
                        heard = house.clock.running();
                        asked = 0;
                        if bucket.take(pace, Instant::now()) {
                            self.hear(message).await
                        } else {
                            self.refuse(None, &HouseFault::TooMany.into()).await;
                            self.close(close::POLICY, "too-many").await;
                            false
                        }
                    }
                    Some(Err(error)) => {
                        let (code, reason) = fault(error);
                        self.close(code, reason).await;
                        false
                    }
                    None => false,
                },
                () = silence.as_mut() => {
                    let is_silent = heard + quiet * (asked + 1) <= house.clock.running();
                    asked += u32::from(is_silent);
                    silence.set(house.clock.run_to(heard + quiet * (asked + 1)));
                    !is_silent || asked <= ASKED && self.send(Message::Ping(Bytes::new())).await
                }
            };
            if !alive {
                return;
            }
        }
    }

    /// Answers one message. Returns whether the socket stays open.
    async fn hear(&mut self, message: Message) -> bool {
        match message {
            Message::Text(text) if text == PING => self.send(Message::Text(PONG.into())).await,
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(ClientFrame::Do(order)) => self.obey(order).await,
                Err(_) => self.refuse(key_of(&text), &HouseFault::BadRequest.into()).await,
            },
            Message::Ping(_) => true,
            Message::Pong(_) => {
                self.house.answered();
                true
            }
            Message::Binary(_) => {
                self.close(close::NOT_TEXT, "text-only").await;
                false
            }
            Message::Close(_) => false,
        }
    }

    async fn obey(&mut self, order: Order) -> bool {
        let k = order.k;
        let budget = self
            .house
            .budgets
            .order(&self.caller, self.guest.player, &order.input);
        if let Err(fault) = budget {
            return self.refuse(Some(k), &fault.into()).await;
        }
        match self.table.order(&self.house, &self.guest, order).await {
            Ok(v) => self.answer(&ServerFrame::Ack(Ack { k, v })).await,
            Err(denial) => self.refuse(Some(k), &denial).await,
        }
    }

    async fn refuse(&mut self, k: Option<u64>, denial: &Denial) -> bool {
        let why = denial.body(self.locale);
        self.answer(&ServerFrame::Refused(Refused { k, why })).await
    }

    async fn answer(&mut self, frame: &ServerFrame<'_>) -> bool {
        let text = serde_json::to_string(frame).expect("frames are plain data");
        self.tell(text.into()).await
    }

    /// Sends a frame, and whatever else has happened at the table by then, in one packet where it fits: the
    /// answer to an order mostly has a step behind it.
    async fn tell(&mut self, frame: Utf8Bytes) -> bool {
        let telling = async {
            self.socket.feed(Message::Text(frame)).await?;
            while let Ok(frame) = self.frames.try_recv() {
                self.socket.feed(Message::Text(frame)).await?;
            }
            self.socket.flush().await
        };
        matches!(timeout(PATIENCE, telling).await, Ok(Ok(())))
    }

    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(PATIENCE, self.socket.send(message)).await, Ok(Ok(())))
    }

    async fn close(&mut self, code: u16, reason: &'static str) {
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(reason),
        };
        self.send(Message::Close(Some(frame))).await;
        // Bytes left unread would reset the connection, and the goodbye could be lost with it. They are
        // read, or where they cannot be, the client is given the time to hear.
        let socket = &mut self.socket;
        let answered = async {
            loop {
                match socket.next().await {
                    Some(Ok(Message::Close(_))) => return,
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => std::future::pending().await,
                }
            }
        };
        self.house.clock.timeout(FAREWELL, answered).await;
    }
}

/// How to close after a message that cannot be read.
fn fault(error: axum::Error) -> (u16, &'static str) {
    match error.into_inner().downcast_ref() {
        Some(tungstenite::Error::Capacity(_)) => (close::TOO_LARGE, "too-large"),
        Some(tungstenite::Error::Utf8(_)) => (close::NOT_UTF8, "not-utf8"),
        _ => (close::BROKEN, "bad-frame"),
    }
}

/// The key of an order that cannot be understood, so that its sender knows which one is meant.
fn key_of(text: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Keyed {
        d: Key,
    }
    #[derive(Deserialize)]
    struct Key {
        k: u64,
    }
    serde_json::from_str::<Keyed>(text).ok().map(|keyed| keyed.d.k)
}

async fn until_closing(mut closing: watch::Receiver<bool>) {
    // The house lives as long as its sockets, so the wait ends only when it closes.
    let _ = closing.wait_for(|closing| *closing).await;
}
