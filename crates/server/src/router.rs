//! Which address leads where.
//!
//! What may be packed stands apart from what must not (`packing`), so that a new call has to choose.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use metrics_exporter_prometheus::PrometheusHandle;

use crate::error::{Denial, HouseFault};
use crate::locale::Asked;
use crate::{
    House, api, assets, dictionary, hint, kit, metrics, openapi, packing, preview, referee, revoke, security,
    socket,
};

/// What operators ask, at an address of its own.
pub(crate) fn counts(house: Arc<House>, counts: PrometheusHandle) -> Router {
    let render = move || async move {
        metrics::tables(house.tables_in_memory());
        counts.render()
    };
    Router::new().route("/metrics", get(render))
}

/// What is long and tells no secret beside other people's words.
fn packed() -> Router<Arc<House>> {
    Router::new()
        .route("/api/me/tables", get(api::my_tables))
        .route("/api/games", get(api::games))
        .route("/api/games/{game}/book", get(referee::book))
        .route("/api/games/{game}/kit", get(kit::kit))
        .route("/api/games/{game}/kit/{sheet}", get(kit::sheet))
        .route("/api/games/{game}/trial", post(referee::trial))
        .route("/api/tables", get(api::open_tables).post(api::open_table))
        .route("/api/tables/{id}/record", get(api::record))
        .route("/api/tables/{id}/games/{number}/record", get(api::game_record))
        .route("/api/lexicon/{word}", get(dictionary::word))
        .route("/api/letters", get(dictionary::letters))
        .route("/api/openapi.json", get(openapi::describe))
        .route_layer(from_fn(packing::pack))
}

/// The whole site.
pub(crate) fn app(house: Arc<House>) -> Router {
    packed()
        .route("/api/me", get(api::me).put(api::rename))
        // A PDF is packed in itself.
        .route("/api/games/{game}/kit.pdf", get(kit::pdf))
        .route("/api/me/revoke", post(revoke::revoke))
        .route("/api/codes/{code}", get(api::code))
        .route("/api/tables/{id}", get(api::table))
        .route("/api/tables/{id}/games/{number}", get(api::game))
        .route("/api/tables/{id}/sit", post(api::sit))
        .route("/api/tables/{id}/orders", post(api::order))
        .route("/api/tables/{id}/hint", post(hint::hint))
        .route("/api/tables/{id}/preview", post(preview::preview))
        .route("/api/tables/{id}/qr.svg", get(api::qr))
        .route("/ws/tables/{id}", get(socket::open))
        .route("/healthz", get(api::health))
        .method_not_allowed_fallback(wrong_method)
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(api::MAX_BODY))
        .layer(from_fn_with_state(Arc::clone(&house), security::guard))
        .layer(from_fn(security::headers))
        .with_state(house)
}

async fn wrong_method(asked: Asked) -> Response {
    Denial::from(HouseFault::BadMethod).response(asked)
}
