import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LongestWords } from './longest.svelte';

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const letters = new URL(address, 'http://house').searchParams.get('letters');
    const words =
      letters === 'EINORS'
        ? [
            { word: 'NERSOI', spellings: [], frequency: 0 },
            { word: 'NOIRES', spellings: [], frequency: 7 },
          ]
        : [{ word: 'ULTRAS', spellings: [], frequency: 4 }];
    return new Response(JSON.stringify({ lexicon: '', letters, words, total: words.length }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('names the commonest of the longest words, and asks for each rack once', async () => {
  const longest = new LongestWords(() => true);
  longest.show({ racks: ['EINORS', 'ALRSTU'], lengths: [6, 6] });
  await vi.runAllTimersAsync();
  expect(longest.words).toEqual(['NOIRES', 'ULTRAS']);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toContain('min=6&max=6');
  expect(asked[0]).toContain('option=word_classes%3Dstrict');
  longest.show({ racks: ['EINORS', ''], lengths: [6, 0] });
  expect(longest.words).toEqual(['NOIRES', null]);
  await vi.runAllTimersAsync();
  expect(longest.words).toEqual(['NOIRES', null]);
  expect(asked).toHaveLength(2);
});
