//! `moves`: lists and counts, no further than asked for.

use crate::binary::{done, run};

const GUERRE: &str = "S1:S:S:e22Rf22U/Ûg22Sh22A/Àh21I/Îh20Rh19A/Àh18Pi18U/Ûj18Rk18Sk17E/Ék16Lk15A/Àk14Rk13O | \
    S=A/ÂNR?+ N=E/ÉL?+ | BCD | S 1 3 | -";

#[test]
fn a_count_stops_at_the_limit() {
    for limit in ["0", "3", "20"] {
        let told = done(&["moves", "echecs", "start", "--count", "--limit", limit]);
        assert_eq!(told.trim_end(), limit);
        let told = done(&["moves", "guerre-des-mots", GUERRE, "--count", "--limit", limit]);
        assert_eq!(told.trim_end(), limit);
        let listed = done(&["moves", "guerre-des-mots", GUERRE, "--limit", limit]);
        assert_eq!(listed.lines().count().to_string(), limit);
    }
    assert_eq!(
        done(&["moves", "echecs", "start", "--count", "--limit", "99"]),
        "20\n"
    );
}

#[test]
fn five_players_are_counted_as_far_as_asked_and_told_on_the_way() {
    let deal = done(&["deal", "guerre-des-mots", "--seats", "5", "--seed", "3"]);
    let ran = run(&[
        "moves",
        "guerre-des-mots",
        deal.trim_end(),
        "--count",
        "--limit",
        "12000",
    ]);
    assert_eq!(ran.status, Some(0));
    let told: Vec<&str> = ran.err.lines().collect();
    let count: usize = ran.out.trim_end().parse().expect("a number");
    assert_eq!(told.len(), count / 5_000, "{count}: {}", ran.err);
}
