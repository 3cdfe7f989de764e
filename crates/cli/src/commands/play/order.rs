//! What a line typed at the table means.
//!
//! Every game has a notation of its own, and none is known here: a few words in either language are commands,
//! and whatever is none of them goes to the game, which can say what is wrong with it.

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Order<'a> {
    /// An empty line.
    Nothing,
    /// The list of commands.
    Help,
    /// The legal actions.
    Moves,
    /// The last action back.
    Undo,
    /// The board turned.
    Flip,
    /// The game given up.
    Resign,
    /// The table left.
    Quit,
    /// An action of the game.
    Act(&'a str),
}

impl Order<'_> {
    /// Reads a line, in French or in English whatever the language of the answers.
    pub(super) fn read(line: &str) -> Order<'_> {
        match line.to_lowercase().as_str() {
            "" => Order::Nothing,
            "help" | "aide" | "?" => Order::Help,
            "moves" | "coups" => Order::Moves,
            "undo" | "annuler" | "reprendre" => Order::Undo,
            "flip" | "tourner" => Order::Flip,
            "resign" | "abandonner" => Order::Resign,
            "quit" | "quitter" | "exit" => Order::Quit,
            _ => Order::Act(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_understood_and_the_rest_is_an_action() {
        assert_eq!(Order::read("Annuler"), Order::Undo);
        assert_eq!(Order::read("undo"), Order::Undo);
        assert_eq!(Order::read("?"), Order::Help);
        assert_eq!(Order::read(""), Order::Nothing);
        assert_eq!(Order::read("e2e4"), Order::Act("e2e4"));
    }
}
