//! The reader of books, asked from outside.

mod reader;
