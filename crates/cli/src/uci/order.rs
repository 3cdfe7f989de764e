//! What a driver asks, line by line. Words that mean nothing here are skipped, as the protocol wants.
//!
//! Drivers of thirty years say more than any one engine knows. A line is therefore read to an order before
//! anything is done, and none of them, however broken, ends the game.

use std::time::Duration;

/// One line from the driver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Who are you?
    Uci,
    /// Are you there?
    IsReady,
    /// A new game begins.
    NewGame,
    /// Where the game stands: a FEN, or nothing for the usual start, and the moves since.
    Position { fen: Option<String>, moves: Vec<String> },
    /// Think.
    Go(Go),
    /// Answer now.
    Stop,
    /// The move that was pondered on has been played.
    PonderHit,
    /// Leave.
    Quit,
    /// Set an option.
    SetOption { name: String, value: String },
    /// Nothing to do.
    Nothing,
    /// A word that is no order.
    Unknown(String),
}

/// How to think.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Go {
    pub(crate) only: Vec<String>,
    /// White's clock and Black's.
    pub(crate) clocks: [Option<Duration>; 2],
    /// What each clock gains a move.
    pub(crate) gains: [Duration; 2],
    /// Moves until the clocks gain more time.
    pub(crate) moves_to_go: Option<u32>,
    pub(crate) move_time: Option<Duration>,
    pub(crate) depth: Option<u8>,
    pub(crate) nodes: Option<u64>,
    pub(crate) infinite: bool,
    /// Think on the other side's time, about a move that it may play.
    pub(crate) ponder: bool,
}

impl Order {
    /// Reads a line. The first known word counts, whatever stands before it.
    pub(crate) fn read(line: &str) -> Order {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        for (at, &word) in words.iter().enumerate() {
            let rest = &words[at + 1..];
            return match word {
                "uci" => Order::Uci,
                "isready" => Order::IsReady,
                "ucinewgame" => Order::NewGame,
                "position" => position(rest),
                "go" => Order::Go(go(rest)),
                "stop" => Order::Stop,
                "quit" => Order::Quit,
                "setoption" => set_option(rest),
                "ponderhit" => Order::PonderHit,
                "debug" | "register" => Order::Nothing,
                _ => continue,
            };
        }
        match words.first() {
            None => Order::Nothing,
            Some(word) => Order::Unknown((*word).to_string()),
        }
    }
}

fn position(words: &[&str]) -> Order {
    let (place, moves) = match words.iter().position(|&word| word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    let fen = match place {
        [] | ["startpos", ..] => None,
        ["fen", fen @ ..] => Some(fen.join(" ")),
        other => Some(other.join(" ")),
    };
    Order::Position {
        fen,
        moves: moves.iter().map(|&mv| mv.to_string()).collect(),
    }
}

fn set_option(words: &[&str]) -> Order {
    let words = words.strip_prefix(&["name"]).unwrap_or(words);
    let (name, value) = match words.iter().position(|&word| word == "value") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    Order::SetOption {
        name: name.join(" "),
        value: value.join(" "),
    }
}

const KEYWORDS: &[&str] = &[
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "infinite",
];

fn go(words: &[&str]) -> Go {
    let mut go = Go::default();
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        if word == "searchmoves" {
            while let Some(mv) = words.next_if(|word| !KEYWORDS.contains(word)) {
                go.only.push(mv.to_string());
            }
            continue;
        }
        if word == "infinite" {
            go.infinite = true;
            continue;
        }
        if word == "ponder" {
            go.ponder = true;
            continue;
        }
        if !KEYWORDS.contains(&word) {
            continue;
        }
        let Some(number) = words.next_if(|word| !KEYWORDS.contains(word)) else {
            continue;
        };
        let Ok(number) = number.parse::<i64>() else {
            continue;
        };
        // A clock may run below zero before the flag is seen to fall.
        let number = u64::try_from(number).unwrap_or(0);
        let time = Duration::from_millis(number);
        match word {
            "wtime" => go.clocks[0] = Some(time),
            "btime" => go.clocks[1] = Some(time),
            "winc" => go.gains[0] = time,
            "binc" => go.gains[1] = time,
            "movestogo" => go.moves_to_go = Some(u32::try_from(number).unwrap_or(u32::MAX)),
            "depth" => go.depth = Some(u8::try_from(number).unwrap_or(u8::MAX)),
            "mate" => go.depth = Some(u8::try_from(number.saturating_mul(2)).unwrap_or(u8::MAX)),
            "nodes" => go.nodes = Some(number),
            _ => go.move_time = Some(time),
        }
    }
    go
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read_with_their_moves() {
        assert_eq!(
            Order::read("position startpos moves e2e4 e7e5\r\n"),
            Order::Position {
                fen: None,
                moves: vec!["e2e4".into(), "e7e5".into()],
            }
        );
        assert_eq!(
            Order::read("  position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
            Order::Position {
                fen: Some("4k3/8/8/8/8/8/8/4K3 w - - 0 1".into()),
                moves: Vec::new(),
            }
        );
    }

    #[test]
    fn thinking_is_read_in_any_order() {
        let Order::Go(go) = Order::read("go binc 20 searchmoves e2e4 d2d4 wtime 1000 btime -30 movestogo 9")
        else {
            panic!("an order to think");
        };
        assert_eq!(go.only, ["e2e4", "d2d4"]);
        assert_eq!(go.clocks, [Some(Duration::from_secs(1)), Some(Duration::ZERO)]);
        assert_eq!(go.gains[1], Duration::from_millis(20));
        assert_eq!(go.moves_to_go, Some(9));
        assert!(!go.infinite && !go.ponder);
        let Order::Go(go) = Order::read("go ponder wtime 1000") else {
            panic!("an order to think");
        };
        assert!(go.ponder && go.clocks[0].is_some());
        assert_eq!(Order::read("ponderhit"), Order::PonderHit);
        assert_eq!(
            Order::read("go depth x nodes 12 movetime"),
            Order::Go(Go {
                nodes: Some(12),
                ..Go::default()
            })
        );
    }

    #[test]
    fn unknown_words_are_skipped() {
        assert_eq!(Order::read("joho debug on"), Order::Nothing);
        assert_eq!(Order::read("please isready"), Order::IsReady);
        assert_eq!(Order::read("é"), Order::Unknown("é".into()));
        assert_eq!(Order::read(""), Order::Nothing);
        assert_eq!(
            Order::read("setoption name Clear Hash"),
            Order::SetOption {
                name: "Clear Hash".into(),
                value: String::new(),
            }
        );
    }
}
