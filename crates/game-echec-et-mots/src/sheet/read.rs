//! Reading the sheet of a game, and deciding it again.

use game_core::{
    ABANDONED, Account, Game as _, Incident, Marked, Origin, SheetFault, SheetProblem, SheetText, Sheets,
    sheet_event,
};
use lexicon::Letter;

use crate::bag::is_dealt;
use crate::end::read_totals;
use crate::{Action, EchecEtMots, End, Event, Leap, Leaver, Settlement, Spelling, State};

impl Sheets for EchecEtMots {
    fn read_events(&self, text: &SheetText<'_>) -> Result<Account<Event>, SheetFault> {
        let mut account = Account::new([text.deal(str::parse)?]);
        let mut words = text.words();
        while let Some((spot, word)) = words.next() {
            let totals = read_totals(word, 0).ok();
            if totals.is_none() && word != "*" {
                let event = sheet_event(word).parse();
                account.push(
                    spot,
                    event.map_err(|fault| spot.fault(SheetProblem::BadMove(fault)))?,
                );
                continue;
            }
            let settlement = match (totals, text.own("Termination")) {
                (None, _) => None,
                (Some(_), None) => return Err(spot.fault(SheetProblem::UnknownEnd)),
                (Some(totals), Some((at, code))) => {
                    let end = match code {
                        ABANDONED => Some(End::Resignation),
                        code => End::of(code),
                    };
                    let end = end.ok_or(at.fault(SheetProblem::UnknownEnd))?;
                    Some(Settlement { end, totals })
                }
            };
            if let Some((spot, _)) = words.find(|(_, word)| !matches!(*word, "K" | "nul")) {
                return Err(spot.fault(SheetProblem::AfterResult));
            }
            if let Some(settlement) = settlement {
                account.push(spot, Event::End(settlement));
            }
            let marked = settlement.map(|settlement| Marked {
                points: settlement.outcome(self.rules().match_by).points,
                code: Some(settlement.end.code()),
            });
            return Ok(account.close(spot, marked));
        }
        Err(text.unfinished("two totals or *"))
    }

    fn origins(&self, state: &State, events: &[Event]) -> Vec<Origin<Action>> {
        let moves = |leap, announce| Origin::Action(Action::Move { leap, announce });
        match events {
            [Event::Deal(_), ..] if *state == self.blank() => vec![Origin::Deal],
            [Event::Move { leap, .. }, Event::Announce(word), ..] => {
                vec![moves(*leap, word.clone().or_else(wrong_word))]
            }
            [Event::Move { leap, .. }, ..] => vec![moves(*leap, None)],
            // A4: which leap was taken back is not kept.
            [Event::Void, ..] => {
                let leaps: Vec<Leap> = [self.leaps(state), self.finishing(state)].concat();
                leaps.into_iter().map(|leap| moves(leap, wrong_word())).collect()
            }
            [Event::Reply(word), ..] => vec![Origin::Action(Action::Reply(word.clone()))],
            [Event::Leave(Leaver::Flag, seat), ..] => vec![Origin::Incident(Incident::Flag(*seat))],
            [Event::Leave(Leaver::Resign, seat), ..] => vec![Origin::Incident(Incident::Resignation(*seat))],
            [Event::Agree, ..] => vec![Origin::Incident(Incident::Agreement)],
            [Event::Deal(_) | Event::Announce(_) | Event::End(_), ..] | [] => Vec::new(),
        }
    }

    fn agrees(&self, _before: &State, decided: &[Event], told: &[Event]) -> bool {
        match (decided, told) {
            ([Event::Deal(_)], [Event::Deal(rows)]) => is_dealt(self.board(), rows),
            _ => decided == told,
        }
    }
}

/// A4: a word that stops no game, in the place of the wrong one, which is not kept.
fn wrong_word() -> Option<Spelling> {
    Letter::of('X').map(|letter| Spelling::of([letter]))
}
