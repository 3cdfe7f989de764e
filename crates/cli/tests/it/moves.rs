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

/// Five players in their third round; the north has its joker.
const FIVE: &str = "SO1:SO:S:h18Vh19E/Éh20Rh21Bh22E/Ég22Rf22Ce22â O1:O:W:f17ée17Nd17Dc17A/Àc18Cc19Nc20É \
    N1:N:N:e3A/Àf3Cg3E/Éh3Sh4A/Â E1:E:E:v5A/Âv6Hv7A/Àv8Nu8A/Â SE1:SE:S:q18Sq19Oq20Lq21E/Éq22A/Âr22Ds22ît22T | \
    SO=E/ÉE/ÉE/ÈLLNQXZ+ O=I/ÎI/ÎLOPRRRRU/Û+ N=E/ÉE/ÊI/ÎI/ÎI/ÎKOPSTW?+ E=E/ÉJOPPSTTU/ÛU/ÛY?+ \
    SE=E/ÈMNORRSU/ÙY+ | FGI/ÏMRSTT | N 1 3 | seats=5";

#[test]
fn five_players_are_counted_as_far_as_asked_and_told_on_the_way() {
    let count = |limit| run(&["moves", "guerre-des-mots", FIVE, "--count", "--limit", limit]);
    let few = count("200");
    assert_eq!((few.out.as_str(), few.err.as_str()), ("200\n", ""));
    let many = count("25000");
    assert_eq!(
        (many.out.as_str(), many.err.as_str()),
        ("25000\n", "cavalettres: 25000 so far\n")
    );
}

/// White may write LAISSER, which earns a joker.
const DAMES: &str = "z7/1aisser1/8/8/L7/B7 w p ES - 8";

#[test]
fn jokers_are_listed_when_asked_for_and_told_when_left_out() {
    let plain = run(&["moves", "dames-de-lettres", DAMES]);
    assert_eq!(plain.status, Some(0));
    assert!(
        plain.err.contains("--jokers") && !plain.out.contains('='),
        "{}",
        plain.err
    );
    let listed = run(&["moves", "dames-de-lettres", DAMES, "--jokers"]);
    assert!(!listed.err.contains("--jokers"), "{}", listed.err);
    let lines: Vec<&str> = listed.out.lines().collect();
    assert!(lines.is_sorted());
    assert!(plain.out.lines().all(|line| lines.contains(&line)));
    assert!(
        lines.contains(&"A2-A4 LAISSER@A4B5C5D5E5F5G5 =S@C1"),
        "{}",
        listed.out
    );
    let count = run(&["moves", "dames-de-lettres", DAMES, "--jokers", "--count"]);
    assert_eq!(count.out.trim_end(), lines.len().to_string());
}

#[test]
fn the_computers_choice_is_among_the_moves() {
    let best = done(&["best", "dames-de-lettres", DAMES, "--level", "8", "--nodes", "1"]);
    let choice = best.lines().next().expect("a choice");
    assert!(choice.contains(" ="), "the joker is worth having: {best}");
    let all = done(&["moves", "dames-de-lettres", DAMES, "--jokers", "--doubles"]);
    assert!(all.lines().any(|line| choice.ends_with(line)), "{choice}");
}

#[test]
fn doubles_are_told_when_left_out() {
    let fork = "z7/2to1ue1/8/8/4M3/B7 w p ES - 8";
    let plain = run(&["moves", "dames-de-lettres", fork]);
    assert!(
        plain.err.contains("--doubles") && !plain.out.contains('+'),
        "{}",
        plain.err
    );
    let all = done(&["moves", "dames-de-lettres", fork, "--doubles"]);
    assert!(all.contains("E2-E4 MOT@E4D5C5 + MUE@E4F5G5"), "{all}");
    assert_eq!(
        run(&["moves", "dames-de-lettres", "z7/4ot2/8/8/4M3/B7 w p ES - 8"]).err,
        ""
    );
}

#[test]
fn help_tells_every_word_that_a_list_may_be_asked_for() {
    let help = done(&["moves", "--help"]);
    for line in [
        "--announce             List every word that a move could announce as well",
        "--doubles              List moves with two words as well",
        "--jokers               List joker placements as well",
    ] {
        assert!(help.contains(line), "{help}");
    }
}
