//! `cavalettres games`: what can be played.
//!
//! A script asks here what there is and what it may set, instead of knowing it: all of it comes from what the
//! games say of themselves.

use catalog::Kind;
use clap::Args;
use game_core::{OptionSpec, OptionValues};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::printer::Printer;

#[derive(Args)]
pub(crate) struct Games {}

impl Games {
    pub(crate) fn run(self, printer: &mut Printer) -> Result<(), Failure> {
        for &kind in Kind::ALL {
            let options = kind.options();
            let object = json!({
                "slug": kind.slug(),
                "name": kind.name(),
                "seats": kind.seats(),
                "options": options.iter().map(described).collect::<Vec<_>>(),
            });
            let seats: Vec<_> = kind.seats().iter().map(u8::to_string).collect();
            let mut text = format!("{}\t{}\t{} seats", kind.slug(), kind.name(), seats.join(" or "));
            for option in options {
                text += &format!("\n  {}={}\t{}", option.name, option.default, values(option));
            }
            printer.object(&object, &text)?;
        }
        Ok(())
    }
}

fn described(option: &OptionSpec) -> Value {
    json!({
        "name": option.name,
        "default": option.default,
        "values": values(option),
        "clauses": option.clauses,
    })
}

fn values(option: &OptionSpec) -> String {
    match option.values {
        OptionValues::OneOf(words) => words.join("|"),
        OptionValues::Number(low, high) => format!("{low}..{high}"),
        OptionValues::Text(what) => format!("<{what}>"),
    }
}
