//! Every way to write one given word, for words that no graph holds (F4).

use std::ops::ControlFlow;

use game_core::Seat;
use lexicon::{Graph, Letter};

use crate::board::other;
use crate::scan::{LEAST, Trace, crosses, follows};
use crate::state::leaves_camp;
use crate::{Board, Cell, Cells, Rules, Slide};

/// Whether a graph holds a word.
pub(crate) fn holds(graph: &Graph, letters: &[Letter]) -> bool {
    let root = graph.root(crate::WORDS);
    letters
        .iter()
        .try_fold(root, |node, &letter| node.step(letter))
        .is_some_and(|node| node.is_word())
}

/// Shows `visit` every path that spells `letters` after one of `slides` and satisfies W1 to W5 and K5.
pub(crate) fn spell(
    board: &Board,
    rules: &Rules,
    seat: Seat,
    slides: &[Slide],
    letters: &[Letter],
    visit: &mut dyn FnMut(&Trace<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if letters.len() < LEAST {
        return ControlFlow::Continue(());
    }
    for slide in slides {
        if leaves_camp(board, rules, seat, slide) {
            continue;
        }
        let after = board.after(rules, seat, slide);
        let mut paths = Vec::new();
        lay(&after, rules, seat, letters, &mut Vec::new(), &mut paths);
        for path in paths {
            let cells: Cells = path.iter().copied().collect();
            let turned = cells.and(after.letters(other(seat)));
            let crossed = crosses(rules, Cells::camp(other(seat)), slide, cells, turned);
            if cells.has(slide.to) && !turned.is_empty() && crossed {
                let numbers: Vec<u8> = path.iter().map(|at| at.index() as u8).collect();
                visit(&Trace::new(slide, &numbers, letters, cells, turned))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Adds to `paths` every way to go on with the letters that `path` does not spell yet.
fn lay(
    after: &Board,
    rules: &Rules,
    seat: Seat,
    letters: &[Letter],
    path: &mut Vec<Cell>,
    paths: &mut Vec<Vec<Cell>>,
) {
    let Some(&letter) = letters.get(path.len()) else {
        paths.push(path.clone());
        return;
    };
    // J3: the enemy's jokers are never used.
    let usable = after.held(seat).or(after.letters(other(seat)));
    for at in usable.iter().filter(|&at| after.letter(at) == Some(letter)) {
        if follows(rules, path, at) {
            path.push(at);
            lay(after, rules, seat, letters, path, paths);
            path.pop();
        }
    }
}
