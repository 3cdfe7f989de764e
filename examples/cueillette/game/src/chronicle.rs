//! What journals of Cueillette tell.

use game_core::Chronicled;

use crate::{Cueillette, Ending, Event, OUTCOMES};

impl Chronicled for Cueillette {
    game_core::kinds! { _before:
        "deal" => Event::Deal(_),
        "take" => Event::Take { .. },
        "flag" => Event::End(Ending::Flag(_)),
        "resign" => Event::End(Ending::Resign(_)),
        "agree" => Event::End(Ending::Agree),
    }

    fn ends() -> Vec<&'static str> {
        OUTCOMES.iter().map(|&(_, code)| code).collect()
    }
}
