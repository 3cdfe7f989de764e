//! The move of somebody who writes what he sees, without a thought for what it changes.

use game_dames_de_lettres::{Play, Slide};

use super::classes::Root;
use super::memory::Memory;
use super::position::{EnginePosition, Scene};
use super::words::{Entry, Open, Words, words};
use bots::Chance;

/// How often the word is one of the shortest there are, in thousandths.
const SHORTEST: u32 = 900;

/// Any word that the player knows, mostly one of the shortest; a move without a word where there is none;
/// nothing where there is no such move either.
pub(crate) fn babble(
    scene: &Scene,
    memory: &mut Memory<'_>,
    position: &EnginePosition,
    root: Root<'_>,
    chance: &mut Chance,
) -> Option<Play> {
    let (slides, words) = seen(scene, memory, position, root);
    let fewest = words.entries.iter().map(Entry::len).min().unwrap_or(0);
    let most = if chance.happens(SHORTEST) {
        fewest
    } else {
        usize::MAX
    };
    let short: Vec<&Entry> = words.entries.iter().filter(|entry| entry.len() <= most).collect();
    if let Some(entry) = short.get(chance.below(short.len())) {
        return Some(written(&slides, &words, entry));
    }
    let wordless: Vec<Play> = wordless(&slides, root).collect();
    wordless.get(chance.below(wordless.len())).cloned()
}

/// The slides that may be made, and the words that the player knows after one of them, as they are found.
pub(crate) fn seen(
    scene: &Scene,
    memory: &mut Memory<'_>,
    position: &EnginePosition,
    root: Root<'_>,
) -> (Vec<Slide>, Words) {
    let mut slides = position.board.slides(scene.rules(), position.side);
    slides.retain(|slide| root.touched.is_none_or(|touched| touched == slide.from));
    let announced = root.announced();
    let open = Open {
        line: &[],
        announced: &announced,
        spoken: true,
    };
    let mut words = words(scene, memory, position, &slides, open);
    if announced.len() > 1 {
        // One word is not what was announced (F1b).
        words = Words::default();
    }
    (slides, words)
}

/// The moves without a word that the rules allow.
pub(crate) fn wordless<'r>(slides: &'r [Slide], root: Root<'r>) -> impl Iterator<Item = Play> + use<'r> {
    let plays = slides.iter().map(Play::bare);
    plays.filter(move |play| root.wordless.contains(&play.to_string()))
}

/// The move that writes a word.
pub(crate) fn written(slides: &[Slide], words: &Words, entry: &Entry) -> Play {
    Play::writing(&slides[entry.slide], vec![words.writing(entry)])
}
