//! Guests: a signed cookie gives a stable identity and a nickname.
//!
//! Nothing is kept on the server. The cookie holds the id and the nickname, in hexadecimal, and an
//! HMAC of both under a key that only this house knows.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use hmac::{Hmac, KeyInit as _, Mac as _};
use phrases::Locale;
use room::{Name, PlayerId};
use sha2::Sha256;

use crate::House;
use crate::error::{Denial, Fault};
use crate::locale::Asked;

const COOKIE: &str = "cavalettres";
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
    /// A cookie that was not made here.
    Forged,
    /// A guest known by cookie.
    Known(Guest),
}

impl CookieKey {
    pub(crate) fn new(bytes: [u8; 32]) -> CookieKey {
        CookieKey(bytes)
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(text.as_bytes());
        mac
    }

    fn sign(&self, guest: &Guest) -> String {
        let body = format!("{}.{}", guest.player, hex(guest.name.as_str().as_bytes()));
        let signature = hex(&self.mac(&body).finalize().into_bytes());
        format!("{body}.{signature}")
    }

    fn verify(&self, value: &str) -> Option<Guest> {
        let (body, signature) = value.rsplit_once('.')?;
        self.mac(body).verify_slice(&unhex(signature)?).ok()?;
        let (player, name) = body.split_once('.')?;
        let name = String::from_utf8(unhex(name)?).ok()?;
        Some(Guest {
            player: player.parse().ok()?,
            name: Name::new(&name)?,
        })
    }

    /// Who sends a request with these headers.
    pub(crate) fn claim(&self, headers: &HeaderMap) -> Claim {
        let cookies = headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok());
        let mut pairs = cookies
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='));
        match pairs.find(|(name, _)| *name == COOKIE) {
            None => Claim::None,
            Some((_, value)) => self.verify(value).map_or(Claim::Forged, Claim::Known),
        }
    }

    /// The header that makes the browser remember `guest`.
    pub(crate) fn remember(&self, guest: &Guest, secure: bool) -> HeaderValue {
        let secure = if secure { "; Secure" } else { "" };
        let value = self.sign(guest);
        let cookie = format!("{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&cookie).expect("hexadecimal digits make a header")
    }
}

impl Guest {
    /// A guest nobody has seen before, with a name to change.
    pub(crate) fn newcomer(locale: Locale) -> Guest {
        let player = PlayerId(random());
        let number = (player.0 % 9000 + 1000).to_string();
        let named = locale
            .sentence("guest-name", &[("number", &number)])
            .and_then(|name| Name::new(&name));
        let name = named.unwrap_or_else(|| Name::new(&number).expect("four digits make a name"));
        Guest { player, name }
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

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}

pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| {
        char::from(byte)
            .to_digit(16)
            .and_then(|digit| u8::try_from(digit).ok())
    };
    let pairs = text.as_bytes().chunks_exact(2);
    if !pairs.remainder().is_empty() {
        return None;
    }
    pairs
        .map(|pair| Some(digit(pair[0])? * 16 + digit(pair[1])?))
        .collect()
}

/// The sender of a request: a known guest, or a newcomer whom the answer gives a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: Guest,
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

/// Whether the request came over HTTPS, as told by a proxy in front of the server.
pub(crate) fn is_secure(headers: &HeaderMap) -> bool {
    headers
        .get("x-forwarded-proto")
        .is_some_and(|proto| proto.as_bytes() == b"https")
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visitor, Response> {
        let asked = Asked::of(parts);
        match house.cookies.claim(&parts.headers) {
            Claim::Known(guest) => Ok(Visitor { guest, cookie: None }),
            Claim::None => {
                let guest = Guest::newcomer(asked.0);
                let cookie = house.cookies.remember(&guest, is_secure(&parts.headers));
                Ok(Visitor {
                    guest,
                    cookie: Some(cookie),
                })
            }
            Claim::Forged => Err(Denial::from(Fault::BadCookie).response(asked)),
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
        let cookie = format!("theme=dark; {COOKIE}={}", key.sign(&guest()));
        assert_eq!(key.claim(&headers(&cookie)), Claim::Known(guest()));
        assert_eq!(CookieKey::new([2; 32]).claim(&headers(&cookie)), Claim::Forged);
        assert_eq!(key.claim(&headers("theme=dark")), Claim::None);
    }

    #[test]
    fn changing_any_character_forges_it() {
        let key = CookieKey::new([1; 32]);
        let signed = key.sign(&guest());
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
            prop_assert!(!matches!(key.claim(&headers(&text)), Claim::Known(_)));
            let named = format!("{COOKIE}={text}");
            prop_assert!(!matches!(key.claim(&headers(&named)), Claim::Known(_)));
        }
    }
}
