import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { defaults, preferredLocale, prefs, read, write } from './prefs.svelte';

describe('preferredLocale', () => {
  it.each([
    [['fr-FR', 'en'], 'fr'],
    [['en-GB', 'fr'], 'en'],
    [['de', 'en-US'], 'en'],
    [['de', 'fr-CH', 'en'], 'fr'],
    [['es'], 'fr'],
    [[], 'fr'],
    [['fro'], 'fr'],
    [['eng'], 'fr'],
  ] as const)('%j is read in %s', (languages, locale) => {
    expect(preferredLocale(languages)).toBe(locale);
  });
});

describe('read', () => {
  it('gives the defaults when nothing is stored', () => {
    expect(read(null, ['fr'])).toEqual(defaults(['fr']));
  });

  it.each(['', 'null', '[]', '"x"', '{', '12'])('survives %j', (stored) => {
    expect(read(stored, ['fr'])).toEqual(defaults(['fr']));
  });

  it('keeps what is sound and drops what is odd, field by field', () => {
    const stored = JSON.stringify({
      theme: 'dark',
      locale: 'de',
      volume: 7,
      sound: 'yes',
      autoFlip: true,
    });
    expect(read(stored, ['en'])).toEqual({ ...defaults(['en']), theme: 'dark', autoFlip: true });
  });

  it('keeps what the games let a visitor set beside the rest', () => {
    const stored = JSON.stringify({ theme: 'dark', pace: 'slow' });
    const prefs = read(stored, ['fr']);
    expect(prefs.others).toEqual({ pace: 'slow' });
    expect(JSON.parse(write(prefs))).toMatchObject({ theme: 'dark', pace: 'slow' });
    expect(read(write(prefs), ['fr'])).toEqual(prefs);
  });
});

describe('prefs', () => {
  it('are kept as they change, and the theme shows on the page', () => {
    prefs.theme = 'dark';
    prefs.volume = 0.25;
    flushSync();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(read(localStorage.getItem('cavalettres.prefs'), [])).toEqual({ ...prefs });
    prefs.theme = 'auto';
    flushSync();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});
