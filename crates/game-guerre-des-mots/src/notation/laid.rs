//! Words as text: where they begin, which way they run, what is laid and what lies there.

use std::fmt;

use game_core::Malformed;

use super::Scan;
use crate::cell::SIZE;
use crate::{Axis, How, LaidWord, Laying, Tile, WordTile};

impl fmt::Display for LaidWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} ", self.start, self.axis.sign())?;
        let mut laid = false;
        for tile in &self.tiles {
            match (laid, tile.is_laid()) {
                (false, true) => f.write_str("(")?,
                (true, false) => f.write_str(")")?,
                _ => {}
            }
            laid = tile.is_laid();
            match tile {
                WordTile::There(glyph) => glyph.fmt(f)?,
                WordTile::Laid(laying) => laying.fmt(f)?,
                WordTile::ThereCross | WordTile::LaidCross => f.write_str("+")?,
            }
        }
        f.write_str(if laid { ")" } else { "" })
    }
}

impl fmt::Display for Laying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let glyph = self.glyph;
        match self.how {
            How::Tile { back: None } => glyph.fmt(f),
            How::Tile { back: Some(back) } => write!(f, "{glyph}'{back}"),
            How::Joker => write!(f, "{}", glyph.small()),
            How::Turned => write!(f, "/{glyph}"),
        }
    }
}

/// Reads a word; at most one tile for every square of a line.
pub(super) fn read(scan: &mut Scan<'_>) -> Result<LaidWord, Malformed> {
    let start = scan.cell()?;
    let axis = match scan.peek() {
        Some('h') => Axis::Across,
        Some('v') => Axis::Down,
        _ => return Err(scan.fault("h or v")),
    };
    scan.next();
    scan.sign(' ', "a space and the word")?;
    let mut tiles = Vec::new();
    // Within parentheses: how many tiles stand before them.
    let mut opened = None;
    loop {
        match (scan.peek(), opened) {
            (Some('('), None) => {
                scan.next();
                opened = Some(tiles.len());
            }
            (Some(')'), Some(before)) if tiles.len() > before => {
                scan.next();
                opened = None;
            }
            (None | Some(' '), Some(before)) if tiles.len() > before => {
                return Err(scan.fault("a letter or )"));
            }
            (None | Some(' '), None) if !tiles.is_empty() => break,
            _ if tiles.len() == usize::from(SIZE) => return Err(scan.fault("no more than 24 letters")),
            (_, Some(_)) => tiles.push(laid(scan)?),
            (_, None) => tiles.push(there(scan)?),
        }
    }
    Ok(LaidWord { start, axis, tiles })
}

/// What lies there already, in capitals: a small letter would be a joker that is laid.
fn there(scan: &mut Scan<'_>) -> Result<WordTile, Malformed> {
    if scan.eat('+') {
        return Ok(WordTile::ThereCross);
    }
    let fault = scan.fault("a capital, + or (");
    let (glyph, capital) = scan.letter(fault.expected)?;
    capital.then_some(WordTile::There(glyph)).ok_or(fault)
}

fn laid(scan: &mut Scan<'_>) -> Result<WordTile, Malformed> {
    if scan.eat('+') {
        return Ok(WordTile::LaidCross);
    }
    if scan.eat('/') {
        let fault = scan.fault("an accented capital");
        let (glyph, capital) = scan.letter(fault.expected)?;
        let turned = capital && glyph.is_accented();
        let how = How::Turned;
        return turned
            .then_some(WordTile::Laid(Laying { glyph, how }))
            .ok_or(fault);
    }
    let (glyph, capital) = scan.letter("a letter, / or +")?;
    let how = match capital {
        false => How::Joker,
        true if scan.peek() == Some('\'') => {
            scan.next();
            let fault = scan.fault("an accent that a tile of this letter bears");
            let (back, capital) = scan.letter(fault.expected)?;
            let borne = capital && Tile::with_back(glyph, back).is_some();
            if !borne {
                return Err(fault);
            }
            How::Tile { back: Some(back) }
        }
        true => How::PLAIN,
    };
    Ok(WordTile::Laid(Laying { glyph, how }))
}
