//! Reading the positions that views carry.
//!
//! A player is never given the state: the engine reads what a person at its seat reads.

use std::cell::Cell;
use std::sync::Arc;

use game_echec_et_mots::{Board, Rows, Rules};
use lexicon::{Letter, Lexicon};

use super::evaluation::{Patience, Weights};
use super::ground::{CELLS, Ground, bits};
use super::position::{EnginePosition, Scene};
use super::tiles::{Held, Tiles};
use super::vocabulary::Vocabulary;
use bots::Lore;

/// Reads positions of one game, for a player who knows some of the words.
pub struct Reader {
    rules: Rules,
    ground: Arc<Ground>,
    lexicon: &'static Lexicon,
    lore: Lore,
    weights: Weights,
    vocabulary: Option<Arc<Vocabulary>>,
}

impl Reader {
    /// A reader of a game with these rules.
    pub fn new(rules: Rules, lexicon: &'static Lexicon, lore: Lore) -> Reader {
        Reader {
            rules,
            ground: Arc::new(Ground::new(&Board::new(rules.layout, rules.dots))),
            lexicon,
            lore,
            weights: Weights::USUAL,
            vocabulary: None,
        }
    }

    /// Judges positions by other weights than the usual.
    pub fn weigh_by(&mut self, weights: Weights) {
        self.weights = weights;
    }

    /// The position that an EMN describes, whoever is to move or to reply; nothing when it is malformed
    /// or has more letters than a deal.
    pub fn read(&mut self, emn: &str) -> Option<EnginePosition> {
        let mut fields = emn.split_ascii_whitespace();
        let mut field = || fields.next();
        let rows: Rows = field()?.parse().ok()?;
        let knights = [self.knights(field()?)?, self.knights(field()?)?];
        let racks = [rack(field()?)?, rack(field()?)?];
        let side = match field()? {
            "w" => 0,
            "b" => 1,
            _ => return None,
        };
        let quiet: u16 = field()?.parse().ok()?;

        let mut letters = [None; CELLS];
        let mut left = 0;
        for (square, letter) in rows.letters() {
            let number = self.ground.number(square)?;
            letters[number] = Some(letter);
            left |= 1 << number;
        }
        let all = rows
            .letters()
            .map(|(_, letter)| letter)
            .chain(racks.iter().flatten().copied());
        let vocabulary = self.vocabulary(Tiles::new(all)?)?;
        let held = |rack: &[Letter]| -> Option<Held> { vocabulary.tiles().held(rack) };
        let held = [held(&racks[0])?, held(&racks[1])?];
        let promises = held.map(|held| vocabulary.promise(held));
        let scene = Scene {
            rules: self.rules,
            ground: Arc::clone(&self.ground),
            vocabulary,
            weights: self.weights,
            patience: Patience::new(&self.weights),
            letters,
        };
        let lying = bits(left).fold(0, |hash, square| hash ^ scene.mark(square));
        Some(EnginePosition {
            scene: Arc::new(scene),
            knights,
            left,
            lying,
            held,
            promises,
            side,
            quiet,
            back: quiet,
            stopped: None,
            evaluated: Cell::new(None),
        })
    }

    /// The words of these tiles: found once a deal.
    fn vocabulary(&mut self, tiles: Tiles) -> Option<Arc<Vocabulary>> {
        if let Some(known) = self.vocabulary.as_ref().filter(|known| *known.tiles() == tiles) {
            return Some(Arc::clone(known));
        }
        let words = Vocabulary::new(self.lexicon, self.rules.word_set(), self.lore, tiles)?;
        Some(Arc::clone(self.vocabulary.insert(Arc::new(words))))
    }

    fn knights(&self, field: &str) -> Option<u64> {
        if field == "-" {
            return Some(0);
        }
        let squares = self.ground.squares();
        let named = |name: &str| squares.iter().position(|square| square.to_string() == name);
        field
            .split(',')
            .try_fold(0, |knights, name| Some(knights | 1 << named(name)?))
    }
}

fn rack(field: &str) -> Option<Vec<Letter>> {
    match field {
        "-" => Some(Vec::new()),
        letters => letters.chars().map(Letter::of).collect(),
    }
}

#[cfg(test)]
mod tests {
    use search::Position as _;

    use super::*;

    fn key(reader: &mut Reader, emn: &str) -> u64 {
        reader.read(emn).expect("a position").key()
    }

    #[test]
    fn positions_that_differ_have_different_keys() {
        let mut reader = Reader::new(Rules::DEFAULT, lexicon_fr::french(), bots::Lore::ALL);
        let keys = [
            "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ a0,g0 a8,g8 - - w 0 0",
            // Other letters, and the same elsewhere.
            "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHK a0,g0 a8,g8 - - w 0 0",
            "RTSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ a0,g0 a8,g8 - - w 0 0",
            "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ a0,g0 a8,g8 - - b 0 0",
            "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ b3,g0 a8,g8 - - w 0 0",
            "TRSE/LNP/AEOI/BUR/MNTS/CVD/F.HJ c1,g0 a8,g8 G - b 0 1",
            "TRSE/LNP/AEOI/BUR/MNTS/CVD/F.HJ c1,g0 a8,g8 - G b 0 1",
            "TRSE/LNP/AEOI/BUR/MNTS/CVD/F.HJ c1,g0 a8,g8 - G b 39 1",
        ]
        .map(|emn| key(&mut reader, emn));
        for (at, one) in keys.iter().enumerate() {
            assert!(!keys[at + 1..].contains(one), "{at}");
        }
    }

    #[test]
    fn what_is_no_position_is_not_read() {
        let mut reader = Reader::new(Rules::DEFAULT, lexicon_fr::french(), bots::Lore::ALL);
        let rows = "TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ";
        for wrong in [
            String::new(),
            rows.to_owned(),
            format!("{rows} a0,g0 a8,g8 - - x 0 0"),
            format!("{rows} a0,h0 a8,g8 - - w 0 0"),
            format!("{rows} a0,g0 a8,g8 ? - w 0 0"),
            format!("{rows} a0,g0 a8,g8 - - w many 0"),
            format!("{rows} a0,g0 a8,g8 AEIOUABCD - w 0 0"),
        ] {
            assert!(reader.read(&wrong).is_none(), "{wrong}");
        }
    }
}
