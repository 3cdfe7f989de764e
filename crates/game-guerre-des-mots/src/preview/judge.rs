//! What the rules say of a coup that is thought of.

use game_core::{Clause as _, Seat, Subject};

use super::suppose::supposed;
use super::{Forecast, LeftPreview, Preview, WordPreview, shots};
use crate::attempt::{Attempt, Failure, Formed, Query, questions};
use crate::referee::{Referee, Unplayed};
use crate::refusal::{Refused, refuse};
use crate::{
    Cell, Chain, Clause, Coup, CoupKind, ERRORS, Glyph, Ground, GuerreDesMots, How, LaidWord, Placed, State,
    Tile, WordTile,
};

/// A coup that is thought of.
pub(super) struct Trial<'g> {
    pub(super) game: &'g GuerreDesMots,
    /// The table, hidden backs as the seat hopes they are.
    pub(super) state: State,
    pub(super) seat: Seat,
    pub(super) coup: Coup,
}

/// What comes of a coup, as far as is told.
struct Judged<'t> {
    verdict: Forecast,
    why: Option<Refused>,
    /// The table it leaves, where it can be carried out.
    attempt: Option<Attempt<'t>>,
    bonus: bool,
    wins: bool,
}

impl<'t> Judged<'t> {
    fn legal(attempt: Option<Attempt<'t>>) -> Judged<'t> {
        Judged {
            verdict: Forecast::Legal,
            why: None,
            attempt,
            bonus: false,
            wins: false,
        }
    }

    fn broken(verdict: Forecast, why: Refused, attempt: Option<Attempt<'t>>) -> Judged<'t> {
        Judged {
            verdict,
            why: Some(why),
            ..Judged::legal(attempt)
        }
    }
}

impl<'g> Trial<'g> {
    pub(super) fn new(game: &'g GuerreDesMots, state: &State, seat: Seat, coup: Coup) -> Trial<'g> {
        Trial {
            game,
            state: supposed(game, state, seat, &coup),
            seat,
            coup,
        }
    }

    pub(super) fn preview(&self) -> Preview {
        let judged = self.judge(&self.coup);
        let attempt = judged.attempt.as_ref();
        let greens = attempt.map_or(0, greens);
        let replay = judged.bonus && self.coup.block.is_none();
        let about = judged.why.as_ref().map(|why| &why.subject);
        Preview {
            clause: judged.why.as_ref().map(|why| why.clause.id()),
            code: judged.why.as_ref().map(|why| why.code),
            about: about
                .filter(|&about| *about != Subject::Nothing)
                .map(ToString::to_string),
            words: self.words(attempt),
            left: self.left(attempt),
            missing: self.missing(),
            bonus: judged.bonus,
            greens,
            replays: greens.saturating_add(u8::from(replay)),
            blocks: attempt.map(|attempt| self.blocks(attempt)).unwrap_or_default(),
            shots: shots::offered(self),
            wins: judged.wins,
            ..Preview::plain(judged.verdict)
        }
    }

    pub(super) fn referee(&self) -> Referee<'_> {
        self.game.referee(&self.state, self.seat)
    }

    /// Carries a coup out, without the word list.
    pub(super) fn carried_out(&self, coup: &Coup) -> Result<Attempt<'_>, Failure> {
        Attempt::play(self.game.rules(), &self.state, self.seat, coup)
    }

    fn judge(&self, coup: &Coup) -> Judged<'_> {
        if self.game.tells_words() {
            self.judge_openly(coup)
        } else {
            self.judge_silently(coup)
        }
    }

    /// With the word list.
    fn judge_openly(&self, coup: &Coup) -> Judged<'_> {
        let (verdict, why) = match self.referee().weigh(coup) {
            Ok((deed, attempt)) => {
                return Judged {
                    bonus: deed.bonus,
                    wins: deed.goal.is_some(),
                    ..Judged::legal(Some(attempt))
                };
            }
            Err(Unplayed::Refused(why)) if ERRORS.contains(&(why.clause, why.code)) => (Forecast::Error, why),
            Err(Unplayed::Refused(why)) => (Forecast::Refused, why),
            Err(Unplayed::Error(mistake)) => {
                let about = Subject::Word(mistake.about.clone());
                (Forecast::Error, Refused::new(mistake.clause, mistake.code, about))
            }
        };
        Judged::broken(verdict, why, self.carried_out(coup).ok())
    }

    /// Without the word list, and as if every error were none.
    fn judge_silently(&self, coup: &Coup) -> Judged<'_> {
        if coup.kind != CoupKind::Found && self.state.chains_of(self.seat).next().is_none() {
            let why = refuse(Clause::C2_6, "base-word-first", ());
            return Judged::broken(Forecast::Refused, why, None);
        }
        match self.carried_out(coup) {
            Ok(attempt) => match self.stands(coup, &attempt) {
                Ok(()) => Judged::legal(Some(attempt)),
                Err(why) => Judged::broken(Forecast::Refused, why, Some(attempt)),
            },
            Err(Failure::Refused(why)) => Judged::broken(Forecast::Refused, why, None),
            Err(Failure::Letters(..)) => Judged::legal(None),
        }
    }

    /// What is refused of a coup that can be carried out, as far as no word decides it (9.2 to 9.4, 12.1).
    fn stands(&self, coup: &Coup, attempt: &Attempt<'_>) -> Result<(), Refused> {
        self.referee().may_claim(attempt, coup)?;
        let own = if attempt.holder == self.seat {
            &attempt.arsenal
        } else {
            self.state.arsenal(self.seat)
        };
        if self
            .state
            .visited
            .contains(&State::turn_key(&attempt.chains, own))
        {
            return Err(refuse(Clause::C9_4, "position-repeated", ()));
        }
        Ok(())
    }

    /// The words of the coup, or the pair that a letter makes which is only turned (6.5).
    fn words(&self, attempt: Option<&Attempt<'_>>) -> Vec<WordPreview> {
        if !self.coup.words.is_empty() {
            return self.coup.words.iter().map(|word| self.spelled(word)).collect();
        }
        let pair = |attempt: &Attempt<'_>, formed: &Formed| {
            let chain = &attempt.chains[attempt.target?];
            let letter = |&cell: &Cell| chain.tiles[chain.index_of(cell)?].glyph();
            let letters: Vec<Glyph> = formed.cells.iter().filter_map(letter).collect();
            Some(WordPreview {
                text: letters.iter().map(|glyph| glyph.capital()).collect(),
                cells: formed.cells.iter().map(ToString::to_string).collect(),
                sense: self.told(|| self.game.has_sense(&letters)),
            })
        };
        let formed = attempt
            .into_iter()
            .flat_map(|attempt| attempt.formed.iter().map(move |formed| (attempt, formed)));
        formed
            .filter_map(|(attempt, formed)| pair(attempt, formed))
            .collect()
    }

    fn spelled(&self, word: &LaidWord) -> WordPreview {
        let members: Vec<Vec<Glyph>> = word
            .tiles
            .split(|tile| tile.glyph().is_none())
            .map(|member| member.iter().filter_map(|tile| tile.glyph()).collect())
            .collect();
        let words = self.referee().words;
        WordPreview {
            text: word.text(),
            cells: word.cells().map(|(cell, _)| cell.to_string()).collect(),
            sense: self.told(|| match members.as_slice() {
                [word] => words.has_sense(word),
                members => words.is_compound(members),
            }),
        }
    }

    /// What is told of words, if anything is.
    fn told(&self, sense: impl FnOnce() -> bool) -> Option<bool> {
        self.game.tells_words().then(sense)
    }

    /// The chains that give letters, before anything is laid (5.4), and those that are shot at.
    fn left(&self, attempt: Option<&Attempt<'_>>) -> Vec<LeftPreview> {
        let prepared = Attempt::prepare(self.game.rules(), &self.state, self.seat, &self.coup).ok();
        let given = self.coup.takes.iter().map(|take| take.end);
        let mut gave: Vec<usize> = given.filter_map(|end| Some(self.state.tile_at(end)?.0)).collect();
        let struck = attempt.into_iter().flat_map(|attempt| &attempt.struck);
        gave.extend(struck.map(|struck| struck.chain));
        gave.sort_unstable();
        gave.dedup();
        let after = |number: usize| {
            let target = attempt.and_then(|attempt| attempt.target);
            match attempt {
                Some(attempt) if target != Some(number) || self.coup.kind == CoupKind::Reprise => {
                    attempt.chains.get(number)
                }
                _ => prepared.as_ref()?.chains.get(number),
            }
        };
        let left = |number: usize| {
            let chain = after(number)?;
            Some(LeftPreview {
                chain: self.state.name_of(chain),
                words: self.words_of(chain),
            })
        };
        gave.into_iter().filter_map(left).collect()
    }

    fn words_of(&self, chain: &Chain) -> Vec<WordPreview> {
        let words = self.referee().words;
        // Words parted by crosses may have a sense together only (7.5).
        let sound: Vec<Query> = questions(chain)
            .into_iter()
            .filter(|query| words.fault(query).is_none())
            .collect();
        let together = |letters: &Vec<Glyph>| {
            let holds = |query: &Query| matches!(query, Query::Line(line) if line.len() > 1 && line.contains(letters));
            sound.iter().any(holds)
        };
        let word = |word: &crate::Stretch| {
            let letters = chain.reading(word);
            WordPreview {
                text: chain.text(word),
                cells: chain.cells(word).iter().map(ToString::to_string).collect(),
                sense: self.told(|| words.has_sense(&letters) || together(&letters)),
            }
        };
        chain.words().iter().map(word).collect()
    }

    /// 5.5: letters taken that no letter laid can be.
    fn missing(&self) -> Vec<String> {
        if self.coup.kind == CoupKind::Reprise {
            return Vec::new();
        }
        let prepared = Attempt::prepare(self.game.rules(), &self.state, self.seat, &self.coup);
        let mut rest: Vec<Placed> = prepared.map_or_else(|_| Vec::new(), |attempt| attempt.taken().collect());
        let tiles = self.coup.words.iter().flat_map(|word| &word.tiles);
        for tile in tiles {
            let WordTile::Laid(laying) = tile else { continue };
            let shown = match laying.how {
                How::Turned => Glyph::plain(laying.glyph.letter()),
                How::Joker | How::Tile { back: None } => laying.glyph,
                // Whoever names a back says that the letter comes out of the Arsenal.
                How::Tile { back: Some(_) } => continue,
            };
            let joker = laying.how == How::Joker;
            let is_it =
                |placed: &Placed| placed.glyph() == Some(shown) && (placed.tile == Tile::JOKER) == joker;
            if let Some(found) = rest.iter().position(is_it) {
                rest.remove(found);
            }
        }
        rest.iter()
            .filter_map(|placed| Some(placed.glyph()?.to_string()))
            .collect()
    }

    /// Where the cross of a word blockade may lie, whether or not the coup lays one.
    fn blocks(&self, attempt: &Attempt<'_>) -> Vec<String> {
        let Some(word) = attempt.formed.last().filter(|_| self.coup.kind == CoupKind::Lay) else {
            return Vec::new();
        };
        let reading = word.axis.reading();
        let before = word.cells.first().and_then(|cell| cell.step(reading.opposite()));
        let after = word.cells.last().and_then(|cell| cell.step(reading));
        let stands = |&cell: &Cell| {
            let coup = Coup {
                block: Some(cell),
                bonus: None,
                ..self.coup.clone()
            };
            let judged = self.judge(&coup);
            judged.verdict == Forecast::Legal && judged.attempt.is_some()
        };
        let beyond = before.into_iter().chain(after);
        beyond.filter(stands).map(|cell| cell.to_string()).collect()
    }
}

fn greens(attempt: &Attempt<'_>) -> u8 {
    let green = |cell: &&Cell| Ground::of(**cell) == Ground::Green;
    u8::try_from(attempt.laid.iter().filter(green).count()).unwrap_or(u8::MAX)
}
