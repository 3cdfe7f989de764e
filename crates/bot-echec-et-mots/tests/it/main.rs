//! The player of Échec et Mots as a table sees it.

mod modest;
mod play;
