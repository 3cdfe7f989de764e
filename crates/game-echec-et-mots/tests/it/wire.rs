//! What words score, as the page reckons it while a word is laid.

use game_echec_et_mots::{Hand, Rules, bonus, settle};
use game_testkit::wire;

/// More letters than any bonus tells apart.
const MOST: u8 = 13;

#[test]
fn the_page_reckons_as_the_rules_do() {
    let mut cases = Vec::new();
    for (bonus_cap, floor_zero) in [(20, false), (50, false), (20, true)] {
        let rules = Rules {
            bonus_cap,
            floor_zero,
            ..Rules::DEFAULT
        };
        for letters in 2..=MOST {
            for rack in [letters, letters + 1, 20, 45] {
                for (calls, knight) in [(true, false), (true, true), (false, false)] {
                    let hand = Hand {
                        word: None,
                        letters,
                        rack,
                    };
                    let ([line, _], _) = settle(&rules, &hand, &hand, knight);
                    // P4: what the caller gets if ahead.
                    let bonus = if calls { bonus(&rules, letters) } else { 0 };
                    cases.push(format!(
                        "{{ \"letters\": {letters}, \"rack\": {rack}, \"calls\": {calls}, \"knight\": {knight}, \
                         \"bonusCap\": {bonus_cap}, \"floorZero\": {floor_zero}, \"unused\": {}, \"points\": {}, \
                         \"bonus\": {bonus}, \"second\": {} }}",
                        line.unused, line.points, line.knight,
                    ));
                }
            }
        }
    }
    wire::write("echec-et-mots", "scores.json", &wire::cases(&cases));
}
