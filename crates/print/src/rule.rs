//! The rule on one page, in two columns, as large as it fits.

use crate::canvas::Hold;
use crate::leaf::Leaf;
use crate::order::{Order, Rule};
use crate::text::{Cut, Measure};

/// What lies between the two columns.
const GUTTER: f64 = 8.0;
/// The sizes that are tried, the largest first.
const SIZES: [f64; 9] = [4.6, 4.3, 4.0, 3.8, 3.6, 3.4, 3.2, 3.0, 2.8];

/// What is smaller is not read gladly: rather less is told.
const READABLE: f64 = 3.2;
/// From foot to foot, in sizes.
const LEADING: f64 = 1.3;

/// A line as it is set: what it says, in which cut, how large, and what stays free above it.
struct Set {
    text: String,
    cut: Cut,
    size: f64,
    above: f64,
    /// Whether the next line must not be parted from it.
    holds: bool,
}

/// The sheet of the rule.
pub(crate) fn leaf(order: &Order, rule: &Rule) -> Leaf {
    let mut leaf = Leaf::new(order, "rule".to_owned(), order.say("rule", &[]), "");
    let whole = order.say("whole", &[("address", &format!("/regles/{}", order.slug))]);
    leaf.aside(order, &whole);
    let body = order.paper.body();
    let top = 20.0;
    let mut page = Page {
        measure: Measure::default(),
        width: (body.width - GUTTER) / 2.0,
        height: body.bottom() - top,
        scale: body.width / 182.0,
    };
    let all = page.fullest(rule);
    for (column, lines) in columns(&all, page.height).iter().take(2).enumerate() {
        let left = body.left + (page.width + GUTTER) * column as f64;
        let mut y = top;
        for (row, line) in lines.iter().enumerate() {
            y += line.size * LEADING + if row == 0 { 0.0 } else { line.above };
            leaf.canvas
                .text(&line.text, line.cut, line.size, (left, y), Hold::Left);
        }
    }
    leaf
}

/// The room there is for a rule.
struct Page {
    measure: Measure,
    width: f64,
    height: f64,
    scale: f64,
}

impl Page {
    /// As many paragraphs of each chapter as can be read, as large as they fit: what leads comes first in a
    /// book, so that later paragraphs are those that a page can do without.
    fn fullest(&mut self, rule: &Rule) -> Vec<Set> {
        let longest = rule.chapters.iter().map(|chapter| chapter.paragraphs.len()).max();
        let longest = longest.unwrap_or(0);
        let mut most = longest.max(1);
        while most > 1 && !self.fits(rule, most, READABLE) {
            most -= 1;
        }
        let size = SIZES.into_iter().find(|size| self.fits(rule, most, *size));
        self.set(rule, most, size.unwrap_or(SIZES[SIZES.len() - 1]))
    }

    fn fits(&mut self, rule: &Rule, most: usize, size: f64) -> bool {
        let height = self.height;
        columns(&self.set(rule, most, size), height).len() <= 2
    }

    fn set(&mut self, rule: &Rule, most: usize, size: f64) -> Vec<Set> {
        let size = size * self.scale;
        let (width, measure) = (self.width, &mut self.measure);
        let mut all = Vec::new();
        let mut put = |text: &str, cut: Cut, size: f64, above: f64, holds: bool| {
            let broken = text
                .split('\n')
                .flat_map(|part| measure.lines(part, cut, width / size));
            for (row, line) in broken.enumerate() {
                let above = if row == 0 { above } else { 0.0 };
                all.push(Set {
                    text: line,
                    cut,
                    size,
                    above,
                    holds,
                });
            }
        };
        put(&rule.lead, Cut::Bold, size * 1.12, 0.0, false);
        for paragraph in &rule.summary {
            put(paragraph, Cut::Text, size, size * 0.5, false);
        }
        for chapter in &rule.chapters {
            put(&chapter.title, Cut::Heavy, size * 1.2, size * 0.9, true);
            for paragraph in chapter.paragraphs.iter().take(most) {
                put(paragraph, Cut::Text, size, size * 0.4, false);
            }
        }
        all
    }
}

/// The lines by columns of so many millimetres; a title is not left alone at the foot of one.
fn columns(all: &[Set], height: f64) -> Vec<Vec<&Set>> {
    let mut columns: Vec<Vec<&Set>> = vec![Vec::new()];
    let mut used = 0.0;
    for line in all {
        let high = line.size * LEADING + line.above;
        if used + high > height {
            let full = columns.last_mut().expect("there is a column");
            let held: Vec<&Set> = match full.last() {
                Some(last) if last.holds => full.pop().into_iter().collect(),
                _ => Vec::new(),
            };
            used = held.iter().map(|line| line.size * LEADING).sum();
            columns.push(held);
        }
        used += high;
        columns.last_mut().expect("there is a column").push(line);
    }
    columns
}
