//! What one guest and one address may ask in all, over every call and socket together.
//!
//! A bound for each call or socket alone is no bound: a second socket would double it. And a bound for guests
//! alone is none either, since a cookie costs nothing; hence a bucket for each guest, so that a household can
//! share an address, and a larger one for each address.

use std::time::Instant;

use room::{Input, PlayerId};

use crate::Limits;
use crate::address::Address;
use crate::error::HouseFault;
use crate::flood::Dam;
use crate::security::Caller;

/// Everybody's buckets.
pub(crate) struct Budgets {
    requests: Of,
    openings: Of,
    orders: Of,
    talk: Of,
    revocations: Dam<PlayerId>,
    codes: Dam<Address>,
}

/// A bucket for each guest and one for each address.
struct Of {
    guest: Dam<PlayerId>,
    address: Dam<Address>,
}

impl Of {
    fn admits(&self, guest: Option<PlayerId>, address: Option<Address>) -> Result<(), HouseFault> {
        let now = Instant::now();
        let admitted = guest.is_none_or(|guest| self.guest.admits(guest, now))
            && address.is_none_or(|address| self.address.admits(address, now));
        admitted.then_some(()).ok_or(HouseFault::TooMany)
    }
}

impl Budgets {
    pub(crate) fn new(limits: &Limits) -> Budgets {
        let of = |guest, address| Of {
            guest: Dam::new(guest),
            address: Dam::new(address),
        };
        Budgets {
            requests: of(limits.requests_of_guest, limits.requests_from_address),
            openings: of(limits.openings_of_guest, limits.openings_from_address),
            orders: of(limits.orders_of_guest, limits.orders_from_address),
            talk: of(limits.talk_of_guest, limits.talk_from_address),
            revocations: Dam::new(limits.revocations),
            codes: Dam::new(limits.codes_from_address),
        }
    }

    /// One more request.
    pub(crate) fn request(&self, caller: &Caller) -> Result<(), HouseFault> {
        self.requests.admits(caller.claim.player(), Some(caller.address))
    }

    /// One more table.
    pub(crate) fn opening(&self, caller: &Caller, player: PlayerId) -> Result<(), HouseFault> {
        self.openings.admits(Some(player), Some(caller.address))
    }

    /// One more order. Talk has a pace of its own, slower than that of moves.
    pub(crate) fn order(&self, caller: &Caller, player: PlayerId, input: &Input) -> Result<(), HouseFault> {
        let address = caller.stranger();
        self.orders.admits(Some(player), address)?;
        match input {
            Input::Say(_) | Input::SayTeam(_) => self.talk.admits(Some(player), address),
            _ => Ok(()),
        }
    }

    /// One more try at a code, so that none is guessed.
    pub(crate) fn code(&self, caller: &Caller) -> Result<(), HouseFault> {
        let admitted = self.codes.admits(caller.address, Instant::now());
        admitted.then_some(()).ok_or(HouseFault::TooMany)
    }

    /// One more change of a guest's cookies.
    pub(crate) fn revocation(&self, player: PlayerId) -> Result<(), HouseFault> {
        let admitted = self.revocations.admits(player, Instant::now());
        admitted.then_some(()).ok_or(HouseFault::TooMany)
    }
}
