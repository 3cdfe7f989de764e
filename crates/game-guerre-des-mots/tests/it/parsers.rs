//! Coups and events as text: written and read back, refused where they break, never with a panic.

use game_core::Seat;
use game_guerre_des_mots::{
    Action, Axis, Bonus, Cell, ChainName, Coup, CoupKind, Deal, Deed, Dir, ERRORS, Event, Glyph, Goal, How,
    LaidWord, Laying, Leaving, Mistake, Pivot, Shot, Take, Tile, Tiles, WordTile, seating,
};
use game_testkit::texts;
use proptest::prelude::*;
use proptest::{collection::vec, option, sample::select};

/// Texts of actions as they are written, every part among them.
const ACTIONS: &[&str] = &[
    "D",
    "-",
    "yes",
    "no",
    "N e22h (RUSA)",
    "h18v (PARI)A <c20:4",
    "h18h P(URS) <e22:3 ;r",
    "h18h P(URS) <q3:2 <l6:1",
    "k13h O(RNA) <a17:3",
    "~l6m5",
    "~l6m5 m3v (RU)SE <q3:2",
    "~r16s15 s11v (ROTU)LE <s13:4 =s10 ;b",
    "%NE1 l4v (RU)S <q3:2",
    "h19h PARTIE(S) n19v S(US)",
    "h18h PORTE(+PLUME)",
    "h18h PORTE+(PLUME)",
    "h6h DES(SELL/ÉES) <l6:7",
    "d7h (RIT)E *d7S:d13/1c",
    "d7h (RIT)E *d7S:d13 *d7N:d3c *d7W:a7/2",
    "i4v BO(N) !i6",
    "^h16 g16v S(IR)",
    "^h16 ^k3 _i6 _x24 %OSO2 N a1v (E'ÉE'ÈE'ÊC'Çe/ÇÀÔŸÿ+)A+(B) <a2:1 =b2 !c2 !d3 *e4E:f5 ;b",
    "_i6 g6h (SO)N <g16:1",
    "R c12:4",
    "^k12 %S1 R c12:4",
    "h8h (AMU)SET(TE)",
];

const EVENTS: &[&str] = &[
    "deal S=A/ÀE/ÉRS?+ N=BT?+ | CE/ÈZ",
    "deal S=- O=- N=- | -",
    "deal SO=A/À OSO=B ONO=- NO=- NE=R ENE=R ESE=- SE=?+ | -",
    "coup N e22h (RUSA'À)",
    "coup h18h P(URS) <e22:3 ;r bonus",
    "coup k13h O(RNA) <a17:3 #central",
    "coup k13h O(RNA) <a17:3 bonus #secondary",
    "coup R c12:4",
    "error 7.6 not-a-word RRÉ k13h O(RNA) <a17:2",
    "error 7.6 not-a-compound PORTE-PLUME h18h PORTE(+PLUME)",
    "error 7.6 captured-letters-left-over P h19v (ARI)A <c20:4",
    "error 5.8 accent-not-on-tile - h6h DES(SELL/ÉES) <l6:7",
    "draw E/ÉR",
    "draw -",
    "pass",
    "ask %S1 R c12:4",
    "decline",
    "leave 2 resigned",
    "leave 0 flagged",
];

#[test]
fn examples_are_read_and_written_again() {
    for text in ACTIONS {
        let action: Action = text.parse().unwrap_or_else(|fault| panic!("{text:?} {fault}"));
        assert_eq!(action.to_string(), *text);
    }
    for text in EVENTS {
        let event: Event = text.parse().unwrap_or_else(|fault| panic!("{text:?} {fault}"));
        assert_eq!(event.to_string(), *text);
    }
}

#[test]
fn a_coup_says_what_its_text_says() {
    let cell = |text: &str| {
        Cell::all()
            .find(|cell| cell.to_string() == text)
            .expect("a square")
    };
    let glyph = |sign| Glyph::of(sign).expect("a letter");
    let laid = |sign, how| {
        let glyph = glyph(sign);
        WordTile::Laid(Laying { glyph, how })
    };
    let mut coup = Coup::new(CoupKind::Lay);
    coup.target = Some(ChainName {
        owner: "NE",
        ordinal: 1,
    });
    coup.words = vec![LaidWord {
        start: cell("l4"),
        axis: Axis::Down,
        tiles: vec![
            laid('R', How::PLAIN),
            laid('U', How::Joker),
            laid('É', How::Turned),
            laid(
                'E',
                How::Tile {
                    back: Glyph::of('È')
                },
            ),
            WordTile::LaidCross,
            WordTile::There(glyph('S')),
            WordTile::ThereCross,
        ],
    }];
    coup.takes = vec![Take {
        end: cell("q3"),
        count: 2,
    }];
    assert_eq!(coup.to_string(), "%NE1 l4v (Ru/ÉE'È+)S+ <q3:2");
    assert_eq!(coup.to_string().parse(), Ok(coup));
}

#[test]
fn some_texts_are_read_in_more_than_one_way() {
    for (typed, written) in [
        ("h18v (P)(ARI)A", "h18v (PARI)A"),
        ("h18v (pari)É", "h18v (pari)É"),
        ("h18v (PARI)A", "h18v (PARI)A"),
    ] {
        let action: Action = typed.parse().unwrap_or_else(|fault| panic!("{typed:?} {fault}"));
        assert_eq!(action.to_string(), written);
    }
}

/// A small letter is a joker, and one that lies there already is not laid again.
#[test]
fn what_lies_there_is_written_in_capitals() {
    for (typed, at) in [("i9h lune(S)", 4), ("h18v (PARI)a", 11), ("h18v (PARI)é", 11)] {
        let read: Result<Action, _> = typed.parse();
        assert_eq!(read.map_err(|fault| fault.at), Err(at), "{typed}");
    }
}

#[test]
fn what_is_no_action_is_refused_where_it_breaks() {
    let seventeen = ["a1v (A)", &" <b2:1".repeat(17)].concat();
    let long = format!("a1v ({})", "A".repeat(25));
    let outside = format!("a1v {}", "A".repeat(25));
    texts::go_wrong::<Action>(&[
        ("", 0),
        (" ", 0),
        ("d", 1),
        ("D ", 0),
        ("--", 0),
        ("yes ", 0),
        ("y", 0),
        ("a0v (A)", 1),
        ("a01v (A)", 1),
        ("a25v (A)", 1),
        ("h18", 3),
        ("h18d (A)", 3),
        ("h18v", 4),
        ("h18v  (A)", 5),
        ("h18v ", 5),
        ("h18v (", 6),
        ("h18v ()", 6),
        ("h18v (A", 7),
        ("h18v (A <c20:4", 7),
        ("h18v (A(B))", 7),
        ("h18v A)", 6),
        ("h18v (A)1", 8),
        ("h18v (/E)", 7),
        ("h18v (/é)", 7),
        ("h18v /É", 5),
        ("h18v (E')", 8),
        ("h18v (E'Ô)", 8),
        ("h18v (E'é)", 8),
        ("h18v (É'É)", 9),
        ("h18v (R'É)", 8),
        ("h18v (e'É)", 7),
        ("h18v E'É", 6),
        ("h18v (œ)", 6),
        ("h18v (ı)", 6),
        ("h18v (ß)", 6),
        ("h18v (A)\n", 8),
        ("h18v (A) ", 9),
        ("h18v (A)  <c20:4", 9),
        ("h18v (A) c20:4", 12),
        ("h18v (A) <c20", 13),
        ("h18v (A) <c20:", 14),
        ("h18v (A) <c20:04", 14),
        ("h18v (A) <c20:100", 14),
        ("h18v (A) <c20:4x", 15),
        ("h18v (A) =", 10),
        ("h18v (A) =a1 =a2", 13),
        ("h18v (A) =a1 <c20:4", 13),
        ("h18v (A) *d7:d13", 12),
        ("h18v (A) *d7Q:d13", 12),
        ("h18v (A) *d7Sd13", 13),
        ("h18v (A) *d7S:d13/", 18),
        ("h18v (A) *d7S:d13/c", 18),
        ("h18v (A) ;", 10),
        ("h18v (A) ;x", 10),
        ("h18v (A) ;r ;r", 12),
        ("h18v (A) ;r !a1", 12),
        ("h18v (A) #", 9),
        ("h18v (A) h18h A(B) h18v (C)", 19),
        ("h18v (A) ~l6m5", 9),
        ("~l6", 3),
        ("~l6 m5", 3),
        ("~l6m5 ~l6m5", 6),
        ("%", 1),
        ("%X1 a1v (A)", 1),
        ("%NE a1v (A)", 3),
        ("%NE3 a1v (A)", 3),
        ("%NE1 ^a1", 5),
        ("_a1 ^a1", 4),
        ("N N", 2),
        ("N R a1:1", 2),
        ("Ne22h (RUSA)", 1),
        ("R", 1),
        ("R ", 2),
        ("R c12", 5),
        ("R <c12:4", 2),
        (&seventeen, 7 + 16 * 6 + 1),
        (&long, 29),
        (&outside, 28),
    ]);
}

#[test]
fn what_is_no_event_is_refused_where_it_breaks() {
    texts::go_wrong::<Event>(&[
        ("", 0),
        ("blocked", 0),
        ("pass ", 4),
        ("pass it", 4),
        ("deal", 4),
        ("deal ", 5),
        ("deal | -", 8),
        ("deal S=A/À N=-", 15),
        ("deal S=A/À | -", 5),
        ("deal S=- N=- X=- | -", 9),
        ("deal S=- E=- | -", 9),
        ("deal S=E N=- | -", 8),
        ("deal S=- N=BB | -", 12),
        ("deal S=B N=B | -", 11),
        ("deal S=B N=- | B", 15),
        ("deal S=RB N=- | -", 7),
        ("deal S=- O=- N=- E=- S=- O=- N=- E=- S=- | -", 5),
        ("coup", 4),
        ("coup ", 5),
        ("coup bonus", 6),
        ("coup h18v (A) #north", 14),
        ("coup h18v (A) #central bonus", 14),
        ("coup h18v (a)a", 13),
        ("coup h18v (A)(B)", 12),
        ("error", 5),
        ("error 7.6", 9),
        ("error 9.9 not-a-word - h18v (A)", 6),
        ("error 7.6 violet - h18v (A)", 10),
        ("error 5.8 not-a-word - h18v (A)", 10),
        ("error 7.6 not-a-word", 20),
        ("error 7.6 not-a-word -", 22),
        ("error 7.6 not-a-word  h18v (A)", 21),
        ("error 7.6 not-a-word - h18v", 27),
        ("draw", 4),
        ("draw B-", 6),
        ("draw SR", 5),
        ("ask yes", 4),
        ("ask", 3),
        ("decline!", 0),
        ("leave", 5),
        ("leave 8 resigned", 6),
        ("leave +1 resigned", 6),
        ("leave 1 angry", 8),
    ]);
}

/// Every beginning of an example, and every example with a sign left out.
#[test]
fn pieces_of_examples_are_read_or_refused_inside_them() {
    for text in ACTIONS.iter().chain(EVENTS) {
        for (at, sign) in text.char_indices() {
            for piece in [
                &text[..at],
                &[&text[..at], &text[at + sign.len_utf8()..]].concat(),
            ] {
                texts::read::<Action>(piece);
                texts::read_exactly::<Event>(piece);
            }
        }
    }
}

fn cells() -> impl Strategy<Value = Cell> {
    (0u8..24, 0u8..24).prop_map(|(file, rank)| Cell::at(file, rank).expect("a square"))
}

fn glyphs() -> impl Strategy<Value = Glyph> {
    let letters: Vec<char> = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÇÉÈÊËÎÏÔÖÛÙÜŸ".chars().collect();
    select(letters).prop_map(|letter| Glyph::of(letter).expect("a letter"))
}

fn layings() -> impl Strategy<Value = Laying> {
    let named = || {
        let kinds: Vec<Tile> = Tile::all().filter(|tile| tile.accent().is_some()).collect();
        select(kinds).prop_map(|tile| (tile.front().expect("a letter"), tile.accent()))
    };
    prop_oneof![
        glyphs().prop_map(|glyph| Laying {
            glyph,
            how: How::PLAIN
        }),
        glyphs().prop_map(|glyph| Laying {
            glyph,
            how: How::Joker
        }),
        named().prop_map(|(_, back)| Laying {
            glyph: back.expect("an accent"),
            how: How::Turned
        }),
        named().prop_map(|(glyph, back)| Laying {
            glyph,
            how: How::Tile { back }
        }),
    ]
}

fn spellings() -> impl Strategy<Value = LaidWord> {
    let tile = prop_oneof![
        glyphs().prop_map(WordTile::There),
        Just(WordTile::ThereCross),
        layings().prop_map(WordTile::Laid),
        Just(WordTile::LaidCross),
    ];
    let axis = select(vec![Axis::Across, Axis::Down]);
    (cells(), axis, vec(tile, 1..=24)).prop_map(|(start, axis, tiles)| LaidWord { start, axis, tiles })
}

fn takes() -> impl Strategy<Value = Take> {
    (cells(), 0u8..=99).prop_map(|(end, count)| Take { end, count })
}

fn shots() -> impl Strategy<Value = Shot> {
    let dir = select(Dir::ALL.to_vec());
    (cells(), dir, cells(), option::of(0u8..=99), any::<bool>()).prop_map(
        |(from, dir, end, words, corner)| Shot {
            from,
            dir,
            end,
            words,
            corner,
        },
    )
}

/// Any coup of which something can be written.
fn coups() -> impl Strategy<Value = Coup> {
    let kind = select(vec![
        CoupKind::Lay,
        CoupKind::Lay,
        CoupKind::Found,
        CoupKind::Reprise,
    ]);
    let name = (select(seating::ALL_NAMES.to_vec()), 1u8..=2);
    let first = (
        kind,
        vec(cells(), 0..=3),
        vec(cells(), 0..=3),
        option::of(name.prop_map(|(owner, ordinal)| ChainName { owner, ordinal })),
        option::of((cells(), cells()).prop_map(|(from, to)| Pivot { from, to })),
        vec(spellings(), 0..=2),
    );
    let second = (
        vec(takes(), 0..=16),
        option::of(cells()),
        vec(cells(), 0..=16),
        vec(shots(), 0..=16),
        option::of(select(vec![Bonus::Replay, Bonus::Block])),
    );
    let coup = (first, second).prop_map(|(first, second)| {
        let (kind, lifts, unflips, target, pivot, words) = first;
        let (takes, block, symbols, shots, bonus) = second;
        Coup {
            kind,
            lifts,
            unflips,
            target,
            pivot,
            words,
            takes,
            block,
            symbols,
            shots,
            bonus,
        }
    });
    coup.prop_filter("something is written", |coup| match coup.kind {
        CoupKind::Lay => *coup != Coup::new(CoupKind::Lay),
        CoupKind::Found => true,
        CoupKind::Reprise => !coup.takes.is_empty(),
    })
}

/// The tiles of the box in some order, cut into so many bags.
fn bags(count: usize) -> impl Strategy<Value = Vec<Tiles>> {
    let whole: Vec<Tile> = Tile::all()
        .flat_map(|tile| std::iter::repeat_n(tile, usize::from(tile.in_box())))
        .collect();
    (Just(whole).prop_shuffle(), vec(0usize..=20, count)).prop_map(|(tiles, sizes)| {
        let mut rest = tiles.into_iter();
        sizes
            .iter()
            .map(|&size| rest.by_ref().take(size).collect())
            .collect()
    })
}

fn events() -> impl Strategy<Value = Event> {
    let deal = (2usize..=8)
        .prop_flat_map(|seats| bags(seats + 1))
        .prop_map(|mut bags| {
            let reserve = bags.pop().expect("a bag");
            Event::Deal(Box::new(Deal {
                arsenals: bags,
                reserve,
            }))
        });
    let goal = option::of(select(vec![Goal::Central, Goal::Secondary]));
    let deed = (coups(), any::<bool>(), goal).prop_map(|(coup, bonus, goal)| {
        Event::Coup(Box::new(Deed {
            coup,
            bonus,
            denied: false,
            goal,
        }))
    });
    let mistake = (
        coups(),
        select(ERRORS),
        option::of("[A-ZÉÈ]{1,12}(-[A-ZÉ]{1,12})?"),
    );
    let mistake = mistake.prop_map(|(coup, (clause, code), about)| {
        Event::Error(Box::new(Mistake {
            coup,
            clause,
            code,
            about: about.unwrap_or_default(),
        }))
    });
    let leaving = select(vec![Leaving::Resigned, Leaving::Flagged]);
    prop_oneof![
        deal,
        deed,
        mistake,
        bags(1).prop_map(|bags| Event::Draw(bags[0])),
        Just(Event::Pass),
        coups().prop_map(|coup| Event::Ask(Box::new(coup))),
        Just(Event::Decline),
        (0u8..8, leaving).prop_map(|(seat, leaving)| Event::Leave(Seat(seat), leaving)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_coup_is_read_as_it_was_written(coup in coups()) {
        let action = Action::Coup(Box::new(coup));
        let text = action.to_string();
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(text.parse::<Action>(), Ok(action), "{}", text);
    }

    #[test]
    fn any_event_is_read_as_it_was_written(event in events()) {
        let text = event.to_string();
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(text.parse::<Event>(), Ok(event), "{}", text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        texts::read::<Action>(&text);
        texts::read_exactly::<Event>(&text);
    }

    #[test]
    fn whatever_looks_like_a_coup_is_read_once_and_for_all(
        text in "(coup |error 7\\.6 not-a-word [A-Z-]{1,3} |ask )?((\\^|_|=|!)[a-y][0-9]{1,2} |%[NSEO]{1,3}[12] |[NR] |~([a-x][0-9]{1,2}){2} |<[a-x][0-9]{1,2}:[0-9]{1,3} |\\*[a-x][0-9]{1,2}[NESW]:[a-x][0-9]{1,2}(/[0-9])?c? |[a-x][0-9]{1,2}[hv] \\(?[A-ZÉa-z/'+]{1,26}\\)?[A-Z+]{0,4} ){0,6}(;[rbx])?"
    ) {
        let text = text.trim_end();
        texts::read::<Action>(text);
        texts::read_exactly::<Event>(text);
    }
}

#[test]
fn nearly_what_is_written() {
    texts::nearly(1000, ACTIONS, |text| drop(texts::read::<Action>(text)));
    texts::nearly(1000, EVENTS, |text| drop(texts::read_exactly::<Event>(text)));
}
