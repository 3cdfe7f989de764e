//! How many bytes a page may weigh over the wire, compressed and besides the font.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::tool;

/// What the home page may weigh.
const HOME: u64 = 100_000;
/// What a table may weigh.
const TABLE: u64 = 180_000;

/// The folders whose lazily loaded modules belong to the first load of any table; a game adds its own.
const TABLE_FOLDERS: [&str; 3] = ["src/table/", "src/board/", "src/invite/"];

/// Where the games have their folders.
const GAMES: &str = "src/games/";

/// Fails when a page of the built front end outgrew its budget.
pub(crate) fn check() -> Result<(), String> {
    let dist = tool::root().join("web/dist");
    let manifest = read(&dist.join(".vite/manifest.json"))?;
    let manifest: Value = serde_json::from_str(&manifest)
        .map_err(|error| format!("the manifest of Vite is not JSON: {error}"))?;
    let html = read(&dist.join("index.html"))?;
    let weigh = |name: &str, folders: &[&str], most: u64| -> Result<(), String> {
        let files = first_load(&manifest, &html, folders)?;
        let mut bytes = weight(&dist, "index.html")?;
        for file in &files {
            bytes += weight(&dist, file)?;
        }
        println!("{name}: {bytes} bytes of {most}");
        if bytes > most {
            return Err(format!(
                "page {name} weighs {bytes} bytes, expected {most} at most"
            ));
        }
        Ok(())
    };
    weigh("home", &["src/home/"], HOME)?;
    for game in game_folders(&manifest) {
        let folders = [&TABLE_FOLDERS[..], &[game.as_str()]].concat();
        weigh(&format!("table of {game}"), &folders, TABLE)?;
    }
    Ok(())
}

/// The folders of the games: a table loads the face of one of them.
fn game_folders(manifest: &Value) -> BTreeSet<String> {
    let keys = manifest.as_object().into_iter().flat_map(|chunks| chunks.keys());
    keys.filter_map(|key| {
        let game = key.strip_prefix(GAMES)?.split_once('/')?.0;
        Some(format!("{GAMES}{game}/"))
    })
    .collect()
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))
}

/// What a file weighs as the server sends it: its Brotli twin when there is one.
fn weight(dist: &Path, file: &str) -> Result<u64, String> {
    let small = dist.join(format!("{file}.br"));
    fs::metadata(&small)
        .or_else(|_| fs::metadata(dist.join(file)))
        .map(|data| data.len())
        .map_err(|error| format!("web/dist/{file} cannot be read: {error}"))
}

/// The files of a page's first load: what the HTML names, what every page tells in both languages (a
/// visitor loads one, so this errs on the safe side), the lazy modules of the page's own folders, and what these import.
fn first_load(manifest: &Value, html: &str, folders: &[&str]) -> Result<BTreeSet<String>, String> {
    let chunks = manifest
        .as_object()
        .ok_or("the manifest of Vite is not an object")?;
    let mut files: BTreeSet<String> = named_in(html).into_iter().collect();
    let named = |chunk: &Value| chunk["file"].as_str().is_some_and(|file| files.contains(file));
    if !chunks.values().any(|chunk| named(chunk) && is_script(chunk)) {
        return Err("the HTML names no script of the manifest of Vite".to_string());
    }
    let mut seen = BTreeSet::new();
    let mut waiting: Vec<&str> = Vec::new();
    for (key, chunk) in chunks {
        let lazy = chunk["isDynamicEntry"].as_bool().unwrap_or(false);
        let ours = folders.iter().any(|folder| key.starts_with(folder)) || key.ends_with(".ftl?shell");
        if named(chunk) || (lazy && ours) {
            waiting.push(key);
        }
    }
    while let Some(key) = waiting.pop() {
        if !seen.insert(key) {
            continue;
        }
        let chunk = &chunks
            .get(key)
            .ok_or_else(|| format!("chunk {key} is not in the manifest of Vite"))?;
        files.extend(chunk["file"].as_str().map(str::to_string));
        for list in ["css", "assets"] {
            let names = chunk[list].as_array().into_iter().flatten();
            files.extend(names.filter_map(Value::as_str).map(str::to_string));
        }
        let imports = chunk["imports"].as_array().into_iter().flatten();
        waiting.extend(imports.filter_map(Value::as_str));
    }
    files.retain(|file| !file.ends_with(".woff2"));
    Ok(files)
}

fn is_script(chunk: &Value) -> bool {
    chunk["file"].as_str().is_some_and(|file| file.ends_with(".js"))
}

/// The files of our own that the HTML links to.
fn named_in(html: &str) -> Vec<String> {
    ["src=\"/", "href=\"/"]
        .iter()
        .flat_map(|opening| html.split(opening).skip(1))
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_string)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest() -> Value {
        serde_json::json!({
            "index.html": { "file": "assets/index.js", "css": ["assets/index.css"],
                "imports": ["_kit.js"], "assets": ["assets/face.woff2"],
                "dynamicImports": ["src/table/Table.svelte", "src/rules/Rules.svelte"] },
            "_kit.js": { "file": "assets/kit.js" },
            "src/i18n/fr.ftl?shell": { "file": "assets/fr.js", "isDynamicEntry": true },
            "src/games/dames/fr.ftl?table": { "file": "assets/fr-dames.js", "isDynamicEntry": true },
            "src/games/echecs/fr.ftl?table": { "file": "assets/fr-echecs.js", "isDynamicEntry": true },
            "src/table/Table.svelte": { "file": "assets/table.js", "isDynamicEntry": true,
                "imports": ["_kit.js", "_board.js"] },
            "_board.js": { "file": "assets/board.js", "assets": ["assets/roi.svg"] },
            "src/rules/Rules.svelte": { "file": "assets/rules.js", "isDynamicEntry": true },
        })
    }

    #[test]
    fn a_page_counts_its_own_lazy_modules_and_no_others() {
        let html = r#"<script src="/theme.js"></script><script src="/assets/index.js"></script>"#;
        let home = first_load(&manifest(), html, &["src/home/"]).unwrap();
        let expected = [
            "assets/fr.js",
            "assets/index.css",
            "assets/index.js",
            "assets/kit.js",
            "theme.js",
        ];
        assert!(home.iter().eq(expected), "{home:?}");
        let table = first_load(&manifest(), html, &["src/table/"]).unwrap();
        let more: Vec<_> = table.difference(&home).collect();
        assert_eq!(more, ["assets/board.js", "assets/roi.svg", "assets/table.js"]);
        let dames = first_load(&manifest(), html, &["src/table/", "src/games/dames/"]).unwrap();
        let own: Vec<_> = dames.difference(&table).collect();
        assert_eq!(own, ["assets/fr-dames.js"]);
    }

    #[test]
    fn every_game_has_a_table_to_weigh() {
        let manifest = serde_json::json!({
            "src/games/dames/face.ts": {}, "src/games/dames/Lesson.svelte": {}, "src/games/echecs/face.ts": {},
            "src/games/index.ts": {}, "src/table/Table.svelte": {},
        });
        let folders = game_folders(&manifest);
        assert!(
            folders.iter().eq(["src/games/dames/", "src/games/echecs/"]),
            "{folders:?}"
        );
    }

    #[test]
    fn a_page_without_its_script_is_refused() {
        assert!(first_load(&manifest(), r#"<script src="/theme.js"></script>"#, &[]).is_err());
        assert!(first_load(&serde_json::json!({}), "", &[]).is_err());
        assert!(first_load(&serde_json::json!([]), "", &[]).is_err());
    }
}
