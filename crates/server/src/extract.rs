//! What a call carries, read so that every fault is answered in the same form.
//!
//! The framework's own readers answer in plain English and wait for a body as long as it takes.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};

use crate::House;
use crate::error::{Denial, HouseFault};
use crate::locale::Asked;

/// The id in an address, not yet known to be a table's.
pub(crate) struct Id(pub(crate) String);

impl FromRequestParts<Arc<House>> for Id {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Id, Response> {
        match Path::from_request_parts(parts, house).await {
            Ok(Path(id)) => Ok(Id(id)),
            // What is not even text names no table.
            Err(_) => Err(Denial::from(HouseFault::NotFound).response(Asked::of(parts))),
        }
    }
}

/// The id and the number of a game in an address, not yet known to be a table's.
pub(crate) struct Numbered(pub(crate) String, pub(crate) u32);

impl FromRequestParts<Arc<House>> for Numbered {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Numbered, Response> {
        match Path::from_request_parts(parts, house).await {
            Ok(Path((id, number))) => Ok(Numbered(id, number)),
            Err(_) => Err(Denial::from(HouseFault::NotFound).response(Asked::of(parts))),
        }
    }
}

/// The body of a call, as large as a call may be.
pub(crate) struct Body(pub(crate) Bytes);

impl FromRequest<Arc<House>> for Body {
    type Rejection = Response;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Body, Response> {
        let (parts, body) = request.into_parts();
        let asked = Asked::of(&parts);
        let read = Bytes::from_request(Request::from_parts(parts, body), house);
        let fault = match house.clock.timeout(house.config.limits.body_time, read).await {
            Some(Ok(read)) => return Ok(Body(read)),
            Some(Err(rejection)) => match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => HouseFault::TooLarge,
                _ => HouseFault::BadRequest,
            },
            None => HouseFault::TooSlow,
        };
        Err(Denial::from(fault).response(asked))
    }
}
