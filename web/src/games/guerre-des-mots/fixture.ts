import type { Square } from '../../board/grid';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import type { Held } from '../../wire/guerre-des-mots/Held';
import type { Seat } from '../../wire/guerre-des-mots/Seat';
import type { Tile } from '../../wire/guerre-des-mots/Tile';
import type { View } from '../../wire/guerre-des-mots/View';
import { beside, STEP, type Axis } from './ground';

/** `PARIA@h18v`: a word, its first square and its line; a small letter is a joker. */
function legOf(text: string): Tile[] {
  const [word = '', place = ''] = text.split('@');
  const [dx, dy] = STEP[place.slice(-1) as Axis];
  return [...word].map((letter, at): Tile => ({
    cell: beside(place.slice(0, -1), at * dx, at * dy)!,
    letter: letter === '+' ? null : letter.toUpperCase(),
    joker: letter !== '+' && letter !== letter.toUpperCase(),
    back: null,
    symbol: false,
    guard: letter === '+' ? 'W' : null,
  }));
}

/** A chain of words given from one extremity to the other, for tests. */
export function chain(name: string, owner: number, ...legs: string[]): Chain {
  const tiles: Tile[] = [];
  const has = (cell: Square) => tiles.some((tile) => tile.cell === cell);
  for (const leg of legs.map(legOf)) {
    // The first word may be read from the corner outwards.
    if (leg.some(({ cell }) => cell === tiles[0]?.cell)) tiles.reverse();
    const last = tiles.at(-1)?.cell;
    const onwards = last !== undefined && leg.at(-1)?.cell === last ? leg.toReversed() : leg;
    tiles.push(...onwards.filter(({ cell }) => !has(cell)));
  }
  return { name, owner, abandoned: false, side: 'S', tiles, words: [], blockaded: false };
}

/** Tiles of an Arsenal, for tests: `R`, `E/É`, `?`, `+`. */
export function held(text: string): Held[] {
  const counts = new Map<string, number>();
  for (const one of text.split(' ').filter(Boolean)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, count]) => {
    const [front = '', back = null] = one.split('/');
    return { front, back, count };
  });
}

const BASES: Square[][][] = [
  [
    ['e22', 'f22', 'g22', 'h22'],
    ['q22', 'r22', 's22', 't22'],
  ],
  [
    ['e3', 'f3', 'g3', 'h3'],
    ['q3', 'r3', 's3', 't3'],
  ],
];

/** One of two seats, for tests. */
export function seat(at: 0 | 1, arsenal: Held[] | null): Seat {
  return {
    name: at === 0 ? 'S' : 'N',
    side: at === 0 ? 'S' : 'N',
    bases: BASES[at]!,
    left: false,
    frozen: false,
    size: 20,
    arsenal,
    known: [],
  };
}

/** A game for two with the first player to move, for tests. */
export function view(over: Partial<View> = {}): View {
  return {
    seats: [seat(0, held('P A R I E/É E/È S + ?')), seat(1, null)],
    chains: [],
    reserve: 52,
    turn: 0,
    awaited: 0,
    due: 1,
    played: 0,
    round: 1,
    rounds: 60,
    asked: null,
    finish: null,
    ...over,
  };
}
