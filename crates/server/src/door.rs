//! The door: who may come in, how long they may stand in it, and whom to send away when it is crowded.
//!
//! A connection that has asked nothing yet, or nothing more, only waits. When the house is full, the one
//! that has waited longest makes room for the next: whoever asks at once is heard, however many others
//! hold the door.

mod paced;
mod timer;

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::StatusCode;
use axum::response::Response;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tower_service::Service as _;

use self::paced::Paced;
use self::timer::HouseTimer;
use crate::address::{Address, Proxies};
use crate::census::{Census, Counted};
use crate::{Config, descriptors, metrics};

/// How long to wait when the machine gives no connection.
const PAUSE: Duration = Duration::from_millis(100);
/// The least room that the reader of a connection takes.
const LEAST_BUFFER: usize = 8 * 1024;

/// Who is in.
#[derive(Debug)]
pub(crate) struct Door {
    most: usize,
    ledger: Mutex<Ledger>,
    addresses: Arc<Census<Address>>,
}

#[derive(Debug, Default)]
struct Ledger {
    open: usize,
    turn: u64,
    /// Those that only wait, the longest first, and how to send them away.
    waiting: BTreeMap<u64, Arc<Notify>>,
}

/// A connection's leave to be in; sockets keep theirs.
#[derive(Debug)]
pub(crate) struct Pass {
    door: Arc<Door>,
    away: Arc<Notify>,
    /// Under which turn it waits.
    waits: Mutex<Option<u64>>,
    _address: Option<Counted<Address>>,
}

impl Door {
    pub(crate) fn new(config: &Config) -> Arc<Door> {
        let most = config.limits.connections.min(descriptors::room());
        Arc::new(Door {
            most,
            ledger: Mutex::default(),
            addresses: Census::new(config.limits.connections_each),
        })
    }

    /// Lets a connection in; `address` is whose it counts as, if anybody's.
    fn admit(self: &Arc<Door>, address: Option<Address>) -> Option<Arc<Pass>> {
        let address = match address {
            Some(address) => Some(self.addresses.admit(address)?),
            None => None,
        };
        let mut ledger = lock(&self.ledger);
        if ledger.open >= self.most {
            let (_, longest) = ledger.waiting.pop_first()?;
            longest.notify_one();
        }
        ledger.open += 1;
        drop(ledger);
        let pass = Arc::new(Pass {
            door: Arc::clone(self),
            away: Arc::default(),
            waits: Mutex::default(),
            _address: address,
        });
        pass.rest();
        Some(pass)
    }
}

impl Pass {
    /// It waits for a request.
    fn rest(&self) {
        let mut waits = lock(&self.waits);
        let mut ledger = lock(&self.door.ledger);
        let turn = ledger.turn;
        ledger.turn += 1;
        ledger.waiting.insert(turn, Arc::clone(&self.away));
        *waits = Some(turn);
    }

    /// It has asked something.
    fn work(&self) {
        if let Some(turn) = lock(&self.waits).take() {
            lock(&self.door.ledger).waiting.remove(&turn);
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.work();
        lock(&self.door.ledger).open -= 1;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Answers whoever comes to `listener`, until the house closes.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    door: Arc<Door>,
    config: Config,
    mut closing: watch::Receiver<bool>,
) {
    let config = Arc::new(config);
    let (at_work, mut all_gone) = tokio::sync::mpsc::channel::<Infallible>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // A client that hung up at once is no trouble; without descriptors there is nothing to
                // do but wait for some.
                tracing::warn!(%error, "connection not taken");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let counted = counted(peer.ip(), &config);
        let Some(pass) = door.admit(counted) else {
            metrics::turned_away();
            continue;
        };
        let (app, closing, at_work) = (app.clone(), closing.clone(), at_work.clone());
        let config = Arc::clone(&config);
        tokio::spawn(async move {
            attend(stream, peer, app, pass, &config, closing).await;
            drop(at_work);
        });
        // Whoever was sent away has left before the next is let in.
        tokio::task::yield_now().await;
    }
    drop(at_work);
    let _ = all_gone.recv().await;
}

/// Whose a connection counts as. A proxy's are many people's.
fn counted(peer: IpAddr, config: &Config) -> Option<Address> {
    let proxy = Proxies(&config.trusted_proxies).trusts(peer);
    (!proxy).then(|| Address::from(peer))
}

/// Answers the requests of one connection.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
    pass: Arc<Pass>,
    config: &Config,
    mut closing: watch::Receiver<bool>,
) {
    // An answer and the step after it are two small packets: the second must not wait for the first to
    // be acknowledged.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "packets may wait");
    }
    let limits = &config.limits;
    let away = Arc::clone(&pass.away);
    let service = service_fn(move |request| answer(app.clone(), request, peer, Arc::clone(&pass)));
    let io = TokioIo::new(Paced::new(stream, limits.stall_time));
    let connection = http1::Builder::new()
        .timer(HouseTimer(config.clock.clone()))
        .header_read_timeout(limits.head_time)
        .max_header_size(limits.head_bytes)
        .max_buf_size(limits.head_bytes.max(LEAST_BUFFER))
        .serve_connection(io, service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut open = true;
    loop {
        tokio::select! {
            // Clients break off as they like.
            _ = connection.as_mut() => return,
            () = away.notified() => return,
            _ = closing.wait_for(|closing| *closing), if open => {
                open = false;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

async fn answer(
    mut app: Router,
    request: hyper::Request<hyper::body::Incoming>,
    peer: SocketAddr,
    pass: Arc<Pass>,
) -> Result<Response, Infallible> {
    pass.work();
    let mut request: Request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    request.extensions_mut().insert(Arc::clone(&pass));
    let response = app.call(request).await?;
    // What has become a socket waits for no request any more.
    if response.status() != StatusCode::SWITCHING_PROTOCOLS {
        pass.rest();
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(most: usize, each: usize) -> Arc<Door> {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), crate::Database::Memory);
        config.limits.connections = most;
        config.limits.connections_each = each;
        Door::new(&config)
    }

    fn address(last: u8) -> Option<Address> {
        Some(Address::from(IpAddr::from([203, 0, 113, last])))
    }

    async fn is_sent_away(pass: &Pass) -> bool {
        let notified = tokio::time::timeout(Duration::ZERO, pass.away.notified());
        notified.await.is_ok()
    }

    #[tokio::test]
    async fn a_full_house_sends_away_whoever_has_waited_longest() {
        let door = door(3, 10);
        let first = door.admit(address(1)).unwrap();
        let second = door.admit(address(1)).unwrap();
        let third = door.admit(address(2)).unwrap();
        first.work();
        let next = door.admit(address(3)).unwrap();
        assert!(!is_sent_away(&first).await, "it is being answered");
        assert!(is_sent_away(&second).await);
        assert!(!is_sent_away(&third).await);
        drop(second);
        first.rest();
        third.work();
        next.work();
        assert!(door.admit(address(4)).is_some());
        assert!(is_sent_away(&first).await);
    }

    #[tokio::test]
    async fn a_house_full_of_work_lets_nobody_in() {
        let door = door(2, 10);
        let all = [(); 2].map(|()| door.admit(None).unwrap());
        all.iter().for_each(|pass| pass.work());
        assert!(door.admit(None).is_none());
        drop(all);
        assert!(door.admit(None).is_some());
        assert_eq!(lock(&door.ledger).open, 0, "whoever goes is forgotten");
        assert!(lock(&door.ledger).waiting.is_empty());
    }

    #[tokio::test]
    async fn one_address_takes_its_share_and_a_proxy_what_it_needs() {
        let door = door(100, 2);
        let mine = [(); 2].map(|()| door.admit(address(1)).unwrap());
        assert!(door.admit(address(1)).is_none());
        assert!(door.admit(address(2)).is_some());
        let proxied = [(); 5].map(|()| door.admit(None));
        assert!(proxied.iter().all(Option::is_some));
        drop(mine);
        assert!(door.admit(address(1)).is_some());
    }
}
