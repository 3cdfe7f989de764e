import { expect, it } from 'vitest';
import type { Sound } from '../../sound';
import type { Notice } from '../../wire/echec-et-mots/Notice';
import { soundsOf } from './sounds';

/** A step of each kind, as far as its sound depends on it. */
const HEARD: [object, Sound[]][] = [
  [{ kind: 'moved', captured: false, letter: null }, ['leap']],
  [{ kind: 'moved', captured: false, letter: 'V' }, ['letter']],
  [{ kind: 'moved', captured: true, letter: null }, ['capture']],
  [{ kind: 'announced' }, ['announced']],
  [{ kind: 'replied', word: 'MURS' }, ['word']],
  [{ kind: 'replied', word: null }, ['pass']],
  [{ kind: 'voided' }, ['echec-et-mots-voided']],
  [{ kind: 'dealt' }, []],
  [{ kind: 'left' }, []],
  [{ kind: 'agreed' }, []],
  [{ kind: 'ended' }, []],
];

it.each(HEARD)('%o is heard as %o', (notice, sounds) => {
  expect(soundsOf(notice as Notice)).toEqual(sounds);
});
