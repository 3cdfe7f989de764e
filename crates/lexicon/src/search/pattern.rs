//! Words of which some letters are known by their places.

use std::fmt;
use std::str::FromStr;

use crate::graph::{MAX_LETTERS, Node};
use crate::search::rack::read_places;
use crate::search::{BadLetters, Filter, Found, found};
use crate::{Letter, LetterSet, Lexicon};

/// A word with gaps.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    places: Vec<Option<Letter>>,
}

impl Pattern {
    /// Reads a pattern such as `?A?IA`, `?` for any letter. Blanks are left out, case and accents
    /// forgotten, ligatures opened.
    ///
    /// # Errors
    /// When there is no place, more than a word has, or something else.
    pub fn read(text: &str) -> Result<Pattern, BadLetters> {
        let mut places = Vec::new();
        read_places(text, |place| {
            if places.len() == MAX_LETTERS {
                return Err(BadLetters::TooManyLetters);
            }
            places.push(place);
            Ok(())
        })?;
        if places.is_empty() {
            return Err(BadLetters::Empty);
        }
        Ok(Pattern { places })
    }

    /// The letter at each place, where it is known.
    pub fn places(&self) -> &[Option<Letter>] {
        &self.places
    }

    /// The gaps, a bit each.
    fn gaps(&self) -> u32 {
        let gap = |(place, letter): (u32, &Option<Letter>)| u32::from(letter.is_none()) << place;
        (0..).zip(&self.places).map(gap).sum()
    }
}

impl FromStr for Pattern {
    type Err = BadLetters;

    fn from_str(text: &str) -> Result<Pattern, BadLetters> {
        Pattern::read(text)
    }
}

/// Capitals, and `?` for each gap.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = self.places.iter().map(|place| place.map_or('?', Letter::capital));
        shown.try_for_each(|place| write!(f, "{place}"))
    }
}

impl Lexicon {
    /// Every word that fits `pattern`, by alphabet.
    ///
    /// The walk begins at the end with fewer gaps; with gaps only, each beginning of a word of that
    /// length is looked at once.
    pub fn matching(&self, pattern: &Pattern, filter: &Filter) -> Vec<Found> {
        let (least, most) = filter.bounds();
        let places = &pattern.places;
        if !(least..=most).contains(&places.len()) {
            return Vec::new();
        }
        let known = |place: &Option<Letter>| place.is_some();
        let before = places.iter().position(known);
        let behind = places.iter().rev().position(known);
        let reversed = behind < before;
        let graphs = self.graphs();
        let (graph, order): (_, Vec<_>) = if reversed {
            (&graphs.backward, places.iter().rev().copied().collect())
        } else {
            (&graphs.forward, places.clone())
        };
        let mut words = Vec::new();
        let mut path = Vec::with_capacity(places.len());
        let gaps = pattern.gaps();
        walk(graph.root(filter.set), &order, &mut path, &mut |letters| {
            let mut found = Found::new(letters, gaps);
            if reversed {
                found.letters.reverse();
            }
            if self.is_familiar(&found.letters, filter.set, filter.familiar) {
                words.push(found);
            }
        });
        if reversed {
            found::sort(&mut words);
        }
        words
    }
}

/// Shows `visit` each path to a word that fits what is left of a pattern.
fn walk(node: Node<'_>, left: &[Option<Letter>], path: &mut Vec<Letter>, visit: &mut impl FnMut(&[Letter])) {
    let Some((place, left)) = left.split_first() else {
        if node.is_word() {
            visit(path);
        }
        return;
    };
    let among = place.map_or(LetterSet::ALL, |letter| LetterSet::from_iter([letter]));
    for (letter, reach, next) in node.arcs(among) {
        if reach as usize >= left.len() {
            path.push(letter);
            walk(next, left, path, visit);
            path.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_read_as_they_are_shown() {
        for (text, shown) in [
            ("?a?ia", "?A?IA"),
            (" œ ? É", "OE?E"),
            (&"?".repeat(30), &"?".repeat(30)),
        ] {
            let pattern = Pattern::read(text).map(|pattern| pattern.to_string());
            assert_eq!(pattern.as_deref(), Ok(shown));
        }
        for (text, fault) in [
            ("", BadLetters::Empty),
            (&"?".repeat(31), BadLetters::TooManyLetters),
            ("a*", BadLetters::BadCharacter('*')),
        ] {
            assert_eq!(Pattern::read(text), Err(fault), "{text}");
        }
    }
}
