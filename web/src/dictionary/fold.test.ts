import { describe, expect, it } from 'vitest';
import { fold, lettersOf, tilesOf } from './fold';

describe('fold', () => {
  it.each([
    ['élève', 'ELEVE'],
    ['e\u0301le\u0300ve', 'ELEVE'],
    ['cœur', 'COEUR'],
    ['Ægosome', 'AEGOSOME'],
    ['çà', 'CA'],
    ['arc-en-ciel', 'ARC-EN-CIEL'],
    ['', ''],
  ])('%j', (text, plain) => {
    expect(fold(text)).toBe(plain);
    expect(fold(fold(text))).toBe(plain);
  });
});

describe('tilesOf', () => {
  it('keeps accents and gives each letter its tile', () => {
    expect(tilesOf('élève').join(' ')).toBe('É L È V E');
    expect(tilesOf('œuf').join(' ')).toBe('O E U F');
    expect(tilesOf('e\u0301te\u0301')).toHaveLength(3);
  });
});

describe('lettersOf', () => {
  it('reads letters and jokers however they are typed', () => {
    expect(lettersOf(' été * ')).toBe('ETE?');
    expect(lettersOf('?a.ia')).toBe('?A?IA');
    expect(lettersOf('a1')).toBe('A1');
  });
});
