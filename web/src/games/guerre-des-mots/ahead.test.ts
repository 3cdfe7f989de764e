import { describe, expect, it } from 'vitest';
import { fitted } from './ahead';
import { EMPTY, type Draft } from './draft';
import { chain } from './fixture';

const RUSA = chain('S1', 0, 'RUSA@e22h');
const RUES = chain('N1', 1, 'RUES@q3v', 'SELLES@l6h');
const paria: Draft = {
  ...EMPTY,
  laid: new Map(
    ['h18', 'h19', 'h20', 'h21'].map((square, at) => [
      square,
      { letter: 'PARI'[at]!, as: 'letter' as const },
    ]),
  ),
};

describe('a coup composed ahead', () => {
  it('stays whole where nobody came in its way', () => {
    expect(fitted([RUSA, RUES], paria)).toEqual({ draft: paria, lost: [] });
  });

  it('loses the letters on squares that are covered since', () => {
    const { draft, lost } = fitted([RUSA, chain('N1', 1, 'TIR@h18h')], paria);
    expect(lost).toEqual(['h18']);
    expect([...draft.laid.keys()]).toEqual(['h19', 'h20', 'h21']);
  });

  it('loses what it takes where the chain ends no more, or is too short', () => {
    const takes = [{ end: 'q3', count: 2 }];
    expect(fitted([RUSA, RUES], { ...EMPTY, takes }).lost).toEqual([]);
    expect(fitted([RUSA, chain('N1', 1, 'SELLES@l6h')], { ...EMPTY, takes })).toEqual({
      draft: EMPTY,
      lost: ['q3'],
    });
    expect(fitted([chain('N1', 1, 'R@q3v')], { ...EMPTY, takes }).lost).toEqual(['q3']);
  });

  it('may be laid where its own takes leave room', () => {
    const draft: Draft = {
      ...EMPTY,
      takes: [{ end: 'q3', count: 1 }],
      laid: new Map([['q3', { letter: 'T', as: 'letter' }]]),
    };
    expect(fitted([RUES], draft)).toEqual({ draft, lost: [] });
  });

  it('loses a turned letter that ends no word any more, and the shots it would fire', () => {
    const draft: Draft = {
      ...EMPTY,
      pivot: { from: 'l6', to: 'm5' },
      shots: [{ from: 'm5', dir: 'N', end: 'e22' }],
    };
    expect(fitted([RUSA, RUES], draft)).toEqual({ draft, lost: [] });
    const { draft: left, lost } = fitted([RUSA, chain('N1', 1, 'ELLES@m6h')], draft);
    expect(left).toEqual(EMPTY);
    expect(lost).toEqual(['l6']);
  });

  it('loses a cross to take back and a piece to hide once they are gone', () => {
    const draft: Draft = { ...EMPTY, lifts: ['h16'], unflips: ['i6'], block: 'e22' };
    expect(fitted([RUSA], draft)).toEqual({ draft: EMPTY, lost: ['h16', 'i6', 'e22'] });
  });
});
