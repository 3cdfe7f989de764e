import { describe, expect, it } from 'vitest';
import { parse } from '../router.svelte';
import { wordAddress } from './address';

describe('wordAddress', () => {
  it.each([
    'cheval',
    'élève',
    'œuf',
    'arc-en-ciel',
    'aujourd’hui',
    'a/b',
    '50 % ou non',
    'a?b#c',
    'M.',
  ])('of %j leads back to it', (word) => {
    const { pathname, search, hash } = new URL(wordAddress(word), 'https://house.example');
    expect(search + hash).toBe('');
    expect(parse(pathname)).toEqual({ page: 'dictionary', word });
  });

  it.each(['', '   ', '.', '..', '?', '42'])('of %j is the page without a word', (text) => {
    expect(parse(wordAddress(text))).toEqual({ page: 'dictionary', word: '' });
  });
});
