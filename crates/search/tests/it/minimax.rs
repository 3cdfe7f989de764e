//! The value found is the true one.

use proptest::prelude::*;
use search::{Care, Depth, Ending, Engine, Forever, Nodes, Position, Request, Value, loss_in, win_in};

use crate::forest::Glade;

/// Plain minimax, the definition of the truth.
fn minimax(glade: &Glade, depth: u32, ply: usize) -> Value {
    let moves = glade.moves();
    if depth == 0 {
        return glade.evaluate();
    }
    if moves.is_empty() {
        return match glade.stuck() {
            Ending::Won => win_in(ply),
            Ending::Drawn => 0,
            Ending::Lost => loss_in(ply),
            Ending::Settled(value) => value,
        };
    }
    moves
        .into_iter()
        .map(|mv| -minimax(&glade.after(mv), depth - 1, ply + 1))
        .max()
        .expect("not empty")
}

proptest! {
    #[test]
    fn exact_search_equals_minimax_at_every_depth(seed: u64, depth in 1_u8..7) {
        let root = Glade::root(seed, 12);
        let mut engine = Engine::new(1 << 18, Care::Exact);
        let report = engine.search(&Request::new(&root), &Depth(depth), &mut |_| {});
        if report.depth == depth {
            prop_assert_eq!(report.value, minimax(&root, u32::from(depth), 0));
        } else {
            prop_assert!(root.moves().is_empty());
        }
        if let Some(best) = report.best {
            prop_assert_eq!(-minimax(&root.after(best), u32::from(depth) - 1, 1), report.value);
        }
    }

    #[test]
    fn ratings_within_the_margin_are_true(seed: u64, depth in 1_u8..5) {
        let root = Glade::root(seed, 12);
        let mut engine = Engine::new(1 << 18, Care::Exact);
        let (rated, _) = engine.rate(&Request::new(&root), depth, 200, &Forever);
        prop_assert_eq!(rated.len(), root.moves().len());
        let truth = |mv| -minimax(&root.after(mv), u32::from(depth) - 1, 1);
        if let Some(best) = rated.first() {
            prop_assert_eq!(best.value, root.moves().into_iter().map(truth).max().expect("not empty"));
            for rating in &rated {
                if rating.value > best.value - 200 {
                    prop_assert_eq!(rating.value, truth(rating.mv));
                } else {
                    prop_assert!(truth(rating.mv) <= best.value - 200);
                }
            }
        }
    }

    #[test]
    fn the_best_lines_are_the_best_moves_in_their_order(seed: u64, depth in 1_u8..5, count in 1_usize..5) {
        let root = Glade::root(seed, 12);
        let mut engine = Engine::new(1 << 18, Care::Exact);
        let lines = engine.search_lines(&Request::new(&root), count, &Depth(depth), &mut |_| {});
        let mut truth: Vec<Value> = root
            .moves()
            .into_iter()
            .map(|mv| -minimax(&root.after(mv), u32::from(depth) - 1, 1))
            .collect();
        truth.sort_by_key(|value| -value);
        truth.truncate(count);
        if root.moves().is_empty() {
            prop_assert_eq!((lines.len(), lines[0].best), (1, None));
        } else {
            let found: Vec<Value> = lines.iter().map(|line| line.value).collect();
            prop_assert_eq!(found, truth);
            for (at, line) in lines.iter().enumerate() {
                prop_assert_eq!(line.best, line.line.first().copied());
                prop_assert!(lines[..at].iter().all(|better| better.best != line.best));
            }
        }
    }

    #[test]
    fn selective_search_finds_the_forced_result_of_a_small_tree(seed: u64) {
        let root = Glade::root(seed, 5);
        let mut engine = Engine::new(1 << 18, Care::Selective);
        let report = engine.search(&Request::new(&root), &Depth(24), &mut |_| {});
        let truth = minimax(&root, 6, 0);
        prop_assert_eq!(report.value.signum(), truth.signum());
    }

    #[test]
    fn colliding_keys_never_bring_an_illegal_move(seed: u64, bits in 1_u32..6, nodes in 1_u64..3000) {
        let root = Glade { bits, ..Glade::root(seed, 12) };
        let mut engine = Engine::new(1 << 10, Care::Selective);
        // `Glade::after` panics at an illegal move.
        let report = engine.search(&Request::new(&root), &Nodes(nodes), &mut |_| {});
        prop_assert_eq!(report.best.is_some(), !root.moves().is_empty());
        prop_assert!(report.best.is_none_or(|best| root.moves().contains(&best)));
    }
}
