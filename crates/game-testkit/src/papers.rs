//! The papers of a game: its rule document and the sentences of the page name the clauses, options and
//! codes that its code knows, and no others.

use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};

use game_core::{Clause, OptionSpec, OptionValues};

/// The heading of the table of options in a rule document.
const OPTIONS: &str = "## Les options · Options\n";

/// What the repository says of one game.
#[derive(Clone, Debug)]
pub struct Papers {
    slug: &'static str,
    path: PathBuf,
    rules: String,
    /// French, English.
    sentences: [String; 2],
}

impl Papers {
    /// The papers of the game of this slug.
    ///
    /// # Panics
    /// When a file is missing.
    pub fn of(slug: &'static str) -> Papers {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let read = |path: &Path| {
            fs::read_to_string(path).unwrap_or_else(|fault| panic!("{} {fault}", path.display()))
        };
        let path = root.join("docs/rules").join(slug).with_extension("md");
        let sentences = ["fr", "en"].map(|language| {
            let shared = root.join("web/src/i18n").join(language).with_extension("ftl");
            let own = root
                .join("web/src/games")
                .join(slug)
                .join(language)
                .with_extension("ftl");
            let own = if own.exists() { read(&own) } else { String::new() };
            format!("\n{}\n{own}", read(&shared))
        });
        Papers {
            slug,
            rules: read(&path),
            path,
            sentences,
        }
    }

    /// The rule document.
    pub fn rules(&self) -> &str {
        &self.rules
    }

    /// The document has every clause, in the order of the code.
    ///
    /// # Panics
    /// When it has not.
    pub fn name_clauses<C: Clause>(&self) {
        let headings = self.rules.lines().filter_map(|line| line.strip_prefix("### "));
        let documented: Vec<&str> = headings.filter_map(|heading| heading.split(' ').next()).collect();
        let coded: Vec<&str> = C::ALL.iter().map(|clause| clause.id()).collect();
        assert_eq!(documented, coded, "clauses of {}", self.path.display());
    }

    /// The document ends in the table of options, written from the code with `UPDATE_GOLDEN=1`, and tells
    /// of each option before it.
    ///
    /// # Panics
    /// When the table is another one, or an option is not told of.
    pub fn tell_options(&self, specs: &[OptionSpec]) {
        let (text, found) = self.rules.split_once(OPTIONS).expect("a table of options");
        let expected = table(specs);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            let anew = format!("{text}{OPTIONS}{expected}");
            fs::write(&self.path, anew).expect("a document can be written");
        } else {
            assert_eq!(
                found,
                expected,
                "{} (UPDATE_GOLDEN=1 writes it anew)",
                self.path.display()
            );
        }
        for spec in specs {
            let named = [format!("`{}`", spec.name), format!("`{}=", spec.name)];
            assert!(
                named.iter().any(|name| text.contains(name)),
                "{} is not told of",
                spec.name
            );
        }
    }

    /// The document tells before its table of every value but the default.
    ///
    /// # Panics
    /// When it leaves one out.
    pub fn tell_values(&self, specs: &[OptionSpec]) {
        let (text, _) = self.rules.split_once(OPTIONS).expect("a table of options");
        for spec in specs {
            let OptionValues::OneOf(values) = spec.values else {
                continue;
            };
            for value in values.iter().filter(|&&value| value != spec.default) {
                let told = [format!("`{value}`"), format!("`{}={value}`", spec.name)];
                let told = told.iter().any(|word| text.contains(word));
                assert!(told, "{} {value} is not told of", spec.name);
            }
        }
    }

    /// Every code of `list` is there once, and has its sentence in both languages, under a key that begins
    /// with `before`.
    ///
    /// # Panics
    /// When one is there twice or has no sentence.
    pub fn say_codes<C: PartialEq + Debug>(&self, before: &str, list: &[(C, &str)]) {
        for (index, entry) in list.iter().enumerate() {
            assert!(!list[..index].contains(entry), "{entry:?} twice");
            self.said_once(&format!("{before}{}-{}", self.slug, entry.1));
        }
    }

    /// The keys of the French sentences that begin with `before` and the slug, without it.
    pub fn said(&self, before: &str) -> impl Iterator<Item = &str> {
        let start = format!("{before}{}-", self.slug);
        let of_line = move |line: &'_ str| -> Option<(usize, usize)> {
            let rest = line.strip_prefix(&start)?;
            rest.split_once(" = ").map(|(key, _)| (start.len(), key.len()))
        };
        self.sentences[0].lines().filter_map(move |line| {
            let (from, length) = of_line(line)?;
            Some(&line[from..from + length])
        })
    }

    fn said_once(&self, key: &str) {
        for (language, sentences) in ["fr", "en"].iter().zip(&self.sentences) {
            let count = sentences.matches(&format!("\n{key} = ")).count();
            assert_eq!(count, 1, "{key} in {language}.ftl");
        }
    }
}

/// The table of options as a document has it.
fn table(specs: &[OptionSpec]) -> String {
    let mut text = String::from(
        "\nLa valeur par défaut vient d'abord.\n\nThe default comes first.\n\n\
         | option | valeurs · values | article · clause |\n|---|---|---|\n",
    );
    for spec in specs {
        let values = match spec.values {
            OptionValues::OneOf(values) => {
                let quoted: Vec<String> = values.iter().map(|value| format!("`{value}`")).collect();
                quoted.join(", ")
            }
            OptionValues::Number(low, high) => format!("{} ({low}–{high})", spec.default),
            OptionValues::Text(what) => format!("`{}` ({what})", spec.default),
        };
        text.push_str(&format!(
            "| `{}` | {values} | {} |\n",
            spec.name,
            spec.clauses.join(", ")
        ));
    }
    text
}
