//! What a link to a table shows where it is shared, before anybody follows it.
//!
//! It tells what everybody who has the link may know: the game, whether the table waits, and who waits.

use std::sync::Arc;

use axum::http::HeaderMap;
use catalog::Kind;
use room::{Holder, Phase, Table};

use crate::House;
use crate::api;
use crate::locale::Asked;
use crate::public_url::PublicUrl;
use crate::security::Caller;

/// The picture of the house, 1200 × 630.
const PICTURE: &str = "/og.png";

/// The tags for the page of the table `id`; none where there is no such table.
pub(crate) async fn tags(
    house: &Arc<House>,
    caller: &Caller,
    asked: Asked,
    headers: &HeaderMap,
    id: &str,
) -> Option<String> {
    let home = house.home(caller, headers)?;
    let table = api::find(house, id).await.ok()?;
    let inner = table.look().await;
    let (title, description) = words(inner.room.table(), asked)?;
    Some(draw(&home, table.id.as_str(), &title, &description))
}

/// The title and the sentence under it.
fn words(table: &Table, Asked(locale): Asked) -> Option<(String, String)> {
    let kind = Kind::ALL.iter().find(|kind| kind.slug() == table.spec().game)?;
    let key = match table.phase() {
        Phase::Waiting => "invitation-waiting",
        Phase::Playing | Phase::Between => "invitation-playing",
        Phase::Over | Phase::Aborted => "invitation-over",
    };
    let host = match table.holders().first()? {
        Holder::Person { name, .. } => name.as_str(),
        Holder::Bot(_) | Holder::Free => "Cavalettres",
    };
    let args = [("game", kind.name()), ("name", host)];
    Some((
        locale.sentence("invitation-title", &args)?,
        locale.sentence(key, &args)?,
    ))
}

fn draw(home: &PublicUrl, id: &str, title: &str, description: &str) -> String {
    let picture = format!("{home}{PICTURE}");
    let url = format!("{home}/table/{id}");
    let tags = [
        ("og:type", "website"),
        ("og:site_name", "Cavalettres"),
        ("og:title", title),
        ("og:description", description),
        ("og:url", &url),
        ("og:image", &picture),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
    ];
    let mut text: String = tags
        .iter()
        .map(|(name, value)| format!("<meta property=\"{name}\" content=\"{}\" />\n", escaped(value)))
        .collect();
    text.push_str("<meta name=\"twitter:card\" content=\"summary_large_image\" />\n");
    text
}

/// A text that cannot break out of an attribute.
fn escaped(text: &str) -> String {
    text.chars()
        .fold(String::with_capacity(text.len()), |mut safe, c| {
            match c {
                '&' => safe.push_str("&amp;"),
                '<' => safe.push_str("&lt;"),
                '>' => safe.push_str("&gt;"),
                '"' => safe.push_str("&quot;"),
                '\'' => safe.push_str("&#39;"),
                c => safe.push(c),
            }
            safe
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_breaks_out_of_its_tag() {
        let home = "https://jeux.example".parse().unwrap();
        let tags = draw(&home, "abc", "\"><script>", "a'b&c\"/><img src=x>");
        assert!(!tags.contains("<script") && !tags.contains("<img"), "{tags}");
        assert_eq!(tags.matches('<').count(), tags.lines().count(), "{tags}");
        assert!(tags.contains("content=\"https://jeux.example/table/abc\""));
        assert!(tags.contains("a&#39;b&amp;c&quot;/&gt;"));
    }
}
