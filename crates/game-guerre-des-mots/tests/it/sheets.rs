//! The sheet that people keep.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use game_core::{
    Configurable as _, Export as _, Game as _, Incident, Prospects as _, Seat, Sheet, SheetFault, retrace,
};
use game_guerre_des_mots::{
    Action, Coup, CoupKind, Deal, End, Event, Glyph, GuerreDesMots, State, Take, Tile, Tiles,
};
use game_testkit::TestDice;
use lexicon::Lexicon;
use proptest::prelude::*;

fn few_words() -> &'static Lexicon {
    static FEW: OnceLock<Lexicon> = OnceLock::new();
    FEW.get_or_init(|| {
        Lexicon::from_list(
            "few",
            include_str!("few-words.txt"),
            &game_guerre_des_mots::SPELLINGS,
        )
        .expect("a list")
    })
}

pub(crate) fn with(options: &str) -> GuerreDesMots {
    let settings: Vec<_> = options
        .split_whitespace()
        .filter_map(|option| option.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    GuerreDesMots::configure(&settings, few_words()).expect("options")
}

fn read_sheet(text: &str) -> Result<Sheet<GuerreDesMots>, SheetFault> {
    game_core::read_sheet(text, few_words())
}

fn events(texts: &[&str]) -> Vec<Event> {
    let parse = |text: &&str| text.parse().unwrap_or_else(|fault| panic!("{text:?} {fault}"));
    texts.iter().map(parse).collect()
}

fn folded(game: &GuerreDesMots, events: &[Event]) -> State {
    let mut state = game.blank();
    events.iter().for_each(|event| game.evolve(&mut state, event));
    state
}

/// The letters that a coup lays in another order, which is hardly ever a word (7.6).
fn jumbled(coup: &Coup, dice: &mut TestDice) -> Coup {
    let mut coup = coup.clone();
    for word in &mut coup.words {
        let mut laid: Vec<usize> = (0..word.tiles.len()).collect();
        laid.retain(|&place| word.tiles[place].is_laid());
        for _ in 0..3 {
            if let (Some(&one), Some(&other)) = (dice.pick(&laid), dice.pick(&laid)) {
                word.tiles.swap(one, other);
            }
        }
    }
    coup
}

/// A reprise for the owner of another chain (10.5).
fn for_another(state: &State, dice: &mut TestDice) -> Option<Action> {
    let others: Vec<_> = state
        .chains()
        .iter()
        .filter(|chain| chain.owner != state.side())
        .collect();
    let chain = dice.pick(&others)?;
    let end = chain.end(*dice.pick(&End::BOTH)?)?.cell;
    let count = *dice.pick(&[1, 2, 3])?;
    let mut coup = Coup::new(CoupKind::Reprise);
    coup.takes.push(Take { end, count });
    Some(Action::Coup(Box::new(coup)))
}

/// The events of a random game: words right and wrong, draws, passes, favours asked, players who leave.
pub(crate) fn random(game: &GuerreDesMots, seed: u64, plies: usize) -> Vec<Event> {
    let mut dice = TestDice::new(seed);
    let mut all = game.setup(&mut dice);
    let mut state = folded(game, &all);
    for _ in 0..plies {
        let Some(seat) = game.turn(&state).awaited().iter().next() else {
            break;
        };
        let prospects: Vec<Action> = game.prospects(&state, seat).take(60).collect();
        let action = dice.pick(&prospects).expect("an action").clone();
        let decided = match (*dice.pick(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).expect("ten"), &action) {
            (0, _) if seed.is_multiple_of(3) => {
                let leaving = [Incident::Flag(seat), Incident::Resignation(Seat(1))];
                game.incident(&state, *dice.pick(&leaving).expect("two"))
            }
            (1, Action::Coup(coup)) => {
                let coup = jumbled(coup, &mut dice);
                game.decide(&state, seat, &Action::Coup(Box::new(coup)), &mut dice)
            }
            (2, Action::Coup(_)) => game.decide(&state, seat, &Action::Pass, &mut dice),
            (3, Action::Coup(_)) => game.decide(&state, seat, &Action::Draw, &mut dice),
            (4 | 5, Action::Coup(_)) => match for_another(&state, &mut dice) {
                Some(favour) => game.decide(&state, seat, &favour, &mut dice),
                None => game.decide(&state, seat, &action, &mut dice),
            },
            _ => game.decide(&state, seat, &action, &mut dice),
        };
        let decided = decided.or_else(|_| game.decide(&state, seat, &action, &mut dice));
        let decided = decided.unwrap_or_else(|violation| panic!("seed {seed}: {action} {violation}"));
        decided.iter().for_each(|event| game.evolve(&mut state, event));
        all.extend(decided);
    }
    all
}

#[test]
fn the_sheet_has_tags_moves_and_result() {
    let game = with("");
    let events = events(&[
        "deal S=A/ÀRSU/Û?+ N=BT?+ | E/ÉR",
        "coup N e22h (RU'ÛSA'À)",
        "draw E/ÉR",
        "pass",
        "leave 1 flagged",
    ]);
    let tags = [
        ("S".to_owned(), "Anne \"la\" Reine".to_owned()),
        ("Deal".to_owned(), "forged".to_owned()),
    ];
    assert_eq!(game.seat_tag(Seat(1)), "N");
    let sheet = game.export(&tags, &events);
    let told = [
        "[Game \"guerre-des-mots\"]",
        "[S \"Anne \\\"la\\\" Reine\"]",
        "[Deal \"- | S=A/ÀRSU/Û?+ N=BT?+ | E/ÉR | S 1 1 | -\"]",
        "[Options \"\"]",
        &format!("[Lexicon \"{}\"]", few_words().identity()),
        "[Result \"#others-out-of-time:S\"]",
        "[Termination \"others-out-of-time\"]",
        "",
        "1. coup N e22h (RU'ÛSA'À)",
        "1... draw E/ÉR",
        "2. pass",
        "leave 1 flagged",
        "#others-out-of-time:S",
    ];
    assert_eq!(sheet.lines().collect::<Vec<_>>(), told);
}

/// Whole games, written, read and decided again: the same events and the same last state.
#[test]
fn a_sheet_is_read_as_it_was_written() {
    let tags = [
        ("S".to_owned(), "Odile \"\\\" [x]".to_owned()),
        ("Site".to_owned(), "Évian".to_owned()),
    ];
    let mut met = BTreeSet::new();
    let mut over = 0;
    for options in [
        "",
        "max_rounds=3",
        "seats=8 max_rounds=2",
        "seats=3 reserve_all=true",
        "seats=5 level=simplified",
        "seats=4 on_error=refuse accents=ignored max_rounds=4",
    ] {
        let game = with(options);
        for seed in 0..9 {
            let events = random(&game, seed, 40);
            met.extend(
                events
                    .iter()
                    .map(|event| event.to_string().split(' ').next().map(str::to_owned)),
            );
            let text = game.export(&tags, &events);
            let sheet = read_sheet(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(sheet.events, events, "{text}");
            assert_eq!((sheet.game.rules(), &sheet.tags[..]), (game.rules(), &tags[..]));
            assert_eq!(sheet.lexicon.as_deref(), Some(few_words().identity()));
            let last = retrace(&sheet.game, &sheet.events)
                .unwrap_or_else(|untrue| panic!("{options} {seed}: {untrue:?}\n{text}"));
            assert_eq!(last, folded(&game, &events));
            let marked = sheet.marked.map(|marked| (marked.points, marked.code));
            let outcome = game.turn(&last).outcome().cloned();
            over += u32::from(outcome.is_some());
            assert_eq!(
                marked,
                outcome.map(|outcome| (outcome.points, Some(outcome.code)))
            );
        }
    }
    assert!(over > 10, "{over} games come to an end");
    let words: Vec<String> = met.into_iter().flatten().collect();
    let all = ["ask", "coup", "deal", "decline", "draw", "error", "leave", "pass"];
    assert_eq!(words, all, "every kind of event is met");
}

/// A deal of 18 letters each, with RUSE for the first player.
fn deal() -> String {
    let mut letters = Tiles::letters();
    let mut south: Tiles = "RUSE"
        .chars()
        .filter_map(|sign| Tile::fronted(Glyph::of(sign)?).next())
        .inspect(|&tile| assert!(letters.take(tile)))
        .collect();
    let rest: Vec<Tile> = letters.iter().collect();
    south.extend(rest[..14].iter().copied().chain([Tile::JOKER, Tile::CROSS]));
    let north = rest[14..32].iter().copied().chain([Tile::JOKER, Tile::CROSS]);
    Event::Deal(Box::new(Deal {
        arsenals: vec![south, north.collect()],
        reserve: rest[32..].iter().copied().collect(),
    }))
    .to_string()
}

#[test]
fn what_cannot_have_happened_is_found() {
    let game = with("");
    let dealt = deal();
    let few = "deal S=R?+ N=S?+ | -";
    let jokers = dealt.replacen("?+", "??", 1);
    let base = "coup N e22h (RU'ÛSE'É)";
    for (told, after, code) in [
        (&[few][..], 0, None),
        (&[&jokers], 0, None),
        (&["pass"], 0, Some("not-your-turn")),
        (&[&dealt, &dealt], 1, None),
        (&[&dealt, "coup N q3h (RU'ÛSE'É)"], 1, Some("not-own-base")),
        (&[&dealt, "coup N e22h (RU'ÛSE'É) bonus"], 1, None),
        (&[&dealt, "coup N e22h (RU'ÛSE'É) #central"], 1, None),
        (
            &[&dealt, "coup N e22h (RU'ÙSE'É)"],
            1,
            Some("letter-not-in-arsenal"),
        ),
        (&[&dealt, "coup N e22h (RUSE)"], 1, None),
        (&[&dealt, "error 7.6 not-a-word RUSE N e22h (RU'ÛSE'É)"], 1, None),
        (&[&dealt, "draw Z"], 1, None),
        (&[&dealt, "draw CD"], 1, None),
        (&[&dealt, base, "draw -"], 2, None),
        (&[&dealt, "decline"], 1, Some("nothing-asked")),
        (&[&dealt, base, "ask R h22:1"], 2, Some("base-word-first")),
        (&[&dealt, "leave 5 flagged"], 1, Some("no-such-seat")),
        (
            &[&dealt, base, "leave 1 flagged", "leave 0 resigned"],
            3,
            Some("game-over"),
        ),
    ] {
        let untrue = retrace(&game, &events(told)).expect_err(&told.join("; "));
        let found = untrue.violation.map(|violation| violation.code);
        assert_eq!((untrue.after, found), (after, code), "{told:?}");
    }
    let told = [
        dealt.as_str(),
        "error 7.6 not-a-word REUS N e22h (RE'ÉU'ÛS)",
        "draw TT",
        base,
        "pass",
    ];
    retrace(&game, &events(&told)).unwrap_or_else(|untrue| panic!("{untrue:?}"));
}

#[test]
fn a_broken_sheet_is_told_by_line_and_column() {
    let deal = "[Deal \"- | S=R?+ N=S?+ | E/É | S 1 1 | -\"]";
    let result = "result missing, expected # with how it ended and who won, or *";
    let after = "words after the result, expected the end";
    for (text, line, column, sentence) in [
        ("", 1, 1, "deal missing, expected a tag Deal"),
        ("1. pass\n*", 1, 1, "deal missing, expected a tag Deal"),
        ("[Deal S=-]", 1, 1, "tag malformed, expected [Name \"value\"]"),
        ("D\nD\n*", 2, 1, "tag set twice, expected each once"),
        (
            "[S \"Ève\"]\n[Deal \"- | S=R?+ N=E | - | S 1 1 | -\"]\n*",
            2,
            1,
            "deal malformed at byte 13, expected / and the back of the vowel",
        ),
        (
            "[Deal \"- | S=- N=- | - | N 1 1 | -\"]\n*",
            1,
            1,
            "deal malformed at byte 18, expected the position after a deal",
        ),
        (
            "[Deal \"- | S=- N=- | - | S 1 1\"]\n*",
            1,
            1,
            "deal malformed at byte 23, expected the position after a deal",
        ),
        (
            "D\n[Options \"seats=3\"]\n*",
            1,
            1,
            "deal malformed at byte 10, expected the seats in their order",
        ),
        ("D\n[Options \"moon=1\"]\n*", 2, 1, "option \"moon\" unknown"),
        (
            "D\n[Options \"seats=9\"]\n*",
            2,
            1,
            "option seats cannot be \"9\", expected a number from 2 to 8",
        ),
        ("D\n", 1, 1, result),
        ("D\n\n1. pass\n\n", 4, 1, result),
        (
            "D\n\n  1. coup\n*",
            3,
            6,
            "move malformed at byte 4, expected a part of a coup",
        ),
        (
            "D\n\n1. pass\n1... coup N e22h (RUSÉ\n*",
            4,
            6,
            "move malformed at byte 18, expected a letter or )",
        ),
        (
            "D\n\n#won:S",
            3,
            1,
            "move malformed at byte 1, expected how the game ended",
        ),
        (
            "D\n\n#central-cross:S,N",
            3,
            1,
            "move malformed at byte 15, expected one seat",
        ),
        ("D\n\n#central-cross:S\n1. pass", 4, 4, after),
        ("D\n\n*\n*", 4, 1, after),
    ] {
        let text = text.replace("D\n", &format!("{deal}\n"));
        let fault = read_sheet(&text).expect_err(&text);
        assert_eq!((fault.line, fault.column), (line, column), "{text:?}: {fault}");
        assert_eq!(fault.problem.to_string(), sentence, "{text:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// A sheet with a sign changed or added is read and decided again, or refused inside it.
    #[test]
    fn any_sheet_is_read_or_refused_inside_it(
        cut in 0usize..3000,
        symbol in prop_oneof![any::<char>(), prop::char::range(' ', '~')],
        insert in any::<bool>(),
        which in 0usize..3,
    ) {
        static SHEETS: OnceLock<Vec<String>> = OnceLock::new();
        let sheets = SHEETS.get_or_init(|| {
            let sheet = |(options, seed)| {
                let game = with(options);
                game.export(&[("S".to_owned(), "É \"".to_owned())], &random(&game, seed, 20))
            };
            [("", 1), ("seats=3", 2), ("seats=8 max_rounds=1", 4)].into_iter().map(sheet).collect()
        });
        let mut text: Vec<char> = sheets[which].chars().collect();
        let at = cut % text.len();
        if insert { text.insert(at, symbol) } else { text[at] = symbol }
        let text: String = text.into_iter().collect();
        match read_sheet(&text) {
            Ok(sheet) => {
                let _ = retrace(&sheet.game, &sheet.events);
            }
            Err(fault) => {
                let lines: Vec<&str> = text.lines().collect();
                prop_assert!((1..=lines.len().max(1)).contains(&fault.line), "{}", fault);
                let width = lines.get(fault.line - 1).map_or(0, |line| line.chars().count());
                prop_assert!((1..=width + 1).contains(&fault.column), "{}", fault);
            }
        }
    }
}
