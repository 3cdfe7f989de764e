//! A position drawn with characters.

use catalog::Picture;

/// A board as rows of pieces, the farthest rank first; an empty square is `None`.
///
/// It is read from any notation whose first word gives the rows between slashes, a letter for a piece
/// a number for so many empty squares, and a sign for what no piece can stand on. Capitals are seat 0's, who sits at the bottom.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Board {
    rows: Vec<Vec<Option<char>>>,
    /// Whether ranks are counted from the top.
    from_top: bool,
    /// Whether letters are drawn as they are, not as pieces of chess.
    letters: bool,
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
        let dumb = std::env::var("TERM").is_ok_and(|name| name == "dumb");
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if terminal && !dumb && !unwanted {
            Ink::Colour
        } else {
            Ink::Plain
        }
    }
}

impl Board {
    /// The board of `position`, when its notation has one.
    pub(crate) fn read(position: &str) -> Option<Board> {
        let rows: Option<Vec<_>> = position.split_whitespace().next()?.split('/').map(row).collect();
        let rows = rows?;
        let width = rows.first()?.len();
        let even = rows.iter().all(|row| row.len() == width);
        let board = Board {
            rows,
            from_top: false,
            letters: false,
        };
        (even && board.rows.len() > 1 && board.rows.len() <= LARGEST).then_some(board)
    }

    /// The board of a picture, when it has one.
    pub(crate) fn of(picture: &Picture) -> Option<Board> {
        Some(Board {
            from_top: picture.from_top,
            letters: picture.letters,
            ..Board::read(&picture.rows)?
        })
    }

    /// The board as lines of text, seen from the other side when `flipped`.
    pub(crate) fn draw(&self, flipped: bool, ink: Ink) -> String {
        let Board { rows, .. } = self;
        let (height, width) = (rows.len(), rows[0].len());
        let turned = |at: usize, count: usize| if flipped { count - 1 - at } else { at };
        let mut text = String::new();
        for line in 0..height {
            let row = turned(line, height);
            let rank = if self.from_top { row + 1 } else { height - row };
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
                let colour = if piece.is_some_and(|piece| piece.is_ascii_uppercase()) {
                    "97"
                } else {
                    "30"
                };
                let drawn = |piece| if self.letters { piece } else { figure(piece) };
                format!("\x1b[{ground};{colour}m {} ", piece.map_or(' ', drawn))
            }
        }
    }
}

fn row(text: &str) -> Option<Vec<Option<char>>> {
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
        } else if symbol.is_ascii_alphabetic() || GROUND.contains(&symbol) {
            squares.push(Some(symbol));
            rest = &rest[1..];
        } else {
            return None;
        }
    }
    (!squares.is_empty() && squares.len() <= LARGEST).then_some(squares)
}

/// The figure of a chess piece, filled, since its colour tells the side; other letters as they are.
fn figure(piece: char) -> char {
    match piece.to_ascii_lowercase() {
        'k' => '♚',
        'q' => '♛',
        'r' => '♜',
        'b' => '♝',
        'n' => '♞',
        'p' => '♟',
        _ => piece,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

    #[test]
    fn a_position_is_drawn_from_either_side() {
        let board = Board::read(START).unwrap();
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
        let board = Board::read("11/2~1~#~1~2 s 0 1").unwrap();
        let drawn = board.draw(false, Ink::Plain);
        assert_eq!(drawn.lines().nth(1), Some("  1 . . ~ . ~ # ~ . ~ . ."));
    }

    #[test]
    fn the_near_right_square_is_light() {
        let drawn = Board::read("1P/P1").unwrap().draw(false, Ink::Colour);
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
    fn letters_are_no_pieces_and_ranks_may_go_down() {
        let picture = Picture {
            rows: "RN1/1#~".to_owned(),
            from_top: true,
            letters: true,
            beside: None,
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
            "99999999999999999999/1",
            "27/27",
            "//",
            "3//3",
        ] {
            assert_eq!(Board::read(text), None, "{text:?}");
        }
    }
}
