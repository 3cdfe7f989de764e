//! The list of games and the one place that tells them apart.
