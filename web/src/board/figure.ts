import type { Square } from './grid';

/** What stands on a square: a drawing in one camp's colours. */
export interface Figure {
  /** The name of the drawing, a symbol of the sprite. */
  name: string;
  /** The class that colours it. */
  camp: string;
  /** How wide it is drawn, in units of 64 to a square; 60 unless told. */
  size?: number;
  /** Whether it turns over where it lies when its camp changes. */
  reversible?: boolean;
}

/** A letter that lies on a square. */
export interface Tile {
  letter: string;
  /** Whether it bears the dot of its kind. */
  dot?: boolean;
}

/** What stands where. */
export type Position = ReadonlyMap<Square, Figure>;

/** A figure that keeps its identity while it moves, so that it can slide. */
export interface Tracked extends Figure {
  id: number;
  square: Square;
}

/**
 * Gives the figures of a new position the identities they had in the last one: what stayed keeps
 * its own, and so does what turned over, what appeared takes that of the nearest like figure that vanished. Figures that moved
 * come last, so that they are drawn over the others.
 */
export function track(
  before: readonly Tracked[],
  now: Position,
  distance: (a: Square, b: Square) => number,
  fresh: () => number,
): Tracked[] {
  const gone: Tracked[] = [];
  const stayed: Tracked[] = [];
  const taken = new Set<Square>();
  for (const old of before) {
    const figure = now.get(old.square);
    if (figure && alike(figure, old)) {
      stayed.push(old);
      taken.add(old.square);
    } else if (figure?.reversible && figure.name === old.name) {
      stayed.push({ ...old, camp: figure.camp });
      taken.add(old.square);
    } else gone.push(old);
  }
  const moved: Tracked[] = [];
  const entered: Tracked[] = [];
  for (const [square, figure] of now) {
    if (taken.has(square)) continue;
    const from = gone
      .filter((old) => alike(old, figure))
      .sort((a, b) => distance(a.square, square) - distance(b.square, square))
      .at(0);
    if (from) {
      gone.splice(gone.indexOf(from), 1);
      moved.push({ ...from, square });
    } else entered.push({ ...figure, square, id: fresh() });
  }
  return [...stayed, ...entered, ...moved];
}

function alike(a: Figure, b: Figure): boolean {
  return a.name === b.name && a.camp === b.camp;
}
