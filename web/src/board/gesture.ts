import type { Point, Square } from './grid';

/** How far a finger or a mouse must travel, in CSS pixels, before it drags. */
export const DRAG_PX = 5;

/** Squares narrower than this, in CSS pixels, are too small for a finger. */
export const CRAMPED_PX = 40;

/** How far from the middle of a square a finger may come down, in CSS pixels, and still mean it. */
export const NEAR_PX = 22;

/** What the hand is doing on the board. */
export interface Grip {
  /** The square the pointer went down on. */
  from: Square;
  /** Whether that square was already chosen, so that a plain click lets it go. */
  again: boolean;
  start: Point;
  /** Whether the figure follows the pointer. */
  dragging: boolean;
}

/** What a finished gesture asks for. */
export type Intent =
  | { kind: 'none' }
  | { kind: 'choose'; square: Square | null }
  | { kind: 'move'; from: Square; to: Square };

const NOTHING: Intent = { kind: 'none' };

/** What a move to a square does: it goes there, straight or by way of others, or takes something. */
export type Aim = 'target' | 'beyond' | 'capture' | 'letter';

/** What the board lets the hand do. */
export interface Reach {
  /** The squares whose figure may be taken in hand. */
  origins: ReadonlySet<Square>;
  /** Where each of them may go. */
  dests: ReadonlyMap<Square, readonly Square[]>;
}

/** Where nothing may be taken in hand. */
export const NOWHERE: Reach = { origins: new Set(), dests: new Map() };

/** `e2 -> "e3e4"` as the wire runs squares together: every origin with its destinations. */
export function fan(dests: Readonly<Record<string, string>>): Map<Square, Square[]> {
  return new Map(Object.entries(dests).map(([from, to]) => [from, to.match(/[a-z]-?\d+/g) ?? []]));
}

/** Whether a figure may go from one square to another. */
export function reaches(reach: Reach, from: Square, to: Square): boolean {
  return reach.dests.get(from)?.includes(to) ?? false;
}

/**
 * The pointer goes down on a square while `chosen` is chosen: a destination is played at once, a
 * figure of one's own is taken in hand, and anywhere else is asked for as by a drag: the rules then
 * say why not.
 */
export function press(
  reach: Reach,
  chosen: Square | null,
  square: Square,
  start: Point,
): { grip: Grip | null; intent: Intent } {
  if (chosen && reaches(reach, chosen, square))
    return { grip: null, intent: { kind: 'move', from: chosen, to: square } };
  if (reach.origins.has(square))
    return {
      grip: { from: square, again: chosen === square, start, dragging: false },
      intent: { kind: 'choose', square },
    };
  return { grip: null, intent: chosen ? { kind: 'move', from: chosen, to: square } : NOTHING };
}

/** Whether a pointer that went down at `start` has become a drag. */
export function drags(start: Point, now: Point): boolean {
  return Math.hypot(now.x - start.x, now.y - start.y) >= DRAG_PX;
}

/**
 * The pointer is let go over a square, or outside the board (null). A drag to a square that the
 * figure cannot reach is still asked for: the rules then say why not.
 */
export function release(grip: Grip, square: Square | null): Intent {
  if (!grip.dragging)
    return grip.again && square === grip.from ? { kind: 'choose', square: null } : { kind: 'none' };
  if (!square) return { kind: 'choose', square: null };
  if (square === grip.from) return { kind: 'none' };
  return { kind: 'move', from: grip.from, to: square };
}

/** Enter or Space on a square: the same as a click, without a hand to hold anything. */
export function pick(reach: Reach, chosen: Square | null, square: Square): Intent {
  if (chosen && reaches(reach, chosen, square)) return { kind: 'move', from: chosen, to: square };
  if (chosen === square) return { kind: 'choose', square: null };
  if (reach.origins.has(square)) return { kind: 'choose', square };
  return chosen ? { kind: 'move', from: chosen, to: square } : { kind: 'none' };
}

/** The square of `legal` whose middle lies nearest to a point, closer than `within` squares of it. */
export function nearest(
  legal: Iterable<Square>,
  middle: (square: Square) => Point,
  point: Point,
  within: number,
): Square | null {
  let best: Square | null = null;
  let least = within;
  for (const square of legal) {
    const { x, y } = middle(square);
    const away = Math.hypot(point.x - x, point.y - y);
    if (away >= least) continue;
    best = square;
    least = away;
  }
  return best;
}
