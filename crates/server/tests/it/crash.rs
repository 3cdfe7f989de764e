//! R11, R31: what was acknowledged is there after the process was killed, and time stood still meanwhile.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use game_core::mix::SplitMix;
use serde_json::{Value, json};
use server::Config;

use crate::fixture::guest::fresh_key;
use crate::fixture::{Guest, Kept, Socket, clock, until};

/// Tells a run of this test that it is the server to be killed, and where its journal is.
const VICTIM: &str = "SERVER_CRASH_TEST_DATABASE";

/// Tells it by how many milliseconds its clock is ahead of the machine's.
const AHEAD: &str = "SERVER_CRASH_TEST_AHEAD";

/// What each has on the clock, and how long the server may be down: more than any test takes.
const HOUR: Duration = Duration::from_secs(3600);

fn an_hour() -> Value {
    clock(HOUR.as_millis() as u64, 0)
}

#[test]
fn a_killed_server_loses_nothing_it_acknowledged() {
    let runtime = tokio::runtime::Runtime::new().expect("runtime");
    match env::var(VICTIM) {
        Ok(address) => runtime.block_on(serve_for_ever(&address)),
        Err(_) => runtime.block_on(play_and_kill()),
    }
}

/// Serves until it is killed, and lets an hour pass for every line that it reads.
async fn serve_for_ever(address: &str) {
    let database = address.parse().expect("an address");
    let config = Config::new(([127, 0, 0, 1], 0).into(), database);
    let clock = config.clock.clone();
    let ahead = env::var(AHEAD).expect("told").parse().expect("a number");
    clock.pass(Duration::from_millis(ahead));
    let running = server::start(config).await.expect("started");
    println!("listening {}", running.addr);
    let told = tokio::task::spawn_blocking(move || {
        std::io::stdin().lines().for_each(|_| clock.pass(HOUR));
    });
    told.await.expect("heard to the end");
}

struct Victim {
    process: Child,
    addr: SocketAddr,
}

impl Victim {
    /// Starts one whose clock is `ahead`: as if the last one had been down for so long.
    fn start(kept: &Kept, ahead: Duration) -> Victim {
        let mut process = Command::new(env::current_exe().expect("this test's binary"))
            .args([
                "--exact",
                "crash::a_killed_server_loses_nothing_it_acknowledged",
                "--nocapture",
            ])
            .env(VICTIM, kept.address())
            .env(AHEAD, ahead.as_millis().to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let output = BufReader::new(process.stdout.take().expect("piped"));
        let addr = output.lines().find_map(|line| {
            let line = line.expect("text");
            line.rsplit_once("listening ")
                .map(|(_, addr)| addr.parse().expect("an address"))
        });
        Victim {
            process,
            addr: addr.expect("it listens"),
        }
    }

    /// Lets an hour pass for it.
    fn wait_an_hour(&mut self) {
        let clock = self.process.stdin.as_mut().expect("piped");
        writeln!(clock).expect("it listens");
    }

    fn kill(&mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("dead");
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        // Already dead unless a check failed; an error here would hide that check's.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Numbers that are the same at every run.
struct Lot(SplitMix);

impl Lot {
    fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound as u64) as usize
    }

    /// One of the legal moves that the awaited viewer sees.
    fn legal(&mut self, view: &Value) -> String {
        let mut moves = Vec::new();
        for (from, to) in view["dests"].as_object().expect("destinations") {
            for to in to.as_str().expect("squares").as_bytes().chunks(2) {
                let to = std::str::from_utf8(to).expect("a square");
                let promotes = view["promotes"]
                    .as_array()
                    .expect("origins")
                    .iter()
                    .any(|origin| origin == from);
                let piece = if promotes && to.ends_with(['1', '8']) {
                    "q"
                } else {
                    ""
                };
                moves.push(format!("{from}{to}{piece}"));
            }
        }
        let choice = self.below(moves.len());
        moves.swap_remove(choice)
    }
}

fn moves(table: &Value) -> Vec<String> {
    let notices = table["notices"].as_array().expect("notices");
    notices
        .iter()
        .map(|notice| notice["uci"].as_str().expect("a move").to_owned())
        .collect()
}

/// The seat whose clock runs, and what it shows.
fn running(table: &Value) -> Option<(usize, u64)> {
    let clocks = table["status"]["clocks"].as_array().expect("clocks");
    let seat = clocks.iter().position(|clock| clock["running"] == true)?;
    Some((seat, clocks[seat]["left"].as_u64().expect("a clock")))
}

async fn play_and_kill() {
    let kept = Kept::new();
    let mut lot = Lot(SplitMix::new(0x5eed_cafe));
    let mut ahead = Duration::ZERO;
    let mut victim = Victim::start(&kept, ahead);
    let guests = [Guest::arrive(victim.addr).await, Guest::arrive(victim.addr).await];
    let id = guests[0].invite(an_hour()).await;
    guests[1].sit(&id).await;
    let mut acknowledged: Vec<String> = Vec::new();
    // The seat whose clock ran, what it showed, and how long the server can have run since.
    let mut before: Option<(usize, u64, Duration)> = None;

    for round in 0..7 {
        let started = Instant::now();
        if round > 0 {
            kept.wait_until_left();
            victim = Victim::start(&kept, ahead);
        }
        let at = guests.each_ref().map(|guest| guest.at(victim.addr));
        let mut tabs = [at[0].socket(&id).await, at[1].socket(&id).await];
        let found = moves(&tabs[0].table);
        assert_eq!(found[..acknowledged.len()], acknowledged, "round {round}");
        assert!(
            found.len() <= acknowledged.len() + 1,
            "at most what was under way when it was killed"
        );
        if let (Some((seat, left, up)), Some((runs, now))) = (before, running(&tabs[0].table))
            && found.len() == acknowledged.len()
        {
            assert_eq!(runs, seat);
            assert!(now <= left, "nobody gains time");
            let up = (up + started.elapsed()).as_millis() as u64 + 5;
            assert!(
                now + up >= left,
                "{left} before, {now} after at most {up} ms of running"
            );
        }
        acknowledged = found;

        let last = 1 + lot.below(9);
        let mut asked = Instant::now();
        for n in 0..last {
            let seat = tabs[0].table["status"]["awaited"][0]
                .as_u64()
                .expect("somebody's turn") as usize;
            let action = lot.legal(&tabs[seat].table["view"]);
            asked = Instant::now();
            let v = tabs[seat].plays(&action).await;
            acknowledged.push(action);
            tabs[1 - seat].reach(v).await;
            if n == last - 1 && round % 2 == 0 {
                // Sent, and the server killed before anybody can know what became of it.
                let next = 1 - seat;
                let action = lot.legal(&tabs[next].table["view"]);
                tabs[next].ask(fresh_key(), v, &json!({ "act": action })).await;
            }
        }
        let shown = running(&tabs[0].table);
        victim.kill();
        before = shown.map(|(seat, left)| (seat, left, asked.elapsed()));
        if round % 2 == 1 {
            // Down for longer than anybody may be charged for.
            ahead += HOUR;
        }
    }
    assert!(acknowledged.len() > 14, "{acknowledged:?}");
    flags_fall_after_a_restart(&kept, &guests, ahead).await;
}

/// R24: a clock that ran when the server was killed runs out after it is back, with nobody there.
async fn flags_fall_after_a_restart(kept: &Kept, guests: &[Guest; 2], ahead: Duration) {
    let mut victim = Victim::start(kept, ahead);
    let at = guests.each_ref().map(|guest| guest.at(victim.addr));
    let id = at[0].invite(an_hour()).await;
    at[1].sit(&id).await;
    at[0].plays(&id, "e2e4").await;
    at[1].plays(&id, "e7e5").await;
    victim.kill();
    let kinds = || {
        kept.lines(&id)
            .into_iter()
            .map(|line| line.split('\t').nth(1).map(str::to_owned))
    };
    assert!(!kinds().any(|kind| kind.as_deref() == Some("flag")));
    let mut victim = Victim::start(kept, ahead + HOUR);
    let table = at[0].at(victim.addr).table(&id).await;
    assert_eq!(
        table["status"]["phase"], "playing",
        "time while the server was away is nobody's"
    );
    victim.wait_an_hour();
    until("the flag", || async {
        kinds().any(|kind| kind.as_deref() == Some("flag")).then_some(())
    })
    .await;
    let table = Socket::open(&at[1].at(victim.addr), &id, "protocol=1")
        .await
        .table;
    assert_eq!(table["status"]["outcome"]["code"], "time");
}
