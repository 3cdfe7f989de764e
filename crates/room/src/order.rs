//! The keys by which an order that is sent again is known.

use std::fmt;
use std::str::FromStr;

use crate::{Corrupt, PlayerId};

/// How many orders of each player a table remembers.
const REMEMBERED: usize = 16;

/// The name of an order: whose it is, and the number that their client gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderKey {
    /// Who gave it.
    pub player: PlayerId,
    /// Their client's own number for it.
    pub key: u64,
}

impl fmt::Display for OrderKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.player, self.key)
    }
}

impl FromStr for OrderKey {
    type Err = Corrupt;

    fn from_str(text: &str) -> Result<OrderKey, Corrupt> {
        let corrupt = Corrupt::Expected("the key of an order");
        let (player, key) = text.split_once('/').ok_or(corrupt)?;
        Ok(OrderKey {
            player: player.parse().map_err(|_| corrupt)?,
            key: key.parse().map_err(|_| corrupt)?,
        })
    }
}

/// The orders that were done lately, with the version that each led to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Done(Vec<(OrderKey, u64)>);

impl Done {
    pub(crate) fn version(&self, order: OrderKey) -> Option<u64> {
        let known = self.0.iter().find(|(known, _)| *known == order);
        known.map(|&(_, version)| version)
    }

    pub(crate) fn note(&mut self, order: OrderKey, version: u64) {
        let own = |(known, _): &(OrderKey, u64)| known.player == order.player;
        if self.0.iter().filter(|known| own(known)).count() >= REMEMBERED
            && let Some(oldest) = self.0.iter().position(own)
        {
            self.0.remove(oldest);
        }
        self.0.push((order, version));
    }
}
