//! Who sits where, and whose the bases are (2.3, R-5).

use game_core::Seat;

use crate::{Base, Rules, Seating, Side};

/// The fewest players.
pub const FEWEST: u8 = 2;
/// The most players.
pub const MOST: u8 = 8;

/// The seats of a table by their names, clockwise from the first player; none for a number of players
/// that the game does not know.
pub fn names(seats: u8) -> &'static [&'static str] {
    match seats {
        2 => &["S", "N"],
        3 => &["S", "O", "N"],
        4 => &["S", "O", "N", "E"],
        5 => &["SO", "O", "N", "E", "SE"],
        6 => &["SO", "O", "NO", "NE", "E", "SE"],
        7 => &["SO", "OSO", "ONO", "NO", "NE", "E", "SE"],
        8 => &["SO", "OSO", "ONO", "NO", "NE", "ENE", "ESE", "SE"],
        _ => &[],
    }
}

/// Every name that a seat can have.
pub const ALL_NAMES: [&str; 12] = [
    "S", "O", "N", "E", "SO", "OSO", "ONO", "NO", "NE", "ENE", "ESE", "SE",
];

/// The name of a seat.
pub fn name(seats: u8, seat: Seat) -> &'static str {
    names(seats).get(seat.index()).copied().unwrap_or("-")
}

/// The seat with this name.
pub fn named(seats: u8, name: &str) -> Option<Seat> {
    let at = names(seats).iter().position(|&known| known == name)?;
    u8::try_from(at).ok().map(Seat)
}

/// The bases that a seat may begin chains on (2.3, R-5).
pub fn bases(rules: &Rules, seat: Seat) -> &'static [Base] {
    let name = name(rules.seats, seat);
    match rules.seating {
        Seating::Sides => whole(name),
        Seating::Corner => corner(name),
        Seating::OneBaseEach => &whole(name)[first(name)..=first(name)],
    }
}

/// The bases of a half-side, or of a side that one player has to himself.
fn whole(name: &str) -> &'static [Base] {
    match name {
        "S" => &[Base::SouthWest, Base::SouthEast],
        "O" => &[Base::WestSouthWest, Base::WestNorthWest],
        "N" => &[Base::NorthWest, Base::NorthEast],
        "E" => &[Base::EastNorthEast, Base::EastSouthEast],
        "SO" => &[Base::SouthWest],
        "OSO" => &[Base::WestSouthWest],
        "ONO" => &[Base::WestNorthWest],
        "NO" => &[Base::NorthWest],
        "NE" => &[Base::NorthEast],
        "ENE" => &[Base::EastNorthEast],
        "ESE" => &[Base::EastSouthEast],
        "SE" => &[Base::SouthEast],
        _ => &[],
    }
}

/// Which of the bases of a side is the one that its player has alone, so that they go round.
fn first(name: &str) -> usize {
    usize::from(matches!(name, "O" | "N" | "E"))
}

/// The two bases that meet at a corner; a player of a whole side has the one to his left.
fn corner(name: &str) -> &'static [Base] {
    match name {
        "S" | "SO" => &[Base::SouthWest, Base::WestSouthWest],
        "OSO" => &[Base::WestSouthWest, Base::SouthWest],
        "O" | "ONO" => &[Base::WestNorthWest, Base::NorthWest],
        "NO" => &[Base::NorthWest, Base::WestNorthWest],
        "N" | "NE" => &[Base::NorthEast, Base::EastNorthEast],
        "ENE" => &[Base::EastNorthEast, Base::NorthEast],
        "E" | "ESE" => &[Base::EastSouthEast, Base::SouthEast],
        "SE" => &[Base::SouthEast, Base::EastSouthEast],
        _ => &[],
    }
}

/// The side that a seat sits at.
pub fn side(seats: u8, seat: Seat) -> Option<Side> {
    whole(name(seats, seat)).first().map(|base| base.side())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_players_share_a_base() {
        for seating in [Seating::Sides, Seating::OneBaseEach] {
            for seats in FEWEST..=MOST {
                let rules = Rules {
                    seats,
                    seating,
                    ..Rules::DEFAULT
                };
                let mut all: Vec<Base> = (0..seats)
                    .flat_map(|seat| bases(&rules, Seat(seat)).to_vec())
                    .collect();
                assert!((0..seats).all(|seat| !bases(&rules, Seat(seat)).is_empty()));
                all.sort();
                assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "{seats} {all:?}");
            }
        }
    }

    #[test]
    fn seats_go_round_with_their_sides() {
        for seats in FEWEST..=MOST {
            assert_eq!(names(seats).len(), usize::from(seats));
            for seat in (0..seats).map(Seat) {
                assert_eq!(named(seats, name(seats, seat)), Some(seat));
            }
            assert_eq!(side(seats, Seat(0)), Some(Side::South));
        }
        assert_eq!(named(8, "S"), None);
    }
}
