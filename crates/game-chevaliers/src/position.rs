//! A position as one line of text: the lines of the board from the highest, whose turn it is, moves
//! without progress, the turn, then the layout unless it is the default, then `must` after a claim.

use std::fmt::Write as _;

use game_core::Malformed;

use crate::battle::Battle;
use crate::board::Cells;
use crate::boards::LAYOUTS;
use crate::layout::{Ground, KNIGHTS, MAX_CELLS, MEN};
use crate::{Arm, Board, Camp, Obligation, Piece, Rules, State, Team};

/// The text of a state.
pub(crate) fn write(board: &Board, state: &State) -> String {
    let battle = state.battle();
    let mut text = write_cells(board, &battle.cells);
    let _ = write!(text, " {}", battle.camp.letter());
    if let Some(arm) = battle.arm {
        text.push(arm.letter());
    }
    let _ = write!(text, " {} {}", state.quiet(), state.number());
    let id = board.layout().id();
    if id != LAYOUTS[0] {
        let _ = write!(text, " layout={id}");
    }
    if battle.must {
        text.push_str(" must");
    }
    text
}

fn write_cells(board: &Board, cells: &Cells) -> String {
    let files = board.layout().files();
    let mut text = String::new();
    for line in (0..board.layout().lines()).rev() {
        let mut run = 0;
        for file in 0..files {
            let symbol = match (cells[line * files + file], board.layout().at(file, line)) {
                (Some(piece), _) => piece.letter(),
                (None, Ground::Water) => '~',
                (None, Ground::Void) => '#',
                (None, _) => {
                    run += 1;
                    continue;
                }
            };
            push_run(&mut text, &mut run);
            text.push(symbol);
        }
        push_run(&mut text, &mut run);
        if line > 0 {
            text.push('/');
        }
    }
    text
}

fn push_run(text: &mut String, run: &mut usize) {
    if *run > 0 {
        let _ = write!(text, "{run}");
        *run = 0;
    }
}

/// The state that a text describes.
pub(crate) fn read(rules: &Rules, board: &Board, text: &str) -> Result<State, Malformed> {
    let mut fields = Fields { text, at: 0 };
    let (at, rows) = fields.next("the lines of the board")?;
    let cells = read_cells(board, rows, at)?;
    let (at, side) = fields.next("the camp to move")?;
    let (camp, arm) = read_side(rules, side, at)?;
    let (at, quiet) = fields.next("moves without progress")?;
    let quiet = number(quiet).ok_or(Malformed::new(at, "moves without progress"))?;
    let (at, turn) = fields.next("the turn")?;
    let turn = number(turn)
        .filter(|&turn| turn > 0)
        .ok_or(Malformed::new(at, "the turn"))?;
    let id = board.layout().id();
    if id != LAYOUTS[0] {
        let (at, layout) = fields.next("layout= and the layout played")?;
        if layout.strip_prefix("layout=") != Some(id) {
            return Err(Malformed::new(at, "layout= and the layout played"));
        }
    }
    let mut battle = Battle {
        cells,
        camp,
        arm,
        must: false,
    };
    if fields.at <= text.len() {
        let (at, word) = fields.next("must")?;
        battle.must = true;
        if word != "must" || rules.capture != Obligation::Claim || !battle.movable(rules, board) {
            return Err(Malformed::new(at, "the end of the position"));
        }
    }
    if fields.at <= text.len() {
        return Err(Malformed::new(fields.at, "the end of the position"));
    }
    Ok(State::new(rules, board, battle, quiet, turn))
}

/// The fields of a position, one blank between them.
struct Fields<'a> {
    text: &'a str,
    /// Where the next one begins; past the end when there is none.
    at: usize,
}

impl<'a> Fields<'a> {
    fn next(&mut self, expected: &'static str) -> Result<(usize, &'a str), Malformed> {
        let at = self.at;
        let Some(rest) = self.text.get(at..) else {
            return Err(Malformed::new(self.text.len(), expected));
        };
        let field = rest.split(' ').next().unwrap_or_default();
        self.at = at + field.len() + 1;
        if field.is_empty() {
            return Err(Malformed::new(at, expected));
        }
        Ok((at, field))
    }
}

/// One text a number: no `+3` and no `007`.
fn number(text: &str) -> Option<u16> {
    text.parse()
        .ok()
        .filter(|number: &u16| number.to_string() == text)
}

fn read_side(rules: &Rules, text: &str, at: usize) -> Result<(Camp, Option<Arm>), Malformed> {
    let alternate = rules.team == Team::Alternate;
    let arms = || Arm::BOTH.into_iter().map(Some);
    let arms: Vec<Option<Arm>> = if alternate { arms().collect() } else { vec![None] };
    let sides = Camp::BOTH
        .into_iter()
        .flat_map(|camp| arms.iter().map(move |&arm| (camp, arm)));
    let written = |&(camp, arm): &(Camp, Option<Arm>)| {
        let letters = [Some(camp.letter()), arm.map(Arm::letter)];
        letters.into_iter().flatten().collect::<String>() == text
    };
    let expected = if alternate { "sn, sm, gn or gm" } else { "s or g" };
    sides
        .into_iter()
        .find(written)
        .ok_or(Malformed::new(at, expected))
}

/// The pieces; `at` is where the lines begin.
fn read_cells(board: &Board, rows: &str, mut at: usize) -> Result<Cells, Malformed> {
    let (files, lines) = (board.layout().files(), board.layout().lines());
    let mut cells = [None; MAX_CELLS];
    let mut left = Camp::BOTH.map(|_| [KNIGHTS, MEN]);
    let mut line = lines;
    for row in rows.split('/') {
        line = line
            .checked_sub(1)
            .ok_or(Malformed::new(at.saturating_sub(1), "the camp to move"))?;
        read_row(
            board,
            row,
            at,
            |file, piece| {
                let budget = &mut left[piece.camp.index()][piece.arm.index()];
                *budget = budget.checked_sub(1)?;
                cells[line * files + file] = Some(piece);
                Some(())
            },
            line,
        )?;
        at += row.len() + 1;
    }
    if line > 0 {
        return Err(Malformed::new(at - 1, "another line"));
    }
    // R16: a board without pieces is the end of no game.
    if cells.iter().flatten().next().is_none() {
        return Err(Malformed::new(at - 1, "a piece"));
    }
    Ok(cells)
}

/// One line; `put` refuses a piece when its camp has no more of them (R1).
fn read_row(
    board: &Board,
    row: &str,
    at: usize,
    mut put: impl FnMut(usize, Piece) -> Option<()>,
    line: usize,
) -> Result<(), Malformed> {
    let files = board.layout().files();
    let mut file = 0;
    let mut symbols = row.char_indices().peekable();
    while let Some((within, symbol)) = symbols.next() {
        let fault = |expected| Malformed::new(at + within, expected);
        if file >= files {
            return Err(fault("the end of the line"));
        }
        let ground = board.layout().at(file, line);
        let square = !matches!(ground, Ground::Water | Ground::Void);
        if let Some(piece) = Piece::of(symbol) {
            if !square {
                return Err(fault("water or no square, as the layout has it"));
            }
            put(file, piece).ok_or(fault("no more than five knights and twelve men"))?;
            file += 1;
        } else if let Some(digit) = symbol.to_digit(10) {
            let mut run = digit as usize;
            if let Some((_, next)) = symbols.peek()
                && let Some(more) = next.to_digit(10)
            {
                run = 10 * run + more as usize;
                symbols.next();
            }
            let bare = |file: usize| {
                let ground = board.layout().at(file, line);
                !matches!(ground, Ground::Water | Ground::Void)
            };
            let fits = digit > 0 && file + run <= files && (file..file + run).all(bare);
            // One text a position: runs are not torn apart.
            let torn = symbols.peek().is_some_and(|(_, next)| next.is_ascii_digit());
            if !fits || torn {
                return Err(fault("a run of empty squares"));
            }
            file += run;
            if let Some((within, next)) = symbols.peek()
                && next.is_ascii_digit()
            {
                return Err(Malformed::new(
                    at + within,
                    "a piece, water or the end of the line",
                ));
            }
        } else {
            let agrees = match symbol {
                '~' => ground == Ground::Water,
                '#' => ground == Ground::Void,
                _ => return Err(fault("a piece, water or a number")),
            };
            if !agrees {
                return Err(fault("water or no square, as the layout has it"));
            }
            file += 1;
        }
    }
    if file < files {
        return Err(Malformed::new(at + row.len(), "more squares"));
    }
    Ok(())
}
