//! Coups and events as text, one line each.
//!
//! A coup is its parts, one space between them, always in this order:
//!
//! | part | what it says |
//! |---|---|
//! | `^h16` | a cross of one's own is taken back first; may repeat |
//! | `_i6` | a chess symbol of one's own is turned back first; may repeat |
//! | `%NE1` | the chain pirated |
//! | `N` | the coup begins a chain on a base |
//! | `R c12:4` | the coup takes four letters back, from c12 inwards |
//! | `~l6m5` | the letter of l6 is turned to m5 |
//! | `h18v (PARI)A` | the word formed: its first square, `h` or `v`, its letters; a second one for a hook |
//! | `<c20:4` | four letters are taken from c20 inwards; may repeat |
//! | `=l18` | the cross of a word blockade |
//! | `!i6` | this letter is laid with its symbol up; may repeat |
//! | `*d7S:d13/1c` | d7 fires south and takes one word from d13, corner included; may repeat |
//! | `;r`, `;b` | the replay or the blockade of 9.2 |
//!
//! Letters in parentheses are laid now, the others lie there already, and `+` is a cross. Inside, a
//! capital is a tile, a small letter a joker that stands for it, `/É` a plain letter taken and turned
//! to its back, `E'É` a plain E of the Arsenal whose back is É. Besides coups there are `D` (draw), `-`
//! (pass), `yes` and `no` (answers of 10.5).
//!
//! An event begins with a word that says what it is:
//!
//! | event | what happened |
//! |---|---|
//! | `deal S=A/ÀRS?+ N=BT?+ \| E/ÉZ` | the Arsenals by seat, then the reserve, `-` for none |
//! | `coup` *coup* `bonus #central` | a coup; `bonus` where 9.2 is earned, `denied` where it was claimed for nothing (7.6), `#central` or `#secondary` where it wins |
//! | `error 7.6 not-a-word RRÉ` *coup* | a coup that costs the turn: clause, code, what is at fault or `-` |
//! | `draw E/ÉR` | letters drawn |
//! | `pass` | a pass |
//! | `ask` *coup*, `decline` | a reprise for another player that he is asked about; his no |
//! | `leave 2 resigned` | seat 2 leaves; `flagged` when its time is up |

mod coup;
mod event;
mod finish;
mod laid;
mod scan;

pub(crate) use event::Bags;
pub(crate) use scan::{Scan, shifted};
