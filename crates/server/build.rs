//! Makes sure that the folder of the built page exists, so that the server compiles before the page is
//! built. It then answers that the page is missing.

fn main() {
    let page = std::path::Path::new("../../web/dist");
    // A source tree that cannot be written to has been built before, or fails at the embedding itself.
    let _ = std::fs::create_dir_all(page);
    println!("cargo::rerun-if-changed=build.rs");
    // Only what is installed carries the page; the others read it from disk, whenever it was built.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
