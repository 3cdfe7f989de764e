//! The kinds of tiles with an accent on their back.

use std::ops::Range;
use std::sync::OnceLock;

use lexicon::Letter;

use crate::{Glyph, Tile};

/// The first accented capital of Latin-1, and how many characters follow it there.
const FIRST: u32 = 0xC0;
const SPAN: usize = 0x40;

/// The kinds, by what they show.
struct Kinds {
    /// By character from [`FIRST`] on, the kind that shows it.
    accents: [Option<Tile>; SPAN],
    /// By letter, the indices of the kinds with it on their front, which follow each other.
    spans: [(usize, usize); Letter::COUNT],
}

fn kinds() -> &'static Kinds {
    static ALL: OnceLock<Kinds> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut kinds = Kinds {
            accents: [None; SPAN],
            spans: [(0, 0); Letter::COUNT],
        };
        for tile in Tile::all() {
            if let Some(front) = tile.front() {
                let span = &mut kinds.spans[front.letter().index()];
                let first = if span.1 == 0 { tile.index() } else { span.0 };
                *span = (first, tile.index() + 1);
            }
            if let Some(at) = tile.accent().and_then(place) {
                kinds.accents[at] = Some(tile);
            }
        }
        kinds
    })
}

fn place(glyph: Glyph) -> Option<usize> {
    let at = u32::from(glyph.capital()).checked_sub(FIRST)?;
    usize::try_from(at).ok().filter(|&at| at < SPAN)
}

/// The kind of tile that shows this accented letter.
pub(super) fn kind_of(glyph: Glyph) -> Option<Tile> {
    kinds().accents[place(glyph)?]
}

/// The indices of the kinds with a letter on their front.
pub(super) fn fronted(letter: usize) -> Range<usize> {
    let (first, end) = kinds().spans[letter];
    first..end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_accent_is_found_on_its_tile() {
        let mut backs = 0;
        for tile in Tile::all() {
            if let Some(accent) = tile.accent() {
                backs += 1;
                assert_eq!(kind_of(accent), Some(tile));
            }
        }
        assert!(backs > 5);
        for letter in Letter::all() {
            let shown: Vec<usize> = Tile::fronted(Glyph::plain(letter)).map(Tile::index).collect();
            assert_eq!(fronted(letter.index()).collect::<Vec<_>>(), shown);
        }
        assert!(Letter::all().all(|letter| kind_of(Glyph::plain(letter)).is_none()));
        for none in ['ÿ', 'ñ', 'ö'] {
            let glyph = Glyph::of(none).expect("a letter");
            let shown = Tile::all().find(|tile| tile.accent() == Some(glyph));
            assert_eq!(kind_of(glyph), shown);
        }
    }
}
