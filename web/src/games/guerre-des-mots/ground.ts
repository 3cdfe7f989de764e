import { Grid, type Square } from '../../board/grid';
import { BACKS, BACKS_WITHOUT_KNIGHTS, MAP } from '../../wire/guerre-des-mots/facts';

/** How many squares the board has either way. */
export const SIZE = MAP.length;

/** The squares of the board: the first row is the northern one. */
export const GRID = new Grid(SIZE, SIZE, { topDown: true });

/** What a square is: plain, a colour, or a chess symbol. */
export type Kind = '.' | 'b' | 'g' | 'v' | 'r' | 'm' | 'K' | 'D' | 'T' | 'F' | 'C';

/** The pieces of the symbol squares, by the letter that marks them on the map. */
export const PIECES = {
  K: 'roi',
  D: 'dame',
  T: 'tour',
  F: 'fou',
  C: 'cavalier',
} as const;

/** A letter of {@link PIECES}. */
export type Piece = keyof typeof PIECES;

/** A square by its column and its row, both from 0 at the north-west corner; null off the board. */
export function squareAt(x: number, y: number): Square | null {
  return GRID.name(x, y);
}

/** The column of a square, from 0. */
export function columnOf(square: Square): number {
  return GRID.file(square);
}

/** The row of a square, from 0 in the north. */
export function rowOf(square: Square): number {
  return GRID.rank(square);
}

/** What a square is. */
export function kindOf(square: Square): Kind {
  return (MAP[rowOf(square)]?.[columnOf(square)] ?? '.') as Kind;
}

/** Every square, row by row. */
export const ROWS: readonly (readonly Square[])[] = Array.from({ length: SIZE }, (_, y) =>
  Array.from({ length: SIZE }, (_, x) => squareAt(x, y)!),
);

/** The square so many steps away; null off the board. */
export function beside(square: Square, dx: number, dy: number): Square | null {
  return squareAt(columnOf(square) + dx, rowOf(square) + dy);
}

/** A line that a word lies on: across or down. */
export type Axis = 'h' | 'v';

/** A step in reading order along a line. */
export const STEP: Record<Axis, readonly [number, number]> = { h: [1, 0], v: [0, 1] };

/** A way on the board, as coups write it. */
export type Dir = 'N' | 'E' | 'S' | 'W';

/** A step each way. */
export const WAYS: Record<Dir, readonly [number, number]> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

/** The way from one square to another in line with it; null where they are not. */
export function wayTo(from: Square, to: Square): Dir | null {
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  if ((dx === 0) === (dy === 0)) return null;
  if (dx === 0) return dy > 0 ? 'S' : 'N';
  return dx > 0 ? 'E' : 'W';
}

/** The piece on the back of a letter (1.2, R-16, R-17); null for vowels and crosses. */
export function pieceOf(front: string, knights = true): Piece | null {
  const backs: Readonly<Record<string, Piece>> = knights ? BACKS : BACKS_WITHOUT_KNIGHTS;
  return backs[front] ?? null;
}
