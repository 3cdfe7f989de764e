//! Why a leap is good, as a person would see it: the letter it takes, the word that letter makes, the points.

use bots::{Advice, Choice, Level, Lore, Why};
use game_core::Seat;
use game_echec_et_mots::{Action, EchecEtMots, Leap, Rules, SECOND_KNIGHT, Spelling, View, bonus, points};
use lexicon::Letter;

use super::Reader;
use super::hopes::SHORTEST;
use super::position::{EnginePosition, Step};
use super::temper::Temper;

/// Every reason that it gives, by its code.
pub(crate) const REASONS: &[&str] = &[
    "replies",
    "no-reply",
    "announces-last",
    "announces",
    "captures",
    "completes",
    "denies",
    "one-short",
    "towards",
    "takes",
    "saves",
    "heads",
];

/// What to tell of a choice where `view` is seen.
pub(crate) fn advise(game: &EchecEtMots, view: &View, choice: &Choice<Action>) -> Advice {
    let (leap, announce) = match &choice.action {
        Action::Move { leap, announce } => (*leap, announce.as_ref()),
        Action::Reply(word) => return reply(view, word.as_ref()),
    };
    let mut reader = Reader::new(*game.rules(), game.word_list(), lore());
    let reason = reader.read(&view.position).map(|position| {
        let step = step(&position, leap);
        match (announce, step) {
            (Some(word), Some(step)) => called(game.rules(), &position, step, word),
            (None, Some(step)) => reason(view, &position, step, choice),
            (_, None) => Why::new(Why::BEST),
        }
    });
    Advice::along(
        [leap.from, leap.to],
        reason.unwrap_or_else(|| Why::new(Why::BEST)),
    )
}

/// The words that hints are made of: those of the player who thinks of them.
fn lore() -> Lore {
    Temper::of(Level::ADVISER).lore
}

fn step(position: &EnginePosition, leap: Leap) -> Option<Step> {
    let number = |square| position.scene.ground.number(square);
    Some(Step {
        from: u8::try_from(number(leap.from)?).ok()?,
        to: u8::try_from(number(leap.to)?).ok()?,
        announces: false,
    })
}

/// What is told of a reply to an announcement: there is nothing to look at but one's letters.
fn reply(view: &View, word: Option<&Spelling>) -> Advice {
    let rack = match Seat(view.turn) {
        Seat(0) => &view.racks.0,
        _ => &view.racks.1,
    };
    let (letters, reason) = match word {
        Some(word) => (
            word.to_string(),
            Why::new("replies")
                .name("word", word)
                .count("letters", word.len()),
        ),
        None => (rack.clone(), Why::new("no-reply")),
    };
    Advice {
        letters,
        reason,
        ..Advice::plain()
    }
}

/// P1 to P6: what an announcement brings, if the reply does not come up to it.
fn called(rules: &Rules, position: &EnginePosition, step: Step, word: &Spelling) -> Why {
    let letters = u8::try_from(word.len()).unwrap_or(u8::MAX);
    let rack = position.held_after(step).len();
    let score = points(rules, letters, rack) + i16::from(bonus(rules, letters));
    let last = position.captures(step);
    let knight = if last { i16::from(SECOND_KNIGHT) } else { 0 };
    let code = if last { "announces-last" } else { "announces" };
    Why::new(code)
        .name("word", word)
        .count("letters", letters)
        .count("points", score + knight)
}

fn reason(view: &View, position: &EnginePosition, step: Step, choice: &Choice<Action>) -> Why {
    if position.captures(step) {
        return Why::new("captures");
    }
    let (own, other) = (position.side, 1 - position.side);
    let Some(letter) = position.letter_taken(step) else {
        return unlettered(view, position, step, choice);
    };
    let promise = &position.promises[own];
    let with = promise.longest_with(letter);
    let word = || position.scene.vocabulary.best_word(position.held_after(step));
    if with > promise.longest
        && with >= SHORTEST
        && let Some(word) = word()
    {
        return Why::new("completes")
            .name("letter", letter.capital())
            .name("word", word)
            .count("letters", with);
    }
    let theirs = &position.promises[other];
    if theirs.longest_with(letter) > theirs.longest && theirs.longest_with(letter) >= SHORTEST {
        return Why::new("denies")
            .name("letter", letter.capital())
            .count("letters", theirs.longest_with(letter));
    }
    // The nearest word that the letter belongs to.
    let held = position.held_after(step);
    let hope = position.scene.vocabulary.promise(held);
    let near = |letter: &Letter| hope.with[letter.index()] >= SHORTEST;
    let wanted = Letter::all().find(near);
    if let Some(missing) = wanted {
        return Why::new("one-short")
            .name("letter", letter.capital())
            .name("missing", missing.capital())
            .count("letters", hope.with[missing.index()]);
    }
    if let Some(hope) = hope.hopes.first() {
        return Why::new("towards")
            .name("letter", letter.capital())
            .count("letters", hope.letters)
            .count("wanting", hope.wanted.count_ones());
    }
    Why::new("takes").name("letter", letter.capital())
}

/// What a leap to a square without a letter is good for.
fn unlettered(view: &View, position: &EnginePosition, step: Step, choice: &Choice<Action>) -> Why {
    let name = |number: u8| position.scene.ground.square(number).to_string();
    let (from, to) = (name(step.from), name(step.to));
    if view.threatened.contains(&from) && !view.dangers.contains(&to) {
        return Why::new("saves").name("square", from);
    }
    // The side's next leap of the line, and the letter it takes there.
    let next = choice.line.get(2).and_then(|action| match action {
        Action::Move { leap, .. } => view.letters.get(&leap.to.to_string()),
        Action::Reply(_) => None,
    });
    match next {
        Some(letter) => Why::new("heads").name("letter", letter),
        None => Why::new(Why::BEST),
    }
}

#[cfg(test)]
mod tests {
    use bots::advised;

    use super::*;
    use crate::Computer;

    /// What is told of a move, or of the player's own where none is given.
    #[track_caller]
    fn told(position: &str, text: Option<&str>) -> String {
        let game = EchecEtMots::new(Rules::DEFAULT, lexicon_fr::french());
        let level = Level::new(6).expect("a level");
        let advice = advised::<Computer>(&game, position, text, level, 200);
        format!("{}: {}", advice.path.join("-"), advice.reason)
    }

    #[test]
    fn a_letter_makes_a_word() {
        let emn = "TR../.../..../.../..../.../.L.. a0,g0 a8,g8 ACEHV NOU w 0 10";
        assert_eq!(
            told(emn, Some("a0-c1")),
            "a0-c1: completes letter=L word=CHEVAL letters=6"
        );
        let theirs = "TR../.../..../.../..../.../.L.. a0,g0 a8,g8 K ACEHV w 0 10";
        assert_eq!(told(theirs, Some("a0-c1")), "a0-c1: denies letter=L letters=6");
    }

    #[test]
    fn an_announcement_is_worth_its_points() {
        let emn = "TR../.../..../.../..../.../.L.. a0,g0 a8,g8 ACEHV - w 0 10";
        assert_eq!(
            told(emn, Some("a0-c1 #CHEVAL")),
            "a0-c1: announces word=CHEVAL letters=6 points=15"
        );
        let called = "..../.../..../.../..../.../.... e5,g0 d6,g8 ACEHLVX AEGNORYZ b 1 10 CHEVAL";
        assert_eq!(told(called, Some(">ORANGE")), ": replies word=ORANGE letters=6");
        assert_eq!(told(called, Some(">-")), ": no-reply");
    }

    #[test]
    fn letters_bring_words_nearer() {
        let near = "TR../.../A.../.../..../.../.L.. a0,g0 a8,g8 CEHV W w 0 10";
        assert_eq!(
            told(near, Some("a0-c1")),
            "a0-c1: one-short letter=L missing=A letters=6"
        );
        let first = "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ a0,g0 a8,g8 - - w 0 0";
        let told = told(first, Some("a0-c1"));
        assert!(told.starts_with("a0-c1: towards letter=G letters="), "{told}");
    }

    #[test]
    fn knights_are_taken_and_saved() {
        let emn = "TRSE/L.P/AEOI/BUR/.NT./CVD/.G.. c4,g0 d6,g8 - N w 3 4";
        assert_eq!(told(emn, Some("c4xd6")), "c4-d6: captures");
        let both = "..../.../..../.../..../.../T... c4,g0 d6,g8 - - w 3 4";
        assert_eq!(told(both, Some("c4-a3")), "c4-a3: saves square=c4");
        assert_eq!(told(both, Some("g0-e1")), "g0-e1: best");
    }
}
