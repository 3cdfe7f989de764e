//! The table and the coup of a case.

use game_core::{Positions as _, Seat};
use game_guerre_des_mots::{
    Accents, Axis, Cell, Coup, CoupKind, Dir, Glyph, GuerreDesMots, How, LaidWord, Laying, Pivot, Rules,
    Shot, State, Take, WordTile, seating,
};
use lexicon::{Lexicon, Verdict, Word};

use super::told::Case;
use crate::layout::{Layout, cell, spelled};

/// The seats of a table of four, where each has both bases of his side.
fn side_name(name: &str) -> String {
    let digits = name.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    let side = match &name[..name.len() - digits.len()] {
        "SO" | "SE" => "S",
        "OSO" | "ONO" => "O",
        "NO" | "NE" => "N",
        _ => "E",
    };
    format!("{side}{digits}")
}

pub(super) struct Table {
    pub(super) seats: u8,
    layout: Layout,
    pub(super) game: GuerreDesMots,
    pub(super) state: State,
    pub(super) seat: Seat,
}

impl Case {
    /// The name of a seat or chain at the table of the case.
    pub(super) fn name(&self, name: &str) -> String {
        match self.pos.bases.is_empty() {
            true => name.to_owned(),
            false => side_name(name),
        }
    }

    pub(super) fn table(&self) -> Table {
        let seats = if self.pos.bases.is_empty() { 8 } else { 4 };
        let by = self.name(&self.coup.by);
        let mut layout = Layout::new(seats, &by);
        for (name, (_, words)) in &self.pos.chains {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            layout = layout.chain(&self.name(name), &words);
        }
        for (seat, tiles) in &self.pos.arsenals {
            layout = layout.arsenal(&self.name(seat), tiles);
        }
        for (square, &back) in &self.pos.backs {
            layout = layout.back(square, back);
        }
        for square in &self.pos.rev {
            layout = layout.symbol(square);
        }
        let accents = match self.pos.accents {
            Some(false) => {
                layout = layout.option("accents=ignored");
                Accents::Ignored
            }
            _ => Accents::ByLevel,
        };
        let rules = Rules {
            seats,
            accents,
            ..Rules::DEFAULT
        };
        let game = GuerreDesMots::new(rules, self.lexicon());
        let text = layout.text();
        let state = game
            .place(&text)
            .unwrap_or_else(|fault| panic!("{} {text:?} {fault}", self.id));
        Table {
            seats,
            layout,
            game,
            state,
            seat: seating::named(seats, &by).expect("a seat"),
        }
    }

    /// The French list; a list of the words of the case where that has a word too few or too many.
    fn lexicon(&self) -> &'static Lexicon {
        let french = lexicon_fr::french();
        let known = |word: &str| {
            let word = Word::read(word).expect("a word");
            french.verdict(&word, game_guerre_des_mots::EXACT_WORDS) == Verdict::Playable
        };
        if self.lexadd.iter().all(|word| known(word)) && self.id != "T73" {
            return french;
        }
        let laid = self
            .pos
            .chains
            .values()
            .flat_map(|(_, words)| words)
            .filter_map(|word| word.split('@').next());
        let words: Vec<&str> = laid
            .chain(self.lexadd.iter().map(String::as_str))
            .filter(|&word| word != "+")
            .collect();
        let list =
            Lexicon::from_list("case", &words.join("\n"), &game_guerre_des_mots::SPELLINGS).expect("a list");
        Box::leak(Box::new(list))
    }

    pub(super) fn coup(&self, table: &Table) -> Coup {
        let told = &self.coup;
        let mut coup = Coup::new(match told.kind.as_str() {
            "reprise" => CoupKind::Reprise,
            _ if told.target.starts_with("base:") => CoupKind::Found,
            _ => CoupKind::Lay,
        });
        coup.lifts = told.lift.iter().map(|at| cell(at)).collect();
        coup.unflips = told.unflip.iter().map(|at| cell(at)).collect();
        coup.pivot = told.pivot.as_ref().map(|pivot| Pivot {
            from: cell(&pivot.from),
            to: cell(&pivot.to),
        });
        coup.takes = told
            .takes
            .iter()
            .map(|take| Take {
                end: cell(&take.end),
                count: take.n,
            })
            .collect();
        coup.block = told.block.as_ref().map(|at| cell(at));
        coup.symbols = told.rev.iter().map(|at| cell(at)).collect();
        coup.shots = told
            .shots
            .iter()
            .map(|shot| Shot {
                from: cell(&shot.from),
                dir: Dir::of(shot.dir).expect("a direction"),
                end: cell(&shot.end),
                words: shot.words,
                corner: false,
            })
            .collect();
        let mut gone: Vec<Cell> = Vec::new();
        for take in &coup.takes {
            let inwards = table.layout.inwards(take.end).unwrap_or(vec![take.end]);
            gone.extend(inwards.into_iter().take(usize::from(take.count)));
        }
        let jokers: Vec<char> = gone
            .iter()
            .filter_map(|&at| table.layout.at(at).filter(|sign| sign.is_lowercase()))
            .collect();
        gone.extend(&coup.lifts);
        gone.extend(coup.pivot.map(|pivot| pivot.from));
        let pivoted = coup.pivot.map(|pivot| pivot.to);
        let mut laid: Vec<Cell> = Vec::new();
        for put in &told.put {
            let text = format!("{}@{}{}", put.w, put.at, put.d);
            let tiles = spelled(&text).into_iter().map(|(at, sign)| {
                let lies = table.layout.at(at).is_some() && !gone.contains(&at);
                let there = lies || pivoted == Some(at) || laid.contains(&at);
                laid.push(at);
                // 5.8: a joker taken keeps its letter, and stays a joker.
                let small = sign.to_lowercase().next().unwrap_or(sign);
                let sign = if jokers.contains(&small) { small } else { sign };
                tile(sign, there, table)
            });
            coup.words.push(LaidWord {
                start: cell(&put.at),
                axis: if put.d == "v" { Axis::Down } else { Axis::Across },
                tiles: tiles.collect(),
            });
        }
        coup
    }
}

/// One letter of a word that is laid: there already, or laid now. An accent that the Arsenal does not
/// have must come from a letter taken and turned (5.8).
fn tile(sign: char, there: bool, table: &Table) -> WordTile {
    let Some(glyph) = Glyph::of(sign) else {
        return if there {
            WordTile::ThereCross
        } else {
            WordTile::LaidCross
        };
    };
    if there {
        return WordTile::There(glyph);
    }
    let in_hand = || {
        let tiles = table.layout.tiles(table.seat);
        tiles.iter().any(|tile| tile.contains(glyph.capital()))
    };
    let how = match sign {
        _ if sign.is_lowercase() => How::Joker,
        _ if glyph.is_accented() && !in_hand() => How::Turned,
        _ => How::PLAIN,
    };
    WordTile::Laid(Laying { glyph, how })
}
