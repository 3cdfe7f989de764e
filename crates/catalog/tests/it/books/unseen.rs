//! A book shows what can be shown: every clause that refuses in a try, every clause and every value of a choice
//! in a figure. What it cannot show its game says, with the reason.

use std::collections::BTreeSet;

use books::{Block, Book, Unseen};
use catalog::{Kind, Playable, Visitor, french};
use game_core::Clause as _;

/// What a game says of its clauses and of its book.
struct Told {
    clauses: BTreeSet<&'static str>,
    refusing: BTreeSet<&'static str>,
    unseen: Unseen,
}

struct Ask;

impl Visitor for Ask {
    type Out = Told;

    fn visit<G: Playable>(self, _: G) -> Told {
        Told {
            clauses: G::Clause::ALL.iter().map(|clause| clause.id()).collect(),
            refusing: G::refusing().into_iter().collect(),
            unseen: G::UNSEEN,
        }
    }
}

/// Asks every book on the shelf what is wrong with it.
fn hold(faults: impl Fn(&Book, &Told) -> Vec<String>) {
    let mut found = Vec::new();
    for &kind in Kind::ALL {
        let told = kind.visit(&[], french(), Ask).expect("defaults");
        let [book, _] = super::books(kind);
        found.extend(
            faults(&book, &told)
                .into_iter()
                .map(|fault| format!("{kind}: {fault}")),
        );
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_clause_that_refuses_is_shown_by_an_action_or_excused() {
    hold(|book, told| unlike(&shown(book), &told.refusing, told.unseen.refusals));
}

#[test]
fn every_clause_has_a_figure_or_a_try_or_is_excused() {
    hold(|book, told| unlike(&pictured(book), &told.clauses, told.unseen.clauses));
}

#[test]
fn every_value_of_a_choice_has_a_figure_or_is_excused() {
    hold(|book, told| unseen(book, told.unseen.choices));
}

/// The clauses by which a try or a step of the lesson is answered.
fn shown(book: &Book) -> BTreeSet<&str> {
    let steps = book.lesson.iter().flat_map(|lesson| &lesson.steps);
    let tries = book.tries().flat_map(|one| one.right.iter().chain(&one.wrong));
    let remarks = tries.chain(steps.flat_map(|step| &step.wrong));
    remarks.filter_map(|remark| remark.verdict.clause()).collect()
}

/// What is wrong with the clauses that a book shows, given those it owes and those it is excused from.
fn unlike(shown: &BTreeSet<&str>, owed: &BTreeSet<&str>, excused: &[(&str, &str)]) -> Vec<String> {
    let unexcused = |id: &&&str| !excused.iter().any(|(clause, _)| clause == *id);
    let missing = owed.difference(shown).filter(unexcused);
    let missing = missing.map(|id| format!("{id} is not shown"));
    let stale = excused.iter().filter_map(|(id, why)| {
        if shown.contains(id) {
            Some(format!("{id} is shown after all ({why})"))
        } else if !owed.contains(id) {
            Some(format!("{id} is not wanted ({why})"))
        } else {
            why.is_empty()
                .then(|| format!("{id} is excused without a reason"))
        }
    });
    missing.chain(stale).collect()
}

/// The clauses that figures and tries of the chapters show: a figure those of the paragraph right before it,
/// those that refuse what it plays and those that it names; a try the one it is about and those that refuse.
fn pictured(book: &Book) -> BTreeSet<&str> {
    let mut seen = BTreeSet::new();
    for chapter in &book.chapters {
        let mut told: &[String] = &[];
        for block in &chapter.blocks {
            match block {
                Block::Paragraph(one) => told = &one.clauses,
                Block::Figure(one) => {
                    seen.extend(told.iter().chain(&one.shows).map(String::as_str));
                    seen.extend(one.plays.iter().filter_map(|(_, said)| said.clause()));
                }
                Block::Try(one) => {
                    seen.insert(one.clause.as_str());
                    let remarks = one.right.iter().chain(&one.wrong);
                    seen.extend(remarks.filter_map(|remark| remark.verdict.clause()));
                }
                Block::Table { .. } => {}
            }
        }
    }
    seen
}

/// What is wrong with the figures of a book's choices, given the options it is excused from drawing.
fn unseen(book: &Book, excused: &[(&str, &str)]) -> Vec<String> {
    let mut faults = Vec::new();
    for choice in book.groups.iter().flat_map(|group| &group.choices) {
        let name = &choice.option;
        let settings = book.figures().flat_map(|figure| &figure.options);
        let told = settings.filter(|(option, _)| option == name);
        let drawn: BTreeSet<usize> = told.filter_map(|(_, value)| choice.telling(value)).collect();
        match excused.iter().find(|(option, _)| option == name) {
            Some((_, "")) => faults.push(format!("{name} is excused without a reason")),
            Some((_, why)) if drawn.len() == choice.values.len() => {
                faults.push(format!("{name} is drawn after all ({why})"));
            }
            Some(_) => {}
            None => {
                let owed = choice.values.iter().enumerate();
                let owed = owed.filter(|(at, _)| !drawn.contains(at));
                faults.extend(owed.map(|(_, (first, ..))| format!("{name}={first} has no figure")));
            }
        }
    }
    let known = |option: &str| {
        let mut choices = book.groups.iter().flat_map(|group| &group.choices);
        choices.any(|choice| choice.option == option)
    };
    let unknown = excused.iter().filter(|(option, _)| !known(option));
    faults.extend(unknown.map(|(option, _)| format!("{option} is no choice")));
    faults
}

#[test]
fn a_clause_is_pictured_by_a_figure_beside_it_or_by_a_try() {
    let figure =
        |id: &str, more: &str| format!("```figure\nid: {id}\nposition: a1\n{more}caption: A.\n```\n\n");
    let (near, named) = (
        figure("a", ""),
        figure("b", "plays: a2 | B3 far\nshows: B4, B5\n"),
    );
    let text = format!(
        "# Jeu\n\n*Un jeu.*\n\n## Mots\n\nOn joue.\n\n**Deux**\n\n## 1. Jouer\n\nUn. [A1]\n\nDeux. [A2]\n\n\
         {near}Trois. [A3]\n\n```essai\nid: t\nclause: B1\nposition: a1\nask: ?\nright: a2 | Oui.\n\
         wrong: a3 | B2 far | Non.\n```\n\nQuatre. [A4]\n\nCinq.\n\n{named}"
    );
    let book = Book::read(&text).expect("a book");
    assert_eq!(
        pictured(&book),
        BTreeSet::from(["A2", "B1", "B2", "B3", "B4", "B5"])
    );
}

#[test]
fn a_value_is_drawn_or_its_option_excused_and_never_both() {
    let figure = "```figure\nid: a\nposition: a1\noptions: hold=1\ncaption: A.\n```\n";
    let text = format!(
        "# Jeu\n\n*Un jeu.*\n\n## En deux mots\n\nOn joue.\n\n**Deux**\n\n## 1. Jouer\n\nOn joue.\n\n{figure}\n\
         ## Et si…\n\n## Variantes\n\n### Points\n\n| a | b | c |\n|---|---|---|\n\
         | `hold` | Tenir | `1` : un. · `2` à `4` : plus. |\n"
    );
    let book = Book::read(&text).expect("a book");
    assert_eq!(unseen(&book, &[]), ["hold=2 has no figure"]);
    assert_eq!(unseen(&book, &[("hold", "clock")]), [""; 0]);
    assert_eq!(
        unseen(&book, &[("hold", "")]),
        ["hold is excused without a reason"]
    );
    let drawn = text.replace(
        figure,
        &format!(
            "{figure}\n{}",
            figure.replace("id: a", "id: b").replace("=1", "=3")
        ),
    );
    let book = Book::read(&drawn).expect("a book");
    assert_eq!(unseen(&book, &[]), [""; 0]);
    let faults = unseen(&book, &[("hold", "clock"), ("side", "lot")]);
    assert_eq!(faults, ["hold is drawn after all (clock)", "side is no choice"]);
}

#[test]
fn a_clause_is_shown_or_excused_and_never_both() {
    let shown = BTreeSet::from(["A1", "B1"]);
    let owed = BTreeSet::from(["A1", "A2"]);
    let faults = |excused: &[(&str, &str)]| unlike(&shown, &owed, excused);
    assert_eq!(faults(&[]), ["A2 is not shown"]);
    assert_eq!(faults(&[("A2", "over")]), [""; 0]);
    assert_eq!(faults(&[("A2", "")]), ["A2 is excused without a reason"]);
    assert_eq!(
        faults(&[("A2", "over"), ("A1", "turn")]),
        ["A1 is shown after all (turn)"]
    );
    assert_eq!(
        faults(&[("A2", "over"), ("C1", "turn")]),
        ["C1 is not wanted (turn)"]
    );
}
