import { Grid, type Square } from '../../board/grid';
import type { View } from '../../wire/echec-et-mots/View';

/** What a position shows. */
export interface Shown {
  /** The letters on the board. */
  letters: ReadonlyMap<Square, string>;
  /** The knights of White and of Black. */
  knights: readonly [readonly Square[], readonly Square[]];
  /** The letters that each has taken. */
  racks: readonly [string, string];
  /** The seat to move, or to reply. */
  turn: number;
}

/** The camp of a seat: White is seat 0. */
export function campOf(seat: number): 'white' | 'black' {
  return seat === 0 ? 'white' : 'black';
}

/** Reads a position for display; what it does not understand it leaves out. */
export function parse(emn: string): Shown {
  const [rows = '', white = '-', black = '-', first = '-', second = '-', side] = emn.split(' ');
  const list = (text: string) => (text === '-' ? [] : text.split(','));
  const rack = (text: string) => (text === '-' ? '' : text);
  return {
    letters: lettersOf(rows),
    knights: [list(white), list(black)],
    racks: [rack(first), rack(second)],
    turn: side === 'b' ? 1 : 0,
  };
}

/** The brown squares rank by rank from the seventh, each with its letter unless it is taken. */
function lettersOf(rows: string): Map<Square, string> {
  const letters = new Map<Square, string>();
  rows.split('/').forEach((row, down) => {
    [...row].forEach((letter, i) => {
      const file = 'abcdefg'[2 * i + (down % 2)];
      if (letter !== '.' && file) letters.set(`${file}${7 - down}`, letter);
    });
  });
  return letters;
}

/** The squares of a layout: the strips with the title have squares at their ends, or behind them. */
export function gridOf(layout: View['layout']): Grid {
  switch (layout) {
    case 'corner79':
      return new Grid(7, 9, { lowest: 0, absent: (square) => /^[b-f][08]$/.test(square) });
    case 'beyond':
      return new Grid(7, 11, {
        lowest: -1,
        absent: (square) => /^(.[08]|[acdeg](-1|9))$/.test(square),
      });
    case 'inner':
      return new Grid(7, 7);
  }
}

/** Squares that the wire runs together, one by one. */
export function squaresIn(text: string): Square[] {
  return text.match(/[a-g](-1|\d)/g) ?? [];
}
