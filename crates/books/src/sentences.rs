//! The sentences of a book: all that a reader sees of it, and nothing else.

use crate::book::{Block, Book, Chapter, Lesson, Remark};

impl Book {
    /// Every sentence that a reader sees, titles and terms included; no position, action or name of an option.
    pub fn sentences(&self) -> impl Iterator<Item = &str> {
        let head = [&self.title, &self.lead].into_iter().chain(&self.facts);
        let summary = self.summary.iter().map(|one| &one.text);
        let origin = self.origin.iter().map(|one| &one.text);
        let chapters = self.chapters.iter().flat_map(of_chapter);
        let questions = self.questions.iter();
        let questions = questions.flat_map(|one| [&one.ask, &one.answer.text]);
        let groups = self.groups.iter().flat_map(|group| {
            let choices = group.choices.iter().flat_map(|choice| {
                let values = choice.values.iter().map(|(.., say)| say);
                std::iter::once(&choice.title).chain(values)
            });
            let figures = group.figures.iter().map(|figure| &figure.caption);
            std::iter::once(&group.title).chain(choices).chain(figures)
        });
        let presets = self.presets.iter().flat_map(|one| [&one.name, &one.say]);
        let lesson = self.lesson.iter().flat_map(of_lesson);
        let index = self.index.iter().map(|one| &one.term);
        head.chain(summary)
            .chain(origin)
            .chain(chapters)
            .chain(questions)
            .chain(groups)
            .chain(presets)
            .chain(lesson)
            .chain(index)
            .map(String::as_str)
    }
}

fn of_chapter(chapter: &Chapter) -> impl Iterator<Item = &String> {
    let head = chapter.part.iter().chain([&chapter.title]);
    head.chain(chapter.blocks.iter().flat_map(of_block))
}

fn of_block(block: &Block) -> Vec<&String> {
    match block {
        Block::Paragraph(one) => vec![&one.text],
        Block::Figure(one) => vec![&one.caption],
        Block::Try(one) => {
            let remarks = one.right.iter().chain(&one.wrong);
            std::iter::once(&one.ask).chain(remarks.map(said)).collect()
        }
        Block::Table { head, rows } => head.iter().chain(rows.iter().flatten()).collect(),
    }
}

fn of_lesson(lesson: &Lesson) -> impl Iterator<Item = &String> {
    let steps = lesson.steps.iter().flat_map(|step| {
        let remarks = step.wrong.iter().map(said);
        let tags = step.tags.iter().map(|tag| &tag.say);
        let said = step.apart.iter().chain([&step.say, &step.then]);
        said.chain(&step.done).chain(tags).chain(remarks)
    });
    std::iter::once(&lesson.intro).chain(steps)
}

fn said(remark: &Remark) -> &String {
    &remark.say
}

#[cfg(test)]
mod tests {
    use crate::Book;

    #[test]
    fn a_reader_sees_sentences_and_no_keys() {
        let text = "# Jeu\n\n*Lead.*\n\n## Mots\n\nBut. [M1]\n\n**Fait · Autre**\n\nOrigine.\n\n# Part\n\n## 1. Chapitre\n\n\
            Texte.\n\n```figure\nid: f\nposition: pos\nmarks: -\ncaption: Figure.\n```\n\n\
            ```essai\nid: t\nclause: M1\nposition: pos\nask: Essai ?\nright: a1 | Juste.\nwrong: a2 | M1 far | Faux.\n```\n\n\
            | Tête |\n|---|\n| Ligne |\n\n## Et si\n\n**Quoi ?** Ceci. [M1]\n\n## Choix\n\n### Groupe\n\n\
            | Clé | Titre | Valeurs |\n|---|---|---|\n| `a_key` | Choix | `on` : Oui. · `off` : Non. |\n\n\
            ### Tables\n\n| Nom | Valeurs | Pour qui |\n|---|---|---|\n| Table | `a_key=on` | Tous. |\n\n## Partie\n\nIntro.\n\n\
            ```lecon\nstep: 1\nposition: pos\napart: Plus tard.\nsay: Et **jouez.**\nlit: a1 @word\ntags: a1 Ici · @word Un mot\nexpect: a1\nexpect: a3 / a4\ndone: Fait !\nwrong: a2 | M1 far | Non.\nreply: b1 | Puis.\n```\n\n\
            ## Index\n\n| Terme | Chapitre |\n|---|---|\n| Terme | 1 |\n";
        let book = Book::read(text).expect("a book");
        let seen: Vec<&str> = book.sentences().collect();
        let all = "Jeu Lead. Fait Autre But. Origine. Part Chapitre Texte. Figure. Essai ? Juste. Faux. Tête Ligne Quoi ? \
            Ceci. Groupe Choix Oui. Non. Table Tous. Intro. Plus tard. Et jouez. Puis. Fait ! Ici Un mot Non. Terme";
        assert_eq!(seen.join(" "), all);
        let steps = book.lesson.map(|lesson| lesson.steps).unwrap_or_default();
        let step = &steps[0];
        assert_eq!(step.expect, ["a1", "a3", "a4"]);
        assert_eq!(step.todo, "jouez.");
        assert_eq!(
            (step.lit.len(), &step.controls[..]),
            (1, &["word".to_owned()][..])
        );
        let tags: Vec<_> = step.tags.iter().map(|tag| tag.at.as_str()).collect();
        assert_eq!(tags, ["a1", "word"]);
    }
}
