//! The table around chess: places, clocks, offers, matches, and the records of all of it.

mod clocks;
mod fixture;
mod journal;
mod matches;
mod offers;
mod places;
