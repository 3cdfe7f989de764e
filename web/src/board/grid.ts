/** A square by its name: file letter and rank number, such as `e4`. */
export type Square = string;

/** A point in units of one square, from the top left corner of the board as it is shown. */
export interface Point {
  x: number;
  y: number;
}

/** How a board differs from a plain rectangle whose first rank is 1. */
export interface Oddities {
  /** The number of the lowest rank. */
  lowest?: number;
  /** Whether a place of the rectangle is no square. */
  absent?: (square: Square) => boolean;
  /** Whether a1 is one of the lighter squares. */
  lightCorner?: boolean;
  /** Whether the lowest rank lies at the top while nobody has turned the board. */
  topDown?: boolean;
}

const FILES = 'abcdefghijklmnopqrstuvwxyz';

/** The squares of a board: their names, and where they lie on the screen. */
export class Grid {
  readonly #lowest: number;
  readonly #absent: (square: Square) => boolean;
  readonly #lightCorner: boolean;
  readonly #topDown: boolean;

  constructor(
    readonly cols: number,
    readonly rows: number,
    { lowest = 1, absent = () => false, lightCorner = false, topDown = false }: Oddities = {},
  ) {
    this.#lowest = lowest;
    this.#absent = absent;
    this.#lightCorner = lightCorner;
    this.#topDown = topDown;
  }

  /** The square in column `file` and row `rank`, both from 0; null where there is none. */
  name(file: number, rank: number): Square | null {
    const square = this.#place(file, rank);
    return square === null || this.#absent(square) ? null : square;
  }

  /** The column of a square, from 0. */
  file(square: Square): number {
    return square.charCodeAt(0) - 97;
  }

  /** The row of a square, from 0. */
  rank(square: Square): number {
    return Number(square.slice(1)) - this.#lowest;
  }

  /** Whether it is one of the lighter squares; a1 is dark unless the board says otherwise. */
  light(square: Square): boolean {
    return ((this.file(square) + Number(square.slice(1))) % 2 === 0) !== this.#lightCorner;
  }

  /** The top left corner of a square as shown. */
  place(square: Square, flipped: boolean): Point {
    return this.#seen(this.file(square), this.rank(square), flipped);
  }

  /** The square under a point as shown; null outside the board. */
  under(point: Point, flipped: boolean): Square | null {
    const { x, y } = this.#seen(Math.floor(point.x), Math.floor(point.y), flipped);
    return this.name(x, y);
  }

  /**
   * The next square in a direction on the screen, beyond places that are no squares; the square
   * itself at the rim.
   */
  beside(square: Square, dx: number, dy: number, flipped: boolean): Square {
    const { x, y } = this.place(square, flipped);
    for (let step = 1; step <= Math.max(this.cols, this.rows); step += 1) {
      const next = this.under({ x: x + dx * step, y: y + dy * step }, flipped);
      if (next) return next;
    }
    return square;
  }

  /** The squares row by row, as shown from the top left; null where there is none. */
  shown(flipped: boolean): (Square | null)[][] {
    return Array.from({ length: this.rows }, (_, y) =>
      Array.from({ length: this.cols }, (_, x) => this.under({ x, y }, flipped)),
    );
  }

  /** The letters of the files from left to right as shown. */
  files(flipped: boolean): string[] {
    const letters = [...FILES.slice(0, this.cols)];
    return flipped ? letters.reverse() : letters;
  }

  /** The numbers of the ranks from top to bottom as shown. */
  ranks(flipped: boolean): string[] {
    const numbers = Array.from({ length: this.rows }, (_, rank) => String(rank + this.#lowest));
    return flipped === this.#topDown ? numbers.reverse() : numbers;
  }

  /** A column and a row of the board as they are shown; and back, for it is the same turn. */
  #seen(x: number, y: number, flipped: boolean): Point {
    return {
      x: flipped ? this.cols - 1 - x : x,
      y: flipped === this.#topDown ? this.rows - 1 - y : y,
    };
  }

  #place(file: number, rank: number): Square | null {
    if (file < 0 || rank < 0 || file >= this.cols || rank >= this.rows) return null;
    return `${FILES[file]}${rank + this.#lowest}`;
  }
}
