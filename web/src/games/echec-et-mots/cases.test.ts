import { expect, it } from 'vitest';
import cases from '../../wire/echec-et-mots/scores.json';
import { preview } from './score';

it('reckons every word as the rules do', () => {
  for (const { letters, rack, calls, knight, bonusCap, floorZero, ...told } of cases) {
    const scored = preview(letters, rack, { calls, knight }, { bonusCap, floorZero });
    const { unused, points, bonus, second } = told;
    expect(scored, JSON.stringify(told)).toEqual({
      letters,
      unused,
      points,
      bonus,
      knight: second,
    });
  }
});
