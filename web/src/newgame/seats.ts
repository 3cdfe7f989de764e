import type { Colour } from '../wire/Colour';

/** The host's seat, from the first on. */
export const SEATS: readonly Colour[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
];
