//! Chance, which always comes from outside the rules.

/// A source of chance. Rules never make one: the room gives them dice whose seed it has committed to.
pub trait Dice {
    /// A number from 0 up to but without `bound`, every one as likely.
    ///
    /// # Panics
    /// When `bound` is 0.
    fn below(&mut self, bound: u32) -> u32;
}

/// The dice of a game without chance.
#[derive(Debug, Default)]
pub struct NoDice;

impl Dice for NoDice {
    /// # Panics
    /// Always: a game that throws dice must be given some.
    fn below(&mut self, _bound: u32) -> u32 {
        panic!("a game without chance threw dice")
    }
}

/// Puts `items` in a random order (Fisher–Yates).
pub fn shuffle<T>(dice: &mut dyn Dice, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        let bound = u32::try_from(last + 1).expect("no game shuffles four billion things");
        items.swap(last, dice.below(bound) as usize);
    }
}
