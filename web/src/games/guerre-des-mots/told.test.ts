import { describe, expect, it } from 'vitest';

import { t } from '../../i18n';
import { notesOf } from './told';

type Played = Parameters<typeof notesOf>[0];

const played = (denied: Played['denied']): Played => ({
  kind: 'played',
  seat: 0,
  coup: 'lay',
  text: 't19v (GRU)E <k9:3',
  chain: 'S1',
  pirated: null,
  words: ['GRUE'],
  laid: ['t19', 't20', 't21'],
  taken: [],
  shots: [],
  greens: 0,
  bonus: false,
  denied,
  replays: 0,
  goal: null,
});

describe('a claim for nothing', () => {
  it('is told to everybody', () => {
    const notes = (denied: Played['denied']) => notesOf(played(denied), String);
    expect(notes('replay')).toEqual([t('gdm-note-denied-replay')]);
    expect(notes('blockade')).toEqual([t('gdm-note-denied-blockade')]);
    expect(notes(null)).toEqual([]);
  });
});
