//! Answers of calls, packed for browsers that can unpack them.
//!
//! The length of a packed answer tells how much of it is alike. Where somebody else's words stand beside
//! a secret, whoever sees the lengths could guess it letter by letter: so a table with its hidden letters
//! and its talk is never packed, and every other answer bears a filling of random length.

use std::io::Write as _;

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::{Compression, GzBuilder};

use crate::identity;

/// What is shorter fits into one packet either way.
const LEAST: usize = 1024;
/// The longest filling, in bytes.
const FILLING: usize = 128;

/// Packs what a call answers.
pub(crate) async fn pack(request: Request, next: Next) -> Response {
    let accepted = accepts(request.headers(), "gzip");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.append(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if !accepted || response.status() != StatusCode::OK {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(plain) = to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    if plain.len() < LEAST {
        return Response::from_parts(parts, Body::from(plain));
    }
    let packed = gzip(&plain);
    parts.headers.remove(header::CONTENT_LENGTH);
    parts
        .headers
        .insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Response::from_parts(parts, Body::from(packed))
}

fn gzip(plain: &[u8]) -> Vec<u8> {
    let random = identity::random_bytes();
    let length = usize::from(random[0]) % FILLING;
    let filling: Vec<u8> = random.into_iter().cycle().take(length).collect();
    let mut packer = GzBuilder::new()
        .extra(filling)
        .write(Vec::new(), Compression::fast());
    let packed = packer.write_all(plain).and_then(|()| packer.finish());
    packed.expect("memory takes what is written")
}

/// Whether whoever sends `headers` can unpack `coding`.
pub(crate) fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|accepted| accepted.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        let weight = |part: &str| part.strip_prefix("q=")?.parse::<f32>().ok();
        parts.next() == Some(coding) && parts.find_map(weight) != Some(0.0)
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn what_is_packed_unpacks_and_its_length_says_little() {
        let plain = b"cheval, chevaux, ".repeat(200);
        let packed: Vec<_> = (0..20).map(|_| gzip(&plain)).collect();
        for packed in &packed {
            let mut unpacked = Vec::new();
            let mut unpacker = flate2::read::GzDecoder::new(packed.as_slice());
            unpacker.read_to_end(&mut unpacked).unwrap();
            assert_eq!(unpacked, plain);
            assert!(packed.len() < plain.len() / 4);
        }
        assert!(packed.iter().any(|other| other.len() != packed[0].len()));
    }
}
