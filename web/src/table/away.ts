import type { Status } from '../wire/Status';
import type { TableFrame } from '../wire/TableFrame';

/** The places whose holders are awaited and away, at a table for more than two. */
export function missed({ status, presence }: Pick<TableFrame, 'status' | 'presence'>): number[] {
  if (status.phase !== 'playing' || status.paused || status.places.length < 3) return [];
  return status.places.flatMap(({ kind, seat }, place) =>
    kind === 'person' && seat !== undefined && status.awaited.includes(seat) && !presence[place]
      ? [place]
      : [],
  );
}

/** Whether anybody who plays is there: nobody is hurried at a table that everybody has left. */
export function isAttended({ status, presence }: Pick<TableFrame, 'status' | 'presence'>): boolean {
  return status.places.some(({ kind }, place) => kind === 'person' && presence[place]);
}

/** The places where a computer has begun to stand in for somebody. */
export function replaced(was: Status, now: Status): number[] {
  return now.places.flatMap(({ kind, standsFor }, place) =>
    kind === 'bot' && standsFor !== undefined && was.places[place]?.kind === 'person'
      ? [place]
      : [],
  );
}

/** The places that somebody has taken back from the computer that stood in. */
export function returned(was: Status, now: Status): number[] {
  return now.places.flatMap(({ kind }, place) =>
    kind === 'person' && was.places[place]?.standsFor !== undefined ? [place] : [],
  );
}

/** How long is left until a computer stands in, in whole seconds: at most so many, and soon at last. */
export function secondsLeft(after: number, waited: number): number {
  return Math.max(1, Math.ceil((after - waited) / 1000));
}
