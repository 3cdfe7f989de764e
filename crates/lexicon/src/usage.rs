//! How a word is used: its frequency and its labels.

/// A label of use, as dictionaries print before a sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
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

const LABELS: [(&str, Label); 17] = [
    ("dR", Label::Reform),
    ("dM", Label::Traditional),
    ("dC", Label::Classical),
    ("dA", Label::Annex),
    ("dX", Label::Contributed),
    ("rare", Label::Rare),
    ("vx", Label::Archaic),
    ("fam", Label::Familiar),
    ("arg", Label::Slang),
    ("pej", Label::Pejorative),
    ("reg", Label::Regional),
    ("neo", Label::New),
    ("abr", Label::Abbreviation),
    ("onom", Label::Onomatopoeia),
    ("loc", Label::InLocutions),
    ("si", Label::SiUnit),
    ("suppl", Label::Supplement),
];

/// How a word is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Usage {
    /// From 0, the rarest, to 9, the commonest.
    pub frequency: u8,
    labels: u32,
    shunned: bool,
}

/// Where a packed usage says that its word is shunned; labels end well below.
const SHUNNED: u32 = 1 << 31;

impl Usage {
    /// The highest class of frequency.
    pub const COMMONEST: u8 = 9;

    /// Whether it bears `label`.
    pub fn bears(self, label: Label) -> bool {
        self.labels().any(|borne| borne == label)
    }

    /// The labels it bears.
    pub fn labels(self) -> impl Iterator<Item = Label> {
        let borne =
            move |(bit, &(_, label)): (usize, &(&str, Label))| (self.labels >> bit & 1 == 1).then_some(label);
        LABELS.iter().enumerate().filter_map(borne)
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
        if let Some(bit) = LABELS.iter().position(|(code, _)| *code == attribute) {
            self.labels |= 1 << bit;
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
        shunned | self.labels << 4 | u32::from(self.frequency)
    }

    /// From one word.
    pub(crate) fn unpack(bits: u32) -> Usage {
        Usage {
            frequency: (bits & 0xf) as u8,
            labels: (bits & !SHUNNED) >> 4,
            shunned: bits & SHUNNED != 0,
        }
    }
}
