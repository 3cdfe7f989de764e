//! What events do to a state. No word list is asked: everything it decided is in the events.

use game_core::Seat;

use crate::attempt::Attempt;
use crate::{CoupKind, Deal, Deed, Event, Finish, Ground, Leaving, Placed, Rules, State, Tiles};

impl State {
    /// Brings the state past an event.
    pub(crate) fn advance(&mut self, rules: &Rules, event: &Event) {
        match event {
            Event::Deal(deal) => self.dealt(deal),
            Event::Coup(deed) => self.played(rules, deed),
            Event::Error(_) | Event::Pass => self.end_turn(rules),
            Event::Draw(tiles) => self.drew(rules, tiles),
            Event::Ask(coup) => self.asked = Some(coup.clone()),
            Event::Decline => {
                if let Some(coup) = self.asked.take() {
                    self.declined.push(*coup);
                }
            }
            Event::Leave(seat, leaving) => self.leave(rules, *seat, *leaving),
        }
    }

    fn dealt(&mut self, deal: &Deal) {
        self.arsenals.clone_from(&deal.arsenals);
        self.reserve = deal.reserve;
        self.memory.dealt();
        // Whoever left before the deal has nothing and does not begin (15.7).
        for seat in self.left.iter() {
            self.arsenals[seat.index()] = Tiles::EMPTY;
            self.memory.forget(seat);
        }
        self.round = 1;
        let first = self.playing().iter().next();
        self.begin_turn(first.unwrap_or(Seat(0)));
    }

    fn played(&mut self, rules: &Rules, deed: &Deed) {
        let seat = self.turn;
        self.asked = None;
        let coup = deed.done();
        let Ok(attempt) = Attempt::play(rules, self, seat, &coup) else {
            // Only a journal of other rules can hold such a coup: it does nothing.
            debug_assert!(false, "a coup that was played can be played again");
            return;
        };
        // Crosses are taken back before anything is laid, letters are shot after it.
        let (crosses, letters): (Vec<&Placed>, Vec<&Placed>) =
            attempt.gained.iter().partition(|placed| placed.is_cross());
        for placed in crosses {
            self.memory.gained(attempt.holder, placed);
        }
        for &(tile, shown) in &attempt.spent {
            self.memory.spent(attempt.holder, tile, shown);
        }
        for placed in letters {
            self.memory.gained(attempt.holder, placed);
        }
        self.arsenals[attempt.holder.index()] = attempt.arsenal;
        self.played += 1;
        if coup.kind != CoupKind::Reprise {
            self.stirred = true;
        }
        let greens = attempt
            .laid
            .iter()
            .filter(|&&cell| Ground::of(cell) == Ground::Green)
            .count();
        let replay = deed.bonus && coup.block.is_none();
        self.chains = attempt.chains;
        self.chains.sort_by_key(|chain| (chain.owner, chain.ordinal));
        // 15.3: the game ends with the winning coup.
        if let Some(goal) = deed.goal {
            self.finish = Some(Finish::Goal(seat, goal));
            return;
        }
        let earned = u16::try_from(greens).unwrap_or(u16::MAX) + u16::from(replay);
        self.due = self.due.saturating_sub(1).saturating_add(earned);
        let most = u16::from(rules.max_coups_per_turn);
        if self.due == 0 || (most > 0 && self.played >= most) {
            self.end_turn(rules);
        } else {
            let key = State::turn_key(&self.chains, self.arsenal(seat));
            self.visited.push(key);
        }
    }

    /// 15.4: the turn ends with the draw.
    fn drew(&mut self, rules: &Rules, tiles: &Tiles) {
        let seat = self.turn;
        for tile in tiles.iter() {
            self.reserve.take(tile);
            self.arsenals[seat.index()].put(tile);
        }
        self.end_turn(rules);
    }

    /// 15.7.
    fn leave(&mut self, rules: &Rules, seat: Seat, leaving: Leaving) {
        self.left = self.left.with(seat);
        self.arsenals[seat.index()] = Tiles::EMPTY;
        self.memory.forget(seat);
        let playing = self.playing();
        if let (Some(last), 1) = (playing.iter().next(), playing.len()) {
            self.finish = Some(Finish::Alone(last, leaving));
            return;
        }
        let asked = self.asked.as_ref().and_then(|coup| self.owner_asked(coup));
        if asked == Some(seat) {
            self.asked = None;
        }
        // Before the deal nobody's turn has begun.
        if self.turn == seat && self.due > 0 {
            self.asked = None;
            self.end_turn(rules);
        }
    }

    /// Whose letters a reprise would take back (10.5).
    pub(crate) fn owner_asked(&self, coup: &crate::Coup) -> Option<Seat> {
        let take = coup.takes.first()?;
        let (chain, _) = self.tile_at(take.end)?;
        Some(self.chains[chain].owner)
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.due = 1;
        self.played = 0;
        self.stirred = false;
        self.declined.clear();
        self.visited.clear();
        self.visited
            .push(State::turn_key(&self.chains, self.arsenal(seat)));
        let key = self.table_key();
        self.history.push(key);
    }

    /// The next seat that plays is to move, clockwise (2.3); the game may be over (15.6).
    fn end_turn(&mut self, rules: &Rules) {
        self.idle = if self.stirred {
            0
        } else {
            self.idle.saturating_add(1)
        };
        let playing = self.playing();
        let next = (1..=self.seats)
            .map(|step| Seat((self.turn.0 + step) % self.seats))
            .find(|&seat| playing.contains(seat));
        let Some(next) = next else {
            return;
        };
        if next <= self.turn {
            self.round += 1;
        }
        self.begin_turn(next);
        let ranked = |state: &State| {
            if rules.proximity {
                state.nearest()
            } else {
                state.playing()
            }
        };
        let still = u16::try_from(2 * playing.len()).unwrap_or(u16::MAX);
        let key = self.history.last().copied();
        if self.reserve.is_empty() && self.idle >= still {
            self.finish = Some(Finish::Still(ranked(self)));
        } else if self
            .history
            .iter()
            .filter(|&&earlier| Some(earlier) == key)
            .count()
            >= 3
        {
            self.finish = Some(Finish::Repeated(ranked(self)));
        } else if self.round > rules.max_rounds {
            self.finish = Some(Finish::Rounds(ranked(self)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tile;

    #[test]
    fn whoever_left_before_the_deal_does_not_begin() {
        let rules = Rules {
            seats: 3,
            ..Rules::DEFAULT
        };
        let joker: Tiles = [Tile::JOKER].into_iter().collect();
        let deal = Deal {
            arsenals: vec![joker; 3],
            reserve: Tiles::EMPTY,
        };
        let mut state = State::blank(&rules);
        state.advance(&rules, &Event::Leave(Seat(0), Leaving::Resigned));
        state.advance(&rules, &Event::Deal(Box::new(deal)));
        assert_eq!((state.side(), state.due()), (Seat(1), 1));
        assert!(state.arsenal(Seat(0)).is_empty());
    }
}
