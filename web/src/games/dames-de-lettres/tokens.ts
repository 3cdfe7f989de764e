import type { Figure } from '../../board/figure';
import { Grid, type Square } from '../../board/grid';
import type { Token } from '../../wire/dames-de-lettres/Token';

/** What lies where. The page names squares in small letters, the game in capitals. */
export type Tokens = ReadonlyMap<Square, Token>;

/** The board: eight files, six ranks. */
export const GRID = new Grid(8, 6);

/** The squares of the board. */
export const SQUARES: readonly Square[] = GRID.shown(false)
  .flat()
  .filter((square) => square !== null);

/** A square as the game writes it. */
export const written = (square: Square) => square.toUpperCase();

/** A square of the game as the page names it. */
export const placed = (square: string): Square => square.toLowerCase();

/** Whose camp a square lies in: White's three ranks are below the median line. */
export function campOf(square: Square): 0 | 1 {
  return GRID.rank(square) < 3 ? 0 : 1;
}

/** Whether two squares touch, by a corner as well. */
export function touches(one: Square, other: Square): boolean {
  const files = Math.abs(GRID.file(one) - GRID.file(other));
  const ranks = Math.abs(GRID.rank(one) - GRID.rank(other));
  return Math.max(files, ranks) === 1;
}

/** The tokens of a view or of a deal. */
export function tokensOf(tokens: Readonly<Record<string, Token>>): Tokens {
  return new Map(Object.entries(tokens).map(([square, token]) => [placed(square), token]));
}

/** The tokens of a position: capitals are White's, a star comes before a joker. */
export function parse(position: string): Tokens {
  const [board = ''] = position.split(' ');
  const tokens = new Map<Square, Token>();
  board.split('/').forEach((row, down) => {
    let file = 0;
    let joker = false;
    for (const sign of row) {
      if (sign === '*') joker = true;
      else if (/\d/.test(sign)) file += Number(sign);
      else {
        const square = GRID.name(file, GRID.rows - 1 - down);
        const letter = sign.toUpperCase();
        if (square) tokens.set(square, { letter, seat: sign === letter ? 0 : 1, joker });
        joker = false;
        file += 1;
      }
    }
  });
  return tokens;
}

/** The drawing of a token. */
export function figureOf({ letter, seat, joker }: Token): Figure {
  return {
    name: `${joker ? 'joker' : 'jeton'}-${letter}`,
    camp: seat === 0 ? 'rouge' : 'noir',
    size: 64,
    reversible: true,
  };
}

/** What a side has on the board, jokers apart. */
export function countOf(tokens: Tokens, seat: number) {
  const own = [...tokens].filter(([, token]) => token.seat === seat && !token.joker);
  const home = own.filter(([square]) => campOf(square) === seat).length;
  return { letters: own.length, home, away: own.length - home };
}
