//! No text panics the reader, and a fault is of a line that is there.

use books::{Book, BookFault};
use proptest::prelude::*;

/// A whole book in both languages: everything that a book may have.
const BOOKS: [&str; 2] = [
    include_str!("../../../../examples/cueillette/game/book/fr.md"),
    include_str!("../../../../examples/cueillette/game/book/en.md"),
];

/// What may happen to a book on its way. Numbers are turned into lines that are there.
#[derive(Clone, Debug)]
enum Slip {
    Lost(usize),
    Twice(usize),
    Elsewhere(usize, usize),
    Cut(usize, usize),
    Typed(usize, usize, String),
}

fn slip() -> impl Strategy<Value = Slip> {
    let line = 0usize..1000;
    // What lines begin with or are parted by, and anything else.
    let typed = prop_oneof![
        proptest::sample::select(
            &[
                "# ", "## ", "### ", "1. ", "```", "|", "| ", "|---|", ": ", "**", " · ", "->", "[", "]",
                "`", "^", "@", "", "\n"
            ][..]
        )
        .prop_map(str::to_owned),
        "\\PC{1,3}",
    ];
    prop_oneof![
        line.clone().prop_map(Slip::Lost),
        line.clone().prop_map(Slip::Twice),
        (line.clone(), line.clone()).prop_map(|(from, to)| Slip::Elsewhere(from, to)),
        (line.clone(), 0usize..200).prop_map(|(line, at)| Slip::Cut(line, at)),
        (line, 0usize..200, typed).prop_map(|(line, at, typed)| Slip::Typed(line, at, typed)),
    ]
}

fn slipped(book: &str, slips: Vec<Slip>) -> String {
    let mut lines: Vec<String> = book.lines().map(str::to_owned).collect();
    for slip in slips {
        let count = lines.len();
        if count < 2 {
            break;
        }
        // The place of a letter in a line, and the end of a short one.
        let place = |line: &str, at: usize| line.char_indices().nth(at).map_or(line.len(), |(at, _)| at);
        match slip {
            Slip::Lost(line) => drop(lines.remove(line % count)),
            Slip::Twice(line) => lines.insert(line % count, lines[line % count].clone()),
            Slip::Elsewhere(from, to) => lines.swap(from % count, to % count),
            Slip::Cut(line, at) => {
                let line = &mut lines[line % count];
                line.truncate(place(line, at));
            }
            Slip::Typed(line, at, typed) => {
                let line = &mut lines[line % count];
                line.insert_str(place(line, at), &typed);
            }
        }
    }
    lines.join("\n")
}

/// Reads a text, and looks at the fault where it is no book.
fn read(text: &str) -> Option<Book> {
    match Book::read(text) {
        Ok(book) => Some(book),
        Err(BookFault { line, expected }) => {
            let lines = text.lines().count().max(1);
            assert!((1..=lines).contains(&line), "line {line} of {lines}, {expected}");
            None
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn a_book_with_slips_is_read_or_refused_at_a_line(
        book in proptest::sample::select(&BOOKS[..]),
        slips in proptest::collection::vec(slip(), 0..5),
    ) {
        read(&slipped(book, slips));
    }

    #[test]
    fn any_text_is_read_or_refused_at_a_line(text in prop_oneof![".*", "(#{1,3} |```|\\||\\PC{0,9}|\n){0,30}"]) {
        read(&text);
    }
}

/// How lines end and how many follow the last says nothing.
#[test]
fn a_book_is_the_same_however_its_lines_end() {
    for book in BOOKS {
        let plain = read(book).expect("a book");
        assert_eq!(read(&book.replace('\n', "\r\n")).as_ref(), Some(&plain));
        assert_eq!(read(&format!("{book}\n\n")).as_ref(), Some(&plain));
    }
}
