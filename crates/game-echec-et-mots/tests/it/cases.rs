//! The cases T01 to T41 of the specification that need a game. The others stand beside what they are
//! about: T01 to T03 and T05 to T07 with the board, T23 to T33 with the score.

use game_core::{Game as _, Listing as _, NoDice, Positions as _, Seat, Turn, Violation};
use game_echec_et_mots::{Action, BAG, Clause, EchecEtMots, Event, Phase, State};
use lexicon::Letter;

use crate::french;

const B: &str = "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ";
/// The same without the letter under a knight on d6.
const B_D6: &str = "TRSE/L.P/AEOI/BUR/.NT./CVD/.G..";
const BARE: &str = "..../.../..../.../..../.../....";

/// A game under way.
struct Table {
    game: EchecEtMots,
    state: State,
}

impl Table {
    fn at(position: &str) -> Table {
        let game = french();
        let state = game.place(position).expect("a position");
        Table { game, state }
    }

    fn ask(&self, action: &str) -> Result<Vec<Event>, Violation<Clause>> {
        let action: Action = action.parse().expect("an action");
        self.game
            .decide(&self.state, self.state.side(), &action, &mut NoDice)
    }

    fn play(mut self, action: &str) -> Table {
        for event in self.ask(action).expect("a legal action") {
            self.game.evolve(&mut self.state, &event);
        }
        self
    }

    fn refused(&self, action: &str) -> (Clause, &'static str) {
        let violation = self.ask(action).expect_err("an illegal action");
        (violation.clause, violation.code)
    }

    fn position(&self) -> String {
        self.game.position(&self.state)
    }

    fn moves(&self) -> Vec<String> {
        let leaps = self.game.leaps(&self.state);
        leaps.iter().map(ToString::to_string).collect()
    }

    fn points(&self) -> Vec<i32> {
        match self.game.turn(&self.state) {
            Turn::Over(outcome) => outcome.points,
            Turn::Awaiting(_) => panic!("still going at {}", self.position()),
        }
    }

    fn code(&self) -> &'static str {
        self.game.turn(&self.state).outcome().expect("an end").code
    }
}

fn start() -> Table {
    Table::at(&format!("{B} a0,g0 a8,g8 - - w 0 0"))
}

#[test]
fn t04_first_moves() {
    assert_eq!(start().moves(), ["a0-b2", "a0-c1", "g0-e1", "g0-f2"]);
}

#[test]
fn t08_t09_the_first_move_takes_a_letter() {
    let table = start().play("a0-c1");
    assert_eq!(table.state.rack(Seat(0)).to_string(), "G");
    let after = "TRSE/LNP/AEOI/BUR/MNTS/CVD/F.HJ c1,g0 a8,g8 G - b 0 1";
    assert_eq!(table.position(), after);
}

#[test]
fn t10_so_does_the_second() {
    let table = start().play("a0-c1").play("a8-c7");
    assert_eq!(table.state.rack(Seat(1)).to_string(), "R");
}

#[test]
fn t11_back_to_the_start_square() {
    let table = start().play("a0-c1").play("a8-c7").play("c1-a0");
    assert_eq!((table.state.rack(Seat(0)).len(), table.state.quiet()), (1, 1));
}

#[test]
fn t12_an_emptied_square_may_be_entered() {
    let table = start()
        .play("a0-c1")
        .play("a8-c7")
        .play("c1-a0")
        .play("c7-d5")
        .play("a0-c1");
    assert_eq!(table.state.rack(Seat(0)).to_string(), "G");
    assert_eq!(table.state.quiet(), 3);
}

#[test]
fn t13_not_onto_ones_own_knight() {
    let table = Table::at("TRSE/LNP/AEOI/BUR/MNTS/CVD/F.HJ c1,d3 a8,g8 G - w 0 4");
    assert_eq!(table.refused("c1-d3"), (Clause::M3, "own-knight"));
}

#[test]
fn t14_the_banner_is_no_square() {
    let table = Table::at(&format!("{B} d1,g0 a8,g8 - - w 0 4"));
    assert_eq!(table.refused("d1-b0"), (Clause::M2, "banner"));
}

#[test]
fn t15_an_empty_start_square_of_the_enemy() {
    let table = Table::at("T.SE/LNP/AEOI/BUR/MNTS/CVD/FGHJ c7,g0 d5,g8 R - w 0 4");
    assert_eq!(table.refused("c7-a8"), (Clause::M2, "enemy-start"));
}

#[test]
fn t16_a_sheltered_knight() {
    let table = Table::at("T.SE/LNP/AEOI/BUR/MNTS/CVD/FGHJ c7,g0 a8,g8 R - w 0 4");
    assert_eq!(table.refused("c7xa8"), (Clause::M6, "sheltered"));
}

#[test]
fn t17_a_knight_is_captured() {
    let table = Table::at(&format!("{B_D6} c4,g0 d6,g8 - N w 3 4")).play("c4xd6");
    assert_eq!(table.position(), format!("{B_D6} d6,g0 g8 - N b 0 5"));
    assert_eq!(table.state.phase(), Phase::Play);
}

#[test]
fn t18_t19_t20_the_last_knight_needs_a_word() {
    let table = Table::at(&format!("{B_D6} c4,g0 d6 ABC N w 3 4"));
    assert_eq!(table.refused("c4xd6"), (Clause::M7, "last-knight-needs-word"));
    assert!(
        !table
            .moves()
            .iter()
            .any(|leap| leap.starts_with("c4") && leap.ends_with("d6"))
    );
    let table = Table::at(&format!("{B_D6} c4,g0 d6 TENTE N w 3 4"));
    assert_eq!(table.refused("c4xd6 #TENTE"), (Clause::A1, "word-too-short"));
}

#[test]
fn t21_t22_the_last_knight_is_captured_with_a_word() {
    let table = Table::at(&format!("{BARE} c4,g0 d6 DETENTE CCEEHXZ w 3 4")).play("c4xd6 #DÉTENTE");
    assert_eq!(table.state.phase(), Phase::Reply);
    assert_eq!(
        table.position(),
        format!("{BARE} d6,g0 - DEEENTT CCEEHXZ b 0 5 DETENTE+")
    );
    let table = table.play(">ÉCHEC");
    assert_eq!(table.points(), [30, 8]);
    assert_eq!(table.code(), "second-knight");
    assert_eq!(
        table.position(),
        format!("{BARE} d6,g0 - DEEENTT CCEEHXZ b 0 5 end:30-8")
    );
}

fn cheval() -> Table {
    Table::at(&format!("{BARE} c4,g0 d6,g8 CHEVALX ORANGEYZ w 0 9"))
}

#[test]
fn t34_cheval_against_orange() {
    let table = cheval().play("c4-e5 #cheval");
    assert_eq!(
        table.position(),
        format!("{BARE} e5,g0 d6,g8 ACEHLVX AEGNORYZ b 1 10 CHEVAL")
    );
    let table = table.play(">orange");
    assert_eq!(table.points(), [14, 10]);
    assert_eq!(
        table.position(),
        format!("{BARE} e5,g0 d6,g8 ACEHLVX AEGNORYZ b 1 10 end:14-10")
    );
}

#[test]
fn t35_chevaux_lacks_a_letter() {
    assert_eq!(
        cheval().refused("c4-e5 #chevaux"),
        (Clause::A1, "letters-missing")
    );
}

#[test]
fn t36_a_conjugated_form_is_refused() {
    let table = Table::at(&format!("{BARE} c4,g0 d6,g8 MANGEAIT - w 0 9"));
    assert_eq!(
        table.refused("c4-e5 #mangeait"),
        (Clause::W2, "word-conjugated-form")
    );
}

#[test]
fn t37_infinitive_and_participles_are_allowed() {
    for word in ["MANGER", "MANGEANT", "MANGÉES"] {
        let letters = word.replace('É', "E");
        let table = Table::at(&format!("{BARE} c4,g0 d6,g8 {letters} - w 0 9"));
        assert!(table.ask(&format!("c4-e5 #{word}")).is_ok(), "{word}");
    }
}

#[test]
fn t38_t39_the_letter_of_the_move_counts() {
    let table = Table::at("..../.../..E./.../..../.../.... c4,g0 d6,g8 CHVAL - w 0 9");
    assert_eq!(table.refused("c4-b2 #cheval"), (Clause::A1, "letters-missing"));
    assert!(table.ask("c4-e5 #cheval").is_ok());
}

#[test]
fn t40_too_many_quiet_moves() {
    let table = Table::at(&format!("{B_D6} c4,g0 d6,g8 - N b 39 60"));
    assert_eq!(table.state.phase(), Phase::Play);
    let table = table.play("g8-f6");
    assert_eq!((table.state.quiet(), table.state.phase()), (0, Phase::Play));
    let table = Table::at(&format!("{B_D6} c4,g0 d6,g8 - N b 39 60")).play("d6-b7");
    assert_eq!(table.points(), [0, 0]);
    assert_eq!(table.code(), "quiet");
}

#[test]
fn t41_the_example_of_the_sheet_cannot_be_dealt() {
    let e = Letter::of('E').expect("a letter");
    let needed = "DETENTEECHEC"
        .chars()
        .filter(|&letter| Letter::of(letter) == Some(e))
        .count();
    assert_eq!((needed, BAG[e.index()]), (5, 4));
}

#[test]
fn listed_first_moves_are_the_leaps() {
    let table = start();
    let listed = table.game.actions(&table.state, Seat(0));
    let texts: Vec<String> = listed.iter().map(ToString::to_string).collect();
    assert_eq!(texts, table.moves());
}
