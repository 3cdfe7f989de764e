//! A sheet written as SVG in millimetres: letters as outlines, so that it needs no font where it is shown.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use game_core::kit::Tint;
use kurbo::{Affine, BezPath, Rect, Shape};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{GlyphId, MetadataProvider};

use crate::canvas::{Item, Pattern, Pen, Wash};
use crate::paper::Paper;
use crate::sequence::Sheet;
use crate::text::{Cut, Run};

/// The drawing of a sheet.
pub(crate) fn write(paper: Paper, sheet: &Sheet) -> String {
    let (width, height) = paper.size();
    let mut glyphs = BTreeSet::new();
    let mut clips = 0;
    let mut body = String::new();
    for item in &sheet.leaf.canvas.items {
        match item {
            Item::Path { path, fill, pen } => {
                let base = match fill {
                    Some(Wash::Flat(rgb)) => hex(*rgb),
                    Some(Wash::Lines(_)) => hex(Tint::PAPER.rgb),
                    None => "none".to_owned(),
                };
                if let Some(Wash::Lines(pattern)) = fill {
                    let _ = write!(body, "<path d=\"{}\" fill=\"{base}\"/>", data(path));
                    clips += 1;
                    hatch(&mut body, path, *pattern, clips);
                    if pen.is_some() {
                        let _ = write!(
                            body,
                            "<path d=\"{}\" fill=\"none\"{}/>",
                            data(path),
                            stroke(pen.as_ref())
                        );
                    }
                } else {
                    let _ = write!(
                        body,
                        "<path d=\"{}\" fill=\"{base}\"{}/>",
                        data(path),
                        stroke(pen.as_ref())
                    );
                }
            }
            Item::Text { run, at, rgb } => text(&mut body, &mut glyphs, run, *at, *rgb),
            Item::Clip(path) => {
                clips += 1;
                let _ = write!(
                    body,
                    "<clipPath id=\"k{clips}\"><path d=\"{}\"/></clipPath><g clip-path=\"url(#k{clips})\">",
                    data(path)
                );
            }
            Item::Unclip => body.push_str("</g>"),
        }
    }
    let mut drawn =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\"><defs>");
    for (cut, id) in glyphs {
        let outline = outline(cut, id);
        let _ = write!(
            drawn,
            "<path id=\"{}\" d=\"{}\"/>",
            name(cut, id),
            outline.to_svg()
        );
    }
    let _ = write!(
        drawn,
        "</defs><path d=\"M0 0h{width}v{height}H0z\" fill=\"#fff\"/>{body}</svg>"
    );
    drawn
}

fn hatch(body: &mut String, path: &BezPath, pattern: Pattern, clip: usize) {
    let (_, width) = pattern.pitch();
    let area: Rect = path.bounding_box();
    let pen = Pen::ink(width);
    let _ = write!(
        body,
        "<clipPath id=\"k{clip}\"><path d=\"{}\"/></clipPath><path clip-path=\"url(#k{clip})\" d=\"{}\" fill=\"none\"{}/>",
        data(path),
        data(&pattern.lines(area)),
        stroke(Some(&pen))
    );
}

fn text(body: &mut String, glyphs: &mut BTreeSet<(Cut, u32)>, run: &Run, at: Affine, rgb: u32) {
    let unit = at * Affine::scale_non_uniform(0.001, -0.001);
    let matrix = unit.as_coeffs().map(|value| short(value, 6)).join(" ");
    let _ = write!(body, "<g transform=\"matrix({matrix})\" fill=\"{}\">", hex(rgb));
    let mut x = 0.0;
    for glyph in &run.glyphs {
        if !outline(run.cut, glyph.id).is_empty() {
            glyphs.insert((run.cut, glyph.id));
            let left = short((x + glyph.offset.0) * 1000.0, 0);
            let _ = write!(body, "<use href=\"#{}\" x=\"{left}\"/>", name(run.cut, glyph.id));
        }
        x += glyph.advance;
    }
    body.push_str("</g>");
}

fn name(cut: Cut, id: u32) -> String {
    let cut = match cut {
        Cut::Text => 't',
        Cut::Bold => 'b',
        Cut::Heavy => 'h',
    };
    format!("{cut}{id}")
}

/// The outline of a glyph, in thousandths of an em.
fn outline(cut: Cut, id: u32) -> BezPath {
    struct Pencil(BezPath);
    fn at(x: f32, y: f32) -> (f64, f64) {
        (f64::from(x), f64::from(y))
    }
    impl OutlinePen for Pencil {
        fn move_to(&mut self, x: f32, y: f32) {
            self.0.move_to(at(x, y));
        }
        fn line_to(&mut self, x: f32, y: f32) {
            self.0.line_to(at(x, y));
        }
        fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
            self.0.quad_to(at(x1, y1), at(x, y));
        }
        fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
            self.0.curve_to(at(x1, y1), at(x2, y2), at(x, y));
        }
        fn close(&mut self) {
            self.0.close_path();
        }
    }
    let mut pencil = Pencil(BezPath::new());
    let font = cut.font();
    let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
    if let Some(glyph) = font.outline_glyphs().get(GlyphId::new(id)) {
        // A glyph that cannot be drawn stays empty, as a space is.
        let _ = glyph.draw(settings, &mut pencil);
    }
    pencil.0
}

fn stroke(pen: Option<&Pen>) -> String {
    let Some(pen) = pen else { return String::new() };
    let mut said = format!(
        " stroke=\"{}\" stroke-width=\"{}\"",
        hex(pen.rgb),
        short(pen.width, 3)
    );
    if let Some((on, off)) = pen.dash {
        let _ = write!(said, " stroke-dasharray=\"{on} {off}\"");
    }
    if pen.round {
        said.push_str(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    }
    said
}

fn hex(rgb: u32) -> String {
    format!("#{rgb:06x}")
}

/// A path, to a hundredth of a millimetre.
fn data(path: &BezPath) -> String {
    use kurbo::PathEl;
    let mut said = String::new();
    for element in path.elements() {
        let (letter, points): (char, Vec<kurbo::Point>) = match *element {
            PathEl::MoveTo(to) => ('M', vec![to]),
            PathEl::LineTo(to) => ('L', vec![to]),
            PathEl::QuadTo(by, to) => ('Q', vec![by, to]),
            PathEl::CurveTo(one, two, to) => ('C', vec![one, two, to]),
            PathEl::ClosePath => ('Z', Vec::new()),
        };
        said.push(letter);
        let numbers = points.iter().flat_map(|point| [point.x, point.y]);
        let numbers: Vec<String> = numbers.map(|value| short(value, 2)).collect();
        said.push_str(&numbers.join(" "));
    }
    said
}

/// A number without zeros at its end.
fn short(value: f64, places: usize) -> String {
    let said = format!("{value:.places$}");
    if !said.contains('.') {
        return said;
    }
    said.trim_end_matches('0').trim_end_matches('.').to_owned()
}
