//! Sentences for players, French and English, from Fluent files.
//!
//! The page and the binary read the same files, so that a refusal says the same in the browser, over
//! HTTP and in the terminal. Keys are codes, never sentences: `refusal-<code>` for the table's own
//! refusals, `<game>-<code>` for those of a game's rules, `outcome-<game>-<code>` for ends of games.

mod expected;

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// What the games tell, found by their folders.
mod games {
    include!(concat!(env!("OUT_DIR"), "/games.rs"));
}

/// A language that the house speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Locale {
    /// French, the first.
    #[default]
    Fr,
    /// English, the second.
    En,
}

impl Locale {
    /// Both languages.
    pub const ALL: [Locale; 2] = [Locale::Fr, Locale::En];

    /// The language tag.
    pub fn tag(self) -> &'static str {
        match self {
            Locale::Fr => "fr",
            Locale::En => "en",
        }
    }

    /// The language that an `Accept-Language` header or a `LANG` variable asks for: English when it
    /// puts English before French, French in every other case.
    pub fn asked_for(text: &str) -> Locale {
        let mut best = (Locale::Fr, 0.0);
        for range in text.split(',') {
            let mut parts = range.split(';');
            let tag = parts.next().unwrap_or_default().trim().to_ascii_lowercase();
            let weight = parts
                .find_map(|part| part.trim().strip_prefix("q=")?.parse().ok())
                .unwrap_or(1.0);
            let locale = match tag.split(['-', '_', '.']).next() {
                Some("fr") => Locale::Fr,
                Some("en") => Locale::En,
                _ => continue,
            };
            if weight > best.1 {
                best = (locale, weight);
            }
        }
        best.0
    }

    /// The page's own file, those of the games, and what only a terminal or a printed sheet says.
    fn sources(self) -> impl Iterator<Item = &'static str> {
        let (shared, games, elsewhere) = match self {
            Locale::Fr => (
                include_str!("../../../web/src/i18n/fr.ftl"),
                games::FR,
                [
                    include_str!("../i18n/terminal.fr.ftl"),
                    include_str!("../i18n/print.fr.ftl"),
                ],
            ),
            Locale::En => (
                include_str!("../../../web/src/i18n/en.ftl"),
                games::EN,
                [
                    include_str!("../i18n/terminal.en.ftl"),
                    include_str!("../i18n/print.en.ftl"),
                ],
            ),
        };
        let games = games.iter().copied();
        [shared].into_iter().chain(games).chain(elsewhere)
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; 2] = [OnceLock::new(), OnceLock::new()];
        BUNDLES[self as usize].get_or_init(|| {
            let mut bundle =
                FluentBundle::new_concurrent(vec![self.tag().parse().expect("both tags are well formed")]);
            // Isolation marks would show as boxes in a terminal; every argument here is a code or a square.
            bundle.set_use_isolating(false);
            for source in self.sources() {
                // A faulty entry is left out of the resource; the tests see to it that there is none.
                let resource = match FluentResource::try_new(source.to_owned()) {
                    Ok(resource) | Err((resource, _)) => resource,
                };
                bundle.add_resource_overriding(resource);
            }
            bundle
        })
    }

    /// The sentence under `key`, if there is one.
    pub fn sentence(self, key: &str, args: &[(&str, &str)]) -> Option<String> {
        let bundle = self.bundle();
        let pattern = bundle.get_message(key)?.value()?;
        let args: FluentArgs<'_> = args.iter().map(|&(name, text)| (name, value(text))).collect();
        let mut faults = Vec::new();
        Some(
            bundle
                .format_pattern(pattern, Some(&args), &mut faults)
                .into_owned(),
        )
    }

    /// What a notation wants at a place, which the rules say in English.
    pub fn expected(self, english: &str) -> &str {
        match self {
            Locale::En => english,
            Locale::Fr => expected::french(english),
        }
    }

    /// The sentence for a refusal: the game's own when its rules refuse, the table's otherwise, and
    /// the bare code when nobody wrote one.
    pub fn refusal(self, game: Option<&str>, code: &str, args: &[(&str, &str)]) -> String {
        let own = game.and_then(|game| self.sentence(&format!("{game}-{code}"), args));
        own.or_else(|| self.sentence(&format!("refusal-{code}"), args))
            .unwrap_or_else(|| code.to_owned())
    }

    /// The sentence for a word that may not be played; `spellings` are the right ones where its
    /// accents are wrong, and `least` is how many letters it takes.
    pub fn word_refusal(self, code: &str, word: &str, spellings: &[String], least: usize) -> String {
        let args = [
            ("word", word),
            ("spellings", &spellings.join(", ")),
            ("least", &least.to_string()),
        ];
        self.sentence(&format!("refused-{code}"), &args)
            .unwrap_or_else(|| code.to_owned())
    }

    /// The sentence for the end of a game.
    pub fn outcome(self, game: &str, code: &str) -> String {
        self.sentence(&format!("outcome-{game}-{code}"), &[])
            .unwrap_or_else(|| code.to_owned())
    }
}

/// An argument as sentences choose by it: whole numbers count as such. Nothing else does, since words
/// and names may look like other numbers, as *nan* does.
fn value(text: &str) -> FluentValue<'_> {
    match text.parse::<u32>() {
        Ok(number) if number.to_string() == text => FluentValue::from(number),
        _ => FluentValue::from(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_is_spoken_unless_english_is_preferred() {
        for (asked, spoken) in [
            ("", Locale::Fr),
            ("de", Locale::Fr),
            ("en-GB,en;q=0.9", Locale::En),
            ("fr-CA,fr;q=0.9,en;q=0.8", Locale::Fr),
            ("en;q=0.4, fr;q=0.6", Locale::Fr),
            ("de, en;q=0.5", Locale::En),
            ("en_US.UTF-8", Locale::En),
            (";;,q=,en;q=x", Locale::En),
        ] {
            assert_eq!(Locale::asked_for(asked), spoken, "{asked:?}");
        }
    }

    #[test]
    fn every_file_is_well_formed() {
        for locale in Locale::ALL {
            for source in locale.sources() {
                if let Err((_, faults)) = FluentResource::try_new(source.to_owned()) {
                    panic!("{}: {faults:?}", locale.tag());
                }
            }
        }
    }

    #[test]
    fn an_unknown_code_is_shown_as_it_is() {
        assert_eq!(
            Locale::Fr.refusal(Some("echecs"), "no-such-refusal", &[]),
            "no-such-refusal"
        );
    }

    #[test]
    fn the_games_own_sentence_comes_first() {
        let own = Locale::Fr.refusal(Some("echecs"), "not-your-turn", &[]);
        assert_eq!(Some(own), Locale::Fr.sentence("echecs-not-your-turn", &[]));
        let table = Locale::Fr.refusal(None, "not-your-turn", &[]);
        assert_eq!(Some(table), Locale::Fr.sentence("refusal-not-your-turn", &[]));
    }

    #[test]
    fn sentences_choose_by_number() {
        let said = |person| {
            let args = [("tense", "x"), ("person", person), ("number", "plural")];
            Locale::En.sentence("word-conjugated", &args)
        };
        assert_ne!(said("1"), said("3").map(|said| said.replace('3', "1")));
        assert_eq!(value("42"), FluentValue::from(42));
        for text in ["nan", "inf", "1e5", "042", "00", "+1", "-1", "", "12345678901"] {
            assert_eq!(value(text), FluentValue::from(text), "{text}");
        }
    }

    #[test]
    fn a_refused_word_is_named_and_its_spellings_told() {
        for locale in Locale::ALL {
            let said = locale.word_refusal(
                "word-wrong-accents",
                "ÉTÈ",
                &["été".to_owned(), "étê".to_owned()],
                1,
            );
            assert!(said.contains("ÉTÈ") && said.contains("été, étê"), "{said}");
            let said = locale.word_refusal("too-short", "OS", &[], 3);
            assert!(said.contains("OS") && said.contains('3'), "{said}");
        }
        assert_eq!(
            Locale::Fr.word_refusal("no-such-code", "MOT", &[], 1),
            "no-such-code"
        );
    }
}
