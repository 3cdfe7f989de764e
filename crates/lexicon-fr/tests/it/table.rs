//! The table, read by other means than the compiler's.

use std::io::Read as _;
use std::sync::LazyLock;

/// The whole table.
static TEXT: LazyLock<String> = LazyLock::new(|| {
    let packed = include_bytes!("../../../../data/lexicon/lexicon-fr.tsv.gz");
    let mut text = String::new();
    flate2::read::GzDecoder::new(&packed[..])
        .read_to_string(&mut text)
        .expect("the table is packed text");
    text
});

/// Form, lemma and tags of every row.
pub(crate) fn rows() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    TEXT.lines().map(|line| {
        let mut fields = line.split('\t');
        let mut field = || fields.next().expect("three fields");
        (field(), field(), field())
    })
}
