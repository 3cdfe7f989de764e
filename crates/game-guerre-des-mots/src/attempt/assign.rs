//! Which tile every letter laid is (5.5, 5.8, 7.3).

use super::{Attempt, Failure};
use crate::memory;
use crate::refusal::refuse;
use crate::{Cell, Clause, Coup, Face, Glyph, How, Laying, Placed, Tile, WordTile};
use game_core::Subject;

impl Attempt<'_> {
    /// Finds the tiles of all letters laid: letters taken come first, and all must be used; the Arsenal
    /// gives the rest. The words of the coup are settled on the way.
    pub(super) fn assign(&mut self, coup: &Coup) -> Result<Vec<Placed>, Failure> {
        let mut wanted: Vec<(usize, usize, Cell, Laying)> = Vec::new();
        for (word, spelling) in coup.words.iter().enumerate() {
            for (place, (cell, tile)) in spelling.cells().enumerate() {
                if let WordTile::Laid(laying) = tile {
                    if laying.glyph.is_accented() && !self.rules.exact() {
                        let letter = Subject::Letter(laying.glyph.capital());
                        return Err(refuse(Clause::C7_1, "no-accents-here", letter).into());
                    }
                    wanted.push((word, place, cell, laying));
                }
            }
        }
        let mut placed: Vec<Option<Placed>> = vec![None; wanted.len()];
        // Turned letters first: a plain one must not take the tile that bears the accent.
        for (found, &(_, _, cell, laying)) in placed.iter_mut().zip(&wanted) {
            if laying.how == How::Turned {
                let Some(tile) = self.turned(laying.glyph) else {
                    return Err(self.accent_missing(laying.glyph));
                };
                *found = Some(Placed { cell, ..tile });
            }
        }
        for (found, &(_, _, cell, laying)) in placed.iter_mut().zip(&wanted) {
            if found.is_none() {
                *found = self.taken_as_shown(laying).map(|tile| Placed { cell, ..tile });
            }
        }
        self.nothing_left()?;
        // Letters that only some tiles can be come first: a plain one must not take their tile.
        let choosy = |laying: Laying| laying.glyph.is_accented() || said_back(laying);
        let (first, then): (Vec<usize>, Vec<usize>) = (0..wanted.len()).partition(|&at| choosy(wanted[at].3));
        for at in first.into_iter().chain(then) {
            let (word, place, cell, laying) = wanted[at];
            if placed[at].is_some() {
                continue;
            }
            let Some(tile) = self.arsenal_tile(laying) else {
                let letter = match laying.how {
                    How::Joker => '?',
                    _ => laying.glyph.capital(),
                };
                return Err(refuse(Clause::C5_1, "letter-not-in-arsenal", Subject::Letter(letter)).into());
            };
            self.arsenal_used = true;
            if tile.hides() && !laying.glyph.is_accented() {
                let back = tile.accent();
                self.coup.words[word].tiles[place] = WordTile::Laid(Laying {
                    how: How::Tile { back },
                    ..laying
                });
            }
            placed[at] = Some(Placed {
                cell,
                tile,
                face: Face::Letter(laying.glyph),
                seen: memory::seen_by(self.seat),
            });
        }
        Ok(placed.into_iter().flatten().collect())
    }

    /// 5.5: every letter taken is laid.
    pub(super) fn nothing_left(&self) -> Result<(), Failure> {
        match self.taken.iter().find(|taken| !taken.used) {
            Some(left) => {
                let glyph = left.placed.glyph().unwrap_or(Glyph::of('A').expect("a letter"));
                Err(Failure::Letters("captured-letters-left-over", glyph))
            }
            None => Ok(()),
        }
    }

    /// A letter taken that shows what is laid: accents and jokers keep what they are (5.8).
    fn taken_as_shown(&mut self, laying: Laying) -> Option<Placed> {
        if laying.how == How::Turned || laying.how != How::Joker && said_back(laying) {
            return None;
        }
        let joker = laying.how == How::Joker;
        let fits =
            |placed: &Placed| placed.glyph() == Some(laying.glyph) && (placed.tile == Tile::JOKER) == joker;
        let taken = self
            .taken
            .iter_mut()
            .find(|taken| !taken.used && fits(&taken.placed))?;
        taken.used = true;
        Some(Placed {
            face: Face::Letter(laying.glyph),
            ..taken.placed
        })
    }

    /// A letter taken plain whose back bears the accent (5.8): one that the player has seen, if there is
    /// one, so that no other back is shown for nothing.
    fn turned(&mut self, glyph: Glyph) -> Option<Placed> {
        let seat = self.seat;
        let fits = |placed: &Placed| {
            let plain = placed.glyph().is_some_and(|shown| !shown.is_accented());
            plain && placed.tile != Tile::JOKER && placed.tile.accent() == Some(glyph)
        };
        let fitting = self
            .taken
            .iter_mut()
            .filter(|taken| !taken.used && fits(&taken.placed));
        let taken = fitting.min_by_key(|taken| !taken.placed.seen.contains(seat))?;
        taken.used = true;
        Some(Placed {
            face: Face::Letter(glyph),
            ..taken.placed
        })
    }

    /// 5.8: no letter taken can be turned so; where none of that letter was taken, it is not there.
    fn accent_missing(&self, glyph: Glyph) -> Failure {
        let plain = Glyph::plain(glyph.letter());
        let candidate = |placed: &Placed| placed.tile != Tile::JOKER && placed.glyph() == Some(plain);
        if self
            .taken
            .iter()
            .any(|taken| !taken.used && candidate(&taken.placed))
        {
            Failure::Letters("accent-not-on-tile", glyph)
        } else {
            let letter = Subject::Letter(glyph.capital());
            refuse(Clause::C5_1, "letter-not-in-arsenal", letter).into()
        }
    }

    /// A tile of the Arsenal that can be laid so; where its back is not said, of the back that the
    /// Arsenal holds most of.
    fn arsenal_tile(&mut self, laying: Laying) -> Option<Tile> {
        let fits = |tile: &Tile| self.arsenal.count(*tile) > 0 && laying.how.fits(*tile, laying.glyph);
        let tile = Tile::all()
            .filter(fits)
            .max_by_key(|tile| (self.arsenal.count(*tile), std::cmp::Reverse(*tile)))?;
        let shown = !tile.hides() || laying.glyph.is_accented();
        self.spend(tile, shown);
        Some(tile)
    }
}

/// Whether the player says that the letter comes out of the Arsenal, by naming its back.
fn said_back(laying: Laying) -> bool {
    matches!(laying.how, How::Tile { back: Some(_) })
}
