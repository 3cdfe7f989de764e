import type { OutcomeInfo } from '../../wire/OutcomeInfo';

/** The ends in which nobody has covered a goal. */
const UNDECIDED: readonly string[] = ['standstill', 'repetition', 'last-round'];

/** Who was nearest to the cross, and how that is told. */
export interface Nearest {
  /** The message, after `gdm-end-`. */
  told: 'nearest' | 'nearest-several' | 'nobody';
  seats: number[];
}

/**
 * 15.6: how nearness to the cross has decided; null where it did not. Of several who are equally near
 * nobody wins, and they share the points.
 */
export function nearestTold(
  { code, points }: Pick<OutcomeInfo, 'code' | 'points'>,
  proximity: boolean,
): Nearest | null {
  if (!UNDECIDED.includes(code) || !proximity) return null;
  const seats = points.flatMap((share, seat) => (share > 0 ? [seat] : []));
  if (seats.length === 0) return { told: 'nobody', seats };
  return { told: seats.length === 1 ? 'nearest' : 'nearest-several', seats };
}
