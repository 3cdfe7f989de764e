import { describe, expect, it } from 'vitest';
import { EMPTY, type Draft, type Site } from './draft';
import { accentsOf, declared } from './faces';
import { chain, held } from './fixture';

const site = (arsenal: string, ...chains: Site['chains']): Site => ({
  chains,
  arsenal: held(arsenal),
  bases: [],
  seat: 0,
});
const taking: Draft = { ...EMPTY, takes: [{ end: 'e3', count: 2 }] };

describe('the accents that a letter can be turned to', () => {
  it('are those on the backs of the Arsenal', () => {
    expect(accentsOf(site('E/É E/È E/É A/À ?'), EMPTY, 'E')).toEqual(['É', 'È']);
    expect(accentsOf(site('E/É R'), EMPTY, 'R')).toEqual([]);
  });

  it('are any of the box for a letter taken plain whose back is not known', () => {
    expect(accentsOf(site('', chain('N1', 1, 'ET@e3h')), taking, 'E')).toEqual(['É', 'È', 'Ê']);
  });

  it('are the one on the back of a letter taken plain where it is known', () => {
    const seen = chain('N1', 1, 'ET@e3h');
    const tiles = seen.tiles.map((tile) => (tile.letter === 'E' ? { ...tile, back: 'È' } : tile));
    expect(accentsOf(site('', { ...seen, tiles }), taking, 'E')).toEqual(['È']);
  });

  it('are that of a letter taken with its accent, and none of a joker', () => {
    expect(accentsOf(site('', chain('N1', 1, 'ÉS@e3h')), taking, 'E')).toEqual(['É']);
    expect(accentsOf(site('', chain('N1', 1, 'eS@e3h')), taking, 'E')).toEqual([]);
  });
});

describe('the letters turned unseen', () => {
  const laying = (letter: string): Draft => ({
    ...taking,
    laid: new Map([['h20', { letter, as: 'letter' as const }]]),
  });

  it('are told with what they may be declared to be', () => {
    expect(declared(site('', chain('N1', 1, 'ET@e3h')), laying('È'))).toEqual([
      { square: 'h20', letter: 'È', faces: ['E', 'É', 'È', 'Ê'] },
    ]);
  });

  it('are none where a letter lies as it lay, was seen, or is the player’s own', () => {
    const taken = chain('N1', 1, 'ET@e3h');
    expect(declared(site('', taken), laying('E'))).toEqual([]);
    const tiles = taken.tiles.map((tile) => ({ ...tile, back: tile.letter === 'E' ? 'È' : null }));
    expect(declared(site('', { ...taken, tiles }), laying('È'))).toEqual([]);
    const own: Draft = { ...laying('É'), takes: [] };
    expect(declared(site('E/É', taken), own)).toEqual([]);
  });
});
