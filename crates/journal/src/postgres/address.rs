//! Where a PostgreSQL database is, as a URL says it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;
use tokio_postgres::config::{SslMode, TargetSessionAttrs};

/// The address of a PostgreSQL database: `postgres://USER:PASSWORD@HOST:PORT/DATABASE?OPTION=VALUE`.
///
/// It may name several hosts, of which the one that can be written to is taken. Its debug form keeps the
/// password to itself.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresUrl(pub(super) Box<tokio_postgres::Config>);

/// Why a text is no address of a PostgreSQL database.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum NotAPostgresUrl {
    /// It asks for an encrypted connection, which this store cannot make.
    #[error(
        "sslmode={0} not supported, expected disable: connect by a socket, over a private network, or \
         through a tunnel"
    )]
    Encrypted(String),
    /// It is not of the form of such an address.
    #[error("not a PostgreSQL address, expected postgres://USER@HOST:PORT/DATABASE")]
    Malformed(#[source] tokio_postgres::Error),
}

impl PostgresUrl {
    /// Whether it names a password.
    pub fn has_password(&self) -> bool {
        self.0.get_password().is_some()
    }

    /// The same address with this password.
    #[must_use]
    pub fn with_password(mut self, password: &str) -> PostgresUrl {
        self.0.password(password);
        self
    }
}

impl FromStr for PostgresUrl {
    type Err = NotAPostgresUrl;

    fn from_str(text: &str) -> Result<PostgresUrl, NotAPostgresUrl> {
        // Told here, and by its own name: some modes are not even words to what reads the rest.
        let asked = text
            .split(['?', '&'])
            .find_map(|part| part.strip_prefix("sslmode="));
        if let Some(mode) = asked.filter(|mode| !["disable", "allow", "prefer"].contains(mode)) {
            return Err(NotAPostgresUrl::Encrypted(mode.to_owned()));
        }
        let text = text.replace("sslmode=allow", "sslmode=prefer");
        let mut config: tokio_postgres::Config = text.parse().map_err(NotAPostgresUrl::Malformed)?;
        config.ssl_mode(SslMode::Disable);
        // Of a pair of which one copies the other, the one that may be written to.
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        // A host that vanished is noticed within half a minute, also where nobody waits for an answer.
        if !text.contains("keepalives") {
            config
                .keepalives_idle(Duration::from_secs(10))
                .keepalives_interval(Duration::from_secs(5))
                .keepalives_retries(3);
        }
        if config.get_application_name().is_none() {
            config.application_name("cavalettres");
        }
        Ok(PostgresUrl(Box::new(config)))
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PostgresUrl")
            .field("hosts", &self.0.get_hosts())
            .field("database", &self.0.get_dbname())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use proptest::prelude::*;

    use super::{NotAPostgresUrl, PostgresUrl};

    /// An error with what caused it.
    fn told(error: &dyn Error) -> String {
        let cause = error.source().map(told).unwrap_or_default();
        format!("{error} {cause}")
    }

    proptest! {
        #[test]
        fn every_text_is_an_address_or_none(
            text in prop_oneof![".*", r"postgres(ql)?://[-\PC]{0,20}[@:/?&=%]\PC{0,20}([?&](sslmode|port)=\PC{0,8})?"],
        ) {
            let _ = read(&text);
        }

        #[test]
        fn what_an_address_names_is_read_and_no_password_told(
            user in "[a-z]{1,8}",
            // Long enough to stand nowhere by chance.
            password in "[A-Za-z0-9]{12}",
            host in "[a-z][-a-z0-9.]{0,20}",
            port in 1u16..,
            name in "[a-z]{1,12}",
            asks in prop_oneof!["", r"\?connect_timeout=[1-9]", r"\?sslmode=[a-z-]{1,12}", r"\?[a-z]{1,8}=[a-z]{1,8}"],
        ) {
            let text = format!("postgres://{user}:{password}@{host}:{port}/{name}{asks}");
            let told = match read(&text) {
                Ok(url) => {
                    prop_assert!(url.has_password());
                    prop_assert_eq!(url.0.get_user(), Some(user.as_str()));
                    prop_assert_eq!(url.0.get_ports(), &[port]);
                    prop_assert_eq!(url.0.get_dbname(), Some(name.as_str()));
                    let shown = format!("{url:?}");
                    prop_assert!(shown.contains(&host));
                    shown
                }
                Err(fault) => {
                    prop_assert!(!asks.is_empty(), "{}", told(&fault));
                    format!("{fault:?} {}", told(&fault))
                }
            };
            prop_assert!(!told.contains(&password), "{told}");
        }
    }

    fn read(text: &str) -> Result<PostgresUrl, NotAPostgresUrl> {
        text.parse()
    }

    #[test]
    fn a_password_is_not_shown() {
        let url = read("postgres://ada:hunter2@db.example:5433/games").expect("an address");
        assert!(url.has_password());
        assert!(!format!("{url:?}").contains("hunter2"), "{url:?}");
        let url = read("postgres://ada@db.example/games").expect("an address");
        assert!(!url.has_password() && url.with_password("x").has_password());
    }

    #[test]
    fn encryption_is_refused_rather_than_forgotten() {
        for mode in ["require", "verify-ca", "verify-full"] {
            let refused = read(&format!("postgres://ada@db.example/games?a=b&sslmode={mode}"));
            assert!(
                matches!(&refused, Err(NotAPostgresUrl::Encrypted(found)) if found == mode),
                "{refused:?}"
            );
        }
        for mode in ["disable", "allow", "prefer"] {
            read(&format!("postgres://ada@db.example/games?sslmode={mode}")).expect("no more than we can");
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in ["postgres://h:port/", "postgres://h/db?colour=red"] {
            assert!(matches!(read(text), Err(NotAPostgresUrl::Malformed(_))), "{text}");
        }
    }
}
