import { expect, it } from 'vitest';
import { query, setOf, type LettersQuestion } from './sets';

const QUESTION: LettersQuestion = {
  letters: 'AEIRST?',
  seek: 'write',
  set: 'dames-de-lettres',
  familiar: 'all',
  min: 2,
  max: 25,
};
const asked = (change: Partial<LettersQuestion>) =>
  Object.fromEntries(new URLSearchParams(query({ ...QUESTION, ...change })));

it('is written for the server, a joker too', () => {
  expect(query(QUESTION)).toContain('letters=AEIRST%3F');
  expect(asked({})).toEqual({
    letters: 'AEIRST?',
    seek: 'write',
    game: 'dames-de-lettres',
    min: '2',
    max: '25',
    familiar: '0',
  });
});

it('names the option of a game that is set otherwise', () => {
  expect(asked({ set: 'echec-et-mots-strict' })).toMatchObject({
    game: 'echec-et-mots',
    option: 'word_classes=strict',
  });
});

it('finds the list of a game by how it is set', () => {
  expect(setOf('echec-et-mots', 'word_classes=strict')).toBe('echec-et-mots-strict');
  expect(setOf('echec-et-mots', 'word_classes=open')).toBe('echec-et-mots');
});

it('takes lengths in either order', () => {
  expect(asked({ min: 8, max: 4 })).toMatchObject({ min: '4', max: '8' });
});
