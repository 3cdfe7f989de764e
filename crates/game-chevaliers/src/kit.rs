//! What lies in the box, to be printed: the board of any layout, the two camps, the sheet of a game.

use game_core::kit::{Figurine, Grain, Imprint, Kit, Livery, Pad, Plan, Printed, Tint};

use crate::layout::{Ground, Layout};
use crate::{Arm, Camp, Chevaliers};

const LIGHT: Tint = Tint::new(0xD6_D4_A6, Grain::Blank);
const DARK: Tint = Tint::new(0xAB_B1_7E, Grain::Hatched);
const SILVER: Livery = Livery::plain(Tint::new(0xF5_F3_EC, Grain::Blank));
const GOLD: Livery = Livery::plain(Tint::new(0xD7_9A_25, Grain::Dotted));
const POND: Livery = Livery {
    face: Tint::new(0x55_7F_96, Grain::Blank),
    contour: Tint::INK,
    cut: Tint::new(0xF3_E8_D2, Grain::Solid),
    halo: None,
};
const EMBLEM: Livery = Livery {
    face: Tint::new(0xDD_AE_63, Grain::Blank),
    contour: Tint::new(0x47_2A_17, Grain::Solid),
    cut: Tint::new(0x47_2A_17, Grain::Solid),
    halo: None,
};

impl Printed for Chevaliers {
    fn kit(&self) -> Kit {
        let layout = self.board().layout();
        let piece = |camp: Camp, arm: Arm| {
            let (livery, disc) = match camp {
                Camp::Silver => (SILVER, Tint::PAPER),
                Camp::Gold => (GOLD, Tint::new(0xF6_E3_B4, Grain::Blank)),
            };
            Figurine {
                figure: match arm {
                    Arm::Knights => "chevalier",
                    Arm::Men => "gens",
                },
                livery,
                disc,
                count: count(layout, camp, arm),
            }
        };
        let pieces = Camp::BOTH
            .into_iter()
            .flat_map(|camp| Arm::BOTH.map(|arm| piece(camp, arm)));
        Kit {
            plans: vec![plan(layout)],
            lots: Vec::new(),
            figurines: pieces.collect(),
            pads: vec![Pad::moves(["silver", "gold"])],
        }
    }
}

/// Every cell with its file and line.
fn cells(layout: &Layout) -> impl Iterator<Item = (usize, usize, Ground)> + '_ {
    let lines = 0..layout.lines();
    lines.flat_map(move |line| (0..layout.files()).map(move |file| (file, line, layout.at(file, line))))
}

/// R1: as many as stand there at the start.
fn count(layout: &Layout, camp: Camp, arm: Arm) -> u8 {
    let wanted = Ground::Marked {
        silver: camp == Camp::Silver,
        knight: arm == Arm::Knights,
    };
    let found = cells(layout).filter(|(_, _, ground)| *ground == wanted).count();
    u8::try_from(found).expect("a small army")
}

fn plan(layout: &Layout) -> Plan {
    let short = |number: usize| u8::try_from(number).expect("a small board");
    let place = |file: usize, line: usize| (short(file), short(layout.lines() - 1 - line));
    let corner = |file: usize, line: usize| {
        let (column, row) = place(file, line);
        (64.0 * f32::from(column), 64.0 * f32::from(row))
    };
    let squares = cells(layout)
        .filter(|(_, _, ground)| *ground != Ground::Void)
        .map(|(file, line, _)| {
            let light = (file + line) % 2 == 0;
            (place(file, line), if light { LIGHT } else { DARK })
        });
    let mut marks = Vec::new();
    for (file, line, ground) in cells(layout) {
        let (x, y) = corner(file, line);
        match ground {
            Ground::Open | Ground::Marked { knight: false, .. } => {}
            Ground::Water => {
                marks.push(square((x, y), DARK));
                marks.push(Imprint::figure("etang", POND, (x + 1.0, y + 1.0), 62.0));
            }
            // What is no square bears the emblem where the meadow surrounds it.
            Ground::Void => {
                let (files, lines) = (layout.files() - 1, layout.lines() - 1);
                if (1..files).contains(&file) && (1..lines).contains(&line) {
                    let inlay = format!("M{} {}h56v56h-56z", x + 4.0, y + 4.0);
                    marks.push(Imprint::line(inlay, Tint::INLAY, 2.0));
                    marks.push(Imprint::figure("blason", EMBLEM, (x + 11.0, y + 11.0), 42.0));
                }
            }
            Ground::Marked { knight: true, .. } => {
                let lozenge = format!("M{} {}l24 24-24 24-24-24z", x + 32.0, y + 8.0);
                marks.push(Imprint::line(lozenge, Tint::new(0x7D_74_48, Grain::Solid), 2.0));
            }
        }
    }
    let camps = layout
        .castles()
        .into_iter()
        .zip([SILVER, GOLD])
        .zip([false, true]);
    for (((file, line), livery), far) in camps {
        let (x, y) = corner(file, line);
        marks.push(square((x, y), Tint::new(0x5C_3A_22, Grain::Blank)));
        let castle = Imprint::figure("chateau", livery, (x + 5.0, y + 5.0), 54.0);
        let at = if far { y + 7.0 } else { y + 39.0 };
        let arms = Imprint::figure("blason", livery, (x + 23.0, at), 18.0);
        let upright = |mark: Imprint| if far { mark.upside_down() } else { mark };
        marks.extend([upright(castle), upright(arms)]);
    }
    Plan {
        name: "board",
        columns: short(layout.files()),
        rows: short(layout.lines()),
        least: 16.0,
        ground: Tint::WOOD,
        squares: squares.collect(),
        marks,
    }
}

fn square((x, y): (f32, f32), tint: Tint) -> Imprint {
    Imprint::fill(format!("M{x} {y}h64v64h-64z"), tint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards;
    use crate::layout::{KNIGHTS, MEN, PONDS};

    /// R1, R4: five knights and twelve men a camp, and four ponds.
    #[test]
    fn the_box_holds_what_the_rules_say() {
        let layout = boards::layout("c98").expect("a board of the house");
        for camp in Camp::BOTH {
            assert_eq!(usize::from(count(&layout, camp, Arm::Knights)), KNIGHTS);
            assert_eq!(usize::from(count(&layout, camp, Arm::Men)), MEN);
        }
        let plan = plan(&layout);
        assert_eq!(plan.squares.len(), layout.squares());
        let pond = |mark: &&Imprint| matches!(mark, Imprint::Figure { name: "etang", .. });
        assert_eq!(plan.marks.iter().filter(pond).count(), PONDS);
    }
}
