//! Why a move is good, as a person would see it: the letters that its words turn, those it captures, the end it
//! makes.

use bots::{Advice, Chance, Choice, Why};
use game_core::{Dice, Game as _, Positions as _};
use game_dames_de_lettres::{Action, Cause, DamesDeLettres, Play, Spelling, State, View};

use super::offer;

/// Every reason that it gives, by its code.
pub(crate) const REASONS: &[&str] = &[
    "announces",
    "presses",
    "reverses",
    "conquers",
    "blocks",
    "joker",
    "doubles",
    "captures-and-turns",
    "turns",
    "captures",
    "prepares",
];

/// What to tell of a choice where `view` is seen.
pub(crate) fn advise(game: &DamesDeLettres, view: &View, choice: &Choice<Action>) -> Advice {
    match &choice.action {
        Action::Move(play) => moved(game, view, play),
        Action::Announce(words) => {
            // What is announced is written by the move that comes next.
            let play = choice.line.iter().find_map(|action| match action {
                Action::Move(play) => Some(play),
                _ => None,
            });
            let advice = play.map_or_else(Advice::plain, |play| moved(game, view, play));
            Advice {
                reason: Why::new("announces").name("word", together(words)),
                ..advice
            }
        }
        Action::Press => Advice {
            reason: Why::new("presses"),
            ..Advice::plain()
        },
        Action::Touch(_) | Action::Adoube | Action::Rule(_) => Advice::plain(),
    }
}

fn moved(game: &DamesDeLettres, view: &View, play: &Play) -> Advice {
    let path = std::iter::once(play.from)
        .chain(play.via.iter().copied())
        .chain([play.to]);
    let reason = game
        .place(&view.position)
        .ok()
        .and_then(|state| reason(game, &state, play));
    let advice = Advice::along(path, reason.unwrap_or_else(|| Why::new(Why::BEST)));
    // One looks where the words will stand.
    let written = play.words.iter().flat_map(|writing| &writing.path);
    let written: Vec<String> = written.map(ToString::to_string).collect();
    if written.is_empty() {
        return advice;
    }
    Advice {
        around: written,
        ..advice
    }
}

fn reason(game: &DamesDeLettres, state: &State, play: &Play) -> Option<Why> {
    let patient = offer::patient(game);
    let mut after = state.clone();
    let action = Action::Move(play.clone());
    for event in patient
        .decide(state, state.side(), &action, &mut Unseen(Chance::new(0)))
        .ok()?
    {
        patient.evolve(&mut after, &event);
    }
    let words: Vec<Spelling> = play.words.iter().map(|writing| writing.word.clone()).collect();
    let last = after.last().filter(|last| last.play == *play);
    let (turned, captured) = last.map_or((0, 0), |last| (last.turned.len(), last.captured.len()));
    let ended = after.end().filter(|end| end.winner == state.side());
    let reason = match ended.map(|end| end.cause) {
        Some(Cause::Reversal) => Why::new("reverses"),
        Some(Cause::Conquest) => Why::new("conquers"),
        Some(Cause::Blocked) => Why::new("blocks"),
        _ if !play.jokers.is_empty() => Why::new("joker"),
        _ if words.len() > 1 => Why::new("doubles"),
        _ if !words.is_empty() && captured > 0 => Why::new("captures-and-turns"),
        _ if !words.is_empty() => Why::new("turns"),
        _ if captured > 0 => Why::new("captures"),
        _ => Why::new("prepares"),
    };
    let reason = reason.count("turned", turned).count("captured", captured);
    Some(if words.is_empty() {
        reason
    } else {
        reason.name("word", together(&words))
    })
}

/// Words as a sentence names them together.
fn together(words: &[Spelling]) -> String {
    let words: Vec<&str> = words.iter().map(Spelling::as_str).collect();
    words.join(" + ")
}

/// Dice for a deal that nobody will see (O2).
struct Unseen(Chance);

impl Dice for Unseen {
    fn below(&mut self, bound: u32) -> u32 {
        u32::try_from(self.0.below(bound as usize)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use bots::{Level, advised};
    use game_dames_de_lettres::Rules;

    use super::*;
    use crate::Computer;

    /// What is told of a move, or of the player's own where none is given.
    #[track_caller]
    fn told(position: &str, text: Option<&str>) -> String {
        let game = DamesDeLettres::new(Rules::DEFAULT, lexicon_fr::french());
        let level = Level::new(6).expect("a level");
        let advice = advised::<Computer>(&game, position, text, level, 5);
        format!(
            "{} around {}: {}",
            advice.path.join("-"),
            advice.around.join(","),
            advice.reason
        )
    }

    #[test]
    fn words_turn_letters() {
        assert_eq!(
            told("rrtesaie/4ot2/8/8/4M3/BAS5 w p ES - 8", Some("E2-E4 MOT@E4E5F5")),
            "E2-E4 around E4,E5,F5: turns turned=2 captured=0 word=MOT"
        );
        assert_eq!(
            told(
                "z7/1aisser1/8/8/L7/B7 w p ES - 8",
                Some("A2-A4 LAISSER@A4B5C5D5E5F5G5 =S@C1")
            ),
            "A2-A4 around A4,B5,C5,D5,E5,F5,G5: joker turned=6 captured=0 word=LAISSER"
        );
    }

    #[test]
    fn a_win_is_told_first() {
        assert_eq!(
            told("8/4ot2/8/8/4M3/B7 w p ES - 8", Some("E2-E4 MOT@E4E5F5")),
            "E2-E4 around E4,E5,F5: reverses turned=2 captured=0 word=MOT"
        );
        assert_eq!(
            told("z7/4ot2/8/8/4M3/B7 w p ES - 8", Some("E2-E4 MOT@E4E5F5")),
            "E2-E4 around E4,E5,F5: blocks turned=2 captured=0 word=MOT"
        );
    }

    #[test]
    fn captures_are_counted_and_openings_prepared() {
        assert_eq!(
            told("rrtesaie/8/8/e7/8/A5OT w p ES - 8", Some("A1xA4")),
            "A1-A4 around A4: captures turned=0 captured=1"
        );
        assert_eq!(
            told("zz6/M7/e7/8/1ot5/B6T w p ES - 8", Some("A5xA3 MOT@A3B2C2")),
            "A5-A3 around A3,B2,C2: captures-and-turns turned=2 captured=1 word=MOT"
        );
        let opening = "kkkkkkkk/wwwwwwww/8/8/XXXXXXXX/ZZZZZZZZ b p ES MOT 1";
        assert_eq!(
            told(opening, Some("D5-D4")),
            "D5-D4 around D4: prepares turned=0 captured=0"
        );
    }
}
