//! A word list in a file.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A file that is there as long as this is.
pub(crate) struct WordList(PathBuf);

impl WordList {
    pub(crate) fn of(text: &str) -> WordList {
        WordList::of_bytes(text.as_bytes())
    }

    pub(crate) fn of_bytes(bytes: &[u8]) -> WordList {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("cavalettres-list-{}-{number}.txt", std::process::id());
        let file = std::env::temp_dir().join(name);
        std::fs::write(&file, bytes).expect("the temporary folder can be written");
        WordList(file)
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().expect("the temporary folder has a plain name")
    }
}

impl Drop for WordList {
    fn drop(&mut self) {
        // A file left behind in the temporary folder harms nobody.
        let _ = std::fs::remove_file(&self.0);
    }
}
