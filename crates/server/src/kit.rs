//! The box of a game as sheets to print: what sheets there are, each as a drawing, and all as a PDF.
//!
//! Anybody may ask for them, and laying a box takes a while: it is done away from the tables, few at a time, and
//! what was made is kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalog::Kind;
use lexicon::Lexicon;
use phrases::Locale;
use print::{Booklet, Ink, Order, Paper};
use protocol::{ErrorBody, KitInfo, PaperInfo, SheetInfo};

use crate::error::{Denial, HouseFault};
use crate::extract::Id;
use crate::locale::Asked;
use crate::security::Caller;
use crate::{House, Shared};

/// How many bytes of sheets are kept.
const KEPT: usize = 16 << 20;

/// The sheets that one asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Wish {
    kind: Kind,
    paper: Paper,
    ink: Ink,
    locale: Locale,
}

/// What of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Part {
    /// The PDF of these, or of all.
    Pdf(Vec<String>),
    /// The drawing of one.
    Drawing(String),
}

/// Sheets that were made, by what was asked for: the same wish has the same sheets.
#[derive(Default)]
pub(crate) struct Press(Mutex<HashMap<(Wish, Part), Bytes>>);

impl Press {
    fn kept(&self, key: &(Wish, Part)) -> Option<Bytes> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(key)
            .cloned()
    }

    /// Keeps sheets; when there are too many, all others are let go.
    fn keep(&self, key: (Wish, Part), made: Bytes) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let size: usize = kept.values().map(Bytes::len).sum();
        if size + made.len() > KEPT {
            kept.clear();
        }
        kept.insert(key, made);
    }
}

type Pairs = Result<Query<Vec<(String, String)>>, QueryRejection>;

/// What sheets the box of a game has on a paper, in the language asked for.
#[utoipa::path(get, path = "/api/games/{game}/kit", tag = "games",
    params(("game" = String, Path), ("paper" = Option<String>, Query, description = "`a4` (by default) or `a3`")),
    responses((status = 200, body = KitInfo), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub(crate) async fn kit(
    State(house): Shared,
    caller: Caller,
    asked: Asked,
    Id(slug): Id,
    query: Pairs,
) -> Response {
    let told = async {
        let (wish, _) = read(&slug, query, asked)?;
        let lexicon = house.config.lexicon;
        away(&house, &caller, move || {
            let order = order(wish, lexicon)?;
            let sheet = |sheet: &print::Sheet| SheetInfo {
                id: sheet.id().to_owned(),
                title: sheet.title().to_owned(),
                back: sheet.is_back(),
            };
            let paper = |paper: Paper| {
                Some(PaperInfo {
                    name: paper.name().to_owned(),
                    square: print::square(&order.kit, paper)?,
                })
            };
            Ok(KitInfo {
                sheets: print::lay(&order).sheets().iter().map(sheet).collect(),
                papers: Paper::ALL.into_iter().filter_map(paper).collect(),
            })
        })
        .await
    };
    match told.await {
        Ok(info) => Json(info).into_response(),
        Err(denial) => denial.response(asked),
    }
}

/// The drawing of one sheet.
#[utoipa::path(get, path = "/api/games/{game}/kit/{sheet}", tag = "games",
    params(("game" = String, Path), ("sheet" = String, Path, description = "its id, and `.svg`"),
        ("paper" = Option<String>, Query, description = "`a4` (by default) or `a3`"),
        ("ink" = Option<String>, Query, description = "`full` (by default) or `save`")),
    responses((status = 200, content_type = "image/svg+xml"), (status = 400, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn sheet(
    State(house): Shared,
    caller: Caller,
    asked: Asked,
    path: Result<Path<(String, String)>, axum::extract::rejection::PathRejection>,
    query: Pairs,
) -> Response {
    let drawn = async {
        let Path((slug, file)) = path.map_err(|_| HouseFault::NotFound)?;
        let id = file.strip_suffix(".svg").ok_or(HouseFault::NotFound)?.to_owned();
        let (wish, _) = read(&slug, query, asked)?;
        made(&house, &caller, wish, Part::Drawing(id.clone()), move |booklet| {
            let sheet = booklet.sheets().iter().find(|sheet| sheet.id() == id);
            Ok(booklet.svg(sheet.ok_or(HouseFault::NotFound)?).into_bytes())
        })
        .await
    };
    match drawn.await {
        Ok(drawing) => ([(header::CONTENT_TYPE, "image/svg+xml")], drawing).into_response(),
        Err(denial) => denial.response(asked),
    }
}

/// The sheets as a PDF: all of them, or those that are named.
#[utoipa::path(get, path = "/api/games/{game}/kit.pdf", tag = "games",
    params(("game" = String, Path), ("paper" = Option<String>, Query, description = "`a4` (by default) or `a3`"),
        ("ink" = Option<String>, Query, description = "`full` (by default) or `save`"),
        ("sheets" = Option<String>, Query, description = "their ids with commas between; by default all")),
    responses((status = 200, content_type = "application/pdf"), (status = 400, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn pdf(
    State(house): Shared,
    caller: Caller,
    asked: Asked,
    Id(slug): Id,
    query: Pairs,
) -> Response {
    let written = async {
        let (wish, ids) = read(&slug, query, asked)?;
        let name = format!("cavalettres-{}-{}.pdf", wish.kind, wish.paper.name());
        let file = made(&house, &caller, wish, Part::Pdf(ids.clone()), move |booklet| {
            let known = |id: &String| booklet.sheets().iter().any(|sheet| sheet.id() == id);
            if !ids.iter().all(known) {
                return Err(HouseFault::BadRequest.into());
            }
            let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
            let wanted = if ids.is_empty() {
                booklet
            } else {
                booklet.only(&ids)
            };
            Ok(wanted.pdf())
        });
        Ok((name, file.await?))
    };
    let written: Result<(String, Bytes), Denial> = written.await;
    match written {
        Ok((name, file)) => {
            let headers = [
                (header::CONTENT_TYPE, "application/pdf".to_owned()),
                (
                    header::CONTENT_DISPOSITION,
                    format!("attachment; filename=\"{name}\""),
                ),
            ];
            (headers, file).into_response()
        }
        Err(denial) => denial.response(asked),
    }
}

/// What a call wishes: which box on which paper, and which sheets by name.
fn read(slug: &str, query: Pairs, asked: Asked) -> Result<(Wish, Vec<String>), Denial> {
    let kind = slug.parse::<Kind>().map_err(|_| HouseFault::NotFound)?;
    let Query(pairs) = query.map_err(|_| HouseFault::BadRequest)?;
    let said = |name: &str| {
        let pair = pairs.iter().find(|(known, _)| known == name);
        pair.map(|(_, value)| value.as_str())
    };
    let paper = said("paper").unwrap_or(Paper::default().name());
    let ink = said("ink").unwrap_or(Ink::default().name());
    let mut sheets: Vec<String> = said("sheets")
        .into_iter()
        .flat_map(|ids| ids.split(','))
        .map(str::to_owned)
        .collect();
    // The same sheets in another order are the same file.
    sheets.sort_unstable();
    sheets.dedup();
    let wish = Wish {
        kind,
        paper: paper.parse().map_err(|_| HouseFault::BadRequest)?,
        ink: ink.parse().map_err(|_| HouseFault::BadRequest)?,
        locale: asked.0,
    };
    Ok((wish, sheets))
}

fn order(wish: Wish, lexicon: &'static Lexicon) -> Result<Order, Denial> {
    let Wish {
        kind,
        paper,
        ink,
        locale,
    } = wish;
    // Without options a game cannot fail to be made.
    let game = catalog::game(kind, &[], lexicon).map_err(|_| HouseFault::Storage)?;
    let kit = game.kit();
    if kit.is_empty() {
        return Err(HouseFault::NotFound.into());
    }
    Ok(Order::new(kind.slug(), kind.name(), kit, kind.book(), locale).on(paper, ink))
}

/// What was made before, or is made now.
async fn made(
    house: &Arc<House>,
    caller: &Caller,
    wish: Wish,
    part: Part,
    make: impl FnOnce(Booklet) -> Result<Vec<u8>, Denial> + Send + 'static,
) -> Result<Bytes, Denial> {
    let key = (wish, part);
    if let Some(kept) = house.press.kept(&key) {
        return Ok(kept);
    }
    let lexicon = house.config.lexicon;
    let bytes = away(house, caller, move || {
        order(wish, lexicon).and_then(|order| make(print::lay(&order)))
    });
    let bytes = Bytes::from(bytes.await?);
    house.press.keep(key, bytes.clone());
    Ok(bytes)
}

/// Works away from the tables and few at a time, so that games go on.
async fn away<T: Send + 'static>(
    house: &Arc<House>,
    caller: &Caller,
    work: impl FnOnce() -> Result<T, Denial> + Send + 'static,
) -> Result<T, Denial> {
    let _reader = house.readers.take(caller.client()).await?;
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| {
        tracing::error!(%error, "printing failed");
        Denial::from(HouseFault::Storage)
    })?
}
