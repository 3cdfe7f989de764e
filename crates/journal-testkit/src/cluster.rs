//! A server of PostgreSQL, and the guardian that ends it.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::programs;

/// Starts the server, does what it is told by lines, and ends and removes everything when its input ends:
/// when the cluster is dropped, and when the test's process is gone, however that ended.
const GUARDIAN: &str = include_str!("guardian.sh");

/// Whether the server flushes to the disk what it says it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flushing {
    /// As it does by itself: for tests of what is left after a crash, and for measurements.
    On,
    /// Not at all: quicker, and as good where nobody pulls the plug.
    Off,
}

/// A server of its own, in a temporary folder, reached by the socket in it.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    guardian: Mutex<Guardian>,
}

#[derive(Debug)]
struct Guardian {
    process: Child,
    orders: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Cluster {
    /// Makes and starts one.
    ///
    /// # Panics
    /// If PostgreSQL is not there, or does not start.
    pub fn start(flushing: Flushing) -> Cluster {
        let told = match flushing {
            Flushing::On => "",
            Flushing::Off => "-c fsync=off -c full_page_writes=off",
        };
        let mut process = Command::new("sh")
            .args(["-c", GUARDIAN, "guardian"])
            .arg(programs::folder())
            .arg(told)
            .arg(std::env::temp_dir())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let (orders, answers) = (process.stdin.take(), process.stdout.take());
        let mut answers = BufReader::new(answers.expect("piped"));
        let mut folder = String::new();
        answers.read_line(&mut folder).expect("the guardian speaks");
        assert!(!folder.is_empty(), "PostgreSQL did not start: see above");
        Cluster {
            folder: PathBuf::from(folder.trim_end()),
            guardian: Mutex::new(Guardian {
                process,
                orders,
                answers,
            }),
        }
    }

    /// The one that all tests of a program share. It lasts as long as the program.
    pub fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Cluster::start(Flushing::Off))
    }

    /// The address of a database that is there, reached through the socket in `folder`.
    pub fn url_through(folder: &Path) -> String {
        let folder = folder.to_str().expect("a plain path").replace('/', "%2F");
        format!("postgres://house@{folder}/postgres")
    }

    /// The address of a database that is there.
    pub fn url(&self) -> String {
        Cluster::url_through(&self.folder)
    }

    /// The socket of the server.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(Cluster::SOCKET)
    }

    /// What the socket is called, in whichever folder.
    pub const SOCKET: &'static str = ".s.PGSQL.5432";

    /// Kills the server's first process in the middle of whatever it does; the others end when they see it.
    pub fn kill(&self) {
        self.order("kill");
    }

    /// Stops the server as if the machine went down.
    pub fn stop(&self) {
        self.order("stop");
    }

    /// Starts the server again, and waits until it is there.
    pub fn start_again(&self) {
        self.order("start");
    }

    fn order(&self, order: &str) {
        let mut guardian = self.guardian.lock().unwrap_or_else(PoisonError::into_inner);
        let orders = guardian.orders.as_mut().expect("open until the end");
        writeln!(orders, "{order}").expect("the guardian hears");
        let mut answer = String::new();
        guardian
            .answers
            .read_line(&mut answer)
            .expect("the guardian answers");
        assert_eq!(answer.trim_end(), "done", "{order}: see the server's log above");
    }
}

impl Drop for Guardian {
    fn drop(&mut self) {
        drop(self.orders.take());
        // It is gone in any case; there is nobody to tell of a failure to wait for it.
        let _ = self.process.wait();
    }
}
