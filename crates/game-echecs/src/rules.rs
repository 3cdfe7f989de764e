//! The options: the switches between the FIDE laws and the Carlit sheet, and where a game starts.

use game_core::{Domain, OptionValues, rules};
use shakmaty::Chess;

use crate::fen;

rules! {
    /// What a game of chess is made from.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) struct Chosen {
        /// By whose laws it is played.
        profile: ChessRules = PROFILES, ["C-1", "C-2", "C-3", "C-4"];
        /// The position that it starts from.
        start: Chess = STARTS, ["L-11"];
    }
}

/// The FEN of the usual start.
pub(crate) const USUAL_START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const FIDE: &str = "fide";
const CARLIT: &str = "carlit";

const PROFILES: Domain<ChessRules> = Domain {
    default: ChessRules::FIDE,
    word: FIDE,
    values: OptionValues::OneOf(&[FIDE, CARLIT]),
    read: |profile| match profile {
        FIDE => Some(ChessRules::FIDE),
        CARLIT => Some(ChessRules::CARLIT),
        _ => None,
    },
    write: |rules| rules.profile().to_owned(),
};

const STARTS: Domain<Chess> = Domain {
    default: Chess::new(),
    word: USUAL_START,
    values: OptionValues::Text("position"),
    read: |text| fen::read(text).ok(),
    write: fen::write,
};

/// When a repeated position draws the game (C-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// The third occurrence may be claimed, the fifth draws by itself.
    Claim3Auto5,
    /// The third occurrence draws by itself.
    Auto3,
}

/// When moves without a capture or a pawn move draw the game (C-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveCount {
    /// Fifty moves of each side may be claimed, seventy-five draw by themselves.
    Claim50Auto75,
    /// Never.
    None,
}

/// The rules of chess, switch by switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChessRules {
    /// C-1: in long castling the king moves three squares.
    pub long_castle_king3: bool,
    /// C-2: castling needs the rook's path to be safe too.
    pub castle_rook_path_safe: bool,
    /// C-3: what a repeated position does.
    pub repetition: Repetition,
    /// C-4: what moves without progress do.
    pub move_count: MoveCount,
    /// C-6: whether the table says "check". It never makes a move legal or illegal.
    pub announce_check: bool,
}

impl ChessRules {
    /// The FIDE laws.
    pub const FIDE: ChessRules = ChessRules {
        long_castle_king3: false,
        castle_rook_path_safe: false,
        repetition: Repetition::Claim3Auto5,
        move_count: MoveCount::Claim50Auto75,
        announce_check: true,
    };

    /// The Carlit sheet, taken at its word.
    pub const CARLIT: ChessRules = ChessRules {
        long_castle_king3: true,
        castle_rook_path_safe: true,
        repetition: Repetition::Auto3,
        move_count: MoveCount::None,
        announce_check: true,
    };

    /// The name of the profile that the rules come from; anything but the FIDE laws is `carlit`.
    pub fn profile(self) -> &'static str {
        if self == ChessRules::FIDE { FIDE } else { CARLIT }
    }
}
