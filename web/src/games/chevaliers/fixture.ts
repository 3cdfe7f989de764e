import type { Move } from '../../wire/chevaliers/Move';
import type { Notice } from '../../wire/chevaliers/Notice';
import type { View } from '../../wire/chevaliers/View';

/** The ground of the usual board. */
export const ROWS = [
  '.K.......K.',
  '.K...K...K.',
  '...........',
  '...........',
  '..~.~#~.~..',
  '...........',
  '...........',
  '.K...K...K.',
  '.K.......K.',
];

/** A small battle with Silver to move, for tests. */
export function view(over: Partial<View> = {}): View {
  return {
    position: '',
    layout: 'c98',
    files: 11,
    lines: 9,
    rows: ROWS,
    castles: ['f1', 'f9'],
    pieces: { b2: 'N', b3: 'M', j2: 'M', b5: 'm', a9: 'n' },
    camp: 0,
    arms: 'all',
    moves: ['b2-a1', 'b2^b4', 'b2^b4xb6', 'b3-b4', 'j2-j3'],
    must: [],
    invader: null,
    claimable: false,
    obliged: false,
    last: null,
    counts: [
      [1, 2],
      [1, 1],
    ],
    quiet: 0,
    number: 1,
    ...over,
  };
}

/** A move that was played, for tests. */
export function move(text: string, over: Partial<Move> = {}): Move {
  const path = text.split(/[-^x]/);
  const [from = '', to = ''] = [path[0], path.at(-1)];
  const plain = { captured: [], leaps: 0, camp: 0, entered: false, wins: false };
  return { text, from, to, path, ...plain, ...over };
}

/** The notice of a move, for tests. */
export const moved = (one: Move): Notice => ({
  kind: 'moved',
  text: one.text,
  seat: one.camp,
  move: one,
  position: '',
});
