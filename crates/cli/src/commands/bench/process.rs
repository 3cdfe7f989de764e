//! What a process costs, as Linux tells it.
//!
//! Read from `/proc`, which tells of any process: a server that is measured is another one, and has nothing
//! built into it for that.

use std::fs;
use std::time::Duration;

/// Ticks of processor time in a second; every Linux of today counts so.
const TICKS: u64 = 100;

/// Bytes that process `pid` (or `self`) holds in memory; none where the system does not tell.
pub(super) fn resident(pid: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// The processor time that process `pid` has used; none where the system does not tell.
pub(super) fn processor_time(pid: &str) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    used(&stat)
}

fn used(stat: &str) -> Option<Duration> {
    // The name of the program stands in parentheses and may hold blanks and parentheses itself.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let user: u64 = fields.get(11)?.parse().ok()?;
    let system: u64 = fields.get(12)?.parse().ok()?;
    Some(Duration::from_millis((user + system) * 1000 / TICKS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_time_is_read_past_a_strange_name() {
        let stat = "7 (a) b) S 1 7 7 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 1 0 1 1 1";
        assert_eq!(used(stat), Some(Duration::from_secs(3)));
        assert_eq!(used(""), None);
    }
}
