import type { Square } from '../../board/grid';
import type { Move } from '../../wire/chevaliers/Move';
import type { Notice } from '../../wire/chevaliers/Notice';

/** What stands where, as the wire writes it: capitals are Silver's. */
export type Pieces = ReadonlyMap<Square, string>;

/** One line of the story: a move, or a move that was claimed back and not played anew yet. */
export interface Step {
  /** Null while a forgotten capture waits to be played. */
  move: Move | null;
  camp: number;
  /** Who made it. */
  seat: number;
  /** The move that forgot a capture and was taken back before this one. */
  recalled: Move | null;
}

/** What was done, in order; a move that was claimed back is told with the one in its place. */
export function stepsOf(notices: readonly Notice[]): Step[] {
  const steps: Step[] = [];
  for (const notice of notices) {
    const last = steps.at(-1);
    if (notice.kind === 'claimed' && last?.move)
      steps[steps.length - 1] = { ...last, move: null, recalled: last.move };
    else if (notice.kind === 'moved' && notice.move) {
      const { move } = notice;
      if (last && !last.move)
        steps[steps.length - 1] = { ...last, move, seat: notice.seat ?? move.camp };
      else steps.push({ move, camp: move.camp, seat: notice.seat ?? move.camp, recalled: null });
    }
  }
  return steps;
}

/** The pieces after a move. */
export function played(pieces: Pieces, move: Pick<Move, 'from' | 'to'>, taken: Iterable<Square>) {
  const next = new Map(pieces);
  const piece = next.get(move.from);
  next.delete(move.from);
  for (const square of taken) next.delete(square);
  if (piece) next.set(move.to, piece);
  return next;
}

/** The pieces before a move. */
export function unplayed(pieces: Pieces, { from, to, captured }: Move): Map<Square, string> {
  const next = new Map(pieces);
  const piece = next.get(to);
  next.delete(to);
  if (piece) next.set(from, piece);
  for (const [square, taken] of captured) next.set(square, taken);
  return next;
}

/** The pieces after each number of steps, from none on, told backwards from the present. */
export function positionsOf(steps: readonly Step[], now: Pieces): Pieces[] {
  const positions: Pieces[] = [now];
  for (const { move } of [...steps].reverse()) {
    const after = positions[0] ?? now;
    positions.unshift(move ? unplayed(after, move) : after);
  }
  return positions;
}

/** The pieces of a view, square by square. */
export function piecesOf(pieces: Readonly<Record<string, string>>): Pieces {
  return new Map(Object.entries(pieces));
}

/** How many knights and men a camp has. */
export function countsOf(pieces: Pieces, camp: number): { knights: number; men: number } {
  const [knight, man] = camp === 0 ? ['N', 'M'] : ['n', 'm'];
  const all = [...pieces.values()];
  return {
    knights: all.filter((piece) => piece === knight).length,
    men: all.filter((piece) => piece === man).length,
  };
}
