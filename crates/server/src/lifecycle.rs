//! Starting, running and stopping.
//!
//! The order is what matters. Tables wake before anybody is let in, so that no order meets a table whose time
//! away is not yet forgiven; and at the end clients are told first and the journal is closed last, so that
//! what was accepted is kept.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use journal::{OpenError, StorageFault, StoreError};
use metrics_exporter_prometheus::PrometheusHandle;
use room::Millis;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::door::{self, Door};
use crate::identity::{self, CookieKey};
use crate::registry::HouseError;
use crate::sessions::Sessions;
use crate::{Config, Counts, House, descriptors, metrics, router};

/// How often the server notes that it is alive; a crash is forgiven this much at least.
const BEAT: Duration = Duration::from_secs(1);
/// How often tables are looked over.
const SWEEP: Duration = Duration::from_secs(30);
/// How long clients have to hear that the server stops.
const FAREWELL: Duration = Duration::from_secs(3);

/// Why the server cannot start, or stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The folder of the journal cannot be made.
    #[error("folder of the journal cannot be made")]
    Folder(#[source] std::io::Error),
    /// The journal cannot be opened.
    #[error("journal cannot be opened")]
    Open(#[from] OpenError),
    /// The journal does not answer.
    #[error("journal does not answer")]
    Store(#[from] StoreError),
    /// The address is taken or not ours.
    #[error("cannot listen at {0}")]
    Listen(SocketAddr, #[source] std::io::Error),
    /// The address for what is counted is taken or not ours.
    #[error("cannot tell what is counted at {0}")]
    Metrics(SocketAddr, #[source] std::io::Error),
    /// The tables of an earlier version could not be summed up.
    #[error("journal cannot be brought up to date: {0}")]
    SumUp(String),
    /// Whoever knows the seed knows every deal: the public must not play there.
    #[error("a seed deals known games and is for tests, expected a loopback address and no public one")]
    SeedInPublic,
    /// The cookie key in the journal is damaged.
    #[error("cookie key in the journal damaged, expected 64 hexadecimal digits")]
    CookieKey,
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Where it tells what it counts.
    pub metrics: Option<SocketAddr>,
    /// What it holds.
    pub house: Arc<House>,
    serving: JoinHandle<()>,
    tending: JoinHandle<()>,
}

/// Opens the journal, wakes the tables that were under way, and listens.
///
/// # Errors
/// When any of this cannot be done.
pub async fn start(config: Config) -> Result<Running, ServeError> {
    if let Some(seed) = config.seed {
        if config.public_url.is_some() || !config.addr.ip().is_loopback() {
            return Err(ServeError::SeedInPublic);
        }
        tracing::warn!(seed, "SEEDED: every deal is known beforehand, for tests only");
    }
    let store = config.database.open()?;
    let fresh = room::hex(&identity::random_bytes());
    let key = store.init_setting("cookie-key", &fresh).await?;
    let key = room::unhex(&key)
        .and_then(|key| key.try_into().ok())
        .ok_or(ServeError::CookieKey)?;
    let last_alive = store.last_beat().await?.map(Millis);
    descriptors::raise();
    let (listener, addr) = listen(config.addr)
        .await
        .map_err(|error| ServeError::Listen(config.addr, error))?;
    let counting = match config.metrics {
        Counts::Untold => None,
        Counts::IfFree(addr) => listen(addr)
            .await
            .inspect_err(|error| tracing::warn!(%addr, %error, "counts untold"))
            .ok(),
        Counts::At(addr) => Some(
            listen(addr)
                .await
                .map_err(|error| ServeError::Metrics(addr, error))?,
        ),
    };
    let sessions = Sessions::load(store.as_ref()).await?;
    let door = Door::new(&config);
    let mut house = House::new(config, store, CookieKey::new(key), last_alive);
    house.sessions = sessions;
    let house = Arc::new(house);
    if let Some(last_alive) = last_alive {
        house.clock.catch_up(last_alive);
    }
    let summed_up = house.sum_up().await;
    summed_up.map_err(|error: HouseError| ServeError::SumUp(with_causes(&error)))?;
    let woken = house.wake().await?;
    if woken > 0 {
        tracing::info!(tables = woken, "games go on");
    }
    let counts = metrics::start();
    tokio::spawn(look_over(Arc::clone(&house)));
    let serve = |listener, app, door| {
        let (config, closing) = (house.config.clone(), house.closing.subscribe());
        tokio::spawn(door::serve(listener, app, door, config, closing))
    };
    let serving = serve(listener, router::app(Arc::clone(&house)), door);
    let mut metrics_at = None;
    if let Some((listener, addr)) = counting {
        metrics_at = Some(addr);
        let app = router::counts(Arc::clone(&house), counts.clone());
        // A door of its own: whoever crowds the other must not hide it from the operator.
        serve(listener, app, Door::new(&house.config));
    }
    let tending = tokio::spawn(tend(Arc::clone(&house), counts));
    Ok(Running {
        addr,
        metrics: metrics_at,
        house,
        serving,
        tending,
    })
}

/// Listens at `addr`, and says where that is when it left the port open.
async fn listen(addr: SocketAddr) -> std::io::Result<(TcpListener, SocketAddr)> {
    let listener = TcpListener::bind(addr).await?;
    let addr = listener.local_addr()?;
    Ok((listener, addr))
}

/// Notes that the server is alive, and lets idle tables leave.
async fn tend(house: Arc<House>, counts: PrometheusHandle) {
    let mut beat = tokio::time::interval(BEAT);
    let mut sweep = tokio::time::interval(SWEEP);
    loop {
        tokio::select! {
            _ = beat.tick() => {
                // A beat costs a flush of the disk, and matters to running clocks only.
                if house.any_clock_runs().await {
                    note_alive(&house).await;
                }
            }
            _ = sweep.tick() => {
                house.sweep();
                // Durations are kept one by one until they are counted, whether or not anybody asks.
                counts.run_upkeep();
            }
        }
    }
}

async fn note_alive(house: &House) {
    if let Err(error) = house.store.beat(house.clock.now().0).await {
        metrics::journal_failed(error.code());
        let error = &error as &dyn std::error::Error;
        tracing::warn!(error, "beat not kept");
    }
}

/// Looks the journal over for damage, beside the games that go on: better found now than by somebody's
/// game.
async fn look_over(house: Arc<House>) {
    let found = match house.store.check().await {
        Ok(found) if found.is_empty() => return,
        Ok(found) => found.join("; "),
        // Closed before it was looked through.
        Err(StoreError::Closed) => return,
        Err(error) if is_no_damage(&error) => {
            metrics::journal_failed(error.code());
            let error = &error as &dyn std::error::Error;
            tracing::warn!(error, "journal not looked over for damage");
            return;
        }
        Err(error) => with_causes(&error),
    };
    house.damaged.store(true, Ordering::Relaxed);
    metrics::journal_failed(StorageFault::Corrupt.code());
    tracing::error!(found, "the journal is damaged: restore it from a backup");
}

/// Whether nothing was looked at, so that this says nothing of what lies there.
fn is_no_damage(error: &StoreError) -> bool {
    let away = [
        StorageFault::Unreachable,
        StorageFault::Busy,
        StorageFault::Refused,
    ];
    match error {
        StoreError::Storage(error) => away.contains(&error.fault()),
        error => matches!(error, StoreError::Overloaded),
    }
}

/// An error and what caused it, in one line.
pub fn with_causes(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

impl Running {
    /// Stops gracefully: clients are told, what was accepted is kept, and the journal is closed.
    pub async fn stop(self) {
        let Running {
            house,
            serving,
            tending,
            ..
        } = self;
        tending.abort();
        house.closing.send_replace(true);
        note_alive(&house).await;
        // Sockets close by themselves once they have said goodbye; one that does not read is left.
        let _ = tokio::time::timeout(FAREWELL, async {
            let _ = serving.await;
            while house.closing.receiver_count() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        })
        .await;
        let store = Arc::clone(&house.store);
        let closed = tokio::task::spawn_blocking(move || store.close()).await;
        if closed.is_err() {
            tracing::error!("the journal did not close");
        }
    }
}
