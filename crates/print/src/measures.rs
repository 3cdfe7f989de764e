//! What is drawn, measured in millimetres: a box made up here, laid on every paper.

use game_core::kit::{Counter, Face, Figurine, Imprint, Kit, Livery, Lot, Pad, Plan, Tint};
use kurbo::{BezPath, Rect, Shape as _};
use phrases::Locale;

use crate::canvas::Item;
use crate::order::{Chapter, Rule};
use crate::{Booklet, Ink, Order, Paper, Sheet, lay};

fn plan(columns: u8, rows: u8, least: f32) -> Plan {
    let squares = (0..rows).flat_map(|row| (0..columns).map(move |column| ((column, row), Tint::TILE)));
    Plan {
        name: "board",
        columns,
        rows,
        least,
        ground: Tint::WOOD,
        squares: squares.collect(),
        marks: vec![Imprint::figure("roi", Livery::BLACK, (4.0, 4.0), 56.0)],
    }
}

/// Ten kinds of letters, three of each, whose backs bear their numbers.
fn letters(round: bool) -> Lot {
    let face = |name: String| Face {
        ground: Tint::TILE,
        marks: vec![Imprint::word(name, (32.0, 46.0), 40.0, Tint::INK)],
    };
    let counters = ('A'..='J').enumerate().map(|(number, letter)| Counter {
        front: face(letter.to_string()),
        back: face(number.to_string()),
        count: 3,
    });
    Lot {
        name: "letters",
        round,
        width: 0.77,
        counters: counters.collect(),
    }
}

fn order(plan: Plan, lots: Vec<Lot>, paper: Paper) -> Order {
    Order {
        slug: "unknown".to_owned(),
        name: "Épreuve".to_owned(),
        kit: Kit {
            plans: vec![plan],
            lots,
            figurines: vec![Figurine {
                figure: "tour",
                livery: Livery::WHITE,
                disc: Tint::PAPER,
                count: 40,
            }],
            pads: vec![Pad {
                name: "score",
                owners: vec!["white", "black"],
                columns: vec![("number", 1.0), ("total", 3.0)],
                lines: 3,
                numbered: true,
                strikes: vec!["A".to_owned(); 30],
            }],
        },
        rule: Some(Rule {
            lead: "De quoi il s’agit.".to_owned(),
            summary: Vec::new(),
            chapters: vec![Chapter {
                title: "Jouer".to_owned(),
                paragraphs: vec!["Chacun joue à son tour. ".repeat(90)],
            }],
        }),
        paper,
        ink: Ink::Full,
        locale: Locale::Fr,
    }
}

fn paths(sheet: &Sheet) -> impl Iterator<Item = &BezPath> {
    sheet.leaf.canvas.items.iter().filter_map(|item| match item {
        Item::Path { path, .. } => Some(path),
        _ => None,
    })
}

/// The boxes of all paths of this size, to a thousandth of a millimetre.
fn sized(sheet: &Sheet, width: f64, height: f64) -> Vec<Rect> {
    let near = |one: f64, other: f64| (one - other).abs() < 0.001;
    paths(sheet)
        .map(|path| path.bounding_box())
        .filter(|bounds| near(bounds.width(), width) && near(bounds.height(), height))
        .collect()
}

fn sheet<'b>(booklet: &'b Booklet, id: &str) -> &'b Sheet {
    let found = booklet.sheets().iter().find(|sheet| sheet.id() == id);
    found.unwrap_or_else(|| panic!("no sheet {id}"))
}

#[test]
fn seven_by_nine_squares_are_26_millimetres_on_a4_and_37_on_a3() {
    for (paper, square) in [(Paper::A4, 26.0), (Paper::A3, 37.0)] {
        let booklet = lay(&order(plan(7, 9, 20.0), vec![letters(false)], paper));
        let board = sheet(&booklet, "board");
        // The ground, the squares together and the frame have the size of the board.
        assert_eq!(sized(board, 7.0 * square, 9.0 * square).len(), 3);
    }
}

#[test]
fn a_board_lies_on_its_side_where_it_is_larger_so() {
    let booklet = lay(&order(plan(11, 9, 16.0), Vec::new(), Paper::A4));
    assert_eq!(sized(sheet(&booklet, "board"), 180.0, 220.0).len(), 3);
}

#[test]
fn a_board_too_large_for_a_sheet_is_shared_out_without_a_gap() {
    let booklet = lay(&order(plan(24, 24, 14.0), Vec::new(), Paper::A4));
    for number in 1..=4 {
        let part = sheet(&booklet, &format!("board-{number}"));
        assert_eq!(sized(part, 180.0, 180.0).len(), 3, "part {number}");
    }
    assert!(booklet.sheets().iter().all(|sheet| sheet.id() != "board-5"));
    let booklet = lay(&order(plan(24, 24, 14.0), Vec::new(), Paper::A3));
    assert_eq!(sized(sheet(&booklet, "board-2"), 180.0, 360.0).len(), 3);
    assert!(booklet.sheets().iter().all(|sheet| sheet.id() != "board-3"));
}

#[test]
fn every_sheet_has_a_ruler_of_ten_centimetres_and_its_number() {
    let booklet = lay(&order(plan(7, 9, 20.0), vec![letters(false)], Paper::A4));
    let all = booklet.sheets().len();
    assert!(all >= 6);
    for (index, sheet) in booklet.sheets().iter().enumerate() {
        assert_eq!(sized(sheet, 100.0, 0.0).len(), 1, "{}", sheet.id());
        let said = Locale::Fr.sentence(
            "print-sheet",
            &[("number", &(index + 1).to_string()), ("all", &all.to_string())],
        );
        assert!(
            texts(sheet).any(|text| Some(text) == said.as_deref()),
            "{}",
            sheet.id()
        );
    }
}

fn texts(sheet: &Sheet) -> impl Iterator<Item = &str> {
    sheet.leaf.canvas.items.iter().filter_map(|item| match item {
        Item::Text { run, .. } => Some(run.text.as_str()),
        _ => None,
    })
}

/// What is written on a sheet and how far from its left edge the middle of it is.
fn places(sheet: &Sheet) -> Vec<(String, f64, f64)> {
    let items = sheet.leaf.canvas.items.iter();
    items
        .filter_map(|item| match item {
            Item::Text { run, at, .. } => {
                let middle = *at * kurbo::Point::new(run.width() / 2.0, 0.0);
                Some((run.text.clone(), middle.x, middle.y))
            }
            _ => None,
        })
        .collect()
}

#[test]
fn each_back_lies_behind_its_front() {
    for round in [false, true] {
        for paper in Paper::ALL {
            let booklet = lay(&order(plan(7, 9, 20.0), vec![letters(round)], paper));
            let sheets = booklet.sheets();
            let at = sheets.iter().position(Sheet::is_back).expect("a back");
            // The sheet is odd, so that a printer that turns over puts the back behind it.
            assert_eq!(at % 2, 1);
            let (fronts, backs) = (places(&sheets[at - 1]), places(&sheets[at]));
            let (width, _) = paper.size();
            let mut met = 0;
            for (number, letter) in ('A'..='J').enumerate() {
                for (_, x, y) in fronts.iter().filter(|(text, _, _)| *text == letter.to_string()) {
                    let behind = |(text, over, down): &&(String, f64, f64)| {
                        *text == number.to_string()
                            && (over - (width - x)).abs() < 0.001
                            && (down - y).abs() < 0.001
                    };
                    assert_eq!(backs.iter().filter(behind).count(), 1, "{letter} at {x}, {y}");
                    met += 1;
                }
            }
            assert_eq!(met, 30);
        }
    }
}

#[test]
fn counters_are_20_millimetres_wide_where_squares_are_26() {
    for (round, side) in [(false, 20.0), (true, 20.0)] {
        let booklet = lay(&order(plan(7, 9, 20.0), vec![letters(round)], Paper::A4));
        let cut = sized(sheet(&booklet, "letters"), side, side);
        assert_eq!(cut.len(), 30);
        for (index, one) in cut.iter().enumerate() {
            let shared = cut[index + 1..].iter().map(|other| one.intersect(*other).area());
            assert!(shared.fold(0.0, f64::max) < 0.001, "two lie upon each other");
        }
    }
}

#[test]
fn every_piece_is_there_to_fold_and_flat() {
    let booklet = lay(&order(plan(8, 8, 20.0), Vec::new(), Paper::A4));
    let count = |width: f64, height: f64| -> usize {
        let sheets = booklet.sheets().iter();
        sheets.map(|sheet| sized(sheet, width, height).len()).sum()
    };
    // Squares of 22: strips of 18 by twice 21 and 7, discs of 19.
    assert_eq!(count(18.0, 56.0), 40);
    assert_eq!(count(19.0, 19.0), 40);
}

#[test]
fn nothing_is_drawn_where_a_printer_does_not_reach() {
    for paper in Paper::ALL {
        for (columns, rows) in [(7, 9), (11, 9), (24, 24)] {
            let (width, height) = paper.size();
            let reach = Rect::new(5.0, 5.0, width - 5.0, height - 5.0);
            let booklet = lay(&order(plan(columns, rows, 14.0), vec![letters(true)], paper));
            for sheet in booklet.sheets() {
                for path in paths(sheet) {
                    let bounds = path.bounding_box();
                    assert!(reach.union(bounds) == reach, "{}: {bounds:?}", sheet.id());
                }
                for (text, x, y) in places(sheet) {
                    assert!(reach.contains((x, y)), "{}: {text}", sheet.id());
                }
            }
        }
    }
}

#[test]
fn a_rule_that_is_longer_is_set_smaller_and_then_told_in_less() {
    let told = |count: usize, paragraphs: usize| -> usize {
        let mut order = order(plan(7, 9, 20.0), Vec::new(), Paper::A4);
        let rule = order.rule.as_mut().expect("a rule");
        rule.chapters[0].paragraphs = vec!["Chacun joue à son tour. ".repeat(count); paragraphs];
        let booklet = lay(&order);
        let sheet = sheet(&booklet, "rule");
        let body = Paper::A4.body();
        let foot = |(text, _, y): &(String, f64, f64)| !text.contains("Chacun") || *y <= body.bottom();
        assert!(places(sheet).iter().all(foot));
        texts(sheet).map(|text| text.matches("Chacun").count()).sum()
    };
    assert_eq!(told(60, 1), 60);
    assert_eq!(told(60, 4), 240);
    // What follows the first paragraphs of a chapter is left to the book.
    let less = told(60, 9);
    assert!((240..540).contains(&less), "{less}");
}

#[test]
fn only_the_sheets_wanted_are_written_and_a_front_brings_its_back() {
    let booklet = lay(&order(plan(7, 9, 20.0), vec![letters(false)], Paper::A4));
    let booklet = booklet.only(&["board", "letters"]);
    let ids: Vec<&str> = booklet.sheets().iter().map(Sheet::id).collect();
    assert_eq!(ids, ["board", "letters", "letters-back"]);
    let pdf = booklet.pdf();
    // An empty page lies behind the board, so that the letters begin a sheet.
    assert_eq!(pages(&pdf), 4);
}

fn pages(pdf: &[u8]) -> usize {
    String::from_utf8_lossy(pdf).matches("/MediaBox").count()
}

#[test]
fn the_pdf_has_the_size_of_the_paper_and_its_fonts_inside() {
    for (paper, size) in [
        (Paper::A4, "[0 0 595.2756 841.8898]"),
        (Paper::A3, "[0 0 841.8898 1190.5511]"),
    ] {
        for ink in Ink::ALL {
            let order = Order {
                ink,
                ..order(plan(7, 9, 20.0), vec![letters(false)], paper)
            };
            let booklet = lay(&order);
            let pdf = booklet.pdf();
            let text = String::from_utf8_lossy(&pdf);
            assert_eq!(
                text.matches(&format!("/MediaBox{size}")).count(),
                booklet.sheets().len()
            );
            assert_eq!(text.matches("/FontFile2").count(), 3);
            assert!(!text.contains("/Subtype/Image"));
            // The same order is the same file.
            assert_eq!(pdf, lay(&order).pdf());
        }
    }
}

#[test]
fn saved_ink_leaves_no_dark_ground() {
    let mut order = order(plan(7, 9, 20.0), vec![letters(false)], Paper::A4);
    order.ink = Ink::Save;
    for sheet in lay(&order).sheets() {
        for item in &sheet.leaf.canvas.items {
            if let Item::Path {
                path,
                fill: Some(crate::canvas::Wash::Flat(rgb)),
                ..
            } = item
            {
                let area = path.bounding_box().area();
                assert!(
                    *rgb == Tint::PAPER.rgb || area < 30.0,
                    "{}: {area} of {rgb:06x}",
                    sheet.id()
                );
            }
        }
    }
}

#[test]
fn a_sheet_is_drawn_for_the_page_as_well() {
    let booklet = lay(&order(plan(7, 9, 20.0), vec![letters(false)], Paper::A4));
    for sheet in booklet.sheets() {
        let drawn = booklet.svg(sheet);
        assert!(drawn.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 210 297\">"));
        assert_eq!(drawn.matches("<g ").count(), drawn.matches("</g>").count());
        assert!(!drawn.contains("NaN"));
        // Every letter that is used is drawn.
        for used in drawn
            .split("href=\"#")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
        {
            assert!(drawn.contains(&format!("id=\"{used}\"")), "{used}");
        }
    }
}
