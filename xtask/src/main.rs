//! The tasks of the house: run, test, tidy, rules.
fn main() {}
