//! The printed box over the wire.

use crate::fixture::House;
use crate::fixture::http::{call, get};

#[tokio::test(flavor = "multi_thread")]
async fn a_box_tells_its_sheets_and_each_is_drawn() {
    let house = House::open().await;
    let games = get(house.addr, "/api/games").await.json();
    for game in games.as_array().expect("games") {
        let slug = game["slug"].as_str().expect("a slug");
        let kit = get(house.addr, &format!("/api/games/{slug}/kit?lang=fr"))
            .await
            .json();
        let names: Vec<_> = kit["papers"]
            .as_array()
            .expect("papers")
            .iter()
            .map(|paper| &paper["name"])
            .collect();
        assert_eq!(names, ["a4", "a3"], "{slug}");
        let sheets = kit["sheets"].as_array().expect("sheets");
        assert!(sheets.iter().any(|sheet| sheet["id"] == "rule"), "{slug}: {kit}");
        let id = sheets[0]["id"].as_str().expect("an id");
        let drawn = get(
            house.addr,
            &format!("/api/games/{slug}/kit/{id}.svg?ink=save&paper=a3"),
        )
        .await;
        assert_eq!(drawn.header("content-type"), Some("image/svg+xml"), "{slug}");
        assert!(drawn.text().contains("viewBox=\"0 0 297 420\""), "{slug}");
        // A back lies on an even page, behind the front before it.
        for (at, sheet) in sheets.iter().enumerate() {
            assert!(sheet["back"] == false || at % 2 == 1, "{slug}: {kit}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pdf_is_the_same_for_the_same_wish_and_has_what_is_asked_for() {
    let house = House::open().await;
    let pdf = |query: &'static str| {
        let path = format!("/api/games/echec-et-mots/kit.pdf{query}");
        async move { get(house.addr, &path).await }
    };
    let whole = pdf("?paper=a4&ink=full&lang=fr").await;
    assert_eq!(whole.status, 200);
    assert_eq!(whole.header("content-type"), Some("application/pdf"));
    let name = whole.header("content-disposition").expect("a name");
    assert!(name.contains("cavalettres-echec-et-mots-a4.pdf"), "{name}");
    assert!(whole.body.starts_with(b"%PDF-"));
    assert_eq!(whole.body, pdf("?lang=fr").await.body);
    let few = pdf("?sheets=letters,board&lang=fr").await;
    assert_eq!(few.body, pdf("?sheets=board,letters&lang=fr").await.body);
    let pages = |body: &[u8]| String::from_utf8_lossy(body).matches("/MediaBox").count();
    // The board, an empty page behind it, the letters and their backs.
    assert_eq!((pages(&whole.body), pages(&few.body)), (6, 4));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_box_and_no_sheet_is_refused() {
    let house = House::open().await;
    for (path, status, code) in [
        ("/api/games/attic/kit", 404, "not-found"),
        ("/api/games/attic/kit.pdf", 404, "not-found"),
        ("/api/games/echecs/kit/attic.svg", 404, "not-found"),
        ("/api/games/echecs/kit/board", 404, "not-found"),
        ("/api/games/echecs/kit.pdf?paper=a5", 400, "bad-request"),
        ("/api/games/echecs/kit.pdf?ink=red", 400, "bad-request"),
        ("/api/games/echecs/kit.pdf?sheets=board,attic", 400, "bad-request"),
        ("/api/games/echecs/kit.pdf?sheets=", 400, "bad-request"),
        ("/api/games/%FF/kit", 404, "not-found"),
    ] {
        let answer = get(house.addr, path).await;
        assert_eq!(answer.refusal(), (status, code.to_owned()), "{path}");
    }
    let wrong = call(house.addr, "POST", "/api/games/echecs/kit.pdf", &[], b"{}").await;
    assert_eq!(wrong.refusal().0, 405);
}
