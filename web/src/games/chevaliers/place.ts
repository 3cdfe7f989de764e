import type { Point } from '../../board/grid';

/** A part of the board, in squares from its corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far a tip keeps from the piece it speaks of, in squares. */
const GAP = 0.15;

/** How many of the squares at these places a box covers. */
function covered(box: Box, places: readonly Point[]): number {
  return places.filter(
    ({ x, y }) => x < box.x + box.width && x + 1 > box.x && y < box.y + box.height && y + 1 > box.y,
  ).length;
}

/**
 * Where a tip about the piece at a place is shown: beside it, on the board, and over as few as can
 * be of the places that the player has to see.
 */
export function tipPlace(
  of: Point,
  size: Pick<Box, 'width' | 'height'>,
  board: { cols: number; rows: number },
  seen: readonly Point[],
): Box {
  const { width, height } = size;
  const [below, above] = [of.y + 1 + GAP, of.y - GAP - height];
  const aside = Math.min(Math.max(of.y + 0.5 - height / 2, 0), board.rows - height);
  const candidates = [
    ...[of.x + 0.5 - width / 2, of.x, of.x + 1 - width, of.x + 1, of.x - width].flatMap((x) => {
      const within = Math.min(Math.max(x, 0), board.cols - width);
      return [below, above].map((y) => ({ x: within, y, width, height }));
    }),
    { x: of.x + 1 + GAP, y: aside, width, height },
    { x: of.x - GAP - width, y: aside, width, height },
  ];
  const fits = ({ x, y }: Box) =>
    x >= 0 && y >= 0 && x + width <= board.cols && y + height <= board.rows;
  const inside = candidates.filter(fits);
  const choice = inside.length > 0 ? inside : candidates;
  return choice.reduce((best, box) => (covered(box, seen) < covered(best, seen) ? box : best));
}
