//! The French lexicon, compiled by the build from `data/lexicon` and embedded.
//!
//! The table and what is compiled from it are under the Mozilla Public License 2.0; `data/lexicon`
//! holds the table, its licence and its credit.

use std::sync::OnceLock;

use lexicon::Lexicon;

/// Bytes at an address where 32-bit words can be read.
#[repr(align(8))]
struct Aligned<T>(T);

static ARCHIVE: Aligned<[u8; include_bytes!(concat!(env!("OUT_DIR"), "/french.lexicon")).len()]> =
    Aligned(*include_bytes!(concat!(env!("OUT_DIR"), "/french.lexicon")));

/// The French lexicon.
pub fn french() -> &'static Lexicon {
    static FRENCH: OnceLock<Lexicon> = OnceLock::new();
    FRENCH.get_or_init(|| {
        let words = bytemuck::try_cast_slice(&ARCHIVE.0).expect("the archive is aligned");
        Lexicon::open(words).expect("the build compiled the archive")
    })
}

/// The size of the embedded archive, in bytes.
pub const EMBEDDED_BYTES: usize = ARCHIVE.0.len();
