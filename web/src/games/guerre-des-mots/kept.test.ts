import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY, type Draft } from './draft';
import { keepComposed, recallComposed } from './kept';

const MOMENT = { table: 'abc', seat: 1, steps: 4 };
const DRAFT: Draft = {
  ...EMPTY,
  laid: new Map([['h18', { letter: 'P', as: 'letter' }]]),
  takes: [{ end: 'c20', count: 4 }],
  pivot: { from: 'l6', to: 'm5' },
};
const CARET = { square: 'h19', axis: 'v' } as const;

beforeEach(() => sessionStorage.clear());

describe('a coup that is being composed', () => {
  it('is there again when the tab is loaded again', () => {
    keepComposed(MOMENT, { draft: DRAFT, caret: CARET });
    expect(recallComposed(MOMENT)).toEqual({ draft: DRAFT, caret: CARET });
  });

  it('is another seat’s, or of another table, or of the past', () => {
    keepComposed(MOMENT, { draft: DRAFT, caret: CARET });
    expect(recallComposed({ ...MOMENT, seat: 0 })).toBeNull();
    expect(recallComposed({ ...MOMENT, table: 'abd' })).toBeNull();
    expect(recallComposed({ ...MOMENT, steps: 5 })).toBeNull();
  });

  it('is forgotten once it is taken back', () => {
    keepComposed(MOMENT, { draft: DRAFT, caret: CARET });
    keepComposed(MOMENT, { draft: EMPTY, caret: null });
    expect(recallComposed(MOMENT)).toBeNull();
  });

  it('is none where what was kept cannot be read', () => {
    sessionStorage.setItem('cavalettres.coup.abc.1', '{');
    expect(recallComposed(MOMENT)).toBeNull();
    sessionStorage.setItem('cavalettres.coup.abc.1', '{"steps":4}');
    expect(recallComposed(MOMENT)).toBeNull();
  });
});
