//! The server as its clients see it: over real sockets, with a journal in a file.

mod fixture;

mod arbiter;
mod budgets;
mod canary;
mod clocks;
mod crash;
mod devices;
mod dictionary;
mod eight;
mod fairness;
mod frames;
mod gallery;
mod games;
mod gone;
mod hostile;
mod invitation;
mod journal;
mod lists;
mod opening;
mod orders;
mod page;
mod preview;
mod requests;
mod resent;
mod restart;
mod resume;
mod rights;
mod seeded;
mod service;
mod silence;
mod slow;
mod stand_in;
mod teams;
mod thinking;
mod trial;
