//! Boards as data: reading a layout and checking all that must hold of one.
//!
//! The printed board is lost, so every board here is a reconstruction, kept as a file that somebody who
//! owns the box can correct. The build script reads every file through this module and refuses to build
//! with a broken one; the game reads the same text through it again.

use std::fmt;

use serde::Deserialize;

use crate::layout_fault::{LayoutFault, Mirror};

/// The most files a board may have: `a` to `p`.
pub const MAX_FILES: usize = 16;
/// The most lines a board may have.
pub const MAX_LINES: usize = 16;
/// The most cells a board may have, squares or not: as many as the bits of a `u128`.
pub const MAX_CELLS: usize = 128;
/// How many water squares a board has (R4).
pub const PONDS: usize = 4;
/// How many knights a camp has (R1).
pub const KNIGHTS: usize = 5;
/// How many men a camp has (R1).
pub const MEN: usize = 12;

/// A board: its squares, its castles, and where the pieces stand at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    id: String,
    /// The lines, the highest first, all of one length.
    rows: Vec<Vec<Ground>>,
    /// The castles of Silver and of Gold, by file and line from zero.
    castles: [(usize, usize); 2],
}

/// One cell of a board, with what stands there at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A square, empty at the start: `.`
    Open,
    /// A water square: `~`
    Water,
    /// No square at all: `#`
    Void,
    /// A square marked for a knight or a man: `N` and `M` of Silver, `n` and `m` of Gold.
    Marked {
        /// Whether Silver's piece stands there.
        silver: bool,
        /// Whether it is a knight.
        knight: bool,
    },
}

impl Ground {
    fn of(symbol: char) -> Option<Ground> {
        let marked = |silver, knight| Some(Ground::Marked { silver, knight });
        match symbol {
            '.' => Some(Ground::Open),
            '~' => Some(Ground::Water),
            '#' => Some(Ground::Void),
            'N' => marked(true, true),
            'M' => marked(true, false),
            'n' => marked(false, true),
            'm' => marked(false, false),
            _ => None,
        }
    }

    /// The cell that lies here once the camps are exchanged.
    fn exchanged(self) -> Ground {
        match self {
            Ground::Marked { silver, knight } => Ground::Marked {
                silver: !silver,
                knight,
            },
            same => same,
        }
    }
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ground::Open => ".",
            Ground::Water => "~",
            Ground::Void => "#",
            Ground::Marked { silver, knight } => match (silver, knight) {
                (true, true) => "N",
                (true, false) => "M",
                (false, true) => "n",
                (false, false) => "m",
            },
        })
    }
}

/// A layout as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a layout")]
struct Written {
    id: String,
    declared_squares: usize,
    rows: Vec<String>,
    castles: Castles,
    #[serde(default)]
    symmetry: Symmetry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the castles of silver and gold")]
struct Castles {
    silver: String,
    gold: String,
}

/// In what ways a layout mirrors itself; a file says so when it is not both.
#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Symmetry {
    /// Left to right, and front to back with the camps exchanged.
    #[default]
    Both,
    /// Front to back only: fair to both camps.
    FrontBack,
    /// Neither.
    None,
}

impl Layout {
    /// Reads a layout and checks all that must hold of one.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn read(text: &str) -> Result<Layout, LayoutFault> {
        let written: Written = serde_json::from_str(text).map_err(|error| LayoutFault::Unreadable {
            line: error.line(),
            column: error.column(),
            problem: error.to_string(),
        })?;
        let plain = |symbol: char| symbol.is_ascii_lowercase() || symbol.is_ascii_digit();
        if written.id.is_empty() || !written.id.chars().all(plain) {
            return Err(LayoutFault::BadId { id: written.id });
        }
        let rows = cells(&written.rows)?;
        let layout = Layout {
            castles: castles(&rows, &written.castles)?,
            id: written.id,
            rows,
        };
        layout.count(written.declared_squares)?;
        layout.mirrored(written.symmetry)?;
        Ok(layout)
    }

    /// The same layout, once its file is known to bear its name.
    ///
    /// # Errors
    /// When the file is named otherwise.
    pub fn filed_under(self, name: &str) -> Result<Layout, LayoutFault> {
        if self.id == name {
            Ok(self)
        } else {
            Err(LayoutFault::Misfiled {
                id: self.id,
                file: name.to_owned(),
            })
        }
    }

    /// Its name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How many files it has.
    pub fn files(&self) -> usize {
        self.rows[0].len()
    }

    /// How many lines it has.
    pub fn lines(&self) -> usize {
        self.rows.len()
    }

    /// The cell on a file and a line, both from zero, line 0 being Silver's first.
    pub fn at(&self, file: usize, line: usize) -> Ground {
        self.rows[self.lines() - 1 - line][file]
    }

    /// The castles of Silver and of Gold, by file and line from zero.
    pub fn castles(&self) -> [(usize, usize); 2] {
        self.castles
    }

    /// How many squares it has, water included.
    pub fn squares(&self) -> usize {
        let square = |cell: &&Ground| **cell != Ground::Void;
        self.rows.iter().flatten().filter(square).count()
    }

    /// R1, R4: the squares, the ponds and the pieces are as many as they should be.
    fn count(&self, declared: usize) -> Result<(), LayoutFault> {
        let squares = self.squares();
        if squares != declared {
            return Err(LayoutFault::Squares {
                found: squares,
                declared,
            });
        }
        let all = || self.rows.iter().flatten().copied();
        let ponds = all().filter(|&cell| cell == Ground::Water).count();
        if ponds != PONDS {
            return Err(LayoutFault::Ponds { found: ponds });
        }
        for (silver, knight) in [(true, true), (true, false), (false, true), (false, false)] {
            let piece = Ground::Marked { silver, knight };
            let found = all().filter(|&cell| cell == piece).count();
            let expected = if knight { KNIGHTS } else { MEN };
            if found != expected {
                return Err(LayoutFault::Pieces {
                    piece,
                    found,
                    expected,
                });
            }
        }
        Ok(())
    }

    /// Each cell mirrors the one across, as far as the file says that it does.
    fn mirrored(&self, symmetry: Symmetry) -> Result<(), LayoutFault> {
        let (files, lines) = (self.files(), self.lines());
        let [silver, gold] = self.castles;
        let across = |(file, line): (usize, usize)| (files - 1 - file, line);
        let beyond = |(file, line): (usize, usize)| (file, lines - 1 - line);
        let cells = || (0..lines).flat_map(|line| (0..files).map(move |file| (file, line)));
        let get = |(file, line): (usize, usize)| self.at(file, line);
        let lopsided = |mirror: Mirror, at: (usize, usize), other: (usize, usize)| LayoutFault::Lopsided {
            mirror,
            square: name(at),
            other: name(other),
        };
        if symmetry == Symmetry::Both {
            let castle = [silver, gold]
                .into_iter()
                .find(|&castle| across(castle) != castle);
            let cell = cells().find(|&at| get(at) != get(across(at)));
            if let Some(at) = castle.or(cell) {
                return Err(lopsided(Mirror::LeftRight, at, across(at)));
            }
        }
        if symmetry != Symmetry::None {
            let castle = (beyond(silver) != gold).then_some(silver);
            let cell = cells().find(|&at| get(at) != get(beyond(at)).exchanged());
            if let Some(at) = castle.or(cell) {
                return Err(lopsided(Mirror::FrontBack, at, beyond(at)));
            }
        }
        Ok(())
    }
}

/// The cells that the rows write.
fn cells(rows: &[String]) -> Result<Vec<Vec<Ground>>, LayoutFault> {
    let lines = rows.len();
    let files = rows.first().map_or(0, |row| row.chars().count());
    if !(1..=MAX_LINES).contains(&lines) || !(1..=MAX_FILES).contains(&files) || files * lines > MAX_CELLS {
        return Err(LayoutFault::Size { files, lines });
    }
    let mut read = Vec::with_capacity(lines);
    for (at, row) in rows.iter().enumerate() {
        let line = lines - at;
        let cells = row
            .chars()
            .enumerate()
            .map(|(file, symbol)| {
                Ground::of(symbol).ok_or(LayoutFault::Symbol {
                    line,
                    place: file + 1,
                    symbol,
                })
            })
            .collect::<Result<Vec<Ground>, LayoutFault>>()?;
        if cells.len() != files {
            return Err(LayoutFault::RowLength {
                line,
                found: cells.len(),
                expected: files,
            });
        }
        read.push(cells);
    }
    Ok(read)
}

/// The castles, once they are known to be squares that are empty at the start.
fn castles(rows: &[Vec<Ground>], written: &Castles) -> Result<[(usize, usize); 2], LayoutFault> {
    let castle = |text: &String| {
        let (file, line) = place(text).ok_or_else(|| LayoutFault::CastleName { name: text.clone() })?;
        let row = rows.len().checked_sub(line + 1).and_then(|row| rows.get(row));
        match row.and_then(|row| row.get(file)) {
            Some(Ground::Open) => Ok((file, line)),
            Some(&ground) => Err(LayoutFault::CastleTaken {
                square: text.clone(),
                ground,
            }),
            None => Err(LayoutFault::CastleOutside { square: text.clone() }),
        }
    };
    let both = [castle(&written.silver)?, castle(&written.gold)?];
    if both[0] == both[1] {
        return Err(LayoutFault::CastleShared {
            square: written.gold.clone(),
        });
    }
    Ok(both)
}

/// The file and the line, both from zero, of a square such as `f1`.
fn place(text: &str) -> Option<(usize, usize)> {
    let mut symbols = text.chars();
    let file = symbols.next().filter(char::is_ascii_lowercase)?;
    let digits = symbols.as_str();
    let line: usize = digits.parse().ok().filter(|&line| line > 0)?;
    let file = usize::try_from(u32::from(file) - u32::from('a')).ok()?;
    (digits == line.to_string()).then_some((file, line - 1))
}

/// The square on a file and a line, both from zero.
fn name((file, line): (usize, usize)) -> String {
    let letter = char::from(b'a' + u8::try_from(file).expect("at most sixteen files"));
    format!("{letter}{}", line + 1)
}
