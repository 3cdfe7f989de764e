//! What a player who asks for a hand is told: where to look, with what, and why.
//!
//! A reason is a code with arguments, made from what the engine saw of the action it chose; sentences are made
//! of it at the edge, like those of a refusal.

use std::fmt;

use game_core::{Game as _, Positions, Viewer};

use crate::{Budget, Choice, Effort, Level, Players};

/// What is told of an action besides the action itself. Squares are named as the game's notation names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// Squares in whose neighbourhood to look; none where it is no matter of squares.
    pub around: Vec<String>,
    /// The squares of what is moved.
    pub with: Vec<String>,
    /// The letters in hand that are used.
    pub letters: String,
    /// The squares that the action goes by, the first and the last among them.
    pub path: Vec<String>,
    /// Why it is good.
    pub reason: Why,
}

impl Advice {
    /// What can be said of any action: that nothing better was found.
    pub fn plain() -> Advice {
        Advice {
            around: Vec::new(),
            with: Vec::new(),
            letters: String::new(),
            path: Vec::new(),
            reason: Why::new(Why::BEST),
        }
    }

    /// What is told of a piece that goes by these squares.
    pub fn along(path: impl IntoIterator<Item = impl fmt::Display>, reason: Why) -> Advice {
        let path: Vec<String> = path.into_iter().map(|square| square.to_string()).collect();
        Advice {
            around: path.last().cloned().into_iter().collect(),
            with: path.first().cloned().into_iter().collect(),
            path,
            reason,
            ..Advice::plain()
        }
    }
}

/// What is told of `action` in a position, or, where none is given, of what a player of `level` does there of its
/// own accord: the question that the tests of every game's advice ask.
///
/// # Panics
/// When the game knows no such position or action, or nobody is awaited there.
pub fn advised<P>(game: &P::Game, position: &str, action: Option<&str>, level: Level, nodes: u64) -> Advice
where
    P: Players,
    P::Game: Positions,
{
    let state = game.place(position).expect("a position");
    let seat = game.turn(&state).awaited().iter().next();
    let view = game.view(&state, Viewer::Seat(seat.expect("somebody is awaited")));
    let choice = match action {
        Some(text) => Choice::alone(text.parse().expect("an action")),
        None => P::bot(game, level, 1).choose(&view, &Effort::new(Budget::Nodes(nodes))),
    };
    P::advise(game, &view, &choice)
}

/// Why an action is good: a code of the game's own, and what its sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// What was seen.
    pub code: &'static str,
    /// What it was seen of, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Why {
    /// The code of an action of which nothing special was seen: no other was found to be better.
    pub const BEST: &'static str = "best";

    /// A reason without arguments.
    pub fn new(code: &'static str) -> Why {
        Why {
            code,
            args: Vec::new(),
        }
    }

    /// The same with a number.
    #[must_use]
    pub fn count(mut self, name: &'static str, number: impl TryInto<u32>) -> Why {
        let number = number.try_into().unwrap_or(u32::MAX);
        self.args.push((name, Arg::Count(number)));
        self
    }

    /// The same with a name: a square, a letter, a word, or what a sentence tells apart.
    #[must_use]
    pub fn name(mut self, name: &'static str, text: impl fmt::Display) -> Why {
        self.args.push((name, Arg::Name(text.to_string())));
        self
    }
}

/// For people who test and debug: `takes piece=q moves=2`.
impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)?;
        self.args.iter().try_for_each(|(name, arg)| match arg {
            Arg::Count(number) => write!(f, " {name}={number}"),
            Arg::Name(text) => write!(f, " {name}={text}"),
        })
    }
}

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(serde::Serialize), serde(untagged))]
pub enum Arg {
    /// A number.
    Count(u32),
    /// A square, a letter, a word, or what a sentence tells apart.
    Name(String),
}
