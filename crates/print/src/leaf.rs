//! One side of one sheet: its title, what is on it, the marks to cut by, and the foot with its ruler.

use kurbo::{BezPath, Line};

use crate::canvas::{Canvas, Hold, Item, Pen};
use crate::order::Order;
use crate::paper::Area;
use crate::text::{Cut, lines};

/// A side of a sheet without its number.
pub(crate) struct Leaf {
    /// Its name in addresses: what it holds, and which of several.
    pub(crate) id: String,
    /// Its title.
    pub(crate) title: String,
    /// Whether it is the back of the leaf before it.
    pub(crate) back: bool,
    pub(crate) canvas: Canvas,
}

impl Leaf {
    /// A leaf with its title and a line under it.
    pub(crate) fn new(order: &Order, id: String, title: String, how: &str) -> Leaf {
        let mut canvas = Canvas::new(order.ink);
        let (left, width) = (order.paper.margin(), order.paper.body().width);
        canvas.text(&title, Cut::Heavy, 7.0, (left, 15.0), Hold::Left);
        for (row, line) in lines(how, Cut::Text, width / 3.6).iter().enumerate() {
            canvas.text(line, Cut::Text, 3.6, (left, 21.0 + 4.6 * row as f64), Hold::Left);
        }
        Leaf {
            id,
            title,
            back: false,
            canvas,
        }
    }

    /// Something short on the right of the title.
    pub(crate) fn aside(&mut self, order: &Order, text: &str) {
        let right = order.paper.body().right();
        self.canvas.text(text, Cut::Bold, 3.6, (right, 15.0), Hold::Right);
    }

    /// Short lines outside the corners of what is cut out.
    pub(crate) fn crops(&mut self, area: Area) {
        let mut path = BezPath::new();
        let mut line = |from: (f64, f64), by: (f64, f64)| {
            path.move_to(from);
            path.line_to((from.0 + by.0, from.1 + by.1));
        };
        for (x, away) in [(area.left, -1.0), (area.right(), 1.0)] {
            for (y, off) in [(area.top, -1.0), (area.bottom(), 1.0)] {
                line((x + 1.5 * away, y), (4.0 * away, 0.0));
                line((x, y + 1.5 * off), (0.0, 4.0 * off));
            }
        }
        self.canvas.items.push(Item::Path {
            path,
            fill: None,
            pen: Some(Pen::ink(0.25)),
        });
    }

    /// The foot: a ruler of ten centimetres, what the sheet is, and which of how many.
    pub(crate) fn foot(&mut self, order: &Order, number: usize, all: usize) {
        let (_, height) = order.paper.size();
        let (left, right) = (order.paper.margin(), order.paper.body().right());
        let base = height - 9.0;
        let canvas = &mut self.canvas;
        canvas.shape(
            &Line::new((left, base), (left + RULER, base)),
            None,
            Some(Pen::ink(0.4)),
        );
        for centimetre in 0..=10 {
            let x = left + RULER / 10.0 * f64::from(centimetre);
            let tall = if centimetre % 5 == 0 { 4.0 } else { 2.5 };
            canvas.shape(
                &Line::new((x, base), (x, base - tall)),
                None,
                Some(Pen::ink(0.35)),
            );
        }
        for (x, said) in [(0.0, "0"), (RULER / 2.0, "5"), (RULER, "10 cm")] {
            canvas.text(said, Cut::Text, 3.0, (left + x, base - 5.2), Hold::Middle);
        }
        let what = order.say("what", &[("game", &order.name), ("sheet", &self.title)]);
        canvas.text(&what, Cut::Bold, 3.4, (right, base - 4.2), Hold::Right);
        let which = order.say(
            "sheet",
            &[("number", &number.to_string()), ("all", &all.to_string())],
        );
        canvas.text(&which, Cut::Text, 3.1, (right, base), Hold::Right);
    }
}

/// How long the ruler is.
const RULER: f64 = 100.0;
