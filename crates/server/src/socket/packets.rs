//! What goes out together: a packet is what lies between two flushes.
//!
//! Every flush is a call into the system and a packet on its way, which is much of what a move costs: an answer
//! and the step behind it must not become two.

use std::pin::Pin;
use std::sync::Mutex;
use std::task::{Context, Poll};

use axum::http::Request;
use room::Name;

use super::*;
use crate::live::tests::{ADA, prompt};

/// A socket in memory that remembers what was sent, and when it was flushed.
struct Remembering {
    incoming: mpsc::UnboundedReceiver<Message>,
    sent: Arc<Mutex<Vec<Sent>>>,
}

#[derive(Debug)]
enum Sent {
    Frame(String),
    Flush,
}

impl Stream for Remembering {
    type Item = Result<Message, axum::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.incoming.poll_recv(context).map(|message| message.map(Ok))
    }
}

impl Sink<Message> for Remembering {
    type Error = axum::Error;

    fn poll_ready(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Poll::Ready(Ok(()))
    }

    fn start_send(self: Pin<&mut Self>, message: Message) -> Result<(), axum::Error> {
        let text = message.into_text()?.to_string();
        self.sent.lock().unwrap().push(Sent::Frame(text));
        Ok(())
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        self.sent.lock().unwrap().push(Sent::Flush);
        Poll::Ready(Ok(()))
    }

    fn poll_close(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Poll::Ready(Ok(()))
    }
}

/// The packets sent so far.
fn packets(sent: &Mutex<Vec<Sent>>) -> Vec<Vec<String>> {
    let mut packets = vec![Vec::new()];
    for one in sent.lock().unwrap().iter() {
        match one {
            Sent::Frame(text) => packets.last_mut().expect("one").push(text.clone()),
            Sent::Flush => packets.push(Vec::new()),
        }
    }
    packets
}

/// Ada at a table: her client, what she says by it, and what was sent to her.
struct Ada {
    client: Client<Remembering>,
    say: mpsc::UnboundedSender<Message>,
    sent: Arc<Mutex<Vec<Sent>>>,
}

fn ada(house: Arc<House>, table: Arc<LiveTable>, frames: mpsc::Receiver<Utf8Bytes>) -> Ada {
    let (say, incoming) = mpsc::unbounded_channel();
    let sent = Arc::new(Mutex::new(Vec::new()));
    let (parts, ()) = Request::new(()).into_parts();
    let client = Client {
        caller: Caller::of(&parts, &house),
        house,
        table,
        guest: Guest {
            player: ADA,
            name: Name::new("Ada").unwrap(),
        },
        session: Session::fresh(),
        locale: Locale::Fr,
        socket: Remembering {
            incoming,
            sent: Arc::clone(&sent),
        },
        frames,
    };
    Ada { client, say, sent }
}

/// ADR 0030: the mover gets the answer and the step behind it in one packet.
#[tokio::test]
async fn an_answer_and_its_step_are_one_packet() {
    let (house, table) = prompt().await;
    // Nobody else's turn is to be heard of meanwhile.
    let _slot = house.thinkers.enter(PlayerId(100));
    let v = table.look().await.room.table().version();
    let (_, frames) = table.join(&house, ADA, None).await;
    let Ada { client, say, sent } = ada(house, table, frames);
    let order = format!(r#"{{"t":"do","d":{{"k":1,"v":{v},"input":{{"act":"e2e4"}}}}}}"#);
    say.send(Message::Text(order.into())).unwrap();
    let is_answer = |frame: &String| frame.starts_with("{\"t\":\"ack\"");
    let plays = async {
        while !packets(&sent).iter().flatten().any(is_answer) {
            tokio::task::yield_now().await;
        }
        drop(say);
    };
    tokio::join!(client.serve(), plays);
    let packets = packets(&sent);
    let answer = packets.iter().find(|packet| packet.iter().any(is_answer));
    let [_, step] = &answer.expect("an answer")[..] else {
        panic!("expected an answer and a step together, got {packets:?}");
    };
    assert!(step.starts_with("{\"t\":\"step\""), "{step}");
}

/// However much has happened meanwhile, it goes out together, in order.
#[tokio::test]
async fn all_that_waits_is_one_packet() {
    let (house, table) = prompt().await;
    let (happens, frames) = mpsc::channel(3);
    let Ada { mut client, sent, .. } = ada(house, table, frames);
    for frame in ["second", "third", "fourth"] {
        happens.try_send(frame.into()).unwrap();
    }
    assert!(client.tell("first".into()).await);
    let (flushed, behind) = (["first", "second", "third", "fourth"].as_slice(), [].as_slice());
    assert_eq!(packets(&sent), [flushed, behind]);
}
