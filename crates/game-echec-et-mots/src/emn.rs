//! Positions as text: EMN, eight fields and a ninth once the game is stopped.

use std::fmt::Write as _;

use game_core::{Malformed, Seat, Square};
use lexicon::{Letter, Rack};

use crate::board::take_square;
use crate::end::{read_totals, write_totals};
use crate::event::side;
use crate::state::other;
use crate::words::LEAST;
use crate::{
    Announcement, Board, EchecEtMots, End, Phase, Rules, Settlement, Spelling, Squares, StartEntry, State,
};

/// The most letters that a game has, and so the longest word of it (M8).
pub const LETTERS: usize = 25;

/// The text of a position.
pub(crate) fn write(game: &EchecEtMots, state: &State) -> String {
    let knights = |seat| or_dash(joined(state.knights(seat)));
    let rack = |seat| or_dash(state.rack(seat).to_string());
    let [white, black] = [Seat(0), Seat(1)];
    let mut text = format!(
        "{} {} {} {} {} {} {} {}",
        state.letters(),
        knights(white),
        knights(black),
        rack(white),
        rack(black),
        side(state.side()),
        state.quiet(),
        state.ply()
    );
    let written = match (state.phase(), state.announced()) {
        (Phase::Over(settlement), _) => {
            let Settlement { end, totals } = settlement;
            let code = if end == evident(game, state, totals) {
                ""
            } else {
                end.code()
            };
            let slash = if code.is_empty() { "" } else { "/" };
            write!(text, " end:{}{slash}{code}", write_totals(totals))
        }
        (Phase::Reply, Some(announced)) => {
            let word = announced.word.as_ref().map_or("-", Spelling::as_str);
            write!(text, " {word}{}", if announced.knight { "+" } else { "" })
        }
        (Phase::Reply | Phase::Play, _) => Ok(()),
    };
    written.expect("a string takes all that is written");
    text
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

/// Squares by file, with commas between them.
pub(crate) fn joined(squares: Squares) -> String {
    let names: Vec<String> = squares.named().iter().map(Square::to_string).collect();
    names.join(",")
}

/// What ended a game with these totals, as far as the board and the racks tell it: a position names its
/// end only where it is another.
fn evident(game: &EchecEtMots, state: &State, totals: [i16; 2]) -> End {
    match totals {
        [0, 0] => game.dried_up(state).unwrap_or(End::Tie),
        [white, black] if white == black => End::Level,
        _ if [Seat(0), Seat(1)]
            .iter()
            .any(|&seat| state.knights(seat).is_empty()) =>
        {
            End::SecondKnight
        }
        _ => End::Words,
    }
}

/// The position that a text describes.
pub(crate) fn read(game: &EchecEtMots, text: &str) -> Result<State, Malformed> {
    let (rules, board) = (game.rules(), game.board());
    let mut state = State::blank(board);
    let mut fields = Fields { text, next: 0 };

    let (at, rows) = fields.take("the rows of letters")?;
    state.letters = rows
        .parse()
        .map_err(|fault: Malformed| Malformed::new(at + fault.at, fault.expected))?;
    for seat in [Seat(0), Seat(1)] {
        let (at, knights) = fields.take("the squares of knights or -")?;
        state.knights[seat.index()] = read_knights(rules, board, &state, seat, knights, at)?;
    }
    for seat in [Seat(0), Seat(1)] {
        let (at, rack) = fields.take("the letters of a rack or -")?;
        state.racks[seat.index()] = read_rack(rack, at)?;
        let held: usize = state.racks.iter().map(Rack::len).sum();
        if state.letters.len() + held > LETTERS {
            return Err(Malformed::new(at, "twenty-five letters at most"));
        }
    }
    let (at, to_move) = fields.take("w or b")?;
    state.side = match to_move {
        "w" => Seat(0),
        "b" => Seat(1),
        _ => return Err(Malformed::new(at, "w or b")),
    };
    let (quiet_at, quiet) = fields.number("the number of quiet half-moves")?;
    state.quiet = quiet;
    state.ply = fields.number("the number of half-moves")?.1;
    match fields.rest() {
        Some((at, phase)) => read_phase(game, &mut state, phase, at)?,
        // A5: such a game is over, and says so.
        None if rules.stalled(state.quiet) => {
            return Err(Malformed::new(quiet_at, "fewer quiet half-moves than the limit"));
        }
        None => {}
    }
    armed(&state, text)?;
    Ok(state)
}

/// M7: a side without knights has just lost its second one.
fn armed(state: &State, text: &str) -> Result<(), Malformed> {
    let taken = state.announced.as_ref().is_some_and(|announced| announced.knight);
    for seat in [Seat(0), Seat(1)] {
        let bare = state.knights(seat).is_empty();
        let fits = match state.phase {
            Phase::Play => !bare,
            Phase::Reply => bare == (taken && seat == state.side),
            Phase::Over(_) => true,
        };
        if !fits {
            let at = text
                .match_indices(' ')
                .nth(seat.index())
                .map_or(0, |(at, _)| at + 1);
            return Err(Malformed::new(
                at,
                "a knight, unless the second one was just taken",
            ));
        }
    }
    Ok(())
}

fn read_knights(
    rules: &Rules,
    board: &Board,
    state: &State,
    seat: Seat,
    text: &str,
    mut at: usize,
) -> Result<Squares, Malformed> {
    let mut knights = Squares::EMPTY;
    if text == "-" {
        return Ok(knights);
    }
    // M2, M6: a side whose enemy alone enters a start square never stands on it.
    let closed = if rules.start_entry == StartEntry::OwnOnly && rules.start_safe {
        board.starts(other(seat))
    } else {
        Squares::EMPTY
    };
    for name in text.split(',') {
        let square = match take_square(name) {
            Some((square, "")) if board.field().less(closed).contains(square) => square,
            _ => return Err(Malformed::new(at, "a square that the knight may enter")),
        };
        // The knights of Black are read when those of White stand.
        let stands = knights.contains(square) || (seat == Seat(1) && state.knights[0].contains(square));
        if stands {
            return Err(Malformed::new(at, "a square without a knight"));
        }
        if state.letters.get(square).is_some() {
            return Err(Malformed::new(at, "a square without a letter"));
        }
        if knights.len() == 2 {
            return Err(Malformed::new(at, "two knights at most"));
        }
        knights = knights.with(square);
        at += name.len() + 1;
    }
    Ok(knights)
}

fn read_rack(text: &str, at: usize) -> Result<Rack, Malformed> {
    let mut rack = Rack::default();
    if text == "-" {
        return Ok(rack);
    }
    for (within, capital) in text.char_indices() {
        let letter = Letter::of(capital).filter(|_| capital.is_ascii_uppercase());
        let letter = letter.ok_or(Malformed::new(at + within, "a capital letter"))?;
        rack.put(letter)
            .map_err(|_| Malformed::new(at + within, "twenty-five letters at most"))?;
    }
    Ok(rack)
}

fn read_phase(game: &EchecEtMots, state: &mut State, text: &str, at: usize) -> Result<(), Malformed> {
    if let Some(told) = text.strip_prefix("end:") {
        let (totals, code) = told
            .split_once('/')
            .map_or((told, None), |(totals, code)| (totals, Some(code)));
        let read = read_totals(totals, at + 4)?;
        let evident = evident(game, state, read);
        let end = match code {
            None => evident,
            // One text a position: what it shows is not said besides.
            Some(code) => End::of(code).filter(|&end| end != evident).ok_or(Malformed::new(
                at + 5 + totals.len(),
                "another end than the position shows",
            ))?,
        };
        state.phase = Phase::Over(Settlement { end, totals: read });
        return Ok(());
    }
    let caller = other(state.side);
    let (word, knight) = match text.strip_suffix('+') {
        Some(word) => (word, true),
        None => (text, false),
    };
    // A4: a word that was forfeited leaves a dash, and no knight is taken without a word.
    let word = match word {
        "-" if !knight => None,
        _ => Some(
            Spelling::read_plain(word)
                .filter(|word| word.len() >= LEAST && word.is_written_by(state.rack(caller)))
                .ok_or(Malformed::new(
                    at,
                    "a word of the caller's rack or end: and the totals",
                ))?,
        ),
    };
    state.announced = Some(Announcement {
        seat: caller,
        word,
        knight,
    });
    state.phase = Phase::Reply;
    Ok(())
}

/// The fields of a text, one space between them.
struct Fields<'t> {
    text: &'t str,
    next: usize,
}

impl<'t> Fields<'t> {
    /// The next field and where it begins.
    fn take(&mut self, expected: &'static str) -> Result<(usize, &'t str), Malformed> {
        let at = self.next.min(self.text.len());
        match self.rest() {
            Some((at, field)) if !field.is_empty() => {
                let length = field.find(' ').unwrap_or(field.len());
                self.next = at + length + 1;
                Ok((at, &field[..length]))
            }
            _ => Err(Malformed::new(at, expected)),
        }
    }

    /// A field of digits, as a number is written.
    fn number(&mut self, expected: &'static str) -> Result<(usize, u16), Malformed> {
        let (at, field) = self.take(expected)?;
        match field.parse::<u16>() {
            Ok(number) if number.to_string() == field => Ok((at, number)),
            _ => Err(Malformed::new(at, expected)),
        }
    }

    /// What is left.
    fn rest(&self) -> Option<(usize, &'t str)> {
        Some((self.next, self.text.get(self.next..)?))
    }
}
