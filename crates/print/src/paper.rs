//! The sheets of paper, in millimetres.

use std::fmt;
use std::str::FromStr;

/// A size of paper, always upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Paper {
    /// 210 by 297.
    #[default]
    A4,
    /// 297 by 420.
    A3,
}

/// A rectangle of a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Area {
    pub(crate) fn right(self) -> f64 {
        self.left + self.width
    }

    pub(crate) fn bottom(self) -> f64 {
        self.top + self.height
    }
}

impl Paper {
    /// Every size.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::A3];

    /// Width and height.
    pub fn size(self) -> (f64, f64) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::A3 => (297.0, 420.0),
        }
    }

    /// What stays free around everything: home printers reach no farther.
    pub(crate) fn margin(self) -> f64 {
        match self {
            Paper::A4 => 14.0,
            Paper::A3 => 18.0,
        }
    }

    /// What is between title and foot.
    pub(crate) fn body(self) -> Area {
        let (width, height) = self.size();
        let (margin, top) = (self.margin(), 28.0);
        Area {
            left: margin,
            top,
            width: width - 2.0 * margin,
            height: height - margin - 13.0 - top,
        }
    }

    /// Its name in addresses and commands.
    pub fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::A3 => "a3",
        }
    }
}

/// How much ink is spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Ink {
    /// As on the screen.
    #[default]
    Full,
    /// Lines and hatching.
    Save,
}

impl Ink {
    /// Both.
    pub const ALL: [Ink; 2] = [Ink::Full, Ink::Save];

    /// Its name in addresses and commands.
    pub fn name(self) -> &'static str {
        match self {
            Ink::Full => "full",
            Ink::Save => "save",
        }
    }
}

/// A paper or an ink that nobody knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown(&'static str);

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.0)
    }
}

impl std::error::Error for Unknown {}

impl FromStr for Paper {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Paper, Unknown> {
        let named = Paper::ALL.into_iter().find(|paper| paper.name() == text);
        named.ok_or(Unknown("a4 or a3"))
    }
}

impl FromStr for Ink {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Ink, Unknown> {
        let named = Ink::ALL.into_iter().find(|ink| ink.name() == text);
        named.ok_or(Unknown("full or save"))
    }
}
