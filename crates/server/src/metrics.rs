//! What the server counts.
//!
//! Names stand here and nowhere else, so that what operators watch does not change by accident. Nothing that
//! is counted names a guest, an address or a table.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

const ACCEPTED: &str = "cavalettres_orders_accepted_total";
const REFUSED: &str = "cavalettres_orders_refused_total";
const LATENCY: &str = "cavalettres_order_seconds";
const THOUGHT: &str = "cavalettres_bot_seconds";
const SOCKETS: &str = "cavalettres_sockets";
const TABLES: &str = "cavalettres_tables_in_memory";
const TURNED_AWAY: &str = "cavalettres_connections_turned_away_total";
const JOURNAL: &str = "cavalettres_journal_failures_total";
const DROPPED: &str = "cavalettres_listeners_dropped_total";

/// Starts counting. Several servers in one process share their counts.
pub(crate) fn start() -> PrometheusHandle {
    static COUNTS: OnceLock<PrometheusHandle> = OnceLock::new();
    COUNTS.get_or_init(install).clone()
}

fn install() -> PrometheusHandle {
    let recorder = PrometheusBuilder::new()
        .set_buckets(&[
            0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0,
        ])
        .expect("the buckets are not empty")
        .build_recorder();
    let handle = recorder.handle();
    if metrics::set_global_recorder(recorder).is_ok() {
        describe_counter!(ACCEPTED, "Orders done and kept");
        describe_counter!(REFUSED, "Orders refused, by code");
        describe_histogram!(LATENCY, "Time from an order to its durable answer");
        describe_histogram!(THOUGHT, "Time a computer player took, waiting included");
        describe_gauge!(SOCKETS, "Sockets open");
        describe_gauge!(TABLES, "Tables in memory");
        describe_counter!(TURNED_AWAY, "Connections not taken because there were too many");
        describe_counter!(JOURNAL, "Calls that the journal failed, by cause");
        describe_counter!(DROPPED, "Listeners dropped because they did not read");
    }
    handle
}

pub(crate) fn accepted(took: Duration) {
    counter!(ACCEPTED).increment(1);
    histogram!(LATENCY).record(took);
}

pub(crate) fn refused(code: &'static str) {
    counter!(REFUSED, "code" => code).increment(1);
}

pub(crate) fn journal_failed(cause: &'static str) {
    counter!(JOURNAL, "cause" => cause).increment(1);
}

pub(crate) fn thought(took: Duration) {
    histogram!(THOUGHT).record(took);
}

pub(crate) fn dropped_listener() {
    counter!(DROPPED).increment(1);
}

pub(crate) fn turned_away() {
    counter!(TURNED_AWAY).increment(1);
}

pub(crate) fn tables(count: usize) {
    gauge!(TABLES).set(count as f64);
}

/// Counts a socket as long as it lives.
pub(crate) struct OpenSocket;

impl OpenSocket {
    pub(crate) fn open() -> OpenSocket {
        gauge!(SOCKETS).increment(1.0);
        OpenSocket
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        gauge!(SOCKETS).decrement(1.0);
    }
}
