//! The boxes of the shelf as they are drawn: millimetres measured and things counted on the sheets
//! themselves. That a box holds what the rules say is for the tests of each game.

use catalog::Kind;
use game_core::kit::Kit;
use kurbo::{BezPath, Rect, Shape as _};
use phrases::Locale;
use print::{Booklet, Ink, Order, Paper, Sheet};

/// How far a drawing may be off, in millimetres: it is written to a hundredth.
const NEAR: f64 = 0.03;

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < NEAR
}

/// The boxes of everything drawn on a sheet; what is drawn twice, a ground and its hatching, once.
fn boxes(booklet: &Booklet, sheet: &Sheet) -> Vec<Rect> {
    let drawing = booklet.svg(sheet);
    let body = drawing.split_once("</defs>").expect("a body after its glyphs").1;
    let mut found: Vec<Rect> = Vec::new();
    for data in body.split(" d=\"").skip(1) {
        let data = data.split_once('"').expect("a path ends").0;
        let bounds = BezPath::from_svg(data).expect("a path").bounding_box();
        let same = |other: &Rect| {
            near(other.x0, bounds.x0)
                && near(other.y0, bounds.y0)
                && near(other.x1, bounds.x1)
                && near(other.y1, bounds.y1)
        };
        if !found.iter().any(same) {
            found.push(bounds);
        }
    }
    found
}

/// How many boxes of this size lie on the sheets whose ids begin so, backs left aside.
fn count(booklet: &Booklet, ids: &[&str], width: f64, height: f64) -> usize {
    let named = |sheet: &&Sheet| ids.iter().any(|id| sheet.id().starts_with(id)) && !sheet.is_back();
    let sheets = booklet.sheets().iter().filter(named);
    sheets
        .flat_map(|sheet| boxes(booklet, sheet))
        .filter(|bounds| near(bounds.width(), width) && near(bounds.height(), height))
        .count()
}

fn measure(slug: &str, kit: &Kit, booklet: &Booklet, paper: Paper) {
    let side = f64::from(print::square(kit, paper).expect("every game of the shelf has a board"));
    for plan in &kit.plans {
        let parts = booklet
            .sheets()
            .iter()
            .filter(|sheet| sheet.id().starts_with(plan.name));
        let whole = |bounds: &Rect| [bounds.width(), bounds.height()].map(|long| long / side);
        let drawn: f64 = parts
            .map(|sheet| {
                let squares = boxes(booklet, sheet).into_iter().map(|bounds| whole(&bounds));
                let exact =
                    squares.filter(|both| both.iter().all(|one| near(one * side, one.round() * side)));
                exact.map(|[across, down]| across * down).fold(0.0, f64::max)
            })
            .sum();
        let squares = f64::from(plan.columns) * f64::from(plan.rows);
        assert!(
            (drawn - squares).abs() < 0.5,
            "{slug}: {drawn} squares of {side} mm"
        );
    }
    for lot in &kit.lots {
        let width = (side * f64::from(lot.width)).floor();
        let all: usize = lot.counters.iter().map(|one| usize::from(one.count)).sum();
        assert_eq!(
            count(booklet, &[lot.name], width, width),
            all,
            "{slug}: {}",
            lot.name
        );
    }
    let pieces: usize = kit.figurines.iter().map(|one| usize::from(one.count)).sum();
    let (disc, width) = ((side * 0.9).floor(), (side * 0.86).floor());
    // Two faces and the two flaps that it stands on.
    let tall = 2.0 * ((width * 1.14).round() + (width * 0.4).round());
    let sheets = ["fold", "flat"];
    assert_eq!(count(booklet, &sheets, width, tall), pieces, "{slug}: to fold");
    assert_eq!(count(booklet, &sheets, disc, disc), pieces, "{slug}: flat");
}

#[test]
fn every_box_is_drawn_to_the_millimetre_and_nothing_is_missing() {
    for &kind in Kind::ALL {
        let game = catalog::game(kind, &[], catalog::french()).expect("a game without options");
        for paper in Paper::ALL {
            for ink in [Ink::Full, Ink::Save] {
                let kit = game.kit();
                let order = Order::new(kind.slug(), kind.name(), kit.clone(), kind.book(), Locale::Fr);
                let booklet = print::lay(&order.on(paper, ink));
                measure(kind.slug(), &kit, &booklet, paper);
            }
        }
    }
}
