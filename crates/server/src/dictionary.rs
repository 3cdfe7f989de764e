//! The dictionary: what each word game says of a word, and what letters can write.
//!
//! What it answers depends on who asks and when, since the rules of a game under way may keep it closed.

mod query;
mod report;

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use journal::TableId;
use lexicon::{Lexicon, Unreadable, Word};
use protocol::{ErrorBody, LettersReport, WordReport};
use serde::Serialize;

use crate::error::{Denial, HouseFault};
use crate::identity::Claim;
use crate::locale::Asked;
use crate::security::Caller;
use crate::{House, Shared};
use query::LettersQuery;

/// Everything the dictionary knows of a word. One that nobody knows is answered too: every game refuses it.
#[utoipa::path(get, path = "/api/lexicon/{word}", tag = "dictionary",
    params(("word" = String, Path, description = "with or without accents"),
        ("table" = Option<String>, Query, description = "the table one plays at, whose rules alone then bind")),
    responses((status = 200, body = WordReport), (status = 400, body = ErrorBody),
        (status = 403, body = ErrorBody, description = "the rules of the asker's game keep it closed"),
        (status = 429, body = ErrorBody)))]
pub(crate) async fn word(
    State(house): Shared,
    caller: Caller,
    asked: Asked,
    word: Result<Path<String>, PathRejection>,
    query: Result<Query<Vec<(String, String)>>, QueryRejection>,
) -> Response {
    let answer = async {
        // What is not even text has no letter in it.
        let Path(text) =
            word.map_err(|_| Denial::Word(Unreadable::BadCharacter(char::REPLACEMENT_CHARACTER)))?;
        let word = Word::read(&text).map_err(Denial::Word)?;
        let Query(pairs) = query.map_err(|_| HouseFault::BadRequest)?;
        look_up(&house, &caller, table(&pairs), move |lexicon| {
            report::word(lexicon, &word, asked.0)
        })
        .await
    };
    answered(asked, answer.await)
}

/// What letters can write: 300 words at most, the longest first.
#[utoipa::path(get, path = "/api/letters", tag = "dictionary",
    params(
        ("letters" = String, Query, description = "at most 25, and 2 jokers `?`; or a pattern of at most 30"),
        ("game" = String, Query, description = "the slug of the word game whose words are meant"),
        ("seek" = Option<String>, Query, description = "`write` (by default), `anagram`, `contain` or `pattern`"),
        ("option" = Option<Vec<String>>, Query, description = "a rule option of the game, `name=value`; repeatable"),
        ("min" = Option<usize>, Query, description = "the least length of a word"),
        ("max" = Option<usize>, Query, description = "the greatest length of a word"),
        ("familiar" = Option<u8>, Query, description = "the least frequency, from 0 to 9"),
        ("table" = Option<String>, Query, description = "the table one plays at, whose rules alone then bind"),
    ),
    responses((status = 200, body = LettersReport), (status = 400, body = ErrorBody),
        (status = 403, body = ErrorBody, description = "the rules of the asker's game keep it closed"),
        (status = 429, body = ErrorBody)))]
pub(crate) async fn letters(
    State(house): Shared,
    caller: Caller,
    asked: Asked,
    query: Result<Query<Vec<(String, String)>>, QueryRejection>,
) -> Response {
    let answer = async {
        let Query(pairs) = query.map_err(|_| HouseFault::BadRequest)?;
        let query = LettersQuery::read(&pairs)?;
        look_up(&house, &caller, table(&pairs), move |lexicon| {
            query.report(lexicon)
        })
        .await
    };
    answered(asked, answer.await)
}

/// The table that a query says it is asked from.
fn table(pairs: &[(String, String)]) -> Option<TableId> {
    let named = pairs.iter().find(|(name, _)| name == "table");
    named.and_then(|(_, id)| TableId::new(id).ok())
}

/// Asks the list, if `caller` may now, at the table they are at.
async fn look_up<T: Send + 'static>(
    house: &Arc<House>,
    caller: &Caller,
    table: Option<TableId>,
    look: impl FnOnce(&'static Lexicon) -> T + Send + 'static,
) -> Result<T, Denial> {
    match &caller.claim {
        Claim::Known(guest, _) => match table {
            Some(id) => house.may_consult_at(&id, guest.player).await?,
            None => house.may_consult(guest.player).await?,
        },
        Claim::None => {}
        Claim::Forged => return Err(HouseFault::BadCookie.into()),
    }
    let lexicon = house.config.lexicon;
    // Words near one that nobody knows take milliseconds, and all the words of many letters take tens
    // of them: off the runtime, and few at a time, so that games go on.
    let _reader = house.readers.take(caller.client()).await?;
    tokio::task::spawn_blocking(move || look(lexicon))
        .await
        .map_err(|error| {
            tracing::error!(%error, "look-up failed");
            Denial::from(HouseFault::Storage)
        })
}

fn answered<T: Serialize>(asked: Asked, answer: Result<T, Denial>) -> Response {
    match answer {
        Ok(report) => Json(report).into_response(),
        Err(denial) => denial.response(asked),
    }
}
