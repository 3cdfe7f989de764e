//! A PostgreSQL for tests: started in a folder of its own, gone when they end.
//!
//! A [`Cluster`] is a server, a [`Space`] a database of one test's own on the one that all tests of a program
//! share. Nothing that runs on the machine already is touched.

mod cluster;
mod programs;
mod space;
mod sql;

pub use cluster::{Cluster, Flushing};
pub use space::Space;
pub use sql::Sql;
