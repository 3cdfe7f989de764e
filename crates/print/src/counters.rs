//! Counters to cut out, front and back: the back of each lies behind its front when the sheet is turned over
//! its long edge.

use game_core::kit::{Face, Lot};
use kurbo::{Affine, Rect};

use crate::board::Scale;
use crate::canvas::{Canvas, Pen, Wash, disc};
use crate::leaf::Leaf;
use crate::order::Order;
use crate::paper::Area;

/// How far colour runs over the cut, so that a sheet turned a little askew leaves no white edge.
const BLEED: f64 = 1.2;
/// What stays free between round counters.
const GAP: f64 = 2.4;

/// Where the counters of a lot lie on a sheet.
pub(crate) struct Grid {
    left: f64,
    top: f64,
    pitch: f64,
    pub(crate) width: f64,
    columns: usize,
    rows: usize,
}

impl Grid {
    pub(crate) fn of(order: &Order, lot: &Lot) -> Grid {
        let plan = order.kit.plans.first();
        let square = plan.map_or(26.0, |plan| Scale::of(plan, order.paper).square);
        let width = (square * f64::from(lot.width)).floor();
        let body = order.paper.body();
        let top = body.top + 6.0;
        let pitch = if lot.round { width + GAP } else { width };
        let columns = (body.width / pitch) as usize;
        let (sheet, _) = order.paper.size();
        Grid {
            // In the middle of the sheet, so that front and back lie upon each other.
            left: (sheet - pitch * columns as f64) / 2.0,
            top,
            pitch,
            width,
            columns,
            rows: ((body.bottom() - top) / pitch) as usize,
        }
    }

    /// How many lie on a sheet.
    pub(crate) fn room(&self) -> usize {
        self.columns * self.rows
    }

    /// The middle of a counter's place; on the back, places are counted from the right.
    fn middle(&self, index: usize, back: bool) -> (f64, f64) {
        let (row, column) = (index / self.columns, index % self.columns);
        let column = if back { self.columns - 1 - column } else { column };
        let at = |start: f64, place: usize| start + self.pitch * (place as f64 + 0.5);
        (at(self.left, column), at(self.top, row))
    }
}

/// The sheets of a lot, each front followed by its back.
pub(crate) fn leaves(order: &Order, lot: &Lot) -> Vec<Leaf> {
    let grid = Grid::of(order, lot);
    let all: Vec<(&Face, &Face)> = lot
        .counters
        .iter()
        .flat_map(|counter| std::iter::repeat_n((&counter.front, &counter.back), usize::from(counter.count)))
        .collect();
    let sheets = all.len().div_ceil(grid.room());
    let name = order.say(lot.name, &[]);
    let count = all.len().to_string();
    let how = order.say(
        &format!("{}-how", lot.name),
        &[("count", &count), ("mm", &grid.width.to_string())],
    );
    let mut leaves = Vec::new();
    for (sheet, faces) in all.chunks(grid.room()).enumerate() {
        let part = |id: &str| match sheets {
            1 => id.to_owned(),
            _ => format!("{id}-{}", sheet + 1),
        };
        let named = |key: &str| {
            let number = (sheet + 1).to_string();
            let name = match sheets {
                1 => name.clone(),
                _ => order.say("part", &[("name", name.as_str()), ("number", &number)]),
            };
            order.say(key, &[("name", &name)])
        };
        let mut front = Leaf::new(order, part(lot.name), named("front"), &how);
        let fronts: Vec<&Face> = faces.iter().map(|(front, _)| *front).collect();
        lay(&mut front, lot, &grid, &fronts, false);
        let id = part(&format!("{}-back", lot.name));
        let mut back = Leaf::new(order, id, named("back"), &order.say("mirrored", &[]));
        let backs: Vec<&Face> = faces.iter().map(|(_, back)| *back).collect();
        lay(&mut back, lot, &grid, &backs, true);
        back.back = true;
        leaves.extend([front, back]);
    }
    leaves
}

fn lay(leaf: &mut Leaf, lot: &Lot, grid: &Grid, faces: &[&Face], back: bool) {
    let canvas = &mut leaf.canvas;
    // All colour first: what runs over the cut must not run over a neighbour.
    for (index, face) in faces.iter().enumerate() {
        let wash = canvas.wash(face.ground);
        if wash != Wash::Flat(0xFF_FF_FF) && (back || lot.round) {
            form(
                canvas,
                lot,
                grid.middle(index, back),
                grid.width + 2.0 * BLEED,
                Some(wash),
                None,
            );
        }
    }
    for (index, face) in faces.iter().enumerate() {
        let (x, y) = grid.middle(index, back);
        let wash = canvas.wash(face.ground);
        // The front bears the line that is cut; a line on the back would show every slip.
        let pen = (!back).then(|| Pen::ink(0.25));
        form(canvas, lot, (x, y), grid.width, Some(wash), pen);
        let at = Affine::translate((x - grid.width / 2.0, y - grid.width / 2.0))
            * Affine::scale(grid.width / 64.0);
        for mark in &face.marks {
            canvas.mark(mark, at);
        }
    }
    let rows = faces.len().div_ceil(grid.columns);
    leaf.crops(Area {
        left: grid.left,
        top: grid.top,
        width: grid.pitch * grid.columns as f64,
        height: grid.pitch * rows as f64,
    });
}

fn form(
    canvas: &mut Canvas,
    lot: &Lot,
    (x, y): (f64, f64),
    width: f64,
    fill: Option<Wash>,
    pen: Option<Pen>,
) {
    let half = width / 2.0;
    if lot.round {
        canvas.shape(&disc((x, y), width), fill, pen);
    } else {
        canvas.shape(&Rect::new(x - half, y - half, x + half, y + half), fill, pen);
    }
}
