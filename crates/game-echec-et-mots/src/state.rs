//! The truth of a game under way.

use game_core::Seat;
use lexicon::{Letter, Rack};

use crate::score::{Hand, Tally, settle};
use crate::{Board, Event, Leap, Rows, Rules, Settlement, Spelling, Squares};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The knights move.
    Play,
    /// The game is stopped, and a reply is awaited.
    Reply,
    /// The game is over.
    Over(Settlement),
}

/// Who stopped the game, and how.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Announcement {
    /// The caller.
    pub seat: Seat,
    /// The word; none when a wrong announcement forfeited it (A4).
    pub word: Option<Spelling>,
    /// Whether the second knight was taken with it (M7).
    pub knight: bool,
}

/// The board, the racks, and how far the game is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) letters: Rows,
    pub(crate) knights: [Squares; 2],
    pub(crate) racks: [Rack; 2],
    pub(crate) side: Seat,
    pub(crate) quiet: u16,
    pub(crate) ply: u16,
    pub(crate) phase: Phase,
    pub(crate) announced: Option<Announcement>,
    /// The reply once it is given; a reply without a word is one.
    pub(crate) reply: Option<Option<Spelling>>,
    last: Option<(Leap, Option<Letter>)>,
    /// What each half-move took, and for whom.
    taken: Vec<(Seat, Option<Letter>)>,
}

/// The other of two seats.
pub(crate) fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}

impl State {
    /// The board before the deal, knights at home.
    pub(crate) fn blank(board: &Board) -> State {
        State {
            letters: Rows::default(),
            knights: [board.starts(Seat(0)), board.starts(Seat(1))],
            racks: [Rack::default(); 2],
            side: Seat(0),
            quiet: 0,
            ply: 0,
            phase: Phase::Play,
            announced: None,
            reply: None,
            last: None,
            taken: Vec::new(),
        }
    }

    /// The letters still on the board.
    pub fn letters(&self) -> &Rows {
        &self.letters
    }

    /// The knights of a seat.
    pub fn knights(&self, seat: Seat) -> Squares {
        self.knights[seat.index() & 1]
    }

    /// The letters a seat has taken.
    pub fn rack(&self, seat: Seat) -> &Rack {
        &self.racks[seat.index() & 1]
    }

    /// The seat to move, or to reply.
    pub fn side(&self) -> Seat {
        self.side
    }

    /// How many half-moves in a row took nothing (A5).
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// How many half-moves were made.
    pub fn ply(&self) -> u16 {
        self.ply
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who stopped the game, once somebody has.
    pub fn announced(&self) -> Option<&Announcement> {
        self.announced.as_ref()
    }

    /// The last leap and the letter it took.
    pub fn last(&self) -> Option<(Leap, Option<Letter>)> {
        self.last
    }

    /// What both racks held after each half-move.
    pub(crate) fn racks_by_ply(&self) -> Vec<[Rack; 2]> {
        let mut racks = self.racks;
        for (seat, letter) in &self.taken {
            if let Some(letter) = *letter {
                racks[seat.index()].take(letter);
            }
        }
        let put = |&(seat, letter): &(Seat, Option<Letter>)| {
            if let Some(letter) = letter {
                // It was on this rack, so that there is room for it.
                let _ = racks[seat.index()].put(letter);
            }
            racks
        };
        self.taken.iter().map(put).collect()
    }

    /// Brings the state past an event.
    pub(crate) fn advance(&mut self, event: &Event) {
        match event {
            Event::Deal(rows) => self.letters = *rows,
            Event::Move { leap, letter } => self.leap(*leap, *letter),
            Event::Void => self.pass(None),
            Event::Announce(word) => {
                let caller = other(self.side);
                self.announced = Some(Announcement {
                    seat: caller,
                    word: word.clone(),
                    knight: self.knights(self.side).is_empty(),
                });
                self.phase = Phase::Reply;
            }
            Event::Reply(word) => self.reply = Some(word.clone()),
            // What follows from them is told by the end.
            Event::Leave(..) | Event::Agree => {}
            Event::End(settlement) => self.phase = Phase::Over(*settlement),
        }
    }

    fn leap(&mut self, leap: Leap, letter: Option<Letter>) {
        let (own, enemy) = (self.side.index(), other(self.side).index());
        self.knights[own] = self.knights[own].without(leap.from).with(leap.to);
        if leap.capture {
            self.knights[enemy] = self.knights[enemy].without(leap.to);
        }
        if let Some(letter) = letter {
            // M8: twenty-five letters fill no rack past its bounds.
            let _ = self.racks[own].put(letter);
            self.letters.put(leap.to, None);
        }
        self.last = Some((leap, letter));
        self.pass(letter);
        if leap.capture || letter.is_some() {
            self.quiet = 0;
        }
    }

    /// Ends a half-move that took `letter`.
    fn pass(&mut self, letter: Option<Letter>) {
        self.taken.push((self.side, letter));
        self.side = other(self.side);
        self.quiet = self.quiet.saturating_add(1);
        self.ply = self.ply.saturating_add(1);
    }

    /// The two lines of the score sheet by seat, and the end they make, once a reply is given.
    pub(crate) fn score(&self, rules: &Rules) -> Option<([Tally; 2], Settlement)> {
        let announced = self.announced.as_ref()?;
        let reply = self.reply.as_ref()?;
        let caller = self.hand(announced.seat, announced.word.as_ref());
        let replier = self.hand(other(announced.seat), reply.as_ref());
        let (mut lines, end) = settle(rules, &caller, &replier, announced.knight);
        if announced.seat != Seat(0) {
            lines.reverse();
        }
        let totals = lines.each_ref().map(|line| line.total);
        Some((lines, Settlement { end, totals }))
    }

    fn hand(&self, seat: Seat, word: Option<&Spelling>) -> Hand {
        let count = |letters: usize| u8::try_from(letters).expect("at most twenty-five letters");
        Hand {
            word: word.map(Spelling::to_string),
            letters: word.map_or(0, |word| count(word.len())),
            rack: count(self.rack(seat).len()),
        }
    }
}
