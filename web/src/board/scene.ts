import type { Position, Tile } from './figure';
import type { Aim, Reach } from './gesture';
import type { Grid, Square } from './grid';
import type { Manner } from './hand.svelte';
import type { Shape } from './shapes';

/** What lies on a board and what is marked there. A game tells it; what it has not, it leaves out. */
export interface Scene {
  readonly grid: Grid;
  readonly position: Position;
  /** The letters that lie on squares, under the figures. */
  readonly tiles?: ReadonlyMap<Square, Tile>;
  /** Where the last move came from and went to. */
  readonly last: readonly [Square, Square] | null;
  readonly threats?: readonly Square[];
  /** Squares that the game marks of itself, by the name of the mark. */
  readonly marked?: ReadonlyMap<string, readonly Square[]>;
  /** The same for marks that lie over the figures. */
  readonly raised?: ReadonlyMap<string, readonly Square[]>;
  readonly premove?: { readonly from: Square; readonly to: Square } | null;
  /** The way that is being composed: every square stood on, the first one included. */
  readonly trail?: readonly Square[];
  /** The ways that figures go between positions, either way; the first one is that of `last`. */
  readonly routes?: readonly (readonly Square[])[];
  /** Squares whose figure is about to leave. */
  readonly victims?: readonly Square[];
  /** The figures that the last move took, each with the hop that jumped over it, from 0. */
  readonly taken?: ReadonlyMap<Square, number>;
  /** The figures that turn over with the last move, by their place in the row, from 0. */
  readonly turning?: ReadonlyMap<Square, number>;
  /** What is drawn over the squares for the reader of a book or a learner. */
  readonly drawn?: readonly Shape[];
  /** The figure that nods, and how many times it did. */
  readonly nod: { readonly square: Square; readonly times: number } | null;
  /** A square in words, for those who listen to the board. */
  describe(square: Square): string;
}

/** What the hand may do on a board, and whom it tells. */
export interface Grasp {
  readonly reach: Reach;
  /** The chosen square, as the hand changes it. */
  chosen: Square | null;
  /** What going to a square does: its mark. */
  aim(to: Square, from: Square): Aim;
  /** True when the move is only begun: the figure then stays chosen. */
  move(from: Square, to: Square, manner: Manner): boolean | void;
  /** The main button went down on the board. */
  pressed?(): void;
  /** Enter or Space on a square: true when the game has its own use of it. */
  pick?(square: Square): boolean;
}
