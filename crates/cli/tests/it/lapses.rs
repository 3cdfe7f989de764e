//! Actions that are accepted and wrong all the same: what was wrong and what it cost is told.

use serde_json::{Value, json};

use crate::binary::{done, feed};

/// The lines that `apply` prints.
fn lines(args: &[&str]) -> Vec<String> {
    let out = done(&[&["apply"], args].concat());
    out.lines().map(str::to_owned).collect()
}

/// The errors that `apply --json` tells.
fn errors(args: &[&str]) -> Vec<Value> {
    let out = done(&[&["apply", "--json"], args].concat());
    let told: Value = serde_json::from_str(&out).unwrap_or_else(|fault| panic!("{out}: {fault}"));
    assert!(told["position"].is_string(), "{told}");
    told["errors"].as_array().cloned().unwrap_or_default()
}

const GUERRE: &str = "S1:S:S:e22Rf22U/Ûg22Sh22A/Àh21I/Îh20Rh19A/Àh18Pi18U/Ûj18Rk18Sk17E/Ék16Lk15A/Àk14Rk13O | \
    S=A/ÂNR?+ N=E/ÉL?+ | BCD | S 1 3 | -";

#[test]
fn an_error_of_la_guerre_des_mots_is_told_with_its_cost() {
    let args = ["guerre-des-mots", GUERRE, "k13h O(ARN)"];
    let told = lines(&args);
    assert!(told[0].contains(" | N 1 3 "), "{told:?}");
    assert_eq!(told[1], "error 7.6 not-a-word seat S costs turn");
    assert!(told[2].contains("OARN"), "{told:?}");
    assert_eq!(told.len(), 3);
    let error = &errors(&args)[0];
    assert_eq!(
        [&error["action"], &error["seat"], &error["clause"], &error["code"]],
        [
            &json!("k13h O(ARN)"),
            &json!("S"),
            &json!("7.6"),
            &json!("not-a-word")
        ]
    );
    assert_eq!(
        [&error["subject"], &error["cost"]],
        [&json!("OARN"), &json!("turn")]
    );
    assert!(errors(&["guerre-des-mots", GUERRE, "k13h O(RNA)"]).is_empty());
    assert_eq!(lines(&["guerre-des-mots", GUERRE, "-"]).len(), 1);
}

#[test]
fn a_claim_that_only_the_word_list_denies_costs_the_right() {
    let position = "S1:S:S:q22Rr22U/Ûs22St22E/É N1:N:N:k9Gl9Rm9U/Ûn9E/Éo9S | S=+ N=- | - | S 1 2 | -";
    for (claim, error) in [
        (";r", "error 9.2 no-right-to-replay seat S costs right"),
        ("=t18", "error 12.1 no-right-to-blockade seat S costs right"),
    ] {
        let coup = format!("t19v (GRU)E <k9:3 {claim}");
        let told = lines(&["guerre-des-mots", position, &coup]);
        assert!(
            told[0].contains("S=+ ") && told[0].contains(" | N 1 2 "),
            "{told:?}"
        );
        assert_eq!(told[1], error);
    }
}

#[test]
fn every_error_of_several_actions_is_told() {
    let args = ["guerre-des-mots", GUERRE, "k13h O(ARN)", "-", "k13h O(NRA)"];
    let told = errors(&args);
    let about: Vec<&Value> = told.iter().map(|error| &error["subject"]).collect();
    assert_eq!(about, [&json!("OARN"), &json!("ONRA")]);
}

#[test]
fn a_fault_of_strict_dames_is_told_by_its_clause_and_code() {
    let position = "z7/4ot2/8/8/4M3/B7 w p ES - 8";
    let strict = ["--option", "mode=strict", "dames-de-lettres", position];
    let told = lines(&[&strict[..], &["E2-E4 MOT@E4E5F5"]].concat());
    assert_eq!(told[1], "error F1 not-announced seat 0 costs game");
    let args = [&strict[..], &["announce MOT", "E2-F4 MOT@F4E5F5"]].concat();
    let error = &errors(&args)[0];
    assert_eq!(
        [
            &error["clause"],
            &error["code"],
            &error["subject"],
            &error["cost"]
        ],
        [&json!("M1"), &json!("not-a-line"), &json!("f4"), &json!("game")]
    );
}

#[test]
fn a_wrong_announcement_of_echec_et_mots_is_told() {
    let position = "TRSE/L.P/AEOI/BUR/.NT./CVD/.G.. c4,g0 d6,g8 ABC N w 3 9";
    for (option, cost) in [
        ("bad_announce=void_turn", "turn"),
        ("bad_announce=forfeit_word", "word"),
    ] {
        let args = ["--option", option, "echec-et-mots", position, "c4-e5 #CHEVAL"];
        let told = lines(&args);
        assert_eq!(
            told[1],
            format!("error A1 letters-missing seat 0 costs {cost}"),
            "{told:?}"
        );
        assert!(told[2].contains("CHEVAL"), "{told:?}");
    }
}

#[test]
fn a_capture_left_undone_is_told_where_it_can_be_claimed() {
    let position = "n10/11/11/11/2~1~#~1~2/2m8/1m9/1M9/11 s 4 1";
    let claim = ["--option", "capture=claim", "chevaliers", position];
    let told = errors(&[&claim[..], &["b2-a2", "claim"]].concat());
    let costs: Vec<&Value> = told.iter().map(|error| &error["cost"]).collect();
    assert_eq!(costs, [&json!("claim"), &json!("move")]);
    for error in &told {
        assert_eq!(
            [
                &error["seat"],
                &error["clause"],
                &error["code"],
                &error["subject"]
            ],
            [&json!(0), &json!("R12"), &json!("capture-due"), &json!("b2")]
        );
    }
    assert!(errors(&[&claim[..], &["b2xb4xd4"]].concat()).is_empty());
}

#[test]
fn whoever_plays_in_the_terminal_is_told_too() {
    let args = [
        "play",
        "guerre-des-mots",
        "--level",
        "1",
        "--seat",
        "S",
        "--json",
        "--from",
        GUERRE,
    ];
    let ran = feed(&args, "k13h O(ARN)\n");
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    let told = ran.out.lines().find_map(|line| {
        let object: Value = serde_json::from_str(line).expect("an object a line");
        object.get("error").cloned()
    });
    let error = told.unwrap_or_else(|| panic!("{}", ran.out));
    assert_eq!(
        [&error["code"], &error["cost"]],
        [&json!("not-a-word"), &json!("turn")]
    );
    assert!(ran.out.contains("\"seat\":\"N\""), "{}", ran.out);
}
