//! La Guerre des Mots: its notation, its cases, its laws.

mod naive;
mod parsers;
