//! The books of the games, and the referee without a table: what an action does at a position.
//!
//! Nothing is kept: position and options come with every question, so that a reader of a book, a lesson and the
//! author of a bot ask the same referee that sits at the tables.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use books::Book;
use catalog::{Kind, OpenFault};
use game_core::{Lapse, Seat, Viewer};
use phrases::Locale;
use protocol::{ErrorBody, Finding, Trial};
use room::{Refusal, Salt, SealedDice, Secret};
use serde_json::value::RawValue;

use crate::error::{Denial, HouseFault};
use crate::extract::{Body, Id};
use crate::identity::Claim;
use crate::locale::Asked;
use crate::security::Caller;
use crate::{House, Shared, api};

/// How many actions one question may hold: a turn and its answers.
const MOST_ACTIONS: usize = 8;

/// The longest action, as at a table.
const LONGEST_ACTION: usize = 512;

/// The book of a game, in the language asked for.
#[utoipa::path(get, path = "/api/games/{game}/book", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = Book), (status = 404, body = ErrorBody)))]
pub(crate) async fn book(asked: Asked, Id(slug): Id) -> Response {
    let Ok(kind) = slug.parse::<Kind>() else {
        return Denial::from(HouseFault::NotFound).response(asked);
    };
    let texts = kind.book();
    let text = match asked.0 {
        Locale::Fr => texts.fr,
        Locale::En => texts.en,
    };
    match Book::read(text) {
        Ok(book) => Json(book).into_response(),
        Err(fault) => {
            tracing::error!(%fault, game = kind.slug(), "unreadable book");
            Denial::from(HouseFault::Storage).response(asked)
        }
    }
}

/// What the referee says of actions at a position. A refusal is an answer like any other; only a question that
/// cannot be understood is a fault of the asker's.
#[utoipa::path(post, path = "/api/games/{game}/trial", tag = "games", params(("game" = String, Path)), request_body = Trial,
    responses((status = 200, body = Finding), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody, description = "the rules of the asker's game keep the dictionary closed"),
        (status = 404, body = ErrorBody),
        (status = 413, body = ErrorBody, description = "more than 8 actions, or one of more than 512 characters"),
        (status = 429, body = ErrorBody)))]
pub(crate) async fn trial(
    State(house): Shared,
    caller: Caller,
    asked: Asked,
    Id(slug): Id,
    headers: HeaderMap,
    Body(body): Body,
) -> Response {
    let found = async {
        let kind = slug.parse::<Kind>().map_err(|_| HouseFault::NotFound)?;
        let trial: Trial = api::read(&headers, &body)?;
        if trial.actions.len() > MOST_ACTIONS || trial.actions.iter().any(|one| one.len() > LONGEST_ACTION) {
            return Err(Denial::from(HouseFault::TooLarge));
        }
        may_ask(&house, &caller, kind, &trial).await?;
        let lexicon = house.config.lexicon;
        // Away from the tables and few at a time, so that games go on.
        let _reader = house.readers.take(caller.client()).await?;
        let judged = tokio::task::spawn_blocking(move || judge(kind, &trial, lexicon, asked.0));
        judged.await.map_err(|error| {
            tracing::error!(%error, "trial failed");
            Denial::from(HouseFault::Storage)
        })?
    };
    match found.await {
        Ok(finding) => Json(finding).into_response(),
        Err(denial) => denial.response(asked),
    }
}

/// The referee of a word game knows which words there are: whoever may not ask the dictionary may only look at
/// what stands in the book.
async fn may_ask(house: &House, caller: &Caller, kind: Kind, trial: &Trial) -> Result<(), Denial> {
    let printed = || format!("\nposition: {}\n", trial.position);
    let read = trial.actions.is_empty() && kind.book().fr.contains(&printed());
    let worded = !read
        && catalog::word_rulings()
            .iter()
            .any(|ruling| ruling.game == kind.slug());
    match &caller.claim {
        Claim::Known(guest, _) if worded => house.may_consult(guest.player).await,
        Claim::Known(..) | Claim::None => Ok(()),
        Claim::Forged => Err(HouseFault::BadCookie.into()),
    }
}

fn judge(
    kind: Kind,
    trial: &Trial,
    lexicon: &'static lexicon::Lexicon,
    locale: Locale,
) -> Result<Finding, Denial> {
    let told = |refusal: &Refusal| Denial::Room(kind.slug().to_owned(), refusal.clone()).body(locale);
    let mut settings = kind.options_in(&trial.position);
    settings.extend(trial.options.iter().cloned());
    let game = catalog::game(kind, &settings, lexicon)
        .map_err(|fault| Denial::Open(OpenFault::Option(kind, fault)))?;
    let mut session = game
        .place(&trial.position)
        .map_err(|fault| Denial::Room(kind.slug().to_owned(), Refusal::Malformed(fault)))?;
    let seat = match trial.seat {
        Some(seat) if seat < game.seats() => Seat(seat),
        Some(_) => return Err(HouseFault::BadRequest.into()),
        None => session.turn().awaited().iter().next().unwrap_or(Seat(0)),
    };
    // The same question has the same answer, chance included.
    let mut dice = SealedDice::new(&Secret::new([0; 32]), std::iter::empty::<&Salt>(), 1, "trial");
    let (mut refused, mut fault) = (None, None);
    for action in &trial.actions {
        match session.act(action, &mut dice) {
            Ok(lapse) => fault = lapse.map(|lapse| told(&punished(&lapse))),
            Err(refusal) => {
                refused = Some(told(&refusal));
                break;
            }
        }
    }
    let raw = |json: String| RawValue::from_string(json).expect("views and notices are JSON");
    let viewer = Viewer::Seat(seat);
    Ok(Finding {
        position: session.position(),
        seats: game.seats(),
        sides: game.sides(),
        seat: seat.0,
        view: raw(session.view(viewer)),
        notices: session.notices(viewer).into_iter().map(raw).collect(),
        awaited: session.turn().awaited().iter().map(|seat| seat.0).collect(),
        refused,
        fault,
    })
}

/// A fault in the words of a refusal.
fn punished(lapse: &Lapse) -> Refusal {
    Refusal::Violation {
        clause: lapse.clause,
        code: lapse.code,
        subject: lapse.subject.clone(),
    }
}
