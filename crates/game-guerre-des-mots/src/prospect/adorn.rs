//! What a coup may do besides laying its word: symbols up, shots, a cross instead of a replay.

use crate::{Cell, Coup, CoupKind, Device, Ground, How, LaidWord, Piece, Tile, WordTile};

use super::scene::{Finding, Judged};
use super::setting::Setting;
use super::shots;
use super::toil::LOOK;

impl Setting<'_> {
    /// A coup and everything that may be added to it, as far as the rules accept it. With `settled` the
    /// coup itself is known to be right.
    pub(super) fn adorned(&self, coup: Coup, settled: bool) -> Vec<Judged> {
        let mut found = Vec::new();
        if !self.scene.toil().work(LOOK) {
            return found;
        }
        if settled {
            found.push(Judged {
                coup: coup.clone(),
                bonus: false,
                wins: false,
            });
        } else {
            match self.scene.judge(&coup) {
                Finding::Accepted(judged) => found.push(judged),
                Finding::Repeats => {}
                Finding::Refused => return found,
            }
        }
        if coup.kind == CoupKind::Found {
            return found;
        }
        let symbols = self.symbols(&coup);
        for chosen in 1..1usize << symbols.len() {
            if self.scene.toil().is_over() {
                return found;
            }
            let up = (0..symbols.len()).filter(|&at| chosen >> at & 1 == 1);
            let coup = Coup {
                symbols: up.map(|at| symbols[at]).collect(),
                ..coup.clone()
            };
            found.extend(self.scene.accept(&coup));
        }
        shots::fired(self, &coup, &mut found);
        if self.earns && coup.target.is_none() && self.scene.game.rules().plays(Device::WordBlockade) {
            self.block(&mut found);
        }
        found
    }

    /// The squares where a letter of the coup may lie symbol up (13.1).
    fn symbols(&self, coup: &Coup) -> Vec<Cell> {
        let rules = self.scene.game.rules();
        if !rules.plays(Device::ChainBlockade) || coup.target.is_some() {
            return Vec::new();
        }
        let fits = |(cell, laid): (Cell, WordTile)| {
            let WordTile::Laid(laying) = laid else {
                return None;
            };
            let tile = match laying.how {
                How::Joker => Tile::JOKER,
                _ => Tile::fronted(laying.glyph).next()?,
            };
            self.bears(tile, cell).then_some(cell)
        };
        let laid = coup.words.iter().flat_map(LaidWord::cells).filter_map(fits);
        self.turned_symbol(coup).into_iter().chain(laid).collect()
    }

    /// The square of the letter turned, where it may show its symbol.
    fn turned_symbol(&self, coup: &Coup) -> Option<Cell> {
        let to = coup.pivot?.to;
        let (chain, index) = self.table.tile_at(to)?;
        let placed = self.table.chains[chain].tiles[index];
        let plain = placed.tile == Tile::JOKER || !placed.glyph()?.is_accented();
        (plain && self.bears(placed.tile, to)).then_some(to)
    }

    /// Whether the back of a tile bears the symbol of a square (13.1, R-17).
    fn bears(&self, tile: Tile, cell: Cell) -> bool {
        let knights = self.scene.game.rules().knights;
        let ground = match Ground::of(cell) {
            Ground::Symbol(Piece::Knight) if !knights => Piece::Bishop,
            Ground::Symbol(piece) => piece,
            _ => return false,
        };
        tile.piece(knights) == Some(ground)
    }

    /// Adds every coup that lays a cross instead of earning a replay (9.3, 12.1).
    fn block(&self, found: &mut Vec<Judged>) {
        for at in 0..found.len() {
            let coup = &found[at].coup;
            let Some(word) = coup.words.last().filter(|_| found[at].bonus) else {
                continue;
            };
            let reading = word.axis.reading();
            let last = word.cell(word.tiles.len().saturating_sub(1));
            let beyond = [
                word.start.step(reading.opposite()),
                last.and_then(|last| last.step(reading)),
            ];
            for cell in beyond.into_iter().flatten() {
                let coup = Coup {
                    block: Some(cell),
                    ..found[at].coup.clone()
                };
                found.extend(self.scene.accept(&coup));
            }
        }
    }
}
