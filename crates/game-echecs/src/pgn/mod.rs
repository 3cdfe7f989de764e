//! Games as PGN files, out and in.

mod write;
