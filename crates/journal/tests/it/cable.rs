//! A cable to the database that can be cut where it hurts: once the next transaction has been sent.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;

use journal_testkit::Cluster;
use tempfile::TempDir;

/// What happens to the next transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    /// The database hears of it, and its answer does not come back.
    Answer,
    /// It is on its way when the connection is gone, and never arrives.
    Order,
    /// The same, but it arrives in the end, when the sender has long tried otherwise.
    Late,
}

/// How every transaction ends on the wire. One of appends alone comes as a whole, in one go.
const END: &[u8] = b"COMMIT\0";

/// A cable that everything passes through until it is told to be cut.
pub(crate) struct Cable {
    folder: TempDir,
    cut: Arc<Mutex<Option<Cut>>>,
    late: Receiver<Late>,
}

/// A transaction that is still on its way, and the connection it came over.
pub(crate) struct Late {
    order: Vec<u8>,
    server: UnixStream,
}

impl Cable {
    pub(crate) fn to(cluster: &Cluster) -> Cable {
        let folder = TempDir::new().expect("temporary folder");
        let listener = UnixListener::bind(folder.path().join(Cluster::SOCKET)).expect("a socket");
        let (socket, cut) = (cluster.socket(), Arc::new(Mutex::new(None)));
        let (sender, late) = mpsc::channel();
        let asked = Arc::clone(&cut);
        // Ends with the test's process: nobody connects any more by then.
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let Ok(server) = UnixStream::connect(&socket) else {
                    continue;
                };
                lay(client, server, &asked, &sender);
            }
        });
        Cable { folder, cut, late }
    }

    /// The address of the database by this cable.
    pub(crate) fn url(&self) -> String {
        Cluster::url_through(self.folder.path())
    }

    /// Does this to the next transaction.
    pub(crate) fn cut(&self, cut: Cut) {
        *self.cut.lock().expect("nobody panics with it") = Some(cut);
    }

    /// Whether the cut has been made.
    pub(crate) fn is_cut(&self) -> bool {
        self.cut.lock().expect("nobody panics with it").is_none()
    }

    /// What was cut off and is still on its way.
    pub(crate) fn late(&self) -> Late {
        self.late.recv().expect("cut off")
    }
}

impl Late {
    /// Lets it arrive, and waits until the database is done with it.
    pub(crate) fn arrive(mut self) {
        self.server.write_all(&self.order).expect("heard");
        self.server.shutdown(Shutdown::Write).expect("said");
        let mut said = Vec::new();
        // The database answers all of it, sees that nobody is there any more, and hangs up.
        let _ = self.server.read_to_end(&mut said);
    }
}

/// Carries both ways between the two ends of one connection.
fn lay(client: UnixStream, server: UnixStream, cut: &Arc<Mutex<Option<Cut>>>, late: &Sender<Late>) {
    let (mut from_server, mut to_client) = (
        server.try_clone().expect("a copy"),
        client.try_clone().expect("a copy"),
    );
    thread::spawn(move || {
        let _ = std::io::copy(&mut from_server, &mut to_client);
        let _ = to_client.shutdown(Shutdown::Both);
    });
    let (cut, late) = (Arc::clone(cut), late.clone());
    thread::spawn(move || carry(client, server, &cut, &late));
}

fn carry(mut client: UnixStream, mut server: UnixStream, cut: &Mutex<Option<Cut>>, late: &Sender<Late>) {
    let mut chunk = [0; 8192];
    while let Ok(count @ 1..) = client.read(&mut chunk) {
        let said = &chunk[..count];
        let asked = match said.windows(END.len()).any(|some| some == END) {
            true => cut.lock().expect("nobody panics with it").take(),
            false => None,
        };
        let Some(kind) = asked else {
            if server.write_all(said).is_err() {
                return;
            }
            continue;
        };
        let _ = client.shutdown(Shutdown::Both);
        let order = match kind {
            Cut::Order => break,
            Cut::Answer => {
                let _ = server.write_all(said);
                Vec::new()
            }
            Cut::Late => said.to_vec(),
        };
        // Nobody says goodbye to the database, as when a network fails.
        let _ = late.send(Late { order, server });
        return;
    }
    let _ = server.shutdown(Shutdown::Both);
}
