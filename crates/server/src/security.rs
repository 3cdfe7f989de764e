//! What browsers are told to allow, and who may ask.
//!
//! A cookie goes along with whatever any page sends here, so what changes something must come from a page of
//! the house or from no page at all. The headers keep scripts and frames of others out of the page itself.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use room::PlayerId;

use crate::House;
use crate::address::{Address, Proxies};
use crate::door::Pass;
use crate::error::{Denial, HouseFault};
use crate::identity::Claim;
use crate::locale::Asked;
use crate::public_url::PublicUrl;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// Adds the headers that keep a page to itself.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_page = !["/api", "/ws", "/healthz"]
        .iter()
        .any(|own| path.starts_with(own));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if !is_page {
        // What calls answer depends on who asks and when: it is stored nowhere on its way.
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
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

/// Who sends a request, as far as the door can tell.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// Where it comes from.
    pub(crate) address: Address,
    /// Whether it comes from this machine or from a proxy that does not say for whom.
    pub(crate) is_near: bool,
    /// Whether it came over HTTPS.
    pub(crate) secure: bool,
    /// Who it says it is.
    pub(crate) claim: Claim,
    /// Its leave to be in. A socket outlives the connection it came by, and is one all the same.
    _pass: Option<Arc<Pass>>,
}

impl Caller {
    /// The sender of a request; read once, and told to everybody who handles it.
    pub(crate) fn of(parts: &Parts, house: &House) -> Caller {
        if let Some(caller) = parts.extensions.get::<Caller>() {
            return caller.clone();
        }
        let info = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = info.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(addr)| addr.ip());
        let proxies = Proxies(&house.config.trusted_proxies);
        let asker = proxies.asker(peer, &parts.headers);
        let public = house.config.public_url.as_ref();
        let claim = match house.cookies.claim(&parts.headers) {
            Claim::Known(guest, session) if !house.sessions.admits(guest.player, session) => Claim::Forged,
            claim => claim,
        };
        Caller {
            address: Address::from(asker),
            is_near: proxies.trusts(asker),
            secure: public.is_some_and(PublicUrl::is_secure) || proxies.is_secure(peer, &parts.headers),
            claim,
            _pass: parts.extensions.get::<Arc<Pass>>().cloned(),
        }
    }

    /// Whose share of the house's attention it takes.
    pub(crate) fn client(&self) -> Client {
        let guest = self.claim.player().map(Client::Guest);
        guest.unwrap_or(Client::At(self.address))
    }

    /// Where it comes from, unless that is here: what a proxy or a tool on this machine sends by sockets
    /// is many people's.
    pub(crate) fn stranger(&self) -> Option<Address> {
        (!self.is_near).then_some(self.address)
    }
}

/// Whom the house shares its attention among.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Client {
    /// A guest, wherever they are.
    Guest(PlayerId),
    /// All at one address who are no guests.
    At(Address),
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Caller, Infallible> {
        Ok(Caller::of(parts, house))
    }
}

/// Refuses what another site's page sends in a visitor's name, and whoever asks too much.
pub(crate) async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let asked = Asked::of(&parts);
    let caller = Caller::of(&parts, &house);
    let harmless = matches!(parts.method, Method::GET | Method::HEAD);
    let socket = parts.headers.contains_key(header::UPGRADE);
    if (!harmless || socket) && !same_origin(&parts.headers, house.config.public_url.as_ref()) {
        return Denial::from(HouseFault::BadOrigin).response(asked);
    }
    if let Err(fault) = house.budgets.request(&caller) {
        return Denial::from(fault).response(asked);
    }
    parts.extensions.insert(caller);
    next.run(Request::from_parts(parts, body)).await
}

/// Whether the sender is no other site's page. Programs send no origin at all.
fn same_origin(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let origin = origin.to_str().unwrap_or_default();
    if public.is_some_and(|public| public.origin() == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    matches!((origin.split_once("://"), host), (Some((_, origin)), Some(host)) if origin == host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_and_programs_may_act() {
        let public: PublicUrl = "https://salon.example".parse().unwrap();
        let case = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("jeux.example:8080"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            same_origin(&headers, Some(&public))
        };
        assert!(case(None));
        assert!(case(Some("http://jeux.example:8080")));
        assert!(case(Some("https://salon.example")), "as players know it");
        for other in [
            "http://jeux.example",
            "http://salon.example",
            "http://evil.example",
            "null",
            "",
            "http://jeux.example:8080.evil",
        ] {
            assert!(!case(Some(other)), "{other}");
        }
    }
}
