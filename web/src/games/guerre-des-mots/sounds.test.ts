import { expect, it } from 'vitest';
import type { Sound } from '../../sound';
import type { Notice } from '../../wire/guerre-des-mots/Notice';
import { soundsOf } from './sounds';

/** A coup that does nothing but lay a word. */
const LAID = { kind: 'played', goal: null, shots: [], taken: [], coup: 'lay', text: 'e22h (MOTS)' };

/** A step of each kind, as far as its sound depends on it. */
const HEARD: [object, Sound[]][] = [
  [LAID, ['word']],
  [{ ...LAID, taken: [{}] }, ['capture']],
  [{ ...LAID, coup: 'reprise', taken: [{}] }, ['guerre-des-mots-reprise']],
  [{ ...LAID, taken: [{}], text: 'h18h C(IME) <q7:3 =l18' }, ['blockade']],
  [{ ...LAID, taken: [{}], shots: [{}] }, ['guerre-des-mots-shot']],
  [{ ...LAID, goal: 'central', shots: [{}] }, ['guerre-des-mots-goal']],
  [{ kind: 'erred' }, ['guerre-des-mots-erred']],
  [{ kind: 'declined' }, ['guerre-des-mots-declined']],
  [{ kind: 'drew' }, ['guerre-des-mots-drew']],
  [{ kind: 'passed' }, ['pass']],
  [{ kind: 'asked' }, ['offer']],
  [{ kind: 'left' }, ['goes']],
  [{ kind: 'dealt' }, []],
];

it.each(HEARD)('%o is heard as %o', (notice, sounds) => {
  expect(soundsOf(notice as Notice)).toEqual(sounds);
});
