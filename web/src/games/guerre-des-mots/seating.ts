import { SEATS } from '../../wire/guerre-des-mots/seats';

/** Where the seats of a table lie, clockwise from the first player's, by how many there are (2.3). */
const NAMES: Readonly<Record<number, readonly string[]>> = SEATS;

/** The name of a seat on the compass: `OSO`. */
export function compass(seats: number, seat: number): string {
  return NAMES[seats]?.[seat] ?? '';
}

/** The colours of the seats, as heralds name them. */
export const TINCTURES = [
  'gueules',
  'azur',
  'or',
  'sinople',
  'pourpre',
  'sable',
  'argent',
  'orange',
] as const;

/** One of {@link TINCTURES}. */
export type Tincture = (typeof TINCTURES)[number];

const COLOURS: Readonly<Record<string, Tincture>> = {
  S: 'gueules',
  SO: 'gueules',
  O: 'azur',
  OSO: 'azur',
  ONO: 'or',
  N: 'sinople',
  NO: 'sinople',
  NE: 'pourpre',
  E: 'sable',
  ENE: 'sable',
  ESE: 'argent',
  SE: 'orange',
};

/** The colour of a seat by its name. */
export function tinctureOf(name: string): Tincture {
  return COLOURS[name] ?? 'argent';
}
