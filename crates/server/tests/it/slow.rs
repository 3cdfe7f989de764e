//! R49: clients that take their time, and crowds of them.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::fixture::http::{exchange, exchange_from, get, parse, request};
use crate::fixture::{House, PATIENCE, until, usual};

/// Longer than any test takes: time that is up has been let pass.
const LATE: Duration = Duration::from_secs(3600);

async fn connect(from: [u8; 4], house: &House) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("socket");
    socket.bind((from, 0).into()).expect("an address of this machine");
    socket.connect(house.addr).await.expect("connected")
}

/// What the server says before it hangs up, while hours pass.
async fn rest_as_time_passes(house: &House, stream: &mut TcpStream) -> Vec<u8> {
    let passes = async {
        loop {
            house.pass(LATE);
            tokio::task::yield_now().await;
        }
    };
    tokio::select! {
        said = rest(stream) => said,
        () = passes => unreachable!("time passes for ever"),
    }
}

/// What the server says before it hangs up.
async fn rest(stream: &mut TcpStream) -> Vec<u8> {
    let mut bytes = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    // Hanging up on unread bytes may reset the connection.
    let _ = read.expect("hung up in time");
    bytes
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_head_is_not_waited_for() {
    let house = House::open_as(|config| config.limits.head_time = LATE).await;
    for begun in ["", "G", "GET / HTTP/1.1\r\nhost: x\r\nx: "] {
        let mut stream = TcpStream::connect(house.addr).await.expect("connected");
        stream.write_all(begun.as_bytes()).await.expect("sent");
        let said = rest_as_time_passes(&house, &mut stream).await;
        assert!(!said.starts_with(b"HTTP/1.1 200"), "{begun:?}");
    }
    assert_eq!(get(house.addr, "/healthz").await.status, 200);
}

/// A head that comes byte by byte counts from its beginning, and so does the wait for the next.
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_is_not_kept_for_nothing() {
    let house = House::open_as(|config| config.limits.head_time = LATE).await;
    let mut idle = TcpStream::connect(house.addr).await.expect("connected");
    let asked = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    idle.write_all(asked).await.expect("sent");
    let mut said = [0; 12];
    idle.read_exact(&mut said).await.expect("answered");
    assert_eq!(&said, b"HTTP/1.1 200");
    rest_as_time_passes(&house, &mut idle).await;
    let mut dripping = TcpStream::connect(house.addr).await.expect("connected");
    let drip = async {
        while dripping.write_all(b"x").await.is_ok() {
            house.pass(LATE / 10);
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, drip).await.expect("hung up in time");
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_body_is_not_waited_for() {
    let house = House::open_as(|config| config.limits.body_time = LATE).await;
    let (white, _, id) = house.game(json!({})).await;
    let orders = format!("/api/tables/{id}/orders");
    for (method, path) in [
        ("POST", "/api/tables"),
        ("POST", orders.as_str()),
        ("PUT", "/api/me"),
    ] {
        let headers = [
            ("cookie", white.cookie.as_str()),
            ("content-type", "application/json"),
        ];
        let mut bytes = request(method, path, &headers, usual().to_string().as_bytes());
        bytes.truncate(bytes.len() - 5);
        let mut stream = TcpStream::connect(house.addr).await.expect("connected");
        stream.write_all(&bytes).await.expect("sent");
        let answer = parse(&rest_as_time_passes(&house, &mut stream).await);
        assert_eq!(answer.refusal(), (408, "too-slow".to_owned()), "{method} {path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_is_not_longer_than_eight_kilobytes() {
    let house = House::open().await;
    let with = |bytes: usize| {
        let head = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx: ";
        format!("{head}{}\r\n\r\n", "y".repeat(bytes - head.len() - 4))
    };
    let fits = exchange(house.addr, with(8 * 1024 - 1).as_bytes()).await;
    assert_eq!(fits.status, 200);
    for bytes in [8 * 1024 + 1, 500_000] {
        let answer = exchange(house.addr, with(bytes).as_bytes()).await;
        assert_eq!(answer.status, 431, "{bytes}");
    }
}

/// Of those who only hold the door, the longest there makes room: whoever asks is answered, and nobody
/// who plays is sent away.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_that_asks_nothing_keeps_nobody_out() {
    let house = House::open_as(|config| {
        config.limits.head_time = LATE;
        config.limits.connections = 60;
    })
    .await;
    let (white, black, id) = house.game(json!({})).await;
    let mut tab = black.socket(&id).await;
    let mut crowd = Vec::new();
    for n in 0..300u16 {
        let mut stream = connect([127, 0, 3, (n % 20) as u8 + 1], &house).await;
        stream.write_all(b"GET / HTTP/1.1\r\nhost: ").await.expect("sent");
        crowd.push(stream);
        if n % 50 == 49 {
            assert_eq!(get(house.addr, "/healthz").await.status, 200);
        }
    }
    white.plays(&id, "e2e4").await;
    tab.until(|tab| tab.table["status"]["plies"] == 1).await;
    tab.plays("e7e5").await;
    let (first, last) = (crowd.remove(0), crowd.pop().expect("the last"));
    for (mut stream, stays) in [(first, false), (last, true)] {
        // What is not finished is answered only to whoever is still there.
        let _ = stream.write_all(b"x\r\nconnection: close\r\n\r\n").await;
        let mut bytes = Vec::new();
        let _ = timeout(PATIENCE, stream.read_to_end(&mut bytes))
            .await
            .expect("in time");
        assert_eq!(!bytes.is_empty(), stays);
    }
}

/// One address holds no more than its share, and a proxy as much as it needs.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_fill_the_house() {
    let house = House::open_as(|config| {
        config.limits.head_time = LATE;
        config.limits.connections_each = 5;
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    let hostile = [127, 0, 4, 1];
    let mut held = Vec::new();
    for _ in 0..5 {
        held.push(connect(hostile, &house).await);
    }
    let mut sixth = connect(hostile, &house).await;
    assert_eq!(rest(&mut sixth).await, b"");
    let other = exchange_from([127, 0, 4, 2], house.addr, &request("GET", "/healthz", &[], b"")).await;
    assert_eq!(other.status, 200);
    let proxied: Vec<TcpStream> = {
        let mut proxied = Vec::new();
        for _ in 0..10 {
            proxied.push(connect([127, 0, 0, 1], &house).await);
        }
        proxied
    };
    assert_eq!(get(house.addr, "/healthz").await.status, 200, "by the proxy");
    drop((held, proxied));
    until("room again", || async {
        let mut stream = connect(hostile, &house).await;
        let asked = request("GET", "/healthz", &[], b"");
        let mut bytes = Vec::new();
        let _ = stream.write_all(&asked).await;
        let _ = stream.read_to_end(&mut bytes).await;
        bytes.starts_with(b"HTTP/1.1 200").then_some(())
    })
    .await;
}

/// Sockets are connections too: they count as long as they are open.
#[tokio::test(flavor = "multi_thread")]
async fn sockets_count_and_a_guest_has_so_many() {
    let house = House::open_as(|config| config.limits.sockets_of_guest = 2).await;
    let (white, black, id) = house.game(json!({})).await;
    let first = white.socket(&id).await;
    let _second = white.socket(&id).await;
    let third = white.get(&format!("/ws/tables/{id}?protocol=1")).await;
    assert_eq!(third.refusal().0, 400, "no handshake at all");
    let refused = crate::fixture::Socket::try_open(&white, &id, "protocol=1", &[]).await;
    assert!(
        matches!(refused, Err(tokio_tungstenite::tungstenite::Error::Http(answer)) if answer.status() == 429)
    );
    let _other = black.socket(&id).await;
    drop(first);
    until("a socket less", || async {
        crate::fixture::Socket::try_open(&white, &id, "protocol=1", &[])
            .await
            .ok()
    })
    .await;
}
