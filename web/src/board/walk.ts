import type { Grid, Square } from './grid';

/** The arrows, as steps on the screen. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The keys to a rim: along the row or the file, and whether to its far end. */
const RIMS: Readonly<Record<string, readonly ['row' | 'file', boolean]>> = {
  Home: ['row', false],
  End: ['row', true],
  PageUp: ['file', false],
  PageDown: ['file', true],
};

/**
 * Where a key leads on a board, as a grid of cells is walked everywhere: arrows to the next square,
 * Home and End to the ends of the row, with Ctrl to those of the board, PageUp and PageDown to those
 * of the file. Null for any other key.
 */
export function walk(
  grid: Grid,
  flipped: boolean,
  square: Square,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
): Square | null {
  const arrow = ARROWS[key];
  if (arrow) return grid.beside(square, ...arrow, flipped);
  const rim = RIMS[key];
  if (!rim) return null;
  const [along, far] = rim;
  const { x, y } = grid.place(square, flipped);
  const shown = grid.shown(flipped);
  const line =
    along === 'file' ? shown.map((row) => row[x]) : ctrlKey ? shown.flat() : (shown[y] ?? []);
  const squares = line.flatMap((one) => one ?? []);
  return (far ? squares.at(-1) : squares[0]) ?? square;
}
