//! What an action would do, told to the player who thinks of it and to nobody else.
//!
//! It is a call and no order: nothing happens at the table, so it bears no version, waits for no turn of the
//! socket, and may be given up without harm when the player has already thought of something else.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use protocol::{ErrorBody, Intent};

use crate::error::{Denial, HouseFault};
use crate::extract::{Body, Id};
use crate::identity::Visitor;
use crate::locale::Asked;
use crate::{Shared, api};

/// What an action would do if one did it now, in the game's own form; `null` where the game tells
/// nothing beforehand. Only whoever plays may ask, and for their own seat.
#[utoipa::path(post, path = "/api/tables/{id}/preview", tag = "tables", params(("id" = String, Path)), request_body = Intent,
    responses((status = 200, body = Option<Object>), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn preview(
    State(house): Shared,
    visitor: Visitor,
    asked: Asked,
    Id(id): Id,
    headers: HeaderMap,
    Body(body): Body,
) -> Response {
    let told = async {
        let table = api::find(&house, &id).await?;
        let Intent { action } = api::read(&headers, &body)?;
        let job = {
            let inner = table.look().await;
            let room = inner.room.as_ref();
            room.preview_job(visitor.guest.player, action)
                .map_err(|refusal| Denial::Room(room.table().spec().game.clone(), refusal))?
        };
        // Away from the table and few at a time, so that games go on.
        let _reader = house.readers.take(visitor.caller.client()).await?;
        let told = tokio::task::spawn_blocking(job).await.map_err(|error| {
            tracing::error!(%error, "preview failed");
            Denial::from(HouseFault::Storage)
        })?;
        Ok(Json(told).into_response())
    };
    let told: Result<Response, Denial> = told.await;
    visitor.greet(told.unwrap_or_else(|denial| denial.response(asked)))
}
