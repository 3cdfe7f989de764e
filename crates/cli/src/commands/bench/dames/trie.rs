//! The plain way to find the words of a position: a trie of twenty-six branches a node, walked for each
//! slide from every letter, as far as the square of arrival can still be reached.

use game_core::Seat;
use game_dames_de_lettres::{Board, Cell, Cells, Rules, Slide};
use lexicon::{Graph, Letter, Node};

const BRANCHES: usize = Letter::COUNT;

/// A trie: where each letter leads, 0 for nowhere.
pub(super) struct Trie {
    branches: Vec<[u32; BRANCHES]>,
    ends: Vec<bool>,
    /// How many letters the longest completion of each node has.
    heights: Vec<u8>,
}

impl Trie {
    /// The words of a graph that Dames de Lettres admits.
    pub(super) fn of(graph: &Graph) -> Trie {
        let mut trie = Trie {
            branches: Vec::new(),
            ends: Vec::new(),
            heights: Vec::new(),
        };
        trie.grow(graph.root(game_dames_de_lettres::WORDS));
        trie
    }

    fn grow(&mut self, node: Node<'_>) -> u32 {
        let at = self.branches.len();
        self.branches.push([0; BRANCHES]);
        self.ends.push(node.is_word());
        self.heights.push(0);
        for (letter, next) in node.steps() {
            let branch = self.grow(next);
            self.branches[at][letter.index()] = branch;
            self.heights[at] = self.heights[at].max(self.heights[branch as usize] + 1);
        }
        u32::try_from(at).expect("a trie of French words is small")
    }
}

/// A walk for one slide.
struct Walk<'t> {
    trie: &'t Trie,
    after: Board,
    usable: Cells,
    foe: Cells,
    enemy_camp: Cells,
    slide: &'t Slide,
    spelled: Vec<Letter>,
    visit: &'t mut dyn FnMut(&[Letter]),
}

/// Shows `visit` the letters of every word, by slide and path, that the slides of a seat can write in
/// the default options.
pub(super) fn each(
    trie: &Trie,
    board: &Board,
    seat: Seat,
    slides: &[Slide],
    visit: &mut dyn FnMut(&[Letter]),
) {
    let foe = Seat(1 - seat.0);
    let home = board.letters(seat).and(Cells::camp(seat));
    for slide in slides {
        // K5: the last letter of a camp stays in it.
        if home == Cells::EMPTY.with(slide.from) && Cells::camp(foe).has(slide.to) {
            continue;
        }
        let after = board.after(&Rules::DEFAULT, seat, slide);
        let mut walk = Walk {
            trie,
            usable: after.held(seat).or(after.letters(foe)),
            foe: after.letters(foe),
            enemy_camp: Cells::camp(foe),
            after,
            slide,
            spelled: Vec::new(),
            visit,
        };
        for from in walk.usable.iter() {
            walk.step(0, from, Cells::EMPTY);
        }
    }
}

impl Walk<'_> {
    fn step(&mut self, node: u32, at: Cell, used: Cells) {
        let Some(letter) = self.after.letter(at) else {
            return;
        };
        let next = self.trie.branches[node as usize][letter.index()];
        if next == 0 {
            return;
        }
        let used = used.with(at);
        let arrived = used.has(self.slide.to);
        if !arrived && distance(at, self.slide.to) > self.trie.heights[next as usize] {
            return;
        }
        self.spelled.push(letter);
        if arrived && self.spelled.len() >= 3 && self.trie.ends[next as usize] {
            let crosses = self.enemy_camp.has(self.slide.from) || !used.and(self.enemy_camp).is_empty();
            if crosses && !used.and(self.foe).is_empty() {
                (self.visit)(&self.spelled);
            }
        }
        for near in self.usable.less(used).iter().filter(|&near| near.touches(at)) {
            self.step(next, near, used);
        }
        self.spelled.pop();
    }
}

/// How many steps a word needs from one square to another.
fn distance(one: Cell, other: Cell) -> u8 {
    let files = one.file().abs_diff(other.file());
    files.max(one.rank().abs_diff(other.rank()))
}
