//! Counting sequences of moves, to compare generators and to measure this one.

use super::board::Effect;
use super::position::EnginePosition;

impl EnginePosition {
    /// The number of sequences of `depth` moves from here, told apart as the notation does; a finished
    /// game has none, draws are not looked for.
    pub fn perft(&self, depth: u32) -> u64 {
        self.clone().leaves(depth)
    }

    /// The same, going forward and back in place.
    fn leaves(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.is_over() {
            return 0;
        }
        if depth == 1 {
            return self.mover().count();
        }
        let mut leaves = 0;
        for (effect, ways) in self.ways() {
            let turned = self.make(effect);
            leaves += ways * self.leaves(depth - 1);
            self.unmake(effect, turned);
        }
        leaves
    }

    /// Every effect with the number of moves that have it.
    fn ways(&self) -> Vec<(Effect, u64)> {
        let mover = self.mover();
        let mut ways: Vec<(Effect, u64)> = Vec::with_capacity(64);
        mover.every_capture(
            &mut |effect| match ways.iter_mut().find(|(known, _)| *known == effect) {
                Some((_, count)) => *count += 1,
                None => ways.push((effect, 1)),
            },
        );
        if !self.forced {
            mover.quiet(&mut |effect| ways.push((effect, 1)));
        }
        ways
    }
}

#[cfg(test)]
mod tests {
    use super::super::reader::tests::reader;

    #[track_caller]
    fn check(written: bool, text: &str, leaves: &[u64]) {
        let position = reader(written).read(text).expect("a position");
        for (depth, &expected) in (1..).zip(leaves) {
            assert_eq!(position.perft(depth), expected, "{text} at depth {depth}");
        }
    }

    const START: &str = "1nmmm1mmmn1/1nmmmnmmmn1/11/11/2~1~#~1~2/11/11/1NMMMNMMMN1/1NMMM1MMMN1 s 0 1";
    const P1: &str = "7m2n/2mmmm4n/5n1m3/1N1mmmmm3/2~n~#~n~2/3MMM5/4MM1M1M1/3MM2M1N1/2N1N1M1M1N g 0 1";
    const P2: &str = "3mm3m2/n2mmm5/4nnm2N1/3mm1mM1n1/2~1~#~1~1m/2N2M3M1/1N1M1M3N1/1M1M1M1M3/3MMN2M2 s 0 1";
    const P3: &str = "1m1m3m1n1/3m1nm1m2/2m1m3mn1/1m1nm1N2m1/M1~M~#~M~2/5M5/1M3MN4/5MMMM2/2N3MNMN1 g 0 1";

    #[test]
    fn the_start_has_the_leaves_of_the_rule_document() {
        check(false, START, &[48, 2_304, 114_672, 5_707_321]);
        check(true, START, &[48, 2_304, 114_672, 5_707_321]);
    }

    #[test]
    fn crowded_positions_have_theirs() {
        check(false, P1, &[5, 158, 5_604]);
        check(true, P1, &[56, 3_169, 175_052]);
        check(false, P2, &[4, 50, 943]);
        check(true, P2, &[88, 4_193, 354_505]);
        check(false, P3, &[4, 99, 7_098]);
        check(true, P3, &[79, 4_250, 315_949]);
    }
}
