//! `cavalettres serve`: the web server.
//!
//! Only what operators choose stands here; what it means is told in `server`, so that tests start the very
//! same house.

use std::io::IsTerminal as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use clap::Args;
use serde_json::json;
use server::{Config, Counts, Database, Limits, NotADatabase, PublicUrl, Running, Subnet};

use crate::dictionary::ListArgs;
use crate::failure::Failure;
use crate::printer::Printer;

#[derive(Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    /// Where the games are kept: `sqlite:FILE`, `postgres://USER@HOST/DATABASE` (its password, if it asks
    /// for one, in PGPASSWORD), or `sqlite::memory:` to keep nothing; by default a file in the platform's
    /// data directory
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// The address players know the house by, as `https://jeux.example`: invitations, their QR codes and
    /// previews name it, and over HTTPS cookies are bound to it; by default, the host that each one asks
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// A proxy, or a range of them as 10.0.0.0/8, that is believed about whom it asks for and whether
    /// over HTTPS; repeatable, and proxies on this machine always are
    #[arg(long, value_name = "CIDR")]
    trusted_proxy: Vec<Subnet>,
    /// Where to tell operators what is counted, at /metrics; by default 127.0.0.1:9464, if it is free
    #[arg(long, value_name = "ADDR", conflicts_with = "no_metrics")]
    metrics_addr: Option<SocketAddr>,
    /// Tell nobody what is counted
    #[arg(long)]
    no_metrics: bool,
    /// How many connections may be open, in all
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    max_connections: usize,
    /// How many of them may come from one address, unless it is a proxy's; an IPv6 /64 is one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_each)]
    max_per_address: usize,
    /// The least time the computer takes over a move, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 450)]
    bot_pause: u64,
    /// Deal known games, for tests: equal salts deal equal games, and the computer thinks alike on every
    /// machine; refused with `--public-url` and with an address that others can reach
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    list: ListArgs,
}

impl Serve {
    pub(crate) fn run(self, printer: &mut Printer) -> Result<(), Failure> {
        tracing_subscriber::fmt()
            .with_writer(std::io::stderr)
            // Colours are for eyes: a file or a collector gets plain text.
            .with_ansi(std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none())
            .with_target(false)
            .init();
        let mut config = Config::new(self.addr, database(self.database)?);
        config.bot_pause = std::time::Duration::from_millis(self.bot_pause);
        config.lexicon = self.list.open()?;
        config.public_url = self.public_url;
        config.seed = self.seed;
        config.trusted_proxies.extend(self.trusted_proxy);
        config.metrics = match self.metrics_addr {
            Some(addr) => Counts::At(addr),
            None if self.no_metrics => Counts::Untold,
            None => Counts::IfFree(METRICS),
        };
        config.limits.connections = self.max_connections;
        config.limits.connections_each = self.max_per_address;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|error| Failure::usage(format!("server cannot start: {error}")))?;
        runtime.block_on(async {
            let running = server::start(config)
                .await
                .map_err(|error| Failure::usage(server::with_causes(&error)))?;
            announce(printer, &running)?;
            asked_to_stop().await;
            printer.message("stopping; games under way are kept");
            running.stop().await;
            Ok(())
        })
    }
}

/// Where Prometheus looks for what programs count, unless it is told otherwise.
const METRICS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 9464);

fn announce(printer: &mut Printer, running: &Running) -> Result<(), Failure> {
    let address = format!("http://{}/", running.addr);
    if let Some(metrics) = running.metrics {
        printer.message(&format!("counts: http://{metrics}/metrics"));
    }
    printer.object(&json!({ "address": address }), &format!("Cavalettres: {address}"))?;
    Ok(printer.flush()?)
}

/// The database that a URL names, or the file of whoever names none.
fn database(url: Option<String>) -> Result<Database, Failure> {
    let Some(url) = url else {
        let folders = directories::ProjectDirs::from("", "", "cavalettres");
        let folders =
            folders.ok_or_else(|| Failure::usage("no home directory, expected --database sqlite:FILE"))?;
        return Ok(Database::File(folders.data_dir().join("journal.sqlite")));
    };
    let database: Database = url
        .parse()
        .map_err(|error: NotADatabase| Failure::usage(server::with_causes(&error)))?;
    // Where others on the machine do not see it, as they do see how a program was called.
    Ok(database.or_password(std::env::var("PGPASSWORD").ok().as_deref()))
}

/// Waits for the machine or a person to say stop.
async fn asked_to_stop() {
    let interrupted = async {
        // Without a handler the process ends by itself, and the journal is as good as after a crash.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
