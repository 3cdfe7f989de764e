//! The page itself: its files, how they are cached and packed, and what a browser is told to allow.

use std::io::Read as _;
use std::path::Path;

use serde_json::json;

use crate::fixture::House;
use crate::fixture::http::{Answer, call, get};

/// A file of the built page, by the end of its name.
fn built(ending: &str) -> Option<String> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist/assets");
    let mut names = std::fs::read_dir(assets)
        .ok()?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    names
        .find(|name| name.ends_with(ending))
        .map(|name| format!("/assets/{name}"))
}

/// CSP and its kin are on every answer, good or bad.
#[tokio::test(flavor = "multi_thread")]
async fn every_answer_keeps_the_page_to_itself() {
    let house = House::open().await;
    for (method, path) in [
        ("GET", "/"),
        ("GET", "/table/abc"),
        ("GET", "/nowhere"),
        ("GET", "/assets/nothing.js"),
        ("GET", "/favicon.svg"),
        ("GET", "/api/me"),
        ("GET", "/api/games"),
        ("GET", "/api/nothing"),
        ("GET", "/api/tables/nosuchtable1"),
        ("GET", "/ws/tables/nosuchtable1"),
        ("GET", "/metrics"),
        ("GET", "/healthz"),
        ("DELETE", "/api/me"),
        ("POST", "/api/tables"),
        ("POST", "/"),
    ] {
        let answer = call(house.addr, method, path, &[], b"").await;
        let policy = answer
            .header("content-security-policy")
            .unwrap_or_else(|| panic!("{method} {path}"));
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'"),
            "{policy}"
        );
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'"));
        assert!(!policy.contains("unsafe"), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("x-frame-options", "DENY"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{method} {path}");
        }
    }
}

/// What calls answer, good or bad, is stored nowhere on its way.
#[tokio::test(flavor = "multi_thread")]
async fn no_answer_of_a_call_is_stored() {
    let house = House::open().await;
    for (method, path) in [
        ("GET", "/api/me"),
        ("GET", "/api/me/tables"),
        ("GET", "/api/games"),
        ("GET", "/api/tables"),
        ("GET", "/api/tables/nosuchtable1"),
        ("GET", "/api/tables/nosuchtable1/qr.svg"),
        ("GET", "/api/lexicon/cheval"),
        ("GET", "/api/lexicon/7"),
        ("GET", "/api/letters?letters=mto&game=dames-de-lettres"),
        ("GET", "/api/nothing"),
        ("GET", "/ws/tables/nosuchtable1"),
        ("GET", "/healthz"),
        ("PUT", "/api/me"),
        ("POST", "/api/tables"),
        ("POST", "/api/me/revoke"),
        ("POST", "/api/tables/nosuchtable1/preview"),
        ("DELETE", "/api/me"),
    ] {
        let answer = call(house.addr, method, path, &[], b"").await;
        assert_eq!(
            answer.header("cache-control"),
            Some("no-store"),
            "{method} {path}"
        );
    }
}

/// The page answers at its own addresses and says so when there is nothing.
#[tokio::test(flavor = "multi_thread")]
async fn addresses_of_the_page_are_told_from_others() {
    let house = House::open().await;
    let built = get(house.addr, "/").await.status == 200;
    let page = |answer: &Answer| answer.header("content-type") == Some("text/html; charset=utf-8");
    for (path, status) in [
        ("/", 200),
        ("/table/abcdefghijkl", 200),
        ("/regles", 200),
        ("/dictionnaire", 200),
        ("/dictionnaire/", 200),
        ("/dictionnaire/cheval", 200),
        ("/dictionnaire/%C3%A9l%C3%A8ve", 200),
        // A full stop does not make a word a file.
        ("/dictionnaire/etc.", 200),
        ("/dictionnaire/cheval/blanc", 404),
        ("/regles/echecs", 200),
        ("/imprimer", 200),
        ("/imprimer/echecs", 200),
        ("/nowhere", 404),
        ("/table", 404),
        ("/table/a/b", 404),
        ("/table/a.b", 200),
    ] {
        let answer = get(house.addr, path).await;
        // Without a built page the server says how to build it.
        assert_eq!(answer.status, if built { status } else { 503 }, "{path}");
        assert_eq!(page(&answer), built, "{path}");
        if built {
            assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
        }
    }
    for path in [
        "/assets/nothing.js",
        "/nothing.png",
        "/assets/",
        "/.env",
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
    ] {
        let answer = get(house.addr, path).await;
        assert_eq!(answer.refusal(), (404, "not-found".to_owned()), "{path}");
    }
    let answer = call(house.addr, "POST", "/", &[], b"").await;
    assert_eq!(answer.refusal(), (405, "bad-method".to_owned()));
}

/// Long answers of calls are packed; short ones, and tables with their secrets, are not.
#[tokio::test(flavor = "multi_thread")]
async fn calls_answer_packed() {
    let house = House::open().await;
    let (white, _, id) = house.game(json!({})).await;
    let ask = |path: String, accepted: &'static str| {
        let cookie = white.cookie.clone();
        async move {
            let headers = [("cookie", cookie.as_str()), ("accept-encoding", accepted)];
            call(house.addr, "GET", &path, &headers, b"").await
        }
    };
    for path in [
        "/api/games",
        "/api/openapi.json",
        "/api/letters?letters=ensoleille&game=dames-de-lettres",
    ] {
        let plain = ask(path.to_owned(), "identity").await;
        let packed = ask(path.to_owned(), "br, gzip").await;
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        assert_eq!(packed.header("content-encoding"), Some("gzip"), "{path}");
        assert!(packed.body.len() * 2 < plain.body.len(), "{path}");
        let mut unpacked = Vec::new();
        let mut unpacker = flate2::read::GzDecoder::new(packed.body.as_slice());
        unpacker.read_to_end(&mut unpacked).expect("gzip");
        assert_eq!(unpacked, plain.body, "{path}");
        for answer in [plain, packed] {
            assert_eq!(answer.header("vary"), Some("Accept-Encoding"), "{path}");
        }
    }
    for path in [
        format!("/api/tables/{id}"),
        "/api/me".to_owned(),
        "/api/tables".to_owned(),
        format!("/api/tables/{id}/qr.svg"),
    ] {
        let answer = ask(path.clone(), "gzip").await;
        assert_eq!(
            (answer.status, answer.header("content-encoding")),
            (200, None),
            "{path}"
        );
    }
}

/// Files are sent as the browser can unpack them, and kept for ever since their names change.
#[tokio::test(flavor = "multi_thread")]
async fn assets_are_packed_and_kept() {
    let house = House::open().await;
    let Some(script) = built(".js") else {
        // Nothing to serve: the page was not built before this test.
        assert_eq!(get(house.addr, "/").await.status, 503);
        return;
    };
    let plain = get(house.addr, &script).await;
    assert_eq!(plain.status, 200);
    assert_eq!(plain.header("content-encoding"), None);
    for (accepted, packed) in [
        ("br", Some("br")),
        ("gzip", Some("gzip")),
        ("gzip, deflate, br, zstd", Some("br")),
        ("gzip;q=1.0, br;q=0", Some("gzip")),
        ("identity", None),
        ("br;q=0, gzip;q=0", None),
        ("br;q=0.0", None),
        ("", None),
    ] {
        let answer = call(house.addr, "GET", &script, &[("accept-encoding", accepted)], b"").await;
        assert_eq!(answer.header("content-encoding"), packed, "{accepted:?}");
        assert_eq!(
            answer.header("cache-control"),
            Some("public, max-age=31536000, immutable")
        );
        assert_eq!(
            answer.header("content-type"),
            Some("text/javascript; charset=utf-8")
        );
        assert_eq!(answer.header("vary"), Some("Accept-Encoding"));
        assert_eq!(
            packed.is_some(),
            answer.body.len() < plain.body.len(),
            "{accepted:?}"
        );
    }
    let head = call(house.addr, "HEAD", &script, &[], b"").await;
    assert_eq!((head.status, head.body.len()), (200, 0));
}
