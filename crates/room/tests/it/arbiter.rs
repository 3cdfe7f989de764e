//! The arbiter: somebody who plays nothing, stops and starts the game, and rules.

use game_core::{Consultation, Seat, Viewer};
use room::{Actor, Host, Input, Millis, Name, OfferKind, Phase, Place, PlayerId, Quota, Refusal, Room, Salt};
use room::{Secret, Speaker, SpecFault, TableSpec};

use crate::chain::Chain;
use crate::fixture::{GUEST, HOST, STRANGER};
use crate::words::{WordTable, spec};

const ARBITER: PlayerId = PlayerId(8);

fn game() -> Chain {
    Chain {
        arbiter: true,
        ..Chain::new(Consultation::Free)
    }
}

fn watched() -> TableSpec {
    let mut spec = spec(2);
    spec.arbiter = true;
    for place in &mut spec.places {
        place.quota = Some(Quota {
            base: 10_000,
            increment: 0,
        });
    }
    spec
}

fn ask(table: &mut WordTable, player: PlayerId, input: Input) -> Result<(), Refusal> {
    table.tell(Actor::Player(player), input)
}

fn arbitrate() -> Input {
    Input::Arbitrate {
        name: Name::new("Ambre").unwrap(),
    }
}

fn rule(text: &str) -> Input {
    Input::Rule(text.to_owned())
}

/// A game two words old, with its arbiter in the chair.
fn table() -> WordTable {
    let mut table = WordTable::open(game(), watched(), false);
    ask(&mut table, ARBITER, arbitrate()).unwrap();
    ask(&mut table, HOST, Input::Admit).unwrap();
    table.sit(GUEST);
    ask(&mut table, GUEST, Input::Admit).unwrap();
    table.say(HOST, "mot");
    table.say(GUEST, "tir");
    table
}

#[test]
fn the_chair_is_for_one_who_does_not_play() {
    let mut table = WordTable::open(game(), watched(), false);
    assert_eq!(ask(&mut table, HOST, arbitrate()), Err(Refusal::AlreadySeated));
    ask(&mut table, ARBITER, arbitrate()).unwrap();
    assert_eq!(ask(&mut table, ARBITER, arbitrate()), Err(Refusal::AlreadySeated));
    assert_eq!(ask(&mut table, STRANGER, arbitrate()), Err(Refusal::Taken));
    let sit = Input::Sit {
        place: None,
        name: Name::new("Ambre").unwrap(),
        salt: Salt::EMPTY,
    };
    assert_eq!(table.room.table().viewer(ARBITER), Viewer::Spectator);
    ask(&mut table, HOST, Input::Admit).unwrap();
    table.sit(GUEST);
    assert_eq!(table.room.table().arbiter(), None, "the guest has not been asked");
    ask(&mut table, GUEST, Input::Admit).unwrap();
    assert_eq!(table.room.table().arbiter().unwrap().name.as_str(), "Ambre");
    assert_eq!(ask(&mut table, STRANGER, arbitrate()), Err(Refusal::Taken));
    assert_eq!(ask(&mut table, ARBITER, sit), Err(Refusal::AlreadySeated));
    let play = Input::Act("mot".to_owned());
    assert_eq!(ask(&mut table, ARBITER, play), Err(Refusal::NotSeated));

    let mut without = WordTable::open(game(), spec(2), false);
    assert_eq!(ask(&mut without, ARBITER, arbitrate()), Err(Refusal::Taken));
}

/// Nobody ends a game by a ruling whom its players did not agree to.
#[test]
fn a_stranger_sits_down_in_mid_game_only_if_everybody_agrees() {
    let mut table = WordTable::open(game(), watched(), false);
    table.sit(GUEST);
    table.say(HOST, "mot");
    assert_eq!(ask(&mut table, HOST, Input::Admit), Err(Refusal::NoCandidate));
    ask(&mut table, STRANGER, arbitrate()).unwrap();
    for order in [Input::Pause, rule("mot"), Input::Say("moi".to_owned())] {
        assert!(ask(&mut table, STRANGER, order).is_err());
    }
    assert_eq!(ask(&mut table, STRANGER, Input::Admit), Err(Refusal::NotSeated));
    assert_eq!(ask(&mut table, ARBITER, Input::Dismiss), Err(Refusal::NotSeated));
    ask(&mut table, HOST, Input::Admit).unwrap();
    assert_eq!(ask(&mut table, HOST, Input::Admit), Err(Refusal::OfferStands));
    assert_eq!(table.room.table().arbiter(), None);
    assert_eq!(table.restored(game()).table(), table.room.table());

    // One is enough to turn somebody down, who does not ask again.
    ask(&mut table, GUEST, Input::Dismiss).unwrap();
    assert_eq!(table.room.table().candidate(), None);
    assert_eq!(ask(&mut table, STRANGER, arbitrate()), Err(Refusal::TurnedDown));

    // Whoever thought better of it may.
    ask(&mut table, ARBITER, arbitrate()).unwrap();
    ask(&mut table, ARBITER, Input::Dismiss).unwrap();
    ask(&mut table, ARBITER, arbitrate()).unwrap();
    for player in [GUEST, HOST] {
        ask(&mut table, player, Input::Admit).unwrap();
    }
    ask(&mut table, ARBITER, Input::Pause).unwrap();
    assert_eq!(table.restored(game()).table(), table.room.table());
}

#[test]
fn whoever_sits_down_to_play_asks_for_the_chair_no_longer() {
    let mut table = WordTable::open(game(), watched(), false);
    ask(&mut table, GUEST, arbitrate()).unwrap();
    table.sit(GUEST);
    assert_eq!(table.room.table().candidate(), None);
    assert_eq!(table.restored(game()).table(), table.room.table());
}

#[test]
fn a_host_who_begins_with_computers_has_agreed_for_all() {
    let mut table = WordTable::open(game(), watched(), false);
    ask(&mut table, ARBITER, arbitrate()).unwrap();
    ask(&mut table, HOST, Input::Admit).unwrap();
    assert_eq!(table.room.table().arbiter(), None);
    ask(&mut table, HOST, Input::Fill(1)).unwrap();
    assert_eq!(table.room.table().arbiter().unwrap().player, ARBITER);
}

#[test]
fn a_game_without_arbiters_has_no_chair() {
    let host = Host {
        player: HOST,
        name: Name::new("Odile").unwrap(),
        salt: Salt::EMPTY,
        places: vec![Place(0)],
    };
    let plain = Chain::new(Consultation::Free);
    let opened = Room::open(plain, watched(), Millis(1), host, Secret::new([5; 32]));
    assert_eq!(opened.err(), Some(SpecFault::Arbiter));
}

#[test]
fn a_stopped_game_stands_still_and_goes_on() {
    let mut table = table();
    for player in [HOST, GUEST, STRANGER] {
        assert_eq!(ask(&mut table, player, Input::Pause), Err(Refusal::NotArbiter));
    }
    ask(&mut table, ARBITER, Input::Pause).unwrap();
    assert_eq!(ask(&mut table, ARBITER, Input::Pause), Err(Refusal::OfferStands));
    assert!(table.room.table().is_paused());
    assert_eq!(table.room.deadline(), None);
    assert!(table.room.overdue(Millis(99_000)).is_empty());
    let word = || Input::Act("rat".to_owned());
    assert_eq!(ask(&mut table, HOST, word()), Err(Refusal::Paused));
    let takeback = Input::Offer(OfferKind::Takeback);
    assert_eq!(ask(&mut table, GUEST, takeback), Err(Refusal::Paused));
    assert_eq!(ask(&mut table, HOST, Input::Resume), Err(Refusal::NotArbiter));
    assert!(table.restored(game()).table().is_paused());

    ask(&mut table, ARBITER, Input::Resume).unwrap();
    assert_eq!(ask(&mut table, ARBITER, Input::Resume), Err(Refusal::OfferStands));
    assert_eq!(table.room.deadline(), Some(Millis(10_002)));
    ask(&mut table, HOST, word()).unwrap();
    assert_eq!(table.restored(game()).table(), table.room.table());
}

#[test]
fn one_may_give_up_a_stopped_game() {
    let mut table = table();
    ask(&mut table, ARBITER, Input::Pause).unwrap();
    ask(&mut table, GUEST, Input::Resign).unwrap();
    assert_eq!(table.room.table().phase(), Phase::Over);
    assert!(!table.room.table().is_paused());
}

#[test]
fn the_arbiter_rules_as_the_game_lets_him() {
    let mut table = table();
    assert_eq!(ask(&mut table, GUEST, rule("faute")), Err(Refusal::NotArbiter));
    let other = ask(&mut table, ARBITER, rule("mot"));
    assert_eq!(other.unwrap_err().code(), "no-ruling");
    assert!(matches!(
        ask(&mut table, ARBITER, rule("Hé !")),
        Err(Refusal::Malformed(_))
    ));
    ask(&mut table, ARBITER, Input::Pause).unwrap();
    ask(&mut table, ARBITER, rule("faute")).unwrap();
    let outcome = table.room.table().outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(table.restored(game()).table(), table.room.table());
    assert_eq!(ask(&mut table, ARBITER, rule("faute")), Err(Refusal::Over));
    assert_eq!(ask(&mut table, ARBITER, Input::Pause), Err(Refusal::Over));
}

const RESUME: OfferKind = OfferKind::Resume;

/// An arbiter who never comes back must not keep a game from going on.
#[test]
fn both_sides_may_agree_to_go_on() {
    let mut table = table();
    assert_eq!(
        ask(&mut table, HOST, Input::Offer(RESUME)),
        Err(Refusal::OfferStands),
        "nothing is stopped"
    );
    ask(&mut table, ARBITER, Input::Pause).unwrap();
    for player in [ARBITER, STRANGER] {
        let offer = Input::Offer(RESUME);
        assert_eq!(ask(&mut table, player, offer), Err(Refusal::NotSeated));
    }
    assert_eq!(
        ask(&mut table, HOST, Input::Accept(RESUME)),
        Err(Refusal::NoOffer)
    );
    ask(&mut table, HOST, Input::Offer(RESUME)).unwrap();
    assert_eq!(
        ask(&mut table, HOST, Input::Accept(RESUME)),
        Err(Refusal::OfferStands)
    );
    assert!(table.room.table().is_paused(), "one side alone is not enough");
    assert_eq!(table.room.deadline(), None);

    ask(&mut table, GUEST, Input::Accept(RESUME)).unwrap();
    assert!(!table.room.table().is_paused());
    assert_eq!(table.room.deadline(), Some(Millis(10_002)));
    assert!(table.room.table().offers().is_empty());
    let kept: Vec<_> = table.lines.iter().rev().take(3).rev().collect();
    assert_eq!(
        kept,
        ["2:2\toffer\tresume\t0", "2:2\taccept\tresume\t1", "2:2\tresume"]
    );
    ask(&mut table, HOST, Input::Act("rat".to_owned())).unwrap();
    assert_eq!(table.restored(game()).table(), table.room.table());

    // The arbiter keeps his power.
    ask(&mut table, ARBITER, Input::Pause).unwrap();
    assert!(table.room.table().is_paused());
}

#[test]
fn an_offer_to_go_on_is_declined_or_met() {
    let mut table = table();
    ask(&mut table, ARBITER, Input::Pause).unwrap();
    ask(&mut table, HOST, Input::Offer(RESUME)).unwrap();
    ask(&mut table, GUEST, Input::Decline(RESUME)).unwrap();
    assert!(table.room.table().is_paused());
    assert!(table.room.table().offers().is_empty());
    // Offering what the other side offers is agreeing.
    ask(&mut table, GUEST, Input::Offer(RESUME)).unwrap();
    ask(&mut table, HOST, Input::Offer(RESUME)).unwrap();
    assert!(!table.room.table().is_paused());

    ask(&mut table, ARBITER, Input::Pause).unwrap();
    ask(&mut table, HOST, Input::Offer(RESUME)).unwrap();
    ask(&mut table, ARBITER, Input::Resume).unwrap();
    assert!(table.room.table().offers().is_empty(), "the arbiter was quicker");
    assert_eq!(
        ask(&mut table, GUEST, Input::Accept(RESUME)),
        Err(Refusal::NoOffer)
    );
}

#[test]
fn on_one_screen_and_against_the_computer_one_agrees_alone() {
    let mut shared = WordTable::open(game(), watched(), true);
    ask(&mut shared, ARBITER, arbitrate()).unwrap();
    let mut spec = watched();
    spec.places[1].bot = Some(1);
    let mut alone = WordTable::open(game(), spec, false);
    ask(&mut alone, ARBITER, arbitrate()).unwrap();
    for table in [&mut shared, &mut alone] {
        ask(table, HOST, Input::Admit).unwrap();
        ask(table, ARBITER, Input::Pause).unwrap();
        ask(table, HOST, Input::Offer(RESUME)).unwrap();
        assert!(!table.room.table().is_paused());
    }
}

#[test]
fn what_was_offered_before_the_stop_waits() {
    let mut table = table();
    ask(&mut table, GUEST, Input::Offer(OfferKind::Takeback)).unwrap();
    ask(&mut table, ARBITER, Input::Pause).unwrap();
    let accept = || Input::Accept(OfferKind::Takeback);
    assert_eq!(ask(&mut table, HOST, accept()), Err(Refusal::Paused));
    assert_eq!(table.room.deadline(), None);
    ask(&mut table, ARBITER, Input::Resume).unwrap();
    ask(&mut table, HOST, accept()).unwrap();
    assert_eq!(table.room.plies(), 1);
}

#[test]
fn the_arbiter_speaks_to_the_whole_table() {
    let mut table = table();
    let says = |text: &str| Input::Say(text.to_owned());
    assert_eq!(
        ask(&mut table, STRANGER, says("Bonjour")),
        Err(Refusal::NotSeated)
    );
    assert_eq!(
        ask(&mut table, ARBITER, Input::SayTeam("Bonjour".to_owned())),
        Err(Refusal::NoPartner)
    );
    ask(&mut table, ARBITER, says(" Le mot\tcompte. ")).unwrap();
    ask(&mut table, GUEST, says("Merci")).unwrap();
    let talk = table.room.table().talk();
    assert_eq!(
        (talk[0].by, talk[0].text.as_str()),
        (Speaker::Arbiter, "Le mot compte.")
    );
    assert_eq!(talk[1].by, Speaker::Place(Place(1)));
    for player in [HOST, GUEST, ARBITER, STRANGER] {
        assert!(table.room.table().hears(player, &talk[0]));
    }
    assert!(
        table
            .lines
            .contains(&"2:2\tsay\tarbiter\tLe mot compte.".to_owned())
    );
    assert_eq!(table.restored(game()).table(), table.room.table());
}
