//! Where pieces may go, origin by origin.

use std::fmt;

use serde::ser::{Serialize, SerializeMap as _, Serializer};
use shakmaty::{Bitboard, File, Rank, Square};

/// Origins with their destinations, in the order of their names. Told as a map from each origin to its
/// destinations run together; every move makes two of them, so that they are squares until they are told.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Targets(Vec<(Square, Bitboard)>);

impl Targets {
    /// The destinations of those origins that `of` gives any.
    pub(crate) fn of(of: impl Fn(Square) -> Bitboard) -> Targets {
        let origins = File::ALL
            .into_iter()
            .flat_map(|file| Rank::ALL.map(|rank| Square::from_coords(file, rank)));
        let targets = origins.map(|from| (from, of(from)));
        Targets(targets.filter(|(_, squares)| squares.any()).collect())
    }

    /// Every origin with its destinations.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Bitboard)> {
        self.0.iter().copied()
    }

    /// Whether a piece may go from one square to the other.
    pub fn has(&self, from: Square, to: Square) -> bool {
        self.iter()
            .any(|(origin, squares)| origin == from && squares.contains(to))
    }

    /// Forgets them all.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// As they are told.
impl fmt::Debug for Targets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = self.iter().map(|(from, squares)| {
            let squares: String = squares.into_iter().map(|to| to.to_string()).collect();
            (from.to_string(), squares)
        });
        f.debug_map().entries(told).finish()
    }
}

impl Serialize for Targets {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        let (mut origin, mut squares) = (String::with_capacity(2), String::with_capacity(64));
        for (from, targets) in self.iter() {
            origin.clear();
            squares.clear();
            from.append_to_string(&mut origin);
            targets
                .into_iter()
                .for_each(|to| to.append_to_string(&mut squares));
            map.serialize_entry(&origin, &squares)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_told_by_name_and_those_without_left_out() {
        let targets = Targets::of(|from| match from {
            Square::B1 => Bitboard::from_iter([Square::A3, Square::C3]),
            Square::A2 => Bitboard::from_iter([Square::A3, Square::A4]),
            _ => Bitboard::EMPTY,
        });
        let told = serde_json::to_string(&targets).expect("plain data");
        assert_eq!(told, r#"{"a2":"a3a4","b1":"a3c3"}"#);
        assert!(targets.has(Square::B1, Square::C3) && !targets.has(Square::A2, Square::C3));
    }
}
