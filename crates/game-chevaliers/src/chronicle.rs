//! What journals of Échec aux Chevaliers tell.

use game_core::Chronicled;

use crate::{Chevaliers, Ending, Event, Gait, OUTCOMES, Ply};

impl Chronicled for Chevaliers {
    game_core::kinds! { _before:
        "charge" => Event::Move(ply) if ply.captures() > 0 && leaps(ply),
        "chain" => Event::Move(ply) if ply.captures() > 1,
        "capture" => Event::Move(ply) if ply.captures() > 0,
        "leap" => Event::Move(ply) if leaps(ply),
        "step" => Event::Move(_),
        "claim" => Event::Claim,
        "flag" => Event::End(Ending::Flag(_)),
        "resign" => Event::End(Ending::Resign(_)),
        "agree" => Event::End(Ending::Agree),
    }

    fn ends() -> Vec<&'static str> {
        OUTCOMES.iter().map(|&(_, code)| code).collect()
    }
}

fn leaps(ply: &Ply) -> bool {
    ply.hops.iter().any(|hop| hop.gait == Gait::Leap)
}
