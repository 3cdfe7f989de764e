//! Computers at some seats: a letter that nobody has shown is told to nobody but its holder.
//!
//! What computers play hangs on their own letters, so there is no second world to compare with. Instead the
//! journal says afterwards which letters lay open at every version of the table, and what each seat had been given.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::deal::Deal;
use super::plant;
use crate::fixture::{Guest, House, Socket};

type Letters = BTreeSet<char>;

/// The letters of a coup that everybody sees it lay: not the back of a vowel (`E'É`).
fn laid(coup: &str) -> Letters {
    let mut letters = Letters::new();
    let inside = coup.split('(').skip(1).filter_map(|part| part.split(')').next());
    for part in inside {
        let mut back = false;
        for sign in part.chars() {
            if !back && sign.is_alphabetic() {
                letters.extend(sign.to_uppercase());
            }
            back = sign == '\'';
        }
    }
    letters
}

/// Letters with the backs that they tell. There is no other O, and no other C; and whatever has an accent has
/// the plain letter on its other side.
fn told_by(letters: &Letters) -> Letters {
    let other_side = |letter: char| match letter {
        'O' => Some('Ô'),
        'C' => Some('Ç'),
        'À' | 'Â' => Some('A'),
        'É' | 'È' | 'Ê' | 'Ë' => Some('E'),
        'Î' | 'Ï' => Some('I'),
        'Ô' => Some('O'),
        'Ù' | 'Û' | 'Ü' => Some('U'),
        'Ç' => Some('C'),
        _ => None,
    };
    let told = letters.iter().copied().filter_map(other_side);
    letters.iter().copied().chain(told).collect()
}

fn capitals(text: &str) -> Letters {
    text.chars().filter(|sign| sign.is_uppercase()).collect()
}

/// What the journal says: by version of the table the letters shown so far, and those each seat was given.
struct Truth {
    shown: Vec<Letters>,
    given: Vec<Letters>,
}

impl Truth {
    fn read(lines: &[String], seats: usize) -> Truth {
        let mut shown = vec![Letters::new()];
        let mut given = vec![Letters::new(); seats];
        for line in lines {
            let mut letters = shown.last().expect("one at least").clone();
            let fields: Vec<&str> = line.split('\t').collect();
            for event in &fields[2..] {
                match event.split_once(' ') {
                    Some(("deal", hands)) => {
                        for (own, hand) in given.iter_mut().zip(hands.split(' ')) {
                            let (_, tiles) = hand.split_once('=').expect("a hand");
                            own.extend(capitals(tiles));
                        }
                    }
                    Some(("draw", tiles)) => {
                        let seat: usize = fields[2].parse().expect("a seat");
                        given[seat].extend(capitals(tiles));
                    }
                    Some(("coup" | "error", coup)) => letters.extend(laid(coup)),
                    _ => {}
                }
            }
            shown.push(letters);
        }
        Truth { shown, given }
    }

    /// What somebody may read of at a version; everything once the game is over.
    fn open_to(&self, seat: Option<usize>, version: usize, over: bool) -> Letters {
        let mut letters = self.shown[version].clone();
        let known = self.given.iter().enumerate();
        let known = known.filter(|(holder, _)| over || seat == Some(*holder));
        letters.extend(known.flat_map(|(_, given)| given));
        told_by(&letters)
    }
}

/// Where capitals stand for something else than tiles.
const PLAIN: [&str; 7] = ["name", "names", "side", "guard", "chain", "id", "error"];

/// The letters that a frame tells of, wherever they stand.
fn mentioned(frame: &Value, key: &str) -> Letters {
    match frame {
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(key, field)| mentioned(field, key))
            .collect(),
        Value::Array(items) => items.iter().flat_map(|item| mentioned(item, key)).collect(),
        // Names of seats, chains and people, points of the compass, the address of the table, sentences.
        Value::String(_) if PLAIN.contains(&key) => Letters::new(),
        Value::String(text) if key == "text" => {
            let parts = text.split(' ');
            let letters = parts.filter(|part| !matches!(*part, "N" | "R") && !part.starts_with(['%', '*']));
            letters.flat_map(capitals).collect()
        }
        Value::String(text) => capitals(text),
        Value::Null | Value::Bool(_) | Value::Number(_) => Letters::new(),
    }
}

fn is_over(tab: &Socket) -> bool {
    tab.table["status"]["phase"] == "over"
}

/// Waits for the turn of a seat, and says whether it came.
async fn until_turn(tab: &mut Socket, seat: usize) -> bool {
    tab.until(|tab| is_over(tab) || tab.table["status"]["awaited"] == json!([seat]))
        .await;
    !is_over(tab)
}

/// Everything that a guest reads of the table over HTTP, with the version it was read at.
async fn read(guest: &Guest, id: &str, seen: &mut Vec<Value>) {
    seen.push(guest.table(id).await);
    let v = seen.last().expect("just read")["v"].clone();
    for path in ["/api/me/tables".to_owned(), format!("/api/tables/{id}/record")] {
        let answer = guest.get(&path).await;
        assert!(matches!(answer.status, 200 | 409), "{answer:?}");
        seen.push(json!({ "v": v, "answer": answer.json() }));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_play_and_letters_that_nobody_showed_are_told_to_nobody() {
    let mut house = House::seeded(1).await;
    let [host, friend, spectator] = [house.guest().await, house.guest().await, house.guest().await];
    let table = json!({
        "game": "guerre-des-mots",
        "options": [["seats", "4"], ["max_rounds", "12"]],
        "places": [{ "bot": 2 }, "invite", { "bot": 3 }],
    });
    let id = host.invite(table).await;
    friend.sit(&id).await;
    house.stop().await;
    let deal = Deal::new(
        &["S", "O", "N", "E"],
        &[
            "A/À B D E/È F I/Ï J K M N O Q R S T U/Ù W X",
            "A/À A/Â E/É E/É I/Î L N O P R R S T T U/Û E/É V G",
            "A/Â C D E/É E/É H I/Î L M N P R S T U/Û Y Z C",
            "A/À A/Â E/É E/É I/Î L N O P R R S T T U/Û E/É Y O",
        ],
    );
    plant(&house, &id, "begin", &deal.event());
    house.start_again().await;
    let guests = [host, friend, spectator].map(|guest| guest.at(house.addr));
    let seats = [Some(0), Some(2), None];
    let mut tabs = Vec::new();
    for guest in &guests {
        tabs.push(guest.socket(&id).await);
    }
    let mut read_by: Vec<Vec<Value>> = vec![Vec::new(); guests.len()];
    'game: loop {
        for (place, seat) in [(0, 0), (1, 2)] {
            if !until_turn(&mut tabs[place], seat).await {
                break 'game;
            }
            for (guest, seen) in guests.iter().zip(&mut read_by) {
                read(guest, &id, seen).await;
            }
            tabs[place].plays("-").await;
        }
    }
    for tab in &mut tabs {
        tab.until(is_over).await;
    }
    assert!(tabs[0].table["status"]["outcome"]["code"].is_string());
    let truth = Truth::read(&house.lines(&id), 4);
    for ((tab, seen), seat) in tabs.iter().zip(read_by).zip(seats) {
        let frames = tab.heard.iter().map(|frame| frame["d"].clone());
        let told: Vec<Value> = frames.chain(seen).filter(|frame| frame["v"].is_u64()).collect();
        assert!(told.len() > 10);
        for frame in told {
            let version = usize::try_from(frame["v"].as_u64().expect("a version")).expect("few");
            let open = truth.open_to(seat, version, frame["status"]["phase"] == "over");
            let told = mentioned(&frame, "");
            let hidden: Vec<_> = told.difference(&open).collect();
            assert!(
                hidden.is_empty(),
                "{seat:?} is told of {hidden:?} at {version}: {frame}"
            );
        }
    }
    // The computers did play, and there was something to hide until the end.
    let shown = truth.shown.last().expect("versions");
    assert!(shown.len() >= 4, "{shown:?}");
    assert!(
        ['B', 'K', 'J', 'Q', 'W', 'X']
            .iter()
            .any(|letter| !shown.contains(letter))
    );
}
