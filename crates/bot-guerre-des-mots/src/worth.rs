//! What a table is worth to a seat, in hundredths of a coup, so that letters in hand can be weighed against the
//! way that is left to the cross.
//!
//! All values were set by hand with the player, and none was fitted to games or chosen by a match on record.

use game_core::Seat;
use game_guerre_des_mots::{End, Finish, State, Tile, Tiles};
use search::Value;

use super::ways::{NEVER, Ways};

/// What a coup still due is worth.
const DUE: Value = 80;
/// How many of them count: beyond that nobody finds as many coups.
const MOST_DUE: u16 = 4;
/// What the second extremity adds where it is as near as the first, and how far behind it adds nothing.
const SECOND: Value = 30;
const BEHIND: Value = 200;
/// What a joker, a cross and letters in hand are worth: the first letters more than further ones.
const JOKER: Value = 30;
const CROSS: Value = 6;
/// How many jokers and crosses count.
const MOST_JOKERS: u8 = 3;
const MOST_CROSSES: u8 = 2;
const FIRST_LETTERS: (usize, Value) = (7, 14);
const NEXT_LETTERS: (usize, Value) = (7, 5);
const LETTER: Value = 2;
/// What it costs to hold vowels alone, or none.
const LOPSIDED: Value = 30;
/// What protection of an extremity, and of a whole chain, is worth.
const GUARDED: Value = 20;
const BLOCKADED: Value = 30;
/// What the best of the others counts, and each of the rest, in hundredths.
const LEADER: Value = 75;
const FOLLOWER: Value = 12;

/// What a table is worth to `seat`.
pub(crate) fn worth(state: &State, seat: Seat) -> Value {
    if let Some(finish) = state.finish() {
        return finished(finish, state.seats(), seat);
    }
    let ways = Ways::new(state);
    let own = standing(state, &ways, seat);
    let mut others: Vec<Value> = state
        .playing()
        .iter()
        .filter(|&other| other != seat)
        .map(|other| standing(state, &ways, other))
        .collect();
    others.sort_unstable_by_key(|&value| -value);
    let leader = others.first().map_or(0, |value| LEADER * value / 100);
    let rest: Value = others.iter().skip(1).map(|value| FOLLOWER * value / 100).sum();
    let due = if state.side() == seat { state.due() } else { 0 };
    own - leader - rest + DUE * Value::from(due.min(MOST_DUE))
}

/// What the end of a game is worth.
pub(crate) fn finished(finish: Finish, seats: u8, seat: Seat) -> Value {
    let outcome = finish.outcome(seats);
    if outcome.winners.contains(seat) {
        search::win_in(1)
    } else if outcome.winners.is_empty() {
        0
    } else {
        search::loss_in(1)
    }
}

/// How well a seat stands by itself.
fn standing(state: &State, ways: &Ways, seat: Seat) -> Value {
    let [best, second] = ways.of_seat(state, seat).map(Value::from);
    let beside = (BEHIND - (second - best)).max(0) * SECOND / BEHIND;
    let guarded: Value = state
        .chains_of(seat)
        .map(|(_, chain)| {
            let last = chain.tiles.len().saturating_sub(1);
            let ends = [End::Head, End::Tail].map(|end| if end == End::Head { 0 } else { last });
            let guarded = ends.iter().filter(|&&index| chain.is_guarded(index)).count();
            let whole = if chain.is_blockaded() { BLOCKADED } else { 0 };
            GUARDED * Value::try_from(guarded).unwrap_or(0) + whole
        })
        .sum();
    Value::from(NEVER) - best + beside + guarded + hand(state.arsenal(seat))
}

/// What an Arsenal is worth.
pub(crate) fn hand(arsenal: &Tiles) -> Value {
    let (mut letters, mut vowels) = (0, 0);
    for tile in arsenal.iter() {
        if let Some(front) = tile.front() {
            letters += 1;
            vowels += usize::from("AEIOUY".contains(front.capital()));
        }
    }
    let lopsided = letters > 2 && (vowels == 0 || vowels == letters);
    let mut left = letters;
    let mut value = 0;
    for (most, each) in [FIRST_LETTERS, NEXT_LETTERS, (usize::MAX, LETTER)] {
        let counted = left.min(most);
        value += each * Value::try_from(counted).unwrap_or(0);
        left -= counted;
    }
    value
        + JOKER * Value::from(arsenal.count(Tile::JOKER).min(MOST_JOKERS))
        + CROSS * Value::from(arsenal.count(Tile::CROSS).min(MOST_CROSSES))
        - if lopsided { LOPSIDED } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_letters_are_worth_more_and_the_first_most() {
        let letters: Vec<Tile> = Tiles::letters().iter().step_by(4).collect();
        let values: Vec<Value> = (0..=letters.len())
            .map(|count| hand(&letters[..count].iter().copied().collect()))
            .collect();
        assert!(values[letters.len()] > values[12] && values[12] > values[6]);
        assert!(values[6] - values[4] > values[18] - values[16]);
        let joker: Tiles = [Tile::JOKER].into_iter().collect();
        assert!(hand(&joker) > hand(&Tiles::EMPTY));
    }
}
