//! What a position is worth, and how a certain win is told from a good position.

/// The worth of a position to the side that moves. Values near [`WON`] are certain wins, counted
/// from the root in plies, so that a nearer win is worth more.
pub type Value = i32;

/// More than any position is worth.
pub const INFINITE: Value = 32_000;

/// The worth of having won at the root itself.
pub const WON: Value = 31_000;

/// The worth of a game that nobody wins.
pub const DRAWN: Value = 0;

/// How deep the search can look, in plies, extensions and quiescence included.
pub const MAX_PLY: usize = 120;

/// At least this much is a certain win, at most its opposite a certain loss.
pub(crate) const CERTAIN: Value = WON - 2 * MAX_PLY as Value;

/// The worth of winning `ply` plies after the root.
pub const fn win_in(ply: usize) -> Value {
    WON - ply as Value
}

/// The worth of losing `ply` plies after the root.
pub const fn loss_in(ply: usize) -> Value {
    ply as Value - WON
}

/// How many plies remain when the value is a certain win or loss, and nothing otherwise.
pub fn plies_to_end(value: Value) -> Option<usize> {
    (value.abs() >= CERTAIN).then(|| usize::try_from(WON - value.abs()).unwrap_or(0))
}

/// An evaluation kept clear of the values that mean certainty.
pub(crate) fn tame(value: Value) -> Value {
    value.clamp(1 - CERTAIN, CERTAIN - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn certain_values_tell_how_far_the_end_is() {
        assert_eq!(plies_to_end(win_in(3)), Some(3));
        assert_eq!(plies_to_end(loss_in(4)), Some(4));
        assert_eq!(plies_to_end(900), None);
        assert!(win_in(1) > win_in(3) && loss_in(1) < loss_in(3));
        assert_eq!(plies_to_end(tame(INFINITE)), None);
    }
}
