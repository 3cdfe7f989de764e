import { expect, it } from 'vitest';
import type { Sound } from '../../sound';
import type { Notice } from '../../wire/chevaliers/Notice';
import { soundsOf } from './sounds';

/** A step of each kind, as far as its sound depends on it. */
const HEARD: [object, Sound[]][] = [
  [{ kind: 'moved', move: { text: 'e2-e3' } }, ['move']],
  [{ kind: 'moved', move: { text: 'f2^d4' } }, ['leap']],
  [{ kind: 'moved', move: { text: 'b1^d3^d5^f7xf9' } }, ['capture']],
  [{ kind: 'moved', move: null }, ['pass']],
  [{ kind: 'claimed' }, ['announced']],
  [{ kind: 'ended' }, []],
];

it.each(HEARD)('%o is heard as %o', (notice, sounds) => {
  expect(soundsOf(notice as Notice)).toEqual(sounds);
});
