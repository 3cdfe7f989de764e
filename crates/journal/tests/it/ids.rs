//! Ids of tables, as anybody may write them into an address.

use journal::{InvalidTableId, TableId};
use proptest::prelude::*;

proptest! {
    #[test]
    fn an_id_is_its_text_and_a_fault_lies_inside(text in prop_oneof![".*", "[0-9A-Za-z]{0,40}\\PC?"]) {
        match text.parse::<TableId>() {
            Ok(id) => prop_assert_eq!(id.to_string(), text),
            Err(InvalidTableId::Character { found, at }) => {
                prop_assert_eq!(text[at..].chars().next(), Some(found));
            }
            Err(InvalidTableId::Length { found }) => prop_assert_eq!(found, text.len()),
            Err(other) => prop_assert!(false, "{:?}", other),
        }
    }
}
