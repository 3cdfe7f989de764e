//! A position drawn with characters.
//!
//! What is to be drawn comes from the game as a picture; here is only how a terminal shows one, with colours
//! where it has them.

use std::ffi::OsString;

use catalog::Picture;
use game_core::Emblem;

/// A board as rows of pieces, the farthest rank first; an empty square is `None`.
///
/// It is read from rows between slashes: a letter or the sign of an emblem for a piece, a number for so many
/// empty squares, and a sign for what no piece can stand on. Capitals are seat 0's, who sits at the bottom.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Board {
    rows: Vec<Vec<Option<char>>>,
    /// Whether ranks are counted from the top.
    from_top: bool,
    first_rank: i8,
    upright: bool,
    emblems: &'static [Emblem],
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// Letters and dots, for pipes and plain terminals.
    Plain,
    /// Figures on coloured squares.
    Colour,
}

/// Water, and where there is no square.
const GROUND: [char; 2] = ['~', '#'];

/// The widest and highest board drawn: a notation gone wrong could ask for millions.
const LARGEST: usize = 26;

impl Ink {
    /// Colour for a terminal that has it, unless `NO_COLOR` is set.
    pub(crate) fn of_output(terminal: bool) -> Ink {
        Ink::chosen(terminal, |name| std::env::var_os(name))
    }

    fn chosen(terminal: bool, variable: impl Fn(&str) -> Option<OsString>) -> Ink {
        let dumb = variable("TERM").is_none_or(|name| name == "dumb" || name.is_empty());
        let unwanted = variable("NO_COLOR").is_some_and(|value| !value.is_empty());
        if terminal && !dumb && !unwanted {
            Ink::Colour
        } else {
            Ink::Plain
        }
    }
}

impl Board {
    /// The board of a picture, when it has one.
    pub(crate) fn of(picture: &Picture) -> Option<Board> {
        let rows: Option<Vec<_>> = picture
            .rows
            .split('/')
            .map(|rank| row(rank, picture.emblems))
            .collect();
        let rows = rows?;
        let width = rows.first()?.len();
        let even = rows.iter().all(|row| row.len() == width);
        (even && rows.len() > 1 && rows.len() <= LARGEST).then_some(Board {
            rows,
            from_top: picture.from_top,
            first_rank: picture.first_rank,
            emblems: picture.emblems,
            upright: picture.upright,
        })
    }

    /// The board as lines of text, seen from the other side when `flipped`, unless it is read from one
    /// side only.
    pub(crate) fn draw(&self, flipped: bool, ink: Ink) -> String {
        let Board { rows, .. } = self;
        let flipped = flipped && !self.upright;
        let (height, width) = (rows.len(), rows[0].len());
        let turned = |at: usize, count: usize| if flipped { count - 1 - at } else { at };
        let mut text = String::new();
        for line in 0..height {
            let row = turned(line, height);
            let above = if self.from_top { row } else { height - 1 - row };
            let rank = i64::from(self.first_rank) + above as i64;
            text += &format!("{rank:>3} ");
            for at in 0..width {
                let file = turned(at, width);
                text += &self.square(rows[row][file], (height - row + file) % 2 == 1, ink);
            }
            if ink == Ink::Plain {
                text.pop();
            }
            text += if ink == Ink::Colour { "\x1b[0m\n" } else { "\n" };
        }
        text += "    ";
        for at in 0..width {
            let file = u8::try_from(turned(at, width)).expect("a board is at most 26 wide");
            let letter = char::from(b'a' + file);
            text += &if ink == Ink::Colour {
                format!(" {letter} ")
            } else {
                format!("{letter} ")
            };
        }
        text.trim_end().to_string()
    }

    fn square(&self, piece: Option<char>, dark: bool, ink: Ink) -> String {
        match ink {
            Ink::Plain => format!("{} ", piece.unwrap_or('.')),
            Ink::Colour => {
                let ground = match piece {
                    Some('~') => "48;5;67",
                    Some('#') => "48;5;238",
                    _ if dark => "48;5;137",
                    _ => "48;5;180",
                };
                let light = |piece: char| match self.emblem(piece) {
                    Some(emblem) => piece == emblem.signs[0],
                    None => piece.is_ascii_uppercase(),
                };
                let colour = if piece.is_some_and(light) { "97" } else { "30" };
                format!(
                    "\x1b[{ground};{colour}m {} ",
                    piece.map_or(' ', |piece| self.drawn(piece))
                )
            }
        }
    }
}

impl Board {
    /// A piece as colours show it: they tell its side, and the ground is told by its own. A letter without
    /// an emblem stays as it is.
    fn drawn(&self, piece: char) -> char {
        if GROUND.contains(&piece) {
            return ' ';
        }
        self.emblem(piece).map_or(piece, |emblem| emblem.drawn)
    }

    fn emblem(&self, piece: char) -> Option<&Emblem> {
        self.emblems.iter().find(|emblem| emblem.signs.contains(&piece))
    }
}

fn row(text: &str, emblems: &[Emblem]) -> Option<Vec<Option<char>>> {
    let is_sign = |symbol: char| {
        let of_emblem = || emblems.iter().any(|emblem| emblem.signs.contains(&symbol));
        symbol.is_ascii_alphabetic() || GROUND.contains(&symbol) || of_emblem()
    };
    let mut squares = Vec::new();
    let mut rest = text;
    while let Some(symbol) = rest.chars().next() {
        if symbol.is_ascii_digit() {
            let end = rest
                .find(|symbol: char| !symbol.is_ascii_digit())
                .unwrap_or(rest.len());
            let empty: usize = rest[..end].parse().ok()?;
            if empty > LARGEST {
                return None;
            }
            squares.extend(std::iter::repeat_n(None, empty));
            rest = &rest[end..];
        } else if is_sign(symbol) {
            squares.push(Some(symbol));
            rest = &rest[symbol.len_utf8()..];
        } else {
            return None;
        }
    }
    (!squares.is_empty() && squares.len() <= LARGEST).then_some(squares)
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::collections::HashMap;

    use catalog::Kind;
    use game_core::{Seat, Viewer};

    const START: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

    fn read(rows: &str) -> Option<Board> {
        Board::of(&Picture::of(rows))
    }

    #[test]
    fn a_position_is_drawn_from_either_side() {
        let board = read(START).unwrap();
        let drawn = board.draw(false, Ink::Plain);
        let lines: Vec<_> = drawn.lines().collect();
        assert_eq!(lines[0], "  8 r n b q k b n r");
        assert_eq!(lines[4], "  4 . . . . P . . .");
        assert_eq!(lines[8], "    a b c d e f g h");
        let turned = board.draw(true, Ink::Plain);
        let lines: Vec<_> = turned.lines().collect();
        assert_eq!(lines[0], "  1 R N B K Q B N R");
        assert_eq!(lines[8], "    h g f e d c b a");
    }

    #[test]
    fn water_and_what_is_no_square_are_drawn_too() {
        let board = read("11/2~1~#~1~2").unwrap();
        let drawn = board.draw(false, Ink::Plain);
        assert_eq!(drawn.lines().nth(1), Some("  1 . . ~ . ~ # ~ . ~ . ."));
    }

    #[test]
    fn the_near_right_square_is_light() {
        const PAWN: Emblem = Emblem::of('p', '♟');
        let picture = Picture {
            emblems: &[PAWN],
            ..Picture::of("1P/P1")
        };
        let drawn = Board::of(&picture).unwrap().draw(false, Ink::Colour);
        assert!(
            drawn
                .lines()
                .nth(1)
                .unwrap()
                .starts_with("  1 \x1b[48;5;137;97m ♟"),
            "{drawn:?}"
        );
    }

    #[test]
    fn emblems_may_stand_among_letters() {
        let picture = Picture {
            emblems: &[Emblem {
                signs: ['♘', '♞'],
                drawn: '♞',
            }],
            ..Picture::of("♘A/b♞")
        };
        let board = Board::of(&picture).unwrap();
        assert!(board.draw(false, Ink::Plain).starts_with("  2 ♘ A\n  1 b ♞\n"));
        let coloured = board.draw(false, Ink::Colour);
        for piece in ["97m ♞", "97m A", "30m b", "30m ♞"] {
            assert!(coloured.contains(piece), "{coloured:?}");
        }
    }

    #[test]
    fn letters_without_emblems_stay_and_ranks_may_go_down() {
        let picture = Picture {
            from_top: true,
            ..Picture::of("RN1/1#~")
        };
        let board = Board::of(&picture).unwrap();
        let plain = board.draw(false, Ink::Plain);
        assert_eq!(plain, "  1 R N .\n  2 . # ~\n    a b c");
        assert!(board.draw(false, Ink::Colour).contains("m R "));
    }

    #[test]
    fn what_is_no_board_is_not_drawn() {
        for text in [
            "",
            "start",
            "8/7",
            "8/8x!",
            "é/é",
            "♘1/1♞",
            "99999999999999999999/1",
            "27/27",
            "//",
            "3//3",
        ] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }

    /// Every game has a board, whoever looks at it, and colours say what signs do.
    #[test]
    fn every_game_is_drawn_in_either_ink() {
        for &kind in Kind::ALL {
            let game = catalog::game(kind, &[], catalog::french()).unwrap();
            let session = game.deal(&mut crate::chance::dice(3));
            for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
                let board = Board::of(&session.picture(viewer)).unwrap_or_else(|| panic!("{kind}"));
                for flipped in [false, true] {
                    let plain = board.draw(flipped, Ink::Plain);
                    assert!(!plain.contains('\x1b'), "{kind}: {plain}");
                    let colour = board.draw(flipped, Ink::Colour);
                    assert_eq!(plain.lines().count(), colour.lines().count(), "{kind}");
                    assert!(
                        colour.contains("\x1b[48;5;") && !colour.contains('#'),
                        "{kind}: {colour}"
                    );
                }
            }
        }
    }

    #[test]
    fn knights_stand_among_letters_on_ranks_from_nought() {
        let game = catalog::game(Kind::EchecEtMots, &[], catalog::french()).unwrap();
        let at = "TRSE/LNP/AEOI/BUR/MNTS/CVD/F.HJ c1,g0 a8,g8 G - b 0 1";
        let session = game.place(at).unwrap();
        let board = Board::of(&session.picture(Viewer::Spectator)).unwrap();
        let plain = board.draw(false, Ink::Plain);
        let lines: Vec<_> = plain.lines().collect();
        assert_eq!(lines[0], "  8 ♞ # # # # # ♞");
        assert_eq!(lines[1], "  7 T . R . S . E");
        assert_eq!(lines[7], "  1 F . ♘ . H . J");
        assert_eq!(lines[8], "  0 . # # # # # ♘");
        assert_eq!(lines[9], "    a b c d e f g");
    }

    #[test]
    fn a_joker_is_drawn_as_its_letter() {
        let game = catalog::game(Kind::DamesDeLettres, &[], catalog::french()).unwrap();
        let at = "hpuaaieu/hciwgevo/4*e3/8/OVRTEMUE/JLAQASSU w o S - 3";
        let session = game.place(at).unwrap();
        let board = Board::of(&session.picture(Viewer::Spectator)).unwrap();
        assert_eq!(
            board.draw(false, Ink::Plain).lines().nth(2),
            Some("  4 . . . . e . . .")
        );
    }

    #[test]
    fn colour_is_for_terminals_that_have_it_and_want_it() {
        let ink = |terminal, set: &[(&str, &str)]| {
            let set: HashMap<&str, &str> = set.iter().copied().collect();
            Ink::chosen(terminal, |name| set.get(name).map(OsString::from))
        };
        let terminal = ("TERM", "xterm-256color");
        assert_eq!(ink(true, &[terminal]), Ink::Colour);
        assert_eq!(ink(true, &[terminal, ("NO_COLOR", "")]), Ink::Colour);
        assert_eq!(ink(true, &[terminal, ("NO_COLOR", "1")]), Ink::Plain);
        assert_eq!(ink(true, &[("TERM", "dumb")]), Ink::Plain);
        assert_eq!(ink(false, &[terminal]), Ink::Plain);
    }
}
