//! `serve`: starts, says where, answers, and stops when asked.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use crate::binary::wrong;
use crate::word_list::WordList;

/// What a server started with these arguments answers at `path`.
fn answer_of(args: &[&str], path: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cavalettres"))
        .args(["serve", "--addr", "127.0.0.1:0", "--database", "sqlite::memory:"])
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary was built for this test");
    let mut line = String::new();
    let output = child.stdout.take().expect("piped above");
    BufReader::new(output)
        .read_line(&mut line)
        .expect("the address is text");
    let answer = line
        .trim()
        .strip_prefix("Cavalettres: http://")
        .map(|address| get(address.trim_end_matches('/'), path));
    child.kill().expect("the server runs until it is stopped");
    child.wait().expect("the server was started above");
    let answer = answer.unwrap_or_else(|| panic!("no address in {line:?}"));
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    answer
}

#[test]
fn the_address_is_printed_and_answers() {
    answer_of(&[], "/healthz");
}

#[test]
fn the_dictionary_speaks_from_the_list_it_was_given() {
    let list = WordList::of("zorglub\n");
    for (args, played) in [(&["--lexicon", list.path()][..], true), (&[], false)] {
        let answer = answer_of(args, "/api/lexicon/zorglub");
        let (_, body) = answer.split_once("\r\n\r\n").expect("an answer has a body");
        let report: serde_json::Value = serde_json::from_str(body).expect("an object");
        let rulings = report["rulings"].as_array().expect("rulings");
        assert!(
            rulings.iter().all(|ruling| ruling["playable"] == played),
            "{body}"
        );
    }
}

fn get(host: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(host).expect("the server listens where it says");
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    )
    .expect("the socket is open");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("the answer is text");
    answer
}

#[test]
fn wrong_addresses_and_databases_say_why() {
    for (args, why) in [
        (&["serve", "--addr", "nowhere"][..], "--addr"),
        (
            &[
                "serve",
                "--addr",
                "203.0.113.7:1",
                "--database",
                "sqlite::memory:",
            ],
            "cannot listen at 203.0.113.7:1",
        ),
        (
            &["serve", "--database", "mysql://localhost"],
            "database \"mysql://localhost\" unknown",
        ),
        (
            &[
                "serve",
                "--addr",
                "127.0.0.1:0",
                "--database",
                "sqlite:Cargo.toml/journal.sqlite",
            ],
            "journal",
        ),
        (
            &[
                "serve",
                "--database",
                "sqlite::memory:",
                "--lexicon",
                "no-such-list.txt",
            ],
            "lexicon no-such-list.txt cannot be read",
        ),
    ] {
        let said = wrong(args);
        assert!(said.contains(why), "{args:?}: {said}");
    }
}
