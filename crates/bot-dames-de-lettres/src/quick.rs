//! Tables by numbers that nobody chooses in order to make them meet: words and sets of squares.

use std::collections::{HashMap, HashSet};
use std::hash::BuildHasherDefault;

use game_core::mix::Mixer;

pub(crate) type QuickMap<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;
pub(crate) type QuickSet<K> = HashSet<K, BuildHasherDefault<Mixer>>;
