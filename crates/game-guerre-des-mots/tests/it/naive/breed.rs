//! Random positions to compare the checks on.

use game_core::Dice as _;
use game_testkit::TestDice;

use super::dictionary::Dictionary;
use super::{CROSS, SIZE, Snake, Spot, broken, map};

/// Random positions: chains grown word by word, then often spoilt.
pub(super) struct Breeder<'a> {
    dice: TestDice,
    words: &'a Dictionary,
    links: bool,
}

const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

impl<'a> Breeder<'a> {
    pub(super) fn new(seed: u64, words: &'a Dictionary, links: bool) -> Breeder<'a> {
        Breeder {
            dice: TestDice::new(seed),
            words,
            links,
        }
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.dice.below(100) < percent
    }

    fn some(&mut self, bound: usize) -> usize {
        self.dice.below(u32::try_from(bound).expect("a small bound")) as usize
    }

    fn letter(&mut self) -> char {
        *self
            .dice
            .pick(&['E', 'A', 'S', 'R', 'É', 'T', 'I', 'Z'])
            .expect("a letter")
    }

    /// A word that starts or ends with a letter, short ones more often.
    fn word(&mut self, sign: Option<char>, starting: bool) -> Option<Vec<char>> {
        let words = self.words;
        let list = if starting { &words.starting } else { &words.ending };
        let sign = sign.unwrap_or_else(|| *self.dice.pick(&['A', 'E', 'S', 'P']).expect("a letter"));
        let list = list.get(&sign)?;
        let most = if self.chance(40) { 3 } else { 8 };
        let pick = |dice: &mut TestDice| dice.pick(list).filter(|word| word.len() <= most).cloned();
        (0..40).find_map(|_| pick(&mut self.dice))
    }

    fn seed(&mut self) -> Option<Snake> {
        let starting = self.chance(50);
        let word = self.word(None, starting)?;
        let (dx, dy) = STEPS[self.some(2)];
        let long = i32::try_from(word.len()).expect("a short word") - 1;
        let x = i32::try_from(self.some((SIZE - dx * long) as usize)).ok()?;
        let y = i32::try_from(self.some((SIZE - dy * long) as usize)).ok()?;
        let spot = |(step, sign)| Spot {
            x: x + dx * step,
            y: y + dy * step,
            sign,
        };
        Some((0..).zip(word).map(spot).collect())
    }

    /// Lengthens a chain at one of its ends, if the board has room.
    fn grow(&mut self, snake: &mut Snake) -> Option<()> {
        if self.chance(50) {
            snake.reverse();
        }
        let last = *snake.last()?;
        let inwards = match snake.len() {
            1 => STEPS[self.some(4)],
            many => (snake[many - 2].x - last.x, snake[many - 2].y - last.y),
        };
        let axis = (-inwards.0, -inwards.1);
        let turn = if self.chance(50) { 1 } else { -1 };
        let square = (inwards.1 * turn, inwards.0 * turn);
        let straight = if last.sign == CROSS { 85 } else { 25 };
        let signs: Vec<char> = if self.chance(straight) {
            let reads = axis.0 + axis.1 > 0;
            let mut signs = if last.sign == CROSS { vec![] } else { vec![CROSS] };
            match self.some(6) {
                0 => {}
                1 => signs.push('A'),
                2 => signs = vec![self.letter()],
                _ => {
                    let starting = self.chance(50);
                    let mut word = self.word(None, starting)?;
                    if !reads {
                        word.reverse();
                    }
                    signs.extend(word);
                }
            }
            return self.lay(snake, last, axis, &signs);
        } else {
            let reads = square.0 + square.1 > 0;
            let mut word = self.word(Some(last.sign), reads)?;
            if !reads {
                word.reverse();
            }
            word[1..].to_vec()
        };
        self.lay(snake, last, square, &signs)
    }

    fn lay(&mut self, snake: &mut Snake, from: Spot, (dx, dy): (i32, i32), signs: &[char]) -> Option<()> {
        let spot = |(step, &sign)| Spot {
            x: from.x + dx * step,
            y: from.y + dy * step,
            sign,
        };
        let new: Snake = (1..).zip(signs).map(spot).collect();
        let inside = |spot: &Spot| (0..SIZE).contains(&spot.x) && (0..SIZE).contains(&spot.y);
        new.iter().all(inside).then(|| snake.extend(new))
    }

    /// Takes a change back if it breaks a rule, most times.
    fn keeps(&mut self, snakes: &[Snake]) -> bool {
        self.chance(6) || broken(snakes, self.links).is_empty()
    }

    pub(super) fn position(&mut self) -> Vec<Snake> {
        let mut snakes: Vec<Snake> = Vec::new();
        for _ in 0..=self.some(5) {
            let Some(seed) = self.seed() else { continue };
            snakes.push(seed);
            if !self.keeps(&snakes) {
                snakes.pop();
                continue;
            }
            for _ in 0..self.some(6) {
                let mut grown = snakes.last().expect("a chain").clone();
                if self.grow(&mut grown).is_none() {
                    continue;
                }
                let before = std::mem::replace(snakes.last_mut().expect("a chain"), grown);
                if !self.keeps(&snakes) {
                    *snakes.last_mut().expect("a chain") = before;
                }
            }
        }
        if self.chance(45) && !snakes.is_empty() {
            self.spoil(&mut snakes);
        }
        snakes
    }

    fn spoil(&mut self, snakes: &mut Vec<Snake>) {
        let which = self.some(snakes.len());
        let index = self.some(snakes[which].len());
        let letter = self.letter();
        let (dx, dy) = STEPS[self.some(4)];
        let snake = &mut snakes[which];
        match self.dice.below(12) {
            // A tile moved.
            0 => {
                let spot = &mut snake[index];
                spot.x = (spot.x + dx).clamp(0, SIZE - 1);
                spot.y = (spot.y + dy).clamp(0, SIZE - 1);
            }
            // A letter that is a cross, a cross that is a letter.
            1 => snake[index].sign = if snake[index].sign == CROSS { letter } else { CROSS },
            // A corner that is a cross.
            2 => {
                let corner = (1..snake.len().saturating_sub(1)).find(|&at| {
                    let (before, after) = (snake[at - 1], snake[at + 1]);
                    before.x != after.x && before.y != after.y
                });
                if let Some(corner) = corner {
                    snake[corner].sign = CROSS;
                }
            }
            // Another letter or accent.
            3 | 4 => snake[index].sign = letter,
            // A gap.
            5 => {
                if snake.len() > 1 {
                    snake.remove(index);
                }
            }
            // The chain pushed to one side.
            6 => {
                let room =
                    |spot: &Spot| (0..SIZE).contains(&(spot.x + dx)) && (0..SIZE).contains(&(spot.y + dy));
                if snake.iter().all(room) {
                    for spot in snake {
                        spot.x += dx;
                        spot.y += dy;
                    }
                }
            }
            // A letter of the same chain next to its path: a link in the shape of a U.
            7 => {
                if self.u_link(snakes, which).is_none() {
                    snakes[which][index].sign = letter;
                }
            }
            // Two tiles in each other's place.
            8 => {
                let other = self.some(snakes[which].len());
                snakes[which].swap(index, other);
            }
            // A short chain that touches this one, or nearly.
            9 => {
                let near = snake[index];
                let gap = 1 + i32::try_from(self.some(2)).expect("0 or 1");
                let spot = |step: i32| Spot {
                    x: near.x + dx * gap + dy * step,
                    y: near.y + dy * gap + dx * step,
                    sign: if step == 0 { 'S' } else { 'I' },
                };
                let new: Snake = [0, 1].map(spot).to_vec();
                if new
                    .iter()
                    .all(|spot| (0..SIZE).contains(&spot.x) && (0..SIZE).contains(&spot.y))
                {
                    snakes.push(new);
                }
            }
            // Nothing but crosses.
            10 => {
                let one = snake[index];
                *snake = vec![Spot { sign: CROSS, ..one }];
            }
            // The chain pushed until it lies on violet.
            _ => {
                let mut spots = (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (x, y)));
                let skipped = self.some(32);
                let violet = spots
                    .by_ref()
                    .filter(|&(x, y)| map()[y as usize][x as usize] == 'v')
                    .nth(skipped);
                let Some((x, y)) = violet else { return };
                let snake = &mut snakes[which];
                let (dx, dy) = (x - snake[index].x, y - snake[index].y);
                let room =
                    |spot: &Spot| (0..SIZE).contains(&(spot.x + dx)) && (0..SIZE).contains(&(spot.y + dy));
                if snake.iter().all(room) {
                    for spot in snake {
                        spot.x += dx;
                        spot.y += dy;
                    }
                }
            }
        }
    }

    /// Goes on at the tail one square sideways and one back (U) or on (Z).
    fn u_link(&mut self, snakes: &mut [Snake], which: usize) -> Option<()> {
        let snake = &mut snakes[which];
        let (&last, &before) = (snake.last()?, snake.get(snake.len().checked_sub(2)?)?);
        let inwards = (before.x - last.x, before.y - last.y);
        let side = (inwards.1, inwards.0);
        let mut lengthened = snake.clone();
        self.lay(&mut lengthened, last, side, &['E'])?;
        let corner = *lengthened.last()?;
        let back = if self.chance(50) {
            inwards
        } else {
            (-inwards.0, -inwards.1)
        };
        self.lay(&mut lengthened, corner, back, &['S'])?;
        snakes[which] = lengthened;
        Some(())
    }
}
