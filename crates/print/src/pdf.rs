//! Sheets written as a PDF: vectors, and fonts of which only what is used is embedded.

use game_core::kit::Tint;
use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use kurbo::{Affine, BezPath, PathEl, Shape};

use crate::canvas::{Item, Pattern, Pen, Wash};
use crate::sequence::{Booklet, Sheet};
use crate::text::{Cut, Run};

/// The points of a millimetre.
const POINTS: f64 = 72.0 / 25.4;

/// The PDF of these pages; nothing is on an empty one.
pub(crate) fn write(booklet: &Booklet, pages: &[Option<&Sheet>]) -> Vec<u8> {
    let mut document = Document::new();
    document.set_metadata(
        Metadata::new()
            .title(booklet.title.clone())
            .language(booklet.language.to_owned())
            .creator("Cavalettres".to_owned()),
    );
    let fonts = Cut::ALL
        .map(|cut| Font::new(cut.file().to_vec().into(), 0).expect("the fonts of the house are sound"));
    let (width, height) = booklet.paper.size();
    for page in pages {
        let size = PageSettings::from_wh((width * POINTS) as f32, (height * POINTS) as f32);
        let mut leaf = document.start_page_with(size.expect("a sheet has a size"));
        let mut surface = leaf.surface();
        if let Some(sheet) = page {
            let scale = POINTS as f32;
            surface.push_transform(&Transform::from_scale(scale, scale));
            for item in &sheet.leaf.canvas.items {
                draw(&mut surface, &fonts, item);
            }
            surface.pop();
        }
        surface.finish();
        leaf.finish();
    }
    document.finish().expect("what is drawn here can be written")
}

fn draw(surface: &mut Surface<'_>, fonts: &[Font; 3], item: &Item) {
    match item {
        Item::Path { path, fill, pen } => {
            let Some(shape) = shape(path) else { return };
            match fill {
                Some(Wash::Lines(pattern)) => {
                    paint(surface, &shape, Some(Tint::PAPER.rgb), None);
                    hatch(surface, path, &shape, *pattern);
                    paint(surface, &shape, None, pen.as_ref());
                }
                Some(Wash::Flat(rgb)) => paint(surface, &shape, Some(*rgb), pen.as_ref()),
                None => paint(surface, &shape, None, pen.as_ref()),
            }
        }
        Item::Text { run, at, rgb } => text(surface, fonts, run, *at, *rgb),
        Item::Clip(path) => {
            if let Some(shape) = shape(path) {
                surface.push_clip_path(&shape, &FillRule::NonZero);
            }
        }
        Item::Unclip => surface.pop(),
    }
}

fn colour(rgb: u32) -> rgb::Color {
    let [_, red, green, blue] = rgb.to_be_bytes();
    rgb::Color::new(red, green, blue)
}

fn paint(surface: &mut Surface<'_>, shape: &Path, fill: Option<u32>, pen: Option<&Pen>) {
    if fill.is_none() && pen.is_none() {
        return;
    }
    surface.set_fill(fill.map(|rgb| Fill {
        paint: colour(rgb).into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    }));
    surface.set_stroke(pen.map(|pen| Stroke {
        paint: colour(pen.rgb).into(),
        width: pen.width as f32,
        miter_limit: 10.0,
        line_cap: if pen.round { LineCap::Round } else { LineCap::Butt },
        line_join: if pen.round {
            LineJoin::Round
        } else {
            LineJoin::Miter
        },
        opacity: NormalizedF32::ONE,
        dash: pen.dash.map(|(on, off)| StrokeDash {
            array: vec![on as f32, off as f32],
            offset: 0.0,
        }),
    }));
    surface.draw_path(shape);
}

/// Lines of ink inside a shape.
fn hatch(surface: &mut Surface<'_>, path: &BezPath, inside: &Path, pattern: Pattern) {
    let Some(lines) = shape(&pattern.lines(path.bounding_box())) else {
        return;
    };
    surface.push_clip_path(inside, &FillRule::NonZero);
    let (_, width) = pattern.pitch();
    let pen = Pen::ink(width);
    paint(surface, &lines, None, Some(&pen));
    surface.pop();
}

fn text(surface: &mut Surface<'_>, fonts: &[Font; 3], run: &Run, at: Affine, rgb: u32) {
    let glyphs: Vec<KrillaGlyph> = run
        .glyphs
        .iter()
        .map(|glyph| {
            KrillaGlyph::new(
                GlyphId::new(glyph.id),
                glyph.advance as f32,
                glyph.offset.0 as f32,
                glyph.offset.1 as f32,
                0.0,
                glyph.text.clone(),
                None,
            )
        })
        .collect();
    let [a, b, c, d, e, f] = at.as_coeffs().map(|value| value as f32);
    surface.push_transform(&Transform::from_row(a, b, c, d, e, f));
    surface.set_stroke(None);
    surface.set_fill(Some(Fill {
        paint: colour(rgb).into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    }));
    let font = fonts[run.cut as usize].clone();
    surface.draw_glyphs(Point::from_xy(0.0, 0.0), &glyphs, font, &run.text, 1.0, false);
    surface.pop();
}

/// A path as the PDF has it; nothing where there is none.
fn shape(path: &BezPath) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(to) => builder.move_to(to.x as f32, to.y as f32),
            PathEl::LineTo(to) => builder.line_to(to.x as f32, to.y as f32),
            PathEl::QuadTo(by, to) => builder.quad_to(by.x as f32, by.y as f32, to.x as f32, to.y as f32),
            PathEl::CurveTo(one, two, to) => builder.cubic_to(
                one.x as f32,
                one.y as f32,
                two.x as f32,
                two.y as f32,
                to.x as f32,
                to.y as f32,
            ),
            PathEl::ClosePath => builder.close(),
        }
    }
    builder.finish()
}
