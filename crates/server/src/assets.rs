//! The page, embedded in the binary, each file compressed beforehand.
//!
//! One file is then the whole house: nothing can be missing beside it or be of another version. Names under
//! `assets/` change with what they hold and are kept for a year; the rest is asked for each time.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::{Denial, HouseFault};
use crate::locale::Asked;
use crate::security::Caller;
use crate::{Shared, invitation, packing};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Page;

/// Answers with a file of the page, or with the page itself for its own addresses.
pub(crate) async fn serve(
    State(house): Shared,
    caller: Caller,
    asked: Asked,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if matches!(path.split('/').next(), Some("api" | "ws")) {
        return Denial::from(HouseFault::NotFound).response(asked);
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return Denial::from(HouseFault::BadMethod).response(asked);
    }
    if let Some(response) = file(path, &headers, StatusCode::OK) {
        return response;
    }
    // A missing file is missing; a page's address is the page's to judge, which shows what it knows.
    let named_file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    if path.starts_with("assets/") || (named_file && !is_page(path)) {
        return Denial::from(HouseFault::NotFound).response(asked);
    }
    if let Some(id) = table_of(path)
        && let Some(tags) = invitation::tags(&house, &caller, asked, &headers, id).await
        && let Some(response) = invite(&tags)
    {
        return response;
    }
    let status = if is_page(path) {
        StatusCode::OK
    } else {
        StatusCode::NOT_FOUND
    };
    file("index.html", &headers, status).unwrap_or_else(|| {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "the page is not built: run `cargo xtask run`\n",
        )
            .into_response()
    })
}

/// Whether the page has something to show at `path`.
fn is_page(path: &str) -> bool {
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    matches!(
        (parts.next(), parts.next(), parts.next()),
        (None, ..)
            | (
                Some("table" | "regles" | "lecon" | "imprimer" | "dictionnaire"),
                Some(_),
                None
            )
            | (Some("regles" | "imprimer" | "dictionnaire"), None, None)
    )
}

/// The table whose page `path` is.
fn table_of(path: &str) -> Option<&str> {
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    (parts.next() == Some("table")).then(|| parts.next()).flatten()
}

/// The page with `tags` in its head.
fn invite(tags: &str) -> Option<Response> {
    let page = Page::get("index.html")?;
    let page = std::str::from_utf8(&page.data).ok()?;
    let (head, rest) = page.split_once("</head>")?;
    let headers = [
        (header::CONTENT_TYPE, media_type("index.html")),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "Accept-Language"),
    ];
    Some((headers, format!("{head}{tags}</head>{rest}")).into_response())
}

fn file(path: &str, headers: &HeaderMap, status: StatusCode) -> Option<Response> {
    let plain = Page::get(path)?;
    let (encoding, content) = compressed(path, headers).unwrap_or(("", plain));
    let kind = media_type(path);
    // Names under assets/ change with their content.
    let caching = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = Response::builder()
        .status(status)
        .header(header::CONTENT_TYPE, kind)
        .header(header::CACHE_CONTROL, caching)
        .header(header::VARY, "Accept-Encoding");
    if !encoding.is_empty() {
        response = response.header(header::CONTENT_ENCODING, encoding);
    }
    response.body(Body::from(content.data)).ok()
}

fn compressed(path: &str, headers: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    [("br", ".br"), ("gzip", ".gz")]
        .into_iter()
        .filter(|(name, _)| packing::accepts(headers, name))
        .find_map(|(name, ending)| Page::get(&format!("{path}{ending}")).map(|file| (name, file)))
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
