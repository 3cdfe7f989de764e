//! How many plies less an unpromising move is searched.

/// Depths and numbers beyond this are reduced like the last.
const SIDE: usize = 64;

/// What every reduction has, rounded down afterwards: the first moves of shallow nodes are not reduced.
const LEAST: f64 = 0.80;

/// The product of the two logarithms that is worth a ply.
const A_PLY: f64 = 2.25;

/// Reductions by depth and by the number of the move in its order; they grow with the logarithm of
/// both, since the later a move comes the less likely it is to matter.
#[derive(Clone, Debug)]
pub(crate) struct Reductions(Vec<u8>);

impl Reductions {
    pub(crate) fn new() -> Reductions {
        let log = |x: usize| (x.max(1) as f64).ln();
        let cell = |at: usize| (LEAST + log(at / SIDE) * log(at % SIDE) / A_PLY) as u8;
        Reductions((0..SIDE * SIDE).map(cell).collect())
    }

    pub(crate) fn of(&self, depth: i32, number: usize) -> i32 {
        let depth = usize::try_from(depth).unwrap_or(0).min(SIDE - 1);
        i32::from(self.0[depth * SIDE + number.min(SIDE - 1)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_and_deeper_moves_are_reduced_more() {
        let reductions = Reductions::new();
        assert_eq!(reductions.of(1, 1), 0);
        assert!(reductions.of(10, 20) > reductions.of(10, 4));
        assert!(reductions.of(20, 10) > reductions.of(4, 10));
        assert_eq!(reductions.of(500, 500), reductions.of(63, 63));
    }
}
