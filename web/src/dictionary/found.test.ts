import { describe, expect, it } from 'vitest';
import type { FoundWord } from '../wire/FoundWord';
import { byLength, runs } from './found';

const found = (word: string): FoundWord => ({
  word,
  spellings: [word.toLowerCase()],
  frequency: 5,
});

describe('byLength', () => {
  it('puts the longest first and keeps the order within a length', () => {
    const groups = byLength(['TRIE', 'RITES', 'TIRE', 'AS', 'TRIES'].map(found));
    expect(groups.map(({ length, words }) => [length, words.map(({ word }) => word)])).toEqual([
      [5, ['RITES', 'TRIES']],
      [4, ['TRIE', 'TIRE']],
      [2, ['AS']],
    ]);
  });

  it('opens the longest whatever their number, and then no more than can be read', () => {
    const many = (count: number, length: number) =>
      Array.from({ length: count }, () => found('A'.repeat(length)));
    const open = (words: FoundWord[]) => byLength(words).map((group) => group.open);
    expect(open([...many(200, 7), ...many(1, 6)])).toEqual([true, false]);
    expect(open([...many(3, 7), ...many(50, 6), ...many(60, 5)])).toEqual([true, true, false]);
  });

  it('has nothing to show of nothing', () => {
    expect(byLength([])).toEqual([]);
  });
});

describe('runs', () => {
  it('tells the letters of jokers from those of the rack', () => {
    expect(runs('CHEvaL')).toEqual([
      { letters: 'CHE', joker: false },
      { letters: 'VA', joker: true },
      { letters: 'L', joker: false },
    ]);
    expect(runs('')).toEqual([]);
  });
});
