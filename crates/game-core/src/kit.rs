//! What lies in a game's box, told as plain data, so that it can be printed.
//!
//! Everything is drawn in sixty-fourths of a square, as the drawings of the page are: 64 is a square of the
//! board, a face of a counter or the box of a figure. What is said on a sheet is named by a key.

use std::borrow::Cow;

use crate::Game;

/// What stands in the place of a colour where ink is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grain {
    /// The paper.
    Blank,
    /// Ink as it is: lines and letters.
    Solid,
    /// Lines that rise to the right, wide apart.
    Hatched,
    /// The same, close together.
    Dense,
    /// Lines across.
    Across,
    /// Lines from top to bottom.
    Upright,
    /// Lines that fall to the right.
    Falling,
    /// Dots.
    Dotted,
}

/// A colour, and what stands in its place where ink is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tint {
    /// Red, green and blue, as `0xRRGGBB`.
    pub rgb: u32,
    /// What stands in its place.
    pub saved: Grain,
}

impl Tint {
    /// The ink of lines and letters.
    pub const INK: Tint = Tint::new(0x24_1A_12, Grain::Solid);
    /// The paper.
    pub const PAPER: Tint = Tint::new(0xFF_FF_FF, Grain::Blank);
    /// The wood of a letter.
    pub const TILE: Tint = Tint::new(0xFB_F1_DA, Grain::Blank);
    /// Inlaid lines on dark wood.
    pub const INLAY: Tint = Tint::new(0xDD_AE_63, Grain::Solid);
    /// The dark wood of a frame.
    pub const WOOD: Tint = Tint::new(0x47_2A_17, Grain::Blank);

    /// A colour with what stands in its place.
    pub const fn new(rgb: u32, saved: Grain) -> Tint {
        Tint { rgb, saved }
    }
}

/// The colours that a figure is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Livery {
    /// Its face.
    pub face: Tint,
    /// Its contour.
    pub contour: Tint,
    /// What is cut into it.
    pub cut: Tint,
    /// The seam around it, where it has one.
    pub halo: Option<Tint>,
}

impl Livery {
    /// Cream with a contour of ink.
    pub const WHITE: Livery = Livery::plain(Tint::new(0xFB_F3_E1, Grain::Blank));
    /// Ink with cuts of cream.
    pub const BLACK: Livery = Livery {
        face: Tint::new(0x2A_1F_18, Grain::Dense),
        contour: Tint::INK,
        cut: Tint::new(0xFB_F3_E1, Grain::Solid),
        halo: Some(Tint::PAPER),
    };

    /// One colour with a contour and cuts of ink.
    pub const fn plain(face: Tint) -> Livery {
        Livery {
            face,
            contour: Tint::INK,
            cut: Tint::INK,
            halo: None,
        }
    }

    /// One colour cut out of another.
    pub const fn flat(face: Tint, cut: Tint) -> Livery {
        Livery {
            face,
            contour: face,
            cut,
            halo: None,
        }
    }
}

/// Something drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Imprint {
    /// A path in the notation of SVG.
    Shape {
        /// The path.
        path: Cow<'static, str>,
        /// What fills it.
        fill: Option<Tint>,
        /// Its line and how wide it is.
        line: Option<(Tint, f32)>,
    },
    /// A word.
    Word {
        /// What is written.
        text: Cow<'static, str>,
        /// The middle of its foot.
        at: (f32, f32),
        /// The size of its letters.
        size: f32,
        /// Its colour.
        tint: Tint,
        /// Whether it stands on its head.
        turned: bool,
    },
    /// A figure of the house, by the name of its drawing.
    Figure {
        /// The name.
        name: &'static str,
        /// Its colours.
        livery: Livery,
        /// The upper left corner of its box.
        at: (f32, f32),
        /// The side of its box.
        side: f32,
        /// Whether it stands on its head.
        turned: bool,
    },
}

impl Imprint {
    /// A filled path.
    pub fn fill(path: impl Into<Cow<'static, str>>, tint: Tint) -> Imprint {
        Imprint::Shape {
            path: path.into(),
            fill: Some(tint),
            line: None,
        }
    }

    /// A line.
    pub fn line(path: impl Into<Cow<'static, str>>, tint: Tint, width: f32) -> Imprint {
        Imprint::Shape {
            path: path.into(),
            fill: None,
            line: Some((tint, width)),
        }
    }

    /// A word that stands upright.
    pub fn word(text: impl Into<Cow<'static, str>>, at: (f32, f32), size: f32, tint: Tint) -> Imprint {
        Imprint::Word {
            text: text.into(),
            at,
            size,
            tint,
            turned: false,
        }
    }

    /// A figure that stands upright.
    pub fn figure(name: &'static str, livery: Livery, at: (f32, f32), side: f32) -> Imprint {
        Imprint::Figure {
            name,
            livery,
            at,
            side,
            turned: false,
        }
    }

    /// The same on its head, in its place; a shape stays as it is.
    #[must_use]
    pub fn upside_down(mut self) -> Imprint {
        match &mut self {
            Imprint::Word { turned, .. } | Imprint::Figure { turned, .. } => *turned = !*turned,
            Imprint::Shape { .. } => {}
        }
        self
    }
}

/// A board.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The key of its name.
    pub name: &'static str,
    /// How many squares it is wide.
    pub columns: u8,
    /// How many it is high.
    pub rows: u8,
    /// The millimetres that a square measures at least: where a sheet is too small, several make the board.
    pub least: f32,
    /// What lies under and between the squares.
    pub ground: Tint,
    /// The squares by column and row from the upper left, and their colours.
    pub squares: Vec<((u8, u8), Tint)>,
    /// What is drawn over them.
    pub marks: Vec<Imprint>,
}

/// One face of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// Its colour.
    pub ground: Tint,
    /// What is drawn on it.
    pub marks: Vec<Imprint>,
}

/// A counter with two faces, such as a letter, and how many of it there are.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// What its front shows.
    pub front: Face,
    /// What its back shows.
    pub back: Face,
    /// How many there are.
    pub count: u8,
}

/// Counters of one form.
#[derive(Clone, Debug, PartialEq)]
pub struct Lot {
    /// The key of their name.
    pub name: &'static str,
    /// Whether they are round.
    pub round: bool,
    /// How wide they are, in parts of a square of the board.
    pub width: f32,
    /// The counters.
    pub counters: Vec<Counter>,
}

/// A piece that stands on the board, and how many of it there are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figurine {
    /// The name of its drawing.
    pub figure: &'static str,
    /// Its colours.
    pub livery: Livery,
    /// The colour of its disc.
    pub disc: Tint,
    /// How many there are.
    pub count: u8,
}

/// A table to be filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct Pad {
    /// The key of its name.
    pub name: &'static str,
    /// The keys of those who have a table each; nobody where all share one.
    pub owners: Vec<&'static str>,
    /// The keys of its columns, and how wide they are beside each other.
    pub columns: Vec<(&'static str, f32)>,
    /// How many lines there are at least.
    pub lines: u8,
    /// Whether the first column counts the lines.
    pub numbered: bool,
    /// What is struck out one by one under the table.
    pub strikes: Vec<String>,
}

/// How wide the numbers of lines are, and beside them a move of either side, two lines of the game across a page.
const NUMBER_WIDTH: f32 = 9.0;
const MOVE_WIDTH: f32 = 41.0;

/// How many lines a sheet of moves has at least.
const MOVE_LINES: u8 = 20;

impl Pad {
    /// A sheet for the moves of two sides, by the keys of their names.
    pub fn moves(sides: [&'static str; 2]) -> Pad {
        let [first, second] = sides.map(|side| (side, MOVE_WIDTH));
        Pad {
            name: "moves",
            owners: Vec::new(),
            columns: [("number", NUMBER_WIDTH), first, second].repeat(2),
            lines: MOVE_LINES,
            numbered: true,
            strikes: Vec::new(),
        }
    }
}

/// What lies in a game's box.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kit {
    /// The boards.
    pub plans: Vec<Plan>,
    /// The counters.
    pub lots: Vec<Lot>,
    /// The pieces.
    pub figurines: Vec<Figurine>,
    /// What is written on while one plays.
    pub pads: Vec<Pad>,
}

impl Kit {
    /// Whether there is nothing to print.
    pub fn is_empty(&self) -> bool {
        *self == Kit::default()
    }
}

/// A game whose box can be printed.
pub trait Printed: Game {
    /// What lies in the box; nothing where a game has none.
    fn kit(&self) -> Kit {
        Kit::default()
    }
}
