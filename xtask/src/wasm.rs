//! The claim that rules, rooms and computer players build for WebAssembly as they are.

use crate::tool;

/// What is built of them, by the crate that knows them all.
const TARGET: &str = "wasm32-unknown-unknown";

/// Checks the claim where the target is installed, and says so where it is not.
pub(crate) fn check() -> Result<(), String> {
    let sysroot = tool::output(tool::rustc().args(["--print", "sysroot"]))?;
    let library = std::path::Path::new(sysroot.trim())
        .join("lib/rustlib")
        .join(TARGET)
        .join("lib");
    if !library.is_dir() {
        println!("skipped: `rustup target add {TARGET}` would let it be checked");
        return Ok(());
    }
    tool::run(tool::cargo().args(["check", "--package", "catalog", "--target", TARGET]))
}
