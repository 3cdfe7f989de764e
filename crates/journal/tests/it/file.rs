//! A journal in a file, for what concerns files.

use std::path::PathBuf;

use journal::SqliteStore;
use tempfile::TempDir;

/// A journal in a folder of its own, gone at the end of the test.
pub(crate) struct FileHome {
    pub(crate) folder: TempDir,
}

impl FileHome {
    pub(crate) fn new() -> FileHome {
        FileHome {
            folder: TempDir::new().expect("temporary folder"),
        }
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join("journal.sqlite")
    }

    pub(crate) fn open(&self) -> SqliteStore {
        SqliteStore::open(&self.path()).expect("opened")
    }
}
