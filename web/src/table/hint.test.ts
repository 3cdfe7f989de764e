import { beforeAll, describe, expect, it } from 'vitest';
import { Grid } from '../board/grid';
import { setLocale } from '../i18n';
import type { Hint } from '../wire/Hint';
import { marksOf, wordsOf, zoneOf } from './hint';

const grid = new Grid(8, 8);

function hint(over: Partial<Hint>): Hint {
  return { step: 1, v: 1, around: ['e4'], with: [], letters: '', path: [], ...over };
}

describe('a hint', () => {
  beforeAll(() => setLocale('fr'));

  it('frames the part to look at, as far as the board goes', () => {
    expect(zoneOf(grid, ['e4'])).toMatchObject({ from: 'd3', to: 'f5', as: 'zone' });
    expect(zoneOf(grid, ['a1', 'c2'])).toMatchObject({ from: 'a1', to: 'd3' });
    expect(zoneOf(new Grid(7, 11, { lowest: -1 }), ['a0'])).toMatchObject({
      from: 'a-1',
      to: 'b1',
    });
    expect(zoneOf(grid, [])).toBeNull();
  });

  it('rings what is moved, and draws where it goes', () => {
    expect(marksOf(grid, hint({})).map(({ as }) => as)).toEqual(['zone']);
    const second = marksOf(grid, hint({ step: 2, with: ['E2'] }));
    expect(second.at(-1)).toEqual({ from: 'e2', to: 'e2', ink: 'green' });
    const third = marksOf(grid, hint({ step: 3, with: ['e2'], path: ['e2', 'e4'] }));
    expect(third).toEqual([{ from: 'e2', to: 'e4', ink: 'green' }]);
    const written = hint({ step: 3, around: ['a2', 'b2'], with: ['a1'], path: ['a1', 'a2'] });
    expect(marksOf(grid, written).map(({ ink }) => ink)).toEqual(['blue', 'blue', 'green']);
    const word = marksOf(grid, hint({ step: 3, letters: 'MOT', path: ['a1', 'b1', 'c1'] }));
    expect(word.map(({ from, to }) => [from, to])).toEqual([
      ['a1', 'a1'],
      ['b1', 'b1'],
      ['c1', 'c1'],
    ]);
  });

  it('says why, and plainly where nothing special was seen', () => {
    const reason = { code: 'mate-in', args: { moves: 2 } };
    const said = wordsOf('echecs', hint({ step: 3, with: ['a1'], path: ['a1', 'a8'], reason }));
    expect(said).toHaveLength(2);
    expect(said[1]).toContain('2');
    const seen = { code: 'trades', args: { piece: 'n', victim: 'q', square: 'd5' } };
    expect(wordsOf('echecs', hint({ step: 3, reason: seen }))[0]).toMatch(
      /le cavalier.*une dame.*d5/,
    );
    const plain = wordsOf('echecs', hint({ step: 3, reason: { code: 'best', args: {} } }));
    expect(plain).toEqual(
      wordsOf('echecs', hint({ step: 3, reason: { code: 'unheard', args: {} } })),
    );
    expect(wordsOf('echecs', hint({ step: 2, letters: 'RNA' }))[0]).toContain('R N A');
  });
});
