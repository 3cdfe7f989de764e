//! The three graphs of a list of words.

use crate::archive::{Archive, BadArchive, Section};
use crate::graph::{self, Arcs, Crop, GraphFault, Layout, MOST_SETS};
use crate::{Graph, Spellings};

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
        let sets = archive.words(Section::Sets);
        if sets.len() > MOST_SETS {
            return Err(BadArchive::Damaged);
        }
        let sets: Vec<Spellings> = sets.iter().map(|&set| Spellings::unpack(set)).collect();
        let graph = |section| Graph::open(archive.words(section), &sets).ok_or(BadArchive::Damaged);
        Ok(Graphs {
            forward: graph(Section::Forward)?,
            backward: graph(Section::Backward)?,
            sorted: graph(Section::Sorted)?,
        })
    }

    /// The sets that they hold.
    pub(crate) fn sets(&self) -> &[Spellings] {
        self.forward.layout.sets()
    }

    /// The graphs of `words`, in the form that [`Graph::open`] reads: forward, backward, sorted.
    ///
    /// # Errors
    /// When a word is too long or there are too many.
    pub(crate) fn nodes(mut words: Crop, layout: &Layout) -> Result<[Vec<u32>; 3], GraphFault> {
        let forward = graph::sow(&mut words, layout)?;
        let mut words = words.arranged(<[_]>::reverse);
        let backward = graph::sow(&mut words, layout)?;
        let mut words = words.arranged(<[_]>::sort_unstable);
        Ok([forward, backward, graph::sow(&mut words, layout)?])
    }

    /// The graphs of `words`, of these sets.
    ///
    /// # Errors
    /// When a word is too long or there are too many.
    pub(crate) fn sow(words: Crop, sets: &[Spellings]) -> Result<Graphs, GraphFault> {
        let graph = |nodes| Graph::open(nodes, sets).expect("a graph just built opens");
        let layout = Layout::new(Arcs::BySet, sets);
        let [forward, backward, sorted] = Graphs::nodes(words, &layout)?.map(graph);
        Ok(Graphs {
            forward,
            backward,
            sorted,
        })
    }
}
