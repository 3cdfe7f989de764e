//! The scenarios of every clause.

use std::path::Path;

use game_testkit::scenario;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    scenario::run_folder(&folder, crate::configure);
}
