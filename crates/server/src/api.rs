//! The HTTP calls.
//!
//! They are what a browser needs before it has a socket, and all that a program needs that wants none: orders
//! are taken here as well. What opens a table or does something there is finished though its client hangs up:
//! the handler of a call ends with its connection, and a move half done must not.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::Kind;
use game_core::OptionValues;
use journal::TableId;
use protocol::{
    Ack, Created, ErrorBody, GameInfo, Me, NewTable, Opponent, OptionInfo, Order, PlaceWish, Rename, Sit,
    TableFrame, TableSummary,
};
use room::{Host, Input, Name, Place, PlaceSpec, Salt, TableSpec};
use serde::de::DeserializeOwned;

use crate::error::{Denial, HouseFault};
use crate::extract::{Body, Id, Numbered};
use crate::identity::{Claim, Guest, Visitor};
use crate::live::{LiveTable, frame};
use crate::locale::Asked;
use crate::openings::OpeningKey;
use crate::registry::{HouseError, code_in};
use crate::security::Caller;
use crate::sessions::Session;
use crate::{House, Shared, metrics};

/// The largest body a call may have, in bytes.
pub(crate) const MAX_BODY: usize = 16 * 1024;

impl From<HouseError> for Denial {
    fn from(error: HouseError) -> Denial {
        match error {
            HouseError::Open(fault) => Denial::Open(fault),
            HouseError::Refused(fault) => fault.into(),
            HouseError::Store(_)
            | HouseError::Append(_)
            | HouseError::Unreadable(_)
            | HouseError::NotResumed => {
                match &error {
                    HouseError::Store(error) => metrics::journal_failed(error.code()),
                    HouseError::Append(error) => metrics::journal_failed(error.code()),
                    _ => {}
                }
                tracing::error!(error = &error as &dyn std::error::Error, "journal failed");
                HouseFault::Storage.into()
            }
        }
    }
}

/// The table of an address.
pub(crate) async fn find(house: &Arc<House>, id: &str) -> Result<Arc<LiveTable>, Denial> {
    let id = TableId::new(id).map_err(|_| HouseFault::NotFound)?;
    house.table(&id).await?.ok_or(Denial::House(HouseFault::NotFound))
}

pub(crate) fn read<T: DeserializeOwned>(headers: &HeaderMap, body: &Bytes) -> Result<T, Denial> {
    // Another site's form cannot send this type without asking first.
    let kind = headers
        .get(header::CONTENT_TYPE)
        .map(HeaderValue::as_bytes)
        .unwrap_or_default();
    if !kind.starts_with(b"application/json") {
        return Err(HouseFault::BadRequest.into());
    }
    serde_json::from_slice(body).map_err(|_| HouseFault::BadRequest.into())
}

fn respond(asked: Asked, visitor: &Visitor, result: Result<Response, Denial>) -> Response {
    visitor.greet(result.unwrap_or_else(|denial| denial.response(asked)))
}

fn listed(asked: Asked, visitor: &Visitor, tables: Result<Vec<TableSummary>, HouseError>) -> Response {
    let answer = tables.map(|tables| Json(tables).into_response());
    respond(asked, visitor, answer.map_err(Denial::from))
}

/// Who one is. A visitor without a valid cookie becomes a new guest.
#[utoipa::path(get, path = "/api/me", tag = "guests", responses((status = 200, body = Me)))]
pub(crate) async fn me(State(house): Shared, caller: Caller, asked: Asked) -> Response {
    let (guest, session) = match &caller.claim {
        Claim::Known(guest, session) => (guest.clone(), *session),
        Claim::None | Claim::Forged => (Guest::newcomer(asked.0), Session::fresh()),
    };
    remembered(&house, &caller, &guest, session)
}

/// Changes one's nickname.
#[utoipa::path(put, path = "/api/me", tag = "guests", request_body = Rename,
    responses((status = 200, body = Me), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody)))]
pub(crate) async fn rename(
    State(house): Shared,
    visitor: Visitor,
    asked: Asked,
    headers: HeaderMap,
    Body(body): Body,
) -> Response {
    let name = read::<Rename>(&headers, &body)
        .and_then(|rename| Name::new(&rename.name).ok_or(Denial::House(HouseFault::BadName)));
    match name {
        Ok(name) => {
            let guest = Guest {
                name,
                ..visitor.guest
            };
            remembered(&house, &visitor.caller, &guest, visitor.session)
        }
        Err(denial) => denial.response(asked),
    }
}

/// Tells a guest who they are, in a body and in a cookie.
pub(crate) fn remembered(house: &House, caller: &Caller, guest: &Guest, session: Session) -> Response {
    let me = Me {
        id: guest.player.to_string(),
        name: guest.name.to_string(),
    };
    let cookie = house.cookies.remember(guest, session, caller.secure);
    ([(header::SET_COOKIE, cookie)], Json(me)).into_response()
}

/// One's own tables, the newest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "guests",
    responses((status = 200, body = Vec<TableSummary>), (status = 401, body = ErrorBody)))]
pub(crate) async fn my_tables(State(house): Shared, visitor: Visitor, asked: Asked) -> Response {
    let tables = house.tables_of(visitor.guest.player).await;
    listed(asked, &visitor, tables)
}

/// The games of the house.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    let option = |spec: &game_core::OptionSpec| OptionInfo {
        name: spec.name.to_owned(),
        default: spec.default.to_owned(),
        values: match spec.values {
            OptionValues::OneOf(values) => values.iter().map(|&value| value.to_owned()).collect(),
            OptionValues::Number(..) | OptionValues::Text(_) => Vec::new(),
        },
        clauses: spec.clauses.iter().map(|&clause| clause.to_owned()).collect(),
    };
    let info = |kind: &Kind| GameInfo {
        slug: kind.slug().to_owned(),
        name: kind.name().to_owned(),
        seats: kind.seats().to_vec(),
        arbiter: kind.has_arbiter(),
        options: kind.options().iter().map(option).collect(),
    };
    Json(Kind::ALL.iter().map(info).collect())
}

/// The public tables with a free place.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<TableSummary>)))]
pub(crate) async fn open_tables(State(house): Shared, visitor: Visitor, asked: Asked) -> Response {
    let tables = house.open_tables();
    listed(asked, &visitor, Ok(tables))
}

/// The table that waits under a code.
#[utoipa::path(get, path = "/api/codes/{code}", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, body = Created), (status = 404, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn code(State(house): Shared, visitor: Visitor, asked: Asked, Id(text): Id) -> Response {
    let found = async {
        house.budgets.code(&visitor.caller)?;
        let code = code_in(&text).ok_or(HouseFault::NoSuchCode)?;
        let id = house.coded(&code).await?.ok_or(HouseFault::NoSuchCode)?;
        Ok(Json(Created { id: id.to_string() }).into_response())
    };
    let found = found.await;
    respond(asked, &visitor, found)
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Created), (status = 400, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn open_table(
    State(house): Shared,
    visitor: Visitor,
    asked: Asked,
    headers: HeaderMap,
    Body(body): Body,
) -> Response {
    let opened = async {
        house.budgets.opening(&visitor.caller, visitor.guest.player)?;
        let mut wanted: NewTable = read(&headers, &body)?;
        let salt = Salt::new(&wanted.salt).ok_or(HouseFault::BadSalt)?;
        let Guest { player, name } = visitor.guest.clone();
        let key = wanted.key.take();
        let key = key.map(|key| OpeningKey::read(player, key).ok_or(HouseFault::BadKey));
        let key = key.transpose()?;
        let (spec, places) = spec(&house, wanted)?;
        let host = Host {
            player,
            name,
            salt,
            places,
        };
        let from = visitor.caller.address;
        let opened = async move { Ok(house.open_once(spec, host, from, key).await?) };
        let id = unbroken(opened).await?;
        let place = HeaderValue::from_str(&format!("/table/{id}")).map_err(|_| HouseFault::Storage)?;
        let created = Json(Created { id: id.to_string() });
        Ok((StatusCode::CREATED, [(header::LOCATION, place)], created).into_response())
    };
    let opened = opened.await;
    respond(asked, &visitor, opened)
}

/// The table that a body asks for, and the places its host takes; the house judges whether it can be.
fn spec(house: &House, wanted: NewTable) -> Result<(TableSpec, Vec<Place>), Denial> {
    let host = wanted.clock.map(|clock| clock.host);
    let others = wanted.clock.map(|clock| clock.opponent.unwrap_or(clock.host));
    let counted = catalog::seats_and_sides(&wanted.game, &wanted.options, house.config.lexicon);
    let (seats, sides) = counted.map_err(Denial::Open)?;
    let is_host_team = |place: &u8| place.is_multiple_of(sides);
    let usual = |place: u8| match wanted.opponent {
        Opponent::Hotseat => PlaceWish::Host,
        Opponent::Invite => PlaceWish::Invite,
        Opponent::Bot { .. } if is_host_team(&place) => PlaceWish::Host,
        Opponent::Bot { level } => PlaceWish::Bot(level),
    };
    let wishes = wanted.places.unwrap_or_else(|| (1..seats).map(usual).collect());
    let wishes: Vec<_> = (0u8..).zip([PlaceWish::Host].into_iter().chain(wishes)).collect();
    let places = wishes.iter().map(|(place, wish)| PlaceSpec {
        bot: match wish {
            PlaceWish::Bot(level) => Some(*level),
            PlaceWish::Host | PlaceWish::Invite => None,
        },
        quota: if is_host_team(place) { host } else { others },
    });
    let held = wishes.iter().filter(|(_, wish)| *wish == PlaceWish::Host);
    let spec = TableSpec {
        game: wanted.game,
        options: wanted.options,
        places: places.collect(),
        seating: wanted.colour,
        games: wanted.games,
        private: wanted.private,
        arbiter: wanted.arbiter,
        patience: wanted.patience,
        hints: wanted.hints,
        code: None,
        stand_in: wanted.stand_in,
    };
    Ok((spec, held.map(|(place, _)| Place(*place)).collect()))
}

/// A table as one sees it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableFrame), (status = 404, body = ErrorBody)))]
pub(crate) async fn table(State(house): Shared, visitor: Visitor, asked: Asked, Id(id): Id) -> Response {
    let frame = async {
        let table = find(&house, &id).await?;
        let inner = table.look().await;
        Ok(Json(inner.frame(&id, visitor.guest.player, house.clock.now())).into_response())
    };
    let frame = frame.await;
    respond(asked, &visitor, frame)
}

/// Takes the free place at a table.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", params(("id" = String, Path)), request_body = Sit,
    responses((status = 200, body = Ack), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn sit(
    State(house): Shared,
    visitor: Visitor,
    asked: Asked,
    Id(id): Id,
    headers: HeaderMap,
    Body(body): Body,
) -> Response {
    let seated = async {
        let table = find(&house, &id).await?;
        let wanted: Sit = read(&headers, &body)?;
        let salt = Salt::new(&wanted.salt).ok_or(HouseFault::BadSalt)?;
        let place = wanted.place.map(Place);
        let Guest { player, name } = visitor.guest.clone();
        let input = if wanted.arbiter {
            Input::Arbitrate { name }
        } else {
            Input::Sit { place, name, salt }
        };
        let v = unbroken(async move { table.sit(&house, player, &input).await }).await?;
        Ok(Json(Ack { k: 0, v }).into_response())
    };
    let seated = seated.await;
    respond(asked, &visitor, seated)
}

/// Does something at a table, as over the socket.
#[utoipa::path(post, path = "/api/tables/{id}/orders", tag = "tables", params(("id" = String, Path)), request_body = Order,
    responses((status = 200, body = Ack), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(crate) async fn order(
    State(house): Shared,
    visitor: Visitor,
    asked: Asked,
    Id(id): Id,
    headers: HeaderMap,
    Body(body): Body,
) -> Response {
    let guest = visitor.guest.clone();
    let player = guest.player;
    let done = async {
        let table = find(&house, &id).await?;
        let order: Order = read(&headers, &body)?;
        house.budgets.order(&visitor.caller, player, &order.input)?;
        let k = order.k;
        let v = unbroken(async move { table.order(&house, &guest, order).await }).await?;
        Ok(Json(Ack { k, v }).into_response())
    };
    let done = done.await;
    respond(asked, &visitor, done)
}

/// Finishes what was begun even when the client hangs up: a handler ends with its connection.
pub(crate) async fn unbroken<T: Send + 'static>(
    work: impl Future<Output = Result<T, Denial>> + Send + 'static,
) -> Result<T, Denial> {
    tokio::spawn(work)
        .await
        .unwrap_or(Err(Denial::House(HouseFault::Storage)))
}

/// The QR code of a table's link.
#[utoipa::path(get, path = "/api/tables/{id}/qr.svg", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, content_type = "image/svg+xml"), (status = 404, body = ErrorBody)))]
pub(crate) async fn qr(
    State(house): Shared,
    caller: Caller,
    asked: Asked,
    Id(id): Id,
    headers: HeaderMap,
) -> Response {
    let code = async {
        let table = find(&house, &id).await?;
        let home = house.home(&caller, &headers).ok_or(HouseFault::BadRequest)?;
        let link = format!("{home}/table/{}", table.id);
        let code = qrcode::QrCode::new(link).map_err(|_| HouseFault::BadRequest)?;
        let drawing = code
            .render::<qrcode::render::svg::Color<'_>>()
            .min_dimensions(240, 240)
            .build();
        Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawing).into_response())
    };
    code.await.unwrap_or_else(|denial: Denial| denial.response(asked))
}

/// The games of the present match in their own record format, as far as each may be read.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, content_type = "*/*", description = "in the record format of the game"), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub(crate) async fn record(State(house): Shared, caller: Caller, asked: Asked, Id(id): Id) -> Response {
    let sheets = sheets(&house, &caller, &id, None).await;
    sheets.unwrap_or_else(|denial| denial.response(asked))
}

/// One game of a table in its own record format.
#[utoipa::path(get, path = "/api/tables/{id}/games/{number}/record", tag = "tables",
    params(("id" = String, Path), ("number" = u32, Path, description = "which of the table's games, from 1")),
    responses((status = 200, content_type = "*/*", description = "in the record format of the game"), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub(crate) async fn game_record(
    State(house): Shared,
    caller: Caller,
    asked: Asked,
    Numbered(id, number): Numbered,
) -> Response {
    let sheets = sheets(&house, &caller, &id, Some(number)).await;
    sheets.unwrap_or_else(|denial| denial.response(asked))
}

async fn sheets(
    house: &Arc<House>,
    caller: &Caller,
    id: &str,
    number: Option<u32>,
) -> Result<Response, Denial> {
    let table = TableId::new(id).map_err(|_| HouseFault::NotFound)?;
    let (kind, ending, text) = house.sheets(caller.client(), &table, number, tags).await?;
    let name = number.map_or_else(|| id.to_owned(), |number| format!("{id}-{number}"));
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"cavalettres-{name}.{ending}\""),
        ),
    ];
    Ok((headers, text).into_response())
}

/// One game of a table as one sees it: as it ended, when another has followed.
#[utoipa::path(get, path = "/api/tables/{id}/games/{number}", tag = "tables",
    params(("id" = String, Path), ("number" = u32, Path, description = "which of the table's games, from 1")),
    responses((status = 200, body = TableFrame), (status = 404, body = ErrorBody)))]
pub(crate) async fn game(
    State(house): Shared,
    visitor: Visitor,
    asked: Asked,
    Numbered(id, number): Numbered,
) -> Response {
    let frame = async {
        let player = visitor.guest.player;
        let table = find(&house, &id).await?;
        let now = house.clock.now();
        let serial = {
            let inner = table.look().await;
            let serial = inner.room.table().serial();
            if serial.max(1) == number {
                return Ok(Json(inner.frame(&id, player, now)).into_response());
            }
            serial
        };
        if number == 0 || number > serial {
            return Err(Denial::House(HouseFault::NotFound));
        }
        let past = house
            .past_game(visitor.caller.client(), &table.id, number)
            .await?
            .ok_or(HouseFault::NotFound)?;
        let mut frame = frame(past.then.as_ref(), &id, player, now);
        frame.status.fairness.secret = past.secret();
        frame.past = true;
        Ok(Json(frame).into_response())
    };
    let frame = frame.await;
    respond(asked, &visitor, frame)
}

/// What a record says of the table, besides the game.
fn tags(room: &dyn catalog::AnyTable) -> Vec<(String, String)> {
    let table = room.table();
    let name = |seat: u8| {
        let place = table.place_of(game_core::Seat(seat))?;
        Some(match &table.holders()[place.index()] {
            room::Holder::Person { name, .. } => name.to_string(),
            room::Holder::Bot(level) => format!("Cavalettres {level}"),
            room::Holder::Free => return None,
        })
    };
    let mut tags = vec![
        ("Event".to_owned(), "Cavalettres".to_owned()),
        ("Date".to_owned(), crate::time::date(table.opened())),
        ("Round".to_owned(), table.game().to_string()),
    ];
    let seats = 0..u8::try_from(table.holders().len()).unwrap_or(u8::MAX);
    tags.extend(seats.filter_map(|seat| Some((room.seat_tag(game_core::Seat(seat)), name(seat)?))));
    let helped: Vec<String> = table.helped().iter().map(|seat| room.seat_tag(seat)).collect();
    if !helped.is_empty() {
        tags.push(("Hints".to_owned(), helped.join(", ")));
    }
    if let Some(quota) = table.quota(room::Place(0)) {
        tags.push((
            "TimeControl".to_owned(),
            format!("{}+{}", quota.base / 1000, quota.increment / 1000),
        ));
    }
    tags
}

/// Whether the server is well.
#[utoipa::path(get, path = "/healthz", tag = "house",
    responses((status = 200, description = "well"), (status = 503, description = "the journal keeps nothing, or is damaged")))]
pub(crate) async fn health(State(house): Shared) -> Response {
    if house.damaged.load(Ordering::Relaxed) {
        return (StatusCode::SERVICE_UNAVAILABLE, "the journal is damaged\n").into_response();
    }
    // A journal that can be read but not written serves nobody, so the question is whether it would keep a
    // move now.
    match house.store.probe(house.clock.now().0).await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            metrics::journal_failed(error.code());
            let error = &error as &dyn std::error::Error;
            tracing::error!(error, "the journal keeps nothing");
            (StatusCode::SERVICE_UNAVAILABLE, "the journal keeps nothing\n").into_response()
        }
    }
}
