import type { Status } from '../../wire/Status';

/** The ends in which nobody has covered a goal. */
const UNDECIDED: readonly string[] = ['standstill', 'repetition', 'last-round'];

/** 15.6: how nearness to the cross has decided, as its message is called; null where it did not. */
export function nearestTold(
  { code, winners }: Pick<NonNullable<Status['outcome']>, 'code' | 'winners'>,
  proximity: boolean,
): 'nearest' | 'nearest-several' | 'nobody' | null {
  if (!UNDECIDED.includes(code) || !proximity) return null;
  if (winners.length === 0) return 'nobody';
  return winners.length === 1 ? 'nearest' : 'nearest-several';
}
