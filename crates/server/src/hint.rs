//! A hand for whoever is awaited: thought of away from the table, noted in the journal, then told.
//!
//! The thought is made from what the asker's seat may know, on the asker's share of the thinking, and kept as
//! long as the board stays: however often and from however many windows it is asked, it is thought of once.
//! A step is told only once the journal has kept that it was.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use catalog::{Budget, Effort, Suggestion, Why};
use game_core::Seat;
use protocol::{ErrorBody, Hint, HintWish, WhyInfo};
use room::{Input, PlayerId};

use crate::error::{Denial, HouseFault};
use crate::extract::{Body, Id};
use crate::identity::Visitor;
use crate::live::LiveTable;
use crate::locale::Asked;
use crate::thinkers::Entry;
use crate::{House, Shared, api, metrics};

/// How long a hint is thought about at most.
const THOUGHT: Duration = Duration::from_millis(900);

/// A hint that was thought of, and for what.
#[derive(Clone)]
pub(crate) struct Kept {
    seat: Seat,
    /// The version since which the board is as it was then.
    board: u64,
    suggestion: Arc<Suggestion>,
}

/// How to go on, a step at a time: where to look, with what, and at last the action with its reason. The game
/// is marked as helped from the first step on. Only whoever is awaited may ask, of a game without clocks and
/// without an arbiter, against computers or where those who play have agreed to it.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path)), request_body = HintWish,
    responses((status = 200, body = Hint), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn hint(
    State(house): Shared,
    visitor: Visitor,
    asked: Asked,
    Id(id): Id,
    headers: HeaderMap,
    Body(body): Body,
) -> Response {
    let told = async {
        let table = api::find(&house, &id).await?;
        let wish: HintWish = api::read(&headers, &body)?;
        if !(1..=3).contains(&wish.step) {
            return Err(HouseFault::BadRequest.into());
        }
        let player = visitor.guest.player;
        house
            .budgets
            .order(&visitor.caller, player, &Input::Hint(wish.step))?;
        let told = api::unbroken(async move { advise(&house, &table, player, wish).await });
        let (board, suggestion) = told.await?;
        Ok(Json(as_far_as(wish.step, board, &suggestion)).into_response())
    };
    let told: Result<Response, Denial> = told.await;
    visitor.greet(told.unwrap_or_else(|denial| denial.response(asked)))
}

/// What to tell `player`, once it is noted that they are told.
async fn advise(
    house: &Arc<House>,
    table: &Arc<LiveTable>,
    player: PlayerId,
    HintWish { step, v: seen }: HintWish,
) -> Result<(u64, Arc<Suggestion>), Denial> {
    // Whoever asks for the same waits here for the one thought.
    let mut kept = table.advice().await;
    let (room, seat) = {
        let inner = table.look().await;
        let room = Arc::clone(&inner.room);
        let seat = room.may_be_hinted(player, seen).map_err(|refusal| {
            metrics::refused(refusal.code());
            Denial::Room(room.table().spec().game.clone(), refusal)
        })?;
        (room, seat)
    };
    let board = room.table().board_version();
    let known = kept
        .as_ref()
        .filter(|kept| kept.seat == seat && kept.board == board);
    let suggestion = match known {
        Some(known) => Arc::clone(&known.suggestion),
        None => {
            let whim = house.chance.whim(room.as_ref(), seat);
            let job = room.hint_job(seat, whim);
            let slot = match house.thinkers.enter(player) {
                Entry::Now(slot) => slot,
                Entry::Later(waiting) => waiting.await.map_err(|_| HouseFault::ShuttingDown)?,
            };
            let budget = house.chance.thought();
            let effort = Effort::new(
                budget.unwrap_or_else(|| Budget::MoveTime(THOUGHT / house.thinkers.haste(player))),
            );
            let thought = tokio::task::spawn_blocking(move || job(&effort)).await;
            drop(slot);
            let suggestion = thought.map(Arc::new).map_err(|error| {
                tracing::error!(%error, "a hint failed");
                Denial::from(HouseFault::Storage)
            })?;
            *kept = Some(Kept {
                seat,
                board,
                suggestion: Arc::clone(&suggestion),
            });
            suggestion
        }
    };
    // The board may have changed meanwhile, and then nothing is told or noted.
    table.note_hint(house, player, seen, step).await?;
    Ok((board, suggestion))
}

/// The part of a suggestion that a step tells.
fn as_far_as(step: u8, v: u64, Suggestion { action, advice }: &Suggestion) -> Hint {
    let from = |least: u8, squares: &[String]| {
        if step >= least {
            squares.to_vec()
        } else {
            Vec::new()
        }
    };
    let last = step >= 3;
    Hint {
        step,
        v,
        around: advice.around.clone(),
        with: from(2, &advice.with),
        letters: if step >= 2 {
            advice.letters.clone()
        } else {
            String::new()
        },
        path: from(3, &advice.path),
        action: last.then(|| action.clone()),
        reason: last.then(|| told(&advice.reason)),
    }
}

fn told(reason: &Why) -> WhyInfo {
    WhyInfo {
        code: reason.code.to_owned(),
        args: reason
            .args
            .iter()
            .map(|(name, value)| ((*name).to_owned(), value.clone()))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_tells_no_more_than_itself() {
        let squares = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let advice = catalog::Advice {
            around: squares(&["e4"]),
            with: squares(&["e2"]),
            letters: "AB".to_owned(),
            path: squares(&["e2", "e4"]),
            reason: Why::new("centre").name("square", "e4").count("moves", 2_u32),
        };
        let suggestion = Suggestion {
            action: "e2e4".to_owned(),
            advice,
        };
        let [first, second, third] = [1, 2, 3].map(|step| as_far_as(step, 7, &suggestion));
        let json = |hint: &Hint| serde_json::to_string(hint).expect("plain data");
        assert!(!json(&first).contains("e2") && !json(&first).contains("AB"));
        assert!(json(&second).contains("e2") && !json(&second).contains("e2e4"));
        assert_eq!((&second.action, &second.reason), (&None, &None));
        assert!(json(&third).contains(r#""args":{"moves":2,"square":"e4"}"#));
        assert_eq!(third.action.as_deref(), Some("e2e4"));
    }
}
