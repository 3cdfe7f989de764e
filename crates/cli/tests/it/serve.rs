//! `serve`: starts, says where, answers, and stops when asked.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::binary::wrong;
use crate::word_list::WordList;

/// A server in a process of its own, stopped at the end.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    /// Starts `program`, whose last words are those of the server, with these arguments.
    fn start(program: Command, args: &[&str]) -> Served {
        Served::keeping(program, "sqlite::memory:", args)
    }

    /// The same, with its games kept at `database`.
    fn keeping(mut program: Command, database: &str, args: &[&str]) -> Served {
        let mut child = program
            .args(["serve", "--addr", "127.0.0.1:0", "--database", database])
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary was built for this test");
        let mut line = String::new();
        let output = child.stdout.take().expect("piped above");
        BufReader::new(output)
            .read_line(&mut line)
            .expect("the address is text");
        let address = line.trim().strip_prefix("Cavalettres: http://");
        let address = address.unwrap_or_default().trim_end_matches('/').to_owned();
        let served = Served { child, address };
        assert!(!served.address.is_empty(), "no address in {line:?}");
        served
    }

    fn plain(args: &[&str]) -> Served {
        Served::start(Command::new(env!("CARGO_BIN_EXE_cavalettres")), args)
    }

    /// Stops it, and gives what it said on standard error.
    fn stop(mut self) -> String {
        self.child.kill().expect("the server runs until it is stopped");
        let mut said = String::new();
        let mut errors = self.child.stderr.take().expect("piped above");
        errors.read_to_string(&mut said).expect("messages are text");
        said
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Stopped already, unless the test failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a server started with these arguments answers at `path`.
fn answer_of(args: &[&str], path: &str) -> String {
    let served = Served::plain(args);
    let answer = get(&served.address, path);
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    answer
}

#[test]
fn the_address_is_printed_and_answers() {
    answer_of(&[], "/healthz");
}

/// Two servers on one file would each keep half of what is played.
#[test]
fn a_second_server_on_one_file_is_refused() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let url = format!("sqlite:{}", folder.path().join("games.sqlite").display());
    let binary = Command::new(env!("CARGO_BIN_EXE_cavalettres"));
    let first = Served::keeping(binary, &url, &["--no-metrics"]);
    let told = wrong(&[
        "serve",
        "--addr",
        "127.0.0.1:0",
        "--no-metrics",
        "--database",
        &url,
    ]);
    assert!(told.contains("journal in use by another server"), "{told}");
    assert!(get(&first.address, "/healthz").starts_with("HTTP/1.1 200 "));
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

/// What is counted is told at its own address, by default to this machine only, and without colours.
#[test]
fn counts_have_their_own_address_and_logs_no_colours() {
    let served = Served::plain(&["--metrics-addr", "127.0.0.1:0"]);
    let at_players = get(&served.address, "/metrics");
    assert!(!at_players.contains("cavalettres_"), "{at_players}");
    let said = served.stop();
    let at = said.lines().find_map(|line| line.split_once("counts: http://"));
    let (_, at) = at.unwrap_or_else(|| panic!("no address in {said:?}"));
    assert!(at.starts_with("127.0.0.1:") && at.ends_with("/metrics"), "{at}");

    let taken = std::net::TcpListener::bind("127.0.0.1:9464");
    let served = Served::plain(&[]);
    let said = served.stop();
    assert!(said.contains("counts untold"), "{said:?}");
    assert!(!said.contains('\u{1b}'), "{said:?}");
    drop(taken);
}

/// A public address is in every link, and makes cookies its own.
#[test]
fn a_public_address_is_where_the_house_is() {
    let answer = answer_of(&["--public-url", "https://jeux.example/"], "/api/me");
    assert!(answer.contains("__Host-cavalettres="), "{answer}");
    assert!(!answer_of(&[], "/api/me").contains("__Host-"));
}

/// Started with few descriptors, it takes as many as it may.
#[cfg(target_os = "linux")]
#[test]
fn descriptors_are_raised() {
    let mut shell = Command::new("sh");
    let binary = env!("CARGO_BIN_EXE_cavalettres");
    shell.args(["-c", "ulimit -Sn 64 && exec \"$0\" \"$@\"", binary]);
    let served = Served::start(shell, &["--no-metrics"]);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", served.child.id()));
    let limits = limits.expect("Linux tells the limits of a process");
    let open_files = limits.lines().find(|line| line.starts_with("Max open files"));
    let words: Vec<&str> = open_files.expect("a limit").split_whitespace().collect();
    assert_eq!(words[3], words[4], "{words:?}");
    let mut held: Vec<TcpStream> = Vec::new();
    for _ in 0..100 {
        held.push(TcpStream::connect(&served.address).expect("there is room"));
    }
    assert!(get(&served.address, "/healthz").starts_with("HTTP/1.1 200 "));
}

/// Everybody could know the deal, and whoever reads the log is told.
#[test]
fn a_seed_is_for_tests_on_this_machine() {
    let open = ["--database", "sqlite::memory:", "--no-metrics", "--seed", "7"];
    for public in [
        &["--addr", "0.0.0.0:0"][..],
        &["--addr", "[::]:0"],
        &["--addr", "127.0.0.1:0", "--public-url", "https://jeux.example"],
    ] {
        let said = wrong(&[&["serve"][..], &open, public].concat());
        assert!(said.contains("a seed deals known games"), "{public:?}: {said}");
    }
    let seeded = Served::plain(&["--no-metrics", "--seed", "7"]).stop();
    assert!(seeded.contains("SEEDED") && seeded.contains("seed=7"), "{seeded}");
    let plain = Served::plain(&["--no-metrics"]).stop();
    assert!(!plain.contains("SEEDED"), "{plain}");
}

#[test]
fn wrong_addresses_and_databases_say_why() {
    for (args, why) in [
        (&["serve", "--addr", "nowhere"][..], "--addr"),
        (&["serve", "--trusted-proxy", "10.0.0.0/33"], "10.0.0.0/33"),
        (
            &["serve", "--public-url", "jeux.example"],
            "expected http://HOST or https://HOST",
        ),
        (
            &[
                "serve",
                "--addr",
                "127.0.0.1:0",
                "--database",
                "sqlite::memory:",
                "--metrics-addr",
                "203.0.113.7:1",
            ],
            "cannot tell what is counted at 203.0.113.7:1",
        ),
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
            "database \"mysql\" unknown",
        ),
        (
            &[
                "serve",
                "--database",
                "postgres://ada@localhost/games?sslmode=require",
            ],
            "sslmode=require not supported",
        ),
        (
            &["serve", "--database", "postgres://ada@%2Fnowhere/games"],
            "storage not reachable",
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
