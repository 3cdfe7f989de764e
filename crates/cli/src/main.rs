//! The `cavalettres` command.
fn main() {}
