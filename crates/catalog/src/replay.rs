//! Games read back from files: records that people keep, or the lines of a table's journal.

pub(crate) mod records;

use std::fmt;

use game_core::{Marked, Picture, Seat, SheetProblem, Turn, Untold, Viewer};
use lexicon::Lexicon;
use room::{Corrupt, Dispute, Holder, Record, RecordKind, Room};

use crate::table::spec_of;
use crate::{Kind, OpenFault, Playable, Visitor};

/// A recorded game.
pub trait AnyReplay: Send {
    /// Which game it is.
    fn kind(&self) -> Kind;

    /// What the file says of it: players, dates, places.
    fn tags(&self) -> &[(String, String)];

    /// What happened, in the game's notation.
    fn events(&self) -> Vec<String>;

    /// The position after the first `count` events.
    fn position(&self, count: usize) -> String;

    /// The table after the first `count` events, to be drawn for somebody who may know all of it.
    fn picture(&self, count: usize) -> Picture;

    /// Who would be awaited after the first `count` events, or how the game had ended.
    fn turn(&self, count: usize) -> Turn;

    /// What a seat is called in positions and actions: its number where the game names none.
    fn seat_name(&self, seat: Seat) -> String;

    /// What `viewer` learned of the first `count` events, as JSON.
    fn notices(&self, viewer: Viewer, count: usize) -> Vec<String>;

    /// The first thing that the rules do not bear out, and the line of the file that tells it.
    fn doubt(&self) -> Option<(usize, Doubt)>;
}

/// Something in a recorded game that the rules do not bear out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The event after so many others is not borne out.
    Event {
        /// How many events came before it.
        after: usize,
        /// Why it is not.
        dispute: Dispute,
    },
    /// The game ended otherwise than the file says.
    Points {
        /// What each seat scores by the file.
        marked: Vec<i32>,
        /// What each seat scores by the rules.
        scored: Vec<i32>,
    },
    /// The game ended for the same points, but by something else than the file says.
    End {
        /// What ended it by the file, as the code of an outcome.
        marked: &'static str,
        /// What ended it by the rules.
        ended: &'static str,
    },
    /// The file gives a result of a game that goes on.
    Unended,
    /// The file says that the game goes on, but it has ended.
    Ended {
        /// What ended it by the rules.
        ended: &'static str,
    },
    /// A tag tells another end than the game has.
    Tag {
        /// Its name.
        name: &'static str,
        /// What it says.
        told: String,
        /// What it should say.
        expected: String,
    },
}

/// A file that holds no game that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: ReplayProblem,
}

/// What is wrong with a file of games.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReplayProblem {
    /// It holds no game.
    Empty,
    /// It is a broken record, or tells what the rules refuse.
    Sheet(SheetProblem),
    /// It is a journal of a table that cannot be.
    Table(OpenFault),
    /// It is a journal with a line that no room wrote.
    Record(Corrupt),
}

impl ReplayProblem {
    /// Whether the file is well formed and it is the rules that refuse a move in it.
    pub fn is_illegal(&self) -> bool {
        matches!(
            self,
            ReplayProblem::Sheet(SheetProblem::Own { illegal: true, .. })
        )
    }
}

impl fmt::Display for ReplayProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayProblem::Empty => f.write_str("no game found"),
            ReplayProblem::Sheet(problem) => problem.fmt(f),
            ReplayProblem::Table(fault) => fault.fmt(f),
            ReplayProblem::Record(corrupt) => corrupt.fmt(f),
        }
    }
}

impl fmt::Display for ReplayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.problem)
    }
}

impl std::error::Error for ReplayFault {}

struct Replay<G: Playable> {
    kind: Kind,
    tags: Vec<(String, String)>,
    game: G,
    events: Vec<G::Event>,
    /// How the file says that the game ended.
    marked: Option<Marked>,
    untold: Untold,
    /// The line of the result.
    last: usize,
    /// What is not borne out: its line, how many events came before it, why.
    dispute: Option<(usize, usize, Dispute)>,
    /// A tag that tells another end than the game has, and its line.
    belied: Option<(usize, Doubt)>,
}

impl<G: Playable> Replay<G> {
    fn state(&self, count: usize) -> G::State {
        let mut state = self.game.blank();
        for event in self.events.iter().take(count) {
            self.game.evolve(&mut state, event);
        }
        state
    }
}

impl<G: Playable> AnyReplay for Replay<G> {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    fn events(&self) -> Vec<String> {
        self.events.iter().map(ToString::to_string).collect()
    }

    fn position(&self, count: usize) -> String {
        self.game.position(&self.state(count))
    }

    fn picture(&self, count: usize) -> Picture {
        self.game.picture(&self.state(count), Viewer::Spectator)
    }

    fn turn(&self, count: usize) -> Turn {
        self.game.turn(&self.state(count))
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.game.seat_name(seat)
    }

    fn notices(&self, viewer: Viewer, count: usize) -> Vec<String> {
        let mut state = self.game.blank();
        let mut notices = Vec::with_capacity(count);
        for event in self.events.iter().take(count) {
            let notice = self.game.redact(&state, event, viewer);
            notices.push(serde_json::to_string(&notice).expect("notices are plain data"));
            self.game.evolve(&mut state, event);
        }
        notices
    }

    fn doubt(&self) -> Option<(usize, Doubt)> {
        if let Some((line, after, dispute)) = self.dispute.clone() {
            return Some((line, Doubt::Event { after, dispute }));
        }
        let ending = self.ending().map(|doubt| (self.last, doubt));
        ending.or_else(|| self.belied.clone())
    }
}

impl<G: Playable> Replay<G> {
    /// What the result after the last action says otherwise than the rules.
    fn ending(&self) -> Option<Doubt> {
        let turn = self.turn(self.events.len());
        match (turn.outcome(), &self.marked) {
            (None, None) => None,
            (None, Some(_)) => (self.untold == Untold::Nothing).then_some(Doubt::Unended),
            (Some(outcome), None) => {
                let ended = outcome.code;
                (self.untold != Untold::Result).then_some(Doubt::Ended { ended })
            }
            (Some(outcome), Some(marked)) if outcome.points != marked.points => Some(Doubt::Points {
                marked: marked.points.clone(),
                scored: outcome.points.clone(),
            }),
            (Some(outcome), Some(marked)) => {
                let otherwise = marked.code.filter(|code| *code != outcome.code);
                otherwise.map(|marked| Doubt::End {
                    marked,
                    ended: outcome.code,
                })
            }
        }
    }
}

/// The games that a file holds; word games are checked with `lexicon`.
///
/// # Errors
/// When it holds none that can be read; the fault says where it breaks.
pub fn read_replays(text: &str, lexicon: &'static Lexicon) -> Result<Vec<Box<dyn AnyReplay>>, ReplayFault> {
    let replays = if is_journal(text) {
        journal(text, lexicon)?
    } else if let Some(kind) = records::kind_of(text) {
        (kind.entry().recall)(kind, text, lexicon)?
    } else {
        Vec::new()
    };
    if replays.is_empty() {
        let (line, column) = (1, 1);
        let problem = ReplayProblem::Empty;
        return Err(ReplayFault {
            line,
            column,
            problem,
        });
    }
    Ok(replays)
}

/// A journal opens with a time, the form of its records before it, and the setting up of a table.
fn is_journal(text: &str) -> bool {
    let mut fields = text.split('\t');
    let time = fields.next().unwrap_or_default();
    let plain = |byte: u8| byte.is_ascii_digit() || byte == b':';
    !time.is_empty() && time.bytes().all(plain) && fields.next() == Some("open")
}

/// The present game of a room.
fn snapshot<G: Playable>(kind: Kind, room: &Room<G>, dispute: Option<(usize, usize, Dispute)>) -> Replay<G> {
    let table = room.table();
    let name = |seat: u8| {
        let place = table.place_of(Seat(seat))?;
        let tag = format!("Seat {}", room.game().seat_name(Seat(seat)));
        match &table.holders()[place.index()] {
            Holder::Person { name, .. } => Some((tag, name.to_string())),
            Holder::Bot(level) => Some((tag, format!("level {level}"))),
            Holder::Free => None,
        }
    };
    let game = room.game().clone();
    Replay {
        kind,
        tags: (0..game.seats()).filter_map(name).collect(),
        events: room.events().to_vec(),
        game,
        marked: None,
        untold: Untold::Result,
        last: 1,
        dispute,
        belied: None,
    }
}

fn journal(text: &str, lexicon: &'static Lexicon) -> Result<Vec<Box<dyn AnyReplay>>, ReplayFault> {
    struct Read<'a>(Kind, &'a str);

    impl Visitor for Read<'_> {
        type Out = Result<Vec<Box<dyn AnyReplay>>, ReplayFault>;

        fn visit<G: Playable>(self, game: G) -> Self::Out {
            let Read(kind, text) = self;
            let corrupt = |at: usize, corrupt: Corrupt| ReplayFault {
                line: at + 1,
                column: 1,
                problem: ReplayProblem::Record(corrupt),
            };
            let mut lines = text.lines();
            let first = lines.next().unwrap_or_default();
            let mut room = Room::restore(game, [first]).map_err(|fault| corrupt(0, fault))?;
            let mut replays: Vec<Box<dyn AnyReplay>> = Vec::new();
            let mut begun = false;
            let mut dispute = None;
            for (at, line) in lines.enumerate() {
                let record: Record<G::Event> = line.parse().map_err(|fault| corrupt(at + 1, fault))?;
                if let RecordKind::Begin { .. } = record.kind {
                    if begun {
                        replays.push(Box::new(snapshot(kind, &room, dispute.take())));
                    }
                    begun = true;
                }
                if let Err(found) = room.audit(&record) {
                    dispute = dispute.or(Some((at + 2, room.events().len(), found)));
                }
                room.fold_line(line, &mut |_, _, _| ())
                    .map_err(|fault| corrupt(at + 1, fault))?;
            }
            if begun {
                replays.push(Box::new(snapshot(kind, &room, dispute)));
            }
            Ok(replays)
        }
    }

    let table = |fault: OpenFault| ReplayFault {
        line: 1,
        column: 1,
        problem: ReplayProblem::Table(fault),
    };
    let first = text.lines().next().unwrap_or_default();
    let spec = spec_of(first).map_err(|fault| table(OpenFault::Corrupt(fault)))?;
    let kind: Kind = spec.game.parse().map_err(|fault| table(OpenFault::Game(fault)))?;
    kind.visit(&spec.options, lexicon, Read(kind, text))
        .map_err(|fault| table(OpenFault::Option(kind, fault)))?
}

#[cfg(test)]
mod tests {
    use game_core::{LexiconId, NoDice};
    use room::{Actor, Host, Input, Millis, Name, Place, PlaceSpec, PlayerId, Salt, Secret, TableSpec};

    use super::*;
    use crate::open_table;

    /// The journal of a table where one person played these actions for both sides.
    fn played(actions: &[&str]) -> String {
        let spec = TableSpec::new("echecs", vec![PlaceSpec::default(); 2]);
        let host = Host {
            player: PlayerId(7),
            name: Name::new("Odile").unwrap(),
            salt: Salt::EMPTY,
            places: vec![Place(0), Place(1)],
        };
        let secret = || Secret::new([3; 32]);
        let (mut table, mut lines) = open_table(spec, Millis(1), host, secret(), crate::french()).unwrap();
        for action in actions {
            let input = Input::Act(action.to_string());
            let version = table.table().version();
            let more = table
                .decide(
                    Millis(2),
                    Actor::Player(PlayerId(7)),
                    version,
                    &input,
                    &mut || secret(),
                )
                .unwrap();
            table.fold(&more, &[]);
            lines.extend(more.lines());
        }
        lines.join("\n")
    }

    /// What is not borne out, without its line.
    fn doubted(text: &str) -> Option<Doubt> {
        only(text).doubt().map(|(_, doubt)| doubt)
    }

    fn only(text: &str) -> Box<dyn AnyReplay> {
        let mut replays = read_replays(text, crate::french()).unwrap();
        assert_eq!(replays.len(), 1);
        replays.remove(0)
    }

    #[test]
    fn a_journal_is_read_back_and_borne_out() {
        let replay = only(&played(&["f2f3", "e7e5", "g2g4", "d8h4"]));
        assert_eq!(replay.events(), ["f2f3", "e7e5", "g2g4", "d8h4"]);
        assert_eq!(replay.turn(4).outcome().unwrap().code, "checkmate");
        assert_eq!(replay.tags()[0], ("Seat 0".to_string(), "Odile".to_string()));
        assert_eq!(replay.notices(Viewer::Spectator, 2).len(), 2);
        assert_eq!(replay.doubt(), None);
    }

    #[test]
    fn a_forged_line_is_doubted() {
        let honest = played(&["e2e4", "e7e5"]);
        let forged = honest.replace("act\t1\te7e5\te7e5", "act\t1\te7e5\te7e6");
        assert_ne!(honest, forged);
        let line = 1 + forged.lines().position(|line| line.ends_with("e7e6")).unwrap();
        let dispute = Dispute::Otherwise {
            decided: vec!["e7e5".to_owned()],
        };
        assert_eq!(
            only(&forged).doubt(),
            Some((line, Doubt::Event { after: 1, dispute }))
        );
        let illegal = honest.replace("act\t1\te7e5\te7e5", "act\t1\te7e4\te7e4");
        match doubted(&illegal) {
            Some(Doubt::Event {
                after: 1,
                dispute: Dispute::Refused(refusal),
            }) => {
                assert_eq!(refusal.clause(), Some("L-5"));
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_game_that_another_word_list_decided_is_not_vouched_for() {
        let honest = played(&["f2f3", "e7e5", "g2g4", "d8h4"]);
        let (first, rest) = honest.split_once('\n').unwrap();
        let replay = only(&format!("{first}\tmots@12ab\n{rest}"));
        assert_eq!(replay.turn(4).outcome().unwrap().code, "checkmate");
        let dispute = Dispute::OtherLexicon {
            decided: Some(LexiconId::new("mots", "12ab")),
            present: None,
        };
        assert_eq!(replay.doubt(), Some((5, Doubt::Event { after: 0, dispute })));
        // From where the journal says that the list at hand decides, it vouches again.
        let begun = rest.replace("1\tbegin", "1\tlexicon\n1\tbegin");
        assert_ne!(begun, rest);
        assert_eq!(doubted(&format!("{first}\tmots@12ab\n{begun}")), None);
    }

    #[test]
    fn a_sheet_of_echec_aux_chevaliers_is_read_and_checked() {
        let sheet = |moves: &str| format!("[Game \"chevaliers\"]\n[Silver \"Odile\"]\n\n{moves}\n");
        let honest = only(&sheet("1. c2-c3 c8-c7 2. b1^b3 resign-g 1-0"));
        assert_eq!(honest.kind(), Kind::Chevaliers);
        assert_eq!(honest.events(), ["c2-c3", "c8-c7", "b1^b3", "resign g"]);
        assert_eq!(honest.tags(), [("Silver".to_owned(), "Odile".to_owned())]);
        assert_eq!(honest.doubt(), None);
        let illegal = doubted(&sheet("1. c2-c3 c8-c5 *"));
        assert!(
            matches!(
                illegal,
                Some(Doubt::Event {
                    after: 1,
                    dispute: Dispute::Refused(_)
                })
            ),
            "{illegal:?}"
        );
        let belied = doubted(&sheet("1. c2-c3 resign-g 0-1"));
        assert!(matches!(belied, Some(Doubt::Points { .. })), "{belied:?}");
        assert_eq!(doubted(&sheet("1. c2-c3 1-0")), Some(Doubt::Unended));
        let broken = read_replays(&sheet("1. c2-c3"), crate::french()).err().unwrap();
        assert_eq!((broken.line, broken.column), (4, 1));
    }

    /// The sheet of a game of `kind` that the first of two players left after its first action.
    fn sheet_of(kind: Kind) -> String {
        struct Write;

        impl Visitor for Write {
            type Out = String;

            fn visit<G: Playable>(self, game: G) -> String {
                let mut events = game.setup(&mut game_testkit::TestDice::new(5));
                let mut state = game.blank();
                events.iter().for_each(|event| game.evolve(&mut state, event));
                let (seat, action) = game.usual(&state).next().unwrap();
                let acted = game.decide(&state, seat, &action, &mut NoDice).unwrap();
                acted.iter().for_each(|event| game.evolve(&mut state, event));
                events.extend(acted);
                events.extend(
                    game.incident(&state, game_core::Incident::Resignation(Seat(0)))
                        .unwrap(),
                );
                game.export(&[("White".to_owned(), "Odile".to_owned())], &events)
            }
        }

        kind.visit(&[], crate::french(), Write).unwrap()
    }

    #[test]
    fn sheets_of_word_games_are_read_and_checked() {
        for kind in [Kind::EchecEtMots, Kind::DamesDeLettres] {
            let text = sheet_of(kind);
            let honest = only(&text);
            assert_eq!((honest.kind(), honest.doubt()), (kind, None), "{text}");
            assert_eq!(honest.tags(), [("White".to_owned(), "Odile".to_owned())]);
            assert_eq!(
                honest.turn(honest.events().len()).outcome().unwrap().code,
                "resignation"
            );
            let identity = format!("[Lexicon \"{}\"]", crate::french().identity());
            let doubt = doubted(&text.replace(&identity, "[Lexicon \"mots@12ab\"]"));
            let dispute = Dispute::OtherLexicon {
                decided: Some(LexiconId::new("mots", "12ab")),
                present: Some(LexiconId::of(crate::french().identity())),
            };
            assert_eq!(doubt, Some(Doubt::Event { after: 0, dispute }), "{text}");
            let cut: String = text
                .lines()
                .filter(|line| line.starts_with('['))
                .fold(String::new(), |all, line| all + line + "\n");
            let fault = read_replays(&cut, crate::french()).err().unwrap();
            assert!(
                matches!(
                    fault.problem,
                    ReplayProblem::Sheet(SheetProblem::MissingResult { .. })
                ),
                "{fault}"
            );
        }
    }

    /// Only the table knows that nobody was there to resign: its word is taken where somebody resigned, and
    /// nowhere else.
    #[test]
    fn a_game_claimed_from_somebody_gone_is_abandoned_by_its_sheet() {
        for kind in [
            Kind::EchecEtMots,
            Kind::Chevaliers,
            Kind::DamesDeLettres,
            Kind::GuerreDesMots,
        ] {
            let resigned = sheet_of(kind);
            let honest = only(&resigned);
            assert_eq!(honest.doubt(), None, "{resigned}");
            let code = honest.turn(honest.events().len()).outcome().unwrap().code;
            let by_rules = format!("[Termination \"{code}\"]");
            assert!(resigned.contains(&by_rules), "{resigned}");
            let abandoned = resigned.replace(&by_rules, "[Termination \"abandoned\"]");
            let read = only(&abandoned);
            assert_eq!(read.doubt(), None, "{abandoned}");
            assert_eq!(read.events(), honest.events());
            let unended = honest_but_going_on(&abandoned);
            assert!(doubted(&unended).is_some(), "{unended}");
        }
    }

    /// The same sheet without the resignation and its result.
    fn honest_but_going_on(sheet: &str) -> String {
        let cut = sheet.find("leave ").or_else(|| sheet.find("resign")).unwrap();
        let head = &sheet[..cut];
        let result = head.lines().find(|line| line.starts_with("[Result")).unwrap();
        format!("{}*\n", head.replace(result, "[Result \"*\"]"))
    }

    #[test]
    fn a_result_that_the_last_line_belies_is_doubted() {
        let honest = sheet_of(Kind::DamesDeLettres);
        let ending = |ending: &str| honest.replace("resign w\n#Ab\n", ending);
        let points = doubted(&ending("resign w\n#Aw\n"));
        let (marked, scored) = (vec![1, 0], vec![0, 1]);
        assert_eq!(points, Some(Doubt::Points { marked, scored }));
        let (marked, ended) = ("flag", "resignation");
        assert_eq!(
            doubted(&ending("resign w\n#Tb\n")),
            Some(Doubt::End { marked, ended })
        );
        assert_eq!(doubted(&ending("#Ab\n")), Some(Doubt::Unended));
        // Without its end the game goes on, but the tags still tell of one.
        let (name, told, expected) = ("Result", "#Ab".to_owned(), "*".to_owned());
        assert_eq!(doubted(&ending("*\n")), Some(Doubt::Tag { name, told, expected }));
    }

    #[test]
    fn a_corrupt_line_is_located() {
        let broken = format!("{}\nnonsense\n", played(&["e2e4"]));
        let fault = read_replays(&broken, crate::french()).err().unwrap();
        assert_eq!(fault.line, broken.lines().count());
        assert!(matches!(fault.problem, ReplayProblem::Record(_)));
    }

    #[test]
    fn a_result_that_the_board_belies_is_doubted() {
        let replay = only("[Event \"?\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n");
        let (marked, scored) = (vec![2, 0], vec![0, 2]);
        assert_eq!(replay.doubt(), Some((3, Doubt::Points { marked, scored })));
        assert_eq!(doubted("[Event \"?\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n"), None);
    }

    #[test]
    fn a_move_after_the_end_is_doubted() {
        let text = "[FEN \"8/8/4k3/8/8/3BK3/8/8 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Bc4+ *\n";
        match doubted(text) {
            Some(Doubt::Event {
                after: 0,
                dispute: Dispute::Refused(refusal),
            }) => {
                assert_eq!(refusal.code(), "game-over");
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_empty_file_holds_no_game() {
        for text in ["", "\n\n", "; nothing\n"] {
            assert_eq!(
                read_replays(text, crate::french()).err().unwrap().problem,
                ReplayProblem::Empty,
                "{text:?}"
            );
        }
    }
}
