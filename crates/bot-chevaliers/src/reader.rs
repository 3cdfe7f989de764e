//! Reading the position text that views and notices carry.
//!
//! A player is never given the state: the engine reads what a person at its seat reads.

use std::sync::Arc;

use game_chevaliers::{Chevaliers, Obligation, Rules};

use super::board::{Board, CAMP, KNIGHTS, MEN};
use super::ground::only;
use super::law::Duty;
use super::position::EnginePosition;
use super::scene::Scene;
use super::tally::Table;
use super::weights::FITTED;

/// Reads the positions of one game.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The game as its rules have it.
    scene: Arc<Scene>,
    /// The game as a player thinks of it, by the camp that thinks.
    thought: [Arc<Scene>; 2],
}

impl Reader {
    /// A reader of the positions of `game`, weighed by `table`.
    pub fn new(game: &Chevaliers, table: &Table) -> Reader {
        Reader::of(Scene::of(game, table), game.rules().capture)
    }

    /// A reader of the positions of the usual game, weighed as usual.
    pub fn usual() -> Reader {
        Reader::new(&Chevaliers::new(Rules::DEFAULT), &FITTED)
    }

    fn of(scene: Scene, obligation: Obligation) -> Reader {
        // R13: a player holds itself to R12 where nobody else does. It expects the enemy to do what he
        // may get away with: anything where faults are not claimed, captures where they are.
        let thought = match obligation {
            Obligation::Strict | Obligation::Claim => [[Duty::Full; 2]; 2],
            Obligation::AsWritten => [[Duty::Full, Duty::None], [Duty::None, Duty::Full]],
        };
        Reader {
            thought: thought.map(|duty| Arc::new(scene.with_duty(duty))),
            scene: Arc::new(scene),
        }
    }

    /// The position that a text describes, as the camp to move thinks of it.
    pub fn think(&self, text: &str) -> Option<EnginePosition> {
        let position = self.read(text)?;
        let scene = &self.thought[position.side()];
        Some(position.seen_in(scene))
    }

    /// The position that a text describes; nothing when it is malformed, of another layout, or has more
    /// pieces than a camp begins with.
    pub fn read(&self, text: &str) -> Option<EnginePosition> {
        let mut fields = text.split_ascii_whitespace();
        let (rows, side, quiet) = (fields.next()?, fields.next()?, fields.next()?);
        let pieces = self.pieces(rows)?;
        let (side, nominal) = match side {
            "s" | "sn" => (0, KNIGHTS),
            "g" | "gn" => (1, KNIGHTS),
            "sm" => (0, MEN),
            "gm" => (1, MEN),
            _ => return None,
        };
        let must = fields.any(|field| field == "must");
        let board = Board::new(pieces, side);
        Some(EnginePosition::new(
            Arc::clone(&self.scene),
            board,
            nominal,
            must,
            quiet.parse().ok()?,
        ))
    }

    fn pieces(&self, rows: &str) -> Option<[[u128; 2]; 2]> {
        let ground = &self.scene.ground;
        let mut pieces = [[0; 2]; 2];
        let mut lines = ground.lines;
        for row in rows.split('/') {
            lines = lines.checked_sub(1)?;
            let (mut file, mut run) = (0, 0);
            for sign in row.bytes().chain([b'/']) {
                if sign.is_ascii_digit() {
                    run = 10 * run + usize::from(sign - b'0');
                    continue;
                }
                file += std::mem::take(&mut run);
                let cell = lines * ground.files + file;
                let (camp, arm) = match sign {
                    b'N' => (0, KNIGHTS),
                    b'M' => (0, MEN),
                    b'n' => (1, KNIGHTS),
                    b'm' => (1, MEN),
                    b'~' | b'#' => {
                        file += 1;
                        continue;
                    }
                    b'/' => break,
                    _ => return None,
                };
                if file >= ground.files || ground.usable >> cell & 1 == 0 {
                    return None;
                }
                pieces[camp][arm] |= only(cell);
                file += 1;
            }
            if file != ground.files {
                return None;
            }
        }
        let many = |camp: [u128; 2]| (camp[0] | camp[1]).count_ones() > CAMP;
        (lines == 0 && !pieces.into_iter().any(many)).then_some(pieces)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn reader(written: bool) -> Reader {
        let capture = if written {
            Obligation::AsWritten
        } else {
            Obligation::Strict
        };
        let rules = Rules {
            capture,
            ..Rules::DEFAULT
        };
        Reader::new(&Chevaliers::new(rules), &FITTED)
    }

    #[test]
    fn texts_that_are_no_position_are_refused() {
        let reader = reader(false);
        let start = "1nmmm1mmmn1/1nmmmnmmmn1/11/11/2~1~#~1~2/11/11/1NMMMNMMMN1/1NMMM1MMMN1 s 0 1";
        assert!(reader.read(start).is_some());
        for wrong in [
            "",
            "11/11 s 0 1",
            "1nmmm1mmmn1/1nmmmnmmmn1/11/11/2~1~#~1~2/11/11/1NMMMNMMMN1/1NMMM1MMMN1 x 0 1",
            "1nmmm1mmmn1/1nmmmnmmmn1/11/11/2N1~#~1~2/11/11/1NMMMNMMMN1/1NMMM1MMMN1 s 0 1",
            "11/11/11/11/2~1~#~1~2/11/NNNNNNNNNNN/NNNNNNNNNNN/11 s 0 1",
            "11/11/11/11/2~1~#~1~2/11/11/11/12 s 0 1",
        ] {
            assert!(reader.read(wrong).is_none(), "{wrong}");
        }
    }
}
