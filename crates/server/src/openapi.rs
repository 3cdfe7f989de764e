//! The description of the HTTP calls, for programs.
//!
//! It is made from what stands beside the handlers, where whoever changes one sees it.

use axum::Json;
use catalog::Kind;
use utoipa::openapi::{OpenApi as Document, RefOr};
use utoipa::{Modify, OpenApi};

/// Any type of media: what stands beside a handler whose answer is in the record format of a game.
const ANY: &str = "*/*";

#[derive(OpenApi)]
#[openapi(
    modifiers(&Formats),
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

/// Tells in which formats an answer may come, since every game has its own.
struct Formats;

impl Modify for Formats {
    fn modify(&self, document: &mut Document) {
        let calls = document
            .paths
            .paths
            .values_mut()
            .filter_map(|path| path.get.as_mut());
        for answer in calls.flat_map(|call| call.responses.responses.values_mut()) {
            if let RefOr::T(answer) = answer
                && let Some(content) = answer.content.swap_remove(ANY)
            {
                let formats = Kind::ALL.iter().map(|kind| kind.media_type());
                answer
                    .content
                    .extend(formats.map(|format| (format.to_owned(), content.clone())));
            }
        }
    }
}

/// The description itself.
pub(crate) async fn describe() -> Json<Document> {
    Json(Description::openapi())
}
