//! Rule options: every ambiguity of a printed rule is a named choice with a default.

mod table;

use std::fmt;

use crate::words;

/// One named choice of a game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name used on the command line and in the journal.
    pub name: &'static str,
    /// The value taken when nothing is said.
    pub default: &'static str,
    /// The values that may be said.
    pub values: OptionValues,
    /// The clauses that the option changes, by id.
    pub clauses: &'static [&'static str],
}

/// What an option may be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValues {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A number between the two, both included.
    Number(i64, i64),
    /// A text that the game itself checks, described in a word: `position`.
    Text(&'static str),
}

/// What an option of type `T` may be set to, and how each value is written.
#[derive(Clone, Copy, Debug)]
pub struct Domain<T> {
    /// The value taken when nothing is said.
    pub default: T,
    /// How the default is written.
    pub word: &'static str,
    /// The values that may be said.
    pub values: OptionValues,
    /// The value that a word names, among those that may be said.
    pub read: fn(&str) -> Option<T>,
    /// The word that names a value.
    pub write: fn(&T) -> String,
}

impl<T> Domain<T> {
    /// The option of this name, which changes these clauses.
    pub const fn spec(&self, name: &'static str, clauses: &'static [&'static str]) -> OptionSpec {
        OptionSpec {
            name,
            default: self.word,
            values: self.values,
            clauses,
        }
    }
}

/// Off unless said: `false` or `true`.
pub const FALSE_TRUE: Domain<bool> = words!["false" => false, "true" => true];
/// On unless said: `true` or `false`.
pub const TRUE_FALSE: Domain<bool> = words!["true" => true, "false" => false];
/// On unless said: `on` or `off`.
pub const ON_OFF: Domain<bool> = words!["on" => true, "off" => false];

/// Options as given: names and values, in the order they were said.
pub type Settings = Vec<(String, String)>;

/// A game that can be made from options.
pub trait Configurable: Sized {
    /// What the game is made with besides its options, such as a word list; `()` for nothing.
    type Materials: Copy;

    /// The options of the game.
    const OPTIONS: &'static [OptionSpec];

    /// The game with these options set and every other one at its default.
    ///
    /// # Errors
    /// When a name is unknown or a value is not allowed.
    fn configure(settings: &[(String, String)], materials: Self::Materials) -> Result<Self, OptionFault>;

    /// The value of every option, in the order of [`Configurable::OPTIONS`].
    fn settings(&self) -> Vec<(&'static str, String)>;
}

/// An option that cannot be set so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionFault {
    /// The name as said.
    pub name: String,
    /// The value as said.
    pub value: String,
    /// The specification when the name is known.
    pub spec: Option<&'static OptionSpec>,
    /// The other value that it was set to before, where that is the fault.
    pub before: Option<String>,
}

impl OptionFault {
    /// The fault of one of `specs`, or of none of them, that cannot be set to `value`.
    pub fn new(specs: &'static [OptionSpec], name: &str, value: &str) -> OptionFault {
        OptionFault {
            name: name.to_owned(),
            value: value.to_owned(),
            spec: specs.iter().find(|spec| spec.name == name),
            before: None,
        }
    }

    /// Checks `settings` against `specs`: names known, values among the allowed ones, nothing set to two
    /// values at once.
    ///
    /// # Errors
    /// The first setting that is not so.
    pub fn check(specs: &'static [OptionSpec], settings: &[(String, String)]) -> Result<(), OptionFault> {
        for (at, (name, value)) in settings.iter().enumerate() {
            let spec = specs.iter().find(|spec| spec.name == name);
            let allowed = spec.is_some_and(|spec| match spec.values {
                OptionValues::OneOf(values) => values.contains(&value.as_str()),
                OptionValues::Number(low, high) => value
                    .parse::<i64>()
                    .is_ok_and(|number| (low..=high).contains(&number)),
                OptionValues::Text(_) => true,
            });
            if !allowed {
                return Err(OptionFault::new(specs, name, value));
            }
            let before = settings[..at].iter().find(|(said, _)| said == name);
            if let Some((_, before)) = before.filter(|(_, before)| before != value) {
                return Err(OptionFault {
                    before: Some(before.clone()),
                    ..OptionFault::new(specs, name, value)
                });
            }
        }
        Ok(())
    }
}

/// `rules` with these options set by `set`, which gives none for what cannot be set so.
///
/// # Errors
/// When a name is unknown, a value is not allowed, or one option is set to two values.
pub fn set_options<R>(
    mut rules: R,
    specs: &'static [OptionSpec],
    settings: &[(String, String)],
    set: impl Fn(&mut R, &str, &str) -> Option<()>,
) -> Result<R, OptionFault> {
    OptionFault::check(specs, settings)?;
    for (name, value) in settings {
        set(&mut rules, name, value).ok_or_else(|| OptionFault::new(specs, name, value))?;
    }
    Ok(rules)
}

impl fmt::Display for OptionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OptionFault {
            name,
            value,
            spec,
            before,
        } = self;
        if let Some(before) = before {
            return write!(
                f,
                "option {name} cannot be \"{value}\" and \"{before}\", expected one value"
            );
        }
        match spec.map(|spec| spec.values) {
            None => write!(f, "option \"{name}\" unknown"),
            Some(OptionValues::OneOf(values)) => {
                write!(
                    f,
                    "option {name} cannot be \"{value}\", expected {}",
                    values.join(" or ")
                )
            }
            Some(OptionValues::Number(low, high)) => {
                write!(
                    f,
                    "option {name} cannot be \"{value}\", expected a number from {low} to {high}"
                )
            }
            Some(OptionValues::Text(what)) => {
                write!(f, "option {name} cannot be \"{value}\", expected a {what}")
            }
        }
    }
}

impl std::error::Error for OptionFault {}
