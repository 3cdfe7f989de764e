//! The record that people keep.

use game_core::Export as _;
use game_echec_et_mots::{EchecEtMots, Event, Layout, Rules};

fn events(texts: &str) -> Vec<Event> {
    texts
        .split("; ")
        .map(|text| text.parse().expect("an event"))
        .collect()
}

fn tags(tags: &[(&str, &str)]) -> Vec<(String, String)> {
    tags.iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect()
}

const DEAL: &str = "deal TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ";

#[test]
fn a_record_has_header_moves_and_result() {
    let game = EchecEtMots::new(Rules::DEFAULT, crate::few_words());
    let played = events(&format!(
        "{DEAL}; a0-c1=G; a8-c7=R; c1-a0; #CHEVAL; >-; end 30--2 second-knight"
    ));
    let text = game.export(
        &tags(&[("White", "Odile \"O\""), ("Black", "Ève"), ("Result", "me")]),
        &played,
    );
    let lexicon = game.word_list().identity();
    let expected = format!(
        "[White \"Odile \\\"O\\\"\"]\n[Black \"Ève\"]\n\
         [Deal \"TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ a0,g0 a8,g8 - - w 0 0\"]\n[Options \"\"]\n\
         [Lexicon \"{lexicon}\"]\n[Result \"30--2 K\"]\n[Termination \"second-knight\"]\n\n\
         1. a0-c1=G a8-c7=R 2. c1-a0 #CHEVAL >- 30--2 K\n"
    );
    assert_eq!(text, expected);
}

#[test]
fn results_say_how_the_game_ended() {
    let game = EchecEtMots::new(
        Rules {
            layout: Layout::Inner,
            quiet_limit: 50,
            ..Rules::DEFAULT
        },
        crate::few_words(),
    );
    for (end, result, termination) in [
        ("", "*", "unterminated"),
        ("; agree; end 0-0 agreement", "0-0 nul", "agreement"),
        ("; flag w; end 0-15 flag", "0-15", "flag"),
        ("; #CHEVAL; >ORANGE; end 0-0 tie", "0-0 nul", "tie"),
        ("; #CHEVAL; >ORANGE; end 14-10 words", "14-10", "words"),
    ] {
        let text = game.export(&[], &events(&format!("{DEAL}; b1-c3=N{end}")));
        assert!(
            text.contains("[Options \"layout=inner quiet_limit=50\"]\n"),
            "{text}"
        );
        assert!(
            text.contains(&format!(
                "[Result \"{result}\"]\n[Termination \"{termination}\"]\n"
            )),
            "{text}"
        );
        assert!(text.ends_with(&format!("{result}\n")), "{text}");
    }
}

#[test]
fn long_games_are_wrapped() {
    let game = EchecEtMots::new(Rules::DEFAULT, crate::few_words());
    let shuttle = "; a0-c1; a8-c7; c1-a0; c7-a8".repeat(40);
    let text = game.export(&[], &events(&format!("{DEAL}{shuttle}")));
    assert!(text.lines().all(|line| line.len() < 80), "{text}");
    assert!(text.contains("80. c1-a0 c7-a8"), "{text}");
}
