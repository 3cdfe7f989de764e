//! Forgetting devices: a cookie that was copied, or left on somebody else's machine.
//!
//! The journal keeps it before the cookies stop counting and their sockets are closed: what was promised must
//! outlive a crash.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use journal::StoreError;
use protocol::{Devices, ErrorBody, Me, Revoke};

use crate::error::{Denial, HouseFault};
use crate::extract::Body;
use crate::identity::{self, Visitor};
use crate::locale::Asked;
use crate::{Shared, api};

/// Makes the cookie of this device, or those of all others, count no longer. Their sockets are closed.
#[utoipa::path(post, path = "/api/me/revoke", tag = "guests", request_body = Revoke,
    responses((status = 200, body = Me, description = "others are forgotten; this device has a new cookie"),
        (status = 204, description = "this device is forgotten"), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn revoke(
    State(house): Shared,
    visitor: Visitor,
    asked: Asked,
    headers: HeaderMap,
    Body(body): Body,
) -> Response {
    let (player, session) = (visitor.guest.player, visitor.session);
    let store = house.store.as_ref();
    let revoked = async {
        let Revoke { devices } = api::read(&headers, &body)?;
        house.budgets.revocation(player)?;
        match devices {
            Devices::This => {
                let forgotten = house.sessions.forget(store, player, session).await;
                forgotten.map_err(not_kept)?;
                let cookie = identity::forget(visitor.caller.secure);
                Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
            }
            Devices::Others => {
                let own = house.sessions.forget_others(store, player, session).await;
                let own = own.map_err(not_kept)?;
                Ok(api::remembered(&house, &visitor.caller, &visitor.guest, own))
            }
        }
    };
    let revoked: Result<Response, Denial> = revoked.await;
    revoked.unwrap_or_else(|denial| denial.response(asked))
}

fn not_kept(error: StoreError) -> Denial {
    tracing::error!(error = &error as &dyn std::error::Error, "revocation not kept");
    HouseFault::Storage.into()
}
