//! The lines of a table's journal.
//!
//! A record is one line of fields separated by tabs: when, what, and what it needs. Before the time stands
//! the version of the record's form, and behind it, in the last record of an order, the order's key. Lines
//! that name no form are of the first. Events stand in their game's own notation, which never holds
//! a tab or a line break.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use game_core::{Incident, LexiconId, Notation, Seat};

use crate::{
    Millis, Name, OfferKind, OrderKey, Place, PlayerId, RecordName, Salt, Secret, Speaker, TableSpec,
};

/// The version of the form that records are written in. How to change it is told in docs/adr/0028.
pub const FORM: u16 = 2;

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<E> {
    /// When it happened.
    pub at: Millis,
    /// The order that is done with this record.
    pub order: Option<OrderKey>,
    /// What happened.
    pub kind: RecordKind<E>,
}

/// What can happen at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordKind<E> {
    /// The table was set up.
    Open {
        /// For what.
        spec: Box<TableSpec>,
        /// The word list that the game was given, which nobody at the table chooses.
        lexicon: Option<LexiconId>,
    },
    /// From here on another word list decides: the one at hand when the table was taken up again.
    Lexicon(Option<LexiconId>),
    /// The server committed to a secret.
    Seal(Secret),
    /// A person sat down.
    Sit {
        /// Where.
        place: Place,
        /// Who.
        player: PlayerId,
        /// Their part of chance.
        salt: Salt,
        /// Their nickname then.
        name: Name,
    },
    /// The computer took a place that was free, or stands in for its holder, who is away.
    Computer {
        /// Which.
        place: Place,
        /// Its level.
        level: u8,
    },
    /// A game began.
    Begin {
        /// Its number in the match, from 1.
        game: u16,
        /// The place that plays each seat.
        seats: Vec<Place>,
        /// The deal.
        events: Vec<E>,
    },
    /// A seat acted.
    Act {
        /// Which.
        seat: Seat,
        /// What it asked, so that whoever knows the secret can decide it again.
        action: String,
        /// What followed.
        events: Vec<E>,
    },
    /// Something happened outside the board.
    Incident {
        /// What.
        incident: Incident,
        /// What followed.
        events: Vec<E>,
    },
    /// A person asked for the arbiter's chair.
    Candidate {
        /// Who.
        player: PlayerId,
        /// Their nickname then.
        name: Name,
    },
    /// Somebody who plays agreed to the candidate.
    Admit {
        /// Who.
        by: Place,
    },
    /// The candidate was turned down, or asks no longer.
    Dismiss {
        /// By whom; nobody when it was the candidate.
        by: Option<Place>,
    },
    /// A person took the arbiter's chair.
    Arbiter {
        /// Who.
        player: PlayerId,
        /// Their nickname then.
        name: Name,
    },
    /// The arbiter stopped the game.
    Pause,
    /// The arbiter let the game go on, or its players agreed to.
    Resume,
    /// The arbiter ruled.
    Rule {
        /// The ruling, in the notation of the game's actions.
        ruling: String,
        /// What followed.
        events: Vec<E>,
    },
    /// An offer was made.
    Offer {
        /// Which.
        kind: OfferKind,
        /// From where.
        by: Place,
    },
    /// An offer was agreed to.
    Accept {
        /// Which.
        kind: OfferKind,
        /// By whom.
        by: Place,
    },
    /// An offer was declined or withdrawn.
    Decline {
        /// Which.
        kind: OfferKind,
        /// By whom.
        by: Place,
    },
    /// The game went back to where it stood after this many milestones.
    Takeback {
        /// How many are kept.
        keep: u32,
    },
    /// The game was claimed from opponents who are gone. What follows from it comes next.
    Claim {
        /// By whom.
        by: Place,
    },
    /// Somebody left the side's next action to their partner.
    Hand {
        /// Who.
        by: Place,
    },
    /// A seat that is awaited was told how to go on: from here on its game is a helped one.
    Hint {
        /// Which.
        seat: Seat,
        /// How much: 1 where to look, 2 with what, 3 the action and why.
        step: u8,
    },
    /// The computer at a place is awaited and waits for the time to think: its clock stands.
    Queue {
        /// Where.
        place: Place,
    },
    /// The computer that waited began to think: its clock runs.
    Think {
        /// Where.
        place: Place,
    },
    /// Nobody came for so long that the table is waited at no longer.
    Expire,
    /// The game was given up before it began.
    Abort {
        /// By whom.
        by: Place,
    },
    /// Something was said.
    Say {
        /// By whom.
        by: Speaker,
        /// Whether to partners only.
        team: bool,
        /// What.
        text: String,
    },
    /// The server was away this long; nobody is charged for it.
    Away {
        /// Milliseconds.
        millis: u64,
    },
}

impl<E> Record<E> {
    /// What happened at `at`, by no order that could be sent again.
    pub fn new(at: Millis, kind: RecordKind<E>) -> Record<E> {
        Record {
            at,
            order: None,
            kind,
        }
    }
}

impl<E> RecordKind<E> {
    /// The word that says it in a line.
    pub fn name(&self) -> RecordName {
        match self {
            RecordKind::Open { .. } => RecordName::Open,
            RecordKind::Lexicon(_) => RecordName::Lexicon,
            RecordKind::Seal(_) => RecordName::Seal,
            RecordKind::Sit { .. } => RecordName::Sit,
            RecordKind::Computer { .. } => RecordName::Computer,
            RecordKind::Begin { .. } => RecordName::Begin,
            RecordKind::Act { .. } => RecordName::Act,
            RecordKind::Incident { incident, .. } => match incident {
                Incident::Flag(_) => RecordName::Flag,
                Incident::Resignation(_) => RecordName::Resign,
                Incident::Agreement => RecordName::Agree,
            },
            RecordKind::Candidate { .. } => RecordName::Candidate,
            RecordKind::Admit { .. } => RecordName::Admit,
            RecordKind::Dismiss { .. } => RecordName::Dismiss,
            RecordKind::Arbiter { .. } => RecordName::Arbiter,
            RecordKind::Pause => RecordName::Pause,
            RecordKind::Resume => RecordName::Resume,
            RecordKind::Rule { .. } => RecordName::Rule,
            RecordKind::Offer { .. } => RecordName::Offer,
            RecordKind::Accept { .. } => RecordName::Accept,
            RecordKind::Decline { .. } => RecordName::Decline,
            RecordKind::Takeback { .. } => RecordName::Takeback,
            RecordKind::Claim { .. } => RecordName::Claim,
            RecordKind::Hand { .. } => RecordName::Hand,
            RecordKind::Hint { .. } => RecordName::Hint,
            RecordKind::Queue { .. } => RecordName::Queue,
            RecordKind::Think { .. } => RecordName::Think,
            RecordKind::Expire => RecordName::Expire,
            RecordKind::Abort { .. } => RecordName::Abort,
            RecordKind::Say { team: true, .. } => RecordName::Confide,
            RecordKind::Say { team: false, .. } => RecordName::Say,
            RecordKind::Away { .. } => RecordName::Away,
        }
    }

    /// Whether it changes the board, and with it who is awaited.
    pub(crate) fn changes_board(&self) -> bool {
        self.is_decided() || matches!(self, RecordKind::Takeback { .. })
    }

    /// Whether it changes who sits where.
    pub(crate) fn reseats(&self) -> bool {
        matches!(
            self,
            RecordKind::Begin { .. } | RecordKind::Sit { .. } | RecordKind::Computer { .. }
        )
    }

    /// Whether the rules decided what it says, so that a word list may have had a part in it.
    pub(crate) fn is_decided(&self) -> bool {
        matches!(
            self,
            RecordKind::Begin { .. }
                | RecordKind::Act { .. }
                | RecordKind::Incident { .. }
                | RecordKind::Rule { .. }
        )
    }
}

/// A journal line that this build cannot read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corrupt {
    /// No room wrote it: what it should have held.
    Expected(&'static str),
    /// A later build wrote it, in a form of this version.
    Newer(u16),
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Corrupt::Expected(expected) => write!(f, "record corrupt, expected {expected}"),
            Corrupt::Newer(form) => write!(f, "record of form {form}, this build reads up to form {FORM}"),
        }
    }
}

impl std::error::Error for Corrupt {}

impl<E: Notation> fmt::Display for Record<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{FORM}:{}", self.at.0)?;
        if let Some(order) = self.order {
            write!(f, "/{order}")?;
        }
        write!(f, "\t{}", self.kind.name().as_str())?;
        match &self.kind {
            RecordKind::Open { spec, lexicon } => {
                let spec = serde_json::to_string(spec).map_err(|_| fmt::Error)?;
                write!(f, "\t{spec}")?;
                lexicon.as_ref().map_or(Ok(()), |id| write!(f, "\t{id}"))
            }
            RecordKind::Lexicon(lexicon) => lexicon.as_ref().map_or(Ok(()), |id| write!(f, "\t{id}")),
            RecordKind::Seal(secret) => write!(f, "\t{}", secret.reveal()),
            RecordKind::Sit {
                place,
                player,
                salt,
                name,
            } => write!(f, "\t{}\t{player}\t{}\t{name}", place.0, salt.as_str()),
            RecordKind::Computer { place, level } => write!(f, "\t{}\t{level}", place.0),
            RecordKind::Begin { game, seats, events } => {
                let seats: Vec<_> = seats.iter().map(|place| place.0.to_string()).collect();
                write!(f, "\t{game}\t{}", seats.join(","))?;
                write_events(f, events)
            }
            RecordKind::Act { seat, action, events } => {
                write!(f, "\t{seat}\t{action}")?;
                write_events(f, events)
            }
            RecordKind::Incident { incident, events } => {
                match incident {
                    Incident::Flag(seat) | Incident::Resignation(seat) => write!(f, "\t{seat}")?,
                    Incident::Agreement => f.write_char('\t')?,
                }
                write_events(f, events)
            }
            RecordKind::Candidate { player, name } | RecordKind::Arbiter { player, name } => {
                write!(f, "\t{player}\t{name}")
            }
            RecordKind::Dismiss { by } => by.map_or(Ok(()), |by| write!(f, "\t{}", by.0)),
            RecordKind::Pause | RecordKind::Resume | RecordKind::Expire => Ok(()),
            RecordKind::Rule { ruling, events } => {
                write!(f, "\t{ruling}")?;
                write_events(f, events)
            }
            RecordKind::Offer { kind, by }
            | RecordKind::Accept { kind, by }
            | RecordKind::Decline { kind, by } => write!(f, "\t{kind}\t{}", by.0),
            RecordKind::Takeback { keep } => write!(f, "\t{keep}"),
            RecordKind::Admit { by }
            | RecordKind::Claim { by }
            | RecordKind::Hand { by }
            | RecordKind::Abort { by } => write!(f, "\t{}", by.0),
            RecordKind::Hint { seat, step } => write!(f, "\t{seat}\t{step}"),
            RecordKind::Queue { place } | RecordKind::Think { place } => write!(f, "\t{}", place.0),
            RecordKind::Say { by, text, .. } => match by {
                Speaker::Place(place) => write!(f, "\t{}\t{text}", place.0),
                Speaker::Arbiter => write!(f, "\tarbiter\t{text}"),
            },
            RecordKind::Away { millis } => write!(f, "\t{millis}"),
        }
    }
}

fn write_events<E: Notation>(f: &mut fmt::Formatter<'_>, events: &[E]) -> fmt::Result {
    for event in events {
        f.write_char('\t')?;
        event.fmt(f)?;
    }
    Ok(())
}

/// The fields of a line, read one after the other.
struct Fields<'a>(std::str::Split<'a, char>);

impl<'a> Fields<'a> {
    fn text(&mut self, expected: &'static str) -> Result<&'a str, Corrupt> {
        self.0.next().ok_or(Corrupt::Expected(expected))
    }

    fn parse<T: FromStr>(&mut self, expected: &'static str) -> Result<T, Corrupt> {
        self.text(expected)?
            .parse()
            .map_err(|_| Corrupt::Expected(expected))
    }

    fn place(&mut self) -> Result<Place, Corrupt> {
        self.parse("a place").map(Place)
    }

    fn seat(&mut self) -> Result<Seat, Corrupt> {
        self.parse("a seat").map(Seat)
    }

    /// The word list, where the line goes on to name one.
    fn lexicon(&mut self) -> Result<Option<LexiconId>, Corrupt> {
        let named = self.0.next().map(str::parse).transpose();
        named.map_err(|_| Corrupt::Expected("a word list"))
    }

    fn events<E: Notation>(self) -> Result<Vec<E>, Corrupt> {
        self.0
            .map(|text| text.parse().map_err(|_| Corrupt::Expected("an event")))
            .collect()
    }

    fn end<T>(mut self, value: T) -> Result<T, Corrupt> {
        if self.0.next().is_some() {
            Err(Corrupt::Expected("the end of the line"))
        } else {
            Ok(value)
        }
    }
}

/// What follows the form in the first field. The first form names none, and the second only adds the name.
fn past_form(field: &str) -> Result<&str, Corrupt> {
    let Some((form, rest)) = field.split_once(':') else {
        return Ok(field);
    };
    match form.parse() {
        Ok(FORM) => Ok(rest),
        Ok(newer) if newer > FORM => Err(Corrupt::Newer(newer)),
        _ => Err(Corrupt::Expected("the version of a form")),
    }
}

impl<E: Notation> FromStr for Record<E> {
    type Err = Corrupt;

    fn from_str(line: &str) -> Result<Record<E>, Corrupt> {
        let mut fields = Fields(line.split('\t'));
        let when = past_form(fields.text("a time")?)?;
        let (at, order) = match when.split_once('/') {
            Some((at, order)) => (at, Some(order.parse()?)),
            None => (when, None),
        };
        let at = Millis(at.parse().map_err(|_| Corrupt::Expected("a time"))?);
        let kind = match fields.parse("a kind of record")? {
            RecordName::Open => {
                let spec = serde_json::from_str(fields.text("a table")?)
                    .map_err(|_| Corrupt::Expected("a table"))?;
                let lexicon = fields.lexicon()?;
                fields.end(RecordKind::Open { spec, lexicon })?
            }
            RecordName::Lexicon => {
                let lexicon = fields.lexicon()?;
                fields.end(RecordKind::Lexicon(lexicon))?
            }
            RecordName::Seal => {
                let secret =
                    Secret::from_hex(fields.text("a secret")?).ok_or(Corrupt::Expected("a secret"))?;
                fields.end(RecordKind::Seal(secret))?
            }
            RecordName::Sit => {
                let place = fields.place()?;
                let player = fields.parse("a player")?;
                let salt = Salt::new(fields.text("a salt")?).ok_or(Corrupt::Expected("a salt"))?;
                let name = Name::kept(fields.text("a name")?).ok_or(Corrupt::Expected("a name"))?;
                fields.end(RecordKind::Sit {
                    place,
                    player,
                    salt,
                    name,
                })?
            }
            RecordName::Computer => {
                let (place, level) = (fields.place()?, fields.parse("a level")?);
                fields.end(RecordKind::Computer { place, level })?
            }
            RecordName::Begin => {
                let game = fields.parse("a game number")?;
                let seats = fields.text("seats")?.split(',');
                let seats = seats
                    .map(|place| place.parse().map(Place))
                    .collect::<Result<_, _>>();
                let seats = seats.map_err(|_| Corrupt::Expected("seats"))?;
                RecordKind::Begin {
                    game,
                    seats,
                    events: fields.events()?,
                }
            }
            RecordName::Act => RecordKind::Act {
                seat: fields.seat()?,
                action: fields.text("an action")?.to_owned(),
                events: fields.events()?,
            },
            RecordName::Flag => {
                let incident = Incident::Flag(fields.seat()?);
                RecordKind::Incident {
                    incident,
                    events: fields.events()?,
                }
            }
            RecordName::Resign => {
                let incident = Incident::Resignation(fields.seat()?);
                RecordKind::Incident {
                    incident,
                    events: fields.events()?,
                }
            }
            RecordName::Agree => {
                fields.text("an empty field")?;
                RecordKind::Incident {
                    incident: Incident::Agreement,
                    events: fields.events()?,
                }
            }
            RecordName::Candidate => {
                let player = fields.parse("a player")?;
                let name = Name::new(fields.text("a name")?).ok_or(Corrupt::Expected("a name"))?;
                fields.end(RecordKind::Candidate { player, name })?
            }
            RecordName::Admit => {
                let by = fields.place()?;
                fields.end(RecordKind::Admit { by })?
            }
            RecordName::Dismiss => {
                let by = fields.0.next().map(str::parse).transpose();
                let by = by.map_err(|_| Corrupt::Expected("a place"))?.map(Place);
                fields.end(RecordKind::Dismiss { by })?
            }
            RecordName::Arbiter => {
                let player = fields.parse("a player")?;
                let name = Name::kept(fields.text("a name")?).ok_or(Corrupt::Expected("a name"))?;
                fields.end(RecordKind::Arbiter { player, name })?
            }
            RecordName::Pause => fields.end(RecordKind::Pause)?,
            RecordName::Resume => fields.end(RecordKind::Resume)?,
            RecordName::Rule => RecordKind::Rule {
                ruling: fields.text("a ruling")?.to_owned(),
                events: fields.events()?,
            },
            RecordName::Offer => {
                let (kind, by) = (fields.parse("an offer")?, fields.place()?);
                fields.end(RecordKind::Offer { kind, by })?
            }
            RecordName::Accept => {
                let (kind, by) = (fields.parse("an offer")?, fields.place()?);
                fields.end(RecordKind::Accept { kind, by })?
            }
            RecordName::Decline => {
                let (kind, by) = (fields.parse("an offer")?, fields.place()?);
                fields.end(RecordKind::Decline { kind, by })?
            }
            RecordName::Takeback => {
                let keep = fields.parse("a count")?;
                fields.end(RecordKind::Takeback { keep })?
            }
            RecordName::Claim => {
                let by = fields.place()?;
                fields.end(RecordKind::Claim { by })?
            }
            RecordName::Hand => {
                let by = fields.place()?;
                fields.end(RecordKind::Hand { by })?
            }
            RecordName::Hint => {
                let (seat, step) = (fields.seat()?, fields.parse("a step")?);
                fields.end(RecordKind::Hint { seat, step })?
            }
            RecordName::Queue => {
                let place = fields.place()?;
                fields.end(RecordKind::Queue { place })?
            }
            RecordName::Think => {
                let place = fields.place()?;
                fields.end(RecordKind::Think { place })?
            }
            RecordName::Expire => fields.end(RecordKind::Expire)?,
            RecordName::Abort => {
                let by = fields.place()?;
                fields.end(RecordKind::Abort { by })?
            }
            audience @ (RecordName::Say | RecordName::Confide) => {
                let team = audience == RecordName::Confide;
                let by = match fields.text("who spoke")? {
                    "arbiter" if !team => Speaker::Arbiter,
                    place => Speaker::Place(Place(place.parse().map_err(|_| Corrupt::Expected("a place"))?)),
                };
                let text = fields.text("what was said")?.to_owned();
                fields.end(RecordKind::Say { by, team, text })?
            }
            RecordName::Away => {
                let millis = fields.parse("milliseconds")?;
                fields.end(RecordKind::Away { millis })?
            }
        };
        Ok(Record { at, order, kind })
    }
}
