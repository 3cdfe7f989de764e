//! A table of any game: what the server holds.

use std::fmt;
use std::sync::Arc;

use bots::{Advice, Bot, Effort, Level, Players as _, Why};
use game_core::{ABANDONED, OptionFault, Seat, Viewer};
use lexicon::Lexicon;
use room::{
    AnyRoom, Corrupt, Host, Json, Millis, PlayerId, Record, RecordKind, Refusal, Room, Secret, SpecFault,
    TableSpec,
};
use serde_json::value::to_raw_value;

use crate::{Kind, Playable, Thought, UnknownGame, Visitor};

/// A bot's turn, to be worked out away from the table: the bot is told what its seat may know and nothing
/// else.
pub type BotJob = Box<dyn FnOnce(&Effort) -> Thought + Send>;

/// An action that the rules accept, to be worked out away from the table.
pub type PlainJob = Box<dyn FnOnce() -> Option<String> + Send>;

/// A hint, to be worked out away from the table, from what the seat may know and nothing else.
pub type HintJob = Box<dyn FnOnce(&Effort) -> Suggestion + Send>;

/// What a bot would do, in the game's notation, and what to tell of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The action.
    pub action: String,
    /// What is told of it.
    pub advice: Advice,
}

/// What an action would do, to be worked out away from the table.
pub type PreviewJob = Box<dyn FnOnce() -> Option<Json> + Send>;

/// A room of any game, with the computer at hand.
pub trait AnyTable: AnyRoom {
    /// The same table once more, to see what records would make of it.
    fn fork(&self) -> Box<dyn AnyTable>;

    /// The turn of the bot that plays `seat` at `level`. What the seat has learned since the game began is
    /// gathered when the job is done, not here, where others wait for the table.
    fn bot_job(self: Arc<Self>, seat: Seat, level: Level, seed: u64) -> BotJob;

    /// What to tell whoever plays `seat` and asks for a hand.
    fn hint_job(self: Arc<Self>, seat: Seat, seed: u64) -> HintJob;

    /// The first action that the rules offer `seat`, for a computer whose own choice they refused. It
    /// depends only on what the seat may know. See [`game_core::Prospects`].
    fn plain_job(&self, seat: Seat) -> PlainJob;

    /// What the action that `text` tells would do if `player` did it now: nothing where the game tells
    /// nothing beforehand.
    ///
    /// # Errors
    /// When `player` may not ask. See [`Room::may_preview`].
    fn preview_job(&self, player: PlayerId, text: String) -> Result<PreviewJob, Refusal>;

    /// The tag of that format that says who played a seat.
    fn seat_tag(&self, seat: Seat) -> String;

    /// The present game in its own record format: media type, file ending and text.
    ///
    /// # Errors
    /// When it would tell what is still hidden. See [`Room::may_export`].
    fn export(&self, tags: &[(String, String)]) -> Result<(&'static str, &'static str, String), Refusal>;
}

impl<G: Playable> AnyTable for Room<G> {
    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn bot_job(self: Arc<Self>, seat: Seat, level: Level, seed: u64) -> BotJob {
        Box::new(move |effort| {
            let (mut bot, view) = sat(&self, seat, level, seed);
            // The table goes on while the bot thinks, and need not be kept twice.
            drop(self);
            Thought::of(bot.choose(&view, effort))
        })
    }

    fn hint_job(self: Arc<Self>, seat: Seat, seed: u64) -> HintJob {
        Box::new(move |effort| {
            let (mut bot, view) = sat(&self, seat, Level::ADVISER, seed);
            let game = self.game().clone();
            drop(self);
            let choice = bot.choose(&view, effort);
            let advice = G::Computer::advise(&game, &view, &choice);
            let code = advice.reason.code;
            debug_assert!(
                code == Why::BEST || G::Computer::REASONS.contains(&code),
                "{code} has no sentence"
            );
            Suggestion {
                action: choice.action.to_string(),
                advice,
            }
        })
    }

    fn plain_job(&self, seat: Seat) -> PlainJob {
        let (game, state) = (self.game().clone(), self.state().clone());
        Box::new(move || {
            let first = game.prospects(&state, seat).next();
            first.map(|action| action.to_string())
        })
    }

    fn preview_job(&self, player: PlayerId, text: String) -> Result<PreviewJob, Refusal> {
        let seat = self.may_preview(player, &text)?;
        let (game, state) = (self.game().clone(), self.state().clone());
        Ok(Box::new(move || {
            let preview = game.preview(&state, seat, &text)?;
            Some(to_raw_value(&preview).expect("previews are plain data"))
        }))
    }

    fn seat_tag(&self, seat: Seat) -> String {
        self.game().seat_tag(seat)
    }

    fn export(&self, tags: &[(String, String)]) -> Result<(&'static str, &'static str, String), Refusal> {
        self.may_export()?;
        let mut tags = tags.to_vec();
        if self.table().claimed().is_some() {
            tags.push(("Termination".to_owned(), ABANDONED.to_owned()));
        }
        let text = self.game().export(&tags, self.events());
        Ok((G::MEDIA_TYPE, G::EXTENSION, text))
    }
}

/// A bot at `seat`, told what the seat has learned, and what it sees now.
fn sat<G: Playable>(room: &Room<G>, seat: Seat, level: Level, seed: u64) -> (Box<dyn Bot<G>>, G::View) {
    let (game, viewer) = (room.game(), Viewer::Seat(seat));
    let mut bot = G::Computer::bot(game, level, seed);
    room.walk(|before, event| bot.observe(&game.redact(before, event, viewer)));
    (bot, game.view(room.state(), viewer))
}

/// Why a table cannot be opened or restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenFault {
    /// No game has that slug.
    Game(UnknownGame),
    /// An option of a game cannot be set so.
    Option(Kind, OptionFault),
    /// The table cannot be set up so.
    Spec(SpecFault),
    /// A computer's level is not one of the eight.
    Level(u8),
    /// The journal does not tell of a table.
    Corrupt(Corrupt),
}

impl fmt::Display for OpenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenFault::Game(fault) => fault.fmt(f),
            OpenFault::Option(_, fault) => fault.fmt(f),
            OpenFault::Spec(fault) => fault.fmt(f),
            OpenFault::Level(level) => write!(f, "level {level} unknown, expected 1 to 8"),
            OpenFault::Corrupt(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for OpenFault {}

/// How many seats a game has with these options, and how many sides they go round.
///
/// # Errors
/// When there is no such game, or an option cannot be set so.
pub fn seats_and_sides(
    game: &str,
    options: &[(String, String)],
    lexicon: &'static Lexicon,
) -> Result<(u8, u8), OpenFault> {
    struct Count;

    impl Visitor for Count {
        type Out = (u8, u8);

        fn visit<G: Playable>(self, game: G) -> (u8, u8) {
            (game.seats(), game.sides())
        }
    }

    let kind: Kind = game.parse().map_err(OpenFault::Game)?;
    kind.visit(options, lexicon, Count)
        .map_err(|fault| OpenFault::Option(kind, fault))
}

/// Opens a table, and gives the lines that made it. A word game is given `lexicon`.
///
/// # Errors
/// When the game, an option, a level or the table itself cannot be.
pub fn open_table(
    spec: TableSpec,
    at: Millis,
    host: Host,
    secret: Secret,
    lexicon: &'static Lexicon,
) -> Result<(Box<dyn AnyTable>, Vec<String>), OpenFault> {
    struct Open(TableSpec, Millis, Host, Secret);

    impl Visitor for Open {
        type Out = Result<(Box<dyn AnyTable>, Vec<String>), SpecFault>;

        fn visit<G: Playable>(self, game: G) -> Self::Out {
            let Open(spec, at, host, secret) = self;
            let (room, records) = Room::open(game, spec, at, host, secret)?;
            Ok((Box::new(room), records.iter().map(ToString::to_string).collect()))
        }
    }

    let kind: Kind = spec.game.parse().map_err(OpenFault::Game)?;
    if let Some(level) = spec
        .places
        .iter()
        .filter_map(|place| place.bot)
        .chain(spec.stand_in.map(|stand_in| stand_in.level))
        .find(|&level| Level::new(level).is_none())
    {
        return Err(OpenFault::Level(level));
    }
    let options = spec.options.clone();
    let opened = kind
        .visit(&options, lexicon, Open(spec, at, host, secret))
        .map_err(|fault| OpenFault::Option(kind, fault))?;
    opened.map_err(OpenFault::Spec)
}

/// The table that the lines of a journal tell of. From now on a word game asks `lexicon`.
///
/// # Errors
/// When they tell of none.
pub fn restore_table(lines: &[String], lexicon: &'static Lexicon) -> Result<Box<dyn AnyTable>, OpenFault> {
    struct Restore<'a>(&'a [String]);

    impl Visitor for Restore<'_> {
        type Out = Result<Box<dyn AnyTable>, Corrupt>;

        fn visit<G: Playable>(self, game: G) -> Self::Out {
            let room = Room::restore(game, self.0.iter().map(String::as_str))?;
            Ok(Box::new(room))
        }
    }

    let first = lines.first().map(String::as_str).unwrap_or_default();
    let spec = spec_of(first).map_err(OpenFault::Corrupt)?;
    let kind: Kind = spec.game.parse().map_err(OpenFault::Game)?;
    kind.visit(&spec.options, lexicon, Restore(lines))
        .map_err(|fault| OpenFault::Option(kind, fault))?
        .map_err(OpenFault::Corrupt)
}

/// What the first line of a journal sets up; no event needs to be understood for it.
pub(crate) fn spec_of(first: &str) -> Result<TableSpec, Corrupt> {
    let record: Record<NoEvent> = first.parse()?;
    match record.kind {
        RecordKind::Open { spec, .. } => Ok(*spec),
        _ => Err(Corrupt::Expected("a table first")),
    }
}

/// The event of a record that can hold none.
enum NoEvent {}

impl fmt::Display for NoEvent {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::str::FromStr for NoEvent {
    type Err = game_core::Malformed;

    fn from_str(_: &str) -> Result<NoEvent, game_core::Malformed> {
        Err(game_core::Malformed::new(0, "no event"))
    }
}
