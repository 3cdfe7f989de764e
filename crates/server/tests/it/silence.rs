//! Clients that do not read, or say nothing.

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::fixture::guest::fresh_key;
use crate::fixture::{Guest, House, PATIENCE, SILENCE, Socket, until};

/// A connection whose handshake is sent, and nothing more.
async fn handshake(stream: &mut TcpStream, guest: &Guest, id: &str) {
    let handshake = format!(
        "GET /ws/tables/{id}?protocol=1 HTTP/1.1\r\nhost: house.example\r\ncookie: {}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        guest.cookie
    );
    stream.write_all(handshake.as_bytes()).await.expect("sent");
}

/// R02: a client that is told and asked things and says nothing is gone, however much it is told.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_client_is_given_up_even_at_a_lively_table() {
    let house = House::lenient().await;
    let (white, black, id) = house.game(json!({})).await;
    let mut silent = TcpStream::connect(house.addr).await.expect("connected");
    handshake(&mut silent, &black, &id).await;
    let talk = async {
        for n in 0..400 {
            let answer = white.order_at(&id, n, 0, json!({ "say": "toujours là ?" })).await;
            assert_eq!(answer.status, 200);
            house.pass(SILENCE / 10);
        }
        std::future::pending().await
    };
    let mut heard = Vec::new();
    let told = async {
        tokio::select! {
            // It is told to the end, and then the end comes.
            _ = silent.read_to_end(&mut heard) => {}
            () = talk => {}
        }
    };
    timeout(PATIENCE, told).await.expect("given up in time");
    assert!(heard.starts_with(b"HTTP/1.1 101"));
    until("the empty chair", || async {
        (white.table(&id).await["presence"] == json!([false, false])).then_some(())
    })
    .await;
}

/// R02: pings alone keep a client there.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_pings_stays() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let mut tab = white.socket(&id).await;
    for _ in 0..8 {
        house.pass(SILENCE * 9 / 10);
        tab.ping().await;
    }
    assert_eq!(white.table(&id).await["presence"], json!([true, false]));
}

/// What a page is told or asked next.
async fn heard(page: &mut WebSocketStream<TcpStream>) -> Message {
    let message = timeout(PATIENCE, page.next()).await.expect("in time");
    message.expect("open").expect("sound")
}

/// R08: a page at the back says nothing, since its timers hardly run; its browser answers for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_at_the_back_stays() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let mut back = Socket::try_open(&black, &id, "protocol=1", &[])
        .await
        .expect("open");
    // Once it is answered, it is waited for.
    back.send(Message::text(protocol::PING)).await.expect("sent");
    while heard(&mut back).await != Message::text(protocol::PONG) {}
    // Asked twice as often as a silent client is. Time passes only when the house has heard the last answer: how
    // long either takes makes no difference.
    for answers in 1..=8 {
        house.pass(SILENCE / 4);
        while !matches!(heard(&mut back).await, Message::Ping(_)) {}
        // As a browser does, the library has the answer ready.
        back.flush().await.expect("answered");
        until("the answer", || async {
            (house.answers() == answers).then_some(())
        })
        .await;
    }
    assert_eq!(white.table(&id).await["presence"], json!([false, true]));
}

/// R43: a client that never reads is dropped, and the game goes on without waiting for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_is_dropped_and_the_game_goes_on() {
    let house = House::lenient().await;
    let (white, black, id) = house.game(json!({})).await;
    let watcher = white.clone();
    // As little room as the machine allows between the server and the client that does not read.
    let socket = TcpSocket::new_v4().expect("socket");
    socket.set_recv_buffer_size(2048).expect("set");
    let mut deaf = socket.connect(house.addr).await.expect("connected");
    handshake(&mut deaf, &black, &id).await;
    let there = || async { watcher.table(&id).await["presence"][1] == true };
    until("the deaf client", || async { there().await.then_some(()) }).await;

    let dropped = || async {
        let counts = house.counts().await;
        let count = counts
            .lines()
            .find_map(|line| line.strip_prefix("cavalettres_listeners_dropped_total "));
        count.map_or(0, |count| count.parse::<u64>().expect("a count"))
    };
    let before = dropped().await;
    let text = "é".repeat(200);
    let mut told = 0u32;
    loop {
        let answer = white.order_at(&id, fresh_key(), 0, json!({ "say": text })).await;
        assert_eq!(answer.status, 200, "the game waits for nobody: {answer:?}");
        told += 1;
        if told.is_multiple_of(100) && !there().await {
            break;
        }
    }
    assert!(dropped().await > before, "by the bound on what may wait for it");
    white.plays(&id, "e2e4").await;
    let mut back = black.socket(&id).await;
    back.plays("e7e5").await;
    drop(deaf);
}
