//! Pieces: to fold so that they stand, and as flat discs.

use game_core::kit::{Figurine, Imprint};
use kurbo::{Affine, Line, Rect};

use crate::board::Scale;
use crate::canvas::{Canvas, Hold, Pen, disc};
use crate::leaf::Leaf;
use crate::order::Order;
use crate::text::Cut;

/// The measures of a piece, by the square it stands on.
#[derive(Clone, Copy)]
pub(crate) struct Measures {
    /// How wide a piece to fold is.
    pub(crate) width: f64,
    /// How high each of its two faces is.
    pub(crate) face: f64,
    /// How deep each of the two flaps is that it stands on.
    pub(crate) flap: f64,
    /// How wide a disc is.
    pub(crate) disc: f64,
}

impl Measures {
    pub(crate) fn of(order: &Order) -> Measures {
        let plan = order.kit.plans.first();
        let square = plan.map_or(26.0, |plan| Scale::of(plan, order.paper).square);
        let width = (square * 0.86).floor();
        Measures {
            width,
            face: (width * 1.14).round(),
            flap: (width * 0.4).round(),
            disc: (square * 0.9).floor(),
        }
    }

    fn tall(self) -> f64 {
        2.0 * (self.face + self.flap)
    }
}

/// What stays free between discs, and between rows.
const GAP: f64 = 2.0;

/// What a line of words takes over discs that share the sheet of the pieces to fold.
const CAPTION: f64 = 14.0;

/// The sheets of the pieces: all of them to fold, then all of them flat.
pub(crate) fn leaves(order: &Order) -> Vec<Leaf> {
    let pieces: Vec<&Figurine> = order
        .kit
        .figurines
        .iter()
        .flat_map(|piece| std::iter::repeat_n(piece, usize::from(piece.count)))
        .collect();
    if pieces.is_empty() {
        return Vec::new();
    }
    let measures = Measures::of(order);
    let body = order.paper.body();
    let top = body.top + 4.0;
    let mut flow = Flow {
        order,
        leaves: Vec::new(),
        next: body.bottom(),
    };
    for row in rows(&pieces, body.width, measures.width + GAP) {
        let (left, y) = flow.row(measures.tall() + GAP, "fold", top);
        for (index, piece) in row.iter().enumerate() {
            let x = left + (measures.width + GAP) * index as f64;
            fold(&mut flow.leaf().canvas, order, piece, measures, (x, y));
        }
    }
    let flat = rows(&pieces, body.width, measures.disc + GAP);
    let height = (measures.disc + GAP) * flat.len() as f64;
    if flow.next + height + CAPTION > body.bottom() {
        flow.next = body.bottom();
    } else {
        flow.next += CAPTION;
        let foot = (body.left, flow.next - 4.0);
        let how = order.say("flat-how", &[]);
        flow.leaf().canvas.text(&how, Cut::Text, 3.6, foot, Hold::Left);
    }
    for row in flat {
        let (left, y) = flow.row(measures.disc + GAP, "flat", top);
        for (index, piece) in row.iter().enumerate() {
            let x = left + (measures.disc + GAP) * index as f64;
            flat_piece(&mut flow.leaf().canvas, piece, measures, (x, y));
        }
    }
    flow.leaves
}

fn rows<'p>(pieces: &[&'p Figurine], width: f64, pitch: f64) -> Vec<Vec<&'p Figurine>> {
    let room = ((width + GAP) / pitch) as usize;
    pieces.chunks(room.max(1)).map(<[_]>::to_vec).collect()
}

/// Rows one under the other, on as many sheets as they need.
struct Flow<'o> {
    order: &'o Order,
    leaves: Vec<Leaf>,
    next: f64,
}

impl Flow<'_> {
    /// The place of a row that is so high.
    fn row(&mut self, height: f64, kind: &str, top: f64) -> (f64, f64) {
        let body = self.order.paper.body();
        if self.next + height > body.bottom() {
            let earlier = self
                .leaves
                .iter()
                .filter(|leaf| leaf.id.starts_with(kind))
                .count();
            let (id, title) = match earlier {
                0 => (kind.to_owned(), self.order.say(kind, &[])),
                _ => {
                    let number = (earlier + 1).to_string();
                    let name = self.order.say(kind, &[]);
                    let args = [("name", name.as_str()), ("number", number.as_str())];
                    (format!("{kind}-{number}"), self.order.say("part", &args))
                }
            };
            let how = self.order.say(&format!("{kind}-how"), &[]);
            self.leaves.push(Leaf::new(self.order, id, title, &how));
            self.next = top;
        }
        let y = self.next;
        self.next += height;
        (body.left, y)
    }

    fn leaf(&mut self) -> &mut Leaf {
        self.leaves.last_mut().expect("a row lies on a sheet")
    }
}

/// Flap, face on its head, face, flap: folded at the top, it shows both faces upright.
fn fold(canvas: &mut Canvas, order: &Order, piece: &Figurine, measures: Measures, (x, y): (f64, f64)) {
    let Measures {
        width, face, flap, ..
    } = measures;
    let folds = [y + flap, y + flap + face, y + flap + 2.0 * face];
    canvas.shape(
        &Rect::new(x, y, x + width, y + measures.tall()),
        None,
        Some(Pen::ink(0.3)),
    );
    for fold in folds {
        canvas.shape(
            &Line::new((x, fold), (x + width, fold)),
            None,
            Some(Pen::dashed(0.25)),
        );
    }
    let side = width - 2.0;
    let figure = Imprint::figure(piece.figure, piece.livery, (0.0, 0.0), 64.0);
    let at = |top: f64| Affine::translate((x + 1.0, top)) * Affine::scale(side / 64.0);
    canvas.mark(&figure.clone().upside_down(), at(folds[0] + 0.8));
    canvas.mark(&figure, at(folds[2] - 0.8 - side));
    let word = order.say("flap", &[]);
    let size = (flap * 0.36).min(3.0);
    for middle in [y + flap / 2.0, y + measures.tall() - flap / 2.0] {
        canvas.text(
            &word,
            Cut::Text,
            size,
            (x + width / 2.0, middle + size * 0.33),
            Hold::Middle,
        );
    }
}

fn flat_piece(canvas: &mut Canvas, piece: &Figurine, measures: Measures, (x, y): (f64, f64)) {
    let wide = measures.disc;
    let middle = (x + wide / 2.0, y + wide / 2.0);
    let wash = canvas.wash(piece.disc);
    canvas.shape(&disc(middle, wide), Some(wash), Some(Pen::ink(0.35)));
    let side = wide * 0.72;
    let at = Affine::translate((middle.0 - side / 2.0, middle.1 - side / 2.0 - wide * 0.02));
    let figure = Imprint::figure(piece.figure, piece.livery, (0.0, 0.0), 64.0);
    canvas.mark(&figure, at * Affine::scale(side / 64.0));
}
