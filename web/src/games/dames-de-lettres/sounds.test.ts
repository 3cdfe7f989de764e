import { expect, it } from 'vitest';
import type { Sound } from '../../sound';
import type { Notice } from '../../wire/dames-de-lettres/Notice';
import { soundsOf } from './sounds';

/** A step of each kind, as far as its sound depends on it. */
const HEARD: [object, Sound[]][] = [
  [{ kind: 'moved', move: { captures: [], words: [] } }, ['move']],
  [{ kind: 'moved', move: { captures: [], words: [{}] } }, ['dames-de-lettres-turned']],
  [{ kind: 'moved', move: { captures: [[]], words: [{}] } }, ['capture']],
  [{ kind: 'announced' }, ['announced']],
  [{ kind: 'touched' }, ['letter']],
  [{ kind: 'adjusted' }, ['dames-de-lettres-adjusted']],
  [{ kind: 'pressed' }, ['dames-de-lettres-pressed']],
  [{ kind: 'blocked' }, ['blockade']],
  [{ kind: 'faulted' }, ['dames-de-lettres-faulted']],
  [{ kind: 'ruled' }, ['notify']],
  [{ kind: 'dealt', again: true }, ['start']],
  [{ kind: 'dealt', again: false }, []],
  [{ kind: 'left' }, []],
];

it.each(HEARD)('%o is heard as %o', (notice, sounds) => {
  expect(soundsOf(notice as Notice)).toEqual(sounds);
});
