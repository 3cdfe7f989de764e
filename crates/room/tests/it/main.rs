//! The table around any game: places, clocks, offers, matches, word lists, and the records of it all.

mod arbiter;
mod chain;
mod clocks;
mod consultation;
mod courtesies;
mod eight;
mod fixture;
mod gone;
mod hint;
mod journal;
mod kept;
mod lexicon;
mod matches;
mod offers;
mod places;
mod preview;
mod resent;
mod stand_in;
mod tables;
mod teams;
mod words;
