//! Weights told as text, so that a match can try others than a player's own.
//!
//! Which weights are better is found by matches alone. As text they are given to one of two players on the
//! command line, and nothing has to be built for it.

use std::fmt;

use search::Value;

/// Weights that a player cannot judge by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WeightsFault {
    /// The player of this game has none that could be others.
    Unweighed,
    /// This is none of them, or has another number of values.
    Malformed(String),
}

impl fmt::Display for WeightsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsFault::Unweighed => f.write_str("weights not known to the player of this game"),
            WeightsFault::Malformed(word) => write!(f, "weights \"{word}\" not understood"),
        }
    }
}

impl std::error::Error for WeightsFault {}

/// Weights that have names.
pub trait Named {
    /// The values of this name.
    fn named(&mut self, name: &str) -> Option<&mut [Value]>;

    /// Sets what `text` names, as `knight=30` or `shares=5,2,1`, apart by white space; the rest stays.
    fn set(&mut self, text: &str) -> Result<(), WeightsFault> {
        for word in text.split_whitespace() {
            let told = word.split_once('=').and_then(|(name, numbers)| {
                let values = numbers.split(',').map(|number| number.parse().ok());
                let values: Vec<Value> = values.collect::<Option<_>>()?;
                let own = self.named(name).filter(|own| own.len() == values.len())?;
                own.copy_from_slice(&values);
                Some(())
            });
            told.ok_or_else(|| WeightsFault::Malformed(word.to_owned()))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Two {
        one: Value,
        many: [Value; 3],
    }

    impl Named for Two {
        fn named(&mut self, name: &str) -> Option<&mut [Value]> {
            match name {
                "one" => Some(std::slice::from_mut(&mut self.one)),
                "many" => Some(&mut self.many),
                _ => None,
            }
        }
    }

    #[test]
    fn weights_are_set_by_their_names() {
        let mut two = Two {
            one: 1,
            many: [1, 2, 3],
        };
        two.set("many=4,-5,6\n").expect("weights");
        assert_eq!((two.one, two.many), (1, [4, -5, 6]));
        two.set(" one=7 many=0,0,0").expect("weights");
        assert_eq!((two.one, two.many), (7, [0, 0, 0]));
        for wrong in ["one", "one=", "one=x", "one=1,2", "many=1,2", "none=1"] {
            let fault = two.set(wrong).expect_err(wrong);
            assert_eq!(fault, WeightsFault::Malformed(wrong.to_owned()));
        }
    }
}
