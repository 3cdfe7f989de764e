import type { Point, Square } from './grid';

/** The inks a player may draw with: plain, with Shift, with Alt. */
export type Ink = 'green' | 'red' | 'blue';

/**
 * A note drawn on the board: a ring when both ends are one square, an arrow otherwise; what a book draws
 * may be a bar across a square, a plain line or a leap as well, a zone frames what lies between its corners,
 * and a square may be that of a figure that is taken, or one that the referee refused.
 */
export interface Shape {
  from: Square;
  to: Square;
  ink: Ink;
  as?: 'bar' | 'line' | 'zone' | 'leap' | 'taken' | 'refused';
  /** Which leap of several it is. */
  nth?: number;
}

/** Draws a shape; drawing it again in the same ink wipes it out, in another recolours it. */
export function toggle(shapes: readonly Shape[], shape: Shape): Shape[] {
  const others = shapes.filter((old) => old.from !== shape.from || old.to !== shape.to);
  const same = shapes.some(
    (old) => old.from === shape.from && old.to === shape.to && old.ink === shape.ink,
  );
  return same ? others : [...others, shape];
}

/** The ink for the keys that are held. */
export function inkOf(event: { shiftKey: boolean; altKey: boolean }): Ink {
  if (event.shiftKey) return 'red';
  return event.altKey ? 'blue' : 'green';
}

/** How far a line keeps from what lies where it begins or ends, in units of 64 to a square. */
const CLEAR = 22;

/** A line from one square to another that leaves what lies on either, if anything does, legible. */
export function link(from: Point, to: Point, lies: readonly [boolean, boolean]): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = CLEAR / Math.max(length, 2 * CLEAR);
  const at = (along: number) =>
    `${(from.x + (to.x - from.x) * along).toFixed(1)} ${(from.y + (to.y - from.y) * along).toFixed(1)}`;
  return `M${at(lies[0] ? share : 0)}L${at(lies[1] ? 1 - share : 1)}`;
}

/** The outline of an arrow between two square centres, in units of 64 to a square. */
export function arrow(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return '';
  const [ux, uy] = [dx / length, dy / length];
  const [px, py] = [-uy, ux];
  const [shaft, head, barb, back, tip] = [5, 15, 26, 20, 6];
  const at = (along: number, aside: number) =>
    `${(from.x + ux * along + px * aside).toFixed(1)} ${(from.y + uy * along + py * aside).toFixed(1)}`;
  const neck = length - barb - tip;
  return (
    `M${at(back, -shaft)}L${at(neck, -shaft)}L${at(neck - 3, -head)}L${at(length - tip, 0)}` +
    `L${at(neck - 3, head)}L${at(neck, shaft)}L${at(back, shaft)}z`
  );
}
