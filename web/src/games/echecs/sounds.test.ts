import { expect, it } from 'vitest';
import type { Sound } from '../../sound';
import type { Notice } from '../../wire/echecs/Notice';
import { soundsOf } from './sounds';

/** A step of each kind, as far as its sound depends on it. */
const HEARD: [object, Sound[]][] = [
  [{ kind: 'moved', capture: false, check: null }, ['move']],
  [{ kind: 'moved', capture: true, check: null }, ['capture']],
  [{ kind: 'moved', capture: true, check: 'e8' }, ['capture', 'check']],
  [{ kind: 'ended' }, []],
];

it.each(HEARD)('%o is heard as %o', (notice, sounds) => {
  expect(soundsOf(notice as Notice)).toEqual(sounds);
});
