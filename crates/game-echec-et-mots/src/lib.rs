//! Échec et Mots, by Armand Jammot: two knights a side gather letters on a board of 49 squares, until
//! somebody stops the game with a word of six letters or more.
//!
//! [`EchecEtMots`] is the game with its options and its word list chosen. Positions are EMN, one line
//! of eight or nine fields; actions are `a0-c1`, `c4xd6 #CHEVAL`, `>ORANGE` or `>-`. Every rule is a
//! [`Clause`] of `docs/rules/echec-et-mots.md`.

mod bag;
mod board;
mod book;
mod chronicle;
mod clause;
mod emn;
mod end;
mod event;
mod game;
mod kit;
mod lapse;
mod leap;
mod moves;
mod notation;
mod notice;
mod refusal;
mod rows;
mod rules;
mod score;
mod sheet;
mod shelf;
mod state;
mod view;
mod words;

pub use lexicon::Spelling;

pub use bag::{BAG, DOTTED};
pub use board::{Board, Squares};
pub use clause::Clause;
pub use emn::LETTERS;
pub use end::{End, OUTCOMES, Settlement};
pub use event::{Event, Leaver};
pub use game::EchecEtMots;
pub use leap::Leap;
pub use notation::Action;
pub use notice::Notice;
pub use refusal::REFUSALS;
pub use rows::Rows;
pub use rules::{
    BadAnnouncement, Dots, KnightPoints, Layout, MatchBy, Notes, ReplyBy, Rules, StartEntry, TieBy,
    WordClasses,
};
pub use score::{Hand, SECOND_KNIGHT, Tally, bonus, points, settle};
pub use state::{Announcement, Phase, State};
pub use view::{Announced, Move, View};
pub use words::{LEAST, OPEN_WORDS, SPELLINGS, STRICT_WORDS, word_clause};
