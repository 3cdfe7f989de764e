//! R45, R46, R48: frames that no page would send.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::fixture::socket::End;
use crate::fixture::{Guest, House, PATIENCE, Socket};

/// What is text and fits is refused by name; the socket stays open and still works.
#[tokio::test(flavor = "multi_thread")]
async fn text_that_is_no_order_is_refused() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let mut witness = white.socket(&id).await;
    let deep = |open: &str, close: &str| format!("{}{}", open.repeat(250), close.repeat(250));
    let do_with =
        |k: &str, v: &str, input: &str| format!(r#"{{"t":"do","d":{{"k":{k},"v":{v},"input":{input}}}}}"#);
    let frames = [
        String::new(),
        " ".to_owned(),
        "x".to_owned(),
        "pp".to_owned(),
        "P".to_owned(),
        "0".to_owned(),
        "{}".to_owned(),
        "[]".to_owned(),
        "null".to_owned(),
        "true".to_owned(),
        "NaN".to_owned(),
        "1e999".to_owned(),
        "-1".to_owned(),
        "\"do\"".to_owned(),
        "\u{0}".to_owned(),
        "[[[[".to_owned(),
        deep("[", "]"),
        "[".repeat(4096),
        deep(r#"{"t":"#, "}"),
        deep(r#"{"t":"do","d":"#, ""),
        r#"{"t":"do"}"#.to_owned(),
        r#"{"t":"do","d":null}"#.to_owned(),
        r#"{"t":"do","d":[]}"#.to_owned(),
        r#"{"t":"do","d":{}}"#.to_owned(),
        r#"{"t":"DO","d":{"k":1,"v":1,"input":"resign"}}"#.to_owned(),
        r#"{"t":"sit","d":{"k":1}}"#.to_owned(),
        r#"{"t":1,"d":{"k":1,"v":1,"input":"resign"}}"#.to_owned(),
        r#"{"t":"do","t":"do","d":{"k":1,"v":1,"input":"resign"}}"#.to_owned(),
        do_with("-1", "1", r#""resign""#),
        do_with("1.5", "1", r#""resign""#),
        do_with("1e999", "1", r#""resign""#),
        do_with("NaN", "1", r#""resign""#),
        do_with("18446744073709551616", "1", r#""resign""#),
        do_with(r#""1""#, "1", r#""resign""#),
        do_with("1", "null", r#""resign""#),
        do_with("1", "-5", r#""resign""#),
        do_with("1", "1", "null"),
    ];
    for chunk in frames.chunks(30) {
        let mut tab = white.socket(&id).await;
        for frame in chunk {
            let before = tab.heard.len();
            tab.say(frame).await;
            tab.until(|tab| tab.heard.len() > before).await;
            let answer = &tab.heard[before];
            assert_eq!(answer["t"], "refused", "{frame:?}");
            assert_eq!(answer["d"]["code"], "bad-request", "{frame:?}");
        }
    }
    witness.plays("e2e4").await;
    assert_eq!(witness.table["status"]["plies"], 1, "nobody resigned");
}

/// An order that has a key is refused under that key, so that its sender knows which one is meant.
#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_cannot_be_understood_is_refused_under_its_key() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let mut tab = white.socket(&id).await;
    let v = tab.v();
    for (k, input) in [
        json!({}),
        json!([]),
        json!(7),
        json!("fly"),
        json!({ "fly": "e2e4" }),
        json!({ "act": 5 }),
        json!({ "act": null }),
        json!({ "act": "e2e4", "say": "two" }),
        json!({ "offer": "money" }),
        json!({ "offer": ["draw"] }),
        json!({ "sit": { "name": "x", "salt": "" } }),
        json!({ "resign": true }),
    ]
    .into_iter()
    .enumerate()
    {
        tab.ask(k as u64, v, &input).await;
        assert_eq!(
            tab.answer(k as u64).await,
            Err("bad-request".to_owned()),
            "{input}"
        );
    }
    // Fields that nobody knows are a later version's.
    tab.say(
        &json!({ "t": "do", "x": 1, "d": { "k": 99, "v": v, "y": [], "input": { "act": "e2e4" } } })
            .to_string(),
    )
    .await;
    assert_eq!(tab.answer(99).await, Ok(v + 1));
}

/// What cannot be read at all closes the socket with the code of RFC 6455, and no other socket.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_closes_its_own_socket_only() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let mut witness = black.socket(&id).await;
    let text = |bytes: &[u8]| Message::Frame(Frame::message(bytes.to_vec(), OpCode::Data(Data::Text), true));
    for (what, message, code) in [
        ("binary", Message::binary(b"p".to_vec()), 1003),
        ("empty binary", Message::binary(Vec::new()), 1003),
        ("a lone continuation byte", text(&[0x80]), 1007),
        ("half a character", text(&[0xc3]), 1007),
        ("UTF-16 surrogates", text(&[0xed, 0xa0, 0x80]), 1007),
        ("too large by one", Message::text("x".repeat(4097)), 1009),
        ("much too large", Message::text("[".repeat(1_000_000)), 1009),
        (
            "a continuation of nothing",
            Message::Frame(Frame::message(b"x".to_vec(), OpCode::Data(Data::Continue), true)),
            1002,
        ),
        (
            "an opcode of the future",
            Message::Frame(Frame::message(
                b"x".to_vec(),
                OpCode::Data(Data::Reserved(3)),
                true,
            )),
            1002,
        ),
    ] {
        let mut tab = white.socket(&id).await;
        // The server may hang up while a large message is still on its way.
        let _ = tab.send(message).await;
        assert_eq!(tab.end().await, End::Closed(code), "{what}");
    }
    witness.ping().await;
    white.plays(&id, "e2e4").await;
    witness
        .until(|witness| witness.table["status"]["plies"] == 1)
        .await;
}

/// The largest message that fits is read, also in pieces.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_the_largest_size_is_read() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let mut tab = white.socket(&id).await;
    let order = json!({ "t": "do", "d": { "k": 1, "v": tab.v(), "input": { "act": "e2e4" } } }).to_string();
    tab.say(&format!("{order:4096}")).await;
    tab.answer(1).await.expect("played");
    let piece = |bytes: &[u8], opcode: Data, last: bool| {
        Message::Frame(Frame::message(bytes.to_vec(), OpCode::Data(opcode), last))
    };
    tab.send(piece(b"", Data::Text, false)).await.unwrap();
    tab.send(piece(b"p", Data::Continue, false)).await.unwrap();
    tab.send(piece(b"", Data::Continue, true)).await.unwrap();
    tab.ping().await;
}

/// R46: a frame that is too large is read to its end and then called so: whoever is told while bytes
/// are still on their way may lose the word with the connection.
#[tokio::test(flavor = "multi_thread")]
async fn a_large_frame_in_drops_is_called_too_large() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    for size in [4097u16, 5000, 8191] {
        let opened = Socket::try_open(&white, &id, "protocol=1", &[]).await;
        let mut stream = opened.expect("open").into_inner();
        let [high, low] = size.to_be_bytes();
        // Text, masked with nothing.
        let mut frame = vec![0x81, 0xfe, high, low, 0, 0, 0, 0];
        frame.resize(frame.len() + usize::from(size), b'x');
        let mut heard = Vec::new();
        for drop in frame.chunks(1000) {
            let early = timeout(AN_INSTANT, goodbye(&mut stream, &mut heard)).await;
            assert!(early.is_err(), "{size} is called too large before its end");
            stream.write_all(drop).await.expect("the server listens");
        }
        let told = timeout(PATIENCE, goodbye(&mut stream, &mut heard)).await;
        assert!(told.expect("in time"), "no goodbye to {size}");
    }
}

/// Whoever is told why has the time to hear it: a socket closed on what is still unread is reset, and
/// the word may be lost with it.
#[tokio::test(flavor = "multi_thread")]
async fn the_goodbye_to_too_much_is_waited_for() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    for size in [5_000u16, 20_000] {
        let opened = Socket::try_open(&white, &id, "protocol=1", &[]).await;
        let mut stream = opened.expect("open").into_inner();
        let [high, low] = size.to_be_bytes();
        let mut frame = vec![0x81, 0xfe, high, low, 0, 0, 0, 0];
        frame.resize(frame.len() + usize::from(size), b'x');
        let begun = Instant::now();
        stream.write_all(&frame).await.expect("the server listens");
        let mut heard = Vec::new();
        let told = timeout(PATIENCE, goodbye(&mut stream, &mut heard)).await;
        assert!(told.expect("in time"), "no goodbye to {size}");
        // Nothing is answered: the end comes when the server has waited long enough.
        let hung_up = timeout(AN_INSTANT, hang_up(&mut stream)).await.is_ok();
        assert!(
            !hung_up || begun.elapsed() >= FAREWELL,
            "{size}: {:?}",
            begun.elapsed()
        );
        house.pass(FAREWELL);
        timeout(PATIENCE, hang_up(&mut stream)).await.expect("an end");
    }
}

/// How long a client is given to answer a goodbye.
const FAREWELL: Duration = Duration::from_secs(1);

/// Long enough for a server that hangs up at once, and nothing that one that waits could miss.
const AN_INSTANT: Duration = Duration::from_millis(20);

/// Reads on until the server closes with 1009; false when it hangs up without.
async fn goodbye(stream: &mut (impl AsyncRead + Unpin), heard: &mut Vec<u8>) -> bool {
    let code = 1009u16.to_be_bytes();
    while !heard.windows(4).any(|four| four[0] == 0x88 && four[2..] == code) {
        match stream.read_buf(heard).await {
            Ok(read) if read > 0 => {}
            _ => return false,
        }
    }
    true
}

/// Reads on until the server has hung up.
async fn hang_up(stream: &mut (impl AsyncRead + Unpin)) {
    while let Ok(1..) = stream.read(&mut [0; 64]).await {}
}

/// R46: a message that never ends is cut off at the largest size.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_in_endless_pieces_is_cut_off() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let mut tab = white.socket(&id).await;
    let piece = |opcode| Message::Frame(Frame::message(vec![b'x'; 1000], OpCode::Data(opcode), false));
    let _ = tab.send(piece(Data::Text)).await;
    for _ in 0..5 {
        let _ = tab.send(piece(Data::Continue)).await;
    }
    assert_eq!(tab.end().await, End::Closed(1009));
}

/// R48: whoever floods is told and let go; a second socket of the same guest plays on.
#[tokio::test(flavor = "multi_thread")]
async fn floods_end_with_a_word() {
    let house = House::unforgiving().await;
    let (white, _, id) = house.game(json!({})).await;
    let floods: [(&str, Message); 4] = [
        ("pings of the page", Message::text("p")),
        ("pings of the protocol", Message::Ping(vec![7; 125].into())),
        ("pongs", Message::Pong(vec![].into())),
        ("garbage", Message::text("{")),
    ];
    for (what, message) in floods {
        let mut tab = white.socket(&id).await;
        for _ in 0..300 {
            if tab.send(message.clone()).await.is_err() {
                break;
            }
        }
        assert_eq!(tab.end().await, End::Closed(1008), "{what}");
        let last = tab
            .heard
            .iter()
            .rev()
            .find(|frame| frame["t"] == "refused")
            .expect("a word");
        assert_eq!(last["d"]["code"], "too-many", "{what}");
    }
    white.socket(&id).await.plays("e2e4").await;
}

/// A guest who leaves in the middle of a frame, or never finishes the handshake, is no loss.
#[tokio::test(flavor = "multi_thread")]
async fn connections_cut_anywhere_leave_nothing_behind() {
    let house = House::open().await;
    let (white, black, id) = house.game(json!({})).await;
    let handshake = format!(
        "GET /ws/tables/{id}?protocol=1 HTTP/1.1\r\nhost: house.example\r\ncookie: {}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        black.cookie
    );
    for cut in [1, 40, handshake.len() - 2, handshake.len()] {
        let mut stream = tokio::net::TcpStream::connect(house.addr).await.unwrap();
        stream.write_all(&handshake.as_bytes()[..cut]).await.unwrap();
        if cut == handshake.len() {
            let mut head = [0; 12];
            tokio::time::timeout(PATIENCE, stream.read_exact(&mut head))
                .await
                .unwrap()
                .unwrap();
            assert_eq!(&head, b"HTTP/1.1 101");
            // A frame that announces more than follows.
            stream
                .write_all(&[0x81, 0xfe, 0x0f, 0xff, 1, 2, 3, 4, b'x'])
                .await
                .unwrap();
        }
    }
    let mut tab = white.socket(&id).await;
    tab.until(|tab| tab.table["presence"] == json!([true, false]))
        .await;
    tab.plays("e2e4").await;
}

/// A client that says goodbye is answered in kind, and gone at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_goodbye_is_answered() {
    let house = House::open().await;
    let (white, black, id): (Guest, Guest, String) = house.game(json!({})).await;
    let mut witness = black.socket(&id).await;
    let mut stream = Socket::try_open(&white, &id, "protocol=1", &[])
        .await
        .expect("open");
    witness
        .until(|witness| witness.table["presence"] == json!([true, true]))
        .await;
    stream.close(None).await.expect("closed");
    witness
        .until(|witness| witness.table["presence"] == json!([false, true]))
        .await;
}
