//! Moves and positions as the game writes them.

use std::fmt::Write as _;

use super::board::{Effect, KNIGHTS, MEN};
use super::chase::Capture;
use super::ground::cells;
use super::position::EnginePosition;

impl EnginePosition {
    /// A legal move as the game writes it; one of them where several do the same.
    pub fn spell(&self, effect: Effect) -> String {
        let ground = &self.scene.ground;
        let (from, to) = (effect.from(), effect.to());
        if !effect.takes() {
            let sign = if ground.near[from] >> to & 1 == 1 {
                '-'
            } else {
                '^'
            };
            return format!("{}{sign}{}", ground.name(from), ground.name(to));
        }
        let taken = effect.taken(self.board.enemy());
        let mut text = None;
        self.mover().captures(from, &mut |capture| {
            if text.is_none() && capture.to == to && capture.taken == taken {
                text = Some(self.spell_capture(capture));
            }
        });
        text.unwrap_or_default()
    }

    fn spell_capture(&self, capture: &Capture<'_>) -> String {
        let ground = &self.scene.ground;
        let mut text = ground.name(capture.from);
        for (square, leap) in capture.path.iter() {
            text.push(if leap { '^' } else { 'x' });
            text.push_str(&ground.name(square));
        }
        text
    }

    /// Every legal move as the game writes it, with what it does.
    pub fn moves(&self) -> Vec<(String, Effect)> {
        let mut moves = Vec::new();
        if self.is_over() {
            return moves;
        }
        let mover = self.mover();
        for from in cells(self.active) {
            mover.captures(from, &mut |capture| {
                moves.push((self.spell_capture(capture), mover.effect(capture)));
            });
        }
        if !self.forced {
            mover.quiet(&mut |effect| moves.push((self.spell(effect), effect)));
        }
        moves
    }

    /// The moves of a line that begins here.
    pub(crate) fn spell_line(&self, line: &[Effect]) -> Vec<String> {
        let mut position = self.clone();
        let mut texts = Vec::with_capacity(line.len());
        for &effect in line {
            if !position.allows(effect) {
                break;
            }
            texts.push(position.spell(effect));
            position.make(effect);
        }
        texts
    }

    /// The position as the game writes it, without the number of its turn.
    pub fn text(&self) -> String {
        let ground = &self.scene.ground;
        let mut text = String::new();
        for line in (0..ground.lines).rev() {
            let mut run = 0;
            for file in 0..ground.files {
                let Some(sign) = self.sign(line * ground.files + file) else {
                    run += 1;
                    continue;
                };
                if run > 0 {
                    let _ = write!(text, "{run}");
                    run = 0;
                }
                text.push(sign);
            }
            if run > 0 {
                let _ = write!(text, "{run}");
            }
            text.push(if line == 0 { ' ' } else { '/' });
        }
        text.push(if self.board.side == 0 { 's' } else { 'g' });
        if self.scene.law.alternate {
            text.push(if self.nominal == KNIGHTS { 'n' } else { 'm' });
        }
        let _ = write!(text, " {}", self.quiet);
        text
    }

    /// What stands on a cell; nothing for an empty square.
    fn sign(&self, cell: usize) -> Option<char> {
        let ground = &self.scene.ground;
        let [silver, gold] = self.board.pieces;
        let signs = [
            (silver[KNIGHTS], 'N'),
            (silver[MEN], 'M'),
            (gold[KNIGHTS], 'n'),
            (gold[MEN], 'm'),
            (ground.water, '~'),
            (!ground.usable & !ground.water, '#'),
        ];
        let found = signs.into_iter().find(|(set, _)| set >> cell & 1 == 1);
        found.map(|(_, sign)| sign)
    }
}

#[cfg(test)]
mod tests {
    use super::super::reader::tests::reader;

    #[track_caller]
    fn moves(text: &str) -> String {
        let position = reader(false).read(text).expect("a position");
        assert!(text.starts_with(&position.text()), "{}", position.text());
        let mut moves: Vec<String> = position.moves().into_iter().map(|(text, _)| text).collect();
        moves.sort();
        moves.join(" ")
    }

    #[test]
    fn chains_and_charges_are_written_square_by_square() {
        assert_eq!(
            moves("7m2n/2mmmm4n/5n1m3/1N1mmmmm3/2~n~#~n~2/3MMM5/4MM1M1M1/3MM2M1N1/2N1N1M1M1N g 0 1"),
            "d5^b7xb5 d5xd3xd1xb1 d5xd3xd1xf1 d5xd3xd1xf1xh1xj1 f7^b7xb5"
        );
        assert_eq!(
            moves("n10/11/11/11/2~1~#~1~2/2m8/1m1m7/1Nm8/11 s 0 1"),
            "b2xb4xd4xd2xb2 b2xd2xd4xb4xb2"
        );
    }
}
