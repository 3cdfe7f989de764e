//! The figures of the house: the page's own drawings, read from their files.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use game_core::kit::{Livery, Tint};
use kurbo::{Affine, BezPath};

use crate::canvas::{Canvas, Item, Pen, path_of};

/// What the page draws, found in its folder.
mod drawings {
    include!(concat!(env!("OUT_DIR"), "/drawings.rs"));
}

/// Which colour of a livery a part has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Face,
    Contour,
    Cut,
    Halo,
}

struct Part {
    path: BezPath,
    fill: Option<Role>,
    stroke: Option<Role>,
    width: f64,
}

/// Draws a figure in the box that `at` brings sixty-fourths to.
pub(crate) fn draw(canvas: &mut Canvas, name: &str, livery: &Livery, at: Affine) {
    static READ: OnceLock<BTreeMap<&'static str, Vec<Part>>> = OnceLock::new();
    let all = READ.get_or_init(|| {
        drawings::ALL
            .iter()
            .map(|&(name, file)| (name, read(file)))
            .collect()
    });
    let parts = all
        .get(name)
        .unwrap_or_else(|| panic!("no drawing is called {name:?}"));
    let scale = at.determinant().abs().sqrt();
    let tint = |role: Role| match role {
        Role::Face => Some(livery.face),
        Role::Contour => Some(livery.contour),
        Role::Cut => Some(livery.cut),
        Role::Halo => livery.halo,
    };
    for part in parts {
        let fill = part.fill.and_then(tint);
        let stroke = part.stroke.and_then(tint);
        if fill.is_none() && stroke.is_none() {
            continue;
        }
        let pen = stroke.map(|tint: Tint| Pen {
            rgb: canvas.stroke(tint),
            width: part.width * scale,
            dash: None,
            round: true,
        });
        let fill = fill.map(|tint| canvas.wash(tint));
        canvas.items.push(Item::Path {
            path: at * part.path.clone(),
            fill,
            pen,
        });
    }
}

/// Reads a drawing: paths, alone or in groups that colour them.
fn read(file: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut groups: Vec<&str> = Vec::new();
    for tag in file.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap_or_default();
        if tag.starts_with("/g") {
            groups.pop();
        } else if tag.starts_with("g ") {
            groups.push(tag);
        } else if tag.starts_with("path ") {
            let inherited = |name: &str| {
                let own = attribute(tag, name);
                own.or_else(|| groups.iter().rev().find_map(|group| attribute(group, name)))
            };
            parts.push(Part {
                path: path_of(attribute(tag, "d").unwrap_or_default()),
                fill: inherited("fill").and_then(role),
                stroke: inherited("stroke").and_then(role),
                width: inherited("stroke-width")
                    .and_then(|width| width.parse().ok())
                    .unwrap_or(1.0),
            });
        }
    }
    parts
}

fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let value = tag.split_once(&format!(" {name}=\""))?.1;
    value.split('"').next()
}

/// `var(--pf,…)` is the face, and so on.
fn role(paint: &str) -> Option<Role> {
    let variable = paint.strip_prefix("var(--")?;
    match variable.split([',', ')']).next()? {
        "pf" | "water" => Some(Role::Face),
        "ps" => Some(Role::Contour),
        "pc" => Some(Role::Cut),
        "ph" => Some(Role::Halo),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paper::Ink;

    /// Every drawing of the page is read, and what it fills is filled.
    #[test]
    fn every_drawing_is_read() {
        assert!(drawings::ALL.len() >= 13);
        for &(name, file) in drawings::ALL {
            let parts = read(file);
            assert_eq!(parts.len(), file.matches("<path ").count(), "{name}");
            let mut canvas = Canvas::new(Ink::Full);
            draw(&mut canvas, name, &Livery::WHITE, Affine::IDENTITY);
            let seen = parts.iter().filter(|part| part.fill != Some(Role::Halo)).count();
            assert_eq!(canvas.items.len(), seen, "{name}");
        }
    }
}
