//! Calls that no page would make.

use serde_json::{Value, json};

use crate::fixture::http::{self, call, exchange, get, request};
use crate::fixture::{House, Socket, over, usual};

const JSON: (&str, &str) = ("content-type", "application/json");

/// Ids that are none lead nowhere, and to nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_id_is_not_found() {
    let house = House::open().await;
    let guest = house.guest().await;
    let long = "a".repeat(7_000);
    for id in [
        "%00",
        "..%2f..%2fetc%2fpasswd",
        "%2e%2e",
        "%ff%fe",
        "%",
        "%zz",
        "a%20b",
        "caf%C3%A9",
        "%F0%9F%90%B4",
        "a'--",
        "1%20OR%201=1",
        "%3Cscript%3E",
        "0",
        &long,
        "-1",
        "null",
        "a.b",
        "a%0d%0ax:y",
    ] {
        for rest in ["", "/qr.svg", "/record"] {
            let answer = guest.get(&format!("/api/tables/{id}{rest}")).await;
            assert_eq!(answer.refusal(), (404, "not-found".to_owned()), "{id}{rest}");
        }
        let answer = guest.post(&format!("/api/tables/{id}/sit"), &json!({})).await;
        assert_eq!(answer.refusal().0, 404, "{id}");
        let answer = guest.get(&format!("/ws/tables/{id}")).await;
        assert!(matches!(answer.refusal().0, 400 | 404), "{id}");
    }
    for path in [
        "/api",
        "/api/",
        "/api/nothing",
        "/api/tables/",
        "/api/tables/a/b/c",
        "/ws",
        "/ws/",
        "/api/../api/me/x",
    ] {
        let answer = guest.get(path).await;
        assert_eq!(answer.refusal(), (404, "not-found".to_owned()), "{path}");
    }
    assert_eq!(house.tables_in_memory(), 0);
}

/// A wrong method is refused like anything else, with the right ones named.
#[tokio::test(flavor = "multi_thread")]
async fn wrong_methods_are_refused() {
    let house = House::open().await;
    for (method, path) in [
        ("DELETE", "/api/me"),
        ("POST", "/api/me"),
        ("PUT", "/api/tables"),
        ("PATCH", "/api/tables/abc"),
        ("POST", "/api/games"),
        ("GET", "/api/tables/abc/sit"),
        ("GET", "/api/tables/abc/orders"),
        ("POST", "/ws/tables/abc"),
        ("POST", "/healthz"),
        ("BREW", "/api/me"),
    ] {
        let answer = call(house.addr, method, path, &[JSON], b"{}").await;
        assert_eq!(
            answer.refusal(),
            (405, "bad-method".to_owned()),
            "{method} {path}"
        );
        assert!(answer.header("allow").is_some(), "{method} {path}");
    }
}

/// Bodies that are not what was asked for.
#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_cannot_be_read_are_refused() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let paths = [
        "/api/tables".to_owned(),
        format!("/api/tables/{id}/orders"),
        format!("/api/tables/{id}/sit"),
    ];
    let cookie = ("cookie", white.cookie.as_str());
    let sound = usual().to_string();
    let deep = format!("{}{}", "[".repeat(8_000), "]".repeat(8_000));
    for path in &paths {
        for kind in [
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "",
        ] {
            let answer = call(
                house.addr,
                "POST",
                path,
                &[cookie, ("content-type", kind)],
                sound.as_bytes(),
            )
            .await;
            assert_eq!(
                answer.refusal(),
                (400, "bad-request".to_owned()),
                "{path} as {kind:?}"
            );
        }
        let none = call(house.addr, "POST", path, &[cookie], sound.as_bytes()).await;
        assert_eq!(none.refusal().0, 400, "{path} as nothing");
        for body in [
            &b""[..],
            b"{",
            b"null",
            b"[]x",
            b"\"x\"",
            b"\xff\xfe",
            b"{\"game\":",
            b"NaN",
            deep.as_bytes(),
        ] {
            let answer = call(house.addr, "POST", path, &[cookie, JSON], body).await;
            let body = String::from_utf8_lossy(&body[..body.len().min(20)]).into_owned();
            assert_eq!(answer.refusal(), (400, "bad-request".to_owned()), "{path} {body}");
        }
        let huge = vec![b' '; 17 * 1024];
        let answer = call(house.addr, "POST", path, &[cookie, JSON], &huge).await;
        assert_eq!(answer.refusal(), (413, "too-large".to_owned()), "{path}");
    }
    // Truncated: less comes than was announced, and then nothing more.
    let mut cut = request("POST", "/api/tables", &[cookie, JSON], sound.as_bytes());
    cut.truncate(cut.len() - 5);
    let mut stream = tokio::net::TcpStream::connect(house.addr).await.unwrap();
    tokio::io::AsyncWriteExt::write_all(&mut stream, &cut)
        .await
        .unwrap();
    drop(stream);
    let huge = vec![b'x'; 1 << 20];
    let answer = call(house.addr, "PUT", "/api/me", &[cookie, JSON], &huge).await;
    assert_eq!(answer.refusal(), (413, "too-large".to_owned()));
    assert_eq!(get(house.addr, "/healthz").await.status, 200);
}

/// R71: tables that cannot be, each refused for its own reason.
#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be_are_refused_by_name() {
    let house = House::open().await;
    let guest = house.guest().await;
    let quota = |base: u64, increment: u64| json!({ "base": base, "increment": increment });
    for (change, code) in [
        (json!({ "game": "go" }), "unknown-game"),
        (json!({ "game": "" }), "unknown-game"),
        (json!({ "game": "x".repeat(10_000) }), "unknown-game"),
        (json!({ "game": null }), "bad-request"),
        (json!({ "options": [["profile", "chess960"]] }), "bad-option"),
        (json!({ "options": [["no-such", "1"]] }), "bad-option"),
        (
            json!({ "options": [["start", "8/8/8/8/8/8/8/8 w - - 0 1"]] }),
            "bad-option",
        ),
        (json!({ "options": [["start", "x".repeat(9_000)]] }), "bad-option"),
        (json!({ "options": [["profile"]] }), "bad-request"),
        (json!({ "options": { "profile": "fide" } }), "bad-request"),
        (json!({ "opponent": { "kind": "bot", "level": 0 } }), "bad-level"),
        (json!({ "opponent": { "kind": "bot", "level": 9 } }), "bad-level"),
        (
            json!({ "opponent": { "kind": "bot", "level": 255 } }),
            "bad-level",
        ),
        (
            json!({ "opponent": { "kind": "bot", "level": 256 } }),
            "bad-request",
        ),
        (json!({ "opponent": { "kind": "bot" } }), "bad-request"),
        (json!({ "opponent": { "kind": "ghost" } }), "bad-request"),
        (json!({ "opponent": "bot" }), "bad-request"),
        (json!({ "clock": { "host": quota(999, 0) } }), "bad-clock"),
        (json!({ "clock": { "host": quota(0, 0) } }), "bad-clock"),
        (json!({ "clock": { "host": quota(86_400_001, 0) } }), "bad-clock"),
        (
            json!({ "clock": { "host": quota(u64::MAX, u64::MAX) } }),
            "bad-clock",
        ),
        (
            json!({ "clock": { "host": quota(60_000, 600_001) } }),
            "bad-clock",
        ),
        (
            json!({ "clock": { "host": quota(60_000, 0), "opponent": quota(1, 0) } }),
            "bad-clock",
        ),
        (json!({ "clock": { "host": { "base": -1 } } }), "bad-request"),
        (json!({ "clock": { "host": { "base": 1.5e3 } } }), "bad-request"),
        (json!({ "clock": {} }), "bad-request"),
        (json!({ "games": 0 }), "bad-games"),
        (json!({ "games": 100 }), "bad-games"),
        (json!({ "games": 65_535 }), "bad-games"),
        (json!({ "games": 65_536 }), "bad-request"),
        (json!({ "games": -1 }), "bad-request"),
        (json!({ "colour": "green" }), "bad-request"),
        (json!({ "private": "yes" }), "bad-request"),
        (json!({ "salt": "x".repeat(65) }), "bad-salt"),
        (json!({ "salt": "a/b" }), "bad-salt"),
        (json!({ "salt": "é" }), "bad-salt"),
        (json!({ "salt": "a\tb" }), "bad-salt"),
        (json!({ "salt": 5 }), "bad-request"),
    ] {
        // Each newcomer may open a few dozen tables at once; refusals count.
        let bytes = over(usual(), &change).to_string();
        let headers = [("cookie", guest.cookie.as_str()), JSON];
        let answer = http::exchange_from(
            [
                127,
                0,
                0,
                u8::try_from(2 + change.to_string().len() % 50).unwrap(),
            ],
            house.addr,
            &request("POST", "/api/tables", &headers, bytes.as_bytes()),
        )
        .await;
        assert_eq!(
            answer.refusal(),
            (400, code.to_owned()),
            "{}",
            change.to_string().get(..60).unwrap_or("short")
        );
    }
    assert_eq!(house.tables_in_memory(), 0);
    // The edges themselves are fine.
    for change in [
        json!({ "clock": { "host": quota(1_000, 0), "opponent": quota(86_400_000, 600_000) } }),
        json!({ "games": 99, "salt": "x".repeat(64) }),
        json!({ "options": [["profile", "carlit"]], "unknown": "ignored" }),
    ] {
        guest.invite(change).await;
    }
}

/// Names are one to twenty-four visible characters, and nothing that deceives.
#[tokio::test(flavor = "multi_thread")]
async fn names_are_checked() {
    let house = House::open().await;
    let guest = house.guest().await;
    let rename = |name: Value| {
        let cookie = guest.cookie.clone();
        async move {
            let body = json!({ "name": name }).to_string();
            call(
                house.addr,
                "PUT",
                "/api/me",
                &[("cookie", &cookie), JSON],
                body.as_bytes(),
            )
            .await
        }
    };
    for name in [
        "",
        "   ",
        "x\u{202e}y",
        "\u{200b}",
        "a\u{0}b",
        "\u{3164}",
        "\u{2800}",
        "\u{301}\u{302}",
        "a\u{301}\u{302}\u{303}\u{304}\u{305}",
        "O\u{ad}dile",
        &"x".repeat(25),
    ] {
        assert_eq!(
            rename(json!(name)).await.refusal(),
            (400, "bad-name".to_owned()),
            "{name:?}"
        );
    }
    for name in [json!(5), json!(null), json!(["a"])] {
        assert_eq!(rename(name).await.refusal(), (400, "bad-request".to_owned()));
    }
    for (asked, known) in [
        ("Odile", "Odile"),
        ("  Jean   Luc ", "Jean Luc"),
        ("<script>alert(1)", "<script>alert(1)"),
        ("\"]\\", "\"]\\"),
        ("🐴🐴🐴", "🐴🐴🐴"),
    ] {
        let answer = rename(json!(asked)).await;
        assert_eq!(answer.json()["name"], known);
        assert!(answer.header("set-cookie").is_some());
    }
}

/// What turns the direction of a line, or takes no room in it, is not said.
#[tokio::test(flavor = "multi_thread")]
async fn talk_does_not_deceive() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    for said in ["\u{202e}", "\u{200b} \u{feff}", "\u{301}", "\u{2066}\u{2069}"] {
        let answer = white.order(&id, json!({ "say": said })).await;
        assert_eq!(answer.refusal().0, 400, "{said:?}");
    }
    white
        .does(&id, json!({ "say": "\u{202e}lé\u{200b}zard  👩\u{200d}🚀" }))
        .await;
    let talk = white.table(&id).await["talk"].clone();
    assert_eq!(talk[0]["text"], "lézard 👩\u{200d}🚀");
}

/// R70: a name that breaks out of a record's quotes would forge the record.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_quotes_names() {
    let house = House::open().await;
    let guest = house.guest().await;
    let body = json!({ "name": "a\"] [Result \"1-0" }).to_string();
    let renamed = call(
        house.addr,
        "PUT",
        "/api/me",
        &[("cookie", &guest.cookie), JSON],
        body.as_bytes(),
    )
    .await;
    let cookie = renamed
        .header("set-cookie")
        .unwrap()
        .split(';')
        .next()
        .unwrap()
        .to_owned();
    let guest = crate::fixture::Guest { cookie, ..guest };
    let id = guest.invite(json!({ "opponent": { "kind": "hotseat" } })).await;
    guest.plays(&id, "e2e4").await;
    let record = guest.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(record.header("content-type"), Some("application/vnd.chess-pgn"));
    let text = record.text();
    assert!(text.contains(r#"[White "a\"] [Result \"1-0"]"#), "{text}");
    let tags = text.lines().filter(|line| line.starts_with("[Result "));
    assert_eq!(tags.collect::<Vec<_>>(), ["[Result \"*\"]"]);
}

/// Cookies that were not made here make nobody anybody.
#[tokio::test(flavor = "multi_thread")]
async fn forged_cookies_are_refused() {
    let house = House::open().await;
    let guest = house.guest().await;
    let (name, value) = guest.cookie.split_once('=').unwrap();
    let flipped = format!(
        "{}{}",
        if value.starts_with('0') { '1' } else { '0' },
        &value[1..]
    );
    let (body, signature) = value.rsplit_once('.').unwrap();
    for forged in [
        String::new(),
        "garbage".to_owned(),
        "...".to_owned(),
        flipped,
        body.to_owned(),
        format!("{body}."),
        format!("{body}.{}", &signature[..62]),
        format!("{body}.{}", "0".repeat(64)),
        format!("{value}00"),
        "x".repeat(7_000),
        format!("{}.{}.{}", "f".repeat(16), "61", "0".repeat(64)),
    ] {
        let cookie = format!("{name}={forged}");
        for path in ["/api/me/tables", "/api/tables"] {
            let answer = call(house.addr, "GET", path, &[("cookie", &cookie)], b"").await;
            assert_eq!(
                answer.refusal(),
                (401, "bad-cookie".to_owned()),
                "{}",
                &forged[..forged.len().min(40)]
            );
        }
        let me = call(house.addr, "GET", "/api/me", &[("cookie", &cookie)], b"").await;
        assert_eq!(me.status, 200, "and there is a way out");
        assert!(me.header("set-cookie").is_some());
    }
    // Others' cookies are none of our business.
    let crowd = format!("a=b; {}; c=\"d\"; e", guest.cookie);
    assert_eq!(
        call(house.addr, "GET", "/api/me/tables", &[("cookie", &crowd)], b"")
            .await
            .status,
        200
    );
    let cookie = get(house.addr, "/api/me").await;
    let cookie = cookie.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"));
    let secure = call(
        house.addr,
        "GET",
        "/api/me",
        &[("x-forwarded-proto", "https")],
        b"",
    )
    .await;
    let secure = secure.header("set-cookie").unwrap();
    assert!(secure.starts_with("__Host-cavalettres=") && secure.contains("; Path=/; "));
    assert!(secure.contains("; Secure") && !secure.to_lowercase().contains("domain"));
}

/// R67: what another site's page sends in a visitor's name is refused, on calls and sockets alike.
#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_act_for_a_visitor() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let cookie = ("cookie", white.cookie.as_str());
    for origin in [
        "http://evil.example",
        "null",
        "",
        "https://house.example.evil",
        "http://house.example:81",
        "file://",
    ] {
        for (method, path) in [
            ("POST", "/api/tables".to_owned()),
            ("POST", format!("/api/tables/{id}/sit")),
            ("POST", format!("/api/tables/{id}/orders")),
            ("PUT", "/api/me".to_owned()),
        ] {
            let headers = [cookie, JSON, ("origin", origin)];
            let answer = call(
                house.addr,
                method,
                &path,
                &headers,
                usual().to_string().as_bytes(),
            )
            .await;
            assert_eq!(
                answer.refusal(),
                (403, "bad-origin".to_owned()),
                "{method} {path} from {origin:?}"
            );
        }
        if !origin.is_empty() {
            let opened = Socket::try_open(&white, &id, "protocol=1", &[("origin", origin)]).await;
            assert!(
                matches!(opened, Err(tokio_tungstenite::tungstenite::Error::Http(answer)) if answer.status() == 403),
                "a socket from {origin}"
            );
        }
    }
    let headers = [cookie, JSON, ("origin", "https://house.example")];
    let own = call(
        house.addr,
        "POST",
        "/api/tables",
        &headers,
        usual().to_string().as_bytes(),
    )
    .await;
    assert_eq!(own.status, 201);
    let own = format!("http://{}", house.addr);
    assert!(
        Socket::try_open(&white, &id, "protocol=1", &[("origin", &own)])
            .await
            .is_ok()
    );
}

/// R46, R49: requests that are not HTTP, or too much of it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_http_is_refused_and_forgotten() {
    let house = House::open().await;
    for (bytes, status) in [
        (b"\r\n\r\n\r\n\r\nnonsense\r\n\r\n".to_vec(), 400),
        (b"GET / HTTP/9.9\r\n\r\n".to_vec(), 400),
        (b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n".to_vec(), 400),
        (b"GET / HTTP/1.1\r\nbad header\r\n\r\n".to_vec(), 400),
        (
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n".to_vec(),
            400,
        ),
        (
            format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "a".repeat(9_000)).into_bytes(),
            431,
        ),
        (
            format!("GET / HTTP/1.1\r\nhost: x\r\nx: {}\r\n\r\n", "y".repeat(9_000)).into_bytes(),
            431,
        ),
        (
            format!("GET / HTTP/1.1\r\nhost: x\r\n{}\r\n", "x: y\r\n".repeat(200)).into_bytes(),
            431,
        ),
    ] {
        let answer = exchange(house.addr, &bytes).await;
        assert_eq!(
            answer.status,
            status,
            "{:?}",
            String::from_utf8_lossy(&bytes[..bytes.len().min(40)])
        );
    }
    assert_eq!(get(house.addr, "/healthz").await.status, 200);
}

/// R48: one address may ask much, but not everything.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_asks_too_much_is_asked_to_wait() {
    let house = House::unforgiving().await;
    let guest = house.guest().await;
    let mut refused = None;
    for _ in 0..60 {
        let answer = guest.post("/api/tables", &json!({})).await;
        if answer.status == 429 {
            refused = Some(answer.refusal());
            break;
        }
        assert_eq!(answer.status, 400);
    }
    assert_eq!(refused, Some((429, "too-many".to_owned())), "tables");
    let mut asked = 0;
    let refused = loop {
        let answer = get(house.addr, "/api/games").await;
        asked += 1;
        if answer.status == 429 {
            break answer;
        }
        assert!(asked < 5_000, "never refused");
    };
    assert_eq!(refused.refusal().1, "too-many");
    assert!(refused.header("retry-after").is_some());
    let elsewhere = http::exchange_from(
        [127, 0, 0, 99],
        house.addr,
        &request("GET", "/api/games", &[], b""),
    )
    .await;
    assert_eq!(elsewhere.status, 200, "others are not affected");
}

/// Refusals speak the language asked for.
#[tokio::test(flavor = "multi_thread")]
async fn refusals_speak_both_languages() {
    let house = House::open().await;
    let ask = |headers: &'static [(&str, &str)], path: &'static str| async move {
        let answer = call(house.addr, "GET", path, headers, b"").await;
        answer.json()["error"].as_str().unwrap().to_owned()
    };
    let french = ask(&[], "/api/nothing").await;
    let english = ask(&[("accept-language", "en-GB,en;q=0.9")], "/api/nothing").await;
    assert_ne!(french, english);
    assert_eq!(
        ask(&[("accept-language", "en")], "/api/nothing?lang=fr").await,
        french
    );
    assert_eq!(ask(&[], "/api/nothing?x=1&lang=en").await, english);
    assert_eq!(
        ask(&[("accept-language", "tlh;q=x,,;=,en;q=-1")], "/api/nothing").await,
        french
    );
}
