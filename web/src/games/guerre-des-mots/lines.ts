import type { Square } from '../../board/grid';
import type { Tile } from '../../wire/guerre-des-mots/Tile';
import type { Site } from './draft';
import { beside, wayTo, WAYS, type Axis } from './ground';

/** What a board is like once letters are taken and turned. */
export interface Standing {
  readonly site: Site;
  readonly board: ReadonlyMap<Square, Tile>;
  /** The chains as far as they are left, from one extremity to the other. */
  readonly rests: readonly (readonly Square[])[];
  /** The squares where chains end. */
  readonly ends: ReadonlySet<Square>;
}

/** How far ahead a word is thought to reach. */
const REACH = 9;

/** The two extremities of a row of squares. */
export const endsOf = (cells: readonly Square[]): Square[] =>
  [cells[0], cells.at(-1)].flatMap((cell) => cell ?? []);

/** The line that a word on a square would take; null where nothing asks for one. */
export function lineAt(standing: Standing, square: Square): Axis | null {
  return baseAxis(standing, square) ?? crosswise(standing, square) ?? lineTo(standing, square);
}

/** The line of a base that a square lies on. */
function baseAxis({ site, board }: Standing, square: Square): Axis | null {
  const base = site.bases.find((cells) => cells.includes(square));
  if (!base || base.some((cell) => board.has(cell))) return null;
  return base[0]?.slice(1) === base[1]?.slice(1) ? 'h' : 'v';
}

/** 6.1: the line in which a word leaves the end of a chain, at a right angle to its last one. */
function crosswise({ rests }: Standing, square: Square): Axis | null {
  const cells = rests.find((rest) => endsOf(rest).includes(square));
  const next = cells && (cells[0] === square ? cells[1] : cells.at(-2));
  const way = next && wayTo(square, next);
  if (!way) return null;
  return WAYS[way][0] === 0 ? 'h' : 'v';
}

/** The line in which a chain ends that a word from a square could reach, the nearest one. */
function lineTo({ ends }: Standing, square: Square): Axis | null {
  for (let far = 1; far <= REACH; far += 1)
    for (const [dx, dy] of Object.values(WAYS)) {
      const at = beside(square, dx * far, dy * far);
      // Words are written forwards: behind a square only what touches it matters.
      if (at && ends.has(at) && (far === 1 || dx + dy > 0)) return dx === 0 ? 'v' : 'h';
    }
  return null;
}
