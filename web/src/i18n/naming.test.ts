import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../prefs.svelte';
import { elides } from './elision';
import '../games';
import ownEnglish from '../games/guerre-des-mots/en.ftl';
import ownFrench from '../games/guerre-des-mots/fr.ftl';
import english from './en.ftl';
import french from './fr.ftl';
import { naming } from './naming';

/** A message of a language, said with the names the house gives. */
function said(locale: Locale, message: string, name: string): string {
  const bundle: FluentBundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: naming(locale, (id) => {
      const text = bundle.getMessage(id)?.value;
      return typeof text === 'string' ? text : null;
    }),
  });
  for (const text of locale === 'fr' ? [french, ownFrench] : [english, ownEnglish])
    bundle.addResource(new FluentResource(text));
  bundle.addResource(new FluentResource(`message = ${message}`), { allowOverrides: true });
  return bundle.formatPattern(bundle.getMessage('message')!.value!, { name });
}

describe('names in French sentences', () => {
  const ways = 'AR { A($name) }, chaîne { DE($name) }, contre { NAME($name) }';

  it.each([
    ['Le bambin', 'AR au bambin, chaîne du bambin, contre le bambin'],
    ['L’écolière', 'AR à l’écolière, chaîne de l’écolière, contre l’écolière'],
    ['La voisine', 'AR à la voisine, chaîne de la voisine, contre la voisine'],
    ['L’ordinateur', 'AR à l’ordinateur, chaîne de l’ordinateur, contre l’ordinateur'],
    ['Le bambin (NO)', 'AR au bambin (NO), chaîne du bambin (NO), contre le bambin (NO)'],
    [
      'Le bambin et Odile',
      'AR au bambin et Odile, chaîne du bambin et Odile, contre le bambin et Odile',
    ],
    ['Sud', 'AR au Sud, chaîne du Sud, contre le Sud'],
    ['Est-Nord-Est', 'AR à l’Est-Nord-Est, chaîne de l’Est-Nord-Est, contre l’Est-Nord-Est'],
    ['Odile', 'AR à Odile, chaîne d’Odile, contre Odile'],
    ['Henri', 'AR à Henri, chaîne d’Henri, contre Henri'],
    ['Bob', 'AR à Bob, chaîne de Bob, contre Bob'],
  ])('of %s', (name, sentence) => expect(said('fr', ways, name)).toBe(sentence));

  it('leave the article of somebody’s own name alone', () => {
    expect(said('fr', ways, 'Le Goff')).toBe('AR à Le Goff, chaîne de Le Goff, contre Le Goff');
    expect(said('fr', ways, 'Sudiste')).toBe('AR à Sudiste, chaîne de Sudiste, contre Sudiste');
  });

  it('begin a sentence with a capital', () => {
    expect(said('fr', '{ A($name, start: 1) } de jouer.', 'Ouest')).toBe('À l’Ouest de jouer.');
    expect(said('fr', '{ NAME($name, start: 1) } gagne.', 'Nord')).toBe('Le Nord gagne.');
  });
});

describe('names in English sentences', () => {
  it.each([
    ['The toddler', 'against the toddler'],
    ['The Edge', 'against The Edge'],
    ['South', 'against South'],
  ])('of %s', (name, sentence) =>
    expect(said('en', 'against { NAME($name) }', name)).toBe(sentence),
  );
});

describe('elision', () => {
  it.each([
    'élever',
    'œuvrer',
    'habiter',
    'honorer',
    'huiler',
    'hydrater',
    'Yves',
    'yeux',
    'hériter',
  ])('before %s', (word) => expect(elides(word)).toBe(true));
  it.each([
    'jouer',
    'haïr',
    'hurler',
    'huit',
    'heurter',
    'héros',
    'onze',
    'oui',
    'yaourt',
    'humer',
  ])('not before %s', (word) => expect(elides(word)).toBe(false));
});
