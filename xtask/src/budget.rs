//! How many bytes a page may weigh over the wire, compressed and besides the font.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::tool;

/// What the home page may weigh.
const HOME: u64 = 60_000;
/// What a table may weigh until the first move.
const TABLE: u64 = 130_000;

/// Where the games have their folders.
const GAMES: &str = "src/games/";

/// The languages of the page. A visitor loads one: the heavier counts.
const LANGUAGES: [&str; 2] = ["fr", "en"];

/// Fails when a page of the built front end outgrew its budget.
pub(crate) fn check() -> Result<(), String> {
    let dist = tool::root().join("web/dist");
    let manifest = read(&dist.join(".vite/manifest.json"))?;
    let manifest: Value = serde_json::from_str(&manifest)
        .map_err(|error| format!("the manifest of Vite is not JSON: {error}"))?;
    let html = read(&dist.join("index.html"))?;
    let weigh = |name: &str, modules: &dyn Fn(&str) -> Vec<String>, most: u64| -> Result<(), String> {
        let mut heaviest = 0;
        for language in LANGUAGES {
            let mut bytes = weight(&dist, "index.html")?;
            for file in first_load(&manifest, &html, &modules(language))? {
                bytes += weight(&dist, &file)?;
            }
            heaviest = heaviest.max(bytes);
        }
        println!("{name}: {heaviest} bytes of {most}");
        if heaviest > most {
            return Err(format!(
                "page {name} weighs {heaviest} bytes, expected {most} at most"
            ));
        }
        Ok(())
    };
    weigh("home", &home_modules, HOME)?;
    for game in game_folders(&manifest) {
        weigh(
            &format!("table of {game}"),
            &|language| table_modules(&game, language),
            TABLE,
        )?;
    }
    Ok(())
}

/// What the home page fetches by itself besides what the HTML names.
fn home_modules(language: &str) -> Vec<String> {
    vec![
        "src/home/Home.svelte".to_owned(),
        format!("src/i18n/{language}.ftl?shell"),
    ]
}

/// What a table fetches by itself until the first move. What else it may fetch, Chromium is watched for: a
/// scene weighs what comes over the wire.
fn table_modules(game: &str, language: &str) -> Vec<String> {
    vec![
        "src/table/Table.svelte".to_owned(),
        format!("{game}face.ts"),
        format!("src/i18n/{language}.ftl?shell"),
        format!("src/i18n/{language}.ftl?table"),
        format!("{game}{language}.ftl?table"),
    ]
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

/// The files of a page's first load: what the HTML names, the modules that the page fetches, and what all
/// of these import.
fn first_load(manifest: &Value, html: &str, modules: &[String]) -> Result<BTreeSet<String>, String> {
    let chunks = manifest
        .as_object()
        .ok_or("the manifest of Vite is not an object")?;
    let mut files: BTreeSet<String> = named_in(html).into_iter().collect();
    let named = |chunk: &Value| chunk["file"].as_str().is_some_and(|file| files.contains(file));
    if !chunks.values().any(|chunk| named(chunk) && is_script(chunk)) {
        return Err("the HTML names no script of the manifest of Vite".to_string());
    }
    let mut seen = BTreeSet::new();
    let mut waiting: Vec<&str> = modules.iter().map(String::as_str).collect();
    waiting.extend(
        chunks
            .iter()
            .filter(|(_, chunk)| named(chunk))
            .map(|(key, _)| key.as_str()),
    );
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
                "dynamicImports": ["src/table/Table.svelte", "src/book/Book.svelte"] },
            "_kit.js": { "file": "assets/kit.js" },
            "src/home/Home.svelte": { "file": "assets/home.js", "imports": ["_kit.js"] },
            "src/i18n/fr.ftl?shell": { "file": "assets/fr.js" },
            "src/i18n/fr.ftl?table": { "file": "assets/fr-table.js" },
            "src/games/dames/fr.ftl?table": { "file": "assets/fr-dames.js" },
            "src/games/dames/face.ts": { "file": "assets/dames.js", "imports": ["_board.js"] },
            "src/table/Table.svelte": { "file": "assets/table.js", "imports": ["_kit.js"],
                "dynamicImports": ["src/table/EndCard.svelte"] },
            "src/table/EndCard.svelte": { "file": "assets/end.js" },
            "_board.js": { "file": "assets/board.js", "assets": ["assets/roi.svg"] },
            "src/book/Book.svelte": { "file": "assets/book.js" },
        })
    }

    #[test]
    fn a_page_counts_what_it_fetches_at_once_and_nothing_else() {
        let html = r#"<script src="/theme.js"></script><script src="/assets/index.js"></script>"#;
        let home = first_load(&manifest(), html, &home_modules("fr")).unwrap();
        let expected = [
            "assets/fr.js",
            "assets/home.js",
            "assets/index.css",
            "assets/index.js",
            "assets/kit.js",
            "theme.js",
        ];
        assert!(home.iter().eq(expected), "{home:?}");
        let table = first_load(&manifest(), html, &table_modules("src/games/dames/", "fr")).unwrap();
        let more: Vec<_> = table.difference(&home).collect();
        let own = [
            "assets/board.js",
            "assets/dames.js",
            "assets/fr-dames.js",
            "assets/fr-table.js",
            "assets/roi.svg",
            "assets/table.js",
        ];
        assert_eq!(more, own);
    }

    #[test]
    fn a_module_that_was_not_built_is_missed() {
        let html = r#"<script src="/assets/index.js"></script>"#;
        let fault = first_load(&manifest(), html, &home_modules("en")).unwrap_err();
        assert!(fault.contains("en.ftl?shell"), "{fault}");
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
