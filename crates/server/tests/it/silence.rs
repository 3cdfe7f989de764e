//! Clients that do not read, or say nothing.

use std::time::Duration;

use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;

use crate::fixture::guest::fresh_key;
use crate::fixture::http::{exchange_from, get, request};
use crate::fixture::socket::End;
use crate::fixture::{House, until};

/// R02: a client that is told things and says nothing is gone, however much it is told.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_client_is_given_up_even_at_a_lively_table() {
    let house = House::open_with(Duration::from_secs(2)).await;
    let (white, black, id) = house.game(json!({})).await;
    let mut silent = black.socket(&id).await;
    let talk = async {
        for n in 0..400 {
            let answer = white.order_at(&id, n, 0, json!({ "say": "toujours là ?" })).await;
            assert_eq!(answer.status, 200);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let end = tokio::select! {
        end = silent.end() => end,
        () = talk => panic!("told four hundred things, and still there"),
    };
    assert!(matches!(end, End::Cut | End::Closed(_)));
    until("the empty chair", || async {
        (white.table(&id).await["presence"] == json!([false, false])).then_some(())
    })
    .await;
}

/// R02: pings alone keep a client there.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_pings_stays() {
    let house = House::open_with(Duration::from_secs(3)).await;
    let (white, _, id) = house.game(json!({})).await;
    let mut tab = white.socket(&id).await;
    for _ in 0..20 {
        tab.ping().await;
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(white.table(&id).await["presence"], json!([true, false]));
}

/// R43: a client that never reads is dropped, and the game goes on without waiting for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_is_dropped_and_the_game_goes_on() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let watcher = white.clone();
    // As little room as the machine allows between the server and the client that does not read.
    let socket = TcpSocket::new_v4().expect("socket");
    socket.set_recv_buffer_size(2048).expect("set");
    let mut deaf = socket.connect(house.addr).await.expect("connected");
    let handshake = format!(
        "GET /ws/tables/{id}?protocol=1 HTTP/1.1\r\nhost: house.example\r\ncookie: {}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        black.cookie
    );
    deaf.write_all(handshake.as_bytes()).await.expect("sent");
    let there = || async { watcher.table(&id).await["presence"][1] == true };
    until("the deaf client", || async { there().await.then_some(()) }).await;

    let dropped = || async {
        let counts = get(house.addr, "/metrics").await;
        let counts = counts.text().lines().map(str::to_owned).collect::<Vec<_>>();
        let count = counts
            .iter()
            .find_map(|line| line.strip_prefix("cavalettres_listeners_dropped_total "));
        count.map_or(0, |count| count.parse::<u64>().expect("a count"))
    };
    let before = dropped().await;
    let text = "é".repeat(200);
    let mut told = 0u32;
    loop {
        // Each address may ask a few hundred times at once.
        let from = [127, 0, 0, 10 + u8::try_from(told / 300).expect("few addresses")];
        let order = json!({ "k": fresh_key(), "v": 0, "input": { "say": text } });
        let headers = [
            ("cookie", white.cookie.as_str()),
            ("content-type", "application/json"),
        ];
        let path = format!("/api/tables/{id}/orders");
        let bytes = request("POST", &path, &headers, order.to_string().as_bytes());
        let answer = exchange_from(from, house.addr, &bytes).await;
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
