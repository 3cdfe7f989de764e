//! Who may ask what an action would do.

use game_core::{Consultation, Seat};
use room::{Actor, Input, Refusal};

use crate::chain::Chain;
use crate::fixture::{GUEST, HOST, STRANGER};
use crate::words::{WordTable, spec};

const FREE: Consultation<crate::chain::Rule> = Consultation::Free;

#[test]
fn a_player_asks_for_the_own_seat_whoever_is_awaited() {
    let mut table = WordTable::between_two(FREE, 1);
    for (player, word) in [(HOST, "mot"), (GUEST, "tir")] {
        assert_eq!(table.room.may_preview(HOST, "mot"), Ok(Seat(0)));
        assert_eq!(table.room.may_preview(GUEST, "mot"), Ok(Seat(1)));
        table.say(player, word);
    }
}

#[test]
fn whoever_plays_no_seat_is_refused_in_any_phase() {
    let waiting = WordTable::open(Chain::new(FREE), spec(2), false);
    assert_eq!(waiting.room.may_preview(STRANGER, "mot"), Err(Refusal::NotSeated));
    assert_eq!(waiting.room.may_preview(HOST, "mot"), Err(Refusal::NotStarted));
    let mut table = WordTable::between_two(FREE, 1);
    assert_eq!(table.room.may_preview(STRANGER, "mot"), Err(Refusal::NotSeated));
    table.tell(Actor::Player(GUEST), Input::Resign).unwrap();
    assert_eq!(table.room.may_preview(HOST, "mot"), Err(Refusal::Over));
    assert_eq!(table.room.may_preview(STRANGER, "mot"), Err(Refusal::NotSeated));
}

#[test]
fn on_a_shared_screen_it_is_the_awaited_seat() {
    let game = Chain {
        seats: 2,
        sides: 2,
        ..Chain::new(FREE)
    };
    let mut table = WordTable::open(game, spec(2), true);
    assert_eq!(table.room.may_preview(HOST, "mot"), Ok(Seat(0)));
    table.say(HOST, "mot");
    assert_eq!(table.room.may_preview(HOST, "tir"), Ok(Seat(1)));
}

#[test]
fn a_text_longer_than_any_action_is_refused() {
    let table = WordTable::between_two(FREE, 1);
    assert!(table.room.may_preview(HOST, &"é".repeat(512)).is_ok());
    assert_eq!(
        table.room.may_preview(HOST, &"é".repeat(513)),
        Err(Refusal::TooLong)
    );
}
