import type { Point } from './grid';

/** How far from the middle of a square a line begins, in units of 64 to a square. */
const CLEAR = 19;

/** The side of a hop that its curve swings to: upwards, and to the right of an upright one. */
function bow(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const aside = { x: -dy / length, y: dx / length };
  const back = aside.y > 0.01 || (Math.abs(aside.y) <= 0.01 && aside.x < 0);
  return back ? { x: -aside.x, y: -aside.y } : aside;
}

/** Where the curve of a hop turns. */
function top(from: Point, to: Point): Point {
  const side = bow(from, to);
  const rise = Math.min(36, Math.hypot(to.x - from.x, to.y - from.y) * 0.26);
  return {
    x: (from.x + to.x) / 2 + side.x * rise,
    y: (from.y + to.y) / 2 + side.y * rise,
  };
}

/** Where the curve of a hop ends. */
export const landing = (from: Point, to: Point): Point => towards(to, top(from, to));

/** One hop from middle to middle as a curve that leaves both squares free. */
export function curve(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return '';
  const turn = top(from, to);
  const [start, end] = [towards(from, turn), towards(to, turn)];
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(start)}Q${at(turn)} ${at(end)}`;
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * CLEAR,
    y: from.y + ((to.y - from.y) / length) * CLEAR,
  };
}
