//! The papers of a game: its rule document and the sentences of the page name the clauses, options and
//! codes that its code knows, and no others.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};

use books::Block;
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

    /// The book shows every clause by which something can be refused: a try or a step of the lesson is
    /// answered by it. Those of `unshown` no action at a position can show; each says why.
    ///
    /// # Panics
    /// When it does not, or when a clause is excused that is shown or refuses nothing.
    pub fn show_clauses<C: Clause>(&self, book: books::Texts, refusals: &[(C, &str)], unshown: &[(C, &str)]) {
        let book = books::Book::read(book.fr).unwrap_or_else(|fault| panic!("{fault}"));
        let steps = book.lesson.iter().flat_map(|lesson| &lesson.steps);
        let shown = book
            .tries()
            .flat_map(|one| one.right.iter().chain(&one.wrong))
            .chain(steps.flat_map(|step| &step.wrong))
            .filter_map(|remark| remark.verdict.clause());
        let refusing = refusals.iter().map(|(clause, _)| clause.id());
        let excused: Vec<(&str, &str)> = unshown.iter().map(|(clause, why)| (clause.id(), *why)).collect();
        let faults = unlike(&shown.collect(), &refusing.collect(), &excused);
        assert!(
            faults.is_empty(),
            "the book of {}: {}",
            self.slug,
            faults.join("; ")
        );
    }

    /// The book has a figure or a try of every clause: a figure after the paragraphs that tell it, a try about
    /// it, or one that is refused by it. `unpictured` no board can show; each says why.
    ///
    /// # Panics
    /// When a clause is neither shown nor excused, or one is excused that is shown.
    pub fn picture_clauses<C: Clause>(&self, book: books::Texts, unpictured: &[(C, &str)]) {
        let book = books::Book::read(book.fr).unwrap_or_else(|fault| panic!("{fault}"));
        let all = C::ALL.iter().map(|clause| clause.id()).collect();
        let excused: Vec<(&str, &str)> = unpictured
            .iter()
            .map(|(clause, why)| (clause.id(), *why))
            .collect();
        let faults = unlike(&pictured(&book), &all, &excused);
        assert!(
            faults.is_empty(),
            "the figures of {}: {}",
            self.slug,
            faults.join("; ")
        );
    }

    /// The book has a figure of every value of every choice of a table; `undrawn` names the options of which no
    /// board shows anything, each with the reason.
    ///
    /// # Panics
    /// When a value is neither drawn nor excused, or an option is excused that is wholly drawn or unknown.
    pub fn draw_choices(&self, book: books::Texts, undrawn: &[(&str, &str)]) {
        let book = books::Book::read(book.fr).unwrap_or_else(|fault| panic!("{fault}"));
        let faults = unseen(&book, undrawn);
        assert!(
            faults.is_empty(),
            "the book of {}: {}",
            self.slug,
            faults.join("; ")
        );
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

/// What is wrong with the clauses that a book shows, given those that refuse and those it is excused from.
fn unlike(shown: &BTreeSet<&str>, refusing: &BTreeSet<&str>, excused: &[(&str, &str)]) -> Vec<String> {
    let owed = |id: &&&str| !excused.iter().any(|(clause, _)| clause == *id);
    let missing = refusing.difference(shown).filter(owed);
    let missing = missing.map(|id| format!("{id} is not shown"));
    let stale = excused.iter().filter_map(|(id, why)| {
        if shown.contains(id) {
            Some(format!("{id} is shown after all ({why})"))
        } else if !refusing.contains(id) {
            Some(format!("{id} refuses nothing ({why})"))
        } else {
            why.is_empty()
                .then(|| format!("{id} is excused without a reason"))
        }
    });
    missing.chain(stale).collect()
}

/// The clauses that a figure or a try of a chapter shows.
fn pictured(book: &books::Book) -> BTreeSet<&str> {
    let mut seen = BTreeSet::new();
    for chapter in &book.chapters {
        let mut told = Vec::new();
        for block in &chapter.blocks {
            match block {
                Block::Paragraph(one) => told.extend(one.clauses.iter().map(String::as_str)),
                Block::Figure(_) => seen.extend(told.drain(..)),
                Block::Try(one) => {
                    told.clear();
                    seen.insert(one.clause.as_str());
                    let remarks = one.right.iter().chain(&one.wrong);
                    seen.extend(remarks.filter_map(|remark| remark.verdict.clause()));
                }
                Block::Table { .. } => told.clear(),
            }
        }
    }
    seen
}

/// What is wrong with the figures of a book's choices, given the options it is excused from drawing.
fn unseen(book: &books::Book, excused: &[(&str, &str)]) -> Vec<String> {
    let mut faults = Vec::new();
    for choice in book.groups.iter().flat_map(|group| &group.choices) {
        let name = &choice.option;
        let settings = book.figures().flat_map(|figure| &figure.options);
        let told = settings.filter(|(option, _)| option == name);
        let drawn: BTreeSet<usize> = told.filter_map(|(_, value)| choice.telling(value)).collect();
        match excused.iter().find(|(option, _)| option == name) {
            Some((_, "")) => faults.push(format!("{name} is excused without a reason")),
            Some((_, why)) if drawn.len() == choice.values.len() => {
                faults.push(format!("{name} is drawn after all ({why})"));
            }
            Some(_) => {}
            None => {
                let owed = choice.values.iter().enumerate();
                let owed = owed.filter(|(at, _)| !drawn.contains(at));
                faults.extend(owed.map(|(_, (first, ..))| format!("{name}={first} has no figure")));
            }
        }
    }
    let known = |option: &str| {
        let mut choices = book.groups.iter().flat_map(|group| &group.choices);
        choices.any(|choice| choice.option == option)
    };
    let unknown = excused.iter().filter(|(option, _)| !known(option));
    faults.extend(unknown.map(|(option, _)| format!("{option} is no choice")));
    faults
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_pictured_by_the_figure_after_it_or_by_a_try() {
        let text = "# Jeu\n\n*Un jeu.*\n\n## Mots\n\nOn joue.\n\n**Deux**\n\n## 1. Jouer\n\nUn. [A1]\n\nDeux. [A2]\n\n\
            ```figure\nid: a\nposition: a1\ncaption: A.\n```\n\nTrois. [A3]\n\n```essai\nid: t\nclause: B1\nposition: a1\n\
            ask: ?\nright: a2 | Oui.\nwrong: a3 | B2 far | Non.\n```\n\nQuatre. [A4]\n";
        let book = books::Book::read(text).expect("a book");
        assert_eq!(pictured(&book), BTreeSet::from(["A1", "A2", "B1", "B2"]));
    }

    #[test]
    fn a_value_is_drawn_or_its_option_excused_and_never_both() {
        let figure = "```figure\nid: a\nposition: a1\noptions: hold=1\ncaption: A.\n```\n";
        let text = format!(
            "# Jeu\n\n*Un jeu.*\n\n## En deux mots\n\nOn joue.\n\n**Deux**\n\n## 1. Jouer\n\nOn joue.\n\n{figure}\n\
             ## Et si…\n\n## Variantes\n\n### Points\n\n| a | b | c |\n|---|---|---|\n\
             | `hold` | Tenir | `1` : un. · `2` à `4` : plus. |\n"
        );
        let book = books::Book::read(&text).expect("a book");
        assert_eq!(unseen(&book, &[]), ["hold=2 has no figure"]);
        assert_eq!(unseen(&book, &[("hold", "clock")]), [""; 0]);
        assert_eq!(
            unseen(&book, &[("hold", "")]),
            ["hold is excused without a reason"]
        );
        let drawn = text.replace(
            figure,
            &format!(
                "{figure}\n{}",
                figure.replace("id: a", "id: b").replace("=1", "=3")
            ),
        );
        let book = books::Book::read(&drawn).expect("a book");
        assert_eq!(unseen(&book, &[]), [""; 0]);
        let faults = unseen(&book, &[("hold", "clock"), ("side", "lot")]);
        assert_eq!(faults, ["hold is drawn after all (clock)", "side is no choice"]);
    }

    #[test]
    fn a_clause_is_shown_or_excused_and_never_both() {
        let shown = BTreeSet::from(["A1", "B1"]);
        let refusing = BTreeSet::from(["A1", "A2"]);
        let faults = |excused: &[(&str, &str)]| unlike(&shown, &refusing, excused);
        assert_eq!(faults(&[]), ["A2 is not shown"]);
        assert_eq!(faults(&[("A2", "over")]), [""; 0]);
        assert_eq!(faults(&[("A2", "")]), ["A2 is excused without a reason"]);
        assert_eq!(
            faults(&[("A2", "over"), ("A1", "turn")]),
            ["A1 is shown after all (turn)"]
        );
        assert_eq!(
            faults(&[("A2", "over"), ("C1", "turn")]),
            ["C1 refuses nothing (turn)"]
        );
    }
}
