//! The language of an answer.
//!
//! `?lang=` comes before the header: the language of a page is its reader's choice, and a page cannot set the
//! headers of a socket that it opens.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use phrases::Locale;

/// The language asked for, by `?lang=` or by the header.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Asked(pub(crate) Locale);

impl Asked {
    pub(crate) fn of(parts: &Parts) -> Asked {
        let query = parts.uri.query().unwrap_or_default();
        let lang = query.split('&').find_map(|pair| pair.strip_prefix("lang="));
        let header = parts
            .headers
            .get(ACCEPT_LANGUAGE)
            .and_then(|value| value.to_str().ok());
        Asked(Locale::asked_for(lang.or(header).unwrap_or_default()))
    }
}

impl<S: Sync> FromRequestParts<S> for Asked {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asked, Infallible> {
        Ok(Asked::of(parts))
    }
}
