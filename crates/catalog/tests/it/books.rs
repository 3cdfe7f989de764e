//! The books cannot lie: every figure, try and step of every book is put to the referee, in both languages.

mod unseen;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use books::{Answered, Block, Book, Figure, Remark, Step, Try};
use catalog::{AnySession, Kind, Playable, Visitor, french, game};
use game_core::{Clause as _, Lapse, OptionSpec, OptionValues};
use game_testkit::TestDice;
use room::Refusal;

type Options = [(String, String)];

/// Both books of a game, French first.
fn books(kind: Kind) -> [Book; 2] {
    let texts = kind.book();
    [texts.fr, texts.en].map(|text| Book::read(text).unwrap_or_else(|fault| panic!("{kind}: {fault}")))
}

/// A position of a book, set up.
fn placed(kind: Kind, options: &Options, position: &str) -> Box<dyn AnySession> {
    let mut settings = kind.options_in(position);
    settings.extend(options.iter().cloned());
    let game = game(kind, &settings, french()).unwrap_or_else(|fault| panic!("{kind} {options:?}: {fault}"));
    game.place(position)
        .unwrap_or_else(|fault| panic!("{kind} {position}: {fault}"))
}

/// What the referee says of an action, in the words of a book.
fn answered(done: Result<Option<Lapse>, Refusal>) -> Result<Answered, Refusal> {
    match done {
        Ok(None) => Ok(Answered::Legal),
        Ok(Some(lapse)) => Ok(Answered::Fault {
            clause: lapse.clause.to_owned(),
            code: lapse.code.to_owned(),
        }),
        Err(Refusal::Violation { clause, code, .. }) => Ok(Answered::Refused {
            clause: clause.to_owned(),
            code: code.to_owned(),
        }),
        Err(other) => Err(other),
    }
}

/// What the referee says of an action there.
fn said(kind: Kind, options: &Options, position: &str, action: &str) -> Answered {
    let done = placed(kind, options, position).act(action, &mut TestDice::new(1));
    answered(done).unwrap_or_else(|other| panic!("{kind} {position} {action}: {other:?}"))
}

#[test]
fn every_position_of_a_book_can_be_set_up() {
    for &kind in Kind::ALL {
        for book in books(kind) {
            for Figure {
                options, position, ..
            } in book.figures()
            {
                placed(kind, options, position);
            }
        }
    }
}

#[test]
fn every_try_is_answered_as_the_book_says() {
    let mut wrong = Vec::new();
    for &kind in Kind::ALL {
        let [book, _] = books(kind);
        for one in book.tries() {
            let Try {
                id,
                options,
                position,
                ..
            } = one;
            for Remark { action, verdict, .. } in one.right.iter().chain(&one.wrong) {
                let said = said(kind, options, position, action);
                if said != *verdict {
                    wrong.push(format!("{kind} {id}: {action}: {said:?}, not {verdict:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_step_of_a_lesson_is_answered_as_it_says() {
    let mut wrong = Vec::new();
    for &kind in Kind::ALL {
        let [book, _] = books(kind);
        let Some(lesson) = book.lesson else { continue };
        for (n, step) in (1..).zip(&lesson.steps) {
            let Step {
                options, position, ..
            } = step;
            for Remark { action, verdict, .. } in &step.wrong {
                let said = said(kind, options, position, action);
                if said != *verdict {
                    wrong.push(format!("{kind} {n}: {action}: {said:?}, not {verdict:?}"));
                }
            }
            for expected in &step.expect {
                let said = said(kind, options, position, expected);
                if said != Answered::Legal {
                    wrong.push(format!("{kind} {n}: {expected}: {said:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Where a step of a lesson leads: what it expects first, then what the others do.
fn led(kind: Kind, step: &Step) -> Box<dyn AnySession> {
    let mut session = placed(kind, &step.options, &step.position);
    for action in step.expect.iter().take(1).chain(&step.replies) {
        let done = session.act(action, &mut TestDice::new(1));
        assert!(done.is_ok(), "{kind} {}: {action}: {done:?}", step.position);
    }
    session
}

/// How a game has ended, in the words of a book.
fn ended(session: &dyn AnySession) -> Option<String> {
    let turn = session.turn();
    turn.outcome().map(|end| format!("{} {}", end.code, end.clause))
}

#[test]
fn a_lesson_ends_where_it_says_so() {
    let mut faults = Vec::new();
    for &kind in Kind::ALL {
        let [book, _] = books(kind);
        let steps = book.lesson.map(|lesson| lesson.steps).unwrap_or_default();
        for (n, step) in (1..).zip(&steps) {
            let end = ended(led(kind, step).as_ref());
            if end != step.end {
                faults.push(format!("{kind} {n}: {end:?}, not {:?}", step.end));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_step_of_a_lesson_leads_to_the_next_or_the_next_says_where_it_stands() {
    let mut astray = Vec::new();
    for &kind in Kind::ALL {
        let [book, _] = books(kind);
        let Some(lesson) = book.lesson else { continue };
        for (n, pair) in (2..).zip(lesson.steps.windows(2)) {
            let [before, step] = pair else { continue };
            let from = led(kind, before).position();
            let here = placed(kind, &step.options, &step.position).position();
            let follows = from == here && before.options == step.options;
            if follows == step.apart.is_some() {
                astray.push(format!("{kind} {n}: {from} leads to {here}: {:?}", step.apart));
            }
        }
    }
    assert!(astray.is_empty(), "{}", astray.join("\n"));
}

#[test]
fn a_lesson_is_as_long_as_one_sits_for() {
    for &kind in Kind::ALL {
        let [book, _] = books(kind);
        let steps = book.lesson.map_or(0, |lesson| lesson.steps.len());
        assert!(
            (8..=15).contains(&steps),
            "{kind}: {steps} steps, expected 8 to 15"
        );
    }
}

/// The page of a game: the text of every component in its folder.
fn page(kind: Kind) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    let folder = fs::read_dir(games.join(kind.slug())).expect("the folder of the page");
    let files = folder.map(|entry| entry.expect("an entry").path());
    let parts = files.filter(|file| file.extension().is_some_and(|end| end == "svelte"));
    let texts = parts.map(|part| fs::read_to_string(part).expect("a component"));
    texts.collect()
}

#[test]
fn what_a_step_lights_is_there_to_be_touched() {
    let mut dark = Vec::new();
    for &kind in Kind::ALL {
        let page = page(kind);
        let [book, _] = books(kind);
        let steps = book.lesson.map(|lesson| lesson.steps).unwrap_or_default();
        for (n, step) in (1..).zip(&steps) {
            let squares = step.lit.iter().flat_map(|mark| &mark.squares);
            let mut lit: BTreeSet<String> = squares.map(|square| square.to_lowercase()).collect();
            lit.extend(step.controls.iter().cloned());
            if lit.is_empty() {
                dark.push(format!("{kind} {n}: nothing is lit"));
            }
            for control in &step.controls {
                if !page.contains(&format!("data-control=\"{control}\"")) {
                    dark.push(format!("{kind} {n}: the page has no {control}"));
                }
            }
            for tag in step.tags.iter().filter(|tag| !lit.contains(&tag.at)) {
                dark.push(format!(
                    "{kind} {n}: {} points at {}, which is not lit",
                    tag.say, tag.at
                ));
            }
            if step.tags.is_empty() {
                dark.push(format!("{kind} {n}: nothing points at what to touch first"));
            }
        }
    }
    assert!(dark.is_empty(), "{}", dark.join("\n"));
}

/// A figure without its caption.
fn drawn(what: &str, figure: &Figure) -> String {
    let bare = Figure {
        caption: String::new(),
        ..figure.clone()
    };
    format!("{what} {bare:?}")
}

/// A book without its sentences.
fn bare(book: &Book) -> Vec<String> {
    let remark = |remark: &Remark| format!("{} {:?}", remark.action, remark.verdict);
    let remarks = |all: &[Remark]| all.iter().map(remark).collect::<Vec<_>>().join("; ");
    let chapters = book.chapters.iter().flat_map(|chapter| {
        let head = format!("chapter {} {}", chapter.number, chapter.part.is_some());
        let blocks = chapter.blocks.iter().map(move |block| match block {
            Block::Paragraph(one) => format!("clauses {:?}", one.clauses),
            Block::Figure(one) => drawn("figure", one),
            Block::Try(one) => {
                let (right, wrong) = (remarks(&one.right), remarks(&one.wrong));
                format!(
                    "try {} {} {} {:?} {right} {wrong}",
                    one.id, one.clause, one.position, one.options
                )
            }
            Block::Table { head, rows } => format!("table {} {}", head.len(), rows.len()),
        });
        std::iter::once(head).chain(blocks)
    });
    let choices = book.groups.iter().flat_map(|group| &group.choices).map(|choice| {
        let values = choice.values.iter().map(|(first, last, _)| (first, last));
        format!("choice {} {:?}", choice.option, values.collect::<Vec<_>>())
    });
    let plates = book.groups.iter().flat_map(|group| &group.figures);
    let plates = plates.map(|one| drawn("plate", one));
    let presets = book
        .presets
        .iter()
        .map(|preset| format!("preset {:?}", preset.options));
    let steps = book.lesson.iter().flat_map(|lesson| &lesson.steps).map(|step| {
        let (wrong, done) = (remarks(&step.wrong), step.done.is_some());
        let tags: Vec<_> = step.tags.iter().map(|tag| &tag.at).collect();
        format!(
            "step {} {:?} {} {:?} {:?} {tags:?} {:?} {wrong} {:?} {done} {:?}",
            step.position,
            step.options,
            step.apart.is_some(),
            step.lit,
            step.controls,
            step.expect,
            step.replies,
            step.end
        )
    });
    chapters
        .chain(choices)
        .chain(plates)
        .chain(presets)
        .chain(steps)
        .collect()
}

#[test]
fn both_languages_tell_the_same_book() {
    for &kind in Kind::ALL {
        let [french, english] = books(kind);
        for (fr, en) in bare(&french).iter().zip(bare(&english).iter()) {
            assert_eq!(fr, en, "{kind}");
        }
        assert_eq!(bare(&french).len(), bare(&english).len(), "{kind}");
        assert_eq!(french.questions.len(), english.questions.len(), "{kind}");
        assert_eq!(french.summary.len(), english.summary.len(), "{kind}");
        assert_eq!(french.origin.len(), english.origin.len(), "{kind}");
    }
}

/// About how many minutes a game takes.
struct Minutes;

impl Visitor for Minutes {
    type Out = u16;

    fn visit<G: Playable>(self, _: G) -> u16 {
        G::DURATION
    }
}

#[test]
fn a_book_says_where_its_game_comes_from_and_how_long_it_takes() {
    for &kind in Kind::ALL {
        let minutes = kind.visit(&[], french(), Minutes).expect("defaults");
        for book in books(kind) {
            assert!(!book.origin.is_empty(), "{kind}");
            let told = format!("{minutes}\u{a0}min");
            assert!(
                book.facts.iter().any(|fact| fact.contains(&told)),
                "{kind}: {told} as on its box, found {:?}",
                book.facts
            );
        }
    }
}

/// The ids of a game's clauses.
struct Ids;

impl Visitor for Ids {
    type Out = Vec<&'static str>;

    fn visit<G: Playable>(self, _: G) -> Vec<&'static str> {
        G::Clause::ALL.iter().map(|clause| clause.id()).collect()
    }
}

#[test]
fn a_book_tells_every_clause_and_no_other() {
    let mut faults = Vec::new();
    for &kind in Kind::ALL {
        let [book, _] = books(kind);
        let known: BTreeSet<&str> = kind
            .visit(&[], french(), Ids)
            .expect("defaults")
            .into_iter()
            .collect();
        let told: BTreeSet<&str> = book.clauses().collect();
        let missing: Vec<_> = known.difference(&told).collect();
        let unknown: Vec<_> = told.difference(&known).collect();
        if !missing.is_empty() || !unknown.is_empty() {
            faults.push(format!("{kind}: not told {missing:?}, unknown {unknown:?}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is wrong with how a book tells the values of an option.
fn untold(spec: &OptionSpec, book: &Book) -> Option<String> {
    let choices = book.groups.iter().flat_map(|group| &group.choices);
    let Some(choice) = choices.into_iter().find(|choice| choice.option == spec.name) else {
        return Some(format!("{} has no name", spec.name));
    };
    let single = |value: &str| {
        let mut told = choice.values.iter();
        told.any(|(first, last, _)| first == value && last.is_none())
    };
    match spec.values {
        OptionValues::OneOf(values) => {
            let missing: Vec<_> = values.iter().filter(|value| !single(value)).collect();
            let more = choice.values.len() > values.len();
            (!missing.is_empty() || more).then(|| format!("{} {missing:?}, or too many", spec.name))
        }
        OptionValues::Number(..) | OptionValues::Text(_) => None,
    }
}

#[test]
fn every_option_and_value_has_a_human_name() {
    let mut faults = Vec::new();
    for &kind in Kind::ALL {
        let [book, _] = books(kind);
        faults.extend(
            kind.options()
                .iter()
                .filter_map(|spec| untold(spec, &book))
                .map(|fault| format!("{kind}: {fault}")),
        );
        for choice in book.groups.iter().flat_map(|group| &group.choices) {
            if !kind.options().iter().any(|spec| spec.name == choice.option) {
                faults.push(format!("{kind}: there is no {}", choice.option));
            }
        }
        if !(2..=3).contains(&book.presets.len()) {
            let found = book.presets.len();
            faults.push(format!(
                "{kind}: {found} tables ready to play, expected two or three"
            ));
        }
        for preset in &book.presets {
            if let Err(fault) = game(kind, &preset.options, french()) {
                faults.push(format!("{kind} {}: {fault}", preset.name));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn one_of_the_tables_ready_to_play_is_that_of_who_chooses_nothing() {
    for &kind in Kind::ALL {
        let usual = |(name, value): &(String, String)| {
            let spec = kind.options().iter().find(|spec| spec.name == name);
            spec.is_some_and(|spec| spec.default == value)
        };
        let [book, _] = books(kind);
        let found = book
            .presets
            .iter()
            .filter(|preset| preset.options.iter().all(usual));
        assert_eq!(found.count(), 1, "{kind}");
    }
}

#[test]
fn a_figure_of_a_choice_shows_one_value_of_one_choice_beside_it() {
    let mut faults = Vec::new();
    for &kind in Kind::ALL {
        let [book, _] = books(kind);
        let mut ids = BTreeSet::new();
        for Figure { id, .. } in book.figures() {
            if !ids.insert(id) {
                faults.push(format!("{kind}: two figures are called {id}"));
            }
        }
        for group in &book.groups {
            for Figure { id, options, .. } in &group.figures {
                let told = |(name, value): &(String, String)| {
                    let choice = group.choices.iter().find(|choice| choice.option == *name);
                    choice.is_some_and(|choice| choice.telling(value).is_some())
                };
                if options.len() != 1 || !options.iter().all(told) {
                    faults.push(format!("{kind} {id}: {options:?} is no value of {}", group.title));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What a figure shows by some options: how the game stands there, and after each action that is to prove it.
fn shown(kind: Kind, options: &Options, figure: &Figure) -> Vec<String> {
    let mut settings = kind.options_in(&figure.position);
    settings.extend(options.iter().cloned());
    let Ok(Ok(mut session)) = game(kind, &settings, french()).map(|game| game.place(&figure.position)) else {
        return vec!["no such position".to_owned()];
    };
    let mut seen = vec![format!("{:?}", session.turn())];
    for (action, _) in &figure.plays {
        let done = played(session.as_mut(), action);
        let answer = match done {
            Ok(lapse) => format!("{:?}", lapse.map(|lapse| lapse.code)),
            Err(refusal) => format!("{refusal:?}"),
        };
        seen.push(format!("{answer} {} {:?}", session.position(), session.turn()));
    }
    seen
}

/// What is said of something a figure plays: an action, or with `table:` before it what happens beside the board.
fn played(session: &mut dyn AnySession, what: &str) -> Result<Option<Lapse>, Refusal> {
    match what.strip_prefix("table: ") {
        Some(incident) => {
            let incident = game_testkit::incident(incident).unwrap_or_else(|fault| panic!("{fault}"));
            session.incident(incident).map(|()| None)
        }
        None => session.act(what, &mut TestDice::new(1)),
    }
}

#[test]
fn what_a_figure_plays_is_answered_as_it_says() {
    let mut faults = Vec::new();
    for &kind in Kind::ALL {
        let [book, _] = books(kind);
        for one in book.figures() {
            let mut session = placed(kind, &one.options, &one.position);
            for (action, told) in &one.plays {
                let said = answered(played(session.as_mut(), action))
                    .unwrap_or_else(|other| panic!("{kind} {} {action}: {other:?}", one.id));
                if said != *told {
                    faults.push(format!("{kind} {}: {action}: {said:?}, not {told:?}", one.id));
                }
            }
            let here = session.position();
            if one.after.as_ref().is_some_and(|after| *after != here) {
                faults.push(format!("{kind} {}: leads to {here}", one.id));
            }
            let end = ended(session.as_ref());
            if end != one.end {
                faults.push(format!("{kind} {}: end: {end:?}, not {:?}", one.id, one.end));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_figure_that_plays_a_choice_shows_what_the_choice_changes() {
    let mut faults = Vec::new();
    for &kind in Kind::ALL {
        let [book, _] = books(kind);
        for (group, one) in book
            .groups
            .iter()
            .flat_map(|group| group.figures.iter().map(move |one| (group, one)))
        {
            let [(name, _)] = one.options.as_slice() else {
                continue;
            };
            let choice = group.choices.iter().find(|choice| choice.option == *name);
            let ends = choice.iter().flat_map(|choice| &choice.values);
            let mut others = ends
                .flat_map(|(first, last, _)| std::iter::once(first).chain(last))
                .filter(|value| !value.is_empty())
                .map(|value| [(name.clone(), value.clone())])
                .peekable();
            // A text may be anything: there is no other value to compare with.
            if one.plays.is_empty() || others.peek().is_none() {
                continue;
            }
            let here = shown(kind, &one.options, one);
            if others.all(|other| shown(kind, &other, one) == here) {
                faults.push(format!("{kind} {}: {name} changes nothing there", one.id));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The first word of a sentence that only those who write games know: keys, and what keys are called.
fn inside_word(sentence: &str) -> Option<&str> {
    let mut words = sentence.split(|sign: char| !sign.is_alphanumeric() && sign != '_');
    words.find(|word| {
        let plain = word.to_lowercase();
        plain.contains('_') || ["option", "options", "seats"].contains(&plain.as_str())
    })
}

#[test]
fn no_sentence_of_a_book_speaks_in_keys() {
    let mut faults = Vec::new();
    for &kind in Kind::ALL {
        for book in books(kind) {
            let spoken = book.sentences().filter_map(|one| Some((inside_word(one)?, one)));
            faults.extend(spoken.map(|(word, sentence)| format!("{kind}: {word}: {sentence}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
