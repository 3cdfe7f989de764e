//! The scenarios of every clause, and a whole game with what every viewer learns.

use std::path::Path;

use game_testkit::{playthrough, scenario};

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    scenario::run_folder(&folder, crate::configure);
}

#[test]
fn every_playthrough_is_golden() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    playthrough::run_folder(&folder, crate::configure);
}
