//! A table's link: as a picture, and as it is shown where it is shared.

use serde_json::json;

use crate::fixture::http::{Answer, call, exchange, get};
use crate::fixture::{Guest, House};

const PUBLIC: &str = "https://jeux.example";

async fn known() -> House {
    House::open_as(|config| config.public_url = Some(PUBLIC.parse().expect("an address"))).await
}

async fn drawn(house: &House, id: &str, host: &str) -> Answer {
    let asked = format!("GET /api/tables/{id}/qr.svg HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    exchange(house.addr, asked.as_bytes()).await
}

/// A table's link as a picture, for the host that was asked.
#[tokio::test(flavor = "multi_thread")]
async fn a_tables_link_is_drawn() {
    let house = House::open().await;
    let guest = house.guest().await;
    let id = guest.invite(json!({})).await;
    let one = drawn(&house, &id, "jeux.example:8080").await;
    assert_eq!(one.header("content-type"), Some("image/svg+xml"));
    assert!(one.text().contains("<svg"));
    let other = drawn(&house, &id, "salon.example").await;
    assert_ne!(one.text(), other.text());
    for host in [
        "h".repeat(5_000),
        "jeux.example/evil".to_owned(),
        "a b".to_owned(),
    ] {
        let refused = drawn(&house, &id, &host).await;
        assert_eq!(refused.refusal(), (400, "bad-request".to_owned()), "{host}");
    }
}

/// A house that knows its address draws no other, whoever asks for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_knows_its_address_draws_no_other() {
    let house = known().await;
    let guest = house.guest().await;
    let id = guest.invite(json!({})).await;
    let own = drawn(&house, &id, "jeux.example").await;
    assert_eq!(own.status, 200);
    for host in ["evil.example", "jeux.example:81", "a/b"] {
        assert_eq!(drawn(&house, &id, host).await.text(), own.text(), "{host}");
    }
}

async fn renamed(guest: &Guest, name: &str) -> Guest {
    let headers = [
        ("cookie", guest.cookie.as_str()),
        ("content-type", "application/json"),
    ];
    let body = json!({ "name": name }).to_string();
    let answer = call(guest.addr, "PUT", "/api/me", &headers, body.as_bytes()).await;
    let cookie = answer.header("set-cookie").expect("a cookie");
    Guest {
        cookie: cookie.split(';').next().expect("a pair").to_owned(),
        ..guest.clone()
    }
}

/// What a shared link shows: the game, who waits, where, and nothing that could break the page.
#[tokio::test(flavor = "multi_thread")]
async fn a_shared_link_tells_what_it_leads_to() {
    let house = known().await;
    let host = renamed(&house.guest().await, "<b>\"Odile\"&'").await;
    let id = host.invite(json!({})).await;
    let page = get(house.addr, &format!("/table/{id}")).await;
    if get(house.addr, "/").await.status == 503 {
        // Nothing to put it into: the page was not built before this test.
        assert_eq!(page.status, 503);
        return;
    }
    assert_eq!(page.status, 200);
    let text = page.text();
    for tag in [
        format!("<meta property=\"og:url\" content=\"{PUBLIC}/table/{id}\" />"),
        format!("<meta property=\"og:image\" content=\"{PUBLIC}/og.png\" />"),
    ] {
        assert!(text.contains(&tag), "{tag} in {text}");
    }
    let of = |name: &str| {
        let start = format!("<meta property=\"{name}\" content=\"");
        let (_, rest) = text
            .split_once(&start)
            .unwrap_or_else(|| panic!("{name} in {text}"));
        rest.split_once('"').expect("an end").0.to_owned()
    };
    assert!(of("og:title").contains("checs"));
    assert!(of("og:description").contains("&lt;b&gt;&quot;Odile&quot;&amp;&#39;"));
    assert!(!text.contains("<b>"), "{text}");
    assert!(!text.contains(&house.secret(&id)));
    let english = call(
        house.addr,
        "GET",
        &format!("/table/{id}"),
        &[("accept-language", "en")],
        b"",
    )
    .await;
    assert_ne!(english.text(), text);
    // Once it is under way, the table waits for nobody.
    house.guest().await.sit(&id).await;
    let under_way = get(house.addr, &format!("/table/{id}")).await;
    assert!(!under_way.text().contains("Odile"));
    let none = get(house.addr, "/table/nosuchtable1").await;
    assert_eq!((none.status, none.text().contains("og:url")), (200, false));
    let picture = get(house.addr, "/og.png").await;
    assert_eq!(picture.header("content-type"), Some("image/png"));
}
