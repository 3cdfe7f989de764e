//! What a view offers: the engine's own idea of legality is never trusted alone.
//!
//! Its squares are bits of its own, and the view's are what the rules will take. Where they do not agree, any
//! leap of the view is better than one that is refused, for which a table would wait in vain.

use game_echec_et_mots::{Action, View};

use super::position::EnginePosition;
use bots::{Chance, Choice};

/// Whether the rules offer the leap of an action: with a word also those that need one (M7).
pub(crate) fn is_offered(view: &View, action: &Action) -> bool {
    let Action::Move { leap, announce } = action else {
        return false;
    };
    let run_together = format!("{}{}", leap.from, leap.to);
    let finishing = announce.is_some() && view.finishing.contains(&run_together);
    finishing || leaps(view).any(|(from, to)| from == leap.from.to_string() && to == leap.to.to_string())
}

/// Any leap that needs no word, or no reply, for positions that the engine cannot hold.
pub(crate) fn any(view: &View, chance: &mut Chance) -> Choice<Action> {
    let enemy = match view.turn {
        0 => &view.knights.1,
        _ => &view.knights.0,
    };
    let spelled = |(from, to): (&str, &str)| {
        let sign = if enemy.iter().any(|square| square == to) {
            'x'
        } else {
            '-'
        };
        format!("{from}{sign}{to}")
    };
    let texts: Vec<String> = leaps(view).map(spelled).collect();
    let text = texts.get(chance.below(texts.len())).map_or(">-", String::as_str);
    Choice::alone(text.parse().expect("what is offered has a notation"))
}

/// The longest word that the replying side knows (A2).
pub(crate) fn reply(position: &EnginePosition) -> Choice<Action> {
    reply_with(position.scene.vocabulary.best_word(position.held[position.side]))
}

/// A reply with this word, or with none.
pub(crate) fn reply_with(word: Option<String>) -> Choice<Action> {
    let text = word.map_or_else(|| ">-".to_owned(), |word| format!(">{word}"));
    Choice::alone(text.parse().expect("a word of the list has a notation"))
}

/// The leaps that a view offers without a word, from and to.
fn leaps(view: &View) -> impl Iterator<Item = (&str, &str)> {
    view.dests
        .iter()
        .flat_map(|(from, targets)| squares(targets).map(move |to| (from.as_str(), to)))
}

/// Squares that were run together: each begins with its file.
fn squares(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let rank = rest.get(1..)?;
        let length = rank
            .find(|sign: char| sign.is_ascii_lowercase())
            .map_or(rest.len(), |at| at + 1);
        let (square, after) = rest.split_at(length);
        rest = after;
        Some(square)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_run_together_are_told_apart() {
        let read: Vec<&str> = squares("b-1c1g9").collect();
        assert_eq!(read, ["b-1", "c1", "g9"]);
        assert_eq!(squares("").count(), 0);
    }
}
