//! Dames de Lettres, by Thierry Aymès: draughts with words. A letter slides like a queen and must write
//! a word where it arrives; the enemy letters of the word change sides.
//!
//! [`DamesDeLettres`] is the game with its options and its word list chosen. Positions are DLN, one line
//! of six fields; actions are `D3-E4 MOTS@E4F3G3H3`, `A1xA5` or `E2-E4 MOT@E4D5C5 + MUE@E4F5G5 =S@C1`.
//! Every rule is a [`Clause`] of `docs/rules/dames-de-lettres.md`.

mod bag;
mod board;
mod book;
mod cell;
mod chronicle;
mod clash;
mod clause;
mod dln;
mod end;
mod event;
mod game;
mod jokers;
mod judge;
mod kit;
mod lapse;
mod ledger;
mod listing;
mod notation;
mod notice;
mod play;
mod referee;
mod refusal;
mod repetition;
mod rules;
mod scan;
mod sheet;
mod shelf;
mod slide;
mod spell;
mod state;
mod tense_group;
mod view;

pub use lexicon::Spelling;

pub use bag::{BAG, Tokens};
pub use board::{Board, Token};
pub use cell::{Cell, Cells};
pub use clash::Clash;
pub use clause::Clause;
pub use end::{Cause, End, OUTCOMES};
pub use event::{Blunder, Event};
pub use game::DamesDeLettres;
pub use judge::{SPELLINGS, WORDS, word_clause};
pub use ledger::{Forbidden, Ledger, Sieve};
pub use listing::{DOUBLES, JOKERS};
pub use notation::{Action, Decree};
pub use notice::Notice;
pub use play::{Placing, Play, Writing};
pub use refusal::REFUSALS;
pub use repetition::{Earlier, Homographs, Repetition, Succession};
pub use rules::{
    BlockedOpening, CampCross, Capture, CapturePath, Clock, FinalCapture, Fork, Grace, InflectBy, JokerEntry,
    JokerLength, LastLetter, Mode, Rules, SecondGame, Shape, Strategic,
};
pub use scan::Trace;
pub use slide::Slide;
pub use state::{Last, State, Stock, Used};
pub use tense_group::TenseGroup;
pub use view::{Count, ForbiddenView, Move, SlideView, TokenView, UsedView, View, Written};
