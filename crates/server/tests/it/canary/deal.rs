//! Deals of La Guerre des Mots with letters put elsewhere, in the notation of the journal.

/// Every kind of tile but joker and cross, in the order in which bags are written, with how many the box
/// holds.
const BOX: [(&str, usize); 31] = [
    ("A/À", 3),
    ("A/Â", 4),
    ("B", 1),
    ("C", 3),
    ("D", 2),
    ("E/É", 9),
    ("E/È", 2),
    ("E/Ê", 1),
    ("F", 1),
    ("G", 1),
    ("H", 1),
    ("I/Î", 5),
    ("I/Ï", 1),
    ("J", 1),
    ("K", 1),
    ("L", 4),
    ("M", 2),
    ("N", 5),
    ("O", 5),
    ("P", 4),
    ("Q", 1),
    ("R", 9),
    ("S", 6),
    ("T", 6),
    ("U/Û", 3),
    ("U/Ù", 1),
    ("V", 1),
    ("W", 1),
    ("X", 1),
    ("Y", 2),
    ("Z", 1),
];

/// What everybody gets, besides a joker and a cross; the rest of the box is the reserve.
#[derive(Clone)]
pub(crate) struct Deal {
    names: &'static [&'static str],
    hands: Vec<Vec<&'static str>>,
}

impl Deal {
    /// The hands of the seats with these names, kinds between spaces.
    pub(crate) fn new(names: &'static [&'static str], hands: &[&'static str]) -> Deal {
        Deal {
            names,
            hands: hands.iter().map(|hand| hand.split(' ').collect()).collect(),
        }
    }

    /// The same deal where `seat` has other letters: of each pair it gives the first to the reserve and
    /// has the second from there.
    pub(crate) fn exchanged(&self, seat: usize, pairs: &[(&'static str, &'static str)]) -> Deal {
        let mut deal = self.clone();
        let hand = &mut deal.hands[seat];
        for (given, had) in pairs {
            let at = hand.iter().position(|kind| kind == given);
            hand[at.expect("a letter of this hand")] = had;
        }
        deal
    }

    /// The event as the journal writes it.
    pub(crate) fn event(&self) -> String {
        let all = || BOX.iter().map(|(kind, _)| *kind);
        let bag = |hand: &Vec<&str>| -> String { all().map(|kind| kind.repeat(count(hand, kind))).collect() };
        let hands = self.names.iter().zip(&self.hands);
        let hands: Vec<String> = hands
            .map(|(name, hand)| format!("{name}={}?+", bag(hand)))
            .collect();
        let left = |(kind, there): (&str, usize)| {
            let dealt: usize = self.hands.iter().map(|hand| count(hand, kind)).sum();
            kind.repeat(there.checked_sub(dealt).expect("no more than the box holds"))
        };
        let reserve: String = BOX.into_iter().map(left).collect();
        format!("deal {} | {reserve}", hands.join(" "))
    }
}

fn count(hand: &[&str], kind: &str) -> usize {
    hand.iter().filter(|held| **held == kind).count()
}
