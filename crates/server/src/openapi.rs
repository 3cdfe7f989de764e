//! The description of the HTTP calls, for programs.
//!
//! It is made from what stands beside the handlers, where whoever changes one sees it.

use axum::Json;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Cavalettres",
        description = "Tables, guests, games and the dictionary. Moves travel over the socket \
        `/ws/tables/{id}?v=N&protocol=1`, or as orders over HTTP. Errors are `{error, code, clause}`."
    ),
    paths(
        crate::api::me,
        crate::api::rename,
        crate::revoke::revoke,
        crate::api::my_tables,
        crate::api::games,
        crate::referee::book,
        crate::referee::trial,
        crate::kit::kit,
        crate::kit::sheet,
        crate::kit::pdf,
        crate::api::open_tables,
        crate::api::open_table,
        crate::api::code,
        crate::api::table,
        crate::api::sit,
        crate::api::order,
        crate::hint::hint,
        crate::preview::preview,
        crate::api::qr,
        crate::api::record,
        crate::api::game,
        crate::api::game_record,
        crate::dictionary::word,
        crate::dictionary::letters,
        crate::api::health,
    )
)]
pub(crate) struct Description;

/// The description itself.
pub(crate) async fn describe() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
