//! The numbered rules, and what breaking one looks like.

use std::fmt;

use crate::Subject;

/// One numbered rule of a game.
pub trait Clause: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// Every clause of the game, in the order of its rule document.
    const ALL: &'static [Self];

    /// The stable id that the rule document, refusals and scenarios cite.
    fn id(self) -> &'static str;
}

/// Makes the clauses of a game from one list: what each is about, its name in code and its id.
#[macro_export]
macro_rules! clauses {
    ($(#[$about:meta])* pub enum $clause:ident { $($(#[$doc:meta])* $name:ident => $id:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $clause { $($(#[$doc])* $name,)+ }

        impl $crate::Clause for $clause {
            const ALL: &'static [$clause] = &[$($clause::$name,)+];

            fn id(self) -> &'static str {
                match self { $($clause::$name => $id,)+ }
            }
        }
    };
}

/// The rules refuse an action: which clause, how it was broken, and by what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation<C> {
    /// The rule that the action breaks.
    pub clause: C,
    /// How it breaks it, as a code that sentences are keyed by, such as `path-blocked`.
    pub code: &'static str,
    /// What breaks it.
    pub subject: Subject,
}

impl<C: Clause> Violation<C> {
    /// A violation of `clause`, told by `code`, about `subject`.
    pub fn new(clause: C, code: &'static str, subject: impl Into<Subject>) -> Violation<C> {
        Violation {
            clause,
            code,
            subject: subject.into(),
        }
    }
}

impl<C: Clause> fmt::Display for Violation<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.clause.id(), self.code)
    }
}

impl<C: Clause> std::error::Error for Violation<C> {}
