//! Actions and coups as text.

use std::fmt;
use std::str::FromStr;

use game_core::Malformed;

use super::{Scan, laid};
use crate::{Action, Bonus, ChainName, Coup, CoupKind, Dir, Pivot, Shot, Take, seating};

/// No coup has more parts of one kind.
const MOST_PARTS: usize = 16;

/// No chain has more letters or words to count.
const MOST_COUNTED: u8 = 99;
const A_NUMBER: &str = "a number up to 99";

/// A hook has two words (7.4).
const MOST_WORDS: usize = 2;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Coup(coup) => coup.fmt(f),
            Action::Draw => f.write_str("D"),
            Action::Pass => f.write_str("-"),
            Action::Consent(true) => f.write_str("yes"),
            Action::Consent(false) => f.write_str("no"),
        }
    }
}

impl FromStr for Action {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Action, Malformed> {
        match text {
            "D" => Ok(Action::Draw),
            "-" => Ok(Action::Pass),
            "yes" => Ok(Action::Consent(true)),
            "no" => Ok(Action::Consent(false)),
            _ => text.parse().map(|coup| Action::Coup(Box::new(coup))),
        }
    }
}

impl fmt::Display for Coup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts: Vec<String> = Vec::new();
        parts.extend(self.lifts.iter().map(|cell| format!("^{cell}")));
        parts.extend(self.unflips.iter().map(|cell| format!("_{cell}")));
        parts.extend(self.target.iter().map(|chain| format!("%{chain}")));
        let mut takes = self.takes.iter();
        match self.kind {
            CoupKind::Lay => {}
            CoupKind::Found => parts.push("N".to_owned()),
            CoupKind::Reprise => {
                parts.push("R".to_owned());
                parts.extend(takes.next().map(ToString::to_string));
            }
        }
        parts.extend(self.pivot.iter().map(|Pivot { from, to }| format!("~{from}{to}")));
        parts.extend(self.words.iter().map(ToString::to_string));
        parts.extend(takes.map(|take| format!("<{take}")));
        parts.extend(self.block.iter().map(|cell| format!("={cell}")));
        parts.extend(self.symbols.iter().map(|cell| format!("!{cell}")));
        parts.extend(self.shots.iter().map(ToString::to_string));
        parts.extend(self.bonus.map(|bonus| {
            match bonus {
                Bonus::Replay => ";r",
                Bonus::Block => ";b",
            }
            .to_owned()
        }));
        f.write_str(&parts.join(" "))
    }
}

impl fmt::Display for ChainName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.owner, self.ordinal)
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.end, self.count)
    }
}

impl fmt::Display for Shot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "*{}{}:{}", self.from, self.dir.sign(), self.end)?;
        if let Some(words) = self.words {
            write!(f, "/{words}")?;
        }
        f.write_str(if self.corner { "c" } else { "" })
    }
}

impl FromStr for Coup {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Coup, Malformed> {
        let mut scan = Scan::new(text);
        let mut coup = Coup::new(CoupKind::Lay);
        let mut last = None;
        loop {
            let part = Part::of(&scan, &coup)?;
            if last.is_some_and(|last| part < last || (part == last && !part.repeats())) {
                return Err(scan.fault("the parts of a coup in their order"));
            }
            part.read(&mut scan, &mut coup)?;
            last = Some(part);
            if scan.is_done() {
                break;
            }
            scan.sign(' ', "a space or the end")?;
        }
        Ok(coup)
    }
}

/// The parts of a coup in the order they are written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Lift,
    Unflip,
    Target,
    Kind,
    Pivot,
    Word,
    Take,
    Block,
    Symbol,
    Shot,
    Bonus,
}

impl Part {
    /// The part that begins with the next sign of a text, where the coup read so far can have one more
    /// of them.
    fn of(scan: &Scan<'_>, coup: &Coup) -> Result<Part, Malformed> {
        let part = match scan.peek() {
            Some('^') => Part::Lift,
            Some('_') => Part::Unflip,
            Some('%') => Part::Target,
            Some('N' | 'R') => Part::Kind,
            Some('~') => Part::Pivot,
            Some('a'..='x') => Part::Word,
            Some('<') => Part::Take,
            Some('=') => Part::Block,
            Some('!') => Part::Symbol,
            Some('*') => Part::Shot,
            Some(';') => Part::Bonus,
            _ => return Err(scan.fault("a part of a coup")),
        };
        match part.count(coup) {
            MOST_WORDS if part == Part::Word => Err(scan.fault("no more than two words")),
            MOST_PARTS => Err(scan.fault("no more than 16 parts of a kind")),
            _ => Ok(part),
        }
    }

    /// Whether a coup may have several.
    fn repeats(self) -> bool {
        match self {
            Part::Lift | Part::Unflip | Part::Word | Part::Take | Part::Symbol | Part::Shot => true,
            Part::Target | Part::Kind | Part::Pivot | Part::Block | Part::Bonus => false,
        }
    }

    /// How many of those that may repeat a coup has.
    fn count(self, coup: &Coup) -> usize {
        match self {
            Part::Lift => coup.lifts.len(),
            Part::Unflip => coup.unflips.len(),
            Part::Word => coup.words.len(),
            Part::Take => coup.takes.len(),
            Part::Symbol => coup.symbols.len(),
            Part::Shot => coup.shots.len(),
            Part::Target | Part::Kind | Part::Pivot | Part::Block | Part::Bonus => 0,
        }
    }

    /// Reads the part into a coup.
    fn read(self, scan: &mut Scan<'_>, coup: &mut Coup) -> Result<(), Malformed> {
        if !matches!(self, Part::Kind | Part::Word) {
            scan.next();
        }
        match self {
            Part::Lift => coup.lifts.push(scan.cell()?),
            Part::Unflip => coup.unflips.push(scan.cell()?),
            Part::Target => coup.target = Some(chain(scan)?),
            Part::Kind => kind(scan, coup)?,
            Part::Pivot => {
                coup.pivot = Some(Pivot {
                    from: scan.cell()?,
                    to: scan.cell()?,
                });
            }
            Part::Word => coup.words.push(laid::read(scan)?),
            Part::Take => coup.takes.push(take(scan)?),
            Part::Block => coup.block = Some(scan.cell()?),
            Part::Symbol => coup.symbols.push(scan.cell()?),
            Part::Shot => coup.shots.push(shot(scan)?),
            Part::Bonus => coup.bonus = Some(bonus(scan)?),
        }
        Ok(())
    }
}

/// `N`, or `R` with the letters taken back.
fn kind(scan: &mut Scan<'_>, coup: &mut Coup) -> Result<(), Malformed> {
    if scan.next() == Some('N') {
        coup.kind = CoupKind::Found;
        return Ok(());
    }
    coup.kind = CoupKind::Reprise;
    scan.sign(' ', "a space and the letters taken back")?;
    coup.takes.push(take(scan)?);
    Ok(())
}

/// `NE1`.
fn chain(scan: &mut Scan<'_>) -> Result<ChainName, Malformed> {
    let fault = scan.fault("the name of a seat");
    let name = scan.run(|sign| sign.is_ascii_uppercase());
    let known = seating::ALL_NAMES.into_iter().find(|&known| known == name);
    let owner = known.ok_or(fault)?;
    let ordinal = match scan.peek() {
        Some('1') => 1,
        Some('2') => 2,
        _ => return Err(scan.fault("1 or 2")),
    };
    scan.next();
    Ok(ChainName { owner, ordinal })
}

/// `c20:4`.
fn take(scan: &mut Scan<'_>) -> Result<Take, Malformed> {
    let end = scan.cell()?;
    scan.sign(':', ": and how many letters")?;
    let count = scan.number(MOST_COUNTED, A_NUMBER)?;
    Ok(Take { end, count })
}

/// `d7S:d13/1c`.
fn shot(scan: &mut Scan<'_>) -> Result<Shot, Malformed> {
    let from = scan.cell()?;
    let dir = scan.peek().and_then(Dir::of);
    let dir = dir.ok_or(scan.fault("N, E, S or W"))?;
    scan.next();
    scan.sign(':', ": and an extremity")?;
    let end = scan.cell()?;
    let words = match scan.eat('/') {
        true => Some(scan.number(MOST_COUNTED, A_NUMBER)?),
        false => None,
    };
    let corner = scan.eat('c');
    Ok(Shot {
        from,
        dir,
        end,
        words,
        corner,
    })
}

fn bonus(scan: &mut Scan<'_>) -> Result<Bonus, Malformed> {
    let bonus = match scan.peek() {
        Some('r') => Bonus::Replay,
        Some('b') => Bonus::Block,
        _ => return Err(scan.fault("r or b")),
    };
    scan.next();
    Ok(bonus)
}
