import { expect, it } from 'vitest';
import type { Move } from '../../wire/dames-de-lettres/Move';
import { bestWord } from './epilogue';
import type { Step } from './story';

/** A move with words, each with how many letters it turned. */
function wrote(seat: number, ...words: [string, number][]): Step {
  const move: Move = {
    text: '',
    seat,
    from: 'A1',
    to: 'A2',
    captures: [],
    words: words.map(([word, turned]) => ({ word, path: [], turned: Array(turned).fill('B2') })),
    jokers: [],
  };
  return { seat, move, fault: null, tokens: new Map() };
}

it('the best word turned most letters, and is the longest of those, the first of equals', () => {
  expect(bestWord([])).toBeNull();
  expect(bestWord([wrote(0)])).toBeNull();
  const steps = [wrote(0, ['MOT', 2], ['MUE', 0]), wrote(1, ['TENUS', 2]), wrote(0, ['LUNES', 2])];
  expect(bestWord(steps)).toEqual({ word: 'TENUS', turned: 2, seat: 1, ply: 2 });
});
