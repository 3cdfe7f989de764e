//! What the sentences must be, whatever the games.

mod expected;
