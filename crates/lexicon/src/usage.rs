//! How a word is used: its frequency and its marks.

/// A mark of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A spelling of the 1990 reform only.
    Reform,
    /// A traditional spelling.
    Traditional,
    /// A classical spelling.
    Classical,
    /// From the annex.
    Annex,
    /// From the contributors' list.
    Contributed,
    /// Rare.
    Rare,
    /// Old.
    Archaic,
    /// Familiar.
    Familiar,
    /// Slang.
    Slang,
    /// Pejorative.
    Pejorative,
    /// Regional.
    Regional,
    /// New.
    New,
    /// An abbreviation that is a word of its own.
    Abbreviation,
    /// An onomatopoeia.
    Onomatopoeia,
    /// Mostly met inside a locution.
    InLocutions,
    /// A unit of measure with its prefix.
    SiUnit,
    /// From the hand-made supplement.
    Supplement,
}

const MARKS: [(&str, Mark); 17] = [
    ("dR", Mark::Reform),
    ("dM", Mark::Traditional),
    ("dC", Mark::Classical),
    ("dA", Mark::Annex),
    ("dX", Mark::Contributed),
    ("rare", Mark::Rare),
    ("vx", Mark::Archaic),
    ("fam", Mark::Familiar),
    ("arg", Mark::Slang),
    ("pej", Mark::Pejorative),
    ("reg", Mark::Regional),
    ("neo", Mark::New),
    ("abr", Mark::Abbreviation),
    ("onom", Mark::Onomatopoeia),
    ("loc", Mark::InLocutions),
    ("si", Mark::SiUnit),
    ("suppl", Mark::Supplement),
];

/// How a word is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Usage {
    /// From 0, the rarest, to 9, the commonest.
    pub frequency: u8,
    marks: u32,
    shunned: bool,
}

/// Where a packed usage says that its word is shunned; marks end well below.
const SHUNNED: u32 = 1 << 31;

impl Usage {
    /// The highest class of frequency.
    pub const COMMONEST: u8 = 9;

    /// Whether it bears `mark`.
    pub fn bears(self, mark: Mark) -> bool {
        self.marks().any(|borne| borne == mark)
    }

    /// The marks it bears.
    pub fn marks(self) -> impl Iterator<Item = Mark> {
        let borne =
            move |(bit, &(_, mark)): (usize, &(&str, Mark))| (self.marks >> bit & 1 == 1).then_some(mark);
        MARKS.iter().enumerate().filter_map(borne)
    }

    /// Whether it is an insult to a kind of people: such a word may be played, and is never proposed to
    /// whoever has not asked for it.
    pub fn is_shunned(self) -> bool {
        self.shunned
    }

    /// The same, shunned or not.
    pub(crate) fn shun(self, shunned: bool) -> Usage {
        Usage { shunned, ..self }
    }

    /// Takes in an attribute of the table, such as `f7` or `vx`; false when there is no such thing.
    pub(crate) fn take(&mut self, attribute: &str) -> bool {
        if let Some(bit) = MARKS.iter().position(|(code, _)| *code == attribute) {
            self.marks |= 1 << bit;
            return true;
        }
        let &[b'f', class @ b'0'..=b'9'] = attribute.as_bytes() else {
            return false;
        };
        self.frequency = class - b'0';
        true
    }

    /// In one word.
    pub(crate) fn pack(self) -> u32 {
        let shunned = if self.shunned { SHUNNED } else { 0 };
        shunned | self.marks << 4 | u32::from(self.frequency)
    }

    /// From one word.
    pub(crate) fn unpack(bits: u32) -> Usage {
        Usage {
            frequency: (bits & 0xf) as u8,
            marks: (bits & !SHUNNED) >> 4,
            shunned: bits & SHUNNED != 0,
        }
    }
}
