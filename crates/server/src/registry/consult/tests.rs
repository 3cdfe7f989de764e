//! The look-up rule of every table a player sits at, in memory or asleep.

#[path = "../../../../room/tests/it/chain.rs"]
mod chain;
mod word_table;

use std::sync::Arc;
use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use catalog::Kind;
use game_core::Consultation;
use journal::{Marks, SqliteStore, TableId};
use phrases::Locale;
use protocol::{ErrorBody, Order};
use room::{Host, Input, Name, PlaceSpec, PlayerId, Refusal, Salt, TableSpec};

use self::chain::Rule;
use crate::error::Denial;
use crate::identity::{CookieKey, Guest};
use crate::live::BOUND;
use crate::locale::Asked;
use crate::security::Caller;
use crate::sessions::Session;
use crate::{Config, Database, House, dictionary};

const ADA: PlayerId = PlayerId(1);
const BLAISE: PlayerId = PlayerId(2);

const OWN_TIME: Consultation<Rule> = Consultation::OwnTime(Rule::Dictionary);
const NEVER: Consultation<Rule> = Consultation::Never(Rule::Dictionary);

/// A house that takes the chain of words up again, and lets any table go at the next sweep.
fn house() -> Arc<House> {
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), Database::Memory);
    config.idle = Duration::ZERO;
    let store = Arc::new(SqliteStore::in_memory().unwrap());
    let mut house = House::new(config, store, CookieKey::new([0; 32]), None);
    house.restore = word_table::restore;
    Arc::new(house)
}

/// A game between Ada, who begins, and Blaise.
async fn between_two(house: &Arc<House>, dictionary: Consultation<Rule>) -> TableId {
    let (room, lines) = word_table::open(dictionary, ADA, false);
    let id = house
        .keep(crate::registry::new_id(), room, lines, None, None)
        .await
        .unwrap();
    let input = room::Input::Sit {
        place: None,
        name: Name::new("Blaise").unwrap(),
        salt: Salt::EMPTY,
    };
    let table = house.table(&id).await.unwrap().unwrap();
    table.sit(house, BLAISE, &input).await.unwrap();
    id
}

async fn tell(house: &Arc<House>, id: &TableId, player: PlayerId, input: Input) {
    let table = house.table(id).await.unwrap().unwrap();
    let v = table.look().await.room.table().version();
    let name = Name::new("Odile").unwrap();
    let guest = Guest { player, name };
    table
        .order(house, &guest, Order { k: v, v, input })
        .await
        .unwrap();
}

async fn say(house: &Arc<House>, id: &TableId, player: PlayerId, word: &str) {
    tell(house, id, player, Input::Act(word.to_owned())).await;
}

fn bound(code: &str) -> Result<(), Denial> {
    let (code, clause) = (code.to_owned(), "M-3".to_owned());
    Err(Denial::Lookup { code, clause })
}

fn others_time() -> Result<(), Denial> {
    bound("lookup-own-time")
}

fn closed() -> Result<(), Denial> {
    bound("lookup-forbidden")
}

async fn bound_tables(house: &House, player: PlayerId) -> usize {
    let found = house.store.find(BOUND, &player.to_string(), 9).await;
    found.unwrap().len()
}

#[tokio::test]
async fn a_guest_without_a_game_may() {
    assert_eq!(house().may_consult(ADA).await, Ok(()));
}

#[tokio::test]
async fn on_own_time_it_follows_the_turn() {
    let house = house();
    let id = between_two(&house, OWN_TIME).await;
    assert_eq!(house.may_consult(ADA).await, Ok(()));
    assert_eq!(house.may_consult(BLAISE).await, others_time());
    say(&house, &id, ADA, "mot").await;
    assert_eq!(house.may_consult(ADA).await, others_time());
    assert_eq!(house.may_consult(BLAISE).await, Ok(()));
    assert_eq!(house.may_consult(PlayerId(3)).await, Ok(()));
}

#[tokio::test]
async fn a_game_binds_from_its_beginning_to_its_end() {
    let house = house();
    let (room, lines) = word_table::open(NEVER, ADA, false);
    let waiting = house
        .keep(crate::registry::new_id(), room, lines, None, None)
        .await
        .unwrap();
    assert_eq!(house.may_consult(ADA).await, Ok(()));
    assert_eq!(bound_tables(&house, ADA).await, 0);
    tell(&house, &waiting, ADA, Input::Abort).await;

    let id = between_two(&house, NEVER).await;
    for player in [ADA, BLAISE] {
        assert_eq!(house.may_consult(player).await, closed());
        assert_eq!(bound_tables(&house, player).await, 1);
    }
    tell(&house, &id, BLAISE, Input::Resign).await;
    for player in [ADA, BLAISE] {
        assert_eq!(house.may_consult(player).await, Ok(()));
        assert_eq!(bound_tables(&house, player).await, 0);
    }
}

#[tokio::test]
async fn a_sleeping_table_binds_and_sleeps_on() {
    let house = house();
    let own_time = between_two(&house, OWN_TIME).await;
    house.sweep();
    assert_eq!(house.tables_in_memory(), 0);
    assert_eq!(house.may_consult(ADA).await, Ok(()));
    assert_eq!(house.may_consult(BLAISE).await, others_time());
    assert_eq!(house.tables_in_memory(), 0);
    say(&house, &own_time, ADA, "ile").await;
    between_two(&house, NEVER).await;
    house.sweep();
    assert_eq!(house.may_consult(ADA).await, closed());
    assert_eq!(house.tables_in_memory(), 0);
}

/// 17.2: the rule of a game binds at its own table. At another one the rules of that one do, and a game
/// against oneself or the computer closes the dictionary's page to nobody.
#[tokio::test]
async fn each_table_binds_those_who_are_at_it() {
    let house = house();
    let own_time = between_two(&house, OWN_TIME).await;
    let (room, lines) = word_table::open(NEVER, BLAISE, true);
    let alone = house
        .keep(crate::registry::new_id(), room, lines, None, None)
        .await
        .unwrap();
    let free = between_two(&house, Consultation::Free).await;
    let at = async |id: &TableId, player| house.may_consult_at(id, player).await;
    let refused = |game: &str, refusal| Err(Denial::Room(game.to_owned(), refusal));
    let clause = "M-3";
    assert_eq!(
        at(&own_time, BLAISE).await,
        refused("chain-own-time", Refusal::LookupOwnTime { clause })
    );
    assert_eq!(at(&own_time, ADA).await, Ok(()));
    assert_eq!(
        at(&alone, BLAISE).await,
        refused("chain-never", Refusal::LookupForbidden { clause })
    );
    assert_eq!(
        at(&free, BLAISE).await,
        Ok(()),
        "another table's rules do not reach here"
    );
    let nowhere = TableId::new("nowhere").unwrap();
    for elsewhere in [&alone, &nowhere] {
        assert_eq!(at(elsewhere, ADA).await, Ok(()));
    }
    assert_eq!(
        at(&nowhere, BLAISE).await,
        others_time(),
        "no table, no other rules"
    );
    tell(&house, &own_time, ADA, Input::Resign).await;
    assert_eq!(
        house.may_consult(BLAISE).await,
        Ok(()),
        "not for a game against oneself"
    );
    tell(&house, &free, ADA, Input::Resign).await;
    between_two(&house, NEVER).await;
    assert_eq!(
        at(&free, BLAISE).await,
        closed(),
        "a game that is over is no table to be at"
    );
}

#[tokio::test]
async fn games_that_say_nothing_are_not_even_asked() {
    let house = house();
    between_two(&house, Consultation::Free).await;
    let spec = TableSpec::new(Kind::ALL[0].slug(), vec![PlaceSpec::default(); 2]);
    let host = Host {
        player: ADA,
        name: Name::new("Ada").unwrap(),
        salt: Salt::EMPTY,
        places: vec![room::Place(0), room::Place(1)],
    };
    house.open(spec, host, None, None).await.unwrap();
    assert_eq!(house.may_consult(ADA).await, Ok(()));
    assert_eq!(bound_tables(&house, ADA).await, 0);
}

#[tokio::test]
async fn a_table_that_cannot_be_read_binds_nobody() {
    let house = house();
    let marks = Marks::default().add(BOUND, ADA.to_string());
    let id = TableId::new("torn").unwrap();
    let torn = house.store.append(&id, 0, vec!["torn".to_owned()], marks);
    torn.await.unwrap();
    assert_eq!(house.may_consult(ADA).await, Ok(()));
}

#[tokio::test]
async fn a_refusal_is_a_403_with_its_clause_and_a_sentence() {
    let house = house();
    for (dictionary, code) in [(OWN_TIME, "lookup-own-time"), (NEVER, "lookup-forbidden")] {
        // The table marked last is asked first.
        between_two(&house, dictionary).await;
        let denial = house.may_consult(BLAISE).await.unwrap_err();
        let mut sentences = Vec::new();
        for locale in Locale::ALL {
            let response = denial.response(Asked(locale));
            assert_eq!(response.status(), StatusCode::FORBIDDEN);
            let body = to_bytes(response.into_body(), 4096).await.unwrap();
            let body: ErrorBody = serde_json::from_slice(&body).unwrap();
            assert_eq!((body.code.as_str(), body.clause.as_deref()), (code, Some("M-3")));
            assert!(body.error.contains(' '), "{}", body.error);
            sentences.push(body.error);
        }
        assert_ne!(sentences[0], sentences[1]);
    }
}

/// What the dictionary's two calls answer to a guest, or to somebody without a cookie.
async fn called(house: &Arc<House>, player: Option<PlayerId>) -> [axum::response::Response; 2] {
    let mut headers = HeaderMap::new();
    if let Some(player) = player {
        let name = Name::new("Somebody").unwrap();
        let guest = Guest { player, name };
        let cookie = house.cookies.remember(&guest, Session::UNNAMED, false);
        headers.insert(header::COOKIE, cookie);
    }
    let (mut parts, ()) = axum::http::Request::new(()).into_parts();
    parts.headers = headers;
    let caller = Caller::of(&parts, house);
    let (state, asked) = (State(Arc::clone(house)), Asked(Locale::Fr));
    let query = [("letters", "mto"), ("game", catalog::word_rulings()[0].game)];
    let query = query.map(|(name, value)| (name.to_owned(), value.to_owned()));
    [
        dictionary::word(
            state.clone(),
            caller.clone(),
            asked,
            Ok(Path("mot".to_owned())),
            Ok(Query(Vec::new())),
        )
        .await,
        dictionary::letters(state, caller, asked, Ok(Query(query.to_vec()))).await,
    ]
}

#[tokio::test]
async fn the_calls_obey_the_rule_of_the_game_under_way() {
    let house = house();
    let id = between_two(&house, OWN_TIME).await;
    for (said, awaited, other) in [(None, ADA, BLAISE), (Some("mot"), BLAISE, ADA)] {
        if let Some(word) = said {
            say(&house, &id, other, word).await;
        }
        for (player, status) in [
            (Some(awaited), StatusCode::OK),
            (Some(other), StatusCode::FORBIDDEN),
            (Some(PlayerId(3)), StatusCode::OK),
            (None, StatusCode::OK),
        ] {
            for response in called(&house, player).await {
                assert_eq!(response.status(), status, "{player:?} after {said:?}");
            }
        }
    }
}
