//! The computer players, one module per game.
