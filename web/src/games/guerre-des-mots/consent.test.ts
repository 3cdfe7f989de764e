import { describe, expect, it } from 'vitest';
import favours from '../../wire/guerre-des-mots/favours.json';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import { askedBy, favourOf } from './consent';
import { EMPTY, type Site } from './draft';
import { chain, held } from './fixture';

const word = (text: string, cells: string[]) => ({ text, cells, protected: false, base: false });
const RUES: Chain = {
  ...chain('N1', 1, 'RUES@q3v', 'SELLES@l6h'),
  words: [
    word('RUES', ['q3', 'q4', 'q5', 'q6']),
    word('SELLES', ['l6', 'm6', 'n6', 'o6', 'p6', 'q6']),
  ],
};
const RUSA = chain('S1', 0, 'RUSA@e22h');
const site: Site = { chains: [RUSA, RUES], arsenal: held('P'), bases: [], seat: 0 };

/** A chain as the cases have it: `q3R` for a tile, `+` for a cross. */
function chainOf({ owner, tiles, words }: (typeof favours)[number]['chains'][number]): Chain {
  const tile = (text: string) => ({ cell: text.slice(0, -1), letter: text.at(-1) });
  return {
    ...chain('', owner),
    tiles: tiles.map(tile).map(({ cell, letter }) => ({
      ...{ cell, letter: letter === '+' ? null : letter!, joker: false },
      ...{ back: null, symbol: false, guard: null },
    })),
    words: words.map(([text = '', cells = '']) => word(text, cells.split(' '))),
  };
}

describe('letters taken back for another', () => {
  it('are told with what would be left', () => {
    expect(favourOf([RUSA, RUES], 'R q3:2')).toEqual({
      owner: 1,
      cells: ['q3', 'q4'],
      letters: ['R', 'U'],
      left: ['ES', 'SELLES'],
    });
  });

  it('leave what the rules leave', () => {
    for (const { coup, owner, chains, left } of favours) {
      const favour = favourOf(chains.map(chainOf), coup);
      expect(favour?.owner, coup).toBe(owner);
      // A chain has no first extremity.
      expect([left, left.toReversed()], coup).toContainEqual(favour?.left);
    }
  });

  it('leave a corner to its other word', () => {
    expect(favourOf([RUES], 'R q3:3')?.left).toEqual(['SELLES']);
    expect(favourOf([RUES], 'R l6:5')?.left).toEqual(['RUES']);
  });

  it('are not read out of anything else', () => {
    expect(favourOf([RUES], 'h18v (PARI)A <q3:2')).toBeNull();
    expect(favourOf([RUES], 'R a1:2')).toBeNull();
    expect(favourOf([RUES], '')).toBeNull();
  });

  it('are asked for once they are taken and nothing else is begun', () => {
    const takes = [{ end: 'q3', count: 2 }];
    expect(askedBy(site, { ...EMPTY, takes })).toBe('R q3:2');
    expect(askedBy(site, EMPTY)).toBeNull();
    expect(askedBy(site, { ...EMPTY, takes: [{ end: 'e22', count: 1 }] })).toBeNull();
    expect(askedBy(site, { ...EMPTY, takes, block: 'a1' })).toBeNull();
    const laid = new Map([['h20', { letter: 'P', as: 'letter' as const }]]);
    expect(askedBy(site, { ...EMPTY, takes, laid })).toBeNull();
  });
});
