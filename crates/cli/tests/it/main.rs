//! The binary itself: every command with good and bad input, its output and its exit status.

mod bench;
mod best;
mod binary;
mod contest;
mod echec_et_mots;
mod games;
mod guerre_des_mots;
mod json;
mod kits;
mod lapses;
mod longest;
mod moves;
mod nonsense;
mod play;
mod positions;
mod print;
mod readme;
mod replay;
mod serve;
mod uci;
mod word;
mod word_list;
