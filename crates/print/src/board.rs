//! A board to scale: on one sheet, turned where it is larger so, or on several that are laid side by side.

use std::f64::consts::FRAC_PI_2;

use game_core::kit::{Imprint, Kit, Plan};
use kurbo::{Affine, BezPath, Rect, Shape};

use crate::canvas::{Canvas, Item, Pen, TOLERANCE, Wash, path_of};
use crate::leaf::Leaf;
use crate::order::Order;
use crate::paper::{Area, Paper};

/// How a board lies on sheets of a size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Scale {
    /// The side of a square.
    pub(crate) square: f64,
    /// Whether the board lies on its side.
    turned: bool,
    /// How many sheets there are across and down.
    across: u8,
    down: u8,
}

impl Scale {
    /// The fewest sheets on which squares are large enough, and the largest squares on them.
    pub(crate) fn of(plan: &Plan, paper: Paper) -> Scale {
        let body = paper.body();
        let fit = |across: u8, down: u8, turned: bool| {
            let (wide, high) = if turned {
                (plan.rows, plan.columns)
            } else {
                (plan.columns, plan.rows)
            };
            let (wide, high) = (wide.div_ceil(across), high.div_ceil(down));
            let square = (body.width / f64::from(wide)).min(body.height / f64::from(high));
            Scale {
                square: square.floor(),
                turned,
                across,
                down,
            }
        };
        let counts =
            (1..=16u8).flat_map(|sheets| (1..=sheets).map(move |across| (across, sheets / across, sheets)));
        let ways = counts
            .filter(|(across, down, sheets)| across * down == *sheets)
            .flat_map(|(across, down, sheets)| {
                // A board that is put together is read upright.
                [false, true]
                    .into_iter()
                    .filter(move |turned| sheets == 1 || !turned)
                    .map(move |turned| (sheets, fit(across, down, turned)))
            })
            .filter(|(_, scale)| scale.square >= f64::from(plan.least));
        // Fewer sheets, then larger squares, then upright.
        let best = ways.min_by(|(fewer, one), (more, other)| {
            let squares = other.square.total_cmp(&one.square);
            fewer.cmp(more).then(squares).then(one.turned.cmp(&other.turned))
        });
        best.map_or_else(|| fit(1, 1, false), |(_, scale)| scale)
    }
}

/// The millimetres that a square of a box's board measures on a paper; nothing where there is no board.
pub fn square(kit: &Kit, paper: Paper) -> Option<u16> {
    let plan = kit.plans.first()?;
    Some(Scale::of(plan, paper).square as u16)
}

/// The sheets of a board.
pub(crate) fn leaves(order: &Order, plan: &Plan) -> Vec<Leaf> {
    let scale = Scale::of(plan, order.paper);
    let title = order.say(plan.name, &[]);
    let square = order.say("square", &[("mm", &scale.square.to_string())]);
    let parts = usize::from(scale.across * scale.down);
    if parts == 1 {
        let mut leaf = Leaf::new(order, plan.name.to_owned(), title, "");
        leaf.aside(order, &square);
        draw(&mut leaf, order, plan, scale, (0, 0));
        return vec![leaf];
    }
    let how = order.say("join", &[("sheets", &parts.to_string())]);
    let part = |row: u8, column: u8| {
        let number = usize::from(row * scale.across + column) + 1;
        let args = [("name", title.as_str()), ("number", &number.to_string())];
        let mut leaf = Leaf::new(
            order,
            format!("{}-{number}", plan.name),
            order.say("part", &args),
            &how,
        );
        leaf.aside(order, &square);
        draw(&mut leaf, order, plan, scale, (column, row));
        key(&mut leaf.canvas, order, scale, (column, row));
        leaf
    };
    (0..scale.down)
        .flat_map(|row| (0..scale.across).map(move |column| (row, column)))
        .map(|(row, column)| part(row, column))
        .collect()
}

/// Draws the part of a board that lies on one sheet.
fn draw(leaf: &mut Leaf, order: &Order, plan: &Plan, scale: Scale, (column, row): (u8, u8)) {
    let (body, side) = (order.paper.body(), scale.square);
    let (columns, rows) = (
        plan.columns.div_ceil(scale.across),
        plan.rows.div_ceil(scale.down),
    );
    let (first, top) = (column * columns, row * rows);
    let (columns, rows) = (columns.min(plan.columns - first), rows.min(plan.rows - top));
    let (wide, high) = (side * f64::from(columns), side * f64::from(rows));
    let (width, height) = if scale.turned { (high, wide) } else { (wide, high) };
    let area = Area {
        left: body.left + (body.width - width) / 2.0,
        top: body.top + ((body.height - height) / 2.0).min(6.0),
        width,
        height,
    };
    // From squares of the board to the sheet.
    let mut at = Affine::translate((area.left, area.top));
    if scale.turned {
        at = at * Affine::translate((width, 0.0)) * Affine::rotate(FRAC_PI_2);
    }
    let at = at * Affine::scale(side) * Affine::translate((-f64::from(first), -f64::from(top)));
    let seen = Rect::new(
        f64::from(first),
        f64::from(top),
        f64::from(first + columns),
        f64::from(top + rows),
    );
    let frame = (at * seen.to_path(TOLERANCE)).bounding_box();
    let canvas = &mut leaf.canvas;
    canvas.items.push(Item::Clip(frame.to_path(TOLERANCE)));
    let ground = canvas.wash(plan.ground);
    canvas.shape(&frame, Some(ground), None);
    squares(canvas, plan, at, (first, top), (columns, rows));
    let at = at * Affine::scale(1.0 / 64.0);
    for mark in &plan.marks {
        if meets(mark, seen) {
            canvas.mark(mark, at);
        }
    }
    canvas.items.push(Item::Unclip);
    canvas.shape(&frame, None, Some(Pen::ink(0.5)));
    leaf.crops(area);
}

/// The squares, those of one colour in one path so that hatching runs on through them.
fn squares(canvas: &mut Canvas, plan: &Plan, at: Affine, (first, top): (u8, u8), (columns, rows): (u8, u8)) {
    let inside = |&&((column, row), _): &&((u8, u8), _)| {
        (first..first + columns).contains(&column) && (top..top + rows).contains(&row)
    };
    let mut tints = Vec::new();
    for (_, tint) in plan.squares.iter().filter(inside) {
        if !tints.contains(tint) {
            tints.push(*tint);
        }
    }
    for tint in tints {
        let mut path = BezPath::new();
        for ((column, row), _) in plan.squares.iter().filter(inside).filter(|(_, own)| *own == tint) {
            let (x, y) = (f64::from(*column), f64::from(*row));
            path.extend(Rect::new(x, y, x + 1.0, y + 1.0).path_elements(TOLERANCE));
        }
        let wash = canvas.wash(tint);
        canvas.shape(&(at * path), Some(wash), Some(Pen::ink(0.18)));
    }
}

/// Whether something drawn in sixty-fourths may be seen among these squares.
fn meets(mark: &Imprint, seen: Rect) -> bool {
    let bounds = match mark {
        Imprint::Shape { path, .. } => path_of(path).bounding_box(),
        Imprint::Figure { at: (x, y), side, .. } => {
            let (x, y, side) = (f64::from(*x), f64::from(*y), f64::from(*side));
            Rect::new(x, y, x + side, y + side)
        }
        // A word may be of any width.
        Imprint::Word { .. } => return true,
    };
    let room = bounds.inflate(8.0, 8.0).scale_from_origin(1.0 / 64.0);
    let shared = room.intersect(seen);
    shared.width() > 0.0 && shared.height() > 0.0
}

/// A small map of the sheets of a board, in which this one is filled.
fn key(canvas: &mut Canvas, order: &Order, scale: Scale, own: (u8, u8)) {
    let (wide, high) = (4.0, 4.0);
    let right = order.paper.body().right();
    let left = right - wide * f64::from(scale.across);
    for row in 0..scale.down {
        for column in 0..scale.across {
            let (x, y) = (left + wide * f64::from(column), 17.5 + high * f64::from(row));
            let fill = (own == (column, row)).then_some(Wash::Flat(game_core::kit::Tint::INK.rgb));
            canvas.shape(&Rect::new(x, y, x + wide, y + high), fill, Some(Pen::ink(0.3)));
        }
    }
}
