//! The weights of the evaluation.

mod fitted;
mod guess;

pub use fitted::FITTED;
pub use guess::first_guess;

use super::tally::Table;
use bots::WeightsFault;

/// The table of a text that holds pairs of weights as the source of the fitted ones does.
pub(crate) fn read(text: &str) -> Result<Table, WeightsFault> {
    let pairs = text.split('(').filter_map(|part| {
        let (pair, _) = part.split_once(')')?;
        let (opening, endgame) = pair.split_once(", ")?;
        Some((opening.parse().ok()?, endgame.parse().ok()?))
    });
    let weights: Vec<(i16, i16)> = pairs.collect();
    let count = weights.len();
    weights
        .try_into()
        .map_err(|_| WeightsFault::Malformed(format!("{count} pairs")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_source_of_the_fitted_weights_is_read() {
        assert_eq!(read(include_str!("weights/fitted.rs")), Ok(FITTED));
        let none = WeightsFault::Malformed("1 pairs".to_owned());
        assert_eq!(read("(1, 2), (x, 3)"), Err(none));
    }
}
