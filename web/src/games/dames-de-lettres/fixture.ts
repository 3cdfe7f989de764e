import type { Move } from '../../wire/dames-de-lettres/Move';
import type { Notice } from '../../wire/dames-de-lettres/Notice';
import type { View } from '../../wire/dames-de-lettres/View';
import { parse, written } from './tokens';

/** The options that the shape of a move depends on, as they come. */
export const LAWS = {
  path: 'contact',
  capture: 'remove',
  reuse: false,
  fork: 'disjoint',
  campCross: 'any_letter',
} as const;

/** The tokens of a board as a view has them. */
export const tokensIn = (board: string): View['tokens'] =>
  Object.fromEntries([...parse(board)].map(([square, token]) => [written(square), token]));

/** M on e2 may go up between black letters: MOT, MOTS and MUE can be written. */
export const BOARD = 'z7/2tosue1/8/8/4M3/B7';

/** A game in play with White to move, for tests. */
export function view(over: Partial<View> = {}): View {
  return {
    position: `${BOARD} w p ES - 9`,
    mode: 'friendly',
    turn: 0,
    phase: 'p',
    ply: 9,
    tokens: tokensIn(BOARD),
    stock: 'ES',
    reserve: ['', ''],
    used: [{ word: 'TOT', seat: 1, ply: 3 }],
    forbidden: [],
    slides: {
      E2: [
        { via: [], to: 'E3', captures: [] },
        { via: [], to: 'E4', captures: [] },
      ],
      A1: [{ via: [], to: 'A2', captures: [] }],
    },
    wordless: ['A1-A2'],
    lastLetter: false,
    announced: [],
    touched: null,
    adoube: false,
    press: false,
    admitted: [],
    barred: [],
    last: null,
    counts: [
      { letters: 2, inOwnCamp: 2, inEnemyCamp: 0 },
      { letters: 6, inOwnCamp: 6, inEnemyCamp: 0 },
    ],
    result: null,
    ...over,
  };
}

/** A move that wrote MOT, for tests. */
export const MOT: Move = {
  text: 'E2-E4 MOT@E4D5C5',
  seat: 0,
  from: 'E2',
  to: 'E4',
  captures: [],
  words: [{ word: 'MOT', path: ['E4', 'D5', 'C5'], turned: ['D5', 'C5'] }],
  jokers: [],
};

/** The notice of a move, for tests. */
export const moved = (move: Move, position: string): Notice => ({
  kind: 'moved',
  text: move.text,
  move,
  position,
});
