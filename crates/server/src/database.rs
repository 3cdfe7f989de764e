//! Where the journal is kept.
//!
//! Files and PostgreSQL are told apart here and nowhere else: all others hold a `Store`. The address may bear a
//! password, which stands in process lists and logs; so no fault repeats the text that was not understood, and
//! the password may come by another way.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use journal::{NotAPostgresUrl, PostgresStore, PostgresUrl, SqliteStore, Store};

use crate::ServeError;

/// What keeps the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// Nothing but memory: `sqlite::memory:`.
    Memory,
    /// A file on this machine, of this server alone: `sqlite:FILE`.
    File(PathBuf),
    /// A PostgreSQL database: `postgres://USER@HOST/DATABASE`.
    Postgres(PostgresUrl),
}

/// A text that names no database.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotADatabase {
    /// It begins like none. What follows may hold a password and is not told.
    #[error("database \"{0}\" unknown, expected sqlite:FILE or postgres://USER@HOST/DATABASE")]
    Unknown(String),
    /// It begins like a PostgreSQL database. The text may hold a password and is not told.
    #[error("database cannot be used")]
    Postgres(#[from] NotAPostgresUrl),
}

impl Database {
    /// The same, reached with `password` where a password is a matter and none is named.
    #[must_use]
    pub fn or_password(self, password: Option<&str>) -> Database {
        match (self, password) {
            (Database::Postgres(url), Some(password)) if !url.has_password() => {
                Database::Postgres(url.with_password(password))
            }
            (database, _) => database,
        }
    }

    /// Opens the journal in it.
    pub(crate) fn open(&self) -> Result<Arc<dyn Store>, ServeError> {
        Ok(match self {
            Database::Memory => Arc::new(SqliteStore::in_memory()?),
            Database::File(path) => {
                make_folder(path).map_err(ServeError::Folder)?;
                Arc::new(SqliteStore::open(path)?)
            }
            Database::Postgres(url) => Arc::new(PostgresStore::connect(url)?),
        })
    }
}

impl FromStr for Database {
    type Err = NotADatabase;

    fn from_str(text: &str) -> Result<Database, NotADatabase> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Database::Postgres(text.parse()?));
        }
        match text.strip_prefix("sqlite:") {
            Some(":memory:") => Ok(Database::Memory),
            Some(file) if !file.trim_start_matches('/').is_empty() => {
                Ok(Database::File(file.strip_prefix("//").unwrap_or(file).into()))
            }
            _ => Err(NotADatabase::Unknown(
                text.split(':').next().unwrap_or_default().to_owned(),
            )),
        }
    }
}

fn make_folder(path: &Path) -> std::io::Result<()> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => std::fs::create_dir_all(folder),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Database, NotADatabase};

    proptest! {
        #[test]
        fn every_text_is_a_database_or_none(
            text in prop_oneof![".*", r"(sqlite|postgres|postgresql|\PC{0,4}):/{0,3}\PC{0,30}"],
        ) {
            if let Err(NotADatabase::Unknown(told)) = read(&text) {
                prop_assert!(!told.contains(':') && text.starts_with(&told));
            }
        }

        #[test]
        fn a_file_that_is_named_is_that_file(path in r"/?[^/:\x00][^\x00]{0,40}") {
            prop_assert_eq!(read(&format!("sqlite:{path}")).ok(), Some(Database::File((&path).into())));
            prop_assert_eq!(read(&format!("sqlite://{path}")).ok(), Some(Database::File(path.into())));
        }
    }

    fn read(text: &str) -> Result<Database, NotADatabase> {
        text.parse()
    }

    #[test]
    fn a_database_is_a_file_a_server_or_nothing() {
        assert_eq!(read("sqlite::memory:").unwrap(), Database::Memory);
        let file = |path: &str| Database::File(path.into());
        assert_eq!(read("sqlite:games.sqlite").unwrap(), file("games.sqlite"));
        assert_eq!(
            read("sqlite:///var/games.sqlite").unwrap(),
            file("/var/games.sqlite")
        );
        for server in [
            "postgres://ada@db.example/games",
            "postgresql://ada@%2Frun%2Fpostgresql/games",
        ] {
            assert!(matches!(read(server), Ok(Database::Postgres(_))), "{server}");
        }
        for other in ["", "sqlite:", "sqlite://", "mysql://localhost", "games.sqlite"] {
            assert!(matches!(read(other), Err(NotADatabase::Unknown(_))), "{other}");
        }
    }

    #[test]
    fn a_password_that_is_named_stays() {
        let password = |text: &str| match read(text).unwrap().or_password(Some("other")) {
            Database::Postgres(url) => url,
            found => panic!("{found:?}"),
        };
        let named = "postgres://ada:one@db.example/games";
        assert_eq!(Database::Postgres(password(named)), read(named).unwrap());
        assert!(password("postgres://ada@db.example/games").has_password());
        let refused = read("postgres://ada:hunter2@db.example/games?sslmode=require").unwrap_err();
        let told = crate::with_causes(&refused);
        assert!(
            told.contains("sslmode=require not supported") && !told.contains("hunter2"),
            "{told}"
        );
        let mistyped = read("postgre://ada:hunter2@db.example/games").unwrap_err();
        assert_eq!(
            mistyped.to_string(),
            "database \"postgre\" unknown, expected sqlite:FILE or postgres://USER@HOST/DATABASE"
        );
    }
}
