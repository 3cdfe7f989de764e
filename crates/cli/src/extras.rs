//! What a list of actions is asked to hold besides, each by the word that a game has for it.

use catalog::{Extra, Kind};
use clap::error::Error;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};

/// The words that were said, of those of all games: which game is asked about is not known when they are read,
/// and one that does not know a word lists no more.
pub(crate) struct ExtraArgs(Vec<&'static str>);

impl ExtraArgs {
    /// What they ask of a game.
    pub(crate) fn of(&self, kind: Kind) -> Vec<Extra> {
        let known = kind.extras().iter().copied();
        known.filter(|extra| self.0.contains(&extra.name)).collect()
    }
}

impl Args for ExtraArgs {
    fn augment_args(command: Command) -> Command {
        command.args(extras().into_iter().map(|extra| {
            let help = format!("List {} as well", extra.what);
            let flag = Arg::new(extra.name).long(extra.name).help(help);
            flag.action(ArgAction::SetTrue)
        }))
    }

    fn augment_args_for_update(command: Command) -> Command {
        ExtraArgs::augment_args(command)
    }
}

impl FromArgMatches for ExtraArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<ExtraArgs, Error> {
        let names = extras().into_iter().map(|extra| extra.name);
        Ok(ExtraArgs(names.filter(|name| matches.get_flag(name)).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = ExtraArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

/// Those of all games, in the order of the shelf, each word once.
fn extras() -> Vec<Extra> {
    let mut extras: Vec<Extra> = Vec::new();
    for extra in Kind::ALL.iter().flat_map(|kind| kind.extras()) {
        if extras.iter().all(|other| other.name != extra.name) {
            extras.push(*extra);
        }
    }
    extras
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_means_the_same_in_every_game() {
        let known = extras();
        for &kind in Kind::ALL {
            for extra in kind.extras() {
                assert!(known.contains(extra), "{kind}: {extra:?}");
            }
        }
    }

    #[test]
    fn a_game_is_asked_for_what_it_knows() {
        for &kind in Kind::ALL {
            let all = ExtraArgs(extras().iter().map(|extra| extra.name).collect());
            assert_eq!(all.of(kind), kind.extras());
            assert_eq!(ExtraArgs(Vec::new()).of(kind), []);
        }
    }
}
