import { describe, expect, it } from 'vitest';
import type { RulingInfo } from '../wire/RulingInfo';
import { byGame, nearest, sharedNearest, where } from './rulings';

function ruling(
  game: string,
  value: string | null,
  code?: string,
  nearest: string[] = [],
): RulingInfo {
  return {
    game,
    name: game.toUpperCase(),
    default: value !== 'second',
    playable: !code,
    compound: false,
    spellings: code ? [] : ['mot'],
    ...(value ? { option: ['option', value] } : {}),
    ...(code ? { refusal: { code, clause: 'W1', error: code, nearest } } : {}),
  };
}

describe('byGame', () => {
  it('says once what both ways of setting a game agree on', () => {
    const games = byGame([ruling('a', 'first'), ruling('a', 'second'), ruling('b', null)]);
    expect(games.map(({ game, lines }) => [game, lines.map(({ options }) => options)])).toEqual([
      ['a', [['first', 'second']]],
      ['b', [[]]],
    ]);
  });

  it('keeps apart what they do not', () => {
    const [a] = byGame([ruling('a', 'first'), ruling('a', 'second', 'grammatical-word')]);
    expect(a?.lines.map(({ options, ruling: { playable } }) => [options, playable])).toEqual([
      [['first'], true],
      [['second'], false],
    ]);
  });
});

describe('nearest', () => {
  it('leaves out what the reason names already', () => {
    const accents = ruling('a', null, 'word-wrong-accents', ['élève', 'levée']);
    expect(nearest({ ...accents, spellings: ['élevé', 'élève'] })).toEqual(['levée']);
    expect(nearest(ruling('a', null))).toEqual([]);
  });
});

describe('sharedNearest', () => {
  it('is what every refusal says alike', () => {
    const near = ['cheval', 'cheveu'];
    const alike = [ruling('a', null, 'unknown', near), ruling('b', null, 'unknown', near)];
    expect(sharedNearest(alike)).toEqual(near);
    expect(sharedNearest([...alike, ruling('c', null)])).toEqual(near);
    expect(sharedNearest([...alike, ruling('c', null, 'unknown', ['chevau'])])).toEqual([]);
    expect(sharedNearest([ruling('a', null)])).toEqual([]);
  });
});

describe('where', () => {
  it('names games as they are set unless one says otherwise', () => {
    const rulings = [
      ruling('a', 'first'),
      ruling('a', 'second', 'unknown'),
      ruling('b', null, 'x'),
    ];
    expect(where(rulings)).toEqual({ playable: ['A'], refused: ['B'] });
  });
});
