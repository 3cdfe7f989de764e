//! What the engine takes from a game: its ground, its law, and how to weigh positions.

use game_chevaliers::{CastleHold, Chain, Chevaliers, Obligation, OwnCastle, Stalemate, Team};
use game_core::{Game as _, Viewer};

use super::ground::Ground;
use super::law::{Duty, Law};
use super::tally::{Scales, Table};

/// What does not change while the engine thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
    pub(crate) ground: Ground,
    pub(crate) law: Law,
    pub(crate) scales: Scales,
}

impl Scene {
    /// The scene of a game as its rules have it, positions weighed by `table`.
    pub(crate) fn of(game: &Chevaliers, table: &Table) -> Scene {
        let view = game.view(&game.blank(), Viewer::Spectator);
        let castles = [view.castles[0].as_str(), view.castles[1].as_str()];
        let ground = Ground::read(&view.rows, castles).expect("a layout has castles and at most 128 cells");
        let rules = game.rules();
        let duty = match rules.capture {
            Obligation::Strict => Duty::Full,
            Obligation::AsWritten | Obligation::Claim => Duty::None,
        };
        let law = Law {
            duty: [duty; 2],
            chain_must: rules.chain == Chain::Must,
            men_leap: rules.men_leap,
            men_capture_back: rules.men_capture_back,
            charge_forces: rules.charge_forces,
            leap_after_capture: rules.leap_after_capture,
            castle_hold: rules.castle_hold == CastleHold::Reply,
            own_castle: rules.own_castle == OwnCastle::Allowed,
            blocked_loses: rules.stalemate == Stalemate::Loss,
            repetition: rules.repetition,
            no_progress: rules.no_progress,
            alternate: rules.team == Team::Alternate,
        };
        let scales = Scales::new(&ground, table);
        Scene { ground, law, scales }
    }

    /// The same, with other duties to capture.
    pub(crate) fn with_duty(&self, duty: [Duty; 2]) -> Scene {
        let mut scene = self.clone();
        scene.law.duty = duty;
        scene
    }
}
