//! Guests: a signed cookie gives a stable identity and a nickname.
//!
//! The cookie holds the id, the nickname and the session it was given for, in hexadecimal, and an HMAC of
//! all of it under a key that only this house knows. The server keeps nothing of a guest but the sessions
//! that were revoked (`sessions`). Cookies of earlier houses name no session and are still understood.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use hmac::{Hmac, KeyInit as _, Mac as _};
use phrases::Locale;
use room::{Name, PlayerId, hex, unhex};
use sha2::Sha256;

use crate::House;
use crate::error::{Denial, HouseFault};
use crate::locale::Asked;
use crate::security::Caller;
use crate::sessions::Session;

const COOKIE: &str = "cavalettres";
/// Over HTTPS: browsers take a cookie of such a name from this host only, and only over HTTPS.
const SECURE_COOKIE: &str = "__Host-cavalettres";
const YEAR: u64 = 365 * 24 * 3600;

/// The key that cookies are signed with.
#[derive(Clone)]
pub(crate) struct CookieKey([u8; 32]);

/// A guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Guest {
    pub(crate) player: PlayerId,
    pub(crate) name: Name,
}

/// What a request says about who sends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// No cookie.
    None,
    /// A cookie that was not made here, or that is revoked.
    Forged,
    /// A guest known by cookie.
    Known(Guest, Session),
}

impl Claim {
    /// The guest, if one is known.
    pub(crate) fn player(&self) -> Option<PlayerId> {
        match self {
            Claim::Known(guest, _) => Some(guest.player),
            Claim::None | Claim::Forged => None,
        }
    }
}

impl CookieKey {
    pub(crate) fn new(bytes: [u8; 32]) -> CookieKey {
        CookieKey(bytes)
    }

    /// Bytes that nobody without the key can tell, for a purpose that is no cookie.
    pub(crate) fn derived(&self, purpose: &str) -> [u8; 32] {
        self.mac(purpose).finalize().into_bytes().into()
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(text.as_bytes());
        mac
    }

    fn sign(&self, guest: &Guest, session: Session) -> String {
        let name = hex(guest.name.as_str().as_bytes());
        let body = format!("{}.{name}.{session}", guest.player);
        let signature = hex(&self.mac(&body).finalize().into_bytes());
        format!("{body}.{signature}")
    }

    fn verify(&self, value: &str) -> Option<(Guest, Session)> {
        let (body, signature) = value.rsplit_once('.')?;
        self.mac(body).verify_slice(&unhex(signature)?).ok()?;
        let (player, rest) = body.split_once('.')?;
        let (name, session) = match rest.split_once('.') {
            Some((name, session)) => (name, session.parse().ok()?),
            None => (rest, Session::UNNAMED),
        };
        let player = player.parse().ok()?;
        let name = String::from_utf8(unhex(name)?).ok()?;
        // A name that is no longer allowed costs its bearer the name, not the games.
        let name = Name::new(&name).unwrap_or_else(|| Guest::number(player));
        Some((Guest { player, name }, session))
    }

    /// Who sends a request with these headers.
    pub(crate) fn claim(&self, headers: &HeaderMap) -> Claim {
        let value = |wanted: &str| {
            let lines = headers.get_all(header::COOKIE).iter();
            lines
                .filter_map(|line| line.to_str().ok())
                .flat_map(|line| line.split(';'))
                .filter_map(|pair| pair.trim().split_once('='))
                .find(|(name, _)| *name == wanted)
                .map(|(_, value)| value)
        };
        match value(SECURE_COOKIE).or_else(|| value(COOKIE)) {
            None => Claim::None,
            Some(value) => self
                .verify(value)
                .map_or(Claim::Forged, |(guest, session)| Claim::Known(guest, session)),
        }
    }

    /// The header that makes the browser remember `guest`.
    pub(crate) fn remember(&self, guest: &Guest, session: Session, secure: bool) -> HeaderValue {
        cookie(&self.sign(guest, session), YEAR, secure)
    }
}

/// The header that makes the browser forget its guest.
pub(crate) fn forget(secure: bool) -> HeaderValue {
    cookie("", 0, secure)
}

fn cookie(value: &str, age: u64, secure: bool) -> HeaderValue {
    let (name, secure) = if secure {
        (SECURE_COOKIE, "; Secure")
    } else {
        (COOKIE, "")
    };
    let cookie = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).expect("hexadecimal digits make a header")
}

impl Guest {
    /// A guest nobody has seen before, with a name to change.
    pub(crate) fn newcomer(locale: Locale) -> Guest {
        let player = PlayerId(random());
        let number = Guest::number(player);
        let named = locale
            .sentence("guest-name", &[("number", number.as_str())])
            .and_then(|name| Name::new(&name));
        Guest {
            player,
            name: named.unwrap_or(number),
        }
    }

    /// What to call somebody who has no name.
    fn number(player: PlayerId) -> Name {
        Name::new(&(player.0 % 9000 + 1000).to_string()).expect("four digits make a name")
    }
}

/// Eight bytes that cannot be guessed.
///
/// # Panics
/// When the machine has no source of randomness, without which no secret could be kept.
pub(crate) fn random() -> u64 {
    getrandom::u64().expect("the machine gives random bytes")
}

/// Thirty-two bytes that cannot be guessed.
///
/// # Panics
/// As for [`random`].
pub(crate) fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the machine gives random bytes");
    bytes
}

/// The sender of a request: a known guest, or a newcomer whom the answer gives a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: Guest,
    pub(crate) session: Session,
    pub(crate) caller: Caller,
    cookie: Option<HeaderValue>,
}

impl Visitor {
    /// Adds the newcomer's cookie to an answer.
    pub(crate) fn greet(&self, mut response: Response) -> Response {
        if let Some(cookie) = &self.cookie {
            response.headers_mut().append(header::SET_COOKIE, cookie.clone());
        }
        response
    }
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visitor, Response> {
        let asked = Asked::of(parts);
        let caller = Caller::of(parts, house);
        match caller.claim.clone() {
            Claim::Known(guest, session) => Ok(Visitor {
                guest,
                session,
                caller,
                cookie: None,
            }),
            Claim::None => {
                let guest = Guest::newcomer(asked.0);
                let session = Session::fresh();
                let cookie = house.cookies.remember(&guest, session, caller.secure);
                Ok(Visitor {
                    guest,
                    session,
                    caller,
                    cookie: Some(cookie),
                })
            }
            Claim::Forged => Err(Denial::from(HouseFault::BadCookie).response(asked)),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        if let Ok(value) = HeaderValue::from_str(cookie) {
            headers.insert(header::COOKIE, value);
        }
        headers
    }

    fn guest() -> Guest {
        Guest {
            player: PlayerId(42),
            name: Name::new("Maëlle ♞").unwrap(),
        }
    }

    #[test]
    fn a_signed_cookie_names_its_guest_and_no_other_key_does() {
        let key = CookieKey::new([1; 32]);
        let session = Session::fresh();
        let known = Claim::Known(guest(), session);
        for name in [COOKIE, SECURE_COOKIE] {
            let cookie = format!("theme=dark; {name}={}", key.sign(&guest(), session));
            assert_eq!(key.claim(&headers(&cookie)), known);
            assert_eq!(CookieKey::new([2; 32]).claim(&headers(&cookie)), Claim::Forged);
        }
        assert_eq!(key.claim(&headers("theme=dark")), Claim::None);
    }

    #[test]
    fn a_cookie_that_only_this_host_can_set_comes_before_another() {
        let key = CookieKey::new([1; 32]);
        let other = Guest {
            player: PlayerId(7),
            ..guest()
        };
        let session = Session::fresh();
        let cookies = format!(
            "{COOKIE}={}; {SECURE_COOKIE}={}",
            key.sign(&other, session),
            key.sign(&guest(), session)
        );
        assert_eq!(key.claim(&headers(&cookies)), Claim::Known(guest(), session));
    }

    #[test]
    fn an_old_cookie_is_still_understood() {
        let key = CookieKey::new([1; 32]);
        let old = |name: &str| {
            let body = format!("{}.{}", PlayerId(42), hex(name.as_bytes()));
            let signature = hex(&key.mac(&body).finalize().into_bytes());
            key.claim(&headers(&format!("{COOKIE}={body}.{signature}")))
        };
        assert_eq!(old("Maëlle ♞"), Claim::Known(guest(), Session::UNNAMED));
        let nameless = Guest {
            name: Name::new("1042").unwrap(),
            ..guest()
        };
        assert_eq!(
            old("\u{3164}"),
            Claim::Known(nameless, Session::UNNAMED),
            "a name that was allowed once"
        );
    }

    #[test]
    fn changing_any_character_forges_it() {
        let key = CookieKey::new([1; 32]);
        let signed = key.sign(&guest(), Session::fresh());
        for at in 0..signed.len() {
            let mut bytes = signed.clone().into_bytes();
            bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
            let forged = String::from_utf8(bytes).unwrap();
            assert_eq!(
                key.claim(&headers(&format!("{COOKIE}={forged}"))),
                Claim::Forged,
                "{forged}"
            );
        }
    }

    proptest! {
        #[test]
        fn any_cookie_is_none_or_forged(text in "[ -~]{0,200}") {
            let key = CookieKey::new([1; 32]);
            prop_assert!(!matches!(key.claim(&headers(&text)), Claim::Known(..)));
            let named = format!("{COOKIE}={text}");
            prop_assert!(!matches!(key.claim(&headers(&named)), Claim::Known(..)));
        }
    }
}
