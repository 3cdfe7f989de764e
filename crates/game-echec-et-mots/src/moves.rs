//! Where the knights may go (M1 to M7).

use game_core::{Seat, Square};

use crate::state::other;
use crate::{Board, Leap, Rules, Squares, StartEntry, State};

/// Where one knight may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    /// Free squares, and those where a knight is captured that is not the last.
    pub(crate) open: Squares,
    /// The square of the enemy's last knight, which is captured only with a word (M7).
    pub(crate) finishing: Squares,
}

impl Rules {
    /// Whether a knight may be captured on its own start square (M6). Where the other side enters
    /// start squares only while they are empty, none is.
    pub(crate) fn shelters(&self) -> bool {
        self.start_safe || self.start_entry == StartEntry::Protected
    }

    /// The squares that a seat may not enter, given the enemy's knights (M2, M6).
    fn barred(&self, board: &Board, seat: Seat, enemy: Squares) -> Squares {
        let starts = board.starts(other(seat));
        let empty = if self.start_entry == StartEntry::OwnOnly {
            starts.less(enemy)
        } else {
            Squares::EMPTY
        };
        let sheltered = if self.shelters() {
            starts.and(enemy)
        } else {
            Squares::EMPTY
        };
        empty.union(sheltered)
    }

    /// Where the knight of `seat` on `from` may go.
    pub(crate) fn reach(&self, board: &Board, knights: [Squares; 2], seat: Seat, from: Square) -> Reach {
        let enemy = knights[other(seat).index()];
        let targets = board
            .leaps(from)
            .less(knights[seat.index()])
            .less(self.barred(board, seat, enemy));
        let finishing = if enemy.len() == 1 {
            targets.and(enemy)
        } else {
            Squares::EMPTY
        };
        Reach {
            open: targets.less(finishing),
            finishing,
        }
    }

    /// Every leap of the seat to move: those that need no word, then those that do.
    pub(crate) fn leaps(&self, board: &Board, state: &State) -> [Vec<Leap>; 2] {
        let seat = state.side();
        let enemy = state.knights(other(seat));
        let mut leaps = [Vec::new(), Vec::new()];
        for from in state.knights(seat).named() {
            let reach = self.reach(board, state.knights, seat, from);
            for (squares, list) in [reach.open, reach.finishing].into_iter().zip(&mut leaps) {
                list.extend(squares.named().into_iter().map(|to| Leap {
                    from,
                    to,
                    capture: enemy.contains(to),
                }));
            }
        }
        leaps
    }

    /// The squares where an enemy knight could capture one of `seat` next. A last knight is safe from
    /// a rack that has not letters enough for a word (M7).
    pub(crate) fn dangers(&self, board: &Board, state: &State, seat: Seat) -> Squares {
        let enemy = other(seat);
        if state.knights(seat).len() == 1 && state.rack(enemy).len() < crate::words::LEAST {
            return Squares::EMPTY;
        }
        let struck = state
            .knights(enemy)
            .iter()
            .fold(Squares::EMPTY, |all, from| all.union(board.leaps(from)));
        let closed = self.barred(board, seat, state.knights(enemy));
        let shelter = if self.shelters() {
            board.starts(seat)
        } else {
            Squares::EMPTY
        };
        struck.less(shelter).less(closed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dots, Layout};

    /// Every way to put one or two knights on `squares`.
    fn placements(squares: Squares) -> Vec<Squares> {
        let squares: Vec<Square> = squares.iter().collect();
        let mut all = Vec::new();
        for (at, &first) in squares.iter().enumerate() {
            all.push(Squares::EMPTY.with(first));
            for &second in &squares[at + 1..] {
                all.push(Squares::EMPTY.with(first).with(second));
            }
        }
        all
    }

    /// How many placements there are, and the least number of moves that need no word in any.
    fn fewest_moves(rules: &Rules) -> (usize, usize) {
        let board = Board::new(rules.layout, Dots::X5);
        let [white, black] = [Seat(0), Seat(1)].map(|seat| {
            let closed = if rules.start_entry == StartEntry::OwnOnly && rules.start_safe {
                board.starts(other(seat))
            } else {
                Squares::EMPTY
            };
            placements(board.field().less(closed))
        });
        let (mut count, mut fewest) = (0, usize::MAX);
        for &white in &white {
            for &black in black.iter().filter(|black| black.and(white).is_empty()) {
                count += 1;
                // The board is symmetrical, so that one side to move is enough.
                let moves = white
                    .iter()
                    .map(|from| rules.reach(&board, [white, black], Seat(0), from).open.len())
                    .sum();
                fewest = fewest.min(moves);
            }
        }
        (count, fewest)
    }

    #[test]
    fn m9_there_is_always_a_move() {
        let layout = |layout| Rules {
            layout,
            ..Rules::DEFAULT
        };
        assert_eq!(fewest_moves(&layout(Layout::Corner79)), (1_632_003, 1));
        assert_eq!(fewest_moves(&layout(Layout::Beyond)), (1_632_003, 1));
        assert_eq!(fewest_moves(&layout(Layout::Inner)), (1_173_969, 1));
    }

    #[test]
    fn m9_holds_where_start_squares_are_open() {
        for start_entry in [StartEntry::OwnOnly, StartEntry::Protected, StartEntry::Free] {
            for start_safe in [true, false] {
                let rules = Rules {
                    start_entry,
                    start_safe,
                    ..Rules::DEFAULT
                };
                assert!(fewest_moves(&rules).1 >= 1, "{rules:?}");
            }
        }
    }
}
