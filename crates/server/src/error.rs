//! Refusals as HTTP answers and as frames.
//!
//! A refusal keeps its data up to here, and becomes a sentence only where it is known which language is
//! wanted. Calls and sockets make it of the same value, so that neither can say something of its own.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::{NoRuling, OpenFault, UnknownGame};
use game_core::{OptionFault, Subject};
use lexicon::{BadLetters, MAX_LETTERS, Rack, Unreadable};
use phrases::Locale;
use protocol::ErrorBody;
use room::Refusal;

use crate::locale::Asked;

/// What the server itself refuses, besides rooms and rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HouseFault {
    /// There is no such table or page.
    NotFound,
    /// The body or the query cannot be read.
    BadRequest,
    /// The cookie was not made here.
    BadCookie,
    /// The request comes from another site's page.
    BadOrigin,
    /// A nickname that cannot be.
    BadName,
    /// A salt that cannot be.
    BadSalt,
    /// A key of a wish for a table that cannot be.
    BadKey,
    /// Too many requests.
    TooMany,
    /// Too many tables of one guest or one address wait for somebody.
    TooManyWaiting,
    /// Computers play at too many tables of one guest.
    TooManyComputers,
    /// No table waits under this code.
    NoSuchCode,
    /// The body is too large.
    TooLarge,
    /// The method is not for this address.
    BadMethod,
    /// The client speaks another version of the protocol.
    BadProtocol,
    /// The body did not come in time.
    TooSlow,
    /// The server goes away, and has done nothing.
    ShuttingDown,
    /// The journal cannot keep anything now.
    Storage,
}

impl HouseFault {
    pub(crate) fn status(self) -> StatusCode {
        match self {
            HouseFault::NotFound | HouseFault::NoSuchCode => StatusCode::NOT_FOUND,
            HouseFault::BadRequest
            | HouseFault::BadName
            | HouseFault::BadSalt
            | HouseFault::BadKey
            | HouseFault::BadProtocol => StatusCode::BAD_REQUEST,
            HouseFault::BadCookie => StatusCode::UNAUTHORIZED,
            HouseFault::BadOrigin => StatusCode::FORBIDDEN,
            HouseFault::TooMany | HouseFault::TooManyWaiting | HouseFault::TooManyComputers => {
                StatusCode::TOO_MANY_REQUESTS
            }
            HouseFault::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            HouseFault::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
            HouseFault::TooSlow => StatusCode::REQUEST_TIMEOUT,
            HouseFault::ShuttingDown | HouseFault::Storage => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    pub(crate) fn code(self) -> &'static str {
        match self {
            HouseFault::NotFound => "not-found",
            HouseFault::BadRequest => "bad-request",
            HouseFault::BadCookie => "bad-cookie",
            HouseFault::BadOrigin => "bad-origin",
            HouseFault::BadName => "bad-name",
            HouseFault::BadSalt => "bad-salt",
            HouseFault::BadKey => "bad-key",
            HouseFault::TooMany => "too-many",
            HouseFault::TooManyWaiting => "too-many-waiting",
            HouseFault::TooManyComputers => "too-many-computers",
            HouseFault::NoSuchCode => "no-such-code",
            HouseFault::TooLarge => "too-large",
            HouseFault::BadMethod => "bad-method",
            HouseFault::BadProtocol => "bad-protocol",
            HouseFault::TooSlow => "too-slow",
            HouseFault::ShuttingDown => "shutting-down",
            HouseFault::Storage => "storage",
        }
    }
}

/// A refusal with all that its sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Denial {
    /// The server refuses.
    House(HouseFault),
    /// A table cannot be opened so.
    Open(OpenFault),
    /// The room or the rules of a game refuse.
    Room(String, Refusal),
    /// The rules of a game that the asker plays elsewhere keep the dictionary closed.
    Lookup {
        /// How.
        code: String,
        /// The clause that says so, by its id.
        clause: String,
    },
    /// A text is no word.
    Word(Unreadable),
    /// A text is no letters to write with.
    Letters(BadLetters),
    /// No word game is set so.
    Ruling(NoRuling),
}

impl From<HouseFault> for Denial {
    fn from(fault: HouseFault) -> Denial {
        Denial::House(fault)
    }
}

impl Denial {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Denial::House(fault) => fault.status(),
            Denial::Lookup { .. } => StatusCode::FORBIDDEN,
            Denial::Open(_) | Denial::Word(_) | Denial::Letters(_) | Denial::Ruling(_) => {
                StatusCode::BAD_REQUEST
            }
            Denial::Room(_, refusal) => match refusal {
                Refusal::Malformed(_) | Refusal::TooLong => StatusCode::BAD_REQUEST,
                Refusal::NotSeated
                | Refusal::NotArbiter
                | Refusal::TurnedDown
                | Refusal::NotHost
                | Refusal::LookupOwnTime { .. }
                | Refusal::LookupForbidden { .. }
                | Refusal::HintClock
                | Refusal::HintArbiter
                | Refusal::HintNotAgreed
                | Refusal::HintForbidden { .. } => StatusCode::FORBIDDEN,
                Refusal::Violation { .. } => StatusCode::UNPROCESSABLE_ENTITY,
                _ => StatusCode::CONFLICT,
            },
        }
    }

    pub(crate) fn body(&self, locale: Locale) -> ErrorBody {
        match self {
            Denial::House(fault) => plain(locale, fault.code(), &[]),
            Denial::Open(fault) => open_body(locale, fault),
            Denial::Lookup { code, clause } => ErrorBody {
                clause: Some(clause.clone()),
                ..plain(locale, code, &[])
            },
            Denial::Room(game, refusal) => room_body(locale, game, refusal),
            Denial::Word(unreadable) => plain(locale, unreadable.code(), &[]),
            Denial::Letters(bad) => letters_body(locale, *bad),
            Denial::Ruling(NoRuling::Game(slug)) => {
                open_body(locale, &OpenFault::Game(UnknownGame(slug.clone())))
            }
            Denial::Ruling(NoRuling::Option(fault)) => option_body(locale, None, fault),
        }
    }

    pub(crate) fn response(&self, Asked(locale): Asked) -> Response {
        let mut response = (self.status(), Json(self.body(locale))).into_response();
        if let Denial::House(HouseFault::TooMany | HouseFault::ShuttingDown) = self {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}

fn plain(locale: Locale, code: &str, args: &[(&str, &str)]) -> ErrorBody {
    ErrorBody {
        error: locale.refusal(None, code, args),
        code: code.to_owned(),
        clause: None,
        subject: None,
    }
}

fn open_body(locale: Locale, fault: &OpenFault) -> ErrorBody {
    match fault {
        OpenFault::Game(unknown) => plain(locale, "unknown-game", &[("subject", &unknown.0)]),
        OpenFault::Option(kind, fault) => option_body(locale, Some(kind.slug()), fault),
        OpenFault::Spec(spec) => plain(locale, spec.code(), &[]),
        OpenFault::Level(level) => plain(locale, "bad-level", &[("subject", &level.to_string())]),
        OpenFault::Corrupt(_) => plain(locale, HouseFault::Storage.code(), &[]),
    }
}

/// How much may be asked of the dictionary is told with what was too much.
fn letters_body(locale: Locale, bad: BadLetters) -> ErrorBody {
    let [letters, places, jokers] =
        [Rack::MAX_LETTERS, MAX_LETTERS, Rack::MAX_JOKERS].map(|most| most.to_string());
    let most = [("letters", &*letters), ("places", &*places), ("jokers", &*jokers)];
    plain(locale, bad.code(), &most)
}

/// The game whose option it is may say more of it than that it cannot be set so.
fn option_body(locale: Locale, game: Option<&str>, fault: &OptionFault) -> ErrorBody {
    let code = "bad-option";
    ErrorBody {
        error: locale.refusal(game, code, &[("name", &fault.name), ("value", &fault.value)]),
        ..plain(locale, code, &[])
    }
}

fn room_body(locale: Locale, game: &str, refusal: &Refusal) -> ErrorBody {
    let code = refusal.code();
    let about = match refusal {
        Refusal::Violation { subject, .. } if *subject != Subject::Nothing => Some(subject.to_string()),
        _ => None,
    };
    let error = match refusal {
        Refusal::Malformed(malformed) => {
            let at = (malformed.at + 1).to_string();
            locale.refusal(None, code, &[("at", &at)])
        }
        Refusal::Violation { .. } => locale.refusal(
            Some(game),
            code,
            &[("subject", about.as_deref().unwrap_or_default())],
        ),
        _ => locale.refusal(None, code, &[]),
    };
    ErrorBody {
        error,
        code: code.to_owned(),
        clause: refusal.clause().map(str::to_owned),
        subject: about,
    }
}

#[cfg(test)]
mod tests {
    use game_core::Malformed;
    use room::SpecFault;

    use super::*;

    fn faults() -> Vec<HouseFault> {
        vec![
            HouseFault::NotFound,
            HouseFault::BadRequest,
            HouseFault::BadCookie,
            HouseFault::BadOrigin,
            HouseFault::BadName,
            HouseFault::BadSalt,
            HouseFault::BadKey,
            HouseFault::TooMany,
            HouseFault::TooManyWaiting,
            HouseFault::TooManyComputers,
            HouseFault::NoSuchCode,
            HouseFault::TooLarge,
            HouseFault::BadMethod,
            HouseFault::BadProtocol,
            HouseFault::TooSlow,
            HouseFault::ShuttingDown,
            HouseFault::Storage,
        ]
    }

    fn refusals() -> Vec<Refusal> {
        vec![
            Refusal::Malformed(Malformed::new(3, "a square")),
            Refusal::NotSeated,
            Refusal::NotYourTurn,
            Refusal::Stale,
            Refusal::Over,
            Refusal::NotStarted,
            Refusal::NoOffer,
            Refusal::OfferStands,
            Refusal::CannotAbort,
            Refusal::CannotTakeBack,
            Refusal::Taken,
            Refusal::AlreadySeated,
            Refusal::NotHost,
            Refusal::TooLong,
            Refusal::NoPartner,
            Refusal::Paused,
            Refusal::NotArbiter,
            Refusal::NoCandidate,
            Refusal::TurnedDown,
            Refusal::NotGone,
            Refusal::LookupOwnTime { clause: "F3" },
            Refusal::LookupForbidden { clause: "7.6" },
            Refusal::HintClock,
            Refusal::HintArbiter,
            Refusal::HintNotAgreed,
            Refusal::HintForbidden { clause: "F1" },
            Refusal::SheetSealed,
        ]
    }

    /// Every refusal of the table and the house, with a note for whoever adds one: the matches below
    /// stop compiling, and the lists above are to be completed.
    fn denials() -> Vec<Denial> {
        for fault in faults() {
            match fault {
                HouseFault::NotFound
                | HouseFault::BadRequest
                | HouseFault::BadCookie
                | HouseFault::BadOrigin
                | HouseFault::BadName => {}
                HouseFault::BadSalt
                | HouseFault::TooMany
                | HouseFault::TooLarge
                | HouseFault::BadMethod
                | HouseFault::BadProtocol => {}
                HouseFault::TooManyWaiting
                | HouseFault::TooManyComputers
                | HouseFault::NoSuchCode
                | HouseFault::BadKey => {}
                HouseFault::TooSlow | HouseFault::ShuttingDown | HouseFault::Storage => {}
            }
        }
        for refusal in refusals() {
            match refusal {
                Refusal::Malformed(_) | Refusal::NotSeated | Refusal::NotYourTurn | Refusal::Stale => {}
                Refusal::Over | Refusal::NotStarted | Refusal::NoOffer | Refusal::OfferStands => {}
                Refusal::CannotAbort | Refusal::CannotTakeBack | Refusal::Taken => {}
                Refusal::AlreadySeated | Refusal::TooLong | Refusal::NoPartner => {}
                Refusal::Paused | Refusal::NotArbiter | Refusal::NotHost => {}
                Refusal::NoCandidate | Refusal::TurnedDown | Refusal::NotGone => {}
                Refusal::Violation { .. } => {}
                Refusal::LookupOwnTime { .. } | Refusal::LookupForbidden { .. } => {}
                Refusal::HintClock | Refusal::HintArbiter => {}
                Refusal::HintNotAgreed | Refusal::HintForbidden { .. } => {}
                Refusal::SheetSealed => {}
            }
        }
        let specs = [
            SpecFault::Places,
            SpecFault::Clock,
            SpecFault::Games,
            SpecFault::NoPerson,
            SpecFault::Arbiter,
            SpecFault::StandIn,
            SpecFault::Patience,
            SpecFault::Hints,
        ];
        for spec in specs {
            match spec {
                SpecFault::Places | SpecFault::Clock | SpecFault::Games => {}
                SpecFault::NoPerson | SpecFault::Arbiter | SpecFault::StandIn | SpecFault::Patience => {}
                SpecFault::Hints => {}
            }
        }
        let rooms = refusals()
            .into_iter()
            .map(|refusal| Denial::Room("echecs".to_owned(), refusal));
        let opens = specs
            .map(OpenFault::Spec)
            .into_iter()
            .chain([OpenFault::Level(9)])
            .map(Denial::Open);
        let words = [
            Unreadable::Empty,
            Unreadable::TooLong,
            Unreadable::BadCharacter('7'),
        ];
        let letters = [
            BadLetters::Empty,
            BadLetters::TooManyLetters,
            BadLetters::TooManyJokers,
            BadLetters::BadCharacter('7'),
        ];
        faults()
            .into_iter()
            .map(Denial::House)
            .chain(rooms)
            .chain(opens)
            .chain(words.map(Denial::Word))
            .chain(letters.map(Denial::Letters))
            .chain([Denial::Ruling(NoRuling::Game("tric-trac".to_owned()))])
            .collect()
    }

    #[test]
    fn every_refusal_has_a_sentence_in_both_languages() {
        for denial in denials() {
            let [french, english] = Locale::ALL.map(|locale| denial.body(locale));
            assert_eq!(french.code, english.code);
            for body in [&french, &english] {
                assert!(
                    body.error.contains(' '),
                    "{denial:?} has no sentence: {:?}",
                    body.error
                );
                assert!(
                    !body.error.contains(['{', '$']),
                    "{denial:?} lacks a part: {:?}",
                    body.error
                );
            }
            assert_ne!(french.error, english.error, "{denial:?}");
        }
    }

    #[test]
    fn every_refusal_is_an_error_of_the_asker_or_of_the_house() {
        for denial in denials() {
            let status = denial.status();
            let own = matches!(
                denial,
                Denial::House(HouseFault::Storage | HouseFault::ShuttingDown)
            );
            assert_eq!(status.is_server_error(), own, "{denial:?}");
            assert!(status.is_client_error() || own, "{denial:?}");
        }
    }

    #[test]
    fn a_game_may_say_more_of_its_own_option() {
        let told = |game, name: &str| {
            let fault = OptionFault {
                name: name.to_owned(),
                value: "nowhere".to_owned(),
                spec: None,
                before: None,
            };
            option_body(Locale::Fr, game, &fault).error
        };
        let plain = told(None, "start");
        assert_ne!(told(Some("echecs"), "start"), plain);
        assert_eq!(told(Some("echecs"), "profile"), plain);
        assert_eq!(told(Some("chevaliers"), "start"), plain);
    }
}
