//! The players as a table sees them.

mod agreement;
mod chevaliers;
mod chevaliers_agreement;
mod dames_de_lettres;
mod echec_et_mots;
mod guerre_des_mots;
mod modest;
mod play;
mod tactics;
