/** A square by its name: file letter and rank number, such as `e4`. */
export type Square = string;

/** A point in units of one square, from the top left corner of the board as it is shown. */
export interface Point {
  x: number;
  y: number;
}

const FILES = 'abcdefghijklmnopqrstuvwxyz';

/** The squares of a rectangular board: their names, and where they lie on the screen. */
export class Grid {
  constructor(
    readonly cols: number,
    readonly rows: number,
  ) {}

  /** The square in column `file` and row `rank`, both from 0; null outside the board. */
  name(file: number, rank: number): Square | null {
    if (file < 0 || rank < 0 || file >= this.cols || rank >= this.rows) return null;
    return `${FILES[file]}${rank + 1}`;
  }

  /** The column of a square, from 0. */
  file(square: Square): number {
    return square.charCodeAt(0) - 97;
  }

  /** The row of a square, from 0. */
  rank(square: Square): number {
    return Number(square.slice(1)) - 1;
  }

  /** Whether it is one of the lighter squares. */
  light(square: Square): boolean {
    return (this.file(square) + this.rank(square)) % 2 === 1;
  }

  /** The top left corner of a square as shown. */
  place(square: Square, flipped: boolean): Point {
    const [file, rank] = [this.file(square), this.rank(square)];
    return flipped ? { x: this.cols - 1 - file, y: rank } : { x: file, y: this.rows - 1 - rank };
  }

  /** The square under a point as shown; null outside the board. */
  under(point: Point, flipped: boolean): Square | null {
    const [x, y] = [Math.floor(point.x), Math.floor(point.y)];
    return flipped ? this.name(this.cols - 1 - x, y) : this.name(x, this.rows - 1 - y);
  }

  /** The square one step away on the screen; the square itself at the rim. */
  beside(square: Square, dx: number, dy: number, flipped: boolean): Square {
    const { x, y } = this.place(square, flipped);
    return this.under({ x: x + dx, y: y + dy }, flipped) ?? square;
  }

  /** The squares row by row, as shown from the top left. */
  shown(flipped: boolean): Square[][] {
    return Array.from({ length: this.rows }, (_, y) =>
      Array.from({ length: this.cols }, (_, x) => this.under({ x, y }, flipped) ?? ''),
    );
  }

  /** The letters of the files from left to right as shown. */
  files(flipped: boolean): string[] {
    const letters = [...FILES.slice(0, this.cols)];
    return flipped ? letters.reverse() : letters;
  }

  /** The numbers of the ranks from top to bottom as shown. */
  ranks(flipped: boolean): string[] {
    const numbers = Array.from({ length: this.rows }, (_, rank) => String(rank + 1));
    return flipped ? numbers : numbers.reverse();
  }
}
