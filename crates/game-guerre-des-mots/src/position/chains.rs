//! Reading the chains of a position.

use game_core::{Malformed, Seat, Subject, Violation};

use super::read::read_seat;
use crate::notation::{Bags, Scan};
use crate::{
    Cell, Chain, Clause, Dir, Face, Glyph, Ground, Piece, Placed, Rules, Side, Tile, check, memory, seating,
};

/// Reads chains by owner and number, and checks that they may stand so (3.1 to 3.6).
pub(super) fn read_chains(rules: &Rules, text: &str, bags: &mut Bags) -> Result<Vec<Chain>, Malformed> {
    let mut scan = Scan::new(text);
    let mut chains: Vec<Chain> = Vec::new();
    let mut squares = Vec::new();
    loop {
        let (owner, ordinal) = read_name(rules, &mut scan, chains.last())?;
        let side = read_side(rules, &mut scan, owner)?;
        let mut tiles = Vec::new();
        while !scan.is_done() && scan.peek() != Some(' ') {
            let at = scan.at();
            let placed = read_tile(rules, &mut scan, owner)?;
            bags.add([placed.tile].into_iter(), at)?;
            squares.push((placed.cell, at));
            tiles.push(placed);
        }
        if tiles.is_empty() {
            return Err(scan.fault("a square from a1 to x24"));
        }
        let mut chain = Chain {
            owner,
            ordinal,
            side,
            tiles,
        };
        chain.orient();
        chains.push(chain);
        if !scan.eat(' ') {
            break;
        }
    }
    check::standing(rules, &chains).map_err(|violation| unstable(&violation, &squares))?;
    Ok(chains)
}

/// Where the text says what cannot stand: at the last of the squares, where it was still to be avoided.
fn unstable(violation: &Violation<Clause>, squares: &[(Cell, usize)]) -> Malformed {
    let named = |cell: Cell| match &violation.subject {
        Subject::Square(square) => *square == cell.square(),
        Subject::Squares(several) => several.contains(&cell.square()),
        _ => false,
    };
    let at = squares.iter().rev().find(|(cell, _)| named(*cell));
    let expected = match violation.clause {
        Clause::C3_1 => "tiles side by side, each on its own square",
        Clause::C3_3 => "one cross between two words, none at a corner",
        Clause::C3_4 => "no letter on violet",
        Clause::C3_5 => "tiles that do not touch",
        _ => "a letter in every chain",
    };
    Malformed::new(at.map_or(0, |&(_, at)| at), expected)
}

/// `SO1:SO:`, after the chain before it.
fn read_name(rules: &Rules, scan: &mut Scan<'_>, before: Option<&Chain>) -> Result<(Seat, u8), Malformed> {
    let fault = scan.fault("chains by their owners and numbers");
    let owner = read_seat(rules, scan)?;
    let ordinal = match scan.next() {
        Some('1') if before.is_none_or(|before| before.owner < owner) => 1,
        Some('2') if before.is_some_and(|before| (before.owner, before.ordinal) == (owner, 1)) => 2,
        _ => return Err(fault),
    };
    scan.sign(':', ": and the owner")?;
    let fault = scan.fault("the owner of the chain");
    if read_seat(rules, scan)? != owner {
        return Err(fault);
    }
    scan.sign(':', ": and a side")?;
    Ok((owner, ordinal))
}

/// `S:`, a side that the owner has a base on.
fn read_side(rules: &Rules, scan: &mut Scan<'_>, owner: Seat) -> Result<Side, Malformed> {
    let side = scan.peek().and_then(Side::of);
    let own = |side: &Side| {
        seating::bases(rules, owner)
            .iter()
            .any(|base| base.side() == *side)
    };
    let side = side
        .filter(own)
        .ok_or(scan.fault("a side that the owner has a base on"))?;
    scan.next();
    scan.sign(':', ": and the tiles")?;
    Ok(side)
}

/// `e22R`. Who laid a tile has seen its back.
fn read_tile(rules: &Rules, scan: &mut Scan<'_>, owner: Seat) -> Result<Placed, Malformed> {
    let cell = scan.cell()?;
    let (tile, face) = if scan.eat('+') {
        let guard = scan.peek().and_then(Dir::of).ok_or(scan.fault("N, E, S or W"))?;
        scan.next();
        (Tile::CROSS, Face::Cross(guard))
    } else if scan.eat('!') {
        let fault = scan.fault("a letter that bears the symbol of the square");
        let (tile, glyph) = read_letter(scan)?;
        let plain = tile == Tile::JOKER || !glyph.is_accented();
        let piece = tile.piece(rules.knights);
        if !plain || piece.is_none() || piece != symbol(rules, cell) {
            return Err(fault);
        }
        (tile, Face::Symbol(glyph))
    } else {
        let (tile, glyph) = read_letter(scan)?;
        (tile, Face::Letter(glyph))
    };
    Ok(Placed {
        cell,
        tile,
        face,
        seen: memory::seen_by(owner),
    })
}

/// The chess symbol of a square; without knights theirs are bishops.
fn symbol(rules: &Rules, cell: Cell) -> Option<Piece> {
    match Ground::of(cell) {
        Ground::Symbol(Piece::Knight) if !rules.knights => Some(Piece::Bishop),
        Ground::Symbol(piece) => Some(piece),
        _ => None,
    }
}

/// A letter and the tile that shows it: a small one is a joker.
fn read_letter(scan: &mut Scan<'_>) -> Result<(Tile, Glyph), Malformed> {
    let fault = scan.fault("a letter that a tile shows");
    let (glyph, capital) = scan.letter(fault.expected)?;
    if !capital {
        return Ok((Tile::JOKER, glyph));
    }
    let front = Glyph::plain(glyph.letter());
    if glyph.is_accented() {
        let tile = Tile::with_back(front, glyph).ok_or(fault)?;
        return Ok((tile, glyph));
    }
    let mut kinds = Tile::fronted(front);
    let first = kinds.next().ok_or(fault)?;
    if !first.hides() {
        return Ok((first, glyph));
    }
    scan.sign('/', "/ and the back of the vowel")?;
    let fault = scan.fault("an accent that a tile of this letter bears");
    let (back, capital) = scan.letter(fault.expected)?;
    let tile = Tile::with_back(front, back).filter(|_| capital);
    Ok((tile.ok_or(fault)?, glyph))
}
