import type { Figure } from '../../board/figure';
import { Grid, type Square } from '../../board/grid';
import { isSilver } from './plan';

/** The arm a piece belongs to. */
export type Arm = 'knights' | 'men';

/** The camp of a seat: Silver is 0, Gold is 1, and partners share one (R20). */
export function campOf(seat: number): 0 | 1 {
  return seat % 2 === 0 ? 0 : 1;
}

/** The arms a seat moves: all of them for two players, its own for four (R20). */
export function armsOf(seat: number, seats: number): readonly Arm[] {
  if (seats < 4) return ['knights', 'men'];
  return [seat < 2 ? 'knights' : 'men'];
}

/** The camp of a piece. */
export function campOfPiece(piece: string): 0 | 1 {
  return isSilver(piece) ? 0 : 1;
}

/** The arm of a piece. */
export function armOf(piece: string): Arm {
  return piece.toUpperCase() === 'N' ? 'knights' : 'men';
}

/** The drawing of a piece: a knight stands taller than a man. */
export function figureOf(piece: string): Figure {
  const camp = isSilver(piece) ? 'silver' : 'gold';
  return armOf(piece) === 'knights'
    ? { name: 'chevalier', camp, size: 58 }
    : { name: 'gens', camp, size: 50 };
}

/** The word for a piece: `knight-silver`, `man-gold`. */
export function wordOf(piece: string): string {
  return `${armOf(piece) === 'knights' ? 'knight' : 'man'}-${isSilver(piece) ? 'silver' : 'gold'}`;
}

/** What the ground of a layout is, square by square. */
export class Ground {
  readonly grid: Grid;
  readonly water: readonly Square[];
  readonly voids: readonly (readonly [number, number])[];
  readonly marked: readonly Square[];
  readonly #kinds = new Map<Square, string>();

  constructor(rows: readonly string[]) {
    const files = rows[0]?.length ?? 0;
    const voids: [number, number][] = [];
    rows.forEach((row, down) =>
      [...row].forEach((kind, file) => {
        this.#kinds.set(`${String.fromCharCode(97 + file)}${rows.length - down}`, kind);
        if (kind === '#') voids.push([file, rows.length - 1 - down]);
      }),
    );
    this.voids = voids;
    this.water = this.#all('~');
    this.marked = this.#all('K');
    this.grid = new Grid(files, rows.length, {
      absent: (square) => this.#kinds.get(square) === '#',
      lightCorner: true,
    });
  }

  /** Whether a piece may stand there (R4). */
  stands(square: Square): boolean {
    const kind = this.#kinds.get(square);
    return kind !== undefined && kind !== '~' && kind !== '#';
  }

  #all(kind: string): Square[] {
    return [...this.#kinds].flatMap(([square, one]) => (one === kind ? [square] : []));
  }
}
