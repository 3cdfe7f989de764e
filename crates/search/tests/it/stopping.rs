//! Budgets are kept, and equal budgets give equal answers.

use std::cell::Cell;

use proptest::prelude::*;
use search::{Care, Control, Engine, Nodes, Progress, Request};

use crate::forest::Glade;

/// Stops at a given question, and notices being asked again after that.
struct Once {
    at: u64,
    asked_after: Cell<bool>,
}

impl Control for Once {
    fn stop(&self, nodes: u64) -> bool {
        if nodes > self.at {
            self.asked_after.set(true);
        }
        nodes >= self.at
    }

    fn deepen(&self, _progress: &Progress) -> bool {
        true
    }
}

proptest! {
    #[test]
    fn a_node_budget_is_kept_to_the_node(seed: u64, nodes in 0_u64..5000) {
        let root = Glade::root(seed, 40);
        let mut engine = Engine::new(1 << 16, Care::Selective);
        let report = engine.search(&Request::new(&root), &Nodes(nodes), &mut |_| {});
        prop_assert!(report.nodes <= nodes);
    }

    #[test]
    fn equal_budgets_give_equal_answers(seed: u64, nodes in 1_u64..20_000) {
        let root = Glade::root(seed, 40);
        let answer = || {
            let mut engine = Engine::new(1 << 14, Care::Selective);
            let mut seen = Vec::new();
            let last = engine.search(&Request::new(&root), &Nodes(nodes), &mut |report| seen.push(report.clone()));
            (seen, last)
        };
        prop_assert_eq!(answer(), answer());
    }

    #[test]
    fn once_told_to_stop_it_visits_no_further_node(seed: u64, at in 0_u64..3000) {
        let root = Glade::root(seed, 40);
        let control = Once { at, asked_after: Cell::new(false) };
        let mut engine = Engine::new(1 << 14, Care::Selective);
        let report = engine.search(&Request::new(&root), &control, &mut |_| {});
        prop_assert!(!control.asked_after.get());
        prop_assert!(report.nodes <= at);
    }

    #[test]
    fn only_the_moves_asked_for_are_considered(seed: u64, nodes in 1_u64..3000) {
        let root = Glade::root(seed, 40);
        let mut engine = Engine::new(1 << 14, Care::Selective);
        for mv in root.moves() {
            let request = Request { only: &[mv], ..Request::new(&root) };
            let report = engine.search(&request, &Nodes(nodes), &mut |_| {});
            prop_assert_eq!(report.best, Some(mv));
            prop_assert_eq!(report.line.first(), Some(&mv));
        }
    }
}
