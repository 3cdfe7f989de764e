//! Game-tree search over a small position trait.
