//! What browsers are told to allow, and who may ask.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::House;
use crate::error::{Denial, Fault};
use crate::locale::Asked;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// Adds the headers that keep a page to itself.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert(
        "cross-origin-opener-policy",
        HeaderValue::from_static("same-origin"),
    );
    headers.insert(
        "permissions-policy",
        HeaderValue::from_static("camera=(), microphone=(), geolocation=()"),
    );
    response
}

/// Refuses what another site's page sends in a visitor's name, and whoever asks too much.
pub(crate) async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let asked = Asked::of(&parts);
    let harmless = matches!(parts.method, Method::GET | Method::HEAD);
    let socket = parts.headers.contains_key(header::UPGRADE);
    if (!harmless || socket) && !same_origin(&parts.headers) {
        return Denial::from(Fault::BadOrigin).response(asked);
    }
    let request = Request::from_parts(parts, body);
    if !house.requests.admits(client(&request), Instant::now()) {
        let mut response = Denial::from(Fault::TooMany).response(asked);
        response
            .headers_mut()
            .insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        return response;
    }
    next.run(request).await
}

/// The address a request comes from.
pub(crate) fn client(request: &Request) -> IpAddr {
    let info = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = info.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(addr)| addr.ip());
    asker(peer, request.headers())
}

/// Whom `peer` asks for. Only a proxy on this machine is believed, and only what it added itself: the
/// last address in the last header.
fn asker(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    if peer.to_canonical().is_loopback() {
        forwarded().unwrap_or(peer)
    } else {
        peer
    }
}

/// Whether the sender is no other site's page. Programs send no origin at all.
fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    matches!((origin, host), (Some((_, origin)), Some(host)) if origin == host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_proxy_on_this_machine_is_believed() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let ask = |peer: &str, forwarded: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for value in forwarded {
                headers.append("x-forwarded-for", HeaderValue::from_static(value));
            }
            asker(ip(peer), &headers)
        };
        assert_eq!(ask("127.0.0.1", &[]), ip("127.0.0.1"));
        assert_eq!(ask("127.0.0.1", &["203.0.113.7"]), ip("203.0.113.7"));
        assert_eq!(
            ask("::ffff:127.0.0.1", &["10.9.9.9, 2001:db8::1"]),
            ip("2001:db8::1")
        );
        assert_eq!(
            ask("::1", &["203.0.113.7", "198.51.100.1"]),
            ip("198.51.100.1"),
            "the proxy's own"
        );
        assert_eq!(ask("198.51.100.1", &["203.0.113.7"]), ip("198.51.100.1"));
        assert_eq!(ask("127.0.0.1", &["unknown"]), ip("127.0.0.1"));
    }

    #[test]
    fn only_our_own_pages_and_programs_may_act() {
        let case = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("jeux.example:8080"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            same_origin(&headers)
        };
        assert!(case(None));
        assert!(case(Some("http://jeux.example:8080")));
        for other in [
            "http://jeux.example",
            "http://evil.example",
            "null",
            "",
            "http://jeux.example:8080.evil",
        ] {
            assert!(!case(Some(other)), "{other}");
        }
    }
}
