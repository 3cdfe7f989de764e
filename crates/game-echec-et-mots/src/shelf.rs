//! The game on the shelf, its moves listed, its table drawn.

use game_core::{
    Clause as _, Drawn, Emblem, Extra, OptionFault, Picture, Positions, Previews, Pull, Seat, Shelved,
    Square, Survey, Viewer, Worded,
};
use lexicon::Ruling;

use crate::{Action, EchecEtMots, OPEN_WORDS, Phase, Rules, STRICT_WORDS, State, WordClasses, word_clause};

impl Shelved for EchecEtMots {
    const SLUG: &'static str = "echec-et-mots";
    const NAME: &'static str = "Échec et Mots";
    const DURATION: u16 = 20;
}

impl Worded<Ruling> for EchecEtMots {
    const RULINGS: &'static [Ruling] = &[
        Ruling {
            option: Some(("word_classes", "open")),
            set: OPEN_WORDS,
            clause: |reason| word_clause(reason).id(),
        },
        Ruling {
            option: Some(("word_classes", "strict")),
            set: STRICT_WORDS,
            clause: |reason| word_clause(reason).id(),
        },
    ];

    fn ruling(settings: &[(String, String)]) -> Result<usize, OptionFault> {
        Ok(match Rules::configure(settings)?.word_classes {
            WordClasses::Open => 0,
            WordClasses::Strict => 1,
        })
    }
}

/// Every word that a move could announce (A1).
const ANNOUNCE: Extra = Extra {
    name: "announce",
    what: "every word that a move could announce",
};

impl Survey for EchecEtMots {
    const EXTRAS: &'static [Extra] = &[ANNOUNCE];

    /// Moves without the words that they could announce.
    fn usual<'g>(&'g self, state: &'g State) -> Pull<'g, (Seat, Action)> {
        if state.phase() != Phase::Play {
            return self.all(state);
        }
        let plain = |leap| Action::Move { leap, announce: None };
        let leaps = self.leaps(state).into_iter();
        Box::new(leaps.map(move |leap| (state.side(), plain(leap))))
    }

    fn plentiful<'g>(&'g self, state: &'g State, asked: &[Extra]) -> Pull<'g, (Seat, Action)> {
        if asked.contains(&ANNOUNCE) {
            self.all(state)
        } else {
            self.usual(state)
        }
    }
}

/// A knight among letters, which none of them may stand for.
const KNIGHT: Emblem = Emblem {
    signs: ['♘', '♞'],
    drawn: '♞',
};

impl Drawn for EchecEtMots {
    const EMBLEMS: &'static [Emblem] = &[KNIGHT];

    /// The squares with what lies on them; what is no square between them is the banner (M2).
    fn picture(&self, state: &State, viewer: Viewer) -> Picture {
        let field = self.board().field();
        let squares = field.named();
        let ranks = || squares.iter().map(|square| square.rank);
        let (lowest, highest) = (ranks().min().unwrap_or(1), ranks().max().unwrap_or(1));
        let files = squares.iter().map(|square| square.file).max().unwrap_or(0);
        let sign = |square: Square| {
            let letter = state.letters().get(square).map(|letter| letter.capital());
            match [Seat(0), Seat(1)].map(|seat| state.knights(seat).contains(square)) {
                [true, _] => Some(KNIGHT.signs[0]),
                [_, true] => Some(KNIGHT.signs[1]),
                _ if !field.contains(square) => Some('#'),
                _ => letter,
            }
        };
        let row = |rank| Picture::rank((0..=files).map(|file| sign(Square { file, rank })));
        let rows: Vec<String> = (lowest..=highest).rev().map(row).collect();
        Picture {
            first_rank: lowest,
            emblems: Self::EMBLEMS,
            beside: Some(self.position_for(state, viewer)),
            ..Picture::of(rows.join("/"))
        }
    }
}

impl Previews for EchecEtMots {
    type Preview = ();
}

#[cfg(test)]
mod tests {
    use lexicon::Reason;

    use super::*;
    use crate::REFUSALS;

    /// The dictionary and the referee say the same: clause and code of each reason are those of a refusal.
    #[test]
    fn each_reason_is_a_refusal_of_the_referee() {
        // Every length is a word here: only a stop asks for six letters (A1).
        for reason in Reason::ALL
            .into_iter()
            .filter(|reason| *reason != Reason::TooShort)
        {
            let refusal = (word_clause(reason), reason.code());
            assert!(REFUSALS.contains(&refusal), "{refusal:?}");
        }
    }
}
