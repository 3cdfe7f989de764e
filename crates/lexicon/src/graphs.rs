//! The three graphs of a list of words.

use crate::Graph;
use crate::archive::{Archive, BadArchive, Section};

/// The words of a list, to be searched by their letters.
#[derive(Clone, Debug)]
pub struct Graphs {
    /// From first letter to last.
    pub forward: Graph,
    /// From last letter to first.
    pub backward: Graph,
    /// With the letters of each word by alphabet: one path for all anagrams.
    pub sorted: Graph,
}

impl Graphs {
    pub(crate) fn open(archive: Archive) -> Result<Graphs, BadArchive> {
        let graph = |section| Graph::open(archive.words(section)).ok_or(BadArchive::Damaged);
        Ok(Graphs {
            forward: graph(Section::Forward)?,
            backward: graph(Section::Backward)?,
            sorted: graph(Section::Sorted)?,
        })
    }
}
