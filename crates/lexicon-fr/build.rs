//! Compiles the table of the French lexicon.

use std::fs;
use std::io::Read as _;
use std::path::Path;

use lexicon::Spellings;

/// The dictionary and its version.
const NAME: &str = "dicollecte-7.5";

fn main() {
    let data = Path::new("../../data/lexicon");
    let (table, additions) = (data.join("lexicon-fr.tsv.gz"), data.join("additions.tsv"));
    println!("cargo::rerun-if-changed={}", table.display());
    println!("cargo::rerun-if-changed={}", additions.display());
    // What the games are played with; the tests of `catalog` write it.
    let sets = data.join("sets.txt");
    println!("cargo::rerun-if-changed={}", sets.display());
    println!("cargo::rerun-if-changed=build.rs");
    let packed = fs::File::open(&table).expect("data/lexicon/lexicon-fr.tsv.gz is there");
    let mut text = String::new();
    flate2::read::GzDecoder::new(packed)
        .read_to_string(&mut text)
        .expect("the table is packed text");
    text += &fs::read_to_string(&additions).expect("data/lexicon/additions.tsv is there");
    let sets: Vec<Spellings> = fs::read_to_string(&sets)
        .expect("data/lexicon/sets.txt is there")
        .lines()
        .map(|line| line.parse().expect("a set of words"))
        .collect();
    let archive = lexicon::compile(NAME, &text, &sets).expect("the table compiles");
    let folder = std::env::var("OUT_DIR").expect("cargo names a folder");
    fs::write(
        Path::new(&folder).join("french.lexicon"),
        bytemuck::cast_slice::<u32, u8>(&archive),
    )
    .expect("the folder can be written");
}
