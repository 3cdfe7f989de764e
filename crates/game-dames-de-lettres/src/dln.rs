//! Positions as text: DLN, six fields, and more where a game under way needs them.

use std::fmt::Write as _;

use game_core::{Malformed, Seat};
use lexicon::Letter;

use crate::cell::{FILES, RANKS};
use crate::notation::{joined, read_side, side};
use crate::{Board, Cell, End, Spelling, State, Stock, Token, Used};

/// How many half-moves a position has behind it that does not say.
const UNSAID_PLY: u16 = 2;

/// The text of a board: ranks from 6 to 1, capitals for White, digits for empty squares, a star before
/// a joker.
pub(crate) fn write_board(board: &Board) -> String {
    let mut text = String::new();
    for rank in (0..RANKS).rev() {
        let mut empty = 0;
        for cell in (0..FILES).filter_map(|file| Cell::at(file, rank)) {
            let Some(token) = board.token(cell) else {
                empty += 1;
                continue;
            };
            push_empty(&mut text, &mut empty);
            if token.joker {
                text.push('*');
            }
            text.push(if token.seat.0 == 0 {
                token.letter.capital()
            } else {
                token.letter.small()
            });
        }
        push_empty(&mut text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

fn push_empty(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push(char::from(b'0' + *empty));
    }
    *empty = 0;
}

/// Reads a board.
pub(crate) fn read_board(text: &str) -> Result<Board, Malformed> {
    let mut board = Board::EMPTY;
    let (mut file, mut rank) = (0, RANKS - 1);
    let mut joker = false;
    let mut digit = false;
    for (at, symbol) in text.char_indices() {
        let fault = |expected| Err(Malformed::new(at, expected));
        match symbol {
            '/' if file == FILES && rank > 0 && !joker => {
                (file, rank, digit) = (0, rank - 1, false);
            }
            '1'..='8' if !joker && !digit && file + (symbol as u8 - b'0') <= FILES => {
                file += symbol as u8 - b'0';
                digit = true;
            }
            '*' if !joker && file < FILES => joker = true,
            'A'..='Z' | 'a'..='z' => {
                let letter = Letter::of(symbol).filter(|_| file < FILES);
                let Some((letter, cell)) = letter.zip(Cell::at(file, rank)) else {
                    return fault("eight squares a rank");
                };
                if joker && !matches!(letter.capital(), 'E' | 'S') {
                    return fault("E or S after a star");
                }
                let doubled = |(_, token): (Cell, Token)| token.joker && token.letter == letter;
                if joker && board.tokens().any(doubled) {
                    return fault("each joker once");
                }
                let seat = Seat(u8::from(symbol.is_ascii_lowercase()));
                board.put(cell, Some(Token { letter, seat, joker }));
                (file, joker, digit) = (file + 1, false, false);
            }
            _ => return fault("a letter, a number of empty squares or the next rank"),
        }
    }
    if file == FILES && rank == 0 && !joker {
        Ok(board)
    } else {
        Err(Malformed::new(text.len(), "six ranks of eight squares"))
    }
}

/// The text of a position.
pub(crate) fn write(state: &State) -> String {
    let used: Vec<String> = state.used().iter().map(used_word).collect();
    let mut text = format!(
        "{} {} {} {} {} {}",
        write_board(state.board()),
        side(state.side()),
        if state.is_opening() { 'o' } else { 'p' },
        or_dash(state.stock().to_string()),
        or_dash(used.join(",")),
        state.ply()
    );
    let mut more = |name: &str, value: String| {
        if !value.is_empty() {
            write!(text, " {name}={value}").expect("a string takes all that is written");
        }
    };
    if state.strategic != usual_strategic(state) {
        more("strategic", state.strategic.to_string());
    }
    if state.reserve != [Stock::EMPTY; 2] {
        let [white, black] = state.reserve.map(|stock| or_dash(stock.to_string()));
        more("reserve", format!("{white}/{black}"));
    }
    more("announced", joined(state.announced()));
    more(
        "touched",
        state.touched().map_or(String::new(), |at| at.to_string()),
    );
    more("admitted", commas(state.admitted()));
    more("barred", commas(state.barred()));
    for (flag, word) in [(state.adoube(), " adoube"), (state.awaits_press(), " press")] {
        if flag {
            text.push_str(word);
        }
    }
    if let Some(end) = state.end() {
        text.push(' ');
        text.push_str(&end.text());
    }
    text
}

/// How many strategic moves in a row a position tells without saying so: all until the first word.
fn usual_strategic(state: &State) -> u16 {
    if state.is_opening() { state.ply() } else { 0 }
}

fn used_word(used: &Used) -> String {
    if used.seat.0 == 0 {
        used.word.to_string()
    } else {
        used.word.as_str().to_ascii_lowercase()
    }
}

fn commas(words: &[Spelling]) -> String {
    let words: Vec<&str> = words.iter().map(Spelling::as_str).collect();
    words.join(",")
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

/// The position that a text describes. Board and side must be said; a game whose other fields are not
/// said is past its opening and has its jokers in stock.
pub(crate) fn read(text: &str) -> Result<State, Malformed> {
    let mut state = State::blank();
    let mut fields = Fields { text, next: Some(0) };

    let (at, board) = fields.take("a board")?;
    state.board = read_board(board).map_err(|fault| Malformed::new(at + fault.at, fault.expected))?;
    state.drawn = crate::bag::tokens_of(&state.board);
    let (at, to_move) = fields.take("w or b")?;
    state.side = read_side(to_move, at)?;
    let free = off_board(&state.board);
    (state.stock, state.opening, state.ply) = (free, false, UNSAID_PLY);
    if fields.next.is_none() {
        return Ok(state);
    }

    let (at, phase) = fields.take("o or p")?;
    state.opening = match phase {
        "o" => true,
        "p" => false,
        _ => return Err(Malformed::new(at, "o or p")),
    };
    let (at, stock) = fields.take("ES, E, S or -")?;
    state.stock = read_stock(stock, at)?;
    within(state.stock, free, at)?;
    let (at, used) = fields.take("the words written or -")?;
    state.used = read_used(used, at)?;
    if state.opening && !state.used.is_empty() {
        return Err(Malformed::new(at, "no word before the end of the opening"));
    }
    let (at, ply) = fields.take("the number of half-moves")?;
    state.ply = number(ply, at)?;
    state.strategic = usual_strategic(&state);
    while fields.next.is_some() {
        let (at, field) = fields.take("a field")?;
        further(&mut state, field, at, free)?;
    }
    // One text a position: fields in their order, each at most once.
    if write(&state) == text {
        Ok(state)
    } else {
        Err(Malformed::new(0, "the fields of a position in their order"))
    }
}

/// The jokers that are not on the board.
fn off_board(board: &Board) -> Stock {
    let mut free = Stock::FULL;
    for (_, token) in board.tokens().filter(|(_, token)| token.joker) {
        free.set(token.letter, false);
    }
    free
}

/// A joker is in one place only.
fn within(stock: Stock, free: Stock, at: usize) -> Result<(), Malformed> {
    if stock.letters().all(|letter| free.has(letter)) {
        Ok(())
    } else {
        Err(Malformed::new(at, "each joker once"))
    }
}

/// Reads one of the fields that only some positions have.
fn further(state: &mut State, field: &str, at: usize, free: Stock) -> Result<(), Malformed> {
    let (name, value) = field.split_once('=').unwrap_or((field, ""));
    let inside = at + name.len() + 1;
    match name {
        "strategic" => state.strategic = number(value, inside)?,
        "reserve" => {
            let (white, black) = value
                .split_once('/')
                .ok_or(Malformed::new(inside, "the reserves of both sides"))?;
            state.reserve = [
                read_stock(white, inside)?,
                read_stock(black, inside + white.len() + 1)?,
            ];
            let mut left = free;
            for joker in state.stock.letters().chain(state.reserve[0].letters()) {
                left.set(joker, false);
            }
            within(state.reserve[0], free, inside)?;
            within(state.reserve[1], left, inside)?;
            if state.reserve[0].letters().any(|joker| state.stock.has(joker)) {
                return Err(Malformed::new(inside, "each joker once"));
            }
        }
        "announced" => {
            let read = |word| Spelling::read(word).map_err(|_| Malformed::new(inside, "words"));
            state.announced = value.split('+').map(read).collect::<Result<_, _>>()?;
        }
        "touched" => match Cell::take(value) {
            Some((cell, "")) if state.board.held(state.side).has(cell) => state.touched = Some(cell),
            _ => return Err(Malformed::new(inside, "a square of the side to move")),
        },
        "admitted" => state.admitted = read_words(value, inside)?,
        "barred" => state.barred = read_words(value, inside)?,
        "adoube" => state.adoube = true,
        "press" => state.pressing = true,
        _ => match End::read(field) {
            Some(end) => state.end = Some(end),
            None => return Err(Malformed::new(at, "a field of a position")),
        },
    }
    Ok(())
}

fn read_words(text: &str, at: usize) -> Result<Vec<Spelling>, Malformed> {
    let read = |word| Spelling::read_plain(word).ok_or(Malformed::new(at, "words in capitals"));
    text.split(',').map(read).collect()
}

fn read_stock(text: &str, at: usize) -> Result<Stock, Malformed> {
    let mut stock = Stock::EMPTY;
    for joker in text.chars().filter_map(Letter::of) {
        stock.set(joker, true);
    }
    if or_dash(stock.to_string()) == text {
        Ok(stock)
    } else {
        Err(Malformed::new(at, "ES, E, S or -"))
    }
}

fn read_used(text: &str, mut at: usize) -> Result<Vec<Used>, Malformed> {
    let mut used = Vec::new();
    if text == "-" {
        return Ok(used);
    }
    for word in text.split(',') {
        let seat = Seat(u8::from(word.bytes().all(|byte| byte.is_ascii_lowercase())));
        let capitals = if seat.0 == 0 {
            word.to_owned()
        } else {
            word.to_ascii_uppercase()
        };
        let read =
            Spelling::read_plain(&capitals).ok_or(Malformed::new(at, "a word in capitals or small"))?;
        used.push(Used {
            word: read,
            seat,
            ply: None,
        });
        at += word.len() + 1;
    }
    Ok(used)
}

fn number(text: &str, at: usize) -> Result<u16, Malformed> {
    match text.parse::<u16>() {
        Ok(number) if number.to_string() == text => Ok(number),
        _ => Err(Malformed::new(at, "a number")),
    }
}

/// The fields of a text, one space between them.
struct Fields<'t> {
    text: &'t str,
    next: Option<usize>,
}

impl<'t> Fields<'t> {
    /// The next field and where it begins.
    fn take(&mut self, expected: &'static str) -> Result<(usize, &'t str), Malformed> {
        let at = self.next.ok_or(Malformed::new(self.text.len(), expected))?;
        let rest = &self.text[at..];
        let end = rest.find(' ');
        self.next = end.map(|end| at + end + 1);
        match &rest[..end.unwrap_or(rest.len())] {
            "" => Err(Malformed::new(at, expected)),
            field => Ok((at, field)),
        }
    }
}
