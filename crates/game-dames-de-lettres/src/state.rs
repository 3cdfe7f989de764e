//! The truth of a game under way.

use game_core::Seat;
use lexicon::Letter;

use crate::bag::{self, Tokens};
use crate::board::other;
use crate::{Board, Cause, Cell, Cells, Decree, End, Event, Grace, Play, Rules, Slide, Spelling, Token};

/// Jokers not on the board: those that can be earned, or those that a player has put by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Stock {
    e: bool,
    s: bool,
}

impl Stock {
    /// Both jokers (J5).
    pub const FULL: Stock = Stock { e: true, s: true };
    /// None.
    pub const EMPTY: Stock = Stock { e: false, s: false };

    /// Whether it has the joker of this letter.
    pub fn has(self, joker: Letter) -> bool {
        match joker.capital() {
            'E' => self.e,
            'S' => self.s,
            _ => false,
        }
    }

    /// Whether it has none.
    pub fn is_empty(self) -> bool {
        self == Stock::EMPTY
    }

    /// Its letters, E first.
    pub fn letters(self) -> impl Iterator<Item = Letter> {
        let held = [('E', self.e), ('S', self.s)];
        held.into_iter()
            .filter_map(|(letter, held)| Letter::of(letter).filter(|_| held))
    }

    pub(crate) fn set(&mut self, joker: Letter, held: bool) {
        match joker.capital() {
            'E' => self.e = held,
            'S' => self.s = held,
            _ => {}
        }
    }
}

/// `ES`, `E`, `S` or nothing.
impl std::fmt::Display for Stock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.letters()
            .try_for_each(|letter| write!(f, "{}", letter.capital()))
    }
}

/// A word written before.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Used {
    /// The word.
    pub word: Spelling,
    /// Who wrote it.
    pub seat: Seat,
    /// At which half-move, counted from 0; none where a position was set up with it.
    pub ply: Option<u16>,
}

/// The last move, with what it took and turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Last {
    /// The move.
    pub play: Play,
    /// Who made it.
    pub seat: Seat,
    /// The letters captured, as they lay.
    pub captured: Vec<(Cell, Token)>,
    /// The letters turned over by words.
    pub turned: Cells,
}

/// The board, the words written, and how far the game is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) side: Seat,
    /// Whether no word has been written yet (O1).
    pub(crate) opening: bool,
    pub(crate) stock: Stock,
    pub(crate) reserve: [Stock; 2],
    pub(crate) used: Vec<Used>,
    pub(crate) ply: u16,
    /// How many strategic moves were made in a row (O2).
    pub(crate) strategic: u16,
    /// The tokens that were dealt (S3).
    pub(crate) drawn: Tokens,
    pub(crate) announced: Vec<Spelling>,
    pub(crate) touched: Option<Cell>,
    pub(crate) adoube: bool,
    /// Whether the last move still awaits the press of the clock.
    pub(crate) pressing: bool,
    pub(crate) admitted: Vec<Spelling>,
    pub(crate) barred: Vec<Spelling>,
    last: Option<Last>,
    pub(crate) end: Option<End>,
}

/// How many strategic moves in a row call for a new deal, of both sides together (O2).
pub(crate) const STRATEGIC_LIMIT: u16 = 40;

impl State {
    /// The table before the deal.
    pub(crate) fn blank() -> State {
        State {
            board: Board::EMPTY,
            side: Seat(0),
            opening: true,
            stock: Stock::FULL,
            reserve: [Stock::EMPTY; 2],
            used: Vec::new(),
            ply: 0,
            strategic: 0,
            drawn: [0; Letter::COUNT],
            announced: Vec::new(),
            touched: None,
            adoube: false,
            pressing: false,
            admitted: Vec::new(),
            barred: Vec::new(),
            last: None,
            end: None,
        }
    }

    /// The tokens on the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The seat to move.
    pub fn side(&self) -> Seat {
        self.side
    }

    /// Whether no word has been written yet.
    pub fn is_opening(&self) -> bool {
        self.opening
    }

    /// The jokers that can still be earned (J1).
    pub fn stock(&self) -> Stock {
        self.stock
    }

    /// The jokers that a seat has put by (J2).
    pub fn reserve(&self, seat: Seat) -> Stock {
        self.reserve[seat.index() & 1]
    }

    /// The words written, oldest first.
    pub fn used(&self) -> &[Used] {
        &self.used
    }

    /// How many half-moves were made since the deal.
    pub fn ply(&self) -> u16 {
        self.ply
    }

    /// How many strategic moves were made in a row (O2).
    pub fn strategic(&self) -> u16 {
        self.strategic
    }

    /// How many tokens of each letter were dealt (S3).
    pub fn drawn(&self) -> &Tokens {
        &self.drawn
    }

    /// The words announced in this turn (F1b).
    pub fn announced(&self) -> &[Spelling] {
        &self.announced
    }

    /// The letter that must be moved in this turn (F1b).
    pub fn touched(&self) -> Option<Cell> {
        self.touched
    }

    /// Whether letters may be touched without being moved (F1b).
    pub fn adoube(&self) -> bool {
        self.adoube
    }

    /// Whether the side that has moved must still press the clock (F1b).
    pub fn awaits_press(&self) -> bool {
        self.pressing
    }

    /// The words that the arbiter allowed (F4).
    pub fn admitted(&self) -> &[Spelling] {
        &self.admitted
    }

    /// The words that the arbiter forbade (F4).
    pub fn barred(&self) -> &[Spelling] {
        &self.barred
    }

    /// The last move.
    pub fn last(&self) -> Option<&Last> {
        self.last.as_ref()
    }

    /// How the game ended.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The letters of a seat that count for the ends and for the last-letter rule (J4).
    pub(crate) fn counted(&self, rules: &Rules, seat: Seat) -> Cells {
        counted(&self.board, rules, seat)
    }

    /// O1: whether strategic moves are open to the side to move, a word apart.
    pub(crate) fn in_grace(&self, rules: &Rules) -> bool {
        let first_turn = self.ply < 2 && rules.grace == Grace::FirstWordOrTurn;
        self.opening || first_turn
    }

    /// Brings the state past an event.
    pub(crate) fn advance(&mut self, rules: &Rules, event: &Event) {
        match event {
            Event::Deal(board) => {
                *self = State {
                    board: **board,
                    drawn: bag::tokens_of(board),
                    admitted: std::mem::take(&mut self.admitted),
                    barred: std::mem::take(&mut self.barred),
                    ..State::blank()
                };
            }
            Event::Move(play) => self.play(rules, play),
            Event::Announce(words) => self.announced.clone_from(words),
            Event::Touch { at, binds } => {
                if *binds {
                    self.touched = Some(*at);
                }
            }
            Event::Adoube => self.adoube = true,
            Event::Press => self.pressing = false,
            Event::Blocked => self.close(other(self.side), Cause::Blocked),
            Event::Fault(seat, _) | Event::Rule(Decree::Fault(seat)) => {
                self.close(other(*seat), Cause::Fault)
            }
            Event::Rule(Decree::Admit(word)) => {
                self.barred.retain(|other| other != word);
                self.admitted.push(word.clone());
            }
            Event::Rule(Decree::Bar(word)) => {
                self.admitted.retain(|other| other != word);
                self.barred.push(word.clone());
            }
            Event::Flag(seat) => self.close(other(*seat), Cause::Flag),
            Event::Resign(seat) => self.close(other(*seat), Cause::Resignation),
        }
    }

    fn close(&mut self, winner: Seat, cause: Cause) {
        self.end = Some(End::won(winner, cause));
    }

    fn play(&mut self, rules: &Rules, play: &Play) {
        let seat = self.side;
        let mut slides = Vec::new();
        self.board.slides_from(rules, seat, play.from, &mut slides);
        let Some(slide) = play.slide(&slides) else {
            return;
        };
        let captured = slide
            .captures
            .iter()
            .filter_map(|at| Some((at, self.board.token(at)?)))
            .collect();
        self.board = self.board.after(rules, seat, slide);
        let turned = turned(&self.board, seat, play);
        self.board.turn(turned, seat);
        self.take_jokers(play, seat);
        for writing in &play.words {
            self.used.push(Used {
                word: writing.word.clone(),
                seat,
                ply: Some(self.ply),
            });
        }
        self.opening &= play.words.is_empty();
        self.strategic = if play.words.is_empty() && !play.capture {
            self.strategic.saturating_add(1)
        } else {
            0
        };
        self.settle(rules, play);
        self.last = Some(Last {
            play: play.clone(),
            seat,
            captured,
            turned,
        });
        self.side = other(seat);
        self.ply = self.ply.saturating_add(1);
        self.announced.clear();
        self.touched = None;
        self.adoube = false;
        self.pressing = rules.presses();
    }

    /// J1, J2: a joker comes from its owner's reserve, or else from the stock.
    fn take_jokers(&mut self, play: &Play, seat: Seat) {
        let own = &mut self.reserve[seat.index()];
        for placing in &play.jokers {
            if own.has(placing.joker) {
                own.set(placing.joker, false);
            } else {
                self.stock.set(placing.joker, false);
            }
            match placing.at {
                None => own.set(placing.joker, true),
                Some(at) => {
                    let token = Token {
                        letter: placing.joker,
                        seat,
                        joker: true,
                    };
                    self.board.put(at, Some(token));
                }
            }
        }
    }

    /// E2, E1: whether the move just made ends the game. A side that left its own camp empty gives it
    /// away.
    fn settle(&mut self, rules: &Rules, play: &Play) {
        let (me, foe) = (self.side, other(self.side));
        let letters = |seat| self.counted(rules, seat);
        let conquers = |seat: Seat| {
            let camp = Cells::camp(other(seat));
            !letters(seat).and(camp).is_empty() && letters(other(seat)).and(camp).is_empty()
        };
        if letters(foe).is_empty() {
            let games = if rules.ppf_double || !play.words.is_empty() {
                2
            } else {
                1
            };
            self.end = Some(End {
                games,
                ..End::won(me, Cause::Reversal)
            });
        } else if let Some(winner) = [me, foe].into_iter().find(|&seat| conquers(seat)) {
            self.close(winner, Cause::Conquest);
        }
    }
}

/// The letters of a seat that count for the ends and for the last-letter rule (J4).
pub(crate) fn counted(board: &Board, rules: &Rules, seat: Seat) -> Cells {
    if rules.joker_counts {
        board.held(seat)
    } else {
        board.letters(seat)
    }
}

/// W9: the enemy letters of the words of a move, on the board after its slide.
fn turned(after: &Board, seat: Seat, play: &Play) -> Cells {
    let written = play
        .words
        .iter()
        .fold(Cells::EMPTY, |all, writing| all.or(writing.cells()));
    written.and(after.letters(other(seat)))
}

/// K5: whether a slide takes the last letter of a camp over to the enemy's.
pub(crate) fn leaves_camp(board: &Board, rules: &Rules, seat: Seat, slide: &Slide) -> bool {
    let home = counted(board, rules, seat).and(Cells::camp(seat));
    home == Cells::EMPTY.with(slide.from) && Cells::camp(other(seat)).has(slide.to)
}
