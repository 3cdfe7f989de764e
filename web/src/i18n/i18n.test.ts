import { FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import english from './en.ftl?shell';
import french from './fr.ftl?shell';
import { has, locale, setLocale, t } from './locale.svelte';

/** Every message of a text with the arguments it names, sorted. */
function messages(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const entry of new FluentResource(text).body) {
    const named = JSON.stringify(entry).matchAll(/"type":"var","name":"([^"]+)"/g);
    found[entry.id] = [...new Set(Array.from(named, (match) => match[1]!))].sort();
  }
  return found;
}

/** Keys that are written down more than once in a text. */
function repeated(text: string): string[] {
  const keys = Array.from(text.matchAll(/^([a-z][\w-]*) =/gim), (match) => match[1]!);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

describe('both languages', () => {
  it('have the same messages with the same arguments', () => {
    expect(messages(english)).toEqual(messages(french));
  });

  it('say each thing once', () => {
    expect(repeated(french)).toEqual([]);
    expect(repeated(english)).toEqual([]);
  });

  it('have no message the parser drops', () => {
    for (const text of [french, english]) {
      const written = text.match(/^[a-z][\w-]* =/gim) ?? [];
      expect(Object.keys(messages(text))).toHaveLength(written.length);
    }
  });

  it('put a no-break space before French double punctuation', () => {
    const wrong = french.split('\n').filter((line) => / [:;!?»](\s|$)|« /.test(line));
    expect(wrong).toEqual([]);
  });

  it('never join a bare name to a preposition', () => {
    const names = '\\{ \\$(?:names?|owner|asker|computer|partners|rivals) \\}';
    const bareFrench = new RegExp(`(?:^| )(?:de|à|contre|avec|par|pour|que|sur) ${names}`);
    const bareEnglish = new RegExp(`\\b(?:of|from|against|with|for) ${names}`);
    expect(french.split('\n').filter((line) => bareFrench.test(line))).toEqual([]);
    expect(
      english.split('\n').filter((line) => bareEnglish.test(line) && !line.includes('[side]')),
    ).toEqual([]);
  });

  it('name all eight levels', () => {
    const keys = Object.keys(messages(french));
    for (let level = 1; level <= 8; level++) {
      expect(keys).toContain(`level-${level}`);
      expect(keys).toContain(`level-${level}-text`);
    }
  });
});

describe('t', () => {
  beforeAll(() => setLocale('fr'));

  it('fills in arguments', () => {
    expect(t('echecs-no-piece', { subject: 'e4' })).toBe('La case e4 est vide.');
  });

  it('shows the id of a message that is missing', () => {
    expect(has('no-such-message')).toBe(false);
    expect(t('no-such-message')).toBe('no-such-message');
  });

  it('follows the language', async () => {
    await setLocale('en');
    expect(locale()).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(t('close')).toBe('Close');
    await setLocale('fr');
    expect(t('close')).toBe('Fermer');
  });
});
