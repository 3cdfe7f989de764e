//! Options that change what can be played, for the tests within the crate and for those around it, which both
//! go through them.

/// Options by name and value.
pub(crate) type Variant = &'static [(&'static str, &'static str)];

/// The usual game, and others in which each option that an engine must mind is set otherwise.
pub(crate) const VARIANTS: [Variant; 11] = [
    &[],
    &[("path", "orthogonal"), ("last_letter", "words")],
    &[("path", "straight"), ("jump_own", "true")],
    &[("capture", "turn"), ("joker_counts", "true")],
    &[("capture_path", "chain"), ("ppf", "enemy_camp")],
    &[("fork", "first_step"), ("camp_cross", "enemy_letter_or_moved")],
    &[
        ("homograph", "strict"),
        ("inflect_by", "any"),
        ("same_tense", "allow"),
    ],
    &[("homograph", "lenient"), ("joker_len", "exact7")],
    &[("joker_entry", "anywhere"), ("grace", "first_word")],
    &[("joker_entry", "reserve"), ("strategic", "on_claim")],
    &[("reuse", "true"), ("path", "straight")],
];
