//! The player of Échec aux Chevaliers as a table sees it.

mod agreement;
mod play;
