//! Échec et Mots through the testkit, the cases of its specification, and a second generator of moves.

mod cases;
mod document;
mod games;
mod laws;
mod moves;
mod options;
mod parsers;
mod playthroughs;
mod rules;
mod sheet;
mod views;
mod wire;
mod words;

use std::sync::OnceLock;

use game_core::Configurable as _;
use game_echec_et_mots::{EchecEtMots, Rules};
use lexicon::Lexicon;

/// The game with these options and the French words, for scripts.
fn configure(settings: &[(String, String)]) -> Result<EchecEtMots, String> {
    EchecEtMots::configure(settings, lexicon_fr::french()).map_err(|fault| fault.to_string())
}

/// The game with the French words.
fn french() -> EchecEtMots {
    EchecEtMots::new(Rules::DEFAULT, lexicon_fr::french())
}

/// A few words, so that random games are long.
fn few_words() -> &'static Lexicon {
    static FEW: OnceLock<Lexicon> = OnceLock::new();
    FEW.get_or_init(|| {
        Lexicon::from_list(
            "few",
            include_str!("few-words.txt"),
            &game_echec_et_mots::SPELLINGS,
        )
        .expect("a list")
    })
}
