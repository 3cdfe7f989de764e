//! What a position is worth at a glance: the pieces and how far they have come, who holds and who besieges
//! the castles, what can move, and what hangs.

use search::Value;

use super::board::{Board, KNIGHTS, MEN};
use super::features::{
    CONTACT, ENTRY, EXPOSED, GUARDS, HANGING, KNIGHT_STEPS, LADDER, LADDERS, LEAPS, LONELY, MAN_STEPS,
    MOST_GUARDS, MOST_HANGING, MOST_PARRIES, MOST_SIEGE, PARRIES, SIEGE, TEMPO, VAN, VANS,
};
use super::ground::{Cells, DIRECTIONS, Ground, ONWARD, STRAIGHT, cells, only};
use super::position::EnginePosition;
use super::tally::{Sum, Tally, Trace};

/// The pieces of both camps at the start.
const FULL: i32 = 34;

/// The worth of a position to the camp to move.
pub(crate) fn evaluate(position: &EnginePosition) -> Value {
    let scene = &*position.scene;
    let mut sum = Sum::new(&scene.scales);
    tally(&scene.ground, &position.board, &mut sum);
    let phase = phase(&position.board);
    let value = (sum.opening() * phase + sum.endgame() * (FULL - phase)) / FULL;
    if position.board.side == 0 { value } else { -value }
}

fn phase(board: &Board) -> i32 {
    ((board.own() | board.enemy()).count_ones() as i32).min(FULL)
}

/// The features of a position and how much each half of their weights counts in it: what fitting the
/// weights needs.
#[derive(Clone, Debug)]
pub struct Traced {
    /// The features with their counts, Silver's less Gold's.
    pub features: Vec<(usize, i32)>,
    /// How much the opening's weights count, 0 to 1; the endgame's count the rest.
    pub opening: f32,
}

impl EnginePosition {
    /// Takes the evaluation apart.
    pub fn trace(&self) -> Traced {
        let mut trace = Trace {
            ground: &self.scene.ground,
            counts: Vec::new(),
        };
        tally(&self.scene.ground, &self.board, &mut trace);
        Traced {
            features: trace.counts,
            opening: phase(&self.board) as f32 / FULL as f32,
        }
    }
}

fn tally<T: Tally>(ground: &Ground, board: &Board, tally: &mut T) {
    tally.add(board.side, TEMPO, 1);
    let free = board.free(ground);
    for camp in 0..2 {
        let view = Sight {
            ground,
            board,
            camp,
            own: board.camp(camp),
            enemy: board.camp(1 - camp),
            free,
        };
        view.pieces(tally);
        view.castles(tally);
        view.ways(tally);
        view.contact(tally);
    }
}

/// The board as one camp sees it.
struct Sight<'a> {
    ground: &'a Ground,
    board: &'a Board,
    camp: usize,
    own: Cells,
    enemy: Cells,
    free: Cells,
}

impl Sight<'_> {
    fn arm(&self, arm: usize) -> Cells {
        self.board.pieces[self.camp][arm]
    }

    /// Where each piece stands, and the nearest to the enemy castle.
    fn pieces<T: Tally>(&self, tally: &mut T) {
        let Sight { ground, camp, .. } = self;
        let mut van = u8::MAX;
        for cell in cells(self.arm(KNIGHTS)) {
            tally.place(*camp, KNIGHTS, cell);
            van = van.min(ground.ride[1 - camp][cell]);
        }
        for cell in cells(self.arm(MEN)) {
            tally.place(*camp, MEN, cell);
            van = van.min(ground.walk[*camp][cell]);
        }
        tally.add(*camp, VAN + usize::from(van).min(VANS - 1), 1);
    }

    /// Guards and besiegers.
    fn castles<T: Tally>(&self, tally: &mut T) {
        let Sight { ground, camp, .. } = self;
        let (home, goal) = (ground.castles[*camp], ground.castles[1 - camp]);
        let guards = (ground.near[home] & self.own).count_ones() as usize;
        tally.add(*camp, GUARDS + guards.min(MOST_GUARDS), 1);
        if self.free >> home & 1 == 1 {
            let parries = ground
                .over(home)
                .filter(|&(from, to)| self.own >> from & 1 == 1 && self.free >> to & 1 == 1)
                .count();
            tally.add(*camp, PARRIES + parries.min(MOST_PARRIES), 1);
        }
        let siege = (ground.near[goal] & self.own).count_ones() as usize;
        tally.add(*camp, SIEGE + siege.min(MOST_SIEGE), 1);
    }

    /// Steps and leaps.
    fn ways<T: Tally>(&self, tally: &mut T) {
        let Sight { ground, camp, .. } = self;
        let (knights, men) = (self.arm(KNIGHTS), self.arm(MEN));
        let (mut by_knights, mut by_men) = (0, 0);
        let (mut rides, mut walks) = (0, 0);
        for direction in 0..DIRECTIONS {
            let steps = ground.shift(knights, direction) & self.free;
            by_knights += steps.count_ones();
            rides |= steps;
            if ONWARD[*camp].contains(&direction) {
                let steps = ground.shift(men, direction) & self.free;
                by_men += steps.count_ones();
                walks |= steps;
            }
        }
        tally.add(*camp, KNIGHT_STEPS, by_knights as i32);
        tally.add(*camp, MAN_STEPS, by_men as i32);
        let leaps = self.leaps(knights);
        tally.add(*camp, LEAPS, leaps.count_ones() as i32);
        let ride = &ground.ride[1 - camp];
        let ladder = cells(leaps).map(|cell| usize::from(ride[cell])).min();
        tally.add(*camp, LADDER + ladder.unwrap_or(LADDERS).min(LADDERS - 1), 1);
        let goal = only(ground.castles[1 - camp]);
        if (rides | walks | leaps) & goal != 0 {
            tally.add(*camp, ENTRY + usize::from(*camp != self.board.side), 1);
        }
    }

    /// Where the knights together can leap.
    fn leaps(&self, knights: Cells) -> Cells {
        let (mut reached, mut edge) = (0, knights);
        while edge != 0 {
            let mut next = 0;
            for direction in 0..DIRECTIONS {
                let over = self.ground.shift(edge, direction) & self.own;
                next |= self.ground.shift(over, direction);
            }
            edge = next & self.free & !reached;
            reached |= edge;
        }
        reached
    }

    /// Who stands alone, who stands against an enemy, and who can be taken.
    fn contact<T: Tally>(&self, tally: &mut T) {
        let Sight { ground, camp, .. } = self;
        let company = (0..DIRECTIONS).fold(0, |set, direction| set | ground.shift(self.own, direction));
        for arm in [KNIGHTS, MEN] {
            let lonely = (self.arm(arm) & !company).count_ones();
            tally.add(*camp, LONELY + arm, lonely as i32);
        }
        let within_reach = self.free & self.neighbours();
        let (mut beside, mut hanging, mut exposed) = (0, 0, 0);
        for direction in STRAIGHT {
            let struck = ground.shift(self.enemy, direction) & self.own;
            beside |= struck;
            // Jumping on in this direction would need the square beyond.
            let open = ground.shift(self.free, (direction + DIRECTIONS / 2) % DIRECTIONS);
            hanging |= struck & open;
            // An enemy could come to the square in front, the one behind being free.
            let came = ground.shift(within_reach, direction) & self.own;
            exposed |= came & open;
        }
        tally.add(*camp, CONTACT, beside.count_ones() as i32);
        tally.add(*camp, EXPOSED, (exposed & !hanging).count_ones() as i32);
        let hanging = hanging.count_ones() as usize;
        if *camp == self.board.side && hanging > 0 {
            tally.add(*camp, HANGING + hanging.min(MOST_HANGING) - 1, 1);
        }
    }

    /// The squares next to an enemy.
    fn neighbours(&self) -> Cells {
        (0..DIRECTIONS).fold(0, |set, direction| set | self.ground.shift(self.enemy, direction))
    }
}

#[cfg(test)]
mod tests {
    use search::Position as _;

    use super::super::reader::tests::reader;

    /// The board turned round, with the camps exchanged.
    fn exchanged(text: &str) -> String {
        let mut fields = text.split(' ');
        let rows = fields.next().expect("rows");
        let side = fields.next().expect("a side");
        let swap = |sign: char| {
            if sign.is_ascii_uppercase() {
                sign.to_ascii_lowercase()
            } else {
                sign.to_ascii_uppercase()
            }
        };
        let rows: Vec<&str> = rows.split('/').rev().collect();
        let rows: String = rows.join("/").chars().map(swap).collect();
        let side = if side == "s" { "g" } else { "s" };
        format!("{rows} {side} 0 1")
    }

    #[test]
    fn a_position_is_worth_the_same_to_either_camp() {
        for text in [
            "1nmmm1mmmn1/1nmmmnmmmn1/11/11/2~1~#~1~2/11/11/1NMMMNMMMN1/1NMMM1MMMN1 s 0 1",
            "3mm3m2/n2mmm5/4nnm2N1/3mm1mM1n1/2~1~#~1~1m/2N2M3M1/1N1M1M3N1/1M1M1M1M3/3MMN2M2 s 0 1",
            "5m5/4N6/11/2m8/1n~1~#~1~2/8M2/3N7/4MN5/4M6 g 0 1",
        ] {
            let read = |text: &str| reader(false).read(text).expect("a position").evaluate();
            assert_eq!(read(text), read(&exchanged(text)), "{text}");
        }
    }

    #[test]
    fn a_knight_more_is_worth_more_than_a_man_more() {
        let value = |text: &str| reader(false).read(text).expect("a position").evaluate();
        let bare = value("4n6/11/11/11/2~1~#~1~2/11/11/11/4N6 s 0 1");
        let man = value("4n6/11/11/11/2~1~#~1~2/11/11/11/3MN6 s 0 1");
        let knight = value("4n6/11/11/11/2~1~#~1~2/11/11/11/3NN6 s 0 1");
        assert!(bare < man && man < knight, "{bare} {man} {knight}");
    }
}
