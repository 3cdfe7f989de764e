//! All sheets of a box in their order, numbered, and those of them that are wanted.

use crate::leaf::Leaf;
use crate::order::Order;
use crate::paper::Paper;
use crate::{board, counters, pad, pdf, pieces, rule, svg};

/// One side of a sheet, ready to be written.
pub struct Sheet {
    pub(crate) leaf: Leaf,
}

impl Sheet {
    /// Its name in addresses and commands.
    pub fn id(&self) -> &str {
        &self.leaf.id
    }

    /// Its title.
    pub fn title(&self) -> &str {
        &self.leaf.title
    }

    /// Whether it is the back of the sheet before it.
    pub fn is_back(&self) -> bool {
        self.leaf.back
    }
}

/// The sheets of a box.
pub struct Booklet {
    pub(crate) paper: Paper,
    pub(crate) title: String,
    pub(crate) language: &'static str,
    pub(crate) sheets: Vec<Sheet>,
}

/// Lays the sheets of a box.
pub fn lay(order: &Order) -> Booklet {
    let kit = &order.kit;
    let mut leaves: Vec<Leaf> = kit
        .plans
        .iter()
        .flat_map(|plan| board::leaves(order, plan))
        .collect();
    leaves.extend(kit.lots.iter().flat_map(|lot| counters::leaves(order, lot)));
    leaves.extend(pieces::leaves(order));
    leaves.extend(order.rule.iter().map(|told| rule::leaf(order, told)));
    leaves.extend(kit.pads.iter().map(|wanted| pad::leaf(order, wanted)));
    let mut leaves: Vec<Leaf> = paired(leaves, |leaf| leaf.back, |leaf| leaf.id == RULE)
        .into_iter()
        .flatten()
        .collect();
    let all = leaves.len();
    for (index, leaf) in leaves.iter_mut().enumerate() {
        leaf.foot(order, index + 1, all);
    }
    Booklet {
        paper: order.paper,
        title: order.name.clone(),
        language: order.locale.tag(),
        sheets: leaves.into_iter().map(|leaf| Sheet { leaf }).collect(),
    }
}

/// The id of the sheet that best lies behind another.
const RULE: &str = "rule";

impl Booklet {
    /// Every sheet in its order.
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets
    }

    /// Only those that are called so; a front brings its back, and a back its front. Numbers stay.
    #[must_use]
    pub fn only(mut self, ids: &[&str]) -> Booklet {
        let wanted = |sheet: &Sheet| ids.contains(&sheet.id());
        let keep: Vec<bool> = (0..self.sheets.len())
            .map(|at| {
                let behind = self.sheets.get(at + 1).filter(|next| next.is_back());
                let before = self.sheets[at].is_back().then(|| &self.sheets[at - 1]);
                wanted(&self.sheets[at]) || behind.is_some_and(wanted) || before.is_some_and(wanted)
            })
            .collect();
        let mut kept = keep.into_iter();
        self.sheets.retain(|_| kept.next().unwrap_or(false));
        self
    }

    /// The PDF. Printed on both sides, over the long edge, every back lies behind its front: where needed a
    /// page stays empty.
    pub fn pdf(&self) -> Vec<u8> {
        let sheets = self.sheets.iter().collect();
        let pages = paired(sheets, |sheet| sheet.is_back(), |sheet| sheet.id() == RULE);
        pdf::write(self, &pages)
    }

    /// The drawing of one sheet.
    pub fn svg(&self, sheet: &Sheet) -> String {
        svg::write(self.paper, sheet)
    }
}

/// Things in their order, but so that each front lies on an odd page and its back on the next: a single
/// sheet from farther behind goes before it where needed, or else nothing.
fn paired<T>(all: Vec<T>, is_back: impl Fn(&T) -> bool, best: impl Fn(&T) -> bool) -> Vec<Option<T>> {
    let mut blocks: Vec<Vec<T>> = Vec::new();
    for one in all {
        match blocks.last_mut() {
            Some(block) if is_back(&one) => block.push(one),
            _ => blocks.push(vec![one]),
        }
    }
    let mut pages: Vec<Option<T>> = Vec::new();
    while !blocks.is_empty() {
        let block = blocks.remove(0);
        if block.len() > 1 && pages.len() % 2 == 1 {
            let single = |block: &Vec<T>| block.len() == 1;
            let chosen = blocks.iter().position(|block| single(block) && best(&block[0]));
            match chosen.or_else(|| blocks.iter().rposition(single)) {
                Some(at) => pages.extend(blocks.remove(at).into_iter().map(Some)),
                None => pages.push(None),
            }
        }
        pages.extend(block.into_iter().map(Some));
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Capitals are fronts, their small letters backs, `!` lies best behind another; `-` is an empty page.
    fn pages(all: &str) -> String {
        let laid = paired(
            all.chars().collect(),
            |one| one.is_ascii_lowercase(),
            |one| *one == '!',
        );
        laid.into_iter().map(|page| page.unwrap_or('-')).collect()
    }

    #[test]
    fn every_front_lies_on_an_odd_page() {
        assert_eq!(pages("1Aa2!3"), "1!Aa23");
        assert_eq!(pages("1Aa23"), "13Aa2");
        assert_eq!(pages("1Aa"), "1-Aa");
        assert_eq!(pages("12AaBb"), "12AaBb");
        assert_eq!(pages("AaBb!"), "AaBb!");
        assert_eq!(pages(""), "");
    }
}
