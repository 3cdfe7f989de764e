//! R45: any bytes, any JSON, and sound frames with something changed.

use proptest::prelude::*;
use protocol::{ClientFrame, MAX_FRAME, NewTable, Order, Rename, Revoke, Sit};
use room::{Input, OfferKind};
use serde_json::{Map, Number, Value, json};

/// Any JSON, often with names that frames use.
fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| Number::from_f64(number).map_or(Value::Null, Value::Number)),
        any::<String>().prop_map(Value::from),
        name().prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 40, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((name(), inner), 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

fn name() -> impl Strategy<Value = String> {
    let known = [
        "t",
        "d",
        "do",
        "k",
        "v",
        "input",
        "act",
        "resign",
        "abort",
        "offer",
        "accept",
        "decline",
        "next",
        "say",
        "draw",
        "takeback",
        "rematch",
        "game",
        "options",
        "opponent",
        "kind",
        "bot",
        "level",
        "hotseat",
        "invite",
        "clock",
        "host",
        "base",
        "increment",
        "colour",
        "games",
        "private",
        "salt",
        "name",
    ];
    prop_oneof![4 => prop::sample::select(known.to_vec()).prop_map(str::to_owned), 1 => any::<String>()]
}

fn input() -> impl Strategy<Value = Input> {
    let kind = || prop::sample::select(vec![OfferKind::Draw, OfferKind::Takeback, OfferKind::Rematch]);
    prop_oneof![
        any::<String>().prop_map(Input::Act),
        any::<String>().prop_map(Input::Say),
        Just(Input::Resign),
        Just(Input::Abort),
        Just(Input::Next),
        kind().prop_map(Input::Offer),
        kind().prop_map(Input::Accept),
        kind().prop_map(Input::Decline),
    ]
}

fn order() -> impl Strategy<Value = Order> {
    (any::<u64>(), any::<u64>(), input()).prop_map(|(k, v, input)| Order { k, v, input })
}

/// Reads `text` as everything that a client can send; what is read as a frame must print as one.
fn read_all(text: &str) {
    if let Ok(frame) = serde_json::from_str::<ClientFrame>(text) {
        let again = serde_json::to_string(&frame).expect("plain data");
        assert_eq!(
            serde_json::from_str::<ClientFrame>(&again).expect("its own words"),
            frame
        );
    }
    if let Ok(order) = serde_json::from_str::<Order>(text) {
        let again = serde_json::to_string(&order).expect("plain data");
        assert_eq!(
            serde_json::from_str::<Order>(&again).expect("its own words"),
            order
        );
    }
    let _ = serde_json::from_str::<NewTable>(text);
    let _ = serde_json::from_str::<Rename>(text);
    let _ = serde_json::from_str::<Revoke>(text);
    let _ = serde_json::from_str::<Sit>(text);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text: String) {
        read_all(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = serde_json::from_slice::<ClientFrame>(&bytes);
        let _ = serde_json::from_slice::<Order>(&bytes);
        let _ = serde_json::from_slice::<NewTable>(&bytes);
    }

    #[test]
    fn any_json_is_read_or_refused(value in value()) {
        read_all(&value.to_string());
        read_all(&json!({ "t": "do", "d": value }).to_string());
        read_all(&json!({ "t": "do", "d": { "k": 1, "v": 1, "input": value } }).to_string());
        read_all(&json!({ "game": "echecs", "opponent": value, "clock": value }).to_string());
    }

    #[test]
    fn every_order_comes_through_whole(order in order()) {
        let frame = ClientFrame::Do(order);
        let text = serde_json::to_string(&frame).expect("plain data");
        prop_assert_eq!(serde_json::from_str::<ClientFrame>(&text).expect("its own words"), frame);
    }

    /// A later version's fields are ignored, wherever they stand.
    #[test]
    fn unknown_fields_are_ignored(order in order(), extra in value(), name in "x-[a-z]{1,8}") {
        let mut frame = serde_json::to_value(ClientFrame::Do(order.clone())).expect("plain data");
        frame[&name] = extra.clone();
        frame["d"][&name] = extra;
        let read: ClientFrame = serde_json::from_value(frame).expect("still an order");
        prop_assert_eq!(read, ClientFrame::Do(order));
    }

    /// One byte changed makes another order or none, never trouble.
    #[test]
    fn a_changed_byte_does_no_harm(order in order(), at: prop::sample::Index, byte: u8) {
        let mut bytes = serde_json::to_vec(&ClientFrame::Do(order)).expect("plain data");
        let at = at.index(bytes.len());
        bytes[at] = byte;
        if let Ok(text) = std::str::from_utf8(&bytes) {
            read_all(text);
        }
    }
}

#[test]
fn nesting_without_end_is_refused() {
    for depth in [MAX_FRAME, 100_000] {
        for open in [
            "[",
            r#"{"d":"#,
            r#"{"t":"do","d":"#,
            r#"{"t":"do","d":{"k":1,"v":1,"input":{"act":"#,
        ] {
            assert!(serde_json::from_str::<ClientFrame>(&open.repeat(depth)).is_err());
            assert!(serde_json::from_str::<Order>(&open.repeat(depth)).is_err());
            assert!(serde_json::from_str::<NewTable>(&open.repeat(depth)).is_err());
        }
    }
}

#[test]
fn numbers_that_do_not_fit_are_refused() {
    for number in [
        "-1",
        "1.0",
        "1e3",
        "1e999",
        "NaN",
        "Infinity",
        "18446744073709551616",
        "\"1\"",
        "null",
        "[1]",
    ] {
        for frame in [
            format!(r#"{{"k":{number},"v":1,"input":"resign"}}"#),
            format!(r#"{{"k":1,"v":{number},"input":"resign"}}"#),
        ] {
            assert!(serde_json::from_str::<Order>(&frame).is_err(), "{frame}");
        }
    }
    let largest = format!(r#"{{"k":{0},"v":{0},"input":"resign"}}"#, u64::MAX);
    assert!(serde_json::from_str::<Order>(&largest).is_ok());
}

#[test]
fn unknown_words_are_refused() {
    for frame in [
        r#"{"t":"undo","d":{"k":1,"v":1,"input":"resign"}}"#,
        r#"{"t":"do","d":{"k":1,"v":1,"input":"Resign"}}"#,
        r#"{"t":"do","d":{"k":1,"v":1,"input":{"resign":{}}}}"#,
        r#"{"t":"do","d":{"k":1,"v":1,"input":{"offer":"Draw"}}}"#,
        r#"{"t":"do","d":{"k":1,"v":1}}"#,
        r#"{"t":"do"}"#,
        r#"{"d":{"k":1,"v":1,"input":"resign"}}"#,
    ] {
        assert!(serde_json::from_str::<ClientFrame>(frame).is_err(), "{frame}");
    }
}

/// What the house asks for others, no client can.
#[test]
fn what_only_the_house_asks_is_no_frame() {
    let asked = |input: Value| {
        let frame = json!({ "t": "do", "d": { "k": 1, "v": 1, "input": input } });
        serde_json::from_value::<ClientFrame>(frame).is_ok()
    };
    assert!(asked(json!("resign")));
    for input in [
        json!("return"),
        json!("queue"),
        json!("think"),
        json!({ "sit": { "place": null, "name": "Odile", "salt": "" } }),
        json!({ "arbitrate": { "name": "Odile" } }),
    ] {
        assert!(!asked(input.clone()), "{input}");
    }
}
