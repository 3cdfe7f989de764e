//! Sentences for players, French and English, from Fluent files.
