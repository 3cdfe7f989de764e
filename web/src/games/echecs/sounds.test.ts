import { expect, it } from 'vitest';
import type { Sound } from '../../sound';
import type { Notice } from '../../wire/echecs/Notice';
import { soundsOf } from './sounds';

/** A step of each kind, as far as its sound depends on it. */
const HEARD: [object, Sound[]][] = [
  [{ kind: 'moved', san: 'Nf3', capture: false, check: null }, ['move']],
  [{ kind: 'moved', san: 'Nxf3', capture: true, check: null }, ['capture']],
  [{ kind: 'moved', san: 'Qxe7+', capture: true, check: 'e8' }, ['capture', 'check']],
  [{ kind: 'moved', san: 'O-O-O+', capture: false, check: 'd8' }, ['echecs-castled', 'check']],
  [{ kind: 'moved', san: 'bxa8=Q', capture: true, check: null }, ['echecs-promoted']],
  [{ kind: 'ended' }, []],
];

it.each(HEARD)('%o is heard as %o', (notice, sounds) => {
  expect(soundsOf(notice as Notice)).toEqual(sounds);
});
