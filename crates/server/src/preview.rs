//! What an action would do, told to the player who thinks of it and to nobody else.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, body::Bytes};
use protocol::{Draft, ErrorBody};
use room::PlayerId;

use crate::error::{Denial, Fault};
use crate::extract::{Body, Id};
use crate::identity::Visitor;
use crate::locale::Asked;
use crate::{House, Shared, api};

/// What an action would do if one did it now, in the game's own form; `null` where the game tells
/// nothing beforehand. Only whoever plays may ask, and for their own seat.
#[utoipa::path(post, path = "/api/tables/{id}/preview", tag = "tables", params(("id" = String, Path)), request_body = Draft,
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
    let told = told(&house, visitor.guest.player, &id, &headers, &body).await;
    let mut response = visitor.greet(told.unwrap_or_else(|denial| denial.response(asked)));
    response
        .headers_mut()
        .insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn told(
    house: &std::sync::Arc<House>,
    player: PlayerId,
    id: &str,
    headers: &HeaderMap,
    body: &Bytes,
) -> Result<Response, Denial> {
    let table = api::find(house, id).await?;
    let Draft { action } = api::read(headers, body)?;
    let job = {
        let inner = table.look().await;
        let room = inner.room.as_ref();
        room.preview_job(player, action)
            .map_err(|refusal| Denial::Room(room.table().spec().game.clone(), refusal))?
    };
    // Away from the table and few at a time, so that games go on.
    let _reader = house.readers.acquire().await.map_err(|_| Fault::Storage)?;
    let told = tokio::task::spawn_blocking(job).await.map_err(|error| {
        tracing::error!(%error, "preview failed");
        Denial::from(Fault::Storage)
    })?;
    Ok(Json(told).into_response())
}
