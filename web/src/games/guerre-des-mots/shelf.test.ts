import { beforeEach, describe, expect, it } from 'vitest';
import { held } from './fixture';
import { arranged, keepOrder, kindOf, mixed, moved, recallOrder, usual } from './shelf';

const shown = (text: string, order: readonly string[] = []) =>
  arranged(held(text), order).map(kindOf).join(' ');

describe('the Arsenal on its shelf', () => {
  it('begins with vowels, then consonants, joker and cross last', () => {
    expect(shown('T ? + R E/É R A/Â')).toBe('E/É A/Â T R R ? +');
  });

  it('lies as its player laid it, and what has come since lies last', () => {
    expect(shown('R U S A', ['S', 'A', 'R', 'U'])).toBe('S A R U');
    expect(shown('R U S A E/É', ['S', 'A', 'R', 'U'])).toBe('S A R U E/É');
  });

  it('closes up where letters were laid on the board', () => {
    expect(shown('R A', ['S', 'A', 'R', 'U', 'A'])).toBe('A R');
    expect(shown('E/É', ['E/È', 'E/É'])).toBe('E/É');
  });

  it('counts the tiles of a kind as they lie', () => {
    const tiles = arranged(held('R S R'), ['R', 'S', 'R']);
    expect(tiles.map(({ at, nth }) => [at, nth])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  it('moves one tile to another’s place', () => {
    expect(moved(['R', 'U', 'S', 'A'], 0, 2)).toEqual(['U', 'S', 'R', 'A']);
    expect(moved(['R', 'U', 'S', 'A'], 3, 0)).toEqual(['A', 'R', 'U', 'S']);
    expect(moved(['R', 'U'], 0, 9)).toEqual(['U', 'R']);
    expect(moved(['R', 'U'], 7, 0)).toEqual(['R', 'U']);
  });

  it('is mixed without a letter lost', () => {
    const order = usual(held('R U S A E/É'));
    const numbers = [0.9, 0, 0.5, 0.2];
    const next = mixed(order, () => numbers.pop()!);
    expect(next).not.toEqual(order);
    expect(next.toSorted()).toEqual(order.toSorted());
  });
});

describe('the order of a seat', () => {
  beforeEach(() => sessionStorage.clear());

  it('is kept by table and seat', () => {
    keepOrder('abc', 0, ['S', 'A']);
    expect(recallOrder('abc', 0)).toEqual(['S', 'A']);
    expect(recallOrder('abc', 1)).toEqual([]);
    expect(recallOrder('xyz', 0)).toEqual([]);
  });

  it('is the usual one where what was kept makes no sense', () => {
    sessionStorage.setItem('cavalettres.arsenal.abc.0', '{');
    expect(recallOrder('abc', 0)).toEqual([]);
    sessionStorage.setItem('cavalettres.arsenal.abc.0', '[1,"S"]');
    expect(recallOrder('abc', 0)).toEqual(['S']);
  });
});
