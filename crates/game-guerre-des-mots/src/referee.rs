//! What the rules say of a coup: what it does, or why not.

use game_core::{Seat, Subject};

use crate::attempt::{Attempt, Failure};
use crate::refusal::{Refused, refuse};
use crate::words::{Words, text};
use crate::{
    Bonus, Chain, Clause, Coup, CoupKind, Deed, Device, Goal, Mistake, OnError, Rules, State, board,
};

/// Why a coup is not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayed {
    /// It cannot be done: nothing happens.
    Refused(Refused),
    /// It costs the turn (7.6).
    Error(Box<Mistake>),
}

impl From<Refused> for Unplayed {
    fn from(refused: Refused) -> Unplayed {
        Unplayed::Refused(refused)
    }
}

/// Whoever judges one coup.
pub(crate) struct Referee<'g> {
    pub(crate) rules: &'g Rules,
    pub(crate) words: Words,
    pub(crate) state: &'g State,
    pub(crate) seat: Seat,
}

impl<'g> Referee<'g> {
    /// What a coup does, with the table it leaves.
    ///
    /// # Errors
    /// When it is refused or costs the turn.
    pub(crate) fn weigh(&self, coup: &Coup) -> Result<(Deed, Attempt<'g>), Unplayed> {
        if coup.kind != CoupKind::Found && self.state.chains_of(self.seat).next().is_none() {
            return Err(refuse(Clause::C2_6, "base-word-first", ()).into());
        }
        let attempt = Attempt::play(self.rules, self.state, self.seat, coup)
            .map_err(|failure| self.failed(coup, failure))?;
        // 7.6: words come first, whatever else the coup claims.
        if let Some((code, word)) = attempt.queries.iter().find_map(|query| self.words.fault(query)) {
            return Err(self.error(coup, code, word));
        }
        self.hooked(&attempt, coup)?;
        let bonus = self.bonus(&attempt);
        self.may_claim(&attempt, coup)?;
        let denied = !bonus && self.denies(coup)?;
        let attempt = match coup.block {
            Some(_) if denied => self.unblocked(coup)?,
            _ => attempt,
        };
        let key = State::turn_key(&attempt.chains, self.own_arsenal(&attempt));
        if self.state.visited.contains(&key) {
            return Err(refuse(Clause::C9_4, "position-repeated", ()).into());
        }
        let deed = Deed {
            coup: Coup {
                block: coup.block,
                bonus: coup.bonus,
                ..attempt.coup.clone()
            },
            bonus,
            denied,
            goal: self.goal(&attempt),
        };
        Ok((deed, attempt))
    }

    /// The table as a coup leaves it whose blockade is denied.
    fn unblocked(&self, coup: &Coup) -> Result<Attempt<'g>, Unplayed> {
        Attempt::play(self.rules, self.state, self.seat, &coup.unclaimed())
            .map_err(|failure| self.failed(coup, failure))
    }

    fn failed(&self, coup: &Coup, failure: Failure) -> Unplayed {
        match failure {
            Failure::Refused(refused) => Unplayed::Refused(refused),
            Failure::Letters(code, glyph) => self.error(coup, code, glyph.capital().to_string()),
        }
    }

    /// The mover's own Arsenal after the coup: untouched where letters go back to their owner (10.5).
    fn own_arsenal<'d>(&'d self, attempt: &'d Attempt<'_>) -> &'d crate::Tiles {
        if attempt.holder == self.seat {
            &attempt.arsenal
        } else {
            &self.state.arsenals[self.seat.index()]
        }
    }

    /// 7.6, R-21: what a fault costs. An accent that is not on the tile always costs the turn: a
    /// refusal would tell for nothing what is on the back.
    fn error(&self, coup: &Coup, code: &'static str, about: String) -> Unplayed {
        let accent = code == "accent-not-on-tile";
        if self.rules.on_error == OnError::Refuse && !accent {
            let clause = match code {
                "more-than-one-word" => Clause::C4_1,
                _ => Clause::C7_6,
            };
            return refuse(clause, code, Subject::Word(about)).into();
        }
        Unplayed::Error(Box::new(Mistake {
            coup: coup.clone(),
            clause: if accent { Clause::C5_8 } else { Clause::C7_6 },
            code,
            about,
        }))
    }

    /// 7.4: only an inflection carries a second word; a hook that is none is an error, since the word list
    /// alone tells.
    fn hooked(&self, attempt: &Attempt<'_>, coup: &Coup) -> Result<(), Unplayed> {
        let Some((old, new)) = &attempt.hook else {
            return Ok(());
        };
        if self.rules.hook_any_extension || self.words.inflects(old, new) {
            return Ok(());
        }
        let second = coup
            .words
            .get(1)
            .map(|word| word.text())
            .unwrap_or_else(|| text(new));
        Err(self.error(coup, "more-than-one-word", second))
    }

    /// A coup begun as [`Attempt::prepare`] does it, if what it leaves has a sense (5.4).
    pub(crate) fn prepare(&self, coup: &Coup) -> Option<Attempt<'g>> {
        let attempt = Attempt::prepare(self.rules, self.state, self.seat, coup).ok()?;
        let sound = attempt
            .queries
            .iter()
            .all(|query| self.words.fault(query).is_none());
        sound.then_some(attempt)
    }

    /// 9.2: letters of one chain, none of the Arsenal, a group of them a word.
    fn bonus(&self, attempt: &Attempt<'_>) -> bool {
        attempt.coup.kind == CoupKind::Lay && attempt.single_source() && self.takes_a_word(attempt)
    }

    /// 9.2: whether a group of the letters taken is a word.
    pub(crate) fn takes_a_word(&self, attempt: &Attempt<'_>) -> bool {
        let least = usize::from(self.rules.bonus_min_len);
        let word = |group: &Vec<crate::Glyph>| group.len() >= least && self.words.has_sense(group);
        attempt.groups.iter().any(word)
    }

    /// 9.2, 9.3, 12.1: whether a right is claimed that the word list alone denies. The coup then stands
    /// without it (7.6): a refusal would answer a question to the dictionary for nothing.
    fn denies(&self, coup: &Coup) -> Result<bool, Refused> {
        let claimed = match (coup.block, coup.bonus) {
            (Some(_), _) => refuse(Clause::C12_1, "no-right-to-blockade", ()),
            (None, Some(_)) => refuse(Clause::C9_2, "no-right-to-replay", ()),
            (None, None) => return Ok(false),
        };
        match self.rules.on_error {
            OnError::Turn => Ok(true),
            OnError::Refuse => Err(claimed),
        }
    }

    /// 9.2, 9.3, 12.1: what is claimed may be earned, as far as no word decides it.
    pub(crate) fn may_claim(&self, attempt: &Attempt<'_>, coup: &Coup) -> Result<(), Refused> {
        let least = usize::from(self.rules.bonus_min_len);
        let may_earn = attempt.coup.kind == CoupKind::Lay
            && attempt.single_source()
            && attempt.groups.iter().any(|group| group.len() >= least);
        match (coup.block, coup.bonus) {
            (Some(_), Some(Bonus::Replay)) => Err(refuse(Clause::C9_2, "no-right-to-replay", ())),
            (None, Some(Bonus::Replay)) if !may_earn => Err(refuse(Clause::C9_2, "no-right-to-replay", ())),
            (None, Some(Bonus::Block)) => Err(refuse(Clause::C12_1, "no-right-to-blockade", ())),
            (Some(_), _) if !may_earn => Err(refuse(Clause::C12_1, "no-right-to-blockade", ())),
            _ => Ok(()),
        }
    }

    /// 15.1, 15.2: what a coup on one's own chain wins.
    fn goal(&self, attempt: &Attempt<'_>) -> Option<Goal> {
        let chain = attempt.target.map(|target| &attempt.chains[target])?;
        if attempt.coup.kind != CoupKind::Lay || chain.owner != self.seat {
            return None;
        }
        let takes = |line: &[crate::Cell; 4], long: bool| {
            let laid = line.iter().any(|cell| attempt.laid.contains(cell));
            laid && self.covers(chain, line, long)
        };
        if board::cross_lines().iter().any(|line| takes(line, true)) {
            return Some(Goal::Central);
        }
        let far = chain.side.opposite().goal();
        let secondary = self.rules.plays(Device::SecondaryGoal);
        (secondary && takes(&far, self.rules.secondary_long_words)).then_some(Goal::Secondary)
    }

    /// Whether one word covers four squares, and the letters on them are a word themselves.
    fn covers(&self, chain: &Chain, line: &[crate::Cell; 4], long: bool) -> bool {
        chain.words().iter().any(|word| {
            let cells = chain.cells(word);
            let covered = line.iter().all(|cell| cells.contains(cell));
            if !covered || (!long && cells.len() != 4) {
                return false;
            }
            let letters: Vec<crate::Glyph> = line
                .iter()
                .filter_map(|&cell| chain.tiles[chain.index_of(cell)?].glyph())
                .collect();
            self.words.has_sense(&letters)
        })
    }
}
