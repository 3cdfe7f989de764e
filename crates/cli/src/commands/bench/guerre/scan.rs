//! The plain way to find what can be laid: every word of the list, on every extremity, with the rules to
//! say whether it may.

use game_core::Seat;
use game_guerre_des_mots::{
    Axis, Cell, Chain, Coup, CoupKind, Glyph, GuerreDesMots, How, LaidWord, Laying, State, Tile, Tiles,
    WordTile, seating,
};

/// The words of the list in one piece, letter by letter.
pub(super) struct Scan {
    words: Vec<Vec<Glyph>>,
}

impl Scan {
    pub(super) fn new(game: &GuerreDesMots) -> Scan {
        let forms = game.word_list().forms(game_guerre_des_mots::EXACT_WORDS);
        let mut words: Vec<Vec<Glyph>> = forms.filter_map(|form| letters(&form)).collect();
        words.retain(|word| word.len() <= 24);
        words.sort_unstable();
        words.dedup();
        Scan { words }
    }

    /// How many words a seat can lay on its only chain, which is one word, or on its free bases.
    pub(super) fn count(&self, game: &GuerreDesMots, state: &State, seat: Seat) -> usize {
        let Some((_, chain)) = state.chains_of(seat).next() else {
            return 0;
        };
        let laid = |word: &Vec<Glyph>| {
            let places = places(game, seat, chain, word);
            let fits = |&(kind, start, axis): &(CoupKind, Cell, Axis)| {
                let tiles = tiles(state, seat, word, (start, axis));
                tiles.is_some_and(|tiles| {
                    let mut coup = Coup::new(kind);
                    coup.words = vec![LaidWord { start, axis, tiles }];
                    game.weigh(state, seat, &coup).is_ok()
                })
            };
            places.iter().filter(|place| fits(place)).count()
        };
        self.words.iter().map(laid).sum()
    }
}

/// The letters of a form; none for one with a hyphen or an apostrophe.
fn letters(form: &str) -> Option<Vec<Glyph>> {
    let form = form.replace(['œ', 'Œ'], "oe").replace(['æ', 'Æ'], "ae");
    form.chars().map(Glyph::of).collect()
}

/// Where a word meets the chain of one word, or a base.
fn places(game: &GuerreDesMots, seat: Seat, chain: &Chain, word: &[Glyph]) -> Vec<(CoupKind, Cell, Axis)> {
    let Some(stretch) = chain.words().into_iter().next() else {
        return Vec::new();
    };
    let mut places = Vec::new();
    let (old, cells) = (chain.reading(&stretch), chain.cells(&stretch));
    let back = |cell: Cell, axis: Axis, steps: usize| {
        let steps = u8::try_from(steps).ok()?;
        Some((CoupKind::Lay, cell.steps(axis.reading().opposite(), steps)?, axis))
    };
    let across = stretch.axis.other();
    for at in [0, old.len() - 1] {
        if word.first() == Some(&old[at]) {
            places.extend(back(cells[at], across, 0));
        }
        if word.last() == Some(&old[at]) && word.len() > 1 {
            places.extend(back(cells[at], across, word.len() - 1));
        }
    }
    for (at, _) in word
        .windows(old.len())
        .enumerate()
        .filter(|(_, part)| *part == old)
    {
        places.extend(back(cells[0], stretch.axis, at));
    }
    if word.len() == 4 {
        let bases = seating::bases(game.rules(), seat).iter();
        places.extend(bases.map(|base| (CoupKind::Found, base.cells()[0], base.side().axis())));
    }
    places
}

/// A word as it would lie, if the Arsenal has its letters.
fn tiles(state: &State, seat: Seat, word: &[Glyph], (start, axis): (Cell, Axis)) -> Option<Vec<WordTile>> {
    let mut hand: Tiles = *state.arsenal(seat);
    let mut tiles = vec![None; word.len()];
    // Accents first: a plain letter must not take their tile.
    for accented in [true, false] {
        for (at, &glyph) in word
            .iter()
            .enumerate()
            .filter(|(_, glyph)| glyph.is_accented() == accented)
        {
            let cell = start.steps(axis.reading(), u8::try_from(at).ok()?)?;
            if let Some((chain, index)) = state.tile_at(cell) {
                let lies = state.chains()[chain].tiles[index].glyph();
                tiles[at] = (lies == Some(glyph)).then_some(WordTile::There(glyph));
                tiles[at]?;
                continue;
            }
            let tile = Tile::all().find(|&tile| hand.count(tile) > 0 && How::PLAIN.fits(tile, glyph));
            let how = match tile {
                Some(_) => How::PLAIN,
                None => How::Joker,
            };
            if !hand.take(tile.unwrap_or(Tile::JOKER)) {
                return None;
            }
            tiles[at] = Some(WordTile::Laid(Laying { glyph, how }));
        }
    }
    tiles.into_iter().collect()
}
