//! What is drawn on a sheet, in millimetres from its upper left corner: what both writers write.

use std::f64::consts::PI;

use game_core::kit::{Grain, Imprint, Tint};
use kurbo::{Affine, BezPath, Circle, Rect, Shape};

use crate::figure;
use crate::paper::Ink;
use crate::text::{Cut, Run};

/// How closely arcs are followed, in millimetres.
pub(crate) const TOLERANCE: f64 = 0.01;

/// What an area is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Wash {
    /// A colour.
    Flat(u32),
    /// Lines or dots of ink on the paper.
    Lines(Pattern),
}

/// Lines or dots that stand in the place of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Pattern {
    Hatched,
    Dense,
    Across,
    Upright,
    Falling,
    Dotted,
}

impl Pattern {
    /// How far its lines are apart, and how wide they are.
    pub(crate) fn pitch(self) -> (f64, f64) {
        match self {
            Pattern::Hatched => (1.7, 0.18),
            Pattern::Dense => (0.62, 0.2),
            Pattern::Across | Pattern::Upright => (1.0, 0.14),
            Pattern::Falling => (1.2, 0.18),
            Pattern::Dotted => (0.8, 0.28),
        }
    }

    /// The lines of the pattern over an area: they lie where they lie on the whole sheet.
    pub(crate) fn lines(self, area: Rect) -> BezPath {
        let (pitch, width) = self.pitch();
        let mut path = BezPath::new();
        let mut line = |from: (f64, f64), to: (f64, f64)| {
            path.move_to(from);
            path.line_to(to);
        };
        let steps = |from: f64, to: f64| {
            let (first, last) = ((from / pitch).floor() as i64, (to / pitch).ceil() as i64);
            (first..=last).map(move |step| step as f64 * pitch)
        };
        let Rect { x0, y0, x1, y1 } = area;
        match self {
            Pattern::Across => steps(y0, y1).for_each(|y| line((x0, y), (x1, y))),
            Pattern::Upright => steps(x0, x1).for_each(|x| line((x, y0), (x, y1))),
            // A line of slope one is told by the sum or the difference of its coordinates.
            Pattern::Hatched | Pattern::Dense => {
                let pitch = pitch * 2f64.sqrt();
                let (first, last) = (
                    ((x0 + y0) / pitch).floor() as i64,
                    ((x1 + y1) / pitch).ceil() as i64,
                );
                for sum in (first..=last).map(|step| step as f64 * pitch) {
                    line((sum - y1, y1), (sum - y0, y0));
                }
            }
            Pattern::Falling => {
                let pitch = pitch * 2f64.sqrt();
                let (first, last) = (
                    ((x0 - y1) / pitch).floor() as i64,
                    ((x1 - y0) / pitch).ceil() as i64,
                );
                for difference in (first..=last).map(|step| step as f64 * pitch) {
                    line((difference + y0, y0), (difference + y1, y1));
                }
            }
            // A dot is a line as long as it is wide.
            Pattern::Dotted => {
                for (row, y) in steps(y0, y1).enumerate() {
                    let shift = if row % 2 == 0 { 0.0 } else { pitch / 2.0 };
                    steps(x0, x1).for_each(|x| line((x + shift, y), (x + shift + width, y)));
                }
            }
        }
        path
    }
}

/// A line that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pen {
    pub(crate) rgb: u32,
    pub(crate) width: f64,
    pub(crate) dash: Option<(f64, f64)>,
    pub(crate) round: bool,
}

impl Pen {
    pub(crate) fn ink(width: f64) -> Pen {
        Pen {
            rgb: Tint::INK.rgb,
            width,
            dash: None,
            round: false,
        }
    }

    pub(crate) fn dashed(width: f64) -> Pen {
        Pen {
            dash: Some((2.0, 1.6)),
            ..Pen::ink(width)
        }
    }
}

/// One thing drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Item {
    Path {
        path: BezPath,
        fill: Option<Wash>,
        pen: Option<Pen>,
    },
    /// A line of text: the matrix brings ems, with their foot at the origin, to the sheet.
    Text {
        run: Run,
        at: Affine,
        rgb: u32,
    },
    /// What follows is seen inside the path only, until [`Item::Unclip`].
    Clip(BezPath),
    Unclip,
}

/// Where a line of text is held.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Hold {
    Left,
    Middle,
    Right,
}

/// What is drawn so far, and with how much ink.
pub(crate) struct Canvas {
    pub(crate) items: Vec<Item>,
    ink: Ink,
}

impl Canvas {
    pub(crate) fn new(ink: Ink) -> Canvas {
        Canvas {
            items: Vec::new(),
            ink,
        }
    }

    pub(crate) fn shape(&mut self, shape: &impl Shape, fill: Option<Wash>, pen: Option<Pen>) {
        let path = shape.to_path(TOLERANCE);
        self.items.push(Item::Path { path, fill, pen });
    }

    /// What a colour is filled with.
    pub(crate) fn wash(&self, tint: Tint) -> Wash {
        let lines = |pattern| Wash::Lines(pattern);
        match (self.ink, tint.saved) {
            (Ink::Full, _) => Wash::Flat(tint.rgb),
            (Ink::Save, Grain::Blank) => Wash::Flat(Tint::PAPER.rgb),
            (Ink::Save, Grain::Solid) => Wash::Flat(Tint::INK.rgb),
            (Ink::Save, Grain::Hatched) => lines(Pattern::Hatched),
            (Ink::Save, Grain::Dense) => lines(Pattern::Dense),
            (Ink::Save, Grain::Across) => lines(Pattern::Across),
            (Ink::Save, Grain::Upright) => lines(Pattern::Upright),
            (Ink::Save, Grain::Falling) => lines(Pattern::Falling),
            (Ink::Save, Grain::Dotted) => lines(Pattern::Dotted),
        }
    }

    /// The colour of a line: where ink is saved, all lines are of ink but those of the paper's colour.
    pub(crate) fn stroke(&self, tint: Tint) -> u32 {
        match (self.ink, tint.saved) {
            (Ink::Full, _) => tint.rgb,
            (Ink::Save, Grain::Blank) => Tint::PAPER.rgb,
            (Ink::Save, _) => Tint::INK.rgb,
        }
    }

    /// A line of text of the given size in millimetres, at its foot.
    pub(crate) fn text(&mut self, text: &str, cut: Cut, size: f64, at: (f64, f64), hold: Hold) {
        self.set(
            Run::new(text, cut),
            size,
            Affine::translate(at),
            hold,
            Tint::INK.rgb,
        );
    }

    fn set(&mut self, run: Run, size: f64, at: Affine, hold: Hold, rgb: u32) {
        let back = match hold {
            Hold::Left => 0.0,
            Hold::Middle => run.width() / 2.0,
            Hold::Right => run.width(),
        };
        let at = at * Affine::scale(size) * Affine::translate((-back, 0.0));
        self.items.push(Item::Text { run, at, rgb });
    }

    /// A mark of a game, whose sixty-fourths `at` brings to the sheet.
    pub(crate) fn mark(&mut self, mark: &Imprint, at: Affine) {
        let scale = at.determinant().abs().sqrt();
        match mark {
            Imprint::Shape { path, fill, line } => {
                let path = at * path_of(path);
                let fill = fill.map(|tint| self.wash(tint));
                let pen = line.map(|(tint, width)| Pen {
                    rgb: self.stroke(tint),
                    width: f64::from(width) * scale,
                    dash: None,
                    round: true,
                });
                self.items.push(Item::Path { path, fill, pen });
            }
            Imprint::Word {
                text,
                at: (x, y),
                size,
                tint,
                turned,
            } => {
                let foot = at * Affine::translate((f64::from(*x), f64::from(*y)));
                let way = Affine::rotate(if *turned { PI } else { 0.0 });
                let rgb = match self.wash(*tint) {
                    Wash::Flat(rgb) => rgb,
                    Wash::Lines(_) => Tint::INK.rgb,
                };
                let run = Run::new(text, Cut::Bold);
                self.set(run, f64::from(*size), foot * way, Hold::Middle, rgb);
            }
            Imprint::Figure {
                name,
                livery,
                at: (x, y),
                side,
                turned,
            } => {
                let side = f64::from(*side);
                let corner = at * Affine::translate((f64::from(*x), f64::from(*y)));
                let way = Affine::rotate_about(if *turned { PI } else { 0.0 }, (side / 2.0, side / 2.0));
                figure::draw(self, name, livery, corner * way * Affine::scale(side / 64.0));
            }
        }
    }
}

/// A path in the notation of SVG.
pub(crate) fn path_of(text: &str) -> BezPath {
    BezPath::from_svg(text).unwrap_or_else(|fault| panic!("path {text:?}: {fault}"))
}

/// A disc by its middle and its width.
pub(crate) fn disc(middle: (f64, f64), width: f64) -> Circle {
    Circle::new(middle, width / 2.0)
}
