//! Score sheets: tables to be filled in.

use game_core::kit::Pad;
use kurbo::{Line, Rect};

use crate::canvas::{Hold, Pen};
use crate::leaf::Leaf;
use crate::order::Order;
use crate::paper::Area;
use crate::text::{Cut, lines};

/// The height of a line that is written on, and of the line that names the columns.
const LINE: f64 = 9.0;
const HEAD: f64 = 7.0;
/// What the name of an owner takes.
const OWNER: f64 = 11.0;
/// A column with this key counts the lines.
const NUMBER: &str = "number";

/// The sheet of a pad.
pub(crate) fn leaf(order: &Order, pad: &Pad) -> Leaf {
    let mut leaf = Leaf::new(order, pad.name.to_owned(), order.say(pad.name, &[]), "");
    let mut body = order.paper.body();
    body.top = 22.0;
    body.height = order.paper.body().bottom() - body.top;
    let struck = strikes(&mut leaf, order, pad, body);
    let tables = pad.owners.len().max(1);
    let each = (body.height - struck) / tables as f64;
    for table in 0..tables {
        let mut top = body.top + each * table as f64;
        let bottom = top + each - 4.0;
        if let Some(owner) = pad.owners.get(table) {
            named(&mut leaf, &order.say(owner, &[]), body, top + 6.0);
            top += OWNER;
        }
        let room = ((bottom - top - HEAD) / LINE) as usize;
        let count = room.max(usize::from(pad.lines));
        let area = Area {
            top,
            height: HEAD + LINE * count as f64,
            ..body
        };
        fill(&mut leaf, order, pad, area, count);
    }
    leaf
}

/// Whose table it is, and a line to write a name on.
fn named(leaf: &mut Leaf, owner: &str, body: Area, foot: f64) {
    leaf.canvas
        .text(owner, Cut::Bold, 4.6, (body.left, foot), Hold::Left);
    let line = Line::new(
        (body.left + 26.0, foot + 1.0),
        (body.left + body.width * 0.62, foot + 1.0),
    );
    leaf.canvas.shape(&line, None, Some(Pen::ink(0.3)));
}

fn fill(leaf: &mut Leaf, order: &Order, pad: &Pad, area: Area, count: usize) {
    let whole: f64 = pad.columns.iter().map(|(_, share)| f64::from(*share)).sum();
    let mut left = area.left;
    let mut counted = 0;
    for (key, share) in &pad.columns {
        let width = area.width * f64::from(*share) / whole;
        let canvas = &mut leaf.canvas;
        let frame = Rect::new(left, area.top, left + width, area.bottom());
        canvas.shape(&frame, None, Some(Pen::ink(0.3)));
        if *key != NUMBER {
            let name = order.say(key, &[]);
            canvas.text(&name, Cut::Bold, 3.4, (left + 1.6, area.top + 4.8), Hold::Left);
        } else if pad.numbered {
            for line in 0..count {
                let foot = area.top + HEAD + LINE * line as f64 + 6.0;
                counted += 1;
                canvas.text(
                    &counted.to_string(),
                    Cut::Text,
                    3.6,
                    (left + width / 2.0, foot),
                    Hold::Middle,
                );
            }
        }
        left += width;
    }
    for line in 0..count {
        let y = area.top + HEAD + LINE * line as f64;
        let pen = Pen::ink(if line == 0 { 0.5 } else { 0.2 });
        leaf.canvas
            .shape(&Line::new((area.left, y), (area.right(), y)), None, Some(pen));
    }
}

/// Signs to be struck out at the bottom of the sheet; how high they stand.
fn strikes(leaf: &mut Leaf, order: &Order, pad: &Pad, body: Area) -> f64 {
    if pad.strikes.is_empty() {
        return 0.0;
    }
    let (pitch, high) = (9.6, 8.0);
    let columns = (body.width / pitch) as usize;
    let rows = pad.strikes.len().div_ceil(columns);
    let said = lines(&order.say("strike", &[]), Cut::Text, body.width / 3.6);
    let words = 5.0 * said.len() as f64 + 3.0;
    let height = words + high * rows as f64;
    let top = body.bottom() - height;
    for (row, line) in said.iter().enumerate() {
        let foot = top + 4.0 + 5.0 * row as f64;
        leaf.canvas
            .text(line, Cut::Text, 3.6, (body.left, foot), Hold::Left);
    }
    let indent = (body.width - pitch * columns as f64) / 2.0;
    for (index, sign) in pad.strikes.iter().enumerate() {
        let x = body.left + indent + pitch * ((index % columns) as f64 + 0.5);
        let y = top + words + high * ((index / columns) as f64 + 0.75);
        leaf.canvas.text(sign, Cut::Bold, 5.4, (x, y), Hold::Middle);
    }
    height + 4.0
}
