import { beforeAll, describe, expect, it } from 'vitest';
import { setLocale } from '../i18n';
import type { PlaceInfo } from '../wire/PlaceInfo';
import { frame, status } from './fixture';
import { alone, distance, ofPieces } from './instead';
import { Live } from './live.svelte';

beforeAll(() => setLocale('fr'));

describe('in place of a refused move', () => {
  const ways = new Map([
    ['b1', ['a3', 'c3']],
    ['e2', ['e3', 'e4']],
    ['a1', []],
  ]);

  it('the ways of the piece are told and drawn', () => {
    const { text, marks } = ofPieces('b1', ways);
    expect(text).toBe('b1 peut aller en a3 ou c3.');
    expect(marks.map(({ from, to }) => from + to)).toEqual(['b1a3', 'b1c3']);
  });

  it('those that may move are told where the piece may not', () => {
    const { text, marks } = ofPieces('a1', ways);
    expect(text.replace(/\u00a0/g, ' ')).toBe(
      'a1 ne peut pas bouger maintenant. Peuvent jouer : b1 et e2.',
    );
    expect(marks.map(({ from, to }) => [from, to])).toEqual([
      ['b1', 'b1'],
      ['e2', 'e2'],
    ]);
  });

  it('many ways are ringed, not crossed by arrows', () => {
    const many = Array.from({ length: 9 }, (_, at) => `a${at + 1}`);
    expect(ofPieces('d4', new Map([['d4', many]])).marks.every(({ from, to }) => from === to)).toBe(
      true,
    );
  });
});

describe('words are proposed', () => {
  const against = (...others: PlaceInfo[]) => {
    const live = new Live('abc');
    const places: PlaceInfo[] = [{ kind: 'person', name: 'Odile', seat: 0 }, ...others];
    live.frame = frame({ status: status({ places }) });
    return alone(live);
  };

  it('against computers alone', () => {
    expect(against({ kind: 'bot', name: '', level: 2, seat: 1 })).toBe(true);
    expect(against({ kind: 'person', name: 'Henri', seat: 1 })).toBe(false);
    expect(against({ kind: 'free', name: '', seat: 1 })).toBe(false);
  });

  it('the nearest first', () => {
    expect(distance('cheval', 'cheval')).toBe(0);
    expect(distance('cheval', 'chevaux')).toBe(2);
    expect(distance('', 'mot')).toBe(3);
  });
});
