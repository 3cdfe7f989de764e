//! The file belongs to one owner: nobody else reads it, and no second server writes to it.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::{OpenError, StorageError, StorageFault};

/// The lock of a journal, let go when dropped or when its process ends, however that ends.
#[derive(Debug)]
pub struct Lock(#[expect(dead_code, reason = "held open for as long as the lock lasts")] File);

impl Lock {
    /// Takes the lock of the journal at `path`. It is a file of its own: closing any handle on a database
    /// lets go of the locks that SQLite holds on it.
    pub(crate) fn take(path: &Path) -> Result<Lock, OpenError> {
        let file = private()
            .create(true)
            .truncate(false)
            .write(true)
            .open(beside(path, "-lock"));
        let file = file.map_err(unreachable)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse),
            Err(TryLockError::Error(error)) => Err(unreachable(error)),
        }
    }
}

/// Lets only the owner read and write the database at `path`, whether or not it is there already. SQLite
/// gives the files that it makes beside it the same rights.
pub(crate) fn keep_private(path: &Path) -> Result<(), OpenError> {
    if !path.exists() {
        private()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path)
            .map_err(unreachable)?;
    }
    for file in [path.to_owned(), beside(path, "-wal"), beside(path, "-shm")] {
        match tighten(&file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            // Somebody else's file that we may use is theirs to close.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {}
            done => done.map_err(unreachable)?,
        }
    }
    Ok(())
}

/// How a file that only its owner may read is opened.
pub(crate) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(unix)]
fn tighten(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let metadata = fs::metadata(file)?;
    let mode = metadata.permissions().mode();
    if metadata.is_file() && mode & 0o077 != 0 {
        fs::set_permissions(file, fs::Permissions::from_mode(mode & 0o700))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn tighten(file: &Path) -> io::Result<()> {
    // The rights of the user's own folder hold.
    fs::metadata(file).map(drop)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

fn unreachable(error: io::Error) -> OpenError {
    OpenError::Storage(StorageError::new(StorageFault::Unreachable, error))
}
