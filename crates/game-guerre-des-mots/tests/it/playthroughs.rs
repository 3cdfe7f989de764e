//! Games with what every viewer learns.

use std::path::Path;

use game_testkit::playthrough;

#[test]
fn every_playthrough_is_golden() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    playthrough::run_folder(&folder, crate::configure);
}
